//! Goré, the game of the Guro, clause by clause.

use crate::board::{Board, Direction};
use crate::ledger::Ledger;
use crate::moves::Bare;
use crate::observer::{Event, Observer};
use crate::pit::{Pits, Subsets};
use crate::setup::Trade;
use crate::{
    BySide, Clause, GameInfo, Illegal, LegalMoves, Move, Outcome, Pit, PitSet, Position, Reason,
    Setup, SetupError, Side,
};

type Ring = Board<8, 1>;

/// A capture begins and goes on with exactly so many seeds (G7, G8).
const RIPE: [u8; 2] = [2, 4];

/// A position of Goré.
///
/// ```
/// use ayla_core::{Gore, Position};
///
/// let mut position: Gore = "17-1-2-2-2-2-0-0-0-0-S SNSSNNNN -".parse()?;
/// position.play("A".parse()?, &mut ())?;
/// assert_eq!(position.taken().south, 26);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Gore {
    board: Ring,
    /// South's territory is in it; all other pits are North's.
    ledger: Ledger,
}

impl Position for Gore {
    const GAME: GameInfo = GameInfo {
        name: "gore",
        title: "Goré",
        columns: 4,
        seeds_in_pit: 6,
        trade: true,
    };

    /// G1, G2
    fn start() -> Gore {
        let mut ledger = Ledger::new(BySide::new(0, 0), Side::South);
        ledger.set_south(Ring::row(Side::South));
        Gore {
            board: Board::filled(6),
            ledger,
        }
    }

    fn setup(&self) -> Setup {
        let setup = Setup::new(&self.board.seeds(), self.taken(), self.to_move());
        let south = self.territory(Side::South);
        let offer = self.offer();
        if south == Ring::row(Side::South) && offer.is_none() {
            return setup;
        }
        setup.with_trade(Trade { south, offer })
    }

    #[inline]
    fn to_move(&self) -> Side {
        self.ledger.to_move()
    }

    #[inline]
    fn taken(&self) -> BySide<u8> {
        self.ledger.taken()
    }

    #[inline]
    fn territory(&self, side: Side) -> PitSet {
        let south = self.ledger.south();
        match side {
            Side::South => south,
            Side::North => Ring::pits() - south,
        }
    }

    #[inline]
    fn seeds_in(&self, pits: PitSet) -> u8 {
        self.board.seeds_in(pits)
    }

    #[inline]
    fn sum_bytes(&self, pits: PitSet, worth: impl Fn(u64) -> u64) -> u16 {
        self.board.sum_bytes(pits, worth)
    }

    #[inline]
    fn offer(&self) -> Option<PitSet> {
        Some(self.ledger.offer()).filter(|offer| !offer.is_empty())
    }

    #[inline]
    fn legal_moves(&self) -> LegalMoves {
        if self.offer().is_some() {
            return LegalMoves::REPLY; // G14
        }
        if self.is_over() {
            return LegalMoves::NONE; // G20
        }
        let me = self.to_move();
        let mine = self.territory(me);
        let sowable = mine & self.board.at_least(1); // G3
        if sowable.is_empty() {
            return LegalMoves::PASS; // G6
        }
        let sowings = LegalMoves::sow(sowable);
        match self.ledger.taken_by(!me) / Gore::PRICE {
            0 => sowings, // G16
            payable => {
                let sparable = mine.len() - 1; // G17
                sowings.or_offer(mine, Gore::MOST_OFFERED.min(payable).min(sparable)) // G13
            }
        }
    }

    fn play(&mut self, mv: Move, seen: &mut impl Observer) -> Result<(), Illegal> {
        let legal = self.legal_moves();
        if !legal.contains(mv) {
            let (reason, clause) = self.refusal(mv, legal);
            return Err(Illegal {
                mv,
                reason,
                clause,
                legal,
            });
        }
        self.make(mv, seen);
        if seen.listens()
            && let Some(outcome) = self.outcome()
        {
            outcome.sweep(self.taken(), seen);
        }
        Ok(())
    }

    /// G20, G21
    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        (self.offer().is_none() && self.is_over()).then(|| self.tally())
    }

    #[inline]
    fn children(&self) -> impl Iterator<Item = (Move, Gore)> {
        self.after(self.legal_moves())
    }

    #[inline]
    fn children_without_offers(&self) -> impl Iterator<Item = (Move, Gore)> {
        self.after(self.legal_moves().without_offers())
    }
}

