//! Alpha-beta, deeper and deeper, and nothing else.

use ayla_ai::{Choice, Score, Watch};
use ayla_core::{Game, Move, Position, Side};

use super::Budget;
use crate::Allowance;

/// More than any margin.
const INFINITY: i16 = i16::MAX;

/// The best move of the deepest search that was finished, or of the first moves of one that was
/// not.
pub(crate) fn alpha_beta<P: Position>(
    game: &Game<P>,
    allowance: &Allowance,
    watch: &mut dyn Watch,
) -> Option<Choice> {
    let mut moves: Vec<(Move, P)> = game.position().children().collect();
    moves.retain(|&(mv, _)| game.legal_moves().contains(mv));
    let mut best = choice(moves.first()?.0, None);
    let mut budget = Budget::new(allowance.nodes, watch);
    for depth in 1..=allowance.depth.unwrap_or(u8::MAX) {
        let mut alpha = -INFINITY;
        let mut best_at = 0;
        for (at, (mv, after)) in moves.iter().enumerate() {
            let me = game.position().to_move();
            let value = worth(me, after, depth - 1, alpha, INFINITY, &mut budget);
            if budget.is_over {
                break;
            }
            if value > alpha {
                alpha = value;
                best_at = at;
                best = choice(*mv, Some((value, depth)));
            }
        }
        if budget.is_over {
            break;
        }
        // The next search begins with it, so that it is not lost if there is no time for more.
        moves[..=best_at].rotate_right(1);
    }
    Some(best)
}

/// A move, and what it was found to be worth so many moves ahead.
fn choice(mv: Move, found: Option<(i16, u8)>) -> Choice {
    Choice {
        mv,
        score: found.map(|(value, _)| Score::Estimate(value as i8)),
        depth: found.map(|(_, depth)| depth),
        pv: vec![mv],
    }
}

/// What a position is worth to `me`: its value, from the side of whoever is to move there.
fn worth<P: Position>(
    me: Side,
    position: &P,
    depth: u8,
    alpha: i16,
    beta: i16,
    budget: &mut Budget<'_>,
) -> i16 {
    if position.to_move() == me {
        value(position, depth, alpha, beta, budget)
    } else {
        -value(position, depth, -beta, -alpha, budget)
    }
}

fn value<P: Position>(
    position: &P,
    depth: u8,
    mut alpha: i16,
    beta: i16,
    budget: &mut Budget<'_>,
) -> i16 {
    let me = position.to_move();
    if let Some(outcome) = position.outcome() {
        return outcome.margin(me).into();
    }
    if depth == 0 || !budget.spend() {
        let taken = position.taken();
        return i16::from(taken[me]) - i16::from(taken[!me]);
    }
    for (_, after) in position.children() {
        alpha = alpha.max(worth(me, &after, depth - 1, alpha, beta, budget));
        if alpha >= beta || budget.is_over {
            break;
        }
    }
    alpha
}
