//! A beginning that some games have in common.

use std::cmp::Reverse;
use std::collections::HashMap;

use ayla_core::{Move, Ply, Position};

use super::Results;

/// A line of moves from the start, and all games that began with it.
#[derive(Clone, Debug)]
pub struct Branch<P> {
    mv: Option<Move>,
    taken: u8,
    position: P,
    results: Results,
    value: Option<i8>,
    branches: Vec<Branch<P>>,
}

impl<P: Position> Branch<P> {
    pub(super) fn root(start: P) -> Branch<P> {
        Branch::new(None, 0, start)
    }

    fn new(mv: Option<Move>, taken: u8, position: P) -> Branch<P> {
        Branch {
            mv,
            taken,
            position,
            results: Results::default(),
            value: None,
            branches: Vec::new(),
        }
    }

    /// The last move of the line; none at the start.
    #[must_use]
    pub fn mv(&self) -> Option<Move> {
        self.mv
    }

    /// How many seeds that move took.
    #[must_use]
    pub fn taken(&self) -> u8 {
        self.taken
    }

    /// The position the line leads to.
    #[must_use]
    pub fn position(&self) -> &P {
        &self.position
    }

    /// How the games ended.
    #[must_use]
    pub fn results(&self) -> &Results {
        &self.results
    }

    /// By how many seeds South is ahead in the end if both play their best from here on, if that
    /// was [proved](super::Tree::evaluate).
    #[must_use]
    pub fn value(&self) -> Option<i8> {
        self.value
    }

    /// What was played next in so many games at least, the most played first; of equals, in the
    /// order of moves.
    #[must_use]
    pub fn branches(&self, min_games: u64) -> Vec<&Branch<P>> {
        let played = self.branches.iter();
        let mut branches: Vec<_> = played
            .filter(|branch| branch.results.games() >= min_games)
            .collect();
        branches.sort_by_key(|branch| (Reverse(branch.results.games()), branch.mv));
        branches
    }

    pub(super) fn count(&mut self, results: &Results) {
        self.results += results;
    }

    /// The branch of this move, which sprouts where it was not played yet.
    pub(super) fn follow(&mut self, ply: &Ply<P>) -> &mut Branch<P> {
        let known = self
            .branches
            .iter()
            .position(|branch| branch.mv == Some(ply.mv));
        let nth = known.unwrap_or_else(|| {
            self.branches
                .push(Branch::new(Some(ply.mv), ply.taken, ply.after));
            self.branches.len() - 1
        });
        &mut self.branches[nth]
    }

    /// Visits this and all branches in so many games at least, with their lines; a branch before
    /// those that sprout from it.
    pub(super) fn walk<'a>(
        &'a self,
        min_games: u64,
        line: &mut Vec<Move>,
        visit: &mut impl FnMut(&[Move], &'a Branch<P>),
    ) {
        if self.results.games() < min_games {
            return;
        }
        visit(line, self);
        for branch in self.branches(min_games) {
            line.extend(branch.mv);
            branch.walk(min_games, line, visit);
            line.pop();
        }
    }

    pub(super) fn set_values(&mut self, values: &HashMap<P, Option<i8>>) {
        self.value = values.get(&self.position).copied().flatten();
        for branch in &mut self.branches {
            branch.set_values(values);
        }
    }
}
