//! `cargo xtask semver`: whether the version says truly how the interfaces have changed.

use anyhow::{Context, Result};
use xshell::{Shell, cmd};

use crate::ci::PUBLISHED;
use crate::tool;

/// Compares the interfaces of the published libraries with those of `since`, or of the last
/// release.
pub(crate) fn run(sh: &Shell, since: Option<String>) -> Result<()> {
    tool::SEMVER_CHECKS.install(sh)?;
    let since = match since {
        Some(revision) => revision,
        None => last_release(sh)?,
    };
    let libraries = PUBLISHED.iter().filter(|package| **package != "ayla");
    let packages = libraries.flat_map(|package| ["--package", package]);
    cmd!(
        sh,
        "cargo semver-checks --baseline-rev {since} {packages...}"
    )
    .run()?;
    Ok(())
}

fn last_release(sh: &Shell) -> Result<String> {
    cmd!(sh, "git describe --tags --abbrev=0 --match v*")
        .ignore_stderr()
        .read()
        .context("there is no release yet: name a revision with --since")
}
