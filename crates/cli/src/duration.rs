//! Durations as they are typed.

use std::time::Duration;

use jiff::SignedDuration;

/// Reads a duration: a number of seconds, or numbers with their units. It may be nothing.
pub(crate) fn parse(text: &str) -> Result<Duration, String> {
    if let Ok(seconds) = text.parse::<f64>() {
        return Duration::try_from_secs_f64(seconds).map_err(|error| error.to_string());
    }
    text.parse::<SignedDuration>()
        .ok()
        .and_then(|duration| Duration::try_from(duration).ok())
        .ok_or_else(|| "expected seconds, or numbers with units: `2`, `500ms`, `1m 30s`".to_owned())
}

/// Reads a duration that is longer than nothing.
pub(crate) fn positive(text: &str) -> Result<Duration, String> {
    let duration = parse(text)?;
    if duration.is_zero() {
        return Err("expected a time that is longer than nothing".to_owned());
    }
    Ok(duration)
}

/// Reads how much time a player has for a game, and how much more each move or turn gives:
/// `10+0.1`, `5m+3s`, `60`.
pub(crate) fn of_a_game(text: &str) -> Result<(Duration, Duration), String> {
    let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
    Ok((positive(base)?, parse(increment)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_read() {
        let millis = |text: &str| positive(text).map(|duration| duration.as_millis());
        assert_eq!(millis("2"), Ok(2000));
        assert_eq!(millis("0.5"), Ok(500));
        assert_eq!(millis("250ms"), Ok(250));
        assert_eq!(millis("1m 30s"), Ok(90_000));
        for wrong in ["", "0", "-1", "-1s", "soon", "NaN", "1e300", "inf"] {
            assert!(positive(wrong).is_err(), "{wrong}");
        }
        assert_eq!(parse("0"), Ok(Duration::ZERO));
    }

    #[test]
    fn the_time_for_a_game_is_read() {
        let seconds = |text: &str| {
            let (base, increment) = of_a_game(text).ok()?;
            Some((base.as_secs(), increment.as_secs()))
        };
        assert_eq!(seconds("60"), Some((60, 0)));
        assert_eq!(seconds("5m+3s"), Some((300, 3)));
        for wrong in ["", "0+1", "5m+", "+3", "soon+1", "1+2+3"] {
            assert_eq!(seconds(wrong), None, "{wrong}");
        }
    }
}
