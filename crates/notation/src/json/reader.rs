//! JSON files to games, one after the other.

use std::io::{self, BufRead};
use std::iter::FusedIterator;

use ayla_core::{GameId, Position};

use super::check::Fault;
use super::document::Document;
use super::locate::locate;
use crate::{Error, ErrorKind, Place, Record};

/// A game as JSON says it, before any rules have looked at it.
#[derive(Clone, Debug)]
pub struct Game {
    document: Document,
    text: String,
    origin: Place,
}

impl Game {
    /// Its text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The value of the tag with this name.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.document.tag(name)
    }

    /// Which game it is, by its tag Game.
    ///
    /// # Errors
    ///
    /// If the tag is missing or names no game of [`GameId`].
    pub fn id(&self) -> Result<GameId, Error> {
        self.document.id().map_err(|fault| self.error(fault))
    }

    fn error(&self, fault: Fault) -> Error {
        let span = locate(&self.text, fault.path.into_iter().rev());
        fault.kind.at(span).within(&self.text, self.origin)
    }
}

/// Checks a game against the rules.
impl<P: Position> TryFrom<&Game> for Record<P> {
    type Error = Error;

    fn try_from(game: &Game) -> Result<Record<P>, Error> {
        game.document.check().map_err(|fault| game.error(fault))
    }
}

/// Reads games from a stream: an object is one, an array holds many. It holds one at a time.
///
/// It is an iterator. An item is a game or the first error in it; after an error in a game it goes
/// on with the next, unless the array itself is broken.
#[derive(Debug)]
pub struct Reader<R> {
    input: R,
    /// The text of the current value.
    text: Vec<u8>,
    /// Where in the file the next byte stands.
    place: Place,
    state: State,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// Nothing has been read.
    Begin,
    /// In an array, before its first element.
    First,
    /// In an array, behind an element.
    Next,
    /// Behind the one value of the file.
    Last,
    /// At the end.
    Done,
}

impl<R: BufRead> Reader<R> {
    /// A reader of this stream.
    pub fn new(input: R) -> Reader<R> {
        Reader {
            input,
            text: Vec::new(),
            place: Place::START,
            state: State::Begin,
        }
    }

    fn read(&mut self) -> Result<Option<Game>, Error> {
        if self.state == State::Begin {
            self.skip_bom()?;
        }
        let byte = self.peek()?;
        // If anything goes wrong now, nothing can follow.
        match (std::mem::replace(&mut self.state, State::Done), byte) {
            (State::Begin, Some(b'[')) => {
                self.bump();
                self.state = State::First;
                self.read()
            }
            (State::Begin, Some(_)) => self.value(State::Last),
            (State::First | State::Next, Some(b']')) => {
                self.bump();
                self.state = State::Last;
                self.read()
            }
            (State::First, Some(_)) => self.value(State::Next),
            (State::Next, Some(b',')) => {
                self.bump();
                self.peek()?;
                self.value(State::Next)
            }
            (State::Next, _) => Err(self.unexpected("`,` or `]` behind a record")),
            (State::Last, Some(_)) => Err(self.unexpected("nothing more")),
            (State::First, None) => Err(self.unexpected("a record or `]`")),
            (State::Begin | State::Last | State::Done, None) | (State::Done, _) => Ok(None),
        }
    }

    /// Reads a value that is a game. Behind it the reader is in the state `then`.
    fn value(&mut self, then: State) -> Result<Option<Game>, Error> {
        let origin = self.place;
        self.take_value()?;
        let text = match String::from_utf8(std::mem::take(&mut self.text)) {
            Ok(text) => text,
            Err(error) => {
                let at = error.utf8_error().valid_up_to();
                let text = String::from_utf8_lossy(error.as_bytes()).into_owned();
                self.state = then;
                let fault = ErrorKind::NotUtf8.at(at..at + char::REPLACEMENT_CHARACTER.len_utf8());
                return Err(fault.within(&text, origin));
            }
        };
        self.place = origin.after(&text);
        self.state = then;
        match serde_json::from_str(&text) {
            Ok(document) => Ok(Some(Game {
                document,
                text,
                origin,
            })),
            Err(error) => Err(syntax_error(&error, &text, origin)),
        }
    }

