//! A recorded game to be looked at, variations included.

mod contents;
mod keys;
mod remarks;
mod view;

use std::time::Duration;

use ayla_core::{BySide, Event, Game, GameId, Move, Position, Side};
use ayla_draw::Style as Look;
use ayla_notation::{Path, Record};
use ratatui::Frame as Canvas;
use ratatui::layout::Size;

use self::contents::Contents;
use crate::evaluation::Evaluation;
use crate::field::Field;
use crate::film::Film;
use crate::new_game::Form;
use crate::players;
use crate::sheet::Sheet;
use crate::{Effect, Face, Input, Next, Options};

/// Which game of its file a [`Viewer`] shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The game, counted from 0.
    pub nth: usize,
    /// What each game of the file is called in a list; `None` for one that cannot be shown.
    pub titles: Vec<Option<String>>,
}

impl Place {
    /// The game one comes to from here, going back.
    fn previous(&self) -> Option<usize> {
        (0..self.nth).rev().find(|&nth| self.titles[nth].is_some())
    }

    /// The game that comes next.
    fn next(&self) -> Option<usize> {
        (self.nth + 1..self.titles.len()).find(|&nth| self.titles[nth].is_some())
    }
}

/// A record on the whole screen.
#[derive(Debug)]
pub struct Viewer<P: Position> {
    game: GameId,
    record: Record<P>,
    place: Place,
    players: BySide<String>,
    options: Options,
    size: Size,
    below: Side,
    /// Where in the record one is.
    path: Path,
    /// The moves up to there.
    now: Game<P>,
    /// What the last of them did.
    events: Vec<Event>,
    film: Film,
    evaluation: Evaluation<P>,
    mode: Mode,
    said: Option<String>,
    /// Whether something was written into the record that is in no file.
    is_changed: bool,
}

/// What the keys mean now.
#[derive(Clone, Debug)]
enum Mode {
    /// One goes through the game.
    Looking,
    /// Something is read: all keys, or all that was said.
    Reading(Sheet),
    /// Something is typed.
    Typing(Wanted, Field),
    /// Another game of the file is chosen.
    Choosing(Contents),
    /// One is to play on from here.
    PlayingOn(Form),
    /// The player is asked whether the record is to be written to its file.
    Replacing,
    /// The player is asked whether he means to go, though something would be lost.
    Leaving(Next),
}

/// What is typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wanted {
    /// The number of a move to go to.
    Ply,
    /// A remark on the last move, or on the start.
    Remark,
    /// A judgement of the last move.
    Judgement,
    /// The name of a file to add a copy of the record to.
    File,
}

impl<P: Position> Viewer<P> {
    /// Shows a record from its start. `game` must be the one whose positions are `P`.
    #[must_use]
    pub fn new(game: GameId, record: Record<P>, place: Place, options: Options) -> Viewer<P> {
        Viewer {
            game,
            players: players::names(&record),
            place,
            options,
            size: Size::default(),
            below: Side::South,
            path: Path::default(),
            now: Game::from_position(*record.game().start()),
            record,
            events: Vec::new(),
            film: Film::default(),
            evaluation: Evaluation::new(options.evaluation),
            mode: Mode::Looking,
            said: None,
            is_changed: false,
        }
    }

    /// Goes somewhere. A step forward is shown seed by seed.
    fn go(&mut self, path: Path) {
        let moves: Vec<Move> = path.moves(self.record.line());
        let is_step = moves.len() == self.now.plies().len() + 1;
        let mut now = Game::from_position(*self.record.game().start());
        self.events.clear();
        self.film.skip();
        for (nth, &mv) in moves.iter().enumerate() {
            let before = *now.position();
            let mut events = Vec::new();
            if now.play(mv, &mut events).is_err() {
                break; // The moves of a record are legal.
            }
            if nth + 1 == moves.len() {
                if is_step && self.options.animation.of_a_seed().is_some() {
                    self.film.add(&before, &events);
                }
                self.events = events;
            }
        }
        self.now = now;
        self.path = path;
        self.said = None;
    }

    fn passed(&mut self, time: Duration) {
        self.film.pass(time, self.options.animation.of_a_seed());
    }
}

impl<P: Position> Face<P> for Viewer<P> {
    fn update(&mut self, input: Input<P>) -> Vec<Effect<P>> {
        let mut effects = match input {
            Input::Key(key) => self.key(key),
            Input::Pasted(text) => {
                if let Mode::Typing(_, field) = &mut self.mode {
                    field.paste(&text);
                }
                Vec::new()
            }
            Input::Mouse(mouse) => {
                self.mouse(mouse);
                Vec::new()
            }
            Input::Sized(size) => {
                self.size = size;
                Vec::new()
            }
            Input::Passed(time) => {
                self.passed(time);
                Vec::new()
            }
            Input::Analysed(analysis) => {
                self.evaluation.hear(&analysis);
                Vec::new()
            }
            Input::Told(sentence) => {
                self.said = Some(sentence);
                Vec::new()
            }
            Input::Saved(sentence) => {
                self.said = Some(sentence);
                self.is_changed = false;
                Vec::new()
            }
            Input::Thought(_) => Vec::new(),
        };
        effects.extend(self.evaluation.follow(&self.now));
        effects
    }

    fn view(&self, frame: &mut Canvas<'_>, look: Look) {
        view::view(self, frame, look);
    }

    fn is_moving(&self) -> bool {
        !self.film.is_over()
    }
}
