//! What comes of a command.

use ayla_ai::Score;
use ayla_core::{Ending, Event, Illegal, Move, Side, Token};
use ayla_notation::CommentError;
use thiserror::Error;

/// A move that was made, and everything it did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Made {
    /// Who moved.
    pub by: Side,
    /// The move, with what it took.
    pub token: Token,
    /// What happened on the board, in order.
    pub events: Vec<Event>,
}

/// What comes of a [`Command`](crate::Command) that was obeyed.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// The move was made.
    Made(Made),
    /// These moves were taken back, the latest first.
    TakenBack(Vec<Move>),
    /// These moves were made again.
    MadeAgain(Vec<Made>),
    /// What a strong player would do.
    Hint {
        /// The move, with what it takes.
        token: Token,
        /// What it is worth to the player who makes it, as far as is known.
        score: Option<Score>,
    },
    /// The legal moves, with what they take.
    Moves(Vec<Token>),
    /// The board is to be shown.
    Board,
    /// The comment is written.
    Noted,
    /// The game might end here: it is the other player's to agree, or to play on.
    Proposed {
        /// Who proposes it.
        by: Side,
    },
    /// The machine would rather play on.
    PlaysOn {
        /// The machine's side.
        by: Side,
    },
    /// The players agreed, or one resigned.
    Ended(Ending),
    /// The record is to be written to the file of this name.
    Save(String),
    /// What can be said is to be told.
    Help,
    /// The player leaves.
    Quit,
}

/// Why a command was not obeyed. Nothing is changed then.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum Refusal {
    /// The move is not legal.
    #[error(transparent)]
    Illegal(Illegal),
    /// The move is legal, but does not take what it was said to.
    #[error("{} takes {taken}, not {claimed}", .token.mv, claimed = .token.taken.map_or(0, std::num::NonZero::get))]
    Claim {
        /// What was said.
        token: Token,
        /// What it takes.
        taken: u8,
    },
    /// It is the machine's turn.
    #[error("it is the machine's turn")]
    NotYourTurn,
    /// The machine thought about a position that stands no more.
    #[error("the game has gone on since")]
    Overtaken,
    /// The game is over.
    #[error("the game is over: {}", .0.outcome)]
    Over(Ending),
    /// No player has made a move that could be taken back.
    #[error("there is no move to take back")]
    NothingToUndo,
    /// No move was taken back.
    #[error("there is no move to make again")]
    NothingToRedo,
    /// The text cannot stand in a record.
    #[error(transparent)]
    Comment(CommentError),
}
