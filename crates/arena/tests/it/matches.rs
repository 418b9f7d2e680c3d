//! Matches, with players who do something wrong too.

use std::time::Duration;

use ayla_arena::stats::{Hypotheses, Model, Verdict};
use ayla_arena::{Conditions, Match, MatchError, Openings, Pace, Player, Report, Time};
use ayla_core::{DjenonAboure, Gore, Position, Side, Termination};
use ayla_notation::{Record, read_all};
use insta::{allow_duplicates, assert_snapshot};

use crate::fakes;

fn players(names: &[&str]) -> Vec<Player> {
    names.iter().map(|name| name.parse().unwrap()).collect()
}

fn contest<P: Position>(players: Vec<Player>, rounds: u32) -> Match<P> {
    let patience = Duration::from_millis(500);
    let conditions = Conditions {
        patience,
        ..Conditions::new(Pace::default())
    };
    Match {
        rounds,
        ..Match::new(players, ("all:1", Openings::all(1)), conditions)
    }
}

/// Plays a match, and gives its report and records.
fn play<P: Position>(contest: &Match<P>) -> (Report, Vec<Record<P>>) {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("games.sow");
    let report = contest.run(Some(&file), &mut |_| {}).unwrap();
    let text = std::fs::read_to_string(&file).unwrap();
    (report, read_all(&text).unwrap())
}

#[test]
fn every_game_is_played_recorded_and_counted_once() {
    let contest: Match<Gore> = contest(players(&["greedy", "random"]), 4);
    let (report, records) = play(&contest);
    assert_eq!(report.games, 8);
    assert_eq!(records.len(), 8);
    for (index, record) in records.iter().enumerate() {
        assert_eq!(record.tag("Round"), Some(&*(index + 1).to_string()));
        let (south, north) = match index % 2 {
            0 => ("greedy", "random"),
            _ => ("random", "greedy"),
        };
        assert_eq!(record.tag("South"), Some(south));
        assert_eq!(record.tag("North"), Some(north));
        // Both games of a pair have one opening.
        let opening = record.game().moves().next();
        assert_eq!(opening, records[index / 2 * 2].game().moves().next());
        assert!(record.game().is_over());
    }
    let won_by_greedy = records.iter().filter(|record| {
        let winner = record.game().ending().unwrap().winner;
        winner.is_some_and(|side| record.tag(&side.to_string()) == Some("greedy"))
    });
    assert_eq!(
        u32::try_from(won_by_greedy.count()).unwrap(),
        report.players[0].wins
    );
    assert_eq!(report.encounters[0].pairs.count(), 4);
}

/// Who thinks says what of, beside each of his moves, the last of a game too; how long only where
/// time is limited.
#[test]
fn records_tell_what_players_thought() {
    fn comments(pace: Pace) -> Vec<(usize, Vec<String>)> {
        let mut contest: Match<DjenonAboure> = contest(players(&["ai:2", "random"]), 1);
        contest.conditions.pace = pace;
        let (_, records) = play(&contest);
        let told = |record: &Record<DjenonAboure>| {
            let machine = [Side::South, Side::North]
                .into_iter()
                .find(|side| record.tag(&side.to_string()) == Some("ai:2"));
            let plies = &record.game().plies()[1..]; // the first is the opening
            let moves = plies.iter().filter(|ply| Some(ply.by) == machine).count();
            let text = record.to_string().replace('\n', " ");
            let comments = text
                .split('{')
                .skip(1)
                .filter_map(|rest| rest.split('}').next());
            (moves, comments.map(str::to_owned).collect())
        };
        records.iter().map(told).collect()
    }
    let is_thought = |text: &str| {
        let (score, depth) = text.split_once('/').unwrap();
        score.trim_start_matches('~').parse::<i8>().is_ok() && depth.parse::<u8>().is_ok()
    };
    for (moves, comments) in comments(Pace::default()) {
        assert_eq!(comments.len(), moves);
        assert!(comments.iter().all(|text| is_thought(text)), "{comments:?}");
    }
    let pace = Pace {
        time: Some(Time::Move(Duration::from_secs(60))),
        ..Pace::default()
    };
    for (_, comments) in comments(pace) {
        for comment in comments {
            let words: Vec<&str> = comment.split(' ').collect();
            let time = words.last().unwrap().trim_end_matches('s');
            assert!(time.parse::<f64>().is_ok(), "{comment}");
            assert!(words.len() == 1 || is_thought(words[0]), "{comment}");
        }
    }
}

