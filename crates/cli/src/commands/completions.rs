//! `ayla completions`: what a shell completes by itself.

use std::io::Write;

use clap::Args;
use clap_complete::Shell;

use crate::exit::Result;
use crate::screen::Screen;

/// Print a script that lets a shell complete commands and options
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  ayla completions bash > ~/.local/share/bash-completion/completions/ayla
  ayla completions zsh > ~/.zfunc/_ayla
  ayla completions fish > ~/.config/fish/completions/ayla.fish")]
pub(crate) struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(self, screen: &mut Screen) -> Result {
        // The generator panics where it cannot write, so it writes to memory.
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut crate::command(), "ayla", &mut script);
        Ok(screen.write_all(&script)?)
    }
}
