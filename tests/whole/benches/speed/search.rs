//! Searching: positions looked at in a second.

use std::hash::Hasher;
use std::hint::black_box;
use std::thread;

use ayla_ai::{Limits, analyse};
use ayla_core::{Game, Gore, Position};

use crate::clock::{Piece, Subject, Unit};
use crate::rules::moves;

const LIMITS: Limits = Limits::nodes(60_000);

/// The search from the start, by the positions it looks at.
pub(crate) fn search<P: Position>(depth: u8) -> Subject {
    beside_a_walk::<P>(LIMITS, depth, Unit::Rate("positions/s"))
}

/// The search from the start until it is proved, as a whole.
pub(crate) fn until_exact<P: Position>(depth: u8) -> Subject {
    beside_a_walk::<P>(Limits::NONE, depth, Unit::Milliseconds)
}

/// The floor of a search is a leaf count of as many positions that hashes each and reads a place of a
/// table, as large as the search's where nodes are not limited.
fn beside_a_walk<P: Position>(limits: Limits, depth: u8, unit: Unit) -> Subject {
    let nodes = analyse(&Game::<P>::new(), &limits, &mut ()).nodes as f64;
    let played = moves(&P::start(), depth) as f64;
    let table = vec![1; limits.memory / size_of::<u64>()];
    let work = match unit {
        Unit::Rate(_) => nodes,
        Unit::Milliseconds => 1.0,
    };
    Subject {
        unit,
        piece: Piece::new(work, move || {
            black_box(analyse(&Game::<P>::new(), &limits, &mut ()));
        }),
        floor: Piece::new(work * played / nodes, move || {
            black_box(walk(black_box(&P::start()), depth, &table));
        }),
    }
}

/// Where two threads are compared with one: positions of games, and how far ahead to look, which takes
/// one thread some tenths of a second each.
const SHARED: [(&str, u8); 6] = [
    ("6-6-6-6-6-6-6-6-0-0-S", 19),
    ("8-7-1-8-0-8-8-8-0-0-S", 18),
    ("3-14-1-13-0-3-12-0-2-0-S", 19),
    ("1-0-0-18-0-0-0-1-14-14-S", 18),
    ("9-1-9-8-8-8-1-4-0-0-N", 18),
    ("1-20-0-5-0-0-4-10-2-6-N NSSSSNNN -", 17),
];

/// The table of these searches, a little more than they fill. A larger one would measure how the system
/// hands out its pages.
const SHARED_MEMORY: usize = 8 << 20;

/// Two threads look as far ahead as one, which is the floor, while another beside it does the same, each
/// for itself: then it has the other core no more to itself than each of the two has.
///
/// Where two cores are two halves of one, or share what they are let to consume, a thread alone is the
/// faster for it, and what two threads gain by that says nothing about how they share their work.
pub(crate) fn two_threads() -> Subject {
    let beside_another = || {
        thread::scope(|scope| {
            scope.spawn(|| look_ahead(1));
            look_ahead(1);
        });
    };
    Subject {
        unit: Unit::Milliseconds,
        piece: Piece::new(1.0, || look_ahead(2)).on_the_wall(),
        floor: Piece::new(1.0, beside_another).on_the_wall(),
    }
}

/// The same beside one thread that has the machine to itself.
pub(crate) fn two_threads_and_one_alone() -> Subject {
    Subject {
        floor: Piece::new(1.0, || look_ahead(1)).on_the_wall(),
        ..two_threads()
    }
}

/// So many threads look ahead in all positions of [`SHARED`].
fn look_ahead(threads: usize) {
    for (position, depth) in SHARED {
        let position: Gore = position.parse().expect("it is a position");
        let limits = Limits {
            memory: SHARED_MEMORY,
            ..Limits::depth(depth).with_threads(threads)
        };
        black_box(analyse(&Game::from_position(position), &limits, &mut ()));
    }
}

/// As [`moves`], with a look into the table at every position.
fn walk<P: Position>(position: &P, depth: u8, table: &[u64]) -> u64 {
    let mut hash = Sum(0);
    position.hash(&mut hash);
    let seen = black_box(table[hash.finish() as usize % table.len()]);
    if depth == 0 {
        return seen;
    }
    let children = position.children();
    children
        .map(|(_, child)| walk(&child, depth - 1, table))
        .sum()
}

/// As cheap as a hash can be.
struct Sum(u64);

impl Hasher for Sum {
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks();
        for &word in words {
            self.write_u64(u64::from_le_bytes(word));
        }
        for &byte in rest {
            self.write_u64(byte.into());
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn finish(&self) -> u64 {
        self.0 >> 32
    }
}
