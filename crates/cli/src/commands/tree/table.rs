//! Openings as a table.

use std::collections::HashMap;

use ayla_core::{Move, Position, Token};
use ayla_lang as lang;
use ayla_study::{Branch, Tree};

use crate::table::{Column, Table};

/// A row for each line in so many games at least, each behind the one it sprouts from; nothing if
/// there are too few games.
pub(crate) fn table<P: Position>(tree: &Tree<P>, min_games: u64) -> Option<String> {
    let [numbers @ .., line] = lang::OPENINGS;
    let columns = numbers.map(Column::Right).into_iter();
    let mut rows = Rows {
        table: Table::new(columns.chain([Column::Left(line)])),
        ways: tree.ways(min_games),
        min_games,
    };
    if tree.root().results().games() >= min_games {
        rows.add(tree.root(), &mut Vec::new());
    }
    rows.table.finish()
}

struct Rows<P> {
    table: Table,
    ways: HashMap<P, Vec<Vec<Move>>>,
    min_games: u64,
}

impl<P: Position> Rows<P> {
    fn add(&mut self, branch: &Branch<P>, line: &mut Vec<Move>) {
        let results = branch.results();
        let margin = results.average_margin();
        self.table.row([
            results.games().to_string(),
            results.south.to_string(),
            results.draws.to_string(),
            results.north.to_string(),
            results.unfinished.to_string(),
            margin.map_or_else(String::new, decimal),
            branch.value().map_or_else(String::new, signed),
            self.label(branch, line),
        ]);
        for next in branch.branches(self.min_games) {
            line.extend(next.mv());
            self.add(next, line);
            line.pop();
        }
    }

    /// The move, farther in the longer the line, and the line it transposes to.
    fn label(&self, branch: &Branch<P>, line: &[Move]) -> String {
        let Some(mv) = branch.mv() else {
            return lang::OPENINGS_START.to_owned();
        };
        let token = Token::new(mv, branch.taken());
        let label = format!("{}{token}", "· ".repeat(line.len() - 1));
        match self.ways[branch.position()].first() {
            Some(first) if first != line => format!("{label} = {}", spaced(first)),
            _ => label,
        }
    }
}

fn spaced(moves: &[Move]) -> String {
    if moves.is_empty() {
        return lang::OPENINGS_START.to_owned();
    }
    let moves: Vec<_> = moves.iter().map(ToString::to_string).collect();
    moves.join(" ")
}

/// `+4`, `0`, `-2`
fn signed(margin: i8) -> String {
    match margin {
        0 => "0".to_owned(),
        _ => format!("{margin:+}"),
    }
}

/// `+1.5`, `0.0`, `-0.3`
fn decimal(margin: f64) -> String {
    match format!("{margin:+.1}") {
        zero if zero.ends_with("0.0") && margin.abs() < 0.1 => "0.0".to_owned(),
        written => written,
    }
}
