//! What the machine is asked, to be thought about wherever and whenever there is time.

use ayla_ai::{Choice, Player, Watch};
use ayla_core::{Game, Position};

/// What the machine is to think about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Wish {
    /// Its own move.
    Move,
    /// What a strong player would do in a human's place.
    Hint,
    /// Whether to end the game here, as the human whose turn it is proposes (A3).
    Agreement,
}

/// Something for the machine to think about.
///
/// It is a plain value and knows nothing of the sitting it comes from: it can be thought about in
/// another thread, be given up, or be forgotten. What comes of it is
/// [heard](crate::Sitting::hear) by the sitting.
#[derive(Clone, Debug)]
pub struct Thinking<P: Position> {
    wish: Wish,
    player: Player,
    game: Game<P>,
}

/// What the machine thought, and of which position.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<P> {
    pub(crate) wish: Wish,
    pub(crate) position: P,
    pub(crate) choice: Choice,
}

impl<P: Position> Thinking<P> {
    pub(crate) fn new(wish: Wish, player: Player, game: Game<P>) -> Thinking<P> {
        Thinking { wish, player, game }
    }

    /// What is wished.
    #[must_use]
    pub fn wish(&self) -> Wish {
        self.wish
    }

    /// Thinks, while `watch` looks on and may end it; something is thought even so. `None` if the
    /// game is over.
    #[must_use]
    pub fn think(&self, watch: &mut dyn Watch) -> Option<Thought<P>> {
        Some(Thought {
            wish: self.wish,
            position: *self.game.position(),
            choice: self.player.choose_watched(&self.game, watch)?,
        })
    }
}
