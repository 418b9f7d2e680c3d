//! `check`, `convert` and `replay`.

use std::fs;

use insta::assert_snapshot;
use serde_json::Value;

use crate::home::Home;

/// Three games; the second has a move that is not legal, in a variation.
const CLUB: &str = "\
[Game \"gore\"]
[Site \"Bouaflé\"]
[South \"Lou\"]
[North \"Bi\"]
[Result \"1-47\"]
[Termination \"South resigns\"]

{A club evening.} 1. D b 2. A c 3. C {a long plan} (3. B a 4. A+2) 3... b+4! 4. B c+8
5. offer:CD accept (5... decline b) 5... D+2 1-47 {Without a word.}

[Game \"gore\"]

1. D b (1... A) 2. A *

[Game \"djenon-aboure\"]

1. A+2 *
";

fn club() -> Home {
    let home = Home::new();
    home.write("club.sow", CLUB);
    home
}

/// The same without the second game.
fn right() -> Home {
    let home = Home::new();
    let (first, rest) = CLUB.split_once("[Game \"gore\"]\n\n").unwrap();
    let (_, third) = rest.split_once("\n\n").unwrap();
    home.write("club.sow", &format!("{first}{third}"));
    home
}

#[test]
fn check_shows_the_first_error_of_each_game() {
    assert_snapshot!(club().transcript("check club.sow", ""), @"
    error: A is not legal: hole A is not the player's (G3)
      --> club.sow:13:14
       |
    13 | 1. D b (1... A) 2. A *
       |              ^ expected a legal move
       |
       = help: legal here: a b c d
    3 games, 1 error
    --- exit 1
    ");
}

#[test]
fn why_a_file_cannot_be_read_is_told_once() {
    let home = Home::new();
    fs::create_dir(home.path("folder")).unwrap();
    assert_snapshot!(home.transcript("check folder", ""), @"
    --- stderr
    error: folder: the input cannot be read: Is a directory (os error 21)
    --- exit 2
    ");
}

#[test]
fn check_counts_over_all_files() {
    let home = right();
    assert_eq!(
        home.transcript("check club.sow", ""),
        "2 games, 0 errors\n--- exit 0"
    );
    home.write("one.sow", "[Game \"gore\"]\n\n*\n");
    home.write("none.sow", "");
    let all = home.transcript(
        "check club.sow - one.sow none.sow",
        "[Game \"gore\"]\n\n1. A *\n",
    );
    assert_eq!(all, "4 games, 0 errors\n--- exit 0");
    assert_eq!(
        home.transcript("check one.sow", ""),
        "1 game, 0 errors\n--- exit 0"
    );
}

#[test]
fn check_reads_json_too() {
    let home = right();
    home.run("convert club.sow --to json --output club.json", "");
    assert_eq!(
        home.transcript("check club.json", ""),
        "2 games, 0 errors\n--- exit 0"
    );
    let json = home.read("club.json").replace("\"taken\":4", "\"taken\":6");
    home.write("club.json", &json);
    let ran = home.run("check club.json", "");
    assert_eq!(ran.code, Some(1));
    assert!(ran.stdout.ends_with("2 games, 1 error\n"), "{}", ran.stdout);
}

#[test]
fn a_file_that_cannot_be_read_exits_with_2() {
    let home = Home::new();
    for args in [
        "check none.sow",
        "replay none.sow",
        "convert none.sow --to sow",
        "check .",
        "replay .",
    ] {
        let ran = home.run(args, "");
        assert_eq!(ran.code, Some(2), "{args}");
        assert!(ran.stderr.starts_with("error: "), "{args}: {}", ran.stderr);
    }
    assert_snapshot!(home.transcript("check none.sow", ""), @"
    --- stderr
    error: none.sow: No such file or directory (os error 2)
    --- exit 2
    ");
}

#[test]
fn convert_writes_canonical_text() {
    assert_snapshot!(right().transcript("convert club.sow --to sow", ""), @r#"
    [Game "gore"]
    [Event "?"]
    [Site "Bouaflé"]
    [Date "????.??.??"]
    [Round "?"]
    [South "Lou"]
    [North "Bi"]
    [Result "1-47"]
    [Termination "South resigns"]

    {A club evening.} 1. D b 2. A c 3. C {a long plan} (3. B a 4. A+2) 3... b+4! 4.
    B c+8 5. offer:CD accept (5... decline b) 5... D+2 1-47 {Without a word.}

    [Game "djenon-aboure"]
    [Event "?"]
    [Site "?"]
    [Date "????.??.??"]
    [Round "?"]
    [South "?"]
    [North "?"]
    [Result "*"]
    [Termination "unfinished"]

    1. A+2 *
    --- exit 0
    "#);
}

#[test]
fn nothing_is_lost_between_text_and_json() {
    let home = right();
    let text = home.run("convert club.sow --to sow", "").stdout;
    let json = home.run("convert club.sow --to json", "").stdout;
    assert_eq!(home.run("convert - --to sow", &json).stdout, text);
    assert_eq!(home.run("convert - --to json", &text).stdout, json);
    assert_eq!(home.run("convert - --to sow", &text).stdout, text);
    assert!(json.starts_with("[\n{\"format\":1,"));
    let one = home
        .run("convert - --to json", "[Game \"gore\"]\n\n*\n")
        .stdout;
    assert!(one.starts_with("{\"format\":1,"));
}

#[test]
fn an_error_leaves_the_output_as_it_was() {
    let home = club();
    home.write("out.sow", "as it was");
    assert_snapshot!(home.transcript("convert club.sow --to sow --output out.sow", ""), @"
    --- stderr
    error: A is not legal: hole A is not the player's (G3)
      --> club.sow:13:14
       |
    13 | 1. D b (1... A) 2. A *
       |              ^ expected a legal move
       |
       = help: legal here: a b c d
    --- exit 1
    ");
    assert_eq!(home.read("out.sow"), "as it was");
    let ran = home.run("convert club.sow --to json --output nowhere/out.json", "");
    assert_eq!(ran.code, Some(2));
}

#[test]
fn a_file_may_be_converted_in_its_own_place() {
    let home = right();
    let text = home.run("convert club.sow --to sow", "").stdout;
    assert_eq!(
        home.transcript("convert club.sow --to sow --output club.sow", ""),
        "--- exit 0"
    );
    assert_eq!(home.read("club.sow"), text);
}

#[test]
fn replay_shows_a_game_move_by_move() {
    assert_snapshot!(club().transcript("replay club.sow", ""));
}

#[test]
fn replay_shows_the_game_and_the_ply_that_are_asked_for() {
    let home = club();
    assert_snapshot!(home.transcript("replay club.sow --ply 9", ""), @"

    9. South offer:CD
          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │  15▲ │   0▲ │   1▲ │  13▲ │  ▲ North  12 taken
      ├──────┼──────┼──────┼──────┤  North to reply
      │   0▼ │   0▼ │ ? 0▼ │ ? 7▼ │  ▼ South  0 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D
    --- exit 0
    ");
    assert_snapshot!(home.transcript("replay club.sow --ply 0", ""), @"
    Goré
    Site: Bouaflé
    South: Lou
    North: Bi
    Result: 1-47
    Termination: South resigns
      A club evening.
          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   6▲ │   6▲ │   6▲ │   6▲ │  ▲ North  0 taken
      ├──────┼──────┼──────┼──────┤  South to move
      │   6▼ │   6▼ │   6▼ │   6▼ │  ▼ South  0 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D
    --- exit 0
    ");
    assert_snapshot!(home.transcript("replay club.sow --game 3 --ply 1", ""), @"
    1. South A+2
          f      e      d      c      b      a
      ┌──────┬──────┬──────┬──────┬──────┬──────┐
      │ ◦ 1▲ │ · 5▲ │ · 5▲ │ · 5▲ │ ◦ 1▲ │ · 5▲ │  ▲ North  0 taken
      ├──────┼──────┼──────┼──────┼──────┼──────┤  North to move
      │ ○ 2▼ │ · 6▼ │ · 6▼ │ × 0▼ │ · 5▼ │ · 5▼ │  ▼ South  2 taken
      └──────┴──────┴──────┴──────┴──────┴──────┘
          A      B      C      D      E      F
    --- exit 0
    ");
}

#[test]
fn replay_prints_positions_and_nothing_else() {
    let home = club();
    assert_snapshot!(home.transcript("replay club.sow --positions", ""), @"
    6-6-6-6-6-6-6-6-0-0-S
    7-7-6-0-7-7-7-7-0-0-N
    8-8-7-1-8-0-8-8-0-0-S
    1-9-8-2-9-1-9-9-0-0-N
    2-10-9-3-10-2-1-11-0-0-S
    3-11-1-5-11-3-2-12-0-0-N
    0-11-1-5-11-0-3-13-0-4-S
    1-1-3-7-13-1-4-14-0-4-N
    0-0-0-7-13-1-0-15-0-12-S
    0-0-0-7-13-1-0-15-0-12-N SSSSNNNN CD
    0-0-6-13-13-1-0-15-0-0-N SSNNNNNN -
    0-1-7-1-15-3-2-17-0-2-S SSNNNNNN -
    --- exit 0
    ");
    assert_snapshot!(home.transcript("replay club.sow --positions --ply 2", ""), @"
    8-8-7-1-8-0-8-8-0-0-S
    --- exit 0
    ");
    assert_snapshot!(home.transcript("replay - --positions", "[Game \"gore\"]\n\n*\n"), @"
    6-6-6-6-6-6-6-6-0-0-S
    --- exit 0
    ");
}

#[test]
fn replay_tells_programs_everything_that_happens() {
    let home = club();
    let json = home.run("replay club.sow --json", "").stdout;
    let game: Value = serde_json::from_str(&json).unwrap();
    let moves = game["moves"].as_array().unwrap();
    let start = game["start"].as_str();
    let after = moves.iter().map(|played| played["position"].as_str());
    let positions: Vec<&str> = [start]
        .into_iter()
        .chain(after)
        .map(Option::unwrap)
        .collect();
    let printed = home.run("replay club.sow --positions", "").stdout;
    assert_eq!(positions, printed.lines().collect::<Vec<_>>());
    assert_snapshot!(moves[5], @r#"{"annotations":[1],"by":"North","comments":[],"events":[{"drops":["c","d","A"],"event":"lap","from":"b","seeds":3},{"by":"North","event":"capture","pit":"A","seeds":4}],"move":"b","ply":6,"position":"0-11-1-5-11-0-3-13-0-4-S","taken":4}"#);
    assert_snapshot!(moves[9], @r#"{"annotations":[],"by":"North","comments":[],"events":[{"by":"North","event":"accept","pits":"CD"},{"by":"North","event":"payment","pit":"C","seeds":6},{"by":"North","event":"payment","pit":"D","seeds":6}],"move":"accept","ply":10,"position":"0-0-6-13-13-1-0-15-0-0-N SSNNNNNN -","taken":0}"#);
    assert_snapshot!(game["result"], @r#"{"glory":true,"score":"1-47","termination":"South resigns","winner":"North"}"#);
    assert_snapshot!(home.transcript("replay - --json", "[Game \"gore\"]\n\n1. A *\n"), @r#"
    {"game":"gore","tags":[["Game","gore"],["Event","?"],["Site","?"],["Date","????.??.??"],["Round","?"],["South","?"],["North","?"],["Result","*"],["Termination","unfinished"]],"start":"6-6-6-6-6-6-6-6-0-0-S","comments":[],"moves":[{"ply":1,"by":"South","move":"A","taken":0,"events":[{"event":"lap","from":"A","seeds":6,"drops":["B","C","D","a","b","c"]}],"position":"0-7-7-7-7-7-7-6-0-0-N","annotations":[],"comments":[]}],"result":null}
    --- exit 0
    "#);
}

#[test]
fn replay_of_what_is_not_there_or_wrong() {
    let home = club();
    assert_snapshot!(home.transcript("replay club.sow --game 2", ""), @"
    --- stderr
    error: A is not legal: hole A is not the player's (G3)
      --> club.sow:13:14
       |
    13 | 1. D b (1... A) 2. A *
       |              ^ expected a legal move
       |
       = help: legal here: a b c d
    --- exit 1
    ");
    assert_snapshot!(home.transcript("replay club.sow --game 4", ""), @"
    --- stderr
    error: club.sow holds 3 games only
    --- exit 1
    ");
    assert_snapshot!(home.transcript("replay club.sow --ply 99", ""), @"
    --- stderr
    error: the game has 11 moves only
    --- exit 1
    ");
    home.write("empty.sow", "");
    assert_snapshot!(home.transcript("replay empty.sow", ""), @"
    --- stderr
    error: empty.sow holds no game
    --- exit 1
    ");
}
