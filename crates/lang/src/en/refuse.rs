//! Why something cannot be done, or read.

use ayla_core::{Illegal, LegalMoves, ParseError, ParseErrorKind, Reason, SetupError, Token};

use super::grammar::{count, letters, number};

/// Why a move is not legal, the clause that says so, and what is legal.
///
/// ```
/// use ayla_core::{Gore, Position};
///
/// let mut position: Gore = "2-0-4-6-3-1-5-0-15-12-S".parse()?;
/// let illegal = position.play("offer:ABC".parse()?, &mut ()).unwrap_err();
/// assert_eq!(
///     ayla_lang::illegal(&illegal),
///     "offer:ABC is not legal: it costs 18 taken seeds, and the other player has 12 (G16). \
///      Legal: A C D, or offer up to 2 of A B C D."
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn illegal(illegal: &Illegal) -> String {
    let Illegal {
        mv,
        clause,
        legal: moves,
        ..
    } = illegal;
    let because = reason(&illegal.reason);
    let refused = format!("{mv} is not legal: {because} ({clause}).");
    if moves.is_empty() {
        refused
    } else {
        format!("{refused} Legal: {}.", legal(*moves))
    }
}

fn reason(reason: &Reason) -> String {
    match reason {
        Reason::Over => "the game is over".to_owned(),
        Reason::NoSuchPit(pit) => format!("the board has no hole {pit}"),
        Reason::NotYours(pit) => format!("hole {pit} belongs to the other player"),
        Reason::Empty(pit) => format!("hole {pit} is empty"),
        Reason::Single(pit) => format!("hole {pit} holds a single seed, which may not be moved"),
        Reason::Endless(pit) => format!("the sowing of {pit} would never end"),
        Reason::MustReply => "an offer waits for its answer".to_owned(),
        Reason::NoOffer => "there is no offer to answer".to_owned(),
        Reason::MustPass => "without a seed to sow one can only pass".to_owned(),
        Reason::MayNotPass => "only who cannot sow may pass".to_owned(),
        Reason::NoTrade => "in this game holes are not traded".to_owned(),
        Reason::OfferSize(size) => {
            format!(
                "an offer is of one, two or three holes, not of {}",
                number(*size)
            )
        }
        Reason::OfferLeavesNone => "an offer must leave its maker a hole".to_owned(),
        Reason::OfferUnpayable { price, taken } => {
            format!("it costs {price} taken seeds, and the other player has {taken}")
        }
        Reason::Other(reason) => (*reason).to_owned(),
        other => other.to_string(),
    }
}

/// Legal moves, written compactly: `A B D, or offer up to 2 of A B C D`.
#[must_use]
pub fn legal(moves: LegalMoves) -> String {
    if moves.must_reply() {
        return "accept or decline".to_owned();
    }
    if moves.must_pass() {
        return "pass".to_owned();
    }
    let sowings = letters(moves.sowings());
    let offers = match moves.most_offered() {
        0 => None,
        1 => Some(format!("offer one of {}", letters(moves.offerable()))),
        most => Some(format!(
            "offer up to {most} of {}",
            letters(moves.offerable())
        )),
    };
    match (sowings.is_empty(), offers) {
        (true, None) => "none".to_owned(),
        (true, Some(offers)) => offers,
        (false, None) => sowings,
        (false, Some(offers)) => format!("{sowings}, or {offers}"),
    }
}

/// A move that is legal but does not take what it was said to.
#[must_use]
pub fn claim(token: Token, taken: u8) -> String {
    match taken {
        0 => format!("{token} is not right: {} takes nothing.", token.mv),
        _ => format!(
            "{token} is not right: {} takes {}.",
            token.mv,
            count(taken, "seed")
        ),
    }
}

/// The longest text that is shown with a mark under the place where it goes wrong.
const LONGEST_SHOWN: usize = 72;

/// What is wrong with the text of a move, a position or a clause. The text is shown with a mark
/// under the place, if it fits in a line.
#[must_use]
pub fn misread(text: &str, error: &ParseError) -> String {
    let what = parse_error(&error.kind);
    let shown = text.chars().count() <= LONGEST_SHOWN && !text.chars().any(char::is_control);
    match text.get(..error.at) {
        Some(before) if shown && !text.is_empty() => {
            format!(
                "{what}:\n  {text}\n  {:>1$}",
                '^',
                before.chars().count() + 1
            )
        }
        _ => format!("{what}."),
    }
}

fn parse_error(kind: &ParseErrorKind) -> String {
    match kind {
        ParseErrorKind::Pit => "The letter of a hole is wanted here".to_owned(),
        ParseErrorKind::PitTwice(pit) => format!("Hole {pit} is named twice"),
        ParseErrorKind::Move => {
            "This is no move; a move is a hole's letter, offer:HOLES, accept, decline or pass"
                .to_owned()
        }
        ParseErrorKind::Claim => "Only a sowing takes seeds, and one at least".to_owned(),
        ParseErrorKind::Clause => {
            "This is no clause; there are G1 to G22, D1 to D15 and A1 to A3".to_owned()
        }
        ParseErrorKind::Termination => "No game ends like this".to_owned(),
        ParseErrorKind::Game => "There is no game of this name".to_owned(),
        ParseErrorKind::Number => {
            "A number without sign or leading zeros is wanted here".to_owned()
        }
        ParseErrorKind::NumberTooLarge => "No board holds so many seeds".to_owned(),
        ParseErrorKind::TooManyNumbers => "No board has so many holes".to_owned(),
        ParseErrorKind::TooShort => {
            "A position tells the seeds of every hole, what South and North have taken, \
             and S or N to move"
                .to_owned()
        }
        ParseErrorKind::Side => "S or N is wanted here".to_owned(),
        ParseErrorKind::OfferMissing => {
            "Behind the owners the waiting offer is wanted, or - if none waits".to_owned()
        }
        ParseErrorKind::Trailing => "The position should end here".to_owned(),
        ParseErrorKind::Owners { expected } => {
            format!("The owners of {expected} holes, S or N, are wanted here")
        }
        ParseErrorKind::Setup(error) => capitalised(&setup_error(error)),
        other => other.to_string(),
    }
}

/// Why a position that can be written down is none of the game.
#[must_use]
pub fn setup_error(error: &SetupError) -> String {
    match error {
        SetupError::Pits { found, expected } => {
            format!("the board has {expected} holes, and here are {found}")
        }
        SetupError::TooManySeeds { found, most } => {
            format!("the game has {most} seeds, and here are {found} on the board and taken")
        }
        SetupError::NoTrade => "in this game holes are not traded".to_owned(),
        SetupError::NoSuchPit(pit) => format!("the board has no hole {pit}"),
        SetupError::OfferSize(size) => {
            format!(
                "an offer is of one, two or three holes, not of {} (G13)",
                number(*size)
            )
        }
        SetupError::OfferedPit(pit) => {
            format!("hole {pit} is not the offering player's to offer (G13)")
        }
        SetupError::OfferLeavesNone => "an offer must leave its maker a hole (G17)".to_owned(),
        SetupError::OfferUnpayable { price, taken } => format!(
            "the offer costs {price} taken seeds, and the player to reply has {taken} (G16)"
        ),
        other => other.to_string(),
    }
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}
