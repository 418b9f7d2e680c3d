//! What can be set.

use std::str::FromStr;
use std::time::Duration;

use ayla_ai::Level;
use ayla_core::{GameId, Side};
use thiserror::Error;

use crate::allowance::{Allowance, share};
use crate::ugi::{Go, Reply};

/// The options of the engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Options {
    pub(crate) game: GameId,
    /// The size of the table of positions, in MiB.
    hash: u64,
    threads: u64,
    /// None for the whole strength.
    pub(crate) level: Option<Level>,
    /// The luck of the levels is drawn from it.
    pub(crate) seed: u64,
}

/// What an option was about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Changed {
    Game,
    Hash,
    Other,
}

/// An option that cannot be set so.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum OptionError {
    /// There is no such option.
    #[error("there is no such option; expected Hash, Threads, Level, Seed or Game")]
    Unknown,
    /// The value is none of a number's.
    #[error("{name}: expected a whole number from {least} to {most}")]
    Number {
        /// The option.
        name: &'static str,
        /// The least value.
        least: u64,
        /// The greatest value.
        most: u64,
    },
    /// The value names no game.
    #[error("Game: expected {}", games(" or "))]
    Game,
}

/// A number that can be set.
struct Number {
    name: &'static str,
    default: u64,
    least: u64,
    most: u64,
}

const HASH: Number = Number {
    name: "Hash",
    default: 16,
    least: 1,
    most: 1024,
};

const THREADS: Number = Number {
    name: "Threads",
    default: 1,
    least: 1,
    most: 256,
};

/// 0 is the whole strength.
const LEVEL: Number = Number {
    name: "Level",
    default: 0,
    least: 0,
    most: Level::MAX as u64,
};

const SEED: Number = Number {
    name: "Seed",
    default: 0,
    least: 0,
    most: u64::MAX,
};

const GAME: &str = "Game";

fn games(between: &str) -> String {
    GameId::ALL.map(|game| game.info().name).join(between)
}

impl Number {
    fn read(&self, value: &str) -> Result<u64, OptionError> {
        u64::from_str(value)
            .ok()
            .filter(|number| (self.least..=self.most).contains(number))
            .ok_or(OptionError::Number {
                name: self.name,
                least: self.least,
                most: self.most,
            })
    }

    fn reply(&self) -> Reply {
        let Number {
            name,
            default,
            least,
            most,
        } = self;
        Reply::Option {
            name: (*name).to_owned(),
            form: format!("type spin default {default} min {least} max {most}"),
        }
    }
}

impl Options {
    pub(crate) fn new(game: GameId) -> Options {
        Options {
            game,
            hash: HASH.default,
            threads: THREADS.default,
            level: None,
            seed: SEED.default,
        }
    }

    /// The lines that tell what can be set.
    pub(crate) fn replies(&self) -> impl Iterator<Item = Reply> {
        let game = Reply::Option {
            name: GAME.to_owned(),
            form: format!("type combo default {} var {}", self.game, games(" var ")),
        };
        [HASH, THREADS, LEVEL, SEED]
            .into_iter()
            .map(|number| number.reply())
            .chain([game])
    }

    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<Changed, OptionError> {
        let is = |option: &str| name.eq_ignore_ascii_case(option);
        if is(GAME) {
            self.game = value.parse().map_err(|_| OptionError::Game)?;
            return Ok(Changed::Game);
        } else if is(HASH.name) {
            self.hash = HASH.read(value)?;
            return Ok(Changed::Hash);
        } else if is(THREADS.name) {
            self.threads = THREADS.read(value)?;
        } else if is(LEVEL.name) {
            let level = LEVEL.read(value)?;
            self.level = u8::try_from(level).ok().and_then(Level::new);
        } else if is(SEED.name) {
            self.seed = SEED.read(value)?;
        } else {
            return Err(OptionError::Unknown);
        }
        Ok(Changed::Other)
    }

    /// What `go` allows the player to move.
    pub(crate) fn allowance(&self, go: &Go, to_move: Side) -> Allowance {
        let of_the_clock = go.left[to_move].map(|left| share(left, go.increment[to_move]));
        let time = [go.move_time, of_the_clock].into_iter().flatten().min();
        Allowance {
            depth: go.depth,
            nodes: go.nodes,
            time: time.map(|time| time.max(Duration::from_millis(1))),
            memory: usize::try_from(self.hash << 20).unwrap_or(usize::MAX),
            threads: usize::try_from(self.threads).unwrap_or(1),
        }
    }
}
