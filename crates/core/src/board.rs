//! The mechanics games are written with: a ring of pits, a hand that sows it, chains along it.

use core::fmt;
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

/// Seeds in a ring of `N` pits, two rows of `N / 2`, at most [`Board::MOST`] in each pit.
///
/// The ring runs counter-clockwise: South's row from `A` on, then North's from `a` on.
///
/// # Panics
///
/// A pit this board does not have is the caller's mistake and panics. A position never lets one
/// through: no set of legal moves contains it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board<const N: usize> {
    /// In the order of the ring; zeros after the last pit, so that a lap is one addition of
    /// vectors whatever the size of the board.
    seeds: Lanes,
}

type Lanes = [u8; 2 * Pit::MAX_COLUMNS as usize];

/// What a lap changes: for every pit that can be lifted, and every number of seeds, how many
/// seeds are added (modulo 256) to each pit of the ring.
type Laps<const N: usize> = [[Lanes; Board::<2>::MOST as usize + 1]; N];

/// Where the first seed of a lap goes, and which pits it passes over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    /// Into the next pit and on.
    On,
    /// Back into the origin and on.
    Back,
    /// Into the next pit and on, but never into the origin.
    Skipping,
}

/// Lays out every lap once and for all, seed by seed.
const fn laps<const N: usize>(way: Way) -> Laps<N> {
    let mut laps = [[[0; _]; _]; N];
    let mut origin = 0;
    while origin < N {
        let mut seeds = 0;
        while seeds < laps[origin].len() {
            let lap = &mut laps[origin][seeds];
            lap[origin] = 0_u8.wrapping_sub(seeds as u8);
            let mut pit = match way {
                Way::On | Way::Skipping => (origin + 1) % N,
                Way::Back => origin,
            };
            let mut hand = seeds;
            while hand > 0 {
                if !matches!(way, Way::Skipping) || pit != origin {
                    lap[pit] = lap[pit].wrapping_add(1);
                    hand -= 1;
                }
                pit = (pit + 1) % N;
            }
            seeds += 1;
        }
        origin += 1;
    }
    laps
}

impl<const N: usize> Board<N> {
    /// The most seeds a pit can hold.
    pub const MOST: u8 = 127;

    const COLUMNS: u8 = {
        assert!(N >= 2 && N.is_multiple_of(2) && N <= 2 * Pit::MAX_COLUMNS as usize);
        (N / 2) as u8
    };

    const ON: &'static Laps<N> = &laps(Way::On);
    const BACK: &'static Laps<N> = &laps(Way::Back);
    const SKIPPING: &'static Laps<N> = &laps(Way::Skipping);

    /// The same number of seeds in every pit.
    #[must_use]
    pub const fn filled(seeds: u8) -> Board<N> {
        Board::new([seeds; N])
    }

    /// Seeds in the order of the ring, from `A` on.
    #[must_use]
    pub const fn new(seeds: [u8; N]) -> Board<N> {
        let mut lanes = [0; _];
        let mut index = 0;
        while index < N {
            assert!(seeds[index] <= Board::<N>::MOST);
            lanes[index] = seeds[index];
            index += 1;
        }
        Board { seeds: lanes }
    }

