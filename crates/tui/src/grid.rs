//! Where everything stands on the screen.

use ayla_core::{GameInfo, Pit, Side};
use ratatui::layout::{Position, Rect, Size};

/// The columns and rows of a hole, its frame included.
const SMALLEST: Size = Size::new(7, 4);
const LARGEST: Size = Size::new(21, 10);

/// The columns of the list of moves, where there is room for it.
const MOVES_WIDTH: u16 = 26;

/// Rows that are no holes: title, two players, state, keys, and two of what is said.
const OTHER_ROWS: u16 = 7;

/// The rows wished for what is said.
const TALK: u16 = 4;

/// The parts of the screen around a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Layout {
    /// The game and where it stands.
    pub(crate) title: Rect,
    /// What the player above the board has.
    pub(crate) above: Rect,
    pub(crate) grid: Grid,
    /// What the player below the board has.
    pub(crate) below: Rect,
    /// Whose turn it is, and the evaluation.
    pub(crate) state: Rect,
    /// What was said last.
    pub(crate) talk: Rect,
    /// What can be pressed.
    pub(crate) keys: Rect,
    /// The moves, where there is room.
    pub(crate) moves: Option<Rect>,
}

impl Layout {
    /// The smallest screen for a game.
    pub(crate) fn smallest(game: GameInfo) -> Size {
        Size::new(
            SMALLEST.width * u16::from(game.columns) + 2,
            2 * SMALLEST.height + OTHER_ROWS,
        )
    }

    /// The parts of this screen; `None` if it is too small.
    pub(crate) fn new(area: Rect, game: GameInfo, side_below: Side) -> Option<Layout> {
        Layout::with(
            area,
            game,
            side_below,
            Wishes {
                talk: TALK,
                moves: true,
            },
        )
    }

    /// The parts of a screen with much to read, South below.
    pub(crate) fn of_lesson(area: Rect, game: GameInfo) -> Option<Layout> {
        let talk = (area.height / 2).max(TALK);
        let wishes = Wishes { talk, moves: false };
        let layout = Layout::with(area, game, Side::South, wishes)?;
        Some(Layout {
            // Nobody's turn is told in a lesson.
            talk: layout.state.union(layout.talk),
            ..layout
        })
    }

    fn with(area: Rect, game: GameInfo, side_below: Side, wishes: Wishes) -> Option<Layout> {
        let least = Layout::smallest(game);
        if area.width < least.width || area.height < least.height {
            return None;
        }
        let has_moves = wishes.moves && area.width >= least.width + MOVES_WIDTH;
        let width = area.width - if has_moves { MOVES_WIDTH } else { 0 };
        let columns = u16::from(game.columns);
        let hole = hole(
            (width - 2) / columns,
            (area.height - OTHER_ROWS + 2).saturating_sub(wishes.talk) / 2,
        );
        let mut top = area.y;
        let mut rows = |count: u16| {
            let rect = Rect::new(area.x, top, width, count);
            top += count;
            rect
        };
        let title = rows(1);
        let above = rows(1);
        let holes = rows(2 * hole.height);
        let below = rows(1);
        let state = rows(1);
        let talk = rows(area.bottom() - state.bottom() - 1);
        let keys = rows(1);
        let margin = (width - columns * hole.width) / 2;
        Some(Layout {
            title: Rect {
                width: area.width,
                ..title
            },
            above,
            grid: Grid {
                corner: Position::new(area.x + margin, holes.y),
                hole,
                columns: game.columns,
                below: side_below,
            },
            below,
            state,
            talk,
            keys: Rect {
                width: area.width,
                ..keys
            },
            moves: has_moves.then(|| {
                Rect::new(
                    area.x + width,
                    title.bottom(),
                    MOVES_WIDTH,
                    keys.y - title.bottom(),
                )
            }),
        })
    }
}

/// The size of a hole where there is so much room. A character is about twice as high as wide, and a
/// hole no higher than wide.
fn hole(width: u16, height: u16) -> Size {
    let width = width.clamp(SMALLEST.width, LARGEST.width);
    let highest = (width / 2 + 1).min(LARGEST.height);
    Size::new(width, height.clamp(SMALLEST.height, highest))
}

/// What there is to be room for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Wishes {
    /// The rows for what is said.
    talk: u16,
    /// Whether the moves are listed.
    moves: bool,
}

/// Where the holes stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Grid {
    corner: Position,
    hole: Size,
    columns: u8,
    /// Who sits below.
    below: Side,
}

impl Grid {
    /// Where a hole stands.
    pub(crate) fn hole(&self, pit: Pit) -> Rect {
        let is_below = pit.row() == self.below;
        let column = if is_below {
            pit.column()
        } else {
            self.columns - 1 - pit.column()
        };
        let Size { width, height } = self.hole;
        Rect::new(
            self.corner.x + u16::from(column) * width,
            self.corner.y + if is_below { height } else { 0 },
            width,
            height,
        )
    }

    /// The hole at a place.
    pub(crate) fn pit_at(&self, place: Position) -> Option<Pit> {
        let pits = Side::BOTH
            .into_iter()
            .flat_map(|row| (0..self.columns).filter_map(move |column| Pit::new(row, column)));
        pits.into_iter().find(|&pit| self.hole(pit).contains(place))
    }

    /// The hole one comes to from `pit`, so many holes to the right on the screen and to the other
    /// row or not. It stays where there is none.
    pub(crate) fn neighbour(&self, pit: Pit, right: i8, other_row: bool) -> Pit {
        let from_left = |pit: Pit| {
            if pit.row() == self.below {
                pit.column()
            } else {
                self.columns - 1 - pit.column()
            }
        };
        let row = if other_row { !pit.row() } else { pit.row() };
        let wanted = from_left(pit)
            .saturating_add_signed(right)
            .min(self.columns - 1);
        (0..self.columns)
            .filter_map(|column| Pit::new(row, column))
            .find(|&pit| from_left(pit) == wanted)
            .unwrap_or(pit)
    }

    pub(crate) fn below(&self) -> Side {
        self.below
    }
}
