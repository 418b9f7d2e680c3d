//! The place in a file where a game is kept while it is played.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use ayla_notation::{Place, Reader, Unchecked, syntax};

use crate::exit::{Failure, Result};
use crate::file::Target;

/// A place in a file: behind the games it holds already, which stay as they are byte for byte.
#[derive(Debug)]
pub(crate) struct Recording {
    /// The file as it was named.
    path: PathBuf,
    target: Target,
    earlier: Vec<u8>,
    is_scratch: bool,
}

impl Recording {
    /// Alone in the file, in place of what was kept there last, for a game nobody asked to record.
    pub(crate) fn scratch(path: &Path) -> io::Result<Recording> {
        Ok(Recording {
            is_scratch: true,
            ..Recording::behind(path, Vec::new())?
        })
    }

    /// Behind all games of the file, which need not be there yet.
    pub(crate) fn behind_all(path: &Path) -> Result<Recording> {
        let failed = |error| Failure::file(path.display(), error);
        let earlier = match fs::read(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            read => read.map_err(failed)?,
        };
        check_all(path, &earlier)?;
        Recording::behind(path, earlier).map_err(failed)
    }

    /// In the place of the last game of the file, which is given too.
    pub(crate) fn of_last_game(path: &Path) -> Result<(Recording, syntax::Game)> {
        let failed = |error| Failure::file(path.display(), error);
        let mut earlier = fs::read(path).map_err(failed)?;
        let Some(game) = check_all(path, &earlier)? else {
            return Err(Failure::wrong(format!("{} holds no game", path.display())));
        };
        let begins = byte_of(&earlier, game.place(0));
        earlier.truncate(begins);
        let recording = Recording::behind(path, earlier).map_err(failed)?;
        Ok((recording, game))
    }

    /// The place for another game after this one.
    pub(crate) fn next(&self) -> Result<Recording> {
        if self.is_scratch {
            let failed = |error| Failure::file(self.path.display(), error);
            return Recording::scratch(&self.path).map_err(failed);
        }
        Recording::behind_all(&self.path)
    }

    fn behind(path: &Path, mut earlier: Vec<u8>) -> io::Result<Recording> {
        part(&mut earlier);
        let target = Target::new(path)?;
        target.check()?;
        Ok(Recording {
            path: path.to_owned(),
            target,
            earlier,
            is_scratch: false,
        })
    }

    /// The file, as it was named.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// The file, from wherever one looks.
    pub(crate) fn file(&self) -> &Path {
        self.target.path()
    }

    /// Whether it is for a game that nobody asked to record.
    pub(crate) fn is_scratch(&self) -> bool {
        self.is_scratch
    }

    /// Writes the game, in place of what was written of it before.
    pub(crate) fn write(&self, game: &str) -> io::Result<()> {
        self.target.replace(|out| {
            out.write_all(&self.earlier)?;
            out.write_all(game.as_bytes())
        })
    }
}

/// Checks all games of a file a game is to be added to, and gives the last.
fn check_all(path: &Path, text: &[u8]) -> Result<Option<syntax::Game>> {
    let file = path.display().to_string();
    let wrong = |error| Failure::Record(file.clone(), error);
    let mut last = None;
    for game in Reader::new(text).map_err(wrong)? {
        let game = game.and_then(|game| game.check().map(|()| game));
        match game.map_err(wrong)? {
            Unchecked::Sow(game) => last = Some(game),
            Unchecked::Json(_) => {
                return Err(Failure::usage(format!(
                    "{file} is JSON; `ayla convert {file} --to sow` makes a record one can play on in"
                )));
            }
        }
    }
    Ok(last)
}

/// The byte of `text` at `place`.
fn byte_of(text: &[u8], place: Place) -> usize {
    let lines = text.split_inclusive(|&byte| byte == b'\n');
    let line_start = lines.take(place.line - 1).map(<[u8]>::len).sum();
    let line = String::from_utf8_lossy(&text[line_start..]);
    let before = line.chars().take(place.column - 1);
    line_start + before.map(char::len_utf8).sum::<usize>()
}

/// Parts what comes next from earlier games by a blank line.
fn part(earlier: &mut Vec<u8>) {
    let is_parted = |earlier: &[u8]| {
        earlier.is_empty() || earlier.ends_with(b"\n\n") || earlier.ends_with(b"\n\r\n")
    };
    while !is_parted(earlier) {
        earlier.push(b'\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_parted_by_a_blank_line_and_else_left_alone() {
        let parted = |earlier: &str| {
            let mut earlier = earlier.as_bytes().to_vec();
            part(&mut earlier);
            String::from_utf8(earlier).unwrap()
        };
        assert_eq!(parted(""), "");
        assert_eq!(parted("game *"), "game *\n\n");
        assert_eq!(parted("game *\n"), "game *\n\n");
        assert_eq!(parted("game *\r\n\r\n"), "game *\r\n\r\n");
        assert_eq!(parted("game *\n\n\n"), "game *\n\n\n");
    }

    #[test]
    fn a_game_is_written_anew_behind_the_others() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("games.sow");
        let first = "[Game \"gore\"]\n\n*";
        fs::write(&path, first).unwrap();
        let recording = Recording::behind_all(&path).unwrap();
        recording.write("second, begun").unwrap();
        recording.write("second").unwrap();
        assert_eq!(
            fs::read_to_string(&path).unwrap(),
            format!("{first}\n\nsecond")
        );
    }
}
