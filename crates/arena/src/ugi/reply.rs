//! What an engine answers.

use std::fmt;
use std::time::Duration;

use ayla_ai::Score;
use ayla_core::Move;

/// A line an engine writes.
///
/// Whoever runs engines must take what they write as it comes, so reading never fails: what is not
/// understood is [`Reply::Other`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// `id name NAME`
    Name(String),
    /// `id author AUTHOR`
    Author(String),
    /// `option name NAME type …`
    Option {
        /// What it is called.
        name: String,
        /// Its type, default and range, from `type` on.
        form: String,
    },
    /// `ugiok`: that was all.
    UgiOk,
    /// `readyok`
    ReadyOk,
    /// `info …`: what the engine knows so far.
    Info(Info),
    /// `info string …`: words for people.
    Words(String),
    /// `bestmove MOVE`. The word is given as it came; `none` where there is no move.
    BestMove(String),
    /// `response ANSWER`
    Response(String),
    /// Anything else.
    Other(String),
}

impl Reply {
    /// Reads a line.
    #[must_use]
    pub fn read(line: &str) -> Reply {
        let line = line.trim_end();
        let (first, rest) = first_word(line);
        match first {
            "id" => match first_word(rest) {
                ("name", name) => Reply::Name(name.to_owned()),
                ("author", author) => Reply::Author(author.to_owned()),
                _ => Reply::Other(line.to_owned()),
            },
            "option" => read_option(rest).unwrap_or_else(|| Reply::Other(line.to_owned())),
            "ugiok" => Reply::UgiOk,
            "readyok" => Reply::ReadyOk,
            "info" => match first_word(rest) {
                ("string", words) => Reply::Words(words.to_owned()),
                _ => Reply::Info(Info::read(rest)),
            },
            "bestmove" => Reply::BestMove(first_word(rest).0.to_owned()),
            "response" => Reply::Response(rest.to_owned()),
            _ => Reply::Other(line.to_owned()),
        }
    }
}

/// The first word, and what follows it.
fn first_word(line: &str) -> (&str, &str) {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    (word, rest.trim_start())
}

fn read_option(rest: &str) -> Option<Reply> {
    let ("name", rest) = first_word(rest) else {
        return None;
    };
    let (name, form) = rest.split_once(" type ")?;
    Some(Reply::Option {
        name: name.trim().to_owned(),
        form: format!("type {form}"),
    })
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reply::Name(name) => write!(f, "id name {name}"),
            Reply::Author(author) => write!(f, "id author {author}"),
            Reply::Option { name, form } => write!(f, "option name {name} {form}"),
            Reply::UgiOk => f.write_str("ugiok"),
            Reply::ReadyOk => f.write_str("readyok"),
            Reply::Info(info) => info.fmt(f),
            Reply::Words(words) => write!(f, "info string {words}"),
            Reply::BestMove(mv) => write!(f, "bestmove {mv}"),
            Reply::Response(answer) => write!(f, "response {answer}"),
            Reply::Other(line) => f.write_str(line),
        }
    }
}

/// What an engine knows of the position it thinks about.
///
/// ```
/// use ayla_ai::Score;
/// use ayla_arena::ugi::{Info, Reply};
///
/// let Reply::Info(info) = Reply::read("info depth 9 score seeds 4 exact nodes 1000 pv E b") else {
///     panic!("it is an info line");
/// };
/// assert_eq!(info.score, Some(Score::Exact(4)));
/// assert_eq!(info.pv.len(), 2);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Info {
    /// How many moves ahead it looked.
    pub depth: Option<u8>,
    /// The final margin in seeds for the player to move, `exact` if it is proved.
    pub score: Option<Score>,
    /// How many positions it looked at.
    pub nodes: Option<u64>,
    /// How long that took, in milliseconds.
    pub time: Option<Duration>,
    /// The play it expects.
    pub pv: Vec<Move>,
}

impl Info {
    /// Reads what follows `info`; what is not understood is left out.
    fn read(rest: &str) -> Info {
        let mut info = Info::default();
        let mut words = rest.split_whitespace().peekable();
        while let Some(word) = words.next() {
            let mut number = || words.next().and_then(|word| word.parse::<u64>().ok());
            match word {
                "depth" => info.depth = number().and_then(|depth| depth.try_into().ok()),
                "nodes" => info.nodes = number(),
                "time" => info.time = number().map(Duration::from_millis),
                "score" if words.next_if_eq(&"seeds").is_some() => {
                    let margin = words.next().and_then(|word| word.parse().ok());
                    let is_exact = words.next_if_eq(&"exact").is_some();
                    info.score = margin.map(if is_exact {
                        Score::Exact
                    } else {
                        Score::Estimate
                    });
                }
                "pv" => info.pv = words.by_ref().map_while(|mv| mv.parse().ok()).collect(),
                _ => {}
            }
        }
        info
    }
}

impl fmt::Display for Info {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("info")?;
        if let Some(depth) = self.depth {
            write!(f, " depth {depth}")?;
        }
        if let Some(score) = self.score {
            write!(f, " score seeds {}", score.margin())?;
            if score.is_exact() {
                f.write_str(" exact")?;
            }
        }
        if let Some(nodes) = self.nodes {
            write!(f, " nodes {nodes}")?;
        }
        if let Some(time) = self.time {
            write!(f, " time {}", time.as_millis())?;
        }
        if !self.pv.is_empty() {
            f.write_str(" pv")?;
        }
        self.pv.iter().try_for_each(|mv| write!(f, " {mv}"))
    }
}
