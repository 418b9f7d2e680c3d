//! Players as the textbooks have them, to measure others against. They are kept plain on purpose.
//!
//! Both see the position alone and not the history of the game (A1, A2).

mod alpha_beta;
mod uct;

use ayla_ai::Watch;

pub(crate) use alpha_beta::alpha_beta;
pub(crate) use uct::uct;

/// Counts positions, and says when there were enough.
struct Budget<'a> {
    nodes: u64,
    most: u64,
    watch: &'a mut dyn Watch,
    is_over: bool,
}

impl<'a> Budget<'a> {
    fn new(most: Option<u64>, watch: &'a mut dyn Watch) -> Budget<'a> {
        Budget {
            nodes: 0,
            most: most.unwrap_or(u64::MAX),
            watch,
            is_over: false,
        }
    }

    /// Counts one more position. Whether it may still be looked at.
    fn spend(&mut self) -> bool {
        const BETWEEN_QUESTIONS: u64 = 256;

        self.is_over |= self.nodes >= self.most
            || (self.nodes.is_multiple_of(BETWEEN_QUESTIONS) && self.watch.should_stop());
        self.nodes += 1;
        !self.is_over
    }
}
