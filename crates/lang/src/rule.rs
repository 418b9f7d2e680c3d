//! The rules as they are read: clause by clause, with reasons and examples.

use ayla_core::{Clause, GameId};

use crate::en;

/// A clause in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Rule {
    /// The clause.
    pub clause: Clause,
    /// Who says so.
    pub source: Source,
    /// The rule, in a few sentences for players.
    pub text: &'static str,
    /// Why it was decided so, where the documents are silent.
    pub reason: Option<&'static str>,
    /// The rule on the board.
    pub example: Option<Example>,
}

/// Where a rule comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// The documents that describe the game state it.
    Document,
    /// They are silent; it was decided for this project.
    House,
    /// They state a part of it, and the rest was decided.
    Mixed,
}

/// A position, and moves that show a rule.
///
/// It holds no picture and no result: whoever shows it plays it, so it cannot disagree with the
/// rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Example {
    /// The game.
    pub game: GameId,
    /// The text of the position it begins with.
    pub position: &'static str,
    /// Legal moves, and `resign`, with blanks between them.
    pub moves: &'static str,
    /// A move that is then refused, by this very clause.
    pub refused: Option<&'static str>,
    /// What there is to see.
    pub caption: &'static str,
}

/// Rules that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Section {
    /// What they are about.
    pub title: &'static str,
    /// The rules, in the order of their clauses.
    pub rules: &'static [Rule],
}

/// The rules of a game, in order: set-up, sowing, capture, trade where there is one, end, and
/// what ends games that would not end.
pub fn rules(game: GameId) -> impl Iterator<Item = &'static Section> {
    let own = match game {
        GameId::Gore => en::gore::SECTIONS,
        GameId::DjenonAboure => en::djenon_aboure::SECTIONS,
    };
    own.iter().chain([&en::endings::SECTION])
}

/// The rule of a clause. `None` for one of a game written elsewhere.
#[must_use]
pub fn rule(clause: Clause) -> Option<&'static Rule> {
    GameId::ALL
        .into_iter()
        .flat_map(rules)
        .flat_map(|section| section.rules)
        .find(|rule| rule.clause == clause)
}
