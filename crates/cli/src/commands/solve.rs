//! `ayla solve`: what a position is worth, proved, and the proof.

use std::io::{self, BufReader, BufWriter, Seek, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use ayla_ai::{Analysis, Limits, prove};
use ayla_core::{BySide, GameId, Move, Position, Side, Task};
use ayla_draw::Scene;
use ayla_lang as lang;
use ayla_proof::{Claim, Writer, check};
use clap::Args;
use serde::Serialize;
use tempfile::NamedTempFile;

use crate::args;
use crate::exit::{Failure, Result};
use crate::file::Target;
use crate::input;
use crate::screen::Screen;
use crate::thinking::{self, Deadline, Thinking};
use crate::tokens;

/// Find out for certain how a position ends if both play their best
///
/// The thinking goes on until that is proved, or to a limit if one is given. Djenon-aboure is solved from
/// any position within a moment. Goré is solved in endings; from its start nobody has done it,
/// and the thinking may never end.
///
/// With --proof a strategy for each side is written to a file: how South has at least so many seeds,
/// and North at least so many, whatever the other does. `ayla verify` checks such a file, and knows
/// nothing but the rules. What is written was checked.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  ayla solve djenon-aboure
  ayla solve djenon-aboure --proof djenon-aboure.proof
  ayla solve gore 3-0-1-1-1-1-0-1-4-2-S
  ayla solve gore '6-0-1-7-7-1-6-0-8-12-N SSSSNNNN AC' --time 1m --memory 512")]
pub(crate) struct Solve {
    /// The game
    #[arg(value_parser = args::game())]
    game: GameId,
    /// The position; the game's start without it, one from standard input for `-`
    position: Option<String>,
    /// Write a proof to this file, in place of what it holds
    #[arg(long, value_name = "FILE")]
    proof: Option<PathBuf>,
    #[command(flatten)]
    thinking: Thinking,
    /// Remember positions in so many megabytes
    #[arg(long, value_name = "MB", default_value = "64", value_parser = clap::value_parser!(u16).range(1..))]
    memory: u16,
    /// Print one JSON object: `position`, `south` and `north` (how many seeds each has in the end),
    /// `line`, `nodes`, `lemmas` (of the proof, if one is written) and `time_ms`
    #[arg(long)]
    json: bool,
}

impl Solve {
    pub(crate) fn run(self, screen: &mut Screen) -> Result {
        self.game.dispatch(Solution {
            solve: &self,
            screen,
        })
    }

    fn limits(&self) -> Limits {
        Limits {
            memory: usize::from(self.memory) << 20,
            ..self.thinking.limits()
        }
    }
}

struct Solution<'a> {
    solve: &'a Solve,
    screen: &'a mut Screen,
}

impl Task for Solution<'_> {
    type Output = Result;

    fn run<P: Position>(self) -> Result {
        let Solution { solve, screen } = self;
        let target = solve.proof.as_deref().map(Target::writable).transpose()?;
        let position: P = input::position(solve.position.as_deref())?;
        let start = Instant::now();
        let deadline = solve.thinking.deadline();
        let analysis = thinking::think(&position, &solve.limits(), deadline);
        let seeds = seeds(&position, &analysis)?;
        let lemmas = match &target {
            Some(target) => Some(write(target, &position, seeds, solve, deadline)?),
            None => None,
        };
        let time = start.elapsed();
        if solve.json {
            let report = Report::new(&position, seeds, &analysis, lemmas, time);
            serde_json::to_writer(&mut *screen, &report).map_err(io::Error::from)?;
            return Ok(writeln!(screen)?);
        }
        screen.draw(&Scene::new(&position))?;
        writeln!(screen)?;
        if let Some(best) = analysis.best() {
            screen.say(tokens::line(&position, &best.pv))?;
            writeln!(screen)?;
        }
        screen.say(lang::solved(seeds))?;
        if let (Some(file), Some(lemmas)) = (&solve.proof, lemmas) {
            screen.say(lang::proof_written(file, lemmas))?;
        }
        screen.say(lang::looked(analysis.depth, analysis.nodes, time))
    }
}

/// How many seeds each player has in the end, which must be proved.
fn seeds<P: Position>(position: &P, analysis: &Analysis) -> Result<BySide<u8>> {
    if let Some(outcome) = position.outcome() {
        return Ok(outcome.score);
    }
    match analysis.best() {
        Some(best) if best.score.is_exact() => {
            let mover = position.to_move();
            let total = position.setup().total();
            let margin = i32::from(best.score.margin());
            Ok(BySide::from_fn(|side| {
                let margin = if side == mover { margin } else { -margin };
                let seeds = total.strict_add_signed(margin) / 2;
                u8::try_from(seeds).expect("a board holds few seeds")
            }))
        }
        _ => Err(Failure::wrong(lang::not_solved(&thinking::in_words(
            analysis,
        )))),
    }
}

/// Writes the proof, checks what was written, and gives how many lemmas it has.
fn write<P: Position>(
    target: &Target,
    position: &P,
    seeds: BySide<u8>,
    solve: &Solve,
    deadline: Deadline,
) -> Result<usize> {
    let mut lemmas = 0;
    target.replace(|file: &mut NamedTempFile| -> Result {
        let mut writer = Writer::new(BufWriter::new(&mut *file), position)?;
        for side in Side::BOTH {
            let claim = Claim {
                side,
                seeds: seeds[side],
            };
            let limits = solve.limits();
            let strategy = prove(position, side, seeds[side], &limits, &mut { deadline })
                .map_err(|error| Failure::wrong(lang::not_proved(side, error)))?;
            writer.claim(claim)?;
            for (at, mv) in &strategy {
                writer.lemma(at, *mv)?;
            }
        }
        drop(writer.finish()?);
        file.rewind()?;
        lemmas = check(BufReader::new(&mut *file))
            .map_err(|error| Failure::wrong(lang::proof_is_wrong(error)))?
            .lemmas;
        Ok(())
    })?;
    Ok(lemmas)
}

/// The solution for programs.
#[derive(Serialize)]
struct Report {
    position: String,
    south: u8,
    north: u8,
    line: Vec<Move>,
    nodes: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    lemmas: Option<usize>,
    time_ms: u64,
}

impl Report {
    fn new<P: Position>(
        position: &P,
        seeds: BySide<u8>,
        analysis: &Analysis,
        lemmas: Option<usize>,
        time: Duration,
    ) -> Report {
        Report {
            position: position.to_string(),
            south: seeds.south,
            north: seeds.north,
            line: analysis
                .best()
                .map(|best| best.pv.clone())
                .unwrap_or_default(),
            nodes: analysis.nodes,
            lemmas,
            time_ms: u64::try_from(time.as_millis()).unwrap_or(u64::MAX),
        }
    }
}
