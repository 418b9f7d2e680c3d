//! Leaf counts from the start, which independent programs agree on.

use ayla_core::{DjenonAboure, Gore, Position, perft};
use ayla_rulebook::naive;

const GORE: [u64; 7] = [4, 16, 64, 241, 947, 3701, 13970];
const DJENON_ABOURE: [u64; 6] = [6, 27, 120, 512, 1963, 7862];

fn counts<P: Position>(depths: usize) -> Vec<u64> {
    let depths = 1..=depths as u32;
    depths.map(|depth| perft(&P::start(), depth)).collect()
}

#[test]
fn gore() {
    assert_eq!(counts::<Gore>(GORE.len()), GORE);
    for (depth, leaves) in (1..).zip(GORE) {
        assert_eq!(naive::Gore::start().leaf_count(depth), leaves);
    }
}

#[test]
fn djenon_aboure() {
    assert_eq!(counts::<DjenonAboure>(DJENON_ABOURE.len()), DJENON_ABOURE);
    for (depth, leaves) in (1..).zip(DJENON_ABOURE) {
        assert_eq!(naive::DjenonAboure::start().leaf_count(depth), leaves);
    }
}
