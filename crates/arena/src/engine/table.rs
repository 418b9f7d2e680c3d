//! The game an engine has before it, whichever it is.

use std::fmt::Debug;
use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use ayla_ai::{Analysis, Memory, Watch};
use ayla_core::{Game, GameId, Move, ParseError, Position, Side, Task, perft};
use thiserror::Error;

use super::job::{Output, Stop};
use crate::ugi::{Info, Query, Reply};
use crate::{Allowance, Machine};

/// Thinks, tells what it knows, and gives the word for `bestmove`.
pub(crate) type Think = Box<dyn FnOnce(&Stop, &dyn Say) -> String + Send>;

/// Counts leaves, and tells how many.
pub(crate) type Count = Box<dyn FnOnce(&Stop, &dyn Say) + Send>;

/// Whoever can be told a reply. If nobody listens any more, that is noticed elsewhere.
pub(crate) trait Say {
    fn say(&self, reply: Reply);
}

impl<W: Write> Say for Output<W> {
    fn say(&self, reply: Reply) {
        let _ = Output::say(self, reply);
    }
}

/// A game of some kind.
pub(crate) trait Table: Debug + Send {
    /// Sets up a position and makes moves. If something is wrong nothing changes.
    fn set_up(&mut self, start: Option<&str>, moves: &[Move]) -> Result<(), SetUpError>;
    fn to_move(&self) -> Side;
    fn answer(&self, query: Query) -> &'static str;
    fn moves(&self) -> Reply;
    fn show(&self) -> String;
    fn think(&self, machine: Machine, allowance: Allowance, seed: u64) -> Think;
    fn perft(&self, depth: u8) -> Count;
    /// Whatever was found is forgotten.
    fn forget(&mut self);
}

/// A position that cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub(crate) enum SetUpError {
    #[error("position: {0}")]
    Position(#[from] ParseError),
    #[error("position: move {number}: {why}")]
    Move {
        /// From 1.
        number: usize,
        why: String,
    },
}

/// The start of a game.
pub(crate) fn new(game: GameId) -> Box<dyn Table> {
    struct New;

    impl Task for New {
        type Output = Box<dyn Table>;

        fn run<P: Position>(self) -> Box<dyn Table> {
            Box::new(Board::<P>::new())
        }
    }

    game.dispatch(New)
}

/// A game, and what is remembered of it.
#[derive(Debug)]
struct Board<P: Position> {
    game: Game<P>,
    /// Whoever thinks has it meanwhile. None before anybody has.
    memory: Arc<Mutex<Option<Memory<P>>>>,
}

impl<P: Position> Board<P> {
    fn new() -> Board<P> {
        Board {
            game: Game::new(),
            memory: Arc::default(),
        }
    }
}

impl<P: Position> Table for Board<P> {
    fn set_up(&mut self, start: Option<&str>, moves: &[Move]) -> Result<(), SetUpError> {
        let mut game = match start {
            None => Game::new(),
            Some(text) => Game::from_position(text.parse::<P>()?),
        };
        for (index, &mv) in moves.iter().enumerate() {
            game.play(mv, &mut ()).map_err(|illegal| SetUpError::Move {
                number: index + 1,
                why: illegal.to_string(),
            })?;
        }
        self.game = game;
        Ok(())
    }

    fn to_move(&self) -> Side {
        self.game.position().to_move()
    }

    fn answer(&self, query: Query) -> &'static str {
        let truth = |is_so| if is_so { "true" } else { "false" };
        match query {
            Query::GameOver => truth(self.game.is_over()),
            Query::FirstPlayersTurn => truth(Table::to_move(self) == Side::South),
            Query::Result => match self.game.ending().map(|ending| ending.winner) {
                None => "none",
                Some(None) => "draw",
                Some(Some(Side::South)) => "p1win",
                Some(Some(Side::North)) => "p2win",
            },
        }
    }

    fn moves(&self) -> Reply {
        let moves = self.game.legal_moves().iter();
        let words = moves.map(|mv| format!(" {mv}"));
        Reply::Other(format!("moves{}", words.collect::<String>()))
    }

    fn show(&self) -> String {
        let game = &self.game;
        let mut lines = vec![
            format!("game {}", P::GAME.name),
            format!("fen {}", game.position()),
            format!("quiet {}", game.quiet_turns()),
            format!("times {}", game.times(game.position())),
        ];
        if let Some(ending) = game.ending() {
            lines.push(format!("ended {}", ending.termination));
            lines.push(format!("score {}", ending.outcome));
        }
        lines.join("\n")
    }

    fn think(&self, machine: Machine, allowance: Allowance, seed: u64) -> Think {
        let game = self.game.clone();
        let memory = Arc::clone(&self.memory);
        Box::new(move |stop, output| {
            let reporter = Reporter {
                output,
                begun: Instant::now(),
            };
            let mut watch = (reporter, stop);
            let mut memory = memory.lock().unwrap_or_else(PoisonError::into_inner);
            let memory = memory.get_or_insert_with(|| Memory::new(allowance.memory));
            let choice = machine.choose_remembering(&game, memory, &allowance, seed, &mut watch);
            choice.map_or_else(|| "none".to_owned(), |choice| choice.mv.to_string())
        })
    }

    fn perft(&self, depth: u8) -> Count {
        let position = *self.game.position();
        Box::new(move |stop, output| count(&position, depth, stop, output))
    }

    fn forget(&mut self) {
        self.memory = Arc::default();
    }
}

/// Tells what the search knows after each move ahead.
struct Reporter<'a> {
    output: &'a dyn Say,
    begun: Instant,
}

impl Watch for Reporter<'_> {
    fn progress(&mut self, so_far: &Analysis) {
        if let Some(best) = so_far.best() {
            self.output.say(Reply::Info(Info {
                depth: Some(so_far.depth),
                score: Some(best.score),
                nodes: Some(so_far.nodes),
                time: Some(self.begun.elapsed()),
                pv: best.pv.clone(),
            }));
        }
    }
}

/// Tells the leaves behind each move, and their sum.
fn count<P: Position>(position: &P, depth: u8, stop: &Stop, output: &dyn Say) {
    let mut total = 0;
    if let Some(below) = depth.checked_sub(1) {
        for (mv, child) in position.children() {
            let Some(leaves) = leaves(&child, below, stop) else {
                return output.say(Reply::Other("perft stopped".to_owned()));
            };
            output.say(Reply::Other(format!("perft {mv} {leaves}")));
            total += leaves;
        }
    } else {
        total = 1;
    }
    output.say(Reply::Other(format!("perft total {total}")));
}

/// The same number as [`perft`]; `None` if it was stopped.
fn leaves<P: Position>(position: &P, depth: u8, stop: &Stop) -> Option<u64> {
    const AT_ONCE: u8 = 4;

    if depth <= AT_ONCE {
        return (!stop.is_set()).then(|| perft(position, depth.into()));
    }
    let children = position.children();
    children
        .map(|(_, child)| leaves(&child, depth - 1, stop))
        .sum()
}
