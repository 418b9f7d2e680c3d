//! The core held against its [naive] twin, through text alone.

use ayla_core::{Outcome, Position, Token};

use crate::naive;

/// What a naive game must be able to say of itself.
pub trait Twin: Sized {
    /// The position this text stands for.
    ///
    /// # Errors
    ///
    /// If it stands for none; says why.
    fn parse(text: &str) -> Result<Self, String>;
    /// The text of the position.
    fn text(&self) -> String;
    /// The tokens of all legal moves, in the order of the notation.
    fn moves(&self) -> Vec<String>;
    /// The position after a move. `None` if it is not legal.
    fn play(&self, token: &str) -> Option<Self>;
    /// The seeds of South and North if the game is over.
    fn score(&self) -> Option<(u32, u32)>;
    /// The seeds of South and North if the game ended here.
    fn would_be_score(&self) -> (u32, u32);
}

macro_rules! twin {
    ($($naive:ty),*) => {$(
        impl Twin for $naive {
            fn parse(text: &str) -> Result<Self, String> {
                <$naive>::parse(text)
            }
            fn text(&self) -> String {
                <$naive>::text(self)
            }
            fn moves(&self) -> Vec<String> {
                <$naive>::moves(self)
            }
            fn play(&self, token: &str) -> Option<Self> {
                <$naive>::play(self, token)
            }
            fn score(&self) -> Option<(u32, u32)> {
                <$naive>::score(self)
            }
            fn would_be_score(&self) -> (u32, u32) {
                <$naive>::would_be_score(self)
            }
        }
    )*};
}

twin!(naive::Gore, naive::DjenonAboure);

/// The position and all its moves: equal to the letter.
///
/// # Panics
///
/// If they are not; says where they differ.
pub fn agree<P: Position, T: Twin>(position: &P) {
    let text = position.to_string();
    let twin = T::parse(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(twin.text(), text);
    let score = |outcome: Outcome| {
        (
            u32::from(outcome.score.south),
            u32::from(outcome.score.north),
        )
    };
    assert_eq!(twin.score(), position.outcome().map(score), "{text}");
    assert_eq!(twin.would_be_score(), score(position.tally()), "{text}");

    let by = position.to_move();
    let mut tokens = Vec::new();
    for (mv, child) in position.children() {
        let taken = child.taken()[by].saturating_sub(position.taken()[by]);
        let token = Token::new(mv, taken).to_string();
        let twin = twin
            .play(&token)
            .unwrap_or_else(|| panic!("{text}: no {token}"));
        assert_eq!(twin.text(), child.to_string(), "{text} {token}");
        tokens.push(token);
    }
    assert_eq!(twin.moves(), tokens, "{text}");
}
