//! Alpha-beta, with all that makes it fast and keeps it honest.
//!
//! # What is proved
//!
//! A value is proved if every line it rests on ends by the rules' own end, or by what nobody can
//! lose any more ([`Range`]). Wherever a line is broken off for want of depth, or ends by an
//! adjudication (A1, A2), the value is an estimate, and so is everything that rests on it. A proof
//! needs nothing but the position, so the table may keep it for good, whatever line led there.
//!
//! # Repetition (A1)
//!
//! * A position that stood twice in the game before the search ends the game whenever it comes up
//!   again. That is so on every line of the search, and therefore counts as an end like another:
//!   the table lives for one search only, and cannot carry it into a game with another history.
//! * A position that comes back on the searched line is worth what the adjudication would give, as
//!   an estimate: players who go round in a circle are held to it at once and not the third time.
//! * Positions that stood once in the game are nothing special; and no proof is spoilt by them. Who
//!   can prove a value can do so without ever coming back to a position, by always choosing a move
//!   with a shorter proof: what stood once stands twice at most.
//!
//! # No progress (A2)
//!
//! A line of 100 quiet turns is worth what the adjudication gives, as an estimate. Every proof
//! knows the length of its longest line. What the table knows is used only if the adjudication
//! cannot come sooner than that, and an estimate is put into it only if its lines are shorter too.

use std::iter;

use ayla_core::{Game, Move, Position, Side};

use crate::eval::Weights;
use crate::order::Order;
use crate::table::{Bound, Entry, Table, hash};
use crate::value::{Found, INFINITY, Range, Value, Window, both, value_of};
use crate::{Limits, Watch};

/// The thinking was stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stopped;

/// Why the moves of a position are not all looked at.
enum Leave {
    /// One is good enough.
    Cut,
    Stopped,
}

impl From<Stopped> for Leave {
    fn from(_: Stopped) -> Leave {
        Leave::Stopped
    }
}

/// A move and where it leads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step<P> {
    pub(crate) mv: Move,
    pub(crate) to: P,
    /// How many turns have passed then without a capture or an acceptance (A2).
    pub(crate) quiet: u32,
    taken: u8,
}

impl<P: Position> Step<P> {
    /// The move `mv` from `from`, where `quiet` turns had passed, to `to`.
    pub(crate) fn new(from: &P, quiet: u32, mv: Move, to: P) -> Step<P> {
        let me = from.to_move();
        let taken = to.taken()[me].saturating_sub(from.taken()[me]);
        let quiet = if taken > 0 || mv == Move::Accept {
            0
        } else {
            quiet + u32::from(!mv.is_reply())
        };
        Step {
            mv,
            to,
            quiet,
            taken,
        }
    }
}

/// A position while its moves are looked at.
struct Node<P> {
    position: P,
    me: Side,
    depth: u8,
    quiet: u32,
    window: Window,
    /// The move the table had, which was looked at first.
    first: Option<Move>,
    best: Found,
    best_move: Option<Move>,
    /// The longest proof of all moves looked at, if all were proved.
    proof: Option<u8>,
}

impl<P: Position> Node<P> {
    /// Whether lines of so many moves end before they are adjudicated (A2).
    fn is_in_time(&self, moves: u8) -> bool {
        self.quiet + u32::from(moves) < Game::<P>::QUIET_TURNS
    }

    /// Whether what the table has is as good as a search.
    fn trusts(&self, entry: &Entry<P>) -> bool {
        match entry.found.proof {
            Some(moves) => self.is_in_time(moves),
            None => entry.depth >= self.depth && self.is_in_time(entry.depth),
        }
    }

    /// What is found when all moves were looked at, and none was too good.
    fn conclude(&self, alpha: Value) -> (Found, Bound) {
        if self.best_move.is_none() {
            // Without a move the position is over (D13, D14; G20, G21).
            let value = value_of(self.position.tally(), self.me);
            return (Found::proved(value), Bound::Exact);
        }
        let value = self.best.value;
        let proof = self.proof;
        let is_exact = value > alpha;
        let bound = if is_exact { Bound::Exact } else { Bound::Upper };
        (Found { value, proof }, bound)
    }

    /// What is to be remembered. Where no move was good enough, none is better than the one that
    /// was looked at first.
    fn entry(&self, found: Found, bound: Bound) -> Entry<P> {
        let best = self.best_move.filter(|_| bound != Bound::Upper);
        Entry {
            position: self.position,
            found,
            bound,
            depth: self.depth,
            mv: best.or(self.first),
        }
    }

