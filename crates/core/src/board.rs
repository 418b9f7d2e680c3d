//! The mechanics games are written with: a ring of pits, a hand that sows it, chains along it.

use core::fmt;
use core::hash::{Hash, Hasher};
use core::hint::select_unpredictable;

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

/// Seeds in a ring of `N` pits, two rows of `N / 2`; at most [`Board::MOST`] in all. `N` is an even number
/// from 2 to 16; with another the program does not compile.
///
/// It takes two `WORDS` of eight bytes. A ring of eight pits or fewer finds room in one, and is sown and
/// compared sooner there: `Board<8, 1>`.
///
/// The ring runs counter-clockwise: South's row from `A` on, then North's from `a` on. A pit this
/// board does not have is always empty.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Board<const N: usize, const WORDS: usize = 2> {
    /// A pit a byte. Seven bits of it are enough for all seeds there are, so that words can be added
    /// and compared pit by pit, and the eighth tells what came of it.
    ///
    /// A single word holds the whole ring, `A` in the lowest byte. Of two each holds a row, the
    /// leftmost pit in the lowest byte.
    words: [u64; WORDS],
}

/// One in every byte.
const ONES: u64 = u64::from_ne_bytes([1; 8]);
/// The highest bit of every byte.
const HIGHEST: u64 = ONES << 7;

