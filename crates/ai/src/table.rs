//! The table of positions that were looked at before.

use std::sync::atomic::{AtomicU64, Ordering};

use ayla_core::{Move, Pit, PitSet};

use crate::key::Key;
use crate::value::{Found, Value, Window};

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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    pub(crate) found: Found,
    pub(crate) bound: Bound,
    /// How many moves ahead it was looked at.
    pub(crate) depth: u8,
    pub(crate) mv: Option<Move>,
}

impl Entry {
    /// Whether it tells all that a search of `window` would.
    #[inline]
    pub(crate) fn decides(&self, window: Window) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.found.value >= window.beta,
            Bound::Upper => self.found.value <= window.alpha,
        }
    }

    /// All of it in one word, which is never 0. From its lowest bits: value, proof, depth, bound,
    /// move; the highest byte is left to the table.
    #[inline]
    fn pack(self) -> u64 {
        let bound = match self.bound {
            Bound::Exact => 1,
            Bound::Lower => 2,
            Bound::Upper => 3,
        };
        u64::from(self.found.value as u16)
            | u64::from(
                self.found
                    .proof
                    .map_or(UNPROVED, |moves| moves.min(LONGEST)),
            ) << 16
            | u64::from(self.depth) << DEPTH
            | bound << 32
            | pack_move(self.mv) << 34
    }

    #[inline]
    fn unpack(word: u64) -> Option<Entry> {
        let bound = match (word >> 32) & 3 {
            1 => Bound::Exact,
            2 => Bound::Lower,
            3 => Bound::Upper,
            _ => return None,
        };
        Some(Entry {
            found: Found {
                value: word as u16 as Value,
                proof: Some((word >> 16) as u8).filter(|&moves| moves != UNPROVED),
            },
            bound,
            depth: (word >> DEPTH) as u8,
            mv: unpack_move((word >> 34) & 0x7_ffff),
        })
    }
}

/// Above so many bits an entry has its depth.
const DEPTH: u32 = 24;

/// Above so many bits an entry has the number of its search.
const SEARCH: u32 = 56;

const UNPROVED: u8 = u8::MAX;

/// A proof is saved as no longer than this. It is far too long to be of use.
const LONGEST: u8 = UNPROVED - 1;

const NO_MOVE: u64 = 0;
const SOW: u64 = 1;
const OFFER: u64 = 2;
const ACCEPT: u64 = 3;
const DECLINE: u64 = 4;
const PASS: u64 = 5;

/// In 3 bits what kind of move, then 16 for the pit or the pits.
#[inline]
fn pack_move(mv: Option<Move>) -> u64 {
    match mv {
        None => NO_MOVE,
        Some(Move::Sow(pit)) => SOW | (u64::from(pit.number()) << 3),
        Some(Move::Offer(pits)) => OFFER | (u64::from(pits.bits()) << 3),
        Some(Move::Accept) => ACCEPT,
        Some(Move::Decline) => DECLINE,
        Some(Move::Pass) => PASS,
    }
}

#[inline]
fn unpack_move(word: u64) -> Option<Move> {
    Some(match word & 7 {
        SOW => Move::Sow(Pit::from_number((word >> 3) as u8)?),
        OFFER => Move::Offer(PitSet::from_bits((word >> 3) as u16)),
        ACCEPT => Move::Accept,
        DECLINE => Move::Decline,
        PASS => Move::Pass,
        _ => return None,
    })
}

/// A table of fixed size, for any number of threads at once.
///
/// A position has four places, which are one line of the processor's cache. A new entry displaces
/// one of an earlier search, or else the one that was looked at least deeply.
///
/// Nobody waits for anybody: the two words of a place may come from two threads. So the first is
/// not the key but the key mixed with the second, and what does not belong together is not found.
#[derive(Debug)]
pub(crate) struct Table {
    /// Two for each place: the key's check, and the entry added to it bit by bit; then the entry,
    /// zero if the place is free.
    words: Vec<AtomicU64>,
    /// Where the first line of the cache begins.
    first: usize,
    /// Which search it serves, from 0 on and round and round.
    search: u8,
}

/// The words of a line of the cache.
const LINE: usize = 8;

type Line = [AtomicU64; LINE];

/// A pair of words of a line.
#[derive(Clone, Copy)]
struct Place<'a> {
    check: &'a AtomicU64,
    entry: &'a AtomicU64,
}

