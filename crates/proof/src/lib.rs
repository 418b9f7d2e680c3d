//! Proofs of what a position is worth, and a checker for them.
//!
//! A proof is a *strategy*: for every position its player can come to, whatever the other does, it
//! tells a move, and at the end of every line he has as many seeds as were claimed. If South can be
//! sure of 26 seeds out of 48 and North of 22, then 26–22 is what the position is worth.
//!
//! However the strategy was found, by whatever program, with whatever faults: the checker looks only
//! at what it was given. It knows the rules from `ayla-core`, and nothing of any search.
//!
//! * [`Checker`] is told the strategy position by position, each after all those it leads to.
//! * [`check`] reads a whole proof from a file; [`Writer`] writes one.
//!
//! # Why it holds
//!
//! Every [lemma](Checker::lemma) says: from this position the player has as many seeds in the end as
//! claimed, or more. It is accepted if that follows from lemmas accepted *before*: in a position where
//! the player himself is to move, from the one that his move leads to; where the other is, from all
//! those that the other's moves lead to. Two kinds of positions need no lemma: where the rules have
//! ended the game with enough seeds, and where he has taken enough already, since nobody loses what he
//! has taken against his will (a payment, G15, is never forced).
//!
//! Since every lemma rests on earlier ones, no line of the strategy comes back to where it was, and
//! so repetition (A1) never ends a game that is played by it. Nor does want of progress (A2): the
//! checker counts for every lemma how many turns may pass until something is taken or accepted, and
//! refuses what comes to a hundred.
//!
//! # The file
//!
//! ```
//! let file = "\
//! ayla proof 1
//! game djenon-aboure
//! position 0-0-0-0-0-2-0-0-0-1-0-3-20-22-S
//! south 23
//! * 0-0-0-0-0-1-1-0-0-1-0-3-20-22-N
//! F 0-0-0-0-0-2-0-0-0-1-0-3-20-22-S
//! north 25
//! f 0-0-0-0-0-1-1-0-0-1-0-3-20-22-N
//! * 0-0-0-0-0-2-0-0-0-1-0-3-20-22-S
//! end bb0b86d9
//! ";
//! let proved = ayla_proof::check(file.as_bytes())?;
//! assert_eq!((proved.at_least.south, proved.at_least.north), (Some(23), Some(25)));
//! # Ok::<(), ayla_proof::Error>(())
//! ```
//!
//! UTF-8 lines that end in a line feed. After the position comes for each claim (`south 26`, at least so
//! many seeds) its lemmas: the player's move and the position, or `*` and a position where the other is
//! to move. The last line has the CRC-32 of all bytes before it, in eight hexadecimal digits.

#![forbid(unsafe_code)]

mod checker;
mod error;
mod read;
mod write;

pub use checker::{Checker, Claim, Gap};
pub use error::{Error, ErrorKind};
pub use read::{Proved, check};
pub use write::Writer;

/// The first line of every proof.
const MAGIC: &str = "ayla proof 1";

/// Stands where a lemma has no move of its own.
const ANY: &str = "*";
