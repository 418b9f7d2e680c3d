//! The games by name, for programs that learn only when they run which game it is.

use core::fmt;
use core::str::FromStr;

use crate::text::{ParseError, ParseErrorKind};
use crate::{DjenonAboure, GameInfo, Gore, Position};

/// One of the games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GameId {
    /// [`Gore`]
    Gore,
    /// [`DjenonAboure`]
    DjenonAboure,
}

/// Something that can be done for any game: a function that is generic over the game's positions,
/// with its arguments as fields.
///
/// ```
/// use ayla_core::{GameId, Position, Task};
///
/// struct Openings;
///
/// impl Task for Openings {
///     type Output = usize;
///
///     fn run<P: Position>(self) -> usize {
///         P::start().legal_moves().len()
///     }
/// }
///
/// let game: GameId = "djenon-aboure".parse()?;
/// assert_eq!(game.dispatch(Openings), 6);
/// # Ok::<(), ayla_core::ParseError>(())
/// ```
pub trait Task {
    /// What comes of it.
    type Output;

    /// Does it for the game whose positions are `P`.
    fn run<P: Position>(self) -> Self::Output;
}

impl GameId {
    /// All games.
    pub const ALL: [GameId; 2] = [GameId::Gore, GameId::DjenonAboure];

    /// Does `task` for this game. This is the one place where a game is chosen.
    pub fn dispatch<T: Task>(self, task: T) -> T::Output {
        match self {
            GameId::Gore => task.run::<Gore>(),
            GameId::DjenonAboure => task.run::<DjenonAboure>(),
        }
    }

    /// What is fixed about the game.
    #[must_use]
    pub fn info(self) -> GameInfo {
        struct Info;

        impl Task for Info {
            type Output = GameInfo;

            fn run<P: Position>(self) -> GameInfo {
                P::GAME
            }
        }

        self.dispatch(Info)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.info().name)
    }
}

/// The name in records: `gore`, `djenon-aboure`.
impl FromStr for GameId {
    type Err = ParseError;

    fn from_str(name: &str) -> Result<GameId, ParseError> {
        GameId::ALL
            .into_iter()
            .find(|game| game.info().name == name)
            .ok_or(ParseErrorKind::Game.at(0))
    }
}
