//! An annotated record is the same game, with more said about it.

use ayla_ai::{Analysis, Limits, Score, analyse};
use ayla_core::{DjenonAboure, Game, Gore, Move, Position, Side};
use ayla_notation::{Annotation, Line, Node, Record};
use ayla_study::{Judgement, Thresholds, annotate, judge};
use rand::seq::IteratorRandom;
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

fn quickly<P: Position>(game: &Game<P>) -> Analysis {
    let limits = Limits {
        memory: 1 << 16,
        ..Limits::nodes(300)
    };
    analyse(game, &limits, &mut ())
}

fn fully<P: Position>(game: &Game<P>) -> Analysis {
    analyse(game, &Limits::NONE, &mut ())
}

fn annotated<P: Position>(record: &Record<P>) -> Record<P> {
    annotate(record, &Thresholds::default(), quickly).record
}

/// The moves without anything that hangs on them.
fn stripped(line: &Line) -> Vec<(Side, Move, u8)> {
    let moves = line.moves.iter();
    moves.map(|node| (node.by, node.mv, node.taken)).collect()
}

/// A game of random moves, broken off somewhere, or ended by the players.
fn random_record<P: Position>(luck: &mut Pcg64Mcg) -> Record<P> {
    let mut record = Record::new();
    for _ in 0..luck.random_range(0..90) {
        let Some(mv) = record.game().legal_moves().iter().choose(luck) else {
            break;
        };
        record.play(mv, &mut ()).unwrap();
    }
    // It may be over already.
    let _ = match luck.random_range(0..4) {
        0 => record.resign(Side::North),
        1 => record.forfeit(Side::South),
        2 => record.agree(),
        _ => return record,
    };
    record.comment("and that was it").unwrap();
    record
}

fn moves_stay<P: Position>(games: u64) {
    let mut luck = Pcg64Mcg::seed_from_u64(1);
    for _ in 0..games {
        let record: Record<P> = random_record(&mut luck);
        let annotated = annotated(&record);
        assert_eq!(stripped(annotated.line()), stripped(record.line()));
        assert_eq!(annotated.game(), record.game());
        assert_eq!(annotated.closing(), record.closing());
        assert!(annotated.tags().eq(record.tags()));
        let read: Record<P> = annotated.to_string().parse().unwrap();
        assert_eq!(read, annotated);
        assert_eq!(self::annotated(&annotated), annotated, "{annotated}");
    }
}

#[test]
fn annotated_and_stripped_a_game_of_gore_is_the_same() {
    moves_stay::<Gore>(12);
}

#[test]
fn annotated_and_stripped_a_game_of_djenon_aboure_is_the_same() {
    moves_stay::<DjenonAboure>(40);
}

/// Whether all that is said in `less` is said in `more`, in the same order.
fn holds(more: &Line, less: &Line) -> bool {
    let within = |more: &Node, less: &Node| {
        more.mv == less.mv
            && more.annotations.starts_with(&less.annotations)
            && more.comments.starts_with(&less.comments)
            && more.variations.starts_with(&less.variations)
    };
    more.comments == less.comments
        && more.moves.len() == less.moves.len()
        && more
            .moves
            .iter()
            .zip(&less.moves)
            .all(|(more, less)| within(more, less))
}

#[test]
fn what_was_said_is_kept() {
    let record: Record<Gore> = r#"
        [Game "gore"]
        [South "Lou"]
        [North "Bi"]
        [Opening "of old"]
        [Termination "South resigns"]

        {A club evening.} 1. D! b $10 {why not} {as ever} 2. A (2. B {or} a (2... c)) c
        3. C?? {a long plan} (3. B a 4. A+2) 3... b+4 4. B c+8 5. offer:CD
        accept (5... decline b) 5... D+2 1-47 {Without a word.} {Really.}
    "#
    .parse()
    .unwrap();
    let annotated = annotate(&record, &Thresholds::default(), quickly);
    let Judgement { by, mv, .. } = annotated.judgements[9];
    assert_eq!((by, mv), (Side::North, Move::Accept));
    let annotated = annotated.record;
    assert!(holds(annotated.line(), record.line()), "{annotated}");
    assert_eq!(annotated.closing(), record.closing());
    assert!(annotated.tags().eq(record.tags()));
    let moves = &annotated.line().moves;
    assert!(moves.iter().all(|node| !node.comments.is_empty()));
    // Marked by somebody, so not marked again.
    assert_eq!(moves[4].annotations.len(), 1);
}

