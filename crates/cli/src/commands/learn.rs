//! `ayla learn`: the rules as lessons, and a first game.

use std::io::{self, BufRead, Write};

use ayla_ai::Level;
use ayla_core::{BySide, Clause, GameId, Position, Task};
use ayla_draw::Scene;
use ayla_lang::{Lesson, Picture, learn as words};
use ayla_session::Seat;
use ayla_tui::{Learner, NewGame, Next};
use clap::Args;

use super::play;
use crate::args;
use crate::exit::{Failure, Result};
use crate::full::{self, Full};
use crate::screen::Screen;

/// Learn a game: its rules in short lessons with questions, then a first game with hints
///
/// The lessons come in the order of the rules' clauses. They are made from the examples that `ayla
/// rules` shows, and what is right is what the rules say when these are played.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  ayla learn gore                 all of it
  ayla learn gore --from G13      how holes are traded, and what follows
  ayla learn djenon-aboure --plain")]
pub(crate) struct Learn {
    /// The game
    #[arg(value_parser = args::game())]
    game: GameId,
    /// Begin with this clause
    #[arg(long, value_name = "CLAUSE", value_parser = clause)]
    from: Option<Clause>,
    #[command(flatten)]
    full: full::Wish,
}

fn clause(text: &str) -> std::result::Result<Clause, String> {
    text.parse()
        .map_err(|error: ayla_core::ParseError| error.kind.to_string())
}

impl Learn {
    pub(crate) fn run(self, screen: &mut Screen) -> Result {
        match Full::wanted(self.full)? {
            Some(full) => self.fill(full, screen),
            None => self.lines(screen),
        }
    }

    /// On the full screen.
    fn fill(&self, mut full: Full, screen: &mut Screen) -> Result {
        struct Show<'a> {
            learner: Learner,
            full: &'a mut Full,
            screen: &'a Screen,
        }

        impl Task for Show<'_> {
            type Output = Result<Next>;

            fn run<P: Position>(mut self) -> Result<Next> {
                self.full.show::<P>(&mut self.learner, &mut (), self.screen)
            }
        }

        let show = Show {
            learner: Learner::new(self.game, self.from),
            full: &mut full,
            screen,
        };
        match self.game.dispatch(show)? {
            Next::Game(game) => play::go_on_with(game, Some(full), screen),
            Next::Nothing | Next::File(_) | Next::View(_) => Ok(()),
        }
    }

    /// Line by line, to the end of the lines or of the lessons.
    fn lines(&self, screen: &mut Screen) -> Result {
        let lessons = ayla_lang::lessons(self.game);
        let first = self.from.and_then(|from| {
            let mut clauses = lessons.iter().map(|lesson| lesson.rule.clause);
            clauses.position(|clause| clause >= from)
        });
        let (mut right, mut asked) = (0, 0);
        for (nth, lesson) in lessons.iter().enumerate().skip(first.unwrap_or(0)) {
            screen.say(words::heading(
                self.game.info(),
                lesson.section,
                nth + 1,
                lessons.len(),
            ))?;
            match teach(lesson, screen)? {
                None => return Ok(()),
                Some(Taught::Shown) => {}
                Some(Taught::Answered { is_right }) => {
                    asked += 1;
                    right += usize::from(is_right);
                }
            }
        }
        screen.say(words::done(right, asked))?;
        let weakest = Level::new(Level::MIN).unwrap_or_default();
        let game = NewGame {
            game: self.game,
            seats: BySide::new(Seat::Human, Seat::Machine(weakest)),
            clock: None,
            record: None,
            with_hints: true,
        };
        play::go_on_with(game, None, screen)
    }
}

/// How a lesson went.
enum Taught {
    /// There was nothing to answer.
    Shown,
    /// The question was answered.
    Answered { is_right: bool },
}

/// A lesson in lines; `None` if there are no more lines to hear.
fn teach(lesson: &Lesson, screen: &mut Screen) -> Result<Option<Taught>> {
    writeln!(screen)?;
    screen.say(format_args!("{}  {}", lesson.rule.clause, lesson.rule.text))?;
    draw(&lesson.board, screen)?;
    let taught = match lesson.question.answer() {
        None => Taught::Shown,
        Some(right) => loop {
            screen.say(lesson.ask())?;
            let Some(line) = line(screen)? else {
                return Ok(None);
            };
            match lesson.question.read(&line) {
                None => screen.say(words::NOT_AN_ANSWER)?,
                Some(reply) => {
                    screen.say(lesson.judge(reply))?;
                    break Taught::Answered {
                        is_right: reply == right,
                    };
                }
            }
        },
    };
    screen.say(lesson.caption)?;
    for sentence in &lesson.told {
        screen.say(sentence)?;
    }
    if lesson.after != lesson.board {
        draw(&lesson.after, screen)?;
    }
    screen.say(words::PRESS_ENTER)?;
    Ok(line(screen)?.map(|_| taught))
}

fn draw(picture: &Picture, screen: &mut Screen) -> Result {
    let scene = Scene::from(&picture.setup)
        .with_last_move(&picture.events)
        .over(picture.over);
    writeln!(screen)?;
    screen.draw(&scene)?;
    Ok(writeln!(screen)?)
}

/// A line of standard input; `None` at its end.
fn line(screen: &mut Screen) -> Result<Option<String>> {
    write!(screen, "> ")?;
    screen.flush()?;
    let mut line = Vec::new();
    let read = io::stdin().lock().read_until(b'\n', &mut line);
    let count = read.map_err(|error| Failure::file("standard input", error))?;
    Ok((count > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
}
