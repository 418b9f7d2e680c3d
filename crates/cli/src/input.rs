//! What a command is given to read: files, standard input, positions.

use std::fs::File;
use std::io::{self, BufRead, BufReader};

use ayla_core::Position;
use ayla_notation::{Error, Reader, Unchecked};

use crate::exit::{Failure, Result};

/// The name that means standard input.
pub(crate) const STDIN: &str = "-";

/// Opens a file, or standard input for `-`.
pub(crate) fn open(path: &str) -> Result<Box<dyn BufRead>> {
    if path == STDIN {
        return Ok(Box::new(io::stdin().lock()));
    }
    let file = File::open(path).map_err(|error| Failure::file(path, error))?;
    Ok(Box::new(BufReader::new(file)))
}

/// The games of a file, one by one. The outer error is one of the file, the inner of a game in it.
pub(crate) struct Games {
    file: String,
    reader: Reader<Box<dyn BufRead>>,
}

impl Games {
    /// Opens a file, or standard input for `-`.
    pub(crate) fn open(file: &str) -> Result<Games> {
        match Reader::new(open(file)?) {
            Ok(reader) => Ok(Games {
                file: file.to_owned(),
                reader,
            }),
            Err(error) => Err(unreadable(file, &error)),
        }
    }
}

impl Iterator for Games {
    type Item = Result<std::result::Result<Unchecked, Error>>;

    fn next(&mut self) -> Option<Self::Item> {
        Some(match self.reader.next()? {
            Err(error) if error.is_read() => Err(unreadable(&self.file, &error)),
            game => Ok(game),
        })
    }
}

fn unreadable(file: &str, error: &Error) -> Failure {
    Failure::usage(format!("{file}: {}", error.title()))
}

/// Reads a position: the game's start if there is no text, one from standard input for `-`.
pub(crate) fn position<P: Position>(text: Option<&str>) -> Result<P> {
    match text {
        None => Ok(P::start()),
        Some(STDIN) => {
            let text =
                io::read_to_string(io::stdin()).map_err(|error| Failure::file("-", error))?;
            parse_position(text.trim())
        }
        Some(text) => parse_position(text),
    }
}

fn parse_position<P: Position>(text: &str) -> Result<P> {
    text.parse()
        .map_err(|error| Failure::wrong(ayla_lang::misread(text, &error)))
}
