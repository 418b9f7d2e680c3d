//! The time the players have.

use std::time::Duration;

use ayla_core::{BySide, Side};

/// How much time each player has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TimeControl {
    /// For the whole game.
    pub base: Duration,
    /// What each turn of his own adds to it. An answer to an offer is no turn.
    pub increment: Duration,
}

/// Both players' clocks. Time does not pass by itself: whoever keeps a clock tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    control: TimeControl,
    left: BySide<Duration>,
    /// How many moves the game has had at most, so that a turn that was taken back and is taken
    /// again adds nothing.
    moves: usize,
}

impl Clock {
    /// Clocks that have not run yet, in a game that has so many moves.
    pub(crate) fn new(control: TimeControl, moves: usize) -> Clock {
        Clock {
            control,
            left: BySide::new(control.base, control.base),
            moves,
        }
    }

    /// How much time was given.
    #[must_use]
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// How much time a player has left.
    #[must_use]
    pub fn left(&self, side: Side) -> Duration {
        self.left[side]
    }

    /// What a player does well to spend on a move at most: a twentieth of what he has.
    #[must_use]
    pub fn share(&self, side: Side) -> Duration {
        self.left[side] / 20
    }

    /// So much time has passed for a player. Says whether none is left.
    pub(crate) fn pass(&mut self, side: Side, time: Duration) -> bool {
        self.left[side] = self.left[side].saturating_sub(time);
        self.left[side].is_zero()
    }

    /// A player has made a move, the last of so many.
    pub(crate) fn moved(&mut self, side: Side, is_turn: bool, moves: usize) {
        if moves > self.moves && is_turn {
            self.left[side] += self.control.increment;
        }
        self.moves = self.moves.max(moves);
    }
}
