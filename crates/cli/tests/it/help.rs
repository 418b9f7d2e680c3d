//! Help, usage, completions.

use insta::assert_snapshot;

use crate::home::Home;

const COMMANDS: [&str; 18] = [
    "play",
    "learn",
    "replay",
    "check",
    "convert",
    "analyze",
    "solve",
    "verify",
    "annotate",
    "puzzle",
    "tree",
    "show",
    "moves",
    "perft",
    "engine",
    "match",
    "rules",
    "completions",
];

#[test]
fn every_command_has_help_with_examples() {
    let home = Home::new();
    for command in COMMANDS {
        let help = home.run(&format!("{command} --help"), "");
        assert_eq!(help.code, Some(0), "{command}");
        assert!(help.stderr.is_empty());
        let examples = help.stdout.split_once("Examples:\n").expect(command).1;
        assert!(examples.contains(&format!("ayla {command}")), "{command}");
    }
}

#[test]
fn the_commands_are_listed() {
    let help = Home::new().run("--help", "").stdout;
    for command in COMMANDS {
        assert!(help.contains(&format!("\n  {command} ")), "{command}");
    }
}

#[test]
fn wrong_usage_exits_with_2() {
    let home = Home::new();
    for args in [
        "",
        "sing",
        "play",
        "play nim",
        "play gore --south ai:11",
        "play gore --north dog",
        "play gore --tag Lou",
        "play gore --tag Result=1-47",
        "play gore --seed -1",
        "play gore --record x.sow --continue",
        "play gore --position -",
        "play --continue",
        "show",
        "show nim",
        "moves gore 1 2",
        "perft gore",
        "perft gore -1",
        "replay x.sow --game 0",
        "replay x.sow --positions --json",
        "convert x.sow",
        "convert x.sow --to pgn",
        "check",
        "completions",
        "completions cmd",
        "show gore --color sometimes",
    ] {
        let ran = home.run(args, "");
        assert_eq!(ran.code, Some(2), "{args}");
        assert!(!ran.stderr.is_empty() && ran.stdout.is_empty(), "{args}");
    }
}

#[test]
fn an_unknown_game_is_answered_with_the_known_ones() {
    assert_snapshot!(Home::new().transcript("moves oware", ""), @"
    --- stderr
    error: invalid value 'oware' for '<GAME>'
      [possible values: gore, djenon-aboure]

      tip: a similar value exists: 'gore'

    For more information, try '--help'.
    --- exit 2
    ");
}

#[test]
fn shells_get_their_completions() {
    let home = Home::new();
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = home.run(&format!("completions {shell}"), "");
        assert_eq!(script.code, Some(0));
        assert!(script.stdout.contains("divide"), "{shell}");
    }
}
