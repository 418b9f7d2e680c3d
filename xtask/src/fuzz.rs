//! `cargo xtask fuzz`: every fuzz target, with ever new inputs.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use xshell::{Shell, cmd};

/// Where fuzz targets are: the package, the test program, and how their names begin.
const TARGETS: [(&str, &str, &str); 2] = [
    ("ayla-notation", "it", "fuzz::"),
    ("ayla-whole", "fuzz", ""),
];

/// Runs all targets again and again until so many seconds have passed. As tests they make a bounded
/// number of inputs, other ones each time. One that fails tells the seed it can be repeated with.
pub(crate) fn run(sh: &Shell, seconds: u64) -> Result<()> {
    let begin = Instant::now();
    let mut rounds = 0;
    while begin.elapsed() < Duration::from_secs(seconds) {
        for (package, test, prefix) in TARGETS {
            let test = cmd!(
                sh,
                "cargo test --quiet --profile fuzz --package {package} --test {test} -- {prefix}"
            );
            let output = test.quiet().ignore_status().output()?;
            if !output.status.success() {
                eprintln!();
                print!("{}", String::from_utf8_lossy(&output.stdout));
                bail!("{}", String::from_utf8_lossy(&output.stderr));
            }
        }
        rounds += 1;
        eprint!("\rround {rounds}, {} s", begin.elapsed().as_secs());
    }
    eprintln!();
    println!("Every target ran {rounds} times; nothing was found.");
    Ok(())
}
