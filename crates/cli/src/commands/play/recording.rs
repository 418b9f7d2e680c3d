//! The place in a file where a game is kept while it is played.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use ayla_notation::{Place, Reader, Unchecked, syntax};

use crate::exit::{Failure, Result};
use crate::file::Target;

/// A place in a file, between other games, which stay as they are byte for byte.
#[derive(Debug)]
pub(crate) struct Recording {
    /// The file as it was named.
    path: PathBuf,
    target: Target,
    earlier: Vec<u8>,
    later: Vec<u8>,
    is_scratch: bool,
}

impl Recording {
    /// Alone in the file, in place of what was kept there last, for a game nobody asked to record.
    pub(crate) fn scratch(path: &Path) -> io::Result<Recording> {
        Ok(Recording {
            is_scratch: true,
            ..Recording::between(path, Vec::new(), Vec::new())?
        })
    }

    /// Behind all games of the file, which need not be there yet.
    pub(crate) fn behind_all(path: &Path) -> Result<Recording> {
        let failed = |error| Failure::file(path.display(), error);
        let mut earlier = match fs::read(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            read => read.map_err(failed)?,
        };
        check_all(path, &earlier, |_| false)?;
        part(&mut earlier);
        Recording::between(path, earlier, Vec::new()).map_err(failed)
    }

    /// In the place of the last game of the file, which is given too.
    pub(crate) fn of_last_game(path: &Path) -> Result<(Recording, syntax::Game)> {
        Recording::of_game(path, |_| true)
    }

    /// In the place of a game of the file, counted from 0. The game is given too.
    pub(crate) fn of_nth_game(path: &Path, nth: usize) -> Result<(Recording, syntax::Game)> {
        Recording::of_game(path, |this| this == nth)
    }

    /// In the place of the last of the games that are wanted.
    fn of_game(path: &Path, wanted: impl Fn(usize) -> bool) -> Result<(Recording, syntax::Game)> {
        let failed = |error| Failure::file(path.display(), error);
        let mut earlier = fs::read(path).map_err(failed)?;
        let Some(game) = check_all(path, &earlier, wanted)? else {
            return Err(Failure::wrong(ayla_lang::holds_games_only(
                path.display(),
                0,
            )));
        };
        let begins = byte_of(&earlier, game.place(0));
        let mut later = earlier.split_off(begins + game.text().len());
        if later.is_empty() {
            later.push(b'\n');
        }
        earlier.truncate(begins);
        let recording = Recording::between(path, earlier, later).map_err(failed)?;
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

    fn between(path: &Path, earlier: Vec<u8>, later: Vec<u8>) -> io::Result<Recording> {
        let target = Target::new(path)?;
        target.check()?;
        Ok(Recording {
            path: path.to_owned(),
            target,
            earlier,
            later,
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
            match self.later.as_slice() {
                [] => out.write_all(game.as_bytes()),
                later => {
                    out.write_all(game.trim_end().as_bytes())?;
                    out.write_all(later)
                }
            }
        })
    }
}

/// Checks all games of a file that is to be written to, and gives the last of those that are wanted
/// by their number, from 0.
fn check_all(
    path: &Path,
    text: &[u8],
    wanted: impl Fn(usize) -> bool,
) -> Result<Option<syntax::Game>> {
    let file = path.display().to_string();
    let wrong = |error| Failure::Record(file.clone(), error);
    let mut last = None;
    for (nth, game) in Reader::new(text).map_err(wrong)?.enumerate() {
        let game = game.and_then(|game| game.check().map(|()| game));
        match game.map_err(wrong)? {
            Unchecked::Sow(game) if wanted(nth) => last = Some(game),
            Unchecked::Sow(_) => {}
            Unchecked::Json(_) => {
                return Err(Failure::usage(ayla_lang::file_is_json(file)));
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

    #[test]
    fn a_game_between_others_is_written_anew() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("games.sow");
        let (first, last) = ("[Game \"gore\"]\n\n1.A *", "[Game  \"gore\"]\n\n1.C\r\n*");
        let text = format!("{first}\n\n\n[Game \"gore\"]\n\n1. B * {{so far}}\n\n% kept\n{last}");
        fs::write(&path, text).unwrap();
        let (recording, game) = Recording::of_nth_game(&path, 1).unwrap();
        assert!(game.text().contains("1. B * {so far}"));
        recording.write("second\n").unwrap();
        assert_eq!(
            fs::read_to_string(&path).unwrap(),
            format!("{first}\n\n\nsecond\n\n% kept\n{last}")
        );
    }
}
