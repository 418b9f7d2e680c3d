//! Proofs.

use bolero::check;

use crate::words;

/// What proofs are made of.
const PROOF: &[&str] = &[
    "ayla proof 1\n",
    "game djenon-aboure\n",
    "game gore\n",
    "position 0-0-0-0-0-2-0-0-0-1-0-3-20-22-S\n",
    "position 3-0-1-1-1-1-0-1-4-2-S\n",
    "south 20\n",
    "south 23\n",
    "north 25\n",
    "* 0-0-0-0-0-0-1-1-0-1-0-3-20-22-N\n",
    "F 0-0-0-0-0-2-0-0-0-1-0-3-20-22-S\n",
    "A 3-0-1-1-1-1-0-1-4-2-S\n",
    "offer:A 3-0-1-1-1-1-0-1-4-2-S\n",
    "* 3-0-1-1-1-1-0-1-4-2-N\n",
    "end 00000000\n",
    "end ",
    "é",
    "\u{0}",
    "\n",
];

/// A checker takes anything, and tells a line that is there, or the one behind them.
fn check_proof(input: &[u8]) {
    if let Err(error) = ayla_proof::check(input) {
        let lines = input.split(|&byte| byte == b'\n').count();
        assert!((1..=lines + 1).contains(&error.line), "{error}");
    }
}

#[test]
fn bytes() {
    check!().for_each(check_proof);
}

#[test]
fn lines() {
    check!().with_type::<Vec<u8>>().for_each(|choices| {
        let mut text = PROOF[..2].concat();
        text.extend(words(PROOF, choices));
        let sum = crc32fast::hash(text.as_bytes());
        check_proof(text.as_bytes());
        check_proof(format!("{text}end {sum:08x}\n").as_bytes());
    });
}
