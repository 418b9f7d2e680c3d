//! The mechanics games are written with: a ring of pits, a hand that sows it, chains along it.

use core::ops::Index;

use crate::observer::{Event, Lap, Observer};
use crate::{Pit, PitSet, Side};

/// Which way along the ring.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// Counter-clockwise, as seeds are sown.
    Forward,
    /// Clockwise, against the sowing.
    Backward,
}

/// Seeds in a ring of `N` pits, two rows of `N / 2`.
///
/// The ring runs counter-clockwise: South's row from `A` on, then North's from `a` on.
///
/// # Panics
///
/// A pit this board does not have is the caller's mistake and panics. A position never lets one
/// through: no set of legal moves contains it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Board<const N: usize> {
    seeds: [u8; N],
}

impl<const N: usize> Board<N> {
    const COLUMNS: u8 = {
        assert!(N >= 2 && N.is_multiple_of(2) && N <= 2 * Pit::MAX_COLUMNS as usize);
        (N / 2) as u8
    };

    /// How many steps lie between each two pits, by the one sown first and the other.
    const STEPS: [[u8; N]; N] = {
        let mut steps = [[0; N]; N];
        let mut first = 0;
        while first < N {
            let mut pit = 0;
            while pit < N {
                steps[first][pit] = ((pit + N - first) % N) as u8;
                pit += 1;
            }
            first += 1;
        }
        steps
    };

    /// The same number of seeds in every pit.
    #[must_use]
    pub const fn filled(seeds: u8) -> Board<N> {
        Board { seeds: [seeds; N] }
    }

    /// Seeds in the order of the ring, from `A` on.
    #[must_use]
    pub const fn new(seeds: [u8; N]) -> Board<N> {
        Board { seeds }
    }

    /// Seeds in the order of the ring, from `A` on.
    #[must_use]
    pub const fn seeds(&self) -> &[u8; N] {
        &self.seeds
    }

    /// Every pit.
    #[inline]
    #[must_use]
    pub const fn pits() -> PitSet {
        PitSet::row(Side::South, Self::COLUMNS).union(PitSet::row(Side::North, Self::COLUMNS))
    }

    /// The pits of one row.
    #[inline]
    #[must_use]
    pub const fn row(side: Side) -> PitSet {
        PitSet::row(side, Self::COLUMNS)
    }

    #[inline]
    fn index_of(pit: Pit) -> usize {
        let column = usize::from(pit.column());
        assert!(column < N / 2, "the board has no pit {pit}");
        match pit.row() {
            Side::South => column,
            Side::North => N / 2 + column,
        }
    }

    #[inline]
    fn pit_at(index: usize) -> Pit {
        let columns = N / 2;
        let (row, column) = if index < columns {
            (Side::South, index)
        } else {
            (Side::North, index - columns)
        };
        Pit::new(row, column as u8).expect("a row is at most Pit::MAX_COLUMNS long")
    }

    /// The pit one step from `pit`.
    #[inline]
    #[must_use]
    pub fn next(pit: Pit, direction: Direction) -> Pit {
        let index = Self::index_of(pit);
        Self::pit_at(match direction {
            Direction::Forward if index + 1 == N => 0,
            Direction::Forward => index + 1,
            Direction::Backward if index == 0 => N - 1,
            Direction::Backward => index - 1,
        })
    }

    /// The other pits of the ring in the order one meets them, walking from `pit`.
    pub fn walk(pit: Pit, direction: Direction) -> impl Iterator<Item = Pit> {
        core::iter::successors(Some(pit), move |&pit| Some(Self::next(pit, direction)))
            .skip(1)
            .take(N - 1)
    }

    /// The pits whose seeds are `wanted`.
    #[inline]
    #[must_use]
    pub fn pits_where(&self, wanted: impl Fn(u8) -> bool) -> PitSet {
        let row = |side: Side| {
            let start = match side {
                Side::South => 0,
                Side::North => N / 2,
            };
            (0..N / 2).fold(0, |set, column| {
                set | u8::from(wanted(self.seeds[start + column])) << column
            })
        };
        PitSet::from_rows(row(Side::South), row(Side::North))
    }

    /// How many seeds lie in `pits`.
    #[inline]
    #[must_use]
    pub fn total(&self, pits: PitSet) -> u8 {
        pits.iter().map(|pit| self[pit]).sum()
    }

    /// Takes all seeds of `pit` in the hand.
    #[inline]
    pub fn lift(&mut self, pit: Pit) -> Hand {
        Hand {
            from: pit,
            seeds: core::mem::take(&mut self.seeds[Self::index_of(pit)]),
        }
    }

    /// Lays `seeds` on top of what `pit` holds.
    #[inline]
    pub fn add(&mut self, pit: Pit, seeds: u8) {
        self.seeds[Self::index_of(pit)] += seeds;
    }

