//! A game of a file that one can go on with.

use std::path::{Path, PathBuf};

use ayla_core::{GameId, Position, Task};
use ayla_notation::{Record, syntax};

use super::recording::Recording;
use crate::exit::{Failure, Result};

/// The last game of a file, which is not over, and its place there.
#[derive(Debug)]
pub(crate) struct Unfinished {
    pub(crate) game: GameId,
    pub(crate) recording: Recording,
    path: PathBuf,
    last: syntax::Game,
}

impl Unfinished {
    /// Looks whether one can go on with the last game of a file.
    pub(crate) fn open(path: &Path) -> Result<Unfinished> {
        let (recording, last) = Recording::of_last_game(path)?;
        let wrong = |error| Failure::Record(path.display().to_string(), error);
        let unfinished = Unfinished {
            game: last.id().map_err(wrong)?,
            recording,
            path: path.to_owned(),
            last,
        };
        unfinished.game.dispatch(Check(&unfinished))?;
        Ok(unfinished)
    }

    /// The game. `P` must be the positions of `game`.
    pub(crate) fn record<P: Position>(&self) -> Result<Record<P>> {
        let file = self.path.display();
        let record = Record::<P>::try_from(&self.last)
            .map_err(|error| Failure::Record(file.to_string(), error))?;
        match record.game().ending() {
            None => Ok(record),
            Some(ending) => Err(Failure::wrong(ayla_lang::last_game_is_over(
                file,
                ending.outcome,
            ))),
        }
    }
}

/// Whether there is such a game.
struct Check<'a>(&'a Unfinished);

impl Task for Check<'_> {
    type Output = Result;

    fn run<P: Position>(self) -> Result {
        self.0.record::<P>().map(drop)
    }
}
