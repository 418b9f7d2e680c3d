//! The floor of everything that plays moves: what a sequence of moves did to the board, recorded
//! beforehand and done again on bare lanes.
//!
//! It assumes what [`Board`](ayla_core::board::Board) is made of: a byte for each pit, all in one
//! integer, and a table with a row for every pit and number of seeds, the lap's addition. Each lap
//! reads the seeds of its pit from the board as the lap before has left it, so the additions wait
//! for each other as in the game. Which pit, how many laps, what is captured: all that is known.

use std::hint::black_box;

use ayla_core::board::{Board, Hand};
use ayla_core::{Event, Move, Pit, Position, Side};

/// A byte for each pit of the ring, from `A` on.
pub(crate) trait Lanes: Copy + Default {
    fn from_seeds(seeds: &[u8]) -> Self;
    fn seeds(self, index: u8) -> u8;
    fn plus(self, added: Self) -> Self;
    fn minus(self, taken: Self) -> Self;
    fn without(self, mask: Self) -> Self;
}

macro_rules! lanes {
    ($lanes:ty) => {
        impl Lanes for $lanes {
            fn from_seeds(seeds: &[u8]) -> Self {
                let mut bytes = [0; size_of::<$lanes>()];
                bytes[..seeds.len()].copy_from_slice(seeds);
                <$lanes>::from_le_bytes(bytes)
            }

            #[inline]
            fn seeds(self, index: u8) -> u8 {
                (self >> (8 * u32::from(index))) as u8
            }

            #[inline]
            fn plus(self, added: Self) -> Self {
                self.wrapping_add(added)
            }

            #[inline]
            fn minus(self, taken: Self) -> Self {
                self.wrapping_sub(taken)
            }

            #[inline]
            fn without(self, mask: Self) -> Self {
                self & !mask
            }
        }
    };
}

lanes!(u64);
lanes!(u128);

/// How a game lays its laps.
pub(crate) type Sow<const N: usize> = for<'a> fn(Hand<'a, N>, &mut ()) -> Pit;

const ROWS: usize = 64;

/// The additions of all laps of a game, and what its moves did.
pub(crate) struct Tape<L> {
    /// By pit, then by seeds.
    laps: Vec<[L; ROWS]>,
    /// The bytes of a set of pits: by the first eight of the ring, and by the rest.
    masks: [Vec<L>; 2],
    steps: Vec<Step>,
    /// The pits lifted, those of all steps one after the other.
    lifts: Vec<u8>,
    payments: Vec<L>,
    start: L,
}

/// What a move did.
#[derive(Clone, Copy)]
struct Step {
    /// Where the board before it is kept.
    from: u8,
    /// Where the board after it goes.
    to: u8,
    laps: u8,
    is_payment: bool,
    captured: u16,
}

/// The most boards kept at a time.
const KEPT: usize = 32;

impl<L: Lanes> Tape<L> {
    /// An empty tape of a game with `N` pits.
    pub(crate) fn new<P: Position, const N: usize>(sow: Sow<N>) -> Tape<L> {
        let ring = |seeds: &Board<N>| L::from_seeds(&seeds.seeds());
        let row = |pit: Pit, seeds: u8| {
            let mut board = Board::filled(0);
            board.add(pit, seeds);
            let before = ring(&board);
            sow(board.lift(pit), &mut ());
            ring(&board).minus(before)
        };
        let pits = Board::<N>::row(Side::South)
            .iter()
            .chain(Board::<N>::row(Side::North));
        let mask = |bits: u16| {
            let bytes: Vec<u8> = (0..N)
                .map(|pit| if bits >> pit & 1 == 1 { 255 } else { 0 })
                .collect();
            L::from_seeds(&bytes)
        };
        Tape {
            laps: pits
                .map(|pit| std::array::from_fn(|seeds| row(pit, seeds as u8)))
                .collect(),
            masks: [
                (0..1 << N.min(8)).map(mask).collect(),
                (0..1 << (N.max(8) - 8))
                    .map(|bits| mask(bits << 8))
                    .collect(),
            ],
            steps: Vec::new(),
            lifts: Vec::new(),
            payments: Vec::new(),
            start: L::from_seeds(P::start().setup().seeds()),
        }
    }

    /// Plays a move and records it: the board before is the one kept `from`, that after is kept
    /// `to`. Place 0 keeps the start.
    pub(crate) fn record<P: Position>(&mut self, position: &mut P, mv: Move, from: u8, to: u8) {
        let mut events = Vec::new();
        position
            .play(mv, &mut events)
            .expect("a listed move is legal");
        let index = |pit: Pit| match pit.row() {
            Side::South => pit.column(),
            Side::North => pit.column() + P::GAME.columns,
        };
        let mut step = Step {
            from,
            to,
            laps: 0,
            is_payment: false,
            captured: 0,
        };
        let mut paid = [0; 16];
        for event in events {
            match event {
                Event::Lap(lap) => {
                    self.lifts.push(index(lap.from()));
                    step.laps += 1;
                }
                Event::Capture { pit, .. } => step.captured |= 1 << index(pit),
                Event::Payment { pit, seeds, .. } => {
                    paid[usize::from(index(pit))] = seeds;
                    step.is_payment = true;
                }
                _ => {}
            }
        }
        if step.is_payment {
            self.payments
                .push(L::from_seeds(&paid[..usize::from(P::GAME.pits())]));
        }
        self.steps.push(step);
    }

    /// How many moves are recorded.
    pub(crate) fn moves(&self) -> usize {
        self.steps.len()
    }

    /// Does to the boards what the moves did. Gives the last of them.
    pub(crate) fn replay(&self) -> L {
        let mut boards = [L::default(); KEPT];
        boards[0] = self.start;
        let mut lifts = self.lifts.iter();
        let mut payments = self.payments.iter();
        let mut board = self.start;
        for step in &self.steps {
            board = boards[usize::from(step.from) % KEPT];
            for &pit in lifts.by_ref().take(usize::from(step.laps)) {
                let seeds = usize::from(board.seeds(pit));
                board = board.plus(self.laps[usize::from(pit)][seeds % ROWS]);
            }
            if step.captured != 0 {
                let [low, high] = step.captured.to_le_bytes();
                let [masks_low, masks_high] = &self.masks;
                board = board.without(masks_low[usize::from(low)]);
                if high != 0 {
                    board = board.without(masks_high[usize::from(high)]);
                }
            }
            if step.is_payment {
                board = payments.next().map_or(board, |&paid| board.plus(paid));
            }
            boards[usize::from(step.to) % KEPT] = board;
        }
        black_box(&boards);
        board
    }
}
