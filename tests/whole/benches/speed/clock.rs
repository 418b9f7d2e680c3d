//! The clock: rounds in which every piece has its turn, each beside its floor.
//!
//! Whatever disturbs the machine comes in waves, longer than one measurement and shorter than all
//! of them. So no piece is measured to its end before the next begins: a round measures each of
//! them once, a piece and its floor one right after the other, and what counts is the median over
//! the rounds. The ratio of a piece and its floor is taken within each round.
//!
//! What is measured is the time of the processor, not that on the wall: waiting for other programs
//! is not counted. Only what threads gain is measured on the wall, too.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// How long one measurement takes at least: short pieces are repeated.
const LEAST: Duration = Duration::from_millis(60);

/// Something to be measured.
pub(crate) struct Piece {
    work: f64,
    run: Box<dyn FnMut()>,
    now: fn() -> Duration,
}

impl Piece {
    /// `run` does so much `work`, in whatever unit.
    pub(crate) fn new(work: f64, run: impl FnMut() + 'static) -> Piece {
        Piece {
            work,
            run: Box::new(run),
            now: in_the_processor,
        }
    }

    /// The same, its time taken on the wall.
    pub(crate) fn on_the_wall(self) -> Piece {
        Piece {
            now: on_the_wall,
            ..self
        }
    }

    /// Seconds for a unit of work.
    fn measure(&mut self) -> f64 {
        let begin = (self.now)();
        let mut runs = 0.0;
        loop {
            (self.run)();
            runs += 1.0;
            let passed = (self.now)() - begin;
            if passed >= LEAST {
                return passed.as_secs_f64() / (self.work * runs);
            }
        }
    }
}

/// The time that this program and those it has called have spent in the processor.
#[cfg(unix)]
fn in_the_processor() -> Duration {
    use nix::sys::resource::{UsageWho, getrusage};
    use nix::sys::time::TimeValLike;

    let spent = |who| {
        let usage = getrusage(who).expect("a program may ask for its own usage");
        let time = usage.user_time() + usage.system_time();
        Duration::from_micros(time.num_microseconds().unsigned_abs())
    };
    spent(UsageWho::RUSAGE_SELF) + spent(UsageWho::RUSAGE_CHILDREN)
}

/// Where the processor's time cannot be asked for, the time on the wall must do.
#[cfg(not(unix))]
use on_the_wall as in_the_processor;

/// The time since the clock was first looked at.
fn on_the_wall() -> Duration {
    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGIN.elapsed()
}

/// What a line of the table is about: a piece and its floor.
pub(crate) struct Subject {
    /// What its work is counted in, to be read after a number: `moves/s`.
    pub(crate) unit: Unit,
    /// The thing itself.
    pub(crate) piece: Piece,
    /// What it cannot go below.
    pub(crate) floor: Piece,
}

/// How a speed is told.
#[derive(Clone, Copy)]
pub(crate) enum Unit {
    /// So many of these in a second.
    Rate(&'static str),
    /// The milliseconds one takes.
    Milliseconds,
}

/// What the rounds gave for one [`Subject`].
pub(crate) struct Measured {
    pub(crate) name: &'static str,
    pub(crate) unit: Unit,
    /// Seconds for a unit of work.
    pub(crate) piece: Spread,
    /// Seconds for a unit of the floor's work.
    pub(crate) floor: Spread,
    /// How many times as long as its floor the piece takes.
    pub(crate) ratio: Spread,
}

/// The middle of some measurements, and the middle half of them.
#[derive(Clone, Copy)]
pub(crate) struct Spread {
    pub(crate) lower: f64,
    pub(crate) median: f64,
    pub(crate) upper: f64,
}

impl Spread {
    fn of(mut values: Vec<f64>) -> Spread {
        values.sort_by(f64::total_cmp);
        let at = |part: f64| values[((values.len() - 1) as f64 * part).round() as usize];
        Spread {
            lower: at(0.25),
            median: at(0.5),
            upper: at(0.75),
        }
    }
}

/// Measures all of them in so many rounds, after one that only warms up.
pub(crate) fn measure(subjects: Vec<(&'static str, Subject)>, rounds: usize) -> Vec<Measured> {
    let mut subjects: Vec<_> = subjects
        .into_iter()
        .map(|(name, subject)| (name, subject, Vec::new()))
        .collect();
    for round in 0..=rounds.max(1) {
        for (_, subject, measured) in &mut subjects {
            let pair = (subject.piece.measure(), subject.floor.measure());
            if round > 0 {
                measured.push(pair);
            }
        }
    }
    let finish = |(name, subject, measured): (_, Subject, Vec<(f64, f64)>)| {
        let spread =
            |value: fn(&(f64, f64)) -> f64| Spread::of(measured.iter().map(value).collect());
        Measured {
            name,
            unit: subject.unit,
            piece: spread(|&(piece, _)| piece),
            floor: spread(|&(_, floor)| floor),
            ratio: spread(|&(piece, floor)| piece / floor),
        }
    };
    subjects.into_iter().map(finish).collect()
}
