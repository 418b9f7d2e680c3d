//! Pits (the rule pages say *holes*), sets of them, and their letters.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::{BitAnd, BitOr, BitOrAssign, Sub};
use core::str::FromStr;

use crate::Side;
use crate::text::{ParseError, ParseErrorKind};

/// A pit of the board, named by its row and its place in it, the same in every game.
///
/// Capital letters are South's row from *his* left to right, small letters North's row from *his*
/// left to right, so that the ring of a 2×4 board is `A B C D a b c d`. A letter names a physical
/// pit for good: after a trade South may play `b`.
///
/// The order of pits is that of the letters, South's row first, which is also the order of the ring.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pit(u8);

impl Pit {
    /// The longest row a pit can stand in: letters end with `H` and `h`.
    pub const MAX_COLUMNS: u8 = 8;

    /// How many pits there are on the largest board, and how many numbers.
    pub const COUNT: usize = 2 * Pit::MAX_COLUMNS as usize;

    /// The pit of `row` that has `column` others to its left, as the row's player sees it.
    /// `None` from [`Pit::MAX_COLUMNS`] on.
    #[inline]
    #[must_use]
    pub const fn new(row: Side, column: u8) -> Option<Pit> {
        if column < Pit::MAX_COLUMNS {
            Some(Pit(row as u8 * Pit::MAX_COLUMNS + column))
        } else {
            None
        }
    }

    /// South's pits are numbered from 0, North's from [`Pit::MAX_COLUMNS`] on, whatever the board, so
    /// that tables may be made of what is known of pits.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The pit with this number; `None` from [`Pit::COUNT`] on.
    #[inline]
    #[must_use]
    pub const fn from_number(number: u8) -> Option<Pit> {
        if (number as usize) < Pit::COUNT {
            Some(Pit(number))
        } else {
            None
        }
    }

    #[inline]
    pub(crate) const fn numbered(number: u8) -> Pit {
        debug_assert!((number as usize) < Pit::COUNT);
        Pit(number)
    }

    /// The row the pit stands in. Whom it *belongs* to is the position's affair.
    #[inline]
    #[must_use]
    pub const fn row(self) -> Side {
        if self.0 < Pit::MAX_COLUMNS {
            Side::South
        } else {
            Side::North
        }
    }

    /// How many pits stand to its left, as its row's player sees it: 0–7.
    #[inline]
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % Pit::MAX_COLUMNS
    }

    /// `A`–`H` or `a`–`h`.
    #[must_use]
    pub const fn letter(self) -> char {
        let first = match self.row() {
            Side::South => b'A',
            Side::North => b'a',
        };
        (first + self.column()) as char
    }

    /// The pit with this letter.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Pit> {
        match letter {
            'A'..='H' => Pit::new(Side::South, letter as u8 - b'A'),
            'a'..='h' => Pit::new(Side::North, letter as u8 - b'a'),
            _ => None,
        }
    }
}

impl fmt::Display for Pit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.letter().fmt(f)
    }
}

impl fmt::Debug for Pit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pit({self})")
    }
}

impl FromStr for Pit {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Pit, ParseError> {
        let pit = match text.as_bytes() {
            &[letter] => Pit::from_letter(letter.into()),
            _ => None,
        };
        pit.ok_or(ParseErrorKind::Pit.at(0))
    }
}

/// A set of pits: a small value, iterated in the order of the letters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct PitSet(u16);

/// How many bits each byte has.
const BITS: [u8; 256] = {
    let mut bits = [0; 256];
    let mut byte = 0;
    while byte < bits.len() {
        bits[byte] = (byte as u8).count_ones() as u8;
        byte += 1;
    }
    bits
};

impl PitSet {
    /// No pit.
    pub const EMPTY: PitSet = PitSet(0);

    /// The first `columns` pits of a row. All eight from 8 on.
    #[inline]
    #[must_use]
    pub const fn row(row: Side, columns: u8) -> PitSet {
        let pits = if columns < Pit::MAX_COLUMNS {
            (1 << columns) - 1
        } else {
            (1 << Pit::MAX_COLUMNS) - 1
        };
        PitSet(pits << (row as u8 * Pit::MAX_COLUMNS))
    }

