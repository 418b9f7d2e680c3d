//! `cargo xtask soak`: games by the million.

use anyhow::Result;
use xshell::{Shell, cmd};

pub(crate) fn run(sh: &Shell, games: u64, megabytes: u64) -> Result<()> {
    cmd!(sh, "cargo build --quiet --release --package ayla").run()?;
    let program = crate::target()?.join("release/ayla");
    let (games, megabytes) = (games.to_string(), megabytes.to_string());
    cmd!(
        sh,
        "cargo run --quiet --release --package ayla-rulebook --example soak --
         --program {program} --games {games} --megabytes {megabytes}"
    )
    .run()?;
    Ok(())
}