#[test]
fn what_a_move_gives_away_is_the_difference_of_two_proofs() {
    let mut luck = Pcg64Mcg::seed_from_u64(2);
    let value = |game: &Game<DjenonAboure>, side| {
        let to_move = game.position().to_move();
        let margin = match game.ending() {
            Some(ending) => ending.outcome.margin(to_move),
            None => fully(game).best().unwrap().score.margin(),
        };
        if to_move == side { margin } else { -margin }
    };
    let mut lost = 0;
    for _ in 0..4 {
        let record: Record<DjenonAboure> = random_record(&mut luck);
        let mut game = Game::new();
        for judgement in judge(record.game(), fully) {
            let side = judgement.by;
            let best = value(&game, side);
            game.play(judgement.mv, &mut ()).unwrap();
            let got = value(&game, side);
            assert_eq!(judgement.best, Score::Exact(best));
            assert_eq!(judgement.got, Score::Exact(got));
            assert_eq!(
                i32::from(judgement.lost()),
                i32::from(best) - i32::from(got)
            );
            assert_eq!(judgement.better.is_empty(), best == got);
            lost += u32::from(judgement.lost());
        }
    }
    assert!(lost > 50, "random moves give seeds away: {lost}");
}

#[test]
fn a_better_line_is_legal_and_worth_what_it_says() {
    let record: Record<DjenonAboure> = "[Game \"djenon-aboure\"]\n\n1. A+2 a *".parse().unwrap();
    let annotated = annotate(&record, &Thresholds::default(), fully);
    let first = &annotated.record.line().moves[0];
    assert_eq!(first.annotations[0].suffix(), Some("??"));
    assert_eq!(first.comments[0].as_str(), "North by 10");
    let better = &first.variations[0].moves;
    assert_eq!(better[0].mv, "E".parse().unwrap());
    assert_eq!(better.last().unwrap().comments[0].as_str(), "South by 4");
}

#[test]
fn estimates_are_doubted() {
    let judgement = |lost: i8, exact: bool| {
        let score = if exact { Score::Exact } else { Score::Estimate };
        Judgement {
            by: Side::South,
            mv: Move::Pass,
            is_forced: false,
            best: Score::Exact(lost - 20),
            got: score(-20),
            better: Vec::new(),
        }
    };
    let marks = |exact| {
        let thresholds = Thresholds::default();
        (0..=40)
            .map(|lost| thresholds.mark(&judgement(lost, exact)))
            .map(|mark| mark.and_then(Annotation::suffix))
            .collect::<Vec<_>>()
    };
    let proved = marks(true);
    let from = |marks: &[Option<_>], suffix| marks.iter().position(|mark| *mark == Some(suffix));
    assert_eq!(from(&proved, "?!"), Some(2));
    assert_eq!(from(&proved, "?"), Some(6));
    assert_eq!(from(&proved, "??"), Some(12));
    assert_eq!(proved[40], Some("??"));
    assert_eq!(marks(false)[2..], proved[..39]);
}

#[test]
fn a_record_without_moves_stays_as_it_is() {
    let over: Record<Gore> =
        "[Game \"gore\"]\n[SetUp \"1\"]\n[FEN \"2-0-0-0-0-0-0-1-20-25-S\"]\n\n22-26 {so it stands}"
            .parse()
            .unwrap();
    assert_eq!(annotated(&over), over);
    let resigned: Record<Gore> =
        "[Game \"gore\"]\n[Termination \"South resigns\"]\n\n{hm} 24-24 {gone}"
            .parse()
            .unwrap();
    assert_eq!(annotated(&resigned), resigned);
}
