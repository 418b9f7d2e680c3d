//! What another game begins with, and the dialogue that asks for it.

use std::time::Duration;

use ayla_ai::Level;
use ayla_core::{BySide, GameId, Side};
use ayla_draw::Style as Look;
use ayla_lang::screen as words;
use ayla_session::{Seat, TimeControl};
use crossterm::event::{KeyCode, KeyEvent};
use ratatui::Frame as Canvas;
use ratatui::text::Line;

use crate::chrome;
use crate::paint::{DIM, SELECTED, STRONG};
use crate::window;

/// A game that is to begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// Which game.
    pub game: GameId,
    /// Who sits where.
    pub seats: BySide<Seat>,
    /// How much time the players have, if they play with clocks.
    pub clock: Option<TimeControl>,
    /// What is played already, in Sow: the start and the first moves. Without it the game begins
    /// as usual.
    pub record: Option<String>,
    /// Whether people are told what a strong player would do, without asking.
    pub with_hints: bool,
}

impl NewGame {
    /// The first game of somebody who has just learnt the rules: against the weakest machine, with
    /// hints.
    #[must_use]
    pub fn first(game: GameId) -> NewGame {
        let weakest = Level::new(Level::MIN).unwrap_or_default();
        NewGame {
            game,
            seats: BySide::new(Seat::Human, Seat::Machine(weakest)),
            clock: None,
            record: None,
            with_hints: true,
        }
    }
}

/// The dialogue: a line for each thing to choose, and one to begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Form {
    game: GameId,
    seats: BySide<Seat>,
    clock: Option<TimeControl>,
    line: usize,
    /// Whether only this game can be chosen, since some of it is played already.
    is_of_this_game: bool,
}

/// What comes of a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Filled {
    /// The dialogue goes on.
    NotYet,
    /// The player wants to go back.
    Cancelled,
    /// The game is to begin.
    Done(NewGame),
}

const LINES: usize = words::NEW_GAME_FIELDS.len() + 1;

impl Form {
    pub(crate) fn new(game: GameId, seats: BySide<Seat>, clock: Option<TimeControl>) -> Form {
        Form {
            game,
            seats,
            clock,
            line: 0,
            is_of_this_game: false,
        }
    }

    /// The same, but the game cannot be changed.
    pub(crate) fn of_this_game(self) -> Form {
        Form {
            is_of_this_game: true,
            ..self
        }
    }

    pub(crate) fn key(&mut self, key: KeyEvent) -> Filled {
        match key.code {
            KeyCode::Esc | KeyCode::Char('q') => return Filled::Cancelled,
            KeyCode::Enter => {
                return Filled::Done(NewGame {
                    game: self.game,
                    seats: self.seats,
                    clock: self.clock,
                    record: None,
                    with_hints: false,
                });
            }
            KeyCode::Up | KeyCode::BackTab => self.line = (self.line + LINES - 1) % LINES,
            KeyCode::Down | KeyCode::Tab => self.line = (self.line + 1) % LINES,
            KeyCode::Right | KeyCode::Char(' ') => self.change(1),
            KeyCode::Left => self.change(-1),
            _ => {}
        }
        Filled::NotYet
    }

    fn change(&mut self, by: isize) {
        match self.line {
            0 if self.is_of_this_game => {}
            0 => self.game = next(&GameId::ALL, self.game, by),
            1 => self.seats.south = next(&all_seats(), self.seats.south, by),
            2 => self.seats.north = next(&all_seats(), self.seats.north, by),
            3 => self.clock = next(&CLOCKS, self.clock, by),
            _ => {}
        }
    }

    pub(crate) fn view(&self, look: Look, canvas: &mut Canvas<'_>) {
        let values = [
            self.game.info().title.to_owned(),
            seat(self.seats[Side::South]),
            seat(self.seats[Side::North]),
            clock(self.clock),
        ];
        let fields = words::NEW_GAME_FIELDS.iter().zip(values);
        let mut lines: Vec<Line<'_>> = fields
            .map(|(name, value)| Line::raw(format!("{name:6}  < {value} >")))
            .collect();
        lines.push(Line::raw(words::BEGIN));
        let chosen = &mut lines[self.line];
        *chosen = std::mem::take(chosen).style(STRONG.patch(SELECTED));
        lines.push(Line::raw(""));
        let keys = chrome::wrapped(words::NEW_GAME_KEYS, window::room(canvas));
        lines.extend(keys.into_iter().map(|line| line.style(DIM)));
        window::text(words::NEW_GAME, lines, look, canvas);
    }
}

fn seat(seat: Seat) -> String {
    words::seat(seat.level().map(Level::get))
}

fn clock(control: Option<TimeControl>) -> String {
    words::clock(
        control.map(|TimeControl { base, increment }| (base.as_secs() / 60, increment.as_secs())),
    )
}

/// The clocks there are to choose from: none first, then longer and longer games.
const CLOCKS: [Option<TimeControl>; 8] = [
    None,
    minutes(1, 0),
    minutes(3, 2),
    minutes(5, 0),
    minutes(5, 3),
    minutes(10, 5),
    minutes(15, 10),
    minutes(30, 20),
];

/// So many minutes for the game, and so many seconds more a turn.
const fn minutes(minutes: u64, seconds: u64) -> Option<TimeControl> {
    Some(TimeControl {
        base: Duration::from_secs(60 * minutes),
        increment: Duration::from_secs(seconds),
    })
}

/// Somebody, and the machine at every level.
fn all_seats() -> Vec<Seat> {
    let levels = (Level::MIN..=Level::MAX).filter_map(Level::new);
    std::iter::once(Seat::Human)
        .chain(levels.map(Seat::Machine))
        .collect()
}

/// The one so many places after `this`, round and round.
fn next<T: Copy + PartialEq>(all: &[T], this: T, by: isize) -> T {
    let place = all.iter().position(|&one| one == this).unwrap_or(0);
    let place = place.cast_signed() + by;
    all[place.rem_euclid(all.len().cast_signed()).cast_unsigned()]
}
