//! Why a move is not legal.

use core::fmt;

use crate::{Clause, LegalMoves, Move, Pit};

/// A move that was refused: which, why, the clause that forbids it, and what is legal instead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Illegal {
    /// The move.
    pub mv: Move,
    /// Why it is not legal.
    pub reason: Reason,
    /// The clause that says so.
    pub clause: Clause,
    /// What is legal.
    pub legal: LegalMoves,
}

/// Why a move is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// The game is over.
    Over,
    /// The board has no such pit.
    NoSuchPit(Pit),
    /// The pit does not belong to the player.
    NotYours(Pit),
    /// The pit is empty.
    Empty(Pit),
    /// A single seed may not be moved.
    Single(Pit),
    /// The sowing would never end.
    Endless(Pit),
    /// An offer waits for its answer.
    MustReply,
    /// No offer waits.
    NoOffer,
    /// The player cannot sow and must pass.
    MustPass,
    /// The player can move, and must.
    MayNotPass,
    /// Pits are not traded in this game.
    NoTrade,
    /// An offer is of one to three pits.
    OfferSize(u8),
    /// The player would have no pit left.
    OfferLeavesNone,
    /// The opponent has not taken enough seeds to pay.
    OfferUnpayable {
        /// What the offered pits cost.
        price: u8,
        /// What the opponent has taken.
        taken: u8,
    },
    /// Something only this game knows.
    Other(&'static str),
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Over => f.write_str("the game is over"),
            Reason::NoSuchPit(pit) => write!(f, "the board has no hole {pit}"),
            Reason::NotYours(pit) => write!(f, "hole {pit} is not the player's"),
            Reason::Empty(pit) => write!(f, "hole {pit} is empty"),
            Reason::Single(pit) => write!(f, "hole {pit} holds a single seed"),
            Reason::Endless(pit) => write!(f, "the sowing of {pit} would never end"),
            Reason::MustReply => f.write_str("an offer waits for its answer"),
            Reason::NoOffer => f.write_str("no offer waits"),
            Reason::MustPass => f.write_str("the player can only pass"),
            Reason::MayNotPass => f.write_str("the player can move and must"),
            Reason::NoTrade => f.write_str("in this game holes are not traded"),
            Reason::OfferSize(size) => write!(f, "an offer is of one to three holes, not {size}"),
            Reason::OfferLeavesNone => f.write_str("the offer would leave its maker no hole"),
            Reason::OfferUnpayable { price, taken } => write!(
                f,
                "the offer costs {price} taken seeds, and the opponent has {taken}"
            ),
            Reason::Other(reason) => f.write_str(reason),
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} is not legal: {} ({})",
            self.mv, self.reason, self.clause
        )
    }
}

impl core::error::Error for Illegal {}
