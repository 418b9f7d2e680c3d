//! Proofs into files.

use std::io::{self, Write};

use ayla_core::{Move, Position};
use crc32fast::Hasher;

use crate::{ANY, Claim, MAGIC};

/// Writes a proof, in the order in which a [`Checker`](crate::Checker) wants it.
///
/// It checks nothing: that is for [`check`](crate::check).
#[derive(Debug)]
pub struct Writer<W> {
    out: W,
    hasher: Hasher,
}

impl<W: Write> Writer<W> {
    /// Begins a proof of what `position` is worth.
    ///
    /// # Errors
    ///
    /// If `out` cannot be written.
    pub fn new<P: Position>(out: W, position: &P) -> io::Result<Writer<W>> {
        let hasher = Hasher::new();
        let mut writer = Writer { out, hasher };
        let game = P::GAME.name;
        writer.line(&format!("{MAGIC}\ngame {game}\nposition {position}"))?;
        Ok(writer)
    }

    /// Begins the lemmas of a claim.
    ///
    /// # Errors
    ///
    /// If the output cannot be written.
    pub fn claim(&mut self, claim: Claim) -> io::Result<()> {
        self.line(&claim.to_string())
    }

    /// The next lemma, as [`Checker::lemma`](crate::Checker::lemma) is told it.
    ///
    /// # Errors
    ///
    /// If the output cannot be written.
    pub fn lemma<P: Position>(&mut self, position: &P, mv: Option<Move>) -> io::Result<()> {
        match mv {
            Some(mv) => self.line(&format!("{mv} {position}")),
            None => self.line(&format!("{ANY} {position}")),
        }
    }

    /// Ends the proof, and gives the output back.
    ///
    /// # Errors
    ///
    /// If the output cannot be written.
    pub fn finish(mut self) -> io::Result<W> {
        let sum = self.hasher.finalize();
        writeln!(self.out, "end {sum:08x}")?;
        self.out.flush()?;
        Ok(self.out)
    }

    fn line(&mut self, text: &str) -> io::Result<()> {
        let line = format!("{text}\n");
        self.hasher.update(line.as_bytes());
        self.out.write_all(line.as_bytes())
    }
}
