//! The words of the rules.

/// A word, and what it means in the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Word {
    /// The word.
    pub word: &'static str,
    /// What it means.
    pub meaning: &'static str,
}

const fn word(word: &'static str, meaning: &'static str) -> Word {
    Word { word, meaning }
}

const WORDS: [Word; 8] = [
    word(
        "hole",
        "A cup of the board (programs say *pit*). The holes form a ring, counter-clockwise: \
         South's row from his left to his right, then North's row from North's left to his right.",
    ),
    word("seed", "A counter. The Guro call theirs *ayla*, cows."),
    word(
        "sow",
        "To lift all seeds of a hole and lay them one by one along the ring.",
    ),
    word(
        "lap",
        "One lift and its laying-out. A *relay* is a sowing of several laps.",
    ),
    word("taken", "Captured: off the board and counted for a player."),
    word(
        "territory",
        "The holes a player controls. In Djenon-aboure always his row; in Goré it changes by trade.",
    ),
    word(
        "turn",
        "What a player does between two turns of his opponent. An answer to an offer comes before \
         the turn and is none.",
    ),
    word(
        "move",
        "The smallest thing a player says: a sowing, a pass, an offer, or its answer.",
    ),
];

/// The words of the rules, each with its meaning.
#[must_use]
pub fn words() -> &'static [Word] {
    &WORDS
}
