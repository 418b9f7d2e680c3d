//! `cargo xtask ci`: all that must hold before a change lands.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

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
    "ayla-proof",
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
        "cargo bench --quiet --package ayla-whole --bench speed -- --rounds 1"
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
    forget_packages()?;
    let packages = PUBLISHED.iter().flat_map(|package| ["--package", package]);
    cmd!(sh, "cargo package {packages...}").run()?;
    Ok(())
}

/// Removes what Cargo has kept of packages that were verified before.
///
/// Cargo verifies several packages through a registry made for the moment in the target directory, and
/// keeps what it unpacked of it by name and version: the next time, with another text under the
/// same version, a crate would be built against the old one.
fn forget_packages() -> Result<()> {
    let kept = WalkDir::new(home::cargo_home()?.join("registry/src"))
        .min_depth(2)
        .max_depth(2);
    for entry in kept.into_iter().filter_map(Result::ok) {
        let starts_with = |path: &Path, start: &str| {
            path.file_name()
                .is_some_and(|name| name.as_encoded_bytes().starts_with(start.as_bytes()))
        };
        // A registry of files has no host for its directory to be named after.
        let is_local = entry
            .path()
            .parent()
            .is_some_and(|path| starts_with(path, "-"));
        if is_local && starts_with(entry.path(), "ayla-") {
            fs::remove_dir_all(entry.path())?;
        }
    }
    Ok(())
}
