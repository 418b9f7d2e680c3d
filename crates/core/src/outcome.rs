//! The score of a finished game.

use core::cmp::Ordering;
use core::fmt;

use crate::{BySide, Event, Observer, Side};

/// How many seeds each player has in the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Outcome {
    /// The seeds of each player, what was left in his territory included.
    pub score: BySide<u8>,
}

impl Outcome {
    /// Who has more seeds; nobody if they have equally many (G22, D15).
    #[must_use]
    pub fn winner(self) -> Option<Side> {
        match self.score.south.cmp(&self.score.north) {
            Ordering::Greater => Some(Side::South),
            Ordering::Equal => None,
            Ordering::Less => Some(Side::North),
        }
    }

    /// Tells what each player gets in the end beyond the seeds he has `taken` (G21, D14).
    pub fn sweep(self, taken: BySide<u8>, seen: &mut impl Observer) {
        for by in Side::BOTH {
            let seeds = self.score[by] - taken[by];
            seen.see(Event::Sweep { by, seeds });
        }
    }

    /// How many seeds `side` has more than the other: -48 to 48 in both games. No one can have more than
    /// 127.
    #[inline]
    #[must_use]
    pub fn margin(self, side: Side) -> i8 {
        self.score[side] as i8 - self.score[!side] as i8
    }
}

/// South's seeds first: `27-21`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.score.south, self.score.north)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_margin_is_what_one_has_more_than_the_other() {
        let score = BySide::new(27, 21);
        let outcome = Outcome { score };
        assert_eq!(Side::BOTH.map(|side| outcome.margin(side)), [6, -6]);
    }
}
