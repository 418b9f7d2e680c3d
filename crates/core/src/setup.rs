//! Anything that can be written down as a position, before any game has checked it.

use core::fmt;
use core::ops::Range;
use core::str::FromStr;

use crate::text::{ParseError, ParseErrorKind, parse_number};
use crate::{BySide, Pit, PitSet, Position, Side};

/// What can be traded: pits, and an offer of some that waits for its answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Trade {
    /// The pits that are South's; all others are North's.
    pub south: PitSet,
    /// The pits that are offered, if an offer waits. The player to move is the one who must reply.
    pub offer: Option<PitSet>,
}

/// A position as it can be written down, legal or not.
///
/// A game's [`Position`] is made from it by `try_from`, the one door that checks; and every
/// position gives its setup back. Parser, editor and builder all go through it.
///
/// The text is that of the notation: seeds counter-clockwise from `A`, what South and North have
/// taken, who is to move, and in a game with trade the owners and the waiting offer.
///
/// ```
/// use ayla_core::{Gore, Setup, Side};
///
/// let setup: Setup = "6-0-1-7-7-1-6-0-8-12-N SSSSNNNN AC".parse()?;
/// assert_eq!(setup.to_move, Side::North);
/// assert!(Gore::try_from(setup).is_ok());
/// # Ok::<(), ayla_core::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    seeds: [u8; Setup::MAX_PITS],
    pits: u8,
    /// The seeds each player has taken.
    pub taken: BySide<u8>,
    /// Who is to move; while an offer waits, who must reply.
    pub to_move: Side,
    /// Owners and offer, where they are written. Without them each owns his row.
    pub trade: Option<Trade>,
}

impl Setup {
    /// The most pits a board can have.
    pub const MAX_PITS: usize = 2 * Pit::MAX_COLUMNS as usize;

    /// A board in the order of the ring from `A` on, each owning his row.
    ///
    /// # Panics
    ///
    /// If there are more than [`Setup::MAX_PITS`] pits.
    #[must_use]
    pub fn new(seeds: &[u8], taken: BySide<u8>, to_move: Side) -> Setup {
        let mut setup = Setup {
            seeds: [0; Setup::MAX_PITS],
            pits: seeds.len() as u8,
            taken,
            to_move,
            trade: None,
        };
        setup.seeds[..seeds.len()].copy_from_slice(seeds);
        setup
    }

    /// The same with owners and offer.
    #[must_use]
    pub fn with_trade(self, trade: Trade) -> Setup {
        Setup {
            trade: Some(trade),
            ..self
        }
    }

    /// The seeds of all pits in the order of the ring, from `A` on.
    #[must_use]
    pub fn seeds(&self) -> &[u8] {
        &self.seeds[..self.pits.into()]
    }

    /// The seeds of all pits, to be changed.
    pub fn seeds_mut(&mut self) -> &mut [u8] {
        &mut self.seeds[..self.pits.into()]
    }

    /// How many pits stand in a row.
    #[must_use]
    pub const fn columns(&self) -> u8 {
        self.pits / 2
    }

    /// The pits of the board with their seeds, in the order of the ring.
    pub fn pits(&self) -> impl Iterator<Item = (Pit, u8)> {
        self.all().iter().zip(self.seeds().iter().copied())
    }

    /// Every pit of the board.
    fn all(&self) -> PitSet {
        PitSet::row(Side::South, self.columns()) | PitSet::row(Side::North, self.columns())
    }

    /// The seeds in `pit`, to be changed; `None` if the board has no such pit.
    pub fn at_mut(&mut self, pit: Pit) -> Option<&mut u8> {
        let place = self.all().iter().position(|other| other == pit)?;
        self.seeds_mut().get_mut(place)
    }

    /// The pits `side` controls.
    #[must_use]
    pub fn territory(&self, side: Side) -> PitSet {
        match (self.trade, side) {
            (None, side) => PitSet::row(side, self.columns()),
            (Some(trade), Side::South) => self.all() & trade.south,
            (Some(trade), Side::North) => self.all() - trade.south,
        }
    }

    /// The offer that waits for its answer.
    #[must_use]
    pub const fn offer(&self) -> Option<PitSet> {
        match self.trade {
            Some(trade) => trade.offer,
            None => None,
        }
    }

    /// Seeds on the board and taken together.
    #[must_use]
    pub fn total(&self) -> u32 {
        let taken = u32::from(self.taken.south) + u32::from(self.taken.north);
        taken + self.seeds().iter().copied().map(u32::from).sum::<u32>()
    }

    /// How many seeds lie in the pits `side` controls.
    #[must_use]
    pub fn seeds_of(&self, side: Side) -> u32 {
        let territory = self.territory(side);
        self.pits()
            .filter(|&(pit, _)| territory.contains(pit))
            .map(|(_, seeds)| u32::from(seeds))
            .sum()
    }

