//! Moves per second of a leaf count, every move played, and random games per second.

use std::hint::black_box;

use ayla_core::{DjenonAboure, Gore, Position, perft};
use ayla_rulebook::games::random_game;
use ayla_rulebook::oware::Oware;
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

fn leaf_count<P: Position>(criterion: &mut Criterion, depth: u32) {
    let mut group = criterion.benchmark_group("leaf count (moves)");
    let played: u64 = (1..=depth).map(|depth| perft(&P::start(), depth)).sum();
    group.throughput(Throughput::Elements(played));
    group.bench_function(BenchmarkId::from_parameter(P::GAME.name), |bencher| {
        bencher.iter(|| perft(black_box(&P::start()), depth));
    });
}

fn random_games<P: Position>(criterion: &mut Criterion) {
    const GAMES: u64 = 1_000;
    let mut group = criterion.benchmark_group("random games (games)");
    group.throughput(Throughput::Elements(GAMES));
    group.bench_function(BenchmarkId::from_parameter(P::GAME.name), |bencher| {
        bencher.iter(|| {
            let mut random = Pcg64Mcg::seed_from_u64(48);
            (0..GAMES)
                .map(|_| random_game::<P>(&mut random).plies().len())
                .sum::<usize>()
        });
    });
}

fn rules(criterion: &mut Criterion) {
    leaf_count::<Gore>(criterion, 11);
    leaf_count::<DjenonAboure>(criterion, 10);
    leaf_count::<Oware>(criterion, 8);
    random_games::<Gore>(criterion);
    random_games::<DjenonAboure>(criterion);
    random_games::<Oware>(criterion);
}

criterion_group!(benches, rules);
criterion_main!(benches);
