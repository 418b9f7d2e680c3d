//! What an engine is told.

use std::fmt;
use std::str::{FromStr, SplitWhitespace};
use std::time::Duration;

use ayla_core::{BySide, Move, Side};
use thiserror::Error;

/// A line an engine reads.
///
/// ```
/// use ayla_arena::ugi::Command;
///
/// let command: Command = "go  nodes 1000".parse()?;
/// assert_eq!(command.to_string(), "go nodes 1000");
/// # Ok::<(), ayla_arena::ugi::CommandError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// `ugi`: who are you, and what can be set?
    Ugi,
    /// `isready`: answer when everything before is done. A search goes on.
    IsReady,
    /// `uginewgame`: what follows is another game.
    NewGame,
    /// `setoption name NAME value VALUE`
    SetOption {
        /// The option; case does not matter.
        name: String,
        /// What to set it to.
        value: String,
    },
    /// `position startpos` or `position fen TEXT`, and `moves MOVE…`
    Position {
        /// The text of the first position; none for the game's start.
        start: Option<String>,
        /// The moves made from there. A reply to an offer is a move of its own.
        moves: Vec<Move>,
    },
    /// `go`: think, and say `bestmove`.
    Go(Go),
    /// `stop`: stop thinking, or counting.
    Stop,
    /// `query`: answer a question about the game.
    Query(Query),
    /// `perft DEPTH`: count the sequences of so many moves, at most 255.
    Perft(u8),
    /// `moves`: list the legal moves.
    Moves,
    /// `show`: tell the position.
    Show,
    /// `quit`
    Quit,
}

/// What can be asked about the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Query {
    /// `gameover`: is it over? `true` or `false`
    GameOver,
    /// `p1turn`: is the first player, South, to move? `true` or `false`
    FirstPlayersTurn,
    /// `result`: `p1win`, `p2win`, `draw` or `none`
    Result,
}

/// How long to think. Whatever is reached first ends it; without any limit `stop` does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Go {
    /// What is left on the clocks: `p1time`, `p2time`, in milliseconds.
    pub left: BySide<Option<Duration>>,
    /// What each move adds to them: `p1inc`, `p2inc`, in milliseconds.
    pub increment: BySide<Duration>,
    /// The time for this move: `movetime`, in milliseconds.
    pub move_time: Option<Duration>,
    /// How many moves ahead to look: `depth`.
    pub depth: Option<u8>,
    /// How many positions to look at: `nodes`.
    pub nodes: Option<u64>,
    /// `infinite`: no answer before `stop`.
    pub infinite: bool,
}

/// A line that is no command.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum CommandError {
    /// The first word is no command.
    #[error(
        "unknown command `{0}`; expected ugi, isready, uginewgame, setoption, position, go, stop, \
         query, perft, moves, show or quit"
    )]
    Unknown(String),
    /// Something else was expected.
    #[error("{command}: expected {expected}, found {}", quoted_or_end(.found.as_deref()))]
    Expected {
        /// The command.
        command: &'static str,
        /// What was expected.
        expected: &'static str,
        /// The word that was found; none at the end of the line.
        found: Option<String>,
    },
    /// The line goes on where the command is complete.
    #[error("{command}: expected nothing more, found `{found}`")]
    Trailing {
        /// The command.
        command: &'static str,
        /// The first word too many.
        found: String,
    },
}

/// The longest word an error repeats, in characters.
const LONGEST_WORD: usize = 40;

fn quoted_or_end(word: Option<&str>) -> String {
    word.map_or_else(
        || "the end of the line".to_owned(),
        |word| format!("`{word}`"),
    )
}

/// A word as an error repeats it: not too long, and nothing a terminal would obey.
pub(crate) fn quoted(word: &str) -> String {
    let mut shown: String = word
        .chars()
        .take(LONGEST_WORD)
        .map(|c| if c.is_control() { '\u{fffd}' } else { c })
        .collect();
    if word.chars().nth(LONGEST_WORD).is_some() {
        shown.push('…');
    }
    shown
}

