//! Windows over the middle of the screen.

use ayla_draw::Style as Look;
use ratatui::Frame as Canvas;
use ratatui::layout::{Rect, Size};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Padding, Paragraph};

use crate::chrome::{cells, wrapped};
use crate::paint::{Frame, STRONG, Shapes};

/// A window over the middle of the screen. What is drawn in it begins at the given place.
pub(crate) fn open(title: &str, inner: Size, look: Look, canvas: &mut Canvas<'_>) -> Rect {
    let area = canvas.area();
    let width = (inner.width + 4).min(area.width);
    let height = (inner.height + 2).min(area.height);
    let window = Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    };
    let mut block = Block::bordered()
        .border_set(look.frame(Frame::Usual))
        .border_style(look.accent())
        .padding(Padding::horizontal(1));
    if !title.is_empty() {
        block = block.title(Span::styled(format!(" {title} "), STRONG));
    }
    let inner = block.inner(window);
    canvas.render_widget(Clear, window);
    canvas.render_widget(block, window);
    inner
}

/// A window with a text that has one line for each of `lines`.
pub(crate) fn text(title: &str, lines: Vec<Line<'_>>, look: Look, canvas: &mut Canvas<'_>) {
    let width = lines.iter().map(Line::width).max().unwrap_or(0);
    let size = Size::new(cells(width), cells(lines.len()));
    let inner = open(title, size, look, canvas);
    canvas.render_widget(Paragraph::new(lines), inner);
}

/// A question of yes or no.
pub(crate) fn question(question: &str, look: Look, canvas: &mut Canvas<'_>) {
    let lines = wrapped(question, room(canvas).min(60));
    text("", lines, look, canvas);
}

/// The columns that a window can have for what is in it.
pub(crate) fn room(canvas: &Canvas<'_>) -> usize {
    usize::from(canvas.area().width.saturating_sub(4)).max(1)
}
