//! How soon any board of Djenon-aboure with all 48 seeds is proved: `cargo run --release -p ayla-ai
//! --example boards`.

use std::time::{Duration, Instant};

use ayla_ai::{Limits, analyse};
use ayla_core::{DjenonAboure, Game, Setup, Side};
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

const BOARDS: usize = 1_000;

/// Each seed falls into any pit.
fn board(random: &mut Pcg64Mcg) -> DjenonAboure {
    let mut seeds = [0; 12];
    for _ in 0..48 {
        seeds[random.random_range(0..seeds.len())] += 1;
    }
    let setup = Setup::new(&seeds, Default::default(), Side::South);
    DjenonAboure::try_from(setup).expect("it has as many seeds as the game")
}

fn main() {
    let mut random = Pcg64Mcg::seed_from_u64(1);
    let mut nodes = Vec::new();
    let mut times = Vec::new();
    for _ in 0..BOARDS {
        let game = Game::from_position(board(&mut random));
        let begun = Instant::now();
        let analysis = analyse(&game, &Limits::NONE, &mut ());
        times.push(begun.elapsed());
        nodes.push(analysis.nodes);
        assert!(analysis.is_exact());
    }
    nodes.sort_unstable();
    times.sort_unstable();
    let at = |percent: usize| (BOARDS * percent).div_ceil(100) - 1;
    let total: u64 = nodes.iter().sum();
    println!(
        "start: {} nodes",
        analyse(&Game::<DjenonAboure>::new(), &Limits::NONE, &mut ()).nodes
    );
    println!(
        "all {BOARDS} boards: {total} nodes in {:.2?}",
        times.iter().sum::<Duration>()
    );
    for percent in [50, 90, 99, 100] {
        println!(
            "{percent:3} of 100 take at most {:7} nodes, {:6.2?}",
            nodes[at(percent)],
            times[at(percent)]
        );
    }
}
