//! Telling a relay that never ends from one that merely takes long.

/// Finds out, exactly, that a process which is determined by its state goes round in circles.
///
/// Show it the state after every step. It costs a count at first, and begins to compare only after
/// [`PATIENCE`](CycleWatch::PATIENCE) steps, since nearly every relay has ended by then. From there
/// on it is Brent's method (R. P. Brent, *An improved Monte Carlo factorization algorithm*, 1980):
/// remember one state, compare all that follow with it, and exchange it for the newest after ever
/// longer times. A state that comes back is a proof that the process never ends, and a process with
/// finitely many states that never ends is found out.
#[derive(Clone, Debug)]
pub struct CycleWatch<S> {
    steps: u64,
    next_mark: u64,
    mark: Option<S>,
}

impl<S: Copy + Eq> CycleWatch<S> {
    /// Steps that are let go by before states are compared.
    pub const PATIENCE: u64 = 64;

    /// A watch that has seen nothing.
    #[inline]
    #[must_use]
    pub const fn new() -> CycleWatch<S> {
        CycleWatch {
            steps: 0,
            next_mark: CycleWatch::<S>::PATIENCE,
            mark: None,
        }
    }

    /// Whether `state` proves that the process goes round in circles.
    #[inline]
    #[must_use]
    pub fn comes_back(&mut self, state: S) -> bool {
        self.steps += 1;
        self.steps >= CycleWatch::<S>::PATIENCE && self.compare(state)
    }

    #[cold]
    fn compare(&mut self, state: S) -> bool {
        if self.mark == Some(state) {
            return true;
        }
        if self.steps == self.next_mark {
            self.mark = Some(state);
            self.next_mark *= 2;
        }
        false
    }
}

impl<S: Copy + Eq> Default for CycleWatch<S> {
    fn default() -> CycleWatch<S> {
        CycleWatch::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn circles_of_any_length_are_found_wherever_they_begin() {
        for tail in [0, 1, 63, 64, 65, 1000] {
            for circle in [1, 2, 54, 64, 999] {
                let mut watch = CycleWatch::new();
                let mut state = 0;
                while !watch.comes_back(state) {
                    state = if state + 1 == tail + circle {
                        tail
                    } else {
                        state + 1
                    };
                    assert!(watch.steps < 5 * (64 + tail + circle));
                }
            }
        }
    }

    #[test]
    fn a_long_walk_is_no_circle() {
        let mut watch = CycleWatch::new();
        assert!((0..100_000).all(|state| !watch.comes_back(state)));
    }
}
