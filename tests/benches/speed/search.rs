//! Searching: positions looked at in a second.

use std::hash::Hasher;
use std::hint::black_box;

use ayla_ai::{Limits, analyse};
use ayla_core::{Game, Position};

use crate::clock::{Piece, Subject, Unit};
use crate::rules::moves;

const LIMITS: Limits = Limits::nodes(60_000);

/// The search from the start. Its floor is a leaf count that hashes every position and reads a
/// place of a table as large as the search's.
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
