//! Strategies, judged by the checker of proofs; and the checker, judged by the search.

mod endings;

use std::collections::HashSet;

use ayla_ai::{Advice, Limits, NoStrategy, analyse, prove};
use ayla_core::{BySide, DjenonAboure, Game, Gore, Move, Position, Side};
use ayla_proof::{Checker, Claim, Writer, check};
use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use endings::ending;

/// How many seeds each player has in the end if both play well, if that is found out.
fn seeds<P: Position>(position: &P) -> Option<BySide<u8>> {
    if let Some(outcome) = position.outcome() {
        return Some(outcome.score);
    }
    let limits = Limits {
        memory: 1 << 17,
        ..Limits::nodes(2_000)
    };
    let analysis = analyse(&Game::from_position(*position), &limits, &mut ());
    let best = analysis.best().expect("the position is not over");
    let total = i32::try_from(position.setup().total()).unwrap();
    let mine = u8::try_from((total + i32::from(best.score.margin())) / 2).unwrap();
    let others = u8::try_from(total).unwrap() - mine;
    let seeds = BySide::from_fn(|side| match side == position.to_move() {
        true => mine,
        false => others,
    });
    Some(seeds).filter(|_| best.score.is_exact())
}

fn strategy<P: Position>(position: &P, claim: Claim) -> Result<Vec<Advice<P>>, NoStrategy> {
    let limits = Limits {
        memory: 1 << 17,
        ..Limits::nodes(500_000)
    };
    prove(position, claim.side, claim.seeds, &limits, &mut ())
}

/// Proves both sides of the worth of so many endings, has the proofs checked, and proves no more than
/// that. Gives how many endings were worth nobody knows what.
fn prove_endings<P: Position>(seed: u64, endings: u32) -> u32 {
    let mut random = Pcg64Mcg::seed_from_u64(seed);
    let mut unknown = 0;
    for _ in 0..endings {
        let position: P = ending(&mut random);
        let Some(seeds) = seeds(&position) else {
            unknown += 1;
            continue;
        };
        for side in Side::BOTH {
            let claim = |seeds| Claim { side, seeds };
            let strategy_found = strategy(&position, claim(seeds[side])).unwrap();
            let mut checker = Checker::new(claim(seeds[side]));
            for (at, mv) in strategy_found {
                checker.lemma(at, mv).unwrap();
            }
            assert!(checker.holds(&position), "{position}");
            let more = strategy(&position, claim(seeds[side] + 1));
            assert!(more.is_err(), "{position}");
        }
    }
    unknown
}

#[test]
fn what_endings_of_gore_are_worth_is_proved_to_the_checker() {
    let unknown = prove_endings::<Gore>(3, 1_000);
    assert!(unknown < 900, "{unknown}");
}

#[test]
fn what_endings_of_djenon_aboure_are_worth_is_proved_to_the_checker() {
    assert_eq!(prove_endings::<DjenonAboure>(4, 1_000), 0);
}

/// Positions that can be reached, the last ones first; so many if there are more.
fn reachable<P: Position>(position: &P, most: usize) -> Vec<P> {
    let mut seen = HashSet::from([*position]);
    let mut found = vec![*position];
    let mut nth = 0;
    while let Some(&from) = found.get(nth)
        && found.len() < most
    {
        nth += 1;
        let new = from.children().map(|(_, to)| to);
        found.extend(new.filter(|to| seen.insert(*to)));
    }
    found.reverse();
    found
}

/// Tells the checker whatever might be a lemma, true or not, again and again in any order, and holds
/// all that it accepts against the search. Gives how many lemmas it accepted.
fn tell_anything<P: Position>(seed: u64, endings: u32) -> usize {
    let mut random = Pcg64Mcg::seed_from_u64(seed);
    let mut accepted = 0;
    for _ in 0..endings {
        let position: P = ending(&mut random);
        let mut positions = reachable(&position, 300);
        let total = u8::try_from(position.setup().total()).unwrap();
        for side in Side::BOTH {
            let claim = Claim {
                side,
                seeds: random.random_range(position.taken()[side] + 1..=total),
            };
            let mut checker = Checker::new(claim);
            for _ in 0..4 {
                for at in &positions {
                    let moves: Vec<Option<Move>> = match at.to_move() == side {
                        true => at.legal_moves().into_iter().map(Some).collect(),
                        false => vec![None],
                    };
                    for mv in moves {
                        if checker.lemma(*at, mv).is_ok() {
                            let is_true = seeds(at).is_none_or(|seeds| seeds[side] >= claim.seeds);
                            assert!(is_true, "{at}: {claim}");
                        }
                    }
                }
                positions.shuffle(&mut random);
            }
            accepted += checker.lemmas();
        }
    }
    accepted
}

