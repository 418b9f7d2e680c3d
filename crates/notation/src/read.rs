//! Text to records.

use std::io::BufRead;
use std::iter::FusedIterator;
use std::marker::PhantomData;
use std::ops::Range;
use std::slice;
use std::str::FromStr;

use ayla_core::{ParseError, Position, Token};

use crate::error::Fault;
use crate::line::Keep;
use crate::syntax::{Game, Item, ItemKind};
use crate::tags::{Header, TagFault, Tags};
use crate::walk::Walk;
use crate::{Error, ErrorKind, Line, Place, Reader, Record};

/// Checks a game against the rules.
impl<P: Position> TryFrom<&Game> for Record<P> {
    type Error = Error;

    fn try_from(game: &Game) -> Result<Record<P>, Error> {
        let checked: Checked<P, Line> = Checked::new(game).map_err(|fault| game.error(fault))?;
        let Checked {
            walk,
            line,
            tags,
            closing,
        } = checked;
        Ok(Record::from_parts(
            walk.into_game(),
            line,
            tags,
            closing.comments,
        ))
    }
}

/// Checks a game against the rules, and keeps nothing of it.
pub(crate) fn check<P: Position>(game: &Game) -> Result<(), Error> {
    let checked: Result<Checked<P, ()>, Fault> = Checked::new(game);
    checked.map(drop).map_err(|fault| game.error(fault))
}

/// A game that is right, and what is kept of it.
struct Checked<P, K> {
    walk: Walk<P>,
    line: K,
    tags: Tags,
    /// What is said about the game that has ended; it has no moves.
    closing: K,
}

impl<P: Position, K: Keep> Checked<P, K> {
    fn new(game: &Game) -> Result<Checked<P, K>, Fault> {
        let tags = game.tags();
        let values = tags
            .iter()
            .map(|tag| (game.name_of(tag), game.value_of(tag)));
        let header: Header<P> = Header::read(values).map_err(|fault| in_tag(game, fault))?;
        let mut movetext = Movetext {
            game,
            items: game.items().iter(),
        };
        let start = header.start.unwrap_or_else(P::start);
        let mut walk = Walk::new(start, movetext.moves());
        let line = movetext.line(&mut walk)?;
        let Some(result) = movetext.items.next() else {
            return Err(ErrorKind::NoResult.at(0..0)); // The syntax has seen to it that there is one.
        };
        if let Some((index, value)) = header.result
            && value != game.text_of(result)
        {
            let result = game.text_of(result).to_owned();
            return Err(ErrorKind::ResultTag { result }.at(tags[index].value.clone()));
        }
        if let Some((index, claim)) = header.termination {
            walk.end(claim)
                .map_err(|kind| kind.at(tags[index].value.clone()))?;
        }
        walk.check_result(game.text_of(result))
            .map_err(|kind| kind.at(result.span.clone()))?;
        let mut closing = K::default();
        movetext
            .items
            .for_each(|item| closing.comment(game.text_of(item)));
        Ok(Checked {
            walk,
            line,
            tags: header.tags,
            closing,
        })
    }
}

/// Where in a game its tags are wrong.
fn in_tag(game: &Game, fault: TagFault) -> Fault {
    let Some((index, at)) = fault.at else {
        return fault.kind.at(0..0);
    };
    let value = game.tags()[index].value.clone();
    // Nothing in a position text needs a backslash, so up to the error it stands as it is meant.
    let start = value.start + at;
    let is_inside = start < value.end && game.text().is_char_boundary(start);
    fault
        .kind
        .at(if is_inside { start..value.end } else { value })
}

/// The movetext of a game, as far as it has not been read yet.
struct Movetext<'a> {
    game: &'a Game,
    items: slice::Iter<'a, Item>,
}

