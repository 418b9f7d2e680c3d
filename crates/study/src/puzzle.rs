//! Positions with a single best move.

mod compose;
mod theme;

use ayla_ai::{Analysis, Limits, Line, OnProgress, Score, analyse};
use ayla_core::{Game, Move, Position, Side};
use ayla_notation::{Line as Moves, Record};
use thiserror::Error;

pub use compose::compose;
pub use theme::Theme;

use crate::lines;

/// How many positions may be looked at to prove what a position is worth.
const NODES: u64 = 1_000_000;

/// The memory for that, in bytes. It is always the same, so that the same is found again.
const MEMORY: usize = 1 << 20;

/// The longest solution, in moves.
const LONGEST: usize = 60;

/// A position with a single best move, which is proved, and the play that follows.
///
/// ```
/// use ayla_core::DjenonAboure;
/// use ayla_study::Puzzle;
///
/// let puzzle = Puzzle::new("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S".parse::<DjenonAboure>()?)?;
/// assert_eq!(puzzle.best_move(), "E".parse()?);
/// assert_eq!((puzzle.margin(), puzzle.second()), (4, 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle<P> {
    position: P,
    solution: Vec<Move>,
    margin: i8,
    /// The best of the other moves.
    second: Line,
    depth: u8,
    themes: Vec<Theme>,
}

/// Why a position is no puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum NoPuzzle {
    /// There are no two moves to choose from.
    #[error("there are no two moves to choose from")]
    NoChoice,
    /// It is not proved which move is the best.
    #[error("it cannot be proved which move is the best")]
    Unproved,
    /// Several moves are the best.
    #[error("several moves are equally good")]
    Several,
    /// The play that follows does not come to its end.
    #[error("the play that follows the best move is too long")]
    TooLong,
}

impl<P: Position> Puzzle<P> {
    /// The puzzle of a position.
    ///
    /// # Errors
    ///
    /// If it has not a single best move, or that cannot be proved by looking at a million positions.
    pub fn new(position: P) -> Result<Puzzle<P>, NoPuzzle> {
        Puzzle::within(position, NODES)
    }

    /// The same by looking at no more than so many positions for each move.
    fn within(position: P, nodes: u64) -> Result<Puzzle<P>, NoPuzzle> {
        if position.legal_moves().len() < 2 {
            return Err(NoPuzzle::NoChoice);
        }
        let mut choices = Vec::new();
        let analysis = think(&position, 2, nodes, |so_far| {
            choices.extend(so_far.best().map(|line| line.mv));
        });
        let [best, second] = &analysis.lines[..] else {
            return Err(NoPuzzle::Unproved);
        };
        let (Score::Exact(margin), Score::Exact(other)) = (best.score, second.score) else {
            return Err(NoPuzzle::Unproved);
        };
        if margin == other {
            return Err(NoPuzzle::Several);
        }
        let solution = play_on(&position, best.mv, margin, nodes)?;
        Ok(Puzzle {
            themes: Theme::all_of(&position, &solution),
            position,
            solution,
            margin,
            second: second.clone(),
            depth: found_at(&choices, best.mv),
        })
    }

    /// The position.
    #[must_use]
    pub fn position(&self) -> &P {
        &self.position
    }

    /// Who is to move.
    #[must_use]
    pub fn side(&self) -> Side {
        self.position.to_move()
    }

    /// The best play of both sides from the position to the end of the game. Only its first move
    /// is known to be the single best.
    #[must_use]
    pub fn solution(&self) -> &[Move] {
        &self.solution
    }

    /// The single best move.
    #[must_use]
    pub fn best_move(&self) -> Move {
        self.solution[0]
    }

    /// What it is worth: the seeds by which the player to move will be ahead in the end.
    #[must_use]
    pub fn margin(&self) -> i8 {
        self.margin
    }

    /// What the best of the other moves is worth; less.
    #[must_use]
    pub fn second(&self) -> i8 {
        self.second.score.margin()
    }

    /// How many moves ahead one must look to find the move, and not to lose sight of it again when
    /// looking further.
    #[must_use]
    pub fn depth(&self) -> u8 {
        self.depth
    }

    /// What is surprising about the move.
    #[must_use]
    pub fn themes(&self) -> &[Theme] {
        &self.themes
    }

