//! What is said to somebody who learns a game.

use std::fmt::Display;

use ayla_core::{GameInfo, Side};

use crate::Help;

pub(crate) fn takes(by: Side, mv: impl Display) -> String {
    format!("{by} sows {mv}. How many seeds does it take?")
}

pub(crate) fn ends(by: Side, mv: impl Display) -> String {
    format!("{by} sows {mv}. Into which hole does the last seed fall?")
}

pub(crate) fn costs(by: Side) -> String {
    format!("{by} accepts. How many of his taken seeds does that cost?")
}

pub(crate) fn legal(by: Side, mv: impl Display) -> String {
    format!("{by} wants to play {mv}. May he? (yes or no)")
}

/// The answer was right.
pub(crate) const RIGHT: &str = "Right.";

/// The answer was wrong, and what would have been right.
pub(crate) fn wrong(right: impl Display) -> String {
    format!("No: {right}.")
}

pub(crate) const fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// The heading of a lesson.
#[must_use]
pub fn heading(game: GameInfo, section: &str, nth: usize, of: usize) -> String {
    format!("{}: {section}, lesson {nth} of {of}", game.title)
}

/// What was typed is no answer to the question.
pub const NOT_AN_ANSWER: &str =
    "That is no answer to this: a number, the letter of a hole, or yes or no is asked.";

/// How one goes on in lines.
pub const PRESS_ENTER: &str = "Press Enter to go on.";

/// All lessons are done: how many answers were right, and what comes.
#[must_use]
pub fn done(right: usize, of: usize) -> String {
    format!(
        "That is all there is to know: {right} of {of} answers were right. Now play a game against \
         the weakest machine, with a hint for every move."
    )
}

/// Somebody comes back to his lessons, on the screen.
pub const COME_BACK: &str = "You go on where you left; Home starts over.";

/// The same in lines, with how to start over.
#[must_use]
pub fn comes_back(game: GameInfo) -> String {
    format!(
        "You go on where you left; `ayla learn {} --start-over` begins again.",
        game.name
    )
}

/// It cannot be remembered how far somebody has come, for this reason.
#[must_use]
pub fn not_remembered(why: impl Display) -> String {
    format!("How far you have come could not be remembered: {why}.")
}

/// Whether to begin with the first lesson again.
pub const START_OVER: &str = "Begin with the first lesson again, and forget your answers? (y/n)";

/// What the bar at the bottom shows while a question waits.
pub const ASKING_BAR: &[Help] = &[
    Help {
        usage: "Enter",
        meaning: "answer",
    },
    Help {
        usage: "→ ←",
        meaning: "next, back",
    },
    Help {
        usage: "Home",
        meaning: "start over",
    },
    Help {
        usage: "Esc",
        meaning: "leave",
    },
];

/// The same when it is answered, or nothing is asked.
pub const GOING_ON_BAR: &[Help] = &[
    Help {
        usage: "Enter →",
        meaning: "next lesson",
    },
    Help {
        usage: "←",
        meaning: "back",
    },
    Help {
        usage: "Home",
        meaning: "start over",
    },
    Help {
        usage: "q",
        meaning: "leave",
    },
];

/// The same at the end.
pub const DONE_BAR: &[Help] = &[
    Help {
        usage: "Enter",
        meaning: "play",
    },
    Help {
        usage: "←",
        meaning: "back",
    },
    Help {
        usage: "Home",
        meaning: "start over",
    },
    Help {
        usage: "q",
        meaning: "leave",
    },
];
