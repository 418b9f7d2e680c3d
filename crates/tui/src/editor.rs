//! A position set up by hand, checked while it is.

use ayla_core::{Pit, Position, Setup, Side, Trade};
use ayla_draw::{Scene, Style as Look};
use ayla_lang::{self as lang, screen as words};
use crossterm::event::{KeyCode, KeyEvent};
use ratatui::Frame as Canvas;
use ratatui::layout::Position as Place;
use ratatui::text::Line;

use crate::board::{Board, Pointing, toggled};
use crate::chrome;
use crate::grid::{Grid, Layout};
use crate::paint::STRONG;
use crate::players;
use crate::talk;

/// A position that is set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Editor {
    setup: Setup,
    at: Spot,
    /// Whether the next digit goes on with a number.
    is_typing: bool,
    /// Why what was pasted last is no position.
    refused: Option<String>,
}

/// Where seeds can be put.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Spot {
    Pit(Pit),
    /// What a player has taken.
    Taken(Side),
}

/// What comes of a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Edited<P> {
    /// It goes on.
    NotYet,
    /// The player wants to go back.
    Cancelled,
    /// The position is to be played from.
    Done(P),
}

impl Editor {
    /// Begins with a position.
    pub(crate) fn new<P: Position>(position: &P) -> Editor {
        Editor {
            setup: position.setup(),
            at: Spot::Pit(first_pit()),
            is_typing: false,
            refused: None,
        }
    }

    /// Hears a key, on a board that stands like `grid`.
    pub(crate) fn key<P: Position>(&mut self, key: KeyEvent, grid: &Grid) -> Edited<P> {
        let was_typing = std::mem::take(&mut self.is_typing);
        self.refused = None;
        match key.code {
            KeyCode::Esc | KeyCode::Char('q') => return Edited::Cancelled,
            KeyCode::Enter => {
                if let Ok(position) = P::try_from(self.setup) {
                    return Edited::Done(position);
                }
            }
            KeyCode::Left => self.go_across(-1, grid),
            KeyCode::Right => self.go_across(1, grid),
            KeyCode::Up => self.go_up_from(!grid.below(), grid),
            KeyCode::Down => self.go_up_from(grid.below(), grid),
            KeyCode::Char(digit) if digit.is_ascii_digit() => self.digit(digit, was_typing),
            KeyCode::Char('+' | '=') => *self.seeds() = self.seeds().saturating_add(1).min(MOST),
            KeyCode::Char('-') => *self.seeds() = self.seeds().saturating_sub(1),
            KeyCode::Backspace | KeyCode::Delete => *self.seeds() = 0,
            KeyCode::Char('m') => self.setup.to_move = !self.setup.to_move,
            KeyCode::Char('z') => self.clear(),
            KeyCode::Char('s') => self.setup = P::start().setup(),
            KeyCode::Char('w') if P::GAME.trade => self.give_to_other(),
            KeyCode::Char('o') if P::GAME.trade => self.offer(),
            KeyCode::Char(letter) => {
                let pit = Pit::from_letter(letter);
                if let Some(pit) = pit.filter(|pit| pit.column() < P::GAME.columns) {
                    self.at = Spot::Pit(pit);
                }
            }
            _ => {}
        }
        Edited::NotYet
    }

    /// Sets up the position of a text, if it is one.
    pub(crate) fn paste<P: Position>(&mut self, text: &str) {
        let text = text.trim();
        self.is_typing = false;
        self.refused = match text.parse::<P>() {
            Ok(position) => {
                self.setup = position.setup();
                None
            }
            Err(error) => Some(lang::misread(text, &error)),
        };
    }

    /// Points at what is clicked.
    pub(crate) fn click(&mut self, place: Place, grid: &Grid) {
        if let Some(pit) = grid.pit_at(place) {
            self.at = Spot::Pit(pit);
        }
    }

    fn go_across(&mut self, right: i8, grid: &Grid) {
        if let Spot::Pit(pit) = self.at {
            self.at = Spot::Pit(grid.neighbour(pit, right, false));
        }
    }

