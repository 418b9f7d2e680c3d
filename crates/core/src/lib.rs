//! The rules of two mancala games of Côte d'Ivoire, and the mechanics to write others.
//!
//! * [`Gore`] is Goré, the game of the Guro: one lap, captures of twos and fours in both
//!   directions, and pits that are traded for captured seeds.
//! * [`DjenonAboure`] is the game of the Abouré: relay sowing on a board of 2×6.
//!
//! Both are [`Position`]s: small values that know their legal moves, make them, and tell an
//! [`Observer`] what happens. [`Game`] adds a history: undo and redo, and the endings a position
//! alone cannot see. [`GameId`] chooses a game by its name.
//!
//! ```
//! use ayla_core::{Event, Gore, Position};
//!
//! let mut position: Gore = "0-0-1-0-0-1-2-9-10-25-S".parse()?;
//! let mut seen = Vec::new();
//! position.play("C".parse()?, &mut seen)?;
//! assert!(matches!(seen[..], [Event::Lap(_)]));
//! assert_eq!(position.to_string(), "0-0-0-1-0-1-2-9-10-25-N");
//!
//! let error = position.play("a".parse()?, &mut seen).unwrap_err();
//! assert_eq!(error.to_string(), "a is not legal: hole a is empty (G3)");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The clauses (`G7`, `D5`, …) are those of the rule pages in the project's book.
//!
//! The crate needs no standard library. Positions and moves never touch the heap; `Game` stands
//! behind the feature `alloc`, which is on by default. With the feature `serde` pits, moves, positions,
//! set-ups, clauses, terminations and names of games are serialised as the text they are displayed as;
//! `Side`, `BySide` and `Outcome` as plain data.

#![no_std]
#![forbid(unsafe_code)]

#[cfg(feature = "alloc")]
extern crate alloc;

/// Gives a game's position its text, that of its [`Setup`]: `Display` and `FromStr`.
///
/// The project's book shows it at work, in "Writing a game".
#[macro_export]
macro_rules! position_text {
    ($position:ty) => {
        impl ::core::fmt::Display for $position {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Display::fmt(&$crate::Position::setup(self), f)
            }
        }

        impl ::core::str::FromStr for $position {
            type Err = $crate::ParseError;

            fn from_str(text: &str) -> ::core::result::Result<$position, $crate::ParseError> {
                $crate::parse_position(text)
            }
        }
    };
}

pub mod board;
mod clause;
mod djenon_aboure;
#[cfg(feature = "alloc")]
mod game;
mod gore;
mod id;
mod illegal;
mod ledger;
mod moves;
mod observer;
mod outcome;
mod perft;
mod pit;
mod position;
pub mod relay;
mod setup;
mod side;
#[cfg(feature = "alloc")]
mod standings;
mod text;

pub use clause::Clause;
pub use djenon_aboure::DjenonAboure;
#[cfg(feature = "alloc")]
pub use game::{AlreadyOver, Ending, Game, Ply, Termination};
pub use gore::Gore;
pub use id::{GameId, Task};
pub use illegal::{Illegal, Reason};
pub use moves::{LegalMoves, Move, Moves, Token};
pub use observer::{Event, Hear, Lap, Observer};
pub use outcome::Outcome;
pub use perft::perft;
pub use pit::{Pit, PitSet, Pits, Subsets};
pub use position::{GameInfo, Position};
#[doc(hidden)]
pub use setup::parse_position;
pub use setup::{Setup, SetupError, Trade};
pub use side::{BySide, Side};
pub use text::{ParseError, ParseErrorKind};
