//! Counting leaves, to compare one program's rules with another's.

use crate::Position;

/// How many sequences of exactly `depth` moves there are. A pass, an offer and a reply count as
/// one each; a finished position has no moves.
///
/// ```
/// use ayla_core::{DjenonAboure, Gore, Position, perft};
///
/// assert_eq!(perft(&Gore::start(), 4), 241);
/// assert_eq!(perft(&DjenonAboure::start(), 4), 512);
/// ```
#[must_use]
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.children().count() as u64,
        _ => position
            .children()
            .map(|(_, child)| perft(&child, depth - 1))
            .sum(),
    }
}
