//! The table of positions that were looked at before.

use std::hash::{Hash, Hasher};
use std::mem::size_of;

use ayla_core::Move;

use crate::value::{Found, Window};

/// How a value binds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// The position is worth this.
    Exact,
    /// This or more.
    Lower,
    /// This or less.
    Upper,
}

/// What is remembered of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry<P> {
    pub(crate) position: P,
    pub(crate) found: Found,
    pub(crate) bound: Bound,
    /// How many moves ahead it was looked at.
    pub(crate) depth: u8,
    pub(crate) mv: Option<Move>,
}

impl<P> Entry<P> {
    /// Whether it tells all that a search of `window` would.
    pub(crate) fn decides(&self, window: Window) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.found.value >= window.beta,
            Bound::Upper => self.found.value <= window.alpha,
        }
    }
}

/// A table of fixed size. Each position has two places: the first keeps what was looked at deeply,
/// the second what was looked at last.
///
/// The key is the position itself and not its hash, so that no accident can make up a proof.
#[derive(Debug)]
pub(crate) struct Table<P> {
    pairs: Vec<[Option<Entry<P>>; 2]>,
}

impl<P: Copy + Eq + Hash> Table<P> {
    /// A table of at most so many bytes, but one pair at least.
    pub(crate) fn new(bytes: usize) -> Table<P> {
        let most = (bytes / size_of::<[Option<Entry<P>>; 2]>()).max(1);
        Table {
            pairs: vec![[None; 2]; 1 << most.ilog2()],
        }
    }

    /// The pair of places for positions of this hash: its highest bits are its best.
    fn index(&self, hash: u64) -> usize {
        let pairs = self.pairs.len() as u64;
        ((u128::from(hash) * u128::from(pairs)) >> 64) as usize
    }

    pub(crate) fn get(&self, position: &P, hash: u64) -> Option<&Entry<P>> {
        self.pairs[self.index(hash)]
            .iter()
            .flatten()
            .find(|entry| entry.position == *position)
    }

    pub(crate) fn put(&mut self, entry: Entry<P>, hash: u64) {
        let index = self.index(hash);
        let [deep, last] = &mut self.pairs[index];
        match deep {
            Some(old) if old.position != entry.position => {
                if entry.depth >= old.depth {
                    *last = deep.replace(entry);
                } else {
                    *last = Some(entry);
                }
            }
            _ => *deep = Some(entry),
        }
    }
}

/// The hash of a position: the same on every machine.
pub(crate) fn hash(position: &impl Hash) -> u64 {
    let mut words = Words(0);
    position.hash(&mut words);
    words.finish()
}

/// Mixes word after word by a multiplication, as the hasher of the Firefox browser does.
struct Words(u64);

impl Words {
    const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

    #[inline]
    fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(Words::FACTOR);
    }
}

impl Hasher for Words {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks();
        for &word in words {
            self.mix(u64::from_le_bytes(word));
        }
        if !rest.is_empty() {
            let mut word = [0; 8];
            word[..rest.len()].copy_from_slice(rest);
            self.mix(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, byte: u8) {
        self.mix(byte.into());
    }

    #[inline]
    fn write_u16(&mut self, word: u16) {
        self.mix(word.into());
    }

    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.mix(word.into());
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.mix(word);
    }

    #[inline]
    fn write_usize(&mut self, word: usize) {
        self.mix(word as u64);
    }

    #[inline]
    fn write_isize(&mut self, word: isize) {
        self.mix(word as u64);
    }

    /// The low bits of a product depend on few bits of its factors: fold the high ones in.
    fn finish(&self) -> u64 {
        let product = u128::from(self.0) * u128::from(Words::FACTOR);
        (product >> 64) as u64 ^ product as u64
    }
}
