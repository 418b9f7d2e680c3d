//! What makes a move surprising.

use std::fmt;

use ayla_core::{Game, Move, Position};

/// A reason to overlook a move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Theme {
    /// A sowing that takes nothing.
    Quiet,
    /// Another move would take more at once.
    RefusedCapture,
    /// The best answer takes more than the move did.
    Sacrifice,
    /// An offer, or the answer to one (G13, G14).
    Trade,
}

impl Theme {
    /// The themes of the first move of `solution`.
    pub(super) fn all_of<P: Position>(position: &P, solution: &[Move]) -> Vec<Theme> {
        let mut game = Game::from_position(*position);
        let taken: Vec<(bool, u8)> = solution
            .iter()
            .map_while(|&mv| {
                let ply = game.play(mv, &mut ()).ok()?;
                Some((ply.by == position.to_move(), ply.taken))
            })
            .collect();
        let gain = taken.first().map_or(0, |&(_, taken)| taken);
        let answer = taken.iter().find(|&&(own, _)| !own);
        let most = position
            .tokens()
            .filter_map(|token| token.taken)
            .map(u8::from)
            .max();
        let is_sowing = matches!(solution.first(), Some(Move::Sow(_)));
        let is_trade = matches!(
            solution.first(),
            Some(Move::Offer(_) | Move::Accept | Move::Decline)
        );
        [
            (Theme::Quiet, is_sowing && gain == 0),
            (Theme::RefusedCapture, most.unwrap_or(0) > gain),
            (
                Theme::Sacrifice,
                answer.is_some_and(|&(_, loss)| loss > gain),
            ),
            (Theme::Trade, is_trade),
        ]
        .into_iter()
        .filter_map(|(theme, applies)| applies.then_some(theme))
        .collect()
    }
}

/// As a record names it.
impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Theme::Quiet => "quiet move",
            Theme::RefusedCapture => "refused capture",
            Theme::Sacrifice => "sacrifice",
            Theme::Trade => "trade",
        })
    }
}
