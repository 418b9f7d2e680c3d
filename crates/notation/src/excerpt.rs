//! Places in a text, and the piece of it that an error shows.

use std::ops::Range;

/// A place in a file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The column, in characters, from 1.
    pub column: usize,
}

impl Place {
    pub(crate) const START: Place = Place { line: 1, column: 1 };

    /// The place behind `text` that begins here.
    pub(crate) fn after(self, text: &str) -> Place {
        match text.rfind('\n') {
            Some(end) => Place {
                line: self.line + text.bytes().filter(|&byte| byte == b'\n').count(),
                column: 1 + text[end + 1..].chars().count(),
            },
            None => Place {
                line: self.line,
                column: self.column + text.chars().count(),
            },
        }
    }
}

/// A line of a file with a mark in it, clipped to a window round the mark.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Excerpt {
    /// The line, or what the window shows of it.
    pub(crate) text: String,
    /// Where in it the mark stands, in bytes. Empty at the end of a line.
    pub(crate) mark: Range<usize>,
}

impl Excerpt {
    /// How many characters are shown before the mark, and how many from its beginning on.
    const BEFORE: usize = 60;
    const AFTER: usize = 76;

    const ELLIPSIS: &str = "...";

    /// The line of `text` on which `span` begins.
    pub(crate) fn new(text: &str, span: Range<usize>) -> Excerpt {
        let (before, after) = text.split_at(span.start);
        let before = &before[before.rfind('\n').map_or(0, |end| end + 1)..];
        let after = after.lines().next().unwrap_or_default();
        let marked = span.len().min(after.len());

        let (shown_before, is_begun) = last_chars(before, Excerpt::BEFORE);
        let (shown_after, is_cut) = first_chars(after, Excerpt::AFTER);
        let ellipsis = |is_clipped| if is_clipped { Excerpt::ELLIPSIS } else { "" };

        let (shown_marked, shown_after) = shown_after.split_at(marked.min(shown_after.len()));
        let mut excerpt = String::from(ellipsis(is_begun));
        excerpt.extend(harmless(shown_before));
        let start = excerpt.len();
        excerpt.extend(harmless(shown_marked));
        let end = excerpt.len();
        excerpt.extend(harmless(shown_after));
        excerpt.push_str(ellipsis(is_cut));
        Excerpt {
            text: excerpt,
            mark: start..end,
        }
    }

    /// What is marked.
    pub(crate) fn marked(&self) -> &str {
        &self.text[self.mark.clone()]
    }
}

/// The same without the control characters that a terminal obeys and annotate-snippets lets pass.
fn harmless(text: &str) -> impl Iterator<Item = char> {
    let is_obeyed = |c: char| matches!(c, '\u{80}'..='\u{9f}');
    text.chars().map(move |c| {
        if is_obeyed(c) {
            char::REPLACEMENT_CHARACTER
        } else {
            c
        }
    })
}

/// The first `count` characters, and whether there are more.
fn first_chars(text: &str, count: usize) -> (&str, bool) {
    match text.char_indices().nth(count) {
        Some((end, _)) => (&text[..end], true),
        None => (text, false),
    }
}

/// The last `count` characters, and whether there are more.
fn last_chars(text: &str, count: usize) -> (&str, bool) {
    match text.char_indices().rev().nth(count) {
        Some((at, c)) => (&text[at + c.len_utf8()..], true),
        None => (text, false),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_characters() {
        assert_eq!(Place::START.after(""), Place::START);
        assert_eq!(Place::START.after("éa"), Place { line: 1, column: 3 });
        assert_eq!(
            Place { line: 4, column: 9 }.after("a\r\n\né"),
            Place { line: 6, column: 2 }
        );
    }

    #[test]
    fn a_short_line_is_shown_whole() {
        let text = "one\ntwo é three\nfour";
        let at = text.find("three").unwrap();
        let excerpt = Excerpt::new(text, at..at + 5);
        assert_eq!(excerpt.text, "two é three");
        assert_eq!(excerpt.marked(), "three");
    }

    #[test]
    fn a_mark_ends_with_its_line() {
        let excerpt = Excerpt::new("{one\ntwo}", 0..9);
        assert_eq!(excerpt.text, "{one");
        assert_eq!(excerpt.marked(), "{one");
        let excerpt = Excerpt::new("one\r\n", 3..3);
        assert_eq!(excerpt.text, "one");
        assert_eq!(excerpt.marked(), "");
    }

    #[test]
    fn a_megabyte_line_is_clipped() {
        let text = format!("{}MARK{}", "é".repeat(1 << 20), "à".repeat(1 << 20));
        let at = text.find("MARK").unwrap();
        let excerpt = Excerpt::new(&text, at..at + 4);
        assert_eq!(excerpt.marked(), "MARK");
        assert_eq!(excerpt.text.chars().count(), 60 + 76 + 6);
        let excerpt = Excerpt::new(&text, at..text.len());
        assert_eq!(excerpt.marked().chars().count(), 76);
    }
}
