//! What a move would do, before it is made.

use ayla_core::{Event, Lap, Move, Pit, PitSet, Position};

/// What a sowing would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Preview {
    /// Where its last seed falls.
    pub(super) last: Pit,
    /// The holes it takes.
    pub(super) prey: PitSet,
    /// How many seeds it takes.
    pub(super) taken: u8,
}

impl Preview {
    /// What a sowing of `pit` would do, if it is legal.
    pub(super) fn of<P: Position>(position: &P, pit: Pit) -> Option<Preview> {
        let mut after = *position;
        let mut events = Vec::new();
        after.play(Move::Sow(pit), &mut events).ok()?;
        let last = events.iter().rev().find_map(|event| match event {
            Event::Lap(lap) => Some(Lap::last(*lap)),
            _ => None,
        })?;
        let captures = events.iter().filter_map(|event| match event {
            Event::Capture { pit, seeds, .. } => Some((*pit, *seeds)),
            _ => None,
        });
        Some(Preview {
            last,
            prey: captures.clone().map(|(pit, _)| pit).collect(),
            taken: captures.map(|(_, seeds)| seeds).sum(),
        })
    }
}
