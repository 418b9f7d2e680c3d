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
//!   again. That is so on every line of the search, and therefore counts as an end like another.
//!   Which positions these are is part of every key, so that the table, which may live longer than
//!   the search, cannot carry it into a game with another history.
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
//!
//! # Several threads
//!
//! Each searches all by itself, and what it finds it puts into the table for all. So that they do
//! not find the same at the same time, each says which positions it is busy with, and whoever comes
//! to one of them later looks at his other moves first ([`Busy`]). The first move of a position is
//! put off by nobody: what it is worth decides how much the others need to be looked at. One thread
//! alone never asks.
//!
//! # Leaves
//!
//! Where the depth ends nobody asks what stood before or how long nothing was taken. What a leaf
//! looks like is an estimate in any case, and what its range decides holds however the game ends.

use std::iter;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use ayla_core::{Game, Move, Position, Side};

use crate::busy::Busy;
use crate::eval::Weights;
use crate::key::Key;
use crate::line::Line;
use crate::node::{Leave, Node};
use crate::order::Order;
use crate::step::Step;
use crate::table::{Bound, Table};
use crate::value::{Found, Range, SEED, Value, Window, value_of};
use crate::{Limits, Tablebase, Watch};

/// Positions that are looked at less deeply are not worth a look into the table, which may cost
/// more than all their moves. Only what is exact is kept of them, to tell the best play.
const SHALLOWEST_KEPT: u8 = 3;

/// Moves of positions that are searched less deeply are not shared among threads.
const SHALLOWEST_SHARED: u8 = 5;

/// The rank of a step that is looked at after all others.
const PUT_OFF: u32 = 0;

/// The thinking was stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stopped;

/// What all who think about one game share.
#[derive(Debug)]
pub(crate) struct Shared<'a, P> {
    table: &'a Table,
    weights: Weights,
    tablebase: Option<&'a dyn Tablebase<P>>,
    /// It is asked where this is between the least and the most a position may be worth, or less.
    tabled: Value,
    /// Whoever is held to have no more than what is sure, wherever nothing is proved.
    doubted: Option<Side>,
    /// How many seeds there are, on the board and taken.
    total: Value,
    /// The positions that stood twice in the game: the third time ends it (A1).
    stood_twice: Vec<P>,
    /// Stands for these positions in every key; 0 if there are none.
    history: u64,
    /// How many positions were looked at by those who think along, about.
    helped: AtomicU64,
    most_nodes: u64,
    /// What several threads are searching; none if there is one thread only.
    busy: Option<Busy>,
    /// Those who think along are to stop.
    enough: AtomicBool,
}

