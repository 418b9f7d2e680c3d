//! Ratings of several players.

/// The Elo ratings under which results of many players are likeliest (the model of Bradley and
/// Terry, a draw as half a win), on average 0.
///
/// `points[i][j]` are the points player `i` made against `j`. Everybody is given one draw more
/// against everybody he met, so that who wins or loses all has a rating too.
///
/// ```
/// use ayla_arena::stats::ratings;
///
/// let ratings = ratings(&[vec![0.0, 15.0], vec![5.0, 0.0]]);
/// assert!(ratings[0] > 0.0 && (ratings[0] + ratings[1]).abs() < 1e-9);
/// ```
#[must_use]
pub fn ratings(points: &[Vec<f64>]) -> Vec<f64> {
    const STEPS: usize = 10_000;

    let players = points.len();
    let games = |one: usize, other: usize| points[one][other] + points[other][one];
    let met =
        |one: usize| (0..players).filter(move |&other| other != one && games(one, other) > 0.0);
    let mut strengths = vec![1.0; players];
    for _ in 0..STEPS {
        let better: Vec<f64> = (0..players)
            .map(|one| {
                let made: f64 = met(one).map(|other| points[one][other] + 0.5).sum();
                let weighed: f64 = met(one)
                    .map(|other| (games(one, other) + 1.0) / (strengths[one] + strengths[other]))
                    .sum();
                if weighed == 0.0 { 1.0 } else { made / weighed }
            })
            .collect();
        let change = better
            .iter()
            .zip(&strengths)
            .map(|(new, old): (&f64, &f64)| (new / old - 1.0).abs());
        let is_settled = change.fold(0.0, f64::max) < 1e-12;
        strengths = better;
        if is_settled {
            break;
        }
    }
    let elos: Vec<f64> = strengths
        .iter()
        .map(|strength| 400.0 * strength.log10())
        .collect();
    let mean = elos.iter().sum::<f64>() / players.max(1) as f64;
    elos.iter().map(|elo| elo - mean).collect()
}
