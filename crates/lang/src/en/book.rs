//! What stands around the rules where they are read as a whole.

use ayla_core::{GameId, GameInfo};

use crate::Source;

pub(crate) const WORDS: &str = "Words";
pub(crate) const WORD: &str = "word";
pub(crate) const MEANING: &str = "meaning here";
pub(crate) const WHY: &str = "Why";

/// The heading of a rule page.
pub(crate) fn title(game: GameInfo) -> String {
    format!("The rules of {}", game.title)
}

/// What the game is, and how the page is to be read.
pub(crate) fn introduction(game: GameId) -> [&'static str; 2] {
    let game = match game {
        GameId::Gore => {
            "Goré is the game of the Guro of Côte d'Ivoire. Two players sow the holes of a 2×4 \
             board in single laps, take twos and fours in chains to both sides, and may trade \
             holes for seeds they have taken."
        }
        GameId::DjenonAboure => {
            "Djenon-aboure is the game of the Abouré of Côte d'Ivoire. Two players sow the holes \
             of a 2×6 board in relays, each lap beginning with a seed back into its hole, and take \
             twos and fours in a chain behind the last seed."
        }
    };
    [
        game,
        "Every rule has a number, which errors, tests and the other pages name. *Document* means \
         that the documents the rules come from state it, *house* that they are silent and it was \
         decided here, for the reason given. In the examples stand the board, the moves as a \
         record writes them with what each does, and the board after them.",
    ]
}

/// Who says so.
pub(crate) fn source(source: Source) -> &'static str {
    match source {
        Source::Document => "document",
        Source::House => "house",
        Source::Mixed => "document, the rest house",
    }
}
