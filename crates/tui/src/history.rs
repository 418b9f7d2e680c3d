//! The moves of a game as a list to be read.

use ayla_core::{BySide, Move, Side, Token};
use ayla_draw::Style as Look;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Block, Borders, Widget};

use crate::paint::{DIM, Frame, SELECTED, Shapes};

/// A move of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Word {
    pub(crate) by: Side,
    pub(crate) token: Token,
    /// What is behind it: annotations, a sign that there is more to see.
    pub(crate) suffix: String,
}

/// A row of the list: the number of the turn where it begins, and the moves by side, each with its
/// place in the game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Row {
    number: Option<u32>,
    words: BySide<Option<(usize, String)>>,
}

/// Numbers count South's turns, as in a record. An answer to an offer has a row before the turn
/// that follows it.
fn rows(words: &[Word]) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let mut number = 1;
    let mut is_begun = false;
    for (place, Word { by, token, suffix }) in words.iter().enumerate() {
        let fits = rows.last().is_some_and(|row| {
            is_begun
                && row.words[*by].is_none()
                && (*by == Side::North || row.words.north.is_none())
        });
        if !fits {
            rows.push(Row {
                number: (!is_begun).then_some(number),
                ..Row::default()
            });
            is_begun = true;
        }
        if let Some(row) = rows.last_mut() {
            row.words[*by] = Some((place, format!("{token}{suffix}")));
        }
        if *by == Side::North && !matches!(token.mv, Move::Accept | Move::Decline) {
            number += 1;
            is_begun = false;
        }
    }
    rows
}

/// The columns of a move.
const WORD: usize = 9;

/// Draws the list, the move at `current` (counted from 1, 0 is none) in sight and marked.
pub(crate) fn render(
    words: &[Word],
    current: usize,
    title: &str,
    area: Rect,
    look: Look,
    buffer: &mut Buffer,
) {
    let block = Block::new()
        .borders(Borders::LEFT)
        .border_set(look.frame(Frame::Usual))
        .border_style(DIM);
    let inner = block.inner(area);
    block.render(area, buffer);
    buffer.set_string(inner.x + 1, inner.y, title, DIM);
    let rows = rows(words);
    let room = usize::from(inner.height.saturating_sub(1));
    let is_current = |row: &Row| {
        let places = Side::BOTH.map(|side| row.words[side].as_ref().map(|word| word.0 + 1));
        places.contains(&Some(current))
    };
    let at = rows.iter().position(is_current).unwrap_or(0);
    let first = (at + 1).saturating_sub(room.div_ceil(2).max(1));
    let first = first.min(rows.len().saturating_sub(room));
    for (row, y) in rows.iter().skip(first).zip(inner.y + 1..inner.bottom()) {
        let number = row
            .number
            .map_or(String::new(), |number| format!("{number}."));
        buffer.set_string(inner.x + 1, y, format!("{number:>4}"), DIM);
        for (side, x) in [(Side::South, 6), (Side::North, 16)] {
            if let Some((place, text)) = &row.words[side] {
                let style = if place + 1 == current {
                    SELECTED
                } else {
                    Style::new()
                };
                buffer.set_stringn(inner.x + x, y, text, WORD, style);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(tokens: &[(Side, &str)]) -> Vec<String> {
        let words: Vec<Word> = tokens
            .iter()
            .map(|&(by, token)| Word {
                by,
                token: token.parse().unwrap(),
                suffix: String::new(),
            })
            .collect();
        let text =
            |word: &Option<(usize, String)>| word.as_ref().map_or("-", |word| &word.1).to_owned();
        rows(&words)
            .iter()
            .map(|row| {
                let number = row
                    .number
                    .map_or(String::new(), |number| number.to_string());
                format!(
                    "{number} {} {}",
                    text(&row.words.south),
                    text(&row.words.north)
                )
            })
            .collect()
    }

    #[test]
    fn turns_are_numbered_as_in_a_record_and_answers_stand_before_them() {
        use Side::{North, South};

        assert_eq!(
            list(&[
                (South, "D"),
                (North, "b+4"),
                (South, "offer:CD"),
                (North, "accept"),
                (North, "D+2")
            ]),
            ["1 D b+4", "2 offer:CD accept", " - D+2"]
        );
        assert_eq!(
            list(&[
                (North, "offer:a"),
                (South, "decline"),
                (South, "A"),
                (North, "b")
            ]),
            ["1 - offer:a", "2 decline -", " A b"]
        );
    }
}
