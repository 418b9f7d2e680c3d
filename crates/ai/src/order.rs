//! Which moves to look at first.

use ayla_core::{Move, Pit, Side};

/// What refuted the opponent lately.
#[derive(Debug)]
pub(crate) struct Order {
    /// For each player, how much his sowing of each pit was worth as a refutation.
    sowings: [[u32; Pit::COUNT]; 2],
}

/// A seed that is taken at once counts more than any past success.
const CAPTURE: u32 = 1 << 24;

impl Order {
    pub(crate) const fn new() -> Order {
        Order {
            sowings: [[0; Pit::COUNT]; 2],
        }
    }

    /// How early to look at a move of `by` that takes so many seeds: the higher the earlier.
    pub(crate) fn rank(&self, by: Side, mv: Move, taken: u8) -> u32 {
        let success = match mv {
            Move::Sow(pit) => self.sowings[by as usize][usize::from(pit.number())],
            _ => 0,
        };
        u32::from(taken) * CAPTURE + success + 1
    }

    /// A move of `by` was too good to be let happen, `depth` moves before the end of the search.
    pub(crate) fn reward(&mut self, by: Side, mv: Move, depth: u8) {
        let Move::Sow(pit) = mv else { return };
        let sowings = &mut self.sowings[by as usize];
        sowings[usize::from(pit.number())] += u32::from(depth) * u32::from(depth);
        if sowings[usize::from(pit.number())] >= CAPTURE {
            for success in sowings {
                *success /= 2;
            }
        }
    }
}
