//! What a move may cost, and the clock that sees to it.

use std::time::{Duration, Instant};

use ayla_ai::{Analysis, Limits, Watch};

/// How much may be spent on one move. Whatever is reached first ends the thinking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allowance {
    /// How many moves ahead to look.
    pub depth: Option<u8>,
    /// How many positions to look at.
    pub nodes: Option<u64>,
    /// How long to think.
    pub time: Option<Duration>,
    /// How many bytes a table of positions may have.
    pub memory: usize,
    /// How many threads may think.
    pub threads: usize,
}

impl Allowance {
    /// No limit but that of the memory, 16 MiB, and one thread.
    pub const NONE: Allowance = Allowance {
        depth: None,
        nodes: None,
        time: None,
        memory: Limits::NONE.memory,
        threads: 1,
    };

    /// What of it is not a time, for the search.
    pub(crate) const fn limits(&self) -> Limits {
        Limits {
            depth: self.depth,
            nodes: self.nodes,
            memory: self.memory,
            threads: self.threads,
            ..Limits::NONE
        }
    }
}

/// What is left on a clock is spread over a game: so much of it is for the next move.
pub(crate) fn share(left: Duration, increment: Duration) -> Duration {
    const MOVES_TO_COME: u32 = 20;

    let share = left / MOVES_TO_COME + increment * 3 / 4;
    share.min(left / 2)
}

/// Somebody who looks on, and a deadline.
pub(crate) struct Until<'a> {
    deadline: Option<Instant>,
    watch: &'a mut dyn Watch,
}

impl<'a> Until<'a> {
    /// The deadline is so much before the time is over that it can be kept.
    pub(crate) fn new(time: Option<Duration>, watch: &'a mut dyn Watch) -> Until<'a> {
        const MOST_RESERVED: Duration = Duration::from_millis(10);

        let deadline = time.and_then(|time| {
            let reserved = (time / 10).min(MOST_RESERVED);
            Instant::now().checked_add(time - reserved)
        });
        Until { deadline, watch }
    }
}

impl Watch for Until<'_> {
    fn progress(&mut self, so_far: &Analysis) {
        self.watch.progress(so_far);
    }

    fn should_stop(&mut self) -> bool {
        self.watch.should_stop()
            || self
                .deadline
                .is_some_and(|deadline| Instant::now() >= deadline)
    }
}
