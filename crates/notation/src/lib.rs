//! Sow, the notation of Goré and Djenon-aboure: records of games in text and in JSON.
//!
//! Reading has two passes. [`syntax`] knows no game: it finds tags, numbers, moves, comments and
//! variations, and streams game by game. A [`Record`] is what the rules have checked: every move of
//! every variation is legal, and result and tags agree with the game.
//!
//! ```
//! use ayla_core::{Gore, Side};
//! use ayla_notation::Record;
//!
//! let mut record: Record<Gore> = r#"
//!     [Game "gore"]
//!     [South "Lou"]
//!
//!     1. D b {an opening} 2. A *
//! "#
//! .parse()?;
//! assert_eq!(record.tag("South"), Some("Lou"));
//! assert_eq!(record.line().moves[1].comments[0].as_str(), "an opening");
//!
//! record.resign(Side::North)?;
//! assert!(record.to_string().ends_with("1. D b {an opening} 2. A 20-28\n"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A program that does not know which game and which form a file holds reads it with [`Reader`] and
//! lets [`GameId::dispatch`](ayla_core::GameId::dispatch) choose the kind of record:
//!
//! ```
//! use ayla_core::{Position, Task};
//! use ayla_notation::{Error, Reader, Record, Unchecked};
//!
//! struct CountMoves<'a>(&'a Unchecked);
//!
//! impl Task for CountMoves<'_> {
//!     type Output = Result<usize, Error>;
//!
//!     fn run<P: Position>(self) -> Result<usize, Error> {
//!         Ok(Record::<P>::try_from(self.0)?.line().moves.len())
//!     }
//! }
//!
//! let file = "[Game \"gore\"]\n\n1. A b *\n\n[Game \"djenon-aboure\"]\n\n1. F *\n";
//! let mut moves = Vec::new();
//! for game in Reader::new(file.as_bytes())? {
//!     let game = game?;
//!     moves.push(game.id()?.dispatch(CountMoves(&game))?);
//! }
//! assert_eq!(moves, [2, 1]);
//! # Ok::<(), Error>(())
//! ```
//!
//! An [`Error`] knows its place and shows it: [`Error::render`].

#![forbid(unsafe_code)]

mod annotation;
mod comment;
mod error;
mod excerpt;
pub mod json;
mod line;
mod path;
mod read;
mod record;
pub mod syntax;
mod tags;
mod unchecked;
mod walk;
mod write;

pub use annotation::Annotation;
pub use comment::{Comment, CommentError};
pub use error::{Error, ErrorKind};
pub use excerpt::Place;
pub use line::{Line, Node};
pub use path::{Path, Remarks};
pub use read::{Records, read_all};
pub use record::Record;
pub use tags::TagError;
pub use unchecked::{Format, Reader, Unchecked};
pub use write::write;

/// How deep variations may be nested. More is an error, for every reader.
pub const MAX_DEPTH: usize = 24;
