//! Texts in which one character, or one failure of the file, makes the difference.

use std::io::{self, BufRead, BufReader, Read};

use ayla_core::{Gore, Move, Side};
use ayla_notation::{Line, MAX_DEPTH, Node, Reader, Record, Records, json};

/// What is wrong with a text, where, and what stands there.
fn slip(text: &str) -> (String, String, String) {
    let error = text
        .parse::<Record<Gore>>()
        .expect_err("the text has a slip");
    (
        format!("{}:{}", error.line(), error.column()),
        error.found().unwrap_or_default().to_owned(),
        error.kind().to_string(),
    )
}

#[test]
fn slips_are_told_apart() {
    for (text, at, found, kind) in [
        (
            "1. D 27-x *",
            "3:6",
            "27-x",
            "expected a move: a hole's letter, offer:HOLES, accept, decline or pass",
        ),
        (
            "1. D 27- *",
            "3:6",
            "27-",
            "expected a move: a hole's letter, offer:HOLES, accept, decline or pass",
        ),
        (
            "1. D 12x *",
            "3:6",
            "12x",
            "expected a move: a hole's letter, offer:HOLES, accept, decline or pass",
        ),
        (
            "1. D % b *",
            "3:6",
            "%",
            "expected a move, a comment, a variation or the result",
        ),
        (
            "1. D [ b *",
            "3:6",
            "[",
            "expected a move, a comment, a variation or the result",
        ),
        (
            "1. D (1. A {c} 27-21 {d}) *",
            "3:16",
            "27-21",
            "a variation has no result",
        ),
        (
            "1. D (1. A {c} 27-21 {d} *",
            "3:6",
            "(",
            "this variation is never closed",
        ),
    ] {
        let slip = slip(&format!("[Game \"gore\"]\n\n{text}\n"));
        assert_eq!(slip, (at.into(), found.into(), kind.into()), "{text}");
    }
}

#[test]
fn slips_in_tags_are_told_apart() {
    for (tag, at, kind) in [
        ("[Event \"a\\\tb\"]", "2:11", "the control character U+0009"),
        ("[Event \"a\rb\"]", "2:10", "the control character U+000D"),
        ("\u{1}", "2:1", "the control character U+0001"),
        ("\u{1}\u{2}", "2:1", "the control character U+0001"),
    ] {
        let (place, _, told) = slip(&format!("[Game \"gore\"]\n{tag}\n\n*\n"));
        assert_eq!((&*place, &*told), (at, kind), "{tag:?}");
    }
}

#[test]
fn a_tag_that_comes_twice_is_found_among_any_number() {
    for count in [1, 2, 15, 16, 17, 18, 40] {
        let tags = |names: &mut dyn Iterator<Item = usize>| -> String {
            names.map(|nth| format!("[Tag{nth} \"\"]\n")).collect()
        };
        let all = tags(&mut (0..count));
        assert_eq!(outcomes(&format!("[Game \"gore\"]\n{all}\n*\n")), ["ok"]);
        for twice in 0..count {
            let second = tags(&mut [twice].into_iter());
            let (place, found, _) = slip(&format!("[Game \"gore\"]\n{all}{second}\n*\n"));
            assert_eq!(place, format!("{}:2", count + 2), "{count} {twice}");
            assert_eq!(found, format!("Tag{twice}"));
        }
    }
}

#[test]
fn a_start_that_ends_too_early_is_marked_whole() {
    let text = "[Game \"gore\"]\n[FEN \"6-6-\"]\n\n*\n";
    let error = text.parse::<Record<Gore>>().unwrap_err();
    assert_eq!(&text[error.bytes()], "6-6-");
}

#[test]
fn what_has_no_name_is_no_tag_of_a_next_game() {
    let text = "[Game \"gore\"]\n\n1. D {a\n\n[ \"b\" c} *\n";
    let record: Record<Gore> = text.parse().unwrap();
    assert_eq!(record.line().moves[0].comments[0].as_str(), "a [ \"b\" c");
}

/// `ok` for each game, or where its error is.
fn outcomes(text: &str) -> Vec<String> {
    let records = Records::<Gore, _>::new(text.as_bytes()).unwrap();
    let told = records.map(|record| match record {
        Ok(_) => "ok".to_owned(),
        Err(error) => format!("{}:{}", error.line(), error.column()),
    });
    told.collect()
}

#[test]
fn places_are_counted_from_game_to_game() {
    for (text, told) in [
        // Lines of a game that is given up are counted too.
        (
            "[Game \"gore\"]\n\n@\nx\n\n[Game \"gore\"]\n\n@\n",
            &["3:1", "8:1"][..],
        ),
        // A game may begin behind another's result.
        (
            "[Game \"gore\"]\n\n1. D *\n  [Game \"gore\" x]\n",
            &["ok", "4:16"],
        ),
        (
            "[Game \"gore\"] 1. D * [Game \"gore\"]\n%skipped\n\n1. D @ *\n",
            &["ok", "4:6"],
        ),
        // Reading resumes behind a blank line only.
        ("[Game \"gore\"]\n\n@\nx\n[Game \"gore\"]\n\n*\n", &["3:1"]),
    ] {
        assert_eq!(outcomes(text), told, "{text}");
    }
}

