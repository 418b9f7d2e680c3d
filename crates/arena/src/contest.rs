//! A match: many games between players.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

use ayla_core::{BySide, Ending, Position};
use ayla_notation::Record;
use thiserror::Error;

use crate::journal::{Journal, JournalError};
use crate::opening::Openings;
use crate::process::Process;
use crate::report::Report;
use crate::schedule::{Fixture, fixture, pairings};
use crate::seat::Seat;
use crate::stats::{Hypotheses, Sprt};
use crate::{Fault, Pace, Player, referee};

/// Under which conditions a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conditions {
    /// How much the players may spend.
    pub pace: Pace,
    /// How much later than allowed a move may come: it has to be passed on, and machines are busy.
    pub margin: Duration,
    /// How long a program may take to answer what needs no thought, and to think where no time is
    /// set; then it counts as hanging.
    pub patience: Duration,
}

impl Conditions {
    /// This pace, 100 ms of margin, and half a minute of patience.
    #[must_use]
    pub const fn new(pace: Pace) -> Conditions {
        Conditions {
            pace,
            margin: Duration::from_millis(100),
            patience: Duration::from_secs(30),
        }
    }
}

/// A match of two players, or a tournament of more, in which everybody meets everybody.
///
/// ```
/// use ayla_arena::{Conditions, Match, Openings, Pace};
/// use ayla_core::DjenonAboure;
///
/// let contest: Match<DjenonAboure> = Match {
///     rounds: 2,
///     ..Match::new(
///         vec!["ai:4".parse()?, "random".parse()?],
///         ("every opening", Openings::all(1)),
///         Conditions::new(Pace::default()),
///     )
/// };
/// let report = contest.run(None, &mut |_| {})?;
/// assert_eq!(report.games, 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Match<P> {
    /// Who takes part: two or more.
    pub players: Vec<Player>,
    /// What the openings are called.
    pub openings_name: String,
    /// What the games begin with.
    pub openings: Openings<P>,
    /// How many openings are played. With each, everybody meets everybody twice, once at either
    /// side.
    pub rounds: u32,
    /// How the games are played.
    pub conditions: Conditions,
    /// How many games are played at a time.
    pub concurrency: usize,
    /// The luck of the players is drawn from it.
    pub seed: u64,
    /// Ends the match of two players as soon as one of these is accepted.
    pub hypotheses: Option<Hypotheses>,
    /// Tags for all records, names and values.
    pub tags: Vec<(String, String)>,
}

/// How far a match is.
#[derive(Clone, Copy, Debug)]
pub struct Progress<'a> {
    /// How many games are over.
    pub done: u32,
    /// How many there will be, if no test ends the match before.
    pub planned: u32,
    /// How many points each player has made.
    pub points: &'a [f64],
    /// The test, if there is one.
    pub sprt: Option<&'a Sprt>,
}

/// Why a match cannot be played.
#[derive(Debug, Error)]
pub enum MatchError {
    /// There are too few players.
    #[error("a match needs two players")]
    Players,
    /// The test is for a match of two.
    #[error("the test compares two players, and there are {0}")]
    TestOfMany(usize),
    /// A program cannot be started at all, or does not speak UGI.
    #[error("{player}: {fault}")]
    Program {
        /// Who it would be.
        player: String,
        /// What it does.
        fault: Fault,
    },
    /// The file of records cannot be used.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// The file of records cannot be written.
    #[error(transparent)]
    Write(#[from] io::Error),
}

impl<P: Position> Match<P> {
    /// A match over all listed openings, or fifty random ones, one game at a time.
    #[must_use]
    pub fn new(
        players: Vec<Player>,
        (openings_name, openings): (&str, Openings<P>),
        conditions: Conditions,
    ) -> Match<P> {
        const RANDOM_ROUNDS: u32 = 50;

        let listed = openings.count();
        Match {
            players,
            openings_name: openings_name.to_owned(),
            rounds: listed.map_or(RANDOM_ROUNDS, |count| count.try_into().unwrap_or(u32::MAX)),
            openings,
            conditions,
            concurrency: 1,
            seed: 0,
            hypotheses: None,
            tags: Vec::new(),
        }
    }

