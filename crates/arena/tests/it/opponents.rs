//! The players of the house.

use ayla_arena::{Allowance, Machine};
use ayla_core::{DjenonAboure, Game, Gore, Position};

const MACHINES: [&str; 7] = [
    "ai:3",
    "ai:1",
    "full",
    "random",
    "greedy",
    "mcts",
    "alphabeta",
];

fn allowance(nodes: u64) -> Allowance {
    Allowance {
        nodes: Some(nodes),
        ..Allowance::NONE
    }
}

/// Plays a whole game of a machine against itself.
fn play_through<P: Position>(machine: Machine, nodes: u64) {
    let mut game: Game<P> = Game::new();
    while !game.is_over() {
        let choose = || machine.choose(&game, &allowance(nodes), 9, &mut ());
        let choice = choose().unwrap();
        assert_eq!(
            choose(),
            Some(choice.clone()),
            "{machine} is not deterministic"
        );
        game.play(choice.mv, &mut ()).unwrap();
    }
    assert_eq!(machine.choose(&game, &allowance(nodes), 9, &mut ()), None);
}

#[test]
fn everybody_plays_legal_moves_to_the_end_and_is_deterministic() {
    for name in MACHINES {
        let machine = name.parse().unwrap();
        play_through::<Gore>(machine, 300);
        play_through::<DjenonAboure>(machine, 300);
    }
}

#[test]
fn hardly_any_allowance_is_enough_for_a_move() {
    for name in MACHINES {
        let machine: Machine = name.parse().unwrap();
        let game: Game<Gore> = Game::new();
        for nodes in [0, 1, 2, 10] {
            let choice = machine.choose(&game, &allowance(nodes), 1, &mut ());
            assert!(game.legal_moves().contains(choice.unwrap().mv), "{name}");
        }
    }
}

/// A takes all 26 seeds, and that is the end.
#[test]
fn plain_searches_find_what_is_plain() {
    let position = "17-1-2-2-2-2-0-0-0-0-S SNSSNNNN -".parse().unwrap();
    let game: Game<Gore> = Game::from_position(position);
    for machine in [Machine::AlphaBeta, Machine::Mcts] {
        let choice = machine.choose(&game, &allowance(20_000), 1, &mut ());
        assert_eq!(choice.unwrap().mv.to_string(), "A", "{machine}");
    }
}

#[test]
fn names_are_read_as_written() {
    for name in MACHINES {
        assert_eq!(name.parse::<Machine>().unwrap().to_string(), name);
    }
    for wrong in ["", "ai:", "ai:0", "ai:11", "AI", "human", "cmd:x"] {
        assert!(wrong.parse::<Machine>().is_err(), "{wrong}");
    }
}
