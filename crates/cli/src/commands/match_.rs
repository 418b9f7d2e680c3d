//! `ayla match`: players against players.

use std::fs;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use ayla_arena::stats::{Estimate, Hypotheses, Model, Sprt, Verdict};
use ayla_arena::{
    Conditions, Encounter, JournalError, Match, MatchError, Openings, Pace, Player, Progress,
    Report, Time,
};
use ayla_core::{GameId, Position, Task};
use ayla_lang::Interval;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use crate::commands::play;
use crate::exit::{Failure, Result};
use crate::screen::Screen;
use crate::thinking::PROGRESS;
use crate::{args, duration};

/// Let players play against each other, and tell who is stronger and how sure that is
///
/// A PLAYER is `ai:LEVEL`, `full` (the search with all its strength), `random`, `greedy`, `mcts` or
/// `alphabeta` (plain Monte Carlo tree search and plain alpha-beta, to compare with), or
/// `cmd:PROGRAM ARGS`, a program that speaks UGI. Two play a match, more a round robin.
///
/// Each opening is played twice, with sides changed. Who crashes, hangs, or makes an illegal move
/// or a late one forfeits that game; a program is then started anew.
///
/// With --record every game is kept as soon as it is over. The same command goes on where a match
/// was broken off, by whatever; with a larger --games it goes on from a finished one.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  ayla match gore ai:3 greedy
  ayla match gore ai:8 ai:7 --games 400 --concurrency 2 --record ladder.sow
  ayla match gore full mcts --time 100ms --openings random:8 --sprt 0,10
  ayla match djenon-aboure ai:1 ai:5 greedy random --openings all:2 --json
  ayla match gore ai:8 'cmd:ayla engine gore' --clock 10+0.1")]
pub(crate) struct Contest {
    /// The game
    #[arg(value_parser = args::game())]
    game: GameId,
    /// Who plays; two or more
    #[arg(value_name = "PLAYER", required = true, num_args = 2..)]
    players: Vec<Player>,
    /// How many games every two players play; an even number [default: all listed openings with
    /// both sides, or 100 games from random ones]
    #[arg(long, value_name = "N", value_parser = games)]
    games: Option<u32>,
    /// What games begin with: `start`; `all:N`, every position after N moves; `random:N`, balanced
    /// positions after N random moves; or a file of records or of positions
    #[arg(long, value_name = "WHICH", default_value = "random:6")]
    openings: Opening,
    /// Look at so many positions in a move
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Think so long about a move: `0.5` (seconds), `100ms`
    #[arg(long, value_name = "T", value_parser = duration::positive)]
    time: Option<Duration>,
    /// Think so long in a game, and so much longer with each move: `60`, `10+0.1`, `1m+500ms`
    #[arg(long, value_name = "T+T", value_parser = clock, conflicts_with = "time")]
    clock: Option<Time>,
    /// How much later than allowed a move may come
    #[arg(long, value_name = "T", value_parser = duration::parse, default_value = "100ms")]
    margin: Duration,
    /// How long a program may say nothing where no time is set
    #[arg(long, value_name = "T", value_parser = duration::positive, default_value = "30s")]
    patience: Duration,
    /// Play so many games at a time
    #[arg(long, value_name = "N", default_value = "1")]
    concurrency: NonZeroUsize,
    /// Where luck is drawn from
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,
    /// End the match of two players when it is known whether the first is ELO0 or ELO1 stronger
    #[arg(long, value_name = "ELO0,ELO1", value_parser = bounds, allow_hyphen_values = true)]
    sprt: Option<(f64, f64)>,
    /// Mean the usual logistic Elo in --sprt, not normalized Elo
    #[arg(long, requires = "sprt")]
    logistic: bool,
    /// How often ELO1 may be accepted wrongly
    #[arg(long, value_name = "P", value_parser = probability, default_value = "0.05", requires = "sprt")]
    alpha: f64,
    /// How often ELO0 may be accepted wrongly
    #[arg(long, value_name = "P", value_parser = probability, default_value = "0.05", requires = "sprt")]
    beta: f64,
    /// Keep the games in FILE, and count those of this match that are in it already
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Print the report as JSON
    #[arg(long)]
    json: bool,
}

