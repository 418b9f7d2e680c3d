//! The scenarios and leaf counts as data, for programs in any language: `tests/vectors/*.json`.
//! The book describes them.

use ayla_core::{GameId, Position, Side, Task, perft};
use serde::Serialize;

use crate::scenario::{Said, Scenario, Step};
use crate::scenarios;

/// The files, by name, as they must stand in `tests/vectors`.
#[must_use]
pub fn files() -> [(&'static str, String); 2] {
    let scenarios: Vec<_> = scenarios::all().map(scenario).collect();
    [
        ("scenarios.json", json(&scenarios)),
        ("counts.json", json(&counts())),
    ]
}

fn json(value: &impl Serialize) -> String {
    let mut text = serde_json::to_string_pretty(value).expect("all of it can be written as JSON");
    text.push('\n');
    text
}

#[derive(Serialize)]
struct ScenarioVector {
    name: &'static str,
    game: GameId,
    clauses: &'static [ayla_core::Clause],
    shows: &'static str,
    cite: &'static str,
    start: String,
    moves: Vec<StepVector>,
    legal: Vec<String>,
    result: Option<ResultVector>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum StepVector {
    Move {
        r#move: String,
        taken: u8,
        position: String,
    },
    Refused {
        r#move: String,
        refused: ayla_core::Clause,
    },
    Ended {
        ended: String,
    },
}

#[derive(Serialize)]
struct ResultVector {
    score: String,
    winner: Option<Side>,
    termination: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    glory: Option<bool>,
}

fn scenario(scenario: &Scenario) -> ScenarioVector {
    let played = scenario.play();
    ScenarioVector {
        name: scenario.name,
        game: scenario.game,
        clauses: scenario.clauses,
        shows: scenario.shows,
        cite: scenario.cite,
        start: played.start.text,
        moves: played.steps.into_iter().map(step).collect(),
        legal: played.legal.iter().map(|mv| mv.to_string()).collect(),
        result: played.ending.map(|ending| ResultVector {
            score: ending.outcome.to_string(),
            winner: ending.winner,
            termination: ending.termination.to_string(),
            glory: ending.glory,
        }),
    }
}

fn step(step: Step) -> StepVector {
    match step.said {
        Said::Move(token, _) => StepVector::Move {
            r#move: token.mv.to_string(),
            taken: token.taken.map_or(0, u8::from),
            position: step.after.text,
        },
        Said::Refused(mv, clause) => StepVector::Refused {
            r#move: mv.to_string(),
            refused: clause,
        },
        Said::Ended(termination) => StepVector::Ended {
            ended: termination.to_string(),
        },
    }
}

/// How many sequences of `depth` moves a position has.
#[derive(Debug, Serialize)]
pub struct Count {
    /// The game.
    pub game: GameId,
    /// The position.
    pub position: String,
    /// How many moves deep.
    pub depth: u32,
    /// How many sequences.
    pub leaves: u64,
}

/// Where leaves are counted besides the start: an odd territory, an offer that waits, a trade that
/// has taken place, a crowded board, sowings that never end.
const COUNTED: [(GameId, &str, u32); 7] = [
    (GameId::Gore, "6-0-1-7-7-1-6-0-8-12-N SSSSNNNN AC", 4),
    (GameId::Gore, "17-1-2-2-2-2-0-0-10-12-S SNSSNNNN -", 4),
    (GameId::Gore, "3-4-0-5-1-0-2-3-18-12-S NSSSNNNS -", 4),
    (GameId::Gore, "0-0-0-0-9-0-3-0-18-18-S", 5),
    (GameId::DjenonAboure, "3-1-7-6-0-4-3-2-1-2-1-2-0-0-S", 5),
    (GameId::DjenonAboure, "13-0-0-2-0-15-0-0-1-0-0-17-0-0-N", 5),
    (GameId::DjenonAboure, "1-0-10-1-0-1-0-4-5-2-1-4-0-0-S", 5),
];

/// All counts: from the start, and from some set-ups.
#[must_use]
pub fn counts() -> Vec<Count> {
    let starts = [
        (GameId::Gore, "start", 7),
        (GameId::DjenonAboure, "start", 6),
    ];
    starts
        .into_iter()
        .chain(COUNTED)
        .flat_map(|(game, position, most)| {
            (1..=most).map(move |depth| {
                game.dispatch(CountTask {
                    game,
                    position,
                    depth,
                })
            })
        })
        .collect()
}

struct CountTask {
    game: GameId,
    position: &'static str,
    depth: u32,
}

impl Task for CountTask {
    type Output = Count;

    fn run<P: Position>(self) -> Count {
        let position = match self.position {
            "start" => P::start(),
            text => text
                .parse()
                .unwrap_or_else(|error| panic!("{text}: {error}")),
        };
        Count {
            game: self.game,
            position: position.to_string(),
            depth: self.depth,
            leaves: perft(&position, self.depth),
        }
    }
}
