//! `ayla analyze`: the best lines of a position.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use ayla_ai::{Analysis, Limits, Line};
use ayla_core::{GameId, Move, Position, Task};
use ayla_draw::Scene;
use ayla_lang as lang;
use clap::Args;
use serde::Serialize;

use crate::args;
use crate::exit::Result;
use crate::input;
use crate::screen::Screen;
use crate::thinking::{self, Thinking};
use crate::tokens;

/// How long is thought where nothing is said.
const USUAL_TIME: Duration = Duration::from_secs(5);

/// Find the best moves of a position, with scores that are proved or estimated
///
/// A score is the margin in seeds by which the player to move will be ahead in the end, what is
/// taken already included; negative if behind. `~` marks an estimate, without it the score is
/// proved. The thinking ends when all lines are proved, or at the limit given; without one after
/// five seconds.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  ayla analyze djenon-aboure
  ayla analyze gore --depth 12
  ayla analyze gore 5-0-1-2-1-3-2-6-18-10-S --lines 1 --time 30s
  ayla analyze gore '6-0-1-7-7-1-6-0-8-12-N SSSSNNNN AC' --nodes 1000000 --json")]
pub(crate) struct Analyze {
    /// The game
    #[arg(value_parser = args::game())]
    game: GameId,
    /// The position; the game's start without it, one from standard input for `-`
    position: Option<String>,
    /// How many lines to show, the best first
    #[arg(long, value_name = "N", default_value = "3", value_parser = clap::value_parser!(u8).range(1..))]
    lines: u8,
    #[command(flatten)]
    thinking: Thinking,
    /// Print one JSON object: `position`, `lines` (each with `move`, `score`, `exact` and `pv`),
    /// `nodes` and `time_ms`
    #[arg(long)]
    json: bool,
}

impl Analyze {
    pub(crate) fn run(self, screen: &mut Screen) -> Result {
        self.game.dispatch(Analyse {
            analyze: &self,
            screen,
        })
    }
}

struct Analyse<'a> {
    analyze: &'a Analyze,
    screen: &'a mut Screen,
}

impl Task for Analyse<'_> {
    type Output = Result;

    fn run<P: Position>(self) -> Result {
        let Analyse { analyze, screen } = self;
        let position: P = input::position(analyze.position.as_deref())?;
        let start = Instant::now();
        let analysis = think(&position, analyze);
        let time = start.elapsed();
        if analyze.json {
            let report = Report::new(&position, &analysis, time);
            serde_json::to_writer(&mut *screen, &report).map_err(io::Error::from)?;
            return Ok(writeln!(screen)?);
        }
        screen.draw(&Scene::new(&position))?;
        writeln!(screen)?;
        show(&position, &analysis, time, screen)
    }
}

fn think<P: Position>(position: &P, analyze: &Analyze) -> Analysis {
    let allowed = analyze.thinking.or_time(USUAL_TIME);
    let limits = Limits {
        lines: analyze.lines.into(),
        ..allowed.limits()
    };
    thinking::think(position, &limits, allowed.deadline())
}

/// The lines in words.
fn show<P: Position>(
    position: &P,
    analysis: &Analysis,
    time: Duration,
    screen: &mut Screen,
) -> Result {
    if analysis.lines.is_empty() {
        return screen.say(lang::nothing_to_analyse());
    }
    for line in &analysis.lines {
        let score = line.score.to_string();
        screen.say_hanging(&format!("{score:>5}  "), tokens::line(position, &line.pv))?;
    }
    writeln!(screen)?;
    screen.say(lang::scores_are_of(position.to_move()))?;
    screen.say(lang::looked(analysis.depth, analysis.nodes, time))
}

/// The analysis for programs.
#[derive(Serialize)]
struct Report {
    position: String,
    lines: Vec<Expected>,
    nodes: u64,
    time_ms: u64,
}

/// [`Line`]
#[derive(Serialize)]
struct Expected {
    r#move: Move,
    score: i8,
    exact: bool,
    pv: Vec<Move>,
}

impl Report {
    fn new<P: Position>(position: &P, analysis: &Analysis, time: Duration) -> Report {
        Report {
            position: position.to_string(),
            lines: analysis.lines.iter().map(Expected::from).collect(),
            nodes: analysis.nodes,
            time_ms: u64::try_from(time.as_millis()).unwrap_or(u64::MAX),
        }
    }
}

impl From<&Line> for Expected {
    fn from(line: &Line) -> Expected {
        Expected {
            r#move: line.mv,
            score: line.score.margin(),
            exact: line.score.is_exact(),
            pv: line.pv.clone(),
        }
    }
}
