//! Where the lines of a sitting come from.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;

use rustyline::error::ReadlineError;
use rustyline::history::FileHistory;
use rustyline::{Config, Editor};

use crate::exit::{Failure, Result};
use crate::screen::Screen;
use crate::state::State;

/// Reads what the players say, line by line.
#[derive(Debug)]
pub(crate) enum Prompt {
    /// Typed on a terminal, with line editing and the lines of earlier sittings.
    Terminal {
        editor: Box<Editor<(), FileHistory>>,
        history: Option<PathBuf>,
    },
    /// Anything else. The lines are shown behind their prompts, since nobody has seen them typed.
    Pipe,
}

impl Prompt {
    pub(crate) fn new(state: Option<&State>) -> Prompt {
        if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
            return Prompt::Pipe;
        }
        let config = Config::builder().auto_add_history(true).build();
        let history = FileHistory::with_config(&config);
        let Ok(mut editor) = Editor::with_history(config, history) else {
            return Prompt::Pipe; // a terminal that can do nothing
        };
        let history = state.map(State::history);
        if let Some(history) = &history {
            // The first sitting finds none.
            let _ = editor.load_history(history);
        }
        Prompt::Terminal {
            editor: Box::new(editor),
            history,
        }
    }

    /// The next line; `None` where there is no more, or the player wants to go (Ctrl-D, Ctrl-C).
    pub(crate) fn line(&mut self, prompt: &str, screen: &mut Screen) -> Result<Option<String>> {
        screen.flush()?;
        match self {
            Prompt::Terminal { editor, history } => {
                let line = match editor.readline(prompt) {
                    Ok(line) => line,
                    Err(ReadlineError::Eof | ReadlineError::Interrupted) => return Ok(None),
                    Err(error) => return Err(Failure::usage(error)),
                };
                if let Some(history) = history {
                    // It is a convenience; the game goes on without it.
                    let _ = editor.append_history(history);
                }
                Ok(Some(line))
            }
            Prompt::Pipe => {
                let line = read_line()?;
                let shown = line.as_deref().map_or("", str::trim_end);
                screen.show(format!("{prompt}{shown}").trim_end())?;
                Ok(line)
            }
        }
    }
}

/// A line of standard input, whatever bytes there are in it.
fn read_line() -> Result<Option<String>> {
    let mut line = Vec::new();
    let read = io::stdin().lock().read_until(b'\n', &mut line);
    match read.map_err(|error| Failure::file("standard input", error))? {
        0 => Ok(None),
        _ => Ok(Some(String::from_utf8_lossy(&line).into_owned())),
    }
}
