//! How many moves to look ahead next.

/// Looking ahead one move more at a time, and further where that costs little.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deepening {
    depth: u8,
    stride: u8,
    last_cost: u64,
}

impl Deepening {
    /// So many moves ahead costs next to nothing, and says nothing about what more would.
    const SMALL: u8 = 4;

    pub(crate) const fn new() -> Deepening {
        Deepening {
            depth: 1,
            stride: 1,
            last_cost: 0,
        }
    }

    /// How many moves to look ahead.
    pub(crate) const fn depth(&self) -> u8 {
        self.depth
    }

    /// So many moves ahead have been looked at, and have cost so many positions: what is next.
    pub(crate) fn deepen(&mut self, cost: u64) {
        // Where most lines have come to their ends one more move ahead costs little more.
        let has_slowed_down = self.depth > Self::SMALL && 2 * cost < 3 * self.last_cost;
        self.stride = if has_slowed_down {
            self.stride.saturating_mul(2)
        } else {
            1
        };
        self.depth = self.depth.saturating_add(self.stride);
        self.last_cost = cost;
    }
}