    /// Everything that makes the games what they are, but for their number: a match can be
    /// lengthened.
    pub(crate) fn identity(&self) -> String {
        let players: Vec<String> = self.players.iter().map(ToString::to_string).collect();
        format!(
            "{}; {}; {}; seed {}",
            players.join(" against "),
            self.conditions.pace,
            self.openings_name,
            self.seed
        )
    }

    /// Plays all games and tells `watch` after each how it stands.
    ///
    /// With a `file` every game is recorded there as soon as it is over. Games of this match that are
    /// in the file already are not played again but counted as they are: so a match goes on where it
    /// was broken off, however that came.
    ///
    /// # Errors
    ///
    /// If the match cannot be begun, or its games not be recorded. What players do wrong in a game is
    /// no error: they forfeit it.
    pub fn run(
        &self,
        file: Option<&Path>,
        watch: &mut dyn FnMut(&Progress<'_>),
    ) -> Result<Report, MatchError> {
        let players = self.players.len();
        if players < 2 {
            return Err(MatchError::Players);
        }
        if self.hypotheses.is_some() && players > 2 {
            return Err(MatchError::TestOfMany(players));
        }
        self.try_programs()?;
        let (mut journal, played) = match file {
            Some(path) => {
                let (journal, played) = Journal::open(path, self)?;
                (Some(journal), played)
            }
            None => (None, BTreeMap::new()),
        };
        let mut state = State::new(self, played);
        watch(&state.progress());
        let waiting = state.waiting();
        let is_over = AtomicBool::new(state.is_decided());
        let next = AtomicUsize::new(0);
        let (sender, games) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..self.concurrency.clamp(1, waiting.len().max(1)) {
                let worker = Worker {
                    contest: self,
                    waiting: &waiting,
                    next: &next,
                    is_over: &is_over,
                    sender: sender.clone(),
                };
                scope.spawn(move || worker.work());
            }
            drop(sender);
            let collected = collect(&games, &mut state, journal.as_mut(), &is_over, watch);
            is_over.store(true, Ordering::Relaxed);
            collected
        })?;
        Ok(state.report())
    }

    /// Finds out before the first game whether all programs can be started.
    fn try_programs(&self) -> Result<(), MatchError> {
        for player in &self.players {
            if let Player::Program(command) = player {
                let started = Process::start(command, P::GAME, self.conditions.patience);
                started.map_err(|fault| MatchError::Program {
                    player: player.to_string(),
                    fault,
                })?;
            }
        }
        Ok(())
    }

    /// The record of a game that is about to begin.
    pub(crate) fn opening(&self, fixture: &Fixture) -> Record<P> {
        let mut record = Record::from_game(self.openings.get(fixture.round));
        let name = |player: usize| self.players[player].to_string();
        let own = [
            ("Round", fixture.number.to_string()),
            ("South", name(fixture.players.south)),
            ("North", name(fixture.players.north)),
            (MATCH, self.identity()),
        ];
        let given = self.tags.iter().map(|(name, value)| (name.as_str(), value));
        for (name, value) in given.chain(own.iter().map(|(name, value)| (*name, value))) {
            // A name with control characters in it stays unknown.
            let _ = record.set_tag(name, value);
        }
        record
    }
}

/// The tag that tells which match a game belongs to.
pub(crate) const MATCH: &str = "Match";

/// Plays game after game.
struct Worker<'a, P> {
    contest: &'a Match<P>,
    waiting: &'a [Fixture],
    next: &'a AtomicUsize,
    is_over: &'a AtomicBool,
    sender: Sender<(Fixture, Record<P>)>,
}

impl<P: Position> Worker<'_, P> {
    fn work(&self) {
        let mut seats: Vec<Seat> = self.contest.players.iter().map(Seat::new).collect();
        while let Some(fixture) = self.waiting.get(self.next.fetch_add(1, Ordering::Relaxed)) {
            if self.is_over.load(Ordering::Relaxed) {
                return;
            }
            let mut record = self.contest.opening(fixture);
            let seed = self.contest.seed.wrapping_mul(1_000_003) ^ u64::from(fixture.number);
            let BySide { south, north } = fixture.players;
            let Ok([south, north]) = seats.get_disjoint_mut([south, north]) else {
                return; // nobody plays himself
            };
            let seats = BySide::new(south, north);
            referee::play(&mut record, seats, &self.contest.conditions, seed);
            if self.sender.send((*fixture, record)).is_err() {
                return;
            }
        }
    }
}

