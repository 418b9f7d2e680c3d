//! When a move is marked.

use ayla_notation::Annotation;

use crate::Judgement;

/// How many seeds a move may give away before it is marked, counted in the final margin: who ends
/// two seeds behind instead of two ahead has given away four.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thresholds {
    /// From here on a move is dubious, `?!`.
    pub dubious: u8,
    /// From here on it is a mistake, `?`.
    pub mistake: u8,
    /// From here on it is a blunder, `??`.
    pub blunder: u8,
    /// How much is allowed for the error of estimates: so many seeds more must be lost where the
    /// loss is not proved.
    pub doubt: u8,
}

/// `?!` from 2 seeds, `?` from 6, `??` from 12; two more where they are estimated.
impl Default for Thresholds {
    fn default() -> Thresholds {
        Thresholds {
            dubious: 2,
            mistake: 6,
            blunder: 12,
            doubt: 2,
        }
    }
}

impl Thresholds {
    /// How the move is marked, if it is.
    ///
    /// ```
    /// use ayla_ai::Score;
    /// use ayla_core::Side;
    /// use ayla_study::{Judgement, Thresholds};
    ///
    /// let judgement = Judgement {
    ///     by: Side::South,
    ///     mv: "F".parse()?,
    ///     is_forced: false,
    ///     best: Score::Exact(4),
    ///     got: Score::Exact(2),
    ///     better: Vec::new(),
    /// };
    /// let mark = Thresholds::default().mark(&judgement);
    /// assert_eq!(mark.map(|mark| mark.to_string()).as_deref(), Some("?!"));
    /// # Ok::<(), ayla_core::ParseError>(())
    /// ```
    #[must_use]
    pub fn mark(&self, judgement: &Judgement) -> Option<Annotation> {
        let doubt = if judgement.is_exact() { 0 } else { self.doubt };
        let lost = judgement.lost();
        match lost.saturating_sub(doubt) {
            0 => None,
            sure if sure >= self.blunder => Some(Annotation::BLUNDER),
            sure if sure >= self.mistake => Some(Annotation::MISTAKE),
            sure if sure >= self.dubious => Some(Annotation::DUBIOUS),
            _ => None,
        }
    }
}
