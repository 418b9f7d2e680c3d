//! Records to text, in the one canonical form.

use std::fmt::{self, Display, Write};
use std::io;

use ayla_core::{Position, Side};

use crate::line::{Node, TurnNumber};
use crate::{Comment, Line, Record};

/// The record in canonical form, with a line end at its end.
impl<P: Position> Display for Record<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in self.tags() {
            writeln!(f, "[{name} \"{}\"]", Escaped(&value))?;
        }
        f.write_char('\n')?;
        let mut filled = Filled::new(f);
        write_line(&mut filled, self.line(), TurnNumber::FIRST)?;
        filled.word(self.result())?;
        write_comments(&mut filled, self.closing())?;
        filled.finish()
    }
}

/// Writes records one after the other, with a blank line between them. They may be of different
/// games.
///
/// ```
/// use ayla_core::{DjenonAboure, Gore};
/// use ayla_notation::Record;
///
/// let mut file = Vec::new();
/// let records = [Record::<Gore>::new().to_string(), Record::<DjenonAboure>::new().to_string()];
/// ayla_notation::write(&mut file, records)?;
/// assert_eq!(ayla_notation::Reader::new(&file[..])?.count(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If it cannot be written to `out`.
pub fn write<R: Display>(
    mut out: impl io::Write,
    records: impl IntoIterator<Item = R>,
) -> io::Result<()> {
    for (index, record) in records.into_iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        write!(out, "{record}")?;
    }
    Ok(())
}

/// The value of a tag between its quotation marks.
struct Escaped<'a>(&'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for piece in self.0.split_inclusive(['"', '\\']) {
            match piece.char_indices().next_back() {
                Some((at, hidden @ ('"' | '\\'))) => write!(f, "{}\\{hidden}", &piece[..at])?,
                _ => f.write_str(piece)?,
            }
        }
        Ok(())
    }
}

/// A line, whose first turn has this number.
fn write_line(out: &mut Filled<impl Write>, line: &Line, turn: TurnNumber) -> fmt::Result {
    write_comments(out, &line.comments)?;
    let mut turn = turn;
    // Whether the number must be written even where the reader would not miss it.
    let mut is_interrupted = true;
    let mut follows_reply = false;
    for node in &line.moves {
        let begins_turn = node.by == Side::South && !follows_reply;
        if begins_turn || is_interrupted {
            write_number(out, node.by, turn)?;
        }
        write_move(out, node)?;
        for variation in &node.variations {
            out.open()?;
            write_line(out, variation, turn)?;
            out.close();
        }
        is_interrupted = !(node.comments.is_empty() && node.variations.is_empty());
        follows_reply = node.mv.is_reply();
        turn = turn.after(node.by, node.mv);
    }
    Ok(())
}

fn write_number(out: &mut Filled<impl Write>, by: Side, turn: TurnNumber) -> fmt::Result {
    match by {
        Side::South => out.word(format_args!("{}.", turn.0)),
        Side::North => out.word(format_args!("{}...", turn.0)),
    }
}

/// A move with its annotations and comments.
fn write_move(out: &mut Filled<impl Write>, node: &Node) -> fmt::Result {
    let token = node.token();
    let mut annotations = node.annotations.as_slice();
    match annotations {
        // Two suffixes in a row could read as one.
        [first, others @ ..] if first.suffix().is_some() => {
            out.word(format_args!("{token}{first}"))?;
            annotations = others;
        }
        _ => out.word(token)?,
    }
    for annotation in annotations {
        out.word(annotation)?;
    }
    write_comments(out, &node.comments)
}

fn write_comments(out: &mut Filled<impl Write>, comments: &[Comment]) -> fmt::Result {
    comments.iter().try_for_each(|comment| {
        if comment.contains('}') {
            out.line(format_args!("; {comment}"))
        } else {
            out.braced(comment)
        }
    })
}

