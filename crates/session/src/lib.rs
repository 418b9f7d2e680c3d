//! A sitting at the board, without any screen.
//!
//! A [`Sitting`] knows who sits where, keeps the record, takes back and makes again, answers a
//! [`Command`] with an [`Answer`], and lets the machine move. It does no input or output and starts
//! no threads: a line on a terminal, a full screen and a browser are three faces of it, and what
//! they show is all in the plain values it gives.

#![forbid(unsafe_code)]

mod answer;
mod clock;
mod command;
mod question;
mod seat;
mod sitting;
mod thinking;

pub use answer::{Answer, Made, Refusal};
pub use clock::{Clock, TimeControl, TimeControlError, TimeLeft};
pub use command::{Command, CommandError};
pub use question::Question;
pub use seat::{Seat, SeatError};
pub use sitting::{Sitting, Turn};
pub use thinking::{Thinking, Thought, Wish};
