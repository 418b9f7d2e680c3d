//! The full screen, for the commands that can fill it.

use ayla_core::Position;
use ayla_tui::{Face, Next, Options, Pace, Shelf};
use clap::{Args, ValueEnum};

use crate::config::{Config, Kind};
use crate::exit::Result;
use crate::screen::{self, Screen};

/// Whether and how the screen is filled.
#[derive(Clone, Copy, Debug, Default, Args)]
#[command(next_help_heading = "Full screen")]
pub(crate) struct Wish {
    /// Line by line, not on the full screen
    #[arg(long)]
    plain: bool,
    /// How fast the full screen shows seeds being laid [default: normal]
    #[arg(long, value_name = "PACE", value_enum)]
    animation: Option<Animation>,
}

/// [`Pace`]
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Animation {
    Off,
    Slow,
    Normal,
    Fast,
}

impl From<Animation> for Pace {
    fn from(animation: Animation) -> Pace {
        match animation {
            Animation::Off => Pace::Off,
            Animation::Slow => Pace::Slow,
            Animation::Normal => Pace::Normal,
            Animation::Fast => Pace::Fast,
        }
    }
}

/// The terminal, to be filled by one face after the other. It is taken when the first is shown, so
/// that what is wrong before that is told on the terminal as it was.
#[derive(Debug)]
pub(crate) struct Full {
    options: Options,
    screen: Option<ayla_tui::Screen>,
}

impl Full {
    /// The full screen, if it is wanted and the terminal can be filled.
    pub(crate) fn wanted(wish: Wish) -> Result<Option<Full>> {
        let config = Config::read()?;
        if wish.plain || config.screen == Kind::Lines || !screen::has_full_screen() {
            return Ok(None);
        }
        let mut options = config.options;
        if let Some(animation) = wish.animation {
            options.animation = animation.into();
        }
        Ok(Some(Full {
            options,
            screen: None,
        }))
    }

    pub(crate) fn options(&self) -> Options {
        self.options
    }

    /// Shows a face until it is done with. If nothing comes after it, the terminal is as it was.
    pub(crate) fn show<P: Position>(
        &mut self,
        face: &mut impl Face<P>,
        shelf: &mut impl Shelf,
        screen: &Screen,
    ) -> Result<Next> {
        let full = match &mut self.screen {
            Some(full) => full,
            none => none.insert(ayla_tui::Screen::open(
                screen.full_style(),
                self.options.mouse,
            )?),
        };
        let next = full.run(face, shelf)?;
        if next == Next::Nothing {
            self.screen = None;
        }
        Ok(next)
    }
}
