//! Every error as people see it.

use ayla_core::{Clause, Gore};
use ayla_notation::{Reader, Record};
use insta::assert_snapshot;

/// What is shown of the error in a file with this text.
fn shown(text: &str) -> String {
    match text.parse::<Record<Gore>>() {
        Ok(record) => panic!("it has no error:\n{record}"),
        Err(error) => error.render("club.sow", false),
    }
}

#[test]
fn bytes_that_are_no_text() {
    let text = b"[Game \"gore\"]\n\n1. D {caf\xe9} b *";
    let error = Reader::new(&text[..]).unwrap().next().unwrap().unwrap_err();
    assert_eq!(error.found(), Some("\u{fffd}"));
    assert_snapshot!(error.render("club.sow", false), @r#"
    error: this is not UTF-8
     --> club.sow:3:10
      |
    3 | 1. D {caf�} b *
      |          ^ expected UTF-8
    "#);
}

#[test]
fn a_game_nobody_knows() {
    let text = "[Game \"go\"]\n\n*";
    let game = Reader::new(text.as_bytes()).unwrap().next().unwrap();
    let error = game.unwrap().id().unwrap_err();
    assert_snapshot!(error.render("club.sow", false), @r#"
    error: no such game
     --> club.sow:1:8
      |
    1 | [Game "go"]
      |        ^^ expected one of gore, djenon-aboure
    "#);
}

#[test]
fn an_error_tells_what_a_program_wants_to_know() {
    let text = "[Game \"gore\"]\n[FEN \"0-0-1-0-0-1-2-9-10-25-S\"]\n\n{é} 1. B *";
    let error = text.parse::<Record<Gore>>().unwrap_err();
    assert_eq!((error.line(), error.column()), (4, 8));
    assert_eq!(&text[error.bytes()], "B");
    assert_eq!(error.found(), Some("B"));
    assert_eq!(error.expected().as_deref(), Some("a legal move"));
    assert_eq!(error.illegal().unwrap().clause, Clause::G3);
    assert_eq!(error.legal()[0].to_string(), "C");
    assert_snapshot!(
        error,
        @"line 4, column 8: B is not legal: hole B is empty (G3) (expected a legal move)"
    );
}

#[test]
fn colors_are_escape_codes() {
    let error = "".parse::<Record<Gore>>().unwrap_err();
    assert!(error.render("club.sow", true).contains('\u{1b}'));
    assert!(!error.render("club.sow", false).contains('\u{1b}'));
}

#[test]
fn a_text_without_tags() {
    assert_snapshot!(shown("1. D b *"), @r#"
    error: expected `[`, the beginning of a game's tags, found `1`
     --> club.sow:1:1
      |
    1 | 1. D b *
      | ^
    "#);
}

#[test]
fn a_tag_without_a_name() {
    assert_snapshot!(shown(r#"[ "gore"]"#), @r#"
    error: expected the name of a tag: letters, digits and _, found `"`
     --> club.sow:1:3
      |
    1 | [ "gore"]
      |   ^
    "#);
}

#[test]
fn a_tag_with_a_strange_name() {
    assert_snapshot!(shown(r#"[Gäme "gore"]"#), @r#"
    error: expected the value of the tag in quotation marks, found `ä`
     --> club.sow:1:3
      |
    1 | [Gäme "gore"]
      |   ^
    "#);
}

#[test]
fn a_tag_without_a_value() {
    assert_snapshot!(shown("[Game gore]"), @r#"
    error: expected the value of the tag in quotation marks, found `g`
     --> club.sow:1:7
      |
    1 | [Game gore]
      |       ^
    "#);
}

#[test]
fn a_tag_that_is_not_closed() {
    assert_snapshot!(shown("[Game \"gore\"\n[Event \"x\"]"), @r#"
    error: expected `]`, the end of the tag, found `[`
     --> club.sow:2:1
      |
    2 | [Event "x"]
      | ^
    "#);
}

#[test]
fn a_tag_that_comes_twice() {
    assert_snapshot!(shown("[Game \"gore\"]\n[Event \"x\"]\n[Event \"y\"]\n\n*"), @r#"
    error: the tag Event stands here a second time
     --> club.sow:3:2
      |
    3 | [Event "y"]
      |  ^^^^^ expected each tag once
    "#);
}

#[test]
fn a_quotation_mark_that_is_not_closed() {
    assert_snapshot!(shown("[Game \"gore\"]\n[Event \"Club\n[Site \"?\"]\n\n*"), @r#"
    error: this quotation mark is never closed
     --> club.sow:2:8
      |
    2 | [Event "Club
      |        ^ expected a closing `"` on the same line
    "#);
}

#[test]
fn a_hidden_quotation_mark_that_closes_nothing() {
    assert_snapshot!(shown("[Game \"gore\"]\n[Event \"Club\\\"]\n\n*"), @r#"
    error: this quotation mark is never closed
     --> club.sow:2:8
      |
    2 | [Event "Club\"]
      |        ^ expected a closing `"` on the same line
    "#);
}

#[test]
fn a_tab_in_a_value() {
    assert_snapshot!(shown("[Game \"gore\"]\n[Event \"a\tb\"]\n\n*"), @r#"
    error: the control character U+0009
     --> club.sow:2:10
      |
    2 | [Event "a    b"]
      |          ^^^^ expected a text without control characters
    "#);
}

#[test]
fn a_comment_that_is_not_closed() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. D {a plan\nb 2. A *"), @r#"
    error: this comment is never closed
     --> club.sow:3:6
      |
    3 | 1. D {a plan
      |      ^ expected a closing `}`
    "#);
}

#[test]
fn a_variation_that_is_not_closed() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. D b (1... a 2. A *"), @r#"
    error: this variation is never closed
     --> club.sow:3:8
      |
    3 | 1. D b (1... a 2. A *
      |        ^ expected a closing `)`
    "#);
}

#[test]
fn a_variation_that_is_closed_twice() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. D b (1... a)) 2. A *"), @r#"
    error: nothing is open that this could close
     --> club.sow:3:16
      |
    3 | 1. D b (1... a)) 2. A *
      |                ^ expected a move, a comment, a variation or the result
    "#);
}

#[test]
fn a_comment_that_is_closed_twice() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. D {a {b} c} b *"), @r#"
    error: nothing is open that this could close
     --> club.sow:3:14
      |
    3 | 1. D {a {b} c} b *
      |              ^ expected a move, a comment, a variation or the result
    "#);
}

#[test]
fn variations_nested_too_deep() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. D (1. A (1. A (1. A (1. A (1. A (1. A (1. A (1. A (1. A (1. A (1. A (1. A (1. A (1. A (1. A (1. A (1. A (1. A (1. A (1. A (1. A (1. A (1. A (1. A (1. A ))))))))))))))))))))))))) *"), @r#"
    error: variations are nested too deep
     --> club.sow:3:150
      |
    3 | ...                   ...(1. A (1. A (1. A (1. A (1. A (1. A (1. A (1. A (1. A (1. A (1. A ))))))))))))))))))))))))) *
      |                                                                                      ^ expected no more than 24 variations in one another
    "#);
}

