//! Files of either form: what they hold tells which.

use std::borrow::Cow;
use std::io::{self, BufRead, Chain, Cursor, Read};
use std::iter::FusedIterator;

use ayla_core::{GameId, Position, Task};

use crate::{Error, ErrorKind, Place, Record, json, read, syntax};

/// The forms a record can have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Format {
    /// The text notation.
    Sow,
    /// JSON, as in [`json`].
    Json,
}

/// A game that has been read, and that no rules have checked yet.
#[derive(Clone, Debug)]
pub enum Unchecked {
    /// From text.
    Sow(syntax::Game),
    /// From JSON.
    Json(json::Game),
}

impl Unchecked {
    /// Which game it is.
    ///
    /// # Errors
    ///
    /// If the tag Game is missing or names no game of [`GameId`].
    pub fn id(&self) -> Result<GameId, Error> {
        match self {
            Unchecked::Sow(game) => game.id(),
            Unchecked::Json(game) => game.id(),
        }
    }

    /// The value of the tag with this name, as it stands there.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<Cow<'_, str>> {
        match self {
            Unchecked::Sow(game) => game.tag(name),
            Unchecked::Json(game) => game.tag(name).map(Cow::Borrowed),
        }
    }

    /// Checks it against the rules of its game, every move of every variation, and keeps nothing.
    /// It succeeds where a [`Record`] could be made of it.
    ///
    /// ```
    /// use ayla_notation::Reader;
    ///
    /// let file = "[Game \"gore\"]\n\n1. A b *\n\n[Game \"gore\"]\n\n1. A A *\n";
    /// let mut errors = Vec::new();
    /// for game in Reader::new(file.as_bytes())? {
    ///     if let Err(error) = game.and_then(|game| game.check()) {
    ///         errors.push((error.line(), error.column()));
    ///     }
    /// }
    /// assert_eq!(errors, [(7, 6)]);
    /// # Ok::<(), ayla_notation::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The first thing that is wrong.
    pub fn check(&self) -> Result<(), Error> {
        struct Check<'a>(&'a Unchecked);

        impl Task for Check<'_> {
            type Output = Result<(), Error>;

            fn run<P: Position>(self) -> Result<(), Error> {
                match self.0 {
                    Unchecked::Sow(game) => read::check::<P>(game),
                    Unchecked::Json(game) => Record::<P>::try_from(game).map(drop),
                }
            }
        }

        self.id()?.dispatch(Check(self))
    }
}

/// Checks a game against the rules.
impl<P: Position> TryFrom<&Unchecked> for Record<P> {
    type Error = Error;

    fn try_from(game: &Unchecked) -> Result<Record<P>, Error> {
        match game {
            Unchecked::Sow(game) => Record::try_from(game),
            Unchecked::Json(game) => Record::try_from(game),
        }
    }
}

/// Reads games from a stream, in text or JSON, one after the other, and holds one at a time.
///
/// It is an iterator. An item is a game or the first error in it; after an error it goes on with the
/// next game where that can be found.
#[derive(Debug)]
pub struct Reader<R>(Form<R>);

#[derive(Debug)]
enum Form<R> {
    Sow(syntax::Reader<Begun<R>>),
    Json(json::Reader<Begun<R>>),
}

/// A stream of which the beginning has been read ahead.
type Begun<R> = Chain<Cursor<Vec<u8>>, R>;

impl<R: BufRead> Reader<R> {
    /// A reader of this stream. Its beginning is read at once, to tell its form.
    ///
    /// # Errors
    ///
    /// If nothing can be read from it.
    pub fn new(mut input: R) -> Result<Reader<R>, Error> {
        let (format, beginning) = tell(&mut input).map_err(|error| {
            let fault = ErrorKind::Read(error).at(0..0);
            fault.within("", Place::START)
        })?;
        let input = Cursor::new(beginning).chain(input);
        Ok(Reader(match format {
            Format::Sow => Form::Sow(syntax::Reader::new(input)),
            Format::Json => Form::Json(json::Reader::new(input)),
        }))
    }

    /// The form of what is read.
    #[must_use]
    pub fn format(&self) -> Format {
        match self.0 {
            Form::Sow(_) => Format::Sow,
            Form::Json(_) => Format::Json,
        }
    }
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<Unchecked, Error>;

    fn next(&mut self) -> Option<Result<Unchecked, Error>> {
        match &mut self.0 {
            Form::Sow(games) => Some(games.next()?.map(Unchecked::Sow)),
            Form::Json(games) => Some(games.next()?.map(Unchecked::Json)),
        }
    }
}

impl<R: BufRead> FusedIterator for Reader<R> {}

/// The longest beginning by which a form is told. What has not been JSON by then is none.
const BEGINNING: usize = 1 << 12;

/// Reads on until the form can be told.
fn tell(input: &mut impl BufRead) -> io::Result<(Format, Vec<u8>)> {
    let mut beginning = Vec::new();
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let length = chunk.len();
        beginning.extend_from_slice(chunk);
        input.consume(length);
        match Format::of(&beginning) {
            Some(format) => return Ok((format, beginning)),
            None if length == 0 || beginning.len() > BEGINNING => {
                return Ok((Format::Sow, beginning));
            }
            None => {}
        }
    }
}

impl Format {
    /// The form of a file that begins so. `None` if more must be known.
    ///
    /// JSON begins with an array of objects, or with an object; a comment that looks like one up to
    /// the colon behind its first name is taken for it.
    fn of(beginning: &[u8]) -> Option<Format> {
        let text = beginning.strip_prefix("\u{feff}".as_bytes());
        let text = text.unwrap_or(beginning).trim_ascii_start();
        let (first, rest) = text.split_first()?;
        let rest = rest.trim_ascii_start();
        let is_json = match (first, rest.first()) {
            (b'[' | b'{', None) => return None,
            (b'[', Some(second)) => matches!(second, b'{' | b']'),
            (b'{', Some(b'}')) => true,
            (b'{', Some(b'"')) => *after_string(rest)?.trim_ascii_start().first()? == b':',
            _ => false,
        };
        Some(if is_json { Format::Json } else { Format::Sow })
    }
}

/// What follows the string that `text` begins with.
fn after_string(text: &[u8]) -> Option<&[u8]> {
    let mut is_escaped = false;
    let end = text.iter().skip(1).position(|&byte| {
        let ends = byte == b'"' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        ends
    })?;
    text.get(end + 2..)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_form_is_told_by_the_beginning() {
        for (beginning, format) in [
            ("[Game", Some(Format::Sow)),
            ("\u{feff} [ Game", Some(Format::Sow)),
            ("; [", Some(Format::Sow)),
            ("x", Some(Format::Sow)),
            ("{a comment", Some(Format::Sow)),
            ("{\"quoted\" comment", Some(Format::Sow)),
            ("{\"with \\\" one\" :", Some(Format::Json)),
            ("\u{feff}\n[\r\n{", Some(Format::Json)),
            ("[]", Some(Format::Json)),
            ("{}", Some(Format::Json)),
            ("{ \"format\": 1", Some(Format::Json)),
            ("{\"a\":", Some(Format::Json)),
            ("{\"ab\":", Some(Format::Json)),
            ("{\"\\\\\":", Some(Format::Json)),
            ("", None),
            (" \n", None),
            ("[ ", None),
            ("{", None),
            ("{\"format", None),
            ("{\"format\" ", None),
        ] {
            assert_eq!(Format::of(beginning.as_bytes()), format, "{beginning}");
        }
    }
}
