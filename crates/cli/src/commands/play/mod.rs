//! `ayla play`: a sitting at the board.

mod face;
mod keeper;
mod prompt;
mod recording;
mod state;

use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::{Path, PathBuf};

use ayla_ai::Level;
use ayla_core::{BySide, GameId, Position, Task};
use ayla_notation::{Record, syntax};
use ayla_session::{Seat, Sitting};
use clap::Args;

use self::face::Face;
use self::keeper::Keeper;
use self::prompt::Prompt;
use self::recording::Recording;
use self::state::State;
use crate::args;
use crate::exit::{Failure, Result};
use crate::input;
use crate::screen::Screen;

/// Play a game, against the machine or somebody beside you
///
/// Moves are typed as a record writes them: the letter of a pit, `offer:BD`, `accept`, `decline`,
/// `pass`. `help` lists what else can be said. Moves may come from a pipe too; where they end, the
/// game is left unfinished.
///
/// Two machines play by themselves, to the end. A machine that is asked to `agree` to the end of
/// the game does so if the score as it stands is no worse for it than what it expects of playing
/// on; of two people each must say `agree`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  ayla play gore                              South, against the machine
  ayla play gore --south ai:9 --north human   North, against a strong machine
  ayla play djenon-aboure --north human       two people at one keyboard
  ayla play gore --south ai                   watch two machines
  ayla play gore --record club.sow --tag South=Lou --tag Round=3
  ayla play --continue=club.sow               go on with the last game of the file
  ayla play --continue                        go on with the game played last
  printf 'A\\nundo\\nB\\n' | ayla play gore --seed 1")]
pub(crate) struct Play {
    /// The game
    #[arg(value_parser = args::game(), required_unless_present = "continued")]
    game: Option<GameId>,
    /// Who plays South: `human`, `ai`, or `ai:LEVEL` with a level from 1 to 10 [default: human]
    #[arg(long, value_name = "WHO")]
    south: Option<Seat>,
    /// Who plays North [default: ai]
    #[arg(long, value_name = "WHO")]
    north: Option<Seat>,
    /// Add the game to the records in FILE, and keep it there after every move
    ///
    /// The file is made if it is not there; games it holds are never changed. A file with an error
    /// in it is refused. Without this the game is kept too, until the next one begins, so that
    /// `--continue` can go on with it.
    #[arg(long, value_name = "FILE", conflicts_with = "continued")]
    record: Option<PathBuf>,
    /// Go on with the last game of FILE, or with the game played last, and record it there
    ///
    /// Who plays is taken from the record's names unless it is given.
    #[arg(long = "continue", value_name = "FILE", num_args = 0..=1, require_equals = true)]
    continued: Option<Option<PathBuf>>,
    /// Begin with this position instead of the game's start
    #[arg(long, value_name = "P", conflicts_with = "continued")]
    position: Option<String>,
    /// Set a tag of the record; may be given several times. The date is set by itself
    #[arg(long = "tag", value_name = "NAME=VALUE", value_parser = parse_tag)]
    tags: Vec<(String, String)>,
    /// Make the machine's luck repeatable
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

fn parse_tag(text: &str) -> std::result::Result<(String, String), &'static str> {
    let (name, value) = text.split_once('=').ok_or("expected NAME=VALUE")?;
    Ok((name.to_owned(), value.to_owned()))
}

impl Play {
    pub(crate) fn run(self, screen: &mut Screen) -> Result {
        let state = State::open();
        let desk = Desk {
            play: &self,
            state: state.as_ref(),
            screen,
        };
        match (&self.continued, self.game) {
            (Some(file), game) => desk.take_up(file.as_deref(), game),
            (None, Some(game)) => desk.begin(game),
            (None, None) => unreachable!("clap asks for one of them"),
        }
    }

    /// Who sits where, as far as it is said.
    fn seats(&self) -> BySide<Option<Seat>> {
        BySide::new(self.south, self.north)
    }

