//! A seam for tables of exact values.

use std::fmt::Debug;

/// Exact values of positions with few seeds on the board, made beforehand: by retrograde analysis,
/// say. This crate has none, and asks any it is given by
/// [`Memory::with_tablebase`](crate::Memory::with_tablebase).
pub trait Tablebase<P>: Debug + Send + Sync {
    /// It knows nothing of positions with more seeds on the board, and is not asked about them.
    fn most_seeds(&self) -> u8;

    /// What it knows of a position.
    fn probe(&self, position: &P) -> Option<Known>;
}

/// What a [`Tablebase`] knows of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Known {
    /// By how many seeds the player to move is ahead in the end if both play their best, what is
    /// taken already included; negative if behind.
    pub margin: i8,
    /// How many moves the game can last at most if either of them plays his best; 255 if that is
    /// not known. It is what tells whether want of progress (A2) may come before.
    pub moves: u8,
}
