//! Search, analysis and opponents for mancala games.
//!
//! * [`Player`] chooses moves: at random, greedily, by search, or as one of ten [`Level`]s.
//! * [`analyse`] tells the best lines of a game with their [`Score`]s, exact or estimated, within
//!   [`Limits`] and under the eyes of a [`Watch`].
//!
//! ```
//! use ayla_ai::Level;
//! use ayla_core::{Game, Gore};
//!
//! let mut game: Game<Gore> = Game::new();
//! let player = Level::DEFAULT.player(1);
//! while let Some(choice) = player.choose(&game).filter(|_| game.plies().len() < 8) {
//!     game.play(choice.mv, &mut ())?;
//! }
//! assert_eq!(game.plies().len(), 8);
//! # Ok::<(), ayla_core::Illegal>(())
//! ```

#![forbid(unsafe_code)]

mod analysis;
mod eval;
mod level;
mod limits;
mod order;
mod player;
mod score;
mod search;
mod table;
mod value;

pub use analysis::{Analysis, Line, analyse};
pub use level::Level;
pub use limits::{Limits, OnProgress, StopWhen, Watch};
pub use player::{Choice, Player, Strategy};
pub use score::Score;
