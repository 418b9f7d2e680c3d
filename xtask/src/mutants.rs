//! `cargo xtask mutants`: the rules changed on purpose, one place at a time. A test must notice.

use anyhow::Result;
use xshell::{Shell, cmd};

use crate::tool;

/// Which packages are changed, and which of their tests are quick to build and to run.
const QUICK: &[&[&str]] = &[
    &[
        "--package=ayla-core",
        "--test-package=ayla-core,ayla-rulebook",
        "--cargo-test-arg=--lib",
    ],
    &[
        "--package=ayla-notation",
        "--test-package=ayla-notation",
        "--cargo-test-arg=--lib",
        "--cargo-test-arg=--tests",
    ],
];

/// The same for what the quick tests have missed. Tests of documentation are left out: they are slow
/// to build, and say nothing that others do not.
const ALL: &[&str] = &[
    "--workspace",
    "--test-package=ayla-core,ayla-notation,ayla-rulebook",
    "--cargo-test-arg=--lib",
    "--cargo-test-arg=--tests",
];

/// Which files are changed stands in `.cargo/mutants.toml`; `options` go to cargo-mutants.
pub(crate) fn run(sh: &Shell, options: &[String]) -> Result<()> {
    tool::MUTANTS.install(sh)?;
    sh.remove_path("target/mutants.out")?;
    for &pass in QUICK {
        // Whatever is missed here has its second chance below.
        cmd!(sh, "cargo mutants --iterate {pass...} {options...}")
            .ignore_status()
            .run()?;
    }
    cmd!(sh, "cargo mutants --iterate {ALL...} {options...}").run()?;
    Ok(())
}