    /// A move was found to be worth so much, or no more than so much.
    fn learn(&mut self, mv: Move, found: Found) -> Result<(), Leave> {
        let found = found.one_move_earlier();
        self.proof = both(self.proof, found.proof);
        if found.value > self.best.value {
            self.best = found;
            self.best_move = Some(mv);
        }
        if found.value >= self.window.beta {
            return Err(Leave::Cut);
        }
        self.window.alpha = self.window.alpha.max(found.value);
        Ok(())
    }
}

/// A search of one game as it stands.
pub(crate) struct Search<'a, P: Position> {
    table: Table<P>,
    order: Order,
    weights: Weights,
    /// How many seeds there are, on the board and taken.
    total: Value,
    /// The positions that stood twice in the game: the third time ends it (A1).
    stood_twice: Vec<P>,
    /// The hashes of the positions from the root to the one that is looked at.
    line: Vec<u64>,
    /// The moves still to be looked at, of all positions of the line.
    steps: Vec<Step<P>>,
    nodes: u64,
    most_nodes: u64,
    watch: &'a mut dyn Watch,
}

impl<'a, P: Position> Search<'a, P> {
    pub(crate) fn new(game: &Game<P>, limits: &Limits, watch: &'a mut dyn Watch) -> Search<'a, P> {
        let root = *game.position();
        let mut stood_twice = Vec::new();
        for position in iter::once(game.start()).chain(game.plies().iter().map(|ply| &ply.after)) {
            if game.times(position) + 1 >= Game::<P>::REPETITIONS && !stood_twice.contains(position)
            {
                stood_twice.push(*position);
            }
        }
        let total = root.setup().total();
        Search {
            table: Table::new(limits.memory),
            order: Order::new(),
            weights: Weights::PLAIN,
            total: Value::try_from(total).expect("a board holds few seeds"),
            stood_twice,
            line: vec![hash(&root)],
            steps: Vec::new(),
            nodes: 0,
            most_nodes: limits.nodes.unwrap_or(u64::MAX),
            watch,
        }
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    pub(crate) fn watch(&mut self) -> &mut dyn Watch {
        self.watch
    }

    /// What `position` looks like without any search.
    pub(crate) fn glance(&self, position: &P) -> Found {
        match position.outcome() {
            Some(outcome) => Found::proved(value_of(outcome, position.to_move())),
            None => {
                let range = Range::of(position, self.total);
                Found::estimated(self.weights.evaluate(position, range))
            }
        }
    }

    /// The move that was found best in `position`, if it is known to be.
    pub(crate) fn principal_move(&self, position: &P) -> Option<Move> {
        let entry = self.table.get(position, hash(position))?;
        entry.mv.filter(|_| entry.bound == Bound::Exact)
    }

    fn count(&mut self) -> Result<(), Stopped> {
        const BETWEEN_QUESTIONS: u64 = 1024;
        if self.nodes >= self.most_nodes
            || (self.nodes.is_multiple_of(BETWEEN_QUESTIONS) && self.watch.should_stop())
        {
            return Err(Stopped);
        }
        self.nodes += 1;
        Ok(())
    }

    /// What `step` is worth to `me`, who makes it.
    pub(crate) fn worth(
        &mut self,
        me: Side,
        step: &Step<P>,
        depth: u8,
        window: Window,
    ) -> Result<Found, Stopped> {
        // An offer and its answer are one move ahead together.
        let depth = match step.mv {
            Move::Offer(_) => depth,
            _ => depth - 1,
        };
        if step.to.to_move() == me {
            self.search(step, depth, window)
        } else {
            let found = self.search(step, depth, window.flipped())?;
            Ok(found.flipped())
        }
    }

    /// The same for a step that is probably not worth more than `alpha`: that is asked first.
    pub(crate) fn worth_if_above(
        &mut self,
        me: Side,
        step: &Step<P>,
        depth: u8,
        window: Window,
    ) -> Result<Found, Stopped> {
        let found = self.worth(me, step, depth, Window::above(window.alpha))?;
        if window.holds(found.value) {
            self.worth(me, step, depth, window)
        } else {
            Ok(found)
        }
    }

    /// What the position a step leads to is worth to the player to move there.
    fn search(&mut self, step: &Step<P>, depth: u8, window: Window) -> Result<Found, Stopped> {
        self.count()?;
        let position = &step.to;
        let hash = hash(position);
        if let Some(found) = self.adjudicated(step, hash) {
            return Ok(found);
        }
        let range = Range::of(position, self.total);
        if range.least >= window.beta {
            return Ok(Found::proved(range.least));
        }
        if range.most <= window.alpha {
            return Ok(Found::proved(range.most));
        }
        if depth == 0 {
            return Ok(self.glance(position));
        }
        let mut node = Node {
            position: *position,
            me: position.to_move(),
            depth,
            quiet: step.quiet,
            window: Window {
                alpha: window.alpha,
                beta: window.beta.min(range.most),
            },
            first: None,
            best: Found::estimated(-INFINITY),
            best_move: None,
            proof: Some(0),
        };
        if let Some(entry) = self.table.get(position, hash) {
            if node.trusts(entry) && entry.decides(node.window) {
                return Ok(entry.found);
            }
            node.first = entry.mv;
        }

        let steps = self.steps.len();
        self.line.push(hash);
        let left = self.look_at_all(&mut node);
        self.line.pop();
        self.steps.truncate(steps);

        let (found, bound) = match left {
            Err(Leave::Stopped) => return Err(Stopped),
            Err(Leave::Cut) => {
                if let Some(mv) = node.best_move {
                    self.order.reward(node.me, mv, depth);
                }
                let is_all = node.best.value >= range.most;
                let bound = if is_all { Bound::Exact } else { Bound::Lower };
                (node.best, bound)
            }
            Ok(()) => node.conclude(window.alpha),
        };
        if found.proof.is_some() || node.is_in_time(depth) {
            let entry = node.entry(found, bound);
            self.table.put(entry, hash);
        }
        Ok(found)
    }

    /// What the history of the game and the searched line make of a step (A1, A2).
    fn adjudicated(&self, step: &Step<P>, hash: u64) -> Option<Found> {
        let value = || value_of(step.to.tally(), step.to.to_move());
        let offers = matches!(step.mv, Move::Offer(_));
        if self.stood_twice.contains(&step.to) {
            Some(Found::proved(value()))
        } else if self.line.contains(&hash) || (step.quiet >= Game::<P>::QUIET_TURNS && !offers) {
            Some(Found::estimated(value()))
        } else {
            None
        }
    }

    /// Looks at the moves of a position: what the table had, sowings and the like, offers.
    fn look_at_all(&mut self, node: &mut Node<P>) -> Result<(), Leave> {
        if let Some(mv) = node.first {
            let mut to = node.position;
            if to.play(mv, &mut ()).is_ok() {
                self.look_at(node, &Step::new(&node.position, node.quiet, mv, to))?;
            }
        }
        let Node {
            position,
            quiet,
            first,
            ..
        } = *node;
        let mut children = position
            .children()
            .filter(|&(mv, _)| Some(mv) != first)
            .map(|(mv, to)| Step::new(&position, quiet, mv, to));
        let start = self.steps.len();
        let mut offer = None;
        for step in children.by_ref() {
            if matches!(step.mv, Move::Offer(_)) {
                offer = Some(step);
                break;
            }
            self.steps.push(step);
        }
        self.look_at_steps(node, start)?;
        if let Some(offer) = offer
            && self.offers_may_help(node, &offer)?
        {
            self.steps.push(offer);
            self.steps.extend(children);
            self.look_at_steps(node, start)?;
        }
        Ok(())
    }

    /// Looks at the steps from `start` on, the most promising first.
    fn look_at_steps(&mut self, node: &mut Node<P>, start: usize) -> Result<(), Leave> {
        let me = node.me;
        let order = &self.order;
        self.steps[start..].sort_by_key(|step| order.rank(me, step.mv, step.taken));
        while self.steps.len() > start {
            if let Some(step) = self.steps.pop() {
                self.look_at(node, &step)?;
            }
        }
        Ok(())
    }

    fn look_at(&mut self, node: &mut Node<P>, step: &Step<P>) -> Result<(), Leave> {
        let found = if node.best_move.is_none() {
            self.worth(node.me, step, node.depth, node.window)?
        } else {
            self.worth_if_above(node.me, step, node.depth, node.window)?
        };
        node.learn(step.mv, found)
    }

    /// Whether any offer may be better than what is found already.
    ///
    /// The other may decline, and whatever was offered, the board is then the same and he is to
    /// move. So no offer is worth more than that, and one look answers for all.
    fn offers_may_help(&mut self, node: &mut Node<P>, offer: &Step<P>) -> Result<bool, Leave> {
        let mut to = offer.to;
        if node.best_move.is_none() || to.play(Move::Decline, &mut ()).is_err() {
            return Ok(true);
        }
        let declined = Step::new(&offer.to, offer.quiet, Move::Decline, to);
        let window = Window::above(node.window.alpha);
        let found = self.worth(node.me, &declined, node.depth, window)?;
        if found.value > node.window.alpha {
            return Ok(true);
        }
        node.learn(offer.mv, found.one_move_earlier())?;
        Ok(false)
    }
}