/// Which openings.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Opening {
    Start,
    All(u32),
    Random(u32),
    File(String),
}

impl std::str::FromStr for Opening {
    type Err = &'static str;

    fn from_str(text: &str) -> std::result::Result<Opening, &'static str> {
        let (kind, plies) = match text.split_once(':') {
            Some((kind @ ("all" | "random"), plies)) => (kind, Some(plies)),
            _ => (text, None),
        };
        let most = |most: u32, default| {
            match plies {
            None => Ok(default),
            Some(plies) => plies.parse().ok().filter(|plies| (1..=most).contains(plies)).ok_or(
                "expected a number of moves, from 1 to 6 for `all` and from 1 to 20 for `random`",
            ),
        }
        };
        match kind {
            "start" => Ok(Opening::Start),
            "all" => most(6, 2).map(Opening::All),
            "random" => most(20, 6).map(Opening::Random),
            _ => Ok(Opening::File(text.to_owned())),
        }
    }
}

/// As it is typed.
impl std::fmt::Display for Opening {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Opening::Start => f.write_str("start"),
            Opening::All(plies) => write!(f, "all:{plies}"),
            Opening::Random(plies) => write!(f, "random:{plies}"),
            Opening::File(file) => f.write_str(file),
        }
    }
}

impl Opening {
    fn read<P: Position>(&self, seed: u64) -> Result<Openings<P>> {
        Ok(match self {
            Opening::Start => Openings::start(),
            Opening::All(plies) => Openings::all(*plies),
            Opening::Random(plies) => Openings::Random {
                plies: *plies,
                seed,
            },
            Opening::File(file) => {
                let text = fs::read_to_string(file).map_err(|error| Failure::file(file, error))?;
                Openings::read(&text)
                    .map_err(|error| Failure::wrong(format_args!("{file}: {error}")))?
            }
        })
    }
}

fn games(text: &str) -> std::result::Result<u32, String> {
    text.parse()
        .ok()
        .filter(|games: &u32| *games > 0 && games.is_multiple_of(2))
        .ok_or_else(ayla_lang::games_must_be_even)
}

fn clock(text: &str) -> std::result::Result<Time, String> {
    let (base, increment) = duration::of_a_game(text)?;
    Ok(Time::Game { base, increment })
}

fn bounds(text: &str) -> std::result::Result<(f64, f64), &'static str> {
    const EXPECTED: &str = "expected two numbers, the smaller first: `0,10`";

    let (elo0, elo1) = text.split_once(',').ok_or(EXPECTED)?;
    let number = |text: &str| {
        text.trim()
            .parse()
            .ok()
            .filter(|elo: &f64| elo.abs() <= 1000.0)
    };
    match (number(elo0), number(elo1)) {
        (Some(elo0), Some(elo1)) if elo0 < elo1 => Ok((elo0, elo1)),
        _ => Err(EXPECTED),
    }
}

fn probability(text: &str) -> std::result::Result<f64, &'static str> {
    text.parse()
        .ok()
        .filter(|probability| (1e-9..0.5).contains(probability))
        .ok_or("expected a probability below 0.5: `0.05`")
}

impl Contest {
    pub(crate) fn run(self, screen: &mut Screen) -> Result {
        let pace = self.pace();
        if pace.is_unlimited()
            && let Some(player) = self.players.iter().find(|player| player.needs_limit())
        {
            return Err(Failure::usage(ayla_lang::needs_limit(&player.to_string())));
        }
        let report = self.game.dispatch(Play(&self))?;
        if self.json {
            let json = serde_json::to_string_pretty(&report).map_err(Failure::usage)?;
            return Ok(writeln!(screen, "{json}")?);
        }
        show(&report, screen)
    }

