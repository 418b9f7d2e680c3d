//! `ayla learn`: the rules as lessons, and a first game.

use std::fs;
use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use ayla_core::{Clause, GameId, Position, Task};
use ayla_draw::Scene;
use ayla_lang::{Course, Lesson, Picture, Progress, Question, learn as words};
use ayla_tui::{Learner, NewGame, Next, Shelf};
use clap::Args;

use super::play;
use crate::args;
use crate::exit::{Failure, Result};
use crate::file::Target;
use crate::full::{self, Full};
use crate::screen::Screen;
use crate::state::State;

/// Learn a game: its rules in short lessons with questions, then a first game with hints
///
/// The lessons come in the order of the rules' clauses. They are made from the examples that `ayla
/// rules` shows, and what is right is what the rules say when these are played. Whoever leaves goes
/// on with the same lesson the next time.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  ayla learn gore                 all of it; the next time, from where you left
  ayla learn gore --start-over    all of it again
  ayla learn gore --from G13      how holes are traded, and what follows
  ayla learn djenon-aboure --plain")]
pub(crate) struct Learn {
    /// The game
    #[arg(value_parser = args::game())]
    game: GameId,
    /// Begin with this clause
    #[arg(long, value_name = "CLAUSE", value_parser = clause)]
    from: Option<Clause>,
    /// Begin with the first lesson, and forget earlier answers
    #[arg(long, conflicts_with = "from")]
    start_over: bool,
    #[command(flatten)]
    full: full::Wish,
}

fn clause(text: &str) -> std::result::Result<Clause, String> {
    text.parse()
        .map_err(|error: ayla_core::ParseError| error.kind.to_string())
}

impl Learn {
    pub(crate) fn run(self, screen: &mut Screen) -> Result {
        let full = Full::wanted(self.full)?;
        let mut memory = Memory::of(self.game);
        let mut course = Course::new(self.game);
        let mut comes_back = false;
        if let Some(progress) = memory.recall().filter(|_| !self.start_over) {
            course.resume(&progress);
            comes_back = course.at() > 0;
        }
        if let Some(from) = self.from {
            course.begin_with(from);
            comes_back = false;
        }
        match full {
            Some(full) => fill(course, comes_back, &mut memory, full, screen),
            None => {
                if comes_back {
                    screen.say(words::comes_back(self.game.info()))?;
                }
                lines(course, &mut memory, screen)
            }
        }
    }
}

/// On the full screen.
fn fill(
    course: Course,
    comes_back: bool,
    memory: &mut Memory,
    mut full: Full,
    screen: &mut Screen,
) -> Result {
    struct Show<'a> {
        learner: Learner,
        memory: &'a mut Memory,
        full: &'a mut Full,
        screen: &'a Screen,
    }

    impl Task for Show<'_> {
        type Output = Result<Next>;

        fn run<P: Position>(mut self) -> Result<Next> {
            self.full
                .show::<P>(&mut self.learner, self.memory, self.screen)
        }
    }

    let game = course.game();
    let mut learner = Learner::new(course);
    if comes_back {
        learner.welcome_back();
    }
    let show = Show {
        learner,
        memory,
        full: &mut full,
        screen,
    };
    match game.dispatch(show)? {
        Next::Game(game) => play::go_on_with(game, Some(full), screen),
        Next::Nothing | Next::File(_) | Next::View(_) => Ok(()),
    }
}

/// Line by line, to the end of the lines or of the lessons.
fn lines(mut course: Course, memory: &mut Memory, screen: &mut Screen) -> Result {
    while let Some(lesson) = course.lesson().cloned() {
        screen.say(words::heading(
            course.game().info(),
            lesson.section,
            course.at() + 1,
            course.len(),
        ))?;
        if teach(&lesson, &mut course, screen)?.is_none() {
            return Ok(());
        }
        course.go_on();
        if let Err(why) = memory.learn(&course.progress()) {
            screen.say(why)?;
        }
    }
    let (right, asked) = course.score();
    screen.say(words::done(right, asked))?;
    play::go_on_with(NewGame::first(course.game()), None, screen)
}

/// A lesson in lines; `None` if there are no more lines to hear.
fn teach(lesson: &Lesson, course: &mut Course, screen: &mut Screen) -> Result<Option<()>> {
    writeln!(screen)?;
    screen.say(format_args!("{}  {}", lesson.rule.clause, lesson.rule.text))?;
    draw(&lesson.board, screen)?;
    if lesson.question != Question::Nothing {
        loop {
            screen.say(lesson.ask())?;
            let Some(line) = line(screen)? else {
                return Ok(None);
            };
            match course.answer(&line) {
                None => screen.say(words::NOT_AN_ANSWER)?,
                Some(reply) => break screen.say(lesson.judge(reply))?,
            }
        }
    }
    screen.say(lesson.caption)?;
    for sentence in &lesson.told {
        screen.say(sentence)?;
    }
    if lesson.after != lesson.board {
        draw(&lesson.after, screen)?;
    }
    screen.say(words::PRESS_ENTER)?;
    Ok(line(screen)?.map(drop))
}

/// What is remembered of the lessons of a game, if anything can be.
#[derive(Debug)]
struct Memory {
    file: Option<PathBuf>,
}

impl Memory {
    fn of(game: GameId) -> Memory {
        Memory {
            file: State::open().map(|state| state.lessons(game)),
        }
    }

    fn recall(&self) -> Option<Progress> {
        let text = fs::read_to_string(self.file.as_ref()?).ok()?;
        Some(Progress::read(&text))
    }
}

impl Shelf for Memory {
    fn learn(&mut self, progress: &Progress) -> std::result::Result<(), String> {
        let Some(file) = &self.file else {
            return Ok(());
        };
        let written = Target::new(file).and_then(|target| {
            target.replace(|out| out.write_all(progress.to_string().as_bytes()))
        });
        written.map_err(words::not_remembered)
    }
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
