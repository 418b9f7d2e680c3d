//! How long to think, and who may interrupt.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::Analysis;

/// How much thinking is allowed. Whatever is reached first ends it; a proof always does.
///
/// Nothing here is a time: a clock belongs to a [`Watch`], so that with limits alone the same
/// question has the same answer on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// How many moves ahead to look at most.
    pub depth: Option<u8>,
    /// How many positions to look at, about; a few more if no move was looked at yet.
    pub nodes: Option<u64>,
    /// How many lines are wanted, the best first; at least one.
    pub lines: usize,
    /// The memory of the table of positions, in bytes, at most. Where few positions are looked at
    /// it is smaller: a small table is a faster one.
    pub memory: usize,
    /// How many threads think, at least one. With more than one the same question may have another
    /// answer: it depends on who is faster. Where there are no threads there is one.
    pub threads: usize,
}

impl Limits {
    /// Until the best move is proved, with 16 MiB, by one thread.
    pub const NONE: Limits = Limits {
        depth: None,
        nodes: None,
        lines: 1,
        memory: 16 << 20,
        threads: 1,
    };

    /// No deeper than so many moves.
    #[must_use]
    pub const fn depth(depth: u8) -> Limits {
        Limits {
            depth: Some(depth),
            ..Limits::NONE
        }
    }

    /// No more than about so many positions.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Limits {
        Limits {
            nodes: Some(nodes),
            ..Limits::NONE
        }
    }

    /// How large the table is to be, in bytes: so that it has room for all that is kept of so many
    /// positions, but not larger.
    pub(crate) fn table(&self) -> usize {
        const BYTES_OF_A_POSITION: u64 = 24;

        let filled = self.nodes.unwrap_or(u64::MAX);
        let filled = usize::try_from(filled.saturating_mul(BYTES_OF_A_POSITION));
        filled.unwrap_or(usize::MAX).min(self.memory)
    }

    /// With so many lines.
    #[must_use]
    pub const fn with_lines(self, lines: usize) -> Limits {
        Limits { lines, ..self }
    }

    /// With so many threads.
    #[must_use]
    pub const fn with_threads(self, threads: usize) -> Limits {
        Limits { threads, ..self }
    }
}

/// Without limits.
impl Default for Limits {
    fn default() -> Limits {
        Limits::NONE
    }
}

/// Somebody who looks on while the machine thinks, and may stop it.
///
/// `()` does neither. An `&AtomicBool` stops the thinking, from another thread too, once it is
/// `true`. A deadline is a `Watch` with a clock, which this crate has not.
pub trait Watch {
    /// One more move ahead was looked at: what is known by now.
    fn progress(&mut self, so_far: &Analysis) {
        let _ = so_far;
    }

    /// Whether to stop. It is asked every thousand positions or so.
    fn should_stop(&mut self) -> bool {
        false
    }
}

impl Watch for () {}

impl Watch for &AtomicBool {
    fn should_stop(&mut self) -> bool {
        self.load(Ordering::Relaxed)
    }
}

/// A closure that is told of [progress](Watch::progress).
#[derive(Clone, Copy, Debug)]
pub struct OnProgress<F>(pub F);

impl<F: FnMut(&Analysis)> Watch for OnProgress<F> {
    fn progress(&mut self, so_far: &Analysis) {
        (self.0)(so_far);
    }
}

/// A closure that says when to [stop](Watch::should_stop): a deadline, say.
#[derive(Clone, Copy, Debug)]
pub struct StopWhen<F>(pub F);

impl<F: FnMut() -> bool> Watch for StopWhen<F> {
    fn should_stop(&mut self) -> bool {
        (self.0)()
    }
}

/// Both look on, and either may stop.
impl<A: Watch, B: Watch> Watch for (A, B) {
    fn progress(&mut self, so_far: &Analysis) {
        self.0.progress(so_far);
        self.1.progress(so_far);
    }

    fn should_stop(&mut self) -> bool {
        self.0.should_stop() || self.1.should_stop()
    }
}