    fn seed(&self) -> u64 {
        // The standard library's hashers begin with a number nobody can foresee.
        self.seed
            .unwrap_or_else(|| RandomState::new().build_hasher().finish())
    }
}

/// What a sitting is prepared with.
struct Desk<'a> {
    play: &'a Play,
    state: Option<&'a State>,
    screen: &'a mut Screen,
}

impl Desk<'_> {
    /// Begins a new game.
    fn begin(self, game: GameId) -> Result {
        let recording = match (&self.play.record, self.state) {
            (Some(file), _) => Some(Recording::behind_all(file)?),
            (None, Some(state)) => Recording::scratch(&state.unrecorded()).ok(),
            (None, None) => None,
        };
        game.dispatch(Begin {
            desk: self,
            recording,
        })
    }

    /// Goes on with a game.
    fn take_up(self, file: Option<&Path>, game: Option<GameId>) -> Result {
        let remembered;
        let file = match file {
            Some(file) => file,
            None => {
                remembered = self.state.and_then(State::remembered).ok_or_else(|| {
                    Failure::usage("no game was played yet that could be gone on with")
                })?;
                &remembered
            }
        };
        let (recording, last) = Recording::of_last_game(file)?;
        let wrong = |error| Failure::Record(file.display().to_string(), error);
        let id = last.id().map_err(wrong)?;
        if let Some(asked) = game.filter(|&asked| asked != id) {
            return Err(Failure::usage(format!(
                "the last game of {} is {}, not {}",
                file.display(),
                id.info().title,
                asked.info().title
            )));
        }
        id.dispatch(TakeUp {
            desk: self,
            file,
            last: &last,
            recording,
        })
    }

    /// Plays.
    fn sit<P: Position>(
        self,
        record: Record<P>,
        seats: BySide<Seat>,
        recording: Option<Recording>,
    ) -> Result {
        let mut sitting = Sitting::new(record, seats, self.play.seed());
        for (name, value) in &self.play.tags {
            sitting.set_tag(name, value).map_err(Failure::usage)?;
        }
        let keeper = Keeper::new(recording, self.state);
        Face::new(sitting, Prompt::new(self.state), keeper, self.screen).play()
    }
}

struct Begin<'a> {
    desk: Desk<'a>,
    recording: Option<Recording>,
}

impl Task for Begin<'_> {
    type Output = Result;

    fn run<P: Position>(self) -> Result {
        let play = self.desk.play;
        if play.position.as_deref() == Some(input::STDIN) {
            return Err(Failure::usage(
                "the moves come from standard input, so the position cannot",
            ));
        }
        let start: P = input::position(play.position.as_deref())?;
        let mut record = Record::from_position(start);
        record.set_tag("Date", &today()).map_err(Failure::usage)?;
        let usual = BySide::new(Seat::Human, Seat::Machine(Level::DEFAULT));
        let seats = BySide::from_fn(|side| play.seats()[side].unwrap_or(usual[side]));
        self.desk.sit(record, seats, self.recording)
    }
}

struct TakeUp<'a> {
    desk: Desk<'a>,
    file: &'a Path,
    last: &'a syntax::Game,
    recording: Recording,
}

impl Task for TakeUp<'_> {
    type Output = Result;

    fn run<P: Position>(self) -> Result {
        let record = Record::<P>::try_from(self.last)
            .map_err(|error| Failure::Record(self.file.display().to_string(), error))?;
        if let Some(ending) = record.game().ending() {
            return Err(Failure::wrong(format!(
                "the last game of {} is over ({}); to add another, say --record instead",
                self.file.display(),
                ending.outcome
            )));
        }
        let said = self.desk.play.seats();
        let seats = BySide::from_fn(|side| {
            let name = record.tag(&side.to_string());
            said[side].unwrap_or_else(|| name.map_or(Seat::Human, Seat::from_name))
        });
        self.desk.sit(record, seats, Some(self.recording))
    }
}

/// The day, as records write it.
pub(crate) fn today() -> String {
    jiff::ZonedDateTime::now().strftime("%Y.%m.%d").to_string()
}
