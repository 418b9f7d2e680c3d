//! How well somebody played.

use std::ops::AddAssign;

use ayla_notation::Annotation;

use crate::{Judgement, Thresholds};

/// The moves of a player, counted. Forced moves are left out: nobody can play them badly.
///
/// ```
/// use ayla_ai::{Limits, analyse};
/// use ayla_core::{DjenonAboure, Game};
/// use ayla_study::{Summary, Thresholds, judge};
///
/// let mut game: Game<DjenonAboure> = Game::new();
/// game.play("F".parse()?, &mut ())?;
/// let judged = judge(&game, |game| analyse(game, &Limits::NONE, &mut ()));
/// let summary = Summary::of(&judged, &Thresholds::default());
/// assert_eq!((summary.moves, summary.lost, summary.dubious), (1, 2, 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// How many moves there were.
    pub moves: u32,
    /// How many seeds they gave away in all.
    pub lost: u32,
    /// How many moves were dubious.
    pub dubious: u32,
    /// How many were mistakes.
    pub mistakes: u32,
    /// How many were blunders.
    pub blunders: u32,
    /// Of how many moves the loss is an estimate.
    pub estimated: u32,
}

impl Summary {
    /// What these judgements come to.
    #[must_use]
    pub fn of<'a>(
        judgements: impl IntoIterator<Item = &'a Judgement>,
        thresholds: &Thresholds,
    ) -> Summary {
        let mut summary = Summary::default();
        for judgement in judgements {
            summary += Summary::of_one(judgement, thresholds);
        }
        summary
    }

    fn of_one(judgement: &Judgement, thresholds: &Thresholds) -> Summary {
        if judgement.is_forced {
            return Summary::default();
        }
        let suffix = thresholds.mark(judgement).and_then(Annotation::suffix);
        let is = |mark| u32::from(suffix == Some(mark));
        Summary {
            moves: 1,
            lost: judgement.lost().into(),
            dubious: is("?!"),
            mistakes: is("?"),
            blunders: is("??"),
            estimated: u32::from(!judgement.is_exact()),
        }
    }

    /// How many seeds a move gave away on the average; `None` without any.
    #[must_use]
    pub fn lost_per_move(&self) -> Option<f64> {
        (self.moves > 0).then(|| f64::from(self.lost) / f64::from(self.moves))
    }
}

impl AddAssign for Summary {
    fn add_assign(&mut self, other: Summary) {
        self.moves += other.moves;
        self.lost += other.lost;
        self.dubious += other.dubious;
        self.mistakes += other.mistakes;
        self.blunders += other.blunders;
        self.estimated += other.estimated;
    }
}
