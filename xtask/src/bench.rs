//! `cargo xtask bench`: how fast everything is.

use anyhow::Result;
use xshell::{Shell, cmd};

pub(crate) fn run(sh: &Shell, filter: Option<&str>, rounds: usize) -> Result<()> {
    cmd!(sh, "cargo build --quiet --release --package ayla").run()?;
    let program = crate::target()?.join("release/ayla");
    let rounds = rounds.to_string();
    let options = [
        "--program".as_ref(),
        program.as_os_str(),
        "--rounds".as_ref(),
        rounds.as_ref(),
    ];
    cmd!(
        sh,
        "cargo bench --quiet --package ayla-whole --bench speed -- {options...} {filter...}"
    )
    .run()?;
    Ok(())
}
