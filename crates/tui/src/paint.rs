//! Colours and shapes. Nothing is told by colour alone.

use ayla_core::Side;
use ayla_draw::{Charset, Paint, Style as Look};
use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border;

/// Shapes that depend on what the terminal can show.
pub(crate) trait Shapes {
    /// Of what belongs to a side.
    fn owner(self, side: Side) -> Style;
    /// Of what matters now.
    fn accent(self) -> Style;
    /// The frame of a hole, or of a window.
    fn frame(self, frame: Frame) -> border::Set<'static>;
    /// A seed.
    fn seed(self) -> char;
    /// Where the last seed would fall.
    fn landing(self) -> char;
    /// What would be taken.
    fn prey(self) -> char;
    /// A part of a bar that is full, and one that is not.
    fn bar(self) -> (char, char);
    /// The pictures of a sign that somebody is busy.
    fn busy(self) -> &'static [char];
}

/// How a frame is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Frame {
    /// As usual.
    Usual,
    /// Of the hole that would be chosen.
    Chosen,
    /// Of a hole that is marked for an offer.
    Marked,
}

/// Of what is less important.
pub(crate) const DIM: Style = Style::new().add_modifier(Modifier::DIM);

/// Of what is to be seen first.
pub(crate) const STRONG: Style = Style::new().add_modifier(Modifier::BOLD);

/// Of what is selected.
pub(crate) const SELECTED: Style = Style::new().add_modifier(Modifier::REVERSED);

const fn ascii(
    corner: &'static str,
    across: &'static str,
    down: &'static str,
) -> border::Set<'static> {
    border::Set {
        top_left: corner,
        top_right: corner,
        bottom_left: corner,
        bottom_right: corner,
        vertical_left: down,
        vertical_right: down,
        horizontal_top: across,
        horizontal_bottom: across,
    }
}

impl Shapes for Look {
    fn owner(self, side: Side) -> Style {
        match (self.paint, side) {
            (Paint::Plain, _) => Style::new(),
            (Paint::Coloured, Side::South) => Style::new().fg(Color::Cyan),
            (Paint::Coloured, Side::North) => Style::new().fg(Color::Yellow),
        }
    }

    fn accent(self) -> Style {
        match self.paint {
            Paint::Plain => STRONG,
            Paint::Coloured => STRONG.fg(Color::Green),
        }
    }

    fn frame(self, frame: Frame) -> border::Set<'static> {
        match (self.charset, frame) {
            (Charset::Unicode, Frame::Usual) => border::ROUNDED,
            (Charset::Unicode, Frame::Chosen) => border::THICK,
            (Charset::Unicode, Frame::Marked) => border::DOUBLE,
            (Charset::Ascii, Frame::Usual) => ascii("+", "-", "|"),
            (Charset::Ascii, Frame::Chosen) => ascii("#", "#", "#"),
            (Charset::Ascii, Frame::Marked) => ascii("+", "=", "H"),
        }
    }

    fn seed(self) -> char {
        match self.charset {
            Charset::Unicode => '●',
            Charset::Ascii => 'o',
        }
    }

    fn landing(self) -> char {
        match self.charset {
            Charset::Unicode => '◆',
            Charset::Ascii => '@',
        }
    }

    fn prey(self) -> char {
        match self.charset {
            Charset::Unicode => '✗',
            Charset::Ascii => '!',
        }
    }

    fn bar(self) -> (char, char) {
        match self.charset {
            Charset::Unicode => ('█', '░'),
            Charset::Ascii => ('#', '.'),
        }
    }

    fn busy(self) -> &'static [char] {
        match self.charset {
            Charset::Unicode => &['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧'],
            Charset::Ascii => &['|', '/', '-', '\\'],
        }
    }
}
