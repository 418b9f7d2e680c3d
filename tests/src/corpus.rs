//! A corpus of records by chance: what a reader of many games has to read.
//!
//! Both games in turn, mostly whole, with the tags a club would write. A quarter are annotated,
//! with comments, judgements and variations in one another; some begin from a position of their
//! own; some end by resignation, forfeit or agreement, or are not over.

use std::io::{self, Write};
use std::iter;

use ayla_core::{DjenonAboure, Game, Gore, Move, Position, Side};
use ayla_notation::{Annotation, Comment, Format, Line, Node, Record};
use rand::Rng;
use rand::seq::IndexedRandom;

/// Writes records until they are at least `bytes`, and gives how many records they are.
///
/// The same `random` gives the same records, in either form. At most one of them is held.
///
/// # Errors
///
/// If it cannot be written to `out`.
pub fn write(
    mut out: impl Write,
    format: Format,
    bytes: u64,
    random: &mut impl Rng,
) -> io::Result<u64> {
    let (open, part, close) = match format {
        Format::Sow => ("", "\n", ""),
        Format::Json => ("[\n", ",\n", "\n]\n"),
    };
    let mut records = texts(format, random);
    let mut written = 0;
    let mut count = 0;
    out.write_all(open.as_bytes())?;
    while written < bytes {
        let record = records.next().expect("there is always one more");
        if count > 0 {
            out.write_all(part.as_bytes())?;
            written += part.len() as u64;
        }
        out.write_all(record.as_bytes())?;
        written += record.len() as u64;
        count += 1;
    }
    out.write_all(close.as_bytes())?;
    Ok(count)
}

/// The texts of records without end, the two games in turn.
fn texts(format: Format, random: &mut impl Rng) -> impl Iterator<Item = String> {
    let mut is_gore = false;
    iter::repeat_with(move || {
        is_gore = !is_gore;
        match is_gore {
            true => text(&record::<Gore>(random), format),
            false => text(&record::<DjenonAboure>(random), format),
        }
    })
}

fn text<P: Position>(record: &Record<P>, format: Format) -> String {
    match format {
        Format::Sow => record.to_string(),
        Format::Json => serde_json::to_string(record).expect("a record is plain JSON"),
    }
}

/// A record by chance.
pub fn record<P: Position>(random: &mut impl Rng) -> Record<P> {
    let start = match random.random_ratio(1, 16) {
        true => position_on_the_way(random),
        false => P::start(),
    };
    let mut record = Record::from_position(start);
    add_tags(&mut record, random);
    let length = match random.random_ratio(1, 8) {
        true => random.random_range(0..60),
        false => usize::MAX,
    };
    let style = match random.random_ratio(1, 4) {
        true => Style::Annotated,
        false => Style::Plain,
    };
    let mut game = record.game().clone();
    for node in moves(random, &mut game, style, length, 0) {
        record.push(node).expect("it was legal");
    }
    end(&mut record, random);
    if style == Style::Annotated && record.game().is_over() {
        record.comment(sentence(random)).expect("plain words");
    }
    record
}

/// How much is said about a game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    Plain,
    Annotated,
}

/// The deepest variations.
const DEPTH: usize = 3;

const NAMES: [&str; 8] = [
    "Adjoua", "Affoué", "Bi", "Gala", "Irié", "Kouassi", "Lou", "Tra",
];

const SITES: [&str; 4] = ["Abidjan", "Bouaflé", "Grand-Bassam", "Zuénoula"];

const SENTENCES: [&str; 6] = [
    "a long plan",
    "Now the chain stands, and South has no time left to break it.",
    "[%clk 0:04:31]",
    "D was better: the twos in a and c would have gone with it.",
    "é voilà",
    "North counts on a refusal. If the offer is taken he is lost, since six seeds in each of the \
     pits feed the very holes that South is about to reach.",
];

fn pick<'a>(words: &[&'a str], random: &mut impl Rng) -> &'a str {
    words.choose(random).expect("there are some")
}

fn sentence(random: &mut impl Rng) -> &'static str {
    pick(&SENTENCES, random)
}

fn add_tags<P: Position>(record: &mut Record<P>, random: &mut impl Rng) {
    let date = format!(
        "2026.{:02}.{:02}",
        random.random_range(1..=12),
        random.random_range(1..=28)
    );
    let round = random.random_range(1..=9).to_string();
    let mut tags = vec![
        ("Event", "Club evening"),
        ("Site", pick(&SITES, random)),
        ("Date", &date),
        ("Round", &round),
        ("South", pick(&NAMES, random)),
        ("North", pick(&NAMES, random)),
    ];
    if random.random_ratio(1, 4) {
        tags.push(("Annotator", "\"Tra\" \\ Bi"));
        tags.push(("TimeControl", "40/1800"));
    }
    for (name, value) in tags {
        record.set_tag(name, value).expect("it can be set");
    }
}

fn random_move<P: Position>(game: &Game<P>, random: &mut impl Rng) -> Option<Move> {
    let legal = game.legal_moves();
    let nth = (!legal.is_empty()).then(|| random.random_range(0..legal.len()))?;
    legal.iter().nth(nth)
}

/// A position some moves from the start.
fn position_on_the_way<P: Position>(random: &mut impl Rng) -> P {
    let mut game = Game::new();
    for _ in 0..random.random_range(1..12) {
        if let Some(mv) = random_move(&game, random) {
            game.play(mv, &mut ()).expect("it is legal");
        }
    }
    *game.position()
}

/// Up to `length` moves that follow in `game`, with all that hangs on them. They are made there.
fn moves<P: Position>(
    random: &mut impl Rng,
    game: &mut Game<P>,
    style: Style,
    length: usize,
    depth: usize,
) -> Vec<Node> {
    let mut nodes = Vec::new();
    while nodes.len() < length {
        let Some(mv) = random_move(game, random) else {
            break;
        };
        let mut happens = |n| style == Style::Annotated && random.random_ratio(1, n);
        let (is_judged, is_commented, varies) = (happens(8), happens(16), happens(16));
        let variation = (varies && depth < DEPTH).then(|| variation(random, game, depth + 1));
        let mut node = Node::from(game.play(mv, &mut ()).expect("it is legal"));
        node.variations.extend(variation);
        if is_judged {
            node.annotations
                .push(Annotation(random.random_range(1..=20)));
        }
        if is_commented {
            let comment = Comment::new(sentence(random)).expect("plain words");
            node.comments.extend(comment);
        }
        nodes.push(node);
    }
    nodes
}

/// Some moves from here, which are taken back again.
fn variation<P: Position>(random: &mut impl Rng, game: &mut Game<P>, depth: usize) -> Line {
    let before = game.plies().len();
    let length = random.random_range(1..=8);
    let moves = moves(random, game, Style::Annotated, length, depth);
    while game.plies().len() > before {
        game.undo();
    }
    Line {
        comments: Vec::new(),
        moves,
    }
}

/// Ends a game that the rules have not ended; some stay as they are.
fn end<P: Position>(record: &mut Record<P>, random: &mut impl Rng) {
    if record.game().is_over() {
        return;
    }
    let side = match random.random() {
        true => Side::South,
        false => Side::North,
    };
    let ended = match random.random_range(0..4) {
        0 => record.resign(side),
        1 => record.forfeit(side),
        2 => record.agree(),
        _ => return,
    };
    ended.expect("it was not over");
}
