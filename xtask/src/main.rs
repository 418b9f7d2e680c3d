//! The project's own tasks, `cargo xtask …`: all that is neither product nor test.

#![forbid(unsafe_code)]

mod bench;
mod ci;
mod coverage;
mod fuzz;
mod instructions;
mod mutants;
mod rules;
mod screens;
mod semver;
mod soak;
mod tool;
mod tune;

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use ayla_core::GameId;
use clap::{Parser, Subcommand};
use xshell::Shell;

/// The project's own tasks.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask")]
struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// All that must hold before a change lands.
    Ci,
    /// Measures how fast everything is, beside what it cannot go below.
    Bench {
        /// Only what has this in its name.
        filter: Option<String>,
        /// How many times everything is measured.
        #[arg(long, default_value_t = 15)]
        rounds: usize,
    },
    /// Counts instructions, and compares them with tests/instructions.json.
    Instructions {
        /// Writes the file anew.
        #[arg(long)]
        refresh: bool,
    },
    /// Plays, writes, reads and replays games by chance, and checks very large files.
    Soak {
        /// How many games of each game.
        #[arg(long, default_value_t = 1_000_000)]
        games: u64,
        /// The size of the largest file, in megabytes.
        #[arg(long, default_value_t = 1_000)]
        megabytes: u64,
    },
    /// Gives every fuzz target to libFuzzer, which leads its inputs to where none has been.
    Fuzz {
        /// Only what has this in its name.
        filter: Option<String>,
        /// For how long each of them; they are built first.
        #[arg(long, default_value_t = 60)]
        seconds: u64,
    },
    /// Changes the rules on purpose, a place at a time: a test must notice each change.
    Mutants {
        /// Options of cargo-mutants: `-F relay.rs`, `--list`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        options: Vec<String>,
    },
    /// Tells which lines of the core and the notation the tests run.
    Coverage,
    /// Whether the version says truly how the interfaces have changed.
    Semver {
        /// The revision to compare with, instead of the last release.
        #[arg(long)]
        since: Option<String>,
    },
    /// Fits the weights of the evaluation to games the machine plays with itself, and prints them.
    Tune {
        /// The game.
        game: GameId,
        /// How many games.
        #[arg(long, default_value_t = 1_000)]
        games: u64,
        /// Where luck begins.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Writes the scenarios and leaf counts as data: tests/vectors.
    Vectors,
    /// Writes the book's pages of the rules: docs/src/rules.
    Rules,
    /// Writes the pictures of the program: docs/src/screens.
    Screens,
    /// Writes the manual pages.
    Man {
        /// Where to.
        #[arg(default_value = "target/man")]
        folder: PathBuf,
    },
}

fn main() -> Result<()> {
    let args = Args::parse();
    let sh = Shell::new()?;
    sh.change_dir(root());
    match args.task {
        Task::Ci => ci::run(&sh),
        Task::Bench { filter, rounds } => bench::run(&sh, filter.as_deref(), rounds),
        Task::Instructions { refresh: true } => instructions::refresh(&sh),
        Task::Instructions { refresh: false } => instructions::check(&sh),
        Task::Soak { games, megabytes } => soak::run(&sh, games, megabytes),
        Task::Fuzz { filter, seconds } => fuzz::run(&sh, filter.as_deref(), seconds),
        Task::Mutants { options } => mutants::run(&sh, &options),
        Task::Coverage => coverage::run(&sh),
        Task::Semver { since } => semver::run(&sh, since),
        Task::Tune { game, games, seed } => tune::run(game, games, seed),
        Task::Vectors => vectors(&sh),
        Task::Rules => rules::write(&sh),
        Task::Screens => screens::write(&sh),
        Task::Man { folder } => man(&sh, &folder),
    }
}

fn vectors(sh: &Shell) -> Result<()> {
    for (name, text) in ayla_rulebook::vectors::files() {
        sh.write_file(format!("tests/vectors/{name}"), text)?;
    }
    Ok(())
}

fn man(sh: &Shell, folder: &Path) -> Result<()> {
    let folder = sh.create_dir(folder)?;
    clap_mangen::generate_to(ayla::command(), &folder)?;
    println!("The manual pages stand in {}.", folder.display());
    Ok(())
}

/// The folder of the workspace.
fn root() -> &'static str {
    concat!(env!("CARGO_MANIFEST_DIR"), "/..")
}

/// Where cargo builds: the folder this program itself was built into.
fn target() -> Result<PathBuf> {
    let myself = env::current_exe()?;
    let folder = myself.ancestors().nth(2);
    Ok(folder.context("this program stands nowhere")?.to_owned())
}
