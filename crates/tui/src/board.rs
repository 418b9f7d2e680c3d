//! The holes with their seeds.

use ayla_core::{Pit, PitSet};
use ayla_draw::{Cell, Scene, Style as Look, Touch};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Block, Widget};

use crate::grid::Grid;
use crate::paint::{Frame, SELECTED, STRONG, Shapes};

/// A board to be drawn: a scene, and what the player points at.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    pub(crate) scene: Scene,
    pub(crate) pointing: Pointing,
}

/// What the player points at, and what would come of it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Pointing {
    /// The hole that would be chosen.
    pub(crate) at: Option<Pit>,
    /// The holes that are marked for an offer.
    pub(crate) marked: PitSet,
    /// Where the last seed would fall.
    pub(crate) landing: Option<Pit>,
    /// What would be taken.
    pub(crate) prey: PitSet,
}

/// The most seeds in a row of a hole, so that they can be counted at a glance.
const IN_A_ROW: u16 = 5;

impl Board {
    pub(crate) fn render(&self, grid: &Grid, look: Look, buffer: &mut Buffer) {
        for cell in self.scene.cells() {
            self.hole(cell, grid, look, buffer);
        }
    }

    fn hole(&self, cell: &Cell, grid: &Grid, look: Look, buffer: &mut Buffer) {
        let Pointing { at, marked, .. } = self.pointing;
        let area = grid.hole(cell.pit);
        let frame = if at == Some(cell.pit) {
            Frame::Chosen
        } else if marked.contains(cell.pit) {
            Frame::Marked
        } else {
            Frame::Usual
        };
        let owner = look.owner(cell.owner);
        let style = match frame {
            Frame::Usual => owner,
            Frame::Chosen | Frame::Marked => owner.patch(STRONG),
        };
        let block = Block::bordered()
            .border_set(look.frame(frame))
            .border_style(style);
        let inner = block.inner(area);
        block.render(area, buffer);
        let letter_row = if cell.pit.row() == grid.below() {
            area.bottom() - 1
        } else {
            area.y
        };
        let letter = format!(" {} ", cell.pit);
        buffer.set_string(area.x + (area.width - 3) / 2, letter_row, letter, style);
        let seeds = Rect {
            height: inner.height - 1,
            ..inner
        };
        draw_seeds(cell.seeds.into(), seeds, look.seed(), owner, buffer);
        self.figures(cell, inner, look, buffer);
    }

    /// The last row of a hole: its part in the last move, its seeds, whose it is, and its part in
    /// the move the player points at.
    fn figures(&self, cell: &Cell, inner: Rect, look: Look, buffer: &mut Buffer) {
        let Pointing { landing, prey, .. } = self.pointing;
        let coming = if prey.contains(cell.pit) {
            look.prey()
        } else if landing == Some(cell.pit) {
            look.landing()
        } else {
            ' '
        };
        let (touch, owner) = (
            look.charset.touch(cell.touch),
            look.charset.owner(cell.owner),
        );
        let mut style = look.owner(cell.owner);
        if cell.touch != Touch::Untouched {
            style = style.patch(STRONG);
        }
        if cell.is_traded() {
            style = style.patch(SELECTED);
        }
        let (x, y) = (inner.x + (inner.width - 5) / 2, inner.bottom() - 1);
        buffer.set_string(x, y, format!("{touch}{:>2}{owner}", cell.seeds), style);
        buffer.set_string(x + 4, y, coming.to_string(), look.accent());
    }
}

/// Lays seeds out in rows: loosely while there is room, closely while there is still room, and then
/// with a `+` in the last place, for there are more.
fn draw_seeds(count: u16, area: Rect, seed: char, style: Style, buffer: &mut Buffer) {
    let loose = area.width.div_ceil(2).min(IN_A_ROW);
    let (in_a_row, step) = if count <= loose * area.height {
        (loose, 2)
    } else {
        (area.width, 1)
    };
    let margin = (area.width - (in_a_row * step - (step - 1))) / 2;
    let room = in_a_row * area.height;
    for nth in 0..count.min(room) {
        let x = area.x + margin + nth % in_a_row * step;
        let y = area.y + nth / in_a_row;
        let is_too_many = count > room && nth + 1 == room;
        let sign = if is_too_many { '+' } else { seed };
        buffer.set_string(x, y, sign.to_string(), style);
    }
}

/// Taken seeds as a pile, in fives; where there is no room for all of them, with a `+` for the rest.
pub(crate) fn pile(seeds: u8, look: Look, room: usize) -> String {
    let mut pile = String::new();
    for nth in 0..seeds {
        if nth > 0 && nth % 5 == 0 {
            pile.push(' ');
        }
        pile.push(look.seed());
    }
    if pile.chars().count() > room {
        pile = pile.chars().take(room.saturating_sub(1)).collect();
        pile.push('+');
    }
    pile
}
