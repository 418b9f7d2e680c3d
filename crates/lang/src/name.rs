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

    /// The names at a board where people sit at these sides and machines at the others: who plays
    /// alone is spoken to.
    #[must_use]
    pub fn at_board(people: BySide<bool>) -> Names {
        match (people.south, people.north) {
            (true, false) => Names::you_at(Side::South),
            (false, true) => Names::you_at(Side::North),
            _ => Names::default(),
        }
    }
}

impl Default for Names {
    fn default() -> Names {
        Names(BySide::from_fn(|side| Name::Called(side.to_string())))
    }
}
