//! JSON to records: every claim of a document is checked.

use std::borrow::Cow;
use std::collections::HashSet;

use ayla_core::{GameId, ParseError, Position};
use serde::{Deserialize, Deserializer, de};

use super::document::{Document, GameResult, Move, Score};
use super::locate::Step;
use crate::line::Node;
use crate::tags::{self, Claim, Header, TagFault};
use crate::walk::Walk;
use crate::{Comment, ErrorKind, Line, MAX_DEPTH, Record, TagError};

/// Something wrong with a document.
pub(super) struct Fault {
    pub(super) kind: ErrorKind,
    /// The way to it, from the last step to the first.
    pub(super) path: Vec<Step>,
}

impl ErrorKind {
    fn here(self) -> Fault {
        Fault {
            kind: self,
            path: Vec::new(),
        }
    }
}

impl Fault {
    fn within(mut self, step: impl Into<Step>) -> Fault {
        self.path.push(step.into());
        self
    }
}

/// Does `check` to every element, and says in which one it fails.
fn each<T, U>(
    elements: impl IntoIterator<Item = T>,
    mut check: impl FnMut(T) -> Result<U, Fault>,
) -> Result<Vec<U>, Fault> {
    let checked = |(index, element)| check(element).map_err(|fault| fault.within(index));
    elements.into_iter().enumerate().map(checked).collect()
}

impl Document {
    pub(super) fn tag(&self, name: &str) -> Option<&str> {
        let tag = self.tags.iter().find(|(known, _)| known == name);
        tag.map(|(_, value)| value.as_str())
    }

    pub(super) fn id(&self) -> Result<GameId, Fault> {
        let mut tags = self.tags.iter().enumerate();
        let Some((index, (_, value))) = tags.find(|(_, (name, _))| name == tags::derived::GAME)
        else {
            return Err(ErrorKind::NoGame.here().within("tags"));
        };
        value
            .parse()
            .map_err(|_| in_tag(ErrorKind::UnknownGame, index))
    }

    pub(super) fn check<P: Position>(&self) -> Result<Record<P>, Fault> {
        let header = self.header::<P>()?;
        let start = self.start::<P>(&header)?;
        let mut walk = Walk::new(start, self.moves.len());
        let line = line(&self.comments, &self.moves, &mut walk, 0)?;
        if let Some((index, claim)) = header.termination {
            walk.end(claim).map_err(|kind| in_tag(kind, index))?;
        }
        self.result
            .check(&mut walk)
            .map_err(|fault| fault.within("result"))?;
        if let Some((index, value)) = header.result {
            walk.check_result(&value)
                .map_err(|kind| in_tag(kind, index))?;
        }
        let closing = comments(&self.result.comments).map_err(|fault| fault.within("result"))?;
        Ok(Record::from_parts(
            walk.into_game(),
            line,
            header.tags,
            closing,
        ))
    }

    fn header<P: Position>(&self) -> Result<Header<P>, Fault> {
        let mut names = HashSet::new();
        each(&self.tags, |(name, value)| {
            tags::check_name(name).map_err(|error| tag_error(error, 0))?;
            tags::check_value(value).map_err(|error| tag_error(error, 1))?;
            match names.insert(name) {
                true => Ok(()),
                false => Err(ErrorKind::TagTwice(name.clone()).here().within(0)),
            }
        })
        .map_err(|fault| fault.within("tags"))?;
        let tags = self.tags.iter();
        Header::read(tags.map(|(name, value)| (name.as_str(), Cow::Borrowed(value.as_str()))))
            .map_err(|TagFault { kind, at }| match at {
                Some((index, _)) => in_tag(kind, index),
                None => kind.here().within("tags"),
            })
    }

    fn start<P: Position>(&self, header: &Header<P>) -> Result<P, Fault> {
        let start: P = self
            .start
            .parse()
            .map_err(|error: ParseError| ErrorKind::Start(error.kind).here().within("start"))?;
        let expected = match header.start {
            Some(told) if told != start => told,
            _ => return Ok(start),
        };
        let expected = expected.to_string();
        Err(ErrorKind::JsonStart { expected }.here().within("start"))
    }
}

/// An error in the value of a tag.
fn in_tag(kind: ErrorKind, index: usize) -> Fault {
    kind.here().within(1).within(index).within("tags")
}

