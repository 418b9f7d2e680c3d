//! What the table keeps holds for every history: repetition (A1) and want of progress (A2) do not
//! spoil it, neither within a search nor from one to the next.

use ayla_ai::{Analysis, Limits, Memory, Score, analyse};
use ayla_core::{Game, Gore, Move, Position, Setup, Side};
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// The least and the most the player to move can end with, as a margin, when the game is followed
/// some moves ahead, its adjudications included.
fn bounds(game: &mut Game<Gore>, moves_ahead: u32) -> (i32, i32) {
    let position = *game.position();
    let me = position.to_move();
    if let Some(ending) = game.ending() {
        let margin = i32::from(ending.outcome.margin(me));
        return (margin, margin);
    }
    if moves_ahead == 0 {
        let taken = position.taken();
        let total = i32::try_from(position.setup().total()).unwrap();
        return (
            2 * i32::from(taken[me]) - total,
            total - 2 * i32::from(taken[!me]),
        );
    }
    let mut best = (i32::MIN, i32::MIN);
    for mv in game.legal_moves() {
        game.play(mv, &mut ()).unwrap();
        let (least, most) = bounds(game, moves_ahead - 1);
        let (least, most) = if game.position().to_move() == me {
            (least, most)
        } else {
            (-most, -least)
        };
        best = (best.0.max(least), best.1.max(most));
        game.undo();
    }
    best
}

/// A small ending in which each player can make an offer, and some turns without a capture.
fn ending(random: &mut Pcg64Mcg) -> Gore {
    loop {
        let mut seeds = [0; 8];
        for _ in 0..random.random_range(2..=4) {
            seeds[random.random_range(0..8)] += random.random_range(1..=3);
        }
        let mut setup = Setup::new(&seeds, Default::default(), Side::South);
        for side in Side::BOTH {
            setup.taken[side] = random.random_range(6..=9);
        }
        let position = Gore::try_from(setup).unwrap();
        let offers = |position: &Gore| position.legal_moves().most_offered() > 0;
        let mut other = position.setup();
        other.to_move = Side::North;
        if offers(&position) && Gore::try_from(other).is_ok_and(|other| offers(&other)) {
            return position;
        }
    }
}

/// An offer waits, and were it declined, then what stands there would stand the third time: the
/// players have made the same offers in turn before, and declined them.
fn third_offer(position: &Gore) -> Game<Gore> {
    let mut start = position.setup();
    start.to_move = !start.to_move;
    let mut game = Game::from_position(Gore::try_from(start).unwrap());
    for nth in 0..4 {
        let offers = |mv: &Move| matches!(mv, Move::Offer(_));
        let offer = game.legal_moves().iter().find(offers).unwrap();
        game.play(offer, &mut ()).unwrap();
        if nth < 3 {
            game.play(Move::Decline, &mut ()).unwrap();
        }
    }
    game
}

/// What it is worth to decline, if that is proved.
fn worth_of_declining(analysis: &Analysis) -> Option<i32> {
    let mut lines = analysis.lines.iter();
    let line = lines.find(|line| line.mv == Move::Decline).unwrap();
    match line.score {
        Score::Exact(margin) => Some(margin.into()),
        Score::Estimate(_) => None,
    }
}

/// Where the third time ends the game it is worth something else to decline than where nothing
/// stood before. Neither the lines of one search nor those of an earlier one mix that up (A1).
#[test]
fn what_a_repetition_is_worth_stays_in_its_game() {
    let mut random = Pcg64Mcg::seed_from_u64(4);
    let limits = Limits::nodes(3_000).with_lines(2);
    let mut different = 0;
    for _ in 0..200 {
        let position = ending(&mut random);
        let again = third_offer(&position);
        let games = [Game::from_position(*again.position()), again];
        let bounds = games.each_ref().map(|game| {
            let mut declined = game.clone();
            declined.play(Move::Decline, &mut ()).unwrap();
            bounds(&mut declined, 4)
        });
        let check = |nth: usize, analysis: &Analysis| {
            let (least, most) = bounds[nth];
            let worth = worth_of_declining(analysis);
            assert!(
                worth.is_none_or(|worth| (least..=most).contains(&worth)),
                "{position}: {worth:?}, {least} to {most}"
            );
            worth
        };
        let fresh = [0, 1].map(|nth| check(nth, &analyse(&games[nth], &limits, &mut ())));
        for order in [[0, 1, 0], [1, 0, 1]] {
            let mut memory = Memory::new(1 << 18);
            for nth in order {
                let kept = check(nth, &memory.analyse(&games[nth], &limits, &mut ()));
                // More may be proved by and by, or less within the limit, but nothing else.
                let agree = kept == fresh[nth] || kept.is_none() || fresh[nth].is_none();
                assert!(agree, "{position}: {kept:?}, {:?}", fresh[nth]);
            }
        }
        let both = fresh[0].is_some() && fresh[1].is_some();
        different += u32::from(both && fresh[0] != fresh[1]);
    }
    assert!(different > 5, "{different}");
}
