//! The statistics, against numbers that others published and that were found in other ways.

use ayla_arena::stats::{
    Estimate, Hypotheses, Model, Pairs, Sprt, Verdict, elo, expected_score, ratings,
};
use rand::SeedableRng;
use rand::distr::{Distribution, weighted::WeightedIndex};
use rand_pcg::Pcg64Mcg;

fn shown(estimate: Estimate) -> String {
    format!("{:.2} +/- {:.2}", estimate.value, estimate.error())
}

/// What fastchess printed of matches people published: the pairs, Elo, normalized Elo, and in how
/// many of a hundred cases the first is stronger.
#[test]
fn elo_is_what_fastchess_says() {
    for (pairs, elo, normalized, superiority) in [
        (
            [307, 619, 1202, 725, 353],
            "10.73 +/- 6.70",
            "13.63 +/- 8.50",
            "99.92",
        ),
        (
            [84, 124, 343, 125, 164],
            "33.40 +/- 14.24",
            "39.23 +/- 16.61",
            "100.00",
        ),
        (
            [11, 1, 32, 8, 48],
            "149.26 +/- 55.24",
            "148.57 +/- 48.15",
            "100.00",
        ),
        (
            [12, 6, 25, 8, 9],
            "-11.59 +/- 56.66",
            "-12.83 +/- 62.16",
            "34.29",
        ),
        (
            [0, 1, 58, 3, 438],
            "474.93 +/- 44.28",
            "659.06 +/- 21.53",
            "100.00",
        ),
    ] {
        let pairs = Pairs(pairs);
        assert_eq!(shown(pairs.elo().unwrap()), elo);
        assert_eq!(shown(pairs.normalized_elo().unwrap()), normalized);
        let percent = 100.0 * pairs.superiority().unwrap();
        assert_eq!(format!("{percent:.2}"), superiority);
    }
}

#[test]
fn nothing_is_claimed_where_nothing_is_known() {
    assert_eq!(Pairs::default().elo(), None);
    assert_eq!(Pairs::default().normalized_elo(), None);
    assert_eq!(Pairs::default().superiority(), None);
    let alike = Pairs([0, 0, 0, 7, 0]);
    let elo = alike.elo().unwrap();
    assert!((elo.value - 190.85).abs() < 0.01);
    assert_eq!((elo.low, elo.high), (f64::NEG_INFINITY, f64::INFINITY));
    assert_eq!(alike.normalized_elo(), None);
    assert_eq!(Pairs([0, 0, 0, 0, 3]).elo().unwrap().value, f64::INFINITY);
}

fn hypotheses(elo0: f64, elo1: f64, model: Model) -> Hypotheses {
    Hypotheses {
        elo0,
        elo1,
        alpha: 0.05,
        beta: 0.05,
        model,
    }
}

fn ratio(pairs: [u32; 5], elo0: f64, elo1: f64, model: Model) -> String {
    let ratio = hypotheses(elo0, elo1, model).log_likelihood_ratio(&Pairs(pairs));
    format!("{ratio:.2}")
}

/// In normalized Elo, from the same published matches.
#[test]
fn the_likelihood_ratio_is_what_fastchess_says() {
    let normalized = |pairs, elo1| ratio(pairs, 0.0, elo1, Model::Normalized);
    assert_eq!(normalized([307, 619, 1202, 725, 353], 5.0), "2.95");
    assert_eq!(normalized([84, 124, 343, 125, 164], 1.0), "0.54");
}

/// In logistic Elo, from a program that looks for the likeliest distributions through the maximum of
/// the dual function by golden sections, not through the zero of an average.
#[test]
fn the_likelihood_ratio_is_what_another_method_finds() {
    for (pairs, elo0, elo1, expected) in [
        ([307, 619, 1202, 725, 353], 0.0, 5.0, "3.52"),
        ([84, 124, 343, 125, 164], 0.0, 10.0, "5.40"),
        ([11, 1, 32, 8, 48], 0.0, 10.0, "1.81"),
        ([0, 1, 58, 3, 438], 0.0, 5.0, "7.14"),
        ([12, 6, 25, 8, 9], -5.0, 5.0, "-0.14"),
        ([40, 0, 20, 0, 40], 0.0, 20.0, "-0.21"),
    ] {
        assert_eq!(ratio(pairs, elo0, elo1, Model::Logistic), expected);
    }
}

