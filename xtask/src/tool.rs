//! The cargo commands that tasks are done with, each in one version.

use anyhow::Result;
use xshell::{Shell, cmd};

/// A command that cargo does not bring along.
pub(crate) struct Tool {
    /// What comes after `cargo`.
    command: &'static str,
    version: &'static str,
}

pub(crate) const BOLERO: Tool = Tool::new("bolero", "0.13.5");
pub(crate) const DENY: Tool = Tool::new("deny", "0.20.2");
pub(crate) const HACK: Tool = Tool::new("hack", "0.6.46");
pub(crate) const LLVM_COV: Tool = Tool::new("llvm-cov", "0.9.1");
pub(crate) const MUTANTS: Tool = Tool::new("mutants", "27.1.0");
pub(crate) const SEMVER_CHECKS: Tool = Tool::new("semver-checks", "0.51.0");

impl Tool {
    const fn new(command: &'static str, version: &'static str) -> Tool {
        Tool { command, version }
    }

    /// Installs it, unless it is there in this very version.
    pub(crate) fn install(&self, sh: &Shell) -> Result<()> {
        let Tool { command, version } = self;
        let answer = cmd!(sh, "cargo {command} --version");
        let answer = answer.quiet().ignore_stderr().ignore_status().read()?;
        if answer.split_whitespace().any(|word| word == *version) {
            return Ok(());
        }
        cmd!(
            sh,
            "cargo install --locked --quiet cargo-{command} --version {version}"
        )
        .run()?;
        Ok(())
    }
}