#[test]
fn a_match_is_the_same_however_many_games_are_played_at_a_time() {
    let one: Match<DjenonAboure> = contest(players(&["ai:2", "greedy", "random"]), 3);
    let many = Match {
        concurrency: 4,
        ..one.clone()
    };
    let ((one, mut one_by_one), (many, mut at_a_time)) = (play(&one), play(&many));
    assert_eq!(one, many);
    let number =
        |record: &Record<DjenonAboure>| -> u32 { record.tag("Round").unwrap().parse().unwrap() };
    one_by_one.sort_by_key(number);
    at_a_time.sort_by_key(number);
    assert_eq!(one_by_one, at_a_time);
}

/// The second game of a fake's process is the last: it forfeits each game with its second move.
fn forfeits(fake: &str, pace: Pace) -> String {
    let mut contest: Match<DjenonAboure> = contest(
        vec![
            fakes::player(fake),
            Player::Machine("random".parse().unwrap()),
        ],
        2,
    );
    contest.conditions.pace = pace;
    let (report, records) = play(&contest);
    assert_eq!(report.games, 4);
    assert_eq!(report.players[0].forfeits, 4);
    assert_eq!(report.players[1].forfeits, 0);
    assert_eq!(report.players[1].wins, 4);
    assert_eq!(report.encounters[0].margin, None);
    let mut words: Vec<String> = records
        .iter()
        .map(|record| {
            let fake = match record.tag("South") {
                Some("random") => Side::North,
                _ => Side::South,
            };
            let ending = record.game().ending().unwrap();
            assert_eq!(ending.termination, Termination::Forfeit(fake));
            let said = record.closing()[0].as_str();
            said.replace(&fake.to_string(), "SIDE")
        })
        .collect();
    words.dedup();
    words.join("\n")
}

const UNLIMITED: Pace = Pace {
    nodes: None,
    time: None,
};

const A_MOMENT: Pace = Pace {
    nodes: None,
    time: Some(Time::Move(Duration::from_millis(300))),
};

#[test]
fn an_engine_that_crashes_forfeits_and_is_started_anew() {
    assert_snapshot!(forfeits("crashing", UNLIMITED), @"SIDE: the program ended (exit status: 3)");
}

#[test]
fn an_engine_that_hangs_forfeits_and_is_started_anew() {
    assert_snapshot!(forfeits("hanging", UNLIMITED), @"SIDE: no answer within 500ms");
    assert_snapshot!(forfeits("hanging", A_MOMENT), @"SIDE: no answer within 400ms");
}

#[test]
fn an_engine_that_floods_forfeits_and_is_started_anew() {
    assert_snapshot!(forfeits("flooding", UNLIMITED), @"SIDE: no answer within 500ms");
}

#[test]
fn an_engine_that_makes_an_illegal_move_forfeits() {
    assert_snapshot!(
        forfeits("illegal", UNLIMITED),
        @"SIDE: offer:A is not legal: in this game holes are not traded (D3)"
    );
}

#[test]
fn an_engine_that_says_nonsense_forfeits() {
    assert_snapshot!(forfeits("babbling", UNLIMITED), @"SIDE: `resign,please` is no move");
}

#[test]
fn an_engine_that_ends_between_games_forfeits() {
    assert_snapshot!(forfeits("short_lived", UNLIMITED), @"SIDE: the program ended (exit status: 1)");
}

#[test]
fn engines_that_behave_play_all_games() {
    let fakes = vec![fakes::player("well_behaved"), fakes::player("well_behaved")];
    let mut contest: Match<DjenonAboure> = contest(fakes, 2);
    contest.concurrency = 2;
    for time in [
        None,
        Some(Time::Game {
            base: Duration::from_secs(20),
            increment: Duration::from_millis(10),
        }),
    ] {
        contest.conditions.pace.time = time;
        let (report, records) = play(&contest);
        assert_eq!(report.games, 4);
        assert_eq!(report.players[0].forfeits + report.players[1].forfeits, 0);
        let ended = |record: &Record<DjenonAboure>| record.game().termination();
        assert!(
            records
                .iter()
                .all(|record| ended(record) == Some(Termination::Normal))
        );
    }
}

