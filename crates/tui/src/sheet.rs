//! A text in a window, which may have more lines than the screen.

use ayla_draw::Style as Look;
use ayla_lang::{Help, screen as words};
use crossterm::event::{KeyCode, KeyEvent, MouseEvent, MouseEventKind};
use ratatui::Frame as Canvas;
use ratatui::layout::Size;
use ratatui::text::{Line, Span};

use crate::chrome;
use crate::paint::STRONG;
use crate::window;

/// A text, scrolled so far.
#[derive(Clone, Debug)]
pub(crate) struct Sheet {
    content: Content,
    /// The first line that is shown; behind the last page it is that page.
    first: usize,
}

#[derive(Clone, Debug)]
enum Content {
    /// Keys, and what they mean.
    Keys(Vec<&'static Help>),
    /// Sentences, each begun on a new line.
    Text(Vec<String>),
}

/// The fewest columns in which what a key means can be read beside the key.
const BESIDE: usize = 20;

/// The columns of a text, where there is room.
const TEXT: usize = 64;

impl Sheet {
    /// A list of keys, from the first on.
    pub(crate) fn of_keys(keys: impl IntoIterator<Item = &'static Help>) -> Sheet {
        Sheet {
            content: Content::Keys(keys.into_iter().collect()),
            first: 0,
        }
    }

    /// Sentences, from the first on.
    pub(crate) fn of_text(sentences: Vec<String>) -> Sheet {
        Sheet {
            content: Content::Text(sentences),
            first: 0,
        }
    }

    /// The same, but the last page first.
    pub(crate) fn at_its_end(self) -> Sheet {
        Sheet {
            first: usize::MAX,
            ..self
        }
    }

    /// Hears a key, on a screen of this size. Says whether the sheet stays: keys that scroll do
    /// nothing else, and all others end it.
    pub(crate) fn key(&mut self, key: KeyEvent, screen: Size) -> bool {
        let room = rows(screen);
        let most = self.lines(columns(screen)).len().saturating_sub(room);
        let first = self.first.min(most);
        self.first = match key.code {
            KeyCode::Down => first + 1,
            KeyCode::Up => first.saturating_sub(1),
            KeyCode::PageDown | KeyCode::Char(' ') => first + room,
            KeyCode::PageUp => first.saturating_sub(room),
            KeyCode::Home => 0,
            KeyCode::End => most,
            _ => return false,
        }
        .min(most);
        most > 0
    }

    /// Hears the wheel, on a screen of this size.
    pub(crate) fn wheel(&mut self, mouse: MouseEvent, screen: Size) {
        let code = match mouse.kind {
            MouseEventKind::ScrollDown => KeyCode::Down,
            MouseEventKind::ScrollUp => KeyCode::Up,
            _ => return,
        };
        self.key(code.into(), screen);
    }

    /// Shows as many lines as there is room for.
    pub(crate) fn view(&self, look: Look, canvas: &mut Canvas<'_>) {
        let screen = canvas.area().as_size();
        let mut lines = self.lines(columns(screen));
        let (of, room) = (lines.len(), rows(screen));
        let first = self.first.min(of.saturating_sub(room));
        // As wide as all of them together, so that the window stands still.
        let width = lines.iter().map(Line::width).max().unwrap_or(0);
        lines = lines.into_iter().skip(first).take(room).collect();
        let mut title = match self.content {
            Content::Keys(_) => words::KEYS.to_owned(),
            Content::Text(_) => String::new(),
        };
        if lines.len() < of {
            title = words::some_lines(&title, first + 1, first + lines.len(), of);
        }
        if let Some(last) = lines.last_mut() {
            let blanks = width.saturating_sub(last.width());
            last.push_span(" ".repeat(blanks));
        }
        window::text(&title, lines, look, canvas);
    }

    fn lines(&self, columns: usize) -> Vec<Line<'static>> {
        match &self.content {
            Content::Keys(keys) => key_lines(keys, columns),
            Content::Text(sentences) => {
                let columns = columns.min(TEXT);
                let wrapped = sentences
                    .iter()
                    .map(|sentence| chrome::wrapped(sentence, columns));
                wrapped.flatten().collect()
            }
        }
    }
}

/// Every key with what it means: beside it where there is room, else below it.
fn key_lines(keys: &[&'static Help], columns: usize) -> Vec<Line<'static>> {
    let usages = keys.iter().map(|help| help.usage.chars().count());
    let indent = usages.max().unwrap_or(0) + 2;
    let lines = |help: &&Help| match indent + BESIDE <= columns {
        true => beside(help, indent, columns),
        false => below(help, columns),
    };
    keys.iter().flat_map(lines).collect()
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
