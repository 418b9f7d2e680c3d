//! The project's own tasks, `cargo xtask …`: all that is neither product nor test.

#![forbid(unsafe_code)]

mod ci;
mod rules;

use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::{Parser, Subcommand};
use xshell::{Shell, cmd};

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
    /// Measures moves and games per second, and megabytes of records checked per second.
    Bench {
        /// Only the benches whose names hold this.
        filter: Option<String>,
    },
    /// Writes the scenarios and leaf counts as data: tests/vectors.
    Vectors,
    /// Writes the book's pages of the rules: docs/src/rules.
    Rules,
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
        Task::Bench { filter } => {
            cmd!(sh, "cargo bench --package ayla-rulebook -- {filter...}").run()?;
            Ok(())
        }
        Task::Vectors => vectors(&sh),
        Task::Rules => rules::write(&sh),
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
