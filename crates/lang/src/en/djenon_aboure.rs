//! The rules of Djenon-aboure.

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
        game: GameId::DjenonAboure,
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
        game: GameId::DjenonAboure,
        position,
        moves: "",
        refused: Some(mv),
        caption,
    })
}

const SET_UP: [Rule; 2] = [
    Rule {
        clause: Clause::D1,
        source: Source::Document,
        text: "The board has two rows of six holes and no stores. Four seeds lie in each hole, 48 \
               in all. Each player has the six holes on his side, for good: South A to F, North a \
               to f.",
        reason: None,
        example: example(
            "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
            "",
            "The board before the first move.",
        ),
    },
    Rule {
        clause: Clause::D2,
        source: Source::Mixed,
        text: "The players take turns. South begins.",
        reason: Some(
            "The document names no first player. Programs for games of this family let South begin.",
        ),
        example: example(
            "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
            "A a",
            "South opens with A, and North answers with a.",
        ),
    },
];

const SOWING: [Rule; 6] = [
    Rule {
        clause: Clause::D3,
        source: Source::Document,
        text: "In his turn a player chooses a hole of his row that holds at least two seeds. A \
               single seed may not be moved.",
        reason: None,
        example: refused(
            "1-2-0-0-0-0-3-0-0-1-0-0-20-21-S",
            "A",
            "The single seed in A stays. South has only B to move.",
        ),
    },
    Rule {
        clause: Clause::D4,
        source: Source::Mixed,
        text: "He lifts all its seeds, lays the first back into the same hole and the others one \
               by one counter-clockwise. With thirteen seeds or more he comes round to that hole \
               and lays into it again.",
        reason: Some(
            "The document lets the seeds go round the board one by one, and leaves no hole out.",
        ),
        example: example(
            "3-0-0-2-0-1-0-2-0-0-1-0-20-19-S",
            "A",
            "Three seeds reach only two holes further, for the first is laid back into A.",
        ),
    },
    Rule {
        clause: Clause::D5,
        source: Source::Document,
        text: "If the last seed falls into a hole that held two, four or more, which now holds \
               three, five or more, he lifts that hole and sows on in the same way, its first \
               seed back into it; and so on.",
        reason: None,
        example: example(
            "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
            "A",
            "The last seed of the first lap makes five in D, so D is sown on, then b, then f. \
             The fourth lap makes two in D, which ends the sowing.",
        ),
    },
    Rule {
        clause: Clause::D6,
        source: Source::Mixed,
        text: "The sowing ends when the last seed falls into an empty hole, which takes nothing, \
               or into one that held one or three, which captures. Any hole of either row counts, \
               those that were lifted in the same sowing too.",
        reason: Some(
            "The document makes no difference between holes, so there is none. A hole that was \
             lifted holds one, its own first seed; so thirteen seeds make two there, and capture.",
        ),
        example: example(
            "2-4-3-3-0-0-0-2-0-0-0-0-17-17-S",
            "C",
            "The last seed falls into E, which was empty. The four just made in D is safe.",
        ),
    },
    Rule {
        clause: Clause::D7,
        source: Source::House,
        text: "A sowing that would never end is not a legal move.",
        reason: Some(
            "The document does not foresee one, and none is known to arise from the start; but \
             positions that are set up have them.",
        ),
        example: refused(
            "3-1-7-6-0-4-3-2-1-2-1-2-0-0-S",
            "A",
            "The relay from A falls into a loop of 54 laps.",
        ),
    },
    Rule {
        clause: Clause::D8,
        source: Source::Mixed,
        text: "A player who has no legal sowing passes, and only he may pass.",
        reason: Some(
            "The document speaks of passing where all holes are empty or single. Sowings that \
             never end are no moves either (D7), and nothing is said of passing at will.",
        ),
        example: example(
            "1-0-1-0-0-1-3-0-0-2-0-0-20-20-S",
            "pass",
            "South has singles and empty holes, and passes.",
        ),
    },
];

const CAPTURE: [Rule; 4] = [
    Rule {
        clause: Clause::D9,
        source: Source::Document,
        text: "If the last seed makes exactly two or four, the seeds of that hole are taken.",
        reason: None,
        example: example(
            "3-0-1-0-2-1-0-0-2-0-1-0-19-19-S",
            "A",
            "The last seed finds one in C and makes two.",
        ),
    },
    Rule {
        clause: Clause::D10,
        source: Source::Mixed,
        text: "With it goes the unbroken run of holes of exactly two or four behind it, against \
               the direction of sowing. It runs round the whole ring.",
        reason: Some(
            "The document lets the run go on along the circuit without a break. That it also \
             turns the corner of the board is our reading.",
        ),
        example: example(
            "0-4-1-3-1-2-0-2-0-0-1-0-17-17-S",
            "B",
            "The last seed makes two in E. Behind it D and C hold four and two, and B only one. \
             The two in F lie ahead and stay.",
        ),
    },
    Rule {
        clause: Clause::D11,
        source: Source::Document,
        text: "Captures happen in either row, one's own included.",
        reason: None,
        example: example(
            "0-2-0-0-0-0-3-0-3-1-0-0-20-19-N",
            "a",
            "North makes four in his own c, and takes them.",
        ),
    },
    Rule {
        clause: Clause::D12,
        source: Source::House,
        text: "To take everything the opponent has is an ordinary move.",
        reason: Some("The document does not forbid it."),
        example: example(
            "0-2-0-0-3-0-1-0-0-0-0-0-22-20-S",
            "E pass",
            "South takes North's only seed, and North must pass.",
        ),
    },
];

const END: [Rule; 3] = [
    Rule {
        clause: Clause::D13,
        source: Source::Mixed,
        text: "The game ends when neither player can move: every hole is empty or holds a single \
               seed.",
        reason: Some(
            "Holes whose sowings would never end cannot be moved either (D7), so they do not keep \
             a game going.",
        ),
        example: example(
            "2-0-1-0-0-0-0-1-0-0-0-0-22-22-S",
            "A",
            "South's last pair comes apart, and nobody can move any more.",
        ),
    },
    Rule {
        clause: Clause::D14,
        source: Source::Document,
        text: "Each player takes what is left in his row.",
        reason: None,
        example: example(
            "1-0-0-0-0-2-0-1-0-1-0-0-20-23-S",
            "F",
            "The seed that South lays into a is North's in the end.",
        ),
    },
    Rule {
        clause: Clause::D15,
        source: Source::Mixed,
        text: "Whoever has more seeds wins. 24 each is a draw, and so is any equal total of a \
               game that began with fewer seeds.",
        reason: Some("The document speaks of 24 each only, for it speaks of the usual start."),
        example: example(
            "0-0-0-0-2-1-1-0-0-0-0-1-21-22-S",
            "E",
            "A last capture, and what is left, bring both to 24.",
        ),
    },
];
