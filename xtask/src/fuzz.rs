//! `cargo xtask fuzz`: every fuzz target, with inputs that are led to where no input has been before.

use anyhow::{Result, bail, ensure};
use rayon::prelude::*;
use xshell::{Shell, cmd};

use crate::tool;

/// Where the targets are.
const PACKAGE: &str = "ayla-fuzz";

/// Where the instrumented programs go, and what the fuzzer has learnt: the inputs that led somewhere new.
const GUIDED: &str = "target/guided";

/// Runs every target whose name holds `filter` for so many seconds, as many at once as there are processors. It
/// goes on from what it had learnt before.
pub(crate) fn run(sh: &Shell, filter: Option<&str>, seconds: u64) -> Result<()> {
    tool::BOLERO.install(sh)?;
    let list = cmd!(
        sh,
        "cargo test --quiet --package {PACKAGE} -- {filter...} --list --format terse"
    )
    .read()?;
    let targets: Vec<&str> = list
        .lines()
        .filter_map(|line| line.strip_suffix(": test"))
        .collect();
    ensure!(!targets.is_empty(), "{PACKAGE} has no such fuzz target");
    targets
        .par_iter()
        .try_for_each(|target| fuzz(target, seconds))
}

/// Gives a target inputs for so many seconds, and prints what the fuzzer knew before (`INITED`) and afterwards: the
/// number of inputs, and, as `cov`, how many places of the program they reach.
fn fuzz(target: &str, seconds: u64) -> Result<()> {
    let sh = Shell::new()?;
    let corpus = format!("{GUIDED}/corpus/{}", target.replace("::", "-"));
    let time = format!("{seconds}s");
    let output = cmd!(
        sh,
        "cargo bolero test {target} --package {PACKAGE} --profile fuzz --target-dir {GUIDED}
            --sanitizer NONE --corpus-dir {corpus} -T {time}"
    )
    .quiet()
    .ignore_status()
    .output()?;
    let told = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        bail!("{target}:\n{told}");
    }
    let is_state = |line: &&str| matches!(line.split_whitespace().nth(1), Some("INITED" | "DONE"));
    let states: Vec<&str> = told.lines().filter(is_state).collect();
    ensure!(
        !states.is_empty(),
        "{target}: the fuzzer does not say what it did:\n{told}"
    );
    println!("{target}: nothing found\n  {}", states.join("\n  "));
    Ok(())
}
