//! The rules of Goré.

use ayla_core::{Clause, GameId};

use crate::rule::{Example, Rule, Section, Source};

pub(crate) const SECTIONS: &[Section] = &[
    Section {
        title: "Set-up",
        rules: &SET_UP,
    },
    Section {
        title: "Sowing",
        rules: &SOWING,
    },
    Section {
        title: "Capture",
        rules: &CAPTURE,
    },
    Section {
        title: "Trade",
        rules: &TRADE,
    },
    Section {
        title: "End",
        rules: &END,
    },
];

/// A position, moves, and what there is to see.
const fn example(
    position: &'static str,
    moves: &'static str,
    caption: &'static str,
) -> Option<Example> {
    Some(Example {
        game: GameId::Gore,
        position,
        moves,
        refused: None,
        caption,
    })
}

/// A position, a move that is refused, and what there is to see.
const fn refused(
    position: &'static str,
    mv: &'static str,
    caption: &'static str,
) -> Option<Example> {
    Some(Example {
        game: GameId::Gore,
        position,
        moves: "",
        refused: Some(mv),
        caption,
    })
}

const SET_UP: [Rule; 2] = [
    Rule {
        clause: Clause::G1,
        source: Source::Document,
        text: "The board has two rows of four holes and no stores. Six seeds lie in each hole, 48 \
               in all. Each player begins with the four holes on his side: South with A to D, \
               North with a to d.",
        reason: None,
        example: example(
            "6-6-6-6-6-6-6-6-0-0-S",
            "",
            "The board before the first move.",
        ),
    },
    Rule {
        clause: Clause::G2,
        source: Source::Mixed,
        text: "The players take turns. South begins.",
        reason: Some(
            "No document names a first player. Programs for games of this family let South begin.",
        ),
        example: example(
            "6-6-6-6-6-6-6-6-0-0-S",
            "D b",
            "South opens with D, and North answers with b.",
        ),
    },
];

const SOWING: [Rule; 4] = [
    Rule {
        clause: Clause::G3,
        source: Source::Mixed,
        text: "In his turn a player lifts all the seeds of any hole of his territory that is not \
               empty, and lays them one by one counter-clockwise, beginning with the next hole.",
        reason: Some(
            "No document of Goré says which hole gets the first seed. Only of Djenon-aboure is it \
             said that it goes back to where it came from.",
        ),
        example: example(
            "6-6-6-6-6-6-6-6-0-0-S",
            "A",
            "A is lifted and stays empty. B gets the first seed and c the last.",
        ),
    },
    Rule {
        clause: Clause::G4,
        source: Source::Document,
        text: "A sowing has one lap. It ends when the hand is empty, whatever lies in the last \
               hole.",
        reason: None,
        example: example(
            "2-0-5-4-7-6-3-0-10-11-S",
            "A",
            "The last seed makes six in C, and still the sowing is over.",
        ),
    },
    Rule {
        clause: Clause::G5,
        source: Source::House,
        text: "Eight seeds or more go all the way round, and the hole they were lifted from gets \
               its seed like any other.",
        reason: Some(
            "No document leaves that hole out, and one by one around the board knows no exception.",
        ),
        example: example(
            "8-1-2-0-3-0-5-6-12-11-S",
            "A",
            "Eight seeds give one to every hole. The last comes home to A.",
        ),
    },
    Rule {
        clause: Clause::G6,
        source: Source::Mixed,
        text: "A player who has no seed in his territory at the start of his turn passes. He may \
               do nothing else then, not even offer, and only then may a player pass. Answering \
               an offer is not the turn: with empty holes he still accepts or declines.",
        reason: Some(
            "The documents say that a player without seeds on his side passes. His side is what \
             he controls, since that is what he may sow (G3). An offer stands instead of a move, \
             and he has no move.",
        ),
        example: example(
            "2-0-1-0-0-0-3-4-20-18-N SSSSNNSS -",
            "pass",
            "North's row holds seven seeds, but in holes that are South's by now. North has none \
             to sow.",
        ),
    },
];

const CAPTURE: [Rule; 6] = [
    Rule {
        clause: Clause::G7,
        source: Source::Document,
        text: "If the last seed falls into a hole of the opponent's territory and brings it to \
               exactly two or four, these seeds are taken.",
        reason: None,
        example: example(
            "1-4-0-2-6-3-1-5-14-12-S",
            "B",
            "The last seed makes four in b. They are South's.",
        ),
    },
    Rule {
        clause: Clause::G8,
        source: Source::Document,
        text: "With such a capture the player also takes the unbroken chains of holes that hold \
               exactly two or four, forward from the hole of the last seed and backward from it. \
               Both directions, always: there is nothing to choose.",
        reason: None,
        example: example(
            "5-0-1-2-1-3-2-6-18-10-S",
            "D",
            "The last seed makes four in b. With them go the two in a, behind, and the two in c, \
             ahead. The six in d and the empty D end the chains.",
        ),
    },
    Rule {
        clause: Clause::G9,
        source: Source::Document,
        text: "The chains run round the whole ring, past the ends of the rows and into the \
               player's own holes. A hole is taken once, even where the chain closes the ring.",
        reason: None,
        example: example(
            "17-1-2-2-2-2-0-0-0-0-S SNSSNNNN -",
            "A",
            "Seventeen seeds leave nothing but twos and fours. The last falls into B, which is \
             North's, and the chain closes the ring: all 26 are South's.",
        ),
    },
    Rule {
        clause: Clause::G10,
        source: Source::Document,
        text: "A last seed that falls into the player's own territory, or makes any other number, \
               takes nothing.",
        reason: None,
        example: example(
            "2-0-3-6-4-4-1-0-14-14-S",
            "A",
            "The last seed makes four, but in South's own C.",
        ),
    },
    Rule {
        clause: Clause::G11,
        source: Source::House,
        text: "To take everything the opponent has is an ordinary move.",
        reason: Some("No document forbids it."),
        example: example(
            "0-0-4-1-1-0-0-0-21-21-S",
            "D pass",
            "South takes North's last seed, and North must pass.",
        ),
    },
    Rule {
        clause: Clause::G12,
        source: Source::Document,
        text: "The captures end the turn.",
        reason: None,
        example: example(
            "3-0-2-5-1-3-6-0-16-12-S",
            "C b",
            "South takes two. Then it is North's turn, and he takes two in his.",
        ),
    },
];

