//! What can be wrong with the text of a pit, a move or a position, and where.

use core::fmt;

use crate::setup::SetupError;
use crate::{Pit, Side};

/// A text that is no pit, move, clause or position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// Where it goes wrong: bytes from the beginning of the text.
    pub at: usize,
    /// What is wrong there.
    pub kind: ParseErrorKind,
}

/// What is wrong with a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// Not the letter of a pit.
    Pit,
    /// A pit named a second time.
    PitTwice(Pit),
    /// Not a move.
    Move,
    /// A `+n` that claims nothing, or on a move that takes nothing.
    Claim,
    /// Not the number of a clause.
    Clause,
    /// Not a way for a game to end.
    Termination,
    /// Not the name of a game.
    Game,
    /// Not a number in decimals without sign or leading zeros.
    Number,
    /// A number no board can hold.
    NumberTooLarge,
    /// More numbers than any board has pits.
    TooManyNumbers,
    /// The text ends before the seeds taken and the side to move.
    TooShort,
    /// Neither `S` nor `N`.
    Side,
    /// Owners without an offer (or `-` for none) behind them.
    OfferMissing,
    /// Something follows the end of the position.
    Trailing,
    /// As many owners as there are pits are needed.
    Owners {
        /// How many there must be.
        expected: u8,
    },
    /// It can be written down, but it is no position of the game.
    Setup(SetupError),
}

impl ParseErrorKind {
    /// This, at `at`.
    #[must_use]
    pub const fn at(self, at: usize) -> ParseError {
        ParseError { at, kind: self }
    }
}

impl ParseError {
    /// The same error in a text that has `bytes` more before it.
    pub(crate) const fn after(self, bytes: usize) -> ParseError {
        ParseError {
            at: self.at + bytes,
            kind: self.kind,
        }
    }
}

impl fmt::Display for ParseErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseErrorKind::Pit => f.write_str("expected the letter of a hole"),
            ParseErrorKind::PitTwice(pit) => write!(f, "hole {pit} is named twice"),
            ParseErrorKind::Move => f.write_str(
                "expected a move: a hole's letter, offer:HOLES, accept, decline or pass",
            ),
            ParseErrorKind::Claim => f.write_str("only a sowing takes seeds, at least one"),
            ParseErrorKind::Clause => f.write_str("expected a clause: G1 to G22, D1 to D15 or A1 to A3"),
            ParseErrorKind::Termination => f.write_str("expected a way for a game to end"),
            ParseErrorKind::Game => f.write_str("expected the name of a game"),
            ParseErrorKind::Number => {
                f.write_str("expected a number without sign or leading zeros")
            }
            ParseErrorKind::NumberTooLarge => f.write_str("no board holds so many seeds"),
            ParseErrorKind::TooManyNumbers => f.write_str("no board has so many holes"),
            ParseErrorKind::TooShort => f.write_str(
                "expected the seeds of every hole, the seeds taken by South and by North, and S or N to move",
            ),
            ParseErrorKind::Side => write!(
                f,
                "expected {} or {}",
                Side::South.letter(),
                Side::North.letter()
            ),
            ParseErrorKind::OfferMissing => {
                f.write_str("owners must be followed by the waiting offer, or - for none")
            }
            ParseErrorKind::Trailing => f.write_str("the position should end here"),
            ParseErrorKind::Owners { expected } => {
                write!(f, "expected the owners, S or N, of {expected} holes")
            }
            ParseErrorKind::Setup(error) => error.fmt(f),
        }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (byte {})", self.kind, self.at)
    }
}

impl core::error::Error for ParseError {}

/// Reads a decimal number without sign or leading zeros that stands at `at`.
pub(crate) fn parse_number(text: &str, at: usize) -> Result<u8, ParseError> {
    let plain = !text.is_empty()
        && text.bytes().all(|byte| byte.is_ascii_digit())
        && (text == "0" || !text.starts_with('0'));
    if plain {
        text.parse()
            .map_err(|_| ParseErrorKind::NumberTooLarge.at(at))
    } else {
        Err(ParseErrorKind::Number.at(at))
    }
}

/// Serialises types as the text they are displayed as and read from.
#[cfg(feature = "serde")]
macro_rules! serde_as_text {
    ($($type:ty),* $(,)?) => {$(
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Text;

                impl serde::de::Visitor<'_> for Text {
                    type Value = $type;

                    fn expecting(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                        f.write_str(concat!("the text of a ", stringify!($type)))
                    }

                    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<$type, E> {
                        text.parse().map_err(E::custom)
                    }
                }

                deserializer.deserialize_str(Text)
            }
        }
    )*};
}

#[cfg(feature = "serde")]
serde_as_text!(
    Pit,
    crate::PitSet,
    crate::Move,
    crate::Token,
    crate::Clause,
    crate::Setup,
    crate::Gore,
    crate::DjenonAboure,
    crate::GameId,
);

#[cfg(all(feature = "serde", feature = "alloc"))]
serde_as_text!(crate::Termination);

#[cfg(test)]
mod tests {
    use crate::Move;

    #[test]
    fn an_error_says_what_and_where() {
        extern crate std;
        use std::string::ToString;

        let error = "offer:AA".parse::<Move>().unwrap_err();
        assert_eq!(error.to_string(), "hole A is named twice (byte 7)");
    }
}