/// Writes games down and counts them, in the order in which they end.
fn collect<P: Position>(
    games: &Receiver<(Fixture, Record<P>)>,
    state: &mut State<'_, P>,
    mut journal: Option<&mut Journal>,
    is_over: &AtomicBool,
    watch: &mut dyn FnMut(&Progress<'_>),
) -> Result<(), MatchError> {
    for (fixture, record) in games {
        let Some(ending) = record.game().ending() else {
            continue; // a referee ends every game
        };
        if let Some(journal) = &mut journal {
            journal.add(&record.to_string())?;
        }
        state.count(fixture.number, ending);
        watch(&state.progress());
        if state.is_decided() {
            is_over.store(true, Ordering::Relaxed);
        }
    }
    Ok(())
}

/// What is known of a match that is being played.
struct State<'a, P> {
    contest: &'a Match<P>,
    pairings: Vec<(usize, usize)>,
    planned: u32,
    played: BTreeMap<u32, Ending>,
    points: Vec<f64>,
    sprt: Option<Sprt>,
    /// The first game of the pair the test waits for.
    next_pair: u32,
}

impl<'a, P: Position> State<'a, P> {
    fn new(contest: &'a Match<P>, played: BTreeMap<u32, Ending>) -> State<'a, P> {
        let pairings = pairings(contest.players.len());
        let games = 2 * pairings.len() as u64 * u64::from(contest.rounds);
        let mut state = State {
            contest,
            pairings,
            planned: games.try_into().unwrap_or(u32::MAX),
            played: BTreeMap::new(),
            points: vec![0.0; contest.players.len()],
            sprt: contest.hypotheses.map(Sprt::new),
            next_pair: 1,
        };
        for (number, ending) in played {
            state.count(number, ending);
        }
        state
    }

    fn count(&mut self, number: u32, ending: Ending) {
        self.played.insert(number, ending);
        let fixture = fixture(&self.pairings, number);
        match ending.winner {
            Some(side) => self.points[fixture.players[side]] += 1.0,
            None => {
                self.points[fixture.players.south] += 0.5;
                self.points[fixture.players.north] += 0.5;
            }
        }
        let Some(sprt) = &mut self.sprt else { return };
        let half_points = |number| {
            let fixture = self::fixture(&self.pairings, number);
            let ending = self.played.get(&number)?;
            Some(half_points(&fixture, ending))
        };
        while let (Some(one), Some(other)) =
            (half_points(self.next_pair), half_points(self.next_pair + 1))
        {
            sprt.add(one + other);
            self.next_pair += 2;
        }
    }

    fn is_decided(&self) -> bool {
        self.sprt
            .as_ref()
            .is_some_and(|sprt| sprt.verdict.is_some())
    }

    /// The games that are still to be played.
    fn waiting(&self) -> Vec<Fixture> {
        (1..=self.planned)
            .filter(|number| !self.played.contains_key(number))
            .map(|number| fixture(&self.pairings, number))
            .collect()
    }

    fn progress(&self) -> Progress<'_> {
        let done = self.played.len() as u32;
        Progress {
            done,
            planned: self.planned.max(done),
            points: &self.points,
            sprt: self.sprt.as_ref(),
        }
    }

    fn report(self) -> Report {
        let names = self.contest.players.iter().map(ToString::to_string);
        let games = self
            .played
            .iter()
            .map(|(&number, ending)| (fixture(&self.pairings, number), *ending));
        Report::new(
            P::GAME.name,
            self.contest.identity(),
            names.collect(),
            &self.pairings,
            games.collect(),
            self.sprt,
        )
    }
}

/// What a game brought the first player of its pairing, in half points.
pub(crate) fn half_points(fixture: &Fixture, ending: &Ending) -> usize {
    match ending.winner {
        None => 1,
        Some(side) if side == fixture.first_sits => 2,
        Some(_) => 0,
    }
}
