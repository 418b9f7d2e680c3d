//! Playing: leaf counts with every move played, and games by chance.

use std::hint::black_box;

use ayla_core::{Game, Position, perft};
use ayla_rulebook::games::random_game;
use rand::{Rng, RngCore, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::clock::{Piece, Subject, Unit};
use crate::tape::{Lanes, Sow, Tape};

const GAMES: usize = 2_000;

/// The leaf count of a game: every sequence of up to `depth` moves, each move played.
pub(crate) fn leaf_count<P: Position, L: Lanes + 'static, const N: usize>(
    depth: u8,
    sow: Sow<N>,
) -> Subject {
    let mut tape = Tape::<L>::new::<P, N>(sow);
    record_walk(&mut tape, &P::start(), 0, depth);
    assert_eq!(moves(&P::start(), depth), tape.moves() as u64);
    let work = tape.moves() as f64;
    Subject {
        unit: Unit::Rate("moves/s"),
        piece: Piece::new(work, move || {
            black_box(perft(black_box(&P::start()), depth.into()));
        }),
        floor: Piece::new(work, move || {
            black_box(tape.replay());
        }),
    }
}

/// Plays all sequences of up to `depth` moves; gives how many moves that were.
pub(crate) fn moves<P: Position>(position: &P, depth: u8) -> u64 {
    if depth == 0 {
        black_box(position); // the last move is made like any other
        return 0;
    }
    let children = position.children();
    children
        .map(|(_, child)| 1 + moves(&child, depth - 1))
        .sum()
}

fn record_walk<P: Position, L: Lanes>(tape: &mut Tape<L>, position: &P, at: u8, depth: u8) {
    if at == depth {
        return;
    }
    for mv in position.legal_moves() {
        let mut child = *position;
        tape.record(&mut child, mv, at, at + 1);
        record_walk(tape, &child, at + 1, depth);
    }
}

/// Games by chance on positions alone: list the moves, choose one, play it, until there is none.
pub(crate) fn playouts<P: Position, L: Lanes + 'static, const N: usize>(sow: Sow<N>) -> Subject {
    let tape = record_playouts::<P, L, N>(sow);
    Subject {
        unit: Unit::Rate("games/s"),
        piece: Piece::new(GAMES as f64, || {
            let mut random = random();
            for _ in 0..GAMES {
                black_box(playout::<P>(&mut random, |position, mv| {
                    position.play(mv, &mut ()).expect("a listed move is legal");
                }));
            }
        }),
        floor: floor(tape),
    }
}

/// Games by chance with their history: what ends them by A1 and A2 is seen.
pub(crate) fn games<P: Position, L: Lanes + 'static, const N: usize>(sow: Sow<N>) -> Subject {
    let mut tape = Tape::<L>::new::<P, N>(sow);
    let mut random_of_games = random();
    for _ in 0..GAMES {
        let game: Game<P> = random_game(&mut random_of_games);
        let mut position = P::start();
        for (nth, mv) in game.moves().enumerate() {
            tape.record(&mut position, mv, u8::from(nth > 0), 1);
        }
    }
    Subject {
        unit: Unit::Rate("games/s"),
        piece: Piece::new(GAMES as f64, || {
            let mut random = random();
            for _ in 0..GAMES {
                black_box(random_game::<P>(&mut random));
            }
        }),
        floor: floor(tape),
    }
}

/// The floor of `GAMES` games: what their moves did to the board, and a random number for each.
fn floor<L: Lanes + 'static>(tape: Tape<L>) -> Piece {
    Piece::new(GAMES as f64, move || {
        let mut random = random();
        for _ in 0..tape.moves() {
            black_box(random.next_u64());
        }
        black_box(tape.replay());
    })
}

fn record_playouts<P: Position, L: Lanes, const N: usize>(sow: Sow<N>) -> Tape<L> {
    let mut tape = Tape::<L>::new::<P, N>(sow);
    let mut random = random();
    for _ in 0..GAMES {
        let mut from = 0;
        playout::<P>(&mut random, |position, mv| {
            tape.record(position, mv, from, 1);
            from = 1;
        });
    }
    tape
}

fn playout<P: Position>(random: &mut impl Rng, mut play: impl FnMut(&mut P, ayla_core::Move)) -> P {
    let mut position = P::start();
    for _ in 0..MOST_PLIES {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        let nth = random.random_range(0..legal.len());
        let mv = legal.iter().nth(nth).expect("it is one of them");
        play(&mut position, mv);
    }
    position
}

/// A position alone knows neither A1 nor A2, so that it might be played without end.
const MOST_PLIES: usize = 1_000;

fn random() -> Pcg64Mcg {
    Pcg64Mcg::seed_from_u64(48)
}
