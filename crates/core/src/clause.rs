//! The clauses of the rules, by their numbers on the rule pages.

use core::fmt;
use core::str::FromStr;

use crate::text::{ParseError, ParseErrorKind};

macro_rules! clauses {
    ($($id:ident: $says:literal,)*) => {
        /// A clause of the rules. Errors, scenarios, `ayla rules` and the book all name these.
        ///
        /// G are Goré's, D Djenon-aboure's, A the adjudications of games that would not end.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum Clause {
            $(#[doc = $says] $id,)*
            /// A clause of a game written outside this crate, by the name that game gives it.
            Other(&'static str),
        }

        impl Clause {
            /// Every clause of the two games and of the adjudications, in order.
            pub const ALL: &'static [Clause] = &[$(Clause::$id,)*];

            /// Its number on the rule page: `G7`.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Clause::$id => stringify!($id),)*
                    Clause::Other(id) => id,
                }
            }
        }
    };
}

clauses! {
    G1: "Goré's board and start: 2×4 pits of six seeds.",
    G2: "Players take turns; South begins.",
    G3: "A turn lifts a non-empty pit of one's territory and sows from the next pit on.",
    G4: "One lap only.",
    G5: "Eight seeds or more go round and reach the origin too.",
    G6: "A player without seeds in his territory passes, and only he.",
    G7: "A last seed that makes two or four in the opponent's territory takes them.",
    G8: "The unbroken chains of twos and fours, forward and backward, are taken too.",
    G9: "The chains run round the whole ring; a pit is taken once.",
    G10: "Any other last seed takes nothing.",
    G11: "Taking everything is an ordinary move.",
    G12: "The turn ends with the captures.",
    G13: "Instead of sowing, a player may offer one to three pits of his territory.",
    G14: "While an offer waits only its reply is legal; the turn of the one who replied follows.",
    G15: "Accepted pits change hands and are paid with six taken seeds each.",
    G16: "An offer the opponent could not pay is not legal.",
    G17: "An offer leaves its maker at least one pit.",
    G18: "A win by a player who has declined an offer is a win without glory.",
    G19: "The answering player's turn may itself be an offer.",
    G20: "The game ends when every pit holds fewer than three seeds.",
    G21: "Each player takes what is left in his territory.",
    G22: "More seeds win; equal totals draw.",
    D1: "Djenon-aboure's board and start: 2×6 pits of four seeds.",
    D2: "Players take turns; South begins.",
    D3: "A turn lifts a pit of one's row with at least two seeds.",
    D4: "The first seed goes back into the same pit.",
    D5: "A last seed that makes three, five or more is sown on with its pit.",
    D6: "A last seed that makes one, two or four ends the sowing.",
    D7: "A sowing that would never end is not legal.",
    D8: "A player with no legal sowing passes, and only he.",
    D9: "A last seed that makes two or four takes them.",
    D10: "The unbroken run of twos and fours behind it is taken too.",
    D11: "Captures take place in either row.",
    D12: "Taking everything is an ordinary move.",
    D13: "The game ends when neither player can move.",
    D14: "Each player takes what is left in his row.",
    D15: "More seeds win; equal totals draw.",
    A1: "A position that stands for the third time ends the game.",
    A2: "A hundred turns without a capture or an accepted offer end the game.",
    A3: "Resignation, forfeit and agreement end the game.",
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// Upper or lower case; never [`Clause::Other`].
impl FromStr for Clause {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Clause, ParseError> {
        Clause::ALL
            .iter()
            .copied()
            .find(|clause| clause.id().eq_ignore_ascii_case(text))
            .ok_or(ParseErrorKind::Clause.at(0))
    }
}
