//! Players: whoever can choose a move.

use ayla_core::{Game, Move, Position};
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::{Analysis, Level, Limits, Line, Score, Watch, analyse};

/// How a player chooses his moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strategy {
    /// Any legal move.
    Random,
    /// The sowing that takes most at once. It makes no offer, and accepts one if its seeds, those
    /// in its territory included, are more afterwards.
    Greedy,
    /// The best move a search finds within limits.
    AlphaBeta(Limits),
    /// As one of the levels.
    Level(Level),
}

/// A player: a strategy and its luck.
///
/// He has no memory: what he chooses depends on the game and his seed alone, and the same question
/// asked again, after an undo say, has the same answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    strategy: Strategy,
    seed: u64,
}

/// A move that was chosen, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The move.
    pub mv: Move,
    /// What it is thought to be worth to the player who makes it. `None` from one who does not
    /// think ahead.
    pub score: Option<Score>,
    /// How many moves ahead was looked. `None` from one who does not count them.
    pub depth: Option<u8>,
    /// The play that is expected, from the move on.
    pub pv: Vec<Move>,
}

impl Choice {
    /// A line that is chosen when so many moves ahead were looked at.
    #[must_use]
    pub fn new(Line { mv, score, pv }: Line, depth: u8) -> Choice {
        Choice {
            mv,
            score: Some(score),
            depth: Some(depth),
            pv,
        }
    }

    fn without_thought(mv: Move) -> Choice {
        Choice {
            mv,
            score: None,
            depth: None,
            pv: vec![mv],
        }
    }
}

impl Player {
    /// A player with this strategy who draws his luck from `seed`.
    #[must_use]
    pub const fn new(strategy: Strategy, seed: u64) -> Player {
        Player { strategy, seed }
    }

    /// How he chooses.
    #[must_use]
    pub const fn strategy(&self) -> Strategy {
        self.strategy
    }

    /// A legal move; `None` if the game is over.
    ///
    /// ```
    /// use ayla_ai::Level;
    /// use ayla_core::{DjenonAboure, Game};
    ///
    /// let game: Game<DjenonAboure> = Game::new();
    /// let choice = Level::STRONGEST.player(7).choose(&game);
    /// assert_eq!(choice.map(|choice| choice.mv.to_string()).as_deref(), Some("E"));
    /// ```
    #[must_use]
    pub fn choose<P: Position>(&self, game: &Game<P>) -> Option<Choice> {
        self.choose_watched(game, &mut ())
    }

    /// The same, while `watch` looks on and may stop the thinking. A move is chosen even so.
    #[must_use]
    pub fn choose_watched<P: Position>(
        &self,
        game: &Game<P>,
        watch: &mut dyn Watch,
    ) -> Option<Choice> {
        match self.strategy {
            Strategy::Random => self.choose_any(game),
            Strategy::Greedy => self.choose_greedily(game),
            Strategy::AlphaBeta(limits) => {
                let Analysis { lines, depth, .. } = analyse(game, &limits, watch);
                let best = lines.into_iter().next()?;
                Some(Choice::new(best, depth))
            }
            Strategy::Level(level) => self.choose_at(level, game, watch),
        }
    }

    /// The luck of this move.
    fn luck<P: Position>(&self, game: &Game<P>) -> Pcg64Mcg {
        let moves = game.plies().len() as u64;
        Pcg64Mcg::seed_from_u64(self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ moves)
    }

    fn choose_any<P: Position>(&self, game: &Game<P>) -> Option<Choice> {
        let moves: Vec<Move> = game.legal_moves().iter().collect();
        let mv = moves.choose(&mut self.luck(game))?;
        Some(Choice::without_thought(*mv))
    }

