//! Moves, the set of legal ones, and moves as a record writes them.

use core::fmt;
use core::iter::FusedIterator;
use core::num::NonZeroU8;
use core::str::FromStr;

use crate::text::{ParseError, ParseErrorKind, parse_number};
use crate::{Pit, PitSet, pit};

/// The smallest thing a player says. One type for all games: one parser, one protocol, one JSON.
///
/// A reply to an offer is a move of its own, and the player who replied moves again: nobody may
/// assume that players alternate.
///
/// ```
/// use ayla_core::Move;
///
/// let offer: Move = "offer:DB".parse()?;
/// assert_eq!(offer.to_string(), "offer:BD");
/// # Ok::<(), ayla_core::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Lift a pit and sow it.
    Sow(Pit),
    /// Offer one to three pits of one's territory (G13).
    Offer(PitSet),
    /// Take the offered pits and pay for them (G15).
    Accept,
    /// Leave the offered pits (G18).
    Decline,
    /// Do nothing, where nothing can be done (G6, D8).
    Pass,
}

impl Move {
    /// Whether it answers an offer and is therefore no turn (G14).
    #[must_use]
    pub const fn is_reply(self) -> bool {
        matches!(self, Move::Accept | Move::Decline)
    }

    /// How many turns in a row have been quiet (A2) after this move, if it took so many seeds and there
    /// were so many `before` it: a capture and an acceptance begin anew, and a reply is no turn.
    ///
    /// [`Game`](crate::Game) counts with it, and so may whoever looks ahead without a game.
    #[must_use]
    pub const fn quiet_turns(self, before: u32, taken: u8) -> u32 {
        if taken > 0 || matches!(self, Move::Accept) {
            0
        } else if self.is_reply() {
            before
        } else {
            before + 1
        }
    }
}

const OFFER: &str = "offer:";

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Sow(pit) => pit.fmt(f),
            Move::Offer(pits) => write!(f, "{OFFER}{pits}"),
            Move::Accept => f.pad("accept"),
            Move::Decline => f.pad("decline"),
            Move::Pass => f.pad("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    #[inline]
    fn from_str(text: &str) -> Result<Move, ParseError> {
        if let Ok(pit) = text.parse() {
            return Ok(Move::Sow(pit));
        }
        if let Some(pits) = text.strip_prefix(OFFER) {
            return match pits.parse() {
                Ok(pits) => Ok(Move::Offer(pits)),
                Err(error) => Err(error.after(OFFER.len())),
            };
        }
        match text {
            "accept" => Ok(Move::Accept),
            "decline" => Ok(Move::Decline),
            "pass" => Ok(Move::Pass),
            _ => Err(ParseErrorKind::Move.at(0)),
        }
    }
}

/// A move as a record writes it: `C+6` says that the sowing of `C` took six.
///
/// Two tokens of one move are different values; compare [`mv`](Token::mv) to compare moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Token {
    /// The move.
    pub mv: Move,
    /// What is claimed to be taken. Without it nothing is claimed. Only a sowing has one: a text that
    /// claims it for anything else is not read.
    pub taken: Option<NonZeroU8>,
}

impl Token {
    /// The token a writer writes for `mv` that took `taken` seeds.
    #[must_use]
    pub const fn new(mv: Move, taken: u8) -> Token {
        let taken = match mv {
            Move::Sow(_) => NonZeroU8::new(taken),
            _ => None,
        };
        Token { mv, taken }
    }
}

/// The move, and nothing claimed.
impl From<Move> for Token {
    fn from(mv: Move) -> Token {
        Token { mv, taken: None }
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.mv)?;
        match self.taken {
            Some(taken) => write!(f, "+{taken}"),
            None => Ok(()),
        }
    }
}

impl FromStr for Token {
    type Err = ParseError;

