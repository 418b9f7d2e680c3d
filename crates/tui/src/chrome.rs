//! What stands around every board: windows, the bar of keys, a polite word where there is no room.

use std::time::Duration;

use ayla_core::{BySide, GameInfo, Position};
use ayla_draw::{Scene, State, Style as Look};
use ayla_lang::{Help, screen as words};
use ayla_notation::Record;
use ratatui::Frame as Canvas;
use ratatui::layout::{Rect, Size};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Padding, Paragraph, Wrap};

use crate::board::pile;
use crate::grid::Layout;
use crate::paint::{DIM, Frame, SELECTED, STRONG, Shapes};

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

/// The last of some sentences, each begun on a new line, as many as there is room for.
pub(crate) fn talk<'a>(
    sentences: impl DoubleEndedIterator<Item = &'a str>,
    area: Rect,
    canvas: &mut Canvas<'_>,
) {
    let width = usize::from(area.width.saturating_sub(2)).max(1);
    let mut lines: Vec<String> = Vec::new();
    for sentence in sentences.rev() {
        let mut filled: Vec<String> = textwrap::wrap(sentence, width)
            .into_iter()
            .map(std::borrow::Cow::into_owned)
            .collect();
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
    let lines: Vec<Line<'_>> = lines.into_iter().map(Line::raw).collect();
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
    let width = usize::from(area.width.saturating_sub(2)).max(1);
    sentences
        .iter()
        .flat_map(|sentence| wrapped(sentence, width))
        .collect()
}

/// What stands in an area, with a blank column before it.
fn indented(area: Rect) -> Rect {
    Rect {
        x: area.x + 1,
        width: area.width.saturating_sub(1),
        ..area
    }
}

/// A window over the middle of the screen. What is drawn in it begins at the given place.
pub(crate) fn window(title: &str, inner: Size, look: Look, canvas: &mut Canvas<'_>) -> Rect {
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
pub(crate) fn text_window(title: &str, lines: Vec<Line<'_>>, look: Look, canvas: &mut Canvas<'_>) {
    let width = lines.iter().map(Line::width).max().unwrap_or(0);
    let size = Size::new(cells(width), cells(lines.len()));
    let inner = window(title, size, look, canvas);
    canvas.render_widget(Paragraph::new(lines), inner);
}

/// The columns that a window can have for what is in it.
pub(crate) fn room(canvas: &Canvas<'_>) -> usize {
    usize::from(canvas.area().width.saturating_sub(4)).max(1)
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

/// A question of yes or no.
pub(crate) fn question(question: &str, look: Look, canvas: &mut Canvas<'_>) {
    let lines = wrapped(question, room(canvas).min(60));
    text_window("", lines, look, canvas);
}

/// What the players are called beside the board: by their sides, and by the names the record has.
pub(crate) fn names<P: Position>(record: &Record<P>) -> BySide<String> {
    BySide::from_fn(|side| {
        let side = side.to_string();
        match record.tag(&side) {
            Some(name) => format!("{side}  {name}"),
            None => side,
        }
    })
}

/// The players above and below the board: who they are, the time they have left, and what they have
/// taken.
pub(crate) fn players(
    scene: &Scene,
    names: &BySide<String>,
    time: BySide<Option<Duration>>,
    layout: &Layout,
    look: Look,
    canvas: &mut Canvas<'_>,
) {
    let below = layout.grid.below();
    for (side, area) in [(below, layout.below), (!below, layout.above)] {
        let style = look.owner(side);
        let is_to_move = match scene.state {
            State::ToMove(to_move) | State::ToReply(to_move) => to_move == side,
            State::Over(_) => false,
        };
        let name_style = if is_to_move {
            style.patch(STRONG)
        } else {
            style
        };
        let mut spans = vec![Span::styled(
            format!(" {} ", look.charset.owner(side)),
            name_style,
        )];
        spans.extend(
            time[side]
                .into_iter()
                .flat_map(|left| time_left(left, is_to_move)),
        );
        let name = format!("{}  ", names[side]);
        spans.push(Span::styled(name, name_style));
        let taken = scene.taken[side];
        let figure = format!("{taken} {}  ", words::TAKEN);
        spans.push(Span::styled(figure, style));
        let mut line = Line::from(spans);
        let room = usize::from(area.width).saturating_sub(line.width() + 1);
        line.push_span(Span::styled(pile(taken, look, room), style));
        canvas.render_widget(line, area);
    }
}

/// A player's clock, to the second that has begun.
fn time_left(left: Duration, is_running: bool) -> [Span<'static>; 2] {
    let text = words::time_left(left);
    let style = if is_running {
        STRONG.patch(SELECTED)
    } else {
        Style::new()
    };
    [Span::styled(format!(" {text} "), style), Span::raw(" ")]
}
