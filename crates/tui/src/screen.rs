//! The terminal: the one place where a face meets keys, threads and files.

use std::io::{self, stdout};
use std::panic;
use std::thread;
use std::time::{Duration, Instant};

use ayla_core::Position;
use ayla_draw::{Charset, Style};
use crossterm::clipboard::CopyToClipboard;
use crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event, KeyEventKind};
use crossterm::execute;
use ratatui::DefaultTerminal;
use ratatui::buffer::Buffer;

use crate::worker::Worker;
use crate::{Effect, Face, Input, Next, Shelf};

/// The whole terminal. When it is dropped the terminal is again as it was, and so it is after a
/// panic or a signal that ends programs.
#[derive(Debug)]
pub struct Screen {
    terminal: DefaultTerminal,
    look: Style,
}

/// How long a picture stands while something moves.
const LIVELY: Duration = Duration::from_millis(33);

/// How long a picture stands while nothing moves, and how soon what was thought is shown.
const STILL: Duration = Duration::from_millis(200);

impl Screen {
    /// Takes the terminal, and the mouse if it is to be used.
    ///
    /// # Errors
    ///
    /// If there is none, or it cannot be set up.
    pub fn open(look: Style, mouse: bool) -> io::Result<Screen> {
        #[cfg(unix)]
        give_back_at_signals()?;
        let terminal = ratatui::try_init()?;
        let screen = Screen { terminal, look };
        if mouse {
            // The terminal itself is restored by a hook that ratatui has set.
            let hook = panic::take_hook();
            panic::set_hook(Box::new(move |panic| {
                let _ = execute!(stdout(), DisableMouseCapture);
                hook(panic);
            }));
            execute!(stdout(), EnableMouseCapture)?;
        }
        Ok(screen)
    }

    /// Shows a face until it is done with.
    ///
    /// # Errors
    ///
    /// If the terminal fails. What the face has done until then is on the shelf.
    pub fn run<P: Position>(
        &mut self,
        face: &mut impl Face<P>,
        shelf: &mut impl Shelf,
    ) -> io::Result<Next> {
        let mut worker = Worker::new();
        let mut inputs = vec![Input::Sized(self.terminal.size()?)];
        let mut heard = Instant::now();
        loop {
            for input in inputs {
                for effect in face.update(input) {
                    if let Some(next) = carry_out(effect, face, &mut worker, shelf) {
                        return Ok(next);
                    }
                }
            }
            self.draw(face)?;
            let is_lively = face.is_moving() || worker.is_busy();
            let read = read(if is_lively { LIVELY } else { STILL })?;
            let passed = heard.elapsed();
            heard += passed;
            // The time went by before anything else was said: it is that of whoever was to move.
            inputs = vec![Input::Passed(passed)];
            inputs.extend(read);
            inputs.extend(worker.found());
        }
    }

    fn draw<P: Position>(&mut self, face: &impl Face<P>) -> io::Result<()> {
        let look = self.look;
        self.terminal.draw(|frame| {
            face.view(frame, look);
            if look.charset == Charset::Ascii {
                to_ascii(frame.buffer_mut());
            }
        })?;
        Ok(())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

/// Makes the terminal what it was.
fn give_back() {
    // Nobody is left to be told if the terminal has gone.
    let _ = execute!(stdout(), DisableMouseCapture);
    let _ = ratatui::try_restore();
}

/// Lets a signal that ends programs end this one, but not before the terminal is given back. A
/// thread of its own does it: reading a terminal that has gone away may never come to an end.
#[cfg(unix)]
fn give_back_at_signals() -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};

    let mut signals = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGTERM])?;
    thread::spawn(move || {
        for signal in &mut signals {
            give_back();
            let _ = signal_hook::low_level::emulate_default_handler(signal);
        }
    });
    Ok(())
}

/// Replaces what ASCII cannot show by the nearest it has.
pub(crate) fn to_ascii(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if !cell.symbol().is_ascii() {
            let ascii = deunicode::deunicode(cell.symbol());
            cell.set_char(ascii.chars().next().unwrap_or('?'));
        }
    }
}

/// Waits for what keys and mouse say, not longer than `wait`.
fn read<P>(wait: Duration) -> io::Result<Vec<Input<P>>> {
    let mut inputs = Vec::new();
    let mut wait = wait;
    while event::poll(wait)? {
        wait = Duration::ZERO;
        inputs.extend(match event::read()? {
            Event::Key(key) if key.kind != KeyEventKind::Release => Some(Input::Key(key)),
            Event::Mouse(mouse) => Some(Input::Mouse(mouse)),
            Event::Resize(width, height) => Some(Input::Sized((width, height).into())),
            _ => None,
        });
    }
    Ok(inputs)
}

/// Does what a face wants. What comes of it, if the face is done with.
fn carry_out<P: Position>(
    effect: Effect<P>,
    face: &mut impl Face<P>,
    worker: &mut Worker<P>,
    shelf: &mut impl Shelf,
) -> Option<Next> {
    let mut tell = |text| {
        face.update(Input::Told(text));
    };
    match effect {
        Effect::Keep { record, moves } => {
            if let Err(why) = shelf.keep(&record, moves) {
                tell(why);
            }
        }
        Effect::Save { record, file } => tell(shelf.save(&record, &file)),
        Effect::Load(file) => match shelf.find(&file) {
            Ok(()) => return Some(Next::File(file)),
            Err(why) => tell(why),
        },
        Effect::Think(thinking) => worker.think(thinking),
        Effect::Hurry => worker.hurry(),
        Effect::StopThinking => worker.stop_thinking(),
        Effect::Analyse(game) => worker.analyse(game),
        Effect::StopAnalysing => worker.stop_analysing(),
        Effect::Copy(text) => {
            // A terminal that cannot do it ignores it; the text is shown too.
            let _ = execute!(stdout(), CopyToClipboard::to_clipboard_from(text));
        }
        Effect::Learn(progress) => {
            if let Err(why) = shelf.learn(&progress) {
                tell(why);
            }
        }
        Effect::Leave(next) => return Some(next),
    }
    None
}