impl<'a, P: Position> Shared<'a, P> {
    pub(crate) fn new(game: &Game<P>, table: &'a Table, limits: &Limits) -> Shared<'a, P> {
        let mut stood_twice = Vec::new();
        for position in iter::once(game.start()).chain(game.plies().iter().map(|ply| &ply.after)) {
            if game.times(position) + 1 >= Game::<P>::REPETITIONS && !stood_twice.contains(position)
            {
                stood_twice.push(*position);
            }
        }
        let total = game.position().setup().total();
        let keys = stood_twice.iter().map(|position| Key::of(position).place);
        Shared {
            table,
            weights: Weights::of(&P::GAME),
            tablebase: None,
            tabled: -1,
            doubted: None,
            total: Value::try_from(total).expect("a board holds few seeds"),
            history: keys.fold(0, u64::wrapping_add),
            stood_twice,
            helped: AtomicU64::new(0),
            most_nodes: limits.nodes.unwrap_or(u64::MAX),
            busy: (limits.threads > 1).then(Busy::new),
            enough: AtomicBool::new(false),
        }
    }

    /// What the table knows a position by in a game with this history.
    #[inline]
    fn key(&self, position: &P) -> Key {
        Key::of(position).under(self.history)
    }

    /// The same, with exact values of positions with few seeds.
    pub(crate) fn with_tablebase(self, tablebase: Option<&'a dyn Tablebase<P>>) -> Shared<'a, P> {
        let most_seeds = tablebase.map(|tablebase| Value::from(tablebase.most_seeds()));
        Shared {
            tablebase,
            tabled: most_seeds.map_or(-1, |seeds| 2 * seeds * SEED),
            ..self
        }
    }

    /// What the tablebase knows of a position, if it is sure to end before it is adjudicated (A2).
    fn probe(&self, position: &P, quiet: u32) -> Option<Found> {
        let known = self.tablebase?.probe(position)?;
        let is_in_time = quiet + u32::from(known.moves) < Game::<P>::QUIET_TURNS;
        is_in_time.then_some(Found {
            value: Value::from(known.margin) * SEED,
            proof: Some(known.moves),
        })
    }

    /// The same, but nothing is a promise to `side` unless it is proved.
    pub(crate) fn doubting(self, side: Side) -> Shared<'a, P> {
        Shared {
            doubted: Some(side),
            ..self
        }
    }

    /// Those who think along are to stop.
    pub(crate) fn stop(&self) {
        self.enough.store(true, Ordering::Relaxed);
    }

    /// What `position` looks like without any search.
    pub(crate) fn look(&self, position: &P) -> Found {
        self.glance(position, Range::of(position, self.total))
    }

    /// What a search of `window` finds that goes no deeper.
    #[inline]
    fn leaf(&self, position: &P, window: Window) -> Found {
        let range = Range::of(position, self.total);
        match range.decides(window) {
            Some(found) => found,
            None => self.glance(position, range),
        }
    }

    /// What `position` looks like, if it is known what it may be worth at all.
    #[inline]
    fn glance(&self, position: &P, range: Range) -> Found {
        match position.outcome() {
            Some(outcome) => Found::proved(value_of(outcome, position.to_move())),
            None => Found::estimated(match self.doubted {
                None => self.weights.evaluate(position, range),
                Some(side) => range.worst(side == position.to_move()),
            }),
        }
    }

    /// What an adjudication gives, which proves nothing.
    fn adjudicated(&self, position: &P) -> Found {
        Found::estimated(match self.doubted {
            None => value_of(position.tally(), position.to_move()),
            Some(side) => Range::of(position, self.total).worst(side == position.to_move()),
        })
    }

    /// The move that was found best in `position`, if it is known to be.
    pub(crate) fn principal_move(&self, position: &P) -> Option<Move> {
        let entry = self.table.get(self.key(position))?;
        entry.mv.filter(|_| entry.bound == Bound::Exact)
    }
}

/// Who searches: he for whom somebody watches, or one who thinks along.
pub(crate) enum Role<'a> {
    Leader(&'a mut dyn Watch),
    Helper,
}

/// A search of one game as it stands, by one thread.
pub(crate) struct Search<'a, P: Position> {
    shared: &'a Shared<'a, P>,
    role: Role<'a>,
    order: Order,
    /// The positions from the root to the one that is looked at.
    line: Line,
    /// The moves still to be looked at, of all positions of the line.
    steps: Vec<Step<P>>,
    nodes: u64,
    /// At so many nodes is to be asked whether to go on.
    pause: u64,
}

impl<'a, P: Position> Search<'a, P> {
    pub(crate) fn new(shared: &'a Shared<'a, P>, role: Role<'a>) -> Search<'a, P> {
        Search {
            shared,
            role,
            order: Order::new(),
            line: Line::new(),
            steps: Vec::new(),
            nodes: 0,
            pause: 0,
        }
    }

    /// All lines begin at `root`: to come back to it is a repetition.
    pub(crate) fn start_from(&mut self, root: &P) {
        self.line.push(self.shared.key(root).check);
    }

    pub(crate) fn shared(&self) -> &'a Shared<'a, P> {
        self.shared
    }

    /// How many positions were looked at by all, about.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes + self.shared.helped.load(Ordering::Relaxed)
    }