    fn pace(&self) -> Pace {
        Pace {
            nodes: self.nodes,
            time: self.clock.or(self.time.map(Time::Move)),
        }
    }

    fn hypotheses(&self) -> Option<Hypotheses> {
        self.sprt.map(|(elo0, elo1)| Hypotheses {
            elo0,
            elo1,
            alpha: self.alpha,
            beta: self.beta,
            model: if self.logistic {
                Model::Logistic
            } else {
                Model::Normalized
            },
        })
    }

    fn contest<P: Position>(&self) -> Result<Match<P>> {
        let openings = self.openings.read(self.seed)?;
        let conditions = Conditions {
            pace: self.pace(),
            margin: self.margin,
            patience: self.patience,
        };
        let contest = Match::new(
            self.players.clone(),
            (&self.openings.to_string(), openings),
            conditions,
        );
        Ok(Match {
            rounds: self.games.map_or(contest.rounds, |games| games / 2),
            concurrency: self.concurrency.get(),
            seed: self.seed,
            hypotheses: self.hypotheses(),
            tags: vec![
                ("Event".to_owned(), "Ayla match".to_owned()),
                ("Date".to_owned(), play::today()),
            ],
            ..contest
        })
    }

    /// Why a match cannot be played, with the name of the file if it lies there.
    fn failure(&self, error: MatchError) -> Failure {
        let file = self
            .record
            .as_ref()
            .map_or_else(String::new, |path| path.display().to_string());
        match error {
            MatchError::Journal(JournalError::Record(error)) => Failure::Record(file, error),
            MatchError::Journal(JournalError::File(error)) | MatchError::Write(error) => {
                Failure::file(file, error)
            }
            MatchError::Journal(error) => Failure::usage(format_args!("{file}: {error}")),
            error => Failure::usage(error),
        }
    }
}

/// Plays the match.
struct Play<'a>(&'a Contest);

impl Task for Play<'_> {
    type Output = Result<Report>;

    fn run<P: Position>(self) -> Result<Report> {
        let contest = self.0.contest::<P>()?;
        let bar = Bar::new(self.0);
        let mut begun = false;
        let report = contest.run(self.0.record.as_deref(), &mut |progress| {
            if !begun {
                begun = true;
                bar.begin(progress);
            }
            bar.show(progress);
        });
        bar.0.finish_and_clear();
        report.map_err(|error| self.0.failure(error))
    }
}

/// Shows on a terminal how far a match is; elsewhere nothing.
struct Bar<'a>(ProgressBar, &'a Contest);

impl Bar<'_> {
    fn new(contest: &Contest) -> Bar<'_> {
        let style = ProgressStyle::with_template("[{bar:24}] {pos} of {len}  {msg}  {eta} left")
            .unwrap_or_else(|_| ProgressStyle::default_bar())
            .progress_chars(PROGRESS);
        Bar(ProgressBar::no_length().with_style(style), contest)
    }

    fn begin(&self, progress: &Progress<'_>) {
        if let (1.., Some(file)) = (progress.done, &self.1.record) {
            let file = file.display().to_string();
            self.0
                .println(ayla_lang::match_goes_on(progress.done, &file));
        }
        self.0.reset_eta();
    }

    fn show(&self, progress: &Progress<'_>) {
        self.0.set_length(progress.planned.into());
        self.0.set_position(progress.done.into());
        let mut points: Vec<String> = progress
            .points
            .iter()
            .map(|points| format!("{points:.1}"))
            .collect();
        if let Some(sprt) = progress.sprt {
            points.push(format!("LLR {:.2}", sprt.llr));
        }
        self.0.set_message(points.join(" : "));
    }
}

/// Shows a report to people.
fn show(report: &Report, screen: &mut Screen) -> Result {
    screen.show(format_args!("{}: {}\n", report.game, report.identity))?;
    standings(report, screen)?;
    if report.players.len() > 2 {
        cross_table(report, screen)?;
    }
    for encounter in &report.encounters {
        show_encounter(report, encounter, screen)?;
    }
    match &report.sprt {
        Some(sprt) => screen.show(format_args!("\n{}", test(sprt))),
        None => Ok(()),
    }
}

