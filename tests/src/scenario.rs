//! A scenario: a position, moves, and all that comes of them, in a form one can write by hand.

use std::fmt::{self, Display, Write};

use ayla_core::{
    BySide, Clause, Ending, Event, Game, GameId, LegalMoves, Move, Position, Setup, Side, Task,
    Termination, Token,
};

/// What a clause means on the board: written from the documents, by hand, before the code.
#[derive(Clone, Copy, Debug)]
pub struct Scenario {
    /// Its name, that of the test too.
    pub name: &'static str,
    /// What it shows, in a sentence.
    pub shows: &'static str,
    /// The clauses it is a witness of.
    pub clauses: &'static [Clause],
    /// Where that is said.
    pub cite: &'static str,
    /// The game.
    pub game: GameId,
    /// The position text it begins with, or `start` for the game's own start.
    pub start: &'static str,
    /// Moves, legal or not, and `resign`, `forfeit` and `agree`, with blanks between them.
    /// `(A b)x3` stands for `A b A b A b`.
    pub play: &'static str,
}

/// A played scenario, with the position as text, whatever the game.
#[derive(Clone, Debug)]
pub struct Played {
    /// Where it begins.
    pub start: Stand,
    /// What is done, one by one.
    pub steps: Vec<Step>,
    /// Where it ends.
    pub end: Stand,
    /// How the game ended, if it did.
    pub ending: Option<Ending>,
    /// The legal moves in the end.
    pub legal: LegalMoves,
}

/// A position, written and drawn.
#[derive(Clone, Debug)]
pub struct Stand {
    /// Its text.
    pub text: String,
    /// What stands in it.
    pub setup: Setup,
}

/// One thing that is done, or tried.
#[derive(Clone, Debug)]
pub struct Step {
    /// Who does it.
    pub by: Side,
    /// What he says.
    pub said: Said,
    /// The position after it.
    pub after: Stand,
}

/// What a player says.
#[derive(Clone, Debug)]
pub enum Said {
    /// A legal move, and what is seen of it.
    Move(Token, Vec<Event>),
    /// A move that a clause forbids.
    Refused(Move, Clause),
    /// `resign`, `forfeit` or `agree`.
    Ended(Termination),
}

impl Scenario {
    /// Plays it.
    ///
    /// # Panics
    ///
    /// If it cannot be read: no such position, or no such move.
    #[must_use]
    pub fn play(&self) -> Played {
        struct Play<'a>(&'a Scenario);

        impl Task for Play<'_> {
            type Output = Played;

            fn run<P: Position>(self) -> Played {
                let start: P = match self.0.start {
                    "start" => P::start(),
                    text => text
                        .parse()
                        .unwrap_or_else(|error| panic!("{text}: {error}")),
                };
                let mut game = Game::from_position(start);
                let steps = unfold(self.0.play)
                    .into_iter()
                    .map(|word| step(&mut game, word))
                    .collect();
                Played {
                    start: Stand::of(&start),
                    steps,
                    end: Stand::of(game.position()),
                    ending: game.ending(),
                    legal: game.legal_moves(),
                }
            }
        }

        self.game.dispatch(Play(self))
    }
}

fn step<P: Position>(game: &mut Game<P>, word: &str) -> Step {
    let by = game.position().to_move();
    let ended = match word {
        "resign" => Some(game.resign(by)),
        "forfeit" => Some(game.forfeit(by)),
        "agree" => Some(game.agree()),
        _ => None,
    };
    let said = if let Some(ended) = ended {
        let ending = ended.unwrap_or_else(|error| panic!("{word}: {error}"));
        Said::Ended(ending.termination)
    } else {
        let mv = word
            .parse()
            .unwrap_or_else(|error| panic!("{word}: {error}"));
        let mut seen = Vec::new();
        match game.play(mv, &mut seen) {
            Ok(ply) => Said::Move(ply.token(), seen),
            Err(illegal) => Said::Refused(mv, illegal.clause),
        }
    };
    Step {
        by,
        said,
        after: Stand::of(game.position()),
    }
}

/// The words of a play, its groups written out.
fn unfold(play: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut group_start = None;
    for word in play.split_whitespace() {
        let first = word.strip_prefix('(');
        if first.is_some() {
            group_start = Some(words.len());
        }
        let word = first.unwrap_or(word);
        let Some((last, times)) = word.split_once(")x") else {
            words.push(word);
            continue;
        };
        words.push(last);
        let start = group_start.take().expect("a group begins before it ends");
        let group = words.split_off(start);
        let times: usize = times
            .parse()
            .expect("a group is repeated a number of times");
        for _ in 0..times {
            words.extend(&group);
        }
    }
    words
}

impl Stand {
    fn of<P: Position>(position: &P) -> Stand {
        Stand {
            text: position.to_string(),
            setup: position.setup(),
        }
    }

    /// `13 on the board, taken 10-25, 48 in all`
    fn count(&self) -> String {
        let BySide { south, north } = self.setup.taken;
        let total = self.setup.total();
        let on_board = total - u32::from(south) - u32::from(north);
        format!("{on_board} on the board, taken {south}-{north}, {total} in all")
    }

