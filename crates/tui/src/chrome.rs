//! What stands around every board: the bar of keys, and a polite word where there is no room.

use ayla_core::GameInfo;
use ayla_lang::{Help, screen as words};
use ratatui::Frame as Canvas;
use ratatui::layout::{Rect, Size};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};

use crate::grid::Layout;
use crate::paint::{SELECTED, STRONG};

/// Says that the screen is too small, and what it would need.
pub(crate) fn too_small(game: GameInfo, canvas: &mut Canvas<'_>) {
    let area = canvas.area();
    let Size { width, height } = Layout::smallest(game);
    let text = words::too_small(width, height, (area.width, area.height));
    canvas.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
}

/// The bar of keys, as many as there is room for. The last two, which lead to all keys and away from
/// here, come before the others.
pub(crate) fn keys(keys: &[Help], area: Rect, canvas: &mut Canvas<'_>) {
    let needed = |help: &Help| help.usage.chars().count() + help.meaning.chars().count() + 4;
    let (others, last) = keys.split_at(keys.len().saturating_sub(2));
    let mut room = usize::from(area.width).saturating_sub(last.iter().map(needed).sum());
    let fitting = others.iter().take_while(|help| {
        let fits = needed(help) <= room;
        room = room.saturating_sub(needed(help));
        fits
    });
    let shown = fitting.collect::<Vec<_>>().into_iter().chain(last);
    let spans = shown.flat_map(|help| {
        [
            Span::styled(format!(" {} ", help.usage), STRONG.patch(SELECTED)),
            Span::raw(format!(" {} ", help.meaning)),
        ]
    });
    canvas.render_widget(Line::from_iter(spans), area);
}

/// A text in lines of so many columns.
pub(crate) fn wrapped(text: &str, columns: usize) -> Vec<Line<'static>> {
    textwrap::wrap(text, columns)
        .into_iter()
        .map(|line| Line::raw(line.into_owned()))
        .collect()
}

/// So many columns or rows; no screen has more than it can be asked for.
pub(crate) fn cells(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX - 4)
}

/// A line with something at its left end and, where there is room for both, something at its right.
pub(crate) fn both_ends(left: Line<'_>, right: Line<'_>, area: Rect, canvas: &mut Canvas<'_>) {
    if left.width() + right.width() < area.width.into() {
        canvas.render_widget(right.right_aligned(), area);
    }
    let room = cells(left.width()).min(area.width);
    let area = Rect {
        width: room,
        ..area
    };
    canvas.render_widget(left, area);
}
