//! Fixed pieces of work whose instructions are counted: `cargo xtask instructions`.
//!
//! Called with a name it does that piece once; called without one it tells the names. What is
//! counted is what happens within [`measured`], not what prepares it.

#![allow(missing_docs)]

use std::hint::black_box;

use anyhow::{Context, Result};
use ayla_ai::{Limits, analyse};
use ayla_core::{DjenonAboure, Game, Gore, Position, perft};
use ayla_notation::{Record, json, read_all, write};
use ayla_rulebook::games::random_game;
use ayla_rulebook::oware::Oware;
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

const PIECES: [(&str, fn()); 14] = [
    ("leaf count, gore", || leaf_count::<Gore>(8)),
    ("leaf count, djenon-aboure", || {
        leaf_count::<DjenonAboure>(6);
    }),
    ("leaf count, oware", || leaf_count::<Oware>(6)),
    ("random games, gore", || play_games::<Gore>(100)),
    ("random games, djenon-aboure", || {
        play_games::<DjenonAboure>(400);
    }),
    ("random games, oware", || play_games::<Oware>(100)),
    ("read text, gore", || read::<Gore>(text)),
    ("read text, djenon-aboure", || read::<DjenonAboure>(text)),
    ("read JSON, gore", || read::<Gore>(json_text)),
    ("read JSON, djenon-aboure", || {
        read::<DjenonAboure>(json_text);
    }),
    ("write text, gore", || write_again::<Gore>(text)),
    ("write JSON, gore", || write_again::<Gore>(json_text)),
    ("search, gore", search::<Gore>),
    ("search, djenon-aboure", search::<DjenonAboure>),
];

fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let Some(wanted) = arguments.find(|argument| argument != "--bench") else {
        PIECES.iter().for_each(|(name, _)| println!("{name}"));
        return Ok(());
    };
    let piece = PIECES.iter().find(|(name, _)| *name == wanted);
    let (_, piece) = piece.with_context(|| format!("there is no piece {wanted:?}"))?;
    piece();
    Ok(())
}

/// The counting begins and ends with this function.
#[inline(never)]
fn measured<T>(work: impl FnOnce() -> T) {
    black_box(work());
}

fn leaf_count<P: Position>(depth: u32) {
    measured(|| perft(black_box(&P::start()), depth));
}

fn play_games<P: Position>(games: usize) {
    let mut random = random();
    measured(|| {
        for _ in 0..games {
            black_box(random_game::<P>(&mut random));
        }
    });
}

fn search<P: Position>() {
    let game = Game::<P>::new();
    measured(|| analyse(&game, &Limits::nodes(10_000), &mut ()));
}

fn read<P: Position>(write: fn(&[Record<P>]) -> String) {
    let text = write(&records());
    measured(|| read_all::<P>(black_box(&text)).expect("what is written can be read"));
}

fn write_again<P: Position>(write: fn(&[Record<P>]) -> String) {
    let records = records();
    measured(|| write(black_box(&records)));
}

fn records<P: Position>() -> Vec<Record<P>> {
    let mut random = random();
    let games = (0..100).map(|_| random_game(&mut random));
    games.map(Record::from_game).collect()
}

fn text<P: Position>(records: &[Record<P>]) -> String {
    let mut text = Vec::new();
    write(&mut text, records).expect("memory takes everything");
    String::from_utf8(text).expect("records are text")
}

fn json_text<P: Position>(records: &[Record<P>]) -> String {
    let mut text = Vec::new();
    json::write(&mut text, records).expect("memory takes everything");
    String::from_utf8(text).expect("records are text")
}

fn random() -> Pcg64Mcg {
    Pcg64Mcg::seed_from_u64(48)
}
