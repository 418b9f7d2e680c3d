//! The first pass: the shape of records, without any game.
//!
//! A [`Reader`] finds one [`Game`] after the other in a stream: its tags and, in the order of the
//! text, numbers, words that should be moves, annotations, comments, variations and the result.
//! What it gives is well-formed: parentheses are balanced and nested at most
//! [`MAX_DEPTH`](crate::MAX_DEPTH) deep, a variation has a move, annotations and variations have a
//! move before them, a number has one behind it, no tag comes twice, and the result comes last.
//!
//! After an error reading resumes at the next line that begins with `[` after a blank line. A
//! comment that is still open at such a line, where the line looks like the tag of a next game
//! (`[Name "`), is taken to be unclosed; so is a variation at any such line.
//!
//! ```
//! use ayla_notation::syntax::{ItemKind, Reader};
//!
//! let text = "[Game \"nim\"]\n\n1. 3-4-5-take-2 {hm} *\n\n[Game \"nim\"]\n\n(oops *\n";
//! let mut games = Reader::new(text.as_bytes());
//!
//! let game = games.next().unwrap()?;
//! assert_eq!(game.tag("Game").as_deref(), Some("nim"));
//! let words: Vec<&str> = game.items().iter().map(|item| game.text_of(item)).collect();
//! assert_eq!(words, ["1.", "3-4-5-take-2", "hm", "*"]);
//!
//! let error = games.next().unwrap().unwrap_err();
//! assert_eq!((error.line(), error.column()), (7, 1));
//! # Ok::<(), ayla_notation::Error>(())
//! ```
//!
//! # Grammar
//!
//! ```text
#![doc = include_str!("../../grammar.ebnf")]
//! ```

mod game;
mod reader;
mod source;

pub use game::{Game, Item, ItemKind, Tag};
pub use reader::Reader;
