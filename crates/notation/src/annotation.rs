//! What is thought of a move.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A judgement of a move, by its number as in PGN (there *numeric annotation glyph*).
///
/// The first six have suffixes of their own; all others are written `$n`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Annotation(
    /// Its number.
    pub u8,
);

/// The names of those with a suffix. Their numbers are PGN's.
impl Annotation {
    /// A good move, `!`.
    pub const GOOD: Annotation = Annotation(1);
    /// A mistake, `?`.
    pub const MISTAKE: Annotation = Annotation(2);
    /// A brilliant move, `!!`.
    pub const BRILLIANT: Annotation = Annotation(3);
    /// A blunder, `??`.
    pub const BLUNDER: Annotation = Annotation(4);
    /// An interesting move, `!?`.
    pub const INTERESTING: Annotation = Annotation(5);
    /// A dubious move, `?!`.
    pub const DUBIOUS: Annotation = Annotation(6);
}

impl Annotation {
    /// The suffixes, from the annotation 1 on.
    const SUFFIXES: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

    /// The suffix it is written as, if it has one.
    #[must_use]
    pub fn suffix(self) -> Option<&'static str> {
        let index = usize::from(self.0).checked_sub(1)?;
        Annotation::SUFFIXES.get(index).copied()
    }

    /// The annotation that is written as this suffix.
    ///
    /// ```
    /// use ayla_notation::Annotation;
    ///
    /// assert_eq!(Annotation::from_suffix("!?"), Some(Annotation::INTERESTING));
    /// assert_eq!(Annotation(14).to_string(), "$14");
    /// ```
    #[must_use]
    pub fn from_suffix(suffix: &str) -> Option<Annotation> {
        let number = (1..).zip(Annotation::SUFFIXES);
        number
            .into_iter()
            .find_map(|(number, known)| (known == suffix).then_some(Annotation(number)))
    }
}

/// `!`, or `$14` if it has no suffix.
impl fmt::Display for Annotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.suffix() {
            Some(suffix) => f.write_str(suffix),
            None => write!(f, "${}", self.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_six_are_suffixes() {
        let written: Vec<_> = (0..=7).map(|n| Annotation(n).to_string()).collect();
        assert_eq!(written, ["$0", "!", "?", "!!", "??", "!?", "?!", "$7"]);
        for n in 1..=6 {
            let suffix = Annotation(n).suffix().unwrap();
            assert_eq!(Annotation::from_suffix(suffix), Some(Annotation(n)));
        }
        let named = [
            Annotation::GOOD,
            Annotation::MISTAKE,
            Annotation::BRILLIANT,
            Annotation::BLUNDER,
            Annotation::INTERESTING,
            Annotation::DUBIOUS,
        ];
        assert_eq!(
            named.map(|annotation| annotation.to_string()),
            written[1..7]
        );
        assert_eq!(Annotation::from_suffix("!!!"), None);
        assert_eq!(Annotation::from_suffix(""), None);
    }
}
