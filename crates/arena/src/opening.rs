//! The positions games of a match begin with.

use std::collections::HashSet;

use ayla_ai::analyse;
use ayla_core::{Game, Move, ParseError, Position};
use ayla_notation::{Error, read_all};
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use thiserror::Error as ThisError;

use crate::Allowance;

/// The openings of a match. Each is a game that has begun.
#[derive(Clone, Debug)]
pub enum Openings<P> {
    /// These, one after the other, and then from the first again.
    Listed(Vec<Game<P>>),
    /// Random sowings, as many as this says, that leave neither player far ahead.
    Random {
        /// How many moves.
        plies: u32,
        /// Where the luck is drawn from.
        seed: u64,
    },
}

/// How far ahead a player may be after a random opening, in seeds, as far as a short search sees.
const BALANCE: u8 = 3;

/// That search.
const GLANCE: Allowance = Allowance {
    nodes: Some(5_000),
    ..Allowance::NONE
};

impl<P: Position> Openings<P> {
    /// The usual start alone.
    #[must_use]
    pub fn start() -> Openings<P> {
        Openings::Listed(vec![Game::new()])
    }

    /// Every position that can stand after so many moves, once, in the order of the moves that lead
    /// to it first. Finished ones are left out.
    #[must_use]
    pub fn all(plies: u32) -> Openings<P> {
        let mut games: Vec<Game<P>> = vec![Game::new()];
        for _ in 0..plies {
            let mut seen = HashSet::new();
            let mut longer = Vec::new();
            for game in &games {
                for mv in game.legal_moves() {
                    let mut next = game.clone();
                    let is_open = next.play(mv, &mut ()).is_ok() && !next.is_over();
                    if is_open && seen.insert(*next.position()) {
                        longer.push(next);
                    }
                }
            }
            games = longer;
        }
        Openings::Listed(games)
    }

    /// The openings of a file: records, whose main lines are the openings, or the texts of
    /// positions, one a line. Lines that are empty or begin with `#` or `;` are skipped then.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong, or if there is no opening, or one where the game is over.
    pub fn read(text: &str) -> Result<Openings<P>, OpeningError> {
        let is_record = |text: &str| {
            text.trim_start_matches('\u{feff}')
                .trim_start()
                .starts_with(['[', '{'])
        };
        let games: Vec<Game<P>> = if is_record(text) {
            let records = read_all::<P>(text)?;
            records.iter().map(|record| record.game().clone()).collect()
        } else {
            read_positions(text)?
        };
        if games.is_empty() {
            return Err(OpeningError::None);
        }
        match games.iter().position(Game::is_over) {
            Some(index) => Err(OpeningError::Over { number: index + 1 }),
            None => Ok(Openings::Listed(games)),
        }
    }

    /// How many there are; `None` for random ones, which never end.
    #[must_use]
    pub fn count(&self) -> Option<usize> {
        match self {
            Openings::Listed(games) => Some(games.len()),
            Openings::Random { .. } => None,
        }
    }

    /// The opening of a round, counted from 0: always the same.
    #[must_use]
    pub fn get(&self, round: usize) -> Game<P> {
        match self {
            Openings::Listed(games) => {
                let index = round.checked_rem(games.len());
                index.map_or_else(Game::new, |index| games[index].clone())
            }
            Openings::Random { plies, seed } => random(*plies, *seed, round),
        }
    }
}

fn read_positions<P: Position>(text: &str) -> Result<Vec<Game<P>>, OpeningError> {
    let mut games = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with(['#', ';']) {
            continue;
        }
        let position: P = line.parse().map_err(|error| OpeningError::Position {
            line: index + 1,
            error,
        })?;
        games.push(Game::from_position(position));
    }
    Ok(games)
}

/// What is wrong with a file of openings.
#[derive(Debug, ThisError)]
pub enum OpeningError {
    /// A record is wrong.
    #[error(transparent)]
    Record(#[from] Error),
    /// A position is wrong.
    #[error("line {line}: {error}")]
    Position {
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        error: ParseError,
    },
    /// There is none.
    #[error("there is no opening in it")]
    None,
    /// Nothing is left to play.
    #[error("opening {number}: the game is over")]
    Over {
        /// Which, from 1.
        number: usize,
    },
}

/// The best balanced of several attempts, the first that will do.
fn random<P: Position>(plies: u32, seed: u64, round: usize) -> Game<P> {
    const ATTEMPTS: u32 = 200;

    let mut luck = Pcg64Mcg::seed_from_u64(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ round as u64);
    let mut best = (u8::MAX, Game::new());
    for _ in 0..ATTEMPTS {
        let Some(game) = wander(plies, &mut luck) else {
            continue;
        };
        let analysis = analyse(&game, &GLANCE.limits(), &mut ());
        let Some(line) = analysis.best() else {
            continue;
        };
        let margin = line.score.margin().unsigned_abs();
        if margin < best.0 {
            best = (margin, game);
        }
        if best.0 <= BALANCE {
            break;
        }
    }
    best.1
}

/// Random sowings from the start; `None` if the game ends on the way.
fn wander<P: Position>(plies: u32, luck: &mut Pcg64Mcg) -> Option<Game<P>> {
    let mut game: Game<P> = Game::new();
    for _ in 0..plies {
        let sowings: Vec<Move> = game
            .legal_moves()
            .iter()
            .filter(|mv| !matches!(mv, Move::Offer(_)))
            .collect();
        let mv = *sowings.get(luck.random_range(0..sowings.len().max(1)))?;
        game.play(mv, &mut ()).ok()?;
    }
    (!game.is_over()).then_some(game)
}
