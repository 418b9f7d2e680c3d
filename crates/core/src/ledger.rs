//! What a position knows besides its board.

use core::fmt;

use crate::{BySide, PitSet, Side};

/// What each player has taken, whose turn it is, and, where pits are traded, whose they are: all in one
/// word, so that a position is copied, compared and hashed in as few steps as can be.
///
/// From the lowest bit on: South's seeds and North's, a byte each; sixteen bits, the lowest of them set where
/// North is to move; South's territory and the pits offered, sixteen bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Ledger(u64);

const TO_MOVE: u32 = 16;
const SOUTH: u32 = 32;
const OFFER: u32 = 48;

impl Ledger {
    /// No territory, and no offer.
    pub(crate) const fn new(taken: BySide<u8>, to_move: Side) -> Ledger {
        let taken = u16::from_le_bytes([taken.south, taken.north]);
        Ledger(taken as u64 | (to_move as u64) << TO_MOVE)
    }

    #[inline]
    pub(crate) const fn taken(self) -> BySide<u8> {
        let [south, north, ..] = self.0.to_le_bytes();
        BySide::new(south, north)
    }

    #[inline]
    pub(crate) const fn taken_by(self, side: Side) -> u8 {
        (self.0 >> Self::seeds_of(side)) as u8
    }

    /// `by` takes so many seeds from the board.
    #[inline]
    pub(crate) const fn take(&mut self, by: Side, seeds: u8) {
        debug_assert!(self.taken_by(by).checked_add(seeds).is_some());
        self.0 += (seeds as u64) << Self::seeds_of(by);
    }

    /// `by` lays so many of his seeds on the board.
    #[inline]
    pub(crate) const fn pay(&mut self, by: Side, seeds: u8) {
        debug_assert!(self.taken_by(by) >= seeds);
        self.0 -= (seeds as u64) << Self::seeds_of(by);
    }

    #[inline]
    pub(crate) const fn to_move(self) -> Side {
        match self.0 >> TO_MOVE & 1 {
            0 => Side::South,
            _ => Side::North,
        }
    }

    /// It is the opponent's turn.
    #[inline]
    pub(crate) const fn turn(&mut self) {
        self.0 ^= 1 << TO_MOVE;
    }

    /// South's territory.
    #[inline]
    pub(crate) const fn south(self) -> PitSet {
        PitSet::from_bits((self.0 >> SOUTH) as u16)
    }

    #[inline]
    pub(crate) const fn set_south(&mut self, pits: PitSet) {
        self.set(SOUTH, pits);
    }

    /// The pits offered; empty while no offer waits.
    #[inline]
    pub(crate) const fn offer(self) -> PitSet {
        PitSet::from_bits((self.0 >> OFFER) as u16)
    }

    #[inline]
    pub(crate) const fn set_offer(&mut self, pits: PitSet) {
        self.set(OFFER, pits);
    }

    #[inline]
    const fn set(&mut self, place: u32, pits: PitSet) {
        let others = self.0 & !((u16::MAX as u64) << place);
        self.0 = others | (pits.bits() as u64) << place;
    }

    /// Where the seeds of `side` begin.
    #[inline]
    const fn seeds_of(side: Side) -> u32 {
        side as u32 * u8::BITS
    }
}

impl fmt::Debug for Ledger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ledger")
            .field("taken", &self.taken())
            .field("to_move", &self.to_move())
            .field("south", &self.south())
            .field("offer", &self.offer())
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    extern crate std;

    #[test]
    fn what_is_written_into_one_place_leaves_the_others_as_they_were() {
        let (south, offer) = (PitSet::from_bits(0x8001), PitSet::from_bits(0x0ff0));
        let mut ledger = Ledger::new(BySide::new(100, 20), Side::North);
        ledger.set_south(south);
        ledger.set_offer(PitSet::from_bits(u16::MAX));
        ledger.set_offer(offer);
        ledger.take(Side::South, 27);
        ledger.take(Side::North, 7);
        ledger.pay(Side::South, 1);
        let seen = |ledger: Ledger| {
            (
                ledger.taken(),
                ledger.south(),
                ledger.offer(),
                ledger.to_move(),
            )
        };
        assert_eq!(
            seen(ledger),
            (BySide::new(126, 27), south, offer, Side::North)
        );
        assert_eq!(Side::BOTH.map(|side| ledger.taken_by(side)), [126, 27]);
        ledger.turn();
        assert_eq!(
            seen(ledger),
            (BySide::new(126, 27), south, offer, Side::South)
        );
        ledger.turn();
        assert_eq!(ledger.to_move(), Side::North);
    }

    #[test]
    fn it_is_shown_by_what_it_tells() {
        let mut ledger = Ledger::new(BySide::new(1, 2), Side::South);
        ledger.set_south("AB".parse().unwrap());
        assert_eq!(
            std::format!("{ledger:?}"),
            "Ledger { taken: BySide { south: 1, north: 2 }, to_move: South, \
             south: PitSet(AB), offer: PitSet() }"
        );
    }
}