    /// Collects the bytes of a value: up to the bracket that closes the first one, or up to what
    /// cannot belong to a number or word.
    fn take_value(&mut self) -> Result<(), Error> {
        self.text.clear();
        let mut scan = Scan::default();
        loop {
            let chunk = match self.input.fill_buf() {
                Ok(chunk) => chunk,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(self.read_error(error)),
            };
            let end = chunk.iter().position(|&byte| scan.ends_before(byte));
            let length = end.unwrap_or(chunk.len());
            self.text.extend_from_slice(&chunk[..length]);
            let is_end = end.is_some() || chunk.is_empty();
            self.input.consume(length);
            if is_end {
                return Ok(());
            }
        }
    }

    fn skip_bom(&mut self) -> Result<(), Error> {
        for expected in "\u{feff}".bytes() {
            match self.byte()? {
                Some(byte) if byte == expected => self.input.consume(1),
                _ => break,
            }
        }
        Ok(())
    }

    fn byte(&mut self) -> Result<Option<u8>, Error> {
        loop {
            match self.input.fill_buf() {
                Ok(chunk) => return Ok(chunk.first().copied()),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(self.read_error(error)),
            }
        }
    }

    /// The next byte that is no white space.
    fn peek(&mut self) -> Result<Option<u8>, Error> {
        while let Some(byte) = self.byte()? {
            match byte {
                b'\n' => {
                    self.place.line += 1;
                    self.place.column = 0;
                }
                b' ' | b'\t' | b'\r' => {}
                _ => return Ok(Some(byte)),
            }
            self.bump();
        }
        Ok(None)
    }

    /// Uses a byte that is a whole character.
    fn bump(&mut self) {
        self.input.consume(1);
        self.place.column += 1;
    }

    fn unexpected(&mut self, expected: &'static str) -> Error {
        let found = self.input.fill_buf().unwrap_or_default();
        let found = String::from_utf8_lossy(&found[..found.len().min(100)]).into_owned();
        let length = found.chars().next().map_or(0, char::len_utf8);
        ErrorKind::Expected(expected)
            .at(0..length)
            .within(&found, self.place)
    }

    fn read_error(&self, error: io::Error) -> Error {
        ErrorKind::Read(error).at(0..0).within("", self.place)
    }
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<Game, Error>;

    fn next(&mut self) -> Option<Result<Game, Error>> {
        if self.state == State::Done {
            return None;
        }
        let read = self.read();
        if read.as_ref().is_err_and(Error::is_read) {
            self.state = State::Done;
        }
        read.transpose()
    }
}

impl<R: BufRead> FusedIterator for Reader<R> {}

/// An error of serde's, at the place it tells.
fn syntax_error(error: &serde_json::Error, text: &str, origin: Place) -> Error {
    let message = error.to_string();
    let message = message
        .rsplit_once(" at line ")
        .map_or(message.as_str(), |(message, _)| message);
    let line_start: usize = text
        .split_inclusive('\n')
        .take(error.line().saturating_sub(1))
        .map(str::len)
        .sum();
    // The column is that of the last byte read.
    let at = (line_start + error.column().saturating_sub(1)).min(text.len());
    let start = (0..=at)
        .rev()
        .find(|&at| text.is_char_boundary(at))
        .unwrap_or(0);
    let length = text[start..].chars().next().map_or(0, char::len_utf8);
    // It may quote a name of the file.
    let message = message.replace(char::is_control, "\u{fffd}");
    ErrorKind::Json(message)
        .at(start..start + length)
        .within(text, origin)
}

/// Finds the end of a JSON value without reading it.
#[derive(Default)]
struct Scan {
    /// How many brackets are open.
    depth: usize,
    in_string: bool,
    is_escaped: bool,
    /// Whether the last bracket has been closed.
    is_closed: bool,
}

impl Scan {
    /// Whether the value ends before this byte, the next of the file.
    fn ends_before(&mut self, byte: u8) -> bool {
        if self.is_closed {
            return true;
        }
        if self.in_string {
            self.in_string = self.is_escaped || byte != b'"';
            self.is_escaped = byte == b'\\' && !self.is_escaped;
            return false;
        }
        match byte {
            b'"' => self.in_string = true,
            b'{' | b'[' => self.depth += 1,
            b'}' | b']' if self.depth == 0 => return true,
            b'}' | b']' => {
                self.depth -= 1;
                self.is_closed = self.depth == 0;
            }
            b',' | b' ' | b'\t' | b'\r' | b'\n' => return self.depth == 0,
            _ => {}
        }
        false
    }
}
