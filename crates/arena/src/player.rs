//! Whoever takes part in a match.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::{Machine, MachineError};

/// Somebody who takes part in a match.
///
/// ```
/// use ayla_arena::Player;
///
/// let player: Player = "cmd:ayla engine 'gore'".parse()?;
/// assert_eq!(player.to_string(), "cmd:ayla engine gore");
/// assert!("cmd:".parse::<Player>().is_err());
/// # Ok::<(), ayla_arena::PlayerError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// One of the house.
    Machine(Machine),
    /// A program that speaks [UGI](crate::ugi): its name and arguments.
    Program(Vec<String>),
}

const PROGRAM: &str = "cmd:";

impl Player {
    /// Whether it would think for ever if nothing limited it.
    #[must_use]
    pub const fn needs_limit(&self) -> bool {
        match self {
            Player::Machine(machine) => machine.needs_limit(),
            Player::Program(_) => true,
        }
    }
}

/// As it is read: `ai:8`, `greedy`, `cmd:PROGRAM ARGS`.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Machine(machine) => machine.fmt(f),
            Player::Program(command) => {
                f.write_str(PROGRAM)?;
                // No word of a command that was read has a NUL in it.
                let joined = shlex::try_join(command.iter().map(String::as_str));
                f.write_str(&joined.unwrap_or_else(|_| command.join(" ")))
            }
        }
    }
}

/// A text that names no player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum PlayerError {
    /// Neither a player of the house nor a program.
    #[error("{0}, or `cmd:PROGRAM ARGS`")]
    Unknown(#[from] MachineError),
    /// There is no command, or its quotation marks do not match.
    #[error("expected a program and its arguments after `cmd:`, quoted as in a shell")]
    Command,
}

impl FromStr for Player {
    type Err = PlayerError;

    fn from_str(text: &str) -> Result<Player, PlayerError> {
        let Some(command) = text.strip_prefix(PROGRAM) else {
            return Ok(Player::Machine(text.parse()?));
        };
        let words = shlex::split(command).filter(|words| {
            let has_nul = words.iter().any(|word| word.contains('\0'));
            !words.is_empty() && !has_nul
        });
        words.map(Player::Program).ok_or(PlayerError::Command)
    }
}