    /// A bit for every pit, the lowest for the one whose [number](Pit::number) is 0.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The set with these bits.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u16) -> PitSet {
        PitSet(bits)
    }

    /// The pits of both rows, bit by bit from each row's left.
    #[inline]
    pub(crate) const fn from_rows(south: u8, north: u8) -> PitSet {
        PitSet(u16::from_le_bytes([south, north]))
    }

    /// The other way round: South's pits, then North's.
    #[inline]
    pub(crate) const fn rows(self) -> (u8, u8) {
        let [south, north] = self.0.to_le_bytes();
        (south, north)
    }

    /// `pit` if so, or no pit.
    #[inline]
    pub(crate) const fn only_if(so: bool, pit: Pit) -> PitSet {
        PitSet((so as u16) << pit.0)
    }

    /// The pits of either set.
    #[inline]
    #[must_use]
    pub const fn union(self, others: PitSet) -> PitSet {
        PitSet(self.0 | others.0)
    }

    /// Whether `pit` is one of them.
    #[inline]
    #[must_use]
    pub const fn contains(self, pit: Pit) -> bool {
        self.0 & (1 << pit.0) != 0
    }

    /// Whether each of them is one of `others` too.
    #[inline]
    #[must_use]
    pub const fn is_subset(self, others: PitSet) -> bool {
        self.0 & !others.0 == 0
    }

    /// How many.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        // Where the processor cannot be relied on to count bits, looking it up is much sooner.
        let [south, north] = self.0.to_le_bytes();
        BITS[south as usize] + BITS[north as usize]
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The pits in the order of their letters.
    #[inline]
    #[must_use]
    pub const fn iter(self) -> Pits {
        Pits(self)
    }

    const fn first(self) -> Option<Pit> {
        if self.is_empty() {
            None
        } else {
            Some(Pit(self.0.trailing_zeros() as u8))
        }
    }

    const fn last(self) -> Option<Pit> {
        if self.is_empty() {
            None
        } else {
            Some(Pit(15 - self.0.leading_zeros() as u8))
        }
    }

    /// The first `size` pits; fewer if there are fewer.
    fn first_few(self, size: u8) -> PitSet {
        let mut rest = self.iter();
        rest.by_ref().take(size.into()).for_each(drop);
        self - rest.0
    }

    /// Those that come after `pit`.
    const fn after(self, pit: Pit) -> PitSet {
        PitSet(self.0 & (u16::MAX << 1 << pit.0))
    }

    /// All sets of one to `most` pits of this set: smaller sets first, sets of one size as words
    /// stand in a dictionary (`AB`, `AC`, `BC`).
    #[inline]
    #[must_use]
    pub fn subsets(self, most: u8) -> Subsets {
        Subsets {
            of: self,
            most,
            next: (most > 0)
                .then(|| self.first_few(1))
                .filter(|set| !set.is_empty()),
        }
    }
}

impl From<Pit> for PitSet {
    #[inline]
    fn from(pit: Pit) -> PitSet {
        PitSet(1 << pit.0)
    }
}

impl BitOr for PitSet {
    type Output = PitSet;

    #[inline]
    fn bitor(self, others: PitSet) -> PitSet {
        self.union(others)
    }
}

impl BitOrAssign for PitSet {
    #[inline]
    fn bitor_assign(&mut self, others: PitSet) {
        self.0 |= others.0;
    }
}

impl BitAnd for PitSet {
    type Output = PitSet;

    #[inline]
    fn bitand(self, others: PitSet) -> PitSet {
        PitSet(self.0 & others.0)
    }
}

/// The pits of the first set that are not in the second.
impl Sub for PitSet {
    type Output = PitSet;

    #[inline]
    fn sub(self, others: PitSet) -> PitSet {
        PitSet(self.0 & !others.0)
    }
}

impl FromIterator<Pit> for PitSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Pit>>(pits: I) -> PitSet {
        pits.into_iter()
            .fold(PitSet::EMPTY, |set, pit| set | pit.into())
    }
}

impl IntoIterator for PitSet {
    type Item = Pit;
    type IntoIter = Pits;

    #[inline]
    fn into_iter(self) -> Pits {
        self.iter()
    }
}

/// The letters, as in `offer:BD`.
impl fmt::Display for PitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|pit| write!(f, "{pit}"))
    }
}

impl fmt::Debug for PitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PitSet({self})")
    }
}

/// Letters in any order, at least one, none twice.
impl FromStr for PitSet {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<PitSet, ParseError> {
        let mut set = PitSet::EMPTY;
        for (at, letter) in text.char_indices() {
            let pit = Pit::from_letter(letter).ok_or(ParseErrorKind::Pit.at(at))?;
            if set.contains(pit) {
                return Err(ParseErrorKind::PitTwice(pit).at(at));
            }
            set |= pit.into();
        }
        if set.is_empty() {
            return Err(ParseErrorKind::Pit.at(0));
        }
        Ok(set)
    }
}

/// The pits of a [`PitSet`], one by one.
#[derive(Clone, Debug)]
pub struct Pits(PitSet);

