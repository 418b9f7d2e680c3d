//! `cargo xtask soak`: games by the million.

use anyhow::Result;
use xshell::{Shell, cmd};

pub(crate) fn run(sh: &Shell, games: u64, megabytes: u64) -> Result<()> {
    cmd!(
        sh,
        "cargo build --quiet --release --package ayla --package ayla-rulebook --bin ayla --example soak"
    )
    .run()?;
    let release = crate::target()?.join("release");
    let (program, soak) = (release.join("ayla"), release.join("examples/soak"));
    let (games, megabytes) = (games.to_string(), megabytes.to_string());
    // Not by `cargo run`, which becomes what it runs: the memory its compilers took would be counted
    // as that of the program.
    cmd!(
        sh,
        "{soak} --program {program} --games {games} --megabytes {megabytes}"
    )
    .run()?;
    Ok(())
}
