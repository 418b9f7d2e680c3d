//! Oware, which no crate knows, through all that is generic over games.

use ayla_ai::{Level, Player, Strategy};
use ayla_core::{Game, Position, Side};
use ayla_notation::{ErrorKind, Record, read_all, write};
use ayla_rulebook::games::random_game;
use ayla_rulebook::oware::Oware;
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

#[test]
fn records_are_written_and_read_back() {
    let mut random = Pcg64Mcg::seed_from_u64(48);
    let records: Vec<Record<Oware>> = (0..50)
        .map(|_| Record::from_game(random_game(&mut random)))
        .collect();
    let mut text = Vec::new();
    write(&mut text, &records).unwrap();
    let text = String::from_utf8(text).unwrap();
    assert!(text.starts_with("[Game \"oware\"]\n"));
    assert_eq!(read_all::<Oware>(&text).unwrap(), records);

    let json = serde_json::to_string(&records).unwrap();
    assert_eq!(read_all::<Oware>(&json).unwrap(), records);
}

#[test]
fn an_illegal_move_names_the_games_own_clause() {
    let text = "[Game \"oware\"]\n[FEN \"1-0-0-0-0-2-0-0-0-0-0-0-21-24-S\"]\n\n1. A *\n";
    let error = read_all::<Oware>(text).unwrap_err();
    let illegal = error.illegal().expect("it is a move that is not legal");
    assert_eq!(illegal.clause.id(), "Abapa");
    assert!(matches!(error.kind(), ErrorKind::Illegal { .. }));
    assert_eq!((error.line(), error.column()), (4, 4));
}

#[test]
fn a_record_of_another_game_is_refused() {
    let error = read_all::<Oware>("[Game \"gore\"]\n\n*\n").unwrap_err();
    assert_eq!((error.line(), error.column()), (1, 1 + "[Game \"".len()));
    assert_eq!(Oware::GAME.name, "oware");
}

#[test]
fn the_default_opponent_beats_one_who_plays_at_random() {
    let mut game = Game::<Oware>::new();
    let machine = Level::DEFAULT.player(48);
    let chance = Player::new(Strategy::Random, 48);
    loop {
        let player = match game.position().to_move() {
            Side::South => &machine,
            Side::North => &chance,
        };
        match player.choose(&game) {
            Some(choice) => game
                .play(choice.mv, &mut ())
                .expect("what is chosen is legal"),
            None => break,
        };
    }
    let ending = game.ending().expect("no move is left");
    assert_eq!(ending.winner, Some(Side::South), "{}", ending.outcome);
}
