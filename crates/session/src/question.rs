//! What an offer asks the other player.

use ayla_core::{Event, Move, PitSet, Position, Side};

/// An offer that waits for its answer (G13, G14).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// Who offers.
    pub by: Side,
    /// What he offers.
    pub pits: PitSet,
    /// How many taken seeds the other would pay into the pits (G15).
    pub price: u8,
    /// How many seeds the other has taken, the price included.
    pub purse: u8,
}

impl Question {
    /// The question `position` puts to the player to move, if an offer waits in it.
    #[must_use]
    pub fn of<P: Position>(position: &P) -> Option<Question> {
        let pits = position.offer()?;
        let buyer = position.to_move();
        Some(Question {
            by: !buyer,
            pits,
            price: price(position),
            purse: position.taken()[buyer],
        })
    }
}

/// What is paid when the waiting offer is accepted.
fn price<P: Position>(position: &P) -> u8 {
    let mut accepted = *position;
    let mut events = Vec::new();
    // If it could not be accepted there would be nothing to pay.
    let _ = accepted.play(Move::Accept, &mut events);
    let paid = |event: &Event| match event {
        Event::Payment { seeds, .. } => Some(*seeds),
        _ => None,
    };
    events.iter().filter_map(paid).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    use ayla_core::Gore;

    #[test]
    fn an_offer_asks_for_six_seeds_a_pit() {
        let position: Gore = "6-0-1-7-7-1-6-0-8-12-N SSSSNNNN AC".parse().unwrap();
        let question = Question::of(&position).unwrap();
        assert_eq!(question.by, Side::South);
        assert_eq!(question.pits.to_string(), "AC");
        assert_eq!((question.price, question.purse), (12, 12));
        assert_eq!(Question::of(&Gore::start()), None);
    }
}