fn standings(report: &Report, screen: &mut Screen) -> Result {
    let mut rows = vec![ayla_lang::standings_head().map(str::to_owned).to_vec()];
    for standing in &report.players {
        rows.push(vec![
            standing.player.clone(),
            standing.games.to_string(),
            standing.wins.to_string(),
            standing.draws.to_string(),
            standing.losses.to_string(),
            standing.forfeits.to_string(),
            format!("{:.1}", standing.points),
            ayla_lang::signed(standing.rating),
        ]);
    }
    if report.players.len() == 2 {
        // What follows says it better.
        for row in &mut rows {
            row.pop();
        }
    }
    table(&rows, screen)
}

/// The points each made against each other.
fn cross_table(report: &Report, screen: &mut Screen) -> Result {
    let players = report.players.len();
    let mut rows = vec![vec![String::new(); players + 1]; players + 1];
    for (index, standing) in report.players.iter().enumerate() {
        rows[0][index + 1] = format!("{}", index + 1);
        rows[index + 1][0] = format!("{} {}", index + 1, standing.player);
        rows[index + 1][index + 1] = "-".to_owned();
    }
    for encounter in &report.encounters {
        let (first, second) = (encounter.first + 1, encounter.second + 1);
        let half_of_draws = f64::from(encounter.draws) / 2.0;
        rows[first][second] = format!("{:.1}", f64::from(encounter.wins) + half_of_draws);
        rows[second][first] = format!("{:.1}", f64::from(encounter.losses) + half_of_draws);
    }
    screen.show("")?;
    table(&rows, screen)
}

fn show_encounter(report: &Report, encounter: &Encounter, screen: &mut Screen) -> Result {
    let name = |index: usize| report.players[index].player.as_str();
    screen.show(format_args!(
        "\n{}",
        ayla_lang::encounter(name(encounter.first), name(encounter.second))
    ))?;
    let mut lines = vec![ayla_lang::encounter_results(
        encounter.wins,
        encounter.draws,
        encounter.losses,
        encounter.pairs.0,
    )];
    if let Some(elo) = encounter.elo {
        lines.push(ayla_lang::encounter_elo(
            interval(elo),
            encounter.normalized_elo.map(interval),
            encounter.superiority,
        ));
    }
    if let Some(margin) = encounter.margin {
        lines.push(ayla_lang::encounter_margin(interval(margin)));
    }
    lines
        .iter()
        .try_for_each(|line| screen.show(format_args!("  {line}")))
}

fn interval(estimate: Estimate) -> Interval {
    (estimate.value, estimate.low, estimate.high)
}

fn test(sprt: &Sprt) -> String {
    let Hypotheses {
        elo0, elo1, model, ..
    } = sprt.hypotheses;
    let model = match model {
        Model::Normalized => "normalized",
        Model::Logistic => "logistic",
    };
    let accepted = sprt.verdict.map(|verdict| match verdict {
        Verdict::H0 => 0,
        Verdict::H1 => 1,
    });
    ayla_lang::test_stands(
        (elo0, elo1),
        model,
        sprt.llr,
        (sprt.lower, sprt.upper),
        sprt.pairs.count(),
        accepted,
    )
}

/// Rows with their columns below each other, the first to the left, the others to the right.
fn table(rows: &[Vec<String>], screen: &mut Screen) -> Result {
    let columns = rows.first().map_or(0, Vec::len);
    let width = |column: usize| {
        let cells = rows.iter().map(|row| row[column].chars().count());
        cells.max().unwrap_or_default()
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    for row in rows {
        let mut line = format!("{:<1$}", row[0], widths[0]);
        for (cell, width) in row.iter().zip(&widths).skip(1) {
            line.push_str(&format!("  {cell:>width$}"));
        }
        screen.show(line)?;
    }
    Ok(())
}