impl Gore {
    /// The seeds an accepted pit costs (G15).
    pub const PRICE: u8 = 6;

    /// The most pits one offer can hold (G13).
    pub const MOST_OFFERED: u8 = 3;

    /// What these legal moves lead to.
    #[inline(always)]
    fn after(&self, moves: LegalMoves) -> Children<'_> {
        Children {
            from: self,
            sowings: moves.sowings().iter(),
            offers: moves.offered(),
            bare: moves.bare(),
        }
    }

    /// The position a legal move of some kind leads to.
    #[inline(always)]
    fn with(&self, make: impl FnOnce(&mut Gore)) -> Gore {
        let mut child = *self;
        make(&mut child);
        child
    }

    /// Makes a legal move.
    #[inline]
    fn make(&mut self, mv: Move, seen: &mut impl Observer) {
        match mv {
            Move::Sow(pit) => self.sow(pit, seen),
            Move::Offer(pits) => self.make_offer(pits, seen),
            bare => self.make_bare(bare, seen),
        }
    }

    /// Makes a legal move that names no pit.
    #[inline]
    fn make_bare(&mut self, mv: Move, seen: &mut impl Observer) {
        match mv {
            Move::Accept => self.accept(seen),
            Move::Decline => self.decline(seen),
            Move::Pass => self.pass(seen),
            Move::Sow(_) | Move::Offer(_) => unreachable!("it names pits"),
        }
    }

    #[inline(always)]
    fn sow(&mut self, pit: Pit, seen: &mut impl Observer) {
        let me = self.to_move();
        let last = self.board.lift(pit).sow_on(seen); // G3, G4, G5
        let first = self.board.if_holds(last, RIPE) & self.territory(!me); // G7, G10
        if !first.is_empty() {
            let ripe = self.board.holding(RIPE); // G8, G9
            let prey = first
                | Ring::chain(last, Direction::Forward, ripe)
                | Ring::chain(last, Direction::Backward, ripe);
            self.ledger.take(me, self.board.capture(prey, me, seen));
        }
        self.ledger.turn(); // G12
    }

    /// G6
    fn pass(&mut self, seen: &mut impl Observer) {
        seen.see(Event::Pass { by: self.to_move() });
        self.ledger.turn();
    }

    /// G13
    fn make_offer(&mut self, pits: PitSet, seen: &mut impl Observer) {
        let by = self.to_move();
        seen.see(Event::Offer { by, pits });
        self.ledger.set_offer(pits);
        self.ledger.turn();
    }

    /// G15; the one who accepts moves next (G14).
    fn accept(&mut self, seen: &mut impl Observer) {
        let by = self.to_move();
        let pits = self.lift_offer();
        seen.see(Event::Accept { by, pits });
        let south = self.ledger.south();
        self.ledger.set_south(match by {
            Side::South => south | pits,
            Side::North => south - pits,
        });
        for pit in pits {
            let seeds = Gore::PRICE;
            seen.see(Event::Payment { by, pit, seeds });
            self.ledger.pay(by, seeds);
            self.board.add(pit, seeds);
        }
    }

    /// G18; the one who declines moves next (G14).
    fn decline(&mut self, seen: &mut impl Observer) {
        let by = self.to_move();
        let pits = self.lift_offer();
        seen.see(Event::Decline { by, pits });
    }

    fn lift_offer(&mut self) -> PitSet {
        let pits = self.ledger.offer();
        self.ledger.set_offer(PitSet::EMPTY);
        pits
    }

    /// G20, but for the offer
    #[inline]
    fn is_over(&self) -> bool {
        !self.board.any_at_least(3)
    }

    /// Why `mv` is not among the `legal` moves.
    fn refusal(&self, mv: Move, legal: LegalMoves) -> (Reason, Clause) {
        let me = self.to_move();
        let mine = self.territory(me);
        let missing = match mv {
            Move::Sow(pit) => (PitSet::from(pit) - Ring::pits()).iter().next(),
            Move::Offer(pits) => (pits - Ring::pits()).iter().next(),
            Move::Accept | Move::Decline | Move::Pass => None,
        };
        if let Some(pit) = missing {
            return (Reason::NoSuchPit(pit), Clause::G1);
        }
        if legal.is_empty() {
            return (Reason::Over, Clause::G20);
        }
        if legal.must_reply() {
            return (Reason::MustReply, Clause::G14);
        }
        match mv {
            Move::Accept | Move::Decline => (Reason::NoOffer, Clause::G14),
            Move::Pass => (Reason::MayNotPass, Clause::G6),
            _ if legal.must_pass() => (Reason::MustPass, Clause::G6),
            Move::Sow(pit) if !mine.contains(pit) => (Reason::NotYours(pit), Clause::G3),
            Move::Sow(pit) => (Reason::Empty(pit), Clause::G3),
            Move::Offer(pits) => match check_offer(pits, mine, self.ledger.taken_by(!me)) {
                Err(SetupError::OfferSize(size)) => (Reason::OfferSize(size), Clause::G13),
                Err(SetupError::OfferedPit(pit)) => (Reason::NotYours(pit), Clause::G13),
                Err(SetupError::OfferLeavesNone) => (Reason::OfferLeavesNone, Clause::G17),
                Err(SetupError::OfferUnpayable { price, taken }) => {
                    (Reason::OfferUnpayable { price, taken }, Clause::G16)
                }
                other => unreachable!("an illegal offer breaks no clause: {other:?}"),
            },
        }
    }
}

