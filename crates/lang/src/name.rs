//! What the players are called.

use ayla_core::{BySide, Side};

/// How a player is spoken of.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Name {
    /// It is he who reads.
    You,
    /// By this name.
    Called(String),
}

/// How both players are spoken of. By default they are called as their sides are.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Names(pub BySide<Name>);

impl Names {
    /// The names of a player who reads, at `side`, and of an opponent called as his side is.
    #[must_use]
    pub fn you_at(side: Side) -> Names {
        let mut names = Names::default();
        names.0[side] = Name::You;
        names
    }
}

impl Default for Names {
    fn default() -> Names {
        Names(BySide::from_fn(|side| Name::Called(side.to_string())))
    }
}
