//! Mancala boards as text.
//!
//! A [`Scene`] is what can be seen of a position: the pits as they lie on the table, whose they
//! are, what is in them and what the last move did to them. It is plain data, for any face to show.
//! [`Scene::render`] shows it as text, in Unicode or ASCII, with colours or without.
//!
//! ```
//! use ayla_core::{Gore, Position};
//! use ayla_draw::{Charset, Paint, Scene, Style};
//!
//! let mut position: Gore = "5-0-1-2-1-3-2-6-18-10-S".parse()?;
//! let mut events = Vec::new();
//! position.play("D".parse()?, &mut events)?;
//!
//! let scene = Scene::new(&position).with_last_move(&events);
//! let style = Style { charset: Charset::Unicode, paint: Paint::Plain };
//! assert_eq!(format!("\n{}", scene.render(style)), "
//!       d      c      b      a
//!   ┌──────┬──────┬──────┬──────┐
//!   │   6▲ │ × 0▲ │ × 0▲ │ × 0▲ │  ▲ North  10 taken
//!   ├──────┼──────┼──────┼──────┤  North to move
//!   │   5▼ │   0▼ │   1▼ │ ○ 0▼ │  ▼ South  26 taken
//!   └──────┴──────┴──────┴──────┘
//!       A      B      C      D");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Nothing is told by colour alone: the owner of every pit has a mark too, and so has every part
//! a pit took in the last move. [`plain`] is a smaller drawing still, for comments and documents.

#![forbid(unsafe_code)]

mod plain;
mod scene;
mod style;
mod text;

pub use plain::plain;
pub use scene::{Cell, Labels, Scene, State, Touch};
pub use style::{Charset, Paint, Style};
pub use text::Drawing;
