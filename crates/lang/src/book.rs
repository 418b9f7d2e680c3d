//! Rules to be read: a page of the book, or a clause on a terminal.

use std::fmt::Write;

use ayla_core::GameId;

use crate::en::{book, words};
use crate::{Example, Picture, Rule, rules};

/// The columns of a page.
const PAGE_WIDTH: usize = 100;

/// The columns of a clause on a terminal.
const TERMINAL_WIDTH: usize = 78;

/// All rules of a game as a page of Markdown, with their examples drawn by `draw`.
///
/// Lines that are longer than a hundred columns are drawings or rows of a table.
#[must_use]
pub fn page(game: GameId, draw: impl Fn(&Picture) -> String) -> String {
    let mut blocks = vec![format!("# {}", book::title(game.info()))];
    blocks.extend(book::introduction(game).map(paragraph));
    blocks.push(format!("## {}", book::WORDS));
    blocks.push(word_table());
    for section in rules(game) {
        blocks.push(format!("## {}", section.title));
        blocks.extend(
            section
                .rules
                .iter()
                .flat_map(|rule| rule_blocks(rule, game, &draw)),
        );
    }
    blocks.join("\n\n") + "\n"
}

fn paragraph(text: &str) -> String {
    textwrap::fill(text, PAGE_WIDTH)
}

/// The words as a table whose columns line up.
fn word_table() -> String {
    let heading = (book::WORD, book::MEANING);
    let rows = || words().iter().map(|word| (word.word, word.meaning));
    let width = |column: fn((&'static str, &'static str)) -> &'static str| {
        let cells = rows().chain([heading]).map(column);
        cells
            .map(|cell| cell.chars().count())
            .max()
            .unwrap_or_default()
    };
    let (left, right) = (width(|row| row.0), width(|row| row.1));
    let mut lines = vec![
        format!("| {:left$} | {:right$} |", heading.0, heading.1),
        format!("| {:-<left$} | {:-<right$} |", "", ""),
    ];
    lines.extend(rows().map(|(word, meaning)| format!("| {word:left$} | {meaning:right$} |")));
    lines.join("\n")
}

fn rule_blocks(rule: &Rule, game: GameId, draw: impl Fn(&Picture) -> String) -> Vec<String> {
    let source = book::source(rule.source);
    let mut blocks = vec![
        format!("### {}", rule.clause),
        paragraph(&format!("{} *({source})*", rule.text)),
    ];
    blocks.extend(
        rule.reason
            .map(|reason| paragraph(&format!("*{}.* {reason}", book::WHY))),
    );
    if let Some(example) = rule.example_of(game) {
        blocks.push(paragraph(example.caption));
        blocks.push(format!("```text\n{}\n```", example.show(draw)));
    }
    blocks
}

impl Rule {
    /// The rule for a terminal: what it says, why, and its example drawn by `draw`.
    ///
    /// Rules that games share have an example of one of them; it is left out for the others.
    #[must_use]
    pub fn show(&self, game: GameId, draw: impl Fn(&Picture) -> String) -> String {
        let mut text = textwrap::fill(
            &format!(
                "{} ({})  {}",
                self.clause,
                book::source(self.source),
                self.text
            ),
            TERMINAL_WIDTH,
        );
        if let Some(reason) = self.reason {
            let why = textwrap::fill(&format!("{}: {reason}", book::WHY), TERMINAL_WIDTH);
            let _ = write!(text, "\n{why}");
        }
        if let Some(example) = self.example_of(game) {
            let caption = textwrap::fill(example.caption, TERMINAL_WIDTH);
            let _ = write!(text, "\n\n{caption}\n\n{}", example.show(draw));
        }
        text
    }

    fn example_of(&self, game: GameId) -> Option<&Example> {
        self.example.as_ref().filter(|example| example.game == game)
    }
}