impl Movetext<'_> {
    /// How many moves there are, those of variations included.
    fn moves(&self) -> usize {
        let items = self.items.as_slice().iter();
        items.filter(|item| item.kind == ItemKind::Move).count()
    }

    /// Reads a line up to what ends it, a `)` or the result. Lines are nested only as deep as the
    /// syntax allows.
    fn line<P: Position, K: Keep>(&mut self, walk: &mut Walk<P>) -> Result<K, Fault> {
        let mut line = K::default();
        while let Some(item) = self.items.as_slice().first() {
            if matches!(item.kind, ItemKind::Close | ItemKind::Result) {
                break;
            }
            self.items.next();
            match item.kind {
                ItemKind::Number { number, dots } => walk
                    .number(number, dots)
                    .map_err(|kind| kind.at(item.span.clone()))?,
                ItemKind::Comment => line.comment(self.game.text_of(item)),
                ItemKind::Move => self.mv(item, walk, &mut line)?,
                ItemKind::Annotation(annotation) => line.annotation(annotation),
                ItemKind::Open => {
                    line.variation(walk.variation(|walk| self.line(walk))?);
                    self.items.next(); // its `)`
                }
                ItemKind::Close | ItemKind::Result => {}
            }
        }
        Ok(line)
    }

    #[inline]
    fn mv<P: Position>(
        &self,
        item: &Item,
        walk: &mut Walk<P>,
        line: &mut impl Keep,
    ) -> Result<(), Fault> {
        let token = self.token(item)?;
        let (by, taken) = walk
            .play(token.mv, token.taken.map(Into::into))
            .map_err(|kind| self.in_move(item, kind))?;
        line.mv(by, token.mv, taken);
        Ok(())
    }

    #[inline]
    fn token(&self, item: &Item) -> Result<Token, Fault> {
        let word = self.game.text_of(item);
        word.parse().map_err(|error| no_move(item, error))
    }

    /// Where in a move it is wrong: if it takes another number of seeds, from the `+` on.
    #[cold]
    fn in_move(&self, item: &Item, kind: ErrorKind) -> Fault {
        let Range { start, end } = item.span;
        let at = match kind {
            ErrorKind::Taken { .. } => self.game.text_of(item).find('+').unwrap_or(0),
            _ => 0,
        };
        kind.at(start + at..end)
    }
}

/// Where a word is no move.
#[cold]
fn no_move(item: &Item, error: ParseError) -> Fault {
    let Range { start, end } = item.span;
    let last = end - start - 1; // where a letter is missing
    ErrorKind::Move(error.kind).at(start + error.at.min(last)..end)
}

/// Reads records of one game, in text or JSON, from a stream.
///
/// It is an iterator. An item is a record or the first error in it; after an error it goes on with
/// the next.
#[derive(Debug)]
pub struct Records<P, R> {
    games: Reader<R>,
    position: PhantomData<fn() -> P>,
}

impl<P: Position, R: BufRead> Records<P, R> {
    /// A reader of this stream.
    ///
    /// # Errors
    ///
    /// If nothing can be read from it.
    pub fn new(input: R) -> Result<Records<P, R>, Error> {
        Ok(Records {
            games: Reader::new(input)?,
            position: PhantomData,
        })
    }
}

impl<P: Position, R: BufRead> Iterator for Records<P, R> {
    type Item = Result<Record<P>, Error>;

    fn next(&mut self) -> Option<Result<Record<P>, Error>> {
        let game = self.games.next()?;
        Some(game.and_then(|game| Record::try_from(&game)))
    }
}

impl<P: Position, R: BufRead> FusedIterator for Records<P, R> {}

/// Reads all records of a text, Sow or JSON. They must be of one game.
///
/// ```
/// use ayla_core::Gore;
///
/// let text = "[Game \"gore\"]\n\n1. A b *\n\n[Game \"gore\"]\n\n1. D *\n";
/// assert_eq!(ayla_notation::read_all::<Gore>(text)?.len(), 2);
/// # Ok::<(), ayla_notation::Error>(())
/// ```
///
/// # Errors
///
/// The first error.
pub fn read_all<P: Position>(text: &str) -> Result<Vec<Record<P>>, Error> {
    Records::new(text.as_bytes())?.collect()
}

/// Reads a text, Sow or JSON, with one record in it.
impl<P: Position> FromStr for Record<P> {
    type Err = Error;

    fn from_str(text: &str) -> Result<Record<P>, Error> {
        let wrong = |kind: ErrorKind| kind.at(0..0).within(text, Place::START);
        let mut records = Records::new(text.as_bytes())?;
        let record = records.next().ok_or_else(|| wrong(ErrorKind::Empty))??;
        match records.next() {
            None => Ok(record),
            Some(Ok(_)) => Err(wrong(ErrorKind::MoreGames)),
            Some(Err(error)) => Err(error),
        }
    }
}
