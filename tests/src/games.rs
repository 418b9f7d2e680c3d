//! Whole games by chance, the same for the same seed on every machine.

use ayla_core::{Game, Position};
use rand::Rng;

/// A game of random moves from the start, played until a clause ends it.
pub fn random_game<P: Position>(random: &mut impl Rng) -> Game<P> {
    let mut game = Game::new();
    loop {
        let legal = game.legal_moves();
        if legal.is_empty() {
            return game;
        }
        let nth = random.random_range(0..legal.len());
        let mv = legal.iter().nth(nth).expect("it is one of them");
        game.play(mv, &mut ()).expect("a listed move is legal");
    }
}
