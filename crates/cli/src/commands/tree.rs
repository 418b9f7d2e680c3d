//! `ayla tree`: what is played in openings, and how it ends.

mod report;
mod table;

use std::collections::BTreeMap;
use std::io::{self, Write};

use ayla_ai::{Limits, analyse};
use ayla_core::{Game, GameId, Position, Task};
use ayla_lang as lang;
use ayla_notation::{Error, Record, Unchecked};
use ayla_study::Tree;
use clap::Args;

use self::report::Report;
use crate::exit::{Failure, Result};
use crate::input::Games;
use crate::screen::Screen;
use crate::thinking;

/// Count what was played in the openings of records, and how the games ended
///
/// Each line tells of the games that began with the same moves: how many they are, how many South
/// won, were drawn, North won and are unfinished, and by how many seeds South was ahead in the end
/// on the average. Games that were resigned or forfeited have no part in the average. The value is
/// South's margin with the best play of both from there on, where that can be proved. Where other
/// moves lead to the same position, the line played most is named behind `=`.
///
/// Only games from the usual start are counted; how many others there are is said. At the first
/// error in a file counting stops.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  ayla tree club.sow
  ayla tree *.sow --depth 6 --min-games 10
  ayla tree games.sow --nodes 0              without values
  ayla tree games.sow --json | jq '.[].root.branches[].move'")]
pub(crate) struct Grow {
    /// Records, in text or JSON; `-` is standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<String>,
    /// How many moves long lines are at most
    #[arg(long, value_name = "N", default_value = "3", value_parser = clap::value_parser!(u8).range(1..=100))]
    depth: u8,
    /// Leave out what was played in fewer games
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u64).range(1..))]
    min_games: u64,
    /// Look at so many positions to prove a value; 0 looks for none
    #[arg(long, value_name = "N", default_value = "200000")]
    nodes: u64,
    /// Print an array of JSON objects, one for each game of which there are records
    #[arg(long)]
    json: bool,
}

impl Grow {
    pub(crate) fn run(self, screen: &mut Screen) -> Result {
        let mut openings: BTreeMap<GameId, Box<dyn Openings>> = BTreeMap::new();
        for file in &self.files {
            let wrong = |error| Failure::Record(file.clone(), error);
            for game in Games::open(file)? {
                let game = game?.map_err(wrong)?;
                let id = game.id().map_err(wrong)?;
                openings
                    .entry(id)
                    .or_insert_with(|| id.dispatch(Begin(self.depth)))
                    .add(&game)
                    .map_err(wrong)?;
            }
        }
        if self.nodes > 0 {
            for openings in openings.values_mut() {
                openings.evaluate(self.min_games, self.nodes);
            }
        }
        if self.json {
            let reports = openings.values().map(|openings| openings.report(&self));
            let reports: Vec<Report> = reports.collect();
            serde_json::to_writer(&mut *screen, &reports).map_err(io::Error::from)?;
            return Ok(writeln!(screen)?);
        }
        for (nth, openings) in openings.values().enumerate() {
            if nth > 0 {
                writeln!(screen)?;
            }
            openings.show(&self, screen)?;
        }
        Ok(())
    }
}

/// The openings of one of the games.
trait Openings {
    /// Counts a game.
    fn add(&mut self, game: &Unchecked) -> std::result::Result<(), Error>;

    /// Finds the values that can be proved by looking at so many positions for each.
    fn evaluate(&mut self, min_games: u64, nodes: u64);

    /// The openings for programs.
    fn report(&self, grow: &Grow) -> Report;

    /// The openings for people.
    fn show(&self, grow: &Grow, screen: &mut Screen) -> Result;
}

/// Begins with the openings of a game.
struct Begin(u8);

impl Task for Begin {
    type Output = Box<dyn Openings>;

    fn run<P: Position>(self) -> Box<dyn Openings> {
        Box::new(OpeningsOf::<P> {
            tree: Tree::new(self.0.into()),
            other_starts: 0,
        })
    }
}

struct OpeningsOf<P> {
    tree: Tree<P>,
    /// How many games began with another position.
    other_starts: u64,
}

impl<P: Position> Openings for OpeningsOf<P> {
    fn add(&mut self, game: &Unchecked) -> std::result::Result<(), Error> {
        let record = Record::<P>::try_from(game)?;
        self.other_starts += u64::from(!self.tree.add(&record));
        Ok(())
    }

    fn evaluate(&mut self, min_games: u64, nodes: u64) {
        let positions = self.tree.positions(min_games).len();
        let bar = thinking::bar(positions as u64, lang::POSITIONS);
        self.tree.evaluate(min_games, |game: &Game<P>| {
            let analysis = analyse(game, &Limits::nodes(nodes), &mut ());
            bar.inc(1);
            Some(analysis.best()?.score)
        });
        bar.finish_and_clear();
    }

    fn report(&self, grow: &Grow) -> Report {
        Report::new(&self.tree, self.other_starts, grow.min_games)
    }

    fn show(&self, grow: &Grow, screen: &mut Screen) -> Result {
        screen.say(lang::openings(P::GAME))?;
        writeln!(screen)?;
        match table::table(&self.tree, grow.min_games) {
            Some(table) => screen.show(table)?,
            None => screen.say(lang::too_few_games(self.tree.root().results().games()))?,
        }
        match self.other_starts {
            0 => Ok(()),
            games => {
                writeln!(screen)?;
                screen.say(lang::other_starts(games))
            }
        }
    }
}