    fn choose_greedily<P: Position>(&self, game: &Game<P>) -> Option<Choice> {
        let position = game.position();
        let me = position.to_move();
        let legal = game.legal_moves();
        let gain = |after: &P| i32::from(after.taken()[me]) - i32::from(position.taken()[me]);
        let standing = |after: &P| i32::from(after.tally().margin(me));
        let mut best = Vec::new();
        let mut most = i32::MIN;
        for (mv, after) in position.children() {
            let worth = match mv {
                Move::Offer(_) => continue,
                // Twice, less one: of equals the refusal is preferred.
                Move::Accept => 2 * standing(&after) - 1,
                Move::Decline => 2 * standing(&after),
                Move::Sow(_) | Move::Pass => gain(&after),
            };
            if worth > most {
                most = worth;
                best.clear();
            }
            if worth == most && legal.contains(mv) {
                best.push(mv);
            }
        }
        let mv = best.choose(&mut self.luck(game))?;
        Some(Choice::without_thought(*mv))
    }

    fn choose_at<P: Position>(
        &self,
        level: Level,
        game: &Game<P>,
        watch: &mut dyn Watch,
    ) -> Option<Choice> {
        const CANDIDATES: usize = 6;
        let strength = level.strength();
        let mut luck = self.luck(game);
        let is_careless = luck.random_ratio(strength.careless, 100);
        let must_reply = game.legal_moves().must_reply();
        let lines = if is_careless || must_reply {
            CANDIDATES
        } else {
            1
        };
        let limits = Limits::nodes(strength.nodes).with_lines(lines);
        let Analysis {
            mut lines, depth, ..
        } = analyse(game, &limits, watch);
        let best = lines.first()?;
        if best.mv == Move::Decline
            && let Some(accepting) = lines.iter().find(|line| line.mv == Move::Accept)
            && is_worth_glory(game, best, accepting)
        {
            return Some(Choice::new(accepting.clone(), depth));
        }
        let (best, least) = (best.mv, best.score.margin() - strength.carelessness);
        lines.retain(|line| {
            let is_deliberate = matches!(line.mv, Move::Offer(_) | Move::Decline);
            line.mv == best || (line.score.margin() >= least && !is_deliberate)
        });
        lines.pop().map(|line| Choice::new(line, depth))
    }
}

/// Whether to accept where it would be as good to decline, or better: a win by one who has declined is
/// a win without glory (G18), so nobody declines where it is certain that he wins all the same.
fn is_worth_glory<P: Position>(game: &Game<P>, declining: &Line, accepting: &Line) -> bool {
    let has_glory = game.declined()[game.position().to_move()] == 0;
    let (worth, other) = (accepting.score, declining.score);
    let is_certain_win = worth.is_exact() && worth.margin() > 0;
    has_glory && (worth.margin() >= other.margin() || is_certain_win)
}

#[cfg(test)]
mod tests {
    use ayla_core::Gore;

    use super::*;

    fn line(mv: Move, score: Score) -> Line {
        Line {
            mv,
            score,
            pv: vec![mv],
        }
    }

    /// G18
    #[test]
    fn glory_is_worth_seeds_only_where_the_win_is_certain() {
        let game = Game::from_position("1-0-0-2-5-0-0-0-14-14-N".parse::<Gore>().unwrap());
        let accepts = |declining, accepting| {
            let declining = line(Move::Decline, declining);
            is_worth_glory(&game, &declining, &line(Move::Accept, accepting))
        };
        assert!(accepts(Score::Exact(8), Score::Exact(2)));
        assert!(accepts(Score::Estimate(2), Score::Estimate(2)));
        assert!(!accepts(Score::Estimate(8), Score::Estimate(2)));
        assert!(!accepts(Score::Exact(2), Score::Exact(0)));
        assert!(!accepts(Score::Exact(-2), Score::Exact(-4)));
    }

    #[test]
    fn glory_is_lost_only_once() {
        let mut game = Game::from_position("1-0-0-2-5-0-0-0-14-14-S".parse::<Gore>().unwrap());
        let (declining, accepting) = (
            line(Move::Decline, Score::Exact(8)),
            line(Move::Accept, Score::Exact(2)),
        );
        for mv in ["offer:A", "decline", "offer:a", "decline", "offer:A"] {
            game.play(mv.parse().unwrap(), &mut ()).unwrap();
        }
        assert_eq!(game.declined()[game.position().to_move()], 1);
        assert!(!is_worth_glory(&game, &declining, &accepting));
    }
}
