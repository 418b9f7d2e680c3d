//! What a move does, told while it is done.

use core::iter::FusedIterator;

use crate::board::Way;
use crate::{Pit, PitSet, Side};

/// One thing that happens on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// A pit is lifted and its seeds are laid out. A relay tells several in turn.
    Lap(Lap),
    /// All `seeds` of `pit` are taken from the board and counted for `by`. A chain tells its pits
    /// one by one, in the order of the letters.
    Capture {
        /// Who gets the seeds.
        by: Side,
        /// The pit that is emptied.
        pit: Pit,
        /// How many it held.
        seeds: u8,
    },
    /// `by` does nothing in his turn.
    Pass {
        /// Whose turn it is.
        by: Side,
    },
    /// `by` offers `pits` of his territory.
    Offer {
        /// Who offers.
        by: Side,
        /// What he offers.
        pits: PitSet,
    },
    /// `by` accepts: `pits` are his from now on. The payments follow.
    Accept {
        /// Who accepts.
        by: Side,
        /// What he gets.
        pits: PitSet,
    },
    /// `by` lays `seeds` that he had taken into `pit`.
    Payment {
        /// Who pays.
        by: Side,
        /// The pit that gets the seeds.
        pit: Pit,
        /// How many.
        seeds: u8,
    },
    /// `by` declines: `pits` stay what they were.
    Decline {
        /// Who declines.
        by: Side,
        /// What he was offered.
        pits: PitSet,
    },
    /// The position is over, and the `seeds` left in the territory of `by` count for him.
    Sweep {
        /// Whose territory it is.
        by: Side,
        /// How many seeds are left in it, 0 included.
        seeds: u8,
    },
}

/// Hears what a move does, in the order it is done.
///
/// An observer is told of legal moves alone: a refused one leaves it unheard. `()` hears nothing
/// and costs nothing; any `FnMut(Event)` is an observer too, wrapped in [`Hear`].
pub trait Observer {
    /// Whether anything is done with what is seen. A game may save itself the telling if not.
    #[inline]
    fn listens(&self) -> bool {
        true
    }

    /// `event` happens.
    fn see(&mut self, event: Event);
}

impl Observer for () {
    #[inline]
    fn listens(&self) -> bool {
        false
    }

    #[inline]
    fn see(&mut self, _: Event) {}
}

impl<O: Observer + ?Sized> Observer for &mut O {
    #[inline]
    fn listens(&self) -> bool {
        (**self).listens()
    }

    #[inline]
    fn see(&mut self, event: Event) {
        (**self).see(event);
    }
}

/// A closure as an [`Observer`].
#[derive(Clone, Copy, Debug)]
pub struct Hear<F>(pub F);

impl<F: FnMut(Event)> Observer for Hear<F> {
    #[inline]
    fn see(&mut self, event: Event) {
        (self.0)(event);
    }
}

/// Collects the events.
#[cfg(feature = "alloc")]
impl Observer for alloc::vec::Vec<Event> {
    fn see(&mut self, event: Event) {
        self.push(event);
    }
}

/// One lift and its laying-out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lap {
    from: Pit,
    first: Pit,
    seeds: u8,
    columns: u8,
    skips_origin: bool,
}

impl Lap {
    pub(crate) fn new<const N: usize>(from: Pit, way: Way, seeds: u8) -> Lap {
        let columns = (N / 2) as u8;
        Lap {
            from,
            first: match way {
                Way::Back => from,
                Way::On | Way::Skipping => step(from, 1, columns),
            },
            seeds,
            columns,
            skips_origin: way == Way::Skipping,
        }
    }

    /// The pit that is lifted.
    #[must_use]
    pub const fn from(self) -> Pit {
        self.from
    }

    /// The pit that gets the first seed, if there is one.
    #[must_use]
    pub const fn first(self) -> Pit {
        self.first
    }

    /// How many seeds are laid out.
    #[must_use]
    pub const fn seeds(self) -> u8 {
        self.seeds
    }

    /// The pit that gets the last seed; the one before [`first`](Lap::first) where there is none.
    #[inline]
    #[must_use]
    pub fn last(self) -> Pit {
        let ring = 2 * self.columns;
        match self.seeds {
            0 => step(self.first, ring - 1, self.columns),
            seeds => self.drop_at(seeds - 1),
        }
    }

    /// The pits that get a seed each, in order.
    pub fn drops(self) -> impl DoubleEndedIterator<Item = Pit> + ExactSizeIterator + FusedIterator {
        (0..self.seeds).map(move |nth| self.drop_at(nth))
    }

    /// The pit that gets the `nth` seed, counted from 0.
    #[inline]
    fn drop_at(self, nth: u8) -> Pit {
        let ring = 2 * self.columns;
        let round = if self.skips_origin { ring - 1 } else { ring };
        step(self.first, nth % round, self.columns)
    }
}

/// The pit `steps` (fewer than the ring has pits) after `from` on a ring of two rows of `columns`.
#[inline]
fn step(from: Pit, steps: u8, columns: u8) -> Pit {
    let row_start = match from.row() {
        Side::South => 0,
        Side::North => columns,
    };
    let ahead = row_start + from.column() + steps;
    let index = if ahead < 2 * columns {
        ahead
    } else {
        ahead - 2 * columns
    };
    let gap = if index < columns {
        0
    } else {
        Pit::MAX_COLUMNS - columns
    };
    Pit::numbered(index + gap)
}
