//! The worth of a position as it looks.

use ayla_core::{GameInfo, PitSet, Position};

use crate::value::{Range, SEED, Value};

/// What the evaluation counts, each as the difference between the player to move and the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Features(
    /// One number for each of [`Features::NAMES`].
    pub [i32; Features::COUNT],
);

impl Features {
    /// How many there are.
    pub const COUNT: usize = 8;

    /// What each is.
    pub const NAMES: [&str; Features::COUNT] = [
        "to be the one to move",
        "a seed that stands in one's territory",
        "a pit of one's territory",
        "that it is not empty",
        "that it holds two or more",
        "that it holds three or more",
        "that it holds four or more",
        "that it holds five or more",
    ];

    /// Counts them in a position.
    #[inline]
    #[must_use]
    pub fn of<P: Position>(position: &P) -> Features {
        let me = position.to_move();
        let (mine, others) = (position.territory(me), position.territory(!me));
        let count = |pits: PitSet| i32::from(pits.len());
        let at_least = |seeds| {
            let pits = position.at_least(seeds);
            count(pits & mine) - count(pits & others)
        };
        let seeds = |pits| i32::from(position.seeds_in(pits));
        Features([
            1,
            seeds(mine) - seeds(others),
            count(mine) - count(others),
            at_least(1),
            at_least(2),
            at_least(3),
            at_least(4),
            at_least(5),
        ])
    }
}

/// How much each of the [`Features`] counts, in sixteenths of a seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Weights([i32; Features::COUNT]);

impl Weights {
    /// Chosen by hand: what any mancala game is about.
    const PLAIN: Weights = Weights([8, 5, 8, 4, 0, 0, 0, 0]);

    /// Those that fit a game best.
    pub(crate) fn of(game: &GameInfo) -> Weights {
        match game.name {
            "gore" => Weights([-14, 3, -1, 23, 12, 4, 18, 32]),
            "djenon-aboure" => Weights([-1, -8, 0, 18, 39, 19, 33, 30]),
            _ => Weights::PLAIN,
        }
    }

    /// What `position` is worth to the player to move: the middle of its `range`, which is what is
    /// taken, and the features.
    ///
    /// It never promises everything. Trade lets a game go round in circles, which are estimates, and one
    /// that promised all there is would outbid whatever is proved.
    #[inline]
    pub(crate) fn evaluate<P: Position>(&self, position: &P, range: Range) -> Value {
        let Features(features) = Features::of(position);
        let (least, most) = (i32::from(range.least), i32::from(range.most));
        let reach = ((most - least) / 2 - i32::from(SEED)).max(0);
        let standing: i32 = features
            .iter()
            .zip(self.0)
            .map(|(count, weight)| count * weight)
            .sum();
        ((least + most) / 2 + standing.clamp(-reach, reach)) as Value
    }
}
