//! Elo: a difference of strength as the share of points it makes one expect.

use serde::Serialize;

/// The share of points a player who is so many Elo stronger scores on average.
///
/// ```
/// use ayla_arena::stats::{elo, expected_score};
///
/// assert_eq!(expected_score(0.0), 0.5);
/// assert!((elo(expected_score(120.0)) - 120.0).abs() < 1e-9);
/// ```
#[must_use]
pub fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// How many Elo stronger a player is who scores this share of the points, from 0 to 1: infinitely
/// many at either end.
#[must_use]
pub fn elo(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// A number with its interval of 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// The likeliest value.
    #[serde(serialize_with = "super::rounded")]
    pub value: f64,
    /// The lower end.
    #[serde(serialize_with = "super::rounded")]
    pub low: f64,
    /// The upper end.
    #[serde(serialize_with = "super::rounded")]
    pub high: f64,
}

impl Estimate {
    /// Half of the interval.
    #[must_use]
    pub fn error(&self) -> f64 {
        (self.high - self.low) / 2.0
    }
}
