//! Players that live in this house.

use std::fmt;
use std::str::FromStr;

use ayla_ai::{Choice, Level, Memory, Player, Strategy, Watch};
use ayla_core::{Game, Position};
use thiserror::Error;

use crate::allowance::{Allowance, Until};
use crate::plain;

/// A player that needs no program of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Machine {
    /// One of the levels. A level is its own limit; of an [`Allowance`] only the time is heeded.
    Level(Level),
    /// The search with all its strength, as far as the allowance goes.
    Full,
    /// Any legal move.
    Random,
    /// The sowing that takes most at once.
    Greedy,
    /// Plain Monte Carlo tree search (UCT): random games, the better moves oftener.
    Mcts,
    /// Plain alpha-beta that counts the seeds taken: no table, no order of moves, no refinement.
    AlphaBeta,
}

impl Machine {
    const SIMPLE: [(&'static str, Machine); 5] = [
        ("full", Machine::Full),
        ("random", Machine::Random),
        ("greedy", Machine::Greedy),
        ("mcts", Machine::Mcts),
        ("alphabeta", Machine::AlphaBeta),
    ];

    /// Whether it would think for ever without an allowance.
    #[must_use]
    pub const fn needs_limit(self) -> bool {
        matches!(self, Machine::Full | Machine::Mcts | Machine::AlphaBeta)
    }

    /// A legal move; `None` if the game is over. Luck is drawn from `seed`, and `watch` may stop the
    /// thinking; a move is chosen even so.
    ///
    /// ```
    /// use ayla_arena::{Allowance, Machine};
    /// use ayla_core::{Game, Gore};
    ///
    /// let game: Game<Gore> = Game::new();
    /// let machine: Machine = "mcts".parse()?;
    /// let allowance = Allowance { nodes: Some(2_000), ..Allowance::NONE };
    /// let choice = machine.choose(&game, &allowance, 1, &mut ());
    /// assert!(choice.is_some_and(|choice| game.legal_moves().contains(choice.mv)));
    /// # Ok::<(), ayla_arena::MachineError>(())
    /// ```
    #[must_use]
    pub fn choose<P: Position>(
        self,
        game: &Game<P>,
        allowance: &Allowance,
        seed: u64,
        watch: &mut dyn Watch,
    ) -> Option<Choice> {
        let mut watch = Until::new(allowance.time, watch);
        let strategy = match self {
            Machine::Level(level) => Strategy::Level(level),
            Machine::Full => Strategy::AlphaBeta(allowance.limits()),
            Machine::Random => Strategy::Random,
            Machine::Greedy => Strategy::Greedy,
            Machine::Mcts => return plain::uct(game, allowance, seed, &mut watch),
            Machine::AlphaBeta => return plain::alpha_beta(game, allowance, &mut watch),
        };
        Player::new(strategy, seed).choose_watched(game, &mut watch)
    }

    /// The same by one who may remember what he found when he was asked before. Only
    /// [`Machine::Full`] does: a level is the same whatever came before.
    #[must_use]
    pub fn choose_remembering<P: Position>(
        self,
        game: &Game<P>,
        memory: &mut Memory<P>,
        allowance: &Allowance,
        seed: u64,
        watch: &mut dyn Watch,
    ) -> Option<Choice> {
        if self != Machine::Full {
            return self.choose(game, allowance, seed, watch);
        }
        let mut watch = Until::new(allowance.time, watch);
        let found = memory.analyse(game, &allowance.limits(), &mut watch);
        let best = found.lines.into_iter().next()?;
        Some(Choice::new(best, found.depth))
    }
}

/// As it is read: `ai:8`, `full`, `random`, `greedy`, `mcts`, `alphabeta`.
impl fmt::Display for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Machine::Level(level) = self {
            return write!(f, "ai:{level}");
        }
        let named = Machine::SIMPLE.iter().find(|(_, machine)| machine == self);
        f.write_str(named.map_or("", |(name, _)| name))
    }
}

/// A text that names no player of the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error(
    "expected `ai:LEVEL` with a level from {} to {}, `full`, `random`, `greedy`, `mcts` or \
     `alphabeta`",
    Level::MIN,
    Level::MAX
)]
pub struct MachineError;

impl FromStr for Machine {
    type Err = MachineError;

    fn from_str(text: &str) -> Result<Machine, MachineError> {
        if text == "ai" {
            return Ok(Machine::Level(Level::DEFAULT));
        }
        if let Some(level) = text.strip_prefix("ai:") {
            let level = level.parse().ok().and_then(Level::new);
            return level.map(Machine::Level).ok_or(MachineError);
        }
        Machine::SIMPLE
            .into_iter()
            .find(|(name, _)| *name == text)
            .map(|(_, machine)| machine)
            .ok_or(MachineError)
    }
}