#[test]
fn a_variation_of_nothing() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n(1. D) 1. A *"), @r#"
    error: a variation without a move before it
     --> club.sow:3:1
      |
    3 | (1. D) 1. A *
      | ^ expected a move before it
    "#);
}

#[test]
fn a_variation_of_nothing_in_a_variation() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. D ((1. A) 1. B) *"), @r#"
    error: a variation without a move before it
     --> club.sow:3:7
      |
    3 | 1. D ((1. A) 1. B) *
      |       ^ expected a move before it
    "#);
}

#[test]
fn a_variation_without_a_move() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. D ({nothing}) *"), @r#"
    error: a variation without a move
     --> club.sow:3:6
      |
    3 | 1. D ({nothing}) *
      |      ^^^^^^^^^^^ expected at least one move
    "#);
}

#[test]
fn a_variation_with_a_result() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. D (1. A 24-24) *"), @r#"
    error: a variation has no result
     --> club.sow:3:12
      |
    3 | 1. D (1. A 24-24) *
      |            ^^^^^ expected a move or `)`
    "#);
}

#[test]
fn an_annotation_of_nothing() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n! 1. D *"), @r#"
    error: an annotation without a move before it
     --> club.sow:3:1
      |
    3 | ! 1. D *
      | ^ expected a move before it
    "#);
}

#[test]
fn an_annotation_of_nothing_in_a_variation() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. D ($1 1. A) *"), @r#"
    error: an annotation without a move before it
     --> club.sow:3:7
      |
    3 | 1. D ($1 1. A) *
      |       ^^ expected a move before it
    "#);
}

#[test]
fn a_suffix_nobody_knows() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. D!!! *"), @r#"
    error: no such annotation
     --> club.sow:3:5
      |
    3 | 1. D!!! *
      |     ^^^ expected !, ?, !!, ??, !?, ?! or $0 to $255
    "#);
}

#[test]
fn an_annotation_that_is_too_large() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. D $256 *"), @r#"
    error: no such annotation
     --> club.sow:3:6
      |
    3 | 1. D $256 *
      |      ^^^^ expected !, ?, !!, ??, !?, ?! or $0 to $255
    "#);
}

#[test]
fn an_annotation_without_a_number() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. D $ *"), @r#"
    error: no such annotation
     --> club.sow:3:6
      |
    3 | 1. D $ *
      |      ^ expected !, ?, !!, ??, !?, ?! or $0 to $255
    "#);
}

#[test]
fn a_number_of_nothing() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. D b 2. *"), @r#"
    error: a number without a move behind it
     --> club.sow:3:8
      |
    3 | 1. D b 2. *
      |        ^^ expected a move behind it
    "#);
}

#[test]
fn a_number_of_nothing_in_a_variation() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. D (1.) *"), @r#"
    error: a number without a move behind it
     --> club.sow:3:7
      |
    3 | 1. D (1.) *
      |       ^^ expected a move behind it
    "#);
}

#[test]
fn two_numbers() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. 1. D *"), @r#"
    error: a number without a move behind it
     --> club.sow:3:1
      |
    3 | 1. 1. D *
      | ^^ expected a move behind it
    "#);
}

#[test]
fn two_dots() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1.. D *"), @r#"
    error: the wrong number of dots
     --> club.sow:3:1
      |
    3 | 1.. D *
      | ^^^ expected one dot, three or none
    "#);
}

