//! A game as it is written, before any rules have looked at it.

use std::borrow::Cow;
use std::ops::Range;

use ayla_core::GameId;

use crate::error::Fault;
use crate::{Annotation, Error, ErrorKind, Place};

/// A game as it is written. See the [module](super) for what is sure about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    pub(super) text: String,
    pub(super) origin: Place,
    pub(super) tags: Vec<Tag>,
    pub(super) items: Vec<Item>,
}

/// A tag of a [`Game`]: `[Name "value"]`. The ranges are bytes of the game's text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tag {
    /// Where its name stands.
    pub name: Range<usize>,
    /// Where its value stands, between the quotation marks.
    pub value: Range<usize>,
}

/// A part of the movetext of a [`Game`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// What it is.
    pub kind: ItemKind,
    /// Where it stands: bytes of the game's text. A comment stands between its braces.
    pub span: Range<usize>,
}

/// What a part of the movetext is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ItemKind {
    /// The number of a turn.
    Number {
        /// The number, or the largest `u32` if it is larger.
        number: u32,
        /// How many dots are behind it: 0, 1 or 3.
        dots: u8,
    },
    /// A word that should be a move.
    Move,
    /// An annotation of the move before.
    Annotation(Annotation),
    /// A comment, with its white space as it stands.
    Comment,
    /// The `(` of a variation.
    Open,
    /// The `)` of a variation.
    Close,
    /// The result: digits, a hyphen and digits, or `*`. Only comments follow.
    Result,
}

impl Game {
    /// Its text, from its first tag or comment to the last.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Its tags in the order they came. No name comes twice.
    #[must_use]
    pub fn tags(&self) -> &[Tag] {
        &self.tags
    }

    /// Its movetext, and the comments that stand before or among the tags.
    #[must_use]
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// The text of an item.
    #[must_use]
    pub fn text_of(&self, item: &Item) -> &str {
        &self.text[item.span.clone()]
    }

    /// The name of a tag.
    #[must_use]
    pub fn name_of(&self, tag: &Tag) -> &str {
        &self.text[tag.name.clone()]
    }

    /// The value of a tag: `\"` and `\\` stand for `"` and `\`.
    #[must_use]
    pub fn value_of(&self, tag: &Tag) -> Cow<'_, str> {
        unescape(&self.text[tag.value.clone()])
    }

    /// The value of the tag with this name.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<Cow<'_, str>> {
        let tag = self.tags.iter().find(|tag| self.name_of(tag) == name)?;
        Some(self.value_of(tag))
    }

    /// The place in the file of a byte of the text.
    ///
    /// # Panics
    ///
    /// If no character begins there.
    #[must_use]
    pub fn place(&self, byte: usize) -> Place {
        self.origin.after(&self.text[..byte])
    }

    /// Which game it is, by its tag Game.
    ///
    /// # Errors
    ///
    /// If the tag is missing or names no game of [`GameId`].
    pub fn id(&self) -> Result<GameId, Error> {
        let game_tag = self.tags.iter().find(|tag| self.name_of(tag) == "Game");
        let Some(tag) = game_tag else {
            return Err(self.error(ErrorKind::NoGame.at(0..0)));
        };
        self.value_of(tag)
            .parse()
            .map_err(|_| self.error(ErrorKind::UnknownGame.at(tag.value.clone())))
    }

    /// An error that shows this game.
    pub(crate) fn error(&self, fault: Fault) -> Error {
        fault.within(&self.text, self.origin)
    }
}

fn unescape(value: &str) -> Cow<'_, str> {
    if !value.contains('\\') {
        return Cow::Borrowed(value);
    }
    let mut plain = String::with_capacity(value.len());
    let mut rest = value;
    while let Some(at) = rest.find('\\') {
        plain.push_str(&rest[..at]);
        let (kept, length) = match rest[at + 1..].chars().next() {
            Some(escaped @ ('"' | '\\')) => (escaped, 2),
            _ => ('\\', 1),
        };
        plain.push(kept);
        rest = &rest[at + length..];
    }
    plain.push_str(rest);
    Cow::Owned(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_backslash_hides_quotes_and_backslashes_alone() {
        for (written, meant) in [
            ("plain", "plain"),
            (r#"a \"b\" c"#, r#"a "b" c"#),
            (r"\\", r"\"),
            (r"\\n", r"\n"),
            (r"\n\é", r"\n\é"),
            (r"\\\\", r"\\"),
        ] {
            assert_eq!(unescape(written), meant);
        }
    }
}