    /// What every game asks of a setup: the right number of pits, at most as many seeds as the
    /// game has, a trade only where there is one, and of these pits.
    ///
    /// # Errors
    ///
    /// The first of these that is not so.
    pub fn check<P: Position>(&self) -> Result<(), SetupError> {
        let game = P::GAME;
        if self.pits != game.pits() {
            return Err(SetupError::Pits {
                found: self.pits,
                expected: game.pits(),
            });
        }
        if self.total() > game.seeds().into() {
            return Err(SetupError::TooManySeeds {
                found: self.total(),
                most: game.seeds(),
            });
        }
        if self.trade.is_some() && !game.trade {
            return Err(SetupError::NoTrade);
        }
        let elsewhere = self.trade.map(|trade| trade.south - self.all());
        match elsewhere.and_then(|pits| pits.iter().next()) {
            Some(pit) => Err(SetupError::NoSuchPit(pit)),
            None => Ok(()),
        }
    }
}

/// Why a [`Setup`] is no position of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SetupError {
    /// The wrong number of pits.
    Pits {
        /// How many were written.
        found: u8,
        /// How many the game has.
        expected: u8,
    },
    /// More seeds, on the board and taken, than the game has.
    TooManySeeds {
        /// How many were written.
        found: u32,
        /// How many the game has.
        most: u8,
    },
    /// Owners and an offer in a game that has no trade.
    NoTrade,
    /// South is given a pit that the board does not have.
    NoSuchPit(Pit),
    /// An offer of no pit, or of more than three (G13).
    OfferSize(u8),
    /// A pit is offered that does not belong to the player who offers (G13).
    OfferedPit(Pit),
    /// The player who offers would have no pit left (G17).
    OfferLeavesNone,
    /// The player who must reply has not taken enough seeds to pay (G16).
    OfferUnpayable {
        /// What the offered pits cost.
        price: u8,
        /// What the player has taken.
        taken: u8,
    },
    /// Another reason, of a game that is not of this crate.
    Other(&'static str),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Pits { found, expected } => write!(
                f,
                "expected {expected} holes before the seeds taken, found {found}"
            ),
            SetupError::TooManySeeds { found, most } => write!(
                f,
                "{found} seeds on the board and taken, but the game has {most}"
            ),
            SetupError::NoTrade => f.write_str("in this game holes are not traded"),
            SetupError::NoSuchPit(pit) => write!(f, "the board has no hole {pit}"),
            SetupError::Other(reason) => f.write_str(reason),
            SetupError::OfferSize(size) => {
                write!(f, "an offer is of one to three holes, not {size} (G13)")
            }
            SetupError::OfferedPit(pit) => {
                write!(f, "hole {pit} is not the offering player's to offer (G13)")
            }
            SetupError::OfferLeavesNone => f.write_str("the offer leaves its maker no hole (G17)"),
            SetupError::OfferUnpayable { price, taken } => write!(
                f,
                "the offer costs {price} taken seeds, and the player to reply has {taken} (G16)"
            ),
        }
    }
}

impl core::error::Error for SetupError {}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for seeds in self.seeds() {
            write!(f, "{seeds}-")?;
        }
        let to_move = self.to_move.letter();
        write!(f, "{}-{}-{to_move}", self.taken.south, self.taken.north)?;
        let Some(trade) = self.trade else {
            return Ok(());
        };
        f.write_str(" ")?;
        for (pit, _) in self.pits() {
            let owner = if trade.south.contains(pit) {
                Side::South
            } else {
                Side::North
            };
            write!(f, "{}", owner.letter())?;
        }
        match trade.offer {
            Some(pits) => write!(f, " {pits}"),
            None => f.write_str(" -"),
        }
    }
}

impl FromStr for Setup {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Setup, ParseError> {
        Parsed::new(text).map(|parsed| parsed.setup)
    }
}

/// Reads and checks a position. It is what a game's `FromStr` calls.
///
/// # Errors
///
/// If it is no position text, or the game refuses the setup: then where that is written.
pub fn parse_position<P: Position>(text: &str) -> Result<P, ParseError> {
    let Parsed { setup, places } = Parsed::new(text)?;
    P::try_from(setup).map_err(|error| {
        let at = match error {
            SetupError::Pits { .. } | SetupError::TooManySeeds { .. } | SetupError::Other(_) => {
                places.numbers.start
            }
            SetupError::NoTrade | SetupError::NoSuchPit(_) => places.owners.start,
            SetupError::OfferedPit(pit) => {
                let offer = &text[places.offer.clone()];
                places.offer.start + offer.find(pit.letter()).unwrap_or(0)
            }
            SetupError::OfferSize(_)
            | SetupError::OfferLeavesNone
            | SetupError::OfferUnpayable { .. } => places.offer.start,
        };
        ParseErrorKind::Setup(error).at(at)
    })
}

/// Where the parts of a position text stand.
struct Places {
    numbers: Range<usize>,
    owners: Range<usize>,
    offer: Range<usize>,
}

struct Parsed {
    setup: Setup,
    places: Places,
}

