//! `cargo xtask ci`: all that must hold before a change lands.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::PathBuf;

use anyhow::{Result, ensure};
use walkdir::WalkDir;
use xshell::{Shell, cmd};

use crate::{instructions, tool};

/// The crates that are published, each of which must stand alone.
pub(crate) const PUBLISHED: &[&str] = &[
    "ayla-core",
    "ayla-notation",
    "ayla-ai",
    "ayla-arena",
    "ayla-session",
    "ayla-draw",
    "ayla-lang",
    "ayla-study",
    "ayla-tui",
    "ayla",
];

pub(crate) fn run(sh: &Shell) -> Result<()> {
    tool::DENY.install(sh)?;
    tool::HACK.install(sh)?;
    let _update = sh.push_env("INSTA_UPDATE", "no");
    cmd!(sh, "cargo fmt --all --check").run()?;
    cmd!(
        sh,
        "cargo clippy --workspace --all-targets --all-features -- --deny warnings"
    )
    .run()?;
    test(sh)?;
    crate::rules::check(sh)?;
    features(sh)?;
    {
        let _deny = sh.push_env("RUSTDOCFLAGS", "--deny warnings");
        cmd!(sh, "cargo doc --workspace --no-deps --all-features").run()?;
    }
    cmd!(sh, "cargo deny check licenses bans sources").run()?;
    package(sh)?;
    instructions::check(sh)?;
    benches(sh)
}

/// Everything that can be measured can still be measured. How fast it is does not matter here.
fn benches(sh: &Shell) -> Result<()> {
    cmd!(
        sh,
        "cargo bench --quiet --package ayla-rulebook --bench speed -- --rounds 1"
    )
    .run()?;
    Ok(())
}

/// The README's test command, and no snapshot that is pending or that no test refers to.
fn test(sh: &Shell) -> Result<()> {
    let references = tempfile::NamedTempFile::new()?;
    {
        let _list = sh.push_env("INSTA_SNAPSHOT_REFERENCES_FILE", references.path());
        cmd!(sh, "cargo test --workspace").run()?;
    }
    let referenced: BTreeSet<PathBuf> = fs::read_to_string(references.path())?
        .lines()
        .filter_map(|path| fs::canonicalize(path).ok())
        .collect();
    for entry in WalkDir::new(crate::root())
        .into_iter()
        .filter_entry(|entry| entry.file_name() != "target" && entry.file_name() != ".git")
    {
        let path = entry?.into_path();
        let extension = path.extension().and_then(OsStr::to_str).unwrap_or_default();
        ensure!(
            !matches!(extension, "new" | "pending-snap"),
            "a snapshot is pending: {}",
            path.display()
        );
        ensure!(
            extension != "snap" || referenced.contains(&fs::canonicalize(&path)?),
            "no test refers to this snapshot: {}",
            path.display()
        );
    }
    Ok(())
}

/// Each published crate by itself, with every combination of its features.
fn features(sh: &Shell) -> Result<()> {
    for package in PUBLISHED {
        cmd!(
            sh,
            "cargo hack check --feature-powerset --package {package}"
        )
        .run()?;
    }
    Ok(())
}

/// Each published crate as it would be uploaded, built from its package.
fn package(sh: &Shell) -> Result<()> {
    let packages = PUBLISHED.iter().flat_map(|package| ["--package", package]);
    cmd!(sh, "cargo package {packages...}").run()?;
    Ok(())
}
