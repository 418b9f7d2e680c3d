//! `show`, `moves`, `perft` and `rules`.

use insta::{allow_duplicates, assert_snapshot};

use crate::home::Home;

fn transcript(args: &str) -> String {
    Home::new().transcript(args, "")
}

/// With a position, which may have blanks in it, as the last argument.
fn with_position(args: &str, position: &str) -> String {
    let home = Home::new();
    let mut command = home.ayla(args);
    command.arg(position);
    let ran = crate::home::run(command, "");
    format!("{}{}--- exit {}", ran.stdout, ran.stderr, ran.code.unwrap())
}

#[test]
fn show_draws_the_start() {
    assert_snapshot!(transcript("show gore"), @"
          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   6▲ │   6▲ │   6▲ │   6▲ │  ▲ North  0 taken
      ├──────┼──────┼──────┼──────┤  South to move
      │   6▼ │   6▼ │   6▼ │   6▼ │  ▼ South  0 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D
    --- exit 0
    ");
    assert_snapshot!(transcript("show djenon-aboure"), @"
          f      e      d      c      b      a
      ┌──────┬──────┬──────┬──────┬──────┬──────┐
      │   4▲ │   4▲ │   4▲ │   4▲ │   4▲ │   4▲ │  ▲ North  0 taken
      ├──────┼──────┼──────┼──────┼──────┼──────┤  South to move
      │   4▼ │   4▼ │   4▼ │   4▼ │   4▼ │   4▼ │  ▼ South  0 taken
      └──────┴──────┴──────┴──────┴──────┴──────┘
          A      B      C      D      E      F
    --- exit 0
    ");
}

#[test]
fn show_draws_traded_pits_and_a_waiting_offer() {
    assert_snapshot!(with_position("show gore", "6-0-1-7-7-1-6-0-8-12-N SSSSSNNN AC"), @"
          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   0▲ │   6▲ │   1▲ │   7▼ │  ▲ North  12 taken
      ├──────┼──────┼──────┼──────┤  North to reply
      │ ? 6▼ │   0▼ │ ? 1▼ │   7▼ │  ▼ South  8 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D
    --- exit 0
    ");
}

#[test]
fn show_reads_standard_input() {
    let home = Home::new();
    assert_snapshot!(home.transcript("show gore -", "0-0-1-0-0-1-2-0-20-24-S\n"), @"
          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   0▲ │   2▲ │   1▲ │   0▲ │  ▲ North  24 taken
      ├──────┼──────┼──────┼──────┤  over, 21-27
      │   0▼ │   0▼ │   1▼ │   0▼ │  ▼ South  20 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D
    --- exit 0
    ");
}

#[test]
fn a_wrong_position_is_marked() {
    assert_snapshot!(with_position("show gore", "6-6-x-6-6-6-6-6-0-0-S"), @"
    error: A number without sign or leading zeros is wanted here:
      6-6-x-6-6-6-6-6-0-0-S
          ^
    --- exit 1
    ");
    assert_snapshot!(with_position("moves gore", "6-0-1-7-7-1-6-0-8-3-N SSSSNNNN AC"), @"
    error: The offer costs 12 taken seeds, and the player to reply has 3 (G16):
      6-0-1-7-7-1-6-0-8-3-N SSSSNNNN AC
                                     ^
    --- exit 1
    ");
    assert_snapshot!(with_position("show djenon-aboure", "6-6-6-6-6-6-6-6-0-0-S"), @"
    error: The board has 12 holes, and here are 8:
      6-6-6-6-6-6-6-6-0-0-S
      ^
    --- exit 1
    ");
}

#[test]
fn moves_are_listed_as_a_record_writes_them() {
    assert_snapshot!(transcript("moves gore"), @"
    A
    B
    C
    D
    --- exit 0
    ");
    assert_snapshot!(transcript("moves djenon-aboure 13-0-0-0-0-0-0-0-0-0-0-0-0-0-S"), @"
    A+2
    --- exit 0
    ");
    assert_snapshot!(with_position("moves gore", "6-0-1-7-7-1-6-0-8-12-N SSSSNNNN AC"), @"
    accept
    decline
    --- exit 0
    ");
    assert_snapshot!(transcript("moves gore 5-0-1-0-3-0-0-0-12-12-S"), @"
    A
    C
    offer:A
    offer:B
    offer:C
    offer:D
    offer:AB
    offer:AC
    offer:AD
    offer:BC
    offer:BD
    offer:CD
    --- exit 0
    ");
    assert_snapshot!(transcript("moves gore 0-0-0-0-5-0-0-0-12-12-S"), @"
    pass
    --- exit 0
    ");
}

#[test]
fn a_position_that_is_over_has_no_moves() {
    assert_snapshot!(transcript("moves gore 2-2-2-2-2-2-2-2-16-16-S"), @"--- exit 0");
}

#[test]
fn perft_ends_in_the_total_alone() {
    assert_snapshot!(transcript("perft gore 7"), @"
    13970
    --- exit 0
    ");
    assert_snapshot!(transcript("perft djenon-aboure 4 --divide"), @"
    A 75
    B 93
    C 89
    D 78
    E 81
    F 96
    512
    --- exit 0
    ");
    assert_snapshot!(transcript("perft gore 2 --divide --position 5-0-1-0-3-0-0-0-12-12-S"), @"
    A 12
    C 11
    offer:A 2
    offer:B 2
    offer:C 2
    offer:D 2
    offer:AB 2
    offer:AC 2
    offer:AD 2
    offer:BC 2
    offer:BD 2
    offer:CD 2
    43
    --- exit 0
    ");
}

#[test]
fn perft_at_the_edges() {
    allow_duplicates! {
        for args in ["perft gore 0", "perft gore 0 --divide"] {
            assert_snapshot!(transcript(args), @"
            1
            --- exit 0
            ");
        }
    }
    assert_snapshot!(transcript("perft gore 256"), @"
    --- stderr
    error: invalid value '256' for '<DEPTH>': 256 is not in 0..=255

    For more information, try '--help'.
    --- exit 2
    ");
    assert_snapshot!(transcript("perft gore 3 --divide --position 2-2-2-2-2-2-2-2-16-16-S"), @"
    0
    --- exit 0
    ");
}

#[test]
fn a_rule_is_told_with_an_example() {
    assert_snapshot!(transcript("rules gore g15"), @"
    G15 (document)  If the offer is accepted, the holes become the acceptor's
    territory, and he at once lays six of the seeds he has taken into each, on top
    of what is there.

    North pays twelve of his twenty seeds. A and B, in South's row, are his now.

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   0▲ │   4▲ │   1▲ │   1▲ │  ▲ North  20 taken
      ├──────┼──────┼──────┼──────┤  South to move
      │   0▼ │   3▼ │   2▼ │   7▼ │  ▼ South  10 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    offer:AB: South offers A and B.
    accept: North accepts A and B. North lays 6 into A and 6 into B.

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   0▲ │   4▲ │   1▲ │   1▲ │  ▲ North  8 taken
      ├──────┼──────┼──────┼──────┤  North to move
      │ ↔ 6▲ │ ↔ 9▲ │   2▼ │   7▼ │  ▼ South  10 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D
    --- exit 0
    ");
    assert_snapshot!(transcript("rules djenon-aboure A1"), @"
    A1 (house)  When the same position stands for the third time, the game ends,
    and each player takes what is in his territory. The same means: the seeds in
    every hole, what is taken, the territories, a waiting offer and the player to
    move. The starting position counts as its own first time.
    Why: No document foresees a game that goes round in circles. That each keeps
    his side is the habit of related games. It is the third time and not the
    second because two refusals in turn repeat a position by themselves.
    --- exit 0
    ");
}

#[test]
fn all_rules_are_told_in_order() {
    let home = Home::new();
    for game in ["gore", "djenon-aboure"] {
        let told = home.run(&format!("rules {game}"), "");
        assert_eq!(told.code, Some(0));
        let clauses = told
            .stdout
            .lines()
            .filter_map(|line| line.split_once(" ("))
            .map(|(id, _)| id);
        let clauses: Vec<&str> = clauses
            .filter(|id| !id.trim().is_empty() && id.len() <= 3)
            .collect();
        let (own, letter) = if game == "gore" { (22, 'G') } else { (15, 'D') };
        let expected = (1..=own).map(|n| format!("{letter}{n}"));
        let expected: Vec<String> = expected.chain((1..=3).map(|n| format!("A{n}"))).collect();
        assert_eq!(clauses, expected);
    }
}

#[test]
fn rules_of_the_other_game_are_none() {
    assert_snapshot!(transcript("rules gore D5"), @"
    --- stderr
    error: D5 is no clause of Goré
    --- exit 2
    ");
    assert_snapshot!(transcript("rules gore G23"), @"
    --- stderr
    error: invalid value 'G23' for '[CLAUSE]': expected a clause: G1 to G22, D1 to D15 or A1 to A3

    For more information, try '--help'.
    --- exit 2
    ");
}
