//! What results say about strength.

mod elo;
mod pairs;
mod rating;
mod sprt;

pub use elo::{Estimate, elo, expected_score};
pub use pairs::Pairs;
pub(crate) use pairs::average;
pub use rating::ratings;
pub use sprt::{Hypotheses, Model, Sprt, Verdict};
