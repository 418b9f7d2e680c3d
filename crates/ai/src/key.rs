//! The key of a position: what the table knows it by.

use std::hash::{Hash, Hasher};

/// Two halves of a hash of 128 bits, the same on every machine.
///
/// One half finds a place in the table and the other is compared there. That two positions of one
/// search are taken for each other is possible, but not to be expected: with a table of 16 MiB and
/// ten thousand million positions looked at it happens once in some 10¹³ searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Key {
    /// Where to look: the highest bits are its best.
    pub(crate) place: u64,
    /// What to compare.
    pub(crate) check: u64,
}

impl Key {
    /// The same position where other circumstances make it worth something else.
    #[inline]
    pub(crate) const fn under(self, circumstances: u64) -> Key {
        Key {
            place: self.place,
            check: self.check ^ circumstances,
        }
    }

    /// One place where it is compiled, so that all of it that can be known then is.
    #[inline(never)]
    pub(crate) fn of(position: &impl Hash) -> Key {
        let mut words = Words::new();
        position.hash(&mut words);
        words.key()
    }
}

/// Sums up products of words with constants. No product waits for another, and small words are
/// packed into large ones, all of which is known when the program is compiled.
struct Words {
    sum: u128,
    factor: u64,
    packed: u64,
    bits: u32,
}

impl Words {
    const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

    #[inline]
    const fn new() -> Words {
        Words {
            sum: 0,
            factor: Words::FACTOR,
            packed: 0,
            bits: 0,
        }
    }

    #[inline]
    fn add(&mut self, word: u64) {
        let product = u128::from(word) * u128::from(self.factor);
        self.sum = self.sum.wrapping_add(product);
        // Any odd number that has nothing to do with the one before.
        self.factor = self.factor.wrapping_mul(0xd134_2543_de82_ef95) | 1;
    }

    #[inline]
    fn pack(&mut self, word: u64, bits: u32) {
        if self.bits + bits > u64::BITS {
            self.add(self.packed);
            self.packed = 0;
            self.bits = 0;
        }
        self.packed |= word << self.bits;
        self.bits += bits;
    }

    #[inline]
    fn key(mut self) -> Key {
        self.add(self.packed);
        let (low, high) = (self.sum as u64, (self.sum >> 64) as u64);
        // Each half in its turn is mixed into the other, so that nothing is lost.
        let check = spread(low ^ high.rotate_left(32));
        let place = spread(high.wrapping_add(check));
        Key { place, check }
    }
}

/// Lets every bit of a word bear on the highest bits of another, one for one.
#[inline]
fn spread(word: u64) -> u64 {
    let word = (word ^ (word >> 32)).wrapping_mul(Words::FACTOR);
    (word ^ (word >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}

impl Hasher for Words {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks();
        for &word in words {
            self.add(u64::from_le_bytes(word));
        }
        for &byte in rest {
            self.pack(byte.into(), 8);
        }
    }

    #[inline]
    fn write_u8(&mut self, byte: u8) {
        self.pack(byte.into(), 8);
    }

    #[inline]
    fn write_u16(&mut self, word: u16) {
        self.pack(word.into(), 16);
    }

    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.pack(word.into(), 32);
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.add(word);
    }

    #[inline]
    fn write_u128(&mut self, word: u128) {
        self.add(word as u64);
        self.add((word >> 64) as u64);
    }

    /// Lengths and the like: small.
    #[inline]
    fn write_usize(&mut self, word: usize) {
        self.pack(word as u64 & 0xff, 8);
    }

    /// Variants of enumerations: few.
    #[inline]
    fn write_isize(&mut self, word: isize) {
        self.pack(word as u64 & 0xff, 8);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.sum as u64
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use ayla_core::{DjenonAboure, Gore, Position};

    use super::*;

    /// All positions that can be reached in so many moves.
    fn reached<P: Position>(moves: u32) -> HashSet<P> {
        let mut all = HashSet::from([P::start()]);
        let mut newest: Vec<P> = all.iter().copied().collect();
        for _ in 0..moves {
            newest = newest
                .iter()
                .flat_map(|position| position.children().map(|(_, child)| child))
                .filter(|&child| all.insert(child))
                .collect();
        }
        all
    }

    fn keys_differ_and_are_spread<P: Position>(moves: u32) {
        const PLACES: usize = 1 << 12;
        let positions: HashSet<P> = reached(moves);
        let keys: Vec<Key> = positions.iter().map(Key::of).collect();
        let checks: HashSet<u64> = keys.iter().map(|key| key.check).collect();
        let places: HashSet<u64> = keys.iter().map(|key| key.place).collect();
        assert_eq!(checks.len(), positions.len());
        assert_eq!(places.len(), positions.len());

        let mut crowds = vec![0_u32; PLACES];
        for key in &keys {
            crowds[(key.place >> 52) as usize] += 1;
        }
        let expected = positions.len() as f64 / PLACES as f64;
        let spread = crowds
            .iter()
            .map(|&crowd| (f64::from(crowd) - expected).powi(2) / expected)
            .sum::<f64>()
            / PLACES as f64;
        // Chi squared by its degrees of freedom: near 1 where chance decides.
        assert!((0.9..1.1).contains(&spread), "{spread}");
    }

    #[test]
    fn positions_of_gore_have_keys_of_their_own() {
        keys_differ_and_are_spread::<Gore>(9);
    }

    #[test]
    fn positions_of_djenon_aboure_have_keys_of_their_own() {
        keys_differ_and_are_spread::<DjenonAboure>(7);
    }
}
