//! `cargo xtask coverage`: which lines the tests run.

use anyhow::Result;
use xshell::{Shell, cmd};

use crate::tool;

/// What is not reported: all but the rules, and the notation that is read from strangers.
const OTHERS: &str = "/(tests|xtask|crates/(ai|arena|cli|draw|lang|proof|session|study|tui))/";

/// Whose tests are run.
const TESTS: [&str; 4] = ["ayla-core", "ayla-fuzz", "ayla-notation", "ayla-rulebook"];

pub(crate) fn run(sh: &Shell) -> Result<()> {
    tool::LLVM_COV.install(sh)?;
    cmd!(sh, "rustup component add llvm-tools").quiet().run()?;
    let tests = TESTS.iter().flat_map(|package| ["--package", package]);
    cmd!(
        sh,
        "cargo llvm-cov --summary-only --ignore-filename-regex {OTHERS} {tests...}"
    )
    .run()?;
    Ok(())
}
