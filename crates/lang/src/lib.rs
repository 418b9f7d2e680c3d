//! Every message of Ayla, and its rules in words.
//!
//! What is said is a function of what the core knows, grouped by noun: [`tell`] tells what a move
//! did, [`illegal`] why one is refused, [`question`] what an offer asks, [`ending`] how a game
//! ended, [`rule`] what a clause says.
//!
//! ```
//! use ayla_core::{Gore, Position, Side};
//! use ayla_lang::Names;
//!
//! let mut position: Gore = "5-0-1-2-1-3-2-6-18-10-S".parse()?;
//! let mut events = Vec::new();
//! position.play("D".parse()?, &mut events)?;
//! assert_eq!(
//!     ayla_lang::tell(Side::South, &events, &Names::default()),
//!     ["South lifts 2 from D and sows to b.", "South takes 8: 2 from a, 4 from b and 2 from c."]
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! All English stands in the module `en`, as plain functions over the core's types: the compiler
//! checks every argument and every case, which message files looked up by a string (Fluent was
//! weighed) leave to run time, and a language's grammar has the whole of Rust. A second language
//! is a second module with the same functions, chosen here behind the same names, so that no face
//! changes.

#![forbid(unsafe_code)]

mod book;
mod course;
mod en;
mod example;
mod lesson;
mod name;
mod rule;

pub use book::page;
pub use course::{Course, Progress};
pub use en::command::{
    NO_GAME_PLAYED, POSITION_NOT_FROM_STDIN, WHICH_GAME, file_is_json, game_has_moves_only,
    holds_games_only, last_game_is_other, last_game_is_over, no_clause_of,
};
pub use en::study::{
    OPENINGS, OPENINGS_START, POSITIONS, PUZZLES, SUMMARY, answers_come_from_stdin, estimated,
    looked, not_a_puzzle, not_proved, not_solved, nothing_to_analyse, openings, other_starts,
    proof_holds, proof_is_wrong, proof_written, proved, puzzle, puzzle_cannot, puzzle_goal,
    puzzle_help, puzzle_hint, puzzle_right, puzzle_solution, puzzle_wrong, puzzles_from_seed,
    puzzles_solved, puzzles_written, scores_are_of, solved, thinking, too_few_games,
};
pub use en::{
    Help, Interval, Word, agreement_proposed, claim, commands, encounter, encounter_elo,
    encounter_margin, encounter_results, ending, games_must_be_even, greeting, help_text, hint,
    illegal, legal, match_goes_on, misread, needs_limit, not_loaded, not_recorded, not_saved,
    not_your_turn, noted, nothing_to_redo, nothing_to_undo, plays_on, question, recorded, saved,
    setup_error, signed, standings_head, taken_back, tell, termination, test_stands, unfinished,
    unknown_command, words,
};
pub use en::{learn, screen};
pub use example::{Done, Picture, Played, Step};
pub use lesson::{Lesson, Question, Reply, lessons};
pub use name::{Name, Names};
pub use rule::{Example, Rule, Section, Source, rule, rules};
