//! Laws that hold in every position of every game.

use ayla_core::{
    DjenonAboure, Event, Game, Gore, Move, PitSet, Position, Setup, Side, Termination, Token,
};
use ayla_rulebook::oware::Oware;
use ayla_rulebook::walks::{any_position, choices, walk};
use proptest::prelude::*;

/// Every move one could say, sensible or not, on boards of up to eight columns.
fn all_moves() -> impl Iterator<Item = Move> {
    let pits = PitSet::row(Side::South, 8) | PitSet::row(Side::North, 8);
    let sowings = pits.iter().map(Move::Sow);
    let offers = pits.subsets(4).map(Move::Offer);
    sowings.chain(offers).chain([
        Move::Offer(PitSet::EMPTY),
        Move::Accept,
        Move::Decline,
        Move::Pass,
    ])
}

fn listed_moves_are_the_accepted_ones<P: Position>(position: P) {
    let legal = position.legal_moves();
    assert_eq!(legal.iter().count(), legal.len());
    for mv in all_moves() {
        let mut after = position;
        let mut seen = Vec::new();
        match after.play(mv, &mut seen) {
            Ok(()) => assert!(legal.contains(mv), "{mv} is accepted in {position}"),
            Err(illegal) => {
                assert!(!legal.contains(mv), "{mv} is refused in {position}");
                assert_eq!(illegal.legal, legal);
                assert_eq!((after, seen), (position, vec![]), "{mv} left its mark");
            }
        }
    }
}

fn children_are_what_the_moves_lead_to<P: Position>(position: P) {
    let played: Vec<(Move, P)> = position
        .legal_moves()
        .iter()
        .map(|mv| {
            let mut after = position;
            after.play(mv, &mut Vec::new()).unwrap();
            (mv, after)
        })
        .collect();
    assert_eq!(position.children().collect::<Vec<_>>(), played);
    let others = played
        .into_iter()
        .filter(|(mv, _)| !matches!(mv, Move::Offer(_)));
    assert!(position.children_without_offers().eq(others));
}

fn a_finished_position_refuses_moves<P: Position>(position: P) {
    let over = position.outcome();
    assert_eq!(
        over.is_some(),
        position.legal_moves().is_empty(),
        "{position}"
    );
    if let Some(outcome) = over {
        let total = outcome.score.south + outcome.score.north;
        assert_eq!(u32::from(total), position.setup().total());
    }
}

fn seeds_are_conserved<P: Position>(position: P) {
    for (mv, child) in position.children() {
        assert_eq!(
            child.setup().total(),
            position.setup().total(),
            "{position} {mv}"
        );
    }
}

/// Lays out, takes and pays by what the observer heard alone.
fn the_account_adds_up<P: Position>(position: P) {
    for mv in position.legal_moves() {
        let mut after = position;
        let mut seen = Vec::new();
        after.play(mv, &mut seen).unwrap();
        let mut account = position.setup();
        let mut swept = None;
        for event in seen {
            match event {
                Event::Lap(lap) => {
                    let held = core::mem::take(account.at_mut(lap.from()).unwrap());
                    assert_eq!(held, lap.seeds());
                    assert_eq!(lap.drops().last(), Some(lap.last()));
                    lap.drops()
                        .for_each(|pit| *account.at_mut(pit).unwrap() += 1);
                }
                Event::Capture { by, pit, seeds } => {
                    let held = core::mem::take(account.at_mut(pit).unwrap());
                    assert_eq!(held, seeds);
                    assert!(seeds > 0);
                    account.taken[by] += seeds;
                }
                Event::Payment { by, pit, seeds } => {
                    account.taken[by] -= seeds;
                    *account.at_mut(pit).unwrap() += seeds;
                }
                Event::Accept { by, pits } => {
                    assert!(pits.is_subset(after.setup().territory(by)));
                }
                Event::Offer { by, pits } => {
                    assert_eq!((by, Some(pits)), (position.to_move(), after.offer()));
                }
                Event::Decline { by, pits } => {
                    assert_eq!((by, Some(pits)), (position.to_move(), position.offer()));
                }
                Event::Pass { by } => assert_eq!(by, position.to_move()),
                Event::Sweep { by, seeds } => {
                    let swept = swept.get_or_insert(after.taken());
                    swept[by] += seeds;
                }
            }
        }
        assert_eq!(account.seeds(), after.setup().seeds(), "{position} {mv}");
        assert_eq!(account.taken, after.taken(), "{position} {mv}");
        assert_eq!(
            swept,
            after.outcome().map(|outcome| outcome.score),
            "{position} {mv}"
        );
    }
}

fn text_is_read_as_written<P: Position>(position: P) {
    let text = position.to_string();
    assert_eq!(text.parse(), Ok(position), "{text}");
    assert_eq!(text.parse(), Ok(position.setup()), "{text}");
    assert_eq!(P::try_from(position.setup()), Ok(position));
    let json = serde_json::to_string(&position.setup()).unwrap();
    assert_eq!(json, format!("\"{text}\""));
    let read: Setup = serde_json::from_str(&json).unwrap();
    assert_eq!(read, position.setup());
    for mv in position.legal_moves() {
        assert_eq!(mv.to_string().parse(), Ok(mv));
        let token = Token::new(mv, 6);
        assert_eq!(token.to_string().parse(), Ok(token));
    }
}

