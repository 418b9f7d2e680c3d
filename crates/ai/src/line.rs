//! The line that is being searched.

/// The positions from the root to the one that is looked at, by their hashes.
#[derive(Debug)]
pub(crate) struct Line {
    checks: Vec<u64>,
    /// How many of them have each lowest byte: nearly always there is nothing to compare.
    lowest: [u16; 256],
}

impl Line {
    pub(crate) const fn new() -> Line {
        Line {
            checks: Vec::new(),
            lowest: [0; 256],
        }
    }

    #[inline]
    pub(crate) fn push(&mut self, check: u64) {
        self.checks.push(check);
        self.lowest[usize::from(check as u8)] += 1;
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        if let Some(check) = self.checks.pop() {
            self.lowest[usize::from(check as u8)] -= 1;
        }
    }

    #[inline]
    pub(crate) fn contains(&self, check: u64) -> bool {
        self.lowest[usize::from(check as u8)] > 0 && self.checks.contains(&check)
    }
}
