//! Text to records.

use std::io::BufRead;
use std::iter::FusedIterator;
use std::marker::PhantomData;
use std::ops::Range;
use std::slice;
use std::str::FromStr;

use ayla_core::{ParseError, Position, Token};

use crate::error::Fault;
use crate::syntax::{Game, Item, ItemKind};
use crate::tags::{Header, TagFault};
use crate::walk::Walk;
use crate::{Comment, Error, ErrorKind, Line, Node, Place, Reader, Record};

/// Checks a game against the rules.
impl<P: Position> TryFrom<&Game> for Record<P> {
    type Error = Error;

    fn try_from(game: &Game) -> Result<Record<P>, Error> {
        check(game).map_err(|fault| game.error(fault))
    }
}

fn check<P: Position>(game: &Game) -> Result<Record<P>, Fault> {
    let tags = game.tags();
    let values = tags.iter();
    let header: Header<P> = Header::read(values.map(|tag| (game.name_of(tag), game.value_of(tag))))
        .map_err(|fault| in_tag(game, fault))?;
    let mut movetext = Movetext {
        game,
        items: game.items().iter(),
    };
    let mut walk = Walk::new(header.start.unwrap_or_else(P::start));
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
    let closing = movetext.items;
    let closing = closing.filter_map(|item| Comment::from_clean(game.text_of(item)));
    Ok(Record::from_parts(
        walk.into_game(),
        line,
        header.tags,
        closing.collect(),
    ))
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
    /// Reads a line up to what ends it, a `)` or the result. Lines are nested only as deep as the
    /// syntax allows.
    fn line<P: Position>(&mut self, walk: &mut Walk<P>) -> Result<Line, Fault> {
        let mut line = Line::default();
        while let Some(item) = self.items.as_slice().first() {
            if matches!(item.kind, ItemKind::Close | ItemKind::Result) {
                break;
            }
            self.items.next();
            match (item.kind, line.moves.last_mut()) {
                (ItemKind::Number { number, dots }, _) => walk
                    .number(number, dots)
                    .map_err(|kind| kind.at(item.span.clone()))?,
                (ItemKind::Comment, _) => {
                    let comment = Comment::from_clean(self.game.text_of(item));
                    line.last_comments().extend(comment);
                }
                (ItemKind::Move, _) => line.moves.push(self.node(item, walk)?),
                (ItemKind::Annotation(annotation), Some(node)) => node.annotations.push(annotation),
                (ItemKind::Open, Some(node)) => {
                    node.variations
                        .push(walk.variation(|walk| self.line(walk))?);
                    self.items.next(); // its `)`
                }
                // The syntax has seen to it that there is nothing else.
                _ => {}
            }
        }
        Ok(line)
    }

    fn node<P: Position>(&self, item: &Item, walk: &mut Walk<P>) -> Result<Node, Fault> {
        let token = self.token(item)?;
        walk.play(token.mv, token.taken.map(Into::into))
            .map_err(|kind| self.in_move(item, kind))
    }

    fn token(&self, item: &Item) -> Result<Token, Fault> {
        let word = self.game.text_of(item);
        word.parse().map_err(|error: ParseError| {
            let at = error.at.min(word.len() - 1); // the last letter, where one is missing
            ErrorKind::Move(error.kind).at(item.span.start + at..item.span.end)
        })
    }

    /// Where in a move it is wrong: if it takes another number of seeds, from the `+` on.
    fn in_move(&self, item: &Item, kind: ErrorKind) -> Fault {
        let Range { start, end } = item.span;
        let at = match kind {
            ErrorKind::Taken { .. } => self.game.text_of(item).find('+').unwrap_or(0),
            _ => 0,
        };
        kind.at(start + at..end)
    }
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
        let one_game = |found| {
            ErrorKind::OneGame { found }
                .at(0..0)
                .within(text, Place::START)
        };
        let mut records = Records::new(text.as_bytes())?;
        let record = records.next().ok_or_else(|| one_game("none"))??;
        match records.next() {
            None => Ok(record),
            Some(Ok(_)) => Err(one_game("more")),
            Some(Err(error)) => Err(error),
        }
    }
}
