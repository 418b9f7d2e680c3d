//! What is known of the games, found again.

use ayla_ai::{Analysis, Limits, Memory, OnProgress, Score, analyse};
use ayla_core::{DjenonAboure, Game, Gore, Move, Position, Termination};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_pcg::Pcg64Mcg;

/// The lines as one would tell them.
fn told(analysis: &Analysis) -> Vec<String> {
    let tell = |line: &ayla_ai::Line| format!("{} {}", line.mv, line.score);
    analysis.lines.iter().map(tell).collect()
}

fn analysis_of<P: Position>(position: &str, limits: Limits) -> Analysis {
    let position: P = position.parse().unwrap();
    analyse(&Game::from_position(position), &limits, &mut ())
}

/// South wins by four, 26-22, and E is the only opening that does it.
#[test]
fn djenon_aboure_is_solved_from_the_start() {
    let game: Game<DjenonAboure> = Game::new();
    let analysis = analyse(&game, &Limits::NONE.with_lines(6), &mut ());
    assert_eq!(
        told(&analysis),
        ["E +4", "F +2", "D -2", "C -6", "A -10", "B -10"]
    );
    assert!(analysis.is_exact());
}

/// The fingerprint of the search: it changes only when the search does, never by itself.
#[test]
fn the_same_search_looks_at_as_many_positions_as_ever() {
    fn bench<P: Position>(limits: Limits) -> u64 {
        analyse(&Game::<P>::new(), &limits, &mut ()).nodes
    }
    assert_eq!(bench::<DjenonAboure>(Limits::NONE), 40_720);
    assert_eq!(bench::<Gore>(Limits::depth(15)), 316_876);
}

/// What is proved is proved, however many thought about it.
#[test]
fn many_threads_prove_the_same() {
    let game: Game<DjenonAboure> = Game::new();
    let limits = Limits::NONE.with_lines(6).with_threads(4);
    let analysis = analyse(&game, &limits, &mut ());
    // Two are equally bad, and come in any order.
    let mut told = told(&analysis);
    told[4..].sort_unstable();
    assert_eq!(told, ["E +4", "F +2", "D -2", "C -6", "A -10", "B -10"]);
    assert!(analysis.is_exact());
}

#[test]
fn the_best_play_is_told_to_the_end() {
    let game: Game<DjenonAboure> = Game::new();
    let analysis = analyse(&game, &Limits::NONE, &mut ());
    let mut end = game;
    for &mv in &analysis.lines[0].pv {
        end.play(mv, &mut ()).unwrap();
    }
    assert_eq!(end.ending().unwrap().outcome.to_string(), "26-22");
}

#[test]
fn progress_is_told_move_by_move() {
    let mut depths = Vec::new();
    let mut watch = OnProgress(|so_far: &Analysis| depths.push((so_far.depth, so_far.lines.len())));
    let game: Game<Gore> = Game::new();
    let analysis = analyse(&game, &Limits::depth(5).with_lines(3), &mut watch);
    assert_eq!(depths, [1, 2, 3, 4, 5].map(|depth| (depth, 3)));
    assert_eq!(analysis.depth, 5);
    assert!(!analysis.is_exact());
}

#[test]
fn nothing_is_said_of_a_game_that_is_over() {
    let analysis = analysis_of::<Gore>("2-2-1-0-0-0-0-2-0-0-S", Limits::NONE);
    assert_eq!(analysis, Analysis::default());
    let mut game: Game<Gore> = Game::new();
    game.agree().unwrap();
    assert_eq!(analyse(&game, &Limits::NONE, &mut ()), Analysis::default());
}

/// South keeps his last seed if he need not sow it: an offer waits for North to bring him three
/// more, which ends the game.
#[test]
fn an_offer_is_found_where_any_sowing_is_worse() {
    let analysis = analysis_of::<Gore>("0-0-0-1-0-0-0-3-0-10-S", Limits::nodes(10_000));
    assert_eq!(told(&analysis), ["offer:A -6"]);
    let sowing = analysis_of::<Gore>("0-0-0-0-1-0-0-3-0-10-N", Limits::nodes(10_000));
    assert_eq!(sowing.lines[0].score, Score::Exact(8));
}

/// A third standing ends the game (A1), whatever a position alone would promise.
#[test]
fn the_third_time_is_seen_coming() {
    let mut game: Game<Gore> = Game::from_position("3-3-3-3-3-3-3-3-14-10-S".parse().unwrap());
    let analyse = |game: &Game<Gore>| {
        let analysis = analyse(game, &Limits::depth(6).with_lines(2), &mut ());
        analysis
            .lines
            .into_iter()
            .find(|line| line.mv == Move::Decline)
            .unwrap()
    };
    let mut lines = Vec::new();
    for _ in 0..2 {
        for mv in ["offer:A", "decline", "offer:a"] {
            game.play(mv.parse().unwrap(), &mut ()).unwrap();
        }
        lines.push(analyse(&game));
        game.play(Move::Decline, &mut ()).unwrap();
    }
    assert_eq!(game.termination(), Some(Termination::Repetition));
    assert!(lines[0].pv.len() > 1);
    assert_eq!(lines[1].pv, [Move::Decline]);
    assert_eq!(lines[1].score.margin(), 4);
}

/// After 100 quiet turns the game ends (A2), whatever a position alone would promise.
#[test]
fn the_hundredth_quiet_turn_is_seen_coming() {
    let game = quiet_game(Game::<Gore>::QUIET_TURNS - 1);
    let limits = Limits::depth(6).with_lines(99);
    last_turns_are_seen(&game, &analyse(&game, &limits, &mut ()));

    let alone = Game::from_position(*game.position());
    let mut memory = Memory::new(limits.memory);
    let (before, in_game, after) = (
        memory.analyse(&alone, &limits, &mut ()),
        memory.analyse(&game, &limits, &mut ()),
        memory.analyse(&alone, &limits, &mut ()),
    );
    last_turns_are_seen(&game, &in_game);
    assert_eq!(told(&before), told(&after));
    assert_ne!(told(&before), told(&in_game));
}

/// Whoever makes the last turn of a game that does not get on has what the game then ends with.
fn last_turns_are_seen(game: &Game<Gore>, analysis: &Analysis) {
    let me = game.position().to_move();
    let mut last_turns = 0;
    for line in &analysis.lines {
        let mut end = game.clone();
        end.play(line.mv, &mut ()).unwrap();
        if end.termination() == Some(Termination::NoProgress) {
            last_turns += 1;
            assert_eq!(
                line.score.margin(),
                end.ending().unwrap().outcome.margin(me)
            );
            assert_eq!(line.pv, [line.mv]);
        }
    }
    assert!(last_turns > 0);
}

/// A game that has not ended after so many turns in a row without a capture.
fn quiet_game(turns: u32) -> Game<Gore> {
    let mut random = Pcg64Mcg::seed_from_u64(1);
    loop {
        let mut game: Game<Gore> = Game::new();
        while game.quiet_turns() < turns {
            let position = *game.position();
            let quiet_moves: Vec<Move> = position
                .children()
                .filter(|(_, after)| after.taken() == position.taken() && game.times(after) < 2)
                .map(|(mv, _)| mv)
                .collect();
            let Some(&mv) = quiet_moves.choose(&mut random) else {
                break;
            };
            game.play(mv, &mut ()).unwrap();
        }
        if game.quiet_turns() == turns && !game.is_over() {
            return game;
        }
    }
}
