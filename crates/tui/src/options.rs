//! What a player can choose about the screen.

use std::time::Duration;

use serde::Deserialize;

/// How the screen behaves. Read from a file, a field that is missing has its default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[non_exhaustive]
pub struct Options {
    /// How fast seeds are laid.
    pub animation: Pace,
    /// Whether the evaluation bar is shown from the beginning.
    pub evaluation: bool,
    /// Whether the mouse is used. Without it the terminal's own selection works.
    pub mouse: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            animation: Pace::Normal,
            evaluation: false,
            mouse: true,
        }
    }
}

/// How fast seeds are laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// At once: only the board after the move is shown.
    Off,
    /// Two seeds a second.
    Slow,
    /// Five seeds a second.
    #[default]
    Normal,
    /// Twelve seeds a second.
    Fast,
}

impl Pace {
    /// All of them, from the fastest laying to the slowest.
    const ALL: [Pace; 4] = [Pace::Off, Pace::Fast, Pace::Normal, Pace::Slow];

    /// How long a seed takes; nothing where nothing is shown of it.
    #[must_use]
    pub const fn of_a_seed(self) -> Option<Duration> {
        match self {
            Pace::Off => None,
            Pace::Slow => Some(Duration::from_millis(500)),
            Pace::Normal => Some(Duration::from_millis(200)),
            Pace::Fast => Some(Duration::from_millis(80)),
        }
    }

    /// A step faster, up to off.
    #[must_use]
    pub fn faster(self) -> Pace {
        Pace::ALL[self.place().saturating_sub(1)]
    }

    /// A step slower.
    #[must_use]
    pub fn slower(self) -> Pace {
        Pace::ALL[(self.place() + 1).min(Pace::ALL.len() - 1)]
    }

    fn place(self) -> usize {
        Pace::ALL
            .iter()
            .position(|&pace| pace == self)
            .unwrap_or_default()
    }
}
