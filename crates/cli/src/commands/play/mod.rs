//! `ayla play`: a sitting at the board.

pub(crate) mod face;
pub(crate) mod keeper;
pub(crate) mod prompt;
pub(crate) mod recording;

mod unfinished;

use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::{Path, PathBuf};

use ayla_ai::Level;
use ayla_core::{BySide, GameId, Position, Task};
use ayla_notation::Record;
use ayla_session::{Seat, Sitting, TimeControl};
use ayla_tui::{NewGame, Next, Table};
use clap::Args;

use self::face::Face;
use self::keeper::Keeper;
use self::prompt::Prompt;
use self::recording::Recording;

use self::unfinished::Unfinished;
use crate::args;
use crate::duration;
use crate::exit::{Failure, Result};
use crate::file;
use crate::full::{self, Full};
use crate::input;
use crate::screen::Screen;
use crate::state::State;

/// Play a game, against the machine or somebody beside you
///
/// On a terminal the board fills the screen; `?` lists the keys. With `--plain`, from a pipe, and on
/// terminals that can do no more, the sitting goes line by line: moves are typed as a record writes
/// them (the letter of a hole, `offer:BD`, `accept`, `decline`, `pass`), `help` lists what else can be
/// said, and where the lines end the game is left unfinished.
///
/// Two machines play by themselves, to the end. A machine that is asked to `agree` to the end of
/// the game does so if the score as it stands is no worse for it than what it expects of playing
/// on; of two people each must say `agree`.
#[derive(Debug, Default, Args)]
#[command(after_help = "\
Examples:
  ayla play                                   choose on the screen what to play
  ayla play gore                              South, against the machine
  ayla play gore --south ai:9 --north human   North, against a strong machine
  ayla play djenon-aboure --north human       two people at one keyboard
  ayla play gore --south ai                   watch two machines
  ayla play gore --clock 5m+3s                with clocks
  ayla play gore --record club.sow --tag South=Lou --tag Round=3
  ayla play --continue=club.sow               go on with the last game of the file
  ayla play --continue                        go on with the game played last
  printf 'A\\nundo\\nB\\n' | ayla play gore --seed 1")]
pub(crate) struct Play {
    /// The game. On a full screen it can be chosen there
    #[arg(value_parser = args::game())]
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
    /// Play with clocks: so much time for each player's game, and so much more with each of his
    /// turns: `5m+3s`, `10m`, `90` (seconds)
    ///
    /// Whoever has no time left has forfeited the game. The record keeps the time, and `--continue`
    /// goes on with it.
    #[arg(long, value_name = "T+T", value_parser = clock)]
    clock: Option<TimeControl>,
    /// Set a tag of the record; may be given several times. The date is set by itself
    #[arg(long = "tag", value_name = "NAME=VALUE", value_parser = parse_tag)]
    tags: Vec<(String, String)>,
    /// Make the machine's luck repeatable
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[command(flatten)]
    full: full::Wish,
}

fn parse_tag(text: &str) -> std::result::Result<(String, String), &'static str> {
    let (name, value) = text.split_once('=').ok_or("expected NAME=VALUE")?;
    Ok((name.to_owned(), value.to_owned()))
}

fn clock(text: &str) -> std::result::Result<TimeControl, String> {
    let (base, increment) = duration::of_a_game(text)?;
    Ok(TimeControl { base, increment })
}

impl Play {
    pub(crate) fn run(self, screen: &mut Screen) -> Result {
        let state = State::open();
        let full = Full::wanted(self.full)?;
        let is_full = full.is_some();
        let mut desk = Desk {
            play: &self,
            state: state.as_ref(),
            screen,
            full,
        };
        let next = match (&self.continued, self.game) {
            (Some(file), game) => desk.take_up(file.as_deref(), game)?,
            (None, Some(game)) => desk.begin(game, Opening::Board)?,
            (None, None) if is_full => desk.begin(GameId::Gore, Opening::Dialogue)?,
            (None, None) => {
                return Err(Failure::usage(ayla_lang::WHICH_GAME));
            }
        };
        desk.go_on(next)
    }

    /// Who sits where, as far as it is said.
    fn seats(&self) -> BySide<Option<Seat>> {
        BySide::new(self.south, self.north)
    }

    fn seed(&self) -> u64 {
        self.seed.unwrap_or_else(unforeseen)
    }
}