#[test]
fn a_program_that_cannot_play_at_all_is_told_before_the_match() {
    allow_duplicates! {
        for (player, expected) in [
            (fakes::player("deaf"), "no answer within 500ms"),
            ("cmd:no-such-program-anywhere".parse().unwrap(), "could not be started"),
        ] {
            let contest: Match<Gore> = contest(vec![player, "random".parse().unwrap()], 1);
            let error = contest.run(None, &mut |_| {}).unwrap_err();
            assert!(matches!(error, MatchError::Program { .. }));
            assert!(error.to_string().contains(expected), "{error}");
        }
    }
}

#[test]
fn a_match_needs_two_players_and_a_test_has_no_more() {
    let alone: Match<Gore> = contest(players(&["random"]), 1);
    assert!(matches!(
        alone.run(None, &mut |_| {}),
        Err(MatchError::Players)
    ));
    let tested: Match<Gore> = Match {
        hypotheses: Some(HYPOTHESES),
        ..contest(players(&["random", "random", "greedy"]), 1)
    };
    let error = tested.run(None, &mut |_| {}).unwrap_err();
    assert!(matches!(error, MatchError::TestOfMany(3)));
}

const HYPOTHESES: Hypotheses = Hypotheses {
    elo0: 0.0,
    elo1: 100.0,
    alpha: 0.05,
    beta: 0.05,
    model: Model::Normalized,
};

#[test]
fn a_test_ends_the_match_and_its_verdict_does_not_depend_on_who_is_faster() {
    let sequential = |players: &[&str], concurrency| {
        let contest: Match<DjenonAboure> = Match {
            hypotheses: Some(HYPOTHESES),
            concurrency,
            openings: Openings::Random { plies: 4, seed: 3 },
            ..contest(self::players(players), 500)
        };
        let report = contest.run(None, &mut |_| {}).unwrap();
        assert!(report.games < 1000);
        report.sprt.unwrap()
    };
    let won = sequential(&["ai:2", "random"], 1);
    assert_eq!(won.verdict, Some(Verdict::H1));
    assert_eq!(sequential(&["ai:2", "random"], 3), won);
    let lost = sequential(&["random", "ai:2"], 1);
    assert_eq!(lost.verdict, Some(Verdict::H0));
}

#[test]
fn openings_are_distinct_reproducible_and_not_over() {
    let all = Openings::<Gore>::all(2);
    let count = all.count().unwrap();
    assert_eq!(count, 16);
    for one in 0..count {
        assert_eq!(all.get(one).plies().len(), 2);
        assert_eq!(all.get(one), all.get(one + count));
        assert!((0..one).all(|other| all.get(other).position() != all.get(one).position()));
    }
    let random = |seed| Openings::<Gore>::Random { plies: 6, seed };
    for round in 0..5 {
        let opening = random(1).get(round);
        assert_eq!(opening, random(1).get(round));
        assert_eq!(opening.plies().len(), 6);
        assert!(!opening.is_over());
    }
    let differ = (0..5).any(|round| random(1).get(round) != random(2).get(round));
    assert!(differ);
}

#[test]
fn openings_are_read_from_positions_and_records() {
    let positions = "# two\n6-6-6-6-6-6-6-6-0-0-S\n\n0-7-7-7-7-7-7-6-0-0-N\n";
    let read = Openings::<Gore>::read(positions).unwrap();
    assert_eq!(read.count(), Some(2));
    let records = "[Game \"gore\"]\n\n1. A b *\n\n[Game \"gore\"]\n\n1. B *\n";
    let read = Openings::<Gore>::read(records).unwrap();
    assert_eq!(read.get(0).plies().len(), 2);
    assert_eq!(read.get(1).plies().len(), 1);

    let error = |text: &str| Openings::<Gore>::read(text).unwrap_err().to_string();
    assert_snapshot!(error(""), @"there is no opening in it");
    assert_snapshot!(
        error("6-6-6-6-6-6-6-6-0-0-S\n6-6"),
        @"line 2: expected the seeds of every hole, the seeds taken by South and by North, and S or N to move (byte 3)"
    );
    assert_snapshot!(error("1-1-1-1-1-1-1-1-20-20-S"), @"opening 1: the game is over");
}
