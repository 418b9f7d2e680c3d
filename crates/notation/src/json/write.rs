//! Records to JSON.

use std::io;

use ayla_core::Position;
use serde::{Serialize, Serializer};

use super::document::{Document, FormatNumber, GameResult, Move, Variation};
use crate::line::Node;
use crate::{Comment, Record};

/// Writes the one record as an object, or many as an array of them, each on a line of its own. They
/// may be of different games.
///
/// # Errors
///
/// If it cannot be written to `out`.
pub fn write<R: Serialize>(
    mut out: impl io::Write,
    records: impl IntoIterator<Item = R>,
) -> io::Result<()> {
    let mut records = records.into_iter();
    let first = records.next();
    let mut next = records.next();
    if let (Some(record), None) = (&first, &next) {
        serde_json::to_writer(&mut out, record)?;
        return out.write_all(b"\n");
    }
    out.write_all(b"[")?;
    let mut record = first;
    while let Some(written) = record {
        out.write_all(b"\n")?;
        serde_json::to_writer(&mut out, &written)?;
        record = next.take();
        if record.is_some() {
            out.write_all(b",")?;
        }
        next = records.next();
    }
    out.write_all(b"\n]\n")
}

/// The format described in [`json`](crate::json).
impl<P: Position> Serialize for Record<P> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Document::of(self).serialize(serializer)
    }
}

impl Document {
    fn of<P: Position>(record: &Record<P>) -> Document {
        let tags = record.tags();
        Document {
            format: FormatNumber,
            tags: tags
                .map(|(name, value)| (name.to_owned(), value.into_owned()))
                .collect(),
            start: record.game().start().to_string(),
            comments: texts(&record.line().comments),
            moves: moves(&record.line().moves),
            result: GameResult {
                comments: texts(record.closing()),
                ..GameResult::of(record.game())
            },
        }
    }
}

fn texts(comments: &[Comment]) -> Vec<String> {
    comments.iter().map(ToString::to_string).collect()
}

fn moves(nodes: &[Node]) -> Vec<Move> {
    let to_move = |node: &Node| Move {
        token: node.mv.to_string(),
        taken: node.taken,
        comments: texts(&node.comments),
        annotations: node.annotations.clone(),
        variations: node
            .variations
            .iter()
            .map(|line| Variation {
                comments: texts(&line.comments),
                moves: moves(&line.moves),
            })
            .collect(),
    };
    nodes.iter().map(to_move).collect()
}
