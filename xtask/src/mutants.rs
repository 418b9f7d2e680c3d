//! `cargo xtask mutants`: the rules changed on purpose, one place at a time. A test must notice.

use anyhow::Result;
use xshell::{Shell, cmd};

use crate::tool;

/// Which packages are changed, and which of their tests are quick to build and to run.
const QUICK: [&[&str]; 2] = [
    &[
        "--package=ayla-core",
        "--test-package=ayla-core,ayla-rulebook",
        "--cargo-arg=--lib",
    ],
    &[
        "--package=ayla-notation",
        "--test-package=ayla-notation",
        "--cargo-arg=--lib",
        "--cargo-arg=--tests",
        "--",
        "--",
        "--skip=laws::",
        "--skip=megabyte",
    ],
];

/// The same for what the quick tests have missed. Tests of documentation are left out: they are slow
/// to build, and say nothing that others do not.
const ALL: &[&str] = &[
    "--workspace",
    "--timeout=900",
    "--test-package=ayla-core,ayla-fuzz,ayla-notation,ayla-rulebook",
    "--cargo-arg=--lib",
    "--cargo-arg=--tests",
];

/// Which files are changed stands in `.cargo/mutants.toml`; `options` go to cargo-mutants.
///
/// What was caught before is not tried again, so that it can be interrupted: `target/mutants.out`
/// knows, and if that is removed it begins anew.
pub(crate) fn run(sh: &Shell, options: &[String]) -> Result<()> {
    tool::MUTANTS.install(sh)?;
    for pass in QUICK {
        // Whatever is missed here has its second chance below.
        cmd!(sh, "cargo mutants --iterate {options...} {pass...}")
            .ignore_status()
            .run()?;
    }
    cmd!(sh, "cargo mutants --iterate {options...} {ALL...}").run()?;
    Ok(())
}