/// The words of a line, from the second on.
struct Words<'a> {
    command: &'static str,
    rest: SplitWhitespace<'a>,
}

impl<'a> Words<'a> {
    fn expected(&self, expected: &'static str, found: Option<&str>) -> CommandError {
        CommandError::Expected {
            command: self.command,
            expected,
            found: found.map(quoted),
        }
    }

    fn next(&mut self, expected: &'static str) -> Result<&'a str, CommandError> {
        self.rest
            .next()
            .ok_or_else(|| self.expected(expected, None))
    }

    fn parse<T: FromStr>(&mut self, expected: &'static str) -> Result<T, CommandError> {
        let word = self.next(expected)?;
        word.parse()
            .map_err(|_| self.expected(expected, Some(word)))
    }

    /// A time in milliseconds. A clock that has run out may have been overdrawn.
    fn time(&mut self) -> Result<Duration, CommandError> {
        let milliseconds: i64 = self.parse("milliseconds")?;
        Ok(Duration::from_millis(
            milliseconds.try_into().unwrap_or_default(),
        ))
    }

    /// Nothing may follow.
    fn end<T>(mut self, value: T) -> Result<T, CommandError> {
        match self.rest.next() {
            None => Ok(value),
            Some(word) => Err(CommandError::Trailing {
                command: self.command,
                found: quoted(word),
            }),
        }
    }
}

impl FromStr for Command {
    type Err = CommandError;

