//! The table that is printed, in Markdown, so that it can be pasted into the book.

use crate::clock::{Measured, Spread, Unit};

/// Prints what was measured, a line each.
pub(crate) fn print(measured: &[Measured]) {
    let mut lines =
        vec![["", "median", "middle half", "floor", "times its floor"].map(str::to_owned)];
    lines.extend(measured.iter().map(|measured| {
        let Measured {
            piece,
            floor,
            ratio,
            unit,
            ..
        } = measured;
        [
            measured.name.to_owned(),
            told(piece.median, *unit),
            half(*piece, *unit),
            told(floor.median, *unit),
            told_times(ratio.median),
        ]
    }));
    let widths: [usize; 5] = std::array::from_fn(|column| {
        let widths = lines.iter().map(|line| line[column].chars().count());
        widths.max().unwrap_or(0)
    });
    for (nth, line) in lines.iter().enumerate() {
        print_line(line, widths);
        if nth == 0 {
            let [first, rest @ ..] = widths.map(|width| "-".repeat(width));
            let rest = rest.map(|dashes| format!("{}:", &dashes[1..]));
            println!("| {first} | {} |", rest.join(" | "));
        }
    }
}

fn print_line(line: &[String; 5], widths: [usize; 5]) {
    let [first, rest @ ..] = line;
    print!("| {first:width$} |", width = widths[0]);
    for (cell, width) in rest.iter().zip(&widths[1..]) {
        print!(" {cell:>width$} |");
    }
    println!();
}

/// How many times as long: `2.1`, `0.58`.
fn told_times(ratio: f64) -> String {
    let digits = if ratio < 1.0 { 2 } else { 1 };
    format!("{ratio:.digits$}")
}

/// A speed: `52.1 M moves/s`.
fn told(seconds: f64, unit: Unit) -> String {
    match unit {
        Unit::Rate(unit) => format!("{} {unit}", number(seconds.recip())),
        Unit::Milliseconds => format!("{:.2} ms", seconds * 1e3),
    }
}

/// The middle half of the speeds, the lower one first.
fn half(spread: Spread, unit: Unit) -> String {
    match unit {
        Unit::Rate(_) => format!(
            "{}–{}",
            number(spread.upper.recip()),
            number(spread.lower.recip())
        ),
        Unit::Milliseconds => format!("{:.2}–{:.2}", spread.lower * 1e3, spread.upper * 1e3),
    }
}

/// Three digits or so: `52.1 M`, `830 k`, `7.2`.
fn number(value: f64) -> String {
    let (value, suffix) = match value {
        1e6.. => (value / 1e6, " M"),
        1e3.. => (value / 1e3, " k"),
        _ => (value, ""),
    };
    let digits = match value {
        100.0.. => 0,
        10.0.. => 1,
        _ => 2,
    };
    format!("{value:.digits$}{suffix}")
}
