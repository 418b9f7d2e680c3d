//! Strategies by which a player is sure of so many seeds.

use std::collections::HashSet;
use std::fmt;

use ayla_core::{Game, Move, Position, Side};

use crate::deepening::Deepening;
use crate::search::{Role, Search, Shared, Stopped};
use crate::step::Step;
use crate::table::Table;
use crate::value::{SEED, Value, Window};
use crate::{Limits, Watch};

/// A position of a strategy, and what its player does there; nothing where the other is to move.
pub type Advice<P> = (P, Option<Move>);

/// Why there is no strategy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoStrategy {
    /// The player cannot be sure of so many seeds, unless by repetition (A1) or want of progress
    /// (A2).
    NotSure,
    /// The thinking was stopped before it was clear.
    Stopped,
}

impl fmt::Display for NoStrategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoStrategy::NotSure => "so many seeds are not sure",
            NoStrategy::Stopped => "the thinking was stopped",
        })
    }
}

impl std::error::Error for NoStrategy {}

impl From<Stopped> for NoStrategy {
    fn from(_: Stopped) -> NoStrategy {
        NoStrategy::Stopped
    }
}

/// A strategy by which `side` has at least so many `seeds` in the end, what he has taken already
/// included, however the other plays from `position` on.
///
/// It advises on every position that can be reached if it is followed, each after all those it may
/// lead to, `position` last; but not on those where the game is over, nor on those where he has
/// taken enough already. That is what the checker of `ayla-proof` is to be told.
///
/// Of the limits, those for nodes and memory count. It needs one thread.
///
/// # Errors
///
/// If he cannot be sure of so many, or if it was not found out within the limits.
///
/// ```
/// use ayla_ai::{Limits, NoStrategy, prove};
/// use ayla_core::{DjenonAboure, Side};
///
/// let position: DjenonAboure = "0-0-0-0-0-2-0-0-0-1-0-3-20-22-S".parse()?;
/// let strategy = prove(&position, Side::South, 23, &Limits::NONE, &mut ()).unwrap();
/// assert_eq!(strategy.last().unwrap().0, position);
/// let more = prove(&position, Side::South, 24, &Limits::NONE, &mut ());
/// assert_eq!(more, Err(NoStrategy::NotSure));
/// # Ok::<(), ayla_core::ParseError>(())
/// ```
pub fn prove<P: Position>(
    position: &P,
    side: Side,
    seeds: u8,
    limits: &Limits,
    watch: &mut dyn Watch,
) -> Result<Vec<Advice<P>>, NoStrategy> {
    let game = Game::from_position(*position);
    let table = Table::new(limits.memory);
    let shared = Shared::new(&game, &table, limits).doubting(side);
    let total = Value::try_from(position.setup().total()).expect("a board holds few seeds");
    let mut prover = Prover {
        search: Search::new(&shared, Role::Leader(watch)),
        side,
        seeds,
        enough: (2 * Value::from(seeds) - total) * SEED,
        strategy: Vec::new(),
        known: HashSet::new(),
        line: HashSet::new(),
    };
    if prover.prove(position)? {
        Ok(prover.strategy)
    } else {
        Err(NoStrategy::NotSure)
    }
}

struct Prover<'a, P: Position> {
    search: Search<'a, P>,
    side: Side,
    seeds: u8,
    /// The margin that makes so many seeds.
    enough: Value,
    strategy: Vec<Advice<P>>,
    /// The positions of the strategy.
    known: HashSet<P>,
    /// The positions from the root to the one that is looked at.
    line: HashSet<P>,
}

impl<P: Position> Prover<'_, P> {
    /// Whether the player is sure of so many seeds here without any further advice.
    fn is_sure(&self, position: &P) -> bool {
        let outcome = position.outcome();
        position.taken()[self.side] >= self.seeds
            || outcome.is_some_and(|outcome| outcome.score[self.side] >= self.seeds)
            || self.known.contains(position)
    }

    /// Completes the strategy so that it covers `position`, if that is possible.
    fn prove(&mut self, position: &P) -> Result<bool, Stopped> {
        if self.is_sure(position) {
            return Ok(true);
        }
        if position.outcome().is_some() || !self.line.insert(*position) {
            return Ok(false);
        }
        let advice = if position.to_move() == self.side {
            self.prove_one(position)?.map(Some)
        } else {
            self.prove_all(position)?.then_some(None)
        };
        self.line.remove(position);
        if let Some(mv) = advice {
            self.strategy.push((*position, mv));
            self.known.insert(*position);
        }
        Ok(advice.is_some())
    }

    /// Every move of the other must be met.
    fn prove_all(&mut self, position: &P) -> Result<bool, Stopped> {
        for (_, to) in position.children() {
            if !self.prove(&to)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// One good move is enough.
    fn prove_one(&mut self, position: &P) -> Result<Option<Move>, Stopped> {
        if let Some((mv, _)) = position.children().find(|(_, to)| self.is_sure(to)) {
            return Ok(Some(mv));
        }
        let itself = Step::new(position, 0, Move::Pass, *position);
        let mut ahead = Deepening::new();
        loop {
            let before = self.search.nodes();
            match self.is_good(&itself, ahead.depth())? {
                Some(None) => return Ok(None),
                // What proved it may have been displaced since: then a deeper look proves it again.
                Some(Some(_)) => {
                    if let Some(mv) = self.prove_by_a_move(position, ahead.depth())? {
                        return Ok(Some(mv));
                    }
                }
                None => {}
            }
            if ahead.depth() == u8::MAX {
                return Ok(None);
            }
            ahead.deepen(self.search.nodes() - before);
        }
    }

    /// One good move is enough, if a search so many moves ahead finds it.
    fn prove_by_a_move(&mut self, position: &P, depth: u8) -> Result<Option<Move>, Stopped> {
        let mut good = Vec::new();
        for (mv, to) in position.children() {
            if matches!(mv, Move::Offer(_)) && !good.is_empty() {
                break;
            }
            let step = Step::new(position, 0, mv, to);
            if let Some(Some(moves)) = self.is_good(&step, depth)? {
                good.push((moves, step));
            }
        }
        // A proof may rest on a position of the line, but then there is a shorter one.
        good.sort_by_key(|&(moves, _)| moves);
        for (_, step) in good {
            if self.prove(&step.to)? {
                return Ok(Some(step.mv));
            }
        }
        Ok(None)
    }

    /// Whether the player is sure of enough seeds where `step` leads, if a search so many moves
    /// ahead finds that out; and if he is, how many moves the proof has at most.
    fn is_good(&mut self, step: &Step<P>, depth: u8) -> Result<Option<Option<u8>>, Stopped> {
        if self.is_sure(&step.to) {
            return Ok(Some(Some(0)));
        }
        let window = Window::above(self.enough - 1);
        let found = self.search.worth(self.side, step, depth, window)?;
        let is_good = found.value >= self.enough;
        Ok(found.proof.map(|moves| Some(moves).filter(|_| is_good)))
    }
}
