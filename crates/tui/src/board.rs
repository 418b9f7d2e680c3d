//! The holes with their seeds.

use ayla_core::{Pit, PitSet};
use ayla_draw::{Cell, Scene, Style as Look, Touch};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Block, Widget};

use crate::film::Shot;
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

/// A board in the middle of a move.
impl From<&Shot> for Board {
    fn from(shot: &Shot) -> Board {
        Board {
            scene: shot.scene(),
            pointing: Pointing {
                at: shot.at.iter().next(),
                ..Pointing::default()
            },
        }
    }
}

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
        let count = cell.seeds.into();
        let spread = Spread::of(count, self.fullest(), seeds);
        draw_seeds(count, spread, seeds, (look.seed(), owner), buffer);
        self.figures(cell, inner, look, buffer);
    }

    /// How many seeds the hole with the most has.
    fn fullest(&self) -> u16 {
        let seeds = self.scene.cells().map(|cell| cell.seeds.into());
        seeds.max().unwrap_or(0)
    }

    /// The last row of a hole: its part in the last move, its seeds, whose it is, and its part in
    /// the move the player points at.
    fn figures(&self, cell: &Cell, inner: Rect, look: Look, buffer: &mut Buffer) {
        let Pointing {
            landing,
            prey,
            marked,
            ..
        } = self.pointing;
        let is_marked = marked.contains(cell.pit);
        let coming = if prey.contains(cell.pit) {
            look.prey()
        } else if landing == Some(cell.pit) {
            look.landing()
        } else {
            ' '
        };
        let (touch, owner) = (
            look.charset.touch(if is_marked {
                Touch::Offered
            } else {
                cell.touch
            }),
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

/// The holes with this one added, or taken out.
pub(crate) fn toggled(pits: PitSet, pit: Pit) -> PitSet {
    let pit = PitSet::from(pit);
    if pit.is_subset(pits) {
        pits - pit
    } else {
        pits | pit
    }
}

/// How seeds lie in a hole, so that they can be counted at a glance as long as there is room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Spread {
    /// In rows of five with room between them, and a blank row below each.
    Wide,
    /// In rows of five with blanks between them.
    Loose,
    /// In rows without blanks, but for one after every fifth.
    Grouped,
    /// In rows without blanks.
    Close,
}

impl Spread {
    /// The widest for so many seeds. All holes lie widely, or none: `fullest` has the most seeds.
    fn of(count: u16, fullest: u16, area: Rect) -> Spread {
        if area.width >= Spread::Wide.width() && Spread::Wide.capacity(area) >= fullest {
            return Spread::Wide;
        }
        [Spread::Loose, Spread::Grouped]
            .into_iter()
            .find(|spread| spread.capacity(area) >= count)
            .unwrap_or(Spread::Close)
    }

    /// How many seeds lie in a row of so many columns.
    fn in_a_row(self, columns: u16) -> u16 {
        match self {
            Spread::Wide => columns.div_ceil(4).min(IN_A_ROW),
            Spread::Loose => columns.div_ceil(2).min(IN_A_ROW),
            Spread::Grouped => columns - columns / (IN_A_ROW + 1),
            Spread::Close => columns,
        }
    }

    /// The rows from one to the next.
    fn down(self) -> u16 {
        match self {
            Spread::Wide => 2,
            _ => 1,
        }
    }

    /// The column of a seed in its row.
    fn column(self, nth: u16) -> u16 {
        match self {
            Spread::Wide => 4 * nth,
            Spread::Loose => 2 * nth,
            Spread::Grouped => nth + nth / IN_A_ROW,
            Spread::Close => nth,
        }
    }

    /// The columns of a row of five.
    fn width(self) -> u16 {
        self.column(IN_A_ROW - 1) + 1
    }

    fn capacity(self, area: Rect) -> u16 {
        self.in_a_row(area.width) * area.height.div_ceil(self.down())
    }
}

/// Lays seeds out. Where there is no room for all of them there is a `+` in the last place.
fn draw_seeds(count: u16, spread: Spread, area: Rect, paint: (char, Style), buffer: &mut Buffer) {
    let (seed, style) = paint;
    let in_a_row = spread.in_a_row(area.width);
    let margin = (area.width - spread.column(in_a_row - 1) - 1) / 2;
    let room = spread.capacity(area);
    for nth in 0..count.min(room) {
        let x = area.x + margin + spread.column(nth % in_a_row);
        let y = area.y + nth / in_a_row * spread.down();
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
