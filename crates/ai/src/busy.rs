//! What several threads are searching just now.

use std::sync::atomic::{AtomicU64, Ordering};

/// The positions somebody is searching, for any number of threads at once.
///
/// It is a guess and no lock: where two positions meet in one place the later one is told, and a
/// thread that is told a wrong thing searches its moves in another order.
#[derive(Debug)]
pub(crate) struct Busy {
    places: [AtomicU64; Busy::PLACES],
}

impl Busy {
    const PLACES: usize = 1 << 10;

    /// Nobody searches anything.
    pub(crate) fn new() -> Busy {
        Busy {
            places: [const { AtomicU64::new(0) }; Busy::PLACES],
        }
    }

    fn place(&self, check: u64) -> &AtomicU64 {
        &self.places[check as usize % Busy::PLACES]
    }

    /// Whether somebody searches the position with this hash.
    pub(crate) fn contains(&self, check: u64) -> bool {
        self.place(check).load(Ordering::Relaxed) == check
    }

    /// Somebody begins with it.
    pub(crate) fn begin(&self, check: u64) {
        self.place(check).store(check, Ordering::Relaxed);
    }

    /// Somebody is done with it.
    pub(crate) fn end(&self, check: u64) {
        let place = self.place(check);
        if place.load(Ordering::Relaxed) == check {
            place.store(0, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_begun_and_not_ended_is_searched() {
        let (busy, same_place) = (Busy::new(), 7 + Busy::PLACES as u64);
        busy.begin(7);
        busy.begin(8);
        assert!(busy.contains(7) && busy.contains(8) && !busy.contains(same_place));
        busy.begin(same_place);
        assert!(!busy.contains(7) && busy.contains(same_place));
        busy.end(7);
        assert!(busy.contains(same_place));
        busy.end(same_place);
        assert!(!busy.contains(same_place));
    }
}
