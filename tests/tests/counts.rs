//! Leaf counts, which independent programs agree on.

use ayla_core::{DjenonAboure, GameId, Gore, Position, perft};
use ayla_rulebook::{naive, vectors};

/// Found by two programs older than this one.
const GORE: [u64; 7] = [4, 16, 64, 241, 947, 3701, 13970];

/// Found by two programs older than this one.
const DJENON_ABOURE: [u64; 6] = [6, 27, 120, 512, 1963, 7862];

fn counts<P: Position>(depths: usize) -> Vec<u64> {
    let depths = 1..=depths as u32;
    depths.map(|depth| perft(&P::start(), depth)).collect()
}

#[test]
fn gore() {
    assert_eq!(counts::<Gore>(GORE.len()), GORE);
}

#[test]
fn djenon_aboure() {
    assert_eq!(counts::<DjenonAboure>(DJENON_ABOURE.len()), DJENON_ABOURE);
}

#[test]
fn the_naive_twins_count_the_same() {
    for count in vectors::counts() {
        let leaves = match count.game {
            GameId::Gore => {
                naive::Gore::parse(&count.position).map(|twin| twin.leaf_count(count.depth))
            }
            GameId::DjenonAboure => {
                naive::DjenonAboure::parse(&count.position).map(|twin| twin.leaf_count(count.depth))
            }
        };
        assert_eq!(leaves, Ok(count.leaves), "{count:?}");
    }
}
