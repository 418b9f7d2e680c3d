//! How a command can fail, and the one place where exit codes are.

use std::fmt;
use std::io::{self, Write};
use std::process::ExitCode;

use anstyle::{AnsiColor, Style};

use crate::screen::Display;

/// What a command gives.
pub(crate) type Result<T = ()> = std::result::Result<T, Failure>;

/// A position, a move or a record was wrong.
const WRONG: u8 = 1;

/// The command was used wrongly, or a file could not be read or written.
const USAGE: u8 = 2;

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A position, a move or a record was wrong.
    Wrong(anyhow::Error),
    /// A record was wrong: the name of its file, and what is wrong in it.
    Record(String, ayla_notation::Error),
    /// Something was wrong, and the reader has been told where and why.
    WrongAndTold,
    /// The command was used wrongly, or a file could not be read or written.
    Usage(anyhow::Error),
    /// Nobody reads the output any more. That is no error: `ayla perft gore 5 | head -1`.
    NobodyReads,
}

impl Failure {
    /// Something given was wrong, in words.
    pub(crate) fn wrong(message: impl fmt::Display) -> Failure {
        Failure::Wrong(anyhow::Error::msg(message.to_string()))
    }

    /// The command cannot be carried out like this, in words.
    pub(crate) fn usage(message: impl fmt::Display) -> Failure {
        Failure::Usage(anyhow::Error::msg(message.to_string()))
    }

    /// `path` could not be read or written.
    pub(crate) fn file(path: impl fmt::Display, error: io::Error) -> Failure {
        Failure::Usage(anyhow::Error::new(error).context(path.to_string()))
    }
}

/// The output could not be written.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::NobodyReads,
            _ => Failure::Usage(anyhow::Error::new(error).context("the output cannot be written")),
        }
    }
}

/// Tells what went wrong, if anything did, and gives the exit code.
pub(crate) fn report(done: Result, display: &Display) -> ExitCode {
    let mut stderr = display.stderr();
    let (error, code) = match done {
        Ok(()) | Err(Failure::NobodyReads) => return ExitCode::SUCCESS,
        Err(Failure::WrongAndTold) => return ExitCode::from(WRONG),
        Err(Failure::Record(file, error)) => {
            let _ = writeln!(stderr, "{}", error.render(&file, true));
            return ExitCode::from(WRONG);
        }
        Err(Failure::Wrong(error)) => (error, WRONG),
        Err(Failure::Usage(error)) => (error, USAGE),
    };
    let red = Style::new().bold().fg_color(Some(AnsiColor::Red.into()));
    // If even this cannot be written there is nobody left to tell.
    let _ = writeln!(stderr, "{red}error:{red:#} {error:#}");
    ExitCode::from(code)
}

/// Prints what clap has to say: help and version are no errors.
pub(crate) fn usage(error: &clap::Error) -> ExitCode {
    let _ = error.print();
    if error.use_stderr() {
        ExitCode::from(USAGE)
    } else {
        ExitCode::SUCCESS
    }
}
