//! How the levels trade in Goré.

use ayla_ai::{Level, Limits, Score, analyse};
use ayla_core::{BySide, Game, Gore, Move, PitSet, Position, Setup, Side, Trade};
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

fn levels() -> impl Iterator<Item = Level> {
    (Level::MIN..=Level::MAX).filter_map(Level::new)
}

fn game(position: &str) -> Game<Gore> {
    Game::from_position(position.parse().unwrap())
}

/// A small ending in which an offer waits for South.
fn offered(random: &mut Pcg64Mcg) -> Game<Gore> {
    loop {
        let seeds: [u8; 8] = std::array::from_fn(|_| {
            random.random_range(0..=3) * u8::from(random.random_ratio(1, 3))
        });
        let mut setup = Setup::new(&seeds, BySide::new(6, 6), Side::South);
        setup.taken.south += random.random_range(0..=12);
        setup.taken.north += random.random_range(0..=6);
        let offered: PitSet = setup
            .pits()
            .map(|(pit, _)| pit)
            .filter(|pit| pit.row() == Side::North && random.random_ratio(1, 3))
            .collect();
        let south = Gore::GAME.row(Side::South);
        let setup = setup.with_trade(Trade {
            south,
            offer: Some(offered),
        });
        if let Ok(position) = Gore::try_from(setup) {
            return Game::from_position(position);
        }
    }
}

/// Whoever sees that he wins by accepting does so, even if he would win as much without glory (G18).
#[test]
fn nobody_refuses_a_trade_that_wins_with_glory() {
    let mut random = Pcg64Mcg::seed_from_u64(18);
    let (mut certain, mut tempting) = (0, 0);
    for seed in 0..1_500 {
        let game = offered(&mut random);
        let analysis = analyse(&game, &Limits::nodes(2_000).with_lines(2), &mut ());
        let margin = |mv| {
            let line = analysis.lines.iter().find(|line| line.mv == mv).unwrap();
            line.score
        };
        let (accepting, declining) = (margin(Move::Accept), margin(Move::Decline));
        if !matches!(accepting, Score::Exact(1..)) {
            continue;
        }
        certain += 1;
        tempting += u32::from(declining.margin() >= accepting.margin());
        for level in levels().filter(|level| level.get() >= 8) {
            let choice = level.player(seed).choose(&game).unwrap();
            assert_eq!(
                choice.mv,
                Move::Accept,
                "level {level}: {}",
                game.position()
            );
        }
    }
    assert!(certain >= 10 && tempting >= 2, "{certain}, {tempting}");
}

/// North must bring South three seeds if he has to move, and an offer makes him: whatever South sows
/// is worse. All see that but the weakest, who look too far away.
#[test]
fn an_offer_is_made_where_it_makes_sense() {
    let game = game("0-0-0-1-0-0-0-3-0-10-S");
    for level in levels() {
        let offers = (0..40)
            .filter_map(|seed| level.player(seed).choose(&game))
            .filter(|choice| matches!(choice.mv, Move::Offer(_)))
            .count();
        let least = match level.get() {
            1 => 1,
            2..=3 => 5,
            _ => 20,
        };
        assert!(offers >= least, "level {level}: {offers} of 40");
    }
}

/// An offer that only gives pits away is not made.
#[test]
fn no_offer_is_made_where_sowing_is_better() {
    let game = game("5-0-1-2-1-3-2-6-14-14-S");
    for level in levels() {
        for seed in 0..10 {
            let choice = level.player(seed).choose(&game).unwrap();
            assert!(
                matches!(choice.mv, Move::Sow(_)),
                "level {level}: {}",
                choice.mv
            );
        }
    }
}
