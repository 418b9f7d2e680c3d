//! What one learns from games that were played: annotated records, puzzles, opening trees.
//!
//! * [`annotate`] judges every move of a record, and writes scores, marks and better lines into it.
//! * A [`Puzzle`] is a position with a single best move, proved. [`compose`] makes one by chance,
//!   from a seed.
//! * A [`Tree`] counts what was played in the openings of any number of records, and how it ended.
//!
//! Nothing here reads a clock or a file. Who wants the thinking limited by time brings his own
//! analysis: wherever one is needed it is a closure.

#![forbid(unsafe_code)]

mod annotate;
mod judge;
mod lines;
mod mark;
mod puzzle;
mod summary;
mod tree;

pub use annotate::{Annotated, annotate};
pub use judge::{Judgement, judge};
pub use mark::Thresholds;
pub use puzzle::{NoPuzzle, Puzzle, Theme, compose};
pub use summary::Summary;
pub use tree::{Branch, Results, Tree};
