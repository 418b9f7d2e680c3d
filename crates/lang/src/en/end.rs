//! How games end.

use ayla_core::{Ending, Side, Termination};

use super::grammar::Verb;
use crate::Names;

const WIN: Verb = ("win", "wins");

/// The end of a game: how it came, the score, who wins, and with what glory.
#[must_use]
pub fn ending(ending: &Ending, names: &Names) -> String {
    let how = match ending.termination {
        Termination::Normal => "The game is over".to_owned(),
        Termination::Repetition => {
            "The game is over, for the position stands for the third time (A1)".to_owned()
        }
        Termination::NoProgress => {
            "The game is over after a hundred turns without a capture or a trade (A2)".to_owned()
        }
        Termination::Agreement => "The game is over by agreement (A3)".to_owned(),
        Termination::Resignation(_) | Termination::Forfeit(_) => {
            format!("{} (A3)", termination_clause(ending.termination, names))
        }
    };
    let score = ending.outcome.score;
    let (south, north) = (names.of(Side::South), names.of(Side::North));
    let result = match ending.winner {
        None => "A draw.".to_owned(),
        Some(winner) if ending.glory == Some(false) => format!(
            "{} without glory, having declined an offer (G18).",
            names.does(winner, WIN)
        ),
        Some(winner) => format!("{}.", names.does(winner, WIN)),
    };
    format!(
        "{how}: {} for {south}, {} for {north}. {result}",
        score.south, score.north
    )
}

/// How a game came to its end, in a sentence.
#[must_use]
pub fn termination(termination: Termination, names: &Names) -> String {
    format!("{}.", termination_clause(termination, names))
}

fn termination_clause(termination: Termination, names: &Names) -> String {
    match termination {
        Termination::Normal => "The game is over".to_owned(),
        Termination::Repetition => "The position stands for the third time".to_owned(),
        Termination::NoProgress => {
            "A hundred turns have passed without a capture or a trade".to_owned()
        }
        Termination::Agreement => "The players agree to end the game".to_owned(),
        Termination::Resignation(side) => names.does(side, ("resign", "resigns")),
        Termination::Forfeit(side) => names.does(side, ("forfeit", "forfeits")),
    }
}
