//! Games by the million, played, written, read back, replayed and compared; and files too large for
//! the memory that checking them may take: `cargo xtask soak`.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use ayla_core::{DjenonAboure, Game, Gore, Move, Position, Side};
use ayla_notation::{Format, Record, read_all, write};
use ayla_rulebook::corpus;
use clap::Parser;
use rand::seq::{IndexedRandom, IteratorRandom};
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

#[derive(Debug, Parser)]
struct Args {
    /// The program `ayla`.
    #[arg(long)]
    program: PathBuf,
    /// How many games of each game are played, and how many the file of many games holds.
    #[arg(long)]
    games: u64,
    /// The size of the large file.
    #[arg(long)]
    megabytes: u64,
    /// Where luck begins.
    #[arg(long, default_value_t = 48)]
    seed: u64,
}

/// How many games are written into one text, and read from it.
const BATCH: u64 = 1_000;

/// The most memory that checking a file may take, however large it is.
const MOST_MEMORY: u64 = 32 << 20;

fn main() -> Result<()> {
    let args = Args::parse();
    let mut random = Pcg64Mcg::seed_from_u64(args.seed);
    // The files come first: what a program takes is counted from what its caller had taken.
    check_large_file(&args, &mut random)?;
    check_many_games(&args, &mut random)?;
    let gore = play_all::<Gore>(args.games, &mut random)?;
    ensure!(
        ["repetition", "no progress"]
            .iter()
            .all(|end| gore.contains_key(*end)),
        "A1 and A2 must be among the ends of Goré: more games are needed"
    );
    play_all::<DjenonAboure>(args.games, &mut random)?;
    Ok(())
}

/// Plays so many games, compares each with what becomes of it on its way through a text, and
/// prints and gives how they ended.
fn play_all<P: Position>(games: u64, random: &mut impl Rng) -> Result<BTreeMap<String, u64>> {
    let mut ends = BTreeMap::new();
    let mut left = games;
    let mut plies = 0;
    while left > 0 {
        let batch = left.min(BATCH);
        let played: Vec<Game<P>> = (0..batch).map(|_| play(random)).collect();
        for game in &played {
            let ending = game.ending().context("every game comes to an end")?;
            *ends.entry(ending.termination.to_string()).or_default() += 1;
            plies += game.plies().len();
        }
        compare(&played)?;
        left -= batch;
    }
    println!("{}: {games} games, {plies} moves", P::GAME.title);
    for (end, count) in &ends {
        println!("  {count:>9} {end}");
    }
    Ok(ends)
}

/// Writes games, reads them, and replays what was read.
fn compare<P: Position>(games: &[Game<P>]) -> Result<()> {
    let mut text = Vec::new();
    write(&mut text, games.iter().cloned().map(Record::from_game))?;
    let records = read_all::<P>(std::str::from_utf8(&text)?)?;
    ensure!(records.len() == games.len(), "games were lost");
    for (game, record) in games.iter().zip(&records) {
        ensure!(record.game() == game, "it was read differently:\n{record}");
        let mut again = Game::from_position(*record.game().start());
        for mv in record.game().moves() {
            again.play(mv, &mut ())?;
        }
        let is_adjudged = game.is_over() && !again.is_over();
        ensure!(
            again.plies() == game.plies() && (is_adjudged || again.ending() == game.ending()),
            "it was replayed differently:\n{record}"
        );
        while again.undo().is_some() {}
        ensure!(
            again.position() == game.start() && again.quiet_turns() == 0,
            "it was taken back differently:\n{record}"
        );
    }
    Ok(())
}

/// How the players of a game choose.
#[derive(Clone, Copy)]
enum Temper {
    /// Any move.
    Random,
    /// Any move, and somebody gives up some time.
    Impatient,
    /// Nobody takes anything if it can be helped: A2.
    Peaceful,
    /// Offers, and nothing but refusals: A1.
    Stubborn,
}

/// How many of sixteen games are played in which way.
const TEMPERS: [(Temper, u32); 4] = [
    (Temper::Random, 12),
    (Temper::Impatient, 2),
    (Temper::Peaceful, 1),
    (Temper::Stubborn, 1),
];

