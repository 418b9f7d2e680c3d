//! What is said below a board.

use ayla_lang::screen as words;
use ratatui::Frame as Canvas;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use crate::chrome::wrapped;
use crate::paint::DIM;

/// The last of some sentences, each begun on a new line, as many as there is room for.
pub(crate) fn last_of<'a>(
    sentences: impl DoubleEndedIterator<Item = &'a str>,
    area: Rect,
    canvas: &mut Canvas<'_>,
) {
    let mut lines = Vec::new();
    for sentence in sentences.rev() {
        let mut filled = wrapped(sentence, columns(area));
        if lines.len() + filled.len() > area.height.into() {
            if lines.is_empty() {
                filled.truncate(area.height.into());
            } else {
                break;
            }
        }
        filled.append(&mut lines);
        lines = filled;
    }
    canvas.render_widget(Paragraph::new(lines), indented(area));
}

/// The first of some sentences, each begun on a new line, as many as there is room for. If there is
/// more, it is said which key shows all.
pub(crate) fn first_of(sentences: &[String], key: &str, area: Rect, canvas: &mut Canvas<'_>) {
    let mut lines = lines_of(sentences, area);
    let area = indented(area);
    let room = usize::from(area.height);
    if lines.len() > room && room > 0 {
        lines.truncate(room - 1);
        lines.push(Line::styled(words::more(key), DIM));
    }
    canvas.render_widget(Paragraph::new(lines), area);
}

/// Whether an area has room for all of some sentences.
pub(crate) fn has_room(sentences: &[String], area: Rect) -> bool {
    lines_of(sentences, area).len() <= area.height.into()
}

/// Sentences, each begun on a new line, as wide as an area.
fn lines_of(sentences: &[String], area: Rect) -> Vec<Line<'static>> {
    let wrapped = |sentence: &String| wrapped(sentence, columns(area));
    sentences.iter().flat_map(wrapped).collect()
}

/// The columns of a sentence in an area: all but a blank one at each end.
fn columns(area: Rect) -> usize {
    usize::from(area.width.saturating_sub(2)).max(1)
}

/// What stands in an area, with a blank column before it.
fn indented(area: Rect) -> Rect {
    Rect {
        x: area.x + 1,
        width: area.width.saturating_sub(1),
        ..area
    }
}
