//! The arena as programs and people meet it.

#![allow(missing_docs)]

mod fakes;
mod lines;
mod matches;
mod opponents;
mod protocol;
mod resume;
mod statistics;
