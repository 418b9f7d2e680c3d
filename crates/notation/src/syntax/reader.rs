//! Text to games, one after the other.

use std::collections::HashSet;
use std::io::BufRead;
use std::iter::FusedIterator;
use std::ops::Range;

use super::game::{Game, Item, ItemKind, Tag};
use super::source::Source;
use crate::error::Fault;
use crate::{Annotation, Error, ErrorKind, MAX_DEPTH};

/// Reads games from a stream, one after the other, and holds one at a time.
///
/// It is an iterator. An item is a game or the first error in it; after an error it goes on with the
/// next game, unless the stream itself cannot be read.
#[derive(Debug)]
pub struct Reader<R> {
    source: Source<R>,
    state: State,
    /// How many items the last game had: the next may have as many.
    items: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// Between games.
    Ready,
    /// In a game that had an error.
    Lost,
    /// At the end.
    Done,
}

impl<R: BufRead> Reader<R> {
    /// A reader of this stream.
    pub fn new(input: R) -> Reader<R> {
        Reader {
            source: Source::new(input),
            state: State::Ready,
            items: 0,
        }
    }

    fn read(&mut self) -> Result<Option<Game>, Fault> {
        if self.state == State::Lost {
            self.source.skip_game()?;
            self.state = State::Ready;
        }
        let game = Parser::new(&mut self.source, self.items).game()?;
        if let Some(game) = &game {
            self.items = game.items.len();
        }
        Ok(game)
    }
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<Game, Error>;

    fn next(&mut self) -> Option<Result<Game, Error>> {
        if self.state == State::Done {
            return None;
        }
        match self.read() {
            Ok(Some(game)) => Some(Ok(game)),
            Ok(None) => {
                self.state = State::Done;
                None
            }
            Err(fault) => {
                let error = self.source.error(fault);
                self.state = if error.is_read() {
                    State::Done
                } else {
                    State::Lost
                };
                Some(Err(error))
            }
        }
    }
}

impl<R: BufRead> FusedIterator for Reader<R> {}

const GAME: &str = "`[`, the beginning of a game's tags";
const TAG_NAME: &str = "the name of a tag: letters, digits and _";
const TAG_VALUE: &str = "the value of the tag in quotation marks";
const TAG_END: &str = "`]`, the end of the tag";
const MOVETEXT: &str = "a move, a comment, a variation or the result";
const NEXT_GAME: &str = "a comment or the next game, since this one has its result";

const fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// The bytes a word of the movetext may have, as in PGN's symbols.
const SYMBOLS: [bool; 256] = {
    let mut symbols = [false; 256];
    let mut byte = 0;
    while byte < 128 {
        symbols[byte as usize] = is_name(byte) || matches!(byte, b'+' | b'#' | b'=' | b':' | b'-');
        byte += 1;
    }
    symbols
};

const fn is_symbol(byte: u8) -> bool {
    SYMBOLS[byte as usize]
}

/// Whether a word is digits, a hyphen and digits, such as `27-21`.
fn is_score(word: &str) -> bool {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    word.split_once('-')
        .is_some_and(|(one, other)| is_number(one) && is_number(other))
}

/// A line of moves that is being read.
#[derive(Default)]
struct Level {
    /// Its `(`; of no length for the main line.
    open: Range<usize>,
    has_move: bool,
    /// A number that waits for its move.
    number: Option<Range<usize>>,
}

/// Reads one game.
struct Parser<'a, R> {
    source: &'a mut Source<R>,
    tags: Vec<Tag>,
    /// Their names, where there are many.
    names: HashSet<Box<str>>,
    items: Vec<Item>,
    /// The variations that are open.
    outer: Vec<Level>,
    /// The line that is being read.
    level: Level,
}