/// A number nobody can foresee: the standard library's hashers begin with one.
pub(crate) fn unforeseen() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// What a sitting is prepared with.
struct Desk<'a> {
    play: &'a Play,
    state: Option<&'a State>,
    screen: &'a mut Screen,
    /// The full screen, if the board is to fill it.
    full: Option<Full>,
}

/// What the player chose on the full screen to come next.
enum Another {
    /// Nothing.
    Nothing,
    /// A new game, and where it is to be kept.
    New(NewGame, Option<Recording>),
    /// The last game of a file.
    OfFile(PathBuf),
}

/// What is seen first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Opening {
    /// The board.
    Board,
    /// The board, and a hint for every move.
    WithHints,
    /// The dialogue for a new game.
    Dialogue,
}

impl Desk<'_> {
    /// Begins a new game.
    fn begin(&mut self, game: GameId, opening: Opening) -> Result<Another> {
        let recording = match (&self.play.record, self.state) {
            (Some(file), _) => Some(Recording::behind_all(file)?),
            (None, Some(state)) => Recording::scratch(&state.unrecorded()).ok(),
            (None, None) => None,
        };
        game.dispatch(Begin {
            desk: self,
            game,
            opening,
            recording,
        })
    }

    /// Plays what was chosen on the full screen, game after game.
    fn go_on(mut self, mut next: Another) -> Result {
        loop {
            next = match next {
                Another::Nothing => return Ok(()),
                Another::New(game, recording) => self.begin_next(&game, recording)?,
                Another::OfFile(file) => self.take_up_next(&file)?,
            };
        }
    }

    /// Begins a game that was chosen on the full screen.
    fn begin_next(&mut self, chosen: &NewGame, recording: Option<Recording>) -> Result<Another> {
        chosen.game.dispatch(BeginNext {
            desk: self,
            chosen,
            recording,
        })
    }

    /// Goes on with a game.
    fn take_up(&mut self, file: Option<&Path>, game: Option<GameId>) -> Result<Another> {
        let remembered;
        let file = match file {
            Some(file) => file,
            None => {
                remembered = self
                    .state
                    .and_then(State::remembered)
                    .ok_or_else(|| Failure::usage(ayla_lang::NO_GAME_PLAYED))?;
                &remembered
            }
        };
        let unfinished = Unfinished::open(file)?;
        if let Some(asked) = game.filter(|&asked| asked != unfinished.game) {
            return Err(Failure::usage(ayla_lang::last_game_is_other(
                file.display(),
                unfinished.game.info(),
                asked.info(),
            )));
        }
        unfinished.game.dispatch(TakeUp {
            said: self.play.seats(),
            clock: self.play.clock,
            tags: &self.play.tags,
            desk: self,
            unfinished,
        })
    }

    /// Goes on with a game that was chosen on the full screen. What the command line says is about
    /// another.
    fn take_up_next(&mut self, file: &Path) -> Result<Another> {
        let unfinished = Unfinished::open(file)?;
        unfinished.game.dispatch(TakeUp {
            said: BySide::default(),
            clock: None,
            tags: &[],
            desk: self,
            unfinished,
        })
    }

    /// A sitting whose record has these tags.
    fn sitting<P: Position>(
        &self,
        record: Record<P>,
        seats: BySide<Seat>,
        tags: &[(String, String)],
    ) -> Result<Sitting<P>> {
        let mut sitting = Sitting::new(record, seats, self.play.seed());
        for (name, value) in tags {
            sitting.set_tag(name, value).map_err(Failure::usage)?;
        }
        Ok(sitting)
    }

    /// Plays.
    fn sit<P: Position>(
        &mut self,
        game: GameId,
        sitting: Sitting<P>,
        recording: Option<Recording>,
        opening: Opening,
    ) -> Result<Another> {
        let mut keeper = Keeper::new(recording, self.state);
        let Some(full) = &mut self.full else {
            let mut face = Face::new(sitting, Prompt::new(self.state), keeper, self.screen);
            if opening == Opening::WithHints {
                face.give_hints();
            }
            face.play()?;
            return Ok(Another::Nothing);
        };
        let mut table = Table::new(game, sitting, full.options());
        if opening == Opening::Dialogue {
            table.ask_for_a_game();
        }
        if opening == Opening::WithHints {
            table.give_hints();
        }
        match full.show(&mut table, &mut keeper, self.screen)? {
            Next::Game(game) => Ok(Another::New(game, keeper.next()?)),
            Next::File(file) => Ok(Another::OfFile(file::typed(&file))),
            Next::Nothing | Next::View(_) => {
                self.part(&table, &keeper)?;
                Ok(Another::Nothing)
            }
        }
    }

    /// Says on the terminal, as it was, where the game is.
    fn part<P: Position>(&mut self, table: &Table<P>, keeper: &Keeper<'_>) -> Result {
        if table.sitting().game().ending().is_none() {
            self.screen.say(ayla_lang::unfinished())?;
        }
        let Some(path) = keeper.path() else {
            return Ok(());
        };
        if let Some(failure) = keeper.failure() {
            return Err(Failure::usage(format_args!(
                "{}: {failure}",
                path.display()
            )));
        }
        if keeper.has_written() {
            self.screen.say(ayla_lang::recorded(path.display()))?;
        }
        Ok(())
    }
}

