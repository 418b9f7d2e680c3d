//! A game to be learnt, clause by clause.

use ayla_ai::Level;
use ayla_core::{BySide, Clause, GameId, Position, Side};
use ayla_draw::{Scene, Style as Look};
use ayla_lang::{Lesson, Picture, Reply, learn as words};
use ayla_session::Seat;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::Frame as Canvas;
use ratatui::text::Line;

use crate::board::{Board, Pointing};
use crate::chrome;
use crate::grid::Layout;
use crate::paint::STRONG;
use crate::{Effect, Face, Input, NewGame, Next};

/// Lessons on the whole screen, and then a first game.
#[derive(Debug)]
pub struct Learner {
    game: GameId,
    lessons: Vec<Lesson>,
    /// Which lesson is shown; behind the last one it is all done.
    at: usize,
    /// What is typed.
    typed: String,
    /// What was answered to each lesson first.
    replies: Vec<Option<Reply>>,
    said: Option<&'static str>,
}

impl Learner {
    /// The lessons of a game, beginning with this clause or the first one that comes after it.
    #[must_use]
    pub fn new(game: GameId, from: Option<Clause>) -> Learner {
        let lessons = ayla_lang::lessons(game);
        let at = from.and_then(|from| lessons.iter().position(|lesson| lesson.rule.clause >= from));
        Learner {
            game,
            at: at.unwrap_or(0),
            typed: String::new(),
            replies: vec![None; lessons.len()],
            lessons,
            said: None,
        }
    }

    /// How many answers were right, and how many were given.
    #[must_use]
    pub fn score(&self) -> (usize, usize) {
        let given = self.lessons.iter().zip(&self.replies);
        let given = given.filter_map(|(lesson, reply)| Some((lesson, (*reply)?)));
        let right = given
            .clone()
            .filter(|(lesson, reply)| lesson.question.answer() == Some(*reply));
        (right.count(), given.count())
    }

    /// Whether the lesson has a question that is not answered yet.
    fn is_asking(&self) -> bool {
        self.lessons.get(self.at).is_some_and(|lesson| {
            lesson.question.answer().is_some() && self.replies[self.at].is_none()
        })
    }

    fn key(&mut self, key: KeyEvent) -> Option<Next> {
        self.said = None;
        match key.code {
            KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => {
                return Some(Next::Nothing);
            }
            KeyCode::Esc => return Some(Next::Nothing),
            KeyCode::Left | KeyCode::Up => self.go(self.at.saturating_sub(1)),
            KeyCode::Right | KeyCode::Down if self.at < self.lessons.len() => {
                self.go(self.at + 1);
            }
            KeyCode::Enter if self.is_asking() => self.answer(),
            KeyCode::Backspace => {
                self.typed.pop();
            }
            KeyCode::Char(letter) if self.is_asking() => self.type_letter(letter),
            KeyCode::Char('q') => return Some(Next::Nothing),
            KeyCode::Enter | KeyCode::Char(' ') if self.at < self.lessons.len() => {
                self.go(self.at + 1);
            }
            KeyCode::Enter => return Some(Next::Game(self.first_game())),
            _ => {}
        }
        None
    }

    fn go(&mut self, at: usize) {
        self.at = at;
        self.typed.clear();
    }

    fn type_letter(&mut self, letter: char) {
        const LONGEST: usize = 5;
        if self.typed.chars().count() < LONGEST {
            self.typed.push(letter);
        }
    }

    fn answer(&mut self) {
        match self.lessons[self.at].question.read(&self.typed) {
            Some(reply) => self.replies[self.at] = Some(reply),
            None => self.said = Some(words::NOT_AN_ANSWER),
        }
        self.typed.clear();
    }

    fn first_game(&self) -> NewGame {
        NewGame {
            game: self.game,
            seats: BySide::new(Seat::Human, Seat::Machine(weakest())),
            clock: None,
            record: None,
            with_hints: true,
        }
    }

    fn lesson_view<P: Position>(&self, lesson: &Lesson, look: Look, canvas: &mut Canvas<'_>) {
        let Some(layout) = Layout::of_lesson(canvas.area(), P::GAME) else {
            return chrome::too_small(P::GAME, canvas);
        };
        let reply = self.replies[self.at];
        let title = words::heading(P::GAME, lesson.section, self.at + 1, self.lessons.len());
        canvas.render_widget(Line::styled(format!(" {title}"), STRONG), layout.title);
        let is_asking = self.is_asking();
        let picture = if is_asking {
            &lesson.board
        } else {
            &lesson.after
        };
        let board = Board {
            scene: scene(picture),
            pointing: Pointing::default(),
        };
        let names = BySide::from_fn(|side: Side| side.to_string());
        chrome::players(&board.scene, &names, None, &layout, look, canvas);
        board.render(&layout.grid, look, canvas.buffer_mut());
        let mut sentences = vec![format!("{}  {}", lesson.rule.clause, lesson.rule.text)];
        let question = lesson.ask();
        if !question.is_empty() {
            sentences.push(String::new());
            sentences.push(format!("{question} {}", self.typed_or(reply)));
        }
        sentences.extend(self.said.map(str::to_owned));
        if !is_asking {
            sentences.extend(reply.map(|reply| lesson.judge(reply)));
            sentences.push(lesson.caption.to_owned());
            sentences.extend(lesson.told.iter().cloned());
        }
        chrome::first_of(&sentences, layout.talk, canvas);
        let keys = if is_asking {
            words::ASKING_BAR
        } else {
            words::GOING_ON_BAR
        };
        chrome::keys(keys, layout.keys, canvas);
    }

    /// What is typed, with a place for more, or what was answered.
    fn typed_or(&self, reply: Option<Reply>) -> String {
        match reply {
            None => format!("{}_", self.typed),
            Some(Reply::Number(number)) => number.to_string(),
            Some(Reply::Pit(pit)) => pit.to_string(),
            Some(Reply::Yes(true)) => "yes".to_owned(),
            Some(Reply::Yes(false)) => "no".to_owned(),
        }
    }

    fn done_view<P: Position>(&self, canvas: &mut Canvas<'_>) {
        let Some(layout) = Layout::of_lesson(canvas.area(), P::GAME) else {
            return chrome::too_small(P::GAME, canvas);
        };
        canvas.render_widget(
            Line::styled(format!(" {}", P::GAME.title), STRONG),
            layout.title,
        );
        let (right, of) = self.score();
        chrome::first_of(&[words::done(right, of)], layout.talk, canvas);
        chrome::keys(words::DONE_BAR, layout.keys, canvas);
    }
}

impl<P: Position> Face<P> for Learner {
    fn update(&mut self, input: Input<P>) -> Vec<Effect<P>> {
        match input {
            Input::Key(key) => self.key(key).map(Effect::Leave).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    fn view(&self, frame: &mut Canvas<'_>, look: Look) {
        match self.lessons.get(self.at) {
            Some(lesson) => self.lesson_view::<P>(lesson, look, frame),
            None => self.done_view::<P>(frame),
        }
    }
}

fn scene(picture: &Picture) -> Scene {
    Scene::from(&picture.setup)
        .with_last_move(&picture.events)
        .over(picture.over)
}

/// The weakest opponent.
fn weakest() -> Level {
    Level::new(Level::MIN).unwrap_or_default()
}
