//! The time the players have.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use ayla_core::{BySide, Position, Side};
use ayla_notation::{Node, Record};
use thiserror::Error;

/// How much time each player has. Displayed and parsed it is as the tag TimeControl of a record
/// tells it, the way PGN does: `300+3`, in seconds, or `300` alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TimeControl {
    /// For the whole game.
    pub base: Duration,
    /// What each turn of his own adds to it. An answer to an offer is no turn.
    pub increment: Duration,
}

impl TimeControl {
    /// The tag of a record that tells it.
    pub(crate) const TAG: &str = "TimeControl";

    /// What the tag says where no time is given.
    pub(crate) const NONE: &str = "-";
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.base.as_secs_f64().fmt(f)?;
        if !self.increment.is_zero() {
            write!(f, "+{}", self.increment.as_secs_f64())?;
        }
        Ok(())
    }
}

/// A text that tells no [`TimeControl`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("expected seconds for the game, and behind a `+` those that each turn adds")]
pub struct TimeControlError;

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<TimeControl, TimeControlError> {
        let seconds = |text: &str| {
            let seconds = text.parse().ok()?;
            Duration::try_from_secs_f64(seconds).ok()
        };
        let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
        match (seconds(base), seconds(increment)) {
            (Some(base), Some(increment)) if !base.is_zero() => Ok(TimeControl { base, increment }),
            _ => Err(TimeControlError),
        }
    }
}

/// The time a player had left when he had moved, as the comments of a record tell it, the way PGN
/// does: `[%clk 0:04:58]`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TimeLeft(pub Duration);

impl TimeLeft {
    const OPENING: &str = "[%clk ";

    /// Finds it in a comment, and gives what else the comment says.
    ///
    /// ```
    /// use std::time::Duration;
    ///
    /// use ayla_session::TimeLeft;
    ///
    /// let found = TimeLeft::find("[%clk 0:04:58] in a hurry");
    /// let time = TimeLeft(Duration::from_secs(298));
    /// assert_eq!(found, Some((time, "in a hurry".to_owned())));
    /// assert_eq!(time.to_string(), "[%clk 0:04:58]");
    /// ```
    #[must_use]
    pub fn find(comment: &str) -> Option<(TimeLeft, String)> {
        let (before, rest) = comment.split_once(TimeLeft::OPENING)?;
        let (time, after) = rest.split_once(']')?;
        let words = [before.trim(), after.trim()];
        let words: Vec<&str> = words.into_iter().filter(|part| !part.is_empty()).collect();
        Some((TimeLeft(time_of(time)?), words.join(" ")))
    }
}

/// To the second that has begun.
impl fmt::Display for TimeLeft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0.as_millis().div_ceil(1000);
        let (minutes, seconds) = (seconds / 60, seconds % 60);
        let (hours, minutes) = (minutes / 60, minutes % 60);
        write!(f, "{}{hours}:{minutes:02}:{seconds:02}]", TimeLeft::OPENING)
    }
}

/// Reads hours, minutes and seconds, of which the last may have a fraction.
fn time_of(text: &str) -> Option<Duration> {
    let mut parts = text.trim().rsplit(':');
    let seconds = parts.next()?.parse().ok()?;
    let minutes: u32 = parts.next()?.parse().ok()?;
    let hours: u32 = parts.next()?.parse().ok()?;
    if parts.next().is_some() {
        return None;
    }
    let whole = u64::from(hours) * 3600 + u64::from(minutes) * 60;
    Duration::try_from_secs_f64(seconds)
        .ok()?
        .checked_add(Duration::from_secs(whole))
}

/// Both players' clocks. Time does not pass by itself: whoever keeps a clock tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    control: TimeControl,
    left: BySide<Duration>,
    /// How many moves the game has had at most, so that a turn that was taken back and is taken
    /// again adds nothing.
    moves: usize,
}

impl Clock {
    /// Clocks that have not run yet, in a game that has so many moves.
    pub(crate) fn new(control: TimeControl, moves: usize) -> Clock {
        Clock {
            control,
            left: BySide::new(control.base, control.base),
            moves,
        }
    }

    /// The clocks of a game as its record tells them, if it was played with clocks.
    pub(crate) fn of<P: Position>(record: &Record<P>) -> Option<Clock> {
        let control: TimeControl = record.tag(TimeControl::TAG)?.parse().ok()?;
        let moves = &record.line().moves;
        let mut clock = Clock::new(control, moves.len());
        for node in moves {
            if let Some(time) = noted(node) {
                clock.left[node.by] = time;
            }
        }
        Some(clock)
    }

    /// How much time was given.
    #[must_use]
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// How much time a player has left.
    #[must_use]
    pub fn left(&self, side: Side) -> Duration {
        self.left[side]
    }

    /// What a player does well to spend on a move at most: a twentieth of what he has.
    #[must_use]
    pub fn share(&self, side: Side) -> Duration {
        self.left[side] / 20
    }

    /// So much time has passed for a player. Says whether none is left.
    pub(crate) fn pass(&mut self, side: Side, time: Duration) -> bool {
        self.left[side] = self.left[side].saturating_sub(time);
        self.left[side].is_zero()
    }

    /// A player has made a move, the last of so many.
    pub(crate) fn moved(&mut self, side: Side, is_turn: bool, moves: usize) {
        if moves > self.moves && is_turn {
            self.left[side] += self.control.increment;
        }
        self.moves = self.moves.max(moves);
    }
}

/// The time left that a record tells of whoever made a move.
fn noted(node: &Node) -> Option<Duration> {
    let mut comments = node.comments.iter();
    comments.find_map(|comment| Some(TimeLeft::find(comment)?.0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_told_as_in_pgn() {
        for (text, base, increment) in [("300", 300, 0), ("60+2", 60, 2)] {
            let control: TimeControl = text.parse().unwrap();
            assert_eq!(control.base, Duration::from_secs(base));
            assert_eq!(control.increment, Duration::from_secs(increment));
            assert_eq!(control.to_string(), text);
        }
        assert_eq!(
            "0.5+0.1".parse::<TimeControl>().unwrap().to_string(),
            "0.5+0.1"
        );
        for wrong in [
            "", "-", "?", "0", "40/9000", "1+", "+1", "-5", "inf", "1e99",
        ] {
            assert_eq!(
                wrong.parse::<TimeControl>(),
                Err(TimeControlError),
                "{wrong}"
            );
        }
    }

    #[test]
    fn the_time_left_is_found_in_comments() {
        let found = |comment| {
            let (TimeLeft(time), words) = TimeLeft::find(comment)?;
            Some((time.as_millis(), words))
        };
        let time = |millis, words: &str| Some((millis, words.to_owned()));
        assert_eq!(found("[%clk 1:00:07]"), time(3_607_000, ""));
        assert_eq!(found("good [%clk 0:00:00.5] move"), time(500, "good move"));
        for other in [
            "",
            "a plan",
            "[%clk 7]",
            "[%clk 0:00:07",
            "[%clk 0:0:0:7]",
            "[%clk 0:00:-7]",
        ] {
            assert_eq!(found(other), None, "{other}");
        }
        assert_eq!(
            TimeLeft(Duration::from_millis(3_599_001)).to_string(),
            "[%clk 1:00:00]"
        );
    }
}
