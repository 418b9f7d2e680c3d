//! What is said of matches.

/// A number with the ends of the interval that holds it with 95 % confidence: value, low, high.
pub type Interval = (f64, f64, f64);

/// The heads of the table of players: who, and what he made of his games.
#[must_use]
pub fn standings_head() -> [&'static str; 8] {
    [
        "player", "games", "wins", "draws", "losses", "forfeits", "points", "Elo",
    ]
}

/// Whose games the next lines are about.
#[must_use]
pub fn encounter(first: &str, second: &str) -> String {
    format!("{first} against {second}")
}

/// How the games of two ended, as the first sees it, and what pairs of them brought him: nothing,
/// half a point, and so on to two points.
#[must_use]
pub fn encounter_results(wins: u32, draws: u32, losses: u32, pairs: [u32; 5]) -> String {
    format!("wins {wins}, draws {draws}, losses {losses}; pairs by points from 0 to 2: {pairs:?}")
}

/// How much stronger the first is, and how likely it is that he is stronger at all, from 0 to 1.
#[must_use]
pub fn encounter_elo(
    elo: Interval,
    normalized: Option<Interval>,
    superiority: Option<f64>,
) -> String {
    let (value, ..) = elo;
    if value.is_infinite() {
        let all = if value > 0.0 { "won" } else { "lost" };
        return format!("Elo: not to be measured, all points were {all}");
    }
    let mut said = format!("Elo {}", interval(elo));
    if let Some(normalized) = normalized {
        said.push_str(&format!("; normalized Elo {}", interval(normalized)));
    }
    if let Some(superiority) = superiority {
        said.push_str(&format!("; stronger with {:.1} %", 100.0 * superiority));
    }
    said
}

/// By how many seeds the first wins on average.
#[must_use]
pub fn encounter_margin(margin: Interval) -> String {
    format!("margin {} seeds a game", interval(margin))
}

/// `+10.7 (+4.0 to +17.4)`
fn interval((value, low, high): Interval) -> String {
    format!("{} ({} to {})", signed(value), signed(low), signed(high))
}

/// A number with its sign, to one place.
#[must_use]
pub fn signed(number: f64) -> String {
    let rounded = format!("{number:+.1}");
    if rounded == "-0.0" {
        "+0.0".to_owned()
    } else {
        rounded
    }
}

/// How a sequential test stands: which hypotheses, the log-likelihood ratio and its bounds, after so
/// many pairs. `accepted` is the hypothesis that was, 0 or 1.
#[must_use]
pub fn test_stands(
    (elo0, elo1): (f64, f64),
    model: &str,
    llr: f64,
    (lower, upper): (f64, f64),
    pairs: u32,
    accepted: Option<u8>,
) -> String {
    let verdict = match accepted {
        Some(0) => format!("H0 is accepted: less than {elo1} Elo"),
        Some(_) => format!("H1 is accepted: more than {elo0} Elo"),
        None => "neither is accepted yet".to_owned(),
    };
    format!(
        "SPRT {elo0} or {elo1} Elo ({model}): LLR {llr:.2} ({lower:.2} to {upper:.2}) after {pairs} \
         pairs; {verdict}"
    )
}

/// A match goes on from its records: so many games are in them.
#[must_use]
pub fn match_goes_on(done: u32, file: &str) -> String {
    match done {
        1 => format!("1 game is in {file} already; the match goes on."),
        _ => format!("{done} games are in {file} already; the match goes on."),
    }
}

/// A number of games for each two players must be even.
#[must_use]
pub fn games_must_be_even() -> String {
    "expected an even number from 2 on: each opening is played with both sides".to_owned()
}

/// A player that thinks without end needs a limit.
#[must_use]
pub fn needs_limit(player: &str) -> String {
    format!("{player} needs a limit: --nodes, --time or --clock")
}
