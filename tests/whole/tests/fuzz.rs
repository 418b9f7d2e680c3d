//! Fuzz targets for the core's texts (positions, moves and clauses), the engine's commands, and
//! proofs. As tests their runs are bounded; `cargo bolero test` runs them without end.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use ayla_core::{Clause, DjenonAboure, GameId, Gore, ParseError, PitSet, Setup, Token};
use bolero::check;

/// What the texts are made of, so that chance comes near to a position.
const PIECES: &[&str] = &[
    "0-",
    "1-",
    "6-",
    "13-",
    "48-",
    "255-",
    "256-",
    "06-",
    "+2-",
    "S",
    "N",
    " ",
    "SSSSNNNN",
    "SNSSNNNN",
    "AC",
    "b",
    "-",
    "offer:",
    "accept",
    "+6",
    "é",
    "\u{0}",
    "6-6-6-6-6-6-6-6-0-0-",
    "4-4-4-4-4-4-4-4-4-4-4-4-0-0-",
    "6-0-1-7-7-1-6-0-8-12-",
];

/// A text is read, and then written so that it is read again as the same; or the error stands
/// within it.
fn read<T>(text: &str)
where
    T: FromStr<Err = ParseError> + Display + PartialEq + Debug,
{
    match text.parse::<T>() {
        Ok(value) => assert_eq!(value.to_string().parse(), Ok(value)),
        Err(error) => assert!(text.is_char_boundary(error.at), "{text:?}: {error}"),
    }
}

fn read_all(text: &str) {
    read::<Gore>(text);
    read::<DjenonAboure>(text);
    read::<Setup>(text);
    read::<Token>(text);
    read::<PitSet>(text);
    read::<Clause>(text);
    read::<GameId>(text);
}

#[test]
fn bytes() {
    check!()
        .with_iterations(4_000)
        .for_each(|bytes| read_all(&String::from_utf8_lossy(bytes)));
}

#[test]
fn pieces() {
    check!()
        .with_iterations(20_000)
        .with_type::<Vec<u8>>()
        .for_each(|choices| {
            let pieces = choices
                .iter()
                .map(|&choice| PIECES[usize::from(choice) % PIECES.len()]);
            read_all(&pieces.collect::<String>());
        });
}

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
fn engine_bytes() {
    check!().with_iterations(500).for_each(talk);
}

#[test]
fn engine_commands() {
    check!()
        .with_iterations(500)
        .with_type::<Vec<u8>>()
        .for_each(|choices| {
            let words = choices
                .iter()
                .map(|&choice| COMMANDS[usize::from(choice) % COMMANDS.len()]);
            talk(words.collect::<Vec<_>>().join(" ").as_bytes());
        });
}

/// What proofs are made of.
const PROOF: &[&str] = &[
    "ayla proof 1\n",
    "game djenon-aboure\n",
    "game gore\n",
    "position 0-0-0-0-0-2-0-0-0-1-0-3-20-22-S\n",
    "position 3-0-1-1-1-1-0-1-4-2-S\n",
    "south 20\n",
    "south 23\n",
    "north 25\n",
    "* 0-0-0-0-0-0-1-1-0-1-0-3-20-22-N\n",
    "F 0-0-0-0-0-2-0-0-0-1-0-3-20-22-S\n",
    "A 3-0-1-1-1-1-0-1-4-2-S\n",
    "offer:A 3-0-1-1-1-1-0-1-4-2-S\n",
    "* 3-0-1-1-1-1-0-1-4-2-N\n",
    "end 00000000\n",
    "end ",
    "é",
    "\u{0}",
    "\n",
];

/// A checker takes anything, and tells a line that is there, or the one behind them.
fn check_proof(input: &[u8]) {
    if let Err(error) = ayla_proof::check(input) {
        let lines = input.split(|&byte| byte == b'\n').count();
        assert!((1..=lines + 1).contains(&error.line), "{error}");
    }
}

#[test]
fn proof_bytes() {
    check!().for_each(check_proof);
}

#[test]
fn proof_lines() {
    check!().with_type::<Vec<u8>>().for_each(|choices| {
        let mut text = PROOF[..2].concat();
        let pieces = choices
            .iter()
            .map(|&choice| PROOF[usize::from(choice) % PROOF.len()]);
        text.extend(pieces);
        let sum = crc32fast::hash(text.as_bytes());
        check_proof(text.as_bytes());
        check_proof(format!("{text}end {sum:08x}\n").as_bytes());
    });
}
