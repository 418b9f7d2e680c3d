//! UGI, the Universal Game Interface: what a program that runs games says to an engine, and what an
//! engine answers, a line each.
//!
//! A [`Command`] is what the engine reads, a [`Reply`] what it writes. Each is displayed as its line
//! and read from it, so both ends of a pipe share one grammar.

mod command;
mod reply;

pub(crate) use command::quoted;
pub use command::{Command, CommandError, Go, Query};
pub use reply::{Info, Reply};
