//! What follows from what.

use std::collections::HashMap;
use std::fmt;

use ayla_core::{Game, Illegal, Move, Position, Side};

/// That a player can be sure of so many seeds, however the other plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    /// Who.
    pub side: Side,
    /// At least so many seeds in the end, those he has taken already included.
    pub seeds: u8,
}

/// `south 26`
impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = match self.side {
            Side::South => "south",
            Side::North => "north",
        };
        write!(f, "{side} {}", self.seeds)
    }
}

/// Why a lemma does not follow from those before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Gap {
    /// It was told before, or needs no lemma.
    #[error("this is known already")]
    Known,
    /// The rules have ended the game here, with too few seeds.
    #[error("the game is over here, with too few seeds")]
    Lost,
    /// The player is to move, and no move was told.
    #[error("a move is missing: it is {0:?}'s turn")]
    MoveMissing(Side),
    /// The other is to move, and a move was told, as if he had no choice.
    #[error("it is {0:?}'s turn, and all moves must be met")]
    NotHisMove(Side),
    /// The move is not legal.
    #[error(transparent)]
    Illegal(Illegal),
    /// The move leads to a position of which nothing is known yet.
    #[error("nothing is proved yet of what follows {0}")]
    Unproved(Move),
    /// So many turns may pass without a capture and an accepted offer that the game is ended (A2).
    #[error("after {0} the game may end for want of progress (A2)")]
    TooQuiet(Move),
}

/// Accepts the lemmas for one [`Claim`], each if it follows from those before.
///
/// ```
/// use ayla_core::{DjenonAboure, Position, Side};
/// use ayla_proof::{Checker, Claim, Gap};
///
/// // F is the only hole South can lift, and whatever North does then South keeps 23 seeds.
/// let start: DjenonAboure = "0-0-0-0-0-2-0-0-0-1-0-3-20-22-S".parse()?;
/// let mut checker = Checker::new(Claim { side: Side::South, seeds: 23 });
/// let error = checker.lemma(start, Some("F".parse()?)).unwrap_err();
/// assert_eq!(error, Gap::Unproved("F".parse()?));
/// let after: DjenonAboure = "0-0-0-0-0-1-1-0-0-1-0-3-20-22-N".parse()?;
/// assert_eq!(checker.lemma(after, None), Ok(()));
/// assert_eq!(checker.lemma(start, Some("F".parse()?)), Ok(()));
/// assert!(checker.holds(&start));
/// # Ok::<(), ayla_core::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Checker<P> {
    claim: Claim,
    /// Each position of which the claim is proved, with the number of turns that may pass from it
    /// until something is taken or accepted.
    proved: HashMap<P, u32>,
}

impl<P: Position> Checker<P> {
    /// Nothing is proved yet.
    #[must_use]
    pub fn new(claim: Claim) -> Checker<P> {
        Checker {
            claim,
            proved: HashMap::new(),
        }
    }

    /// What is to be proved.
    #[must_use]
    pub fn claim(&self) -> Claim {
        self.claim
    }

    /// How many lemmas were accepted.
    #[must_use]
    pub fn lemmas(&self) -> usize {
        self.proved.len()
    }

    /// Whether the claim is known to be true of `position`.
    #[must_use]
    pub fn holds(&self, position: &P) -> bool {
        self.quiet_turns_from(position).is_some()
    }

    /// The next lemma: that the claim is true of `position`, by the `mv` of the player if he is to
    /// move there, and without one if the other is.
    ///
    /// # Errors
    ///
    /// If it does not follow from the lemmas before; then nothing has changed.
    pub fn lemma(&mut self, position: P, mv: Option<Move>) -> Result<(), Gap> {
        if self.holds(&position) {
            return Err(Gap::Known);
        }
        if position.outcome().is_some() {
            return Err(Gap::Lost);
        }
        let side = position.to_move();
        let quiet = match mv {
            Some(mv) if side == self.claim.side => {
                let mut to = position;
                to.play(mv, &mut ()).map_err(Gap::Illegal)?;
                self.after(&position, mv, &to)?
            }
            Some(_) => return Err(Gap::NotHisMove(side)),
            None if side == self.claim.side => return Err(Gap::MoveMissing(side)),
            None => {
                let mut longest = 0;
                for (mv, to) in position.children() {
                    longest = longest.max(self.after(&position, mv, &to)?);
                }
                longest
            }
        };
        self.proved.insert(position, quiet);
        Ok(())
    }

    /// How many turns may pass from `from` until something is taken or accepted, by a move to a
    /// position of which the claim is proved.
    fn after(&self, from: &P, mv: Move, to: &P) -> Result<u32, Gap> {
        let later = self.quiet_turns_from(to).ok_or(Gap::Unproved(mv))?;
        // One turn before it, to tell a reply, which is no turn, from what begins anew.
        let turns = match mv.quiet_turns(1, from.taken_by(to)) {
            0 => 0,
            turns => turns - 1 + later,
        };
        if turns < Game::<P>::QUIET_TURNS {
            Ok(turns)
        } else {
            Err(Gap::TooQuiet(mv))
        }
    }

    /// How many turns may pass from `position` until something is taken or accepted; nothing if the
    /// claim is not known to be true of it.
    fn quiet_turns_from(&self, position: &P) -> Option<u32> {
        let Claim { side, seeds } = self.claim;
        let final_seeds = position.outcome().map(|outcome| outcome.score[side]);
        if position.taken()[side].max(final_seeds.unwrap_or(0)) >= seeds {
            return Some(0);
        }
        self.proved.get(position).copied()
    }
}
