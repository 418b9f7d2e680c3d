//! A move and where it leads.

use ayla_core::{Move, Position};

/// A move and where it leads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step<P> {
    pub(crate) mv: Move,
    pub(crate) to: P,
    /// How many turns have passed then without a capture or an acceptance (A2).
    pub(crate) quiet: u32,
    /// How many seeds it takes.
    pub(crate) taken: u8,
    /// How early to look at it: the higher the earlier.
    pub(crate) rank: u32,
}

impl<P: Position> Step<P> {
    /// The move `mv` from `from`, where `quiet` turns had passed, to `to`.
    #[inline]
    pub(crate) fn new(from: &P, quiet: u32, mv: Move, to: P) -> Step<P> {
        let taken = from.taken_by(&to);
        Step {
            mv,
            to,
            quiet: mv.quiet_turns(quiet, taken),
            taken,
            rank: 0,
        }
    }

    /// The same for a legal move that is still to be made.
    #[inline]
    pub(crate) fn made(from: &P, quiet: u32, mv: Move) -> Step<P> {
        let mut to = *from;
        let made = to.play(mv, &mut ());
        debug_assert!(made.is_ok(), "only legal moves are made");
        Step::new(from, quiet, mv, to)
    }

    #[inline]
    pub(crate) fn ranked(self, rank: u32) -> Step<P> {
        Step { rank, ..self }
    }

    pub(crate) const fn is_offer(&self) -> bool {
        matches!(self.mv, Move::Offer(_))
    }
}
