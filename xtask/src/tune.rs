//! `cargo xtask tune`: weights for the evaluation, fitted to games the machine plays with itself.
//!
//! Every position of such a game says what it was worth in the end: the final margin without what
//! was taken before. The weights are those whose sum of features comes nearest to it, in the sense
//! of least squares. They are printed as they stand in `crates/ai/src/eval.rs`; the games are not
//! kept.

use anyhow::{Context, Result};
use ayla_ai::{Features, Limits, Player, Strategy};
use ayla_core::{Game, GameId, Move, Position, Task};
use rand::seq::IteratorRandom;
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// So many of a game's first moves are made at random.
const OPENING: usize = 4;

/// One of so many later moves too.
const ONE_RANDOM_OF: u32 = 12;

/// How many positions a move is thought about.
const NODES: u64 = 2_000;

/// The evaluation counts in sixteenths of a seed.
const PARTS_OF_A_SEED: f64 = 16.0;

/// Plays `games` games of `game` and prints what fits them.
pub(crate) fn run(game: GameId, games: u64, seed: u64) -> Result<()> {
    game.dispatch(Tune { games, seed })
}

struct Tune {
    games: u64,
    seed: u64,
}

impl Task for Tune {
    type Output = Result<()>;

    fn run<P: Position>(self) -> Result<()> {
        let mut sums = Sums::default();
        for nth in 0..self.games {
            play::<P>(self.seed.wrapping_add(nth), &mut sums);
        }
        let weights = sums.solve().context("the games are too few")?;
        println!(
            "{} positions of {} games; the weights explain {:.1} % of what is still to come.",
            sums.count,
            self.games,
            100.0 * sums.explained(&weights)
        );
        let rounded = weights.map(|weight| (weight * PARTS_OF_A_SEED).round() as i32);
        for (weight, name) in rounded.iter().zip(Features::NAMES) {
            println!("{weight:4}  {name}");
        }
        println!("{}: each: {rounded:?},", P::GAME.title);
        Ok(())
    }
}

/// Plays one game and adds its positions.
fn play<P: Position>(seed: u64, sums: &mut Sums) {
    let mut random = Pcg64Mcg::seed_from_u64(seed);
    let limits = Limits {
        memory: 1 << 16,
        ..Limits::nodes(NODES)
    };
    let player = Player::new(Strategy::AlphaBeta(limits), seed);
    let mut game: Game<P> = Game::new();
    while !game.is_over() {
        let by_chance = game.plies().len() < OPENING || random.random_ratio(1, ONE_RANDOM_OF);
        let mv = if by_chance {
            game.legal_moves().iter().choose(&mut random)
        } else {
            player.choose(&game).map(|choice| choice.mv)
        };
        let Some(mv) = mv else { return };
        if game.play(mv, &mut ()).is_err() {
            return;
        }
    }
    let Some(ending) = game.ending() else { return };
    for ply in game.plies().iter().skip(OPENING) {
        if matches!(ply.mv, Move::Offer(_)) {
            continue; // half a turn
        }
        let me = ply.after.to_move();
        let taken = ply.after.taken();
        let now = f64::from(taken[me]) - f64::from(taken[!me]);
        let still_to_come = f64::from(ending.outcome.margin(me)) - now;
        let Features(features) = Features::of(&ply.after);
        sums.add(features.map(f64::from), still_to_come);
    }
}

const SIZE: usize = Features::COUNT;

/// The normal equations of least squares.
#[derive(Default)]
struct Sums {
    count: u64,
    products: [[f64; SIZE]; SIZE],
    targets: [f64; SIZE],
    squares: f64,
}

impl Sums {
    fn add(&mut self, features: [f64; SIZE], target: f64) {
        self.count += 1;
        self.squares += target * target;
        for (row, &feature) in features.iter().enumerate() {
            self.targets[row] += feature * target;
            for (column, &other) in features.iter().enumerate() {
                self.products[row][column] += feature * other;
            }
        }
    }

    /// Gauss's elimination. `None` if the features do not tell the weights.
    ///
    /// A little is added to the diagonal, so that features that are always the same (territories,
    /// where nothing is traded) get no weight instead of any.
    fn solve(&self) -> Option<[f64; SIZE]> {
        let mut rows = self.products;
        let mut sides = self.targets;
        for (at, row) in rows.iter_mut().enumerate() {
            row[at] += 1.0;
        }
        for at in 0..SIZE {
            let pivot = (at..SIZE)
                .max_by(|&a, &b| f64::total_cmp(&rows[a][at].abs(), &rows[b][at].abs()))?;
            rows.swap(at, pivot);
            sides.swap(at, pivot);
            if rows[at][at].abs() < 1e-9 {
                return None;
            }
            for below in at + 1..SIZE {
                let factor = rows[below][at] / rows[at][at];
                let (above, rest) = rows.split_at_mut(below);
                for (entry, of_pivot) in rest[0].iter_mut().zip(above[at]) {
                    *entry -= factor * of_pivot;
                }
                sides[below] -= factor * sides[at];
            }
        }
        let mut weights = [0.0; SIZE];
        for at in (0..SIZE).rev() {
            let known: f64 = (at + 1..SIZE)
                .map(|later| rows[at][later] * weights[later])
                .sum();
            weights[at] = (sides[at] - known) / rows[at][at];
        }
        Some(weights)
    }

    /// What part of the targets' squares is gone if `weights` are believed.
    fn explained(&self, weights: &[f64; SIZE]) -> f64 {
        let fitted: f64 = weights
            .iter()
            .zip(self.targets)
            .map(|(weight, target)| weight * target)
            .sum();
        fitted / self.squares
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_found_again() {
        let truth: [f64; SIZE] = std::array::from_fn(|at| at as f64 - 2.5);
        let mut random = Pcg64Mcg::seed_from_u64(1);
        let mut sums = Sums::default();
        for _ in 0..10_000 {
            let features: [f64; SIZE] = std::array::from_fn(|_| random.random_range(-5.0..5.0));
            let target = features
                .iter()
                .zip(truth)
                .map(|(feature, weight)| feature * weight)
                .sum();
            sums.add(features, target);
        }
        let found = sums.solve().unwrap();
        for (found, truth) in found.iter().zip(truth) {
            assert!((found - truth).abs() < 1e-3, "{found} {truth}");
        }
        assert!(sums.explained(&found) > 0.999);
    }
}
