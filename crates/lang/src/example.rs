//! Examples, played.

use ayla_core::{
    AlreadyOver, Ending, Event, Game, Illegal, Outcome, Position, Setup, Side, Task, Termination,
    Token,
};

use crate::{Example, Names, en};

/// An example with all that comes of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Where it begins.
    pub before: Picture,
    /// What is done, one by one.
    pub steps: Vec<Step>,
    /// Where it ends.
    pub after: Picture,
    /// How the game ended, if it did.
    pub ending: Option<Ending>,
}

/// What is to be drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// The position.
    pub setup: Setup,
    /// What the last move did.
    pub events: Vec<Event>,
    /// The score, if the game is over.
    pub over: Option<Outcome>,
}

/// One thing that is done in an example, or tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Who does it.
    pub by: Side,
    /// What he does.
    pub done: Done,
}

/// What is done in a [`Step`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Done {
    /// A move, and what happened.
    Move(Token, Vec<Event>),
    /// A move that was refused.
    Refused(Illegal),
    /// The game is ended without a move.
    Ended(Termination),
}

/// Examples with more steps tell only the last of them.
const MANY_STEPS: usize = 4;

/// The columns of an example in words.
const WIDTH: usize = 78;

impl Example {
    /// Plays it.
    #[must_use]
    pub fn play(&self) -> Played {
        struct Play<'a>(&'a Example);

        impl Task for Play<'_> {
            type Output = Played;

            fn run<P: Position>(self) -> Played {
                let start: P = self.0.position.parse().expect("every example is tested");
                let mut game = Game::from_position(start);
                let before = picture(&game, Vec::new());
                let words = self.0.moves.split(' ').filter(|word| !word.is_empty());
                let steps: Vec<_> = words
                    .chain(self.0.refused)
                    .map(|word| step(&mut game, word))
                    .collect();
                let last = steps.iter().rev().find_map(|step| match &step.done {
                    Done::Move(_, events) => Some(events.clone()),
                    _ => None,
                });
                Played {
                    before,
                    steps,
                    after: picture(&game, last.unwrap_or_default()),
                    ending: game.ending(),
                }
            }
        }

        self.game.dispatch(Play(self))
    }

    /// The example for a reader: the board before, what is done, the board after, each drawn by
    /// `draw`. The caption is left to the caller.
    #[must_use]
    pub fn show(&self, draw: impl Fn(&Picture) -> String) -> String {
        let played = self.play();
        let mut parts = vec![draw(&played.before)];
        if !played.steps.is_empty() {
            parts.push(played.told());
        }
        if played.before != played.after {
            parts.push(draw(&played.after));
        }
        parts.join("\n\n")
    }
}

impl Played {
    /// What is done, a move in a paragraph.
    fn told(&self) -> String {
        let names = Names::default();
        let untold = match self.steps.len() {
            steps if steps > MANY_STEPS => steps - 1,
            _ => 0,
        };
        let (untold, told) = self.steps.split_at(untold);
        let mut paragraphs = Vec::new();
        if !untold.is_empty() {
            let words: Vec<_> = untold.iter().filter_map(Step::word).collect();
            paragraphs.push(format!("{} ...", words.join(" ")));
        }
        paragraphs.extend(told.iter().filter_map(|step| step.told(&names)));
        paragraphs.extend(self.ending.map(|ending| en::ending(&ending, &names)));
        let options = textwrap::Options::new(WIDTH).subsequent_indent("  ");
        let filled: Vec<_> = paragraphs
            .iter()
            .map(|paragraph| textwrap::fill(paragraph, &options))
            .collect();
        filled.join("\n")
    }
}

impl Step {
    /// The move, as one would type it.
    fn word(&self) -> Option<String> {
        match &self.done {
            Done::Move(token, _) => Some(token.to_string()),
            Done::Refused(illegal) => Some(illegal.mv.to_string()),
            Done::Ended(_) => None,
        }
    }

    /// What is told of it. That the game has ended is told with its result.
    fn told(&self, names: &Names) -> Option<String> {
        match &self.done {
            Done::Move(token, events) => {
                let sentences = en::tell(self.by, events, names);
                Some(format!("{token}: {}", sentences.join(" ")))
            }
            Done::Refused(illegal) => Some(en::illegal(illegal)),
            Done::Ended(_) => None,
        }
    }
}

fn picture<P: Position>(game: &Game<P>, events: Vec<Event>) -> Picture {
    Picture {
        setup: game.position().setup(),
        events,
        over: game.ending().map(|ending| ending.outcome),
    }
}

fn step<P: Position>(game: &mut Game<P>, word: &str) -> Step {
    let by = game.position().to_move();
    let done = if word == "resign" {
        let (Ok(ending) | Err(AlreadyOver(ending))) = game.resign(by);
        Done::Ended(ending.termination)
    } else {
        let mv = word.parse().expect("every example is tested");
        let mut events = Vec::new();
        match game.play(mv, &mut events) {
            Ok(ply) => Done::Move(ply.token(), events),
            Err(illegal) => Done::Refused(illegal),
        }
    };
    Step { by, done }
}