#[test]
fn four_dots() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. D 1.... b *"), @r#"
    error: the wrong number of dots
     --> club.sow:3:10
      |
    3 | 1. D 1.... b *
      |          ^ expected one dot, three or none
    "#);
}

#[test]
fn dots_of_nothing() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n... D *"), @r#"
    error: expected a move, a comment, a variation or the result, found `.`
     --> club.sow:3:1
      |
    3 | ... D *
      | ^
    "#);
}

#[test]
fn a_strange_character() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. D, b *"), @r#"
    error: expected a move, a comment, a variation or the result, found `,`
     --> club.sow:3:5
      |
    3 | 1. D, b *
      |     ^
    "#);
}

#[test]
fn a_strange_letter() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. é *"), @r#"
    error: expected a move, a comment, a variation or the result, found `é`
     --> club.sow:3:4
      |
    3 | 1. é *
      |    ^
    "#);
}

#[test]
fn a_game_without_a_result() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. D b\n"), @r#"
    error: the game does not end in a result
     --> club.sow:3:7
      |
    3 | 1. D b
      |       ^ expected a score such as 27-21, or * for a game that is not over
    "#);
}

#[test]
fn a_game_without_a_movetext() {
    assert_snapshot!(shown("[Game \"gore\"]\n[Event \"x\"]\n"), @r#"
    error: the game does not end in a result
     --> club.sow:2:12
      |
    2 | [Event "x"]
      |            ^ expected a score such as 27-21, or * for a game that is not over
    "#);
}

#[test]
fn more_behind_the_result() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. D b * 2. A"), @r#"
    error: expected a comment or the next game, since this one has its result, found `2`
     --> club.sow:3:10
      |
    3 | 1. D b * 2. A
      |          ^
    "#);
}

#[test]
fn a_control_character() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. D {a\u{7}b} *"), @r#"
    error: the control character U+0007
     --> club.sow:3:8
      |
    3 | 1. D {a␇b} *
      |        ^ expected a text without control characters
    "#);
}

