//! What every move of a game was worth.

use ayla_ai::{Analysis, Line, Score};
use ayla_core::{Game, Move, Position, Side};
use rayon::prelude::*;

/// A move of a game, and what it gave away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judgement {
    /// Who moved.
    pub by: Side,
    /// The move.
    pub mv: Move,
    /// Whether there was no other.
    pub is_forced: bool,
    /// What the best move would have been worth to him.
    pub best: Score,
    /// What is left to him after the move; never more than the best.
    pub got: Score,
    /// The best line from the position before the move. Empty if the move was forced or as good.
    pub better: Vec<Move>,
}

impl Judgement {
    /// How many seeds the move gave away.
    #[must_use]
    pub fn lost(&self) -> u8 {
        // Two margins differ by 96 at most.
        self.best
            .margin()
            .saturating_sub(self.got.margin())
            .unsigned_abs()
    }

    /// Whether it is proved what the move gave away.
    #[must_use]
    pub fn is_exact(&self) -> bool {
        self.best.is_exact() && self.got.is_exact()
    }

    /// What the best move would have been worth to `side`.
    #[must_use]
    pub fn best_of(&self, side: Side) -> Score {
        Worth::new(self.by, self.best).seen_by(side)
    }

    /// What is left to `side` after the move.
    #[must_use]
    pub fn got_by(&self, side: Side) -> Score {
        Worth::new(self.by, self.got).seen_by(side)
    }
}

/// Judges every move of a game, in their order, by what `analyse` finds in the positions they lead
/// from and to. The positions are analysed in parallel; how the game was adjudged (A3) plays no
/// part.
///
/// Where two estimates disagree, the later one is believed: a move that is thought better after it
/// was made than any was before it gave nothing away.
///
/// ```
/// use ayla_ai::{Limits, Score, analyse};
/// use ayla_core::{DjenonAboure, Game};
///
/// let mut game: Game<DjenonAboure> = Game::new();
/// game.play("F".parse()?, &mut ())?;
/// let judged = ayla_study::judge(&game, |game| analyse(game, &Limits::NONE, &mut ()));
/// assert_eq!((judged[0].best, judged[0].got), (Score::Exact(4), Score::Exact(2)));
/// assert_eq!(judged[0].better[0], "E".parse()?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn judge<P: Position>(
    game: &Game<P>,
    analyse: impl Fn(&Game<P>) -> Analysis + Sync,
) -> Vec<Judgement> {
    let plies = game.plies();
    if plies.is_empty() {
        return Vec::new();
    }
    let (lines, end) = rayon::join(
        || -> Vec<Option<Line>> {
            (0..plies.len())
                .into_par_iter()
                .map(|made| best_line(&beginning(game, made), &analyse))
                .collect()
        },
        || worth_at_end(&beginning(game, plies.len()), &analyse),
    );
    // From the end on: what a move leaves is what is known of the position it leads to.
    let mut after = end;
    let mut judged = Vec::with_capacity(plies.len());
    for (ply, line) in plies.iter().zip(lines).rev() {
        let left = after.seen_by(ply.by);
        let (best, got) = match &line {
            Some(line) => reconcile(line, ply.mv, left),
            None => (left, left),
        };
        after = Worth::new(ply.by, best);
        let is_forced = line.is_none();
        let better = line.filter(|_| best != got).map(|line| line.pv);
        judged.push(Judgement {
            by: ply.by,
            mv: ply.mv,
            is_forced,
            best,
            got,
            better: better.unwrap_or_default(),
        });
    }
    judged.reverse();
    judged
}

/// What a position is worth to a side.
#[derive(Clone, Copy)]
struct Worth {
    side: Side,
    score: Score,
}

impl Worth {
    fn new(side: Side, score: Score) -> Worth {
        Worth { side, score }
    }

    fn seen_by(self, side: Side) -> Score {
        if side == self.side {
            self.score
        } else {
            -self.score
        }
    }
}

/// The game as it stood after so many moves.
fn beginning<P: Position>(game: &Game<P>, made: usize) -> Game<P> {
    let mut beginning = Game::from_position(*game.start());
    for mv in game.moves().take(made) {
        beginning
            .play(mv, &mut ())
            .expect("it was legal, and what was adjudged (A3) came after all moves");
    }
    beginning
}

/// The best line, where there is anything to choose.
fn best_line<P: Position>(game: &Game<P>, analyse: impl Fn(&Game<P>) -> Analysis) -> Option<Line> {
    if game.legal_moves().len() < 2 {
        return None;
    }
    analyse(game).lines.into_iter().next()
}

/// What the last position is worth: the score, or what is expected if the game is not over.
fn worth_at_end<P: Position>(game: &Game<P>, analyse: impl Fn(&Game<P>) -> Analysis) -> Worth {
    let side = game.position().to_move();
    let score = match game.ending() {
        Some(ending) => Score::Exact(ending.outcome.margin(side)),
        None => analyse(game).best().map_or_else(
            || Score::Estimate(game.position().tally().margin(side)),
            |line| line.score,
        ),
    };
    Worth::new(side, score)
}

/// What could be had and what was got, from the line that was thought best and what was left after
/// the move that was `played`, both seen by the one who played it.
fn reconcile(best: &Line, played: Move, left: Score) -> (Score, Score) {
    match (best.score, left) {
        (Score::Exact(_), _) if best.mv == played => (best.score, best.score),
        (Score::Exact(most), Score::Estimate(margin)) => {
            (best.score, Score::Estimate(margin.min(most)))
        }
        (Score::Exact(_), Score::Exact(_)) => (best.score, left),
        (Score::Estimate(most), _) if best.mv == played || left.margin() >= most => (left, left),
        (Score::Estimate(_), _) => (best.score, left),
    }
}
