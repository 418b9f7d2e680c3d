//! Searching: positions looked at in a second.

use std::hash::Hasher;
use std::hint::black_box;

use ayla_ai::{Limits, analyse};
use ayla_core::{Game, Gore, Position};

use crate::clock::{Piece, Subject, Unit};
use crate::rules::moves;

const LIMITS: Limits = Limits::nodes(60_000);

/// The search from the start. Its floor is a leaf count that hashes every position and reads a
/// place of a table, as large as the search's where nodes are not limited.
pub(crate) fn search<P: Position>(depth: u8) -> Subject {
    let nodes = analyse(&Game::<P>::new(), &LIMITS, &mut ()).nodes;
    let played = moves(&P::start(), depth);
    let table = vec![1; LIMITS.memory / size_of::<u64>()];
    Subject {
        unit: Unit::Rate("positions/s"),
        piece: Piece::new(nodes as f64, || {
            black_box(analyse(&Game::<P>::new(), &LIMITS, &mut ()));
        }),
        floor: Piece::new(played as f64, move || {
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

/// Two threads look as far ahead as one, which is the floor. Where each has a core of its own they
/// take half of what both together take of the processor's time.
pub(crate) fn two_threads() -> Subject {
    let look = |threads| {
        Piece::new(1.0, move || {
            for (position, depth) in SHARED {
                let position: Gore = position.parse().expect("it is a position");
                let limits = Limits {
                    memory: SHARED_MEMORY,
                    ..Limits::depth(depth).with_threads(threads)
                };
                black_box(analyse(&Game::from_position(position), &limits, &mut ()));
            }
        })
    };
    Subject {
        unit: Unit::Milliseconds,
        piece: look(2),
        floor: look(1),
    }
}

/// The same by the time on the wall.
pub(crate) fn two_threads_on_the_wall() -> Subject {
    let Subject { unit, piece, floor } = two_threads();
    Subject {
        unit,
        piece: piece.on_the_wall(),
        floor: floor.on_the_wall(),
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
