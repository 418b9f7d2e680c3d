//! What boards look like.

use ayla_core::{DjenonAboure, Game, Gore, Position};
use ayla_draw::{Charset, Labels, Paint, Scene, Style};

const UNICODE: Style = Style {
    charset: Charset::Unicode,
    paint: Paint::Plain,
};
const ASCII: Style = Style {
    charset: Charset::Ascii,
    paint: Paint::Plain,
};
const COLOURED: Style = Style {
    charset: Charset::Unicode,
    paint: Paint::Coloured,
};

/// The scene after a move, with its marks.
fn played<P: Position>(position: &str, mv: &str) -> Scene {
    let mut position: P = match position {
        "start" => P::start(),
        text => text.parse().unwrap(),
    };
    let mut events = Vec::new();
    position.play(mv.parse().unwrap(), &mut events).unwrap();
    Scene::new(&position).with_last_move(&events)
}

/// The drawing with what its marks mean, escape codes made visible.
fn drawn(scene: &Scene, style: Style) -> String {
    let drawing = scene.render(style).replace('\x1b', "␛");
    format!("{drawing}\n\n{}", scene.legend(style))
        .trim_end()
        .to_owned()
}

#[test]
fn gore_begins() {
    let scene = Scene::new(&Gore::start());
    insta::assert_snapshot!(drawn(&scene, UNICODE), @"
        d      c      b      a
    ┌──────┬──────┬──────┬──────┐
    │   6▲ │   6▲ │   6▲ │   6▲ │  ▲ North  0 taken
    ├──────┼──────┼──────┼──────┤  South to move
    │   6▼ │   6▼ │   6▼ │   6▼ │  ▼ South  0 taken
    └──────┴──────┴──────┴──────┘
        A      B      C      D
    ");
    insta::assert_snapshot!(drawn(&scene, ASCII), @"
        d      c      b      a
    +------+------+------+------+
    |   6^ |   6^ |   6^ |   6^ |  ^ North  0 taken
    +------+------+------+------+  South to move
    |   6v |   6v |   6v |   6v |  v South  0 taken
    +------+------+------+------+
        A      B      C      D
    ");
}

#[test]
fn djenon_aboure_begins() {
    let scene = Scene::new(&DjenonAboure::start());
    insta::assert_snapshot!(drawn(&scene, UNICODE), @"
        f      e      d      c      b      a
    ┌──────┬──────┬──────┬──────┬──────┬──────┐
    │   4▲ │   4▲ │   4▲ │   4▲ │   4▲ │   4▲ │  ▲ North  0 taken
    ├──────┼──────┼──────┼──────┼──────┼──────┤  South to move
    │   4▼ │   4▼ │   4▼ │   4▼ │   4▼ │   4▼ │  ▼ South  0 taken
    └──────┴──────┴──────┴──────┴──────┴──────┘
        A      B      C      D      E      F
    ");
    insta::assert_snapshot!(drawn(&scene, ASCII), @"
        f      e      d      c      b      a
    +------+------+------+------+------+------+
    |   4^ |   4^ |   4^ |   4^ |   4^ |   4^ |  ^ North  0 taken
    +------+------+------+------+------+------+  South to move
    |   4v |   4v |   4v |   4v |   4v |   4v |  v South  0 taken
    +------+------+------+------+------+------+
        A      B      C      D      E      F
    ");
}

#[test]
fn a_relay_shows_where_it_began_went_on_and_took() {
    let scene = played::<DjenonAboure>("start", "A");
    insta::assert_snapshot!(drawn(&scene, UNICODE), @"
          f      e      d      c      b      a
      ┌──────┬──────┬──────┬──────┬──────┬──────┐
      │ ◦ 1▲ │ · 5▲ │ · 5▲ │ · 5▲ │ ◦ 1▲ │ · 5▲ │  ▲ North  0 taken
      ├──────┼──────┼──────┼──────┼──────┼──────┤  North to move
      │ ○ 2▼ │ · 6▼ │ · 6▼ │ × 0▼ │ · 5▼ │ · 5▼ │  ▼ South  2 taken
      └──────┴──────┴──────┴──────┴──────┴──────┘
          A      B      C      D      E      F

    · sown  ◦ sown on  ○ lifted  × taken
    ");
    insta::assert_snapshot!(drawn(&scene, ASCII), @"
          f      e      d      c      b      a
      +------+------+------+------+------+------+
      | : 1^ | . 5^ | . 5^ | . 5^ | : 1^ | . 5^ |  ^ North  0 taken
      +------+------+------+------+------+------+  North to move
      | o 2v | . 6v | . 6v | x 0v | . 5v | . 5v |  v South  2 taken
      +------+------+------+------+------+------+
          A      B      C      D      E      F

    . sown  : sown on  o lifted  x taken
    ");
}

#[test]
fn a_capture_shows_all_that_was_taken() {
    let scene = played::<Gore>("5-0-1-2-1-3-2-6-18-10-S", "D");
    insta::assert_snapshot!(drawn(&scene, UNICODE), @"
          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   6▲ │ × 0▲ │ × 0▲ │ × 0▲ │  ▲ North  10 taken
      ├──────┼──────┼──────┼──────┤  North to move
      │   5▼ │   0▼ │   1▼ │ ○ 0▼ │  ▼ South  26 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    ○ lifted  × taken
    ");
}

#[test]
fn a_last_seed_that_takes_nothing_is_marked() {
    let scene = played::<Gore>("8-1-2-0-3-0-5-6-12-11-S", "A");
    insta::assert_snapshot!(drawn(&scene, UNICODE), @"
          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │ · 7▲ │ · 6▲ │ · 1▲ │ · 4▲ │  ▲ North  11 taken
      ├──────┼──────┼──────┼──────┤  North to move
      │ ● 1▼ │ · 2▼ │ · 3▼ │ · 1▼ │  ▼ South  12 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    · sown  ● last seed
    ");
}

#[test]
fn a_waiting_offer_shows_what_is_offered_and_who_must_reply() {
    let scene = played::<Gore>("3-1-4-5-2-6-1-0-8-18-S", "offer:ABD");
    insta::assert_snapshot!(drawn(&scene, UNICODE), @"
          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   0▲ │   1▲ │   6▲ │   2▲ │  ▲ North  18 taken
      ├──────┼──────┼──────┼──────┤  North to reply
      │ ? 3▼ │ ? 1▼ │   4▼ │ ? 5▼ │  ▼ South  8 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    ? offered
    ");
    insta::assert_snapshot!(drawn(&scene, ASCII), @"
          d      c      b      a
      +------+------+------+------+
      |   0^ |   1^ |   6^ |   2^ |  ^ North  18 taken
      +------+------+------+------+  North to reply
      | ? 3v | ? 1v |   4v | ? 5v |  v South  8 taken
      +------+------+------+------+
          A      B      C      D

    ? offered
    ");
}

#[test]
fn an_offer_in_a_position_needs_no_last_move() {
    let position: Gore = "6-0-1-7-7-1-6-0-8-12-N SSSSNNNN AC".parse().unwrap();
    let told = Scene::new(&position).with_last_move(&[]);
    assert_eq!(told, Scene::from(&position.setup()));
    insta::assert_snapshot!(drawn(&told, ASCII), @"
          d      c      b      a
      +------+------+------+------+
      |   0^ |   6^ |   1^ |   7^ |  ^ North  12 taken
      +------+------+------+------+  North to reply
      | ? 6v |   0v | ? 1v |   7v |  v South  8 taken
      +------+------+------+------+
          A      B      C      D

    ? offered
    ");
}

#[test]
fn bought_pits_are_marked_and_have_the_buyers_sign() {
    let scene = played::<Gore>("0-3-2-7-1-1-4-0-10-20-N SSSSNNNN AB", "accept");
    insta::assert_snapshot!(drawn(&scene, UNICODE), @"
          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   0▲ │   4▲ │   1▲ │   1▲ │  ▲ North  8 taken
      ├──────┼──────┼──────┼──────┤  North to move
      │ ↔ 6▲ │ ↔ 9▲ │   2▼ │   7▼ │  ▼ South  10 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    ↔ bought
    ");
    insta::assert_snapshot!(drawn(&scene, ASCII), @"
          d      c      b      a
      +------+------+------+------+
      |   0^ |   4^ |   1^ |   1^ |  ^ North  8 taken
      +------+------+------+------+  North to move
      | $ 6^ | $ 9^ |   2v |   7v |  v South  10 taken
      +------+------+------+------+
          A      B      C      D

    $ bought
    ");
    insta::assert_snapshot!(drawn(&scene, COLOURED), @"
          ␛[33md␛[0m      ␛[33mc␛[0m      ␛[33mb␛[0m      ␛[33ma␛[0m
      ␛[2m┌──────┬──────┬──────┬──────┐␛[0m
      ␛[2m│␛[0m ␛[33m  0▲␛[0m ␛[2m│␛[0m ␛[33m  4▲␛[0m ␛[2m│␛[0m ␛[33m  1▲␛[0m ␛[2m│␛[0m ␛[33m  1▲␛[0m ␛[2m│␛[0m  ␛[33m▲ North␛[0m  8 taken
      ␛[2m├──────┼──────┼──────┼──────┤␛[0m  ␛[1mNorth to move␛[0m
      ␛[2m│␛[0m ␛[1m␛[7m␛[33m↔ 6▲␛[0m ␛[2m│␛[0m ␛[1m␛[7m␛[33m↔ 9▲␛[0m ␛[2m│␛[0m ␛[36m  2▼␛[0m ␛[2m│␛[0m ␛[36m  7▼␛[0m ␛[2m│␛[0m  ␛[36m▼ South␛[0m  10 taken
      ␛[2m└──────┴──────┴──────┴──────┘␛[0m
          ␛[33mA␛[0m      ␛[33mB␛[0m      ␛[36mC␛[0m      ␛[36mD␛[0m

    ↔ bought
    ");
}

#[test]
fn any_owners_can_be_told_apart() {
    let position: Gore = "17-1-2-2-2-2-0-0-0-0-S SNSSNNSN -".parse().unwrap();
    insta::assert_snapshot!(drawn(&Scene::new(&position), UNICODE), @"
        d      c      b      a
    ┌──────┬──────┬──────┬──────┐
    │   0▲ │   0▼ │   2▲ │   2▲ │  ▲ North  0 taken
    ├──────┼──────┼──────┼──────┤  South to move
    │  17▼ │   1▲ │   2▼ │   2▼ │  ▼ South  0 taken
    └──────┴──────┴──────┴──────┘
        A      B      C      D
    ");
}

#[test]
fn colours_repeat_what_the_marks_say() {
    let scene = played::<Gore>("5-0-1-2-1-3-2-6-18-10-S", "D");
    let coloured = scene.render(COLOURED);
    insta::assert_snapshot!(drawn(&scene, COLOURED), @"
          ␛[33md␛[0m      ␛[33mc␛[0m      ␛[33mb␛[0m      ␛[33ma␛[0m
      ␛[2m┌──────┬──────┬──────┬──────┐␛[0m
      ␛[2m│␛[0m ␛[33m  6▲␛[0m ␛[2m│␛[0m ␛[1m␛[33m× 0▲␛[0m ␛[2m│␛[0m ␛[1m␛[33m× 0▲␛[0m ␛[2m│␛[0m ␛[1m␛[33m× 0▲␛[0m ␛[2m│␛[0m  ␛[33m▲ North␛[0m  10 taken
      ␛[2m├──────┼──────┼──────┼──────┤␛[0m  ␛[1mNorth to move␛[0m
      ␛[2m│␛[0m ␛[36m  5▼␛[0m ␛[2m│␛[0m ␛[36m  0▼␛[0m ␛[2m│␛[0m ␛[36m  1▼␛[0m ␛[2m│␛[0m ␛[1m␛[36m○ 0▼␛[0m ␛[2m│␛[0m  ␛[36m▼ South␛[0m  26 taken
      ␛[2m└──────┴──────┴──────┴──────┘␛[0m
          ␛[36mA␛[0m      ␛[36mB␛[0m      ␛[36mC␛[0m      ␛[36mD␛[0m

    ○ lifted  × taken
    ");
    assert_eq!(without_escape_codes(&coloured), scene.render(UNICODE));
}

#[test]
fn a_finished_game_shows_its_score() {
    let scene = played::<Gore>("3-0-0-1-0-1-0-0-22-21-S", "A");
    insta::assert_snapshot!(drawn(&scene, UNICODE), @"
          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   0▲ │   0▲ │   1▲ │   0▲ │  ▲ North  21 taken
      ├──────┼──────┼──────┼──────┤  over, 26-22
      │ ○ 0▼ │ · 1▼ │ · 1▼ │ ● 2▼ │  ▼ South  22 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    · sown  ○ lifted  ● last seed
    ");
}

#[test]
fn a_resignation_ends_the_scene_of_a_position_that_goes_on() {
    let mut game = Game::<Gore>::new();
    let ending = game.resign(ayla_core::Side::South).unwrap();
    let scene = Scene::new(game.position()).over(ending.outcome);
    assert!(scene.render(UNICODE).contains("over, 24-24"));
}

#[test]
fn players_have_names() {
    let mut labels = Labels::default();
    labels.players.south = "Lou".into();
    labels.players.north = "Bi".into();
    let scene = Scene::new(&Gore::start()).with_labels(labels);
    insta::assert_snapshot!(drawn(&scene, UNICODE), @"
        d      c      b      a
    ┌──────┬──────┬──────┬──────┐
    │   6▲ │   6▲ │   6▲ │   6▲ │  ▲ Bi  0 taken
    ├──────┼──────┼──────┼──────┤  Lou to move
    │   6▼ │   6▼ │   6▼ │   6▼ │  ▼ Lou  0 taken
    └──────┴──────┴──────┴──────┘
        A      B      C      D
    ");
}

#[test]
fn boards_of_any_size_fit_in_80_columns() {
    for columns in 1..=8 {
        let text = format!("{}47-12-N", "12-".repeat(2 * columns));
        let scene = Scene::from(&text.parse().unwrap());
        let drawing = scene.render(UNICODE);
        assert_eq!(drawing.lines().count(), 7);
        for line in drawing.lines() {
            assert!(line.chars().count() <= 80, "{line}");
            assert_eq!(line.trim_end(), line);
        }
        assert!(scene.render(ASCII).is_ascii());
        assert_eq!(scene.cells().count(), 2 * columns);
    }
}

#[test]
fn large_numbers_keep_their_columns() {
    let scene = Scene::from(&"127-0-3-255-0-0-S".parse().unwrap());
    insta::assert_snapshot!(drawn(&scene, ASCII), @"
         b       a
    +-------+-------+
    |  255^ |    3^ |  ^ North  0 taken
    +-------+-------+  South to move
    |  127v |    0v |  v South  0 taken
    +-------+-------+
         A       B
    ");
    let no_pits = Scene::from(&"0-0-S".parse().unwrap());
    assert_eq!(no_pits.render(ASCII).lines().nth(1), Some("  ++"));
}

fn without_escape_codes(text: &str) -> String {
    let mut parts = text.split('\x1b');
    let first = parts.next().unwrap_or_default();
    let rest = parts.filter_map(|part| part.split_once('m'));
    first.to_owned() + &rest.map(|(_, rest)| rest).collect::<String>()
}
