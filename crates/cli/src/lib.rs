//! The command line of Ayla: arguments in, exit code out, glue between.
//!
//! This library is no interface for others: it exists so that the binary stays one expression and
//! the project's own tools can ask for the [`command`] and write manual pages of it. Programs that
//! want to play should use the crates below it.

#![forbid(unsafe_code)]

mod args;
mod commands;
mod config;
mod duration;
mod exit;
mod file;
mod full;
mod input;
mod screen;
mod state;
mod table;
mod thinking;
mod tokens;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{CommandFactory, Parser};

use args::Args;
use screen::Screen;

/// Does what the arguments, the program's name first, ask for, and says how it went.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    match Args::try_parse_from(args) {
        Ok(args) => {
            let mut screen = Screen::new(&args.display);
            let done = args.command.run(&mut screen);
            exit::report(done.and_then(|()| screen.finish()), &args.display)
        }
        Err(error) => exit::usage(&error),
    }
}

/// All commands and options, for manual pages and completions.
#[must_use]
pub fn command() -> clap::Command {
    Args::command()
}
