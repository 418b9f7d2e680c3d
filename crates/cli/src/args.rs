//! The arguments every command shares, and the list of the commands.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Parser, Subcommand};

use ayla_core::GameId;

use crate::commands::{
    analyze, annotate, check, completions, convert, engine, learn, match_, moves, perft, play,
    puzzle, replay, rules, show, solve, tree, verify,
};
use crate::exit::Result;
use crate::screen::{Display, Screen};

/// Two mancala games of Côte d'Ivoire: Goré, the game of the Guro, and Djenon-aboure, the game of
/// the Abouré.
#[derive(Debug, Parser)]
#[command(name = "ayla", version, arg_required_else_help = true, after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    pub(crate) display: Display,
    #[command(subcommand)]
    pub(crate) command: Command,
}

const EXAMPLES: &str = "\
Examples:
  ayla play gore                           play Goré against the machine
  ayla play gore --record club.sow         the same, and keep the game
  ayla play --continue                     go on with the game played last
  ayla learn gore                          learn the game, then play a first one
  ayla replay club.sow                     see the game again
  ayla check club.sow                      is every move of it legal?
  ayla annotate club.sow                   which moves were mistakes?
  ayla puzzle                              which move is the best?
  ayla rules gore G7                       when does a sowing capture?

Exit codes:
  0  fine
  1  a position, a move or a record was wrong
  2  wrong usage, or a file that cannot be read or written";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Play(play::Play),
    Learn(learn::Learn),
    Replay(replay::Replay),
    Check(check::Check),
    Convert(convert::Convert),
    Analyze(analyze::Analyze),
    Solve(solve::Solve),
    Verify(verify::Verify),
    Annotate(annotate::Annotate),
    Puzzle(puzzle::Puzzle),
    Tree(tree::Grow),
    Show(show::Show),
    Moves(moves::Moves),
    Perft(perft::Perft),
    Engine(engine::Serve),
    Match(match_::Contest),
    Rules(rules::Rules),
    Completions(completions::Completions),
}

impl Command {
    pub(crate) fn run(self, screen: &mut Screen) -> Result {
        match self {
            Command::Play(play) => play.run(screen),
            Command::Learn(learn) => learn.run(screen),
            Command::Replay(replay) => replay.run(screen),
            Command::Check(check) => check.run(screen),
            Command::Convert(convert) => convert.run(screen),
            Command::Analyze(analyze) => analyze.run(screen),
            Command::Solve(solve) => solve.run(screen),
            Command::Verify(verify) => verify.run(screen),
            Command::Annotate(annotate) => annotate.run(screen),
            Command::Puzzle(puzzle) => puzzle.run(screen),
            Command::Tree(tree) => tree.run(screen),
            Command::Show(show) => show.run(screen),
            Command::Moves(moves) => moves.run(screen),
            Command::Perft(perft) => perft.run(screen),
            Command::Engine(engine) => engine.run(),
            Command::Match(contest) => contest.run(screen),
            Command::Rules(rules) => rules.run(screen),
            Command::Completions(completions) => completions.run(screen),
        }
    }
}

/// Reads the name of a game, and lists the names in help, errors and completions.
pub(crate) fn game() -> impl TypedValueParser<Value = GameId> {
    PossibleValuesParser::new(GameId::ALL.map(|game| game.info().name))
        .try_map(|name| name.parse::<GameId>())
}
