//! The sequential probability ratio test: a match that ends when enough is known.

use serde::Serialize;

use super::elo::expected_score;
use super::pairs::{NORMALIZED, Pairs};

/// In which Elo the hypotheses are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Model {
    /// Normalized Elo, as fishtest has it.
    #[default]
    Normalized,
    /// Elo as everybody knows it.
    Logistic,
}

/// Two hypotheses about how much stronger a player is, and how often either may be accepted
/// wrongly.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Hypotheses {
    /// The first: so many Elo.
    pub elo0: f64,
    /// The second: so many Elo, more than the first.
    pub elo1: f64,
    /// How often the second may be accepted though the first is true.
    pub alpha: f64,
    /// How often the first may be accepted though the second is true.
    pub beta: f64,
    /// In which Elo they are meant.
    pub model: Model,
}

/// Which hypothesis was accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The first: the player is not so strong.
    H0,
    /// The second: he is.
    H1,
}

impl Hypotheses {
    /// The log-likelihood ratio at which the first is accepted, and that at which the second is.
    #[must_use]
    pub fn bounds(&self) -> (f64, f64) {
        (
            (self.beta / (1.0 - self.alpha)).ln(),
            ((1.0 - self.beta) / self.alpha).ln(),
        )
    }

    /// The log-likelihood ratio of the second to the first: a generalized one, for what the
    /// hypotheses leave open is taken as it is likeliest under each.
    ///
    /// This is the test of Michel Van den Bergh that fishtest uses, on pairs of games.
    ///
    /// ```
    /// use ayla_arena::stats::{Hypotheses, Model, Pairs};
    ///
    /// let hypotheses = Hypotheses {
    ///     elo0: 0.0,
    ///     elo1: 5.0,
    ///     alpha: 0.05,
    ///     beta: 0.05,
    ///     model: Model::Normalized,
    /// };
    /// let ratio = hypotheses.log_likelihood_ratio(&Pairs([307, 619, 1202, 725, 353]));
    /// assert_eq!(format!("{ratio:.2}"), "2.95");
    /// ```
    #[must_use]
    pub fn log_likelihood_ratio(&self, pairs: &Pairs) -> f64 {
        if pairs.count() == 0 {
            return 0.0;
        }
        let seen = Distribution::of(pairs);
        let likeliest = |elo: f64| match self.model {
            Model::Logistic => seen.likeliest_with_mean(expected_score(elo)),
            // Of two games the deviation is that of one, over the root of two.
            Model::Normalized => {
                seen.likeliest_with_deviations(elo / NORMALIZED * std::f64::consts::SQRT_2)
            }
        };
        let (first, second) = (likeliest(self.elo0), likeliest(self.elo1));
        let ratios = seen.0.iter().zip(first.0.iter().zip(&second.0));
        let count: f64 = pairs.count().into();
        count
            * ratios
                .map(|((_, seen), ((_, first), (_, second)))| seen * (second / first).ln())
                .sum::<f64>()
    }
}

/// Shares of a pair's points, and how likely each is.
#[derive(Clone, Copy, Debug)]
struct Distribution([(f64, f64); 5]);

impl Distribution {
    /// As it was seen. What was never seen is taken for very rare, so that it stays possible.
    fn of(pairs: &Pairs) -> Distribution {
        const VERY_RARE: f64 = 1e-3;

        let results = pairs
            .results()
            .map(|(share, often)| (share, often.max(VERY_RARE)));
        let total: f64 = results.iter().map(|(_, often)| often).sum();
        Distribution(results.map(|(share, often)| (share, often / total)))
    }

    /// The mean and the standard deviation.
    fn moments(&self) -> (f64, f64) {
        let mean: f64 = self.0.iter().map(|(share, likely)| share * likely).sum();
        let variance: f64 = self
            .0
            .iter()
            .map(|(share, likely)| (share - mean).powi(2) * likely)
            .sum();
        (mean, variance.sqrt())
    }

    /// Of all distributions in which `off` is zero on average the one that makes what was seen
    /// likeliest.
    ///
    /// It gives each share its likelihood as seen, over `1 + x · off`, and there is one `x` for which
    /// the average is zero.
    fn likeliest_where_zero(&self, off: impl Fn(f64) -> f64) -> Distribution {
        let off = self.0.map(|(share, _)| off(share));
        let most = off.iter().copied().fold(f64::MIN, f64::max);
        let least = off.iter().copied().fold(f64::MAX, f64::min);
        let weighed = |x: f64| -> [(f64, f64); 5] {
            std::array::from_fn(|at| {
                let (share, likely) = self.0[at];
                (share, likely / (1.0 + x * off[at]))
            })
        };
        let average = |x: f64| -> f64 {
            let weighed = weighed(x);
            weighed
                .iter()
                .zip(off)
                .map(|((_, likely), off)| likely * off)
                .sum()
        };
        // It falls from plus to minus infinity in between.
        let (mut low, mut high) = (-1.0 / most, -1.0 / least);
        for _ in 0..200 {
            let middle = f64::midpoint(low, high);
            if average(middle) > 0.0 {
                low = middle;
            } else {
                high = middle;
            }
        }
        Distribution(weighed(f64::midpoint(low, high)))
    }

    fn likeliest_with_mean(&self, mean: f64) -> Distribution {
        self.likeliest_where_zero(|share| share - mean)
    }

    /// The likeliest whose mean is so many of its own standard deviations above a half. Since the
    /// deviation is not known before, it is found step by step.
    fn likeliest_with_deviations(&self, deviations: f64) -> Distribution {
        const STEPS: usize = 20;

        let mut likeliest = Distribution(self.0.map(|(share, _)| (share, 1.0 / 5.0)));
        for _ in 0..STEPS {
            let (mean, deviation) = likeliest.moments();
            likeliest = self.likeliest_where_zero(|share| {
                let bend = 1.0 + ((mean - share) / deviation).powi(2);
                share - 0.5 - deviations * deviation * bend / 2.0
            });
        }
        likeliest
    }
}

/// A test that goes on: it takes pairs one by one, in their order, until a hypothesis is accepted.
///
/// The order is that of the match and not that in which games happen to end, so neither the speed of
/// the players nor the number of games at a time has any influence on the verdict.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Sprt {
    /// What is tested.
    #[serde(flatten)]
    pub hypotheses: Hypotheses,
    /// What was taken in.
    pub pairs: Pairs,
    /// The log-likelihood ratio.
    #[serde(serialize_with = "super::rounded")]
    pub llr: f64,
    /// The ratio at which the first hypothesis is accepted.
    #[serde(serialize_with = "super::rounded")]
    pub lower: f64,
    /// The ratio at which the second is.
    #[serde(serialize_with = "super::rounded")]
    pub upper: f64,
    /// Which was accepted, if one was.
    pub verdict: Option<Verdict>,
}

impl Sprt {
    /// A test that has seen nothing yet.
    #[must_use]
    pub fn new(hypotheses: Hypotheses) -> Sprt {
        let (lower, upper) = hypotheses.bounds();
        Sprt {
            hypotheses,
            pairs: Pairs::default(),
            llr: 0.0,
            lower,
            upper,
            verdict: None,
        }
    }

    /// Takes in a pair that brought so many half points, unless there is a verdict already.
    pub fn add(&mut self, half_points: usize) {
        if self.verdict.is_some() {
            return;
        }
        self.pairs.add(half_points);
        self.llr = self.hypotheses.log_likelihood_ratio(&self.pairs);
        if self.llr >= self.upper {
            self.verdict = Some(Verdict::H1);
        } else if self.llr <= self.lower {
            self.verdict = Some(Verdict::H0);
        }
    }
}
