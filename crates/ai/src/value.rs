//! Values inside the search, finer than seeds.

use ayla_core::{Outcome, Position, Side};

use crate::Score;

/// A margin for the player to move, in parts of a seed.
pub(crate) type Value = i16;

/// One seed.
pub(crate) const SEED: Value = 16;

/// More than any position is worth.
pub(crate) const INFINITY: Value = Value::MAX;

/// What an outcome is worth to `side`.
pub(crate) fn value_of(outcome: Outcome, side: Side) -> Value {
    Value::from(outcome.margin(side)) * SEED
}

/// What a position found, and on what ground.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Found {
    /// The value, or the bound.
    pub(crate) value: Value,
    /// If it is proved: how many moves the longest line of the proof has, at most. The proof needs
    /// nothing but the position, and no line of it comes to an adjudication of A2 if there are so
    /// many quiet turns left.
    pub(crate) proof: Option<u8>,
}

impl Found {
    pub(crate) const fn proved(value: Value) -> Found {
        Found {
            value,
            proof: Some(0),
        }
    }

    pub(crate) const fn estimated(value: Value) -> Found {
        Found { value, proof: None }
    }

    /// The same, seen by the other player.
    #[inline]
    pub(crate) const fn flipped(self) -> Found {
        Found {
            value: -self.value,
            proof: self.proof,
        }
    }

    /// The same, seen one move earlier.
    #[inline]
    pub(crate) fn one_move_earlier(self) -> Found {
        Found {
            value: self.value,
            proof: self.proof.map(|moves| moves.saturating_add(1)),
        }
    }

    pub(crate) fn score(self) -> Score {
        let seeds = (self.value + SEED / 2 * self.value.signum()) / SEED;
        let margin = i8::try_from(seeds).expect("a board holds few seeds");
        match self.proof {
            Some(_) => Score::Exact(margin),
            None => Score::Estimate(margin),
        }
    }
}

/// The longest proof of two, if both are proved.
#[inline]
pub(crate) fn both(one: Option<u8>, other: Option<u8>) -> Option<u8> {
    Some(one?.max(other?))
}

/// Between which values a search must tell the truth: below it may say anything that is not less
/// than the truth, above anything that is not more.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Window {
    pub(crate) alpha: Value,
    pub(crate) beta: Value,
}

impl Window {
    pub(crate) const OPEN: Window = Window {
        alpha: -INFINITY,
        beta: INFINITY,
    };

    /// Asks only whether a value is more than `alpha`.
    #[inline]
    pub(crate) const fn above(alpha: Value) -> Window {
        Window {
            alpha,
            beta: alpha + 1,
        }
    }

    #[inline]
    pub(crate) const fn flipped(self) -> Window {
        Window {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }

    pub(crate) const fn holds(self, value: Value) -> bool {
        self.alpha < value && value < self.beta
    }
}

/// What a position may be worth at all to the player to move: nobody can lose what he has taken,
/// since a payment (G15) is never forced, nor win more than all there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Range {
    pub(crate) least: Value,
    pub(crate) most: Value,
}

impl Range {
    /// What a search of `window` finds, if that is clear already.
    #[inline]
    pub(crate) const fn decides(self, window: Window) -> Option<Found> {
        if self.least >= window.beta {
            Some(Found::proved(self.least))
        } else if self.most <= window.alpha {
            Some(Found::proved(self.most))
        } else {
            None
        }
    }

    /// The worst of it for the player to move, or for the other.
    pub(crate) const fn worst(self, of_mover: bool) -> Value {
        if of_mover { self.least } else { self.most }
    }

    /// `total` seeds are there, on the board and taken.
    #[inline]
    pub(crate) fn of<P: Position>(position: &P, total: Value) -> Range {
        let (me, taken) = (position.to_move(), position.taken());
        Range {
            least: (2 * Value::from(taken[me]) - total) * SEED,
            most: (total - 2 * Value::from(taken[!me])) * SEED,
        }
    }
}
