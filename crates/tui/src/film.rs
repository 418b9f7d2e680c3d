//! What a move does, seed by seed, from what its observer heard.

use std::collections::VecDeque;
use std::time::Duration;

use ayla_core::{Event, Pit, PitSet, Position, Setup, Side};
use ayla_draw::{Scene, Touch};

/// A board in the middle of a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Shot {
    pub(crate) setup: Setup,
    /// Where something happens.
    pub(crate) at: PitSet,
    /// How many seeds are in the player's hand.
    pub(crate) hand: u8,
    touch: Touch,
}

impl Shot {
    pub(crate) fn scene(&self) -> Scene {
        let mut scene = Scene::from(&self.setup);
        for cell in scene.rows.south.iter_mut().chain(&mut scene.rows.north) {
            if self.at.contains(cell.pit) {
                cell.touch = self.touch;
            }
        }
        scene
    }
}

/// The shots of moves that are still to be seen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Film {
    shots: VecDeque<Shot>,
    /// How long the first of them has been seen.
    seen: Duration,
}

impl Film {
    /// The shot to be seen now, if any is.
    pub(crate) fn shot(&self) -> Option<&Shot> {
        self.shots.front()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.shots.is_empty()
    }

    /// Leaves out what is still to be seen.
    pub(crate) fn skip(&mut self) {
        *self = Film::default();
    }

    /// Adds what a move did that was made in `before`.
    pub(crate) fn add<P: Position>(&mut self, before: &P, events: &[Event]) {
        let mut camera = Camera {
            setup: before.setup(),
            film: self,
        };
        for &event in events {
            camera.film(event);
        }
    }

    /// Lets time pass, of which every shot takes `each`.
    pub(crate) fn pass(&mut self, time: Duration, each: Option<Duration>) {
        let Some(each) = each else {
            return self.skip();
        };
        self.seen += time;
        while self.seen >= each && self.shots.pop_front().is_some() {
            self.seen -= each;
        }
        if self.shots.is_empty() {
            self.seen = Duration::ZERO;
        }
    }
}

/// Follows a move.
struct Camera<'a> {
    setup: Setup,
    film: &'a mut Film,
}

impl Camera<'_> {
    fn film(&mut self, event: Event) {
        match event {
            Event::Lap(lap) => {
                *self.seeds(lap.from()) = 0;
                self.shoot(lap.from().into(), lap.seeds(), Touch::Lifted);
                for (pit, left) in lap.drops().zip((0..lap.seeds()).rev()) {
                    *self.seeds(pit) += 1;
                    let touch = if left == 0 { Touch::Last } else { Touch::Sown };
                    self.shoot(pit.into(), left, touch);
                }
            }
            Event::Capture { by, pit, seeds } => {
                *self.seeds(pit) -= seeds;
                self.setup.taken[by] += seeds;
                self.shoot(pit.into(), 0, Touch::Captured);
            }
            Event::Offer { pits, .. } => self.shoot(pits, 0, Touch::Offered),
            Event::Accept { by, pits } => {
                if let Some(trade) = &mut self.setup.trade {
                    trade.offer = None;
                    trade.south = match by {
                        Side::South => trade.south | pits,
                        Side::North => trade.south - pits,
                    };
                }
                self.shoot(pits, 0, Touch::Bought);
            }
            Event::Payment { by, pit, seeds } => {
                self.setup.taken[by] -= seeds;
                *self.seeds(pit) += seeds;
                self.shoot(pit.into(), 0, Touch::Bought);
            }
            Event::Decline { pits, .. } => self.shoot(pits, 0, Touch::Offered),
            // The seeds that are left stay on the board; only the score counts them.
            Event::Pass { .. } | Event::Sweep { .. } => {}
        }
    }

    fn shoot(&mut self, at: PitSet, hand: u8, touch: Touch) {
        self.film.shots.push_back(Shot {
            setup: self.setup,
            at,
            hand,
            touch,
        });
    }

    fn seeds(&mut self, pit: Pit) -> &mut u8 {
        self.setup.at_mut(pit).expect("events are of the board")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use ayla_core::{DjenonAboure, Gore};

    /// The shots of a move, and the position after it.
    fn film<P: Position>(position: &str, mv: &str) -> (Film, P) {
        let before: P = position.parse().unwrap();
        let mut after = before;
        let mut events = Vec::new();
        after.play(mv.parse().unwrap(), &mut events).unwrap();
        let mut film = Film::default();
        film.add(&before, &events);
        (film, after)
    }

    #[test]
    fn the_last_shot_is_the_board_after_the_move() {
        fn check<P: Position>(position: &str, mv: &str) {
            let (film, after) = film::<P>(position, mv);
            let (last, after) = (film.shots.back().unwrap().setup, after.setup());
            assert_eq!(last.seeds(), after.seeds());
            assert_eq!(last.taken, after.taken);
            assert_eq!(
                last.territory(Side::South),
                after.territory(Side::South),
                "{mv}"
            );
        }
        check::<DjenonAboure>("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "A");
        check::<Gore>("5-0-1-2-1-3-2-6-18-10-S", "D");
        check::<Gore>("6-0-1-7-7-1-6-0-8-12-N SSSSNNNN AC", "accept");
        check::<Gore>("6-0-1-7-7-1-6-0-8-12-N SSSSNNNN AC", "decline");
    }

    #[test]
    fn every_seed_is_seen_and_so_is_the_hand() {
        let (film, _) = film::<Gore>("5-0-1-2-1-3-2-6-18-10-S", "D");
        let hands: Vec<u8> = film.shots.iter().map(|shot| shot.hand).collect();
        // Two lifted, laid one by one; three holes taken.
        assert_eq!(hands, [2, 1, 0, 0, 0, 0]);
    }

    #[test]
    fn time_moves_it_on_and_without_a_pace_it_is_over() {
        let (mut film, _) = film::<Gore>("5-0-1-2-1-3-2-6-18-10-S", "D");
        let second = Duration::from_secs(1);
        film.pass(second * 3 / 2, Some(second));
        assert_eq!(film.shots.len(), 5);
        film.pass(second / 2, Some(second));
        assert_eq!(film.shots.len(), 4);
        film.pass(Duration::ZERO, None);
        assert!(film.is_over());
    }
}
