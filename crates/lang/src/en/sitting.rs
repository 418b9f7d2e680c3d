//! What is said around the moves of a sitting.

use std::fmt::Display;

use ayla_core::{GameInfo, Side, Token};

use super::grammar::list;
use crate::Names;

/// The first line: the game, and who plays.
#[must_use]
pub fn greeting(game: GameInfo, names: &Names) -> String {
    format!(
        "{}: {} at South, {} at North. Type `help` for what can be said.",
        game.title,
        names.of(Side::South),
        names.of(Side::North)
    )
}

/// What the machine would play, and what comes of it: how many seeds its player has more than the
/// other at the end, and whether that is proved. `E takes 2 and wins by 4 (exact).`
#[must_use]
pub fn hint(token: Token, margin: Option<(i8, bool)>) -> String {
    let Some((margin, is_exact)) = margin else {
        return format!("The machine would play {token}.");
    };
    let by = margin.unsigned_abs();
    let end = match (margin, is_exact) {
        (0, true) => "draws".to_owned(),
        (1.., true) => format!("wins by {by}"),
        (_, true) => format!("loses by {by}"),
        (0, false) => "keeps the game about even".to_owned(),
        (1.., false) => format!("may win by about {by}"),
        (_, false) => format!("may lose by about {by}"),
    };
    let ground = if is_exact { "exact" } else { "estimate" };
    format!("{}{end} ({ground}).", takes(token))
}

/// The subject of a sentence about a move, and what it takes.
fn takes(token: Token) -> String {
    match token.taken {
        Some(seeds) => format!("{} takes {seeds} and ", token.mv),
        None => format!("{} ", token.mv),
    }
}

/// Moves were taken back, the latest first.
#[must_use]
pub fn taken_back(moves: impl IntoIterator<Item = impl Display>) -> String {
    format!("Taken back: {}.", list(moves))
}

/// There is no move to take back.
#[must_use]
pub fn nothing_to_undo() -> String {
    "There is no move to take back.".to_owned()
}

/// There is no move to make again.
#[must_use]
pub fn nothing_to_redo() -> String {
    "There is no move to make again.".to_owned()
}

/// Only the player whose turn it is can do that.
#[must_use]
pub fn not_your_turn() -> String {
    "It is the machine's turn.".to_owned()
}

/// A comment is written.
#[must_use]
pub fn noted() -> String {
    "Noted.".to_owned()
}

/// `by` would end the game here (A3).
#[must_use]
pub fn agreement_proposed(by: Side, names: &Names) -> String {
    format!(
        "{} to end the game here. `agree` ends it, any move plays on.",
        names.does(by, ("propose", "proposes"))
    )
}

/// `by` will not end the game here.
#[must_use]
pub fn plays_on(by: Side, names: &Names) -> String {
    format!("{} rather play on.", names.does(by, ("would", "would")))
}

/// A copy of the game is in a file.
#[must_use]
pub fn saved(file: impl Display) -> String {
    format!("Saved in {file}.")
}

/// A copy of the game could not be written, for this reason.
#[must_use]
pub fn not_saved(why: impl Display) -> String {
    format!("Not saved: {why}.")
}

/// One cannot go on with a game of the file, for this reason.
#[must_use]
pub fn not_loaded(why: impl Display) -> String {
    format!("Not loaded: {why}.")
}

/// The game is recorded in a file.
#[must_use]
pub fn recorded(file: impl Display) -> String {
    format!("The game is recorded in {file}.")
}

/// The game cannot be kept in its file, for this reason.
#[must_use]
pub fn not_recorded(why: impl Display) -> String {
    format!("The game could not be recorded: {why}.")
}

/// A game that is left before its end.
#[must_use]
pub fn unfinished() -> String {
    "The game is left unfinished.".to_owned()
}

/// A word that is neither a move nor a command.
#[must_use]
pub fn unknown_command(word: &str) -> String {
    format!("`{word}` is neither a move nor a command. Type `help` for what can be said.")
}
