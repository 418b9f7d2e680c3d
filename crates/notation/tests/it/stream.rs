//! Many games in a stream: where reading resumes, and what is held.

use std::error::Error as _;
use std::io::{self, BufReader, Read};

use ayla_core::Gore;
use ayla_notation::syntax::Reader;
use ayla_notation::{Error, Record, Records};

const GAME: &str = "[Game \"gore\"]\n\n1. D b *\n";

/// What reading a text gives: `ok`, or the place of an error.
fn outcomes(text: &str) -> Vec<String> {
    let records: Records<Gore, _> = Records::new(text.as_bytes()).unwrap();
    records
        .map(|record| match record {
            Ok(_) => "ok".to_owned(),
            Err(error) => format!("{}:{}", error.line(), error.column()),
        })
        .collect()
}

#[test]
fn reading_resumes_after_an_error() {
    let good = GAME;
    for (bad, at) in [
        ("[Game \"gore\"]\n\n1. D {never closed *\n", "3:6"),
        ("[Game \"gore\"]\n\n1. D (1. A b *\n", "3:6"),
        ("[Game \"gore\"]\n\n1. D (1. A (1. B b *\n", "3:12"),
        ("[Game \"gore]\n[Event \"x\"]\n\n1. D b *\n", "1:7"),
        ("[Game \"gore\"]\n\n1. D b\n", "3:7"),
        ("[Game \"gore\"]\n", "3:2"),
        ("[Game \"gore\"\n", "3:1"),
        ("[Game \"gore\"]\n\n1. D @ b *\n\n1. A *\n", "3:6"),
        ("[Game \"gore\"]\n\n1. D b * and more\n", "3:10"),
        ("[Game \"gore\"]\n\n1. D b * } {\n", "3:10"),
        ("[Game \"gore\"]\n\n1. D D {x} (1. A) *\n", "3:6"),
        ("[Game \"gore\"]\n[Game \"gore\"]\n\n*\n", "2:2"),
        ("nothing\nof a game\n", "1:1"),
    ] {
        let text = format!("{bad}\n{good}\n{good}");
        assert_eq!(outcomes(&text), [at, "ok", "ok"], "{bad}");
        let lines = text.replace('\n', "\r\n");
        assert_eq!(outcomes(&lines), [at, "ok", "ok"], "{bad} with CR LF");
        let indented = text.replacen('\n', "\n \t", 1);
        assert_eq!(outcomes(&indented).len(), 3, "{bad} indented");
    }
}

#[test]
fn a_game_that_lacks_its_movetext_does_not_swallow_the_next() {
    let text = format!("[Game \"gore\"]\n[Event \"x\"]\n\n{GAME}");
    assert_eq!(outcomes(&text), ["4:2", "ok"]);
}

#[test]
fn only_a_line_that_begins_with_a_bracket_after_a_blank_line_is_resumed_at() {
    let text =
        format!("[Game \"gore\"]\n\n@\n[Game \"gore\"]\n\n1. D *\n\n [\n\nb [\n  \t\n{GAME}");
    assert_eq!(outcomes(&text), ["3:1", "ok"]);
}

#[test]
fn a_comment_may_hold_what_looks_like_the_end_of_a_game() {
    let text = "[Game \"gore\"]\n\n{a\n\n[b] c\n[Game \"d\"]} 1. D *\n";
    let record: Record<Gore> = text.parse().unwrap();
    assert_eq!(record.line().comments[0].as_str(), "a [b] c [Game \"d\"]");
}

#[test]
fn games_need_nothing_between_them() {
    assert_eq!(
        outcomes("[Game \"gore\"]1.D*[Game \"gore\"]1.D b*{c};d"),
        ["ok", "ok"]
    );
    let text = "[Game \"gore\"]1.D*".repeat(2000) + "[Game \"gore\"] 1. @ *";
    let outcomes = outcomes(&text);
    assert_eq!(outcomes.len(), 2001);
    assert_eq!(outcomes[2000], format!("1:{}", 2000 * 17 + 18));
}

#[test]
fn a_stream_without_games_is_empty() {
    for text in ["", "\u{feff}", " \n\t\r\n", "%skipped\n% too"] {
        assert_eq!(outcomes(text), [""; 0], "{text:?}");
    }
}

#[test]
fn a_comment_without_a_game_is_an_error() {
    assert_eq!(outcomes("{a comment alone}\n\n"), ["1:18"]);
}

