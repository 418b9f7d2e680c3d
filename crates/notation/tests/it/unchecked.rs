//! Games read before it is known which they are, and checked without being kept.

use std::io::{self, BufReader, Read};

use ayla_core::Gore;
use ayla_notation::{Error, Format, Reader, Record, Records, Unchecked, json};

const GAMES: &str = "\
[Game \"gore\"]
[Event \"The \\\"old\\\" board\"]

1. D (1. A b) b 2. A *

[Game \"gore\"]

1. a *
";

/// The same games, the wrong one left out, as JSON.
fn as_json() -> String {
    let records = Records::<Gore, _>::new(GAMES.as_bytes()).unwrap();
    let records: Vec<Record<Gore>> = records.filter_map(Result::ok).collect();
    let mut text = Vec::new();
    json::write(&mut text, &records).unwrap();
    String::from_utf8(text).unwrap()
}

fn read(input: impl io::BufRead) -> Vec<Unchecked> {
    let games: Result<Vec<Unchecked>, Error> = Reader::new(input).unwrap().collect();
    games.unwrap()
}

fn text_of(game: &Unchecked) -> &str {
    match game {
        Unchecked::Sow(game) => game.text(),
        Unchecked::Json(game) => game.text(),
    }
}

/// Hands out a byte at a time, and is interrupted before each.
struct Interrupted<'a> {
    rest: &'a [u8],
    is_interrupted: bool,
}

impl Read for Interrupted<'_> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        self.is_interrupted = !self.is_interrupted;
        if self.is_interrupted {
            return Err(io::ErrorKind::Interrupted.into());
        }
        let length = out.len().min(1);
        self.rest.read(&mut out[..length])
    }
}

#[test]
fn an_interruption_is_no_error() {
    for text in [GAMES.to_owned(), as_json()] {
        let rest = text.as_bytes();
        let input = BufReader::new(Interrupted {
            rest,
            is_interrupted: false,
        });
        let texts = |games: Vec<Unchecked>| -> Vec<String> {
            games.iter().map(|game| text_of(game).to_owned()).collect()
        };
        let pieces = texts(read(input));
        assert_eq!(pieces, texts(read(rest)));
        assert!(pieces[0].contains("board"), "{pieces:?}");
    }
}

#[test]
fn tags_are_told_before_anything_is_checked() {
    for (text, format) in [(GAMES.to_owned(), Format::Sow), (as_json(), Format::Json)] {
        assert_eq!(Reader::new(text.as_bytes()).unwrap().format(), format);
        let game = &read(text.as_bytes())[0];
        assert_eq!(game.tag("Event").as_deref(), Some("The \"old\" board"));
        assert_eq!(game.tag("Game").as_deref(), Some("gore"));
        assert_eq!(game.tag("Nothing"), None);
    }
}

#[test]
fn a_check_finds_what_reading_finds() {
    let games = read(GAMES.as_bytes());
    let [right, wrong] = &games[..] else {
        panic!("{} games", games.len());
    };
    right.check().unwrap();
    let error = wrong.check().unwrap_err();
    let usual = Record::<Gore>::try_from(wrong).unwrap_err();
    assert_eq!(error.render("file", false), usual.render("file", false));
    assert_eq!((error.line(), error.column()), (8, 4));

    let text = as_json();
    assert_eq!(read(text.as_bytes()).len(), 1);
    read(text.as_bytes())[0].check().unwrap();
    let broken = text.replacen("\"token\":\"D\"", "\"token\":\"d\"", 1);
    assert_ne!(broken, text);
    assert!(read(broken.as_bytes())[0].check().is_err());
}
