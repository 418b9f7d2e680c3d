//! Results in pairs.

use serde::Serialize;
use statrs::distribution::{ContinuousCDF, Normal};

use super::elo::{Estimate, elo};

/// How many pairs of games, both with one opening and with sides changed, brought a player nothing,
/// half a point, one, one and a half, and two (the pentanomial).
///
/// The two games of a pair depend on each other, for the opening may favour a side; so pairs are
/// counted and not games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Pairs(pub [u32; 5]);

impl Pairs {
    /// Adds a pair that brought so many half points, up to 4.
    pub fn add(&mut self, half_points: usize) {
        self.0[half_points.min(4)] += 1;
    }

    /// How many they are.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.0.iter().sum()
    }

    /// Each result of a pair, as a share of its points, and how often it came.
    pub(crate) fn results(&self) -> [(f64, f64); 5] {
        std::array::from_fn(|half_points| {
            (half_points as f64 / 4.0, f64::from(self.0[half_points]))
        })
    }

    /// The share of the points, from 0 to 1, and the variance of a pair's share. `None` without
    /// pairs.
    fn moments(&self) -> Option<(f64, f64)> {
        let count = f64::from(self.count());
        if count == 0.0 {
            return None;
        }
        let average = |of: &dyn Fn(f64) -> f64| {
            let results = self.results();
            results
                .iter()
                .map(|(share, often)| of(*share) * often)
                .sum::<f64>()
                / count
        };
        let mean = average(&|share| share);
        Some((mean, average(&|share| (share - mean).powi(2))))
    }

    /// The difference of strength in Elo. `None` without pairs; if all pairs are alike nothing is
    /// known of the error, and the interval has no ends.
    ///
    /// ```
    /// use ayla_arena::stats::Pairs;
    ///
    /// let elo = Pairs([307, 619, 1202, 725, 353]).elo().expect("there are pairs");
    /// assert_eq!(format!("{:.2} ± {:.2}", elo.value, elo.error()), "10.73 ± 6.70");
    /// ```
    #[must_use]
    pub fn elo(&self) -> Option<Estimate> {
        let (mean, variance) = self.moments()?;
        let spread = if variance > 0.0 {
            confidence() * (variance / f64::from(self.count())).sqrt()
        } else {
            1.0
        };
        Some(Estimate {
            value: elo(mean),
            low: elo((mean - spread).max(0.0)),
            high: elo((mean + spread).min(1.0)),
        })
    }

    /// The difference of strength in normalized Elo: how far the score is from equality in units of
    /// its own spread, so that it tells how many games are needed to see it. `None` if all pairs are
    /// alike.
    #[must_use]
    pub fn normalized_elo(&self) -> Option<Estimate> {
        let (mean, variance) = self.moments()?;
        let of_a_game = (2.0 * variance).sqrt();
        if of_a_game == 0.0 {
            return None;
        }
        let value = (mean - 0.5) / of_a_game * NORMALIZED;
        let games = 2.0 * f64::from(self.count());
        let spread = confidence() / games.sqrt() * NORMALIZED;
        Some(Estimate {
            value,
            low: value - spread,
            high: value + spread,
        })
    }

    /// How likely it is that the player is the stronger one at all, from 0 to 1. `None` if all pairs
    /// are alike.
    #[must_use]
    pub fn superiority(&self) -> Option<f64> {
        let (mean, variance) = self.moments()?;
        let error = (variance / f64::from(self.count())).sqrt();
        (error > 0.0).then(|| Normal::standard().cdf((mean - 0.5) / error))
    }
}

/// Normalized Elo in one standard deviation of a game.
pub(crate) const NORMALIZED: f64 = 800.0 / std::f64::consts::LN_10;

/// How many standard deviations to either side hold 95 %.
fn confidence() -> f64 {
    Normal::standard().inverse_cdf(0.975)
}

/// What a number is on average, with its error. `None` with less than two of them.
pub(crate) fn average(numbers: &[f64]) -> Option<Estimate> {
    let count = numbers.len() as f64;
    if numbers.len() < 2 {
        return None;
    }
    let mean = numbers.iter().sum::<f64>() / count;
    let squares = numbers.iter().map(|number| (number - mean).powi(2));
    let variance = squares.sum::<f64>() / (count - 1.0);
    let spread = confidence() * (variance / count).sqrt();
    Some(Estimate {
        value: mean,
        low: mean - spread,
        high: mean + spread,
    })
}
