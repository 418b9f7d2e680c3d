//! `ayla moves`: what is legal.

use std::io::Write;

use ayla_core::{GameId, Position, Task};
use clap::Args;

use crate::args;
use crate::exit::Result;
use crate::input;
use crate::screen::Screen;

/// List the legal moves of a position, one a line, as a record writes them
///
/// `C+6` sows C and takes six seeds. A position that is over has no moves, and nothing is printed.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  ayla moves gore
  ayla moves djenon-aboure 13-0-0-0-0-0-0-0-0-0-0-0-0-0-S
  ayla moves gore '6-0-1-7-7-1-6-0-8-12-N SSSSNNNN AC'
  echo 0-0-1-0-0-1-2-9-10-25-S | ayla moves gore -")]
pub(crate) struct Moves {
    /// The game
    #[arg(value_parser = args::game())]
    game: GameId,
    /// The position; the game's start without it, one from standard input for `-`
    position: Option<String>,
}

impl Moves {
    pub(crate) fn run(self, screen: &mut Screen) -> Result {
        self.game.dispatch(List {
            position: self.position.as_deref(),
            screen,
        })
    }
}

struct List<'a> {
    position: Option<&'a str>,
    screen: &'a mut Screen,
}

impl Task for List<'_> {
    type Output = Result;

    fn run<P: Position>(self) -> Result {
        let position: P = input::position(self.position)?;
        for token in position.tokens() {
            writeln!(self.screen, "{token}")?;
        }
        Ok(())
    }
}
