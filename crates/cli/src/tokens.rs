//! Moves as a record writes them.

use ayla_core::{Game, Move, Position};

/// The moves of a line from `start`, each with what it takes, as far as they are legal; and the
/// score, if they come to the end of the game.
pub(crate) fn line<P: Position>(start: &P, moves: &[Move]) -> String {
    let mut game = Game::from_position(*start);
    let mut words: Vec<String> = Vec::with_capacity(moves.len() + 1);
    for &mv in moves {
        let Ok(ply) = game.play(mv, &mut ()) else {
            break;
        };
        words.push(ply.token().to_string());
    }
    words.extend(game.ending().map(|ending| ending.outcome.to_string()));
    words.join(" ")
}