    /// The seeds of all pits in the order of the ring, from `A` on.
    #[must_use]
    pub fn seeds(&self) -> &[u8] {
        &self.seeds[..N]
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

    /// How far pits of North's row stand apart from their places in the ring.
    const GAP: u8 = Pit::MAX_COLUMNS - Self::COLUMNS;

    #[inline]
    fn index_of(pit: Pit) -> usize {
        assert!(pit.column() < Self::COLUMNS, "the board has no such pit");
        let gap = match pit.row() {
            Side::South => 0,
            Side::North => Self::GAP,
        };
        usize::from(pit.number() - gap)
    }

    #[inline]
    fn pit_at(index: usize) -> Pit {
        let gap = if index < N / 2 { 0 } else { Self::GAP };
        Pit::numbered(index as u8 + gap)
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

    /// The pits that hold at least so many seeds, 1 to [`Board::MOST`].
    #[inline]
    #[must_use]
    pub fn at_least(&self, seeds: u8) -> PitSet {
        // The addition sets the highest bit of each byte that is large enough; the multiplication
        // gathers those of eight bytes in one.
        let lacking = u64::from_ne_bytes([128 - seeds; 8]);
        let highest = u64::from_ne_bytes([128; 8]);
        let half = |bytes: [u8; 8]| {
            let large = (u64::from_le_bytes(bytes) + lacking) & highest;
            ((large >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u16
        };
        let [a, b, c, d, e, f, g, h, rest @ ..] = self.seeds;
        let ring = half([a, b, c, d, e, f, g, h]) | half(rest) << 8;
        PitSet::from_rows((ring & ((1 << (N / 2)) - 1)) as u8, (ring >> (N / 2)) as u8)
    }

    /// How many seeds lie in `pits`.
    #[inline]
    #[must_use]
    pub fn total(&self, pits: PitSet) -> u8 {
        pits.iter().map(|pit| self[pit]).sum()
    }

    /// Takes all seeds of `pit` in the hand.
    #[inline]
    pub fn lift(&mut self, pit: Pit) -> Hand<'_, N> {
        Hand {
            board: self,
            from: pit,
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

/// The seeds in the order of the ring.
impl<const N: usize> fmt::Debug for Board<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Board").field(&self.seeds()).finish()
    }
}

/// The seeds of a pit on their way: lifted, and to be laid along the ring, round and round if there
/// are many. Each way to lay them gives the pit that gets the last seed.
#[derive(Debug)]
#[must_use = "lifted seeds must be sown"]
pub struct Hand<'a, const N: usize> {
    board: &'a mut Board<N>,
    from: Pit,
}

impl<const N: usize> Hand<'_, N> {
    /// Lays a seed into the next pit and on.
    #[inline]
    pub fn sow_on(self, seen: &mut impl Observer) -> Pit {
        self.sow(Way::On, Board::<N>::ON, seen)
    }

    /// Lays the first seed back into the pit they were lifted from, and on.
    #[inline]
    pub fn sow_back(self, seen: &mut impl Observer) -> Pit {
        self.sow(Way::Back, Board::<N>::BACK, seen)
    }

    /// Lays a seed into the next pit and on, but none into the pit they were lifted from.
    #[inline]
    pub fn sow_skipping_origin(self, seen: &mut impl Observer) -> Pit {
        self.sow(Way::Skipping, Board::<N>::SKIPPING, seen)
    }

    #[inline]
    fn sow(self, way: Way, laps: &Laps<N>, seen: &mut impl Observer) -> Pit {
        let origin = Board::<N>::index_of(self.from);
        let seeds = self.board.seeds[origin];
        seen.see(Event::Lap(Lap::new::<N>(self.from, way, seeds)));
        for (seeds, added) in self
            .board
            .seeds
            .iter_mut()
            .zip(laps[origin][usize::from(seeds)])
        {
            *seeds = seeds.wrapping_add(added);
        }
        let last = match way {
            Way::On => origin + usize::from(seeds),
            Way::Back => origin + N - 1 + usize::from(seeds),
            Way::Skipping => {
                origin + usize::from(seeds) + usize::from(seeds.saturating_sub(1)) / (N - 1)
            }
        };
        Board::<N>::pit_at(last % N)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    extern crate std;

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
        type Sow = for<'a> fn(Hand<'a, 12>, &mut Option<Lap>) -> Pit;
        let ways: [Sow; 3] = [
            |hand, lap| hand.sow_on(lap),
            |hand, lap| hand.sow_back(lap),
            |hand, lap| hand.sow_skipping_origin(lap),
        ];
        for (sow, seeds) in ways
            .into_iter()
            .flat_map(|sow| (1..=48).map(move |seeds| (sow, seeds)))
        {
            for from in Board::<12>::pits() {
                let mut sown = Board::<12>::filled(3);
                sown.seeds[Board::<12>::index_of(from)] = seeds;
                let mut laid = sown;
                laid.seeds[Board::<12>::index_of(from)] = 0;
                let mut heard = None;
                let last = sow(sown.lift(from), &mut heard);
                let lap = heard.unwrap();
                lap.drops().for_each(|pit| laid.add(pit, 1));
                assert_eq!(sown, laid);
                assert_eq!((lap.from(), lap.seeds()), (from, seeds));
                assert_eq!(Some(last), lap.drops().last());
                assert_eq!(last, lap.last());
            }
        }
    }

    impl Observer for Option<Lap> {
        fn see(&mut self, event: Event) {
            if let Event::Lap(lap) = event {
                *self = Some(lap);
            }
        }
    }

    #[test]
    fn pits_are_told_by_their_seeds() {
        let board = Board::<12>::new([0, 1, 2, 3, 4, 127, 0, 5, 2, 1, 0, 3]);
        let letters = |seeds| -> std::string::String { std::format!("{}", board.at_least(seeds)) };
        assert_eq!(letters(1), "BCDEFbcdf");
        assert_eq!(letters(3), "DEFbf");
        assert_eq!(letters(127), "F");
    }

    #[test]
    fn a_skipped_origin_stays_empty() {
        let mut board = Board::<4>::new([7, 0, 0, 0]);
        let last = board.lift(pit('A')).sow_skipping_origin(&mut ());
        assert_eq!((board.seeds(), last), (&[0, 3, 2, 2][..], pit('B')));
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
