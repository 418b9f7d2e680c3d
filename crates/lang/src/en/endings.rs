//! What ends games that would not end, in both games.

use ayla_core::{Clause, GameId};

use crate::rule::{Example, Rule, Section, Source};

pub(crate) const SECTION: Section = Section {
    title: "Games that would not end",
    rules: &[
        Rule {
            clause: Clause::A1,
            source: Source::House,
            text: "When the same position stands for the third time, the game ends, and each \
                   player takes what is in his territory. The same means: the seeds in every \
                   hole, what is taken, the territories, a waiting offer and the player to move. \
                   The starting position counts as its own first time.",
            reason: Some(
                "No document foresees a game that goes round in circles. That each keeps his side \
                 is the habit of related games. It is the third time and not the second because \
                 two refusals in turn repeat a position by themselves.",
            ),
            example: Some(Example {
                game: GameId::Gore,
                position: "3-1-0-5-2-6-1-0-12-18-S",
                moves: "offer:A decline offer:a decline offer:A decline offer:a decline",
                refused: None,
                caption: "Each refusal changes nothing. After eight moves the starting position \
                          stands for the third time.",
            }),
        },
        Rule {
            clause: Clause::A2,
            source: Source::House,
            text: "After 100 turns in a row without a capture and without an accepted offer the \
                   game ends in the same way. Sowings, passes and offers are turns, answers are \
                   not. While an offer waits, its answer is heard first.",
            reason: Some(
                "A game can wander on without repeating itself. Who wants to get on has had fifty \
                 turns to do so.",
            ),
            example: None,
        },
        Rule {
            clause: Clause::A3,
            source: Source::House,
            text: "A player may resign at any time, or be declared to have forfeited: his \
                   opponent wins, whatever the seeds. Both may agree to end the game: then more \
                   seeds win. The score is what is taken and what stands in the territories; an \
                   offer that waits lapses.",
            reason: Some(
                "The documents do not speak of it, but players stop for many reasons, and a \
                 record must be able to say so.",
            ),
            example: Some(Example {
                game: GameId::Gore,
                position: "6-6-6-6-6-6-6-6-0-0-S",
                moves: "A resign",
                refused: None,
                caption: "North has more seeds, but he resigns.",
            }),
        },
    ],
};
