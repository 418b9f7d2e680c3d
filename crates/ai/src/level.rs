//! The levels of play.

use std::fmt;

use crate::{Player, Strategy};

/// How strong an opponent is, from 1 to 10. It is the same on every machine: a level is a number of
/// positions to look at and a tendency to blunder, never a time.
///
/// All but the strongest are careless now and then, the lower the oftener: they make a move that
/// gives some seeds away, as far as they see, but not more than a few. Nobody makes an offer or
/// declines one out of carelessness, and nobody declines at the price of his glory (G18) what is as
/// good for him or certain to win. Each level looks at two to five times as many positions as the
/// one below it, up to a million.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// What makes a level.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strength {
    /// How many positions it looks at.
    pub(crate) nodes: u64,
    /// In how many moves of a hundred it is careless.
    pub(crate) careless: u32,
    /// How many seeds a careless move may give away, as far as it sees.
    pub(crate) carelessness: i8,
}

impl Level {
    /// The weakest.
    pub const MIN: u8 = 1;

    /// The strongest.
    pub const MAX: u8 = 10;

    /// An opponent for most people: it makes no blunders, and answers in a fraction of a second.
    pub const DEFAULT: Level = Level(7);

    /// The strongest.
    pub const STRONGEST: Level = Level(Level::MAX);

    /// This level; `None` unless it is from [`Level::MIN`] to [`Level::MAX`].
    #[must_use]
    pub const fn new(level: u8) -> Option<Level> {
        if level >= Level::MIN && level <= Level::MAX {
            Some(Level(level))
        } else {
            None
        }
    }

    /// The number.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// A player of this level, who draws his luck from `seed`.
    #[must_use]
    pub const fn player(self, seed: u64) -> Player {
        Player::new(Strategy::Level(self), seed)
    }

    pub(crate) const fn strength(self) -> Strength {
        let (nodes, careless, carelessness) = match self.0 {
            ..=1 => (6, 90, 24),
            2 => (20, 70, 10),
            3 => (100, 50, 6),
            4 => (200, 50, 5),
            5 => (600, 45, 4),
            6 => (2_000, 38, 4),
            7 => (8_000, 30, 3),
            8 => (40_000, 20, 2),
            9 => (200_000, 8, 2),
            10.. => (1_000_000, 0, 0),
        };
        Strength {
            nodes,
            careless,
            carelessness,
        }
    }
}

impl Default for Level {
    fn default() -> Level {
        Level::DEFAULT
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