#[test]
fn a_game_without_its_name() {
    assert_snapshot!(shown("[Event \"x\"]\n\n1. D *"), @r#"
    error: the tag Game is missing
     --> club.sow:1:1
      |
    1 | [Event "x"]
      | ^ expected a tag such as [Game "gore"]
    "#);
}

#[test]
fn another_game() {
    assert_snapshot!(shown("[Game \"djenon-aboure\"]\n\n1. D *"), @r#"
    error: this is another game
     --> club.sow:1:8
      |
    1 | [Game "djenon-aboure"]
      |        ^^^^^^^^^^^^^ expected gore
    "#);
}

#[test]
fn set_up_that_is_neither() {
    assert_snapshot!(shown("[Game \"gore\"]\n[SetUp \"yes\"]\n\n*"), @r#"
    error: SetUp is 0 or 1
     --> club.sow:2:9
      |
    2 | [SetUp "yes"]
      |         ^^^ expected "1", or "0" without a tag FEN
    "#);
}

#[test]
fn set_up_without_a_position() {
    assert_snapshot!(shown("[Game \"gore\"]\n[SetUp \"1\"]\n\n*"), @r#"
    error: SetUp announces a position, but there is no tag FEN
     --> club.sow:2:9
      |
    2 | [SetUp "1"]
      |         ^ expected a tag such as [FEN "6-6-6-6-6-6-6-6-0-0-S"]
    "#);
}

#[test]
fn a_position_that_is_denied() {
    assert_snapshot!(shown("[Game \"gore\"]\n[SetUp \"0\"]\n[FEN \"6-6-6-6-6-6-6-6-0-0-N\"]\n\n*"), @r#"
    error: SetUp denies the position that the tag FEN gives
     --> club.sow:2:9
      |
    2 | [SetUp "0"]
      |         ^ expected "1"
    "#);
}

#[test]
fn a_position_with_too_many_seeds() {
    assert_snapshot!(shown("[Game \"gore\"]\n[FEN \"6-6-6-6-6-6-6-6-0-1-N\"]\n\n*"), @r#"
    error: 49 seeds on the board and taken, but the game has 48
     --> club.sow:2:7
      |
    2 | [FEN "6-6-6-6-6-6-6-6-0-1-N"]
      |       ^^^^^^^^^^^^^^^^^^^^^ expected a position of the game
    "#);
}

#[test]
fn a_position_with_a_leading_zero() {
    assert_snapshot!(shown("[Game \"gore\"]\n[FEN \"6-6-06-6-6-6-6-6-0-0-N\"]\n\n*"), @r#"
    error: expected a number without sign or leading zeros
     --> club.sow:2:11
      |
    2 | [FEN "6-6-06-6-6-6-6-6-0-0-N"]
      |           ^^^^^^^^^^^^^^^^^^ expected a position of the game
    "#);
}

#[test]
fn a_position_with_an_offer_nobody_can_pay() {
    assert_snapshot!(shown("[Game \"gore\"]\n[FEN \"6-6-6-6-6-6-6-6-0-0-N SSSSNNNN AC\"]\n\n*"), @r#"
    error: the offer costs 12 taken seeds, and the player to reply has 0 (G16)
     --> club.sow:2:38
      |
    2 | [FEN "6-6-6-6-6-6-6-6-0-0-N SSSSNNNN AC"]
      |                                      ^^ expected a position of the game
    "#);
}

#[test]
fn a_termination_nobody_knows() {
    assert_snapshot!(shown("[Game \"gore\"]\n[Termination \"time forfeit\"]\n\n*"), @r#"
    error: no such termination
     --> club.sow:2:15
      |
    2 | [Termination "time forfeit"]
      |               ^^^^^^^^^^^^ expected repetition, no progress, agreement, South resigns, North resigns, South forfeits, North forfeits, unfinished or normal
    "#);
}

#[test]
fn a_termination_that_has_not_come() {
    assert_snapshot!(shown("[Game \"gore\"]\n[Termination \"repetition\"]\n\n1. D *"), @r#"
    error: the moves do not end the game that way
     --> club.sow:2:15
      |
    2 | [Termination "repetition"]
      |               ^^^^^^^^^^ expected unfinished, agreement, or who resigns or forfeits
    "#);
}

#[test]
fn a_termination_that_came_otherwise() {
    assert_snapshot!(shown("[Game \"gore\"]\n[FEN \"0-0-0-2-2-0-0-0-22-22-S\"]\n[Termination \"South resigns\"]\n\n24-24"), @r#"
    error: the rules have ended the game
     --> club.sow:3:15
      |
    3 | [Termination "South resigns"]
      |               ^^^^^^^^^^^^^ expected no such tag, or normal
    "#);
}

#[test]
fn a_result_tag_that_disagrees() {
    assert_snapshot!(shown("[Game \"gore\"]\n[Result \"24-24\"]\n\n1. D *"), @r#"
    error: the tag Result and the end of the movetext do not agree
     --> club.sow:2:10
      |
    2 | [Result "24-24"]
      |          ^^^^^ expected *
    "#);
}

#[test]
fn a_score_of_a_game_that_is_not_over() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. D 24-24"), @r#"
    error: the game is not over
     --> club.sow:3:6
      |
    3 | 1. D 24-24
      |      ^^^^^ expected *, or a tag Termination that says how the game ended
    "#);
}

#[test]
fn a_score_that_is_not_the_games() {
    assert_snapshot!(shown("[Game \"gore\"]\n[Termination \"South resigns\"]\n\n1. D 24-24"), @r#"
    error: the game is over, and this is not its score
     --> club.sow:4:6
      |
    4 | 1. D 24-24
      |      ^^^^^ expected 20-28
    "#);
}

#[test]
fn a_score_with_a_leading_zero() {
    assert_snapshot!(shown("[Game \"gore\"]\n[FEN \"0-0-0-2-2-0-0-0-0-44-S\"]\n\n02-46"), @r#"
    error: the game is over, and this is not its score
     --> club.sow:4:1
      |
    4 | 02-46
      | ^^^^^ expected 2-46
    "#);
}

#[test]
fn a_star_of_a_game_that_is_over() {
    assert_snapshot!(shown("[Game \"gore\"]\n[FEN \"0-0-0-2-2-0-0-0-22-22-S\"]\n\n*"), @r#"
    error: the game is over, and this is not its score
     --> club.sow:4:1
      |
    4 | *
      | ^ expected 24-24
    "#);
}

#[test]
fn a_result_of_another_game() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. D 1/2-1/2"), @r#"
    error: expected a move, a comment, a variation or the result, found `/`
     --> club.sow:3:7
      |
    3 | 1. D 1/2-1/2
      |       ^
    "#);
}

#[test]
fn a_word_that_is_no_move() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. D castle *"), @r#"
    error: expected a move: a hole's letter, offer:HOLES, accept, decline or pass
     --> club.sow:3:6
      |
    3 | 1. D castle *
      |      ^^^^^^ expected a move such as C, offer:BD, accept, decline or pass
    "#);
}

#[test]
fn an_offer_of_a_pit_twice() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. offer:ABA *"), @r#"
    error: hole A is named twice
     --> club.sow:3:12
      |
    3 | 1. offer:ABA *
      |            ^ expected a move such as C, offer:BD, accept, decline or pass
    "#);
}

#[test]
fn an_offer_of_nothing() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. offer: *"), @r#"
    error: expected the letter of a hole
     --> club.sow:3:9
      |
    3 | 1. offer: *
      |         ^ expected a move such as C, offer:BD, accept, decline or pass
    "#);
}

#[test]
fn a_claim_of_nothing() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. D+0 *"), @r#"
    error: only a sowing takes seeds, at least one
     --> club.sow:3:6
      |
    3 | 1. D+0 *
      |      ^ expected a sowing that took seeds, such as C+6, or no number
    "#);
}

#[test]
fn a_claim_that_is_empty() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. D+ *"), @r#"
    error: expected a number without sign or leading zeros
     --> club.sow:3:5
      |
    3 | 1. D+ *
      |     ^ expected a sowing that took seeds, such as C+6, or no number
    "#);
}

#[test]
fn a_claim_of_a_pass() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. pass+2 *"), @r#"
    error: only a sowing takes seeds, at least one
     --> club.sow:3:8
      |
    3 | 1. pass+2 *
      |        ^^ expected a sowing that took seeds, such as C+6, or no number
    "#);
}

#[test]
fn a_claim_with_a_leading_zero() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. D+06 *"), @r#"
    error: expected a number without sign or leading zeros
     --> club.sow:3:6
      |
    3 | 1. D+06 *
      |      ^^ expected a sowing that took seeds, such as C+6, or no number
    "#);
}

#[test]
fn a_claim_that_is_too_large() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. D b 2. A c 3. B a 4. A+4 *"), @r#"
    error: the move takes 2 seeds
     --> club.sow:3:26
      |
    3 | 1. D b 2. A c 3. B a 4. A+4 *
      |                          ^^ expected +2
    "#);
}

#[test]
fn a_claim_where_nothing_is_taken() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. D+6 *"), @r#"
    error: the move takes nothing
     --> club.sow:3:5
      |
    3 | 1. D+6 *
      |     ^^ expected no number
    "#);
}

#[test]
fn a_move_of_the_others_pit() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. b *"), @r#"
    error: b is not legal: hole b is not the player's (G3)
     --> club.sow:3:4
      |
    3 | 1. b *
      |    ^ expected a legal move
      |
      = help: legal here: A B C D
    "#);
}

#[test]
fn a_move_of_an_empty_pit() {
    assert_snapshot!(shown("[Game \"gore\"]\n[FEN \"6-6-6-0-6-6-6-6-0-6-S\"]\n\n1. D *"), @r#"
    error: D is not legal: hole D is empty (G3)
     --> club.sow:4:4
      |
    4 | 1. D *
      |    ^ expected a legal move
      |
      = help: legal here: A B C offer:A offer:B offer:C offer:D
    "#);
}

#[test]
fn a_pit_the_board_lacks() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. F *"), @r#"
    error: F is not legal: the board has no hole F (G1)
     --> club.sow:3:4
      |
    3 | 1. F *
      |    ^ expected a legal move
      |
      = help: legal here: A B C D
    "#);
}

#[test]
fn a_pass_that_may_not_be() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. pass *"), @r#"
    error: pass is not legal: the player can move and must (G6)
     --> club.sow:3:4
      |
    3 | 1. pass *
      |    ^^^^ expected a legal move
      |
      = help: legal here: A B C D
    "#);
}

#[test]
fn an_offer_nobody_can_pay() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. offer:A *"), @r#"
    error: offer:A is not legal: the offer costs 6 taken seeds, and the opponent has 0 (G16)
     --> club.sow:3:4
      |
    3 | 1. offer:A *
      |    ^^^^^^^ expected a legal move
      |
      = help: legal here: A B C D
    "#);
}

#[test]
fn a_reply_to_nothing() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. accept *"), @r#"
    error: accept is not legal: no offer waits (G14)
     --> club.sow:3:4
      |
    3 | 1. accept *
      |    ^^^^^^ expected a legal move
      |
      = help: legal here: A B C D
    "#);
}

