//! A terminal that is not there: it runs a program, presses keys, and sees what the program shows.

#![forbid(unsafe_code)]

use std::fmt;
use std::io::{Read, Write};
use std::num::NonZero;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

pub use portable_pty::CommandBuilder;
pub use vt100;

use portable_pty::{Child, MasterPty, PtySize, native_pty_system};
use vt100::Parser;

/// A program on a terminal of its own. It is killed when this is dropped.
pub struct Terminal {
    program: Box<dyn Child + Send + Sync>,
    terminal: Box<dyn MasterPty + Send>,
    keys: Box<dyn Write + Send>,
    output: Receiver<Vec<u8>>,
    screen: Parser,
}

/// How long a program may take to show what it should. It is not measured: who waits so long waits
/// in vain.
const PATIENCE: Duration = Duration::from_secs(60);

/// The keys a terminal has names for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// A letter, figure or sign.
    Char(char),
    /// The key that enters a line.
    Enter,
    /// The key that goes back.
    Escape,
    /// The key that takes a letter back.
    Backspace,
    /// An arrow.
    Left,
    /// An arrow.
    Right,
    /// An arrow.
    Up,
    /// An arrow.
    Down,
    /// The key that goes to the end.
    End,
    /// A letter with the key Ctrl.
    Ctrl(char),
}

impl Terminal {
    /// Runs a program on a terminal of so many columns and rows.
    ///
    /// # Panics
    ///
    /// If the system has no terminals, or the program cannot be run.
    #[must_use]
    pub fn run(command: CommandBuilder, columns: u16, rows: u16) -> Terminal {
        let pair = native_pty_system()
            .openpty(size(columns, rows))
            .expect("the system has terminals");
        let program = pair.slave.spawn_command(command).expect("the program runs");
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().expect("it can be read");
        let keys = pair.master.take_writer().expect("it can be written to");
        let (sender, output) = channel();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count) = reader.read(&mut bytes) {
                if count == 0 || sender.send(bytes[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        Terminal {
            program,
            terminal: pair.master,
            keys,
            output,
            screen: Parser::new(at_least_one(rows), at_least_one(columns), 0),
        }
    }

    /// Presses a key.
    ///
    /// # Panics
    ///
    /// If the program has ended.
    pub fn press(&mut self, key: Key) {
        let bytes = match key {
            Key::Char(letter) => letter.to_string(),
            Key::Enter => "\r".to_owned(),
            Key::Escape => "\u{1b}".to_owned(),
            Key::Backspace => "\u{7f}".to_owned(),
            Key::Left => "\u{1b}[D".to_owned(),
            Key::Right => "\u{1b}[C".to_owned(),
            Key::Up => "\u{1b}[A".to_owned(),
            Key::Down => "\u{1b}[B".to_owned(),
            Key::End => "\u{1b}[F".to_owned(),
            Key::Ctrl(letter) => char::from(letter as u8 & 0x1f).to_string(),
        };
        self.keys.write_all(bytes.as_bytes()).expect("it runs");
        self.keys.flush().expect("it runs");
    }

    /// Clicks into a column and row, counted from 0, with the left button.
    ///
    /// # Panics
    ///
    /// If the program has ended.
    pub fn click(&mut self, column: u16, row: u16) {
        let (x, y) = (column + 1, row + 1);
        write!(self.keys, "\u{1b}[<0;{x};{y}M\u{1b}[<0;{x};{y}m").expect("it runs");
        self.keys.flush().expect("it runs");
    }

    /// Gives the terminal another size.
    ///
    /// # Panics
    ///
    /// If the system does not.
    pub fn resize(&mut self, columns: u16, rows: u16) {
        self.terminal
            .resize(size(columns, rows))
            .expect("it can be resized");
        self.screen
            .screen_mut()
            .set_size(at_least_one(rows), at_least_one(columns));
    }

    /// Waits until a text is on the screen, and gives all of it.
    ///
    /// # Panics
    ///
    /// If it does not come.
    pub fn wait_for(&mut self, text: &str) -> String {
        self.wait(&format!("`{text}`"), |screen| screen.contains(text))
    }

    /// Waits until a text is on the screen no more, and gives all that is.
    ///
    /// # Panics
    ///
    /// If it stays.
    pub fn wait_without(&mut self, text: &str) -> String {
        self.wait(&format!("no `{text}`"), |screen| !screen.contains(text))
    }

    /// Waits until the screen is as it should be, and gives it.
    ///
    /// # Panics
    ///
    /// If it never is.
    pub fn wait(&mut self, what: &str, is_so: impl Fn(&str) -> bool) -> String {
        let begun = Instant::now();
        loop {
            let screen = self.text();
            if is_so(&screen) {
                return screen;
            }
            assert!(begun.elapsed() < PATIENCE, "expected {what} on:\n{screen}");
            if let Ok(bytes) = self.output.recv_timeout(Duration::from_millis(50)) {
                self.screen.process(&bytes);
            }
        }
    }

    /// What is on the screen, a line for each row.
    #[must_use]
    pub fn text(&self) -> String {
        self.screen.screen().contents()
    }

    /// The screen with its colours.
    #[must_use]
    pub fn screen(&self) -> &vt100::Screen {
        self.screen.screen()
    }

    /// Waits until the program has ended, and gives its exit code.
    ///
    /// # Panics
    ///
    /// If it does not end.
    pub fn exit_code(&mut self) -> u32 {
        let begun = Instant::now();
        loop {
            while let Ok(bytes) = self.output.recv_timeout(Duration::from_millis(20)) {
                self.screen.process(&bytes);
            }
            if let Some(status) = self.program.try_wait().expect("it was started") {
                // Its last words may still be on their way; the terminal closes behind them.
                while let Ok(bytes) = self.output.recv_timeout(Duration::from_secs(1)) {
                    self.screen.process(&bytes);
                }
                return status.exit_code();
            }
            assert!(begun.elapsed() < PATIENCE, "it goes on:\n{}", self.text());
        }
    }

    /// Ends the program at once, as a failing machine would.
    ///
    /// # Panics
    ///
    /// If the system does not.
    pub fn kill(&mut self) {
        self.program.kill().expect("it runs");
        self.exit_code();
    }

    /// The number of the process.
    #[must_use]
    pub fn process(&self) -> Option<u32> {
        self.program.process_id()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // It has ended already, or ends now.
        let _ = self.program.kill();
    }
}

fn at_least_one(count: u16) -> NonZero<u16> {
    NonZero::new(count).unwrap_or(NonZero::<u16>::MIN)
}

fn size(columns: u16, rows: u16) -> PtySize {
    PtySize {
        rows,
        cols: columns,
        pixel_width: 0,
        pixel_height: 0,
    }
}

impl fmt::Debug for Terminal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Terminal")
            .field("text", &self.text())
            .finish_non_exhaustive()
    }
}
