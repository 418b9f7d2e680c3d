//! Whole sittings of `play`.
//!
//! Where the machine plays in a transcript its moves are forced, so that no change of its strength
//! changes the transcript.

use insta::assert_snapshot;

use crate::home::Home;

/// A sitting without a date, of people alone unless `args` says otherwise.
fn sitting(args: &str, lines: &[&str]) -> String {
    let home = Home::new();
    home.transcript(
        &format!("play {args} --tag Date=?"),
        &(lines.join("\n") + "\n"),
    )
}

/// The moves of a record.
fn moves(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

/// North is forced: he has one seed to sow, and nobody could pay for an offer.
const FORCED: &str = "gore --position 1-0-0-3-1-0-0-0-5-5-S";

#[test]
fn a_game_of_gore_with_trades_accepted_and_declined_to_its_end() {
    let game = moves(
        "A a B d A c offer:D accept b B b C a A D offer:A decline D offer:A decline a offer:C decline \
         c pass a pass D pass b C c pass d offer:A decline c pass b A c offer:B decline d",
    );
    assert_snapshot!(sitting("gore --north human", &game));
}

#[test]
fn a_game_of_djenon_aboure_to_its_end() {
    let game = moves("E e F e C a A c B pass F c");
    assert_snapshot!(sitting("djenon-aboure --north human", &game));
}

#[test]
fn the_machine_is_told_step_by_step_and_its_move_taken_back() {
    assert_snapshot!(sitting(FORCED, &["A", "undo", "redo", "redo", "moves", "quit"]), @"
    Goré: you at South, Ayla level 7 at North. Type `help` for what can be said.

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   0▲ │   0▲ │   0▲ │   1▲ │  ▲ North  5 taken
      ├──────┼──────┼──────┼──────┤  South to move
      │   1▼ │   0▼ │   0▼ │   3▼ │  ▼ South  5 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    South> A
    You lift 1 from A and sow to B.
    North lifts 1 from a and sows to b.

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   0▲ │   0▲ │ ● 1▲ │ ○ 0▲ │  ▲ North  5 taken
      ├──────┼──────┼──────┼──────┤  South to move
      │   0▼ │   1▼ │   0▼ │   3▼ │  ▼ South  5 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    South> undo
    Taken back: a and A.

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   0▲ │   0▲ │   0▲ │   1▲ │  ▲ North  5 taken
      ├──────┼──────┼──────┼──────┤  South to move
      │   1▼ │   0▼ │   0▼ │   3▼ │  ▼ South  5 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    South> redo
    You lift 1 from A and sow to B.
    North lifts 1 from a and sows to b.

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   0▲ │   0▲ │ ● 1▲ │ ○ 0▲ │  ▲ North  5 taken
      ├──────┼──────┼──────┼──────┤  South to move
      │   0▼ │   1▼ │   0▼ │   3▼ │  ▼ South  5 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    South> redo
    There is no move to make again.
    South> moves
    B D
    South> quit
    The game is left unfinished.
    The game is recorded in HOME/state/ayla/last.sow.
    --- exit 0
    ");
}

#[test]
fn wrong_input_costs_nothing_and_is_answered_in_words() {
    let lines = [
        "", "sing", "a", "B", "C+4", "A+2", "offer:A", "offer:AX", "offer AA", "accept", "pass",
        "undo", "redo", "undo 2", "save", "comment", "h", "D",
    ];
    assert_snapshot!(sitting(FORCED, &lines), @"
    Goré: you at South, Ayla level 7 at North. Type `help` for what can be said.

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   0▲ │   0▲ │   0▲ │   1▲ │  ▲ North  5 taken
      ├──────┼──────┼──────┼──────┤  South to move
      │   1▼ │   0▼ │   0▼ │   3▼ │  ▼ South  5 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    South>
    South> sing
    `sing` is neither a move nor a command. Type `help` for what can be said.
    South> a
    a is not legal: hole a belongs to the other player (G3). Legal: A D.
    South> B
    B is not legal: hole B is empty (G3). Legal: A D.
    South> C+4
    C is not legal: hole C is empty (G3). Legal: A D.
    South> A+2
    A+2 is not right: A takes nothing.
    South> offer:A
    offer:A is not legal: it costs 6 taken seeds, and the other player has 5
    (G16). Legal: A D.
    South> offer:AX
    The letter of a hole is wanted here:
      offer:AX
             ^
    South> offer AA
    Hole A is named twice:
      offer:AA
             ^
    South> accept
    accept is not legal: there is no offer to answer (G14). Legal: A D.
    South> pass
    pass is not legal: only who cannot sow may pass (G6). Legal: A D.
    South> undo
    There is no move to take back.
    South> redo
    There is no move to make again.
    South> undo 2
    `undo` stands alone.
    South> save
    `save` needs the name of a file behind it.
    South> comment
    `comment` needs a text behind it.
    South> h
    h is not legal: the board has no hole h (G1). Legal: A D.
    South> D
    You lift 3 from D and sow to c.
    What is left is counted: 1 for you and 4 for North.

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   0▲ │ ● 1▲ │ · 1▲ │ · 2▲ │  ▲ North  5 taken
      ├──────┼──────┼──────┼──────┤  over, 6-9
      │   1▼ │   0▼ │   0▼ │ ○ 0▼ │  ▼ South  5 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    The game is over: 6 for you, 9 for North. North wins.
    The game is recorded in HOME/state/ayla/last.sow.
    --- exit 0
    ");
}

#[test]
fn an_offer_is_a_question_with_its_price() {
    let position = "gore --north human --position 6-0-1-7-7-1-6-0-8-12-S";
    let lines = ["offer CA", "A", "accept", "undo", "no", "moves"];
    assert_snapshot!(sitting(position, &lines), @"
    Goré: a player at South, a player at North. Type `help` for what can be said.

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   0▲ │   6▲ │   1▲ │   7▲ │  ▲ North  12 taken
      ├──────┼──────┼──────┼──────┤  South to move
      │   6▼ │   0▼ │   1▼ │   7▼ │  ▼ South  8 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    South> offer CA
    South offers A and C.

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   0▲ │   6▲ │   1▲ │   7▲ │  ▲ North  12 taken
      ├──────┼──────┼──────┼──────┤  North to reply
      │ ? 6▼ │   0▼ │ ? 1▼ │   7▼ │  ▼ South  8 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    South offers A and C. Accepting costs 12 of the 12 seeds North has taken, six
    in each. Accept or decline? (A win after declining is without glory.)
    North> A
    A is not legal: an offer waits for its answer (G14). Legal: accept or decline.
    North> accept
    North accepts A and C.
    North lays 6 into A and 6 into C.

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   0▲ │   6▲ │   1▲ │   7▲ │  ▲ North  0 taken
      ├──────┼──────┼──────┼──────┤  North to move
      │ ↔12▲ │   0▼ │ ↔ 7▲ │   7▼ │  ▼ South  8 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    North> undo
    Taken back: accept.

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   0▲ │   6▲ │   1▲ │   7▲ │  ▲ North  12 taken
      ├──────┼──────┼──────┼──────┤  North to reply
      │ ? 6▼ │   0▼ │ ? 1▼ │   7▼ │  ▼ South  8 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    South offers A and C. Accepting costs 12 of the 12 seeds North has taken, six
    in each. Accept or decline? (A win after declining is without glory.)
    North> no
    North declines A and C.
    If North wins this game, it is a win without glory.

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   0▲ │   6▲ │   1▲ │   7▲ │  ▲ North  12 taken
      ├──────┼──────┼──────┼──────┤  North to move
      │   6▼ │   0▼ │   1▼ │   7▼ │  ▼ South  8 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    North> moves
    a b c offer:a offer:b offer:c offer:d
    North>
    The game is left unfinished.
    The game is recorded in HOME/state/ayla/last.sow.
    --- exit 0
    ");
}

#[test]
fn help_lists_what_can_be_said() {
    assert_snapshot!(sitting("djenon-aboure --north human", &["?"]), @"
    Djenon-aboure: a player at South, a player at North. Type `help` for what can
    be said.

          f      e      d      c      b      a
      ┌──────┬──────┬──────┬──────┬──────┬──────┐
      │   4▲ │   4▲ │   4▲ │   4▲ │   4▲ │   4▲ │  ▲ North  0 taken
      ├──────┼──────┼──────┼──────┼──────┼──────┤  South to move
      │   4▼ │   4▼ │   4▼ │   4▼ │   4▼ │   4▼ │  ▼ South  0 taken
      └──────┴──────┴──────┴──────┴──────┴──────┘
          A      B      C      D      E      F

    South> ?
      C             sow hole C; `C+6` says that it takes six seeds
      pass          pass, where nothing else can be done
      moves         list the legal moves
      hint          ask what the machine would play
      undo          take your last move back, and the machine's answer
      redo          make it again
      board         draw the board again
      comment TEXT  write a remark on the last move into the record
      agree         propose or agree to end the game here; more seeds win
      resign        give up: the other player wins
      save FILE     add the game, as it is now, to the records in FILE
      help          list what can be said
      quit          leave; the game stays unfinished
    South>
    The game is left unfinished.
    --- exit 0
    ");
}

#[test]
fn a_hint_is_a_legal_move() {
    assert_snapshot!(sitting("gore --position 1-0-0-0-0-0-0-3-5-5-S", &["hint"]), @"
    Goré: you at South, Ayla level 7 at North. Type `help` for what can be said.

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   3▲ │   0▲ │   0▲ │   0▲ │  ▲ North  5 taken
      ├──────┼──────┼──────┼──────┤  South to move
      │   1▼ │   0▼ │   0▼ │   0▼ │  ▼ South  5 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    South> hint
    A wins by 4 (exact).
    South>
    The game is left unfinished.
    --- exit 0
    ");
}

#[test]
fn two_people_must_both_agree() {
    let lines = ["A", "agree", "b", "agree", "agree"];
    assert_snapshot!(sitting("djenon-aboure --north human", &lines), @"
    Djenon-aboure: a player at South, a player at North. Type `help` for what can
    be said.

          f      e      d      c      b      a
      ┌──────┬──────┬──────┬──────┬──────┬──────┐
      │   4▲ │   4▲ │   4▲ │   4▲ │   4▲ │   4▲ │  ▲ North  0 taken
      ├──────┼──────┼──────┼──────┼──────┼──────┤  South to move
      │   4▼ │   4▼ │   4▼ │   4▼ │   4▼ │   4▼ │  ▼ South  0 taken
      └──────┴──────┴──────┴──────┴──────┴──────┘
          A      B      C      D      E      F

    South> A
    South lifts 4 from A and sows to D.
    The relay goes on: 5 from D to b, 5 from b to f, 5 from f to D.
    South takes 2 from D.

          f      e      d      c      b      a
      ┌──────┬──────┬──────┬──────┬──────┬──────┐
      │ ◦ 1▲ │ · 5▲ │ · 5▲ │ · 5▲ │ ◦ 1▲ │ · 5▲ │  ▲ North  0 taken
      ├──────┼──────┼──────┼──────┼──────┼──────┤  North to move
      │ ○ 2▼ │ · 6▼ │ · 6▼ │ × 0▼ │ · 5▼ │ · 5▼ │  ▼ South  2 taken
      └──────┴──────┴──────┴──────┴──────┴──────┘
          A      B      C      D      E      F

    North> agree
    North proposes to end the game here. `agree` ends it, any move plays on.
    North> b
    b is not legal: hole b holds a single seed, which may not be moved (D3).
    Legal: a c d e.
    North> agree

          f      e      d      c      b      a
      ┌──────┬──────┬──────┬──────┬──────┬──────┐
      │ ◦ 1▲ │ · 5▲ │ · 5▲ │ · 5▲ │ ◦ 1▲ │ · 5▲ │  ▲ North  0 taken
      ├──────┼──────┼──────┼──────┼──────┼──────┤  over, 26-22
      │ ○ 2▼ │ · 6▼ │ · 6▼ │ × 0▼ │ · 5▼ │ · 5▼ │  ▼ South  2 taken
      └──────┴──────┴──────┴──────┴──────┴──────┘
          A      B      C      D      E      F

    The game is over by agreement (A3): 26 for South, 22 for North. South wins.
    The game is recorded in HOME/state/ayla/last.sow.
    --- exit 0
    ");
}

#[test]
fn the_machine_agrees_where_playing_on_gives_it_less() {
    assert_snapshot!(sitting("gore --position 0-3-0-0-0-0-0-0-40-5-S", &["agree", "quit"]), @"
    Goré: you at South, Ayla level 7 at North. Type `help` for what can be said.

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   0▲ │   0▲ │   0▲ │   0▲ │  ▲ North  5 taken
      ├──────┼──────┼──────┼──────┤  South to move
      │   0▼ │   3▼ │   0▼ │   0▼ │  ▼ South  40 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    South> agree
    North would rather play on.
    South> quit
    The game is left unfinished.
    --- exit 0
    ");
    assert_snapshot!(sitting("gore --position 3-0-0-1-1-0-0-0-20-23-S", &["agree"]), @"
    Goré: you at South, Ayla level 7 at North. Type `help` for what can be said.

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   0▲ │   0▲ │   0▲ │   1▲ │  ▲ North  23 taken
      ├──────┼──────┼──────┼──────┤  South to move
      │   3▼ │   0▼ │   0▼ │   1▼ │  ▼ South  20 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    South> agree

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   0▲ │   0▲ │   0▲ │   1▲ │  ▲ North  23 taken
      ├──────┼──────┼──────┼──────┤  over, 24-24
      │   3▼ │   0▼ │   0▼ │   1▼ │  ▼ South  20 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    The game is over by agreement (A3): 24 for you, 24 for North. A draw.
    --- exit 0
    ");
}

#[test]
fn the_one_to_move_resigns() {
    assert_snapshot!(sitting("gore --north human", &["A", "resign"]), @"
    Goré: a player at South, a player at North. Type `help` for what can be said.

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   6▲ │   6▲ │   6▲ │   6▲ │  ▲ North  0 taken
      ├──────┼──────┼──────┼──────┤  South to move
      │   6▼ │   6▼ │   6▼ │   6▼ │  ▼ South  0 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    South> A
    South lifts 6 from A and sows to c.

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   6▲ │ ● 7▲ │ · 7▲ │ · 7▲ │  ▲ North  0 taken
      ├──────┼──────┼──────┼──────┤  North to move
      │ ○ 0▼ │ · 7▼ │ · 7▼ │ · 7▼ │  ▼ South  0 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    North> resign

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   6▲ │ ● 7▲ │ · 7▲ │ · 7▲ │  ▲ North  0 taken
      ├──────┼──────┼──────┼──────┤  over, 21-27
      │ ○ 0▼ │ · 7▼ │ · 7▼ │ · 7▼ │  ▼ South  0 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    North resigns (A3): 21 for South, 27 for North. South wins.
    The game is recorded in HOME/state/ayla/last.sow.
    --- exit 0
    ");
}

#[test]
fn a_game_may_begin_with_any_legal_position() {
    let over = "gore --position 2-0-0-0-0-0-0-1-20-25-S";
    assert_snapshot!(sitting(over, &[]), @"
    Goré: you at South, Ayla level 7 at North. Type `help` for what can be said.

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   1▲ │   0▲ │   0▲ │   0▲ │  ▲ North  25 taken
      ├──────┼──────┼──────┼──────┤  over, 22-26
      │   2▼ │   0▼ │   0▼ │   0▼ │  ▼ South  20 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    The game is over: 22 for you, 26 for North. North wins.
    --- exit 0
    ");
    let home = Home::new();
    let mut command = home.ayla("play gore --north human --position");
    command.arg("6-0-1-7-7-1-6-0-8-12-N SSSSNNNN AC");
    let ran = crate::home::run(command, "yes\n");
    assert!(
        ran.stdout.contains("North> yes\nNorth accepts"),
        "{}",
        ran.stdout
    );
    assert_snapshot!(sitting("gore --position 6-6", &[]), @"
    --- stderr
    error: A position tells the seeds of every hole, what South and North have taken, and S or N to move:
      6-6
         ^
    --- exit 1
    ");
}

#[test]
fn machines_play_by_themselves_to_the_end() {
    for game in ["gore", "djenon-aboure"] {
        let home = Home::new();
        let args = format!("play {game} --south ai:2 --north ai:1 --seed 3 --record g.sow");
        let first = home.run(&args, "");
        assert_eq!(first.code, Some(0));
        assert!(first.stdout.contains("over"));
        let again = home.run(&args, "");
        assert_eq!(first.stdout, again.stdout, "the same seed is the same game");
        let record = home.read("g.sow");
        assert!(record.contains("[South \"Ayla level 2\"]\n[North \"Ayla level 1\"]"));
        assert!(!record.contains("unfinished"));
        assert_eq!(
            home.transcript("check g.sow", ""),
            "2 games, 0 errors\n--- exit 0"
        );
    }
}

#[test]
fn clocks_run_in_lines_and_are_kept_in_the_record() {
    let home = Home::new();
    let args = "play gore --north human --clock 5m+3s --record club.sow";
    let played = home.run(args, "D\nquit\n");
    assert!(
        played.stdout.contains("\nSouth 5:00> D\n"),
        "{}",
        played.stdout
    );
    let record = home.read("club.sow");
    assert!(record.contains("[TimeControl \"300+3\"]"), "{record}");
    assert!(record.contains("1. D {[%clk 0:05:0"), "{record}");
    let again = home.run("play --continue --north human", "").stdout;
    assert!(again.contains("\nNorth 5:00>"), "{again}");
}

#[test]
fn a_player_without_time_has_forfeited_in_lines_too() {
    let home = Home::new();
    let args = "play gore --north human --clock 0.000000001 --record club.sow";
    let played = home.run(args, "D\n");
    assert!(
        played.stdout.contains("South has no time left."),
        "{}",
        played.stdout
    );
    assert!(
        home.read("club.sow")
            .contains("[Termination \"South forfeits\"]")
    );
    let both = home.run("play gore --south ai:1 --clock 0.000000001", "");
    assert!(
        both.stdout.contains("South has no time left."),
        "{}",
        both.stdout
    );
    assert_eq!(both.code, Some(0));
}
