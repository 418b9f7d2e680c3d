//! What can be wrong with a record, and where.

use std::error;
use std::fmt;
use std::io;
use std::ops::Range;

use annotate_snippets::{AnnotationKind, Element, Level, Origin, Renderer, Snippet};
use ayla_core::{Illegal, ParseErrorKind, Position, Termination, Token};

use crate::excerpt::{Excerpt, Place};

/// Something that is wrong with a record, in text or JSON: what, where, and what was expected.
///
/// It keeps the piece of its line that it shows, so that nobody must hold the file.
#[derive(Debug)]
pub struct Error(Box<Inner>);

#[derive(Debug)]
struct Inner {
    kind: ErrorKind,
    place: Place,
    bytes: Range<usize>,
    excerpt: Excerpt,
}

/// What is wrong with a record.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The file cannot be read on. No game follows.
    #[error("the input cannot be read")]
    Read(#[source] io::Error),
    /// Bytes that are no UTF-8.
    #[error("this is not UTF-8")]
    NotUtf8,
    /// A control character that is no white space, or any in the value of a tag.
    #[error("the control character U+{:04X}", u32::from(*.0))]
    Control(char),
    /// Something else than what the grammar asks for here.
    #[error("expected {0}")]
    Expected(&'static str),
    /// A tag whose name came before in this game.
    #[error("the tag {0} stands here a second time")]
    TagTwice(String),
    /// A value without its second quotation mark.
    #[error("this quotation mark is never closed")]
    UnclosedQuote,
    /// A `{` without its `}`.
    #[error("this comment is never closed")]
    UnclosedComment,
    /// A `(` without its `)`.
    #[error("this variation is never closed")]
    UnclosedVariation,
    /// A `)` without a `(`, or a `}` without a `{`.
    #[error("nothing is open that this could close")]
    NothingOpen,
    /// Variations nested deeper than [`MAX_DEPTH`](crate::MAX_DEPTH).
    #[error("variations are nested too deep")]
    TooDeep,
    /// A variation where there is no move it could stand instead of.
    #[error("a variation without a move before it")]
    VariationOfNothing,
    /// A variation without a move.
    #[error("a variation without a move")]
    EmptyVariation,
    /// The result of a game inside a variation.
    #[error("a variation has no result")]
    ResultInVariation,
    /// An annotation where there is no move it could be about.
    #[error("an annotation without a move before it")]
    AnnotationOfNothing,
    /// A suffix or `$n` that is no annotation.
    #[error("no such annotation")]
    NoAnnotation,
    /// The number of a turn that no move follows.
    #[error("a number without a move behind it")]
    NumberOfNothing,
    /// Two dots, or more than three, behind the number of a turn.
    #[error("the wrong number of dots")]
    Dots,
    /// The movetext ends without a result.
    #[error("the game does not end in a result")]
    NoResult,

    /// The tag that says which game it is is missing.
    #[error("the tag Game is missing")]
    NoGame,
    /// A game nobody knows.
    #[error("no such game")]
    UnknownGame,
    /// Another game than the one that is read.
    #[error("this is another game")]
    OtherGame(
        /// The name of the game that was expected.
        &'static str,
    ),
    /// A value of SetUp that is neither 0 nor 1.
    #[error("SetUp is 0 or 1")]
    SetUp,
    /// SetUp announces a FEN, but there is none.
    #[error("SetUp announces a position, but there is no tag FEN")]
    SetUpWithoutFen,
    /// SetUp denies the FEN that is there.
    #[error("SetUp denies the position that the tag FEN gives")]
    SetUpDenied,
    /// The start is no position of the game.
    #[error("{0}")]
    Start(ParseErrorKind),
    /// A Termination nobody knows.
    #[error("no such termination")]
    UnknownTermination,
    /// A termination that the moves contradict.
    #[error("{}", contradiction(*.ended))]
    TerminationDenied {
        /// How the game really ended, by its moves alone.
        ended: Option<Termination>,
    },
    /// The tag Result and the end of the movetext say different things.
    #[error("the tag Result and the end of the movetext do not agree")]
    ResultTag {
        /// The end of the movetext.
        result: String,
    },
    /// A word that is no move.
    #[error("{0}")]
    Move(ParseErrorKind),
    /// A move that is not legal.
    #[error("{illegal}")]
    Illegal {
        /// Which move, and the clause that forbids it.
        illegal: Illegal,
        /// What is legal, as a record writes it.
        legal: Vec<Token>,
    },
    /// A move that took more or fewer seeds than is claimed.
    #[error("the move takes {}", seeds(*.taken))]
    Taken {
        /// How many it took.
        taken: u8,
    },
    /// Not the number of the turn that follows.
    #[error("the wrong number of the turn")]
    TurnNumber {
        /// The right one.
        expected: u32,
    },
    /// Three dots before a turn of South's.
    #[error("three dots stand before North's turn, but South is to move")]
    NotNorth,
    /// A result that is not the game's.
    #[error("{}", wrong_result(*.ended))]
    Result {
        /// The right one.
        expected: String,
        /// How the game ended.
        ended: Option<Termination>,
    },

    /// The name of a tag in JSON that no text could have.
    #[error("the name of a tag is made of letters, digits and _")]
    TagName,
    /// JSON that cannot be read, or that is no record.
    #[error("{0}")]
    Json(String),
    /// A start in JSON that is not the one of the tag FEN.
    #[error("start and the tag FEN do not agree")]
    JsonStart {
        /// What the tags say.
        expected: String,
    },
    /// A winner or a glory in JSON that is not the game's.
    #[error("this is not how the game ended")]
    JsonResult {
        /// The right value.
        expected: String,
    },
    /// No game where one was asked for.
    #[error("expected one game, found none")]
    Empty,
    /// More games than the one that was asked for.
    #[error("expected one game, found more")]
    MoreGames,
}

fn seeds(count: u8) -> String {
    match count {
        0 => "nothing".to_owned(),
        1 => "1 seed".to_owned(),
        n => format!("{n} seeds"),
    }
}

fn contradiction(ended: Option<Termination>) -> String {
    match ended {
        None => "the moves do not end the game that way".to_owned(),
        Some(Termination::Normal) => "the rules have ended the game".to_owned(),
        Some(ended) => format!("the game has ended by {ended}"),
    }
}

fn wrong_result(ended: Option<Termination>) -> &'static str {
    match ended {
        None => "the game is not over",
        Some(_) => "the game is over, and this is not its score",
    }
}

