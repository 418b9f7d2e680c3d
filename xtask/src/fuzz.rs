//! `cargo xtask fuzz`: every fuzz target in turn.

use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use xshell::{Shell, cmd};

use crate::tool;

/// The packages that have fuzz targets.
const PACKAGES: [&str; 2] = ["ayla-notation", "ayla-rulebook"];

/// As `cargo bolero list` tells it.
#[derive(Debug, Deserialize)]
struct Target {
    package: String,
    test: String,
}

/// Runs each target that has `filter` in its name for so many seconds. What it finds is kept beside
/// the test, in `__fuzz__`, and there `cargo test` reads it too.
pub(crate) fn run(sh: &Shell, seconds: u64, filter: Option<&str>) -> Result<()> {
    tool::BOLERO.install(sh)?;
    let filter = filter.unwrap_or_default();
    for package in PACKAGES {
        for target in targets(sh, package)? {
            if !target.test.contains(filter) {
                continue;
            }
            println!("{} in {}: {seconds} s", target.test, target.package);
            fuzz(sh, &target, seconds)?;
        }
    }
    Ok(())
}

fn targets(sh: &Shell, package: &str) -> Result<Vec<Target>> {
    let told = cmd!(sh, "cargo bolero list --package {package}").read()?;
    let targets: Vec<Target> = told
        .lines()
        .map(serde_json::from_str)
        .collect::<Result<_, _>>()
        .with_context(|| format!("cargo bolero list tells no targets: {told}"))?;
    ensure!(!targets.is_empty(), "{package} has no fuzz targets");
    Ok(targets)
}

/// The stable compiler has no sanitizers; without unsafe code they would find nothing.
fn fuzz(sh: &Shell, target: &Target, seconds: u64) -> Result<()> {
    let Target { package, test } = target;
    let time = format!("{seconds}s");
    cmd!(
        sh,
        "cargo bolero test --package {package} --sanitizer NONE --time {time} {test}"
    )
    .run()?;
    Ok(())
}