    /// Tells whoever watches.
    pub(crate) fn tell(&mut self, analysis: &crate::Analysis) {
        if let Role::Leader(watch) = &mut self.role {
            watch.progress(analysis);
        }
    }

    #[inline]
    fn count(&mut self) -> Result<(), Stopped> {
        if self.nodes >= self.pause {
            self.ask()?;
        }
        self.nodes += 1;
        Ok(())
    }

    /// Asks whether to go on, and until when.
    #[cold]
    fn ask(&mut self) -> Result<(), Stopped> {
        const BETWEEN_QUESTIONS: u64 = 1024;
        let left = self.shared.most_nodes.saturating_sub(self.nodes());
        let stop = match &mut self.role {
            Role::Leader(watch) => left == 0 || watch.should_stop(),
            Role::Helper => {
                self.shared.helped.fetch_add(self.nodes, Ordering::Relaxed);
                self.nodes = 0;
                self.pause = 0;
                self.shared.enough.load(Ordering::Relaxed)
            }
        };
        if stop {
            return Err(Stopped);
        }
        self.pause = self.nodes + left.min(BETWEEN_QUESTIONS);
        Ok(())
    }

    /// What `step` is worth to `me`, who makes it.
    #[inline]
    pub(crate) fn worth(
        &mut self,
        me: Side,
        step: &Step<P>,
        depth: u8,
        window: Window,
    ) -> Result<Found, Stopped> {
        // An offer and its answer are one move ahead together.
        let depth = if step.is_offer() { depth } else { depth - 1 };
        if step.to.to_move() == me {
            self.search(step, depth, window)
        } else {
            let found = self.search(step, depth, window.flipped())?;
            Ok(found.flipped())
        }
    }

    /// The same for a step that is probably not worth more than `alpha`: that is asked first.
    #[inline]
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
        if depth == 0 {
            return Ok(self.shared.leaf(position, window));
        }
        let range = Range::of(position, self.shared.total);
        if let Some(found) = range.decides(window) {
            return Ok(found);
        }
        let key = self.shared.key(position);
        if let Some(found) = self.adjudicated(step, key) {
            return Ok(found);
        }
        if range.most - range.least <= self.shared.tabled
            && let Some(found) = self.shared.probe(position, step.quiet)
        {
            return Ok(found);
        }
        let narrowed = Window {
            alpha: window.alpha,
            beta: window.beta.min(range.most),
        };
        let mut node = Node::new(position, depth, step.quiet, narrowed);
        if depth >= SHALLOWEST_KEPT
            && let Some(entry) = self.shared.table.get(key)
        {
            if node.trusts(&entry) && entry.decides(node.window) {
                return Ok(entry.found);
            }
            node.first = entry.mv;
        }

