//! The table of positions that were looked at before.

use std::sync::atomic::{AtomicU64, Ordering};

use ayla_core::{Move, Pit, PitSet, Side};

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
    /// move.
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
            | u64::from(self.depth) << 24
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
            depth: (word >> 24) as u8,
            mv: unpack_move(word >> 34),
        })
    }
}

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
        Some(Move::Sow(pit)) => SOW | (number(pit) << 3),
        Some(Move::Offer(pits)) => {
            let set = pits.iter().map(|pit| 1 << number(pit)).sum::<u64>();
            OFFER | (set << 3)
        }
        Some(Move::Accept) => ACCEPT,
        Some(Move::Decline) => DECLINE,
        Some(Move::Pass) => PASS,
    }
}

#[inline]
fn unpack_move(word: u64) -> Option<Move> {
    Some(match word & 7 {
        SOW => Move::Sow(pit(word >> 3)?),
        OFFER => Move::Offer(
            (0..16)
                .filter(|number| (word >> 3) & (1 << number) != 0)
                .filter_map(pit)
                .collect::<PitSet>(),
        ),
        ACCEPT => Move::Accept,
        DECLINE => Move::Decline,
        PASS => Move::Pass,
        _ => return None,
    })
}

const COLUMNS: u64 = Pit::MAX_COLUMNS as u64;

#[inline]
fn number(pit: Pit) -> u64 {
    u64::from(pit.column()) + pit.row() as u64 * COLUMNS
}

#[inline]
fn pit(number: u64) -> Option<Pit> {
    let row = if number < COLUMNS {
        Side::South
    } else {
        Side::North
    };
    Pit::new(row, (number % COLUMNS) as u8)
}

/// A table of fixed size, for any number of threads at once.
///
/// A position has four places, which are one line of the processor's cache. A new entry displaces
/// the one that was looked at least deeply.
///
/// Nobody waits for anybody: the two words of a place may come from two threads. So the first is
/// not the key but the key mixed with the second, and what does not belong together is not found.
#[derive(Debug)]
pub(crate) struct Table {
    lines: Vec<Line>,
}

#[derive(Debug, Default)]
#[repr(align(64))]
struct Line([Place; 4]);

#[derive(Debug, Default)]
struct Place {
    /// The key's check, and the entry added to it bit by bit.
    check: AtomicU64,
    /// Zero if the place is free.
    entry: AtomicU64,
}

impl Place {
    #[inline]
    fn load(&self) -> (u64, u64) {
        let entry = self.entry.load(Ordering::Relaxed);
        (self.check.load(Ordering::Relaxed) ^ entry, entry)
    }

    #[inline]
    fn store(&self, check: u64, entry: u64) {
        self.check.store(check ^ entry, Ordering::Relaxed);
        self.entry.store(entry, Ordering::Relaxed);
    }
}

impl Table {
    /// A table of at most so many bytes, but one line at least.
    pub(crate) fn new(bytes: usize) -> Table {
        let most = (bytes / size_of::<Line>()).max(1);
        Table {
            lines: (0..1 << most.ilog2()).map(|_| Line::default()).collect(),
        }
    }

    #[inline]
    fn line(&self, key: Key) -> &Line {
        let lines = self.lines.len() as u64;
        let index = (u128::from(key.place) * u128::from(lines)) >> 64;
        &self.lines[index as usize]
    }

    #[inline]
    pub(crate) fn get(&self, key: Key) -> Option<Entry> {
        let Line(places) = self.line(key);
        places.iter().find_map(|place| {
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
        let Line(places) = self.line(key);
        let mut shallowest = &places[0];
        let mut least = u32::MAX;
        for place in places {
            let (check, old) = place.load();
            if check == key.check {
                shallowest = place;
                break;
            }
            // A free place is shallower than any entry.
            let depth = u32::from((old >> 24) as u8) + u32::from(old != 0);
            if depth < least {
                least = depth;
                shallowest = place;
            }
        }
        shallowest.store(key.check, entry.pack());
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
    fn halves_of_two_entries_are_no_entry() {
        let place = Place::default();
        let (one, other) = (entry(3, 16, "A").pack(), entry(4, 18, "B").pack());
        place.store(7, one);
        place.entry.store(other, Ordering::Relaxed);
        assert_ne!(place.load().0, 7);
    }
}