/// An error in the name of a tag, or in its value.
fn tag_error(error: TagError, part: usize) -> Fault {
    let kind = match error {
        TagError::Control(control) => ErrorKind::Control(control),
        TagError::Name(_) | TagError::Derived(_) => ErrorKind::TagName,
    };
    kind.here().within(part)
}

fn comments(texts: &[String]) -> Result<Vec<Comment>, Fault> {
    let comments = each(texts, |text| {
        Comment::new(text).map_err(|error| ErrorKind::Control(error.found).here())
    })
    .map_err(|fault| fault.within("comments"))?;
    Ok(comments.into_iter().flatten().collect())
}

fn line<P: Position>(
    said: &[String],
    moves: &[Move],
    walk: &mut Walk<P>,
    depth: usize,
) -> Result<Line, Fault> {
    Ok(Line {
        comments: comments(said)?,
        moves: each(moves, |mv| node(mv, walk, depth)).map_err(|fault| fault.within("moves"))?,
    })
}

fn node<P: Position>(mv: &Move, walk: &mut Walk<P>, depth: usize) -> Result<Node, Fault> {
    let parsed = mv
        .token
        .parse()
        .map_err(|error: ParseError| ErrorKind::Move(error.kind).here().within("token"))?;
    let (by, taken) = walk.play(parsed, Some(mv.taken)).map_err(|kind| {
        let step = match kind {
            ErrorKind::Taken { .. } => "taken",
            _ => "token",
        };
        kind.here().within(step)
    })?;
    let mut node = Node::new(by, parsed, taken);
    node.comments = comments(&mv.comments)?;
    node.annotations.clone_from(&mv.annotations);
    node.variations = each(&mv.variations, |variation| {
        if depth == MAX_DEPTH {
            return Err(ErrorKind::TooDeep.here());
        }
        if variation.moves.is_empty() {
            return Err(ErrorKind::EmptyVariation.here().within("moves"));
        }
        walk.variation(|walk| line(&variation.comments, &variation.moves, walk, depth + 1))
    })
    .map_err(|fault| fault.within("variations"))?;
    Ok(node)
}

impl GameResult {
    /// What is true of a game, comments aside.
    pub(super) fn of<P: Position>(game: &ayla_core::Game<P>) -> GameResult {
        let ending = game.ending();
        GameResult {
            score: ending.map(|ending| ending.outcome.score.into()),
            winner: ending.and_then(|ending| ending.winner),
            termination: match ending {
                Some(ending) => ending.termination.to_string(),
                None => tags::UNFINISHED.to_owned(),
            },
            glory: ending.and_then(|ending| ending.glory),
            comments: Vec::new(),
        }
    }

    /// Ends the game as is claimed, and checks all that is said about that.
    fn check<P: Position>(&self, walk: &mut Walk<P>) -> Result<(), Fault> {
        let claim =
            Claim::parse(&self.termination).map_err(|kind| kind.here().within("termination"))?;
        walk.end(claim)
            .map_err(|kind| kind.here().within("termination"))?;
        let truth = GameResult::of(walk.game());
        let wrong = |expected: String, step: &'static str| {
            Err(ErrorKind::JsonResult { expected }.here().within(step))
        };
        if self.score != truth.score {
            return wrong(truth.score.map_or_else(null, Score::to_json), "score");
        }
        if self.winner != truth.winner {
            let winner = truth.winner.map(|side| format!("\"{side}\""));
            return wrong(winner.unwrap_or_else(null), "winner");
        }
        match (self.glory, truth.glory) {
            (Some(_), None) => wrong("no glory without a winner".to_owned(), "glory"),
            (Some(claimed), Some(glory)) if claimed != glory => wrong(glory.to_string(), "glory"),
            _ => Ok(()),
        }
    }
}

fn null() -> String {
    "null".to_owned()
}

impl Score {
    fn to_json(self) -> String {
        format!("{{\"south\":{},\"north\":{}}}", self.south, self.north)
    }
}

/// Reads and checks a record of the format described in [`json`](crate::json).
impl<'de, P: Position> Deserialize<'de> for Record<P> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Record<P>, D::Error> {
        let document = Document::deserialize(deserializer)?;
        document.check().map_err(|fault| {
            let path: String = fault.path.iter().rev().map(ToString::to_string).collect();
            de::Error::custom(format_args!("{path}: {}", fault.kind))
        })
    }
}
