//! `ayla puzzle`: which move is the best?

mod asking;

use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use ayla_core::{GameId, Position, Task};
use ayla_lang as lang;
use ayla_notation::{Record, Unchecked};
use ayla_study::compose;
use clap::Args;
use rayon::prelude::*;

use self::asking::{Asking, Solved};
use crate::args;
use crate::commands::play;
use crate::commands::play::prompt::Prompt;
use crate::exit::{Failure, Result};
use crate::file::Target;
use crate::input::{self, Games};
use crate::screen::Screen;
use crate::thinking;

/// Solve puzzles: positions where one move is better than all others, which is proved
///
/// Puzzles are made by chance and asked one after the other; `help` lists what can be said. A
/// puzzle has a grade from 1 to 5: one for the beginning, one each if it takes looking 3 and 6
/// moves ahead to find the move, and one each for up to two surprises (the move takes nothing; it
/// leaves a larger capture; its best answer takes more than it did; it is an offer or the answer to
/// one). Answers may come from a pipe too.
///
/// With --output the puzzles are not asked but written down, the best play of both sides as the
/// main line, the best of the other moves as a variation, grade, depth and themes in tags. --from
/// asks puzzles out of such a file, or out of any records: each is about the position it begins
/// with.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  ayla puzzle
  ayla puzzle djenon-aboure --count 10 --seed 7
  ayla puzzle djenon-aboure --count 50 --output puzzles.sow
  ayla puzzle --from puzzles.sow")]
pub(crate) struct Puzzle {
    /// The game; without it the games in turn
    #[arg(value_parser = args::game())]
    game: Option<GameId>,
    /// Make the puzzles of this seed: always the same ones
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// How many puzzles
    #[arg(long, value_name = "N", default_value = "3", value_parser = clap::value_parser!(u32).range(1..))]
    count: u32,
    /// Write the puzzles to this file, in place of what it holds, instead of asking them
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Ask the puzzles of these records, in text or JSON
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "seed", "count", "output"])]
    from: Option<String>,
}

impl Puzzle {
    pub(crate) fn run(self, screen: &mut Screen) -> Result {
        match (&self.from, &self.output) {
            (Some(file), _) => ask_all(read(file)?, screen),
            (None, Some(output)) => self.write(output, screen),
            (None, None) => {
                let seed = self.seed();
                let orders: Vec<Source> = self.orders(seed).map(Source::Order).collect();
                ask_all(orders, screen)?;
                screen.say(lang::puzzles_from_seed(seed))
            }
        }
    }

    fn seed(&self) -> u64 {
        // A small one is easier to type.
        self.seed.unwrap_or_else(|| play::unforeseen() % 1_000_000)
    }

    /// What puzzles to make. The second of a seed is the first of the next.
    fn orders(&self, seed: u64) -> impl Iterator<Item = Order> {
        let games = GameId::ALL.into_iter().cycle();
        let seeds = (0..u64::from(self.count)).map(move |nth| seed.wrapping_add(nth));
        seeds.zip(games).map(|(seed, game)| Order {
            game: self.game.unwrap_or(game),
            seed,
        })
    }

    /// Makes the puzzles, several at a time, and writes them in their order.
    fn write(&self, output: &Path, screen: &mut Screen) -> Result {
        let target = Target::writable(output)?;
        let orders: Vec<Order> = self.orders(self.seed()).collect();
        let bar = thinking::bar(orders.len() as u64, lang::PUZZLES);
        let made: Vec<String> = orders
            .par_iter()
            .enumerate()
            .map(|(nth, order)| {
                let round = nth + 1;
                let text = order.game.dispatch(Make { order, round });
                bar.inc(1);
                text
            })
            .collect();
        bar.finish_and_clear();
        target.replace(|out| {
            let mut out = BufWriter::new(out);
            ayla_notation::write(&mut out, &made)?;
            out.flush()
        })?;
        screen.say(lang::puzzles_written(made.len(), output.display()))
    }
}

/// A puzzle that is to be made.
struct Order {
    game: GameId,
    seed: u64,
}

/// Makes a puzzle and writes it down.
struct Make<'a> {
    order: &'a Order,
    round: usize,
}

impl Task for Make<'_> {
    type Output = String;

    fn run<P: Position>(self) -> String {
        let mut record = compose::<P>(self.order.seed).record();
        let tags = [
            ("Round", self.round.to_string()),
            ("Seed", self.order.seed.to_string()),
        ];
        for (name, value) in tags {
            record.set_tag(name, &value).expect("it is a plain tag");
        }
        record.to_string()
    }
}

/// Where a puzzle comes from.
enum Source {
    Order(Order),
    Record {
        file: String,
        /// Its place in the file, from 1.
        number: usize,
        game: Box<Unchecked>,
    },
}

/// The puzzles of a file.
fn read(file: &str) -> Result<Vec<Source>> {
    if file == input::STDIN {
        return Err(Failure::usage(lang::answers_come_from_stdin()));
    }
    let wrong = |error| Failure::Record(file.to_owned(), error);
    let games = Games::open(file)?.zip(1_usize..);
    let sources = games.map(|(game, number)| {
        let game = game?.map_err(wrong)?;
        game.check().map_err(wrong)?;
        Ok(Source::Record {
            file: file.to_owned(),
            number,
            game: Box::new(game),
        })
    });
    sources.collect()
}

/// Asks puzzle after puzzle, until there are no more or somebody leaves.
fn ask_all(sources: Vec<Source>, screen: &mut Screen) -> Result {
    let mut prompt = Prompt::new(None);
    let count = sources.len();
    let (mut solved, mut asked) = (0, 0);
    for (source, number) in sources.iter().zip(1..) {
        let answered = source.game()?.dispatch(Ask {
            source,
            number,
            count,
            prompt: &mut prompt,
            screen,
        })?;
        match answered {
            Solved::Leave => break,
            Solved::AtOnce => solved += 1,
            Solved::Later | Solved::NotAtAll => {}
        }
        asked += 1;
    }
    match asked {
        0 => Ok(()),
        _ => screen.say(lang::puzzles_solved(solved, asked)),
    }
}

impl Source {
    fn game(&self) -> Result<GameId> {
        match self {
            Source::Order(order) => Ok(order.game),
            Source::Record { file, game, .. } => game
                .id()
                .map_err(|error| Failure::Record(file.clone(), error)),
        }
    }

    fn puzzle<P: Position>(&self) -> Result<ayla_study::Puzzle<P>> {
        match self {
            Source::Order(order) => Ok(compose(order.seed)),
            Source::Record { file, number, game } => {
                let record = Record::<P>::try_from(&**game)
                    .map_err(|error| Failure::Record(file.clone(), error))?;
                ayla_study::Puzzle::new(*record.game().start())
                    .map_err(|why| Failure::wrong(lang::not_a_puzzle(file, *number, why)))
            }
        }
    }
}

struct Ask<'a> {
    source: &'a Source,
    number: usize,
    count: usize,
    prompt: &'a mut Prompt,
    screen: &'a mut Screen,
}

impl Task for Ask<'_> {
    type Output = Result<Solved>;

    fn run<P: Position>(self) -> Self::Output {
        let puzzle = self.source.puzzle::<P>()?;
        if self.number > 1 {
            writeln!(self.screen)?;
        }
        let head = lang::puzzle(self.number, self.count, P::GAME, puzzle.grade());
        self.screen.say(head)?;
        Asking {
            puzzle: &puzzle,
            prompt: self.prompt,
            screen: self.screen,
        }
        .ask()
    }
}
