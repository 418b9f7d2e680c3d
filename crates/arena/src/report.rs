//! What came of a match.

use ayla_core::{Ending, Side, Termination};
use serde::{Serialize, Serializer};

use crate::contest::half_points;
use crate::schedule::Fixture;
use crate::stats::{Estimate, Pairs, Sprt, average, ratings, rounded};

/// What came of a match. It is what the JSON report has; numbers that are infinite are null there.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The name of the game.
    pub game: &'static str,
    /// Who played whom, and how.
    #[serde(rename = "match")]
    pub identity: String,
    /// How many games were played.
    pub games: u32,
    /// The players, as they were given.
    pub players: Vec<Standing>,
    /// Every two players who met.
    pub encounters: Vec<Encounter>,
    /// The test, if there was one.
    pub sprt: Option<Sprt>,
}

/// What a player made of all his games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// Who it is.
    pub player: String,
    /// How many games he played.
    pub games: u32,
    /// How many he won.
    pub wins: u32,
    /// How many were drawn.
    pub draws: u32,
    /// How many he lost.
    pub losses: u32,
    /// How many of the lost ones he forfeited: by a move that was not legal, too late, or by ending
    /// or falling silent.
    pub forfeits: u32,
    /// His points: one for a win, half of one for a draw.
    pub points: f64,
    /// His rating in Elo; on average the players have 0.
    #[serde(serialize_with = "rounded")]
    pub rating: f64,
}

/// What came of the games of two players, as the first sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Encounter {
    /// The first, as an index into the players.
    pub first: usize,
    /// The second.
    pub second: usize,
    /// How many games the first won.
    pub wins: u32,
    /// How many were drawn.
    pub draws: u32,
    /// How many he lost.
    pub losses: u32,
    /// The results of pairs of games.
    pub pairs: Pairs,
    /// How much stronger the first is, in Elo.
    pub elo: Option<Estimate>,
    /// The same in normalized Elo.
    pub normalized_elo: Option<Estimate>,
    /// How likely it is that he is stronger at all, from 0 to 1.
    #[serde(serialize_with = "rounded_if_known")]
    pub superiority: Option<f64>,
    /// By how many seeds he wins on average, forfeited games left out.
    pub margin: Option<Estimate>,
}

impl Report {
    pub(crate) fn new(
        game: &'static str,
        identity: String,
        players: Vec<String>,
        pairings: &[(usize, usize)],
        games: Vec<(Fixture, Ending)>,
        sprt: Option<Sprt>,
    ) -> Report {
        let encounters: Vec<Encounter> = pairings
            .iter()
            .enumerate()
            .map(|(index, &(first, second))| {
                let games: Vec<_> = games
                    .iter()
                    .filter(|(fixture, _)| fixture.pairing == index)
                    .collect();
                Encounter::new(first, second, &games)
            })
            .collect();
        let ratings = ratings(&points(players.len(), &encounters));
        let standing = |(index, (player, rating))| standing(index, player, rating, &games);
        let players = players.into_iter().zip(ratings).enumerate().map(standing);
        Report {
            game,
            identity,
            games: games.len() as u32,
            players: players.collect(),
            encounters,
            sprt,
        }
    }
}

/// The points each player made against each other.
fn points(players: usize, encounters: &[Encounter]) -> Vec<Vec<f64>> {
    let mut points = vec![vec![0.0; players]; players];
    for encounter in encounters {
        let (first, second) = (encounter.first, encounter.second);
        let half_of_draws = f64::from(encounter.draws) / 2.0;
        points[first][second] = f64::from(encounter.wins) + half_of_draws;
        points[second][first] = f64::from(encounter.losses) + half_of_draws;
    }
    points
}

fn standing(index: usize, player: String, rating: f64, games: &[(Fixture, Ending)]) -> Standing {
    let mut standing = Standing {
        player,
        games: 0,
        wins: 0,
        draws: 0,
        losses: 0,
        forfeits: 0,
        points: 0.0,
        rating,
    };
    for (fixture, ending) in games {
        let Some(side) = Side::BOTH
            .into_iter()
            .find(|&side| fixture.players[side] == index)
        else {
            continue;
        };
        standing.games += 1;
        match ending.winner {
            None => standing.draws += 1,
            Some(winner) if winner == side => standing.wins += 1,
            Some(_) => standing.losses += 1,
        }
        standing.forfeits += u32::from(ending.termination == Termination::Forfeit(side));
    }
    standing.points = f64::from(standing.wins) + f64::from(standing.draws) / 2.0;
    standing
}

impl Encounter {
    /// The games come in the order of their numbers.
    fn new(first: usize, second: usize, games: &[&(Fixture, Ending)]) -> Encounter {
        let results: Vec<usize> = games
            .iter()
            .map(|(fixture, ending)| half_points(fixture, ending))
            .collect();
        let count =
            |half_points| results.iter().filter(|&&made| made == half_points).count() as u32;
        let mut pairs = Pairs::default();
        for pair in games.chunk_by(|(one, _), (other, _)| one.round == other.round) {
            if let [(one, one_ending), (other, other_ending)] = pair {
                pairs.add(half_points(one, one_ending) + half_points(other, other_ending));
            }
        }
        let margins: Vec<f64> = games
            .iter()
            .filter(|(_, ending)| !matches!(ending.termination, Termination::Forfeit(_)))
            .map(|(fixture, ending)| ending.outcome.margin(fixture.first_sits).into())
            .collect();
        Encounter {
            first,
            second,
            wins: count(2),
            draws: count(1),
            losses: count(0),
            elo: pairs.elo(),
            normalized_elo: pairs.normalized_elo(),
            superiority: pairs.superiority(),
            margin: average(&margins),
            pairs,
        }
    }
}

fn rounded_if_known<S: Serializer>(number: &Option<f64>, serializer: S) -> Result<S::Ok, S::Error> {
    match number {
        Some(number) => rounded(number, serializer),
        None => serializer.serialize_none(),
    }
}