impl Iterator for Pits {
    type Item = Pit;

    #[inline]
    fn next(&mut self) -> Option<Pit> {
        let pit = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(pit)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len().into();
        (len, Some(len))
    }
}

impl DoubleEndedIterator for Pits {
    fn next_back(&mut self) -> Option<Pit> {
        let pit = self.0.last()?;
        self.0 = self.0 - pit.into();
        Some(pit)
    }
}

impl ExactSizeIterator for Pits {}
impl FusedIterator for Pits {}

/// What [`PitSet::subsets`] gives.
#[derive(Clone, Debug)]
pub struct Subsets {
    of: PitSet,
    most: u8,
    next: Option<PitSet>,
}

impl Subsets {
    /// The set that stands next to `current` in the dictionary, or the first of the next size.
    fn following(&self, current: PitSet) -> Option<PitSet> {
        // What stands at the very end cannot move on; the last pit before that can, and those
        // behind it follow closely.
        let at_the_end = (self.of - current)
            .last()
            .map_or(current, |gap| current.after(gap));
        let movable = current - at_the_end;
        if let Some(pit) = movable.last() {
            let later = self.of.after(pit).first_few(at_the_end.len() + 1);
            return Some((movable - pit.into()) | later);
        }
        let size = current.len() + 1;
        (size <= self.most.min(self.of.len())).then(|| self.of.first_few(size))
    }
}

impl Iterator for Subsets {
    type Item = PitSet;

    #[inline]
    fn next(&mut self) -> Option<PitSet> {
        let set = self.next?;
        self.next = self.following(set);
        Some(set)
    }
}

impl FusedIterator for Subsets {}

#[cfg(test)]
mod tests {
    use super::*;

    extern crate std;
    use std::string::{String, ToString};
    use std::vec::Vec;

    fn set(letters: &str) -> PitSet {
        letters.parse().unwrap()
    }

    #[test]
    fn letters_are_pits_and_back() {
        for letter in "ABCDEFGHabcdefgh".chars() {
            assert_eq!(Pit::from_letter(letter).unwrap().letter(), letter);
        }
        assert_eq!(Pit::from_letter('I'), None);
        assert_eq!(Pit::from_letter('é'), None);
    }

    #[test]
    fn numbers_are_pits_and_bits_are_sets() {
        for number in 0..Pit::COUNT as u8 {
            let pit = Pit::from_number(number).unwrap();
            assert_eq!(pit.number(), number);
            assert_eq!(PitSet::from(pit).bits(), 1 << number);
        }
        assert_eq!(Pit::from_number(16), None);
        assert_eq!(PitSet::from_bits(set("AHbh").bits()), set("AHbh"));
    }

    #[test]
    fn sets_take_letters_in_any_order_but_none_twice() {
        assert_eq!(set("dBa").to_string(), "Bad");
        assert_eq!("".parse::<PitSet>().unwrap_err().at, 0);
        assert_eq!("AéB".parse::<PitSet>().unwrap_err().at, 1);
        assert_eq!("ABA".parse::<PitSet>().unwrap_err().at, 2);
    }

    #[test]
    fn pits_are_counted_and_walked_from_both_ends() {
        let mut pits = set("ADbh").iter();
        assert_eq!(pits.len(), 4);
        let letters = |pits: Vec<Pit>| -> String { pits.iter().map(|pit| pit.letter()).collect() };
        assert_eq!(letters(pits.clone().rev().collect()), "hbDA");
        pits.next();
        pits.next_back();
        assert_eq!(
            (pits.size_hint(), letters(pits.collect())),
            ((2, Some(2)), "Db".into())
        );
        assert_eq!(PitSet::EMPTY.iter().next_back(), None);
    }

    #[test]
    fn pits_are_shown_by_their_letters() {
        let pit = Pit::from_letter('c').unwrap();
        assert_eq!(std::format!("{pit:?} {:?}", set("Ac")), "Pit(c) PitSet(Ac)");
    }

    #[test]
    fn subsets_come_as_in_a_dictionary() {
        let words = |of: &str, most| -> Vec<String> {
            set(of).subsets(most).map(|set| set.to_string()).collect()
        };
        assert_eq!(words("ABc", 2), ["A", "B", "c", "AB", "Ac", "Bc"]);
        assert_eq!(words("Bh", 3), ["B", "h", "Bh"]);
        assert_eq!(words("AB", 0), [""; 0]);
        assert_eq!(words("ABCDabcd", 3).len(), 8 + 28 + 56);
        assert!(words("ABCDabcd", 3).iter().skip(8 + 28).is_sorted());
    }
}
