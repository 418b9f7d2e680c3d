//! Generated records: random games with nested variations and hostile comments.

use ayla_core::{Game, Position, Side};
use ayla_notation::{Annotation, Comment, Line, MAX_DEPTH, Node, Record};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// Texts that mean something to the notation, or look as if they did.
const PIECES: &[&str] = &[
    "a",
    "plan",
    "é",
    "日本",
    " ",
    "  ",
    "\n",
    "\r\n",
    "\t",
    "\u{a0}",
    "\u{3000}",
    "{",
    "}",
    "(",
    ")",
    ";",
    "%",
    "*",
    "27-21",
    "1.",
    "3...",
    "!",
    "$7",
    "\"",
    "\\",
    "[",
    "]",
    "[Game \"gore\"]",
    "[%clk 0:01]",
    "\n\n[Game \"gore\"]",
    "\u{feff}",
    "\u{2028}",
    "a-word-that-is-longer-than-any-line-of-eighty-characters-could-be-and-so-must-stand-alone-on-its-own",
];

pub(crate) fn hostile_text() -> impl Strategy<Value = String> {
    prop_oneof![
        vec(select(PIECES), 0..12).prop_map(|pieces| pieces.concat()),
        "\\PC{0,30}",
    ]
}

/// Where a generated record takes its decisions from.
struct Choices {
    numbers: Vec<u32>,
    next: usize,
    texts: Vec<String>,
    /// How many moves variations may still have.
    moves_left: usize,
}

/// The most moves that all variations of a record have together. Since decisions come round again, a
/// few of them could otherwise breed variations without end.
const MOST_IN_VARIATIONS: usize = 1_000;

impl Choices {
    fn below(&mut self, bound: usize) -> usize {
        let number = self.numbers[self.next % self.numbers.len()];
        self.next += 1;
        number as usize % bound
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    fn comments(&mut self) -> Vec<Comment> {
        let count = if self.one_in(6) { 1 + self.below(3) } else { 0 };
        let texts = (0..count).map(|_| {
            let index = self.below(self.texts.len());
            Comment::new(&self.texts[index]).expect("texts have no control characters")
        });
        texts.flatten().collect()
    }

    fn annotations(&mut self) -> Vec<Annotation> {
        let count = if self.one_in(8) { 1 + self.below(3) } else { 0 };
        (0..count)
            .map(|_| Annotation(self.below(10) as u8))
            .collect()
    }

    /// Up to `length` random moves that follow in `game`, with all that can hang on them.
    fn moves<P: Position>(&mut self, game: &mut Game<P>, length: usize, depth: usize) -> Vec<Node> {
        let mut moves = Vec::new();
        for _ in 0..length {
            let legal = game.legal_moves();
            if legal.is_empty() {
                break;
            }
            let index = self.below(legal.len());
            let mv = legal.iter().nth(index).expect("it is one of them");
            let count = if self.one_in(10) {
                1 + self.below(2)
            } else {
                0
            };
            let variations = (0..count)
                .filter_map(|_| self.variation(game.clone(), depth + 1))
                .collect();
            let ply = game.play(mv, &mut ()).expect("it is legal");
            moves.push(Node {
                by: ply.by,
                mv,
                taken: ply.taken,
                annotations: self.annotations(),
                comments: self.comments(),
                variations,
            });
        }
        moves
    }

    fn variation<P: Position>(&mut self, mut game: Game<P>, depth: usize) -> Option<Line> {
        let comments = self.comments();
        let length = 1 + self.below(4);
        if depth > MAX_DEPTH || length > self.moves_left {
            return None;
        }
        self.moves_left -= length;
        let moves = self.moves(&mut game, length, depth);
        Some(Line { comments, moves })
    }
}

/// A random record, from the start or from a position of a random game.
pub(crate) fn record<P: Position>() -> impl Strategy<Value = Record<P>> {
    let name = "[A-Za-z0-9_]{1,8}";
    let value = hostile_text().prop_map(|text| text.replace(char::is_control, ""));
    (
        vec(any::<u32>(), 40..400),
        vec(hostile_text(), 1..8),
        vec((name, value), 0..6),
        0..150_usize,
    )
        .prop_map(|(numbers, texts, tags, length)| {
            let mut choices = Choices {
                numbers,
                next: 0,
                texts,
                moves_left: MOST_IN_VARIATIONS,
            };
            let mut record = Record::from_position(start(&mut choices));
            for comment in choices.comments() {
                // A game that is over has no start to speak of.
                record.comment(&comment).expect("it is a comment");
            }
            let mut game = record.game().clone();
            for node in choices.moves(&mut game, length, 0) {
                record.push(node.clone()).expect("it is legal");
                assert_eq!(record.line().moves.last(), Some(&node));
            }
            end(&mut record, &mut choices);
            for (name, value) in &tags {
                // The game tells some itself.
                let _ = record.set_tag(name, value);
            }
            let south = choices.texts[0].replace(char::is_control, "");
            record.set_tag("South", &south).expect("it can be set");
            record
        })
}

fn start<P: Position>(choices: &mut Choices) -> P {
    let mut game = Game::new();
    if choices.one_in(2) {
        let length = choices.below(60);
        choices.moves(&mut game, length, MAX_DEPTH);
    }
    *game.position()
}

fn end<P: Position>(record: &mut Record<P>, choices: &mut Choices) {
    // It may be over already.
    let _ = match choices.below(8) {
        0 => record.resign(Side::South),
        1 => record.resign(Side::North),
        2 => record.forfeit(Side::South),
        3 => record.forfeit(Side::North),
        4 => record.agree(),
        _ => return,
    };
    for comment in choices.comments() {
        record.comment(&comment).expect("it is a comment");
    }
}