    #[inline]
    fn from_str(text: &str) -> Result<Token, ParseError> {
        let plus = match text.len() {
            1 => None, // most of them: nothing need be looked for
            _ => text.bytes().position(|byte| byte == b'+'),
        };
        let Some(plus) = plus else {
            return Ok(Token {
                mv: text.parse()?,
                taken: None,
            });
        };
        let claim_at = plus + 1;
        let claim = &text[claim_at..];
        let mv: Move = text[..plus].parse()?;
        if !matches!(mv, Move::Sow(_)) {
            return Err(ParseErrorKind::Claim.at(claim_at - 1));
        }
        let taken = parse_number(claim, claim_at)?;
        match NonZeroU8::new(taken) {
            Some(taken) => Ok(Token {
                mv,
                taken: Some(taken),
            }),
            None => Err(ParseErrorKind::Claim.at(claim_at)),
        }
    }
}

/// All legal moves of a position, as a small value: nothing is listed before it is asked for.
///
/// They come in a fixed order: sowings by their pits, then offers as [`PitSet::subsets`] gives
/// them, then acceptance and refusal, then the pass.
///
/// ```
/// use ayla_core::{Gore, Position};
///
/// let letters: Vec<String> = Gore::start().legal_moves().iter().map(|mv| mv.to_string()).collect();
/// assert_eq!(letters, ["A", "B", "C", "D"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LegalMoves {
    sowings: PitSet,
    others: Others,
}

/// All that is no sowing, in one word: what is handed over as two words stays in registers.
///
/// From the lowest bit on: the pits offers are made of, sixteen bits; how many the largest offer
/// holds, and the moves that name no pit, a byte each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Others(u32);

impl Others {
    const NONE: Others = Others(0);

    #[inline]
    const fn bare(moves: Bare) -> Others {
        Others((moves.0 as u32) << 24)
    }

    #[inline]
    const fn or_offer(self, pits: PitSet, most: u8) -> Others {
        Others(self.0 | (most as u32) << 16 | pits.bits() as u32)
    }
}

impl LegalMoves {
    /// Nothing at all: the position is over.
    pub const NONE: LegalMoves = LegalMoves::only(Others::NONE);

    /// Nothing but a pass.
    pub const PASS: LegalMoves = LegalMoves::only(Others::bare(Bare::PASS));

    /// Nothing but the answer to an offer.
    pub const REPLY: LegalMoves = LegalMoves::only(Others::bare(Bare::REPLY));

    #[inline]
    const fn only(others: Others) -> LegalMoves {
        LegalMoves {
            sowings: PitSet::EMPTY,
            others,
        }
    }

    /// To sow one of `pits`.
    #[inline]
    #[must_use]
    pub const fn sow(pits: PitSet) -> LegalMoves {
        LegalMoves {
            sowings: pits,
            others: Others::NONE,
        }
    }

    /// These, or to offer up to `most` of `pits`.
    #[inline]
    #[must_use]
    pub const fn or_offer(self, pits: PitSet, most: u8) -> LegalMoves {
        let most = if most < pits.len() { most } else { pits.len() };
        let pits = if most == 0 { PitSet::EMPTY } else { pits };
        let LegalMoves { sowings, others } = self.without_offers();
        LegalMoves {
            sowings,
            others: others.or_offer(pits, most),
        }
    }

    /// Only the offers.
    #[inline]
    #[must_use]
    pub const fn offers(self) -> LegalMoves {
        LegalMoves::NONE.or_offer(self.offerable(), self.most_offered())
    }

    /// All but the offers.
    #[inline]
    #[must_use]
    pub const fn without_offers(self) -> LegalMoves {
        LegalMoves {
            sowings: self.sowings,
            others: Others::bare(self.bare()),
        }
    }

    /// The pits that can be sown.
    #[inline]
    #[must_use]
    pub const fn sowings(self) -> PitSet {
        self.sowings
    }

