//! Who sits at a side of the board.

use std::fmt;
use std::str::FromStr;

use ayla_ai::Level;
use thiserror::Error;

/// Who makes a side's moves.
///
/// ```
/// use ayla_ai::Level;
/// use ayla_session::Seat;
///
/// assert_eq!("human".parse(), Ok(Seat::Human));
/// assert_eq!("ai".parse(), Ok(Seat::Machine(Level::DEFAULT)));
/// assert!("ai:3".parse::<Seat>().is_ok());
/// assert!("ai:11".parse::<Seat>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seat {
    /// Somebody who says his moves.
    Human,
    /// The machine, playing at this level.
    Machine(Level),
}

impl Seat {
    /// The level, if the machine sits here.
    #[must_use]
    pub const fn level(self) -> Option<Level> {
        match self {
            Seat::Human => None,
            Seat::Machine(level) => Some(level),
        }
    }

    /// The name a record gives a machine: `Ayla level 6`. A human has his own, unknown here.
    #[must_use]
    pub fn name(self) -> Option<String> {
        self.level().map(|level| format!("{MACHINE}{level}"))
    }

    /// Who sat here, by the name in a record: [`Seat::name`] backwards.
    #[must_use]
    pub fn from_name(name: &str) -> Seat {
        name.strip_prefix(MACHINE)
            .and_then(level)
            .map_or(Seat::Human, Seat::Machine)
    }
}

const MACHINE: &str = "Ayla level ";

fn level(text: &str) -> Option<Level> {
    text.parse().ok().and_then(Level::new)
}

/// As it is read: `human`, `ai:6`.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seat::Human => f.write_str("human"),
            Seat::Machine(level) => write!(f, "ai:{level}"),
        }
    }
}

/// A text that names nobody who could sit at the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error(
    "expected `human`, `ai`, or `ai:LEVEL` with a level from {} to {}",
    Level::MIN,
    Level::MAX
)]
pub struct SeatError;

impl FromStr for Seat {
    type Err = SeatError;

    fn from_str(text: &str) -> Result<Seat, SeatError> {
        match text {
            "human" => Ok(Seat::Human),
            "ai" => Ok(Seat::Machine(Level::DEFAULT)),
            _ => text
                .strip_prefix("ai:")
                .and_then(level)
                .map(Seat::Machine)
                .ok_or(SeatError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_is_known_again_by_its_name() {
        let seat: Seat = "ai:4".parse().unwrap();
        assert_eq!(Seat::from_name(&seat.name().unwrap()), seat);
        assert_eq!(seat.to_string(), "ai:4");
        for name in ["Lou", "?", "Ayla level 99", "Ayla level 4 (tired)"] {
            assert_eq!(Seat::from_name(name), Seat::Human);
        }
    }

    #[test]
    fn nobody_else_sits_down() {
        for text in ["", "ai:", "ai:0", "ai:x", "Human", "ai:1:2"] {
            assert_eq!(text.parse::<Seat>(), Err(SeatError), "{text}");
        }
    }
}