impl ErrorKind {
    /// A refused move, with what could be played in `position` instead.
    pub(crate) fn illegal<P: Position>(illegal: Illegal, position: &P) -> ErrorKind {
        let legal = if illegal.legal.is_empty() {
            Vec::new() // The game is over, even if the position alone is not.
        } else {
            position.tokens().collect()
        };
        ErrorKind::Illegal { illegal, legal }
    }

    /// What was expected in place of what was found.
    #[must_use]
    pub fn expected(&self) -> Option<String> {
        let expected = match self {
            ErrorKind::Read(_) | ErrorKind::Json(_) | ErrorKind::Empty | ErrorKind::MoreGames => {
                return None;
            }
            ErrorKind::NotUtf8 => "UTF-8",
            ErrorKind::Control(_) => "a text without control characters",
            ErrorKind::Expected(expected) => expected,
            ErrorKind::TagTwice(_) => "each tag once",
            ErrorKind::UnclosedQuote => "a closing `\"` on the same line",
            ErrorKind::UnclosedComment => "a closing `}`",
            ErrorKind::UnclosedVariation => "a closing `)`",
            ErrorKind::NothingOpen => "a move, a comment, a variation or the result",
            ErrorKind::TooDeep => "no more than 24 variations in one another",
            ErrorKind::VariationOfNothing | ErrorKind::AnnotationOfNothing => "a move before it",
            ErrorKind::EmptyVariation => "at least one move",
            ErrorKind::ResultInVariation => "a move or `)`",
            ErrorKind::NoAnnotation => "!, ?, !!, ??, !?, ?! or $0 to $255",
            ErrorKind::NumberOfNothing => "a move behind it",
            ErrorKind::Dots => "one dot, three or none",
            ErrorKind::NoResult => "a score such as 27-21, or * for a game that is not over",
            ErrorKind::NoGame => "a tag such as [Game \"gore\"]",
            ErrorKind::UnknownGame => return Some(format!("one of {}", game_names())),
            ErrorKind::OtherGame(name) => name,
            ErrorKind::TagName => "a name such as Event",
            ErrorKind::SetUp => "\"1\", or \"0\" without a tag FEN",
            ErrorKind::SetUpWithoutFen => "a tag such as [FEN \"6-6-6-6-6-6-6-6-0-0-S\"]",
            ErrorKind::SetUpDenied => "\"1\"",
            ErrorKind::Start(_) => "a position of the game",
            ErrorKind::UnknownTermination => {
                "repetition, no progress, agreement, South resigns, North resigns, \
                 South forfeits, North forfeits, unfinished or normal"
            }
            ErrorKind::TerminationDenied { ended: None } => {
                "unfinished, agreement, or who resigns or forfeits"
            }
            ErrorKind::TerminationDenied {
                ended: Some(Termination::Normal),
            } => "no such tag, or normal",
            ErrorKind::TerminationDenied { ended: Some(ended) } => return Some(ended.to_string()),
            ErrorKind::ResultTag { result } => result,
            ErrorKind::Move(
                ParseErrorKind::Claim | ParseErrorKind::Number | ParseErrorKind::NumberTooLarge,
            ) => "a sowing that took seeds, such as C+6, or no number",
            ErrorKind::Move(_) => "a move such as C, offer:BD, accept, decline or pass",
            ErrorKind::Illegal { legal, .. } if legal.is_empty() => "the result",
            ErrorKind::Illegal { .. } => "a legal move",
            ErrorKind::Taken { taken: 0 } => "no number",
            ErrorKind::Taken { taken } => return Some(format!("+{taken}")),
            ErrorKind::TurnNumber { expected } => return Some(format!("{expected}")),
            ErrorKind::NotNorth => "one dot or none",
            ErrorKind::Result { ended: None, .. } => {
                "*, or a tag Termination that says how the game ended"
            }
            ErrorKind::Result { expected, .. }
            | ErrorKind::JsonStart { expected }
            | ErrorKind::JsonResult { expected } => expected,
        };
        Some(expected.to_owned())
    }

