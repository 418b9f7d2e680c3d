//! What can be wrong with a proof, and where.

use std::fmt;
use std::io;

use ayla_core::ParseError;

use crate::{Claim, Gap};

/// Something that is wrong with a proof, and in which line.
#[derive(Debug)]
pub struct Error {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub kind: ErrorKind,
}

/// What is wrong with a proof.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The file cannot be read on.
    #[error("the input cannot be read: {0}")]
    Read(io::Error),
    /// Something else than what must stand here.
    #[error("expected {0}")]
    Expected(&'static str),
    /// The text of a game, a position or a move is none.
    #[error("{what} is wrong at byte {} of it: {}", .error.at + 1, .error.kind)]
    Text {
        /// What was to be read.
        what: &'static str,
        /// What is wrong with it.
        error: ParseError,
    },
    /// A lemma does not follow.
    #[error(transparent)]
    Gap(Gap),
    /// The lemmas end, and the position itself is not among what they prove.
    #[error("`{0}` is not proved: no lemma is about the position itself")]
    Unproved(Claim),
    /// The file was damaged.
    #[error("the file is damaged: its checksum is {found}, not {told}")]
    Damaged {
        /// What its last line says.
        told: String,
        /// What its bytes say.
        found: String,
    },
}

impl ErrorKind {
    /// This, in that line.
    pub(crate) fn at(self, line: usize) -> Error {
        Error { line, kind: self }
    }
}

/// `line 12: nothing is proved yet of what follows C`
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.kind)
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.kind {
            ErrorKind::Read(error) => Some(error),
            _ => None,
        }
    }
}
