//! The tags of a record: those one can set, and what all of them say of the game.

use std::borrow::Cow;

use ayla_core::{ParseError, Position, Termination};

use crate::ErrorKind;

/// The tags every record has and that anyone can set, in their order between Game and Result, with
/// the value that stands for an unknown one.
const ROSTER: [(&str, &str); 6] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("South", "?"),
    ("North", "?"),
];

/// The tags that the game itself tells.
pub(crate) mod derived {
    pub(crate) const GAME: &str = "Game";
    pub(crate) const RESULT: &str = "Result";
    pub(crate) const SET_UP: &str = "SetUp";
    pub(crate) const FEN: &str = "FEN";
    pub(crate) const TERMINATION: &str = "Termination";

    pub(crate) const ALL: [&str; 5] = [GAME, RESULT, SET_UP, FEN, TERMINATION];
}

/// What the tag Termination says of a game that is not over.
pub(crate) const UNFINISHED: &str = "unfinished";

/// What the tag Result, and the end of the movetext, say of a game that is not over.
pub(crate) const NO_RESULT: &str = "*";

/// What stands for an unknown value of any tag.
const UNKNOWN: &str = "?";

/// A tag that cannot be set.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TagError {
    /// Its name is not one or more of `A`–`Z`, `a`–`z`, `0`–`9` and `_`.
    #[error("the name of a tag is made of letters, digits and _, not {0:?}")]
    Name(String),
    /// Its value has a control character.
    #[error("the value of a tag cannot hold the control character U+{:04X}", u32::from(*.0))]
    Control(char),
    /// The game itself tells it: Game, Result, SetUp, FEN or Termination.
    #[error("the tag {0} is told by the game itself")]
    Derived(&'static str),
}

/// The tags that can be set, with unknown ones left out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tags {
    roster: [Option<Box<str>>; ROSTER.len()],
    others: Vec<(Box<str>, Box<str>)>,
}

impl Tags {
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        match ROSTER.iter().position(|&(known, _)| known == name) {
            Some(index) => self.roster[index].as_deref(),
            None => {
                let (_, value) = self.others.iter().find(|(other, _)| **other == *name)?;
                Some(value)
            }
        }
    }

    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        check_name(name)?;
        check_value(value)?;
        if let Some(told) = derived::ALL.into_iter().find(|&told| told == name) {
            return Err(TagError::Derived(told));
        }
        match self.others.iter_mut().find(|(other, _)| **other == *name) {
            Some((_, old)) => *old = value.into(),
            None => self.push(name, value),
        }
        Ok(())
    }

    /// Sets a tag of the roster, or adds another that is new.
    fn push(&mut self, name: &str, value: &str) {
        match ROSTER.iter().position(|&(known, _)| known == name) {
            Some(index) => {
                let is_unknown = value == UNKNOWN || value == ROSTER[index].1;
                self.roster[index] = (!is_unknown).then(|| value.into());
            }
            None => self.others.push((name.into(), value.into())),
        }
    }

    /// The roster's, in its order, unknown ones included.
    pub(crate) fn roster(&self) -> impl Iterator<Item = (&str, &str)> {
        ROSTER
            .iter()
            .zip(&self.roster)
            .map(|((name, unknown), value)| (*name, value.as_deref().unwrap_or(unknown)))
    }

    /// All others, in the order they came.
    pub(crate) fn others(&self) -> impl Iterator<Item = (&str, &str)> {
        self.others.iter().map(|(name, value)| (&**name, &**value))
    }
}

pub(crate) fn check_name(name: &str) -> Result<(), TagError> {
    let is_name = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    if name.is_empty() || !name.bytes().all(is_name) {
        return Err(TagError::Name(name.to_owned()));
    }
    Ok(())
}

pub(crate) fn check_value(value: &str) -> Result<(), TagError> {
    match value.chars().find(|c| c.is_control()) {
        Some(control) => Err(TagError::Control(control)),
        None => Ok(()),
    }
}

/// What the tag Termination claims.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Claim {
    Unfinished,
    Ended(Termination),
}

impl Claim {
    pub(crate) fn parse(text: &str) -> Result<Claim, ErrorKind> {
        match text {
            UNFINISHED => Ok(Claim::Unfinished),
            _ => match text.parse() {
                Ok(termination) => Ok(Claim::Ended(termination)),
                Err(_) => Err(ErrorKind::UnknownTermination),
            },
        }
    }
}

/// What the tags of a game say, before the moves have been seen.
pub(crate) struct Header<P> {
    pub(crate) tags: Tags,
    /// The start, where the tag FEN gives one.
    pub(crate) start: Option<P>,
    /// The tag Result and its value, where that is known.
    pub(crate) result: Option<(usize, String)>,
    /// The tag Termination and its value.
    pub(crate) termination: Option<(usize, Claim)>,
}

/// Something wrong with the tags.
pub(crate) struct TagFault {
    pub(crate) kind: ErrorKind,
    /// The tag, and where in its value; nowhere if it is missing.
    pub(crate) at: Option<(usize, usize)>,
}

impl ErrorKind {
    fn in_tag(self, index: usize) -> TagFault {
        TagFault {
            kind: self,
            at: Some((index, 0)),
        }
    }
}

impl<P: Position> Header<P> {
    /// Reads the tags of a game. Their names and values are well-formed, and none comes twice.
    pub(crate) fn read<'a>(
        tags: impl Iterator<Item = (&'a str, Cow<'a, str>)>,
    ) -> Result<Header<P>, TagFault> {
        let mut header = Header {
            tags: Tags::default(),
            start: None,
            result: None,
            termination: None,
        };
        let mut has_game = false;
        let mut set_up = None;
        for (index, (name, value)) in tags.enumerate() {
            match name {
                derived::GAME if value == P::GAME.name => has_game = true,
                derived::GAME => return Err(ErrorKind::OtherGame(P::GAME.name).in_tag(index)),
                derived::RESULT if value == UNKNOWN => {}
                derived::RESULT => header.result = Some((index, value.into_owned())),
                derived::SET_UP => {
                    set_up = Some((index, parse_set_up(&value).map_err(|e| e.in_tag(index))?));
                }
                derived::FEN => header.start = Some(parse_start(&value, index)?),
                derived::TERMINATION => {
                    let claim = Claim::parse(&value).map_err(|e| e.in_tag(index))?;
                    header.termination = Some((index, claim));
                }
                _ => header.tags.push(name, &value),
            }
        }
        if !has_game {
            return Err(TagFault {
                kind: ErrorKind::NoGame,
                at: None,
            });
        }
        match (set_up, &header.start) {
            (Some((index, true)), None) => Err(ErrorKind::SetUpWithoutFen.in_tag(index)),
            (Some((index, false)), Some(_)) => Err(ErrorKind::SetUpDenied.in_tag(index)),
            _ => Ok(header),
        }
    }
}

fn parse_set_up(value: &str) -> Result<bool, ErrorKind> {
    match value {
        "0" => Ok(false),
        "1" => Ok(true),
        _ => Err(ErrorKind::SetUp),
    }
}

fn parse_start<P: Position>(value: &str, index: usize) -> Result<P, TagFault> {
    value.parse().map_err(|error: ParseError| TagFault {
        kind: ErrorKind::Start(error.kind),
        at: Some((index, error.at)),
    })
}