#[test]
fn the_checker_accepts_nothing_that_is_not_true() {
    for accepted in [
        tell_anything::<Gore>(5, 200),
        tell_anything::<DjenonAboure>(6, 200),
    ] {
        assert!(accepted > 200, "{accepted}");
    }
}

/// The whole proof of a position, as a file.
fn proof<P: Position>(position: &P, claims: &[Claim]) -> String {
    let mut writer = Writer::new(Vec::new(), position).unwrap();
    for &claim in claims {
        writer.claim(claim).unwrap();
        for (at, mv) in strategy(position, claim).unwrap() {
            writer.lemma(&at, mv).unwrap();
        }
    }
    String::from_utf8(writer.finish().unwrap()).unwrap()
}

/// The proof with another checksum, as one who wants to deceive would write it.
fn forged(lines: &[&str]) -> String {
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    format!("{text}end {:08x}\n", crc32fast::hash(text.as_bytes()))
}

const ENDING: &str = "0-0-1-0-0-2-0-1-0-1-0-3-18-22-S";

fn ending_proof() -> String {
    let position: DjenonAboure = ENDING.parse().unwrap();
    let worth = seeds(&position).unwrap();
    let claims = Side::BOTH.map(|side| Claim {
        side,
        seeds: worth[side],
    });
    proof(&position, &claims)
}

#[test]
fn a_proof_is_read_back_and_accepted() {
    let text = ending_proof();
    let proved = check(text.as_bytes()).unwrap();
    assert_eq!(proved.position, ENDING);
    let sure: Vec<u8> = Side::BOTH
        .iter()
        .flat_map(|&side| proved.at_least[side])
        .collect();
    assert_eq!(sure.iter().sum::<u8>(), 48, "{sure:?}");
    assert_eq!(proved.lemmas + 6, text.lines().count());
}

#[test]
fn a_damaged_proof_is_refused_wherever_the_damage_is() {
    let text = ending_proof();
    for at in 0..text.len() {
        for bit in 0..8 {
            let mut bytes = text.clone().into_bytes();
            bytes[at] ^= 1 << bit;
            assert!(check(&bytes[..]).is_err(), "byte {at}, bit {bit}");
        }
        assert!(
            check(&text.as_bytes()[..at]).is_err(),
            "the first {at} bytes"
        );
    }
    assert!(check(format!("{text}\n").as_bytes()).is_err());
}

#[test]
fn a_forged_proof_is_refused() {
    let text = ending_proof();
    let lines: Vec<&str> = text.lines().collect();
    let (_, lines) = lines.split_last().unwrap();
    assert!(check(forged(lines).as_bytes()).is_ok());
    for nth in 0..lines.len() {
        let mut without = lines.to_vec();
        without.remove(nth);
        assert!(
            check(forged(&without).as_bytes()).is_err(),
            "without line {nth}"
        );
        let mut twice = lines.to_vec();
        twice.insert(nth, lines[nth]);
        assert!(
            check(forged(&twice).as_bytes()).is_err(),
            "line {nth} twice"
        );
        let mut shuffled = lines.to_vec();
        shuffled[nth..].rotate_left(1);
        let is_refused = check(forged(&shuffled).as_bytes()).is_err();
        assert!(
            is_refused || nth + 1 == lines.len(),
            "line {nth} at the end"
        );
        if let Some((who, seeds)) = lines[nth].split_once(' ')
            && let Ok(seeds) = seeds.parse::<u8>()
        {
            let more = format!("{who} {}", seeds + 1);
            let mut bolder = lines.to_vec();
            bolder[nth] = &more;
            assert!(check(forged(&bolder).as_bytes()).is_err(), "{more}");
        }
    }
}

