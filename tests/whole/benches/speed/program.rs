//! The program itself: how soon it starts, and how fast it checks records.

use std::fs::{self, File};
use std::hint::black_box;
use std::io::BufWriter;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result};
use ayla_core::{DjenonAboure, GameId, Gore};
use ayla_notation::{Format, Reader, Record};
use ayla_rulebook::corpus;
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde::de::IgnoredAny;
use tempfile::NamedTempFile;

use crate::clock::{Piece, Subject, Unit};
use crate::replay::Replay;

/// With this argument the bench ends at once: the floor of a program's start.
pub(crate) const NOTHING: &str = "--nothing";

/// The size of the corpus in either form, in bytes.
const CORPUS: u64 = 50 << 20;

/// The program's whole life when it is only asked for its version. Its floor is this very program when it
/// is told to do nothing.
pub(crate) fn start_up(program: &Path) -> Result<Subject> {
    let myself = std::env::current_exe()?;
    let call = |program: PathBuf, argument: &'static str| {
        move || run(Command::new(&program).arg(argument))
    };
    Ok(Subject {
        unit: Unit::Milliseconds,
        piece: Piece::new(1.0, call(program.to_owned(), "--version")),
        floor: Piece::new(1.0, call(myself, NOTHING)),
    })
}

/// `ayla check` of a file of records of both games.
///
/// The floor of text is a walk over its bytes that does nothing but find the words; that of JSON a
/// parser that builds nothing. Both then play all the moves on positions, without a game's history.
pub(crate) fn check(program: &Path, format: Format) -> Result<Subject> {
    let walk = match format {
        Format::Sow => count_words,
        Format::Json => parse_json,
    };
    let file = NamedTempFile::new()?;
    let out = BufWriter::new(File::create(file.path())?);
    corpus::write(out, format, CORPUS, &mut Pcg64Mcg::seed_from_u64(48))?;
    let text = fs::read(file.path())?;
    let (gore, djenon_aboure) = moves_of(&text)?;
    let program = program.to_owned();
    let megabytes = text.len() as f64 / 1e6;
    Ok(Subject {
        unit: Unit::Rate("MB/s"),
        piece: Piece::new(megabytes, move || {
            run(Command::new(&program).arg("check").arg(file.path()));
        }),
        floor: Piece::new(megabytes, move || {
            black_box(walk(black_box(&text)));
            gore.run();
            djenon_aboure.run();
        }),
    })
}

fn run(command: &mut Command) {
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).status();
    let status = status.unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(status.success(), "{command:?}: {status}");
}

fn moves_of(text: &[u8]) -> Result<(Replay<Gore>, Replay<DjenonAboure>)> {
    let (mut gore, mut djenon_aboure) = (Replay::new(), Replay::new());
    for game in Reader::new(text)? {
        let game = game?;
        match game.id()? {
            GameId::Gore => gore.add(&Record::try_from(&game)?),
            GameId::DjenonAboure => djenon_aboure.add(&Record::try_from(&game)?),
        }
    }
    Ok((gore, djenon_aboure))
}

fn count_words(text: &[u8]) -> usize {
    let words = text.split(u8::is_ascii_whitespace);
    words.filter(|word| !word.is_empty()).count()
}

fn parse_json(text: &[u8]) -> usize {
    let parsed = serde_json::from_slice::<IgnoredAny>(text);
    parsed.context("the corpus is JSON").map_or(0, |_| 1)
}
