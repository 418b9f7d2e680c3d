//! `ayla show`: a board.

use ayla_core::{GameId, Position, Task};
use ayla_draw::Scene;
use clap::Args;

use crate::args;
use crate::exit::Result;
use crate::input;
use crate::screen::Screen;

/// Draw a position
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  ayla show gore
  ayla show djenon-aboure 2-6-6-0-5-5-5-1-5-5-5-1-2-0-N
  ayla show gore '6-0-1-7-7-1-6-0-8-12-N SSSSNNNN AC' --ascii
  ayla replay club.sow --positions | tail -n 1 | ayla show gore -")]
pub(crate) struct Show {
    /// The game
    #[arg(value_parser = args::game())]
    game: GameId,
    /// The position; the game's start without it, one from standard input for `-`
    position: Option<String>,
}

impl Show {
    pub(crate) fn run(self, screen: &mut Screen) -> Result {
        self.game.dispatch(Draw {
            position: self.position.as_deref(),
            screen,
        })
    }
}

struct Draw<'a> {
    position: Option<&'a str>,
    screen: &'a mut Screen,
}

impl Task for Draw<'_> {
    type Output = Result;

    fn run<P: Position>(self) -> Result {
        let position: P = input::position(self.position)?;
        self.screen.draw(&Scene::new(&position))
    }
}
