//! A mancala board on the whole terminal: to play at, to look games up on, and to learn with.
//!
//! Model, update and view stand apart. A [`Face`] is plain data that takes an [`Input`], changes,
//! and says in [`Effect`]s what the world outside should do; its view is a function of it. Nothing
//! of that touches a terminal, so all of it can be tried without one. [`Screen`] is the one place
//! that does: it reads keys and mouse, lets the machine think in another thread, draws, and gives
//! the terminal back as it was, after a panic or a signal too.
//!
//! | face | is |
//! | --- | --- |
//! | [`Table`] | a board to play at, with an editor of positions |
//! | [`Viewer`] | a recorded game, variations included |
//! | [`Learner`] | the rules as lessons, clause by clause |
//!
//! What is said stands in `ayla-lang`, what is drawn comes from `ayla-draw`'s scenes, what is
//! played is an `ayla-session` sitting.

#![forbid(unsafe_code)]

mod board;
mod chrome;
mod editor;
mod evaluation;
mod face;
mod field;
mod film;
mod grid;
mod history;
mod keys;
mod learner;
mod new_game;
mod options;
mod paint;
mod players;
mod screen;
mod sheet;
mod table;
mod talk;
mod viewer;
mod window;
mod worker;

pub use face::{Effect, Face, Input, Next, Shelf};
pub use learner::Learner;
pub use new_game::NewGame;
pub use options::{Options, Pace};
pub use screen::Screen;
pub use table::Table;
pub use viewer::{Place, Viewer};
