//! A line that is typed on the screen.

use ayla_draw::Style as Look;
use crossterm::event::{Event, KeyCode, KeyEvent};
use ratatui::Frame as Canvas;
use ratatui::layout::Size;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use tui_input::backend::crossterm::EventHandler;
use tui_input::{Input, InputRequest};

use crate::chrome;
use crate::paint::DIM;
use crate::window;

/// A question, and what is typed to answer it.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    question: &'static str,
    input: Input,
}

/// What comes of a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Typed {
    /// The line is not complete.
    NotYet,
    /// The player wants to go back.
    Cancelled,
    /// This was typed.
    Done(String),
}

/// The columns a field has, where there is room.
const WIDTH: usize = 48;

impl Field {
    /// Asks a question. What is there already can be changed.
    pub(crate) fn new(question: &'static str, text: &str) -> Field {
        Field {
            question,
            input: text.into(),
        }
    }

    pub(crate) fn key(&mut self, key: KeyEvent) -> Typed {
        match key.code {
            KeyCode::Esc => Typed::Cancelled,
            KeyCode::Enter => Typed::Done(self.input.value().trim().to_owned()),
            _ => {
                self.input.handle_event(&Event::Key(key));
                Typed::NotYet
            }
        }
    }

    /// Takes a text in where the cursor is, in one line.
    pub(crate) fn paste(&mut self, text: &str) {
        for letter in text.trim().chars() {
            let letter = if letter.is_control() { ' ' } else { letter };
            self.input.handle(InputRequest::InsertChar(letter));
        }
    }

    pub(crate) fn view(&self, look: Look, canvas: &mut Canvas<'_>) {
        let width = window::room(canvas).min(WIDTH);
        let mut lines = chrome::wrapped(self.question, width);
        let question_rows = lines.len();
        lines = lines.into_iter().map(|line| line.style(DIM)).collect();
        let scroll = self.input.visual_scroll(width.saturating_sub(1));
        lines.push(Line::raw(self.input.value().to_owned()));
        let size = Size::new(chrome::cells(width), chrome::cells(lines.len()));
        let inner = window::open("", size, look, canvas);
        let typed = lines.split_off(question_rows);
        canvas.render_widget(Paragraph::new(lines), inner);
        let row = inner.y + chrome::cells(question_rows);
        let area = ratatui::layout::Rect::new(inner.x, row, inner.width, 1).intersection(inner);
        canvas.render_widget(
            Paragraph::new(typed).scroll((0, chrome::cells(scroll))),
            area,
        );
        let cursor = self.input.visual_cursor().saturating_sub(scroll);
        canvas.set_cursor_position((inner.x + chrome::cells(cursor), row));
    }
}
