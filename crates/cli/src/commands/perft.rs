//! `ayla perft`: counting leaves.

use std::io::Write;

use ayla_core::{GameId, Position, Task, perft};
use clap::Args;

use crate::args;
use crate::exit::Result;
use crate::input;
use crate::screen::Screen;

/// Count the sequences of exactly DEPTH moves, to compare one program's rules with another's
///
/// A pass, an offer and a reply count as one move each; a finished position has none. What depends
/// on a game's history (repetition, no progress, resignation: A1 to A3) is ignored. The last line
/// is the total alone.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  ayla perft gore 6
  ayla perft djenon-aboure 5 --divide
  ayla perft gore 3 --position 17-1-2-2-2-2-0-0-0-0-S")]
pub(crate) struct Perft {
    /// The game
    #[arg(value_parser = args::game())]
    game: GameId,
    /// How many moves deep
    depth: u8,
    /// Count from this position instead of the game's start; `-` reads it from standard input
    #[arg(long, value_name = "P")]
    position: Option<String>,
    /// Print the count behind each first move too, one a line, before the total
    #[arg(long)]
    divide: bool,
}

impl Perft {
    pub(crate) fn run(self, screen: &mut Screen) -> Result {
        self.game.dispatch(Count {
            depth: self.depth.into(),
            position: self.position.as_deref(),
            divide: self.divide,
            screen,
        })
    }
}

struct Count<'a> {
    depth: u32,
    position: Option<&'a str>,
    divide: bool,
    screen: &'a mut Screen,
}

impl Task for Count<'_> {
    type Output = Result;

    fn run<P: Position>(self) -> Result {
        let position: P = input::position(self.position)?;
        let total = match self.depth.checked_sub(1) {
            Some(below) if self.divide => divide(&position, below, self.screen)?,
            _ => perft(&position, self.depth),
        };
        Ok(writeln!(self.screen, "{total}")?)
    }
}

/// Prints the count behind each move, and gives their sum.
fn divide<P: Position>(position: &P, below: u32, screen: &mut Screen) -> Result<u64> {
    let mut total = 0;
    for (mv, child) in position.children() {
        let leaves = perft(&child, below);
        writeln!(screen, "{mv} {leaves}")?;
        screen.flush()?; // a deep count takes its time
        total += leaves;
    }
    Ok(total)
}
