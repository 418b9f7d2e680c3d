//! Why a command cannot be carried out.

use std::fmt::Display;

use ayla_core::{Clause, GameInfo, Outcome};

/// Neither a game nor a file was named to play on.
pub const WHICH_GAME: &str = "which game? `ayla play gore` or `ayla play djenon-aboure`";

/// There is no game to go on with, since none was played.
pub const NO_GAME_PLAYED: &str = "no game was played yet that could be gone on with";

/// Both the moves and the position would come from standard input.
pub const POSITION_NOT_FROM_STDIN: &str =
    "the moves come from standard input, so the position cannot";

/// The last game of a file is over, so that nobody can go on with it.
#[must_use]
pub fn last_game_is_over(file: impl Display, outcome: Outcome) -> String {
    format!("the last game of {file} is over ({outcome}); `ayla play --record {file}` adds another")
}

/// The last game of a file is another than was asked for.
#[must_use]
pub fn last_game_is_other(file: impl Display, is: GameInfo, asked: GameInfo) -> String {
    format!(
        "the last game of {file} is {}, not {}",
        is.title, asked.title
    )
}

/// A file is JSON, which games cannot be added to.
#[must_use]
pub fn file_is_json(file: impl Display) -> String {
    format!("{file} is JSON; `ayla convert {file} --to sow` makes a record one can play on in")
}

/// A file holds only so many games.
#[must_use]
pub fn holds_games_only(file: impl Display, games: u32) -> String {
    match games {
        0 => format!("{file} holds no game"),
        1 => format!("{file} holds 1 game only"),
        _ => format!("{file} holds {games} games only"),
    }
}

/// A game has only so many moves.
#[must_use]
pub fn game_has_moves_only(moves: usize) -> String {
    format!("the game has {moves} moves only")
}

/// A clause is none of a game.
#[must_use]
pub fn no_clause_of(clause: Clause, game: GameInfo) -> String {
    format!("{clause} is no clause of {}", game.title)
}