    fn from_str(line: &str) -> Result<Command, CommandError> {
        let mut rest = line.split_whitespace();
        let first = rest.next().unwrap_or_default();
        let words = |command| Words { command, rest };
        match first {
            "ugi" => words("ugi").end(Command::Ugi),
            "isready" => words("isready").end(Command::IsReady),
            "uginewgame" => words("uginewgame").end(Command::NewGame),
            "setoption" => set_option(words("setoption")),
            "position" => position(words("position")),
            "go" => go(words("go")).map(Command::Go),
            "stop" => words("stop").end(Command::Stop),
            "query" => query(words("query")),
            "perft" => {
                let mut words = words("perft");
                let depth = words.parse("a number of moves, at most 255")?;
                words.end(Command::Perft(depth))
            }
            "moves" => words("moves").end(Command::Moves),
            "show" => words("show").end(Command::Show),
            "quit" => words("quit").end(Command::Quit),
            _ => Err(CommandError::Unknown(quoted(first))),
        }
    }
}

/// Names and values may be several words.
fn set_option(mut words: Words<'_>) -> Result<Command, CommandError> {
    let keyword = words.next("`name`")?;
    if keyword != "name" {
        return Err(words.expected("`name`", Some(keyword)));
    }
    let mut name = Vec::new();
    loop {
        match words.next("the option's name and `value`")? {
            "value" if !name.is_empty() => break,
            word => name.push(word),
        }
    }
    let value: Vec<&str> = words.rest.by_ref().collect();
    if value.is_empty() {
        return Err(words.expected("a value", None));
    }
    Ok(Command::SetOption {
        name: name.join(" "),
        value: value.join(" "),
    })
}

fn position(mut words: Words<'_>) -> Result<Command, CommandError> {
    const KINDS: &str = "`startpos` or `fen`";
    const TEXT: &str = "the text of a position";
    const MOVES: &str = "moves: a hole's letter, offer:HOLES, accept, decline or pass";

    let mut next = None;
    let start = match words.next(KINDS)? {
        "startpos" => {
            next = words.rest.next();
            None
        }
        "fen" => {
            let mut text = Vec::new();
            for word in words.rest.by_ref() {
                if word == "moves" {
                    next = Some(word);
                    break;
                }
                text.push(word);
            }
            if text.is_empty() {
                return Err(words.expected(TEXT, next));
            }
            Some(text.join(" "))
        }
        word => return Err(words.expected(KINDS, Some(word))),
    };
    let mut moves = Vec::new();
    match next {
        None => {}
        Some("moves") => {
            while let Some(word) = words.rest.next() {
                let mv = word
                    .parse()
                    .map_err(|_| words.expected(MOVES, Some(word)))?;
                moves.push(mv);
            }
        }
        Some(word) => return Err(words.expected("`moves`", Some(word))),
    }
    Ok(Command::Position { start, moves })
}

fn go(mut words: Words<'_>) -> Result<Go, CommandError> {
    const LIMITS: &str = "p1time, p2time, p1inc, p2inc, movetime, depth, nodes or infinite";

    let mut go = Go::default();
    while let Some(word) = words.rest.next() {
        match word {
            "p1time" => go.left.south = Some(words.time()?),
            "p2time" => go.left.north = Some(words.time()?),
            "p1inc" => go.increment.south = words.time()?,
            "p2inc" => go.increment.north = words.time()?,
            "movetime" => go.move_time = Some(words.time()?),
            "depth" => {
                let depth: u32 = words.parse("a number of moves")?;
                go.depth = Some(u8::try_from(depth).unwrap_or(u8::MAX));
            }
            "nodes" => go.nodes = Some(words.parse("a number of positions")?),
            "infinite" => go.infinite = true,
            _ => return Err(words.expected(LIMITS, Some(word))),
        }
    }
    Ok(go)
}

fn query(mut words: Words<'_>) -> Result<Command, CommandError> {
    const QUESTIONS: &str = "gameover, p1turn or result";

    let word = words.next(QUESTIONS)?;
    let query = match word {
        "gameover" => Query::GameOver,
        "p1turn" => Query::FirstPlayersTurn,
        "result" => Query::Result,
        _ => return Err(words.expected(QUESTIONS, Some(word))),
    };
    words.end(Command::Query(query))
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Command::Ugi => f.write_str("ugi"),
            Command::IsReady => f.write_str("isready"),
            Command::NewGame => f.write_str("uginewgame"),
            Command::SetOption { name, value } => {
                write!(f, "setoption name {name} value {value}")
            }
            Command::Position { start, moves } => {
                match start {
                    None => f.write_str("position startpos")?,
                    Some(text) => write!(f, "position fen {text}")?,
                }
                if !moves.is_empty() {
                    f.write_str(" moves")?;
                }
                moves.iter().try_for_each(|mv| write!(f, " {mv}"))
            }
            Command::Go(go) => go.fmt(f),
            Command::Stop => f.write_str("stop"),
            Command::Query(Query::GameOver) => f.write_str("query gameover"),
            Command::Query(Query::FirstPlayersTurn) => f.write_str("query p1turn"),
            Command::Query(Query::Result) => f.write_str("query result"),
            Command::Perft(depth) => write!(f, "perft {depth}"),
            Command::Moves => f.write_str("moves"),
            Command::Show => f.write_str("show"),
            Command::Quit => f.write_str("quit"),
        }
    }
}

impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("go")?;
        for (side, player) in [(Side::South, "p1"), (Side::North, "p2")] {
            if let Some(left) = self.left[side] {
                write!(f, " {player}time {}", left.as_millis())?;
            }
        }
        for (side, player) in [(Side::South, "p1"), (Side::North, "p2")] {
            if !self.increment[side].is_zero() {
                write!(f, " {player}inc {}", self.increment[side].as_millis())?;
            }
        }
        if let Some(time) = self.move_time {
            write!(f, " movetime {}", time.as_millis())?;
        }
        if let Some(depth) = self.depth {
            write!(f, " depth {depth}")?;
        }
        if let Some(nodes) = self.nodes {
            write!(f, " nodes {nodes}")?;
        }
        if self.infinite {
            f.write_str(" infinite")?;
        }
        Ok(())
    }
}
