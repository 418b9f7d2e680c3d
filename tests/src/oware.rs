//! Oware (Abapa), a third game: written with nothing but what the core makes public, to prove that
//! its mechanics are a library.
//!
//! Seeds are sown past their origin. A last seed that makes two or three in the opponent's row
//! takes them, and the unbroken run of twos and threes behind it in that row; but a move that would
//! take all the opponent has takes nothing. Who finds the opponent without seeds must feed him.

use ayla_core::board::{Board, Direction};
use ayla_core::{
    BySide, Clause, GameInfo, Illegal, LegalMoves, Move, Observer, Outcome, Pit, Position, Reason,
    Setup, SetupError, Side,
};

type Ring = Board<12>;

const RIPE: [u8; 2] = [2, 3];

/// A position of Oware.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Oware {
    board: Board<12>,
    taken: BySide<u8>,
    to_move: Side,
}

impl Oware {
    fn sow(&mut self, pit: Pit, seen: &mut impl Observer) {
        let (me, they) = (self.to_move, !self.to_move);
        let last = self.board.lift(pit).sow_skipping_origin(seen);
        let first = self.board.if_holds(last, RIPE) & Ring::row(they);
        if !first.is_empty() {
            let ripe = Ring::row(they) & self.board.holding(RIPE);
            let prey = first | Ring::chain(last, Direction::Backward, ripe);
            let is_grand_slam = self.board.seeds_in(prey) == self.board.seeds_in(Ring::row(they));
            if !is_grand_slam {
                self.taken[me] += self.board.capture(prey, me, seen);
            }
        }
        self.to_move = they;
    }

    fn feeds(&self, pit: Pit) -> bool {
        let mut after = *self;
        after.sow(pit, &mut ());
        after.board.seeds_in(Ring::row(!self.to_move)) > 0
    }
}

impl Position for Oware {
    const GAME: GameInfo = GameInfo {
        name: "oware",
        title: "Oware",
        columns: 6,
        seeds_in_pit: 4,
        trade: false,
    };

    fn start() -> Oware {
        Oware {
            board: Board::filled(4),
            taken: BySide::new(0, 0),
            to_move: Side::South,
        }
    }

    fn setup(&self) -> Setup {
        Setup::new(&self.board.seeds(), self.taken, self.to_move)
    }

    fn to_move(&self) -> Side {
        self.to_move
    }

    fn taken(&self) -> BySide<u8> {
        self.taken
    }

    fn legal_moves(&self) -> LegalMoves {
        let has_won = |side| self.taken[side] > Oware::GAME.seeds() / 2;
        if Side::BOTH.into_iter().any(has_won) {
            return LegalMoves::NONE;
        }
        let mine = Ring::row(self.to_move) & self.board.at_least(1);
        let must_feed = self.board.seeds_in(Ring::row(!self.to_move)) == 0;
        if must_feed {
            return LegalMoves::sow(mine.iter().filter(|&pit| self.feeds(pit)).collect());
        }
        LegalMoves::sow(mine)
    }

    fn play(&mut self, mv: Move, seen: &mut impl Observer) -> Result<(), Illegal> {
        let legal = self.legal_moves();
        match mv {
            Move::Sow(pit) if legal.contains(mv) => self.sow(pit, seen),
            _ => {
                return Err(Illegal {
                    mv,
                    reason: Reason::Other("it sows nothing, or leaves the opponent without seeds"),
                    clause: Clause::Other("Abapa"),
                    legal,
                });
            }
        }
        if seen.listens()
            && let Some(outcome) = self.outcome()
        {
            outcome.sweep(self.taken, seen);
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.legal_moves().is_empty().then(|| self.tally())
    }

    fn children(&self) -> impl Iterator<Item = (Move, Oware)> {
        self.legal_moves().sowings().into_iter().map(|pit| {
            let mut child = *self;
            child.sow(pit, &mut ());
            (Move::Sow(pit), child)
        })
    }
}

impl TryFrom<Setup> for Oware {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Oware, SetupError> {
        setup.check::<Oware>()?;
        Ok(Oware {
            board: Board::new(setup.seeds().try_into().expect("the pits were counted")),
            taken: setup.taken,
            to_move: setup.to_move,
        })
    }
}

ayla_core::position_text!(Oware);

#[cfg(test)]
mod tests {
    use ayla_core::perft;

    use super::*;

    #[test]
    fn leaves_agree_with_three_other_programs() {
        assert_eq!(perft(&Oware::start(), 9), 3_592_872);
    }

    #[test]
    fn a_grand_slam_takes_nothing() {
        let mut position: Oware = "0-0-0-0-0-2-1-1-0-0-0-0-20-24-S".parse().unwrap();
        position.play("F".parse().unwrap(), &mut ()).unwrap();
        assert_eq!(position.to_string(), "0-0-0-0-0-0-2-2-0-0-0-0-20-24-N");
    }

    #[test]
    fn the_hungry_must_be_fed() {
        let position: Oware = "1-0-0-0-0-2-0-0-0-0-0-0-21-24-S".parse().unwrap();
        assert_eq!(
            position.legal_moves(),
            LegalMoves::sow("F".parse().unwrap())
        );
        assert!(
            position
                .clone()
                .play("A".parse().unwrap(), &mut ())
                .is_err()
        );
        let starved: Oware = "1-0-0-0-0-0-0-0-0-0-0-0-23-24-S".parse().unwrap();
        assert_eq!(starved.outcome().unwrap().score, BySide::new(24, 24));
    }
}