#[test]
fn a_turn_instead_of_a_reply() {
    assert_snapshot!(shown("[Game \"gore\"]\n[FEN \"6-0-1-7-7-1-6-0-8-12-N SSSSNNNN AC\"]\n\n1... a *"), @r#"
    error: a is not legal: an offer waits for its answer (G14)
     --> club.sow:4:6
      |
    4 | 1... a *
      |      ^ expected a legal move
      |
      = help: legal here: accept decline
    "#);
}

#[test]
fn a_move_after_the_end() {
    assert_snapshot!(shown("[Game \"gore\"]\n[FEN \"0-0-0-2-2-0-0-0-22-22-S\"]\n\n1. D 24-24"), @r#"
    error: D is not legal: the game is over (G20)
     --> club.sow:4:4
      |
    4 | 1. D 24-24
      |    ^ expected the result
    "#);
}

#[test]
fn an_illegal_move_in_a_variation() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. D b (1... A) *"), @r#"
    error: A is not legal: hole A is not the player's (G3)
     --> club.sow:3:14
      |
    3 | 1. D b (1... A) *
      |              ^ expected a legal move
      |
      = help: legal here: a b c d
    "#);
}

#[test]
fn a_wrong_number() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. D b 3. A *"), @r#"
    error: the wrong number of the turn
     --> club.sow:3:8
      |
    3 | 1. D b 3. A *
      |        ^^ expected 2
    "#);
}

#[test]
fn a_wrong_number_in_a_variation() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. D b (2... a) *"), @r#"
    error: the wrong number of the turn
     --> club.sow:3:9
      |
    3 | 1. D b (2... a) *
      |         ^^^^ expected 1
    "#);
}

#[test]
fn three_dots_before_south() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1... D *"), @r#"
    error: three dots stand before North's turn, but South is to move
     --> club.sow:3:1
      |
    3 | 1... D *
      | ^^^^ expected one dot or none
    "#);
}

