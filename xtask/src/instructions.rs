//! `cargo xtask instructions`: instructions counted under callgrind and compared with those that
//! are committed. Times depend on what else a machine does; instructions do not.

use std::collections::BTreeMap;
use std::fmt::Write;

use anyhow::{Context, Result, bail, ensure};
use serde::{Deserialize, Serialize};
use xshell::{Shell, cmd};

const BASELINE: &str = "tests/instructions.json";

/// Counts may grow by this part without being noticed, and so may differ between machines: the
/// system's functions that copy memory are not everywhere the same.
const TOLERANCE: f64 = 0.03;

/// The bench's function within which instructions are counted.
const MEASURED: &str = "*instructions*measured*";

/// What is committed.
#[derive(Debug, Serialize, Deserialize)]
struct Baseline {
    compiler: Compiler,
    /// By the name of the piece.
    instructions: BTreeMap<String, u64>,
}

/// What the counts depend on besides the code.
#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Compiler {
    rustc: String,
    host: String,
}

impl Compiler {
    fn here(sh: &Shell) -> Result<Compiler> {
        let told = cmd!(sh, "rustc --version --verbose").quiet().read()?;
        let mut lines = told.lines();
        let rustc = lines.next().unwrap_or_default().to_owned();
        let host = lines.find_map(|line| line.strip_prefix("host: "));
        let host = host.context("rustc does not tell its host")?.to_owned();
        Ok(Compiler { rustc, host })
    }
}

/// Counts, and writes the counts as the new baseline.
pub(crate) fn refresh(sh: &Shell) -> Result<()> {
    ensure!(has_valgrind(sh), "valgrind is not installed");
    let compiler = Compiler::here(sh)?;
    let instructions = count(sh, &compiler)?;
    let baseline = Baseline {
        compiler,
        instructions,
    };
    let mut text = serde_json::to_string_pretty(&baseline)?;
    text.push('\n');
    sh.write_file(BASELINE, text)?;
    Ok(())
}

/// Counts, and fails if a count has grown by more than [`TOLERANCE`]. Where it cannot be done it
/// is skipped, and that is said.
pub(crate) fn check(sh: &Shell) -> Result<()> {
    let baseline: Baseline = serde_json::from_str(&sh.read_file(BASELINE)?)
        .with_context(|| format!("{BASELINE} is damaged"))?;
    let here = Compiler::here(sh)?;
    if !has_valgrind(sh) {
        skip("valgrind is not installed");
    } else if here != baseline.compiler {
        let Compiler { rustc, host } = baseline.compiler;
        skip(&format!("{BASELINE} was counted with {rustc} on {host}"));
    } else {
        compare(&baseline.instructions, &count(sh, &here)?)?;
    }
    Ok(())
}

fn skip(why: &str) {
    eprintln!("SKIPPED: instructions were not counted, and nothing was compared: {why}.");
}

fn has_valgrind(sh: &Shell) -> bool {
    let version = cmd!(sh, "valgrind --version");
    version.quiet().ignore_stderr().read().is_ok()
}

/// The instructions of every piece.
fn count(sh: &Shell, compiler: &Compiler) -> Result<BTreeMap<String, u64>> {
    let names = bench(sh, &[], None)?;
    let folder = tempfile::tempdir()?;
    let out = folder.path().join("callgrind.out");
    let runner = format!(
        "target.{host}.runner=['valgrind','--quiet','--tool=callgrind',\
         '--toggle-collect={MEASURED}','--callgrind-out-file={out}']",
        host = compiler.host,
        out = out.display(),
    );
    let mut counts = BTreeMap::new();
    for name in names.lines() {
        bench(sh, &["--config", &runner], Some(name))?;
        let told = sh.read_file(&out)?;
        let total = told.lines().find_map(|line| line.strip_prefix("totals: "));
        let total = total.context("callgrind tells no total")?.trim().parse()?;
        ensure!(total > 0, "{name}: nothing was counted");
        counts.insert(name.to_owned(), total);
    }
    Ok(counts)
}

/// Runs the bench, and gives what it prints.
fn bench(sh: &Shell, options: &[&str], piece: Option<&str>) -> Result<String> {
    let bench = ["--package", "ayla-whole", "--bench", "instructions"];
    let call = cmd!(
        sh,
        "cargo bench --quiet {bench...} {options...} -- {piece...}"
    );
    Ok(call.quiet().read()?)
}

fn compare(before: &BTreeMap<String, u64>, now: &BTreeMap<String, u64>) -> Result<()> {
    let mut grown = String::new();
    let mut fewer = false;
    for (name, &now) in now {
        let Some(&before) = before.get(name) else {
            writeln!(grown, "{name}: {now}, and {BASELINE} does not know it")?;
            continue;
        };
        let change = now as f64 / before as f64 - 1.0;
        println!("{name:30} {now:>12} {:>+7.2} %", 100.0 * change);
        if change > TOLERANCE {
            writeln!(grown, "{name}: {now}, and before {before}")?;
        }
        fewer |= change < -TOLERANCE;
    }
    if fewer {
        println!("Some take fewer: `cargo xtask instructions --refresh` keeps what was won.");
    }
    if !grown.is_empty() {
        bail!(
            "more instructions than {BASELINE} has:\n{grown}\
             If that must be, `cargo xtask instructions --refresh` writes it anew."
        );
    }
    Ok(())
}
