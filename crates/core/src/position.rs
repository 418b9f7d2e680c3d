//! What every game is: a value that knows its legal moves.

use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::str::FromStr;

use crate::observer::Observer;
use crate::{
    BySide, Illegal, LegalMoves, Move, Outcome, ParseError, PitSet, Setup, SetupError, Side, Token,
};

/// What is fixed about a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GameInfo {
    /// The name records and commands call it by: small letters and hyphens.
    pub name: &'static str,
    /// The name people call it by.
    pub title: &'static str,
    /// How many pits stand in a row, up to [`Pit::MAX_COLUMNS`](crate::Pit::MAX_COLUMNS).
    pub columns: u8,
    /// How many seeds each pit holds at the start.
    pub seeds_in_pit: u8,
    /// Whether pits can be traded: only then does a position text tell owners and offer.
    pub trade: bool,
}

impl GameInfo {
    /// How many pits the board has.
    #[must_use]
    pub const fn pits(&self) -> u8 {
        2 * self.columns
    }

    /// How many seeds the game is played with.
    #[must_use]
    pub const fn seeds(&self) -> u8 {
        self.pits() * self.seeds_in_pit
    }

    /// The pits of one row.
    #[must_use]
    pub const fn row(&self, side: Side) -> PitSet {
        PitSet::row(side, self.columns)
    }
}

/// A position of a game: what stands on the board, what is taken, who is to move. It is a value,
/// and always legal: there is no way to make one but through the start, a checked [`Setup`], and
/// legal moves.
///
/// What depends on the history of the game (repetition, no progress, resignation, glory) is the
/// affair of [`Game`](crate::Game). Two positions are equal if they are so in the sense of A1.
pub trait Position:
    Copy
    + Eq
    + Hash
    + Debug
    + Display
    + FromStr<Err = ParseError>
    + TryFrom<Setup, Error = SetupError>
    + Send
    + Sync
    + 'static
{
    /// The game it is a position of.
    const GAME: GameInfo;

    /// The position a game begins with.
    fn start() -> Self;

    /// Everything about it, to be drawn, edited or written down.
    fn setup(&self) -> Setup;

    /// Who is to move; while an offer waits, who must reply.
    fn to_move(&self) -> Side;

    /// The seeds each player has taken.
    fn taken(&self) -> BySide<u8>;

    /// The pits `side` controls.
    fn territory(&self, side: Side) -> PitSet {
        self.setup().territory(side)
    }

    /// How many seeds lie in `pits`.
    fn seeds_in(&self, pits: PitSet) -> u8 {
        let setup = self.setup();
        let inside = setup.pits().filter(|&(pit, _)| pits.contains(pit));
        inside.map(|(_, seeds)| seeds).sum()
    }

    /// Adds up what `worth` makes of the seeds of `pits`.
    ///
    /// It is handed several pits at a time, a byte of 0 to 127 seeds each, in an order of the board's own,
    /// and gives a byte of 0 to 255 for each, which must not depend on the others. What it gives for bytes
    /// that are none of `pits` does not count.
    ///
    /// ```
    /// use ayla_core::{Gore, Position};
    ///
    /// let position: Gore = "0-1-2-3-9-0-0-0-0-0-S".parse()?;
    /// let threefold = |seeds: u64| 3 * seeds;
    /// assert_eq!(position.sum_bytes("ABCD".parse()?, threefold), 3 * (1 + 2 + 3));
    /// # Ok::<(), ayla_core::ParseError>(())
    /// ```
    fn sum_bytes(&self, pits: PitSet, worth: impl Fn(u64) -> u64) -> u16 {
        let setup = self.setup();
        let inside = setup.pits().filter(|&(pit, _)| pits.contains(pit));
        inside
            .map(|(_, seeds)| u16::from(worth(seeds.into()) as u8))
            .sum()
    }

    /// The offer that waits for its answer (G14).
    fn offer(&self) -> Option<PitSet> {
        self.setup().offer()
    }

    /// All legal moves. None if the position is over.
    fn legal_moves(&self) -> LegalMoves;

    /// Makes a move, and tells `seen` what it does.
    ///
    /// # Errors
    ///
    /// If the move is not legal; then the position is unchanged and the observer has heard nothing.
    fn play(&mut self, mv: Move, seen: &mut impl Observer) -> Result<(), Illegal>;

    /// The final score, if the rules end the game here.
    fn outcome(&self) -> Option<Outcome>;

    /// Every legal move with the position it leads to, in the order of [`LegalMoves`].
    ///
    /// It is what a search wants, and may be much cheaper than to list the moves and to play them.
    fn children(&self) -> impl Iterator<Item = (Move, Self)> {
        self.legal_moves().into_iter().map(|mv| {
            let mut child = *self;
            child
                .play(mv, &mut ())
                .expect("a move that is listed is legal");
            (mv, child)
        })
    }

    /// Every legal move but the offers, which are many and seldom good, with the position it leads to.
    #[inline]
    fn children_without_offers(&self) -> impl Iterator<Item = (Move, Self)> {
        self.children()
            .filter(|(mv, _)| !matches!(mv, Move::Offer(_)))
    }

    /// Every legal move as a record writes it, with what it takes.
    ///
    /// ```
    /// use ayla_core::{DjenonAboure, Position};
    ///
    /// let tokens: Vec<String> = DjenonAboure::start().tokens().map(|token| token.to_string()).collect();
    /// assert_eq!(tokens, ["A+2", "B+2", "C+2", "D+2", "E+2", "F+2"]);
    /// ```
    fn tokens(&self) -> impl Iterator<Item = Token> {
        self.children()
            .map(|(mv, after)| Token::new(mv, self.taken_by(&after)))
    }

    /// How many seeds more the player to move has taken in `child`; 0 if he has fewer, as after he has
    /// paid (G15).
    #[inline]
    fn taken_by(&self, child: &Self) -> u8 {
        let by = self.to_move();
        child.taken()[by].saturating_sub(self.taken()[by])
    }

    /// What each player has if the game ends here: what he has taken, and what is left in his
    /// territory (G21, D14).
    #[inline]
    fn tally(&self) -> Outcome {
        let taken = self.taken();
        Outcome {
            score: BySide::from_fn(|side| taken[side] + self.seeds_in(self.territory(side))),
        }
    }
}
