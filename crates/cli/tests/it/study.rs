//! `analyze`, `solve`, `verify`, `annotate`, `puzzle` and `tree`.

use insta::assert_snapshot;
use serde_json::Value;

use crate::home::Home;

/// Time and what was looked at are the machine's and the search's affair.
fn analysis(args: &str) -> String {
    let text = Home::new().transcript(args, "");
    let lines = text.lines().map(|line| {
        if line.starts_with("Looked ") {
            "Looked …"
        } else {
            line
        }
    });
    lines.collect::<Vec<_>>().join("\n")
}

const ENDING: &str = "0-0-0-0-0-2-0-0-0-1-0-3-20-22-S";

#[test]
fn analyze_shows_the_best_lines() {
    assert_snapshot!(analysis(&format!("analyze djenon-aboure {ENDING}")), @"
          f      e      d      c      b      a
      ┌──────┬──────┬──────┬──────┬──────┬──────┐
      │   3▲ │   0▲ │   1▲ │   0▲ │   0▲ │   0▲ │  ▲ North  22 taken
      ├──────┼──────┼──────┼──────┼──────┼──────┤  South to move
      │   0▼ │   0▼ │   0▼ │   0▼ │   0▼ │   2▼ │  ▼ South  20 taken
      └──────┴──────┴──────┴──────┴──────┴──────┘
          A      B      C      D      E      F

       -2  F f 23-25

    Scores are the final margin for South, who is to move; ~ marks an estimate.
    Looked …
    --- exit 0
    ");
    assert_snapshot!(analysis("analyze gore 3-0-1-1-1-1-0-1-4-2-S --lines 2"), @"
          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   1▲ │   0▲ │   1▲ │   1▲ │  ▲ North  2 taken
      ├──────┼──────┼──────┼──────┤  South to move
      │   3▼ │   0▼ │   1▼ │   1▼ │  ▼ South  4 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

       +4  A 9-5
        0  D+2 d+4 7-7

    Scores are the final margin for South, who is to move; ~ marks an estimate.
    Looked …
    --- exit 0
    ");
}

#[test]
fn solve_writes_a_proof_and_verify_checks_it() {
    let home = Home::new();
    let solved = home.run("solve djenon-aboure --proof start.proof", "");
    assert_eq!(solved.code, Some(0), "{}", solved.stderr);
    let (_, words) = solved.stdout.split_once("Solved").unwrap();
    let (words, _) = words.split_once("Looked").unwrap();
    // How many lemmas there are is the search's affair.
    let (_, lemmas) = words.split_once("of ").unwrap();
    let (lemmas, _) = lemmas.split_once(" lemmas").unwrap();
    assert_snapshot!(words.replace(lemmas, "…"), @"
    : South 26, North 22; South wins if both play their best.
    The proof, of … lemmas, was checked and stands in start.proof.
    ");
    let verified = home.transcript("verify start.proof", "");
    assert_snapshot!(verified.replace(lemmas, "…"), @"
    start.proof: djenon-aboure 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S
    The proof holds: at least 26 seeds for South and at least 22 seeds for North,
    in … lemmas.
    --- exit 0
    ");

    let proof = home.read("start.proof");
    let (before, after) = proof.split_once("\n* ").unwrap();
    home.write("wrong.proof", &format!("{before}\nA {after}"));
    let wrong = home.run("verify start.proof wrong.proof", "");
    assert_eq!(wrong.code, Some(1));
    assert!(
        wrong.stdout.starts_with("start.proof: "),
        "{}",
        wrong.stdout
    );
    let line = before.lines().count() + 1;
    assert_eq!(
        wrong.stderr,
        format!("error: wrong.proof: line {line}: it is North's turn, and all moves must be met\n")
    );
    home.write("half.proof", before);
    assert_eq!(
        home.run("verify half.proof", "").stderr,
        format!(
            "error: half.proof: line {}: expected the line to end\n",
            line - 1
        )
    );
    assert_snapshot!(home.transcript("verify -", "hello\n"), @"
    --- stderr
    error: -: line 1: expected `ayla proof 1`, the first line of a proof
    --- exit 1
    ");
    assert_eq!(home.run("verify none.proof", "").code, Some(2));
}

#[test]
fn solve_tells_programs() {
    let home = Home::new();
    let ran = home.run(
        &format!("solve djenon-aboure {ENDING} --json --proof x"),
        "",
    );
    let solved: Value = serde_json::from_str(&ran.stdout).unwrap();
    assert_eq!(solved["position"], ENDING);
    assert_eq!(
        (&solved["south"], &solved["north"]),
        (&23.into(), &25.into())
    );
    assert_eq!(solved["line"], serde_json::json!(["F", "f"]));
    assert_eq!(solved["lemmas"], 4);
}

#[test]
fn what_is_not_solved_leaves_no_proof() {
    let home = Home::new();
    home.write("kept", "as it was");
    let ran = home.run("solve gore --nodes 5000 --proof kept", "");
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(1), ""));
    assert!(
        ran.stderr
            .starts_with("error: not solved within the limits ("),
        "{}",
        ran.stderr
    );
    assert_eq!(home.read("kept"), "as it was");
    for args in [
        "solve",
        "solve chess",
        "solve gore --proof no/where",
        "solve gore --memory 0",
    ] {
        assert_eq!(home.run(args, "").code, Some(2), "{args}");
    }
}

#[test]
fn analyze_says_what_is_an_estimate() {
    let text = analysis("analyze gore --depth 1 --lines 1");
    assert!(text.contains("~"), "{text}");
    assert!(
        text.contains("  A ")
            || text.contains("  B ")
            || text.contains("  C ")
            || text.contains("  D")
    );
}

#[test]
fn there_is_nothing_to_analyse_in_a_game_that_is_over() {
    assert_snapshot!(analysis("analyze gore 2-0-0-0-0-0-0-1-20-25-S"), @"
          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   1▲ │   0▲ │   0▲ │   0▲ │  ▲ North  25 taken
      ├──────┼──────┼──────┼──────┤  over, 22-26
      │   2▼ │   0▼ │   0▼ │   0▼ │  ▼ South  20 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    The game is over: there is nothing to analyse.
    --- exit 0
    ");
    let json = json("analyze gore 2-0-0-0-0-0-0-1-20-25-S --json");
    assert_eq!(json["lines"], Value::Array(Vec::new()));
}

fn json(args: &str) -> Value {
    let ran = Home::new().run(args, "");
    assert_eq!((ran.stderr.as_str(), ran.code), ("", Some(0)));
    serde_json::from_str(&ran.stdout).unwrap()
}

#[test]
fn analyze_tells_programs_what_it_found() {
    let found = json(&format!("analyze djenon-aboure {ENDING} --json"));
    assert_eq!(found["position"], ENDING);
    assert_snapshot!(found["lines"], @r#"[{"exact":true,"move":"F","pv":["F","f"],"score":-2}]"#);
    assert!(found["nodes"].is_u64() && found["time_ms"].is_u64());
    assert_eq!(found.as_object().unwrap().len(), 4);
    let start = json("analyze djenon-aboure --lines 6 --nodes 9000000 --json");
    let lines = start["lines"].as_array().unwrap();
    let scores: Vec<(&str, i64)> = lines
        .iter()
        .map(|line| {
            (
                line["move"].as_str().unwrap(),
                line["score"].as_i64().unwrap(),
            )
        })
        .collect();
    assert_eq!(scores[..4], [("E", 4), ("F", 2), ("D", -2), ("C", -6)]);
    assert_eq!((scores[4].1, scores[5].1), (-10, -10));
    assert!(lines.iter().all(|line| line["exact"] == true));
}

#[test]
fn analyze_refuses_what_makes_no_sense() {
    let home = Home::new();
    for args in [
        "analyze",
        "analyze nim",
        "analyze gore --time 0",
        "analyze gore --time soon",
        "analyze gore --time 1 --nodes 5",
        "analyze gore --lines 0",
        "analyze gore --depth 256",
        "annotate",
        "annotate x.sow --nodes 0",
        "puzzle nim",
        "puzzle --count 0",
        "puzzle --from x.sow --seed 1",
        "puzzle gore --from x.sow",
        "puzzle --from -",
        "puzzle --from none.sow",
        "puzzle djenon-aboure --output nowhere/x.sow",
        "annotate none.sow",
    ] {
        let ran = home.run(args, "");
        assert_eq!(ran.code, Some(2), "{args}");
        assert!(!ran.stderr.is_empty() && ran.stdout.is_empty(), "{args}");
    }
    assert_snapshot!(home.transcript("analyze gore 6-6", ""), @"
    --- stderr
    error: A position tells the seeds of every hole, what South and North have taken, and S or N to move:
      6-6
         ^
    --- exit 1
    ");
}

/// Two short games; in the first both give something away.
const CLUB: &str = "\
[Game \"djenon-aboure\"]
[South \"Lou\"]
[North \"Bi\"]
[SetUp \"1\"]
[FEN \"0-0-0-0-3-2-0-0-0-1-3-2-18-19-S\"]

1. F {hm} e *

[Game \"gore\"]
[South \"Bi\"]
[North \"Lou\"]
[SetUp \"1\"]
[FEN \"3-0-1-1-1-1-0-1-4-2-S\"]

1. D d+4 7-7 {A pity.}
";

fn club() -> Home {
    let home = Home::new();
    home.write("club.sow", CLUB);
    home
}

#[test]
fn annotate_judges_every_move() {
    assert_snapshot!(club().transcript("annotate club.sow", ""), @r#"
    [Game "djenon-aboure"]
    [Event "?"]
    [Site "?"]
    [Date "????.??.??"]
    [Round "?"]
    [South "Lou"]
    [North "Bi"]
    [Result "*"]
    [SetUp "1"]
    [FEN "0-0-0-0-3-2-0-0-0-1-3-2-18-19-S"]
    [Termination "unfinished"]

    1. F {hm} {North by 2} 1... e? {South by 4} (1... f 2. E+4 e+4 {North by 2}) *

    [Game "gore"]
    [Event "?"]
    [Site "?"]
    [Date "????.??.??"]
    [Round "?"]
    [South "Bi"]
    [North "Lou"]
    [Result "7-7"]
    [SetUp "1"]
    [FEN "3-0-1-1-1-1-0-1-4-2-S"]

    1. D+2?! {even} (1. A {South by 4}) 1... d+4 {even} 7-7 {A pity.}
    --- stderr
    player  moves  seeds lost a move  ?!  ?  ??
    Lou         2               0.00   0  0   0
    Bi          2               5.00   1  1   0
    --- exit 0
    "#);
}

#[test]
fn annotate_writes_in_one_step() {
    let home = club();
    let printed = home.run("annotate club.sow", "").stdout;
    assert_snapshot!(home.transcript("annotate club.sow --output club.sow", ""), @"
    player  moves  seeds lost a move  ?!  ?  ??
    Lou         2               0.00   0  0   0
    Bi          2               5.00   1  1   0
    --- exit 0
    ");
    assert_eq!(home.read("club.sow"), printed);
    assert_eq!(
        home.transcript("check club.sow", ""),
        "2 games, 0 errors\n--- exit 0"
    );
    // What is said already is not said again.
    assert_eq!(home.run("annotate club.sow", "").stdout, printed);
}

#[test]
fn annotate_leaves_everything_as_it_was_where_a_game_is_wrong() {
    let home = club();
    let wrong = format!("{CLUB}\n[Game \"gore\"]\n\n1. a *\n");
    home.write("club.sow", &wrong);
    assert_snapshot!(home.transcript("annotate club.sow --output club.sow", ""), @"
    --- stderr
    error: a is not legal: hole a is not the player's (G3)
      --> club.sow:19:4
       |
    19 | 1. a *
       |    ^ expected a legal move
       |
       = help: legal here: A B C D
    --- exit 1
    ");
    assert_eq!(home.read("club.sow"), wrong);
}

#[test]
fn games_are_annotated_in_their_order() {
    let home = Home::new();
    let games: Vec<String> = (1..=12)
        .map(|round| format!("[Game \"gore\"]\n[Round \"{round}\"]\n\n1. A b *\n"))
        .collect();
    home.write("many.sow", &games.join("\n"));
    let text = home.run("annotate many.sow --nodes 50", "").stdout;
    let rounds: Vec<String> = text
        .lines()
        .filter_map(|line| {
            Some(
                line.strip_prefix("[Round \"")?
                    .trim_end_matches("\"]")
                    .to_owned(),
            )
        })
        .collect();
    assert_eq!(
        rounds,
        (1..=12).map(|round| round.to_string()).collect::<Vec<_>>()
    );
}

/// Two puzzles, of which only the positions count.
const PUZZLES: &str = "\
[Game \"gore\"]
[SetUp \"1\"]
[FEN \"3-0-1-1-1-1-0-1-4-2-S\"]

*

[Game \"djenon-aboure\"]
[SetUp \"1\"]
[FEN \"1-0-1-1-1-4-1-2-2-1-5-1-12-16-N\"]

*
";

fn puzzles(lines: &str) -> String {
    let home = Home::new();
    home.write("puzzles.sow", PUZZLES);
    home.transcript("puzzle --from puzzles.sow", lines)
}

#[test]
fn puzzles_are_asked_and_answered() {
    let said = "help\nhint\nmoves\nB\nsing\nundo\nD+3\nD\nA\nboard\nc\n";
    assert_snapshot!(puzzles(said), @"
    Puzzle 1 of 2: Goré, grade 3 of 5. Type a move, or `help`.

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   1▲ │   0▲ │   1▲ │   1▲ │  ▲ North  2 taken
      ├──────┼──────┼──────┼──────┤  South to move
      │   3▼ │   0▼ │   1▼ │   1▼ │  ▼ South  4 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    South to move: one move wins by 4, no other does better than to draw.
    South> help
      C         sow hole C, if you think that it is the best move; offer:BD, accept,
                decline and pass likewise
      moves     list the legal moves
      board     draw the board again
      hint      learn how deep it is, and what is surprising about it
      solution  see it, and go on to the next puzzle
      quit      leave
    South> hint
    Look 2 moves ahead. What is surprising: quiet move and refused capture.
    South> moves
    A C D+2
    South> B
    B is not legal: hole B is empty (G3). Legal: A C D.
    South> sing
    `sing` is neither a move nor a command. Type `help` for what can be said.
    South> undo
    That cannot be said here. Type `help` for what can.
    South> D+3
    D+3 is not right: D takes 2 seeds.
    South> D
    South lifts 1 from D and sows to a.
    South takes 2 from a.
    D+2 only draws. Try again, or say `solution`.
    South> A
    South lifts 3 from A and sows to D.
    What is left is counted: 5 for South and 3 for North.
    A is right.
    The best play: A 9-5.

    Puzzle 2 of 2: Djenon-aboure, grade 2 of 5. Type a move, or `help`.

          f      e      d      c      b      a
      ┌──────┬──────┬──────┬──────┬──────┬──────┐
      │   1▲ │   5▲ │   1▲ │   2▲ │   2▲ │   1▲ │  ▲ North  16 taken
      ├──────┼──────┼──────┼──────┼──────┼──────┤  North to move
      │   1▼ │   0▼ │   1▼ │   1▼ │   1▼ │   4▼ │  ▼ South  12 taken
      └──────┴──────┴──────┴──────┴──────┴──────┘
          A      B      C      D      E      F

    North to move: one move wins by 10, no other does better than to win by 6.
    North> board

          f      e      d      c      b      a
      ┌──────┬──────┬──────┬──────┬──────┬──────┐
      │   1▲ │   5▲ │   1▲ │   2▲ │   2▲ │   1▲ │  ▲ North  16 taken
      ├──────┼──────┼──────┼──────┼──────┼──────┤  North to move
      │   1▼ │   0▼ │   1▼ │   1▼ │   1▼ │   4▼ │  ▼ South  12 taken
      └──────┴──────┴──────┴──────┴──────┴──────┘
          A      B      C      D      E      F

    North> c
    North lifts 2 from c and sows to d.
    North takes 2 from d.
    c+2 is right.
    The best play: c+2 F+2 a+4 pass e+2 A+2 f+2 19-29.
    Solved at the first try: 1 of 2.
    --- exit 0
    ");
}

#[test]
fn a_solution_can_be_shown_and_one_can_leave() {
    assert_snapshot!(puzzles("solution\nquit\n"), @"
    Puzzle 1 of 2: Goré, grade 3 of 5. Type a move, or `help`.

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   1▲ │   0▲ │   1▲ │   1▲ │  ▲ North  2 taken
      ├──────┼──────┼──────┼──────┤  South to move
      │   3▼ │   0▼ │   1▼ │   1▼ │  ▼ South  4 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    South to move: one move wins by 4, no other does better than to draw.
    South> solution
    The best play: A 9-5.

    Puzzle 2 of 2: Djenon-aboure, grade 2 of 5. Type a move, or `help`.

          f      e      d      c      b      a
      ┌──────┬──────┬──────┬──────┬──────┬──────┐
      │   1▲ │   5▲ │   1▲ │   2▲ │   2▲ │   1▲ │  ▲ North  16 taken
      ├──────┼──────┼──────┼──────┼──────┼──────┤  North to move
      │   1▼ │   0▼ │   1▼ │   1▼ │   1▼ │   4▼ │  ▼ South  12 taken
      └──────┴──────┴──────┴──────┴──────┴──────┘
          A      B      C      D      E      F

    North to move: one move wins by 10, no other does better than to win by 6.
    North> quit
    Solved at the first try: 0 of 1.
    --- exit 0
    ");
    assert!(puzzles("").ends_with("South>\n--- exit 0"));
}

#[test]
fn what_is_no_puzzle_is_refused() {
    let home = Home::new();
    home.write(
        "start.sow",
        "[Game \"gore\"]\n[SetUp \"1\"]\n[FEN \"3-0-1-0-0-0-0-0-0-0-S\"]\n\n*\n",
    );
    assert_snapshot!(home.transcript("puzzle --from start.sow", ""), @"
    --- stderr
    error: game 1 of start.sow is no puzzle: several moves are equally good
    --- exit 1
    ");
}

#[test]
fn the_same_seed_makes_the_same_puzzles() {
    let home = Home::new();
    let make = |args: &str, file: &str| {
        let ran = home.run(&format!("puzzle djenon-aboure {args} --output {file}"), "");
        assert_eq!(ran.code, Some(0), "{}", ran.stderr);
        home.read(file)
    };
    let two = make("--seed 5 --count 2", "two.sow");
    assert_eq!(make("--seed 5 --count 2", "again.sow"), two);
    // The second puzzle of a seed is the first of the next.
    let next = make("--seed 6 --count 1", "next.sow");
    assert_eq!(
        two.split_once("\n\n[Game")
            .unwrap()
            .1
            .replace("[Round \"2\"]", "[Round \"1\"]"),
        next.strip_prefix("[Game").unwrap()
    );
    assert_eq!(
        home.transcript("check two.sow", ""),
        "2 games, 0 errors\n--- exit 0"
    );
    let answers = "solution\nsolution\n";
    let asked = home.run("puzzle --from two.sow", answers).stdout;
    let made = home
        .run("puzzle djenon-aboure --seed 5 --count 2", answers)
        .stdout;
    assert_eq!(made, format!("{asked}The same puzzles again: --seed 5\n"));
}

/// Openings of both games. The orders of the first two come to the same position.
const OPENINGS: &str = "\
[Game \"gore\"]
[Termination \"North resigns\"]

1. B a 2. B b 28-20

[Game \"gore\"]

1. B b 2. B a *

[Game \"djenon-aboure\"]
[Termination \"agreement\"]

1. E+2 26-22

[Game \"djenon-aboure\"]
[Termination \"agreement\"]

1. A+2 c 24-24

[Game \"gore\"]
[SetUp \"1\"]
[FEN \"3-0-1-1-1-1-0-1-4-2-S\"]

1. A 9-5
";

fn tree(args: &str) -> String {
    let home = Home::new();
    home.write("openings.sow", OPENINGS);
    home.transcript(&format!("tree {args}"), OPENINGS)
}

#[test]
fn a_tree_counts_openings() {
    assert_snapshot!(tree("openings.sow --nodes 0 --depth 4"), @"
    Goré: margins and values are South's.

    games  South  drawn  North  open  margin  value  line
        2      1      0      0     1                 start
        2      1      0      0     1                 B
        1      1      0      0     0                 · a
        1      1      0      0     0                 · · B
        1      1      0      0     0                 · · · b
        1      0      0      0     1                 · b
        1      0      0      0     1                 · · B
        1      0      0      0     1                 · · · a = B a B b

    Not counted: 1 game from another start.

    Djenon-aboure: margins and values are South's.

    games  South  drawn  North  open  margin  value  line
        2      1      1      0     0    +2.0         start
        1      0      1      0     0     0.0         A+2
        1      0      1      0     0     0.0         · c+4
        1      1      0      0     0    +4.0         E+2
    --- exit 0
    ");
}

#[test]
fn a_tree_counts_over_all_files_and_proves_values() {
    assert_snapshot!(tree("openings.sow - --depth 1 --min-games 2 --nodes 400000"), @"
    Goré: margins and values are South's.

    games  South  drawn  North  open  margin  value  line
        4      2      0      0     2                 start
        4      2      0      0     2                 B

    Not counted: 2 games from another start.

    Djenon-aboure: margins and values are South's.

    games  South  drawn  North  open  margin  value  line
        4      2      2      0     0    +2.0     +4  start
        2      0      2      0     0     0.0    -10  A+2
        2      2      0      0     0    +4.0     +4  E+2
    --- exit 0
    ");
    assert_snapshot!(tree("openings.sow --min-games 3"), @"
    Goré: margins and values are South's.

    Too few: 2 games.

    Not counted: 1 game from another start.

    Djenon-aboure: margins and values are South's.

    Too few: 2 games.
    --- exit 0
    ");
}

#[test]
fn a_tree_is_told_to_programs() {
    let home = Home::new();
    home.write("openings.sow", OPENINGS);
    let ran = home.run("tree openings.sow --json --nodes 400000 --depth 4", "");
    let trees: Value = serde_json::from_str(&ran.stdout).unwrap();
    assert_eq!(trees.as_array().unwrap().len(), 2);
    assert_eq!(
        (&trees[0]["game"], &trees[0]["other_starts"]),
        (&"gore".into(), &1.into())
    );
    let djenon = &trees[1]["root"];
    assert_eq!(djenon["games"], 2);
    assert_eq!(djenon["value"], 4);
    assert_eq!(djenon["branches"][0]["move"], "A");
    assert_eq!(djenon["branches"][0]["value"], -10);
    let last = &trees[0]["root"]["branches"][0]["branches"][1]["branches"][0]["branches"][0];
    assert_eq!(
        last["transposes_to"],
        serde_json::json!(["B", "a", "B", "b"])
    );
}

#[test]
fn a_tree_of_a_wrong_record_is_none() {
    let home = Home::new();
    home.write("wrong.sow", "[Game \"gore\"]\n\n1. a *\n");
    assert_snapshot!(home.transcript("tree wrong.sow", ""), @"
    --- stderr
    error: a is not legal: hole a is not the player's (G3)
     --> wrong.sow:3:4
      |
    3 | 1. a *
      |    ^ expected a legal move
      |
      = help: legal here: A B C D
    --- exit 1
    ");
    assert_eq!(home.transcript("tree -", ""), "--- exit 0");
    for args in [
        "tree",
        "tree none.sow",
        "tree x.sow --depth 0",
        "tree x.sow --min-games 0",
    ] {
        assert_eq!(home.run(args, "").code, Some(2), "{args}");
    }
}
