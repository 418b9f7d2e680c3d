//! English.

pub(crate) mod djenon_aboure;
pub(crate) mod endings;
pub(crate) mod gore;

mod ask;
pub(crate) mod book;
pub(crate) mod command;
mod contest;
mod end;
mod grammar;
mod help;
pub mod learn;
mod refuse;
pub mod screen;
mod sitting;
pub(crate) mod study;
mod tell;
mod words;

pub use ask::question;
pub use contest::{
    Interval, encounter, encounter_elo, encounter_margin, encounter_results, games_must_be_even,
    match_goes_on, needs_limit, signed, standings_head, test_stands,
};
pub use end::{ending, termination};
pub use help::{Help, commands, help_text};
pub use refuse::{claim, illegal, legal, misread, setup_error};
pub use sitting::{
    agreement_proposed, greeting, hint, not_loaded, not_recorded, not_saved, not_your_turn, noted,
    nothing_to_redo, nothing_to_undo, plays_on, recorded, saved, taken_back, unfinished,
    unknown_command,
};
pub use tell::tell;
pub use words::{Word, words};
