//! Djenon-aboure, the game of the Abouré, clause by clause.

use crate::board::{Board, Direction};
use crate::ledger::Ledger;
use crate::observer::{Event, Observer};
use crate::pit::Pits;
use crate::relay::CycleWatch;
use crate::{
    BySide, Clause, GameInfo, Illegal, LegalMoves, Move, Outcome, Pit, PitSet, Position, Reason,
    Setup, SetupError, Side,
};

type Ring = Board<12>;

/// A capture begins and goes on with exactly so many seeds (D9, D10).
const RIPE: [u8; 2] = [2, 4];

/// A position of Djenon-aboure.
///
/// ```
/// use ayla_core::{DjenonAboure, Position};
///
/// let mut position = DjenonAboure::start();
/// position.play("A".parse()?, &mut ())?;
/// assert_eq!(position.to_string(), "2-6-6-0-5-5-5-1-5-5-5-1-2-0-N");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DjenonAboure {
    board: Ring,
    ledger: Ledger,
}

impl Position for DjenonAboure {
    const GAME: GameInfo = GameInfo {
        name: "djenon-aboure",
        title: "Djenon-aboure",
        columns: 6,
        seeds_in_pit: 4,
        trade: false,
    };

    /// D1, D2
    fn start() -> DjenonAboure {
        DjenonAboure {
            board: Board::filled(4),
            ledger: Ledger::new(BySide::new(0, 0), Side::South),
        }
    }

    fn setup(&self) -> Setup {
        Setup::new(&self.board.seeds(), self.taken(), self.to_move())
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
        Ring::row(side)
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
        None
    }

    #[inline]
    fn legal_moves(&self) -> LegalMoves {
        let ending = self
            .liftable(self.to_move())
            .iter()
            .filter(|&pit| self.ends(pit)); // D7
        let sowable: PitSet = ending.collect();
        if !sowable.is_empty() {
            LegalMoves::sow(sowable)
        } else if self.can_sow(!self.to_move()) {
            LegalMoves::PASS // D8
        } else {
            LegalMoves::NONE // D13
        }
    }

    fn play(&mut self, mv: Move, seen: &mut impl Observer) -> Result<(), Illegal> {
        let after = self.after(mv).ok_or_else(|| self.refuse(mv))?;
        // Whether a sowing ends is known only at its end, and whoever listens must not hear of
        // one that is refused: for him it is done again.
        if seen.listens() {
            match mv {
                Move::Sow(pit) => {
                    let told = self.clone().sow(pit, seen);
                    debug_assert!(told.is_some(), "the same sowing ends again");
                }
                _ => seen.see(Event::Pass { by: self.to_move() }),
            }
            if let Some(outcome) = after.outcome() {
                outcome.sweep(after.taken(), seen);
            }
        }
        *self = after;
        Ok(())
    }

    /// D13, D14
    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        let over = !Side::BOTH.into_iter().any(|side| self.can_sow(side));
        over.then(|| self.tally())
    }

    #[inline]
    fn children(&self) -> impl Iterator<Item = (Move, DjenonAboure)> {
        Children {
            from: self,
            pits: self.liftable(self.to_move()).iter(),
            may_have_to_pass: true,
        }
    }
}

impl DjenonAboure {
    /// D3: the pits of `side` with at least two seeds.
    #[inline]
    fn liftable(&self, side: Side) -> PitSet {
        Ring::row(side) & self.board.at_least(2)
    }

    /// The whole sowing from `pit` with its captures, by the player to move, whose turn it ends.
    /// `None` if it never ends; then the position is spoilt.
    #[inline(always)]
    fn sow(&mut self, pit: Pit, seen: &mut impl Observer) -> Option<()> {
        let me = self.to_move();
        let mut watch = CycleWatch::new();
        let mut last = self.board.lift(pit).sow_back(seen); // D4
        while !matches!(self.board.at(last), 1 | 2 | 4) {
            // D5; else D6
            if watch.comes_back((self.board, last)) {
                return None; // D7
            }
            last = self.board.lift(last).sow_back(seen);
        }
        if self.board.holds(last, RIPE) {
            // D9, D11; D10
            let ripe = self.board.holding(RIPE);
            let prey = PitSet::from(last) | Ring::chain(last, Direction::Backward, ripe);
            self.ledger.take(me, self.board.capture(prey, me, seen));
        }
        self.ledger.turn();
        Some(())
    }

