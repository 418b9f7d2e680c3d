//! The worth of a position as it looks.

use ayla_core::{Position, Setup, Side};

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
    pub(crate) fn evaluate<P: Position>(&self, position: &P, range: Range) -> Value {
        let setup = position.setup();
        let me = setup.to_move;
        let mine = Features::of(&setup, me);
        let others = Features::of(&setup, !me);
        let taken = i32::from(setup.taken[me]) - i32::from(setup.taken[!me]);
        let value = taken * i32::from(SEED)
            + (mine.standing - others.standing) * self.standing
            + (mine.filled - others.filled) * self.filled
            + (mine.owned - others.owned) * self.owned
            + self.tempo;
        Value::try_from(value)
            .expect("a board holds few seeds")
            .clamp(range.least, range.most)
    }
}

/// What is counted for one player.
struct Features {
    standing: i32,
    filled: i32,
    owned: i32,
}

impl Features {
    fn of(setup: &Setup, side: Side) -> Features {
        let territory = setup.territory(side);
        let mut features = Features {
            standing: 0,
            filled: 0,
            owned: territory.len().into(),
        };
        for (_, seeds) in setup.pits().filter(|&(pit, _)| territory.contains(pit)) {
            features.standing += i32::from(seeds);
            features.filled += i32::from(seeds > 0);
        }
        features
    }
}
