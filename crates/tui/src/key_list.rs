//! The list of all keys, which may have more lines than the screen.

use ayla_draw::Style as Look;
use ayla_lang::{Help, screen as words};
use crossterm::event::{KeyCode, KeyEvent};
use ratatui::Frame as Canvas;
use ratatui::text::{Line, Span};

use crate::chrome;
use crate::paint::STRONG;

/// Rows of the screen that no key can stand in: the frame.
const FRAME: usize = 2;

/// A list of keys, scrolled so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct KeyList {
    /// The first line that is shown.
    first: usize,
}

impl KeyList {
    /// Hears a key, for a list of so many lines on a screen of so many rows. Says whether the list
    /// stays: keys that scroll do nothing else, and all others end it.
    pub(crate) fn key(&mut self, key: KeyEvent, lines: usize, rows: u16) -> bool {
        let room = room(rows);
        let most = lines.saturating_sub(room);
        self.first = match key.code {
            KeyCode::Down => self.first + 1,
            KeyCode::Up => self.first.saturating_sub(1),
            KeyCode::PageDown | KeyCode::Char(' ') => self.first + room,
            KeyCode::PageUp => self.first.saturating_sub(room),
            KeyCode::Home => 0,
            KeyCode::End => most,
            _ => return false,
        }
        .min(most);
        most > 0
    }

    /// Shows the keys, as many as there is room for.
    pub(crate) fn view<'a>(
        self,
        keys: impl Iterator<Item = &'a Help>,
        look: Look,
        canvas: &mut Canvas<'_>,
    ) {
        let keys: Vec<&Help> = keys.collect();
        let room = room(canvas.area().height);
        let first = self.first.min(keys.len().saturating_sub(room));
        let shown = &keys[first..(first + room).min(keys.len())];
        let title = if shown.len() < keys.len() {
            words::some_keys(first + 1, first + shown.len(), keys.len())
        } else {
            words::KEYS.to_owned()
        };
        // As wide as all of them together, so that the window stands still.
        let width = |of: fn(&Help) -> &str| {
            let widths = keys.iter().map(|help| of(help).chars().count());
            widths.max().unwrap_or(0)
        };
        let usage = width(|help| help.usage);
        let meaning = width(|help| help.meaning);
        let lines = shown
            .iter()
            .map(|help| {
                Line::from(vec![
                    Span::styled(format!("{:usage$}  ", help.usage), STRONG),
                    Span::raw(format!("{:meaning$}", help.meaning)),
                ])
            })
            .collect();
        chrome::text_window(&title, lines, look, canvas);
    }
}

fn room(rows: u16) -> usize {
    usize::from(rows).saturating_sub(FRAME).max(1)
}
