//! The players above and below a board.

use std::time::Duration;

use ayla_core::{BySide, Position};
use ayla_draw::{Scene, State, Style as Look};
use ayla_lang::screen as words;
use ayla_notation::Record;
use ratatui::Frame as Canvas;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::board::pile;
use crate::grid::Layout;
use crate::paint::{SELECTED, STRONG, Shapes};

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
pub(crate) fn show(
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
