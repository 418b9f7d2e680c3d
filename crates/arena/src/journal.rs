//! The file of a match's records, which is all the memory a match has.

use std::collections::BTreeMap;
use std::fs::{File, TryLockError};
use std::io::{self, Read, Write};
use std::path::Path;

use ayla_core::{Ending, Position};
use ayla_notation::{Error, Record, Records};
use thiserror::Error as ThisError;

use crate::contest::{MATCH, Match};
use crate::schedule::{fixture, pairings};

/// The file, open at its end and locked.
///
/// A game is written in one piece when it is over. If that was cut short, by a loss of power say, the
/// piece is taken away when the match goes on, and the game is played again.
#[derive(Debug)]
pub(crate) struct Journal {
    file: Locked,
    is_empty: bool,
}

/// A file that no other match writes to.
#[derive(Debug)]
struct Locked(File);

/// Why a file cannot be the record of a match.
#[derive(Debug, ThisError)]
pub enum JournalError {
    /// It cannot be read or written.
    #[error(transparent)]
    File(#[from] io::Error),
    /// Another match writes to it.
    #[error("another match is writing to it")]
    Busy,
    /// A record in it is wrong.
    #[error(transparent)]
    Record(#[from] Error),
    /// It holds something else.
    #[error("game {game} in it is of another match: {why}")]
    OtherMatch {
        /// Which, from 1.
        game: usize,
        /// How that is known.
        why: String,
    },
    /// It ends in a piece of a game that is not known to be of this match.
    #[error("it ends in what may be a piece of a game of another match")]
    OtherPiece,
}

impl Journal {
    /// Opens the file, or makes it, and gives how the games ended that are in it already.
    pub(crate) fn open<P: Position>(
        path: &Path,
        contest: &Match<P>,
    ) -> Result<(Journal, BTreeMap<u32, Ending>), JournalError> {
        let file = File::options()
            .read(true)
            .append(true)
            .create(true)
            .open(path)?;
        if !file.metadata()?.is_file() {
            return Err(io::Error::other("this is not a file").into());
        }
        let mut file = Locked::new(file)?;
        let mut text = Vec::new();
        file.0.read_to_end(&mut text)?;
        let whole = whole_games::<P>(&text, contest)?;
        let played = read(&text[..whole], contest)?;
        let whole = without_blank_lines(&text[..whole]);
        if whole < text.len() {
            file.0.set_len(whole as u64)?;
        }
        let journal = Journal {
            file,
            is_empty: whole == 0,
        };
        Ok((journal, played))
    }

    /// Writes a record behind the others.
    pub(crate) fn add(&mut self, record: &str) -> io::Result<()> {
        let parting = if self.is_empty { "" } else { "\n" };
        self.is_empty = false;
        self.file
            .0
            .write_all(format!("{parting}{record}").as_bytes())?;
        self.file.0.sync_data()
    }
}

impl Locked {
    fn new(file: File) -> Result<Locked, JournalError> {
        match file.try_lock() {
            Ok(()) => Ok(Locked(file)),
            Err(TryLockError::WouldBlock) => Err(JournalError::Busy),
            Err(TryLockError::Error(error)) => Err(JournalError::File(error)),
        }
    }
}

impl Drop for Locked {
    /// To close it is not enough: a player that is just being started as a program has a copy of every open file for
    /// a moment, and the lock is held as long as one of them is open.
    fn drop(&mut self) {
        // If it cannot be given up it ends with the last copy.
        let _ = self.0.unlock();
    }
}

/// How many bytes of a file hold whole games: all, unless a last piece is no record.
fn whole_games<P: Position>(text: &[u8], contest: &Match<P>) -> Result<usize, JournalError> {
    const BEGINNING: &[u8] = b"\n\n[Game ";

    let last_begins = text
        .windows(BEGINNING.len())
        .rposition(|window| window == BEGINNING)
        .map_or(0, |at| at + 2);
    let last = String::from_utf8_lossy(&text[last_begins..]);
    if last.trim().is_empty() || (last.ends_with('\n') && last.parse::<Record<P>>().is_ok()) {
        return Ok(text.len());
    }
    // It may be taken away only if it is certainly ours.
    let is_ours = last_begins > 0 || last.contains(&contest.identity());
    if is_ours {
        Ok(last_begins)
    } else {
        Err(JournalError::OtherPiece)
    }
}

/// How many bytes of a file there are but for blank lines at its end.
fn without_blank_lines(text: &[u8]) -> usize {
    let trimmed = text.trim_ascii_end().len();
    text.len().min(trimmed + 1)
}

fn read<P: Position>(
    text: &[u8],
    contest: &Match<P>,
) -> Result<BTreeMap<u32, Ending>, JournalError> {
    let mut played = BTreeMap::new();
    for (index, record) in Records::<P, _>::new(text)?.enumerate() {
        let record = record?;
        let (number, ending) = recognise(&record, contest)
            .filter(|(number, _)| !played.contains_key(number))
            .ok_or_else(|| other_match(index + 1, &record, contest))?;
        played.insert(number, ending);
    }
    Ok(played)
}

/// The number of a game of this match, and how it ended.
fn recognise<P: Position>(record: &Record<P>, contest: &Match<P>) -> Option<(u32, Ending)> {
    let number: u32 = record
        .tag("Round")?
        .parse()
        .ok()
        .filter(|&number| number > 0)?;
    let fixture = fixture(&pairings(contest.players.len()), number);
    let opening = contest.opening(&fixture);
    let is_ours = [MATCH, "South", "North"]
        .iter()
        .all(|tag| record.tag(tag) == opening.tag(tag));
    let begins_alike = record.game().start() == opening.game().start()
        && opening
            .game()
            .moves()
            .zip(record.game().moves())
            .all(|(expected, made)| expected == made);
    let ending = record.game().ending()?;
    (is_ours && begins_alike).then_some((number, ending))
}

fn other_match<P: Position>(game: usize, record: &Record<P>, contest: &Match<P>) -> JournalError {
    let ours = contest.identity();
    let why = match record.tag(MATCH) {
        None => "it has no tag Match".to_owned(),
        Some(theirs) if theirs != ours => format!("its tag Match is `{theirs}`, not `{ours}`"),
        Some(_) => "its number, players, opening or end are not as they should be".to_owned(),
    };
    JournalError::OtherMatch { game, why }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Conditions, Openings, Pace};
    use ayla_core::DjenonAboure;

    #[test]
    fn a_file_is_free_again_even_if_a_copy_of_it_is_still_open() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("games.sow");
        let contest: Match<DjenonAboure> = Match::new(
            vec!["greedy".parse().unwrap(), "random".parse().unwrap()],
            ("all:1", Openings::all(1)),
            Conditions::new(Pace::default()),
        );
        let (journal, _) = Journal::open(&path, &contest).unwrap();
        let _copy = journal.file.0.try_clone().unwrap();
        let busy = Journal::open(&path, &contest).map(|_| ());
        assert!(matches!(busy, Err(JournalError::Busy)));
        drop(journal);
        assert!(Journal::open(&path, &contest).is_ok());
    }
}
