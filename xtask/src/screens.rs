//! Pictures of the program for the book and the README: it runs on a terminal that is not there,
//! keys are pressed, and what it shows is written as SVG.

use std::fmt::Write;

use anyhow::Result;
use ayla_terminal::vt100::{Cell, Color, Screen};
use ayla_terminal::{CommandBuilder, Key, Terminal};
use xshell::{Shell, cmd};

/// What is shown: a name, the arguments, the keys, and the text that is there in the end.
struct Shot {
    name: &'static str,
    args: &'static str,
    keys: &'static [Key],
    shows: &'static str,
}

const SHOTS: [Shot; 5] = [
    Shot {
        name: "gore",
        args: "play gore --north human --position 5-0-1-2-1-3-2-6-18-10-S",
        keys: &[Key::Right, Key::Right, Key::Right, Key::Char('v')],
        shows: "South +",
    },
    Shot {
        name: "djenon-aboure",
        args: "play djenon-aboure --north human",
        keys: &[Key::Char('E'), Key::Char('v')],
        shows: "proved",
    },
    Shot {
        name: "offer",
        args: "play gore --north human --position 6-0-1-7-7-1-6-0-8-12-S",
        keys: &[Key::Char('o'), Key::Char('A'), Key::Char('C'), Key::Enter],
        shows: "Accept (y)",
    },
    Shot {
        name: "replay",
        args: "replay docs/games/a-negotiation.sow",
        keys: &[Key::Char('g'), Key::Char('1'), Key::Char('4'), Key::Enter],
        shows: "After 14 of",
    },
    Shot {
        name: "learn",
        args: "learn gore --from G8",
        keys: &[Key::Char('8'), Key::Enter],
        shows: "Right.",
    },
];

const COLUMNS: u16 = 80;
const ROWS: u16 = 24;

pub(crate) fn write(sh: &Shell) -> Result<()> {
    cmd!(sh, "cargo build --package ayla").run()?;
    let target = std::env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".to_owned());
    let program = sh.current_dir().join(target).join("debug/ayla");
    let home = tempfile::tempdir()?;
    for shot in &SHOTS {
        let mut command = CommandBuilder::new(&program);
        command.args(shot.args.split(' '));
        command.args(["--animation", "off"]);
        command.cwd(sh.current_dir());
        command.env_clear();
        command.env("HOME", home.path());
        command.env("LANG", "C.UTF-8");
        command.env("TERM", "xterm-256color");
        let mut terminal = Terminal::run(command, COLUMNS, ROWS);
        terminal.wait_for("▼ South");
        shot.keys.iter().for_each(|&key| terminal.press(key));
        terminal.wait_for(shot.shows);
        let path = format!("docs/src/screens/{}.svg", shot.name);
        sh.write_file(path, svg(terminal.screen()))?;
    }
    Ok(())
}

/// The columns of the picture that a column of the terminal takes, and its rows.
const CELL: (f32, f32) = (8.4, 16.4);
const MARGIN: f32 = 12.0;
const PAPER: &str = "#1b1d21";
const INK: &str = "#d7d9dc";

/// The screen as a picture. Cells that look alike and stand side by side are one text.
fn svg(screen: &Screen) -> String {
    let (width, height) = (
        f32::from(COLUMNS).mul_add(CELL.0, 2.0 * MARGIN),
        f32::from(ROWS).mul_add(CELL.1, 2.0 * MARGIN),
    );
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" \
         font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\" font-size=\"14\">\n\
         <rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"{PAPER}\"/>\n"
    );
    for row in 0..ROWS {
        let mut column = 0;
        while column < COLUMNS {
            let Some(first) = screen.cell(row, column) else {
                break;
            };
            let look = Look::of(first);
            let alike = (column..COLUMNS)
                .map_while(|column| screen.cell(row, column))
                .take_while(|cell| Look::of(cell) == look);
            let text: Vec<&str> = alike.map(symbol).collect();
            look.write(&text, row, column, &mut svg);
            column += u16::try_from(text.len()).unwrap_or(COLUMNS);
        }
    }
    svg.push_str("</svg>\n");
    svg
}

fn symbol(cell: &Cell) -> &str {
    match cell.contents() {
        "" => " ",
        text => text,
    }
}

/// How a cell looks, apart from what is in it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Look {
    ink: &'static str,
    is_inverse: bool,
    is_bold: bool,
    is_dim: bool,
}

impl Look {
    fn of(cell: &Cell) -> Look {
        Look {
            ink: ink(cell.fgcolor()),
            is_inverse: cell.inverse(),
            is_bold: cell.bold(),
            is_dim: cell.dim(),
        }
    }

    fn write(self, text: &[&str], row: u16, column: u16, svg: &mut String) {
        let x = f32::from(column).mul_add(CELL.0, MARGIN);
        let y = f32::from(row).mul_add(CELL.1, MARGIN);
        let columns = u16::try_from(text.len()).unwrap_or(COLUMNS);
        let width = f32::from(columns) * CELL.0;
        if self.is_inverse {
            let _ = writeln!(
                svg,
                "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{:.1}\" fill=\"{}\"/>",
                CELL.1, self.ink
            );
        }
        let joined = text.concat();
        if joined.trim().is_empty() {
            return;
        }
        let ink = if self.is_inverse { PAPER } else { self.ink };
        let weight = if self.is_bold {
            " font-weight=\"bold\""
        } else {
            ""
        };
        let opacity = if self.is_dim { " opacity=\"0.6\"" } else { "" };
        let joined = joined.replace('&', "&amp;").replace('<', "&lt;");
        let _ = writeln!(
            svg,
            "<text x=\"{x:.1}\" y=\"{:.1}\" fill=\"{ink}\"{weight}{opacity} textLength=\"{width:.1}\" \
             xml:space=\"preserve\">{joined}</text>",
            y + 12.7
        );
    }
}

/// The colours of the terminal's palette.
fn ink(color: Color) -> &'static str {
    match color {
        Color::Idx(2 | 10) => "#7ec97e",
        Color::Idx(3 | 11) => "#e3b341",
        Color::Idx(6 | 14) => "#56c7d6",
        _ => INK,
    }
}
