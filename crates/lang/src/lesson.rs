//! The rules as lessons, each with a question about its example.

use std::fmt;

use ayla_core::{
    Clause, Event, Game, GameId, Illegal, Move, Pit, Position, Setup, Side, Task as ForGame, Token,
};

use crate::{Names, Picture, Rule, Section, en, rules};

/// A clause to be learnt: what it says, a board, and something to find out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// What it belongs to.
    pub section: &'static str,
    /// The clause.
    pub rule: &'static Rule,
    /// The board the question is about.
    pub board: Picture,
    /// What is asked of the learner.
    pub question: Question,
    /// What there is to see, when the question is answered.
    pub caption: &'static str,
    /// What the move did, or why it is refused, a sentence for each step.
    pub told: Vec<String>,
    /// The board after it.
    pub after: Picture,
}

/// What a lesson asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Nothing; there is only something to see.
    Nothing,
    /// How many seeds the move takes.
    Takes {
        /// The move.
        mv: Move,
        /// How many.
        seeds: u8,
    },
    /// Where the last seed of the sowing falls.
    Ends {
        /// The move.
        mv: Move,
        /// Where.
        pit: Pit,
    },
    /// How many taken seeds accepting the offer that waits costs.
    Costs {
        /// How many.
        seeds: u8,
    },
    /// Whether the move is legal.
    Legal {
        /// The move.
        mv: Move,
        /// Whether it is.
        is_legal: bool,
    },
}

/// What somebody answers to a [`Question`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reply {
    /// A number of seeds.
    Number(u8),
    /// A hole.
    Pit(Pit),
    /// Yes, or no.
    Yes(bool),
}

/// As it is typed.
impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Reply::Number(number) => number.fmt(f),
            Reply::Pit(pit) => pit.fmt(f),
            Reply::Yes(yes) => en::learn::yes_or_no(yes).fmt(f),
        }
    }
}

impl Question {
    /// The right answer; `None` where nothing is asked.
    #[must_use]
    pub const fn answer(self) -> Option<Reply> {
        match self {
            Question::Nothing => None,
            Question::Takes { seeds, .. } | Question::Costs { seeds } => Some(Reply::Number(seeds)),
            Question::Ends { pit, .. } => Some(Reply::Pit(pit)),
            Question::Legal { is_legal, .. } => Some(Reply::Yes(is_legal)),
        }
    }

    /// What somebody means who types this; `None` if it is no answer to this question.
    #[must_use]
    pub fn read(self, text: &str) -> Option<Reply> {
        let text = text.trim();
        match self {
            Question::Nothing => None,
            Question::Takes { .. } | Question::Costs { .. } => text.parse().ok().map(Reply::Number),
            Question::Ends { .. } => text.parse().ok().map(Reply::Pit),
            Question::Legal { .. } => match text.to_ascii_lowercase().as_str() {
                "y" | "yes" => Some(Reply::Yes(true)),
                "n" | "no" => Some(Reply::Yes(false)),
                _ => None,
            },
        }
    }
}

/// A game's lessons, in the order of its clauses. They are made of the rules' examples: what is
/// right is what the rules say when the example is played. Clauses without an example of the game
/// have none.
#[must_use]
pub fn lessons(game: GameId) -> Vec<Lesson> {
    struct Lessons(GameId);

    impl ForGame for Lessons {
        type Output = Vec<Lesson>;

        fn run<P: Position>(self) -> Vec<Lesson> {
            rules(self.0)
                .flat_map(move |section| {
                    let rules = section.rules.iter();
                    rules.filter_map(move |rule| lesson::<P>(self.0, section, rule))
                })
                .collect()
        }
    }

    game.dispatch(Lessons(game))
}

fn lesson<P: Position>(
    game: GameId,
    section: &'static Section,
    rule: &'static Rule,
) -> Option<Lesson> {
    let example = rule
        .example
        .as_ref()
        .filter(|example| example.game == game)?;
    let mut play = Play::<P>::from(example.position)?;
    let words: Vec<&str> = example
        .moves
        .split(' ')
        .filter(|word| !word.is_empty())
        .collect();
    if let Some(refused) = example.refused {
        words.iter().try_for_each(|word| play.make(word))?;
        return Some(play.refused(section, rule, refused.parse().ok()?));
    }
    // The last of the moves that have something to ask about; the others come before or after it.
    let asked = words.iter().rposition(|word| is_interesting(word));
    let before = asked.unwrap_or(words.len());
    words[..before]
        .iter()
        .try_for_each(|word| play.make(word))?;
    let board = play.picture();
    let question = match asked {
        Some(asked) => play.ask(section, words[asked].parse().ok()?)?,
        None => Question::Nothing,
    };
    words[(before + 1).min(words.len())..]
        .iter()
        .try_for_each(|word| play.make(word))?;
    Some(Lesson {
        section: section.title,
        rule,
        board,
        question,
        caption: example.caption,
        told: play.told.clone(),
        after: play.picture(),
    })
}