    /// The unbroken chain of pits whose seeds are `wanted` that begins next to `from`. It runs
    /// round the whole ring if nothing breaks it, and never holds `from` itself.
    #[inline]
    #[must_use]
    pub fn chain(&self, from: Pit, direction: Direction, wanted: impl Fn(u8) -> bool) -> PitSet {
        Self::walk(from, direction)
            .take_while(|&pit| wanted(self[pit]))
            .collect()
    }

    /// Captures all seeds of `pits` for `by`. Gives how many they were.
    #[inline]
    #[must_use = "captured seeds are counted for a player"]
    pub fn capture(&mut self, pits: PitSet, by: Side, seen: &mut impl Observer) -> u8 {
        let mut taken = 0;
        for pit in pits {
            let seeds = core::mem::take(&mut self.seeds[Self::index_of(pit)]);
            seen.see(Event::Capture { by, pit, seeds });
            taken += seeds;
        }
        taken
    }
}

/// The seeds of a pit.
impl<const N: usize> Index<Pit> for Board<N> {
    type Output = u8;

    #[inline]
    fn index(&self, pit: Pit) -> &u8 {
        &self.seeds[Self::index_of(pit)]
    }
}

/// Seeds lifted from a pit, which must be laid down again. It cannot be copied, and a hand that is
/// merely dropped loses its seeds: the compiler warns.
#[derive(Debug)]
#[must_use = "lifted seeds must be sown"]
pub struct Hand {
    from: Pit,
    seeds: u8,
}

impl Hand {
    /// Lays the seeds one by one along the ring, into `first` and on, round and round if there
    /// are many. Gives the pit that gets the last seed.
    ///
    /// `first` is the pit after the origin in one family of games, the origin itself in another.
    #[inline]
    pub fn sow<const N: usize>(
        self,
        board: &mut Board<N>,
        first: Pit,
        seen: &mut impl Observer,
    ) -> Pit {
        let lap = Lap::new::<N>(self.from, first, self.seeds);
        seen.see(Event::Lap(lap));
        let start = Board::<N>::index_of(first);
        // Every pit gets a seed for each full round, and the first few one more.
        let rounds = self.seeds / N as u8;
        let more = self.seeds % N as u8;
        for (seeds, &steps) in board.seeds.iter_mut().zip(&Board::<N>::STEPS[start]) {
            *seeds += rounds + u8::from(steps < more);
        }
        lap.last()
    }

    /// As [`Hand::sow`] from the next pit on, but the pit they were lifted from gets none.
    #[inline]
    pub fn sow_skipping_origin<const N: usize>(
        self,
        board: &mut Board<N>,
        seen: &mut impl Observer,
    ) -> Pit {
        let lap = Lap::skipping_origin::<N>(self.from, self.seeds);
        seen.see(Event::Lap(lap));
        for pit in lap.drops() {
            board.add(pit, 1);
        }
        lap.last()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pit(letter: char) -> Pit {
        Pit::from_letter(letter).unwrap()
    }

    #[test]
    fn the_ring_runs_from_south_to_north_and_closes() {
        let next = |letter| Board::<8>::next(pit(letter), Direction::Forward).letter();
        assert_eq!([next('A'), next('D'), next('d')], ['B', 'a', 'A']);
        let before = |letter| Board::<12>::next(pit(letter), Direction::Backward).letter();
        assert_eq!([before('A'), before('a'), before('f')], ['f', 'F', 'e']);
    }

    #[test]
    fn a_lap_lays_what_its_drops_say() {
        for seeds in 1..=48 {
            for from in Board::<12>::pits() {
                let mut sown = Board::<12>::filled(0);
                sown.add(from, seeds);
                let mut laid = Board::<12>::filled(0);
                let lap = Lap::new::<12>(from, from, seeds);
                let last = sown.lift(from).sow(&mut sown, from, &mut ());
                lap.drops().for_each(|pit| laid.add(pit, 1));
                assert_eq!(sown, laid);
                assert_eq!(Some(last), lap.drops().last());
            }
        }
    }

    #[test]
    fn a_skipped_origin_stays_empty() {
        let mut board = Board::<4>::new([7, 0, 0, 0]);
        let last = board
            .lift(pit('A'))
            .sow_skipping_origin(&mut board, &mut ());
        assert_eq!((board.seeds(), last), (&[0, 3, 2, 2], pit('B')));
    }

    #[test]
    fn a_chain_stops_at_the_first_unwanted_pit_or_where_it_began() {
        let board = Board::<4>::new([2, 3, 2, 2]);
        let chain = |direction| board.chain(pit('a'), direction, |seeds| seeds == 2);
        assert_eq!(chain(Direction::Forward), "bA".parse().unwrap());
        assert_eq!(chain(Direction::Backward), PitSet::EMPTY);
        let twos = Board::<4>::filled(2);
        assert_eq!(
            twos.chain(pit('a'), Direction::Backward, |seeds| seeds == 2),
            "ABb".parse().unwrap()
        );
    }
}