impl Parsed {
    fn new(text: &str) -> Result<Parsed, ParseError> {
        let mut rest = 0..text.len();
        let mut word = || {
            let start = rest.start;
            let end = text[start..].find(' ').map_or(text.len(), |at| start + at);
            rest.start = (end + 1).min(text.len());
            start..end
        };
        let places = Places {
            numbers: word(),
            owners: word(),
            offer: word(),
        };
        let mut setup = parse_numbers(&text[places.numbers.clone()])?;
        if places.numbers.end < text.len() {
            let south = parse_owners(&text[places.owners.clone()], &setup)
                .map_err(|error| error.after(places.owners.start))?;
            if places.owners.end == text.len() {
                return Err(ParseErrorKind::OfferMissing.at(text.len()));
            }
            let offer = parse_offer(&text[places.offer.clone()])
                .map_err(|error| error.after(places.offer.start))?;
            setup.trade = Some(Trade { south, offer });
            if places.offer.end < text.len() {
                return Err(ParseErrorKind::Trailing.at(places.offer.end));
            }
        }
        Ok(Parsed { setup, places })
    }
}

/// `6-6-6-6-6-6-6-6-0-0-S`
fn parse_numbers(text: &str) -> Result<Setup, ParseError> {
    let mut numbers = [0; Setup::MAX_PITS + 2];
    let mut count = 0;
    let mut at = 0;
    while let Some(length) = text[at..].find('-') {
        let number = parse_number(&text[at..at + length], at)?;
        *numbers
            .get_mut(count)
            .ok_or(ParseErrorKind::TooManyNumbers.at(at))? = number;
        count += 1;
        at += length + 1;
    }
    let Some(pits) = count.checked_sub(2) else {
        return Err(ParseErrorKind::TooShort.at(text.len()));
    };
    let mut letters = text[at..].chars();
    let to_move = letters
        .next()
        .and_then(Side::from_letter)
        .filter(|_| letters.next().is_none())
        .ok_or(ParseErrorKind::Side.at(at))?;
    let taken = BySide::new(numbers[pits], numbers[pits + 1]);
    Ok(Setup::new(&numbers[..pits], taken, to_move))
}

/// `SSSSNNNN`: the pits that are South's.
fn parse_owners(text: &str, setup: &Setup) -> Result<PitSet, ParseError> {
    let expected = 2 * setup.columns();
    let mut south = PitSet::EMPTY;
    let mut letters = text.char_indices();
    for (pit, _) in setup.pits() {
        let Some((at, letter)) = letters.next() else {
            return Err(ParseErrorKind::Owners { expected }.at(text.len()));
        };
        match Side::from_letter(letter) {
            Some(Side::South) => south |= pit.into(),
            Some(Side::North) => {}
            None => return Err(ParseErrorKind::Side.at(at)),
        }
    }
    match letters.next() {
        Some((at, _)) => Err(ParseErrorKind::Owners { expected }.at(at)),
        None => Ok(south),
    }
}

/// `AC`, or `-` for none.
fn parse_offer(text: &str) -> Result<Option<PitSet>, ParseError> {
    match text {
        "-" => Ok(None),
        pits => pits.parse().map(Some),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{DjenonAboure, Gore};

    #[test]
    fn nobody_owns_a_pit_the_board_does_not_have() {
        let trade = |south| Trade { south, offer: None };
        let setup = Setup::new(&[6, 6, 6, 6, 6, 6, 0, 0], BySide::new(0, 12), Side::South);
        let too_wide = setup.with_trade(trade(PitSet::row(Side::South, 8)));
        let missing = "E".parse().unwrap();
        assert_eq!(
            Gore::try_from(too_wide),
            Err(SetupError::NoSuchPit(missing))
        );
        assert_eq!(too_wide.territory(Side::South), PitSet::row(Side::South, 4));
        assert!(Gore::try_from(setup.with_trade(trade(PitSet::row(Side::South, 4)))).is_ok());
    }

    #[test]
    fn a_pit_is_found_by_its_letter() {
        let mut setup = DjenonAboure::start().setup();
        *setup.at_mut("f".parse().unwrap()).unwrap() = 9;
        assert_eq!(setup.seeds()[11], 9);
        assert_eq!(setup.at_mut("g".parse().unwrap()), None);
    }

    #[test]
    fn a_text_is_wrong_at_a_place() {
        extern crate std;
        use std::format;

        let told = |text: &str| {
            let error = text.parse::<Gore>().unwrap_err();
            (error.at, error.kind)
        };
        let owners = ParseErrorKind::Owners { expected: 8 };
        assert_eq!(told("6-6-6-6-6-6-6-6-0-0-S SSSSNNN -"), (29, owners));
        let offered = ParseErrorKind::Setup(SetupError::OfferedPit("A".parse().unwrap()));
        assert_eq!(told("6-6-6-0-0-6-6-6-6-6-S SSSSNNNN bA"), (32, offered));

        let of_pits = |pits| format!("{}0-0-S", "1-".repeat(pits)).parse::<Setup>();
        assert_eq!(of_pits(16).map(|setup| setup.total()), Ok(16));
        let too_many = ParseErrorKind::TooManyNumbers.at(36);
        assert_eq!(of_pits(17).unwrap_err(), too_many);
    }
}
