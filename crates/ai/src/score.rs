//! What a position or a move is worth.

use std::fmt;
use std::ops::Neg;

/// The seeds the player to move will have more than the other in the end, those taken already
/// included; negative if fewer.
///
/// An exact score and an estimate are different things, and there is no order between them: whoever
/// reads a score must say what he makes of each.
///
/// ```
/// use ayla_ai::Score;
///
/// assert_eq!(Score::Exact(4).to_string(), "+4");
/// assert_eq!((-Score::Estimate(4)).to_string(), "~-4");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// Proved to the end of the game: neither player can get more against the other's best play.
    Exact(i8),
    /// As far as the search saw.
    Estimate(i8),
}

impl Score {
    /// The margin in seeds, exact or not.
    #[must_use]
    pub const fn margin(self) -> i8 {
        match self {
            Score::Exact(margin) | Score::Estimate(margin) => margin,
        }
    }

    /// Whether it is proved to the end of the game.
    #[must_use]
    pub const fn is_exact(self) -> bool {
        matches!(self, Score::Exact(_))
    }
}

/// The same for the other player.
impl Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        match self {
            Score::Exact(margin) => Score::Exact(-margin),
            Score::Estimate(margin) => Score::Estimate(-margin),
        }
    }
}

/// `+4` if exact, `~+4` if estimated; `0` has no sign.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.is_exact() {
            f.write_str("~")?;
        }
        match self.margin() {
            0 => f.write_str("0"),
            margin => write!(f, "{margin:+}"),
        }
    }
}