fn is_interesting(word: &str) -> bool {
    matches!(word.parse(), Ok(Move::Sow(_) | Move::Accept))
}

/// Whether what a section is about is what a move takes.
fn is_about_captures(section: &Section) -> bool {
    const CAPTURES: [Clause; 2] = [Clause::G7, Clause::D9];
    section
        .rules
        .iter()
        .any(|rule| CAPTURES.contains(&rule.clause))
}

/// An example that is played.
struct Play<P: Position> {
    game: Game<P>,
    events: Vec<Event>,
    /// What was told since the question was asked.
    told: Vec<String>,
}

impl<P: Position> Play<P> {
    fn from(position: &str) -> Option<Play<P>> {
        Some(Play {
            game: Game::from_position(position.parse().ok()?),
            events: Vec::new(),
            told: Vec::new(),
        })
    }

    fn to_move(&self) -> Side {
        self.game.position().to_move()
    }

    fn make(&mut self, word: &str) -> Option<()> {
        let by = self.to_move();
        if word == "resign" {
            self.game.resign(by).ok()?;
        } else {
            self.events.clear();
            self.game.play(word.parse().ok()?, &mut self.events).ok()?;
            self.told
                .extend(en::tell(by, &self.events, &Names::default()));
        }
        if let Some(ending) = self.game.ending() {
            self.told.push(en::ending(&ending, &Names::default()));
        }
        Some(())
    }

    /// Makes a move, and gives the question that it answers.
    fn ask(&mut self, section: &Section, mv: Move) -> Option<Question> {
        self.told.clear();
        self.make(&mv.to_string())?;
        let last = self.events.iter().rev().find_map(|event| match event {
            Event::Lap(lap) => Some(lap.last()),
            _ => None,
        });
        let paid = self.events.iter().filter_map(|event| match event {
            Event::Payment { seeds, .. } => Some(*seeds),
            _ => None,
        });
        let seeds = self.game.plies().last()?.taken;
        Some(match last {
            None => Question::Costs { seeds: paid.sum() },
            Some(_) if seeds > 0 || is_about_captures(section) => Question::Takes { mv, seeds },
            Some(pit) => Question::Ends { mv, pit },
        })
    }

    fn refused(mut self, section: &'static Section, rule: &'static Rule, mv: Move) -> Lesson {
        let board = self.picture();
        let refusal: Result<_, Illegal> = self.game.play(mv, &mut ()).map(|_| ());
        self.told = refusal
            .as_ref()
            .err()
            .map(en::illegal)
            .into_iter()
            .collect();
        Lesson {
            section: section.title,
            rule,
            after: board.clone(),
            board,
            question: Question::Legal {
                mv,
                is_legal: refusal.is_ok(),
            },
            caption: rule.example.map_or("", |example| example.caption),
            told: self.told,
        }
    }

    fn picture(&self) -> Picture {
        let setup: Setup = self.game.position().setup();
        Picture {
            setup,
            events: self.events.clone(),
            over: self.game.ending().map(|ending| ending.outcome),
        }
    }
}

impl Lesson {
    /// Who makes the move that is asked about.
    #[must_use]
    pub fn to_move(&self) -> Side {
        self.board.setup.to_move
    }

    /// The question in words; empty where nothing is asked.
    #[must_use]
    pub fn ask(&self) -> String {
        let by = self.to_move();
        match self.question {
            Question::Nothing => String::new(),
            Question::Takes { mv, .. } => en::learn::takes(by, Token::from(mv)),
            Question::Ends { mv, .. } => en::learn::ends(by, mv),
            Question::Costs { .. } => en::learn::costs(by),
            Question::Legal { mv, .. } => en::learn::legal(by, mv),
        }
    }

    /// What is said to an answer.
    #[must_use]
    pub fn judge(&self, reply: Reply) -> String {
        match self.question.answer() {
            None => String::new(),
            Some(right) if right == reply => en::learn::RIGHT.to_owned(),
            Some(right) => en::learn::wrong(right),
        }
    }
}