#[test]
fn two_games() {
    assert_snapshot!(shown("[Game \"gore\"]\n\n1. D *\n\n[Game \"gore\"]\n\n1. D *"), @r#"
    error: expected one game, found more
     --> club.sow:1:1
      |
    1 | [Game "gore"]
      | ^
    "#);
}

#[test]
fn no_game() {
    assert_snapshot!(shown(""), @r#"
    error: expected one game, found none
     --> club.sow:1:1
      |
    1 |
      | ^
    "#);
}

#[test]
fn json_that_is_cut_short() {
    assert_snapshot!(shown(r#"{"format":1,"tags":[["Game","gore"]"#), @r#"
    error: EOF while parsing a list
     --> club.sow:1:35
      |
    1 | {"format":1,"tags":[["Game","gore"]
      |                                   ^
    "#);
}

#[test]
fn json_of_another_format() {
    assert_snapshot!(shown(r#"{"format":2,"tags":[],"new":true}"#), @r#"
    error: format 2 is not known, only 1
     --> club.sow:1:11
      |
    1 | {"format":2,"tags":[],"new":true}
      |           ^
    "#);
}

#[test]
fn json_with_an_unknown_field() {
    assert_snapshot!(shown("{\"format\":1,\n \"board\":8}"), @r#"
    error: unknown field `board`, expected one of `format`, `tags`, `start`, `comments`, `moves`, `result`
     --> club.sow:2:8
      |
    2 |  "board":8}
      |        ^
    "#);
}

#[test]
fn json_with_a_missing_field() {
    assert_snapshot!(shown(r#"{"format":1,"tags":[["Game","gore"]],"start":"6-6-6-6-6-6-6-6-0-0-S","moves":[]}"#), @r#"
    error: missing field `result`
     --> club.sow:1:80
      |
    1 |                 ...[["Game","gore"]],"start":"6-6-6-6-6-6-6-6-0-0-S","moves":[]}
      |                                                                                ^
    "#);
}

#[test]
fn json_with_a_tag_twice() {
    assert_snapshot!(shown("{\"format\":1,\"tags\":[[\"Game\",\"gore\"],[\"A\",\"b\"],[\"A\",\"c\"]],\n\"start\":\"6-6-6-6-6-6-6-6-0-0-S\",\n\"moves\":[],\n\"result\":{\"score\":null,\"winner\":null,\"termination\":\"unfinished\"}}"), @r#"
    error: the tag A stands here a second time
     --> club.sow:1:48
      |
    1 | {"format":1,"tags":[["Game","gore"],["A","b"],["A","c"]],
      |                                                ^^^ expected each tag once
    "#);
}

#[test]
fn json_with_a_strange_tag() {
    assert_snapshot!(shown("{\"format\":1,\"tags\":[[\"Game\",\"gore\"],[\"A b\",\"c\"]],\n\"start\":\"6-6-6-6-6-6-6-6-0-0-S\",\n\"moves\":[],\n\"result\":{\"score\":null,\"winner\":null,\"termination\":\"unfinished\"}}"), @r#"
    error: the name of a tag is made of letters, digits and _
     --> club.sow:1:38
      |
    1 | {"format":1,"tags":[["Game","gore"],["A b","c"]],
      |                                      ^^^^^ expected a name such as Event
    "#);
}

#[test]
fn json_with_a_control_character_in_a_tag() {
    assert_snapshot!(shown("{\"format\":1,\"tags\":[[\"Game\",\"gore\"],[\"A\",\"b\\nc\"]],\n\"start\":\"6-6-6-6-6-6-6-6-0-0-S\",\n\"moves\":[],\n\"result\":{\"score\":null,\"winner\":null,\"termination\":\"unfinished\"}}"), @r#"
    error: the control character U+000A
     --> club.sow:1:42
      |
    1 | {"format":1,"tags":[["Game","gore"],["A","b\nc"]],
      |                                          ^^^^^^ expected a text without control characters
    "#);
}

#[test]
fn json_without_a_game() {
    assert_snapshot!(shown("{\"format\":1,\"tags\":[],\n\"start\":\"6-6-6-6-6-6-6-6-0-0-S\",\n\"moves\":[],\n\"result\":{\"score\":null,\"winner\":null,\"termination\":\"unfinished\"}}"), @r#"
    error: the tag Game is missing
     --> club.sow:1:20
      |
    1 | {"format":1,"tags":[],
      |                    ^^ expected a tag such as [Game "gore"]
    "#);
}

#[test]
fn json_with_a_start_that_is_no_position() {
    assert_snapshot!(shown("{\"format\":1,\"tags\":[[\"Game\",\"gore\"]],\n\"start\":\"6-6-6\",\n\"moves\":[],\n\"result\":{\"score\":null,\"winner\":null,\"termination\":\"unfinished\"}}"), @r#"
    error: expected S or N
     --> club.sow:2:9
      |
    2 | "start":"6-6-6",
      |         ^^^^^^^ expected a position of the game
    "#);
}

#[test]
fn json_with_a_start_the_tags_deny() {
    assert_snapshot!(shown("{\"format\":1,\"tags\":[[\"Game\",\"gore\"],[\"FEN\",\"6-6-6-6-6-6-6-6-0-0-N\"]],\n\"start\":\"6-6-6-6-6-6-6-6-0-0-S\",\n\"moves\":[],\n\"result\":{\"score\":null,\"winner\":null,\"termination\":\"unfinished\"}}"), @r#"
    error: start and the tag FEN do not agree
     --> club.sow:2:9
      |
    2 | "start":"6-6-6-6-6-6-6-6-0-0-S",
      |         ^^^^^^^^^^^^^^^^^^^^^^^ expected 6-6-6-6-6-6-6-6-0-0-N
    "#);
}

#[test]
fn json_with_an_illegal_move() {
    assert_snapshot!(shown("{\"format\":1,\"tags\":[[\"Game\",\"gore\"]],\n\"start\":\"6-6-6-6-6-6-6-6-0-0-S\",\n\"moves\":[{\"token\":\"D\",\"taken\":0},{\"token\":\"D\",\"taken\":0}],\n\"result\":{\"score\":null,\"winner\":null,\"termination\":\"unfinished\"}}"), @r#"
    error: D is not legal: hole D is not the player's (G3)
     --> club.sow:3:43
      |
    3 | "moves":[{"token":"D","taken":0},{"token":"D","taken":0}],
      |                                           ^^^ expected a legal move
      |
      = help: legal here: a b c d
    "#);
}

#[test]
fn json_with_a_claim_in_a_token() {
    assert_snapshot!(shown("{\"format\":1,\"tags\":[[\"Game\",\"gore\"]],\n\"start\":\"6-6-6-6-6-6-6-6-0-0-S\",\n\"moves\":[{\"token\":\"D+6\",\"taken\":6}],\n\"result\":{\"score\":null,\"winner\":null,\"termination\":\"unfinished\"}}"), @r#"
    error: expected a move: a hole's letter, offer:HOLES, accept, decline or pass
     --> club.sow:3:19
      |
    3 | "moves":[{"token":"D+6","taken":6}],
      |                   ^^^^^ expected a move such as C, offer:BD, accept, decline or pass
    "#);
}

#[test]
fn json_with_a_wrong_taken() {
    assert_snapshot!(shown("{\"format\":1,\"tags\":[[\"Game\",\"gore\"]],\n\"start\":\"6-6-6-6-6-6-6-6-0-0-S\",\n\"moves\":[{\"token\":\"D\",\"taken\":2}],\n\"result\":{\"score\":null,\"winner\":null,\"termination\":\"unfinished\"}}"), @r#"
    error: the move takes nothing
     --> club.sow:3:31
      |
    3 | "moves":[{"token":"D","taken":2}],
      |                               ^ expected no number
    "#);
}

#[test]
fn json_with_an_illegal_move_in_a_variation() {
    assert_snapshot!(shown("{\"format\":1,\"tags\":[[\"Game\",\"gore\"]],\n\"start\":\"6-6-6-6-6-6-6-6-0-0-S\",\n\"moves\":[{\"token\":\"D\",\"taken\":0,\"variations\":[{\"moves\":[{\"token\":\"b\",\"taken\":0}]}]}],\n\"result\":{\"score\":null,\"winner\":null,\"termination\":\"unfinished\"}}"), @r#"
    error: b is not legal: hole b is not the player's (G3)
     --> club.sow:3:66
      |
    3 |   ...s":[{"token":"D","taken":0,"variations":[{"moves":[{"token":"b","taken":0}]}]}],
      |                                                                  ^^^ expected a legal move
      |
      = help: legal here: A B C D
    "#);
}

#[test]
fn json_with_an_empty_variation() {
    assert_snapshot!(shown("{\"format\":1,\"tags\":[[\"Game\",\"gore\"]],\n\"start\":\"6-6-6-6-6-6-6-6-0-0-S\",\n\"moves\":[{\"token\":\"D\",\"taken\":0,\"variations\":[{\"moves\":[]}]}],\n\"result\":{\"score\":null,\"winner\":null,\"termination\":\"unfinished\"}}"), @r#"
    error: a variation without a move
     --> club.sow:3:56
      |
    3 | "moves":[{"token":"D","taken":0,"variations":[{"moves":[]}]}],
      |                                                        ^^ expected at least one move
    "#);
}

#[test]
fn json_with_a_control_character_in_a_comment() {
    assert_snapshot!(shown("{\"format\":1,\"tags\":[[\"Game\",\"gore\"]],\n\"start\":\"6-6-6-6-6-6-6-6-0-0-S\",\"comments\":[\"a\\u0007\"],\n\"moves\":[],\n\"result\":{\"score\":null,\"winner\":null,\"termination\":\"unfinished\"}}"), @r#"
    error: the control character U+0007
     --> club.sow:2:45
      |
    2 | "start":"6-6-6-6-6-6-6-6-0-0-S","comments":["a\u0007"],
      |                                             ^^^^^^^^^ expected a text without control characters
    "#);
}

#[test]
fn json_with_an_annotation_too_large() {
    assert_snapshot!(shown("{\"format\":1,\"tags\":[[\"Game\",\"gore\"]],\n\"start\":\"6-6-6-6-6-6-6-6-0-0-S\",\n\"moves\":[{\"token\":\"D\",\"taken\":0,\"annotations\":[256]}],\n\"result\":{\"score\":null,\"winner\":null,\"termination\":\"unfinished\"}}"), @r#"
    error: invalid value: integer `256`, expected u8
     --> club.sow:3:50
      |
    3 | "moves":[{"token":"D","taken":0,"annotations":[256]}],
      |                                                  ^
    "#);
}

#[test]
fn json_with_a_wrong_score() {
    assert_snapshot!(shown("{\"format\":1,\"tags\":[[\"Game\",\"gore\"]],\n\"start\":\"6-6-6-6-6-6-6-6-0-0-S\",\n\"moves\":[],\n\"result\":{\"score\":{\"south\":24,\"north\":24},\"winner\":null,\"termination\":\"unfinished\"}}"), @r#"
    error: this is not how the game ended
     --> club.sow:4:19
      |
    4 | "result":{"score":{"south":24,"north":24},"winner":null,"termination":"unfinished"}}
      |                   ^^^^^^^^^^^^^^^^^^^^^^^ expected null
    "#);
}

#[test]
fn json_with_a_wrong_winner() {
    assert_snapshot!(shown("{\"format\":1,\"tags\":[[\"Game\",\"gore\"]],\n\"start\":\"6-6-6-6-6-6-6-6-0-0-S\",\n\"moves\":[],\n\"result\":{\"score\":{\"south\":24,\"north\":24},\"winner\":\"South\",\"termination\":\"South resigns\"}}"), @r#"
    error: this is not how the game ended
     --> club.sow:4:52
      |
    4 | "result":{"score":{"south":24,"north":24},"winner":"South","termination":"South resigns"}}
      |                                                    ^^^^^^^ expected "North"
    "#);
}

#[test]
fn json_with_a_wrong_glory() {
    assert_snapshot!(shown("{\"format\":1,\"tags\":[[\"Game\",\"gore\"]],\n\"start\":\"6-6-6-6-6-6-6-6-0-0-S\",\n\"moves\":[],\n\"result\":{\"score\":{\"south\":24,\"north\":24},\"winner\":\"North\",\"termination\":\"South resigns\",\"glory\":false}}"), @r#"
    error: this is not how the game ended
     --> club.sow:4:98
      |
    4 | ...                   ...:24},"winner":"North","termination":"South resigns","glory":false}}
      |                                                                                      ^^^^^ expected true
    "#);
}

#[test]
fn json_with_glory_for_nobody() {
    assert_snapshot!(shown("{\"format\":1,\"tags\":[[\"Game\",\"gore\"]],\n\"start\":\"6-6-6-6-6-6-6-6-0-0-S\",\n\"moves\":[],\n\"result\":{\"score\":{\"south\":24,\"north\":24},\"winner\":null,\"termination\":\"agreement\",\"glory\":true}}"), @r#"
    error: this is not how the game ended
     --> club.sow:4:91
      |
    4 | ...                   ..."north":24},"winner":null,"termination":"agreement","glory":true}}
      |                                                                                      ^^^^ expected no glory without a winner
    "#);
}

#[test]
fn json_with_a_termination_nobody_knows() {
    assert_snapshot!(shown("{\"format\":1,\"tags\":[[\"Game\",\"gore\"]],\n\"start\":\"6-6-6-6-6-6-6-6-0-0-S\",\n\"moves\":[],\n\"result\":{\"score\":null,\"winner\":null,\"termination\":\"time\"}}"), @r#"
    error: no such termination
     --> club.sow:4:52
      |
    4 | "result":{"score":null,"winner":null,"termination":"time"}}
      |                                                    ^^^^^^ expected repetition, no progress, agreement, South resigns, North resigns, South forfeits, North forfeits, unfinished or normal
    "#);
}

#[test]
fn json_with_a_result_tag_that_disagrees() {
    assert_snapshot!(shown("{\"format\":1,\"tags\":[[\"Game\",\"gore\"],[\"Result\",\"24-24\"]],\n\"start\":\"6-6-6-6-6-6-6-6-0-0-S\",\n\"moves\":[],\n\"result\":{\"score\":null,\"winner\":null,\"termination\":\"unfinished\"}}"), @r#"
    error: the game is not over
     --> club.sow:1:47
      |
    1 | {"format":1,"tags":[["Game","gore"],["Result","24-24"]],
      |                                               ^^^^^^^ expected *, or a tag Termination that says how the game ended
    "#);
}

#[test]
fn json_that_is_no_record() {
    assert_snapshot!(shown("[1]"), @r#"
    error: expected the value of the tag in quotation marks, found `]`
     --> club.sow:1:3
      |
    1 | [1]
      |   ^
    "#);
}

#[test]
fn json_with_more_behind_it() {
    assert_snapshot!(shown("{\"format\":1,\"tags\":[[\"Game\",\"gore\"]],\n\"start\":\"6-6-6-6-6-6-6-6-0-0-S\",\n\"moves\":[],\n\"result\":{\"score\":null,\"winner\":null,\"termination\":\"unfinished\"}} x"), @r#"
    error: expected nothing more, found `x`
     --> club.sow:4:67
      |
    4 | ...                   x
      |                       ^
    "#);
}

#[test]
fn json_with_no_comma() {
    assert_snapshot!(shown("[{\"format\":1,\"tags\":[[\"Game\",\"gore\"]],\n\"start\":\"6-6-6-6-6-6-6-6-0-0-S\",\n\"moves\":[],\n\"result\":{\"score\":null,\"winner\":null,\"termination\":\"unfinished\"}}\n{\"format\":1,\"tags\":[[\"Game\",\"gore\"]],\n\"start\":\"6-6-6-6-6-6-6-6-0-0-S\",\n\"moves\":[],\n\"result\":{\"score\":null,\"winner\":null,\"termination\":\"unfinished\"}}]"), @r#"
    error: expected `,` or `]` behind a record, found `{`
     --> club.sow:5:1
      |
    5 | {"format":1,"tags":[["Game","gore"]],
      | ^
    "#);
}