#[test]
fn what_is_wrong_is_said_with_its_line() {
    const AT: &str = "0-0-0-0-0-2-0-0-0-1-0-3-20-22-S";
    let error = |lines: &[&str]| check(forged(lines).as_bytes()).unwrap_err().to_string();
    let magic = "ayla proof 1";
    let game = "game djenon-aboure";
    let position = &format!("position {AT}");
    let after = |lines: &[&str]| error(&[&[magic, game, position], lines].concat());
    let lemma = |claim, mv: &str| after(&[claim, &format!("{mv} {AT}")]);

    let first = "line 1: expected `ayla proof 1`, the first line of a proof";
    assert_eq!(error(&["ayla proof 2"]), first);
    assert_eq!(
        error(&[magic, "game chess"]),
        "line 2: the game is wrong at byte 1 of it: expected the name of a game"
    );
    assert_eq!(
        error(&[magic, game, "position 1-2-S"]),
        "line 3: the position is wrong at byte 1 of it: expected 12 holes before the seeds taken, \
         found 0"
    );
    let no_claim = "line 4: expected a claim: `south` or `north` and a number";
    assert_eq!(after(&[]), no_claim);
    assert_eq!(after(&[&format!("* {AT}")]), no_claim);
    assert_eq!(after(&["south many"]), "line 4: expected how many seeds");
    assert_eq!(
        after(&["south 23"]),
        "line 5: `south 23` is not proved: no lemma is about the position itself"
    );
    let twice = "line 5: expected one claim for each player";
    assert_eq!(after(&["south 20", "south 20"]), twice);
    let nonsense = "line 5: expected a lemma, a claim or the end";
    assert_eq!(after(&["south 23", "nonsense"]), nonsense);
    assert_eq!(
        lemma("south 23", "Q"),
        "line 5: the move is wrong at byte 1 of it: expected a move: a hole's letter, \
         offer:HOLES, accept, decline or pass"
    );
    assert_eq!(
        after(&["south 23", &format!("F {}", AT.trim_end_matches("-S"))]),
        "line 5: the position is wrong at byte 28 of it: expected S or N"
    );
    let empty = "line 5: A is not legal: hole A is empty (D3)";
    assert_eq!(lemma("south 23", "A"), empty);
    let unproved = "line 5: nothing is proved yet of what follows F";
    assert_eq!(lemma("south 23", "F"), unproved);
    let missing = "line 5: a move is missing: it is South's turn";
    assert_eq!(lemma("south 23", "*"), missing);
    let met = "line 5: it is South's turn, and all moves must be met";
    assert_eq!(lemma("north 23", "F"), met);
    assert_eq!(lemma("south 20", "F"), "line 5: this is known already");

    let error = |text: &str| check(text.as_bytes()).unwrap_err().to_string();
    assert_eq!(
        error(""),
        "line 1: expected another line: the proof is not complete"
    );
    assert_eq!(
        error(&format!("{magic}\ngame gore")),
        "line 2: expected the line to end"
    );
    let text = forged(&[magic, game, position, "south 20"]);
    let (lines, sum) = text.rsplit_once("end ").unwrap();
    assert_eq!(
        error(&format!("{lines}end 00000000\n")),
        format!(
            "line 5: the file is damaged: its checksum is {}, not 00000000",
            sum.trim_end()
        )
    );
    assert_eq!(
        error(&format!("{text}more")),
        "line 6: expected nothing after the end"
    );
}

#[test]
fn the_start_of_djenon_aboure_is_worth_26_to_22() {
    let start = DjenonAboure::start();
    let limits = Limits::NONE;
    for (side, seeds) in [(Side::South, 26), (Side::North, 22)] {
        let claim = Claim { side, seeds };
        let mut checker = Checker::new(claim);
        for (at, mv) in prove(&start, side, seeds, &limits, &mut ()).unwrap() {
            checker.lemma(at, mv).unwrap();
        }
        assert!(checker.holds(&start));
        let more = prove(&start, side, seeds + 1, &limits, &mut ());
        assert_eq!(more, Err(NoStrategy::NotSure));
    }
}
