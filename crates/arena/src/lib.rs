//! Where players meet: an engine protocol, players that are programs, clocks, matches, ratings.
//!
//! * [`Engine`] speaks [`ugi`], the Universal Game Interface, on any reader and writer: it makes the
//!   machine of this project a program others can play with.
//! * A [`Match`] lets [`Player`]s meet, [`Machine`]s of this house or any program that speaks the
//!   protocol, from [`Openings`] that are each played with both sides, at a [`Pace`]. Whoever
//!   crashes, hangs or makes an illegal move forfeits the game, and the match goes on. Games are
//!   recorded as they end, and a match that was broken off goes on from its records.
//! * A [`Report`] says what came of it, and [`stats`] what that means: Elo with its error, and a
//!   sequential test on pairs of games.
//!
//! This crate reads clocks and starts threads and processes, so that `ayla-ai` need not.

#![forbid(unsafe_code)]

mod allowance;
mod contest;
mod engine;
mod fault;
mod journal;
mod machine;
mod opening;
mod pace;
mod plain;
mod player;
mod process;
mod referee;
mod report;
mod schedule;
mod seat;
pub mod stats;
mod thought;
pub mod ugi;

pub use allowance::Allowance;
pub use contest::{Conditions, Match, MatchError, Progress};
pub use engine::{Engine, OptionError};
pub use fault::Fault;
pub use journal::JournalError;
pub use machine::{Machine, MachineError};
pub use opening::{OpeningError, Openings};
pub use pace::{Pace, Time};
pub use player::{Player, PlayerError};
pub use report::{Encounter, Report, Standing};