impl<'a> Place<'a> {
    #[inline]
    fn all(line: &'a Line) -> impl Iterator<Item = Place<'a>> {
        let (places, _) = line.as_chunks();
        places.iter().map(|[check, entry]| Place { check, entry })
    }

    #[inline]
    fn load(self) -> (u64, u64) {
        let entry = self.entry.load(Ordering::Relaxed);
        (self.check.load(Ordering::Relaxed) ^ entry, entry)
    }

    #[inline]
    fn store(self, check: u64, entry: u64) {
        self.check.store(check ^ entry, Ordering::Relaxed);
        self.entry.store(entry, Ordering::Relaxed);
    }
}

impl Table {
    /// A table of at most so many bytes, but one line at least.
    ///
    /// However large it is, what is not used costs no time: the words are zero as they come.
    pub(crate) fn new(bytes: usize) -> Table {
        let lines = 1 << (bytes / size_of::<Line>()).max(1).ilog2();
        let zeros = vec![0; (lines + 1) * LINE - 1];
        let words: Vec<AtomicU64> = zeros.into_iter().map(AtomicU64::new).collect();
        let first = words.as_ptr().align_offset(size_of::<Line>());
        // Nobody has to align anything; it is only faster.
        let first = if first < LINE { first } else { 0 };
        Table {
            words,
            first,
            search: 0,
        }
    }

    /// Another search begins: the entries of those before may be displaced by its own.
    pub(crate) fn begin_search(&mut self) {
        self.search = self.search.wrapping_add(1);
    }

    #[inline]
    fn line(&self, key: Key) -> &Line {
        let (lines, _) = self.words[self.first..].as_chunks();
        let index = (u128::from(key.place) * lines.len() as u128) >> 64;
        &lines[index as usize]
    }

    #[inline]
    pub(crate) fn get(&self, key: Key) -> Option<Entry> {
        Place::all(self.line(key)).find_map(|place| {
            let (check, entry) = place.load();
            if check == key.check {
                Entry::unpack(entry)
            } else {
                None
            }
        })
    }

    #[inline]
    pub(crate) fn put(&self, key: Key, entry: Entry) {
        let line = self.line(key);
        let entry = entry.pack() | u64::from(self.search) << SEARCH;
        let worth = |place: Place<'_>| {
            let (check, old) = place.load();
            if check == key.check {
                0
            } else {
                self.worth(old)
            }
        };
        if let Some(place) = Place::all(line).min_by_key(|&place| worth(place)) {
            place.store(key.check, entry);
        }
    }

    /// How much an entry is worth to be kept: more than 0, a free place less than any entry, and one
    /// of this search more than all others.
    #[inline]
    fn worth(&self, entry: u64) -> u32 {
        const FREE: u32 = 1;
        const OLD: u32 = 2;
        const NEW: u32 = OLD + u8::MAX as u32 + 1;

        let depth = u32::from((entry >> DEPTH) as u8);
        if entry == 0 {
            FREE
        } else if (entry >> SEARCH) as u8 == self.search {
            NEW + depth
        } else {
            OLD + depth
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(depth: u8, value: Value, mv: &str) -> Entry {
        Entry {
            found: Found {
                value,
                proof: Some(depth).filter(|_| value % 2 == 0),
            },
            bound: [Bound::Exact, Bound::Lower, Bound::Upper][usize::from(depth % 3)],
            depth,
            mv: mv.parse().ok(),
        }
    }

    #[test]
    fn an_entry_is_kept_as_it_is() {
        let moves = [
            "",
            "A",
            "h",
            "offer:A",
            "offer:Bah",
            "accept",
            "decline",
            "pass",
        ];
        for (depth, mv) in (0..=254).zip(moves.iter().cycle()) {
            for value in [-768, -17, 0, 1, 768] {
                let entry = entry(depth, value, mv);
                assert_eq!(Entry::unpack(entry.pack()), Some(entry));
            }
        }
    }

    #[test]
    fn deep_entries_outlast_shallow_ones() {
        let table = Table::new(0);
        let key = |depth| Key {
            place: 0,
            check: u64::from(depth) + 1000,
        };
        for depth in 1..=6 {
            assert_eq!(table.get(key(depth)), None);
            table.put(key(depth), entry(depth, 16, "A"));
            assert_eq!(table.get(key(depth)), Some(entry(depth, 16, "A")));
        }
        let is_kept = |depth| table.get(key(depth)).is_some();
        assert_eq!(
            [1, 2, 3, 4, 5, 6].map(is_kept),
            [false, false, true, true, true, true]
        );
    }

    #[test]
    fn entries_of_earlier_searches_go_first() {
        let mut table = Table::new(0);
        let key = |check| Key { place: 0, check };
        for check in 1..=4 {
            table.put(key(check), entry(40, 16, "A"));
        }
        table.begin_search();
        for check in 5..=7 {
            table.put(key(check), entry(2, 16, "A"));
        }
        assert_eq!(
            (1..=7)
                .filter(|&check| table.get(key(check)).is_some())
                .count(),
            4
        );
        assert!((5..=7).all(|check| table.get(key(check)).is_some()));
    }

    #[test]
    fn halves_of_two_entries_are_no_entry() {
        let (check, entry_word) = (AtomicU64::new(0), AtomicU64::new(0));
        let place = Place {
            check: &check,
            entry: &entry_word,
        };
        let (one, other) = (entry(3, 16, "A").pack(), entry(4, 18, "B").pack());
        place.store(7, one);
        entry_word.store(other, Ordering::Relaxed);
        assert_ne!(place.load().0, 7);
    }
}
