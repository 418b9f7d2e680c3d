//! `ayla annotate`: judges the moves of records.

use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

use ayla_ai::analyse;
use ayla_core::{BySide, Game, Position, Side, Task};
use ayla_lang as lang;
use ayla_notation::{Error, Record, Unchecked};
use ayla_study::{Summary, Thresholds};
use clap::Args;
use indicatif::ProgressBar;
use rayon::prelude::*;

use crate::exit::{Failure, Result};
use crate::file::Target;
use crate::input::Games;
use crate::screen::Screen;
use crate::table::{Column, Table};
use crate::thinking::{self, Thinking};

/// How many positions are looked at for each move where nothing is said.
const USUAL_NODES: u64 = 200_000;

/// Judge every move of recorded games, and write scores and better lines into the records
///
/// After each move a comment says how the game stands: `South by 4` if that is proved, `South by
/// about 4` if it is estimated. Moves that gave seeds away are marked, counted in the final margin:
/// ?! from 2 seeds, ? from 6, ?? from 12, and two more where the loss is an estimate. Behind a
/// marked move the better line is shown as a variation. Comments, marks and variations that are
/// there already are kept.
///
/// The result is canonical text. With --output it replaces that file in one step, which may be FILE
/// itself, and a table tells how many seeds each player gave away for each of his moves; forced
/// moves are not counted. Without it the records go to standard output, and the table to standard
/// error. Unless --time is given, the result is the same on every machine.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  ayla annotate club.sow
  ayla annotate club.sow --output annotated.sow
  ayla annotate club.sow --output club.sow --time 2s
  ayla annotate club.sow | ayla replay -")]
pub(crate) struct Annotate {
    /// Records, in text or JSON; `-` is standard input
    file: String,
    /// Write to this file, in place of what it holds, instead of standard output
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    thinking: Thinking,
}

impl Annotate {
    pub(crate) fn run(self, screen: &mut Screen) -> Result {
        let target = self.output.as_deref().map(Target::writable).transpose()?;
        let games = self.read()?;
        let annotated = self.annotate(&games);
        let texts = annotated.iter().map(|game| &game.text);
        match target {
            Some(target) => {
                target.replace(|out| write(out, texts))?;
                table(&annotated).map_or(Ok(()), |table| screen.show(table))
            }
            None => {
                write(&mut *screen, texts)?;
                screen.finish()?;
                table(&annotated).map_or(Ok(()), |table| screen.show_aside(table))
            }
        }
    }

    /// All games of the file, each of which must be right.
    fn read(&self) -> Result<Vec<Begun>> {
        let wrong = |error| Failure::Record(self.file.clone(), error);
        Games::open(&self.file)?
            .map(|game| Begun::new(game?.map_err(wrong)?).map_err(wrong))
            .collect()
    }

    /// The games, annotated, in their order.
    fn annotate(&self, games: &[Begun]) -> Vec<Done> {
        let positions = games.iter().map(|game| game.positions).sum();
        let bar = thinking::bar(positions, lang::POSITIONS);
        let thinking = self.thinking.or_nodes(USUAL_NODES);
        let annotated = games
            .par_iter()
            .map(|game| game.annotate(thinking, &bar))
            .collect();
        bar.finish_and_clear();
        annotated
    }
}

fn write<'a>(out: impl Write, texts: impl Iterator<Item = &'a String>) -> Result {
    let mut out = BufWriter::new(out);
    ayla_notation::write(&mut out, texts)?;
    Ok(out.flush()?)
}

/// A game that is to be annotated.
struct Begun {
    game: Unchecked,
    /// How many positions it has.
    positions: u64,
}

/// A game that is annotated.
struct Done {
    text: String,
    players: BySide<(String, Summary)>,
}

impl Begun {
    fn new(game: Unchecked) -> std::result::Result<Begun, Error> {
        struct Count<'a>(&'a Unchecked);

        impl Task for Count<'_> {
            type Output = std::result::Result<usize, Error>;

            fn run<P: Position>(self) -> Self::Output {
                Ok(Record::<P>::try_from(self.0)?.game().plies().len() + 1)
            }
        }

        let positions = game.id()?.dispatch(Count(&game))?;
        Ok(Begun {
            positions: positions as u64,
            game,
        })
    }

    fn annotate(&self, thinking: Thinking, bar: &ProgressBar) -> Done {
        let id = self.game.id().expect("it was checked");
        id.dispatch(Annotation {
            begun: self,
            thinking,
            bar,
        })
    }
}

struct Annotation<'a> {
    begun: &'a Begun,
    thinking: Thinking,
    bar: &'a ProgressBar,
}

impl Task for Annotation<'_> {
    type Output = Done;

    fn run<P: Position>(self) -> Done {
        let Annotation {
            begun,
            thinking,
            bar,
        } = self;
        let record = Record::<P>::try_from(&begun.game).expect("it was checked");
        let thresholds = Thresholds::default();
        let looked_at = AtomicU64::new(0);
        let analyse = |game: &Game<P>| {
            let analysis = analyse(game, &thinking.limits(), &mut thinking.deadline());
            looked_at.fetch_add(1, Ordering::Relaxed);
            bar.inc(1);
            analysis
        };
        let annotated = ayla_study::annotate(&record, &thresholds, analyse);
        // Forced moves were passed over.
        bar.inc(begun.positions - looked_at.into_inner());
        Done {
            text: annotated.record.to_string(),
            players: BySide::from_fn(|side| {
                let judgements = annotated.judgements.iter();
                let own = judgements.filter(|judgement| judgement.by == side);
                (name(&record, side), Summary::of(own, &thresholds))
            }),
        }
    }
}

/// What a player is called: as the record does, or as his side.
fn name<P: Position>(record: &Record<P>, side: Side) -> String {
    let side = side.to_string();
    record.tag(&side).unwrap_or(&side).to_owned()
}

/// What became of each player's moves, in the order the players come in; nothing without moves.
fn table(annotated: &[Done]) -> Option<String> {
    let mut players: Vec<(&str, Summary)> = Vec::new();
    for (name, summary) in annotated
        .iter()
        .flat_map(|game| Side::BOTH.map(|side| &game.players[side]))
    {
        match players.iter_mut().find(|(known, _)| known == name) {
            Some((_, all)) => *all += *summary,
            None => players.push((name, *summary)),
        }
    }
    let [player, numbers @ ..] = lang::SUMMARY;
    let columns = [Column::Left(player)]
        .into_iter()
        .chain(numbers.map(Column::Right));
    let mut table = Table::new(columns);
    for (name, summary) in players {
        if let Some(lost) = summary.lost_per_move() {
            let about = if summary.estimated > 0 { "~" } else { "" };
            table.row([
                name.to_owned(),
                summary.moves.to_string(),
                format!("{about}{lost:.2}"),
                summary.dubious.to_string(),
                summary.mistakes.to_string(),
                summary.blunders.to_string(),
            ]);
        }
    }
    table.finish()
}
