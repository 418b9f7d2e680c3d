//! A puzzle's solution is the single best move, by a search that shares nothing with the one that
//! made it.

use std::collections::HashMap;

use ayla_core::{DjenonAboure, Gore, Move, Position};
use ayla_notation::Record;
use ayla_study::{NoPuzzle, Puzzle, Theme, compose};

/// The least and the most the player to move can end with, as a margin.
type Bounds = (i32, i32);

/// A full-width search: it looks at everything so many moves ahead, and where the game goes on it
/// knows only that nobody loses what he has taken, since nobody must accept an offer.
struct FullWidth<P> {
    known: HashMap<(P, u32), Bounds>,
}

impl<P: Position> FullWidth<P> {
    fn bounds(&mut self, position: &P, moves_ahead: u32) -> Bounds {
        let me = position.to_move();
        if let Some(outcome) = position.outcome() {
            let margin = i32::from(outcome.margin(me));
            return (margin, margin);
        }
        if moves_ahead == 0 {
            let taken = position.taken();
            let total = i32::try_from(position.setup().total()).unwrap();
            let least = |side| 2 * i32::from(taken[side]) - total;
            return (least(me), -least(!me));
        }
        if let Some(&bounds) = self.known.get(&(*position, moves_ahead)) {
            return bounds;
        }
        let moves = self.moves(position, moves_ahead);
        let best = moves
            .into_iter()
            .map(|(_, bounds)| bounds)
            .reduce(|a, b| (a.0.max(b.0), a.1.max(b.1)));
        let bounds = best.expect("a position that is not over has moves");
        self.known.insert((*position, moves_ahead), bounds);
        bounds
    }

    fn moves(&mut self, position: &P, moves_ahead: u32) -> Vec<(Move, Bounds)> {
        let me = position.to_move();
        position
            .children()
            .map(|(mv, child)| {
                let (least, most) = self.bounds(&child, moves_ahead - 1);
                let is_mine = child.to_move() == me;
                (
                    mv,
                    if is_mine {
                        (least, most)
                    } else {
                        (-most, -least)
                    },
                )
            })
            .collect()
    }
}

/// Looks at a puzzle deeper and deeper, until the best move is worth more for certain than any
/// other and exactly what the puzzle says, and the next best too.
fn confirm<P: Position>(puzzle: &Puzzle<P>, deepest: u32) -> bool {
    (1..=deepest).any(|moves_ahead| {
        let mut search = FullWidth {
            known: HashMap::new(),
        };
        let mut moves = search.moves(puzzle.position(), moves_ahead);
        moves.sort_by_key(|&(_, (least, _))| -least);
        let exactly = |margin: i8| (i32::from(margin), i32::from(margin));
        let others = moves[1..].iter().map(|&(_, bounds)| bounds);
        let most_of_others = others.map(|(_, most)| most).max();
        moves[0] == (puzzle.best_move(), exactly(puzzle.margin()))
            && most_of_others == Some(puzzle.second().into())
    })
}

fn on_board<P: Position>(position: &P) -> u32 {
    let taken = position.taken();
    position.setup().total() - u32::from(taken.south) - u32::from(taken.north)
}

/// The record's main line is the solution and ends as is said, and the record is one of a puzzle.
fn check_record<P: Position>(puzzle: &Puzzle<P>) {
    let record = puzzle.record();
    assert!(record.game().moves().eq(puzzle.solution().iter().copied()));
    let ending = record.game().ending().expect("it is played to the end");
    assert_eq!(ending.outcome.margin(puzzle.side()), puzzle.margin());
    assert_eq!(record.line().moves[0].variations.len(), 1);
    let grade = puzzle.grade().to_string();
    assert_eq!(record.tag("Grade"), Some(grade.as_str()));
    let read: Record<P> = record.to_string().parse().unwrap();
    assert_eq!(read, record);
    assert_eq!(Puzzle::new(*read.game().start()).as_ref(), Ok(puzzle));
}

#[test]
fn puzzles_of_djenon_aboure_have_a_single_best_move() {
    let mut confirmed = 0;
    for seed in 0..20 {
        let puzzle: Puzzle<DjenonAboure> = compose(seed);
        check_record(&puzzle);
        // To look at everything takes too long while the board is full.
        if on_board(puzzle.position()) <= 24 {
            assert!(confirm(&puzzle, 30), "{puzzle:?}");
            confirmed += 1;
        }
    }
    assert!(confirmed >= 3, "{confirmed}");
}

#[test]
fn puzzles_of_gore_have_a_single_best_move() {
    for seed in 0..4 {
        let puzzle: Puzzle<Gore> = compose(seed);
        check_record(&puzzle);
        assert!(confirm(&puzzle, 8), "{puzzle:?}");
    }
}

#[test]
fn every_move_of_a_puzzle_is_worth_less_than_the_best() {
    let puzzle: Puzzle<DjenonAboure> = compose(3);
    for mv in puzzle.position().legal_moves() {
        let worth = puzzle.worth(mv).unwrap();
        if mv == puzzle.best_move() {
            assert_eq!(worth, puzzle.margin());
        } else {
            assert!(worth <= puzzle.second());
        }
    }
    assert_eq!(puzzle.worth(Move::Accept), None);
}

#[test]
fn the_start_of_djenon_aboure_is_a_puzzle() {
    let puzzle = Puzzle::new(DjenonAboure::start()).unwrap();
    assert_eq!(puzzle.best_move(), "E".parse().unwrap());
    assert_eq!((puzzle.margin(), puzzle.second()), (4, 2));
}

#[test]
fn not_every_position_is_a_puzzle() {
    let gore = |text: &str| Puzzle::new(text.parse::<Gore>().unwrap()).unwrap_err();
    // Over; a single move; all moves lead to the same end; too much to prove.
    assert_eq!(gore("2-0-0-0-0-0-0-1-20-25-S"), NoPuzzle::NoChoice);
    assert_eq!(gore("3-0-0-0-0-0-0-0-0-0-S"), NoPuzzle::NoChoice);
    assert_eq!(gore("3-0-1-0-0-0-0-0-0-0-S"), NoPuzzle::Several);
    assert_eq!(gore("6-6-6-6-6-6-6-6-0-0-S"), NoPuzzle::Unproved);
}

#[test]
fn surprises_are_named() {
    let themes = |text: &str| {
        Puzzle::new(text.parse::<Gore>().unwrap())
            .unwrap()
            .themes()
            .to_vec()
    };
    // A takes nothing and ends the game; D would take two. Nobody can pay for an offer.
    assert_eq!(
        themes("3-0-1-1-1-1-0-1-4-2-S"),
        [Theme::Quiet, Theme::RefusedCapture]
    );
}
