//! How long a command may think about a position, and what is seen of it meanwhile.

use std::time::{Duration, Instant};

use ayla_ai::{Analysis, Limits, Watch, analyse};
use ayla_core::{Game, Position};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use crate::duration;

/// How long to think about a position.
#[derive(Clone, Copy, Debug, Args)]
#[group(multiple = false)]
pub(crate) struct Thinking {
    /// Think so long: `2`, `0.5` (seconds), `500ms`, `1m 30s`
    #[arg(long, value_name = "T", value_parser = duration::positive)]
    time: Option<Duration>,
    /// Look at so many positions, about
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Look so many moves ahead; an offer and its answer count as one
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u8).range(1..))]
    depth: Option<u8>,
}

impl Thinking {
    /// Whether nothing was said about it.
    pub(crate) fn is_unlimited(&self) -> bool {
        self.time.is_none() && self.nodes.is_none() && self.depth.is_none()
    }

    /// This, or so long if nothing was said.
    pub(crate) fn or_time(self, time: Duration) -> Thinking {
        Thinking {
            time: self.time.or(self.is_unlimited().then_some(time)),
            ..self
        }
    }

    /// This, or so many positions if nothing was said.
    pub(crate) fn or_nodes(self, nodes: u64) -> Thinking {
        Thinking {
            nodes: self.nodes.or(self.is_unlimited().then_some(nodes)),
            ..self
        }
    }

    /// What of it is no matter of time.
    pub(crate) fn limits(&self) -> Limits {
        Limits {
            nodes: self.nodes,
            depth: self.depth,
            ..Limits::NONE
        }
    }

    /// The clock, from now on.
    pub(crate) fn deadline(&self) -> Deadline {
        Deadline(self.time.and_then(|time| Instant::now().checked_add(time)))
    }
}

/// Stops the thinking at a time, if there is one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deadline(Option<Instant>);

impl Watch for Deadline {
    fn should_stop(&mut self) -> bool {
        self.0.is_some_and(|deadline| Instant::now() >= deadline)
    }
}

/// What bars are made of. Like all that is shown meanwhile it is ASCII, which no terminal lacks.
pub(crate) const PROGRESS: &str = "=> ";

/// What turns while the machine thinks; the last is shown at the end.
const TURNING: &str = "-\\|/ ";

/// Thinks about a position, and shows on a terminal what is known so far.
pub(crate) fn think<P: Position>(position: &P, limits: &Limits, deadline: Deadline) -> Analysis {
    let game = Game::from_position(*position);
    analyse(&game, limits, &mut (deadline, Live::new(in_words)))
}

/// What is known, in words.
pub(crate) fn in_words(so_far: &Analysis) -> String {
    let best = so_far
        .best()
        .map(|line| format!("{} {}", line.mv, line.score));
    ayla_lang::thinking(so_far.depth, so_far.nodes, &best.unwrap_or_default())
}

/// Shows on a terminal what is known so far; elsewhere nothing.
#[derive(Debug)]
pub(crate) struct Live<F> {
    bar: ProgressBar,
    words: F,
}

impl<F: FnMut(&Analysis) -> String> Live<F> {
    /// Shows the `words` for what is known.
    pub(crate) fn new(words: F) -> Live<F> {
        let style = ProgressStyle::default_spinner().tick_chars(TURNING);
        let bar = ProgressBar::new_spinner().with_style(style);
        Live { bar, words }
    }
}

impl<F: FnMut(&Analysis) -> String> Watch for Live<F> {
    fn progress(&mut self, so_far: &Analysis) {
        self.bar.set_message((self.words)(so_far));
    }

    fn should_stop(&mut self) -> bool {
        self.bar.tick();
        false
    }
}

/// Nothing of it is left on the screen.
impl<F> Drop for Live<F> {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

/// A bar for so many things that take their time, shown on a terminal; elsewhere there is none.
/// `unit` says what they are.
pub(crate) fn bar(length: u64, unit: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {pos} of {len} {msg}, {eta} left")
        .expect("the template is well-formed")
        .progress_chars(PROGRESS);
    let bar = ProgressBar::new(length).with_style(style);
    bar.set_message(unit);
    bar
}
