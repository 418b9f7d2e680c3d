//! What must hold for every record.

use ayla_core::{DjenonAboure, Gore, Position};
use ayla_notation::syntax::{Game, ItemKind, Reader};
use ayla_notation::{Record, json, read_all, write};
use proptest::prelude::*;

use crate::generate::record;

/// What is written is read as what it was, in text and in JSON, and written so again.
fn round_trips<P: Position>(record: &Record<P>) {
    let text = record.to_string();
    let read: Record<P> = text
        .parse()
        .unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(&read, record);
    assert_eq!(read.to_string(), text);

    let mut json = Vec::new();
    json::write(&mut json, [record]).unwrap();
    let json = String::from_utf8(json).unwrap();
    let read: Record<P> = json
        .parse()
        .unwrap_or_else(|error| panic!("{error}\n{json}"));
    assert_eq!(&read, record);
    assert_eq!(serde_json::from_str::<Record<P>>(&json).unwrap(), *record);
}

/// Lines of the movetext are full, and no longer than they may be.
fn is_filled<P: Position>(record: &Record<P>) {
    let text = record.to_string();
    let (_, movetext) = text.split_once("]\n\n").unwrap();
    assert!(movetext.ends_with('\n') && !movetext.contains("\n\n"));
    assert!(movetext.lines().all(|line| !line.is_empty()));
    let lines: Vec<&str> = movetext.lines().collect();
    for (index, line) in lines.iter().enumerate() {
        let width = line.chars().count();
        let is_comment = line.starts_with("; ") && line.contains('}');
        assert!(width <= 80 || is_comment || !line.contains(' '), "{line}");
        let next = lines.get(index + 1).filter(|next| !next.starts_with("; "));
        if let (Some(next), false) = (next, is_comment) {
            let word = next.split(' ').next().unwrap();
            assert!(width + 1 + word.chars().count() > 80, "{line}\n{next}");
        }
    }
}

/// The same game as a careless hand would write it.
fn rewritten(game: &Game, spaces: &[&str], with_numbers: bool) -> String {
    let mut spaces = spaces.iter().copied().cycle();
    let mut text = String::from("\u{feff}");
    for tag in game.tags() {
        let value = &game.text()[tag.value.clone()];
        let mut space = || spaces.next().unwrap();
        text += &format!(
            "[{}{}{}\"{value}\"{}]",
            space(),
            game.name_of(tag),
            space(),
            space()
        );
        text += space();
    }
    for item in game.items() {
        match item.kind {
            ItemKind::Number { .. } if !with_numbers => continue,
            ItemKind::Comment if game.text_of(item).contains('}') => {
                text += &format!(";{}\r\n", game.text_of(item));
            }
            ItemKind::Comment => text += &format!("{{{}}}", game.text_of(item)),
            _ => text += game.text_of(item),
        }
        text += spaces.next().unwrap();
        if with_numbers {
            text += "\n%skipped }{ \n";
        }
    }
    text
}

fn carelessness_is_forgiven<P: Position>(record: &Record<P>, spaces: &[&str], with_numbers: bool) {
    let text = record.to_string();
    let game = Reader::new(text.as_bytes()).next().unwrap().unwrap();
    let careless = rewritten(&game, spaces, with_numbers);
    let read: Record<P> = careless
        .parse()
        .unwrap_or_else(|error| panic!("{error}\n{careless}"));
    assert_eq!(read.to_string(), text);
}

fn spaces() -> impl Strategy<Value = Vec<&'static str>> {
    let space = prop::sample::select(vec![" ", "  ", "\t", "\n", "\r\n", "\n \n"]);
    prop::collection::vec(space, 1..20)
}

fn comes_apart_and_together<P: Position>(record: &Record<P>) {
    let mut again = record.clone();
    let mut nodes = Vec::new();
    while let Some(node) = again.undo() {
        nodes.push(node);
    }
    assert_eq!(again.game().plies(), []);
    while let Some(node) = nodes.pop() {
        again.push(node).unwrap();
    }
    assert_eq!(again.line(), record.line());
    assert_eq!(again.game().plies(), record.game().plies());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn gore_is_read_as_written(record in record::<Gore>()) {
        round_trips(&record);
        is_filled(&record);
    }

    #[test]
    fn djenon_aboure_is_read_as_written(record in record::<DjenonAboure>()) {
        round_trips(&record);
        is_filled(&record);
    }

    #[test]
    fn any_spacing_is_read(record in record::<Gore>(), spaces in spaces(), numbers in any::<bool>()) {
        carelessness_is_forgiven(&record, &spaces, numbers);
    }

    #[test]
    fn moves_are_taken_away_and_put_back(record in record::<Gore>()) {
        comes_apart_and_together(&record);
    }

    #[test]
    fn many_are_read_as_written(records in prop::collection::vec(record::<Gore>(), 0..4)) {
        let mut text = Vec::new();
        write(&mut text, &records).unwrap();
        let text = String::from_utf8(text).unwrap();
        prop_assert_eq!(&read_all::<Gore>(&text).unwrap(), &records);

        let mut json = Vec::new();
        json::write(&mut json, &records).unwrap();
        let json = String::from_utf8(json).unwrap();
        prop_assert_eq!(&read_all::<Gore>(&json).unwrap(), &records);
    }
}