/// Legal moves one by one, with what they lead to: sowings, then offers, then what names no pit, and no
/// step has to ask which kind of move it makes.
///
/// As closures these would be called; they stand in the loop itself.
struct Children<'a> {
    from: &'a Gore,
    sowings: Pits,
    offers: Subsets,
    bare: Bare,
}

impl Children<'_> {
    #[inline(always)]
    fn sow(from: &Gore, pit: Pit) -> (Move, Gore) {
        (Move::Sow(pit), from.with(|child| child.sow(pit, &mut ())))
    }

    #[inline(always)]
    fn offer(from: &Gore, pits: PitSet) -> (Move, Gore) {
        let child = from.with(|child| child.make_offer(pits, &mut ()));
        (Move::Offer(pits), child)
    }

    #[inline(always)]
    fn bare(from: &Gore, mv: Move) -> (Move, Gore) {
        (mv, from.with(|child| child.make_bare(mv, &mut ())))
    }
}

impl Iterator for Children<'_> {
    type Item = (Move, Gore);

    #[inline(always)]
    fn next(&mut self) -> Option<(Move, Gore)> {
        if let Some(pit) = self.sowings.next() {
            return Some(Self::sow(self.from, pit));
        }
        if let Some(pits) = self.offers.next() {
            return Some(Self::offer(self.from, pits));
        }
        self.bare.next().map(|mv| Self::bare(self.from, mv))
    }

    #[inline(always)]
    fn fold<B, F: FnMut(B, (Move, Gore)) -> B>(self, init: B, mut fold: F) -> B {
        let from = self.from;
        let sown = self
            .sowings
            .fold(init, |so_far, pit| fold(so_far, Self::sow(from, pit)));
        let offered = self
            .offers
            .fold(sown, |so_far, pits| fold(so_far, Self::offer(from, pits)));
        self.bare
            .fold(offered, |so_far, mv| fold(so_far, Self::bare(from, mv)))
    }
}

/// Whether a player who owns `mine` may offer `pits` to one who has `taken` seeds: G13, G17, G16.
fn check_offer(pits: PitSet, mine: PitSet, taken: u8) -> Result<(), SetupError> {
    if pits.is_empty() || pits.len() > Gore::MOST_OFFERED {
        return Err(SetupError::OfferSize(pits.len()));
    }
    if let Some(pit) = (pits - mine).iter().next() {
        return Err(SetupError::OfferedPit(pit));
    }
    if pits == mine {
        return Err(SetupError::OfferLeavesNone);
    }
    let price = Gore::PRICE * pits.len();
    if taken < price {
        return Err(SetupError::OfferUnpayable { price, taken });
    }
    Ok(())
}

/// Any owners and any number of seeds up to the game's are legal; an offer that waits must be one
/// that could have been made.
impl TryFrom<Setup> for Gore {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Gore, SetupError> {
        setup.check::<Gore>()?;
        let mut ledger = Ledger::new(setup.taken, setup.to_move);
        ledger.set_south(setup.territory(Side::South));
        ledger.set_offer(setup.offer().unwrap_or_default());
        let position = Gore {
            board: Board::new(setup.seeds().try_into().expect("the pits were counted")),
            ledger,
        };
        if let Some(pits) = setup.offer() {
            let maker = position.territory(!setup.to_move);
            check_offer(pits, maker, setup.taken[setup.to_move])?;
        }
        Ok(position)
    }
}

position_text!(Gore);
