//! Colours, characters, and readers that go away.

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use insta::assert_snapshot;

use crate::home::{Home, run};

const ESCAPE: char = '\u{1b}';

#[test]
fn pipes_get_no_colours_unless_they_are_asked_for() {
    let home = Home::new();
    for args in ["show gore", "rules gore G7", "play gore --seed 1"] {
        let auto = home.run(args, "A\n").stdout;
        assert!(!auto.contains(ESCAPE), "{args}");
        let always = home.run(&format!("{args} --color always"), "A\n").stdout;
        assert!(always.contains(ESCAPE), "{args}");
        let never = home.run(&format!("--color never {args}"), "A\n").stdout;
        assert_eq!(auto, never, "{args}");
    }
}

#[test]
fn errors_follow_the_same_choice() {
    let home = Home::new();
    home.write("wrong.sow", "[Game \"gore\"]\n\n1. A A *\n");
    let plain = home.run("convert wrong.sow --to json", "").stderr;
    assert!(!plain.contains(ESCAPE));
    let coloured = home
        .run("convert wrong.sow --to json --color always", "")
        .stderr;
    assert!(coloured.contains(ESCAPE));
    let coloured = home.run("show gore 1 --color always", "").stderr;
    assert!(coloured.contains(ESCAPE));
}

#[test]
fn escape_codes_that_are_typed_do_not_come_back() {
    let home = Home::new();
    let played = home.run(
        "play gore --seed 1",
        "\u{1b}[31mred\ncomment \u{1b}]0;title\u{7}\n",
    );
    assert!(!played.stdout.contains(ESCAPE));
    assert!(played.stdout.contains("control character"));
}

#[test]
fn ascii_is_drawn_where_nothing_else_can_be_shown() {
    let home = Home::new();
    let ascii = home.run("show gore --ascii", "").stdout;
    assert_snapshot!(ascii, @"
        d      c      b      a
    +------+------+------+------+
    |   6^ |   6^ |   6^ |   6^ |  ^ North  0 taken
    +------+------+------+------+  South to move
    |   6v |   6v |   6v |   6v |  v South  0 taken
    +------+------+------+------+
        A      B      C      D
    ");
    for (name, value) in [
        ("LC_ALL", "C"),
        ("LANG", "POSIX"),
        ("TERM", "linux"),
        ("TERM", "dumb"),
    ] {
        let mut command = home.ayla("show gore");
        command.env(name, value);
        assert_eq!(run(command, "").stdout, ascii, "{name}={value}");
    }
}

#[test]
fn words_are_ascii_too() {
    let home = Home::new();
    home.write(
        "game.sow",
        "[Game \"gore\"]\n[Site \"Bouaflé\"]\n\n1. A {Καλημέρα} *\n",
    );
    for args in [
        "play gore --ascii",
        "rules gore --ascii",
        "replay game.sow --ascii",
    ] {
        let ran = home.run(args, "comment ça\nA\nagree\n");
        assert_eq!(ran.code, Some(0));
        assert!(ran.stdout.is_ascii(), "{args}");
    }
    let replayed = home.run("replay game.sow --ascii", "").stdout;
    assert!(replayed.contains("Kalimera") || replayed.contains("Kalemera"));
    // Data are never changed.
    let converted = home.run("convert game.sow --to sow --ascii", "").stdout;
    assert!(converted.contains("Καλημέρα"));
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let home = Home::new();
    for args in [
        "rules gore",
        "completions bash",
        "perft gore 3 --divide",
        "play gore --south ai:1 --north ai:1 --seed 1",
    ] {
        let mut child = home
            .ayla(args)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{args}");
        assert_eq!(output.status.code(), Some(0), "{args}");
    }
}

#[test]
fn a_reader_may_go_away_in_the_middle_of_a_sitting() {
    let home = Home::new();
    let mut child = home
        .ayla("play gore --north human --record game.sow --tag Date=?")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    stdout.read_line(&mut String::new()).unwrap();
    drop(stdout);
    // Whether it hears all of it depends on when it notices.
    let _ = stdin.write_all(b"A\nb\nC\n");
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
}