    /// The pits offers are made of; none where none can be made.
    #[inline]
    #[must_use]
    pub const fn offerable(self) -> PitSet {
        PitSet::from_bits(self.others.0 as u16)
    }

    /// How many pits the largest offer holds; 0 where none can be made.
    #[inline]
    #[must_use]
    pub const fn most_offered(self) -> u8 {
        (self.others.0 >> 16) as u8
    }

    /// Whether an offer waits for its answer.
    #[inline]
    #[must_use]
    pub const fn must_reply(self) -> bool {
        self.bare().contains(Bare::REPLY)
    }

    /// Whether the player must pass.
    #[inline]
    #[must_use]
    pub const fn must_pass(self) -> bool {
        self.bare().contains(Bare::PASS)
    }

    /// Whether there is none: the position is over.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.sowings.is_empty() && self.others.0 == 0
    }

    /// Whether `mv` is one of them.
    #[inline]
    #[must_use]
    pub const fn contains(self, mv: Move) -> bool {
        match mv {
            Move::Sow(pit) => self.sowings.contains(pit),
            Move::Offer(pits) => {
                pits.is_subset(self.offerable())
                    && !pits.is_empty()
                    && pits.len() <= self.most_offered()
            }
            Move::Accept | Move::Decline => self.must_reply(),
            Move::Pass => self.must_pass(),
        }
    }

    /// How many they are, without counting them one by one.
    #[must_use]
    pub fn len(self) -> usize {
        let pits = usize::from(self.offerable().len());
        let mut offers = 0;
        let mut of_this_size = 1;
        for size in 1..=usize::from(self.most_offered()) {
            of_this_size = of_this_size * (pits + 1 - size) / size;
            offers += of_this_size;
        }
        usize::from(self.sowings.len()) + offers + self.bare().count()
    }

    /// The moves, in the order described above.
    #[inline]
    #[must_use]
    pub fn iter(self) -> Moves {
        Moves {
            sowings: self.sowings.iter(),
            offers: self.offered(),
            bare: self.bare(),
        }
    }

    /// The sets of pits that can be offered.
    #[inline]
    pub(crate) fn offered(self) -> pit::Subsets {
        self.offerable().subsets(self.most_offered())
    }

    /// The moves that name no pit.
    #[inline]
    pub(crate) const fn bare(self) -> Bare {
        Bare((self.others.0 >> 24) as u8)
    }
}

impl IntoIterator for LegalMoves {
    type Item = Move;
    type IntoIter = Moves;

    #[inline]
    fn into_iter(self) -> Moves {
        self.iter()
    }
}

/// The moves of [`LegalMoves`], one by one.
#[derive(Clone, Debug)]
pub struct Moves {
    sowings: pit::Pits,
    offers: pit::Subsets,
    bare: Bare,
}

/// Moves that name no pit, a bit each; and these moves, one by one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Bare(u8);

impl Bare {
    const MOVES: [Move; 3] = [Move::Accept, Move::Decline, Move::Pass];
    const REPLY: Bare = Bare(0b011);
    const PASS: Bare = Bare(0b100);

    const fn contains(self, others: Bare) -> bool {
        self.0 & others.0 == others.0
    }
}

impl Iterator for Bare {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        if self.0 == 0 {
            return None;
        }
        let mv = Bare::MOVES[self.0.trailing_zeros() as usize];
        self.0 &= self.0 - 1;
        Some(mv)
    }
}

impl Iterator for Moves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        if let Some(pit) = self.sowings.next() {
            return Some(Move::Sow(pit));
        }
        if let Some(pits) = self.offers.next() {
            return Some(Move::Offer(pits));
        }
        self.bare.next()
    }

    /// One loop after the other, instead of asking at every step which of them it is.
    #[inline]
    fn fold<B, F: FnMut(B, Move) -> B>(self, init: B, mut fold: F) -> B {
        let sown = self
            .sowings
            .fold(init, |so_far, pit| fold(so_far, Move::Sow(pit)));
        let offered = self
            .offers
            .fold(sown, |so_far, pits| fold(so_far, Move::Offer(pits)));
        self.bare.fold(offered, fold)
    }
}

