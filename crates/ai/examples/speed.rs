//! How many positions a second the search looks at, beside its floor: `cargo run --release -p
//! ayla-ai --example speed`.
//!
//! The floor is a bare leaf count through `children()` that hashes every position and reads one
//! place of a table of the same size. Whoever searches with a table does at least that.

use std::hash::Hasher;
use std::hint::black_box;
use std::time::Instant;

use ayla_ai::{Limits, analyse};
use ayla_core::{DjenonAboure, Game, Gore, Position};

/// Positions a second, in millions.
fn rate(work: impl FnOnce() -> u64) -> f64 {
    let begun = Instant::now();
    let nodes = work();
    nodes as f64 / begun.elapsed().as_secs_f64() / 1e6
}

/// As cheap as a hash can be.
struct Sum(u64);

impl Hasher for Sum {
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks();
        words
            .iter()
            .for_each(|&word| self.write_u64(u64::from_le_bytes(word)));
        rest.iter().for_each(|&byte| self.write_u64(byte.into()));
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

fn walk<P: Position>(position: &P, depth: u32, table: &[u64]) -> u64 {
    let mut sum = Sum(0);
    position.hash(&mut sum);
    black_box(table[(sum.finish() >> 43) as usize]);
    match depth {
        0 => 1,
        _ => {
            position
                .children()
                .map(|(_, child)| walk(&child, depth - 1, table))
                .sum::<u64>()
                + 1
        }
    }
}

fn measure<P: Position>(depth: u32, limits: Limits) {
    let table = vec![0; 1 << 21];
    let mut floors = Vec::new();
    let mut searches = Vec::new();
    for _ in 0..5 {
        floors.push(rate(|| walk(&P::start(), depth, &table)));
        searches.push(rate(|| analyse(&Game::<P>::new(), &limits, &mut ()).nodes));
    }
    floors.sort_by(f64::total_cmp);
    searches.sort_by(f64::total_cmp);
    let (floor, search) = (floors[2], searches[2]);
    println!(
        "{:14} floor {floor:6.1} M/s   search {search:6.1} M/s   ratio {:.2}",
        P::GAME.name,
        search / floor
    );
}

fn main() {
    measure::<Gore>(11, Limits::depth(18));
    measure::<DjenonAboure>(9, Limits::NONE);
}
