//! Proofs from files.

use std::io::{BufRead, Read};
use std::str::FromStr;

use ayla_core::{BySide, GameId, Move, ParseError, Position, Side, Task};
use crc32fast::Hasher;

use crate::{ANY, Checker, Claim, Error, ErrorKind, MAGIC};

/// What a proof has proved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proved {
    /// The game.
    pub game: GameId,
    /// The position, as its game writes it.
    pub position: String,
    /// How many seeds each player can be sure of, if that is claimed.
    pub at_least: BySide<Option<u8>>,
    /// How many lemmas the proof has.
    pub lemmas: usize,
}

/// Reads a proof, and accepts it or not.
///
/// It takes memory for the lemmas of one claim at a time.
///
/// # Errors
///
/// The first thing that is wrong with it.
pub fn check(input: impl BufRead) -> Result<Proved, Error> {
    let mut lines = Lines::new(input);
    lines.advance()?;
    if lines.text != MAGIC {
        return Err(lines.expected("`ayla proof 1`, the first line of a proof"));
    }
    lines.advance()?;
    let game: GameId = lines.value("game ", "the game")?;
    game.dispatch(Proof { game, lines })
}

/// The part of a proof that depends on the game.
struct Proof<R> {
    game: GameId,
    lines: Lines<R>,
}

impl<R: BufRead> Task for Proof<R> {
    type Output = Result<Proved, Error>;

    fn run<P: Position>(self) -> Result<Proved, Error> {
        let Proof { game, mut lines } = self;
        lines.advance()?;
        let position: P = lines.value("position ", "the position")?;
        let mut at_least = BySide::from_fn(|_| None);
        let mut lemmas = 0;
        let mut open: Option<Checker<P>> = None;
        loop {
            lines.advance()?;
            match lines.entry()? {
                Entry::Lemma(at, mv) => {
                    let Some(checker) = &mut open else {
                        return Err(lines.expected("a claim: `south` or `north` and a number"));
                    };
                    (checker.lemma(at, mv)).map_err(|gap| ErrorKind::Gap(gap).at(lines.number))?;
                    lemmas += 1;
                }
                entry => {
                    if let Some(checker) = open.take()
                        && !checker.holds(&position)
                    {
                        return Err(ErrorKind::Unproved(checker.claim()).at(lines.number));
                    }
                    let Entry::Claim(claim) = entry else { break };
                    if at_least[claim.side].replace(claim.seeds).is_some() {
                        return Err(lines.expected("one claim for each player"));
                    }
                    open = Some(Checker::new(claim));
                }
            }
        }
        if Side::BOTH.iter().all(|&side| at_least[side].is_none()) {
            return Err(lines.expected("a claim: `south` or `north` and a number"));
        }
        lines.end()?;
        Ok(Proved {
            game,
            position: position.to_string(),
            at_least,
            lemmas,
        })
    }
}

/// A line after the first three.
enum Entry<P> {
    Claim(Claim),
    Lemma(P, Option<Move>),
    End,
}

/// The lines of a proof, one by one.
struct Lines<R> {
    input: R,
    /// The line that is looked at, without its line feed, and its number.
    text: String,
    number: usize,
    /// The checksum of all lines before it.
    hasher: Hasher,
}

impl<R: BufRead> Lines<R> {
    /// No line of a proof has so many bytes.
    const LONGEST: u64 = 1_000;

    fn new(input: R) -> Lines<R> {
        Lines {
            input,
            text: String::new(),
            number: 0,
            hasher: Hasher::new(),
        }
    }

    /// Goes on to the next line.
    fn advance(&mut self) -> Result<(), Error> {
        if self.number > 0 {
            self.hasher.update(self.text.as_bytes());
            self.hasher.update(b"\n");
        }
        self.number += 1;
        self.text.clear();
        (self.input.by_ref().take(Self::LONGEST))
            .read_line(&mut self.text)
            .map_err(|error| ErrorKind::Read(error).at(self.number))?;
        match self.text.pop() {
            Some('\n') => Ok(()),
            Some(_) => Err(self.expected("the line to end")),
            None => Err(self.expected("another line: the proof is not complete")),
        }
    }

    fn expected(&self, what: &'static str) -> Error {
        ErrorKind::Expected(what).at(self.number)
    }

    /// What follows `name` in a line that must begin with it.
    fn value<T: FromStr<Err = ParseError>>(
        &self,
        name: &'static str,
        what: &'static str,
    ) -> Result<T, Error> {
        match self.text.strip_prefix(name) {
            Some(text) => self.parse(what, text),
            None => Err(self.expected(what)),
        }
    }

    fn parse<T: FromStr<Err = ParseError>>(
        &self,
        what: &'static str,
        text: &str,
    ) -> Result<T, Error> {
        text.parse()
            .map_err(|error| ErrorKind::Text { what, error }.at(self.number))
    }

    fn entry<P: Position>(&self) -> Result<Entry<P>, Error> {
        const WHAT: &str = "a lemma, a claim or the end";
        let (name, rest) = self.text.split_once(' ').ok_or(self.expected(WHAT))?;
        let claim = |side| match rest.parse() {
            Ok(seeds) => Ok(Entry::Claim(Claim { side, seeds })),
            Err(_) => Err(self.expected("how many seeds")),
        };
        match name {
            "end" => Ok(Entry::End),
            "south" => claim(Side::South),
            "north" => claim(Side::North),
            ANY => Ok(Entry::Lemma(self.parse("the position", rest)?, None)),
            mv => {
                let mv = self.parse("the move", mv)?;
                Ok(Entry::Lemma(self.parse("the position", rest)?, Some(mv)))
            }
        }
    }

    /// Reads the checksum of the last line, after which nothing comes.
    fn end(mut self) -> Result<(), Error> {
        let told = self.text.strip_prefix("end ").unwrap_or_default();
        let found = format!("{:08x}", self.hasher.clone().finalize());
        if told != found {
            let told = told.to_owned();
            return Err(ErrorKind::Damaged { told, found }.at(self.number));
        }
        match self.input.fill_buf() {
            Ok([]) => Ok(()),
            Ok(_) => Err(ErrorKind::Expected("nothing after the end").at(self.number + 1)),
            Err(error) => Err(ErrorKind::Read(error).at(self.number + 1)),
        }
    }
}
