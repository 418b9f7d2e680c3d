//! Tables of words and numbers.

use comfy_table::{CellAlignment, presets};

/// A column and its head.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Column {
    /// Of words.
    Left(&'static str),
    /// Of numbers.
    Right(&'static str),
}

/// A table without rules, two blanks between its columns.
#[derive(Debug)]
pub(crate) struct Table(comfy_table::Table);

impl Table {
    /// A table with these columns and no rows.
    pub(crate) fn new(columns: impl IntoIterator<Item = Column>) -> Table {
        let columns: Vec<Column> = columns.into_iter().collect();
        let mut table = comfy_table::Table::new();
        table.load_style(presets::NOTHING);
        table.set_header(columns.iter().map(|column| match column {
            Column::Left(head) | Column::Right(head) => *head,
        }));
        for (column, kind) in table.column_iter_mut().zip(&columns) {
            column.set_padding((0, 2));
            if let Column::Right(_) = kind {
                column.set_cell_alignment(CellAlignment::Right);
            }
        }
        Table(table)
    }

    /// Adds a row.
    pub(crate) fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.0.add_row(cells.into_iter().collect::<Vec<_>>());
    }

    /// The table as lines; `None` if it has no rows.
    pub(crate) fn finish(&self) -> Option<String> {
        (self.0.row_count() > 0).then(|| self.0.trim_fmt())
    }
}
