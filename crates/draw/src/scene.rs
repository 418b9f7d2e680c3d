//! What can be seen of a position, as plain data.

use std::borrow::Cow;

use ayla_core::{BySide, Event, Outcome, Pit, PitSet, Position, Setup, Side};

/// A board as it lies on the table, North's row above.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The pits of each row from left to right as they are drawn: North's from his last pit to `a`.
    pub rows: BySide<Vec<Cell>>,
    /// The seeds each player has taken.
    pub taken: BySide<u8>,
    /// Whose turn it is.
    pub state: State,
    /// The words of the drawing.
    pub labels: Labels,
}

/// A pit in a [`Scene`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cell {
    /// The pit.
    pub pit: Pit,
    /// Whom it belongs to. In a game with trade not always the player of its row.
    pub owner: Side,
    /// How many seeds it holds.
    pub seeds: u8,
    /// Its part in the last move.
    pub touch: Touch,
}

impl Cell {
    /// Whether it belongs to the player of the other row (G15).
    #[must_use]
    pub fn is_traded(self) -> bool {
        self.owner != self.pit.row()
    }
}

/// The part of a pit in the last move. Where there are several, the greatest is shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Touch {
    /// None.
    #[default]
    Untouched,
    /// It got a seed.
    Sown,
    /// A relay lifted it on its way (D5).
    Relayed,
    /// It was accepted and paid for (G15).
    Bought,
    /// The sowing began with it.
    Lifted,
    /// It got the last seed.
    Last,
    /// Its seeds were taken.
    Captured,
    /// It is offered, and the offer waits (G13).
    Offered,
}

impl Touch {
    /// All parts a pit can have, the least first.
    pub const ALL: [Touch; 7] = [
        Touch::Sown,
        Touch::Relayed,
        Touch::Bought,
        Touch::Lifted,
        Touch::Last,
        Touch::Captured,
        Touch::Offered,
    ];
}

/// Whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum State {
    /// This side's.
    ToMove(Side),
    /// This side must answer an offer (G14).
    ToReply(Side),
    /// Nobody's: the game is over, with this score.
    Over(Outcome),
}

/// The words of a drawing. The default is English.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Labels {
    /// What the players are called.
    pub players: BySide<Cow<'static, str>>,
    /// Behind a number of seeds.
    pub taken: Cow<'static, str>,
    /// Behind the name of the player to move.
    pub to_move: Cow<'static, str>,
    /// Behind the name of the player who must answer an offer.
    pub to_reply: Cow<'static, str>,
    /// Before the score.
    pub over: Cow<'static, str>,
    /// What the marks mean, in the order of [`Touch::ALL`].
    pub touches: [Cow<'static, str>; Touch::ALL.len()],
}

impl Labels {
    /// What a mark means; nothing for [`Touch::Untouched`].
    #[must_use]
    pub fn touch(&self, touch: Touch) -> &str {
        let place = Touch::ALL.into_iter().position(|known| known == touch);
        place.map_or("", |place| &self.touches[place])
    }
}

impl Default for Labels {
    fn default() -> Labels {
        Labels {
            players: BySide::new("South".into(), "North".into()),
            taken: "taken".into(),
            to_move: "to move".into(),
            to_reply: "to reply".into(),
            over: "over,".into(),
            touches: [
                "sown".into(),
                "sown on".into(),
                "bought".into(),
                "lifted".into(),
                "last seed".into(),
                "taken".into(),
                "offered".into(),
            ],
        }
    }
}

impl Scene {
    /// The scene of a position.
    #[must_use]
    pub fn new<P: Position>(position: &P) -> Scene {
        Scene::from(&position.setup()).over(position.outcome())
    }

    /// The same with the marks of the last move, from what its observer saw. A reply before it may
    /// be among the events.
    #[must_use]
    pub fn with_last_move(mut self, events: &[Event]) -> Scene {
        let mut last = None;
        for event in events {
            match *event {
                Event::Lap(lap) => {
                    let from = if last.is_none() {
                        Touch::Lifted
                    } else {
                        Touch::Relayed
                    };
                    self.touch(PitSet::from(lap.from()), from);
                    self.touch(lap.drops().collect(), Touch::Sown);
                    last = Some(lap.last());
                }
                Event::Capture { pit, .. } => self.touch(pit.into(), Touch::Captured),
                Event::Offer { pits, .. } => self.touch(pits, Touch::Offered),
                Event::Accept { pits, .. } => self.touch(pits, Touch::Bought),
                Event::Payment { .. }
                | Event::Decline { .. }
                | Event::Pass { .. }
                | Event::Sweep { .. } => {}
            }
        }
        if let Some(last) = last {
            self.touch(last.into(), Touch::Last);
        }
        self
    }

    /// The same, but over with this score if there is one: by the rules, or by the history of the
    /// game, which a position does not know.
    #[must_use]
    pub fn over(self, outcome: impl Into<Option<Outcome>>) -> Scene {
        match outcome.into() {
            Some(outcome) => Scene {
                state: State::Over(outcome),
                ..self
            },
            None => self,
        }
    }

    /// The same with other words.
    #[must_use]
    pub fn with_labels(self, labels: Labels) -> Scene {
        Scene { labels, ..self }
    }

    /// All pits, in no order to rely on.
    pub fn cells(&self) -> impl Iterator<Item = &Cell> {
        self.rows.south.iter().chain(&self.rows.north)
    }

    fn touch(&mut self, pits: PitSet, touch: Touch) {
        let BySide { south, north } = &mut self.rows;
        for cell in south
            .iter_mut()
            .chain(north)
            .filter(|cell| pits.contains(cell.pit))
        {
            cell.touch = cell.touch.max(touch);
        }
    }
}

/// Anything that can be written down can be drawn. Whether it is over only its game knows.
impl From<&Setup> for Scene {
    fn from(setup: &Setup) -> Scene {
        let south = setup.territory(Side::South);
        let row = |side| {
            let cells = setup.pits().filter(|(pit, _)| pit.row() == side);
            let cells = cells.map(|(pit, seeds)| Cell {
                pit,
                owner: if south.contains(pit) {
                    Side::South
                } else {
                    Side::North
                },
                seeds,
                touch: Touch::Untouched,
            });
            cells.collect::<Vec<_>>()
        };
        let mut rows = BySide::from_fn(row);
        rows.north.reverse();
        let mut scene = Scene {
            rows,
            taken: setup.taken,
            state: State::ToMove(setup.to_move),
            labels: Labels::default(),
        };
        if let Some(pits) = setup.offer() {
            scene.state = State::ToReply(setup.to_move);
            scene.touch(pits, Touch::Offered);
        }
        scene
    }
}
