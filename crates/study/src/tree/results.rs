//! How games ended.

use std::ops::AddAssign;

use ayla_core::{Game, Position, Side, Termination};

/// The results of some games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Results {
    /// How many South won.
    pub south: u64,
    /// How many were drawn.
    pub draws: u64,
    /// How many North won.
    pub north: u64,
    /// How many are not over.
    pub unfinished: u64,
    /// How many were played to their end, or ended by agreement: resignation and forfeit (A3)
    /// leave no score that means anything.
    pub scored: u64,
    /// South's margin in seeds in all of those.
    pub margin: i64,
}

impl Results {
    /// The result of one game.
    #[must_use]
    pub fn of<P: Position>(game: &Game<P>) -> Results {
        let mut results = Results::default();
        let Some(ending) = game.ending() else {
            results.unfinished = 1;
            return results;
        };
        match ending.winner {
            Some(Side::South) => results.south = 1,
            None => results.draws = 1,
            Some(Side::North) => results.north = 1,
        }
        let given_up = matches!(
            ending.termination,
            Termination::Resignation(_) | Termination::Forfeit(_)
        );
        if !given_up {
            results.scored = 1;
            results.margin = ending.outcome.margin(Side::South).into();
        }
        results
    }

    /// How many games they are of.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.south + self.draws + self.north + self.unfinished
    }

    /// By how many seeds South was ahead in the end, on the average; `None` without a game that
    /// has a score.
    #[must_use]
    pub fn average_margin(&self) -> Option<f64> {
        (self.scored > 0).then(|| self.margin as f64 / self.scored as f64)
    }
}

impl AddAssign<&Results> for Results {
    fn add_assign(&mut self, other: &Results) {
        self.south += other.south;
        self.draws += other.draws;
        self.north += other.north;
        self.unfinished += other.unfinished;
        self.scored += other.scored;
        self.margin += other.margin;
    }
}
