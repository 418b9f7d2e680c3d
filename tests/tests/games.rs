//! The sample games are canonical, and what they are said to be.

use std::fs;
use std::path::Path;

use ayla_core::{GameId, Move, Position, Task, Termination};
use ayla_notation::{Reader, Record, Unchecked};

struct Check<'a>(&'a Unchecked);

/// What the test asks of a game, whichever it is.
struct Summary {
    text: String,
    moves: Vec<Move>,
    termination: Option<Termination>,
}

impl Task for Check<'_> {
    type Output = Summary;

    fn run<P: Position>(self) -> Summary {
        let record = Record::<P>::try_from(self.0).unwrap_or_else(|error| panic!("{error}"));
        Summary {
            text: record.to_string(),
            moves: record.game().moves().collect(),
            termination: record.game().termination(),
        }
    }
}

fn read(name: &str) -> (String, Vec<(GameId, Summary)>) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../docs/games")
        .join(name);
    let text = fs::read_to_string(path).unwrap();
    let games = Reader::new(text.as_bytes())
        .unwrap()
        .map(|game| {
            let game = game.unwrap();
            let id = game.id().unwrap();
            (id, id.dispatch(Check(&game)))
        })
        .collect();
    (text, games)
}

fn is_canonical(name: &str) -> Vec<(GameId, Summary)> {
    let (text, games) = read(name);
    let written: Vec<_> = games.iter().map(|(_, game)| game.text.as_str()).collect();
    assert_eq!(written.join("\n"), text, "{name}");
    games
}

#[test]
fn a_negotiation() {
    let games = is_canonical("a-negotiation.sow");
    let [(GameId::Gore, game)] = &games[..] else {
        panic!("it is one game of Goré");
    };
    let count = |wanted| game.moves.iter().filter(|&&mv| mv == wanted).count();
    assert_eq!((count(Move::Accept), count(Move::Decline)), (2, 3));
    assert_eq!(game.termination, Some(Termination::Repetition));
}

#[test]
fn perfect_play() {
    let games = is_canonical("perfect-play.sow");
    let [(GameId::DjenonAboure, game)] = &games[..] else {
        panic!("it is one game of Djenon-aboure");
    };
    assert_eq!(game.termination, Some(Termination::Normal));
    assert!(game.text.ends_with("26-22\n"));
}

#[test]
fn first_evening() {
    assert_eq!(is_canonical("first-evening.sow").len(), 1);
}

#[test]
fn problems() {
    assert_eq!(is_canonical("problems.sow").len(), 3);
}