impl FusedIterator for Moves {}

#[cfg(test)]
mod tests {
    use super::*;

    extern crate std;
    use std::string::ToString;
    use std::vec::Vec;

    #[test]
    fn tokens_are_read_as_written() {
        for text in [
            "C",
            "b",
            "C+6",
            "h+48",
            "offer:BDa",
            "accept",
            "decline",
            "pass",
        ] {
            assert_eq!(text.parse::<Token>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn a_wrong_token_is_refused_where_it_goes_wrong() {
        for (text, at) in [
            ("", 0),
            ("I", 0),
            ("CC", 0),
            ("offer:", 6),
            ("offer:AxB", 7),
            ("offer:ABA", 8),
            ("pass+2", 4),
            ("C+", 2),
            ("C+0", 2),
            ("C+06", 2),
            ("C+x", 2),
            ("C+300", 2),
            ("C+2+2", 2),
        ] {
            assert_eq!(text.parse::<Token>().unwrap_err().at, at, "{text}");
        }
    }

    #[test]
    fn a_width_does_not_tear_a_claim_from_its_move() {
        let token = |text: &str| text.parse::<Token>().unwrap();
        assert_eq!(std::format!("{:5}|", token("C+6")), "C+6|");
        assert_eq!(
            std::format!("{:5}|{:>7}|", Move::Pass, Move::Accept),
            "pass | accept|"
        );
    }

    #[test]
    fn moves_that_are_equal_are_the_same_however_they_were_made() {
        let pits: PitSet = "ABcd".parse().unwrap();
        let sowings = LegalMoves::sow(pits);
        assert_eq!(sowings.or_offer(pits, 0), sowings);
        assert_eq!(sowings.or_offer(pits, 2).without_offers(), sowings);
        assert_eq!(sowings.or_offer(pits, 9), sowings.or_offer(pits, 4));
    }

    #[test]
    fn a_reply_is_no_turn_and_what_is_taken_or_accepted_begins_anew() {
        let quiet = |text: &str, taken| text.parse::<Move>().unwrap().quiet_turns(7, taken);
        assert_eq!(
            ["A", "pass", "offer:A", "decline", "accept"].map(|mv| quiet(mv, 0)),
            [8, 8, 8, 7, 0]
        );
        assert_eq!(quiet("A", 2), 0);
    }

    #[test]
    fn legal_moves_contain_what_they_list() {
        let pits: PitSet = "ABcd".parse().unwrap();
        for moves in [
            LegalMoves::NONE,
            LegalMoves::PASS,
            LegalMoves::REPLY,
            LegalMoves::sow(pits),
            LegalMoves::sow(pits).or_offer(pits, 3),
            LegalMoves::sow(pits).or_offer(pits, 9),
        ] {
            assert_eq!(moves.iter().count(), moves.len());
            assert_eq!(moves.is_empty(), moves.iter().next().is_none());
            let (offers, others): (Vec<Move>, Vec<Move>) =
                moves.iter().partition(|mv| matches!(mv, Move::Offer(_)));
            assert_eq!(moves.offers().iter().collect::<Vec<_>>(), offers);
            assert_eq!(moves.without_offers().iter().collect::<Vec<_>>(), others);
            assert!(moves.iter().all(|mv| moves.contains(mv)));
            // Both ways to go through them agree, from wherever one has come to.
            let mut rest = moves.iter();
            while rest.clone().next().is_some() {
                let mut folded = Vec::new();
                rest.clone().for_each(|mv| folded.push(mv));
                let mut stepped = Vec::new();
                for mv in rest.clone() {
                    stepped.push(mv);
                }
                assert_eq!(folded, stepped);
                rest.next();
            }
        }
    }
}