fn play<P: Position>(random: &mut impl Rng) -> Game<P> {
    let weighted = TEMPERS.choose_weighted(random, |&(_, weight)| weight);
    let (temper, _) = *weighted.expect("there are some, and none weighs less than nothing");
    let mut game = Game::new();
    while !game.is_over() {
        if matches!(temper, Temper::Impatient) && random.random_ratio(1, 30) {
            break_off(&mut game, random);
            continue;
        }
        let moves = game.legal_moves();
        let liked = moves.iter().filter(|&mv| likes(temper, &game, mv));
        let mv = liked.choose(random).or_else(|| moves.iter().choose(random));
        let mv = mv.expect("a game that is not over has moves");
        game.play(mv, &mut ()).expect("a listed move is legal");
    }
    game
}

fn likes<P: Position>(temper: Temper, game: &Game<P>, mv: Move) -> bool {
    match temper {
        Temper::Random | Temper::Impatient => true,
        Temper::Peaceful => {
            let by = game.position().to_move();
            let mut after = *game.position();
            after.play(mv, &mut ()).expect("a listed move is legal");
            mv != Move::Accept && after.taken()[by] == game.position().taken()[by]
        }
        Temper::Stubborn => matches!(mv, Move::Offer(_) | Move::Decline),
    }
}

/// A3
fn break_off<P: Position>(game: &mut Game<P>, random: &mut impl Rng) {
    let side = *Side::BOTH.choose(random).expect("there are two");
    let ended = match random.random_range(0..3) {
        0 => game.resign(side),
        1 => game.forfeit(side),
        _ => game.agree(),
    };
    ended.expect("it was not over");
}

fn check_large_file(args: &Args, random: &mut impl Rng) -> Result<()> {
    let file = tempfile::NamedTempFile::new()?;
    let bytes = args.megabytes * 1_000_000;
    let games = corpus::write(writer(file.path())?, Format::Sow, bytes, random)?;
    check(&args.program, file.path(), games)
}

fn check_many_games(args: &Args, random: &mut impl Rng) -> Result<()> {
    let file = tempfile::NamedTempFile::new()?;
    let mut out = writer(file.path())?;
    for nth in 0..args.games {
        if nth > 0 {
            writeln!(out)?;
        }
        let game: Game<DjenonAboure> = play(random);
        write!(out, "{}", Record::from_game(game))?;
    }
    out.flush()?;
    check(&args.program, file.path(), args.games)
}

fn writer(path: &Path) -> io::Result<BufWriter<File>> {
    Ok(BufWriter::new(File::create(path)?))
}

/// Has the program check a file of so many games, and looks at the memory that took.
fn check(program: &Path, file: &Path, games: u64) -> Result<()> {
    let answer = Command::new(program).arg("check").arg(file).output()?;
    let told = String::from_utf8_lossy(&answer.stdout);
    ensure!(
        answer.status.success() && told.trim() == format!("{games} games, 0 errors"),
        "{told}{}",
        String::from_utf8_lossy(&answer.stderr)
    );
    let megabytes = file.metadata()?.len() / 1_000_000;
    print!("A file of {megabytes} MB with {games} games was checked");
    match peak_memory()? {
        None => println!("; how much memory that took is not known here."),
        Some(peak) => {
            println!(" within {:.1} MB of memory.", peak as f64 / 1e6);
            ensure!(peak <= MOST_MEMORY, "that is more than {MOST_MEMORY} bytes");
        }
    }
    Ok(())
}

/// The most memory that any program called from here has had, in bytes.
#[cfg(target_os = "linux")]
fn peak_memory() -> Result<Option<u64>> {
    use nix::sys::resource::{UsageWho, getrusage};

    let kibibytes = getrusage(UsageWho::RUSAGE_CHILDREN)?.max_rss();
    Ok(Some(kibibytes.unsigned_abs() * 1024))
}

/// Elsewhere the unit differs, or there is nobody to ask.
#[cfg(not(target_os = "linux"))]
fn peak_memory() -> Result<Option<u64>> {
    Ok(None)
}
