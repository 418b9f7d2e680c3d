//! Positions by chance, for laws that hold in all of them.

use ayla_core::{BySide, GameInfo, Gore, Pit, PitSet, Position, Setup, Side, Trade};
use proptest::prelude::*;
use proptest::sample::Index;

/// Any legal position of the game: a crowded board as well as a bare one, odd totals, odd owners,
/// waiting offers.
pub fn any_position<P: Position>() -> impl Strategy<Value = P> {
    any_setup(P::GAME).prop_filter_map("an offer must be one that could be made", |setup| {
        P::try_from(setup).ok()
    })
}

/// A position a random game has come to after up to `plies` moves from `start`.
pub fn walk<P: Position>(start: P, choices: &[Index]) -> Vec<P> {
    let mut walk = vec![start];
    for choice in choices {
        let legal = walk[walk.len() - 1].legal_moves();
        if legal.is_empty() {
            break;
        }
        let mut next = walk[walk.len() - 1];
        let mv = legal
            .iter()
            .nth(choice.index(legal.len()))
            .expect("it is one of them");
        next.play(mv, &mut ()).expect("a listed move is legal");
        walk.push(next);
    }
    walk
}

/// Choices for a [`walk`].
pub fn choices(most: usize) -> impl Strategy<Value = Vec<Index>> {
    prop::collection::vec(any::<Index>(), 0..=most)
}

/// A setup with the right number of pits and not too many seeds.
fn any_setup(game: GameInfo) -> impl Strategy<Value = Setup> {
    let pits = usize::from(game.pits());
    let total = 0..=game.seeds();
    // The more the seeds crowd together, the longer they are sown.
    let crowd = prop_oneof![Just(1), Just(2), Just(pits)];
    let hands = crowd
        .prop_flat_map(move |crowd| prop::collection::vec(0..crowd, usize::from(game.seeds())));
    let layout = prop::collection::vec(0..pits, pits);
    (
        total,
        hands,
        layout,
        0u8..=48,
        any::<bool>(),
        any_trade(game),
    )
        .prop_map(move |(total, hands, layout, taken, south_moves, trade)| {
            let mut seeds = vec![0u8; pits];
            let on_board = usize::from(total.saturating_sub(taken));
            for (nth, hand) in hands.into_iter().take(on_board).enumerate() {
                seeds[layout[(hand + nth) % pits]] += 1;
            }
            let taken = taken.min(total);
            let south = taken / 2 + u8::from(south_moves) * (taken - taken / 2);
            let to_move = if south_moves {
                Side::South
            } else {
                Side::North
            };
            let setup = Setup::new(&seeds, BySide::new(south, taken - south), to_move);
            match trade {
                Some(trade) => setup.with_trade(trade),
                None => setup,
            }
        })
}

fn any_trade(game: GameInfo) -> BoxedStrategy<Option<Trade>> {
    if !game.trade {
        return Just(None).boxed();
    }
    let pits: Vec<Pit> = (game.row(Side::South) | game.row(Side::North))
        .iter()
        .collect();
    let owned = prop::sample::subsequence(pits.clone(), 0..=pits.len());
    let offered = usize::from(Gore::MOST_OFFERED);
    let offer = prop::option::of(prop::sample::subsequence(pits, 1..=offered));
    let trade = (owned, offer).prop_map(|(south, offer)| Trade {
        south: south.into_iter().collect(),
        offer: offer.map(|pits| pits.into_iter().collect::<PitSet>()),
    });
    prop::option::weighted(0.8, trade).boxed()
}
