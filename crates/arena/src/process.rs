//! A program that plays.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command as Program, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use ayla_core::{Game, GameInfo, Move, Position};

use crate::Fault;
use crate::ugi::{Command, Go, Info, Reply, quoted};

/// A running program that speaks UGI. It is ended when it is dropped.
///
/// Two threads stand between it and us, so that no program can hold us up, whether it does not read,
/// does not write, or never stops writing.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    commands: Option<Sender<Command>>,
    lines: Receiver<String>,
    /// How long to wait for an answer that needs no thought.
    patience: Duration,
}

impl Process {
    /// Starts a program and tells it which game will be played.
    pub(crate) fn start(
        command: &[String],
        game: GameInfo,
        patience: Duration,
    ) -> Result<Process, Fault> {
        let Some((program, args)) = command.split_first() else {
            return Err(Fault::Start("there is no command".to_owned()));
        };
        let failed = |error: std::io::Error| Fault::Start(format!("{program}: {error}"));
        let mut child = Program::new(program)
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(failed)?;
        let (commands, to_write) = mpsc::channel();
        let (heard, lines) = mpsc::sync_channel(LINES_AHEAD);
        if let Some(stdin) = child.stdin.take() {
            thread::spawn(move || write(stdin, &to_write));
        }
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || read(stdout, &heard));
        }
        let mut process = Process {
            child,
            commands: Some(commands),
            lines,
            patience,
        };
        process.introduce(game)?;
        Ok(process)
    }

    fn introduce(&mut self, game: GameInfo) -> Result<(), Fault> {
        self.say(Command::Ugi);
        let mut option = None;
        self.hear(self.patience, |reply| match reply {
            Reply::Option { name, .. } if name.eq_ignore_ascii_case("game") => {
                option = Some(name);
                None
            }
            Reply::UgiOk => Some(()),
            _ => None,
        })?;
        if let Some(name) = option {
            self.say(Command::SetOption {
                name,
                value: game.name.to_owned(),
            });
        }
        self.wait_until_ready()
    }

    /// Tells it that another game begins.
    pub(crate) fn new_game(&mut self) -> Result<(), Fault> {
        self.say(Command::NewGame);
        self.wait_until_ready()
    }

    /// Asks for a move. It is not known to be legal.
    pub(crate) fn choose<P: Position>(
        &mut self,
        game: &Game<P>,
        go: Go,
        wait: Duration,
    ) -> Result<(Move, Info), Fault> {
        let start = (*game.start() != P::start()).then(|| game.start().to_string());
        self.say(Command::Position {
            start,
            moves: game.moves().collect(),
        });
        self.say(Command::Go(go));
        let mut known = Info::default();
        let word = self.hear(wait, |reply| match reply {
            Reply::BestMove(word) => Some(word),
            Reply::Info(info) => {
                known = info;
                None
            }
            _ => None,
        })?;
        let mv = word.parse().map_err(|_| Fault::NoMove(quoted(&word)))?;
        Ok((mv, known))
    }

    /// Waits until it has done all it was told, and leaves behind what it said meanwhile.
    pub(crate) fn wait_until_ready(&mut self) -> Result<(), Fault> {
        self.say(Command::IsReady);
        self.hear(self.patience, |reply| {
            (reply == Reply::ReadyOk).then_some(())
        })
    }

    /// If the program has gone, that is noticed when no answer comes.
    fn say(&self, command: Command) {
        if let Some(commands) = &self.commands {
            let _ = commands.send(command);
        }
    }

    fn hear<T>(
        &mut self,
        wait: Duration,
        mut wanted: impl FnMut(Reply) -> Option<T>,
    ) -> Result<T, Fault> {
        let begun = Instant::now();
        loop {
            let left = wait.saturating_sub(begun.elapsed());
            if left.is_zero() {
                return Err(Fault::Silent(wait));
            }
            match self.lines.recv_timeout(left) {
                Ok(line) => {
                    if let Some(found) = wanted(Reply::read(&line)) {
                        return Ok(found);
                    }
                }
                Err(RecvTimeoutError::Timeout) => return Err(Fault::Silent(wait)),
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::Ended(self.end())),
            }
        }
    }

    /// Waits a moment for it to end by itself, then ends it. How it ended.
    fn end(&mut self) -> String {
        const MOMENT: Duration = Duration::from_millis(500);
        const LOOK: Duration = Duration::from_millis(5);

        let begun = Instant::now();
        while begun.elapsed() < MOMENT {
            match self.child.try_wait() {
                Ok(Some(status)) => return status.to_string(),
                Ok(None) => thread::sleep(LOOK),
                Err(_) => break,
            }
        }
        let _ = self.child.kill();
        match self.child.wait() {
            Ok(status) => status.to_string(),
            Err(error) => error.to_string(),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.say(Command::Quit);
        self.commands = None;
        self.end();
    }
}

/// How many lines of a program are kept until somebody listens; it has to wait then.
const LINES_AHEAD: usize = 256;

/// The longest line that is heard whole, in bytes.
const LONGEST_LINE: u64 = 1 << 16;

fn write(mut stdin: ChildStdin, commands: &Receiver<Command>) {
    for command in commands {
        if writeln!(stdin, "{command}").is_err() {
            return;
        }
    }
}

fn read(stdout: ChildStdout, heard: &SyncSender<String>) {
    let mut stdout = BufReader::new(stdout);
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = stdout
            .by_ref()
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut line);
        if !matches!(read, Ok(1..)) {
            return;
        }
        if heard
            .send(String::from_utf8_lossy(&line).into_owned())
            .is_err()
        {
            return;
        }
    }
}