#[test]
fn the_bounds_are_those_of_wald() {
    let (lower, upper) = hypotheses(0.0, 5.0, Model::Normalized).bounds();
    assert_eq!(format!("{lower:.2} {upper:.2}"), "-2.94 2.94");
    let strict = Hypotheses {
        alpha: 0.01,
        beta: 0.1,
        ..hypotheses(0.0, 5.0, Model::Normalized)
    };
    let (lower, upper) = strict.bounds();
    assert_eq!(format!("{lower:.2} {upper:.2}"), "-2.29 4.50");
}

/// Changing sides changes signs.
#[test]
fn the_test_is_symmetric() {
    for model in [Model::Normalized, Model::Logistic] {
        let pairs = [3, 10, 40, 22, 9];
        let mut mirrored = pairs;
        mirrored.reverse();
        let one = hypotheses(-3.0, 8.0, model).log_likelihood_ratio(&Pairs(pairs));
        let other = hypotheses(-8.0, 3.0, model).log_likelihood_ratio(&Pairs(mirrored));
        assert!((one + other).abs() < 1e-6, "{one} {other}");
    }
}

/// Plays out tests of players whose true difference is that of a hypothesis: how many in a hundred
/// accept the other one.
fn wrong(weights: [f64; 5], hypotheses: Hypotheses, right: Verdict) -> u32 {
    let results = WeightedIndex::new(weights).unwrap();
    let mut luck = Pcg64Mcg::seed_from_u64(2);
    let mut wrong = 0;
    for _ in 0..100 {
        let mut sprt = Sprt::new(hypotheses);
        while sprt.verdict.is_none() {
            sprt.add(results.sample(&mut luck));
        }
        wrong += u32::from(sprt.verdict != Some(right));
    }
    wrong
}

/// With error rates of 5 % more than 12 wrong verdicts of a hundred would be one in a thousand.
#[test]
fn the_test_is_wrong_as_seldom_as_it_says() {
    let equal = [0.1, 0.2, 0.4, 0.2, 0.1];
    let hypotheses = |elo1| hypotheses(0.0, elo1, Model::Logistic);
    assert!(wrong(equal, hypotheses(60.0), Verdict::H0) <= 12);
    let better = [0.05, 0.15, 0.4, 0.25, 0.15];
    let mean: f64 = (0..5)
        .map(|half_points| f64::from(half_points) / 4.0 * better[half_points as usize])
        .sum();
    assert!(wrong(better, hypotheses(elo(mean)), Verdict::H1) <= 12);
}

#[test]
fn elo_and_score_are_each_others_inverse() {
    for difference in [-400.0, -1.5, 0.0, 33.0, 800.0] {
        assert!((elo(expected_score(difference)) - difference).abs() < 1e-6);
    }
    assert!((expected_score(400.0) - 10.0 / 11.0).abs() < 1e-12);
}

/// Under the ratings everybody is expected to make the points he made, the added draws included.
#[test]
fn ratings_explain_the_results() {
    let points = [
        vec![0.0, 7.5, 9.0, 10.0],
        vec![2.5, 0.0, 6.0, 8.0],
        vec![1.0, 4.0, 0.0, 5.5],
        vec![0.0, 2.0, 4.5, 0.0],
    ];
    let ratings = ratings(&points);
    for one in 0..4 {
        let others = (0..4).filter(|&other| other != one);
        let (mut made, mut expected) = (0.0, 0.0);
        for other in others {
            made += points[one][other] + 0.5;
            let games = points[one][other] + points[other][one] + 1.0;
            expected += games * expected_score(ratings[one] - ratings[other]);
        }
        assert!((made - expected).abs() < 1e-6, "{one}: {made} {expected}");
    }
    assert!(ratings.is_sorted_by(|one, other| one > other));
    assert!(ratings.iter().sum::<f64>().abs() < 1e-6);
}
