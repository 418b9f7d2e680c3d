//! `ayla engine`: the machine for other programs.

use std::io;

use ayla_arena::Engine;
use ayla_core::GameId;
use clap::Args;

use crate::args;
use crate::exit::{Failure, Result};

/// Speak UGI, the Universal Game Interface, with another program: read its commands from standard
/// input, think, and answer on standard output
///
/// The book's page on the engine describes every command. `quit`, or the end of the input, ends it.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  ayla engine
  ayla engine djenon-aboure --set Level=5
  printf 'position startpos moves D b\\ngo nodes 100000\\n' | ayla engine gore
  ayla match gore ai:8 'cmd:ayla engine gore --set Level=7'")]
pub(crate) struct Serve {
    /// The game to begin with; the option Game sets another
    #[arg(value_parser = args::game(), default_value = "gore")]
    game: GameId,
    /// Set an option, as the command setoption does: Hash, Threads, Level, Seed
    #[arg(long, value_name = "NAME=VALUE", value_parser = option)]
    set: Vec<(String, String)>,
}

impl Serve {
    pub(crate) fn run(self) -> Result {
        let mut engine = Engine::new(self.game, io::stdout());
        for (name, value) in &self.set {
            engine
                .set_option(name, value)
                .map_err(|error| Failure::usage(format!("--set {name}={value}: {error}")))?;
        }
        Ok(engine.run(io::stdin().lock())?)
    }
}

fn option(text: &str) -> std::result::Result<(String, String), &'static str> {
    let (name, value) = text.split_once('=').ok_or("expected NAME=VALUE")?;
    Ok((name.to_owned(), value.to_owned()))
}
