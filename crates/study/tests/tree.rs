//! A tree's numbers are those one gets by counting.

use ayla_ai::{Limits, Score, analyse};
use ayla_core::{DjenonAboure, Game, Gore, Move, Position, Side, Termination};
use ayla_notation::Record;
use ayla_study::{Branch, Tree};
use rand::seq::IteratorRandom;
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

const DEPTH: usize = 4;

/// Random games, some broken off, some given up; now and then from another start.
fn records<P: Position>(count: usize) -> Vec<Record<P>> {
    let mut luck = Pcg64Mcg::seed_from_u64(4);
    let mut records = Vec::new();
    while records.len() < count {
        let mut game: Game<P> = Game::new();
        if luck.random_ratio(1, 10) {
            let mv = game.legal_moves().iter().next().unwrap();
            game.play(mv, &mut ()).unwrap();
            game = Game::from_position(*game.position());
        }
        for _ in 0..luck.random_range(0..200) {
            let Some(mv) = game.legal_moves().iter().choose(&mut luck) else {
                break;
            };
            game.play(mv, &mut ()).unwrap();
        }
        // It may be over already.
        let _ = match luck.random_range(0..6) {
            0 => game.resign(Side::South).is_ok(),
            1 => game.forfeit(Side::North).is_ok(),
            2 => game.agree().is_ok(),
            _ => true,
        };
        records.push(Record::from_game(game));
    }
    records
}

/// All branches with their lines.
fn lines<'a, P: Position>(
    branch: &'a Branch<P>,
    line: Vec<Move>,
    found: &mut Vec<(Vec<Move>, &'a Branch<P>)>,
) {
    for next in branch.branches(1) {
        let mut longer = line.clone();
        longer.extend(next.mv());
        lines(next, longer, found);
    }
    found.push((line, branch));
}

fn counts_agree<P: Position>() {
    let records = records::<P>(400);
    let mut tree = Tree::new(DEPTH);
    let counted = records.iter().filter(|record| tree.add(record)).count();
    let usual: Vec<_> = records
        .iter()
        .filter(|record| *record.game().start() == P::start())
        .collect();
    assert_eq!(counted, usual.len());
    assert!(counted < records.len());

    let mut found = Vec::new();
    lines(tree.root(), Vec::new(), &mut found);
    let mut longest = 0;
    let mut beginnings: Vec<Vec<Move>> = usual
        .iter()
        .flat_map(|record| {
            let moves: Vec<Move> = record.game().moves().take(DEPTH).collect();
            (0..=moves.len()).map(move |length| moves[..length].to_vec())
        })
        .collect();
    beginnings.sort();
    beginnings.dedup();
    assert_eq!(found.len(), beginnings.len(), "every beginning once");
    for (line, branch) in found {
        longest = longest.max(line.len());
        let games: Vec<_> = usual
            .iter()
            .map(|record| record.game())
            .filter(|game| game.moves().take(line.len()).eq(line.iter().copied()))
            .collect();
        let won_by = |side| {
            let won = games.iter().filter(|game| {
                game.ending()
                    .is_some_and(|ending| ending.winner == Some(side))
            });
            won.count() as u64
        };
        let open = games.iter().filter(|game| game.ending().is_none()).count() as u64;
        let margins: Vec<i64> = games
            .iter()
            .filter_map(|game| game.ending())
            .filter(|ending| {
                !matches!(
                    ending.termination,
                    Termination::Resignation(_) | Termination::Forfeit(_)
                )
            })
            .map(|ending| {
                i64::from(ending.outcome.score.south) - i64::from(ending.outcome.score.north)
            })
            .collect();
        let results = branch.results();
        assert_eq!(results.games(), games.len() as u64);
        assert_eq!(results.south, won_by(Side::South));
        assert_eq!(results.north, won_by(Side::North));
        assert_eq!(results.unfinished, open);
        assert_eq!(results.scored, margins.len() as u64);
        assert_eq!(results.margin, margins.iter().sum::<i64>());
        let mut game: Game<P> = Game::new();
        for &mv in &line {
            game.play(mv, &mut ()).unwrap();
        }
        assert_eq!(branch.position(), game.position());
        // The most played comes first, and what is rare can be left out.
        let next: Vec<u64> = branch
            .branches(2)
            .iter()
            .map(|next| next.results().games())
            .collect();
        assert!(next.is_sorted_by(|a, b| a >= b));
        assert!(next.iter().all(|&games| games >= 2));
    }
    assert_eq!(longest, DEPTH);
}

#[test]
fn the_tree_of_gore_agrees_with_a_naive_count() {
    counts_agree::<Gore>();
}

#[test]
fn the_tree_of_djenon_aboure_agrees_with_a_naive_count() {
    counts_agree::<DjenonAboure>();
}

#[test]
fn values_are_proved_and_south_s() {
    let mut tree: Tree<DjenonAboure> = Tree::new(1);
    for opening in ["A", "B", "C", "D", "E", "F"] {
        let text = format!("[Game \"djenon-aboure\"]\n\n1. {opening} *");
        assert!(tree.add(&text.parse().unwrap()));
    }
    tree.evaluate(1, |game| {
        Some(analyse(game, &Limits::NONE, &mut ()).best()?.score)
    });
    assert_eq!(tree.root().value(), Some(4));
    let values: Vec<i8> = tree
        .root()
        .branches(1)
        .iter()
        .map(|branch| branch.value().unwrap())
        .collect();
    assert_eq!(values, [-10, -10, -6, -2, 4, 2]);
    tree.evaluate(1, |_| Some(Score::Estimate(4)));
    assert_eq!(tree.root().value(), None, "an estimate is no value");
}

#[test]
fn transpositions_are_found() {
    let mut tree: Tree<Gore> = Tree::new(8);
    for moves in ["1. B a 2. B b *", "1. B a 2. B b *", "1. B b 2. B a *"] {
        let text = format!("[Game \"gore\"]\n\n{moves}");
        assert!(tree.add(&text.parse().unwrap()));
    }
    let line =
        |text: &str| -> Vec<Move> { text.split(' ').map(|word| word.parse().unwrap()).collect() };
    let mut game: Game<Gore> = Game::new();
    for mv in line("B a B b") {
        game.play(mv, &mut ()).unwrap();
    }
    let ways = tree.ways(1);
    assert_eq!(ways[game.position()], [line("B a B b"), line("B b B a")]);
    // The start, B, two lines of two from there, and where they meet.
    assert_eq!(ways.len(), 7);
    assert_eq!(tree.positions(1).len(), 7, "each is named once");
    assert_eq!(tree.ways(2).len(), 5, "the rare line is left out");
    assert!(tree.positions(4).is_empty());
}
