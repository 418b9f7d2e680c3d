//! What was played in the openings of many games, and how it ended.

mod branch;
mod results;

use std::collections::HashMap;

use ayla_ai::Score;
use ayla_core::{Game, Move, Position, Side};
use ayla_notation::Record;
use rayon::prelude::*;

pub use branch::Branch;
pub use results::Results;

/// The openings of any number of games, as a tree of their moves from the usual start. It takes as
/// much memory as there are different beginnings, however many games there are.
///
/// ```
/// use ayla_core::Gore;
/// use ayla_notation::Record;
/// use ayla_study::Tree;
///
/// let mut tree: Tree<Gore> = Tree::new(4);
/// for moves in ["1. D b 2. A *", "1. D b 2. B *", "1. A b *"] {
///     let record: Record<Gore> = format!("[Game \"gore\"]\n\n{moves}").parse()?;
///     assert!(tree.add(&record));
/// }
/// let first = &tree.root().branches(1)[0];
/// assert_eq!((first.mv(), first.results().games()), (Some("D".parse()?), 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tree<P> {
    depth: usize,
    root: Branch<P>,
}

impl<P: Position> Tree<P> {
    /// A tree without games, of openings of up to so many moves.
    #[must_use]
    pub fn new(depth: usize) -> Tree<P> {
        Tree {
            depth,
            root: Branch::root(P::start()),
        }
    }

    /// Counts a game. Whether it does: a game from another than the usual start is none of the
    /// tree.
    pub fn add(&mut self, record: &Record<P>) -> bool {
        let game = record.game();
        if *game.start() != P::start() {
            return false;
        }
        let results = Results::of(game);
        let mut branch = &mut self.root;
        branch.count(&results);
        for ply in game.plies().iter().take(self.depth) {
            branch = branch.follow(ply);
            branch.count(&results);
        }
        true
    }

    /// The start, with all games.
    #[must_use]
    pub fn root(&self) -> &Branch<P> {
        &self.root
    }

    /// Finds the value of every position that came up in so many games at least, where `analyse`
    /// proves it. Each position is looked at once, several at a time.
    pub fn evaluate(&mut self, min_games: u64, analyse: impl Fn(&Game<P>) -> Option<Score> + Sync) {
        let values: HashMap<P, Option<i8>> = self
            .positions(min_games)
            .into_par_iter()
            .map(|position| (position, value(position, &analyse)))
            .collect();
        self.root.set_values(&values);
    }

    /// The different positions that came up in so many games at least, in the order of the tree.
    #[must_use]
    pub fn positions(&self, min_games: u64) -> Vec<P> {
        let ways = self.ways(min_games);
        let mut positions = Vec::new();
        self.root
            .walk(min_games, &mut Vec::new(), &mut |line, branch| {
                if ways[branch.position()][0] == line {
                    positions.push(*branch.position());
                }
            });
        positions
    }

    /// The lines that lead to each position, the most played first: more than one where the order
    /// of moves does not matter.
    #[must_use]
    pub fn ways(&self, min_games: u64) -> HashMap<P, Vec<Vec<Move>>> {
        let mut ways: HashMap<P, Vec<Vec<Move>>> = HashMap::new();
        self.root
            .walk(min_games, &mut Vec::new(), &mut |line, branch| {
                ways.entry(*branch.position())
                    .or_default()
                    .push(line.to_vec());
            });
        ways
    }
}

/// What a position is worth to South, if that is proved.
fn value<P: Position>(position: P, analyse: impl Fn(&Game<P>) -> Option<Score>) -> Option<i8> {
    let game = Game::from_position(position);
    let margin = match game.ending() {
        Some(ending) => return Some(ending.outcome.margin(Side::South)),
        None => analyse(&game).filter(|score| score.is_exact())?.margin(),
    };
    Some(match position.to_move() {
        Side::South => margin,
        Side::North => -margin,
    })
}
