//! What the search calls exact is what a plain minimax finds, which looks at everything.
//!
//! The minimax knows neither alpha nor beta, neither offers that need no look nor repetitions. It
//! tells between which margins the game ends for certain if it is followed some moves ahead; where
//! the two meet, that is the value of the position.

mod endings;

use std::collections::HashMap;

use ayla_ai::{Limits, Score, analyse};
use ayla_core::{DjenonAboure, Game, Gore, Position};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

use endings::ending;

/// The least and the most the player to move can end with, as a margin.
type Bounds = (i32, i32);

struct Minimax<P> {
    known: HashMap<(P, u32), Bounds>,
}

impl<P: Position> Minimax<P> {
    fn bounds(&mut self, position: &P, moves_ahead: u32) -> Bounds {
        let me = position.to_move();
        if let Some(outcome) = position.outcome() {
            let margin = i32::from(outcome.margin(me));
            return (margin, margin);
        }
        if moves_ahead == 0 {
            let taken = position.taken();
            let total = i32::try_from(position.setup().total()).unwrap();
            let mine = 2 * i32::from(taken[me]) - total;
            let others = 2 * i32::from(taken[!me]) - total;
            return (mine, -others);
        }
        if let Some(&bounds) = self.known.get(&(*position, moves_ahead)) {
            return bounds;
        }
        let replies = position.children().map(|(_, child)| {
            let (least, most) = self.bounds(&child, moves_ahead - 1);
            if child.to_move() == me {
                (least, most)
            } else {
                (-most, -least)
            }
        });
        let best = replies.reduce(|a, b| (a.0.max(b.0), a.1.max(b.1)));
        let bounds = best.expect("a position that is not over has moves");
        self.known.insert((*position, moves_ahead), bounds);
        bounds
    }
}

/// How many of so many endings are decided so many moves ahead, and how many of those proved.
fn compare<P: Position>(seed: u64, endings: u32, moves_ahead: u32) -> (u32, u32) {
    let mut random = Pcg64Mcg::seed_from_u64(seed);
    let mut minimax = Minimax {
        known: HashMap::new(),
    };
    let mut decided = 0;
    let mut proved = 0;
    for _ in 0..endings {
        let position: P = ending(&mut random);
        let (least, most) = minimax.bounds(&position, moves_ahead);
        let limits = Limits {
            memory: 1 << 17,
            ..Limits::nodes(2_000)
        };
        let analysis = analyse(&Game::from_position(position), &limits, &mut ());
        let best = analysis.best().expect("the position is not over");
        assert!(position.legal_moves().contains(best.mv), "{position}");
        let mut after = position;
        after.play(best.mv, &mut ()).unwrap();
        if let Score::Exact(margin) = best.score {
            let margin = i32::from(margin);
            assert!((least..=most).contains(&margin), "{position}: {best:?}");
            let (lower, upper) = minimax.bounds(&after, moves_ahead);
            let reached = if after.to_move() == position.to_move() {
                lower..=upper
            } else {
                -upper..=-lower
            };
            assert!(reached.contains(&margin), "{position}: {best:?}");
        }
        if least == most {
            decided += 1;
            proved += u32::from(best.score.is_exact());
        }
    }
    (decided, proved)
}

#[test]
fn small_endings_of_gore_are_worth_what_minimax_says() {
    let (decided, proved) = compare::<Gore>(1, 3_000, 6);
    assert!(decided > 400, "{decided}");
    // With trade some lines can go on for ever, and the search may follow one of them instead.
    assert!(proved * 10 > decided * 9, "{proved} of {decided}");
}

#[test]
fn small_endings_of_djenon_aboure_are_worth_what_minimax_says() {
    let (decided, proved) = compare::<DjenonAboure>(2, 3_000, 16);
    assert_eq!((decided, proved), (3_000, 3_000));
}
