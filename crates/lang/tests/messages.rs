//! What is said, word for word.

use ayla_core::{
    DjenonAboure, Event, Game, GameId, Gore, Illegal, LegalMoves, Move, Pit, PitSet, Position,
    Reason, Setup, SetupError, Side, Termination, Token,
};
use ayla_lang::{
    Name, Names, claim, ending, help_text, illegal, legal, misread, question, setup_error, tell,
    termination,
};

/// What the last of `moves` did, told to `names`.
fn told<P: Position>(position: &str, moves: &str, names: &Names) -> String {
    let mut position: P = position.parse().unwrap();
    let mut last = (position.to_move(), Vec::new());
    for mv in moves.split(' ') {
        last = (position.to_move(), Vec::new());
        position.play(mv.parse().unwrap(), &mut last.1).unwrap();
    }
    tell(last.0, &last.1, names).join("\n")
}

fn refused<P: Position>(position: &str, mv: &str) -> String {
    let mut position: P = position.parse().unwrap();
    illegal(&position.play(mv.parse().unwrap(), &mut ()).unwrap_err())
}

const START: &str = "6-6-6-6-6-6-6-6-0-0-S";

#[test]
fn sowings_are_told_step_by_step() {
    let names = Names::default();
    insta::assert_snapshot!(told::<Gore>(START, "A", &names), @"South lifts 6 from A and sows to c.");
    insta::assert_snapshot!(told::<Gore>("1-4-0-2-6-3-1-5-14-12-S", "B", &names), @"
    South lifts 4 from B and sows to b.
    South takes 4 from b.
    ");
    insta::assert_snapshot!(
        told::<DjenonAboure>("2-0-5-1-0-0-1-3-0-4-0-1-16-15-N", "d", &names),
        @"
    North lifts 4 from d and sows to A.
    The relay goes on: 3 from A to C, 6 from C to b.
    North takes 6: 2 from a and 4 from b.
    "
    );
    insta::assert_snapshot!(told::<Gore>("1-2-3-0-0-0-0-0-28-14-N", "pass", &names), @"North passes.");
    insta::assert_snapshot!(told::<Gore>("3-0-0-1-0-1-0-0-22-21-S", "A", &names), @"
    South lifts 3 from A and sows to D.
    What is left is counted: 4 for South and 1 for North.
    ");
    insta::assert_snapshot!(
        told::<Gore>("17-1-2-2-2-2-0-0-0-0-S SNSSNNNN -", "A", &names),
        @"
    South lifts 17 from A and sows to B.
    South takes 26: 2 from A, 4 from B, 4 from C, 4 from D, 4 from a, 4 from b, 2 from c and 2 from d.
    "
    );
}

#[test]
fn trades_are_told_with_their_price() {
    let names = Names::default();
    let position = "0-3-2-7-1-1-4-0-10-20-S";
    insta::assert_snapshot!(told::<Gore>(position, "offer:AB", &names), @"South offers A and B.");
    insta::assert_snapshot!(told::<Gore>(position, "offer:AB accept", &names), @"
    North accepts A and B.
    North lays 6 into A and 6 into B.
    ");
    insta::assert_snapshot!(told::<Gore>(position, "offer:AB decline", &names), @"
    North declines A and B.
    If North wins this game, it is a win without glory.
    ");
}

#[test]
fn who_reads_is_spoken_to() {
    let mut names = Names::you_at(Side::South);
    names.0[Side::North] = Name::Called("Bi".to_owned());
    let position = "0-3-2-7-1-1-4-0-10-20-S";
    insta::assert_snapshot!(told::<Gore>("5-0-1-2-1-3-2-6-18-10-S", "D", &names), @"
    You lift 2 from D and sow to b.
    You take 8: 2 from a, 4 from b and 2 from c.
    ");
    insta::assert_snapshot!(told::<Gore>(position, "offer:AB", &names), @"You offer A and B.");
    insta::assert_snapshot!(told::<Gore>(position, "offer:AB decline", &names), @"
    Bi declines A and B.
    If Bi wins this game, it is a win without glory.
    ");
    insta::assert_snapshot!(
        told::<Gore>("3-1-0-5-2-6-1-0-12-18-N", "offer:b decline", &names),
        @"
    You decline b.
    If you win this game, it is a win without glory.
    "
    );
    insta::assert_snapshot!(told::<Gore>("3-0-0-1-0-1-0-0-22-21-S", "A", &names), @"
    You lift 3 from A and sow to D.
    What is left is counted: 4 for you and 1 for Bi.
    ");
}

#[test]
fn nothing_happened_and_nothing_is_told() {
    assert_eq!(tell(Side::South, &[], &Names::default()), [""; 0]);
    let nothing_left = Event::Sweep {
        by: Side::South,
        seeds: 0,
    };
    assert_eq!(
        tell(Side::South, &[nothing_left], &Names::default()),
        [""; 0]
    );
}

#[test]
fn an_offer_is_a_question_with_its_price() {
    let pits = |letters: &str| letters.parse::<PitSet>().unwrap();
    let you = Names::you_at(Side::South);
    insta::assert_snapshot!(question(Side::North, pits("BD"), 20, &you), @"North offers B and D. Accepting costs 12 of your 20 taken seeds, six in each. Accept or decline? (A win after declining is without glory.)");
    insta::assert_snapshot!(question(Side::South, pits("A"), 7, &Names::default()), @"South offers A. Accepting costs 6 of the 7 seeds North has taken, laid into it. Accept or decline? (A win after declining is without glory.)");
}

#[test]
fn refusals_say_why_by_which_clause_and_what_is_legal() {
    insta::assert_snapshot!(refused::<Gore>(START, "E"), @"E is not legal: the board has no hole E (G1). Legal: A B C D.");
    insta::assert_snapshot!(refused::<Gore>(START, "a"), @"a is not legal: hole a belongs to the other player (G3). Legal: A B C D.");
    insta::assert_snapshot!(refused::<Gore>(START, "accept"), @"accept is not legal: there is no offer to answer (G14). Legal: A B C D.");
    insta::assert_snapshot!(refused::<Gore>(START, "pass"), @"pass is not legal: only who cannot sow may pass (G6). Legal: A B C D.");
    insta::assert_snapshot!(refused::<Gore>("0-3-0-1-5-0-2-4-20-13-S", "A"), @"A is not legal: hole A is empty (G3). Legal: B D, or offer up to 2 of A B C D.");
    insta::assert_snapshot!(refused::<Gore>("1-2-3-0-0-0-0-0-28-14-N", "a"), @"a is not legal: without a seed to sow one can only pass (G6). Legal: pass.");
    insta::assert_snapshot!(refused::<Gore>("3-1-0-5-2-6-1-0-12-18-N SSSSNNNN C", "pass"), @"pass is not legal: an offer waits for its answer (G14). Legal: accept or decline.");
    insta::assert_snapshot!(refused::<Gore>("3-1-4-5-2-0-1-1-7-24-S", "offer:ABCD"), @"offer:ABCD is not legal: an offer is of one, two or three holes, not of 4 (G13). Legal: A B C D, or offer up to 3 of A B C D.");
    insta::assert_snapshot!(refused::<Gore>("2-1-0-4-3-0-2-1-30-5-S", "offer:A"), @"offer:A is not legal: it costs 6 taken seeds, and the other player has 5 (G16). Legal: A B D.");
    insta::assert_snapshot!(refused::<Gore>("5-1-0-2-3-0-1-2-10-24-S SNNNNNNN -", "offer:A"), @"offer:A is not legal: an offer must leave its maker a hole (G17). Legal: A.");
    insta::assert_snapshot!(refused::<Gore>("1-0-2-1-0-2-0-1-22-19-S", "C"), @"C is not legal: the game is over (G20).");
    let single = "1-2-0-0-0-0-3-0-0-1-0-0-20-21-S";
    insta::assert_snapshot!(refused::<DjenonAboure>(single, "A"), @"A is not legal: hole A holds a single seed, which may not be moved (D3). Legal: B.");
    insta::assert_snapshot!(refused::<DjenonAboure>(single, "offer:AB"), @"offer:AB is not legal: in this game holes are not traded (D3). Legal: B.");
    insta::assert_snapshot!(
        refused::<DjenonAboure>("3-1-7-6-0-4-3-2-1-2-1-2-0-0-S", "A"),
        @"A is not legal: the sowing of A would never end (D7). Legal: C D F."
    );
}

#[test]
fn a_reason_of_another_game_is_said_as_that_game_says_it() {
    let other = Illegal {
        mv: Move::Pass,
        reason: Reason::Other("the moon is up"),
        clause: ayla_core::Clause::Other("M1"),
        legal: LegalMoves::PASS,
    };
    assert_eq!(
        illegal(&other),
        "pass is not legal: the moon is up (M1). Legal: pass."
    );
}

#[test]
fn legal_moves_are_written_compactly() {
    let pits: PitSet = "ABD".parse().unwrap();
    let sow = LegalMoves::sow(pits);
    assert_eq!(legal(sow), "A B D");
    assert_eq!(legal(sow.or_offer(pits, 1)), "A B D, or offer one of A B D");
    assert_eq!(
        legal(sow.or_offer(pits, 2)),
        "A B D, or offer up to 2 of A B D"
    );
    assert_eq!(
        legal(LegalMoves::NONE.or_offer(pits, 3)),
        "offer up to 3 of A B D"
    );
    assert_eq!(legal(LegalMoves::REPLY), "accept or decline");
    assert_eq!(legal(LegalMoves::PASS), "pass");
    assert_eq!(legal(LegalMoves::NONE), "none");
}

#[test]
fn a_wrong_claim_is_put_right() {
    let token: Token = "C+6".parse().unwrap();
    assert_eq!(claim(token, 4), "C+6 is not right: C takes 4 seeds.");
    assert_eq!(claim(token, 1), "C+6 is not right: C takes 1 seed.");
    assert_eq!(claim(token, 0), "C+6 is not right: C takes nothing.");
}

/// What is wrong with a position of Goré.
fn no_position(text: &str) -> String {
    misread(text, &text.parse::<Gore>().unwrap_err())
}

#[test]
fn what_cannot_be_read_is_shown_with_a_mark() {
    let no_move = |text: &str| misread(text, &text.parse::<Token>().unwrap_err());
    insta::assert_snapshot!(no_move("offer:AxB"), @"
    The letter of a hole is wanted here:
      offer:AxB
             ^
    ");
    insta::assert_snapshot!(no_move("offer:ABA"), @"
    Hole A is named twice:
      offer:ABA
              ^
    ");
    insta::assert_snapshot!(no_move("swap"), @"
    This is no move; a move is a hole's letter, offer:HOLES, accept, decline or pass:
      swap
      ^
    ");
    insta::assert_snapshot!(no_move("pass+2"), @"
    Only a sowing takes seeds, and one at least:
      pass+2
          ^
    ");
    insta::assert_snapshot!(no_move("C+02"), @"
    A number without sign or leading zeros is wanted here:
      C+02
        ^
    ");
    insta::assert_snapshot!(no_move(""), @"This is no move; a move is a hole's letter, offer:HOLES, accept, decline or pass.");
    insta::assert_snapshot!(no_move("é\u{7}"), @"This is no move; a move is a hole's letter, offer:HOLES, accept, decline or pass.");
    insta::assert_snapshot!(no_position("6-6-6-x-6-6-6-6-0-0-S"), @"
    A number without sign or leading zeros is wanted here:
      6-6-6-x-6-6-6-6-0-0-S
            ^
    ");
    insta::assert_snapshot!(no_position("6-6-6"), @"
    S or N is wanted here:
      6-6-6
          ^
    ");
    insta::assert_snapshot!(no_position("6-6-6-6-6-6-6-6-0-0-X"), @"
    S or N is wanted here:
      6-6-6-6-6-6-6-6-0-0-X
                          ^
    ");
    insta::assert_snapshot!(no_position("6-6-6-6-6-6-6-6-0-1-S"), @"
    The game has 48 seeds, and here are 49 on the board and taken:
      6-6-6-6-6-6-6-6-0-1-S
      ^
    ");
    insta::assert_snapshot!(no_position("6-6-6-6-6-6-0-0-S"), @"
    The board has 8 holes, and here are 6:
      6-6-6-6-6-6-0-0-S
      ^
    ");
    insta::assert_snapshot!(no_position("6-6-6-6-6-6-6-6-0-0-S SSSS -"), @"
    The owners of 8 holes, S or N, are wanted here:
      6-6-6-6-6-6-6-6-0-0-S SSSS -
                                ^
    ");
    insta::assert_snapshot!(no_position("6-6-6-6-6-6-6-6-0-0-S SSSSNNNN"), @"
    Behind the owners the waiting offer is wanted, or - if none waits:
      6-6-6-6-6-6-6-6-0-0-S SSSSNNNN
                                    ^
    ");
    insta::assert_snapshot!(no_position("6-0-1-7-7-1-6-0-8-5-N SSSSNNNN AC"), @"
    The offer costs 12 taken seeds, and the player to reply has 5 (G16):
      6-0-1-7-7-1-6-0-8-5-N SSSSNNNN AC
                                     ^
    ");
    let long = format!("{}S", "0-".repeat(60));
    insta::assert_snapshot!(no_position(&long), @"No board has so many holes.");
}

#[test]
fn a_setup_is_refused_in_words() {
    let setup: Setup = START.parse().unwrap();
    let error = DjenonAboure::try_from(setup).unwrap_err();
    assert_eq!(
        setup_error(&error),
        "the board has 12 holes, and here are 8"
    );
    let pit: Pit = "b".parse().unwrap();
    assert_eq!(
        setup_error(&SetupError::OfferedPit(pit)),
        "hole b is not the offering player's to offer (G13)"
    );
    assert_eq!(
        setup_error(&SetupError::NoTrade),
        "in this game holes are not traded"
    );
    assert_eq!(
        setup_error(&SetupError::NoSuchPit("h".parse().unwrap())),
        "the board has no hole h"
    );
}

/// How a game ends after `moves` and `end`.
fn ended(position: &str, moves: &str, end: impl Fn(&mut Game<Gore>), names: &Names) -> String {
    let mut game = Game::<Gore>::from_position(position.parse().unwrap());
    for mv in moves.split(' ').filter(|mv| !mv.is_empty()) {
        game.play(mv.parse().unwrap(), &mut ()).unwrap();
    }
    end(&mut game);
    ending(&game.ending().unwrap(), names)
}

#[test]
fn endings_tell_score_winner_and_glory() {
    let names = Names::default();
    let itself = |_: &mut Game<Gore>| {};
    let resign = |game: &mut Game<Gore>| {
        game.resign(Side::North).unwrap();
    };
    let agree = |game: &mut Game<Gore>| {
        game.agree().unwrap();
    };
    insta::assert_snapshot!(ended("3-0-0-1-0-1-0-0-22-21-S", "A", itself, &names), @"The game is over: 26 for South, 22 for North. South wins.");
    insta::assert_snapshot!(
        ended("0-1-0-0-0-1-0-3-12-31-S", "offer:B decline d", itself, &names),
        @"The game is over: 16 for South, 32 for North. North wins without glory, having declined an offer (G18)."
    );
    insta::assert_snapshot!(
        ended("0-1-0-0-0-1-0-3-12-31-S", "offer:B decline d", itself, &Names::you_at(Side::North)),
        @"The game is over: 16 for South, 32 for you. You win without glory, having declined an offer (G18)."
    );
    insta::assert_snapshot!(
        ended("3-2-1-0-3-2-1-0-18-18-S", "A a B b C c D d A a B b C c D d", itself, &names),
        @"The game is over, for the position stands for the third time (A1): 24 for South, 24 for North. A draw."
    );
    insta::assert_snapshot!(ended(START, "A", resign, &names), @"North resigns (A3): 21 for South, 27 for North. South wins.");
    insta::assert_snapshot!(ended(START, "A", resign, &Names::you_at(Side::North)), @"You resign (A3): 21 for South, 27 for you. South wins.");
    insta::assert_snapshot!(ended(START, "", agree, &names), @"The game is over by agreement (A3): 24 for South, 24 for North. A draw.");
    assert_eq!(
        termination(Termination::Forfeit(Side::South), &names),
        "South forfeits."
    );
    assert_eq!(
        termination(Termination::NoProgress, &names),
        "A hundred turns have passed without a capture or a trade."
    );
}

#[test]
fn help_names_trade_only_where_there_is_one() {
    insta::assert_snapshot!(help_text(GameId::Gore.info()), @"
    C                sow hole C; `C+6` says that it takes six seeds
    offer:BD         offer these holes instead of sowing
    accept, decline  answer an offer; your own turn follows
    pass             pass, where nothing else can be done
    moves            list the legal moves
    hint             ask what the machine would play
    undo             take your last move back, and the machine's answer
    redo             make it again
    board            draw the board again
    comment TEXT     write a remark on the last move into the record
    agree            propose or agree to end the game here; more seeds win
    resign           give up: the other player wins
    save FILE        add the game, as it is now, to the records in FILE
    help             list what can be said
    quit             leave; the game stays unfinished
    ");
    let djenon = help_text(GameId::DjenonAboure.info());
    assert!(!djenon.contains("offer"), "{djenon}");
}

#[test]
fn a_hint_says_what_comes_of_a_move() {
    let token = |text: &str| text.parse::<Token>().unwrap();
    assert_eq!(
        [
            ayla_lang::hint(token("E+4"), Some((4, true))),
            ayla_lang::hint(token("decline"), Some((0, true))),
            ayla_lang::hint(token("offer:BD"), Some((-6, false))),
            ayla_lang::hint(token("C+2"), Some((0, false))),
        ],
        [
            "E takes 4 and wins by 4 (exact).",
            "decline draws (exact).",
            "offer:BD may lose by about 6 (estimate).",
            "C takes 2 and keeps the game about even (estimate).",
        ]
    );
}

#[test]
fn a_sitting_is_accompanied_in_words() {
    let (names, you) = (Names::default(), Names::you_at(Side::South));
    let said = [
        ayla_lang::greeting(GameId::Gore.info(), &you),
        ayla_lang::hint("C+6".parse().unwrap(), None),
        ayla_lang::taken_back(["b", "D"]),
        ayla_lang::nothing_to_undo(),
        ayla_lang::nothing_to_redo(),
        ayla_lang::not_your_turn(),
        ayla_lang::noted(),
        ayla_lang::agreement_proposed(Side::South, &names),
        ayla_lang::agreement_proposed(Side::South, &you),
        ayla_lang::plays_on(Side::North, &names),
        ayla_lang::saved("club.sow"),
        ayla_lang::not_saved("the disk is full"),
        ayla_lang::recorded("club.sow"),
        ayla_lang::not_recorded("the disk is full"),
        ayla_lang::unfinished(),
        ayla_lang::unknown_command("swap"),
    ];
    insta::assert_snapshot!(said.join("\n"), @"
    Goré: you at South, North at North. Type `help` for what can be said.
    The machine would play C+6.
    Taken back: b and D.
    There is no move to take back.
    There is no move to make again.
    It is the machine's turn.
    Noted.
    South proposes to end the game here. `agree` ends it, any move plays on.
    You propose to end the game here. `agree` ends it, any move plays on.
    North would rather play on.
    Saved in club.sow.
    Not saved: the disk is full.
    The game is recorded in club.sow.
    The game could not be recorded: the disk is full.
    The game is left unfinished.
    `swap` is neither a move nor a command. Type `help` for what can be said.
    ");
}

#[test]
fn scores_and_puzzles_are_told_in_words() {
    let said = [
        ayla_lang::proved(4),
        ayla_lang::proved(-2),
        ayla_lang::proved(0),
        ayla_lang::estimated(-13),
        ayla_lang::estimated(0),
        ayla_lang::thinking(1, 1, "E +4"),
        ayla_lang::thinking(12, 1_234_567, "E ~+4"),
        ayla_lang::looked(1, 1_000, std::time::Duration::from_millis(1_250)),
        ayla_lang::puzzle_goal(Side::North, 4, -1),
        ayla_lang::puzzle_goal(Side::South, 0, -2),
        ayla_lang::puzzle_goal(Side::South, 6, 0),
        ayla_lang::puzzle_wrong("A+2", Some(2)),
        ayla_lang::puzzle_wrong("A", Some(0)),
        ayla_lang::puzzle_wrong("A", Some(-3)),
        ayla_lang::puzzle_wrong("offer:BD", None),
        ayla_lang::puzzle_hint(1, ["trade"]),
        ayla_lang::puzzle_hint(5, [""; 0]),
        ayla_lang::puzzles_written(1, "p.sow"),
        ayla_lang::puzzles_written(20, "p.sow"),
    ];
    insta::assert_snapshot!(said.join("\n"), @"
    South by 4
    North by 2
    even
    North by about 13
    about even
    1 move ahead, 1 position: E +4
    12 moves ahead, 1,234,567 positions: E ~+4
    Looked 1 move ahead, at 1,000 positions, in 1.2 s.
    North to move: one move wins by 4, no other does better than to lose by 1.
    South to move: one move draws, no other does better than to lose by 2.
    South to move: one move wins by 6, no other does better than to draw.
    A+2 only wins by 2. Try again, or say `solution`.
    A only draws. Try again, or say `solution`.
    A loses by 3. Try again, or say `solution`.
    offer:BD is not the best. Try again, or say `solution`.
    Look 1 move ahead. What is surprising: trade.
    Look 5 moves ahead.
    1 puzzle is written to p.sow.
    20 puzzles are written to p.sow.
    ");
}

#[test]
fn results_of_matches_are_told() {
    let elo = ayla_lang::encounter_elo((10.7, 4.0, f64::INFINITY), None, Some(0.9992));
    assert_eq!(elo, "Elo +10.7 (+4.0 to +inf); stronger with 99.9 %");
    let lost = ayla_lang::encounter_elo((f64::NEG_INFINITY, 0.0, 0.0), None, None);
    assert_eq!(lost, "Elo: not to be measured, all points were lost");
    assert_eq!(ayla_lang::signed(-0.04), "+0.0");
    let test = |accepted| {
        ayla_lang::test_stands(
            (0.0, 5.0),
            "normalized",
            2.95,
            (-2.94, 2.94),
            3206,
            accepted,
        )
    };
    assert_eq!(
        test(Some(1)),
        "SPRT 0 or 5 Elo (normalized): LLR 2.95 (-2.94 to 2.94) after 3206 pairs; H1 is accepted: more than 0 Elo"
    );
    assert!(test(Some(0)).ends_with("; H0 is accepted: less than 5 Elo"));
    assert!(test(None).ends_with("; neither is accepted yet"));
    assert_eq!(
        ayla_lang::match_goes_on(1, "a.sow"),
        "1 game is in a.sow already; the match goes on."
    );
    assert_eq!(
        ayla_lang::match_goes_on(9, "a.sow"),
        "9 games are in a.sow already; the match goes on."
    );
}
