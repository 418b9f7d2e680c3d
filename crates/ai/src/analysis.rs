//! Thinking about a game: deeper and deeper, until it is proved or somebody says stop.

use std::thread;

use ayla_core::{Game, Move, Position};

use crate::deepening::Deepening;
use crate::search::{Role, Search, Shared, Stopped};
use crate::step::Step;
use crate::table::Table;
use crate::value::{Found, Window, both};
use crate::{Limits, Score, Tablebase, Watch};

/// A move and what is expected of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The move.
    pub mv: Move,
    /// What it is worth to the player who makes it. If it is exact, then it is also proved that no
    /// move of a later line, or of no line, is worth more.
    pub score: Score,
    /// The best play of both that was seen, from the move on. It may break off early.
    pub pv: Vec<Move>,
}

/// What is known of a game as it stands.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Analysis {
    /// The best moves, the best first, as many as were asked for and there are. None if the game
    /// is over.
    pub lines: Vec<Line>,
    /// How many moves ahead all lines were looked at. A move and a pass count as one, an offer
    /// and its answer too.
    pub depth: u8,
    /// How many positions were looked at.
    pub nodes: u64,
}

impl Analysis {
    /// The best line; none if the game is over.
    #[must_use]
    pub fn best(&self) -> Option<&Line> {
        self.lines.first()
    }

    /// Whether there is nothing left to find out: every line is exact.
    #[must_use]
    pub fn is_exact(&self) -> bool {
        self.lines.iter().all(|line| line.score.is_exact())
    }
}

/// Thinks about the game as it stands, its history included.
///
/// ```
/// use ayla_ai::{Limits, Score, analyse};
/// use ayla_core::{DjenonAboure, Game};
///
/// let position: DjenonAboure = "0-0-0-0-0-2-0-0-0-1-0-3-20-22-S".parse()?;
/// let analysis = analyse(&Game::from_position(position), &Limits::NONE, &mut ());
/// assert_eq!(analysis.best().map(|line| line.score), Some(Score::Exact(-2)));
/// # Ok::<(), ayla_core::ParseError>(())
/// ```
#[must_use]
pub fn analyse<P: Position>(game: &Game<P>, limits: &Limits, watch: &mut dyn Watch) -> Analysis {
    think(game, &Table::new(limits.table()), None, limits, watch)
}

/// The same with this table.
pub(crate) fn think<P: Position>(
    game: &Game<P>,
    table: &Table,
    tablebase: Option<&dyn Tablebase<P>>,
    limits: &Limits,
    watch: &mut dyn Watch,
) -> Analysis {
    let shared = Shared::new(game, table, limits).with_tablebase(tablebase);
    let analyst = |role| Analyst::new(game, &shared, role);
    thread::scope(|scope| {
        for _ in 1..limits.threads {
            let help = || analyst(Role::Helper).think(limits);
            // Where there are no threads the leader is alone.
            let _ = thread::Builder::new().spawn_scoped(scope, help);
        }
        let analysis = analyst(Role::Leader(watch)).think(limits);
        shared.stop();
        analysis
    })
}

/// A move from the position as it stands, and what was found about it last.
struct Candidate<P> {
    step: Step<P>,
    found: Found,
}

struct Analyst<'a, P: Position> {
    search: Search<'a, P>,
    root: P,
    quiet: u32,
    /// All moves, the best first.
    candidates: Vec<Candidate<P>>,
    analysis: Analysis,
}