#[test]
fn skipped_lines_are_skipped_whatever_they_hold() {
    let text = b"%\xff\x1b\n[Game \"gore\"]\n%\x00 {\n1. D\n%b\n%\xff".to_vec();
    let text = [&text[..], b"\n*\n"].concat();
    let records: Vec<_> = Records::<Gore, _>::new(&text[..]).unwrap().collect();
    assert_eq!(records.len(), 1);
    assert_eq!(records[0].as_ref().unwrap().line().moves.len(), 1);
}

#[test]
fn bad_bytes_are_errors_where_they_stand() {
    for (text, at) in [
        (&b"[Game \"gore\"]\n\n1. D {\xc3\xa9\xff} *\n"[..], (3, 8)),
        (b"[Game \"g\xff", (1, 9)),
        (b"[Game \"gore\"] ; \xe2\x82", (1, 17)),
        (b"\xff", (1, 1)),
        (b"\xef\xbb\xbf[Game \"gore\"]\n\n1. \x1b D *\n", (3, 4)),
        (b"[Game \"go\tre\"]", (1, 10)),
        (b"[Game \"gore\"] {\xc2\x85}", (1, 16)),
        (b"[Game \"gore\"] {\x7f}", (1, 16)),
    ] {
        let error = Reader::new(text).next().unwrap().unwrap_err();
        assert_eq!((error.line(), error.column()), at, "{error}");
        assert!(error.render("file", true).contains("error"));
    }
}

/// A file that never ends.
struct Endless {
    piece: Vec<u8>,
    at: usize,
}

impl Endless {
    fn of(piece: impl Into<Vec<u8>>) -> BufReader<Endless> {
        let piece = piece.into();
        BufReader::new(Endless { piece, at: 0 })
    }
}

impl Read for Endless {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        for byte in buffer.iter_mut() {
            *byte = self.piece[self.at];
            self.at = (self.at + 1) % self.piece.len();
        }
        Ok(buffer.len())
    }
}

#[test]
fn an_endless_stream_is_read_game_by_game() {
    let mut records = Records::<Gore, _>::new(Endless::of(format!("{GAME}\n"))).unwrap();
    assert!(records.by_ref().take(10_000).all(|record| record.is_ok()));

    let pieces = format!("{GAME}\n[Game \"gore\"]\n\n1. D {{unclosed\n\n");
    let records = Records::<Gore, _>::new(Endless::of(pieces)).unwrap();
    let is_error: Vec<bool> = records.take(1_000).map(|record| record.is_err()).collect();
    assert_eq!(is_error, [false, true].repeat(500));
}

#[test]
fn an_endless_array_is_read_game_by_game() {
    let record: Record<Gore> = GAME.parse().unwrap();
    let json = serde_json::to_string(&record).unwrap();
    let input = BufReader::new(io::Cursor::new("[").chain(Endless::of(format!("{json},\n"))));
    let records = Records::<Gore, _>::new(input).unwrap();
    assert!(records.take(1_000).all(|read| read.unwrap() == record));
}

/// A file that breaks.
struct Broken;

impl Read for Broken {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        Err(io::Error::other("the disk is gone"))
    }
}

#[test]
fn a_file_that_cannot_be_read_on_ends() {
    for beginning in [
        GAME,
        "[Game \"gore\"] @\n",
        "[",
        "[{\"format\": 1",
        "{\"format\":",
    ] {
        let input = BufReader::new(beginning.as_bytes().chain(Broken));
        let Ok(records) = Records::<Gore, _>::new(input) else {
            continue; // it was not even told what it holds
        };
        let errors: Vec<Error> = records.filter_map(Result::err).take(5).collect();
        let last = errors.last().unwrap();
        assert!(last.is_read(), "{beginning}: {last}");
        assert_eq!(errors.iter().filter(|error| error.is_read()).count(), 1);
        for told in [last.render("file", false), last.to_string()] {
            assert!(told.contains("the input cannot be read: the disk is gone"));
        }
        // Who tells an error with its sources must not tell it twice.
        assert!(last.source().is_none());
        let cause = last.kind().source().map(ToString::to_string);
        assert_eq!(cause.as_deref(), Some("the disk is gone"));
        assert_eq!(last.kind().to_string(), "the input cannot be read");
    }
}

#[test]
fn megabyte_lines_are_read_and_clipped() {
    let comment = "x ".repeat(1 << 20);
    let text =
        format!("[Game \"gore\"]\n\n{{{comment}}} 1. D {{{comment}}} @ {{{comment}}} *\n\n{GAME}");
    let results: Vec<_> = Records::<Gore, _>::new(text.as_bytes()).unwrap().collect();
    let [Err(error), Ok(_)] = &results[..] else {
        panic!("{}", results.len());
    };
    assert_eq!(error.column(), 2 * (comment.len() + 2) + 5 + 3);
    assert!(error.render("file", false).len() < 2000);
}
