//! How fast everything is, and beside each thing what it cannot go below: `cargo xtask bench`.

#![allow(missing_docs)]

mod clock;
mod program;
mod replay;
mod rules;
mod search;
mod table;
mod tape;

use std::path::{Path, PathBuf};

use anyhow::Result;
use ayla_core::{DjenonAboure, Gore};
use ayla_notation::Format;
use ayla_rulebook::oware::Oware;
use clap::Parser;

use clock::Subject;
use rules::{games, leaf_count, playouts};
use search::{search, two_threads, two_threads_and_one_alone, until_exact};
use tape::Sow;

#[derive(Debug, Parser)]
struct Args {
    /// Only what has this in its name.
    filter: Option<String>,
    /// How many times everything is measured.
    #[arg(long, default_value_t = 15)]
    rounds: usize,
    /// The program `ayla`; without it only the libraries are measured.
    #[arg(long)]
    program: Option<PathBuf>,
    /// Ends at once.
    #[arg(long, hide = true)]
    nothing: bool,
    /// Cargo says so.
    #[arg(long, hide = true)]
    bench: bool,
}

fn main() -> Result<()> {
    if std::env::args().nth(1).as_deref() == Some(program::NOTHING) {
        return Ok(());
    }
    let args = Args::parse();
    let filter = args.filter.unwrap_or_default().to_lowercase();
    let mut named = Vec::new();
    for (name, subject) in subjects(args.program.as_deref()) {
        if name.to_lowercase().contains(&filter) {
            named.push((name, subject()?));
        }
    }
    table::print(&clock::measure(named, args.rounds));
    Ok(())
}

/// A subject that is made only if it is wanted.
type Make<'a> = Box<dyn FnOnce() -> Result<Subject> + 'a>;

/// All there is to measure.
///
/// A board of eight pits is a `u64` to its floor, one of twelve a `u128`.
fn subjects(program: Option<&Path>) -> Vec<(&'static str, Make<'_>)> {
    let gore: Sow<8> = |hand, seen| hand.sow_on(seen);
    let djenon_aboure: Sow<12> = |hand, seen| hand.sow_back(seen);
    let oware: Sow<12> = |hand, seen| hand.sow_skipping_origin(seen);
    let mut subjects: Vec<(_, Make<'_>)> = vec![
        (
            "leaf count, gore",
            make(move || leaf_count::<Gore, u64, 8>(9, gore)),
        ),
        (
            "leaf count, djenon-aboure",
            make(move || leaf_count::<DjenonAboure, u128, 12>(7, djenon_aboure)),
        ),
        (
            "leaf count, oware",
            make(move || leaf_count::<Oware, u128, 12>(6, oware)),
        ),
        (
            "random games, gore",
            make(move || playouts::<Gore, u64, 8>(gore)),
        ),
        (
            "random games, djenon-aboure",
            make(move || playouts::<DjenonAboure, u128, 12>(djenon_aboure)),
        ),
        (
            "random games, oware",
            make(move || playouts::<Oware, u128, 12>(oware)),
        ),
        (
            "games with history, gore",
            make(move || games::<Gore, u64, 8>(gore)),
        ),
        (
            "games with history, djenon-aboure",
            make(move || games::<DjenonAboure, u128, 12>(djenon_aboure)),
        ),
        (
            "games with history, oware",
            make(move || games::<Oware, u128, 12>(oware)),
        ),
        ("search, gore", make(|| search::<Gore>(9))),
        ("search, djenon-aboure", make(|| search::<DjenonAboure>(7))),
        (
            "search until exact, djenon-aboure",
            make(|| until_exact::<DjenonAboure>(7)),
        ),
        ("search, two threads", make(two_threads)),
        (
            "search, two threads, one alone",
            make(two_threads_and_one_alone),
        ),
    ];
    if let Some(program) = program {
        subjects.extend([
            (
                "ayla check, Sow",
                Box::new(|| program::check(program, Format::Sow)) as Make<'_>,
            ),
            (
                "ayla check, JSON",
                Box::new(|| program::check(program, Format::Json)),
            ),
            ("ayla --version", Box::new(|| program::start_up(program))),
        ]);
    }
    subjects
}

fn make<'a>(subject: impl FnOnce() -> Subject + 'a) -> Make<'a> {
    Box::new(|| Ok(subject()))
}
