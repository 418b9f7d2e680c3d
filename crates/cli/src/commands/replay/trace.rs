//! A game as JSON for programs that do not know the rules: what every move does.

use std::borrow::Cow;

use ayla_core::{Ending, Event, Move, Pit, PitSet, Position, Side};
use ayla_notation::{Annotation, Comment, Record};
use serde::Serialize;

use super::Step;

/// A game.
#[derive(Serialize)]
pub(super) struct Trace<'a> {
    game: &'static str,
    tags: Vec<(&'a str, Cow<'a, str>)>,
    start: String,
    comments: &'a [Comment],
    moves: Vec<Moved<'a>>,
    /// `null` while the game is not over.
    result: Option<Ended>,
}

/// A move.
#[derive(Serialize)]
struct Moved<'a> {
    /// How many moves were made up to this one, it included.
    ply: usize,
    by: Side,
    r#move: Move,
    taken: u8,
    events: Vec<Happened>,
    /// The position after it.
    position: String,
    annotations: &'a [Annotation],
    comments: &'a [Comment],
}

/// [`Event`]
#[derive(Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
enum Happened {
    Lap {
        from: Pit,
        seeds: u8,
        drops: Vec<Pit>,
    },
    Capture {
        by: Side,
        pit: Pit,
        seeds: u8,
    },
    Pass {
        by: Side,
    },
    Offer {
        by: Side,
        pits: PitSet,
    },
    Accept {
        by: Side,
        pits: PitSet,
    },
    Payment {
        by: Side,
        pit: Pit,
        seeds: u8,
    },
    Decline {
        by: Side,
        pits: PitSet,
    },
    Sweep {
        by: Side,
        seeds: u8,
    },
}

/// How the game ended.
#[derive(Serialize)]
struct Ended {
    score: String,
    winner: Option<Side>,
    termination: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    glory: Option<bool>,
}

impl<'a> Trace<'a> {
    /// The game with these of its moves.
    pub(super) fn new<P: Position>(record: &'a Record<P>, steps: &[Step<'a, P>]) -> Trace<'a> {
        Trace {
            game: P::GAME.name,
            tags: record.tags().collect(),
            start: record.game().start().to_string(),
            comments: &record.line().comments,
            moves: steps.iter().map(Moved::from).collect(),
            result: record.game().ending().map(Ended::from),
        }
    }
}

impl<'a, P: Position> From<&Step<'a, P>> for Moved<'a> {
    fn from(step: &Step<'a, P>) -> Moved<'a> {
        Moved {
            ply: step.ply,
            by: step.node.by,
            r#move: step.node.mv,
            taken: step.node.taken,
            events: step.events.iter().copied().map(Happened::from).collect(),
            position: step.after.to_string(),
            annotations: &step.node.annotations,
            comments: &step.node.comments,
        }
    }
}

impl From<Event> for Happened {
    fn from(event: Event) -> Happened {
        match event {
            Event::Lap(lap) => Happened::Lap {
                from: lap.from(),
                seeds: lap.seeds(),
                drops: lap.drops().collect(),
            },
            Event::Capture { by, pit, seeds } => Happened::Capture { by, pit, seeds },
            Event::Pass { by } => Happened::Pass { by },
            Event::Offer { by, pits } => Happened::Offer { by, pits },
            Event::Accept { by, pits } => Happened::Accept { by, pits },
            Event::Payment { by, pit, seeds } => Happened::Payment { by, pit, seeds },
            Event::Decline { by, pits } => Happened::Decline { by, pits },
            Event::Sweep { by, seeds } => Happened::Sweep { by, seeds },
        }
    }
}

impl From<Ending> for Ended {
    fn from(ending: Ending) -> Ended {
        Ended {
            score: ending.outcome.to_string(),
            winner: ending.winner,
            termination: ending.termination.to_string(),
            glory: ending.glory,
        }
    }
}
