//! Where a command writes to: with colours or without, in Unicode or in ASCII.

use std::env;
use std::fmt;
use std::io::{self, BufWriter, IsTerminal, Write};

use anstream::{AutoStream, ColorChoice};
use ayla_draw::{Charset, Paint, Scene, Style};
use clap::{Args, ValueEnum};

use crate::exit::Result;

/// How things are shown.
#[derive(Debug, Args)]
#[command(next_help_heading = "Display")]
pub(crate) struct Display {
    /// When to use colours. `auto` means: on a terminal, unless NO_COLOR is set
    #[arg(
        long,
        global = true,
        value_enum,
        value_name = "WHEN",
        default_value = "auto"
    )]
    color: Color,
    /// Draw with plain ASCII characters, as is done by itself where the locale or the terminal
    /// cannot show others
    #[arg(long, global = true)]
    ascii: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Color {
    Auto,
    Always,
    Never,
}

impl Display {
    /// Whether only ASCII can be shown.
    fn ascii(&self) -> bool {
        self.ascii || !shows_unicode(|name| env::var(name).ok())
    }

    fn choice(&self) -> ColorChoice {
        match self.color {
            Color::Auto => ColorChoice::Auto,
            Color::Always => ColorChoice::AlwaysAnsi,
            Color::Never => ColorChoice::Never,
        }
    }

    /// Standard error, for words about what went wrong.
    pub(crate) fn stderr(&self) -> AutoStream<io::Stderr> {
        AutoStream::new(io::stderr(), self.choice())
    }
}

/// Whether locale and terminal, as the environment describes them, can show Unicode.
fn shows_unicode(variable: impl Fn(&str) -> Option<String>) -> bool {
    if matches!(variable("TERM").as_deref(), Some("dumb" | "linux")) {
        return false;
    }
    // The first of them that is set and not empty counts, as everywhere in POSIX.
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .filter_map(variable)
        .find(|value| !value.is_empty());
    match locale {
        Some(locale) => {
            let locale = locale.to_ascii_lowercase();
            locale.contains("utf-8") || locale.contains("utf8")
        }
        None => cfg!(windows),
    }
}

/// Whether a full screen can be shown: a terminal at both ends, and not one that can do nothing.
pub(crate) fn has_full_screen() -> bool {
    let can = env::var("TERM").map_or(cfg!(windows), |terminal| terminal != "dumb");
    can && io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// The columns of what is said.
const WIDTH: usize = 78;

/// Standard output.
///
/// Everything a command prints goes through it: it drops colours where they are not wanted, and a
/// reader that has gone is an error like any other instead of a panic.
pub(crate) struct Screen {
    out: BufWriter<AutoStream<io::Stdout>>,
    err: AutoStream<io::Stderr>,
    ascii: bool,
}

impl Screen {
    pub(crate) fn new(display: &Display) -> Screen {
        Screen {
            out: BufWriter::new(AutoStream::new(io::stdout(), display.choice())),
            err: display.stderr(),
            ascii: display.ascii(),
        }
    }

    /// Shows an error in a record, with its line in `file` and a mark under the place.
    pub(crate) fn excerpt(&mut self, error: &ayla_notation::Error, file: &str) -> Result {
        self.show(error.render(file, true))
    }

    /// Says something to people, in lines that are not too long to be read.
    pub(crate) fn say(&mut self, text: impl fmt::Display) -> Result {
        self.show(textwrap::fill(&text.to_string(), WIDTH))
    }

    /// Says something behind a `label`, which its further lines leave room for.
    pub(crate) fn say_hanging(&mut self, label: &str, text: impl fmt::Display) -> Result {
        let indent = " ".repeat(label.chars().count());
        let options = textwrap::Options::new(WIDTH)
            .initial_indent(label)
            .subsequent_indent(&indent);
        self.show(textwrap::fill(&text.to_string(), options))
    }

    /// Shows lines as they are. Where Unicode cannot be shown, letters are replaced by the nearest
    /// ASCII has.
    pub(crate) fn show(&mut self, text: impl fmt::Display) -> Result {
        let text = self.spelled(&text.to_string());
        Ok(writeln!(self, "{text}")?)
    }

    /// The text in the characters that can be shown.
    fn spelled(&self, text: &str) -> String {
        match self.charset() {
            Charset::Unicode => text.to_owned(),
            Charset::Ascii => deunicode::deunicode(text),
        }
    }

    /// Shows lines beside the output, on standard error, for people who read along.
    pub(crate) fn show_aside(&mut self, text: impl fmt::Display) -> Result {
        let text = self.spelled(&text.to_string());
        Ok(writeln!(self.err, "{text}")?)
    }

    /// Draws a board.
    pub(crate) fn draw(&mut self, scene: &Scene) -> Result {
        let drawn = scene.render(self.style());
        self.show(drawn)
    }

    /// How boards are drawn. Colours are dropped on the way out where they are not wanted.
    pub(crate) fn style(&self) -> Style {
        Style {
            charset: self.charset(),
            paint: Paint::Coloured,
        }
    }

    /// How a full screen is drawn, which is not written through this one.
    pub(crate) fn full_style(&self) -> Style {
        let paint = match self.out.get_ref().current_choice() {
            ColorChoice::Never => Paint::Plain,
            _ => Paint::Coloured,
        };
        Style {
            charset: self.charset(),
            paint,
        }
    }

    fn charset(&self) -> Charset {
        if self.ascii {
            Charset::Ascii
        } else {
            Charset::Unicode
        }
    }

    /// Writes out what is still buffered.
    pub(crate) fn finish(&mut self) -> Result {
        Ok(self.out.flush()?)
    }
}

impl fmt::Debug for Screen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Screen")
            .field("ascii", &self.ascii)
            .finish_non_exhaustive()
    }
}

impl Write for Screen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.out.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unicode_is_shown_where_locale_and_terminal_can() {
        let shows = |variables: &[(&str, &str)]| {
            shows_unicode(|name| {
                let found = variables.iter().find(|(known, _)| *known == name)?;
                Some(found.1.to_owned())
            })
        };
        assert!(shows(&[
            ("LANG", "de_DE.UTF-8"),
            ("TERM", "xterm-256color")
        ]));
        assert!(shows(&[("LC_ALL", "C.utf8"), ("LANG", "C")]));
        assert!(shows(&[("LC_ALL", ""), ("LANG", "lo_LA.UTF-8")]));
        assert!(!shows(&[("LC_ALL", "C"), ("LANG", "de_DE.UTF-8")]));
        assert!(!shows(&[("LC_CTYPE", "de_DE.ISO-8859-1")]));
        assert!(!shows(&[("LANG", "C.UTF-8"), ("TERM", "linux")]));
        assert!(!shows(&[("LANG", "C.UTF-8"), ("TERM", "dumb")]));
        assert_eq!(shows(&[]), cfg!(windows));
    }
}
