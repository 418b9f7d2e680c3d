//! What an engine is told.

use ayla_core::GameId;
use bolero::check;

use crate::words;

/// What an engine is told.
const COMMANDS: &[&str] = &[
    "ugi",
    "isready",
    "uginewgame",
    "setoption",
    "name",
    "value",
    "Hash",
    "Level",
    "Game",
    "gore",
    "djenon-aboure",
    "position",
    "startpos",
    "fen",
    "moves",
    "A",
    "b",
    "offer:A",
    "accept",
    "go",
    "depth",
    "nodes",
    "movetime",
    "p1time",
    "infinite",
    "0",
    "1",
    "7",
    "-1",
    "18446744073709551616",
    "stop",
    "query",
    "gameover",
    "p1turn",
    "result",
    "perft",
    "show",
    "6-6-6-6-6-6-6-6-0-0-S",
    "3-0-5-8-8-7-2-8-0-7-N SSSSNNNN A",
    "é",
    "\u{0}",
    "\n",
    "\n",
    "\n",
];

/// An engine takes anything, and goes on.
fn talk(input: &[u8]) {
    let is_quit = |line: &str| line.split_whitespace().eq(["quit"]);
    if String::from_utf8_lossy(input).split('\n').any(is_quit) {
        return;
    }
    let mut engine = ayla_arena::Engine::new(GameId::Gore, Vec::new());
    let input = [input, b"\nisready\nquit\n"].concat();
    engine.run(&input[..]).unwrap();
    let written = String::from_utf8(engine.into_output()).unwrap();
    assert!(written.lines().any(|line| line == "readyok"));
}

#[test]
fn bytes() {
    check!().with_iterations(500).for_each(talk);
}

#[test]
fn commands() {
    check!()
        .with_iterations(500)
        .with_type::<Vec<u8>>()
        .for_each(|choices| {
            let line: Vec<_> = words(COMMANDS, choices).collect();
            talk(line.join(" ").as_bytes());
        });
}
