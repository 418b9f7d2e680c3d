//! What every player keeps to, and what the machine's opponents are worth.

use std::sync::atomic::AtomicBool;

use ayla_ai::{Level, Limits, Player, StopWhen, Strategy, analyse};
use ayla_core::{DjenonAboure, Game, Gore, Position, Setup, Side, Trade};
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// One of each kind that thinks fast.
fn players(seed: u64) -> [Player; 5] {
    [
        Player::new(Strategy::Random, seed),
        Player::new(Strategy::Greedy, seed),
        Player::new(
            Strategy::AlphaBeta(Limits {
                memory: 0,
                ..Limits::nodes(300)
            }),
            seed,
        ),
        Level::new(1).unwrap().player(seed),
        Level::new(4).unwrap().player(seed),
    ]
}

/// Any position: of any number of seeds, any owners, and any offer that can wait there.
fn any_position<P: Position>(random: &mut Pcg64Mcg) -> P {
    loop {
        let pits = P::GAME.pits();
        let seeds: Vec<u8> = (0..pits).map(|_| random.random_range(0..=5)).collect();
        let mut setup = Setup::new(&seeds, Default::default(), Side::South);
        if random.random() {
            setup.to_move = Side::North;
        }
        for side in Side::BOTH {
            setup.taken[side] = random.random_range(0..=12);
        }
        if P::GAME.trade {
            let all = || setup.pits().map(|(pit, _)| pit);
            let south = all().filter(|_| random.random()).collect();
            let offered = all().filter(|_| random.random_ratio(1, 4)).collect();
            let offer = Some(offered).filter(|_| random.random());
            setup = setup.with_trade(Trade { south, offer });
        }
        if let Ok(position) = P::try_from(setup) {
            return position;
        }
    }
}

fn moves_are_legal_from_anywhere<P: Position>() {
    let mut random = Pcg64Mcg::seed_from_u64(3);
    for seed in 0..40 {
        for player in players(seed) {
            let mut game = Game::from_position(any_position::<P>(&mut random));
            for _ in 0..12 {
                let chosen = player.choose(&game);
                assert_eq!(chosen.is_none(), game.is_over(), "{player:?}");
                let Some(choice) = chosen else { break };
                assert_eq!(choice.pv.first(), Some(&choice.mv));
                let mut line = game.clone();
                for mv in choice.pv {
                    line.play(mv, &mut ()).unwrap();
                }
                game.play(choice.mv, &mut ()).unwrap();
            }
        }
    }
}

#[test]
fn every_player_has_a_legal_move_in_gore() {
    moves_are_legal_from_anywhere::<Gore>();
}

#[test]
fn every_player_has_a_legal_move_in_djenon_aboure() {
    moves_are_legal_from_anywhere::<DjenonAboure>();
}

/// G6, D8
#[test]
fn who_must_pass_passes() {
    fn passes<P: Position>(position: &str) {
        let game = Game::from_position(position.parse::<P>().unwrap());
        for player in players(5) {
            assert_eq!(player.choose(&game).unwrap().mv.to_string(), "pass");
        }
    }
    passes::<Gore>("0-0-0-0-7-0-0-0-12-12-S");
    passes::<DjenonAboure>("1-0-1-0-0-0-4-0-0-0-0-0-12-12-S");
}

#[test]
fn the_same_player_plays_the_same_game() {
    fn play<P: Position>(seed: u64) -> Vec<String> {
        let mut game: Game<P> = Game::new();
        let [.., player] = players(seed);
        while let Some(choice) = player.choose(&game).filter(|_| game.plies().len() < 40) {
            game.play(choice.mv, &mut ()).unwrap();
        }
        game.moves().map(|mv| mv.to_string()).collect()
    }
    assert_eq!(play::<Gore>(1), play::<Gore>(1));
    assert_eq!(play::<DjenonAboure>(1), play::<DjenonAboure>(1));
    let games: Vec<_> = (0..10).map(play::<DjenonAboure>).collect();
    assert!(games.iter().any(|game| *game != games[0]));
}

/// The generator is a named one, and its numbers are used in the same way everywhere.
#[test]
fn luck_is_the_same_on_every_machine() {
    let mut game: Game<Gore> = Game::new();
    let player = Player::new(Strategy::Random, 2026);
    for _ in 0..12 {
        let choice = player.choose(&game).unwrap();
        game.play(choice.mv, &mut ()).unwrap();
    }
    let moves: Vec<String> = game.moves().map(|mv| mv.to_string()).collect();
    assert_eq!(moves.join(" "), "A c D a C b D c A b C a");
}

#[test]
fn whoever_is_stopped_has_a_move_all_the_same() {
    let game: Game<Gore> = Game::new();
    let stop = AtomicBool::new(true);
    let analysis = analyse(&game, &Limits::NONE.with_lines(2), &mut &stop);
    assert_eq!(
        (analysis.depth, analysis.nodes, analysis.lines.len()),
        (0, 0, 2)
    );
    let choice = Level::STRONGEST.player(1).choose_watched(&game, &mut &stop);
    assert!(game.legal_moves().contains(choice.unwrap().mv));
}

