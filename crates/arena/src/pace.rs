//! How much time there is, and the clocks that run down.

use std::fmt;
use std::time::{Duration, Instant};

use ayla_core::{BySide, Side};

use crate::allowance::{Allowance, share};
use crate::ugi::Go;

/// How much a player may spend.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pace {
    /// How many positions to look at in a move.
    pub nodes: Option<u64>,
    /// How much time there is.
    pub time: Option<Time>,
}

/// How much time there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Time {
    /// For each move.
    Move(Duration),
    /// For a whole game.
    Game {
        /// At the start.
        base: Duration,
        /// What each move adds.
        increment: Duration,
    },
}

impl Pace {
    /// Whether nothing is limited.
    #[must_use]
    pub const fn is_unlimited(self) -> bool {
        self.nodes.is_none() && self.time.is_none()
    }
}

/// `10000 nodes, 100ms a move`, `10s and 100ms a move`, `no limit`.
impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.nodes, self.time) {
            (None, None) => f.write_str("no limit"),
            (Some(nodes), None) => write!(f, "{nodes} nodes a move"),
            (None, Some(time)) => time.fmt(f),
            (Some(nodes), Some(time)) => write!(f, "{nodes} nodes a move, {time}"),
        }
    }
}

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Time::Move(time) => write!(f, "{time:?} a move"),
            Time::Game { base, increment } if increment.is_zero() => {
                write!(f, "{base:?} a game")
            }
            Time::Game { base, increment } => write!(f, "{base:?} a game and {increment:?} a move"),
        }
    }
}

/// The clocks of one game.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    pace: Pace,
    /// How much later than allowed a move may come: it has to be passed on, and machines are busy.
    margin: Duration,
    /// How long a player without a clock may think before he counts as hanging.
    patience: Duration,
    left: BySide<Duration>,
}

/// A player's time was over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Late;

impl Clock {
    pub(crate) fn new(pace: Pace, margin: Duration, patience: Duration) -> Clock {
        let base = match pace.time {
            Some(Time::Game { base, .. }) => base,
            _ => Duration::ZERO,
        };
        Clock {
            pace,
            margin,
            patience,
            left: BySide::new(base, base),
        }
    }

    /// What `side` may spend on the next move.
    pub(crate) fn allowance(&self, side: Side) -> Allowance {
        let time = self.pace.time.map(|time| match time {
            Time::Move(time) => time,
            Time::Game { increment, .. } => share(self.left[side], increment),
        });
        Allowance {
            nodes: self.pace.nodes,
            time,
            ..Allowance::NONE
        }
    }

    /// The same as an engine is told.
    pub(crate) fn go(&self) -> Go {
        let mut go = Go {
            nodes: self.pace.nodes,
            ..Go::default()
        };
        match self.pace.time {
            None => {}
            Some(Time::Move(time)) => go.move_time = Some(time),
            Some(Time::Game { increment, .. }) => {
                go.left = BySide::from_fn(|side| Some(self.left[side]));
                go.increment = BySide::new(increment, increment);
            }
        }
        go
    }

    /// How long to wait for the next move of `side`.
    pub(crate) fn longest_wait(&self, side: Side) -> Duration {
        match self.pace.time {
            None => self.patience,
            Some(Time::Move(time)) => time.saturating_add(self.margin),
            Some(Time::Game { .. }) => self.left[side].saturating_add(self.margin),
        }
    }

    /// A move of `side` came that was begun at `start`. How long it took, if time is limited.
    pub(crate) fn press(&mut self, side: Side, start: Instant) -> Result<Option<Duration>, Late> {
        let spent = start.elapsed();
        if self.pace.time.is_some() && spent > self.longest_wait(side) {
            return Err(Late);
        }
        if let Some(Time::Game { increment, .. }) = self.pace.time {
            self.left[side] = self.left[side]
                .saturating_sub(spent)
                .saturating_add(increment);
        }
        Ok(self.pace.time.map(|_| spent))
    }
}
