//! Keeps the game while it is played.

use std::io;
use std::path::Path;

use ayla_core::Position;
use ayla_session::Sitting;

use super::recording::Recording;
use super::state::State;
use crate::exit::{Failure, Result};

/// Writes the game to its file after every move, and copies of it wherever a player wants.
#[derive(Debug)]
pub(crate) struct Keeper<'a> {
    recording: Option<Recording>,
    state: Option<&'a State>,
    /// Whether anything was written to it in this sitting.
    written: bool,
    /// The files a player has saved copies to.
    copies: Vec<Recording>,
}

impl<'a> Keeper<'a> {
    pub(crate) fn new(recording: Option<Recording>, state: Option<&'a State>) -> Keeper<'a> {
        Keeper {
            recording,
            state,
            written: false,
            copies: Vec::new(),
        }
    }

    /// The file the game is kept in, as it was named.
    pub(crate) fn path(&self) -> Option<&Path> {
        self.recording.as_ref().map(Recording::path)
    }

    /// Whether the game was written there in this sitting.
    pub(crate) fn has_written(&self) -> bool {
        self.written
    }

    /// Writes the game to its file, if it has changed.
    pub(crate) fn keep<P: Position>(&mut self, sitting: &mut Sitting<P>) -> io::Result<()> {
        let Some(recording) = self.recording.as_ref().filter(|_| sitting.is_unsaved()) else {
            return Ok(());
        };
        if recording.is_scratch() && !self.written && sitting.game().plies().is_empty() {
            return Ok(()); // the game kept there is worth more
        }
        recording.write(&sitting.record().to_string())?;
        sitting.saved();
        self.written = true;
        if let Some(state) = self.state {
            // It is a convenience: a file that is not remembered can still be named.
            let _ = state.remember(recording.file());
        }
        Ok(())
    }

    /// Adds a copy of the game, as it is now, to the records in a file. A copy that was made there
    /// in this sitting is replaced.
    pub(crate) fn copy<P: Position>(&mut self, sitting: &Sitting<P>, path: &Path) -> Result {
        let failed = |error| Failure::file(path.display(), error);
        let new = Recording::behind_all(path)?;
        if self.recording.as_ref().map(Recording::file) == Some(new.file()) {
            return Ok(()); // it is kept there anyway
        }
        let known = self
            .copies
            .iter()
            .position(|copy| copy.file() == new.file());
        let copy = match known {
            Some(known) => &self.copies[known],
            None => {
                self.copies.push(new);
                &self.copies[self.copies.len() - 1]
            }
        };
        copy.write(&sitting.record().to_string()).map_err(failed)
    }
}
