//! Openings for programs.

use std::collections::HashMap;

use ayla_core::{Move, Position};
use ayla_study::{Branch, Tree};
use serde::Serialize;

/// The openings of a game.
#[derive(Serialize)]
pub(crate) struct Report {
    game: &'static str,
    /// How many games began with another position, and are not counted.
    other_starts: u64,
    /// All games that are counted; `null` if they are too few.
    root: Option<Node>,
}

/// [`Branch`]
#[derive(Serialize)]
struct Node {
    /// `null` at the start.
    r#move: Option<Move>,
    taken: u8,
    position: String,
    games: u64,
    south: u64,
    draws: u64,
    north: u64,
    unfinished: u64,
    /// South's, on the average; `null` if no game has a score.
    margin: Option<f64>,
    /// South's with the best play of both; `null` if it is not proved.
    value: Option<i8>,
    /// Another line that leads to the same position and comes before it in the tree.
    transposes_to: Option<Vec<Move>>,
    branches: Vec<Node>,
}

impl Report {
    pub(crate) fn new<P: Position>(tree: &Tree<P>, other_starts: u64, min_games: u64) -> Report {
        let nodes = Nodes {
            ways: tree.ways(min_games),
            min_games,
        };
        Report {
            game: P::GAME.name,
            other_starts,
            root: (tree.root().results().games() >= min_games)
                .then(|| nodes.node(tree.root(), &mut Vec::new())),
        }
    }
}

struct Nodes<P> {
    ways: HashMap<P, Vec<Vec<Move>>>,
    min_games: u64,
}

impl<P: Position> Nodes<P> {
    fn node(&self, branch: &Branch<P>, line: &mut Vec<Move>) -> Node {
        let results = branch.results();
        let first = self.ways[branch.position()].first();
        let transposes_to = first.filter(|&first| first != line).cloned();
        let mut branches = Vec::new();
        for next in branch.branches(self.min_games) {
            line.extend(next.mv());
            branches.push(self.node(next, line));
            line.pop();
        }
        Node {
            r#move: branch.mv(),
            taken: branch.taken(),
            position: branch.position().to_string(),
            games: results.games(),
            south: results.south,
            draws: results.draws,
            north: results.north,
            unfinished: results.unfinished,
            margin: results.average_margin(),
            value: branch.value(),
            transposes_to,
            branches,
        }
    }
}
