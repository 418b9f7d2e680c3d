//! The games of a file on the full screen.

use ayla_core::{GameId, Position, Task};
use ayla_notation::{Error, Record, Unchecked};
use ayla_tui::{Next, Place, Viewer};

use super::too_few;
use crate::commands::play;
use crate::exit::{Failure, Result};
use crate::full::Full;
use crate::input::Games;
use crate::screen::Screen;

/// Shows the game with this number, counted from 1, and those the player goes to from there.
pub(super) fn show(file: &str, game: u32, mut full: Full, screen: &mut Screen) -> Result {
    let mut shelf = Shelf::read(file)?;
    let mut nth = usize::try_from(game).unwrap_or(usize::MAX) - 1;
    if nth >= shelf.games.len() {
        let count = u32::try_from(shelf.games.len()).unwrap_or(u32::MAX);
        return Err(too_few(file, count));
    }
    if shelf.games[nth].is_err()
        && let Err(error) = shelf.games.swap_remove(nth)
    {
        return Err(Failure::Record(file.to_owned(), error));
    }
    loop {
        match shelf.show(nth, &mut full, screen)? {
            Next::Nothing | Next::File(_) => return Ok(()),
            Next::View(other) => nth = other,
            Next::Game(game) => return play::go_on_with(game, Some(full), screen),
        }
    }
}

/// The games of a file, those with an error too, so that the others keep their numbers.
struct Shelf {
    games: Vec<std::result::Result<Unchecked, Error>>,
}

impl Shelf {
    fn read(file: &str) -> Result<Shelf> {
        let mut games = Vec::new();
        for game in Games::open(file)? {
            games.push(game?.and_then(|game| game.check().map(|()| game)));
        }
        Ok(Shelf { games })
    }

    fn show(&self, nth: usize, full: &mut Full, screen: &Screen) -> Result<Next> {
        let Ok(unchecked) = &self.games[nth] else {
            return Ok(Next::Nothing);
        };
        let whole = |nth: &usize| self.games[*nth].is_ok();
        let place = Place {
            nth,
            of: self.games.len(),
            previous: (0..nth).rev().find(whole),
            next: (nth + 1..self.games.len()).find(whole),
        };
        let Ok(game) = unchecked.id() else {
            return Ok(Next::Nothing);
        };
        game.dispatch(View {
            game,
            unchecked,
            place,
            full,
            screen,
        })
    }
}

struct View<'a> {
    game: GameId,
    unchecked: &'a Unchecked,
    place: Place,
    full: &'a mut Full,
    screen: &'a Screen,
}

impl Task for View<'_> {
    type Output = Result<Next>;

    fn run<P: Position>(self) -> Result<Next> {
        let record = Record::<P>::try_from(self.unchecked).map_err(Failure::wrong)?;
        let mut viewer = Viewer::new(self.game, record, self.place, self.full.options());
        self.full.show(&mut viewer, &mut (), self.screen)
    }
}
