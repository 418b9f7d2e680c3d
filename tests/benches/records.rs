//! Megabytes of records checked per second, every move played.

use std::hint::black_box;

use ayla_core::{DjenonAboure, Gore, Position};
use ayla_notation::{Record, json, read_all, write};
use ayla_rulebook::games::random_game;
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

fn corpus<P: Position>(games: usize) -> Vec<Record<P>> {
    let mut random = Pcg64Mcg::seed_from_u64(48);
    (0..games)
        .map(|_| Record::from_game(&random_game(&mut random)))
        .collect()
}

fn check<P: Position>(criterion: &mut Criterion, games: usize) {
    let records = corpus::<P>(games);
    let mut text = Vec::new();
    write(&mut text, &records).expect("memory takes everything");
    let text = String::from_utf8(text).expect("records are text");

    let mut group = criterion.benchmark_group("check");
    group.throughput(Throughput::Bytes(text.len() as u64));
    group.bench_function(BenchmarkId::new("text", P::GAME.name), |bencher| {
        bencher.iter(|| read_all::<P>(black_box(&text)).expect("what is written can be read"));
    });

    let mut text = Vec::new();
    json::write(&mut text, &records).expect("memory takes everything");
    let text = String::from_utf8(text).expect("records are text");
    group.throughput(Throughput::Bytes(text.len() as u64));
    group.bench_function(BenchmarkId::new("JSON", P::GAME.name), |bencher| {
        bencher.iter(|| read_all::<P>(black_box(&text)).expect("what is written can be read"));
    });
}

fn records(criterion: &mut Criterion) {
    check::<Gore>(criterion, 300);
    check::<DjenonAboure>(criterion, 1_000);
}

criterion_group!(benches, records);
criterion_main!(benches);
