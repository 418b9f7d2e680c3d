//! Puzzles by chance.

use ayla_core::{
    BySide, Game, GameInfo, LegalMoves, Move, Pit, PitSet, Position, Setup, Side, Trade,
};
use rand::seq::IteratorRandom;
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::Puzzle;

/// How many positions are looked at before another position is tried.
const NODES: u64 = 50_000;

/// The same in a game with trade. Most endings cannot be proved, and those that can fall soon.
const NODES_OF_ENDING: u64 = 3_000;

/// How many seeds stand on the board of an ending, from least to most.
const ENDING: (u8, u8) = (4, 10);

/// How many seeds a player may have taken more than the other in an ending.
const LEAD: u8 = 12;

/// Makes a puzzle by chance: the same for the same seed on every machine.
///
/// Its position comes from a game that is played by chance; in a game with trade, where little can
/// be proved while many seeds are on the board, it is a small ending, set up by chance. Positions
/// are tried until one is worth solving: its best move does not lose, and is not the one that looks
/// best at first sight. That takes a moment; in Goré it may take some seconds.
///
/// ```
/// use ayla_core::DjenonAboure;
/// use ayla_study::{Puzzle, compose};
///
/// let puzzle: Puzzle<DjenonAboure> = compose(1);
/// assert!(puzzle.margin() > puzzle.second());
/// assert_eq!(puzzle, compose(1));
/// ```
#[must_use]
pub fn compose<P: Position>(seed: u64) -> Puzzle<P> {
    let mut composer = Composer(Pcg64Mcg::seed_from_u64(seed));
    loop {
        if let Some(puzzle) = composer.try_one() {
            return puzzle;
        }
    }
}

/// Luck, and what is made of it.
struct Composer(Pcg64Mcg);

impl Composer {
    fn try_one<P: Position>(&mut self) -> Option<Puzzle<P>> {
        let (position, nodes) = if P::GAME.trade {
            (self.ending()?, NODES_OF_ENDING)
        } else {
            (self.of_a_game(), NODES)
        };
        let puzzle = Puzzle::within(position, nodes).ok()?;
        (puzzle.margin() >= 0 && puzzle.depth() > 1).then_some(puzzle)
    }

    /// A position of a game that is played by chance.
    fn of_a_game<P: Position>(&mut self) -> P {
        let mut game: Game<P> = Game::new();
        while let Some(mv) = self.choose(game.legal_moves()) {
            game.play(mv, &mut ()).expect("it is a legal move");
        }
        let ply = game.plies().iter().choose(&mut self.0);
        ply.map_or(*game.start(), |ply| ply.after)
    }

    fn choose(&mut self, legal: LegalMoves) -> Option<Move> {
        legal.iter().choose(&mut self.0)
    }

    /// A small ending; `None` if what chance has put together is no position.
    fn ending<P: Position>(&mut self) -> Option<P> {
        let game = P::GAME;
        let on_board = self.0.random_range(ENDING.0..=ENDING.1);
        let mut seeds = vec![0; game.pits().into()];
        for _ in 0..on_board {
            let pit = self.0.random_range(0..seeds.len());
            seeds[pit] += 1;
        }
        let taken = game.seeds() - on_board;
        let least = (taken - LEAD.min(taken)) / 2;
        let south = self.0.random_range(least..=taken - least);
        let mut setup = Setup::new(&seeds, BySide::new(south, taken - south), self.side());
        if self.0.random() {
            setup = setup.with_trade(self.trade(game));
        }
        P::try_from(setup).ok()
    }

    fn side(&mut self) -> Side {
        if self.0.random() {
            Side::South
        } else {
            Side::North
        }
    }

    /// Any territories, and now and then an offer.
    fn trade(&mut self, game: GameInfo) -> Trade {
        let board = game.row(Side::South) | game.row(Side::North);
        let south: PitSet = board.iter().filter(|_| self.0.random()).collect();
        let offered: Option<Pit> = board.iter().choose(&mut self.0);
        Trade {
            south,
            offer: offered
                .map(|pit| PitSet::from_iter([pit]))
                .filter(|_| self.0.random_ratio(1, 4)),
        }
    }
}