/// Plays a game that was chosen on the full screen by another command.
pub(crate) fn go_on_with(game: NewGame, full: Option<Full>, screen: &mut Screen) -> Result {
    let state = State::open();
    let recording = state
        .as_ref()
        .and_then(|state| Recording::scratch(&state.unrecorded()).ok());
    let desk = Desk {
        play: &Play::default(),
        state: state.as_ref(),
        screen,
        full,
    };
    desk.go_on(Another::New(game, recording))
}

struct Begin<'a, 'b> {
    desk: &'a mut Desk<'b>,
    game: GameId,
    opening: Opening,
    recording: Option<Recording>,
}

impl Task for Begin<'_, '_> {
    type Output = Result<Another>;

    fn run<P: Position>(self) -> Result<Another> {
        let play = self.desk.play;
        if play.position.as_deref() == Some(input::STDIN) {
            return Err(Failure::usage(ayla_lang::POSITION_NOT_FROM_STDIN));
        }
        let start: P = input::position(play.position.as_deref())?;
        let mut record = Record::from_position(start);
        record.set_tag("Date", &today()).map_err(Failure::usage)?;
        let usual = BySide::new(Seat::Human, Seat::Machine(Level::DEFAULT));
        let seats = BySide::from_fn(|side| play.seats()[side].unwrap_or(usual[side]));
        let mut sitting = self.desk.sitting(record, seats, &play.tags)?;
        sitting.set_clock(play.clock);
        self.desk
            .sit(self.game, sitting, self.recording, self.opening)
    }
}

struct BeginNext<'a, 'b> {
    desk: &'a mut Desk<'b>,
    chosen: &'a NewGame,
    recording: Option<Recording>,
}

impl Task for BeginNext<'_, '_> {
    type Output = Result<Another>;

    fn run<P: Position>(self) -> Result<Another> {
        let NewGame {
            game,
            seats,
            clock,
            record,
            with_hints,
        } = self.chosen;
        let mut record: Record<P> = match record {
            Some(text) => text.parse().map_err(Failure::wrong)?,
            None => Record::new(),
        };
        record.set_tag("Date", &today()).map_err(Failure::usage)?;
        let opening = if *with_hints {
            Opening::WithHints
        } else {
            Opening::Board
        };
        let mut sitting = self.desk.sitting(record, *seats, &self.desk.play.tags)?;
        sitting.set_clock(*clock);
        self.desk.sit(*game, sitting, self.recording, opening)
    }
}

struct TakeUp<'a, 'b> {
    desk: &'a mut Desk<'b>,
    unfinished: Unfinished,
    /// Who is to play, as far as it is said; the record knows the others.
    said: BySide<Option<Seat>>,
    /// New clocks; the record knows of those there are.
    clock: Option<TimeControl>,
    /// Tags to be set.
    tags: &'a [(String, String)],
}

impl Task for TakeUp<'_, '_> {
    type Output = Result<Another>;

    fn run<P: Position>(self) -> Result<Another> {
        let record = self.unfinished.record::<P>()?;
        let seats = BySide::from_fn(|side| {
            let name = record.tag(&side.to_string());
            self.said[side].unwrap_or_else(|| name.map_or(Seat::Human, Seat::from_name))
        });
        let mut sitting = self.desk.sitting(record, seats, self.tags)?;
        if self.clock.is_some() {
            sitting.set_clock(self.clock);
        }
        let Unfinished {
            game, recording, ..
        } = self.unfinished;
        self.desk
            .sit(game, sitting, Some(recording), Opening::Board)
    }
}

/// The day, as records write it.
pub(crate) fn today() -> String {
    jiff::ZonedDateTime::now().strftime("%Y.%m.%d").to_string()
}
