//! A scene as text.

use std::fmt::{self, Display};

use ayla_core::Side;

use crate::style::Style;
use crate::{Cell, Scene, State, Touch};

/// A [`Scene`] to be displayed in a [`Style`].
///
/// Seven lines of at most 80 columns, for boards of up to 2×8 pits and players with short names.
/// No line ends with blanks, and the last has no line end.
#[derive(Clone, Copy, Debug)]
pub struct Drawing<'a> {
    scene: &'a Scene,
    style: Style,
}

impl Scene {
    /// This scene, to be displayed.
    #[must_use]
    pub const fn drawing(&self, style: Style) -> Drawing<'_> {
        Drawing { scene: self, style }
    }

    /// This scene as text.
    #[must_use]
    pub fn render(&self, style: Style) -> String {
        self.drawing(style).to_string()
    }

    /// What the marks of the last move on this board mean, in a line; empty if there are none.
    #[must_use]
    pub fn legend(&self, style: Style) -> String {
        let seen = Touch::ALL
            .into_iter()
            .filter(|&touch| self.cells().any(|cell| cell.touch == touch));
        let entries: Vec<_> = seen
            .map(|touch| {
                format!(
                    "{} {}",
                    style.charset.touch(touch),
                    self.labels.touch(touch)
                )
            })
            .collect();
        entries.join("  ")
    }

    /// The columns that the largest number of seeds needs, two at least.
    pub(crate) fn figure_width(&self) -> usize {
        if self.cells().any(|cell| cell.seeds > 99) {
            3
        } else {
            2
        }
    }
}

/// The blanks to the left of the board.
const MARGIN: &str = "  ";

/// The blanks between the board and the words beside it.
const GUTTER: &str = "  ";

/// `text` in a style, and out of it again.
fn painted(style: anstyle::Style, text: impl Display) -> impl Display {
    fmt::from_fn(move |f| write!(f, "{style}{text}{style:#}"))
}

impl Drawing<'_> {
    /// The columns of a pit between its two lines: blank, mark, seeds, owner, blank.
    fn cell_width(&self) -> usize {
        self.scene.figure_width() + 4
    }

    /// The letters of a row, each over or under the last figure of its seeds.
    fn letters(&self, side: Side) -> impl Display {
        fmt::from_fn(move |f| {
            let mut blanks = MARGIN.len() + self.cell_width() - 2;
            for cell in &self.scene.rows[side] {
                let letter = painted(self.style.paint.owner(cell.owner), cell.pit);
                write!(f, "{:blanks$}{letter}", "")?;
                blanks = self.cell_width();
            }
            Ok(())
        })
    }

    /// A line across the frame.
    fn line(&self, [left, cross, right]: [char; 3]) -> impl Display {
        let width = self.cell_width();
        let across = self.style.charset.frame().across.to_string().repeat(width);
        let cells = vec![across; self.scene.rows.south.len()];
        let line = format!("{left}{}{right}", cells.join(&cross.to_string()));
        let frame = self.style.paint.frame();
        fmt::from_fn(move |f| write!(f, "{MARGIN}{}", painted(frame, &line)))
    }

    /// A row of pits, and beside it whose it is and what he has taken.
    fn row(&self, side: Side) -> impl Display {
        fmt::from_fn(move |f| {
            let Style { charset, paint } = self.style;
            let down = painted(paint.frame(), charset.frame().down);
            write!(f, "{MARGIN}{down}")?;
            for cell in &self.scene.rows[side] {
                write!(f, " {} {down}", self.cell(cell))?;
            }
            let labels = &self.scene.labels;
            let player = format!("{} {}", charset.owner(side), labels.players[side]);
            let (player, taken) = (painted(paint.owner(side), player), self.scene.taken[side]);
            write!(f, "{GUTTER}{player}  {taken} {}", labels.taken)
        })
    }

    fn cell(&self, cell: &Cell) -> impl Display {
        let Style { charset, paint } = self.style;
        let (touch, owner) = (charset.touch(cell.touch), charset.owner(cell.owner));
        let width = self.scene.figure_width();
        painted(
            paint.cell(cell),
            format!("{touch}{:>width$}{owner}", cell.seeds),
        )
    }

    /// Whose turn it is.
    fn state(&self) -> impl Display {
        let labels = &self.scene.labels;
        let state = match self.scene.state {
            State::ToMove(side) => format!("{} {}", labels.players[side], labels.to_move),
            State::ToReply(side) => format!("{} {}", labels.players[side], labels.to_reply),
            State::Over(outcome) => format!("{} {outcome}", labels.over),
        };
        painted(self.style.paint.strong(), state)
    }
}

impl Display for Drawing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let frame = self.style.charset.frame();
        writeln!(f, "{}", self.letters(Side::North))?;
        writeln!(f, "{}", self.line(frame.top))?;
        writeln!(f, "{}", self.row(Side::North))?;
        writeln!(f, "{}{GUTTER}{}", self.line(frame.middle), self.state())?;
        writeln!(f, "{}", self.row(Side::South))?;
        writeln!(f, "{}", self.line(frame.bottom))?;
        write!(f, "{}", self.letters(Side::South))
    }
}
