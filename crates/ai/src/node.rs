//! A position while its moves are looked at.

use ayla_core::{Game, Move, Position, Side};

use crate::search::Stopped;
use crate::table::{Bound, Entry};
use crate::value::{Found, INFINITY, Value, Window, both, value_of};

/// Why the moves of a position are not all looked at.
pub(crate) enum Leave {
    /// One is good enough.
    Cut,
    Stopped,
}

impl From<Stopped> for Leave {
    fn from(_: Stopped) -> Leave {
        Leave::Stopped
    }
}

/// A position while its moves are looked at.
pub(crate) struct Node<P> {
    pub(crate) position: P,
    pub(crate) me: Side,
    pub(crate) depth: u8,
    pub(crate) quiet: u32,
    pub(crate) window: Window,
    /// The move the table had, which is looked at first.
    pub(crate) first: Option<Move>,
    pub(crate) best: Found,
    pub(crate) best_move: Option<Move>,
    /// The longest proof of all moves looked at, if all were proved.
    proof: Option<u8>,
}

impl<P: Position> Node<P> {
    #[inline]
    pub(crate) fn new(position: &P, depth: u8, quiet: u32, window: Window) -> Node<P> {
        Node {
            position: *position,
            me: position.to_move(),
            depth,
            quiet,
            window,
            first: None,
            best: Found::estimated(-INFINITY),
            best_move: None,
            proof: Some(0),
        }
    }

    /// Whether lines of so many moves end before they are adjudicated (A2).
    pub(crate) fn is_in_time(&self, moves: u8) -> bool {
        self.quiet + u32::from(moves) < Game::<P>::QUIET_TURNS
    }

    /// Whether what the table has is as good as a search.
    #[inline]
    pub(crate) fn trusts(&self, entry: &Entry) -> bool {
        match entry.found.proof {
            Some(moves) => self.is_in_time(moves),
            None => entry.depth >= self.depth && self.is_in_time(entry.depth),
        }
    }

    /// What is found when all moves were looked at, and none was too good.
    pub(crate) fn conclude(&self, alpha: Value) -> (Found, Bound) {
        if self.best_move.is_none() {
            // Without a move the position is over (D13, D14; G20, G21).
            let value = value_of(self.position.tally(), self.me);
            return (Found::proved(value), Bound::Exact);
        }
        let value = self.best.value;
        let proof = self.proof;
        let is_exact = value > alpha;
        let bound = if is_exact { Bound::Exact } else { Bound::Upper };
        (Found { value, proof }, bound)
    }

    /// What is to be remembered. Where no move was good enough, none is better than the one that
    /// was looked at first.
    pub(crate) fn entry(&self, found: Found, bound: Bound) -> Entry {
        let best = self.best_move.filter(|_| bound != Bound::Upper);
        Entry {
            found,
            bound,
            depth: self.depth,
            mv: best.or(self.first),
        }
    }

    /// A move was found to be worth so much, or no more than so much.
    #[inline]
    pub(crate) fn learn(&mut self, mv: Move, found: Found) -> Result<(), Leave> {
        let found = found.one_move_earlier();
        self.proof = both(self.proof, found.proof);
        if found.value > self.best.value {
            self.best = found;
            self.best_move = Some(mv);
        }
        if found.value >= self.window.beta {
            return Err(Leave::Cut);
        }
        self.window.alpha = self.window.alpha.max(found.value);
        Ok(())
    }
}
