//! The games of a file, to choose one of them.

use ayla_draw::Style as Look;
use ayla_lang::screen as words;
use crossterm::event::{KeyCode, KeyEvent};
use ratatui::Frame as Canvas;
use ratatui::layout::Size;
use ratatui::text::Line;

use super::Place;
use crate::paint::{DIM, SELECTED};
use crate::window;

/// The list of the games, and the one that is pointed at.
#[derive(Clone, Debug)]
pub(super) struct Contents {
    at: usize,
}

/// What comes of a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Chosen {
    /// The list stays.
    NotYet,
    /// The player wants to go back.
    Cancelled,
    /// This game is to be shown, counted from 0.
    Game(usize),
}

impl Contents {
    /// Points at the game that is shown.
    pub(super) fn new(place: &Place) -> Contents {
        Contents { at: place.nth }
    }

    /// Hears a key, on a screen of this size.
    pub(super) fn key(&mut self, key: KeyEvent, place: &Place, screen: Size) -> Chosen {
        let page = rows(screen);
        let last = place.titles.len().saturating_sub(1);
        let to = match key.code {
            KeyCode::Enter if place.titles[self.at].is_some() => return Chosen::Game(self.at),
            KeyCode::Esc | KeyCode::Char('q') => return Chosen::Cancelled,
            KeyCode::Down | KeyCode::Char('j') => self.at + 1,
            KeyCode::Up | KeyCode::Char('k') => self.at.saturating_sub(1),
            KeyCode::PageDown | KeyCode::Char(' ') => self.at + page,
            KeyCode::PageUp => self.at.saturating_sub(page),
            KeyCode::Home => 0,
            KeyCode::End => last,
            _ => self.at,
        };
        self.at = to.min(last);
        Chosen::NotYet
    }

    pub(super) fn view(&self, place: &Place, look: Look, canvas: &mut Canvas<'_>) {
        let room = rows(canvas.area().as_size());
        let of = place.titles.len();
        let first = (self.at + 1).saturating_sub(room.div_ceil(2));
        let first = first.min(of.saturating_sub(room));
        let titles = place.titles.iter().enumerate().skip(first).take(room);
        let lines: Vec<Line<'_>> = titles
            .map(|(nth, title)| {
                let text = match title {
                    Some(title) => words::listed(nth + 1, title),
                    None => words::listed(nth + 1, words::UNREADABLE),
                };
                let line = Line::raw(text);
                match (nth == self.at, title) {
                    (true, _) => line.style(SELECTED),
                    (false, None) => line.style(DIM),
                    (false, Some(_)) => line,
                }
            })
            .collect();
        let title = if lines.len() < of {
            words::some_lines(words::GAMES, first + 1, first + lines.len(), of)
        } else {
            words::GAMES.to_owned()
        };
        window::text(&title, lines, look, canvas);
    }
}

/// The rows of the screen that are not of the frame.
fn rows(screen: Size) -> usize {
    usize::from(screen.height).saturating_sub(2).max(1)
}
