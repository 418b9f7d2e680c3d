//! The rules: the core against its naive twin, in positions no game would come to, and along games from there.

use ayla_core::{BySide, DjenonAboure, Gore, PitSet, Position, Setup, Side, Trade};
use ayla_rulebook::naive;
use ayla_rulebook::twin::{Twin, agree};
use bolero::check;

/// The setup that bytes stand for: one for each pit, two for what is taken, then who is to move, and where pits
/// are traded whose they are and which are offered.
fn setup<P: Position>(bytes: &mut impl Iterator<Item = u8>) -> Setup {
    let mut byte = || bytes.next().unwrap_or_default();
    let mut left = P::GAME.seeds();
    let mut take = |seeds: u8| {
        let seeds = seeds.min(left);
        left -= seeds;
        seeds
    };
    // Few seeds lie in most pits, and any number in some.
    let mut seeds = [0; Setup::MAX_PITS];
    for pit in &mut seeds[..P::GAME.pits().into()] {
        let byte = byte();
        *pit = take(if byte < 224 { byte % 8 } else { byte % 64 });
    }
    let taken = BySide::new(take(byte()), take(byte()));
    let to_move = if byte() % 2 == 0 {
        Side::South
    } else {
        Side::North
    };
    let setup = Setup::new(&seeds[..P::GAME.pits().into()], taken, to_move);
    if !P::GAME.trade {
        return setup;
    }
    let all = P::GAME.row(Side::South) | P::GAME.row(Side::North);
    let mut pits = || PitSet::from_bits(u16::from_le_bytes([byte(), byte()])) & all;
    let (south, offer) = (pits(), pits());
    setup.with_trade(Trade {
        south,
        offer: (!offer.is_empty()).then_some(offer),
    })
}

/// The twins agree where the bytes begin, and after each move the rest of them choose.
fn follow<P: Position, T: Twin>(input: &[u8]) {
    let mut bytes = input.iter().copied();
    let Ok(mut position) = P::try_from(setup::<P>(&mut bytes)) else {
        return;
    };
    agree::<P, T>(&position);
    for choice in bytes {
        let Some((_, child)) = position
            .children()
            .nth(usize::from(choice) % position.legal_moves().len().max(1))
        else {
            return;
        };
        position = child;
        agree::<P, T>(&position);
    }
}

#[test]
fn gore() {
    check!().for_each(follow::<Gore, naive::Gore>);
}

#[test]
fn djenon_aboure() {
    check!().for_each(follow::<DjenonAboure, naive::DjenonAboure>);
}
