//! A search with exact tables finds what one without them finds, and looks at less.

mod endings;

use std::collections::HashMap;
use std::sync::Mutex;

use ayla_ai::{Known, Limits, Memory, Tablebase, analyse};
use ayla_core::{DjenonAboure, Game, Position};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

use endings::ending;

/// Small endings of Djenon-aboure, each looked at to the end when it is first asked about.
#[derive(Debug, Default)]
struct Endings {
    known: Mutex<HashMap<DjenonAboure, Known>>,
}

impl Tablebase<DjenonAboure> for Endings {
    fn most_seeds(&self) -> u8 {
        12
    }

    fn probe(&self, position: &DjenonAboure) -> Option<Known> {
        let taken = position.taken();
        let total = position.setup().total();
        let on_board = total - u32::from(taken.south) - u32::from(taken.north);
        assert!(on_board <= u32::from(self.most_seeds()), "{position}");
        Some(look(position, &mut self.known.lock().unwrap()))
    }
}

/// The value of a position, and its longest line; such a game always comes to its end.
fn look(position: &DjenonAboure, known: &mut HashMap<DjenonAboure, Known>) -> Known {
    if let Some(&found) = known.get(position) {
        return found;
    }
    let me = position.to_move();
    let found = match position.outcome() {
        Some(outcome) => Known {
            margin: outcome.margin(me),
            moves: 0,
        },
        None => {
            let children = position.children().map(|(_, to)| {
                let found = look(&to, known);
                let margin = if to.to_move() == me {
                    found.margin
                } else {
                    -found.margin
                };
                (margin, found.moves + 1)
            });
            let best = children.reduce(|a, b| (a.0.max(b.0), a.1.max(b.1)));
            let (margin, moves) = best.expect("a position that is not over has moves");
            Known { margin, moves }
        }
    };
    known.insert(*position, found);
    found
}

#[test]
fn small_endings_are_looked_up() {
    let mut random = Pcg64Mcg::seed_from_u64(7);
    let mut memory = Memory::new(1 << 17).with_tablebase(Endings::default());
    for _ in 0..500 {
        let position: DjenonAboure = ending(&mut random);
        let game = Game::from_position(position);
        let with = memory.analyse(&game, &Limits::NONE, &mut ());
        let without = analyse(&game, &Limits::NONE, &mut ());
        let score = without.best().unwrap().score;
        assert!(score.is_exact());
        assert_eq!(with.best().unwrap().score, score, "{position}");
    }
}

#[test]
fn the_start_of_djenon_aboure_is_proved_with_less() {
    let game = Game::<DjenonAboure>::new();
    let without = analyse(&game, &Limits::NONE, &mut ());
    let mut memory = Memory::new(16 << 20).with_tablebase(Endings::default());
    let with = memory.analyse(&game, &Limits::NONE, &mut ());
    let (best, usual) = (with.best().unwrap(), without.best().unwrap());
    assert_eq!((best.mv, best.score), (usual.mv, usual.score));
    assert!(
        with.nodes < without.nodes,
        "{} {}",
        with.nodes,
        without.nodes
    );
}

/// A table that knows no end before the hundredth turn is no proof (A2).
#[test]
fn what_may_be_adjudicated_before_is_not_believed() {
    #[derive(Debug)]
    struct Liar;

    impl Tablebase<DjenonAboure> for Liar {
        fn most_seeds(&self) -> u8 {
            48
        }

        fn probe(&self, _: &DjenonAboure) -> Option<Known> {
            Some(Known {
                margin: 48,
                moves: u8::MAX,
            })
        }
    }

    let position: DjenonAboure = "0-0-0-0-0-2-0-0-0-1-0-3-20-22-S".parse().unwrap();
    let game = Game::from_position(position);
    let mut memory = Memory::new(1 << 17).with_tablebase(Liar);
    let found = memory.analyse(&game, &Limits::NONE, &mut ());
    assert_eq!(found, analyse(&game, &Limits::NONE, &mut ()));
}
