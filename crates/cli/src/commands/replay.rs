//! `ayla replay`: a recorded game, move by move.

mod trace;
mod viewer;

use std::io::{self, Write};

use ayla_core::{Event, Position, Task};
use ayla_draw::Scene;
use ayla_lang::{Names, screen as words};
use ayla_notation::{Comment, Node, Record, Unchecked};
use ayla_session::TimeLeft;
use clap::Args;

use self::trace::Trace;
use crate::exit::{Failure, Result};
use crate::full::{self, Full};
use crate::input::Games;
use crate::screen::Screen;

/// Show a recorded game move by move, with its comments
///
/// On a terminal one steps through it on the full screen, into its variations too, and can play on
/// from any point; `?` lists the keys. With `--plain`, in a pipe, and with any of the options that
/// choose what to print, it is printed.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  ayla replay club.sow                  step through the first game of the file
  ayla replay club.sow --plain          print it
  ayla replay club.sow --game 3         the third
  ayla replay club.sow --ply 10         only the board after ten moves
  ayla replay club.sow --positions      a position a line, for other programs
  ayla replay club.sow --json           everything that happens, for other programs")]
pub(crate) struct Replay {
    /// Records, in text or JSON; `-` is standard input
    file: String,
    /// Which game of the file, from 1
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u32).range(1..))]
    game: u32,
    /// Only the board after N moves, replies counted too; 0 is the start
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// Print nothing but positions, one a line: the start, then one after every move
    #[arg(long)]
    positions: bool,
    /// Print the moves, what each does and the position after it, as JSON
    #[arg(long, conflicts_with = "positions")]
    json: bool,
    #[command(flatten)]
    full: full::Wish,
}

impl Replay {
    pub(crate) fn run(self, screen: &mut Screen) -> Result {
        let is_to_print = self.ply.is_some() || self.positions || self.json;
        if !is_to_print && let Some(full) = Full::wanted(self.full)? {
            return viewer::show(&self.file, self.game, full, screen);
        }
        let game = self.find()?;
        let wrong = |error| Failure::Record(self.file.clone(), error);
        let id = game.id().map_err(wrong)?;
        id.dispatch(Show {
            replay: &self,
            game: &game,
            screen,
        })
    }

    /// The game that is asked for. Errors in those before it are no matter.
    fn find(&self) -> Result<Unchecked> {
        let mut count = 0;
        for game in Games::open(&self.file)? {
            let game = game?;
            count += 1;
            if count == self.game {
                return game.map_err(|error| Failure::Record(self.file.clone(), error));
            }
        }
        Err(Failure::wrong(ayla_lang::holds_games_only(
            &self.file, count,
        )))
    }
}

/// A move of the game.
struct Step<'a, P> {
    /// How many moves were made up to this one, it included.
    ply: usize,
    node: &'a Node,
    events: Vec<Event>,
    after: P,
}

fn steps<P: Position>(record: &Record<P>) -> Vec<Step<'_, P>> {
    let mut position = *record.game().start();
    let nodes = record.line().moves.iter().zip(1..);
    nodes
        .map(|(node, ply)| {
            let mut events = Vec::new();
            position
                .play(node.mv, &mut events)
                .expect("the moves of a record are legal");
            Step {
                ply,
                node,
                events,
                after: position,
            }
        })
        .collect()
}

struct Show<'a> {
    replay: &'a Replay,
    game: &'a Unchecked,
    screen: &'a mut Screen,
}

impl Task for Show<'_> {
    type Output = Result;

    fn run<P: Position>(self) -> Result {
        let Show {
            replay,
            game,
            screen,
        } = self;
        let record = Record::<P>::try_from(game)
            .map_err(|error| Failure::Record(replay.file.clone(), error))?;
        let steps = steps(&record);
        let chosen = match replay.ply {
            None => steps.as_slice(),
            Some(ply) if ply > steps.len() => {
                return Err(Failure::wrong(ayla_lang::game_has_moves_only(steps.len())));
            }
            Some(ply) => &steps[ply.saturating_sub(1)..ply],
        };
        let start = (replay.ply.unwrap_or(0) == 0).then(|| record.game().start());
        if replay.json {
            serde_json::to_writer(&mut *screen, &Trace::new(&record, chosen))
                .map_err(io::Error::from)?;
            return Ok(writeln!(screen)?);
        }
        if replay.positions {
            let after = chosen.iter().map(|step| &step.after);
            for position in start.into_iter().chain(after) {
                writeln!(screen, "{position}")?;
            }
            return Ok(());
        }
        if let Some(start) = start {
            introduce(&record, screen)?;
            screen.draw(&Scene::new(start))?;
        }
        for (index, step) in chosen.iter().enumerate() {
            if index > 0 || start.is_some() {
                writeln!(screen)?;
            }
            show(step, screen)?;
        }
        match replay.ply {
            None => conclude(&record, screen),
            Some(_) => Ok(()),
        }
    }
}

/// The tags that are known, and what is said before any move.
fn introduce<P: Position>(record: &Record<P>, screen: &mut Screen) -> Result {
    screen.say(P::GAME.title)?;
    for (name, value) in record.tags().skip(1) {
        if !value.starts_with('?') {
            screen.say(format_args!("{name}: {value}"))?;
        }
    }
    say_all(&record.line().comments, screen)
}

/// A move, what is said about it, and the board after it.
fn show<P: Position>(step: &Step<'_, P>, screen: &mut Screen) -> Result {
    let Step {
        ply,
        node,
        events,
        after,
    } = step;
    let token = node.token();
    let mut line = format!("{ply}. {by} {token}", by = node.by);
    for annotation in &node.annotations {
        line.push_str(&format!(" {annotation}"));
    }
    screen.say(line)?;
    for comment in &node.comments {
        match TimeLeft::find(comment) {
            None => screen.say(format_args!("  {comment}"))?,
            Some((TimeLeft(time), said)) => {
                screen.say(format_args!("  {}", words::time_was_left(node.by, time)))?;
                if !said.is_empty() {
                    screen.say(format_args!("  {said}"))?;
                }
            }
        }
    }
    screen.draw(&Scene::new(after).with_last_move(events))
}

/// How the game ended, and what is said about that.
fn conclude<P: Position>(record: &Record<P>, screen: &mut Screen) -> Result {
    writeln!(screen)?;
    match record.game().ending() {
        Some(ending) => screen.say(ayla_lang::ending(&ending, &Names::default()))?,
        None => screen.say(ayla_lang::unfinished())?,
    }
    say_all(record.closing(), screen)
}

fn say_all(comments: &[Comment], screen: &mut Screen) -> Result {
    comments
        .iter()
        .try_for_each(|comment| screen.say(format_args!("  {comment}")))
}
