//! The list of all keys, which may have more lines than the screen.

use ayla_draw::Style as Look;
use ayla_lang::{Help, screen as words};
use crossterm::event::{KeyCode, KeyEvent};
use ratatui::Frame as Canvas;
use ratatui::layout::Size;
use ratatui::text::{Line, Span};

use crate::chrome;
use crate::paint::STRONG;

/// A list of keys, scrolled so far.
#[derive(Clone, Debug)]
pub(crate) struct KeyList {
    keys: Vec<&'static Help>,
    /// The first line that is shown.
    first: usize,
}

/// The fewest columns in which what a key means can be read beside the key.
const BESIDE: usize = 20;

impl KeyList {
    pub(crate) fn new(keys: impl IntoIterator<Item = &'static Help>) -> KeyList {
        KeyList {
            keys: keys.into_iter().collect(),
            first: 0,
        }
    }

    /// Hears a key, on a screen of this size. Says whether the list stays: keys that scroll do
    /// nothing else, and all others end it.
    pub(crate) fn key(&mut self, key: KeyEvent, screen: Size) -> bool {
        let room = rows(screen);
        let most = self.lines(columns(screen)).len().saturating_sub(room);
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
    pub(crate) fn view(&self, look: Look, canvas: &mut Canvas<'_>) {
        let screen = canvas.area().as_size();
        let mut lines = self.lines(columns(screen));
        let (of, room) = (lines.len(), rows(screen));
        let first = self.first.min(of.saturating_sub(room));
        // As wide as all of them together, so that the window stands still.
        let width = lines.iter().map(Line::width).max().unwrap_or(0);
        lines = lines.into_iter().skip(first).take(room).collect();
        let title = if lines.len() < of {
            words::some_keys(first + 1, first + lines.len(), of)
        } else {
            words::KEYS.to_owned()
        };
        if let Some(last) = lines.last_mut() {
            let blanks = width.saturating_sub(last.width());
            last.push_span(" ".repeat(blanks));
        }
        chrome::text_window(&title, lines, look, canvas);
    }

    /// Every key with what it means: beside it where there is room, else below it.
    fn lines(&self, columns: usize) -> Vec<Line<'static>> {
        let usages = self.keys.iter().map(|help| help.usage.chars().count());
        let indent = usages.max().unwrap_or(0) + 2;
        if indent + BESIDE <= columns {
            let beside = |help: &&Help| beside(help, indent, columns);
            self.keys.iter().flat_map(beside).collect()
        } else {
            self.keys
                .iter()
                .flat_map(|help| below(help, columns))
                .collect()
        }
    }
}

fn beside(help: &Help, indent: usize, columns: usize) -> Vec<Line<'static>> {
    let mut usage = help.usage;
    textwrap::wrap(help.meaning, columns - indent)
        .into_iter()
        .map(|meaning| {
            let usage = std::mem::take(&mut usage);
            Line::from(vec![
                Span::styled(format!("{usage:indent$}"), STRONG),
                Span::raw(meaning.into_owned()),
            ])
        })
        .collect()
}

fn below(help: &Help, columns: usize) -> Vec<Line<'static>> {
    let meaning = textwrap::wrap(help.meaning, columns.saturating_sub(2).max(1));
    let meaning = meaning
        .into_iter()
        .map(|line| Line::raw(format!("  {line}")));
    std::iter::once(Line::styled(help.usage, STRONG))
        .chain(meaning)
        .collect()
}

/// The columns of the screen that are not of the frame.
fn columns(screen: Size) -> usize {
    usize::from(screen.width).saturating_sub(4).max(1)
}

/// The rows of the screen that are not of the frame.
fn rows(screen: Size) -> usize {
    usize::from(screen.height).saturating_sub(2).max(1)
}
