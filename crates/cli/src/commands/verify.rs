//! `ayla verify`: whether proofs are right.

use ayla_lang as lang;
use ayla_proof::{ErrorKind, check};
use clap::Args;

use crate::exit::{Failure, Result};
use crate::input;
use crate::screen::Screen;

/// Check proofs of what positions are worth
///
/// A proof is a strategy for each side, as `ayla solve --proof` writes it. Every line of it is followed
/// by the rules, and nothing is taken on trust: neither who wrote it nor how it was found. What is
/// proved is said; the first thing that is wrong, with its line.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  ayla solve djenon-aboure --proof djenon-aboure.proof
  ayla verify djenon-aboure.proof")]
pub(crate) struct Verify {
    /// Proofs; `-` is standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<String>,
}

impl Verify {
    pub(crate) fn run(self, screen: &mut Screen) -> Result {
        for file in &self.files {
            let proved = check(input::open(file)?).map_err(|error| match error.kind {
                ErrorKind::Read(error) => Failure::file(file, error),
                _ => Failure::wrong(format!("{file}: {error}")),
            })?;
            screen.show(format!("{file}: {} {}", proved.game, proved.position))?;
            screen.say(lang::proof_holds(proved.at_least, proved.lemmas))?;
        }
        Ok(())
    }
}
