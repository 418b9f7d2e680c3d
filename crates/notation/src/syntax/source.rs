//! A stream as text: whole lines, from the beginning of the current game on.

use std::io::{self, BufRead};
use std::ops::Range;

use memchr::memchr;

use crate::comment::is_forbidden;
use crate::error::Fault;
use crate::{Error, ErrorKind, Place};

/// The text of the current game, as far as it has been read, and a place in it.
///
/// Offsets are bytes from the beginning of the game.
#[derive(Debug)]
pub(super) struct Source<R> {
    input: R,
    /// The bytes of one line.
    raw: Vec<u8>,
    /// Whole lines. What stands before `start` belongs to earlier games.
    text: String,
    /// Where the game begins in `text`.
    start: usize,
    /// The place of `start` in the file, since the game was begun.
    origin: Place,
    /// How much of the game has been used.
    at: usize,
    /// Where the last line begins in `text`.
    line_start: usize,
    /// Its number in the file; 0 before the first is read.
    line: usize,
    /// Whether the line before that was blank, or there was none.
    after_blank: bool,
    /// What is wrong behind the end of `text`.
    refused: Option<ErrorKind>,
    is_first_line: bool,
}

impl<R: BufRead> Source<R> {
    pub(super) fn new(input: R) -> Source<R> {
        Source {
            input,
            raw: Vec::new(),
            text: String::new(),
            start: 0,
            origin: Place::START,
            at: 0,
            line_start: 0,
            line: 0,
            after_blank: true,
            refused: None,
            is_first_line: true,
        }
    }

    /// How much of the game has been used.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    /// Uses `bytes` more, or goes back to a place used before.
    pub(super) fn go_to(&mut self, at: usize) {
        self.at = at;
    }

    /// What has been read of the game and not been used: the rest of a line.
    pub(super) fn rest(&self) -> &str {
        &self.text[self.start + self.at..]
    }

    /// The next byte of the line.
    #[inline]
    pub(super) fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.start + self.at).copied()
    }

    #[inline]
    pub(super) fn slice(&self, span: Range<usize>) -> &str {
        &self.text[self.start + span.start..self.start + span.end]
    }

    /// Whether the next byte is the first of its line.
    pub(super) fn is_at_line_start(&self) -> bool {
        self.start + self.at == self.line_start
    }

    /// Whether the next line is one at which reading may resume: it begins with `[`, and the line
    /// before it is blank.
    pub(super) fn is_at_next_game(&self) -> bool {
        self.is_at_line_start() && self.after_blank && self.byte() == Some(b'[')
    }

    /// Uses all white space of the line, and gives the next byte.
    #[inline]
    pub(super) fn skip_white_space(&mut self) -> Option<u8> {
        loop {
            match self.byte() {
                Some(b' ' | b'\t' | b'\r' | b'\n') => self.at += 1,
                next => return next,
            }
        }
    }

    /// Uses bytes as long as they are of a class, and gives where they stand.
    #[inline]
    pub(super) fn take_while(&mut self, is_of_class: impl Fn(u8) -> bool) -> Range<usize> {
        let from = self.at;
        let rest = self.text.as_bytes()[self.start + from..].iter();
        self.at += rest.take_while(|&&byte| is_of_class(byte)).count();
        from..self.at
    }

    /// Uses digits, and gives where they stand and what number they are, or the largest if it is larger.
    #[inline]
    pub(super) fn take_number(&mut self) -> (Range<usize>, u32) {
        let from = self.at;
        let mut number: u32 = 0;
        while let Some(digit @ b'0'..=b'9') = self.byte() {
            number = number
                .saturating_mul(10)
                .saturating_add(u32::from(digit - b'0'));
            self.at += 1;
        }
        (from..self.at, number)
    }

    /// Uses the rest of the line but for its end, and gives where it stands.
    pub(super) fn take_line(&mut self) -> Result<Range<usize>, Fault> {
        let from = self.at;
        match memchr(b'\n', self.rest().as_bytes()) {
            Some(length) => self.at += length,
            None => {
                self.at += self.rest().len();
                self.refuse()?;
            }
        }
        Ok(from..self.at)
    }

    /// Uses the rest of the line, whatever is wrong with it.
    pub(super) fn skip_line(&mut self) {
        self.refused = None;
        self.at = self.text.len() - self.start;
    }

    /// Reports what is wrong behind the text, if anything is.
    pub(super) fn refuse(&mut self) -> Result<(), Fault> {
        match self.refused.take() {
            Some(kind) => Err(kind.at(self.at..self.at)),
            None => Ok(()),
        }
    }

    /// Reads one more line, when the last one is used. Whether there was one.
    pub(super) fn fill(&mut self) -> Result<bool, Fault> {
        self.refuse()?;
        self.after_blank = self.text[self.line_start..].trim_ascii().is_empty();
        self.line_start = self.text.len();
        self.line += 1;
        self.raw.clear();
        if let Err(error) = read_line(&mut self.input, &mut self.raw) {
            return Err(ErrorKind::Read(error).at(self.at..self.at));
        }
        if std::mem::take(&mut self.is_first_line) && self.raw.starts_with(BOM) {
            self.raw.drain(..BOM.len());
        }
        let (text, refused) = readable(&self.raw);
        self.text.push_str(text);
        self.refused = refused;
        Ok(!self.raw.is_empty())
    }

    /// Begins a game here.
    pub(super) fn begin(&mut self) {
        let here = self.start + self.at;
        let (known, column) = match self.origin.line == self.line {
            true => (self.start, self.origin.column),
            false => (self.line_start, 1),
        };
        self.origin = Place {
            line: self.line,
            column: column + self.text[known..here].chars().count(),
        };
        self.start = here;
        self.at = 0;
        // A line may hold many games, and is moved but once.
        let used = self.start.min(self.line_start);
        self.text.drain(..used);
        self.start -= used;
        self.line_start -= used;
    }

    /// Where the game begins in the file.
    pub(super) fn origin(&self) -> Place {
        self.origin
    }

    /// Forgets the rest of the game: goes on at the next line that begins with `[` after a blank
    /// line, at this one if it is so.
    pub(super) fn skip_game(&mut self) -> Result<(), Fault> {
        if self.is_at_next_game() {
            return Ok(());
        }
        let is_whole = self.refused.take().is_none();
        let mut is_blank = is_whole && self.text[self.line_start..].trim_ascii().is_empty();
        self.text.clear();
        (self.start, self.at, self.line_start) = (0, 0, 0);
        loop {
            let read_error = |error| ErrorKind::Read(error).at(0..0);
            match skip_line(&mut self.input, is_blank).map_err(read_error)? {
                Some(line_is_blank) => is_blank = line_is_blank,
                None => return Ok(()),
            }
            self.line += 1;
        }
    }

    /// For how many bytes there is room.
    #[cfg(test)]
    pub(super) fn held(&self) -> usize {
        self.text.capacity() + self.raw.capacity()
    }

    /// The error, with the line it shows.
    pub(super) fn error(&self, fault: Fault) -> Error {
        if matches!(fault.kind, ErrorKind::NotUtf8 | ErrorKind::Control(_)) && fault.span.is_empty()
        {
            return self.error_behind(fault);
        }
        fault.within(&self.text[self.start..], self.origin)
    }

    /// The error of what is wrong behind the text, shown with the whole of its line.
    fn error_behind(&self, fault: Fault) -> Error {
        let kept = self.text.len() - self.line_start;
        let tail = self.raw.get(kept..).unwrap_or_default();
        let tail = String::from_utf8_lossy(&tail[..tail.len().min(TAIL)]);
        let marked = tail.chars().next().map_or(0, char::len_utf8);
        let text = format!("{}{tail}", &self.text[self.start..]);
        fault
            .kind
            .at(fault.span.start..fault.span.start + marked)
            .within(&text, self.origin)
    }
}

