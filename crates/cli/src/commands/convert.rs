//! `ayla convert`: records from one form into the other.

use std::io::{BufWriter, Write};
use std::path::PathBuf;

use ayla_core::{Position, Task};
use ayla_notation::{Error, Record, Unchecked, json};
use clap::{Args, ValueEnum};
use serde_json::value::{RawValue, to_raw_value};

use crate::exit::{Failure, Result};
use crate::file::Target;
use crate::input::Games;
use crate::screen::Screen;

/// Convert records into canonical text, or into JSON
///
/// Whether FILE is text or JSON is told by its content. Nothing is lost: text becomes the same text
/// again. At the first error converting stops, and the file of --output is left as it was.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  ayla convert club.sow --to json
  ayla convert club.sow --to sow --output tidy.sow
  ayla convert club.sow --to json | jq '.[].result'")]
pub(crate) struct Convert {
    /// Records, in text or JSON; `-` is standard input
    file: String,
    /// The form to convert into
    #[arg(long, value_enum, value_name = "FORM")]
    to: Form,
    /// Write to this file, in place of what it holds, instead of standard output
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Form {
    /// Text
    Sow,
    /// JSON: an object, or an array if there are several games
    Json,
}

impl Convert {
    pub(crate) fn run(self, screen: &mut Screen) -> Result {
        let games = Games::open(&self.file)?;
        let Some(output) = &self.output else {
            return self.write(games, screen);
        };
        let target = Target::writable(output)?;
        target.replace(|out| self.write(games, out))
    }

    /// Writes the games up to the first that is wrong.
    fn write(&self, games: Games, out: impl Write) -> Result {
        let mut out = BufWriter::new(out);
        let mut wrong = Ok(());
        match self.to {
            Form::Sow => ayla_notation::write(&mut out, self.convert(games, text, &mut wrong))?,
            Form::Json => json::write(&mut out, self.convert(games, json, &mut wrong))?,
        }
        out.flush()?;
        wrong
    }

    /// The games in another form, up to the first that is wrong. What is wrong with that one is
    /// left behind.
    fn convert<T>(
        &self,
        games: Games,
        convert: impl Fn(&Unchecked) -> std::result::Result<T, Error>,
        wrong: &mut Result,
    ) -> impl Iterator<Item = T> {
        games.map_while(move |game| {
            let converted = game.and_then(|game| {
                game.and_then(|game| convert(&game))
                    .map_err(|error| Failure::Record(self.file.clone(), error))
            });
            converted.map_err(|failure| *wrong = Err(failure)).ok()
        })
    }
}

fn text(game: &Unchecked) -> std::result::Result<String, Error> {
    struct Text<'a>(&'a Unchecked);

    impl Task for Text<'_> {
        type Output = std::result::Result<String, Error>;

        fn run<P: Position>(self) -> Self::Output {
            Ok(Record::<P>::try_from(self.0)?.to_string())
        }
    }

    game.id()?.dispatch(Text(game))
}

fn json(game: &Unchecked) -> std::result::Result<Box<RawValue>, Error> {
    struct Json<'a>(&'a Unchecked);

    impl Task for Json<'_> {
        type Output = std::result::Result<Box<RawValue>, Error>;

        fn run<P: Position>(self) -> Self::Output {
            let record = Record::<P>::try_from(self.0)?;
            Ok(to_raw_value(&record).expect("a record is plain JSON"))
        }
    }

    game.id()?.dispatch(Json(game))
}