        let steps = self.steps.len();
        self.line.push(key.check);
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
        let is_kept = depth >= SHALLOWEST_KEPT || bound == Bound::Exact;
        if is_kept && (found.proof.is_some() || node.is_in_time(depth)) {
            self.shared.table.put(key, node.entry(found, bound));
        }
        Ok(found)
    }

    /// What the history of the game and the searched line make of a step (A1, A2).
    #[inline]
    fn adjudicated(&self, step: &Step<P>, key: Key) -> Option<Found> {
        if self.shared.stood_twice.contains(&step.to) {
            Some(Found::proved(value_of(step.to.tally(), step.to.to_move())))
        } else if self.line.contains(key.check)
            || (step.quiet >= Game::<P>::QUIET_TURNS && !step.is_offer())
        {
            Some(self.shared.adjudicated(&step.to))
        } else {
            None
        }
    }

    /// Looks at the moves of a position: sowings and the like, then offers.
    fn look_at_all(&mut self, node: &mut Node<P>) -> Result<(), Leave> {
        if node.depth == 1 {
            self.glance_at_all(node)?;
        } else {
            let start = self.list(node);
            self.look_at_steps(node, start)?;
        }
        if !P::GAME.trade {
            return Ok(());
        }
        let Some(offer) = node.position.legal_moves().offers().iter().next() else {
            return Ok(());
        };
        if self.offers_may_help(node, offer)? {
            let start = self.list_offers(node);
            self.look_at_steps(node, start)?;
        }
        Ok(())
    }

    /// Glances at the positions all moves but offers lead to.
    #[inline]
    fn glance_at_all(&mut self, node: &mut Node<P>) -> Result<(), Leave> {
        let position = node.position;
        for (mv, to) in position.children_without_offers() {
            self.count()?;
            let found = if to.to_move() == node.me {
                self.shared.leaf(&to, node.window)
            } else {
                self.shared.leaf(&to, node.window.flipped()).flipped()
            };
            node.learn(mv, found)?;
        }
        Ok(())
    }

    /// Lists all moves but offers. Tells where the list begins.
    #[inline]
    fn list(&mut self, node: &Node<P>) -> usize {
        let start = self.steps.len();
        node.position
            .children_without_offers()
            .for_each(|(mv, to)| {
                let step = Step::new(&node.position, node.quiet, mv, to);
                let rank = if Some(mv) == node.first {
                    u32::MAX
                } else {
                    self.order.rank(node.me, mv, step.taken)
                };
                self.steps.push(step.ranked(rank));
            });
        start
    }

    /// Lists all offers. Tells where the list begins.
    fn list_offers(&mut self, node: &Node<P>) -> usize {
        let start = self.steps.len();
        for mv in node.position.legal_moves().offers() {
            let step = Step::made(&node.position, node.quiet, mv);
            let rank = PUT_OFF + 1 + u32::from(Some(mv) == node.first);
            self.steps.push(step.ranked(rank));
        }
        start
    }

    /// Looks at the steps from `start` on, the most promising first.
    fn look_at_steps(&mut self, node: &mut Node<P>, start: usize) -> Result<(), Leave> {
        if let Some(busy) = &self.shared.busy
            && node.depth >= SHALLOWEST_SHARED
        {
            return self.share_steps(busy, node, start);
        }
        while let Some(step) = self.take_best_step(start) {
            self.look_at(node, &step)?;
        }
        Ok(())
    }

    /// The same where others search too: what one of them is busy with comes last, and by then he
    /// has probably found what it is worth.
    fn share_steps(&mut self, busy: &Busy, node: &mut Node<P>, start: usize) -> Result<(), Leave> {
        while let Some(step) = self.take_best_step(start) {
            let check = Key::of(&step.to).check;
            let is_put_off = step.rank == PUT_OFF;
            if !is_put_off && node.best_move.is_some() && busy.contains(check) {
                self.steps.push(step.ranked(PUT_OFF));
                continue;
            }
            busy.begin(check);
            let looked = self.look_at(node, &step);
            busy.end(check);
            looked?;
        }
        Ok(())
    }

    /// Takes the step of the highest rank out of those from `start` on.
    #[inline]
    fn take_best_step(&mut self, start: usize) -> Option<Step<P>> {
        let mut best = start;
        let mut rank = self.steps.get(start)?.rank;
        for (index, step) in self.steps.iter().enumerate().skip(start + 1) {
            if step.rank > rank {
                rank = step.rank;
                best = index;
            }
        }
        Some(self.steps.swap_remove(best))
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
    fn offers_may_help(&mut self, node: &mut Node<P>, offer: Move) -> Result<bool, Leave> {
        if node.best_move.is_none() {
            return Ok(true);
        }
        let offered = Step::made(&node.position, node.quiet, offer);
        let declined = Step::made(&offered.to, offered.quiet, Move::Decline);
        let window = Window::above(node.window.alpha);
        let found = self.worth(node.me, &declined, node.depth, window)?;
        if found.value > node.window.alpha {
            return Ok(true);
        }
        node.learn(offer, found.one_move_earlier())?;
        Ok(false)
    }
}
