//! Small endings by chance, for tests that look at everything.

use ayla_core::{Pit, PitSet, Position, Setup, Side, Trade};
use rand::Rng;
use rand_pcg::Pcg64Mcg;

/// A small ending that is not over: few seeds on the board, and some taken.
pub(crate) fn ending<P: Position>(random: &mut Pcg64Mcg) -> P {
    loop {
        let pits = usize::from(P::GAME.pits());
        let mut seeds = vec![0; pits];
        for _ in 0..random.random_range(1..=4) {
            seeds[random.random_range(0..pits)] += random.random_range(1..=4);
        }
        let side = if random.random() {
            Side::South
        } else {
            Side::North
        };
        let mut setup = Setup::new(&seeds, Default::default(), side);
        for side in Side::BOTH {
            setup.taken[side] = random.random_range(0..=18);
        }
        if P::GAME.trade && random.random() {
            let some_pits = |random: &mut Pcg64Mcg| -> PitSet {
                let all = setup.pits().map(|(pit, _): (Pit, u8)| pit);
                all.filter(|_| random.random()).collect()
            };
            let south = some_pits(random);
            let offer = Some(some_pits(random)).filter(|_| random.random());
            setup = setup.with_trade(Trade { south, offer });
        }
        // Many offers cannot stand there: try again.
        if let Ok(position) = P::try_from(setup)
            && position.outcome().is_none()
        {
            return position;
        }
    }
}
