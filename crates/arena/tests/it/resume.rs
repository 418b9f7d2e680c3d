//! A match that was broken off goes on from its records.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use ayla_arena::{Conditions, JournalError, Match, MatchError, Openings, Pace, Report};
use ayla_core::{DjenonAboure, Gore};
use ayla_notation::{Record, read_all};

fn contest(rounds: u32) -> Match<DjenonAboure> {
    Match {
        rounds,
        seed: 5,
        ..Match::new(
            vec!["greedy".parse().unwrap(), "random".parse().unwrap()],
            ("all:1", Openings::all(1)),
            Conditions::new(Pace::default()),
        )
    }
}

fn run(contest: &Match<DjenonAboure>, file: &Path) -> Result<Report, MatchError> {
    contest.run(Some(file), &mut |_| {})
}

fn records(file: &Path) -> Vec<Record<DjenonAboure>> {
    read_all(&fs::read_to_string(file).unwrap()).unwrap()
}

#[test]
fn a_file_cut_anywhere_leads_to_the_same_match() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("games.sow");
    let whole_report = run(&contest(2), &file).unwrap();
    let whole = fs::read_to_string(&file).unwrap();
    assert_eq!(records(&file).len(), 4);
    let match_tag = "[Match \"greedy against random; no limit; all:1; seed 5\"]";
    let first_is_known = whole.find(match_tag).unwrap() + match_tag.len();
    // At every line end and around it, and here and there in between.
    let is_telling = |cut: &usize| {
        let around = cut.saturating_sub(2)..(cut + 2).min(whole.len());
        cut.is_multiple_of(17) || whole[around].contains('\n')
    };
    for cut in (0..=whole.len()).filter(is_telling) {
        fs::write(&file, &whole[..cut]).unwrap();
        match run(&contest(2), &file) {
            Ok(report) => {
                assert_eq!(report, whole_report, "cut at {cut}");
                assert_eq!(fs::read_to_string(&file).unwrap(), whole, "cut at {cut}");
            }
            // So little is left that it may be anybody's, and is not touched.
            Err(MatchError::Journal(JournalError::OtherPiece)) => {
                assert!(cut < first_is_known, "cut at {cut}");
                assert_eq!(fs::read_to_string(&file).unwrap(), whole[..cut]);
            }
            Err(error) => panic!("cut at {cut}: {error}"),
        }
    }
}

#[test]
fn a_finished_match_can_be_lengthened() {
    let directory = tempfile::tempdir().unwrap();
    let (file, at_once) = (
        directory.path().join("games.sow"),
        directory.path().join("at once.sow"),
    );
    run(&contest(1), &file).unwrap();
    let first = fs::read_to_string(&file).unwrap();
    let report = run(&contest(3), &file).unwrap();
    assert!(fs::read_to_string(&file).unwrap().starts_with(&first));
    assert_eq!(report, run(&contest(3), &at_once).unwrap());
    let numbers: BTreeSet<_> = records(&file)
        .iter()
        .map(|record| record.tag("Round").unwrap().to_owned())
        .collect();
    assert_eq!((numbers.len(), records(&file).len()), (6, 6));
    // A shorter one plays nothing more, and loses nothing.
    assert_eq!(run(&contest(1), &file).unwrap().games, 6);
}

#[test]
fn games_of_another_match_are_refused_and_left_alone() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("games.sow");
    run(&contest(1), &file).unwrap();
    let before = fs::read_to_string(&file).unwrap();
    let other_seed = Match {
        seed: 6,
        ..contest(1)
    };
    let other_players = Match {
        players: vec!["random".parse().unwrap(), "greedy".parse().unwrap()],
        ..contest(1)
    };
    let other_openings = Match {
        openings: Openings::all(2),
        ..contest(1)
    };
    for other in [other_seed, other_players, other_openings] {
        let error = run(&other, &file).unwrap_err();
        assert!(matches!(
            error,
            MatchError::Journal(JournalError::OtherMatch { game: 1, .. })
        ));
    }
    let other_game: Match<Gore> = Match::new(
        contest(1).players,
        ("all:1", Openings::all(1)),
        Conditions::new(Pace::default()),
    );
    let error = other_game.run(Some(&file), &mut |_| {}).unwrap_err();
    assert!(matches!(error, MatchError::Journal(_)));
    assert_eq!(fs::read_to_string(&file).unwrap(), before);
}

#[test]
fn a_game_counts_once_even_if_it_is_there_twice() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("games.sow");
    run(&contest(1), &file).unwrap();
    let once = fs::read_to_string(&file).unwrap();
    fs::write(&file, format!("{once}\n{once}")).unwrap();
    let error = run(&contest(1), &file).unwrap_err();
    assert!(matches!(
        error,
        MatchError::Journal(JournalError::OtherMatch { game: 3, .. })
    ));
}

#[test]
fn other_files_are_refused_and_left_alone() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("games.sow");
    for text in [
        "What is this?\n",
        "[Game \"djenon-aboure\"]\n\n1. A+2",
        "[Game \"djenon-aboure\"]\n\n1. A+2 *\n",
        "[Game \"djenon-aboure\"]\n\n1. A+2 *\n\n[Game \"djenon-aboure\"]\n\n1. A+2 *\n",
        "[Game \"djenon-aboure\"]\n\n1. A+2 *\n\n[Game \"djenon-aboure\"]\n\n1. B+",
    ] {
        fs::write(&file, text).unwrap();
        assert!(run(&contest(1), &file).is_err(), "{text}");
        assert_eq!(fs::read_to_string(&file).unwrap(), text);
    }
    assert!(run(&contest(1), directory.path()).is_err());
    #[cfg(unix)]
    assert!(run(&contest(1), Path::new("/dev/zero")).is_err()); // it never ends
    assert!(run(&contest(1), &directory.path().join("no/where.sow")).is_err());
}

#[test]
fn two_matches_do_not_write_to_one_file() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("games.sow");
    let mut inner = None;
    contest(1)
        .run(Some(&file), &mut |_| {
            inner.get_or_insert_with(|| run(&contest(1), &file).unwrap_err());
        })
        .unwrap();
    assert!(matches!(
        inner,
        Some(MatchError::Journal(JournalError::Busy))
    ));
}
