//! The engine's end of the protocol.

mod job;
mod options;
mod table;

use std::io::{self, BufRead, Read, Write};

use ayla_core::GameId;

use crate::machine::Machine;
use crate::ugi::{Command, Go, Reply};
use job::{Job, Output};
use options::{Changed, Options};
use table::Table;

pub use options::OptionError;

/// The longest line that is read, in bytes. What is longer is no command.
const LONGEST_LINE: u64 = 1 << 20;

/// An engine: it reads commands and writes replies.
///
/// It thinks in a thread of its own, so commands are obeyed meanwhile: `isready` is answered,
/// `stop` stops, and what is set applies from the next `go` on. No line makes it fail; what cannot
/// be obeyed changes nothing and is answered with `info string error: …`.
///
/// What it found about one move it remembers for the next, until `uginewgame`, or until another
/// game or the size of its memory is set.
///
/// ```
/// use ayla_arena::Engine;
/// use ayla_core::GameId;
///
/// let mut engine = Engine::new(GameId::DjenonAboure, Vec::new());
/// engine.run("position startpos\ngo nodes 200000\n".as_bytes())?;
/// let written = String::from_utf8(engine.into_output())?;
/// assert!(written.contains(" score seeds 4 exact "));
/// assert!(written.ends_with("bestmove E\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Engine<W> {
    output: Output<W>,
    options: Options,
    table: Box<dyn Table>,
    job: Option<Job>,
}

impl<W: Write + Send + 'static> Engine<W> {
    /// An engine at the start of this game, which writes to `output`.
    pub fn new(game: GameId, output: W) -> Engine<W> {
        Engine {
            output: Output::new(output),
            options: Options::new(game),
            table: table::new(game),
            job: None,
        }
    }

    /// Sets an option, as `setoption` does.
    ///
    /// # Errors
    ///
    /// If there is no such option, or it cannot have this value.
    pub fn set_option(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let game = self.options.game;
        match self.options.set(name, value)? {
            Changed::Game if self.options.game != game => {
                self.table = table::new(self.options.game);
            }
            Changed::Hash => self.table.forget(),
            Changed::Game | Changed::Other => {}
        }
        Ok(())
    }

    /// Obeys all commands until `quit`, or until there are no more. At the end of the input a
    /// search that has a limit is awaited.
    ///
    /// # Errors
    ///
    /// If the input cannot be read or the output not be written.
    pub fn run(&mut self, mut input: impl BufRead) -> io::Result<()> {
        let mut line = Vec::new();
        while read_line(&mut input, &mut line)? {
            if line.len() as u64 > LONGEST_LINE {
                self.complain("the line is too long")?;
                continue;
            }
            let line = String::from_utf8_lossy(&line);
            if line.trim().is_empty() {
                continue;
            }
            match line.parse() {
                Ok(Command::Quit) => {
                    self.stop();
                    return Ok(());
                }
                Ok(command) => self.obey(command)?,
                Err(error) => self.complain(error)?,
            }
        }
        if let Some(job) = self.job.take() {
            job.finish();
        }
        Ok(())
    }

    /// What it has written to. A search that still runs is stopped.
    pub fn into_output(mut self) -> W
    where
        W: Default,
    {
        self.stop();
        self.output.take()
    }

    fn obey(&mut self, command: Command) -> io::Result<()> {
        match command {
            Command::Ugi => self.introduce(),
            Command::IsReady => self.output.say(Reply::ReadyOk),
            Command::NewGame => {
                self.table = table::new(self.options.game);
                Ok(())
            }
            Command::SetOption { name, value } => match self.set_option(&name, &value) {
                Ok(()) => Ok(()),
                Err(error) => self.complain(error),
            },
            Command::Position { start, moves } => {
                match self.table.set_up(start.as_deref(), &moves) {
                    Ok(()) => Ok(()),
                    Err(error) => self.complain(error),
                }
            }
            Command::Go(go) => {
                self.think(&go);
                Ok(())
            }
            Command::Stop => {
                self.stop();
                Ok(())
            }
            Command::Query(query) => {
                let answer = self.table.answer(query).to_owned();
                self.output.say(Reply::Response(answer))
            }
            Command::Perft(depth) => {
                self.stop();
                let count = self.table.perft(depth);
                let output = self.output.clone();
                self.job = Some(Job::start(true, move |stop| count(stop, &output)));
                Ok(())
            }
            Command::Moves => self.output.say(self.table.moves()),
            Command::Show => self.output.say(self.table.show()),
            Command::Quit => Ok(()), // `run` has seen to it
        }
    }

    fn introduce(&self) -> io::Result<()> {
        self.output
            .say(Reply::Name(format!("Ayla {}", env!("CARGO_PKG_VERSION"))))?;
        self.output
            .say(Reply::Author("the Ayla authors".to_owned()))?;
        for option in self.options.replies() {
            self.output.say(option)?;
        }
        self.output.say(Reply::UgiOk)
    }

    fn think(&mut self, go: &Go) {
        self.stop();
        let allowance = self.options.allowance(go, self.table.to_move());
        let machine = self.options.level.map_or(Machine::Full, Machine::Level);
        let think = self.table.think(machine, allowance, self.options.seed);
        let output = self.output.clone();
        let is_endless = go.infinite || (machine.needs_limit() && is_unlimited(&allowance));
        let waits = go.infinite;
        self.job = Some(Job::start(!is_endless, move |stop| {
            let best = think(stop, &output);
            if waits {
                stop.wait();
            }
            let _ = output.say(Reply::BestMove(best));
        }));
    }

    /// Stops what runs, and waits until it has said its last word.
    fn stop(&mut self) {
        if let Some(job) = self.job.take() {
            job.stop();
        }
    }

    fn complain(&self, error: impl std::fmt::Display) -> io::Result<()> {
        self.output.say(Reply::Words(format!("error: {error}")))
    }
}

fn is_unlimited(allowance: &crate::Allowance) -> bool {
    allowance.depth.is_none() && allowance.nodes.is_none() && allowance.time.is_none()
}

/// Reads a line, at most one byte more than the longest; the rest of such a line is skipped.
/// Whether there was one.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    let read = input
        .by_ref()
        .take(LONGEST_LINE + 1)
        .read_until(b'\n', line)?;
    if line.len() as u64 > LONGEST_LINE && !line.ends_with(b"\n") {
        input.skip_until(b'\n')?;
    }
    Ok(read > 0)
}
