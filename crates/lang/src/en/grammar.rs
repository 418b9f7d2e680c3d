//! What English asks for: verbs that agree, lists, capitals.

use std::fmt::Display;

use ayla_core::{PitSet, Side};

use crate::{Name, Names};

/// A verb: what you do, and what he does.
pub(super) type Verb = (&'static str, &'static str);

impl Names {
    /// The name, inside a sentence.
    pub(super) fn of(&self, side: Side) -> &str {
        match &self.0[side] {
            Name::You => "you",
            Name::Called(name) => name,
        }
    }

    /// The name and the verb that agrees with it, to begin a sentence: `North lifts`, `You lift`.
    pub(super) fn does(&self, side: Side, verb: Verb) -> String {
        let name = match &self.0[side] {
            Name::You => "You",
            Name::Called(name) => name,
        };
        format!("{name} {}", self.verb(side, verb))
    }

    /// The verb that agrees with the name.
    pub(super) fn verb(&self, side: Side, verb: Verb) -> &'static str {
        match self.0[side] {
            Name::You => verb.0,
            Name::Called(_) => verb.1,
        }
    }
}

/// `B`, `B and D`, `A, B and D`
pub(super) fn list(items: impl IntoIterator<Item = impl Display>) -> String {
    let mut items: Vec<_> = items.into_iter().map(|item| item.to_string()).collect();
    match items.pop() {
        None => String::new(),
        Some(last) if items.is_empty() => last,
        Some(last) => format!("{} and {last}", items.join(", ")),
    }
}

/// `A B D`
pub(super) fn letters(pits: PitSet) -> String {
    let letters: Vec<_> = pits.iter().map(|pit| pit.to_string()).collect();
    letters.join(" ")
}

/// `1 seed`, `2 seeds`
pub(super) fn count(number: u8, thing: &str) -> String {
    match number {
        1 => format!("1 {thing}"),
        _ => format!("{number} {thing}s"),
    }
}

/// Numbers up to three as words.
pub(super) fn number(number: u8) -> String {
    match number {
        1 => "one".to_owned(),
        2 => "two".to_owned(),
        3 => "three".to_owned(),
        _ => number.to_string(),
    }
}
