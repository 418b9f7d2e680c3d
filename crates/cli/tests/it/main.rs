//! The binary as a user meets it: what it prints, and how it exits.

#![allow(missing_docs)]

mod color;
mod contest;
mod help;
mod home;
mod look;
mod play;
mod record;
mod records;
mod study;
mod terminal;
