//! Words about a game.

use std::fmt;
use std::ops::Deref;

use serde::{Serialize, Serializer};

/// A text about a move, about the start of a game or variation, or about a game that ended.
///
/// It is never empty, has no control characters, its words are parted by single spaces, and it
/// neither begins nor ends with one.
///
/// ```
/// use ayla_notation::Comment;
///
/// let comment = Comment::new("  a long\n  plan ")?;
/// assert_eq!(comment.as_deref(), Some("a long plan"));
/// # Ok::<(), ayla_notation::CommentError>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Comment(Box<str>);

impl Comment {
    /// Brings a text into that form: runs of white space, line ends among them, become one space.
    /// `None` if nothing is left.
    ///
    /// # Errors
    ///
    /// If there is a control character other than tabs and line ends.
    pub fn new(text: &str) -> Result<Option<Comment>, CommentError> {
        match text.char_indices().find(|&(_, c)| is_forbidden(c)) {
            Some((at, found)) => Err(CommentError { at, found }),
            None => Ok(Comment::from_clean(text)),
        }
    }

    /// The same for a text that is known to have no control characters.
    pub(crate) fn from_clean(text: &str) -> Option<Comment> {
        let mut words = text.split_whitespace();
        let mut joined = String::with_capacity(text.len());
        joined.push_str(words.next()?);
        for word in words {
            joined.push(' ');
            joined.push_str(word);
        }
        Some(Comment(joined.into()))
    }

    /// Its text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Whether a text may not have this character anywhere: the control characters that are no white
/// space of old.
pub(crate) fn is_forbidden(c: char) -> bool {
    c.is_control() && !matches!(c, '\t' | '\n' | '\r')
}

impl Deref for Comment {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl AsRef<str> for Comment {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl Serialize for Comment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// A text that no comment can have, for a control character in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a comment cannot hold the control character U+{:04X}", u32::from(*.found))]
pub struct CommentError {
    /// Where it stands: bytes from the beginning of the text.
    pub at: usize,
    /// The character.
    pub found: char,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn white_space_is_brought_into_order() {
        let normal = |text| {
            Comment::new(text)
                .unwrap()
                .map(|comment| comment.to_string())
        };
        assert_eq!(
            normal(" a\r\n\t b\u{a0}\u{3000}c "),
            Some("a b c".to_owned())
        );
        assert_eq!(normal(" \n\u{2003}"), None);
        assert_eq!(normal("}{;%"), Some("}{;%".to_owned()));
    }

    #[test]
    fn control_characters_are_refused() {
        for found in ['\0', '\u{1b}', '\u{7f}', '\u{85}', '\u{b}'] {
            let error = Comment::new(&format!("é{found}")).unwrap_err();
            assert_eq!(error, CommentError { at: 2, found });
        }
    }
}