    /// Whether the text of the error tells already what was expected.
    fn tells_expected(&self) -> bool {
        matches!(self, ErrorKind::Expected(_))
    }

    /// What else helps.
    fn notes(&self) -> Vec<String> {
        match self {
            ErrorKind::Illegal { legal, .. } if !legal.is_empty() => {
                let tokens: Vec<String> = legal.iter().map(ToString::to_string).collect();
                vec![format!("legal here: {}", tokens.join(" "))]
            }
            _ => Vec::new(),
        }
    }
}

fn game_names() -> String {
    let names = ayla_core::GameId::ALL.map(|game| game.to_string());
    names.join(", ")
}

/// Something wrong at a place in a text that is known to whoever hears of it.
#[derive(Debug)]
pub(crate) struct Fault {
    pub(crate) kind: ErrorKind,
    pub(crate) span: Range<usize>,
}

impl ErrorKind {
    /// This, at a place.
    pub(crate) fn at(self, span: Range<usize>) -> Fault {
        Fault { kind: self, span }
    }
}

impl Fault {
    /// The error, in a text that begins at `origin`.
    pub(crate) fn within(self, text: &str, origin: Place) -> Error {
        Error(Box::new(Inner {
            place: origin.after(&text[..self.span.start]),
            excerpt: Excerpt::new(text, self.span.clone()),
            kind: self.kind,
            bytes: self.span,
        }))
    }
}

impl Error {
    /// What is wrong.
    #[must_use]
    pub fn kind(&self) -> &ErrorKind {
        &self.0.kind
    }

    /// Where.
    #[must_use]
    pub fn place(&self) -> Place {
        self.0.place
    }

