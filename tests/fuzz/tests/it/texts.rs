//! The core's texts: positions, moves, sets of pits, clauses, names of games.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use ayla_core::{Clause, DjenonAboure, GameId, Gore, ParseError, PitSet, Setup, Token};
use bolero::check;

use crate::words;

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
        .for_each(|choices| read_all(&words(PIECES, choices).collect::<String>()));
}
