//! Who plays whom, when, and how.

use ayla_core::{BySide, Side};

/// One game of a match.
///
/// A round has one opening. In it each player meets each other twice, once at either side. The games
/// are numbered from 1, round by round, so that a longer match begins with the games of a shorter
/// one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fixture {
    /// From 1.
    pub(crate) number: u32,
    /// The round, from 0.
    pub(crate) round: usize,
    /// Which two meet, as an index into [`pairings`].
    pub(crate) pairing: usize,
    /// Who sits where.
    pub(crate) players: BySide<usize>,
    /// Where the first of the two sits.
    pub(crate) first_sits: Side,
}

/// All pairs of so many players.
pub(crate) fn pairings(players: usize) -> Vec<(usize, usize)> {
    (0..players)
        .flat_map(|first| (first + 1..players).map(move |second| (first, second)))
        .collect()
}

/// The game with this number, from 1, among these pairs.
pub(crate) fn fixture(pairings: &[(usize, usize)], number: u32) -> Fixture {
    let index = number.saturating_sub(1) as usize;
    let pair = index / 2;
    let pairing = pair % pairings.len();
    let (first, second) = pairings[pairing];
    let (players, first_sits) = if index.is_multiple_of(2) {
        (BySide::new(first, second), Side::South)
    } else {
        (BySide::new(second, first), Side::North)
    };
    Fixture {
        number,
        round: pair / pairings.len(),
        pairing,
        players,
        first_sits,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_meets_everybody_at_both_sides_in_every_round() {
        let pairings = pairings(3);
        let seen: Vec<_> = (1..=12)
            .map(|number| {
                let fixture = fixture(&pairings, number);
                (fixture.round, fixture.players.south, fixture.players.north)
            })
            .collect();
        let round = |round| {
            [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]
                .map(|(south, north)| (round, south, north))
        };
        assert_eq!(seen, [round(0), round(1)].concat());
    }
}
