//! The core against the naive second implementation, through text alone.

use ayla_core::{DjenonAboure, Gore, Position, Setup, Side};
use ayla_rulebook::naive;
use ayla_rulebook::twin::{Twin, agree};
use ayla_rulebook::walks::{any_position, choices, walk};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// The same samples in every run.
fn sample<S: Strategy>(strategy: &S, count: usize, mut each: impl FnMut(S::Value)) {
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let mut runner = TestRunner::new_with_rng(Config::default(), rng);
    for _ in 0..count {
        each(
            strategy
                .new_tree(&mut runner)
                .expect("there is always one")
                .current(),
        );
    }
}

fn agree_on_set_ups<P: Position, T: Twin>() {
    sample(&any_position::<P>(), 100_000, |position| {
        agree::<P, T>(&position);
    });
}

fn agree_along_games<P: Position, T: Twin>() {
    let starts = (
        prop_oneof![Just(P::start()), any_position::<P>()],
        choices(80),
    );
    sample(&starts, 1_000, |(start, choices)| {
        walk(start, &choices).iter().for_each(agree::<P, T>);
    });
}

#[test]
fn gore_on_set_ups() {
    agree_on_set_ups::<Gore, naive::Gore>();
}

#[test]
fn gore_along_games() {
    agree_along_games::<Gore, naive::Gore>();
}

#[test]
fn djenon_aboure_on_set_ups() {
    agree_on_set_ups::<DjenonAboure, naive::DjenonAboure>();
}

#[test]
fn djenon_aboure_along_games() {
    agree_along_games::<DjenonAboure, naive::DjenonAboure>();
}

/// Boards one seed away from a sowing that never ends (D7): a seed more, a seed less, or a seed
/// moved; and the other player to move.
#[test]
fn djenon_aboure_near_endless_sowings() {
    let endless: Setup = "3-1-7-6-0-4-3-2-1-2-1-2-0-0-S".parse().unwrap();
    let mut near = vec![endless];
    for from in 0..12 {
        for to in 0..12 {
            let mut moved = endless;
            if let Some(fewer) = moved.seeds()[from].checked_sub(1) {
                moved.seeds_mut()[from] = fewer;
                near.push(moved);
                moved.seeds_mut()[to] += 1;
                near.push(moved);
            }
        }
        let mut more = endless;
        more.seeds_mut()[from] += 1;
        near.push(more);
    }
    let mut refused = 0;
    for mut setup in near {
        for to_move in Side::BOTH {
            setup.to_move = to_move;
            let position = DjenonAboure::try_from(setup).unwrap();
            agree::<DjenonAboure, naive::DjenonAboure>(&position);
            let liftable = (setup.pits())
                .filter(|&(pit, seeds)| pit.row() == to_move && seeds >= 2)
                .count();
            refused += liftable - position.legal_moves().sowings().iter().count();
        }
    }
    assert!(refused >= 3, "only {refused} endless sowings were met");
}

/// Any text is a position to both or to neither.
#[test]
fn position_texts_are_accepted_alike() {
    let numbers = "(([0-9]|1[0-9]|[0-9]{1,3})-){10}[SNX]";
    let trade = "( [SN]{7,9}( (-|[ABCDabcdE]{1,4}))?)?";
    let texts = proptest::string::string_regex(&format!("{numbers}{trade}")).unwrap();
    let small = "(([0-4])-){8}(([0-9]|1[0-9])-){2}[SN] [SN]{8} (-|[ABCDabcd]{1,3})";
    let small = proptest::string::string_regex(small).unwrap();
    let mut accepted = 0;
    sample(&prop_oneof![texts, small], 20_000, |text| {
        let ours = text.parse::<Gore>();
        let theirs = naive::Gore::parse(&text);
        assert_eq!(ours.is_ok(), theirs.is_ok(), "{text}: {ours:?} {theirs:?}");
        if let (Ok(ours), Ok(theirs)) = (ours, theirs) {
            assert_eq!(ours.to_string(), theirs.text());
            accepted += 1;
        }
    });
    assert!(accepted > 1_000, "only {accepted} were positions");
}