/// Territories, counts of seeds and what they are worth are those of the setup.
fn glances_agree_with_the_setup<P: Position>(position: P) {
    let setup = position.setup();
    for side in Side::BOTH {
        let territory = position.territory(side);
        assert_eq!(territory, setup.territory(side));
        assert_eq!(position.offer(), setup.offer());
        assert_eq!(
            u32::from(position.seeds_in(territory)),
            setup.seeds_of(side)
        );
    }
    // Half of the pits, 129 for a seed at least and one more for each.
    let row = P::GAME.row(Side::North);
    let in_row = setup
        .pits()
        .filter(|&(pit, seeds)| row.contains(pit) && seeds > 0);
    let worth: u16 = in_row.map(|(_, seeds)| 129 + u16::from(seeds)).sum();
    let bytes = |seeds: u64| {
        let some = (seeds + u64::from_ne_bytes([127; 8])) & u64::from_ne_bytes([128; 8]);
        some + (some >> 7) + seeds
    };
    assert_eq!(position.sum_bytes(row, bytes), worth);
    for (pit, seeds) in setup.pits() {
        assert_eq!(position.seeds_in(pit.into()), seeds);
    }
}

fn every_law<P: Position>(position: P) {
    glances_agree_with_the_setup(position);
    listed_moves_are_the_accepted_ones(position);
    children_are_what_the_moves_lead_to(position);
    a_finished_position_refuses_moves(position);
    seeds_are_conserved(position);
    the_account_adds_up(position);
    text_is_read_as_written(position);
}

/// A whole game through [`Game`]: its plies and its ending against what is counted afresh.
fn a_game_keeps_its_history<P: Position>(start: P, choices: &[prop::sample::Index]) {
    let mut game = Game::from_position(start);
    let mut befores = vec![game.clone()];
    for choice in choices {
        let legal = game.legal_moves();
        if legal.is_empty() {
            break;
        }
        let mv = legal.iter().nth(choice.index(legal.len())).unwrap();
        game.play(mv, &mut ()).unwrap();
        befores.push(game.clone());
    }
    let all: Vec<P> = [start]
        .into_iter()
        .chain(game.plies().iter().map(|ply| ply.after))
        .collect();
    assert!(all.iter().all(|position| {
        game.times(position) as usize == all.iter().filter(|&other| other == position).count()
    }));
    assert_eq!(game.legal_moves().is_empty(), game.is_over());
    if game.termination() == Some(Termination::Repetition) {
        assert_eq!(game.times(game.position()), 3);
    }
    let last = game.clone();
    let mut moves: Vec<Move> = last.moves().collect();
    while let Some(before) = befores.pop() {
        assert_eq!(game.position(), before.position());
        assert_eq!(game.plies(), before.plies());
        assert_eq!(game.termination(), before.termination());
        assert_eq!(
            all.iter().map(|position| game.times(position)).sum::<u32>() as usize,
            {
                all.iter()
                    .map(|position| before.times(position))
                    .sum::<u32>() as usize
            }
        );
        assert_eq!(game.undo(), moves.pop());
    }
    assert_eq!(game.position(), &start);
    while game.redo().is_some() {}
    assert_eq!(game, last, "redoing all restores the game");
}

macro_rules! laws {
    ($($name:ident: $position:ty;)*) => {$(
        mod $name {
            use super::*;

            proptest! {
                #![proptest_config(ProptestConfig::with_cases(400))]

                #[test]
                fn hold_in_any_position(position in any_position::<$position>()) {
                    every_law(position);
                }

                #[test]
                fn hold_along_any_game(choices in choices(80)) {
                    let last = walk(<$position>::start(), &choices).pop();
                    every_law(last.expect("a walk has its start"));
                }

                #[test]
                fn hold_along_a_game_from_any_position(
                    start in any_position::<$position>(),
                    choices in choices(40),
                ) {
                    let last = walk(start, &choices).pop();
                    every_law(last.expect("a walk has its start"));
                }

                #[test]
                fn hold_for_the_history(
                    start in prop_oneof![
                        Just(<$position>::start()),
                        any_position::<$position>(),
                    ],
                    choices in choices(120),
                ) {
                    a_game_keeps_its_history(start, &choices);
                }
            }
        }
    )*};
}

laws! {
    gore: Gore;
    djenon_aboure: DjenonAboure;
    oware: Oware;
}

proptest! {
    #[test]
    fn any_text_is_a_position_or_an_error_in_it(text in "[-0-9 SNACabc]{0,40}|.{0,40}") {
        for error in [text.parse::<Gore>().err(), text.parse::<Setup>().err()] {
            prop_assert!(error.is_none_or(|error| text.is_char_boundary(error.at)));
        }
        if let Ok(position) = text.parse::<DjenonAboure>() {
            prop_assert_eq!(position.to_string(), text);
        }
    }

    #[test]
    fn any_text_is_a_move_or_an_error_in_it(text in "offer:[A-Ia-i]{0,5}|[A-Ia-i][+][0-9]{0,4}|.{0,9}") {
        match text.parse::<Token>() {
            Ok(token) => prop_assert_eq!(token.to_string().len(), text.len()),
            Err(error) => prop_assert!(text.is_char_boundary(error.at), "{text} {error}"),
        }
    }
}