    /// How hard it is, from 1 to 5: one for the beginning, one each from a depth of 3 and of 6 on,
    /// and one for each theme up to two.
    #[must_use]
    pub fn grade(&self) -> u8 {
        let themes = self.themes.len().min(2) as u8;
        1 + u8::from(self.depth >= 3) + u8::from(self.depth >= 6) + themes
    }

    /// What `mv` is worth to the player who makes it; `None` if it is not legal, or that cannot be
    /// proved.
    #[must_use]
    pub fn worth(&self, mv: Move) -> Option<i8> {
        if mv == self.best_move() {
            return Some(self.margin);
        }
        if mv == self.second.mv {
            return Some(self.second());
        }
        let mut game = Game::from_position(self.position);
        game.play(mv, &mut ()).ok()?;
        let side = game.position().to_move();
        let margin = match game.ending() {
            Some(ending) => ending.outcome.margin(side),
            None => exact(&think(game.position(), 1, NODES, |_| {}))?.1,
        };
        Some(if side == self.side() { margin } else { -margin })
    }

    /// The puzzle as a record: the solution is the main line, the best of the other moves a
    /// variation, and tags tell grade, depth and themes.
    #[must_use]
    pub fn record(&self) -> Record<P> {
        let mut record = Record::from_position(self.position);
        let goal = ayla_lang::puzzle_goal(self.side(), self.margin, self.second());
        record.comment(&goal).expect("it is plain words");
        let tags = [
            ("Event", "Puzzle".to_owned()),
            ("Grade", self.grade().to_string()),
            ("Depth", self.depth.to_string()),
            ("Themes", self.theme_names()),
        ];
        for (name, value) in tags {
            if !value.is_empty() {
                record.set_tag(name, &value).expect("it is a plain tag");
            }
        }
        let game = Game::from_position(self.position);
        for (nth, &mv) in self.solution.iter().enumerate() {
            record
                .play(mv, &mut ())
                .expect("the solution is played by the rules");
            if nth == 0 {
                let mut node = record.undo().expect("a move was just made");
                node.variations.extend(self.alternative(game.clone()));
                record.push(node).expect("the other move is legal too");
            }
        }
        record
    }

    fn alternative(&self, game: Game<P>) -> Option<Moves> {
        let score = match self.side() {
            Side::South => self.second.score,
            Side::North => -self.second.score,
        };
        lines::line(game, &self.second.pv, LONGEST, score)
    }

    fn theme_names(&self) -> String {
        let names: Vec<_> = self.themes.iter().map(ToString::to_string).collect();
        names.join(", ")
    }
}

/// Looks for the best moves, and tells of each that was the best on the way.
fn think<P: Position>(
    position: &P,
    lines: usize,
    nodes: u64,
    mut seen: impl FnMut(&Analysis),
) -> Analysis {
    let game = Game::from_position(*position);
    let limits = Limits {
        memory: MEMORY,
        ..Limits::nodes(nodes).with_lines(lines)
    };
    analyse(
        &game,
        &limits,
        &mut OnProgress(|so_far: &Analysis| seen(so_far)),
    )
}

/// The best move and its margin, if it is proved.
fn exact(analysis: &Analysis) -> Option<(Move, i8)> {
    let line = analysis.best()?;
    line.score
        .is_exact()
        .then_some((line.mv, line.score.margin()))
}

/// How many moves ahead the best move was seen for good.
fn found_at(choices: &[Move], best: Move) -> u8 {
    let lasting = choices.iter().rev().take_while(|&&mv| mv == best).count();
    u8::try_from(choices.len() - lasting + 1).unwrap_or(u8::MAX)
}

/// The best play of both from a position and its best move on. It must end as was proved.
fn play_on<P: Position>(
    position: &P,
    best: Move,
    margin: i8,
    nodes: u64,
) -> Result<Vec<Move>, NoPuzzle> {
    let side = position.to_move();
    let mut game = Game::from_position(*position);
    let mut next = best;
    loop {
        game.play(next, &mut ()).map_err(|_| NoPuzzle::Unproved)?;
        if let Some(ending) = game.ending() {
            return if ending.outcome.margin(side) == margin {
                Ok(game.moves().collect())
            } else {
                Err(NoPuzzle::TooLong) // It went round in a circle (A1).
            };
        }
        if game.plies().len() >= LONGEST {
            return Err(NoPuzzle::TooLong);
        }
        let analysis = think(game.position(), 1, nodes, |_| {});
        next = exact(&analysis).ok_or(NoPuzzle::Unproved)?.0;
    }
}
