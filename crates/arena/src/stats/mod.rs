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

/// Writes a number rounded to four places: more would claim too much, and differ from machine to
/// machine.
pub(crate) fn rounded<S: serde::Serializer>(
    number: &f64,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    const PLACES: f64 = 1e4;

    serializer.serialize_f64((number * PLACES).round() / PLACES)
}