/// A bit for every byte whose highest bit is set; the other bits of `bytes` must be clear.
#[inline]
const fn gather(bytes: u64) -> u8 {
    // Every bit lands in the highest byte at its own place, and all sums stay without a carry.
    ((bytes >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

/// All bits of a byte for every bit.
const SPREAD: [u64; 256] = {
    let mut spread = [0; 256];
    let mut bits = 0;
    while bits < spread.len() {
        let mut bytes = [0; 8];
        let mut bit = 0;
        while bit < bytes.len() {
            bytes[bit] = if bits >> bit & 1 == 1 { u8::MAX } else { 0 };
            bit += 1;
        }
        spread[bits] = u64::from_le_bytes(bytes);
        bits += 1;
    }
    spread
};

/// The sum of all bytes, which must be less than 256.
#[inline]
const fn sum(bytes: u64) -> u8 {
    (bytes.wrapping_mul(ONES) >> 56) as u8
}

/// The sum of all bytes, however large.
#[inline]
const fn wide_sum(bytes: u64) -> u16 {
    const PAIRS: u64 = u64::MAX / 0xffff;
    let pairs = (bytes & (PAIRS * 0xff)) + (bytes >> 8 & (PAIRS * 0xff));
    (pairs.wrapping_mul(PAIRS) >> 48) as u16
}

/// What a lap does to the board, and where it ends.
#[derive(Clone, Copy)]
#[repr(align(16))] // so that a table of them is indexed by shifts alone
struct Sowing<const WORDS: usize> {
    /// Added to the words: one for each seed, less the seeds lifted.
    added: [u64; WORDS],
    last: Pit,
}

/// Every lap there is: by the pit that is lifted and the seeds it holds.
type Laps<const WORDS: usize> = [[Sowing<WORDS>; Board::<2>::MOST as usize + 1]; Pit::COUNT];

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

impl<const N: usize, const WORDS: usize> Board<N, WORDS> {
    /// The most seeds a board can hold.
    pub const MOST: u8 = 127;

    const COLUMNS: u8 = {
        assert!(N >= 2 && N.is_multiple_of(2) && N <= Pit::COUNT);
        assert!(WORDS == 2 || Self::IN_ONE_WORD && N <= 8);
        (N / 2) as u8
    };

    /// Whether one word holds the whole ring.
    const IN_ONE_WORD: bool = WORDS == 1;

    /// Where the byte of `pit` begins in its word. For a pit this board does not have it is a place
    /// where no bit is ever set.
    #[inline]
    const fn shift(pit: Pit) -> u8 {
        if Self::IN_ONE_WORD {
            Self::SHIFTS[pit.number() as usize % Self::SHIFTS.len()]
        } else {
            8 * pit.column()
        }
    }

    /// The same where the ring is one word, looked up by the number of the pit.
    const SHIFTS: [u8; Pit::COUNT] = {
        let mut shifts = [63; _];
        let mut place = 0;
        while place < N {
            shifts[Self::pit_at(place).number() as usize] = 8 * place as u8;
            place += 1;
        }
        shifts
    };

    const ON: &'static Laps<WORDS> = &Self::laps(Way::On);
    const BACK: &'static Laps<WORDS> = &Self::laps(Way::Back);
    const SKIPPING: &'static Laps<WORDS> = &Self::laps(Way::Skipping);

    /// Lays out every lap once and for all, seed by seed.
    const fn laps(way: Way) -> Laps<WORDS> {
        let mut laps = [[Sowing::nothing(Pit::numbered(0)); _]; _];
        let mut place = 0;
        while place < N {
            let origin = Self::pit_at(place);
            let mut lap = Sowing::nothing(Self::pit_at(match way {
                Way::On | Way::Skipping => place,
                Way::Back => (place + N - 1) % N,
            }));
            let mut seeds = 0;
            while seeds <= Self::MOST {
                laps[origin.number() as usize][seeds as usize] = lap;
                // One seed more: all others lie as before.
                lap.last = Self::next(lap.last, Direction::Forward);
                if matches!(way, Way::Skipping) && lap.last.number() == origin.number() {
                    lap.last = Self::next(lap.last, Direction::Forward);
                }
                Self::add_to(&mut lap.added, lap.last, 1);
                Self::add_to(&mut lap.added, origin, -1);
                seeds += 1;
            }
            place += 1;
        }
        laps
    }

    /// The same number of seeds in every pit.
    ///
    /// # Panics
    ///
    /// If they are more than [`Board::MOST`] in all.
    #[must_use]
    pub const fn filled(seeds: u8) -> Board<N, WORDS> {
        Board::new([seeds; N])
    }

    /// Seeds in the order of the ring, from `A` on.
    ///
    /// # Panics
    ///
    /// If they are more than [`Board::MOST`] in all.
    #[must_use]
    pub const fn new(seeds: [u8; N]) -> Board<N, WORDS> {
        let mut board = Board { words: [0; WORDS] };
        let mut place = 0;
        while place < N {
            board.add(Self::pit_at(place), seeds[place]);
            place += 1;
        }
        board
    }

    /// The seeds of all pits in the order of the ring, from `A` on.
    #[must_use]
    pub fn seeds(&self) -> [u8; N] {
        core::array::from_fn(|place| self.at(Self::pit_at(place)))
    }

    /// How many seeds lie in `pit`.
    #[inline]
    #[must_use]
    pub fn at(&self, pit: Pit) -> u8 {
        let word = if Self::IN_ONE_WORD {
            self.words[0]
        } else {
            // In which row a lap ends is anybody's guess.
            select_unpredictable(pit.row() == Side::South, self.words[0], self.words[1])
        };
        (word >> Self::shift(pit)) as u8
    }

    /// Whether `pit` holds one of these numbers of seeds.
    #[inline]
    #[must_use]
    pub fn holds<const K: usize>(&self, pit: Pit, seeds: [u8; K]) -> bool {
        let held = self.at(pit);
        seeds
            .into_iter()
            .fold(false, |any, seeds| any | (held == seeds))
    }

    /// `pit` if it holds one of these numbers of seeds, or no pit: the same as
    /// [`holds`](Board::holds), in a form that goes on without a branch, where the processor could
    /// but guess.
    #[inline]
    #[must_use]
    pub fn if_holds<const K: usize>(&self, pit: Pit, seeds: [u8; K]) -> PitSet {
        PitSet::only_if(self.holds(pit, seeds), pit)
    }

    /// Every pit.
    #[inline]
    #[must_use]
    pub const fn pits() -> PitSet {
        Self::row(Side::South).union(Self::row(Side::North))
    }

    /// The pits of one row.
    #[inline]
    #[must_use]
    pub const fn row(side: Side) -> PitSet {
        PitSet::row(side, Self::COLUMNS)
    }

    /// How many steps lie between `A` and `pit`.
    #[inline]
    const fn place_of(pit: Pit) -> usize {
        let row_begins = match pit.row() {
            Side::South => 0,
            Side::North => Self::COLUMNS,
        };
        (row_begins + pit.column()) as usize
    }

    #[inline]
    const fn pit_at(place: usize) -> Pit {
        let columns_missing = if place < N / 2 {
            0
        } else {
            Pit::MAX_COLUMNS - Self::COLUMNS
        };
        Pit::numbered(place as u8 + columns_missing)
    }

    /// The pit one step from `pit`, which must be of this board.
    #[inline]
    #[must_use]
    pub const fn next(pit: Pit, direction: Direction) -> Pit {
        let steps = match direction {
            Direction::Forward => 1,
            Direction::Backward => N - 1,
        };
        Self::pit_at((Self::place_of(pit) + steps) % N)
    }

    /// The other pits of the ring in the order one meets them, walking from `pit`, which must be of this
    /// board.
    pub fn walk(pit: Pit, direction: Direction) -> impl Iterator<Item = Pit> {
        core::iter::successors(Some(pit), move |&pit| Some(Self::next(pit, direction)))
            .skip(1)
            .take(N - 1)
    }

    /// The unbroken chain of pits of `among` that begins next to `from`, a pit of this board. It runs round the whole
    /// ring if nothing breaks it, and never holds `from` itself.
    ///
    /// ```
    /// use ayla_core::board::{Board, Direction};
    ///
    /// let chain = Board::<8>::chain("b".parse()?, Direction::Forward, "ABDacd".parse()?);
    /// assert_eq!(chain.to_string(), "ABcd");
    /// # Ok::<(), ayla_core::ParseError>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn chain(from: Pit, direction: Direction, among: PitSet) -> PitSet {
        // The ring cut open behind `from`, so that its neighbours are the lowest and the highest
        // of N - 1 bits; there is always a bit above that is not set.
        let ring = Self::ring(among);
        let cut = Self::place_of(from) + 1;
        let others = (ring | ring << N) >> cut & ((1 << (N - 1)) - 1);
        let run = match direction {
            Direction::Forward => others & !(others + 1),
            Direction::Backward => {
                let top = others << (33 - N);
                let length = top.leading_ones() as usize;
                others & !((1 << (N - 1 - length)) - 1)
            }
        };
        let run = run << cut;
        Self::set(run | run >> N)
    }

    /// A bit for every pit of `pits` that this board has, in the order of the ring.
    #[inline]
    const fn ring(pits: PitSet) -> u32 {
        let (south, north) = pits.rows();
        let row = (1 << Self::COLUMNS) - 1;
        (south as u32 & row) | (north as u32 & row) << Self::COLUMNS
    }

    /// The pits whose bits in the order of the ring are set.
    #[inline]
    const fn set(ring: u32) -> PitSet {
        let row = (1 << Self::COLUMNS) - 1;
        PitSet::from_rows((ring & row) as u8, (ring >> Self::COLUMNS & row) as u8)
    }

    /// What `bytes_of` says of each word, a bit a byte, as a set of pits.
    #[inline]
    fn pits_where(&self, bytes_of: impl Fn(u64) -> u8) -> PitSet {
        let bits = self.words.map(bytes_of);
        if Self::IN_ONE_WORD {
            Self::set(bits[0].into())
        } else {
            PitSet::from_rows(bits[0], bits[1])
        }
    }

    /// All bits of the bytes that stand for `pits`.
    #[inline]
    const fn masks(pits: PitSet) -> [u64; WORDS] {
        let mut masks = [0; WORDS];
        if Self::IN_ONE_WORD {
            masks[0] = SPREAD[Self::ring(pits) as usize];
        } else {
            let (south, north) = pits.rows();
            masks[0] = SPREAD[south as usize];
            masks[1] = SPREAD[north as usize];
        }
        masks
    }

    /// The pits that hold at least so many seeds, 1 to [`Board::MOST`].
    #[inline]
    #[must_use]
    pub fn at_least(&self, seeds: u8) -> PitSet {
        self.pits_where(|word| gather(Self::reached(word, seeds)))
    }

    /// Whether any pit holds at least so many seeds, 1 to [`Board::MOST`].
    #[inline]
    #[must_use]
    pub fn any_at_least(&self, seeds: u8) -> bool {
        let reached = self.words.map(|word| Self::reached(word, seeds));
        reached.into_iter().any(|bits| bits != 0)
    }

    /// The highest bit of each byte that is at least so much.
    #[inline]
    const fn reached(word: u64, seeds: u8) -> u64 {
        // What lacks to the highest bit is added to each; it is set where there was enough.
        debug_assert!(0 < seeds && seeds <= Self::MOST);
        (word + (128 - seeds as u64) * ONES) & HIGHEST
    }

    /// The pits that hold one of these numbers of seeds, each 1 to [`Board::MOST`].
    #[inline]
    #[must_use]
    pub fn holding<const K: usize>(&self, seeds: [u8; K]) -> PitSet {
        debug_assert!(seeds.iter().all(|&seeds| 0 < seeds && seeds <= Self::MOST));
        self.pits_where(|word| {
            let differs = |seeds| (word ^ (u64::from(seeds) * ONES)) + (HIGHEST - ONES);
            let all_differ = seeds
                .into_iter()
                .map(differs)
                .fold(!0, |all, one| all & one);
            gather(!all_differ & HIGHEST)
        })
    }

    /// How many seeds lie in `pits`.
    #[inline]
    #[must_use]
    pub const fn seeds_in(&self, pits: PitSet) -> u8 {
        let masks = Self::masks(pits);
        let mut bytes = self.words[0] & masks[0];
        if !Self::IN_ONE_WORD {
            bytes += self.words[1] & masks[1];
        }
        sum(bytes)
    }

    /// Adds up what `worth` makes of the seeds of `pits`: it is handed a word at a time, a byte of 0 to
    /// [`Board::MOST`] seeds for each pit, and gives a byte for each, which must not depend on the others.
    #[inline]
    #[must_use]
    pub fn sum_bytes(&self, pits: PitSet, worth: impl Fn(u64) -> u64) -> u16 {
        let masked = self.words.iter().zip(Self::masks(pits));
        masked
            .map(|(&word, mask)| wide_sum(worth(word) & mask))
            .sum()
    }

    /// Takes all seeds of `pit` in the hand. They are not gone from it before they are sown.
    #[inline]
    pub const fn lift(&mut self, pit: Pit) -> Hand<'_, N, WORDS> {
        Hand {
            board: self,
            from: pit,
        }
    }

    /// Lays `seeds` on top of what `pit` holds.
    ///
    /// # Panics
    ///
    /// If this board has no such pit, or then more than [`Board::MOST`] seeds.
    #[inline]
    pub const fn add(&mut self, pit: Pit, seeds: u8) {
        assert!(Self::pits().contains(pit), "the board has no such pit");
        assert!(
            seeds <= Self::MOST - self.seeds_in(Self::pits()),
            "the board holds fewer seeds"
        );
        Self::add_to(&mut self.words, pit, seeds as i64);
    }

    /// Adds to the byte of `pit`.
    #[inline]
    const fn add_to(words: &mut [u64; WORDS], pit: Pit, seeds: i64) {
        let word = if Self::IN_ONE_WORD {
            0
        } else {
            pit.row() as usize
        };
        let seeds = seeds << Self::shift(pit);
        words[word] = words[word].wrapping_add_signed(seeds);
    }

    /// Captures all seeds of `pits` for `by`. Gives how many they were.
    #[inline]
    #[must_use = "captured seeds are counted for a player"]
    pub fn capture(&mut self, pits: PitSet, by: Side, seen: &mut impl Observer) -> u8 {
        if seen.listens() {
            for pit in pits {
                let seeds = self.at(pit);
                seen.see(Event::Capture { by, pit, seeds });
            }
        }
        let taken = self.seeds_in(pits);
        for (word, mask) in self.words.iter_mut().zip(Self::masks(pits)) {
            *word &= !mask;
        }
        taken
    }
}

impl<const WORDS: usize> Sowing<WORDS> {
    /// No seed at all, and the next one goes into the pit after `last`.
    const fn nothing(last: Pit) -> Sowing<WORDS> {
        Sowing {
            added: [0; WORDS],
            last,
        }
    }
}

/// Word by word; as an array they would be hashed byte by byte, and their number with them.
impl<const N: usize, const WORDS: usize> Hash for Board<N, WORDS> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.words.iter().for_each(|&word| state.write_u64(word));
    }
}

