//! `ayla check`: whether records are right.

use std::io::Write;

use clap::Args;

use crate::exit::{Failure, Result};
use crate::input::Games;
use crate::screen::Screen;

/// Check every game of the files, with every move of every variation
///
/// The first error of each game is shown, with its place and what was expected; then comes the
/// next game. The last line counts games and errors.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  ayla check club.sow
  ayla check *.sow && echo all right
  curl -s https://example.org/games.json | ayla check -")]
pub(crate) struct Check {
    /// Records, in text or JSON; `-` is standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<String>,
}

impl Check {
    pub(crate) fn run(self, screen: &mut Screen) -> Result {
        let (mut games, mut errors) = (0, 0);
        for file in &self.files {
            for game in Games::open(file)? {
                games += 1;
                if let Err(error) = game?.and_then(|game| game.check()) {
                    errors += 1;
                    screen.excerpt(&error, file)?;
                }
            }
        }
        writeln!(
            screen,
            "{}, {}",
            count(games, "game"),
            count(errors, "error")
        )?;
        match errors {
            0 => Ok(()),
            _ => Err(Failure::WrongAndTold),
        }
    }
}

/// `1 game`, `2 games`.
fn count(number: usize, what: &str) -> String {
    match number {
        1 => format!("1 {what}"),
        _ => format!("{number} {what}s"),
    }
}