    /// Goes towards the player of `side`: to his row, or from it to what he has taken.
    fn go_up_from(&mut self, side: Side, grid: &Grid) {
        self.at = match self.at {
            Spot::Pit(pit) if pit.row() == side => Spot::Taken(side),
            Spot::Pit(pit) => Spot::Pit(grid.neighbour(pit, 0, true)),
            Spot::Taken(taken) if taken == side => self.at,
            Spot::Taken(taken) => Spot::Pit(Pit::new(taken, 0).unwrap_or(first_pit())),
        };
    }

    fn seeds(&mut self) -> &mut u8 {
        match self.at {
            Spot::Taken(side) => &mut self.setup.taken[side],
            Spot::Pit(pit) => self.setup.at_mut(pit).expect("spots are of the board"),
        }
    }

    fn digit(&mut self, digit: char, goes_on: bool) {
        let digit = digit
            .to_digit(10)
            .and_then(|digit| u8::try_from(digit).ok());
        let digit = digit.unwrap_or(0);
        let before = if goes_on { *self.seeds() } else { 0 };
        *self.seeds() = before.saturating_mul(10).saturating_add(digit).min(MOST);
        self.is_typing = true;
    }

    fn clear(&mut self) {
        self.setup.seeds_mut().fill(0);
        self.setup.taken = Default::default();
        self.setup.trade = None;
    }

    fn trade(&mut self) -> &mut Trade {
        let south = self.setup.territory(Side::South);
        self.setup.trade.get_or_insert(Trade { south, offer: None })
    }

    fn give_to_other(&mut self) {
        if let Spot::Pit(pit) = self.at {
            let trade = self.trade();
            trade.south = toggled(trade.south, pit);
        }
    }

    /// Puts the hole into the offer that waits, or takes it out.
    fn offer(&mut self) {
        if let Spot::Pit(pit) = self.at {
            let trade = self.trade();
            let offer = toggled(trade.offer.unwrap_or_default(), pit);
            trade.offer = (!offer.is_empty()).then_some(offer);
        }
    }

    pub(crate) fn view<P: Position>(&self, layout: &Layout, look: Look, canvas: &mut Canvas<'_>) {
        let scene = Scene::from(&self.setup);
        let title = Line::styled(format!(" {}", words::editing(P::GAME)), STRONG);
        canvas.render_widget(title, layout.title);
        let names = ayla_core::BySide::from_fn(|side| {
            words::edited_player(side, self.at == Spot::Taken(side))
        });
        players::show(
            &scene,
            &names,
            ayla_core::BySide::default(),
            layout,
            look,
            canvas,
        );
        let at = match self.at {
            Spot::Pit(pit) => Some(pit),
            Spot::Taken(_) => None,
        };
        let board = Board {
            scene,
            pointing: Pointing {
                at,
                marked: self.setup.offer().unwrap_or_default(),
                ..Pointing::default()
            },
        };
        board.render(&layout.grid, look, canvas.buffer_mut());
        let turn = words::to_move(self.setup.to_move, &lang::Names::default());
        canvas.render_widget(Line::styled(format!(" {turn}"), STRONG), layout.state);
        let sentences = match &self.refused {
            Some(why) => vec![why.clone()],
            None => vec![self.verdict::<P>(), words::editor_hint(P::GAME)],
        };
        talk::last_of(sentences.iter().map(String::as_str), layout.talk, canvas);
        chrome::keys(words::EDITOR_BAR, layout.keys, canvas);
    }

    /// Whether one can play from here, and why not.
    fn verdict<P: Position>(&self) -> String {
        let total = self.setup.total();
        match P::try_from(self.setup) {
            Err(error) => words::cannot_be_played(&lang::setup_error(&error)),
            Ok(position) => words::can_be_played(total, position.outcome().is_some()),
        }
    }
}

/// No game has more seeds; the rules say how many it has.
const MOST: u8 = 99;

fn first_pit() -> Pit {
    Pit::from_letter('A').expect("every board has a hole A")
}
