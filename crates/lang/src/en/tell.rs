//! What a move did, step by step.

use ayla_core::{Event, Lap, Pit, Side};

use super::grammar::list;
use crate::Names;

/// The `events` of a move by `by`, a sentence for each step.
///
/// The later laps of a relay are one sentence, and so are all captures and all payments.
#[must_use]
pub fn tell(by: Side, events: &[Event], names: &Names) -> Vec<String> {
    let kind = std::mem::discriminant::<Event>;
    events
        .chunk_by(|one, next| kind(one) == kind(next))
        .flat_map(|alike| sentences(by, alike, names))
        .collect()
}

/// Events of one kind.
fn sentences(by: Side, alike: &[Event], names: &Names) -> Vec<String> {
    let Some((first, others)) = alike.split_first() else {
        return Vec::new();
    };
    let says = |by, verb, pits| format!("{} {}.", names.does(by, verb), list(pits));
    match *first {
        Event::Lap(lap) if others.is_empty() => vec![sowing(by, lap, names)],
        Event::Lap(lap) => vec![sowing(by, lap, names), relay(others)],
        Event::Capture { by, .. } => vec![capture(by, alike, names)],
        Event::Pass { by } => vec![format!("{}.", names.does(by, ("pass", "passes")))],
        Event::Offer { by, pits } => vec![says(by, ("offer", "offers"), pits)],
        Event::Accept { by, pits } => vec![says(by, ("accept", "accepts"), pits)],
        Event::Payment { by, .. } => vec![payment(by, alike, names)],
        Event::Decline { by, pits } => {
            vec![says(by, ("decline", "declines"), pits), reminder(by, names)]
        }
        Event::Sweep { .. } => sweep(alike, names).into_iter().collect(),
    }
}

fn sowing(by: Side, lap: Lap, names: &Names) -> String {
    format!(
        "{} {} from {} and {} to {}.",
        names.does(by, ("lift", "lifts")),
        lap.seeds(),
        lap.from(),
        names.verb(by, ("sow", "sows")),
        lap.last()
    )
}

/// The laps of a relay after its first (D5).
fn relay(laps: &[Event]) -> String {
    let legs: Vec<_> = laps
        .iter()
        .filter_map(|event| match event {
            Event::Lap(lap) => Some(format!(
                "{} from {} to {}",
                lap.seeds(),
                lap.from(),
                lap.last()
            )),
            _ => None,
        })
        .collect();
    format!("The relay goes on: {}.", legs.join(", "))
}

fn capture(by: Side, captures: &[Event], names: &Names) -> String {
    let pits: Vec<(Pit, u8)> = captures
        .iter()
        .filter_map(|event| match *event {
            Event::Capture { pit, seeds, .. } => Some((pit, seeds)),
            _ => None,
        })
        .collect();
    let takes = names.does(by, ("take", "takes"));
    match pits[..] {
        [(pit, seeds)] => format!("{takes} {seeds} from {pit}."),
        _ => {
            let all: u16 = pits.iter().map(|&(_, seeds)| u16::from(seeds)).sum();
            let each = list(
                pits.iter()
                    .map(|(pit, seeds)| format!("{seeds} from {pit}")),
            );
            format!("{takes} {all}: {each}.")
        }
    }
}

fn payment(by: Side, payments: &[Event], names: &Names) -> String {
    let each = payments.iter().filter_map(|event| match event {
        Event::Payment { pit, seeds, .. } => Some(format!("{seeds} into {pit}")),
        _ => None,
    });
    format!("{} {}.", names.does(by, ("lay", "lays")), list(each))
}

/// G18
fn reminder(by: Side, names: &Names) -> String {
    format!(
        "If {} {} this game, it is a win without glory.",
        names.of(by),
        names.verb(by, ("win", "wins"))
    )
}

/// What is left; nothing is said of nothing.
fn sweep(sweeps: &[Event], names: &Names) -> Option<String> {
    let each: Vec<_> = sweeps
        .iter()
        .filter_map(|event| match *event {
            Event::Sweep { by, seeds } if seeds > 0 => {
                Some(format!("{seeds} for {}", names.of(by)))
            }
            _ => None,
        })
        .collect();
    (!each.is_empty()).then(|| format!("What is left is counted: {}.", list(each)))
}