#[test]
fn slips_in_json_are_marked() {
    for (text, column, found) in [
        (&b"[{\"format\":\xe9}]"[..], 12, "\u{fffd}"),
        ("[{\"format\":é}]".as_bytes(), 12, "é"),
        (b"[{},7}", 6, "}"),
        (b"{\"format\":1}}", 13, "}"),
    ] {
        let games = Records::<Gore, _>::new(text).unwrap();
        let error = games.filter_map(Result::err).last().unwrap();
        let text = String::from_utf8_lossy(text);
        assert_eq!(
            (error.line(), error.column()),
            (1, column),
            "{text} {error}"
        );
        assert_eq!(error.found(), Some(found), "{text} {error}");
    }
}

#[test]
fn brackets_and_quotation_marks_in_a_value_close_nothing() {
    for value in ["a\"}b", "a\\", "\\\"]", "{\"[", "\\\\\"}"] {
        let mut record = Record::<Gore>::new();
        record.set_tag("Event", value).unwrap();
        let mut text = Vec::new();
        json::write(&mut text, &[record.clone(), record.clone()]).unwrap();
        let read: Result<Vec<Record<Gore>>, _> = Records::new(&text[..]).unwrap().collect();
        assert_eq!(read.unwrap(), [record.clone(), record], "{value}");
    }
}

/// A file that hands out a byte at a time, and fails once.
struct FailsOnce<'a> {
    rest: &'a [u8],
    left: usize,
    failure: Option<io::ErrorKind>,
}

impl Read for FailsOnce<'_> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        if self.left == 0
            && let Some(failure) = self.failure.take()
        {
            return Err(failure.into());
        }
        self.left = self.left.saturating_sub(1);
        let length = out.len().min(1);
        self.rest.read(&mut out[..length])
    }
}

#[test]
fn a_failure_is_told_wherever_it_comes_and_an_interruption_is_none() {
    let broken = "[Game \"gore\"]\n\n@ {\n\nx\n\n[Game \"gore\"]\n\n1. D *\n";
    let record: Record<Gore> = "[Game \"gore\"]\n\n1. D {\"} b *".parse().unwrap();
    let mut written = Vec::new();
    json::write(&mut written, &[record]).unwrap();
    for text in [broken, std::str::from_utf8(&written).unwrap()] {
        let read = |left, failure| -> io::Result<Vec<String>> {
            let input = BufReader::new(FailsOnce {
                rest: text.as_bytes(),
                left,
                failure: Some(failure),
            });
            let failed = |_| io::Error::from(io::ErrorKind::TimedOut);
            let records = Records::<Gore, _>::new(input).map_err(failed)?;
            let told = records.map(|record| match record {
                Err(error) if error.is_read() => Err(io::ErrorKind::TimedOut.into()),
                other => Ok(format!("{other:?}")),
            });
            told.collect()
        };
        let whole = read(usize::MAX, io::ErrorKind::Other).unwrap();
        for left in 0..=text.len() {
            assert!(read(left, io::ErrorKind::TimedOut).is_err(), "{left}");
            let interrupted = read(left, io::ErrorKind::Interrupted);
            assert_eq!(interrupted.unwrap(), whole, "{left}");
        }
    }
}

#[test]
fn the_form_is_told_without_reading_everything() {
    let length = 1 << 20;
    let mut input = BufReader::with_capacity(1_000, io::repeat(b' ').take(length));
    let reader = Reader::new(input.by_ref().take(length)).unwrap();
    drop(reader);
    assert!(input.get_ref().limit() > length / 2);
    assert!(input.fill_buf().is_ok());
}

/// A move of South's in the start, and a variation of it within a variation, as deep as said.
fn nested(depth: usize) -> Node {
    let mut node = Node::new(Side::South, Move::Sow("D".parse().unwrap()), 0);
    if depth > 0 {
        node.variations.push(Line {
            comments: Vec::new(),
            moves: vec![nested(depth - 1)],
        });
    }
    node
}

#[test]
fn variations_deeper_than_a_record_may_have_are_left_out() {
    let kept = |depth| {
        let mut record = Record::<Gore>::new();
        record.push(nested(depth)).unwrap();
        let read: Record<Gore> = record.to_string().parse().unwrap();
        assert_eq!(read, record);
        record.line().moves[0].clone()
    };
    assert_eq!(kept(MAX_DEPTH), nested(MAX_DEPTH));
    assert_eq!(kept(MAX_DEPTH + 3), nested(MAX_DEPTH));
}
