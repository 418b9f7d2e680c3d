//! The terminal: the one place where a face meets keys, threads and files.

use std::collections::VecDeque;
use std::io::{self, stdout};
use std::panic;
use std::thread;
use std::time::{Duration, Instant};

use ayla_core::Position;
use ayla_draw::{Charset, Style};
use crossterm::clipboard::CopyToClipboard;
use crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
    Event, KeyEventKind,
};
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
    /// What happened at the terminal and was not heard yet.
    events: VecDeque<Event>,
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
        let screen = Screen {
            terminal,
            look,
            events: VecDeque::new(),
        };
        // The terminal itself is restored by a hook that ratatui has set.
        let hook = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            forget_wishes();
            hook(panic);
        }));
        // Where it cannot be told what is pasted it comes key by key.
        let _ = execute!(stdout(), EnableBracketedPaste);
        if mouse {
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
        let mut heard = Instant::now();
        let mut inputs = vec![Input::Sized(self.terminal.size()?)];
        loop {
            for input in inputs {
                if let Some(next) = hear(input, face, &mut worker, shelf) {
                    return Ok(next);
                }
            }
            while let Some(event) = self.events.pop_front() {
                if let Some(input) = read(event)
                    && let Some(next) = hear(input, face, &mut worker, shelf)
                {
                    return Ok(next); // what was pressed since is for the face that comes next
                }
            }
            self.draw(face)?;
            let is_lively = face.is_moving() || worker.is_busy();
            self.wait(if is_lively { LIVELY } else { STILL })?;
            let passed = heard.elapsed();
            heard += passed;
            // The time went by before anything else was said: it is that of whoever was to move.
            inputs = vec![Input::Passed(passed)];
            inputs.extend(worker.found());
        }
    }

    /// Waits for what keys and mouse say, not longer than `wait`.
    fn wait(&mut self, mut wait: Duration) -> io::Result<()> {
        while event::poll(wait)? {
            wait = Duration::ZERO;
            self.events.push_back(event::read()?);
        }
        Ok(())
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
        // After a panic the hooks have done it. A second time would put the cursor back to where it
        // was, and what comes next would overwrite what the panic said.
        if !thread::panicking() {
            give_back();
        }
    }
}

/// Makes the terminal what it was.
fn give_back() {
    forget_wishes();
    // Nobody is left to be told if the terminal has gone.
    let _ = ratatui::try_restore();
}

/// Tells the terminal that neither mouse nor what is pasted is of interest any more.
fn forget_wishes() {
    let _ = execute!(stdout(), DisableMouseCapture);
    let _ = execute!(stdout(), DisableBracketedPaste);
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
            cell.set_char(nearest(cell.symbol()));
        }
    }
}

/// The character of ASCII that is most like a symbol.
fn nearest(symbol: &str) -> char {
    match symbol {
        "←" => '<',
        "→" => '>',
        "↑" => '^',
        "↓" => 'v',
        _ => deunicode::deunicode(symbol).chars().next().unwrap_or('?'),
    }
}

/// What a face hears of something that happened at the terminal.
fn read<P>(event: Event) -> Option<Input<P>> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => Some(Input::Key(key)),
        Event::Paste(text) => Some(Input::Pasted(text)),
        Event::Mouse(mouse) => Some(Input::Mouse(mouse)),
        Event::Resize(width, height) => Some(Input::Sized((width, height).into())),
        _ => None,
    }
}

/// Lets a face hear something, and does what it wants. What comes of it, if the face is done with.
fn hear<P: Position>(
    input: Input<P>,
    face: &mut impl Face<P>,
    worker: &mut Worker<P>,
    shelf: &mut impl Shelf,
) -> Option<Next> {
    let effects = face.update(input);
    effects
        .into_iter()
        .find_map(|effect| carry_out(effect, face, worker, shelf))
}

/// Does what a face wants. What comes of it, if the face is done with.
fn carry_out<P: Position>(
    effect: Effect<P>,
    face: &mut impl Face<P>,
    worker: &mut Worker<P>,
    shelf: &mut impl Shelf,
) -> Option<Next> {
    match effect {
        Effect::Keep { record, moves } => {
            if let Err(why) = shelf.keep(&record, moves) {
                face.update(Input::Told(why));
            }
        }
        Effect::Save { record, file } => hear_of(shelf.save(&record, &file), face),
        Effect::Replace(record) => hear_of(shelf.replace(&record), face),
        Effect::Load(file) => match shelf.find(&file) {
            Ok(()) => return Some(Next::File(file)),
            Err(why) => drop(face.update(Input::Told(why))),
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
                face.update(Input::Told(why));
            }
        }
        Effect::Leave(next) => return Some(next),
    }
    None
}

/// Lets a face hear how the record was saved.
fn hear_of<P: Position>(saved: Result<String, String>, face: &mut impl Face<P>) {
    face.update(match saved {
        Ok(sentence) => Input::Saved(sentence),
        Err(sentence) => Input::Told(sentence),
    });
}