/// The seeds in the order of the ring.
impl<const N: usize, const WORDS: usize> fmt::Debug for Board<N, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Board").field(&self.seeds()).finish()
    }
}

/// The seeds of a pit on their way: lifted, and to be laid along the ring, round and round if there
/// are many. Each way to lay them gives the pit that gets the last seed.
#[derive(Debug)]
#[must_use = "lifted seeds must be sown"]
pub struct Hand<'a, const N: usize, const WORDS: usize = 2> {
    board: &'a mut Board<N, WORDS>,
    from: Pit,
}

impl<const N: usize, const WORDS: usize> Hand<'_, N, WORDS> {
    /// Lays a seed into the next pit and on.
    #[inline]
    pub fn sow_on(self, seen: &mut impl Observer) -> Pit {
        self.sow(Way::On, Board::<N, WORDS>::ON, seen)
    }

    /// Lays the first seed back into the pit they were lifted from, and on.
    #[inline]
    pub fn sow_back(self, seen: &mut impl Observer) -> Pit {
        self.sow(Way::Back, Board::<N, WORDS>::BACK, seen)
    }

    /// Lays a seed into the next pit and on, but none into the pit they were lifted from.
    #[inline]
    pub fn sow_skipping_origin(self, seen: &mut impl Observer) -> Pit {
        self.sow(Way::Skipping, Board::<N, WORDS>::SKIPPING, seen)
    }

    #[inline]
    fn sow(self, way: Way, laps: &Laps<WORDS>, seen: &mut impl Observer) -> Pit {
        let seeds = self.board.at(self.from);
        seen.see(Event::Lap(Lap::new::<N>(self.from, way, seeds)));
        let lap = &laps[usize::from(self.from.number())][usize::from(seeds & Board::<N>::MOST)];
        for (word, added) in self.board.words.iter_mut().zip(lap.added) {
            *word = word.wrapping_add(added);
        }
        lap.last
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

    fn laps_lay_what_their_drops_say<const N: usize, const WORDS: usize>() {
        type Sow<const N: usize, const WORDS: usize> =
            for<'a> fn(Hand<'a, N, WORDS>, &mut Option<Lap>) -> Pit;
        let ways: [Sow<N, WORDS>; 3] = [
            |hand, lap| hand.sow_on(lap),
            |hand, lap| hand.sow_back(lap),
            |hand, lap| hand.sow_skipping_origin(lap),
        ];
        for (sow, seeds) in ways
            .into_iter()
            .flat_map(|sow| (1..=48).map(move |seeds| (sow, seeds)))
        {
            for from in Board::<N, WORDS>::pits() {
                let mut laid = Board::<N, WORDS>::filled(3);
                let _ = laid.capture(from.into(), Side::South, &mut ());
                let mut sown = laid;
                sown.add(from, seeds);
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

    #[test]
    fn a_lap_lays_what_its_drops_say() {
        laps_lay_what_their_drops_say::<12, 2>();
        laps_lay_what_their_drops_say::<8, 2>();
        laps_lay_what_their_drops_say::<8, 1>();
        laps_lay_what_their_drops_say::<6, 1>();
    }

    #[test]
    fn a_board_of_one_word_tells_what_one_of_two_tells() {
        let seeds = [0, 2, 0, 90, 4, 1, 3, 2];
        let (mut narrow, mut wide) = (Board::<8, 1>::new(seeds), Board::<8>::new(seeds));
        assert_eq!((narrow.seeds(), wide.seeds()), (seeds, seeds));
        for pit in Board::<8>::pits() {
            assert_eq!(narrow.at(pit), wide.at(pit));
            assert_eq!(narrow.if_holds(pit, [2, 4]), wide.if_holds(pit, [2, 4]));
        }
        for count in 1..=Board::<8>::MOST {
            assert_eq!(narrow.at_least(count), wide.at_least(count));
            assert_eq!(narrow.any_at_least(count), wide.any_at_least(count));
            assert_eq!(narrow.holding([count]), wide.holding([count]));
        }
        for pits in (0..=u8::MAX).map(|pits| PitSet::from_rows(pits & 15, pits >> 4)) {
            assert_eq!(narrow.seeds_in(pits), wide.seeds_in(pits));
            let twice = |bytes| 2 * bytes;
            assert_eq!(narrow.sum_bytes(pits, twice), wide.sum_bytes(pits, twice));
        }
        let prey = "BDac".parse().unwrap();
        assert_eq!(narrow.capture(prey, Side::South, &mut ()), 99);
        assert_eq!(wide.capture(prey, Side::South, &mut ()), 99);
        assert_eq!(narrow.seeds(), [0, 0, 0, 0, 0, 1, 0, 2]);
        assert_eq!(wide.seeds(), narrow.seeds());
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
        let board = Board::<12>::new([0, 1, 2, 3, 4, 90, 0, 5, 2, 1, 0, 3]);
        let letters = |seeds| -> std::string::String { std::format!("{}", board.at_least(seeds)) };
        assert_eq!(letters(1), "BCDEFbcdf");
        assert_eq!(letters(3), "DEFbf");
        assert_eq!(letters(90), "F");
        assert_eq!(letters(91), "");
        assert!(board.any_at_least(90) && !board.any_at_least(91));
        assert_eq!(board.holding([2, 3]), "CDcf".parse().unwrap());
        assert_eq!(board.holding([90]), "F".parse().unwrap());
        assert!(board.holds(pit('c'), [1, 2]) && !board.holds(pit('c'), [1, 3]));
        assert_eq!(board.seeds_in("BFb".parse().unwrap()), 96);
    }

    #[test]
    fn what_is_made_of_seeds_is_added_up() {
        let board = Board::<12>::new([0, 1, 2, 3, 4, 90, 0, 5, 2, 1, 0, 3]);
        let worth = |letters: &str| board.sum_bytes(letters.parse().unwrap(), |seeds| 2 * seeds);
        assert_eq!(["A", "B", "C", "f"].map(worth), [0, 2, 4, 6]);
        assert_eq!(worth("ABCDEFabcdef"), 2 * 111);
    }

    #[test]
    fn a_skipped_origin_stays_empty() {
        let mut board = Board::<4>::new([7, 0, 0, 0]);
        let last = board.lift(pit('A')).sow_skipping_origin(&mut ());
        assert_eq!((board.seeds(), last), ([0, 3, 2, 2], pit('B')));
    }

    #[test]
    fn a_chain_stops_at_the_first_other_pit_or_where_it_began() {
        let naive = |from, direction, among: PitSet| -> PitSet {
            Board::<8>::walk(from, direction)
                .take_while(|&pit| among.contains(pit))
                .collect()
        };
        for among in (0..=u8::MAX).map(|pits| PitSet::from_rows(pits & 15, pits >> 4)) {
            for from in Board::<8>::pits() {
                for direction in [Direction::Forward, Direction::Backward] {
                    assert_eq!(
                        Board::<8>::chain(from, direction, among),
                        naive(from, direction, among),
                        "{among} from {from}, {direction:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn boards_of_every_size_have_their_chains() {
        let all = Board::<2>::pits();
        assert_eq!(
            Board::<2>::chain(pit('a'), Direction::Forward, all),
            pit('A').into()
        );
        let all = Board::<16>::pits();
        for direction in [Direction::Forward, Direction::Backward] {
            let others = Board::<16>::chain(pit('h'), direction, all);
            assert_eq!(others, all - pit('h').into());
        }
    }

    #[test]
    fn the_widest_board_adds_up_all_its_pits() {
        let all_full = |_| u64::MAX;
        let sum = |pits| Board::<16>::filled(7).sum_bytes(pits, all_full);
        assert_eq!(sum(Board::<16>::pits()), 16 * 255);
        assert_eq!(sum(PitSet::EMPTY), 0);
    }

    #[test]
    fn boards_with_a_seed_elsewhere_are_hashed_apart() {
        use std::collections::HashSet;
        use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

        fn hashes<const N: usize, const WORDS: usize>() -> usize {
            let hash = |pit| {
                let mut board = Board::<N, WORDS>::filled(1);
                board.add(pit, 1);
                BuildHasherDefault::<DefaultHasher>::default().hash_one(board)
            };
            let hashes: HashSet<u64> = Board::<N, WORDS>::pits().iter().map(hash).collect();
            hashes.len()
        }
        assert_eq!((hashes::<8, 1>(), hashes::<8, 2>()), (8, 8));
        assert_eq!(hashes::<12, 2>(), 12);
    }

    #[test]
    fn a_board_is_shown_as_its_ring() {
        let board = Board::<4>::new([1, 2, 3, 4]);
        assert_eq!(alloc::format!("{board:?}"), "Board([1, 2, 3, 4])");
    }

    fn missing_pits_are_empty<const WORDS: usize>() {
        let mut board = Board::<4, WORDS>::new([1, 2, 3, 4]);
        let before = board;
        for missing in "CDEFGHcdefgh".chars().map(pit) {
            assert_eq!(board.at(missing), 0);
            let _ = board.lift(missing).sow_on(&mut ());
            assert_eq!(board.capture(missing.into(), Side::South, &mut ()), 0);
            assert_eq!(board, before);
        }
    }

    #[test]
    fn a_pit_that_is_missing_is_empty() {
        missing_pits_are_empty::<1>();
        missing_pits_are_empty::<2>();
    }

    #[test]
    #[should_panic(expected = "the board has no such pit")]
    fn a_missing_pit_takes_no_seeds() {
        Board::<4>::new([0; 4]).add(pit('C'), 1);
    }

    #[test]
    #[should_panic(expected = "the board holds fewer seeds")]
    fn a_board_holds_no_more_than_its_words_can_count() {
        let _ = Board::<4>::new([64, 0, 0, 64]);
    }
}
