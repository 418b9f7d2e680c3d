//! What is remembered from search to search.

use ayla_core::{Game, Position};

use crate::analysis::think;
use crate::table::Table;
use crate::{Analysis, Limits, Tablebase, Watch};

/// A table of positions that outlives a search: what was found about one move of a game helps with
/// the next.
///
/// Whatever it remembers, a score that is called exact is so: what a game's history makes of a
/// position (A1, A2) is not carried into another game. With one thread and a limit of nodes the
/// same questions in the same order have the same answers.
///
/// ```
/// use ayla_ai::{Limits, Memory};
/// use ayla_core::{DjenonAboure, Game};
///
/// let mut game: Game<DjenonAboure> = Game::new();
/// let mut memory = Memory::new(1 << 20);
/// let first = memory.analyse(&game, &Limits::NONE, &mut ());
/// game.play(first.lines[0].mv, &mut ())?;
/// let second = memory.analyse(&game, &Limits::NONE, &mut ());
/// assert!(second.is_exact() && second.nodes < first.nodes / 10);
/// # Ok::<(), ayla_core::Illegal>(())
/// ```
#[derive(Debug)]
pub struct Memory<P> {
    bytes: usize,
    table: Table,
    tablebase: Option<Box<dyn Tablebase<P>>>,
}

impl<P: Position> Memory<P> {
    /// An empty memory of about so many bytes. What is not used of it costs no time.
    #[must_use]
    pub fn new(bytes: usize) -> Memory<P> {
        Memory {
            bytes,
            table: Table::new(bytes),
            tablebase: None,
        }
    }

    /// The same, with exact values of positions with few seeds on the board.
    #[must_use]
    pub fn with_tablebase(self, tablebase: impl Tablebase<P> + 'static) -> Memory<P> {
        Memory {
            tablebase: Some(Box::new(tablebase)),
            ..self
        }
    }

    /// How many bytes it was made for.
    #[must_use]
    pub const fn bytes(&self) -> usize {
        self.bytes
    }

    /// Thinks about a game as [`analyse`](crate::analyse) does, with all that is remembered, and
    /// remembers what it finds. [`Limits::memory`] does not matter.
    #[must_use]
    pub fn analyse(&mut self, game: &Game<P>, limits: &Limits, watch: &mut dyn Watch) -> Analysis {
        self.table.begin_search();
        think(game, &self.table, self.tablebase.as_deref(), limits, watch)
    }
}
