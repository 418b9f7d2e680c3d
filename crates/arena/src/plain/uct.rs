//! Monte Carlo tree search: UCT as Kocsis and Szepesvári describe it.

use ayla_ai::{Choice, Watch};
use ayla_core::{Game, LegalMoves, Move, Outcome, Position, Side};
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::Budget;
use crate::Allowance;

/// How much the search prefers moves it knows little of.
const EXPLORATION: f64 = std::f64::consts::SQRT_2;

/// A random game longer than this is counted as it stands.
const LONGEST_PLAYOUT: u32 = 200;

/// The move that was tried oftenest.
pub(crate) fn uct<P: Position>(
    game: &Game<P>,
    allowance: &Allowance,
    seed: u64,
    watch: &mut dyn Watch,
) -> Option<Choice> {
    if game.is_over() {
        return None;
    }
    let luck = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ game.plies().len() as u64;
    let mut tree = Tree {
        nodes: vec![Node::new(*game.position())],
        luck: Pcg64Mcg::seed_from_u64(luck),
        budget: Budget::new(allowance.nodes, watch),
    };
    while !tree.budget.is_over {
        tree.play_once();
    }
    let most_visited = tree.nodes[0]
        .children
        .iter()
        .max_by_key(|(_, child)| tree.nodes[*child].visits);
    // Without any playout every move is as good.
    let mv = most_visited.map_or_else(|| game.legal_moves().iter().next(), |(mv, _)| Some(*mv))?;
    Some(Choice {
        mv,
        score: None,
        depth: None,
        pv: vec![mv],
    })
}

struct Tree<'a, P> {
    nodes: Vec<Node<P>>,
    luck: Pcg64Mcg,
    budget: Budget<'a>,
}

struct Node<P> {
    position: P,
    /// The moves tried, and the nodes they lead to.
    children: Vec<(Move, usize)>,
    /// The positions of moves that were not tried yet.
    untried: Option<Vec<(Move, P)>>,
    visits: u32,
    /// What South has won in the games that went through here; a draw is half of one.
    won_by_south: f64,
}

impl<P: Position> Node<P> {
    fn new(position: P) -> Node<P> {
        Node {
            position,
            children: Vec::new(),
            untried: None,
            visits: 0,
            won_by_south: 0.0,
        }
    }
}

impl<P: Position> Tree<'_, P> {
    /// Down the tree, one node more, a random game, and back.
    fn play_once(&mut self) {
        let mut path = vec![0];
        let mut at = 0;
        loop {
            if let Some(new) = self.grow(at) {
                path.push(new);
                break;
            }
            match self.most_promising(at) {
                Some(child) => at = child,
                None => break, // the game is over here
            }
            path.push(at);
            if !self.budget.spend() {
                return;
            }
        }
        let leaf = self.nodes[path[path.len() - 1]].position;
        let Some(outcome) = self.playout(leaf) else {
            return;
        };
        let won = match outcome.winner() {
            Some(Side::South) => 1.0,
            None => 0.5,
            Some(Side::North) => 0.0,
        };
        for node in path {
            self.nodes[node].visits += 1;
            self.nodes[node].won_by_south += won;
        }
    }

    /// Tries a move that was not tried yet.
    fn grow(&mut self, at: usize) -> Option<usize> {
        let new = self.nodes.len();
        let node = &mut self.nodes[at];
        let untried = node
            .untried
            .get_or_insert_with(|| node.position.children().collect());
        if untried.is_empty() {
            return None;
        }
        let (mv, position) = untried.swap_remove(self.luck.random_range(0..untried.len()));
        node.children.push((mv, new));
        self.nodes.push(Node::new(position));
        Some(new)
    }

    fn most_promising(&self, at: usize) -> Option<usize> {
        let node = &self.nodes[at];
        let me = node.position.to_move();
        let known = f64::from(node.visits.max(1)).ln();
        let promise = |child: usize| {
            let child = &self.nodes[child];
            let visits = f64::from(child.visits.max(1));
            let won_by_south = child.won_by_south / visits;
            let won = match me {
                Side::South => won_by_south,
                Side::North => 1.0 - won_by_south,
            };
            won + EXPLORATION * (known / visits).sqrt()
        };
        node.children
            .iter()
            .map(|&(_, child)| child)
            .max_by(|&one, &other| promise(one).total_cmp(&promise(other)))
    }

    /// Plays a random game to its end; `None` if there is no budget left for that.
    fn playout(&mut self, mut position: P) -> Option<Outcome> {
        for _ in 0..LONGEST_PLAYOUT {
            if let Some(outcome) = position.outcome() {
                return Some(outcome);
            }
            if !self.budget.spend() {
                return None;
            }
            let mv = any(position.legal_moves(), &mut self.luck);
            if mv.is_none_or(|mv| position.play(mv, &mut ()).is_err()) {
                break;
            }
        }
        Some(position.tally())
    }
}

/// Any move but an offer: offers are many, and a game of nothing else tells nothing.
fn any(legal: LegalMoves, luck: &mut Pcg64Mcg) -> Option<Move> {
    let sowings = legal.sowings();
    let count = match sowings.len() {
        0 => legal.len(),
        count => count.into(),
    };
    if count == 0 {
        return None;
    }
    legal.iter().nth(luck.random_range(0..count))
}
