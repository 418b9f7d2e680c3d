//! The worth of a position as it looks.

use ayla_core::{PitSet, Position};

use crate::value::{Range, SEED, Value};

/// How much the features of a position count, each as the difference between the player to move
/// and the other, in sixteenths of a seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Weights {
    /// A seed that stands in one's territory.
    standing: i32,
    /// A pit of one's territory that is not empty.
    filled: i32,
    /// A pit of one's territory.
    owned: i32,
    /// To be the one to move; it has no difference.
    tempo: i32,
}

impl Weights {
    /// Chosen by hand and a few matches.
    pub(crate) const PLAIN: Weights = Weights {
        standing: 5,
        filled: 4,
        owned: 8,
        tempo: 8,
    };

    /// What `position` is worth to the player to move: the seeds taken, and the features.
    #[inline]
    pub(crate) fn evaluate<P: Position>(&self, position: &P, range: Range) -> Value {
        let me = position.to_move();
        let taken = position.taken();
        let filled = position.at_least(1);
        let mine = position.territory(me);
        let others = position.territory(!me);
        let difference =
            |count: &dyn Fn(PitSet) -> u8| i32::from(count(mine)) - i32::from(count(others));
        let value = (i32::from(taken[me]) - i32::from(taken[!me])) * i32::from(SEED)
            + difference(&|pits| position.seeds_in(pits)) * self.standing
            + difference(&|pits| (pits & filled).len()) * self.filled
            + difference(&PitSet::len) * self.owned
            + self.tempo;
        Value::try_from(value)
            .expect("a board holds few seeds")
            .clamp(range.least, range.most)
    }
}