#[test]
fn thinking_stops_soon_after_it_is_told_to() {
    let mut questions = 0;
    let mut third_time = StopWhen(|| {
        questions += 1;
        questions == 3
    });
    let analysis = analyse(&Game::<Gore>::new(), &Limits::NONE, &mut third_time);
    assert_eq!(analysis.nodes, 2 * 1024);
    assert!(analysis.depth > 0);
}

#[test]
fn thinking_keeps_to_its_nodes() {
    for nodes in [0, 1, 2, 3, 10, 1_000, 30_000] {
        let analysis = analyse(&Game::<Gore>::new(), &Limits::nodes(nodes), &mut ());
        assert_eq!(analysis.nodes, nodes);
        assert_eq!(analysis.lines.len(), 1);
    }
}

#[test]
fn greed_accepts_what_pays_at_once_and_nothing_else() {
    let answer = |position: &str| {
        let game = Game::from_position(position.parse::<Gore>().unwrap());
        let player = Player::new(Strategy::Greedy, 1);
        player.choose(&game).unwrap().mv.to_string()
    };
    assert_eq!(answer("0-0-3-0-3-3-0-0-6-6-N SSSSNNNN C"), "accept");
    assert_eq!(answer("0-0-3-0-3-3-0-0-6-6-N SSSSNNNN A"), "decline");
    assert_eq!(answer("0-0-1-0-0-1-2-9-10-24-S"), "C");
    assert_eq!(answer("0-0-1-1-0-1-3-9-10-22-S"), "D");
}

/// How many games of `games` the machine wins at its default level against greed: after every two
/// random moves one game with each side.
fn wins_against_greed<P: Position>(games: u64) -> u32 {
    let mut wins = 0;
    for nth in 0..games {
        let machine = if nth % 2 == 0 {
            Side::South
        } else {
            Side::North
        };
        let opener = Player::new(Strategy::Random, nth / 2);
        let strong = Level::DEFAULT.player(nth);
        let greedy = Player::new(Strategy::Greedy, nth);
        let mut game: Game<P> = Game::new();
        loop {
            let player = match game.plies().len() {
                ..2 => opener,
                _ if game.position().to_move() == machine => strong,
                _ => greedy,
            };
            let Some(choice) = player.choose(&game) else {
                break;
            };
            game.play(choice.mv, &mut ()).unwrap();
        }
        wins += u32::from(game.ending().unwrap().winner == Some(machine));
    }
    wins
}

#[test]
fn the_default_opponent_beats_greed_in_gore() {
    let wins = wins_against_greed::<Gore>(100);
    assert!(wins >= 80, "{wins}");
}

#[test]
fn the_default_opponent_beats_greed_in_djenon_aboure() {
    let wins = wins_against_greed::<DjenonAboure>(100);
    assert!(wins >= 80, "{wins}");
}

/// What each level plays in a few positions, its luck drawn from 1: the same on every machine and
/// from release to release.
#[test]
fn each_level_plays_what_it_always_played() {
    fn moves<P: Position>(positions: &[&str]) -> Vec<String> {
        let games = positions.iter().map(|position| {
            let position: P = position.parse().unwrap();
            Game::from_position(position)
        });
        let games: Vec<Game<P>> = games.collect();
        (Level::MIN..=Level::MAX)
            .map(|level| {
                let player = Level::new(level).unwrap().player(1);
                let chosen = games
                    .iter()
                    .map(|game| player.choose(game).unwrap().mv.to_string());
                format!("{level}: {}", chosen.collect::<Vec<_>>().join(" "))
            })
            .collect()
    }
    assert_eq!(
        moves::<Gore>(&[
            "6-6-6-6-6-6-6-6-0-0-S",
            "5-0-1-2-1-3-2-6-14-14-S",
            "0-0-3-0-3-3-0-0-20-19-N SSSSNNNN C",
        ]),
        [
            "1: D A accept",
            "2: A D accept",
            "3: A D accept",
            "4: A D accept",
            "5: A D accept",
            "6: C D accept",
            "7: B D accept",
            "8: A D accept",
            "9: A D accept",
            "10: A A accept"
        ]
    );
    assert_eq!(
        moves::<DjenonAboure>(&[
            "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
            "2-6-6-0-5-5-5-1-5-5-5-1-2-0-N",
            "1-5-0-2-3-3-4-0-6-2-1-3-10-8-S",
        ]),
        [
            "1: C a F",
            "2: E c E",
            "3: E d E",
            "4: E e E",
            "5: F e E",
            "6: E e E",
            "7: F e E",
            "8: E e E",
            "9: E e E",
            "10: E e E"
        ]
    );
}