    /// The board, North's row above. A pit that is not its row's is marked.
    fn board(&self) -> String {
        let row = |side: Side| -> Vec<_> {
            let mut row: Vec<_> = self
                .setup
                .pits()
                .filter(|(pit, _)| pit.row() == side)
                .collect();
            if side == Side::North {
                row.reverse();
            }
            row
        };
        let line = |cells: Vec<String>| format!("  {}", cells.concat()).trim_end().to_owned();
        let letters = |side| {
            let letter = |(pit, _): &(ayla_core::Pit, u8)| format!("{:>3} ", pit.letter());
            line(row(side).iter().map(letter).collect())
        };
        let seeds = |side| {
            let owned = self.setup.territory(side);
            let cell = |&(pit, seeds): &(ayla_core::Pit, u8)| {
                let mark = if owned.contains(pit) { ' ' } else { '*' };
                format!("{seeds:>3}{mark}")
            };
            line(row(side).iter().map(cell).collect())
        };
        let mut lines = vec![
            letters(Side::North),
            seeds(Side::North),
            seeds(Side::South),
            letters(Side::South),
        ];
        if let Some(offer) = self.setup.offer() {
            lines.push(format!("offer waits: {offer}"));
        }
        lines.join("\n")
    }
}

/// The steps that are shown in full where there are many.
const LAST_STEPS: usize = 2;

/// More steps than these are many.
const MANY_STEPS: usize = 8;

impl Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let to_move = |stand: &Stand| format!("{} to move", stand.setup.to_move);
        let start = &self.start;
        writeln!(
            f,
            "{}, {}\n{}\n",
            to_move(start),
            start.count(),
            start.board()
        )?;
        let mut steps = &self.steps[..];
        if steps.len() > MANY_STEPS {
            let (left_out, shown) = steps.split_at(steps.len() - LAST_STEPS);
            writeln!(f, "... {} moves ...\n", left_out.len())?;
            steps = shown;
        }
        for step in steps {
            writeln!(f, "{step}\n")?;
        }
        let end = &self.end;
        if !self.steps.is_empty() {
            let head = self
                .ending
                .map_or_else(|| to_move(end), |ending| told(&ending));
            writeln!(f, "{head}, {}\n{}", end.count(), end.board())?;
        }
        write!(f, "{}\nlegal {}", end.text, listed(self.legal))
    }
}

fn told(ending: &Ending) -> String {
    let result = match ending.winner {
        Some(side) => format!("{side} wins"),
        None => "a draw".to_owned(),
    };
    let how = match ending.termination {
        Termination::Normal => "",
        Termination::Repetition => " by repetition",
        Termination::NoProgress => " for want of progress",
        Termination::Agreement => " by agreement",
        Termination::Resignation(_) => " by resignation",
        Termination::Forfeit(_) => " by forfeit",
    };
    let glory = match ending.glory {
        Some(false) => " without glory",
        _ => "",
    };
    format!("over {}, {result}{how}{glory}", ending.outcome)
}

fn listed(legal: LegalMoves) -> String {
    let mut parts = Vec::new();
    if !legal.sowings().is_empty() {
        let letters: Vec<_> = legal.sowings().iter().map(|pit| pit.to_string()).collect();
        parts.push(letters.join(" "));
    }
    if legal.most_offered() > 0 {
        let (most, pits) = (legal.most_offered(), legal.offerable());
        parts.push(format!("offer up to {most} of {pits}"));
    }
    if legal.must_reply() {
        parts.push("accept, decline".to_owned());
    }
    if legal.must_pass() {
        parts.push("pass".to_owned());
    }
    if parts.is_empty() {
        parts.push("none".to_owned());
    }
    parts.join(", ")
}

impl Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.said {
            Said::Move(token, events) => {
                write!(f, "{} {token}", self.by)?;
                events
                    .iter()
                    .try_for_each(|event| write!(f, "\n  {}", traced(event)))
            }
            Said::Refused(mv, clause) => write!(f, "{} {mv} refused by {clause}", self.by),
            Said::Ended(Termination::Agreement) => f.write_str("agreed"),
            Said::Ended(termination) => write!(f, "{termination}"),
        }
    }
}

/// An event in a line.
fn traced(event: &Event) -> String {
    match event {
        Event::Lap(lap) => {
            let mut line = format!("lift {} {}:", lap.from(), lap.seeds());
            for pit in lap.drops() {
                write!(line, " {pit}").expect("a string takes everything");
            }
            line
        }
        Event::Capture { pit, seeds, .. } => format!("take {pit} {seeds}"),
        Event::Pass { .. } => "pass".to_owned(),
        Event::Offer { pits, .. } => format!("offer {pits}"),
        Event::Accept { pits, .. } => format!("accept {pits}"),
        Event::Payment { pit, seeds, .. } => format!("pay {pit} {seeds}"),
        Event::Decline { pits, .. } => format!("decline {pits}"),
        Event::Sweep { by, seeds } => format!("sweep {by} {seeds}"),
    }
}

/// Scenarios of one game: a table of them, and a test of each.
macro_rules! scenarios {
    (
        game: $game:ident;
        $(
            $(#[doc = $shows:literal])+
            $name:ident {
                clauses: [$($clause:ident),+ $(,)?],
                cite: $cite:literal,
                start: $start:literal,
                play: $play:literal,
                @$expected:literal $(,)?
            }
        )*
    ) => {
        /// The scenarios of this file, in its order.
        pub const ALL: &[$crate::scenario::Scenario] = &[$(
            $crate::scenario::Scenario {
                name: stringify!($name),
                shows: concat!($($shows),+).trim_ascii(),
                clauses: &[$(ayla_core::Clause::$clause),+],
                cite: $cite,
                game: ayla_core::GameId::$game,
                start: $start,
                play: $play,
            },
        )*];

        #[cfg(test)]
        mod tests {
            use super::ALL;

            $(
                #[test]
                fn $name() {
                    let scenario = ALL.iter().find(|scenario| scenario.name == stringify!($name));
                    let played = scenario.expect("it stands in the table").play();
                    insta::assert_snapshot!(played, @$expected);
                }
            )*
        }
    };
}
