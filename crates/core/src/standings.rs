//! How often each position of a game has stood.

use alloc::vec;
use alloc::vec::Vec;
use core::hash::{BuildHasher, Hash};
use core::iter;
use core::num::NonZeroUsize;

use rustc_hash::FxBuildHasher;

/// The positions of a line of moves, in their order, each with how often it has stood (A1).
///
/// It is a hash table whose chains run from each position to earlier ones. So the last position is
/// taken away as cheaply as it was added, and nothing is ever looked for but along one chain.
///
/// All positions are kept: captures and acceptances undo each other (a capture of six pays for a
/// pit), so no move of Goré is a point beyond which one need not look back.
#[derive(Clone, Debug)]
pub(crate) struct Standings<P> {
    positions: Vec<Standing<P>>,
    /// The last position of each chain. How many chains there are is a power of two, and at least
    /// twice that of the positions, so that most are empty when they are looked at.
    chains: Vec<Link>,
}

/// The number of a position in its line, from 1.
type Link = Option<NonZeroUsize>;

#[derive(Clone, Debug)]
struct Standing<P> {
    position: P,
    hash: u64,
    /// How often the position has stood, this time included.
    times: u32,
    /// The one before it in its chain.
    earlier: Link,
}

impl<P: Copy + Eq + Hash> Standings<P> {
    const FEWEST_CHAINS: usize = 16;

    /// A line that begins here.
    pub(crate) fn new(start: P) -> Standings<P> {
        let mut standings = Standings {
            positions: Vec::new(),
            chains: vec![None; Self::FEWEST_CHAINS],
        };
        standings.push(start);
        standings
    }

    /// Makes room for so many positions more.
    pub(crate) fn reserve(&mut self, positions: usize) {
        self.positions.reserve(positions);
        self.make_chains(self.positions.len() + positions);
    }

    /// How often `position` has stood.
    pub(crate) fn times(&self, position: &P) -> u32 {
        self.times_hashed(position, FxBuildHasher.hash_one(position))
    }

    fn times_hashed(&self, position: &P, hash: u64) -> u32 {
        let nth = |link: Link| Some(&self.positions[link?.get() - 1]);
        let last = nth(self.chains[self.chain(hash)]);
        iter::successors(last, |standing| nth(standing.earlier))
            .find(|standing| standing.hash == hash && standing.position == *position)
            .map_or(0, |standing| standing.times)
    }

    /// Adds a position, and gives how often it has stood with that.
    pub(crate) fn push(&mut self, position: P) -> u32 {
        self.make_chains(self.positions.len() + 1);
        let hash = FxBuildHasher.hash_one(position);
        let times = self.times_hashed(&position, hash) + 1;
        self.positions.push(Standing {
            position,
            hash,
            times,
            earlier: None,
        });
        self.link(self.positions.len() - 1);
        times
    }

    /// Takes the last position away.
    pub(crate) fn pop(&mut self) {
        if let Some(last) = self.positions.pop() {
            let chain = self.chain(last.hash);
            self.chains[chain] = last.earlier;
        }
    }

    fn chain(&self, hash: u64) -> usize {
        hash as usize & (self.chains.len() - 1)
    }

    /// Puts the position of this index at the end of its chain.
    fn link(&mut self, index: usize) {
        let chain = self.chain(self.positions[index].hash);
        let last = self.chains[chain].replace(NonZeroUsize::MIN.saturating_add(index));
        self.positions[index].earlier = last;
    }

    /// Sees that there are chains enough for so many positions.
    fn make_chains(&mut self, positions: usize) {
        let chains = 2 * positions;
        if chains > self.chains.len() {
            self.set_chains(chains.next_power_of_two());
        }
    }

    #[cold]
    fn set_chains(&mut self, chains: usize) {
        self.chains = vec![None; chains];
        (0..self.positions.len()).for_each(|index| self.link(index));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_time_is_counted_and_taken_back() {
        let mut standings = Standings::new(0_u32);
        let line = |nth: u32| nth * nth % 101;
        let times = |nth: u32| {
            let before = (1..=nth).filter(|&other| line(other) == line(nth)).count() as u32;
            before + u32::from(line(nth) == 0)
        };
        for nth in 1..=1_000 {
            assert_eq!(standings.push(line(nth)), times(nth));
        }
        for nth in (1..=1_000).rev() {
            assert_eq!(standings.times(&line(nth)), times(nth));
            standings.pop();
        }
        assert_eq!((standings.times(&0), standings.times(&1)), (1, 0));
        assert_eq!(standings.push(0), 2);
    }
}