impl<'a, P: Position> Analyst<'a, P> {
    fn new(game: &Game<P>, shared: &'a Shared<'a, P>, role: Role<'a>) -> Analyst<'a, P> {
        let root = *game.position();
        let mut search = Search::new(shared, role);
        search.start_from(&root);
        let quiet = game.quiet_turns();
        let mut candidates = Vec::new();
        if !game.is_over() {
            candidates.extend(root.children().map(|(mv, to)| {
                let mut found = Found::estimated(shared.look(&to).value);
                if to.to_move() != root.to_move() {
                    found = found.flipped();
                }
                Candidate {
                    step: Step::new(&root, quiet, mv, to),
                    found,
                }
            }));
            candidates.sort_by_key(|candidate| -candidate.found.value);
        }
        Analyst {
            search,
            root,
            quiet,
            candidates,
            analysis: Analysis::default(),
        }
    }

    fn think(mut self, limits: &Limits) -> Analysis {
        for nth in 0..limits.lines.max(1).min(self.candidates.len()) {
            let line = self.line(nth, self.candidates[nth].found);
            self.analysis.lines.push(line);
        }
        let deepest = limits.depth.unwrap_or(u8::MAX);
        let mut ahead = Deepening::new();
        while self.analysis.depth < deepest && !self.analysis.is_exact() {
            let depth = ahead.depth().min(deepest);
            let looked = self.look(depth);
            let cost = self.search.nodes() - self.analysis.nodes;
            self.analysis.nodes += cost;
            if looked == Err(Stopped) {
                break;
            }
            self.analysis.depth = depth;
            self.search.tell(&self.analysis);
            ahead.deepen(cost);
        }
        self.analysis
    }

    /// Looks `depth` moves ahead for all lines but the first ones that are exact already.
    fn look(&mut self, depth: u8) -> Result<(), Stopped> {
        let lines = &self.analysis.lines;
        let settled = lines
            .iter()
            .take_while(|line| line.score.is_exact())
            .count();
        for nth in settled..lines.len() {
            let looked = self.find_best_from(nth, depth);
            self.restore_lines_after(nth);
            looked?;
        }
        Ok(())
    }

    /// A move that has become the `nth` has pushed others back.
    fn restore_lines_after(&mut self, nth: usize) {
        for later in nth + 1..self.analysis.lines.len() {
            let candidate = &self.candidates[later];
            if self.analysis.lines[later].mv != candidate.step.mv {
                let found = Found::estimated(candidate.found.value);
                self.analysis.lines[later] = self.line(later, found);
            }
        }
    }

    /// Finds the best of the moves from the `nth` on, and makes it the `nth`.
    fn find_best_from(&mut self, nth: usize, depth: u8) -> Result<(), Stopped> {
        let me = self.root.to_move();
        let mut window = Window::OPEN;
        let mut proof = Some(0);
        for at in nth..self.candidates.len() {
            let step = self.candidates[at].step;
            let found = if at == nth {
                self.search.worth(me, &step, depth, window)?
            } else {
                self.search.worth_if_above(me, &step, depth, window)?
            };
            let found = found.one_move_earlier();
            proof = both(proof, found.proof);
            if found.value > window.alpha {
                window.alpha = found.value;
                self.candidates[at].found = found;
                self.candidates[nth..=at].rotate_right(1);
                // Others may yet be better: it is no proof.
                self.analysis.lines[nth] = self.line(nth, Found::estimated(found.value));
            }
        }
        let value = self.candidates[nth].found.value;
        self.analysis.lines[nth] = self.line(nth, Found { value, proof });
        Ok(())
    }

    /// The `nth` line, its value as `found`.
    fn line(&self, nth: usize, found: Found) -> Line {
        let step = &self.candidates[nth].step;
        // No line of the proof may come to an adjudication (A2).
        let proof = found
            .proof
            .filter(|&moves| self.quiet + u32::from(moves) < Game::<P>::QUIET_TURNS);
        Line {
            mv: step.mv,
            score: Found { proof, ..found }.score(),
            pv: self.principal_variation(step),
        }
    }

    /// The step, and what the table knows to follow.
    fn principal_variation(&self, step: &Step<P>) -> Vec<Move> {
        let mut game = Game::from_position(self.root);
        let mut quiet = self.quiet;
        let mut next = Some(step.mv);
        while let Some(mv) = next
            && let Ok(ply) = game.play(mv, &mut ())
        {
            quiet = mv.quiet_turns(quiet, ply.taken);
            let is_over = game.is_over() || quiet >= Game::<P>::QUIET_TURNS;
            if is_over || game.times(game.position()) > 1 {
                break;
            }
            next = self.search.shared().principal_move(game.position());
        }
        game.moves().collect()
    }
}
