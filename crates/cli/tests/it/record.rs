//! `play --record`, `--continue` and `save`: what is kept, and what is never lost.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use insta::assert_snapshot;

use crate::home::Home;

const PEOPLE: &str = "play gore --north human --tag Date=2026.11.30";

#[test]
fn a_game_is_recorded_after_those_the_file_holds() {
    let home = Home::new();
    // No canonical text, and no line end at its end.
    let earlier = "; old games\n[Game \"gore\"]   [South \"Lou\"]\r\n\r\n1 D b * ; unfinished";
    home.write("club.sow", earlier);
    let args =
        format!("{PEOPLE} --record club.sow --tag South=Lou --tag Event=Evening --tag ECO=x");
    home.run(&args, "A\na\ncomment a plan\n");
    let text = home.read("club.sow");
    let added = text
        .strip_prefix(earlier)
        .expect("earlier games stay as they are");
    assert_snapshot!(added, @r#"


    [Game "gore"]
    [Event "Evening"]
    [Site "?"]
    [Date "2026.11.30"]
    [Round "?"]
    [South "Lou"]
    [North "?"]
    [Result "*"]
    [Termination "unfinished"]
    [ECO "x"]

    1. A a {a plan} *
    "#);
    assert_eq!(
        home.transcript("check club.sow", ""),
        "2 games, 0 errors\n--- exit 0"
    );
}

#[test]
fn today_is_the_date_unless_another_is_given() {
    let home = Home::new();
    home.run("play gore --north human --record g.sow", "A\n");
    let text = home.read("g.sow");
    let date = text
        .lines()
        .find_map(|line| line.strip_prefix("[Date \""))
        .unwrap();
    let digits = |part: &str| part.chars().all(|c| c.is_ascii_digit());
    let parts: Vec<&str> = date.trim_end_matches("\"]").split('.').collect();
    assert!(matches!(parts[..], [year, month, day]
        if year.len() == 4 && month.len() == 2 && day.len() == 2 && parts.iter().all(|p| digits(p))));
}

#[test]
fn a_game_is_recorded_even_before_its_first_move() {
    let home = Home::new();
    home.run(&format!("{PEOPLE} --record g.sow"), "");
    assert!(
        home.read("g.sow")
            .ends_with("[Termination \"unfinished\"]\n\n*\n")
    );
}

#[test]
fn a_file_with_an_error_is_refused() {
    let home = Home::new();
    home.write("club.sow", "[Game \"gore\"]\n\n1. A b 2. a *\n");
    assert_snapshot!(home.transcript("play gore --record club.sow", "A\n"), @"
    --- stderr
    error: a is not legal: hole a is not the player's (G3)
     --> club.sow:3:11
      |
    3 | 1. A b 2. a *
      |           ^ expected a legal move
      |
      = help: legal here: A B C D
    --- exit 1
    ");
    home.write("notes.txt", "Buy bread.\n");
    assert_snapshot!(home.transcript("play gore --record notes.txt", "A\n"), @"
    --- stderr
    error: expected `[`, the beginning of a game's tags, found `B`
     --> notes.txt:1:1
      |
    1 | Buy bread.
      | ^
    --- exit 1
    ");
    assert_eq!(home.read("notes.txt"), "Buy bread.\n");
    home.write("noise", "\u{0}\u{1}");
    assert_eq!(home.run("play gore --record noise", "A\n").code, Some(1));
}

#[test]
fn a_file_that_cannot_be_written_is_refused_before_a_move_is_made() {
    let home = Home::new();
    assert_snapshot!(home.transcript("play gore --record nowhere/g.sow", "A\n"), @"
    --- stderr
    error: nowhere/g.sow: No such file or directory (os error 2)
    --- exit 2
    ");
    fs::create_dir(home.path("folder")).unwrap();
    assert_snapshot!(home.transcript("play gore --record folder", "A\n"), @"
    --- stderr
    error: folder: Is a directory (os error 21)
    --- exit 2
    ");
    home.write("game.json", "[]");
    home.run(&format!("{PEOPLE} --record g.sow"), "A\n");
    home.run("convert g.sow --to json --output g.json", "");
    assert_snapshot!(home.transcript("play gore --record g.json", "A\n"), @"
    --- stderr
    error: g.json is JSON; `ayla convert g.json --to sow` makes a record one can play on in
    --- exit 2
    ");
}

#[test]
fn the_last_game_of_a_file_is_taken_up_where_it_was_left() {
    let home = Home::new();
    let text = "[Game \"gore\"]\n\n1. D *\n\n\
        [Game \"gore\"]\n[Site \"Bouaflé\"]\n[South \"Lou\"]\n[North \"Bi\"]\n[Mood \"good\"]\n\n\
        {a start} 1. D! {seven} b $9 (1... c {or so} 2. A (2. B a) 2... d) 2. A *\n";
    home.write("club.sow", text);
    assert_snapshot!(home.transcript("play --continue=club.sow", "c\ncomment new\n"), @"
    Goré: Lou at South, Bi at North. Type `help` for what can be said.

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │ · 9▲ │ · 9▲ │ · 1▲ │ · 9▲ │  ▲ North  0 taken
      ├──────┼──────┼──────┼──────┤  North to move
      │ ● 1▼ │ · 9▼ │ · 8▼ │ · 2▼ │  ▼ South  0 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    North> c
    North lifts 9 from c and sows to d.

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │ ●11▲ │ ○ 1▲ │ · 2▲ │ ·10▲ │  ▲ North  0 taken
      ├──────┼──────┼──────┼──────┤  South to move
      │ · 2▼ │ ·10▼ │ · 9▼ │ · 3▼ │  ▼ South  0 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    South> comment new
    Noted.
    South>
    The game is left unfinished.
    The game is recorded in club.sow.
    --- exit 0
    ");
    assert_snapshot!(home.read("club.sow"), @r#"
    [Game "gore"]

    1. D *

    [Game "gore"]
    [Event "?"]
    [Site "Bouaflé"]
    [Date "????.??.??"]
    [Round "?"]
    [South "Lou"]
    [North "Bi"]
    [Result "*"]
    [Termination "unfinished"]
    [Mood "good"]

    {a start} 1. D! {seven} 1... b $9 (1... c {or so} 2. A (2. B a) 2... d) 2. A c
    {new} *
    "#);
}

#[test]
fn the_game_played_last_is_taken_up_without_a_name() {
    let home = Home::new();
    assert_eq!(home.run("play --continue", "").code, Some(2));
    home.run(&format!("{PEOPLE} --record g.sow"), "A\n");
    home.run("play --continue", "a\n");
    assert!(home.read("g.sow").ends_with("\n1. A a *\n"));
    // A game nobody asked to record is kept too.
    home.run(PEOPLE, "C\nc\n");
    home.run("play --continue gore", "D\n");
    assert!(
        home.read("state/ayla/last.sow")
            .ends_with("\n1. C c 2. D *\n")
    );
    // One without a move is not worth another.
    home.run(PEOPLE, "hint\n");
    assert!(
        home.read("state/ayla/last.sow")
            .ends_with("\n1. C c 2. D *\n")
    );
    assert!(home.read("g.sow").ends_with("\n1. A a *\n"));
}

#[test]
fn the_machine_comes_back_at_its_level() {
    let home = Home::new();
    let args = "play gore --south ai:2 --north human --seed 1 --record g.sow";
    home.run(args, "");
    assert!(home.read("g.sow").contains("[South \"Ayla level 2\"]"));
    let taken_up = home.run("play --continue", "").stdout;
    assert!(taken_up.starts_with("Goré: Ayla level 2 at South, you at North."));
    let taken_up = home.run("play --continue --south human", "").stdout;
    assert!(taken_up.starts_with("Goré: Ayla level 2 at South, a player at North."));
}

#[test]
fn names_and_other_tags_are_taken_as_they_are_given() {
    let home = Home::new();
    home.run("play gore --record g.sow --tag North=Bi", "");
    assert!(home.read("g.sow").contains("[North \"Bi\"]"));
    home.run("play --continue --tag Round=7", "");
    assert!(home.read("g.sow").contains("[Round \"7\"]"));
}

#[test]
fn a_game_that_is_over_is_not_taken_up() {
    let home = Home::new();
    home.run(&format!("{PEOPLE} --record g.sow"), "A\nresign\n");
    let before = home.read("g.sow");
    assert_snapshot!(home.transcript("play --continue=g.sow", "a\n"), @"
    --- stderr
    error: the last game of g.sow is over (21-27); `ayla play --record g.sow` adds another
    --- exit 1
    ");
    assert_eq!(home.read("g.sow"), before);
}

#[test]
fn what_cannot_be_taken_up_is_refused_in_words() {
    let home = Home::new();
    home.write("empty.sow", "\n");
    assert_snapshot!(home.transcript("play --continue=empty.sow", ""), @"
    --- stderr
    error: empty.sow holds no game
    --- exit 1
    ");
    assert_snapshot!(home.transcript("play --continue=none.sow", ""), @"
    --- stderr
    error: none.sow: No such file or directory (os error 2)
    --- exit 2
    ");
    home.write("g.sow", "[Game \"gore\"]\n\n*\n");
    assert_snapshot!(home.transcript("play djenon-aboure --continue=g.sow", ""), @"
    --- stderr
    error: the last game of g.sow is Goré, not Djenon-aboure
    --- exit 2
    ");
    home.write("wrong.sow", "[Game \"gore\"]\n\n1. A x *\n");
    assert_eq!(home.run("play --continue=wrong.sow", "").code, Some(1));
}

#[test]
fn undo_redo_and_the_end_are_recorded() {
    let home = Home::new();
    let lines = "A\nb\nundo\nc\nD\nundo\nredo\nagree\nagree\n";
    home.run(&format!("{PEOPLE} --record g.sow"), lines);
    assert_snapshot!(home.read("g.sow"), @r#"
    [Game "gore"]
    [Event "?"]
    [Site "?"]
    [Date "2026.11.30"]
    [Round "?"]
    [South "?"]
    [North "?"]
    [Result "21-27"]
    [Termination "agreement"]

    1. A c 2. D 21-27
    "#);
}

#[test]
fn copies_are_saved_where_a_player_wants() {
    let home = Home::new();
    home.write("other.sow", "[Game \"gore\"]\n\n*\n");
    home.write("wrong.sow", "[Game \"gore\"]\n");
    let lines = "A\nsave other.sow\nb\nsave my copy.sow\nsave other.sow\nsave g.sow\nsave wrong.sow\n\
        save nowhere/x.sow\n";
    let args = format!("{PEOPLE} --record g.sow");
    assert_snapshot!(home.transcript(&args, lines), @r#"
    Goré: a player at South, a player at North. Type `help` for what can be said.

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   6▲ │   6▲ │   6▲ │   6▲ │  ▲ North  0 taken
      ├──────┼──────┼──────┼──────┤  South to move
      │   6▼ │   6▼ │   6▼ │   6▼ │  ▼ South  0 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    South> A
    South lifts 6 from A and sows to c.

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   6▲ │ ● 7▲ │ · 7▲ │ · 7▲ │  ▲ North  0 taken
      ├──────┼──────┼──────┼──────┤  North to move
      │ ○ 0▼ │ · 7▼ │ · 7▼ │ · 7▼ │  ▼ South  0 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    North> save other.sow
    Saved in other.sow.
    North> b
    North lifts 7 from b and sows to a.

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │ · 7▲ │ · 8▲ │ ○ 0▲ │ ● 8▲ │  ▲ North  0 taken
      ├──────┼──────┼──────┼──────┤  South to move
      │ · 1▼ │ · 8▼ │ · 8▼ │ · 8▼ │  ▼ South  0 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    South> save my copy.sow
    Saved in my copy.sow.
    South> save other.sow
    Saved in other.sow.
    South> save g.sow
    Saved in g.sow.
    South> save wrong.sow
    error: the game does not end in a result
     --> wrong.sow:1:14
      |
    1 | [Game "gore"]
      |              ^ expected a score such as 27-21, or * for a game that is not over
    South> save nowhere/x.sow
    Not saved: nowhere/x.sow: No such file or directory (os error 2).
    South>
    The game is left unfinished.
    The game is recorded in g.sow.
    --- exit 0
    "#);
    assert_eq!(
        home.transcript("check other.sow g.sow", ""),
        "3 games, 0 errors\n--- exit 0"
    );
    assert!(home.read("other.sow").ends_with("\n1. A b *\n"));
    assert_eq!(home.read("my copy.sow"), home.read("g.sow"));
    assert_eq!(home.read("wrong.sow"), "[Game \"gore\"]\n");
}

/// Killed in the middle, without a chance to say anything.
#[test]
fn a_killed_sitting_loses_only_the_move_being_typed() {
    let home = Home::new();
    home.write("g.sow", "[Game \"djenon-aboure\"]\n\n1. E *\n");
    let mut child = home
        .ayla(&format!("{PEOPLE} --record g.sow"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap()).lines();
    for (mv, turns) in [
        ("A", "1. A *\n"),
        ("b", "1. A b *\n"),
        ("C", "1. A b 2. C *\n"),
    ] {
        writeln!(stdin, "{mv}").unwrap();
        // The move is kept before it is told.
        let told = |line: &String| line.contains("lifts");
        stdout
            .by_ref()
            .map(Result::unwrap)
            .find(told)
            .expect("the move is told");
        assert!(home.read("g.sow").ends_with(turns));
    }
    write!(stdin, "d").unwrap();
    child.kill().unwrap(); // SIGKILL
    child.wait().unwrap();

    assert_eq!(
        home.transcript("check g.sow", ""),
        "2 games, 0 errors\n--- exit 0"
    );
    home.run("play --continue", "d\n");
    assert!(home.read("g.sow").ends_with("1. A b 2. C d *\n"));
    assert!(
        home.read("g.sow")
            .starts_with("[Game \"djenon-aboure\"]\n\n1. E *\n\n[Game \"gore\"]\n")
    );
    let names = fs::read_dir(home.path(""))
        .unwrap()
        .map(|entry| entry.unwrap().file_name());
    let mut names: Vec<_> = names.collect();
    names.sort();
    assert_eq!(names, ["g.sow", "state"], "nothing is left behind");
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link() {
    let home = Home::new();
    fs::create_dir(home.path("games")).unwrap();
    std::os::unix::fs::symlink("games/g.sow", home.path("link.sow")).unwrap();
    home.run(&format!("{PEOPLE} --record link.sow"), "A\n");
    home.run("play --continue=link.sow", "a\n");
    assert!(
        fs::symlink_metadata(home.path("link.sow"))
            .unwrap()
            .is_symlink()
    );
    assert!(home.read("games/g.sow").ends_with("1. A a *\n"));
}

#[test]
fn without_a_home_one_can_play_all_the_same() {
    let home = Home::new();
    let mut command = home.ayla(PEOPLE);
    command.env("XDG_STATE_HOME", "/proc/nowhere");
    let ran = crate::home::run(command, "A\n");
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
}
