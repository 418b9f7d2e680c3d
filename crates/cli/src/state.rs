//! What is remembered from one time to the next.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use ayla_core::GameId;
use etcetera::BaseStrategy;

/// The user's directory for such things: `$XDG_STATE_HOME/ayla`, by default
/// `~/.local/state/ayla`.
#[derive(Debug)]
pub(crate) struct State {
    directory: PathBuf,
}

impl State {
    /// Finds the directory, and makes it if it is not there. There is none where the user has no
    /// home or may not write to it; then nothing is remembered, and one can play all the same.
    pub(crate) fn open() -> Option<State> {
        let base = etcetera::choose_base_strategy().ok()?;
        let directory = base
            .state_dir()
            .unwrap_or_else(|| base.data_dir())
            .join("ayla");
        fs::create_dir_all(&directory).ok()?;
        Some(State { directory })
    }

    /// The lines typed at the prompt.
    pub(crate) fn history(&self) -> PathBuf {
        self.directory.join("history")
    }

    /// Where a game is kept that nobody asked to record, until the next one begins.
    pub(crate) fn unrecorded(&self) -> PathBuf {
        self.directory.join("last.sow")
    }

    /// Where the game is kept that was there before.
    pub(crate) fn unrecorded_before(&self) -> PathBuf {
        self.directory.join("previous.sow")
    }

    /// Remembers which file holds the game played last.
    pub(crate) fn remember(&self, file: &Path) -> io::Result<()> {
        fs::write(self.pointer(), file.as_os_str().as_encoded_bytes())
    }

    /// The file that holds the game played last, if any was played.
    pub(crate) fn remembered(&self) -> Option<PathBuf> {
        let name = fs::read_to_string(self.pointer()).ok()?;
        (!name.is_empty()).then(|| PathBuf::from(name))
    }

    /// What was learnt of a game.
    pub(crate) fn lessons(&self, game: GameId) -> PathBuf {
        self.directory.join(format!("lessons-{}", game.info().name))
    }

    fn pointer(&self) -> PathBuf {
        self.directory.join("last-file")
    }
}