/// Words filled greedily into lines.
struct Filled<W> {
    out: W,
    /// How many characters stand on the line.
    column: usize,
    /// The last word, which is not written before it is known what clings to it.
    word: String,
    /// Whether the next word clings to it.
    is_open: bool,
}

impl<W: Write> Filled<W> {
    /// The most characters of a line, unless it is a single longer word.
    const WIDTH: usize = 80;

    fn new(out: W) -> Filled<W> {
        Filled {
            out,
            column: 0,
            word: String::new(),
            is_open: false,
        }
    }

    fn word(&mut self, word: impl Display) -> fmt::Result {
        if !self.is_open {
            self.flush()?;
        }
        self.is_open = false;
        write!(self.word, "{word}")
    }

    /// A `(`, to which the next word clings.
    fn open(&mut self) -> fmt::Result {
        self.word('(')?;
        self.is_open = true;
        Ok(())
    }

    /// A `)`, which clings to the word before, if the line has one.
    fn close(&mut self) {
        self.word.push(')');
        self.is_open = false;
    }

    /// A comment in braces, which cling to its words.
    fn braced(&mut self, text: &str) -> fmt::Result {
        self.word('{')?;
        self.is_open = true;
        for word in text.split(' ') {
            self.word(word)?;
        }
        self.word.push('}');
        Ok(())
    }

    /// A line of its own, however long.
    fn line(&mut self, line: impl Display) -> fmt::Result {
        self.finish()?;
        writeln!(self.out, "{line}")
    }

    /// Writes the last word, on the next line if it does not fit on this one.
    fn flush(&mut self) -> fmt::Result {
        if self.word.is_empty() {
            return Ok(());
        }
        let width = self.word.chars().count();
        if self.column == 0 {
            self.column = width;
        } else if self.column + 1 + width <= Self::WIDTH {
            self.out.write_char(' ')?;
            self.column += 1 + width;
        } else {
            self.out.write_char('\n')?;
            self.column = width;
        }
        self.out.write_str(&self.word)?;
        self.word.clear();
        Ok(())
    }

    /// Writes what is left, and ends the line.
    fn finish(&mut self) -> fmt::Result {
        self.flush()?;
        self.is_open = false;
        if self.column > 0 {
            self.column = 0;
            self.out.write_char('\n')?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(write: impl FnOnce(&mut Filled<&mut String>) -> fmt::Result) -> String {
        let mut text = String::new();
        let mut out = Filled::new(&mut text);
        write(&mut out).unwrap();
        out.finish().unwrap();
        text
    }

    #[test]
    fn lines_have_up_to_eighty_characters() {
        let text = filled(|out| {
            out.word("é".repeat(40))?;
            out.word("é".repeat(39))?;
            out.word("é".repeat(41))?;
            out.word("é".repeat(39))?;
            out.word("é".repeat(100))?;
            out.word("é")
        });
        let widths: Vec<usize> = text.lines().map(|line| line.chars().count()).collect();
        assert_eq!(widths, [80, 41, 39, 100, 1]);
    }

    #[test]
    fn brackets_cling() {
        let text = filled(|out| {
            out.word("A")?;
            out.open()?;
            out.braced("a b")?;
            out.word("C")?;
            out.open()?;
            out.word("D")?;
            out.close();
            out.close();
            out.word("E")
        });
        assert_eq!(text, "A ({a b} C (D)) E\n");
    }

    #[test]
    fn nothing_clings_to_a_line_of_its_own() {
        let text = filled(|out| {
            out.word("A")?;
            out.open()?;
            out.line("; }")?;
            out.word("B")?;
            out.line("; }}")?;
            out.close();
            out.word("C")
        });
        assert_eq!(text, "A (\n; }\nB\n; }}\n) C\n");
    }

    #[test]
    fn quotes_and_backslashes_are_escaped() {
        assert_eq!(Escaped(r#"a "b" \n\"#).to_string(), r#"a \"b\" \\n\\"#);
        assert_eq!(Escaped("é").to_string(), "é");
    }
}
