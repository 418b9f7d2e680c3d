//! Records: whatever is read, nothing panics, and what is accepted can be written and read again.

use ayla_core::{DjenonAboure, Gore, Position};
use ayla_notation::{Error, Reader, Record, json, syntax};
use bolero::check;

use crate::words;

/// What records are made of.
const TEXT: &[&str] = &[
    "[Game \"gore\"]\n",
    "[Game \"djenon-aboure\"]\n",
    "[SetUp \"1\"]",
    "[FEN \"",
    "6-0-1-7-7-1-6-0-8-12-N SSSSNNNN AC",
    "0-0-0-2-2-0-0-0-22-22-S",
    "\"]",
    "[Result \"*\"]",
    "[Termination \"South resigns\"]",
    "[Termination \"agreement\"]",
    "[Event \"\\\"\\\\\"]",
    "\n",
    "\n\n",
    "\r\n",
    " ",
    " ",
    " ",
    "1.",
    "2.",
    "1...",
    "2...",
    "3.",
    "A",
    "B",
    "C",
    "D",
    "E",
    "a",
    "b",
    "c",
    "d",
    "+1",
    "+2",
    "offer:AB",
    "offer:",
    "accept",
    "decline",
    "pass",
    "{",
    "}",
    "{x}",
    ";",
    "%",
    "(",
    ")",
    "(",
    ")",
    "!",
    "??",
    "$7",
    "$",
    "*",
    "*\n\n",
    "24-24",
    "24-24\n",
    "é",
    "\u{feff}",
    "\u{85}",
    "\"",
    "\\",
];

const JSON: &[&str] = &[
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "\"",
    "\\",
    "null",
    "1",
    "2",
    "300",
    "-1",
    "0.5",
    " ",
    "\n",
    "\"format\":1,",
    "\"tags\":[[\"Game\",\"gore\"]],",
    "\"start\":\"6-6-6-6-6-6-6-6-0-0-S\",",
    "\"comments\":[\"a}\"],",
    "\"moves\":[",
    "{\"token\":\"A\",\"taken\":0}",
    "{\"token\":\"b\",\"taken\":0,\"variations\":[{\"moves\":[",
    "\"token\":",
    "\"taken\":",
    "\"variations\":[{\"moves\":[",
    "]}]",
    "]}]}",
    "],",
    "\"annotations\":[1,255],",
    "\"result\":{\"score\":null,\"winner\":null,\"termination\":\"unfinished\"}",
    "\"result\":",
    "\"score\":{\"south\":24,\"north\":24},",
    "\"winner\":\"South\",",
    "\"glory\":true",
    "\"termination\":\"agreement\"",
    "\\u0000",
    "é",
];

/// Reads everything as text or JSON, as either game.
fn read(input: &[u8]) {
    let Ok(games) = Reader::new(input) else {
        panic!("bytes can always be read");
    };
    for game in games {
        match game {
            Ok(game) => {
                accept::<Gore>(Record::try_from(&game));
                accept::<DjenonAboure>(Record::try_from(&game));
                let _ = game.id().inspect_err(refuse);
            }
            Err(error) => refuse(&error),
        }
    }
}

fn accept<P: Position>(record: Result<Record<P>, Error>) {
    match record {
        Ok(record) => {
            let text = record.to_string();
            let again: Record<P> = text.parse().unwrap();
            assert_eq!(again, record);
            assert_eq!(again.to_string(), text);
            let json = serde_json::to_string(&record).unwrap();
            assert_eq!(serde_json::from_str::<Record<P>>(&json).unwrap(), record);
        }
        Err(error) => refuse(&error),
    }
}

/// An error has a place and can be shown.
fn refuse(error: &Error) {
    assert!(error.line() > 0 && error.column() > 0);
    assert!(!error.is_read());
    let shown = error.render("file", false);
    assert!(shown.starts_with("error: "), "{shown}");
    assert!(!error.to_string().contains(char::is_control), "{error:?}");
    assert!(
        !shown.contains(|c: char| c.is_control() && c != '\n'),
        "{shown:?}"
    );
    assert!(shown.len() < 4000);
}

#[test]
fn bytes() {
    check!().with_iterations(2_000).for_each(read);
}

#[test]
fn text() {
    check!()
        .with_iterations(4_000)
        .with_type::<Vec<u8>>()
        .for_each(|choices| read(words(TEXT, choices).collect::<String>().as_bytes()));
}

/// Past the tags, so that moves are seen.
#[test]
fn movetext() {
    check!()
        .with_iterations(4_000)
        .with_type::<Vec<u8>>()
        .for_each(|choices| {
            let movetext: String = words(&TEXT[12..], choices).collect();
            read(format!("[Game \"gore\"]\n\n{movetext} *\n").as_bytes());
        });
}

#[test]
fn json() {
    check!()
        .with_iterations(4_000)
        .with_type::<Vec<u8>>()
        .for_each(|choices| {
            let text: String = words(JSON, choices).collect();
            read(text.as_bytes());
            json::Reader::new(text.as_bytes()).for_each(drop);
            syntax::Reader::new(text.as_bytes()).for_each(drop);
        });
}

/// A record with one byte changed is a record or refused.
#[test]
fn changed_records() {
    let text = "[Game \"gore\"]\n[FEN \"6-0-1-7-7-1-6-0-8-12-N SSSSNNNN AC\"]\n\n\
                {a} 1... accept! (1... decline {x} b) a *\n";
    let record: Record<Gore> = text.parse().unwrap();
    let json = serde_json::to_string(&record).unwrap();
    check!()
        .with_iterations(4_000)
        .with_type::<(u16, u8)>()
        .for_each(|&(at, byte)| {
            for original in [text, &json] {
                let mut changed = original.as_bytes().to_vec();
                let at = usize::from(at) % changed.len();
                changed[at] = byte;
                read(&changed);
            }
        });
}