    /// The position after a legal move; `None` if it is not legal.
    #[inline]
    fn after(&self, mv: Move) -> Option<DjenonAboure> {
        match mv {
            Move::Sow(pit) if self.liftable(self.to_move()).contains(pit) => {
                let mut after = *self;
                after.sow(pit, &mut ())?;
                Some(after)
            }
            Move::Pass if self.legal_moves().must_pass() => Some(self.passed()),
            _ => None,
        }
    }

    /// D8
    fn passed(&self) -> DjenonAboure {
        let mut after = *self;
        after.ledger.turn();
        after
    }

    fn ends(&self, pit: Pit) -> bool {
        self.clone().sow(pit, &mut ()).is_some()
    }

    fn can_sow(&self, side: Side) -> bool {
        self.liftable(side).iter().any(|pit| self.ends(pit))
    }

    /// Why `mv` is not legal.
    fn refuse(&self, mv: Move) -> Illegal {
        let legal = self.legal_moves();
        let (reason, clause) = match mv {
            Move::Sow(pit) if !Ring::pits().contains(pit) => (Reason::NoSuchPit(pit), Clause::D1),
            _ if legal.is_empty() => (Reason::Over, Clause::D13),
            Move::Pass => (Reason::MayNotPass, Clause::D8),
            Move::Offer(_) | Move::Accept | Move::Decline => (Reason::NoTrade, Clause::D3),
            Move::Sow(pit) if !Ring::row(self.to_move()).contains(pit) => {
                (Reason::NotYours(pit), Clause::D3)
            }
            Move::Sow(pit) => match self.board.at(pit) {
                0 => (Reason::Empty(pit), Clause::D3),
                1 => (Reason::Single(pit), Clause::D3),
                _ => (Reason::Endless(pit), Clause::D7),
            },
        };
        Illegal {
            mv,
            reason,
            clause,
            legal,
        }
    }
}

/// What the legal moves of a position lead to.
///
/// As a closure it would be called; this stands in the loop itself.
struct Children<'a> {
    from: &'a DjenonAboure,
    pits: Pits,
    may_have_to_pass: bool,
}

impl Iterator for Children<'_> {
    type Item = (Move, DjenonAboure);

    #[inline(always)]
    fn next(&mut self) -> Option<(Move, DjenonAboure)> {
        for pit in self.pits.by_ref() {
            let mut child = *self.from;
            if child.sow(pit, &mut ()).is_some() {
                self.may_have_to_pass = false;
                return Some((Move::Sow(pit), child));
            }
        }
        let may_have_to_pass = core::mem::take(&mut self.may_have_to_pass);
        let passes = may_have_to_pass && self.from.can_sow(!self.from.to_move()); // D8, D13
        passes.then(|| (Move::Pass, self.from.passed()))
    }
}

/// Any number of seeds up to the game's is legal, an odd one too.
impl TryFrom<Setup> for DjenonAboure {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<DjenonAboure, SetupError> {
        setup.check::<DjenonAboure>()?;
        Ok(DjenonAboure {
            board: Board::new(setup.seeds().try_into().expect("the pits were counted")),
            ledger: Ledger::new(setup.taken, setup.to_move),
        })
    }
}

position_text!(DjenonAboure);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pit_that_no_board_has_is_refused_as_such() {
        let missing = "G".parse().unwrap();
        let illegal = DjenonAboure::start().play(Move::Sow(missing), &mut ());
        let illegal = illegal.unwrap_err();
        assert_eq!(illegal.reason, Reason::NoSuchPit(missing));
        assert_eq!(illegal.clause, Clause::D1);
    }
}