const BOM: &[u8] = "\u{feff}".as_bytes();

/// As many bytes of what is wrong as an error could show.
const TAIL: usize = 300;

/// As much of a line as is text, and what is wrong behind that.
fn readable(line: &[u8]) -> (&str, Option<ErrorKind>) {
    let (text, mut refused) = match str::from_utf8(line) {
        Ok(text) => (text, None),
        Err(error) => {
            let good = &line[..error.valid_up_to()];
            (
                str::from_utf8(good).unwrap_or_default(),
                Some(ErrorKind::NotUtf8),
            )
        }
    };
    let mut good = text.len();
    // Only these bytes begin a control character. Most lines have none, and pass in one sweep.
    let is_suspect = |byte: u8| (byte < b' ' && byte != b'\n') || byte == 0x7f || byte == 0xc2;
    if text.bytes().fold(false, |any, byte| any | is_suspect(byte))
        && let Some((at, found)) = text.char_indices().find(|&(_, c)| is_forbidden(c))
    {
        good = at;
        refused = Some(ErrorKind::Control(found));
    }
    (&text[..good], refused)
}

/// Reads a line with its end, as [`BufRead::read_until`] does, but the end is found sooner.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<()> {
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let end = memchr(b'\n', chunk);
        let length = end.map_or(chunk.len(), |end| end + 1);
        line.extend_from_slice(&chunk[..length]);
        input.consume(length);
        if end.is_some() || length == 0 {
            return Ok(());
        }
    }
}

/// Skips a line without keeping it. Whether it was blank; `None`, with nothing skipped, if it begins
/// with `[` and is `after_blank`, or there is none.
fn skip_line(input: &mut impl BufRead, after_blank: bool) -> io::Result<Option<bool>> {
    let mut is_blank = true;
    let mut is_begun = false;
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if chunk.is_empty() || (!is_begun && after_blank && chunk[0] == b'[') {
            return Ok(is_begun.then_some(is_blank));
        }
        is_begun = true;
        let end = memchr(b'\n', chunk);
        let length = end.map_or(chunk.len(), |end| end + 1);
        is_blank &= chunk[..length].trim_ascii().is_empty();
        input.consume(length);
        if end.is_some() {
            return Ok(Some(is_blank));
        }
    }
}
