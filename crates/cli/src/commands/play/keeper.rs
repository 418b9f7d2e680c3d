//! Keeps the game while it is played.

use std::fs;
use std::io;
use std::path::Path;

use ayla_core::Position;
use ayla_lang as lang;
use ayla_session::Sitting;
use ayla_tui::Shelf;

use super::recording::Recording;

use super::unfinished::Unfinished;
use crate::exit::{Failure, Result};
use crate::file::typed;
use crate::state::State;

/// Writes the game to its file after every move, and copies of it wherever a player wants.
#[derive(Debug)]
pub(crate) struct Keeper<'a> {
    recording: Option<Recording>,
    state: Option<&'a State>,
    /// Whether anything was written to it in this sitting.
    written: bool,
    /// Why the full screen could not have the game kept when it tried last.
    failure: Option<String>,
    /// The files a player has saved copies to.
    copies: Vec<Recording>,
}

impl<'a> Keeper<'a> {
    pub(crate) fn new(recording: Option<Recording>, state: Option<&'a State>) -> Keeper<'a> {
        Keeper {
            recording,
            state,
            written: false,
            failure: None,
            copies: Vec::new(),
        }
    }

    /// The file the game is kept in, as it was named.
    pub(crate) fn path(&self) -> Option<&Path> {
        self.recording.as_ref().map(Recording::path)
    }

    /// The place for another game: the same file, where one was named.
    pub(crate) fn next(&self) -> Result<Option<Recording>> {
        self.recording.as_ref().map(Recording::next).transpose()
    }

    /// Why the game is not in its file, if the full screen could not have it kept.
    pub(crate) fn failure(&self) -> Option<&str> {
        self.failure.as_deref()
    }

    /// Whether the game was written there in this sitting.
    pub(crate) fn has_written(&self) -> bool {
        self.written
    }

    /// Writes the game to its file, if it has changed.
    pub(crate) fn keep<P: Position>(&mut self, sitting: &mut Sitting<P>) -> io::Result<()> {
        if sitting.is_unsaved() {
            let moves = sitting.game().plies().len();
            self.write(&sitting.record().to_string(), moves)?;
            sitting.saved();
        }
        Ok(())
    }

    /// Writes the text of the game, which has so many moves, to its file.
    fn write(&mut self, record: &str, moves: usize) -> io::Result<()> {
        let Some(recording) = &self.recording else {
            return Ok(());
        };
        if recording.is_scratch() && !self.written && moves == 0 {
            return Ok(()); // the game kept there is worth more
        }
        if recording.is_scratch() && !self.written {
            self.put_aside(recording);
        }
        recording.write(record)?;
        self.written = true;
        if let Some(state) = self.state {
            // It is a convenience: a file that is not remembered can still be named.
            let _ = state.remember(recording.file());
        }
        Ok(())
    }

    /// Keeps the game that was there before, if it can be.
    fn put_aside(&self, recording: &Recording) {
        if let Some(state) = self.state {
            // The first game finds none.
            let _ = fs::copy(recording.file(), state.unrecorded_before());
        }
    }

    /// Adds a copy of the game, as it is now, to the records in a file. A copy that was made there
    /// in this sitting is replaced.
    pub(crate) fn copy(&mut self, record: &str, path: &Path) -> Result {
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
        copy.write(record).map_err(failed)
    }
}

/// The full screen keeps its games here too.
impl Shelf for Keeper<'_> {
    fn keep(&mut self, record: &str, moves: usize) -> std::result::Result<(), String> {
        let kept = self.write(record, moves);
        self.failure = kept.as_ref().err().map(ToString::to_string);
        kept.map_err(lang::not_recorded)
    }

    fn save(&mut self, record: &str, file: &str) -> std::result::Result<String, String> {
        match self.copy(record, &typed(file)) {
            Ok(()) => Ok(lang::saved(file)),
            Err(failure) => Err(lang::not_saved(in_short(&failure))),
        }
    }

    fn find(&mut self, file: &str) -> std::result::Result<(), String> {
        Unfinished::open(&typed(file))
            .map(drop)
            .map_err(|failure| lang::not_loaded(in_short(&failure)))
    }
}

/// What failed with a file, as part of a sentence.
pub(crate) fn in_short(failure: &Failure) -> String {
    match failure {
        Failure::Wrong(error) | Failure::Usage(error) => format!("{error:#}"),
        Failure::Record(file, error) => format!("{file}: {}", error.title()),
        Failure::WrongAndTold | Failure::NobodyReads => String::new(),
    }
}
