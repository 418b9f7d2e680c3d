//! The games of a file on the full screen.

use std::borrow::Cow;
use std::path::Path;

use ayla_core::{GameId, Position, Task};
use ayla_lang::screen as words;
use ayla_notation::{Error, Reader, Record, Unchecked};
use ayla_tui::{Next, Place, Shelf, Viewer};

use crate::commands::play;
use crate::commands::play::keeper::{Keeper, in_short};
use crate::commands::play::recording::Recording;
use crate::exit::{Failure, Result};
use crate::full::Full;
use crate::input::{Games, STDIN};
use crate::screen::Screen;

/// Shows the game with this number, counted from 1, and those the player goes to from there.
pub(super) fn show(file: &str, game: u32, mut full: Full, screen: &mut Screen) -> Result {
    let mut collection = Collection::read(file)?;
    let mut nth = usize::try_from(game).unwrap_or(usize::MAX) - 1;
    if nth >= collection.games.len() {
        let count = u32::try_from(collection.games.len()).unwrap_or(u32::MAX);
        return Err(Failure::wrong(ayla_lang::holds_games_only(file, count)));
    }
    if collection.games[nth].is_err()
        && let Err(error) = collection.games.swap_remove(nth)
    {
        return Err(Failure::Record(file.to_owned(), error));
    }
    loop {
        match collection.show(nth, &mut full, screen)? {
            Next::Nothing | Next::File(_) => return Ok(()),
            Next::View(other) => nth = other,
            Next::Game(game) => return play::go_on_with(game, Some(full), screen),
        }
    }
}

/// The games of a file, those with an error too, so that the others keep their numbers.
struct Collection {
    file: String,
    games: Vec<std::result::Result<Unchecked, Error>>,
}

impl Collection {
    fn read(file: &str) -> Result<Collection> {
        let mut games = Vec::new();
        for game in Games::open(file)? {
            games.push(game?.and_then(|game| game.check().map(|()| game)));
        }
        Ok(Collection {
            file: file.to_owned(),
            games,
        })
    }

    fn show(&mut self, nth: usize, full: &mut Full, screen: &Screen) -> Result<Next> {
        let place = Place {
            nth,
            titles: self.games.iter().map(title).collect(),
        };
        let Ok(game) = &mut self.games[nth] else {
            return Ok(Next::Nothing);
        };
        let Ok(id) = game.id() else {
            return Ok(Next::Nothing);
        };
        id.dispatch(View {
            id,
            game,
            file: &self.file,
            place,
            full,
            screen,
        })
    }
}

/// What a game is called in a list, if it can be shown.
fn title(game: &std::result::Result<Unchecked, Error>) -> Option<String> {
    let game = game.as_ref().ok()?;
    let tag = |name: &str| game.tag(name).map(Cow::into_owned);
    Some(words::called(game.id().ok()?.info(), tag))
}

struct View<'a> {
    id: GameId,
    game: &'a mut Unchecked,
    file: &'a str,
    place: Place,
    full: &'a mut Full,
    screen: &'a Screen,
}

impl Task for View<'_> {
    type Output = Result<Next>;

    fn run<P: Position>(self) -> Result<Next> {
        let record = Record::<P>::try_from(&*self.game).map_err(Failure::wrong)?;
        let mut original = Original {
            file: self.file,
            nth: self.place.nth,
            record: record.clone(),
            copies: Keeper::new(None, None),
        };
        let mut viewer = Viewer::new(self.id, record, self.place, self.full.options());
        let next = self.full.show(&mut viewer, &mut original, self.screen)?;
        // Whoever comes back to it sees what was written.
        let written = original.record.to_string();
        if let Some(Ok(game)) = Reader::new(written.as_bytes())
            .map_err(Failure::wrong)?
            .next()
        {
            *self.game = game;
        }
        Ok(next)
    }
}

/// A game as it stands in its file.
struct Original<'a, P: Position> {
    file: &'a str,
    nth: usize,
    record: Record<P>,
    /// Keeps the copies that are added to other files.
    copies: Keeper<'a>,
}

impl<P: Position> Original<'_, P> {
    /// Its place in the file, if nobody has changed it since, and all of it can be written anew.
    fn place(&self) -> std::result::Result<Recording, String> {
        if self.file == STDIN {
            return Err(words::cannot_be_written().to_owned());
        }
        let found = Recording::of_nth_game(Path::new(self.file), self.nth);
        let (recording, game) = found.map_err(|failure| in_short(&failure))?;
        if Record::try_from(&game).ok().as_ref() != Some(&self.record) {
            return Err(words::has_changed(self.file));
        }
        if game.text().lines().any(|line| line.starts_with('%')) {
            return Err(words::has_skipped_lines(self.file));
        }
        Ok(recording)
    }

    fn write(&mut self, text: &str) -> std::result::Result<(), String> {
        let record = text.parse().map_err(|error: Error| error.to_string())?;
        let recording = self.place()?;
        recording.write(text).map_err(|error| error.to_string())?;
        self.record = record;
        Ok(())
    }
}

impl<P: Position> Shelf for Original<'_, P> {
    fn save(&mut self, record: &str, file: &str) -> std::result::Result<String, String> {
        self.copies.save(record, file)
    }

    fn replace(&mut self, record: &str) -> std::result::Result<String, String> {
        match self.write(record) {
            Ok(()) => Ok(words::replaced(self.file)),
            Err(why) => Err(words::not_replaced(why)),
        }
    }
}
