//! A place of its own for every test.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use ayla_terminal::{CommandBuilder, Terminal};
use tempfile::TempDir;

/// A home without anything in it, where commands run.
pub(crate) struct Home(TempDir);

/// What a command did.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) stdout: String,
    pub(crate) stderr: String,
    pub(crate) code: Option<i32>,
}

impl Home {
    pub(crate) fn new() -> Home {
        Home(tempfile::tempdir().unwrap())
    }

    /// The command `ayla` with these arguments, blanks between them, on a modern terminal's locale.
    pub(crate) fn ayla(&self, args: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ayla"));
        command
            .args(args.split_whitespace())
            .current_dir(self.0.path())
            .env_clear()
            .env("HOME", self.0.path())
            .env("XDG_STATE_HOME", self.path("state"))
            .env("XDG_CONFIG_HOME", self.path("config"))
            .env("LANG", "C.UTF-8")
            .env("TERM", "xterm-256color");
        command
    }

    /// Runs it on a terminal of so many columns and rows.
    pub(crate) fn on_terminal(&self, args: &str, columns: u16, rows: u16) -> Terminal {
        self.on_terminal_with(args, columns, rows, &[])
    }

    /// The same with some of the environment changed.
    pub(crate) fn on_terminal_with(
        &self,
        args: &str,
        columns: u16,
        rows: u16,
        environment: &[(&str, &str)],
    ) -> Terminal {
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_ayla"));
        command.args(args.split_whitespace());
        command.cwd(self.0.path());
        command.env_clear();
        let ayla = self.ayla("");
        for (name, value) in ayla.get_envs() {
            command.env(name, value.unwrap_or_default());
        }
        for (name, value) in environment {
            command.env(name, value);
        }
        Terminal::run(command, columns, rows)
    }

    /// Runs it with this on standard input.
    pub(crate) fn run(&self, args: &str, stdin: &str) -> Ran {
        run(self.ayla(args), stdin)
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub(crate) fn write(&self, name: &str, text: &str) {
        fs::write(self.path(name), text).unwrap();
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    /// Text without the name of this place, which is never the same.
    fn hide(&self, text: &str) -> String {
        text.replace(self.0.path().to_str().unwrap(), "HOME")
    }

    /// Everything a command did, to be compared with what it should do.
    pub(crate) fn transcript(&self, args: &str, stdin: &str) -> String {
        let ran = self.run(args, stdin);
        let mut text = self.hide(&ran.stdout);
        if !ran.stderr.is_empty() {
            text.push_str("--- stderr\n");
            text.push_str(&self.hide(&ran.stderr));
        }
        text.push_str(&format!("--- exit {}", ran.code.unwrap()));
        text
    }
}

/// Runs a command with this on standard input.
pub(crate) fn run(mut command: Command, stdin: &str) -> Ran {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Whoever refuses his arguments does not read it.
    let _ = child.stdin.take().unwrap().write_all(stdin.as_bytes());
    let output = child.wait_with_output().unwrap();
    Ran {
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code(),
    }
}
