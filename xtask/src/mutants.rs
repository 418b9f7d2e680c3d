//! `cargo xtask mutants`: the rules changed on purpose, one place at a time. A test must notice.

use anyhow::Result;
use xshell::{Shell, cmd};

use crate::tool;

/// Which files and which tests stands in `.cargo/mutants.toml`; `options` go to cargo-mutants.
pub(crate) fn run(sh: &Shell, options: &[String]) -> Result<()> {
    tool::MUTANTS.install(sh)?;
    cmd!(sh, "cargo mutants --workspace {options...}").run()?;
    Ok(())
}