impl<R: BufRead> Parser<'_, R> {
    fn new(source: &mut Source<R>, items: usize) -> Parser<'_, R> {
        Parser {
            source,
            tags: Vec::new(),
            names: HashSet::new(),
            items: Vec::with_capacity(items),
            outer: Vec::new(),
            level: Level::default(),
        }
    }

    fn game(mut self) -> Result<Option<Game>, Fault> {
        self.peek()?;
        self.source.begin();
        if self.peek()?.is_none() {
            return Ok(None);
        }
        self.tags()?;
        self.movetext()?;
        let end = self.closing_comments()?;
        Ok(Some(Game {
            text: self.source.slice(0..end).to_owned(),
            origin: self.source.origin(),
            tags: self.tags,
            items: self.items,
        }))
    }

    /// The next byte that is no white space and on no skipped line.
    #[inline]
    fn peek(&mut self) -> Result<Option<u8>, Fault> {
        match self.source.skip_white_space() {
            Some(byte) if byte != b'%' => Ok(Some(byte)),
            _ => self.peek_beyond_line(),
        }
    }

    /// The same where it may stand on a later line.
    #[inline(never)]
    fn peek_beyond_line(&mut self) -> Result<Option<u8>, Fault> {
        loop {
            match self.source.skip_white_space() {
                Some(b'%') if self.source.is_at_line_start() => self.source.skip_line(),
                Some(byte) => return Ok(Some(byte)),
                None if !self.source.fill()? => return Ok(None),
                None => {}
            }
        }
    }

    /// The next byte within a tag that is no white space.
    fn peek_in_tag(&mut self) -> Result<Option<u8>, Fault> {
        loop {
            match self.source.skip_white_space() {
                Some(byte) => return Ok(Some(byte)),
                None if !self.source.fill()? => return Ok(None),
                None => {}
            }
        }
    }

    /// Something else than what should stand here.
    fn unexpected(&self, expected: &'static str) -> Fault {
        let at = self.source.at();
        let found = self.source.rest().chars().next();
        // At the end of the text the place is where its last line ends.
        let at = match found {
            Some(_) => at,
            None => self.source.slice(0..at).trim_ascii_end().len(),
        };
        ErrorKind::Expected(expected).at(at..at + found.map_or(0, char::len_utf8))
    }

    /// Uses one byte, and gives where it stands.
    fn bump(&mut self) -> Range<usize> {
        let at = self.source.at();
        self.source.go_to(at + 1);
        at..at + 1
    }

    fn push(&mut self, kind: ItemKind, span: Range<usize>) {
        self.items.push(Item { kind, span });
    }

    /// Tags, and the comments before and among them.
    fn tags(&mut self) -> Result<(), Fault> {
        loop {
            match self.peek()? {
                Some(b'[') => self.tag()?,
                Some(b'{' | b';') => self.comment()?,
                _ if self.tags.is_empty() => return Err(self.unexpected(GAME)),
                _ => return Ok(()),
            }
        }
    }

    fn tag(&mut self) -> Result<(), Fault> {
        let open = self.bump();
        self.peek_in_tag()?;
        let name = self.source.take_while(is_name);
        if name.is_empty() {
            return Err(self.unexpected(TAG_NAME));
        }
        if !self.is_new(name.clone()) {
            let text = self.source.slice(name.clone()).to_owned();
            let fault = ErrorKind::TagTwice(text).at(name);
            // It may be the first of the next game.
            self.source.go_to(open.start);
            return Err(fault);
        }
        if self.peek_in_tag()? != Some(b'"') {
            return Err(self.unexpected(TAG_VALUE));
        }
        let value = self.string()?;
        if self.peek_in_tag()? != Some(b']') {
            return Err(self.unexpected(TAG_END));
        }
        self.bump();
        self.tags.push(Tag { name, value });
        Ok(())
    }

    /// Whether no tag before has this name.
    fn is_new(&mut self, name: Range<usize>) -> bool {
        /// Where there are more, they are not compared one by one.
        const FEW: usize = 16;

        let name = self.source.slice(name);
        let text_of = |tag: &Tag| self.source.slice(tag.name.clone());
        if self.tags.len() < FEW {
            return self.tags.iter().all(|tag| text_of(tag) != name);
        }
        if self.names.is_empty() {
            let names = self.tags.iter().map(text_of);
            self.names.extend(names.map(Box::from));
        }
        self.names.insert(name.into())
    }

    /// A value in quotation marks: what stands between them.
    fn string(&mut self) -> Result<Range<usize>, Fault> {
        let quote = self.bump();
        let start = self.source.at();
        let rest = self.source.rest().as_bytes();
        let mut length = 0;
        loop {
            match rest.get(length) {
                Some(b'"') => break,
                Some(b'\\') if matches!(rest.get(length + 1), Some(b'"' | b'\\')) => length += 2,
                Some(b'\r') if matches!(rest.get(length + 1), None | Some(b'\n')) => {
                    return Err(ErrorKind::UnclosedQuote.at(quote));
                }
                Some(b'\n') => return Err(ErrorKind::UnclosedQuote.at(quote)),
                Some(&control @ (b'\t' | b'\r')) => {
                    let at = start + length;
                    return Err(ErrorKind::Control(control.into()).at(at..at + 1));
                }
                Some(_) => length += 1,
                None => {
                    self.source.go_to(start + length);
                    self.source.refuse()?;
                    return Err(ErrorKind::UnclosedQuote.at(quote));
                }
            }
        }
        let value = start..start + length;
        self.source.go_to(value.end + 1);
        Ok(value)
    }

    fn comment(&mut self) -> Result<(), Fault> {
        let open = self.bump();
        let span = match self.source.slice(open.clone()) {
            ";" => self.source.take_line()?,
            _ => self.braced(open)?,
        };
        self.push(ItemKind::Comment, span);
        Ok(())
    }

    /// A comment in braces: what stands between them.
    fn braced(&mut self, open: Range<usize>) -> Result<Range<usize>, Fault> {
        let start = self.source.at();
        loop {
            let rest = self.source.rest();
            if let Some(length) = rest.find('}') {
                let end = self.source.at() + length;
                self.source.go_to(end + 1);
                return Ok(start..end);
            }
            self.source.go_to(self.source.at() + rest.len());
            if !self.source.fill()? || self.is_at_tag_of_next_game() {
                return Err(ErrorKind::UnclosedComment.at(open));
            }
        }
    }

    /// Whether the next game seems to begin here, after a blank line: `[Name "`.
    fn is_at_tag_of_next_game(&self) -> bool {
        let begins_tag = |line: &str| {
            let name = line[1..].trim_ascii_start();
            let value = name.trim_start_matches(|c: char| c.is_ascii() && is_name(c as u8));
            value.len() < name.len() && value.trim_ascii_start().starts_with('"')
        };
        self.source.is_at_next_game() && begins_tag(self.source.rest())
    }

    /// Everything up to the result.
    fn movetext(&mut self) -> Result<(), Fault> {
        loop {
            match self.peek()? {
                Some(b'{' | b';') => self.comment()?,
                Some(b'(') => self.open()?,
                Some(b')') => self.close()?,
                Some(b'$') => self.numbered_annotation()?,
                Some(b'!' | b'?') => self.suffix()?,
                Some(b'*') => {
                    let span = self.bump();
                    return self.result(span);
                }
                Some(b'0'..=b'9') => {
                    let (digits, number) = self.source.take_number();
                    if !self.source.byte().is_some_and(is_symbol) {
                        self.number(digits, number)?;
                        continue;
                    }
                    let span = digits.start..self.source.take_while(is_symbol).end;
                    if is_score(self.source.slice(span.clone())) {
                        return self.result(span);
                    }
                    self.mv(span);
                }
                Some(byte) if is_symbol(byte) => {
                    let span = self.source.take_while(is_symbol);
                    self.mv(span);
                }
                Some(b'}') => {
                    let span = self.bump();
                    return Err(ErrorKind::NothingOpen.at(span));
                }
                None => return Err(self.unfinished()),
                Some(b'[') if self.source.is_at_line_start() => return Err(self.unfinished()),
                Some(_) => return Err(self.unexpected(MOVETEXT)),
            }
        }
    }

    fn mv(&mut self, span: Range<usize>) {
        self.level.number = None;
        self.level.has_move = true;
        self.push(ItemKind::Move, span);
    }

    /// The movetext stops without a result.
    fn unfinished(&self) -> Fault {
        if self.outer.is_empty() {
            let end = self.source.slice(0..self.source.at()).trim_ascii_end();
            ErrorKind::NoResult.at(end.len()..end.len())
        } else {
            ErrorKind::UnclosedVariation.at(self.level.open.clone())
        }
    }

    fn number(&mut self, digits: Range<usize>, number: u32) -> Result<(), Fault> {
        self.no_number_waits()?;
        let mut span = digits;
        let mut dots = 0;
        while self.peek()? == Some(b'.') {
            let dot = self.bump();
            if dots == 3 {
                return Err(ErrorKind::Dots.at(dot));
            }
            dots += 1;
            span.end = dot.end;
        }
        if dots == 2 {
            return Err(ErrorKind::Dots.at(span));
        }
        self.level.number = Some(span.clone());
        self.push(ItemKind::Number { number, dots }, span);
        Ok(())
    }

    fn no_number_waits(&mut self) -> Result<(), Fault> {
        match self.level.number.take() {
            Some(number) => Err(ErrorKind::NumberOfNothing.at(number)),
            None => Ok(()),
        }
    }

    fn numbered_annotation(&mut self) -> Result<(), Fault> {
        let dollar = self.bump();
        let digits = self.source.take_while(|byte| byte.is_ascii_digit());
        let number = self.source.slice(digits.clone()).parse();
        self.annotation(number.ok().map(Annotation), dollar.start..digits.end)
    }

    fn suffix(&mut self) -> Result<(), Fault> {
        let span = self.source.take_while(|byte| matches!(byte, b'!' | b'?'));
        let known = Annotation::from_suffix(self.source.slice(span.clone()));
        self.annotation(known, span)
    }

    fn annotation(&mut self, known: Option<Annotation>, span: Range<usize>) -> Result<(), Fault> {
        let Some(annotation) = known else {
            return Err(ErrorKind::NoAnnotation.at(span));
        };
        if !self.level.has_move {
            return Err(ErrorKind::AnnotationOfNothing.at(span));
        }
        self.push(ItemKind::Annotation(annotation), span);
        Ok(())
    }

    fn open(&mut self) -> Result<(), Fault> {
        let open = self.bump();
        if !self.level.has_move {
            return Err(ErrorKind::VariationOfNothing.at(open));
        }
        if self.outer.len() == MAX_DEPTH {
            return Err(ErrorKind::TooDeep.at(open));
        }
        self.push(ItemKind::Open, open.clone());
        let inner = Level {
            open,
            ..Level::default()
        };
        self.outer.push(std::mem::replace(&mut self.level, inner));
        Ok(())
    }

    fn close(&mut self) -> Result<(), Fault> {
        let close = self.bump();
        let Some(outer) = self.outer.pop() else {
            return Err(ErrorKind::NothingOpen.at(close));
        };
        self.no_number_waits()?;
        if !self.level.has_move {
            return Err(ErrorKind::EmptyVariation.at(self.level.open.start..close.end));
        }
        self.level = outer;
        self.push(ItemKind::Close, close);
        Ok(())
    }

    fn result(&mut self, span: Range<usize>) -> Result<(), Fault> {
        if !self.outer.is_empty() {
            return Err(self.result_in_variation(span)?);
        }
        self.no_number_waits()?;
        self.push(ItemKind::Result, span);
        Ok(())
    }

    /// Either the variation has a result it may not have, or it is unclosed and the result is the
    /// game's. What follows the result tells.
    fn result_in_variation(&mut self, result: Range<usize>) -> Result<Fault, Fault> {
        let open = self.level.open.clone();
        loop {
            match self.peek()? {
                Some(b'{' | b';') => self.comment()?,
                Some(b')') => return Ok(ErrorKind::ResultInVariation.at(result)),
                _ => return Ok(ErrorKind::UnclosedVariation.at(open)),
            }
        }
    }

    /// Comments about the game that has ended. Where the game ends with them.
    fn closing_comments(&mut self) -> Result<usize, Fault> {
        loop {
            let end = self.source.at();
            match self.peek()? {
                Some(b'{' | b';') => self.comment()?,
                Some(b'[') | None => return Ok(end),
                Some(_) => return Err(self.unexpected(NEXT_GAME)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::{BufReader, Read, repeat};

    use super::*;

    const GAME: &str = "[Game \"gore\"]\n\n1. D {a comment} b *\n\n";

    /// The most bytes that are held while games are read.
    fn most_held(games: &mut Reader<impl BufRead>) -> usize {
        let mut most = 0;
        while games.next().is_some() {
            most = most.max(games.source.held());
        }
        most
    }

    #[test]
    fn no_more_than_a_game_is_held() {
        let text = GAME.repeat(10_000);
        assert!(most_held(&mut Reader::new(text.as_bytes())) < 1_000);
    }

    #[test]
    fn nothing_is_held_of_what_is_skipped() {
        let lines = repeat(b'\n')
            .take(1 << 20)
            .chain(repeat(b'x').take(1 << 20));
        let text = "[Game \"gore\"]\n\n@\n".as_bytes().chain(lines);
        let mut games = Reader::new(BufReader::new(text));
        assert!(most_held(&mut games) < 1_000);
    }

    #[test]
    fn an_unclosed_comment_does_not_hold_the_games_that_follow() {
        let text = format!("[Game \"gore\"]\n\n{{\n\n{}", GAME.repeat(10_000));
        assert!(most_held(&mut Reader::new(text.as_bytes())) < 1_000);
    }
}
