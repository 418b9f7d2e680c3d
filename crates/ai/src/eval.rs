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
        let setup = position.setup();
        let at_least = |seeds| {
            let pits = setup.pits().filter(|&(_, holds)| holds >= seeds);
            let pits: PitSet = pits.map(|(pit, _)| pit).collect();
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
pub(crate) struct Weights {
    to_move: i32,
    seed: i32,
    pit: i32,
    /// That a pit holds a seed at least, two, three and so on.
    steps: [u8; 5],
}

impl Weights {
    /// Chosen by hand: what any mancala game is about.
    const PLAIN: Weights = Weights {
        to_move: 8,
        seed: 5,
        pit: 8,
        steps: [4, 0, 0, 0, 0],
    };

    /// Those that fit a game best.
    pub(crate) fn of(game: &GameInfo) -> Weights {
        match game.name {
            "gore" => Weights {
                to_move: -14,
                seed: 3,
                pit: -1,
                steps: [23, 12, 4, 18, 32],
            },
            "djenon-aboure" => Weights {
                to_move: -1,
                seed: -8,
                pit: 0,
                steps: [18, 39, 19, 33, 30],
            },
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
        let (least, most) = (i32::from(range.least), i32::from(range.most));
        let reach = ((most - least) / 2 - i32::from(SEED)).max(0);
        ((least + most) / 2 + self.standing(position).clamp(-reach, reach)) as Value
    }

    /// All features of a position by what they count.
    #[inline]
    fn standing<P: Position>(&self, position: &P) -> i32 {
        let me = position.to_move();
        let (mine, others) = (position.territory(me), position.territory(!me));
        let seeds = |pits| i32::from(position.seeds_in(pits));
        let worth = |seeds| by_steps(seeds, self.steps);
        let steps = |pits| i32::from(position.sum_bytes(pits, worth));
        self.to_move
            + self.seed * (seeds(mine) - seeds(others))
            + self.pit * (i32::from(mine.len()) - i32::from(others.len()))
            + (steps(mine) - steps(others))
    }
}

/// What each byte is worth if it is worth the first of `steps` when it holds 1 at least, the second more
/// when it holds 2, and so on. All steps together must be 255 at most.
#[inline]
fn by_steps<const K: usize>(bytes: u64, steps: [u8; K]) -> u64 {
    /// One in every byte.
    const ONES: u64 = u64::from_ne_bytes([1; 8]);
    debug_assert!(steps.iter().map(|&step| u32::from(step)).sum::<u32>() <= 255);
    // What lacks to the highest bit of each byte is added; it is set where there was enough.
    let mut lacking = 128 * ONES;
    steps.into_iter().fold(0, |worth, step| {
        lacking -= ONES;
        let has_enough = ((bytes + lacking) & (128 * ONES)) >> 7;
        worth + has_enough * u64::from(step)
    })
}

#[cfg(test)]
mod tests {
    use ayla_core::{DjenonAboure, Gore};

    use super::*;

    /// The sum is taken by another way than the features are counted.
    fn a_standing_is_the_sum_of_its_features<P: Position>(position: &str) {
        let position: P = position.parse().unwrap();
        let weights = Weights::of(&P::GAME);
        let Weights {
            to_move,
            seed,
            pit,
            steps,
        } = weights;
        let all = [to_move, seed, pit].into_iter().chain(steps.map(i32::from));
        let Features(features) = Features::of(&position);
        let sum: i32 = features
            .into_iter()
            .zip(all)
            .map(|(count, weight)| count * weight)
            .sum();
        assert_eq!(weights.standing(&position), sum, "{position}");
    }

    #[test]
    fn every_byte_goes_up_its_own_steps() {
        let seeds = [0, 1, 2, 3, 4, 90, 127, 0];
        let worth = by_steps(u64::from_le_bytes(seeds), [7, 100, 0, 148]);
        assert_eq!(worth.to_le_bytes(), [0, 7, 107, 107, 255, 255, 255, 0]);
    }

    #[test]
    fn standings_of_gore_are_sums() {
        for position in [
            "6-6-6-6-6-6-6-6-0-0-S",
            "0-1-2-3-4-5-6-7-14-6-N",
            "17-1-2-2-2-2-0-0-0-0-S SNSSNNNN -",
            "3-0-1-9-0-0-5-4-10-12-N SSSSSNNN AC",
        ] {
            a_standing_is_the_sum_of_its_features::<Gore>(position);
        }
    }

    #[test]
    fn standings_of_djenon_aboure_are_sums() {
        for position in [
            "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
            "1-5-0-2-3-3-4-0-6-2-1-3-10-8-N",
        ] {
            a_standing_is_the_sum_of_its_features::<DjenonAboure>(position);
        }
    }
}