const TRADE: [Rule; 7] = [
    Rule {
        clause: Clause::G13,
        source: Source::Mixed,
        text: "Instead of sowing, a player may offer his opponent one, two or three holes of his \
               territory. He chooses which; empty ones may be among them. The offer uses up his \
               turn.",
        reason: Some("Nothing in the documents excludes empty holes."),
        example: example(
            "3-1-0-5-2-6-1-0-12-18-S",
            "offer:C",
            "South offers C, which holds nothing. Now North must answer.",
        ),
    },
    Rule {
        clause: Clause::G14,
        source: Source::Document,
        text: "While an offer waits, only its acceptance or refusal is legal. Either way the \
               player who answered then takes his own turn.",
        reason: None,
        example: refused(
            "3-1-0-5-2-6-1-0-12-18-N SSSSNNNN C",
            "b",
            "C is offered. North may not sow before he has answered.",
        ),
    },
    Rule {
        clause: Clause::G15,
        source: Source::Document,
        text: "If the offer is accepted, the holes become the acceptor's territory, and he at \
               once lays six of the seeds he has taken into each, on top of what is there.",
        reason: None,
        example: example(
            "0-3-2-7-1-1-4-0-10-20-S",
            "offer:AB accept",
            "North pays twelve of his twenty seeds. A and B, in South's row, are his now.",
        ),
    },
    Rule {
        clause: Clause::G16,
        source: Source::House,
        text: "An offer that the opponent could not pay, with fewer than six taken seeds for each \
               hole, is not legal.",
        reason: Some(
            "He could not accept, and a refusal he had no choice about would cost him his glory \
             (G18).",
        ),
        example: refused(
            "2-0-4-6-3-1-5-0-15-12-S",
            "offer:ABC",
            "North has taken twelve seeds. They pay for two holes, not for three.",
        ),
    },
    Rule {
        clause: Clause::G17,
        source: Source::House,
        text: "An offer leaves its maker at least one hole.",
        reason: Some(
            "The documents allow three holes of four at most, never the whole row. A player \
             without a hole could play on only if one were offered to him.",
        ),
        example: refused(
            "2-0-5-3-1-4-2-2-11-18-S SSSNNNNN -",
            "offer:ABC",
            "D is North's already. A, B and C are all South has.",
        ),
    },
    Rule {
        clause: Clause::G18,
        source: Source::Document,
        text: "To decline is legal and changes nothing on the board. But a win by a player who \
               has declined an offer in that game, however he wins, is a win without glory.",
        reason: None,
        example: example(
            "0-1-0-0-0-1-0-3-12-31-S",
            "offer:B decline d",
            "North declines, sows his last three and wins, but not with glory.",
        ),
    },
    Rule {
        clause: Clause::G19,
        source: Source::House,
        text: "The turn that follows the answer is a whole turn: it may itself be an offer.",
        reason: Some("The documents say that he moves next, which we read as his whole turn."),
        example: example(
            "3-1-0-5-2-6-1-0-12-18-S",
            "offer:A decline offer:cd accept",
            "North declines and makes an offer himself, which South accepts.",
        ),
    },
];

const END: [Rule; 3] = [
    Rule {
        clause: Clause::G20,
        source: Source::Mixed,
        text: "The game ends when every hole holds fewer than three seeds. This is looked at in \
               the starting position and after every move, answers included, but not while an \
               offer waits.",
        reason: Some(
            "The documents do not say when it is looked at. An offer must be answered, and if it \
             is accepted there are holes with six seeds again.",
        ),
        example: example(
            "3-0-0-1-0-1-0-0-22-21-S",
            "A",
            "Two in D is the most that is left on the board.",
        ),
    },
    Rule {
        clause: Clause::G21,
        source: Source::Document,
        text: "Each player takes what is left in his territory.",
        reason: None,
        example: example(
            "1-0-3-1-0-0-1-0-22-20-S SSSNNNNN -",
            "C",
            "The two seeds in D, in South's row, are North's, for the hole is.",
        ),
    },
    Rule {
        clause: Clause::G22,
        source: Source::Mixed,
        text: "Whoever has more seeds wins. Equal totals are a draw.",
        reason: Some("The documents speak of a draw in Djenon-aboure; in Goré they leave it open."),
        example: example(
            "3-0-0-0-0-0-1-0-1-3-S",
            "A",
            "Eight seeds in all, four for each.",
        ),
    },
];