    /// On which line of the file, from 1.
    #[must_use]
    pub fn line(&self) -> usize {
        self.0.place.line
    }

    /// In which column of the line, in characters, from 1.
    #[must_use]
    pub fn column(&self) -> usize {
        self.0.place.column
    }

    /// Which bytes of the game, from its beginning on.
    #[must_use]
    pub fn bytes(&self) -> Range<usize> {
        self.0.bytes.clone()
    }

    /// What was found there; `None` where a line or the file ends.
    #[must_use]
    pub fn found(&self) -> Option<&str> {
        Some(self.0.excerpt.marked()).filter(|marked| !marked.is_empty())
    }

    /// What was expected instead.
    #[must_use]
    pub fn expected(&self) -> Option<String> {
        self.0.kind.expected()
    }

    /// The refused move, with the clause that forbids it, if that is what is wrong.
    #[must_use]
    pub fn illegal(&self) -> Option<&Illegal> {
        match &self.0.kind {
            ErrorKind::Illegal { illegal, .. } => Some(illegal),
            _ => None,
        }
    }

    /// What is legal in place of a refused move, as a record writes it.
    #[must_use]
    pub fn legal(&self) -> &[Token] {
        match &self.0.kind {
            ErrorKind::Illegal { legal, .. } => legal,
            _ => &[],
        }
    }

    /// Whether the file could not be read, rather than what stands in it.
    #[must_use]
    pub fn is_read(&self) -> bool {
        matches!(self.0.kind, ErrorKind::Read(_))
    }

    /// What is wrong, in one line and without control characters: the cause too if the file could not be
    /// read, but not the place.
    #[must_use]
    pub fn title(&self) -> String {
        let kind = &self.0.kind;
        match (kind, self.found()) {
            (ErrorKind::Read(cause), _) => format!("{kind}: {cause}"),
            (ErrorKind::Expected(_), Some(found)) => {
                let found = found.replace(char::is_control, "\u{fffd}");
                format!("{kind}, found `{found}`")
            }
            (ErrorKind::Expected(_), None) => format!("{kind}, found the end"),
            _ => kind.to_string(),
        }
    }

    /// The error as it is shown to people: in words, with the line of `file` and a mark under the
    /// place. With `color` there are escape codes in it. Control characters of the file are not.
    #[must_use]
    pub fn render(&self, file: &str, color: bool) -> String {
        let Inner {
            kind,
            place,
            excerpt,
            ..
        } = &*self.0;
        let title = Level::ERROR.primary_title(self.title());
        let mut elements: Vec<Element<'_>> = Vec::new();
        if self.is_read() {
            elements.push(Origin::path(file).into());
        } else {
            // What the excerpt leaves out is made up for, so that the column is right.
            let shown = excerpt.text[..excerpt.mark.start].chars().count();
            let hidden = (place.column - 1).saturating_sub(shown);
            let mark = excerpt.mark.start + hidden..excerpt.mark.end + hidden;
            let mut mark = AnnotationKind::Primary.span(mark);
            if let Some(expected) = kind.expected().filter(|_| !kind.tells_expected()) {
                mark = mark.label(format!("expected {expected}"));
            }
            let snippet = Snippet::source(" ".repeat(hidden) + &excerpt.text)
                .line_start(place.line)
                .path(file)
                .annotation(mark);
            elements.push(snippet.into());
        }
        elements.extend(
            kind.notes()
                .into_iter()
                .map(|note| Level::HELP.message(note).into()),
        );
        let renderer = if color {
            Renderer::styled()
        } else {
            Renderer::plain()
        };
        renderer.render(&[title.elements(elements)])
    }
}

/// In one line, without the name of a file.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place { line, column } = self.0.place;
        write!(f, "line {line}, column {column}: {}", self.title())?;
        match self.expected() {
            Some(expected) if !self.0.kind.tells_expected() => write!(f, " (expected {expected})"),
            _ => Ok(()),
        }
    }
}

/// It has no source: what is displayed tells the cause already.
impl error::Error for Error {}
