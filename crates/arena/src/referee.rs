//! One game between two players.

use ayla_core::{BySide, Position, Side};
use ayla_notation::Record;

use crate::pace::Clock;
use crate::seat::Seat;
use crate::{Conditions, Fault};

/// Plays `record` to its end, and writes beside each move what its player thought. Who does something wrong forfeits, and what it was is said in the
/// record.
pub(crate) fn play<P: Position>(
    record: &mut Record<P>,
    seats: BySide<&mut Seat>,
    conditions: &Conditions,
    seed: u64,
) {
    let mut clock = Clock::new(conditions.pace, conditions.margin, conditions.patience);
    let BySide { south, north } = seats;
    let mut seats = BySide::new(south, north);
    for side in Side::BOTH {
        if let Err(fault) = seats[side].prepare::<P>(conditions.patience) {
            return forfeit(record, side, seats[side], &fault);
        }
    }
    while !record.game().is_over() {
        let side = record.game().position().to_move();
        // Either player has luck of his own.
        let seed = seed.wrapping_mul(2).wrapping_add(side as u64);
        let moved = seats[side]
            .choose(record.game(), side, &mut clock, seed)
            .and_then(|thought| {
                record.play(thought.mv, &mut ()).map_err(Fault::Illegal)?;
                Ok(thought)
            });
        match moved {
            Ok(thought) => {
                // No thought has control characters in its words.
                let _ = record.comment_on_move(&thought.to_string());
            }
            Err(fault) => return forfeit(record, side, seats[side], &fault),
        }
    }
}

fn forfeit<P: Position>(record: &mut Record<P>, side: Side, seat: &mut Seat, fault: &Fault) {
    seat.dismiss();
    // Nobody forfeits a game that is over, and no fault has control characters in its words.
    let _ = record.forfeit(side);
    let _ = record.comment(&format!("{side}: {fault}"));
}
