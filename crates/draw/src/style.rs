//! The characters and colours of a drawing.

use anstyle::{AnsiColor, Effects};
use ayla_core::Side;

use crate::{Cell, Touch};

/// How a scene is rendered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Style {
    /// The characters it is drawn with.
    pub charset: Charset,
    /// Whether it has colours.
    pub paint: Paint,
}

/// The characters of a drawing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Charset {
    /// Lines and figures any font of a terminal has.
    #[default]
    Unicode,
    /// ASCII alone.
    Ascii,
}

/// Whether a drawing has colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Paint {
    /// ANSI escape codes.
    Coloured,
    /// No escape codes.
    #[default]
    Plain,
}

/// The lines of the frame.
pub(crate) struct Frame {
    pub(crate) top: [char; 3],
    pub(crate) middle: [char; 3],
    pub(crate) bottom: [char; 3],
    pub(crate) across: char,
    pub(crate) down: char,
}

impl Charset {
    pub(crate) const fn frame(self) -> Frame {
        match self {
            Charset::Unicode => Frame {
                top: ['┌', '┬', '┐'],
                middle: ['├', '┼', '┤'],
                bottom: ['└', '┴', '┘'],
                across: '─',
                down: '│',
            },
            Charset::Ascii => Frame {
                top: ['+'; 3],
                middle: ['+'; 3],
                bottom: ['+'; 3],
                across: '-',
                down: '|',
            },
        }
    }

    /// The mark of a pit's owner. It points to where he sits.
    #[must_use]
    pub const fn owner(self, side: Side) -> char {
        match (self, side) {
            (Charset::Unicode, Side::South) => '▼',
            (Charset::Unicode, Side::North) => '▲',
            (Charset::Ascii, Side::South) => 'v',
            (Charset::Ascii, Side::North) => '^',
        }
    }

    /// The mark of a pit's part in the last move.
    #[must_use]
    pub const fn touch(self, touch: Touch) -> char {
        match (self, touch) {
            (_, Touch::Untouched) => ' ',
            (Charset::Unicode, Touch::Sown) => '·',
            (Charset::Unicode, Touch::Relayed) => '◦',
            (Charset::Unicode, Touch::Bought) => '↔',
            (Charset::Unicode, Touch::Lifted) => '○',
            (Charset::Unicode, Touch::Last) => '●',
            (Charset::Unicode, Touch::Captured) => '×',
            (Charset::Ascii, Touch::Sown) => '.',
            (Charset::Ascii, Touch::Relayed) => ':',
            (Charset::Ascii, Touch::Bought) => '$',
            (Charset::Ascii, Touch::Lifted) => 'o',
            (Charset::Ascii, Touch::Last) => '*',
            (Charset::Ascii, Touch::Captured) => 'x',
            (_, Touch::Offered) => '?',
        }
    }
}

impl Paint {
    /// `style` where there are colours.
    const fn only(self, style: anstyle::Style) -> anstyle::Style {
        match self {
            Paint::Coloured => style,
            Paint::Plain => anstyle::Style::new(),
        }
    }

    pub(crate) const fn frame(self) -> anstyle::Style {
        self.only(anstyle::Style::new().effects(Effects::DIMMED))
    }

    /// Of everything that belongs to `side`.
    pub(crate) const fn owner(self, side: Side) -> anstyle::Style {
        let colour = match side {
            Side::South => AnsiColor::Cyan,
            Side::North => AnsiColor::Yellow,
        };
        self.only(colour.on_default())
    }

    /// Bright what the last move touched, inverted what belongs to the player of the other row.
    pub(crate) fn cell(self, cell: &Cell) -> anstyle::Style {
        let mut style = self.owner(cell.owner);
        if cell.touch != Touch::Untouched {
            style = style.bold();
        }
        if cell.is_traded() {
            style = style.invert();
        }
        self.only(style)
    }

    /// Of what is to be seen first.
    pub(crate) const fn strong(self) -> anstyle::Style {
        self.only(anstyle::Style::new().effects(Effects::BOLD))
    }
}
