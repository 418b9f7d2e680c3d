//! A move as it is made in a match, and what its player thought.

use std::fmt;
use std::time::Duration;

use ayla_ai::{Choice, Score};
use ayla_core::Move;

/// A move, and what its player said of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Thought {
    pub(crate) mv: Move,
    /// What he expects to have more in the end.
    score: Option<Score>,
    /// How many moves ahead he looked.
    depth: Option<u8>,
    /// How long he thought, where time is limited. Elsewhere nobody asks, and the same match has the
    /// same records.
    pub(crate) time: Option<Duration>,
}

impl Thought {
    pub(crate) const fn new(mv: Move, score: Option<Score>, depth: Option<u8>) -> Thought {
        Thought {
            mv,
            score,
            depth,
            time: None,
        }
    }
}

impl From<Choice> for Thought {
    fn from(choice: Choice) -> Thought {
        Thought::new(choice.mv, choice.score, choice.depth)
    }
}

/// What is known besides the move: `~+4/12 0.35s`, as other programs' records of matches say it.
impl fmt::Display for Thought {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut between = "";
        if let Some(score) = self.score {
            write!(f, "{score}")?;
            if let Some(depth) = self.depth {
                write!(f, "/{depth}")?;
            }
            between = " ";
        }
        match self.time {
            Some(time) => write!(f, "{between}{:.2}s", time.as_secs_f64()),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_known_is_told() {
        let told = |score, depth, time: Option<u64>| {
            let mut thought = Thought::new(Move::Pass, score, depth);
            thought.time = time.map(Duration::from_millis);
            thought.to_string()
        };
        assert_eq!(told(None, None, None), "");
        assert_eq!(told(None, Some(3), Some(1234)), "1.23s");
        assert_eq!(told(Some(Score::Exact(4)), None, None), "+4");
        assert_eq!(
            told(Some(Score::Estimate(-4)), Some(12), Some(350)),
            "~-4/12 0.35s"
        );
    }
}
