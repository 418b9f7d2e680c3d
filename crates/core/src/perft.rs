//! Counting leaves, to compare one program's rules with another's.

use core::hint::black_box;

use crate::Position;

/// How many sequences of exactly `depth` moves there are. A pass, an offer and a reply count as
/// one each; a finished position has no moves.
///
/// Every move is played, the last one too, so that the count measures the rules as well.
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
        1 => position
            .children()
            .map(|(_, leaf)| {
                black_box(leaf);
                1
            })
            .sum(),
        _ => position
            .children()
            .map(|(_, child)| perft(&child, depth - 1))
            .sum(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Gore;

    #[test]
    fn nothing_played_is_one_sequence() {
        assert_eq!(perft(&Gore::start(), 0), 1);
    }
}
