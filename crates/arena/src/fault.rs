//! What a player can do wrong.

use std::time::Duration;

use ayla_core::Illegal;
use thiserror::Error;

/// Why a player forfeits a game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Fault {
    /// The program could not be started.
    #[error("the program could not be started: {0}")]
    Start(String),
    /// The program ended.
    #[error("the program ended ({0})")]
    Ended(String),
    /// The program did not answer.
    #[error("no answer within {0:?}")]
    Silent(Duration),
    /// The move came when the time was over.
    #[error("the time was over")]
    Late,
    /// What it said is no move.
    #[error("`{0}` is no move")]
    NoMove(String),
    /// The move is not legal.
    #[error("{0}")]
    Illegal(Illegal),
}
