//! `cargo xtask fuzz`: every fuzz target, with ever new inputs.

use anyhow::{Result, bail, ensure};
use rayon::prelude::*;
use xshell::{Shell, cmd};

/// Where fuzz targets are: the package, the test program, and how their names begin.
const PROGRAMS: [Program; 2] = [
    Program("ayla-notation", "it", "fuzz::"),
    Program("ayla-whole", "fuzz", ""),
];

#[derive(Clone, Copy)]
struct Program(&'static str, &'static str, &'static str);

impl Program {
    /// What `cargo` is told to run a test of this program, or some, optimised and with every assertion.
    fn test(self) -> [&'static str; 8] {
        let Program(package, test, _) = self;
        [
            "test",
            "--quiet",
            "--profile",
            "fuzz",
            "--package",
            package,
            "--test",
            test,
        ]
    }

    /// The names of its targets. For that it is built.
    fn targets(self, sh: &Shell) -> Result<Vec<String>> {
        let Program(.., prefix) = self;
        let test = self.test();
        let list = cmd!(sh, "cargo {test...} -- {prefix} --list --format terse").read()?;
        let names = list.lines().filter_map(|line| line.strip_suffix(": test"));
        Ok(names.map(str::to_owned).collect())
    }

    /// Gives a target inputs for so many seconds. If it fails it tells the seed it can be repeated with.
    fn fuzz(self, target: &str, seconds: u64) -> Result<()> {
        let sh = Shell::new()?;
        let test = self.test();
        let output = cmd!(sh, "cargo {test...} -- --exact {target}")
            .env("BOLERO_RANDOM_TEST_TIME_MS", (seconds * 1000).to_string())
            .env("BOLERO_RANDOM_ITERATIONS", usize::MAX.to_string())
            .quiet()
            .ignore_status()
            .output()?;
        if !output.status.success() {
            print!("{}", String::from_utf8_lossy(&output.stdout));
            bail!("{target}: {}", String::from_utf8_lossy(&output.stderr));
        }
        println!("{target}: {seconds} s, nothing found");
        Ok(())
    }
}

/// Runs every target for so many seconds, as many at once as there are processors.
pub(crate) fn run(sh: &Shell, seconds: u64) -> Result<()> {
    let mut targets = Vec::new();
    for program in PROGRAMS {
        let of_program = program.targets(sh)?;
        ensure!(!of_program.is_empty(), "{} has no fuzz target", program.1);
        targets.extend(of_program.into_iter().map(|target| (program, target)));
    }
    targets
        .par_iter()
        .try_for_each(|(program, target)| program.fuzz(target, seconds))
}
