//! Search, analysis and opponents for mancala games.
//!
//! * [`Player`] chooses moves: at random, greedily, by search, or as one of ten [`Level`]s.
//! * [`analyse`] tells the best lines of a game with their [`Score`]s, exact or estimated, within
//!   [`Limits`] and under the eyes of a [`Watch`]. A [`Memory`] does the same, and keeps what it found
//!   for the next question.
//!   With a [`Tablebase`] it looks up what is known for certain of positions with few seeds.
//! * [`prove`] finds a strategy by which a player is sure of so many seeds, for others to check.
//!
//! The search is alpha-beta with a table of positions. It is generic over [`Position`]: it never
//! assumes that the players alternate, and searches offers and their answers like any other move.
//! It says of every score whether it is proved to the end of the game. Repetition (A1) and want of
//! progress (A2) are seen, in the game and on the searched lines; what they alone decide is called
//! an estimate. Glory (G18) is no part of a score.
//!
//! Nothing here reads a clock, draws luck from the system or starts a thread unasked, so it runs wherever
//! Rust does, and the same question has the same answer everywhere. The fingerprint of the search
//! is how many positions it looks at: 40,720 from the start of Djenon-aboure until South's win by
//! four seeds is proved, and 316,876 from the start of Goré to a depth of 15. A test holds it to that;
//! whoever changes the search changes the numbers.
//!
//! [`Position`]: ayla_core::Position
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
mod busy;
mod deepening;
mod eval;
mod key;
mod level;
mod limits;
mod line;
mod memory;
mod node;
mod order;
mod player;
mod prove;
mod score;
mod search;
mod step;
mod table;
mod tablebase;
mod value;

pub use analysis::{Analysis, Line, analyse};
pub use eval::Features;
pub use level::Level;
pub use limits::{Limits, OnProgress, StopWhen, Watch};
pub use memory::Memory;
pub use player::{Choice, Player, Strategy};
pub use prove::{Advice, NoStrategy, prove};
pub use score::Score;
pub use tablebase::{Known, Tablebase};
