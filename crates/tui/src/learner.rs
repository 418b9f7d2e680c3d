//! A game to be learnt, clause by clause.

use ayla_core::{BySide, Position, Side};
use ayla_draw::{Scene, Style as Look};
use ayla_lang::{Course, Lesson, Picture, learn as words, screen};
use crossterm::event::{KeyCode, KeyEvent};
use ratatui::Frame as Canvas;
use ratatui::layout::Size;
use ratatui::text::Line;

use crate::board::{Board, Pointing};
use crate::chrome;
use crate::grid::Layout;
use crate::keys::{is_ctrl_c, yes_or_no};
use crate::paint::STRONG;
use crate::players;
use crate::sheet::Sheet;
use crate::talk;
use crate::window;
use crate::{Effect, Face, Input, NewGame, Next};

/// Lessons on the whole screen, and then a first game.
#[derive(Debug)]
pub struct Learner {
    course: Course,
    /// What is typed.
    typed: String,
    said: Option<String>,
    mode: Mode,
    /// The terminal, as it was told last.
    size: Size,
}

/// What the keys mean now.
#[derive(Clone, Debug)]
enum Mode {
    /// A lesson is taken.
    Learning,
    /// All of it is read.
    Reading(Sheet),
    /// The learner is asked if he means to start over.
    StartingOver,
}

/// How many of a lesson's sentences are before its question: the rule, and a blank line.
const RULE: usize = 2;

impl Learner {
    /// Goes on with a course.
    #[must_use]
    pub fn new(course: Course) -> Learner {
        Learner {
            course,
            typed: String::new(),
            said: None,
            mode: Mode::Learning,
            size: Size::default(),
        }
    }

    /// Says that one goes on where one has left.
    pub fn welcome_back(&mut self) {
        self.said = Some(words::COME_BACK.to_owned());
    }

    /// The lessons, and how far one has come.
    #[must_use]
    pub fn course(&self) -> &Course {
        &self.course
    }

    /// What a key means; what comes after the lessons, if they are left.
    fn key(&mut self, key: KeyEvent) -> Option<Next> {
        if is_ctrl_c(key) {
            return Some(Next::Nothing);
        }
        match std::mem::replace(&mut self.mode, Mode::Learning) {
            Mode::Learning => return self.learning_key(key),
            Mode::Reading(mut sheet) => {
                if sheet.key(key, self.size) {
                    self.mode = Mode::Reading(sheet);
                }
            }
            Mode::StartingOver => match yes_or_no(key) {
                Some(true) => self.go(Course::start_over),
                Some(false) => {}
                None => self.mode = Mode::StartingOver,
            },
        }
        None
    }

    fn learning_key(&mut self, key: KeyEvent) -> Option<Next> {
        self.said = None;
        match key.code {
            KeyCode::Esc => return Some(Next::Nothing),
            KeyCode::Left | KeyCode::Up => self.go(Course::go_back),
            KeyCode::Right | KeyCode::Down => self.go(Course::go_on),
            KeyCode::Home => self.mode = Mode::StartingOver,
            KeyCode::PageDown => self.mode = Mode::Reading(Sheet::of_text(self.sentences())),
            KeyCode::Enter if self.course.is_asking() => self.answer(),
            KeyCode::Backspace => {
                self.typed.pop();
            }
            KeyCode::Char(letter) if self.course.is_asking() => self.type_letter(letter),
            KeyCode::Char('q') => return Some(Next::Nothing),
            KeyCode::Enter | KeyCode::Char(' ') if self.course.lesson().is_some() => {
                self.go(Course::go_on);
            }
            KeyCode::Enter => return Some(Next::Game(NewGame::first(self.course.game()))),
            _ => {}
        }
        None
    }

    fn go(&mut self, step: impl FnOnce(&mut Course)) {
        step(&mut self.course);
        self.typed.clear();
    }

    fn type_letter(&mut self, letter: char) {
        const LONGEST: usize = 5;
        if self.typed.chars().count() < LONGEST {
            self.typed.push(letter);
        }
    }

    fn answer(&mut self) {
        if self.course.answer(&self.typed).is_none() {
            self.said = Some(words::NOT_AN_ANSWER.to_owned());
        }
        self.typed.clear();
    }

    fn lesson_view<P: Position>(&self, lesson: &Lesson, look: Look, canvas: &mut Canvas<'_>) {
        let Some(layout) = Layout::of_lesson(canvas.area(), P::GAME) else {
            return chrome::too_small(P::GAME, canvas);
        };
        let title = words::heading(
            P::GAME,
            lesson.section,
            self.course.at() + 1,
            self.course.len(),
        );
        canvas.render_widget(Line::styled(format!(" {title}"), STRONG), layout.title);
        let is_asking = self.course.is_asking();
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
        players::show(
            &board.scene,
            &names,
            BySide::default(),
            &layout,
            look,
            canvas,
        );
        board.render(&layout.grid, look, canvas.buffer_mut());
        let sentences = self.sentences();
        let is_answered = self.course.reply().is_some();
        let shown = if is_answered && !talk::has_room(&sentences, layout.talk) {
            &sentences[RULE..] // the rule was read before the question was answered
        } else {
            &sentences
        };
        talk::first_of(shown, screen::ALL_OF_LESSON, layout.talk, canvas);
        let keys = if is_asking {
            words::ASKING_BAR
        } else {
            words::GOING_ON_BAR
        };
        chrome::keys(keys, layout.keys, canvas);
    }

    /// What the lesson says: the rule, the question with what is typed, and what comes of it.
    fn sentences(&self) -> Vec<String> {
        let Some(lesson) = self.course.lesson() else {
            let (right, of) = self.course.score();
            let said = self.said.clone();
            return std::iter::once(words::done(right, of))
                .chain(said)
                .collect();
        };
        let reply = self.course.reply();
        let mut sentences = vec![format!("{}  {}", lesson.rule.clause, lesson.rule.text)];
        let question = lesson.ask();
        if !question.is_empty() {
            let typed = reply.map_or(format!("{}_", self.typed), |reply| reply.to_string());
            sentences.extend([String::new(), format!("{question} {typed}")]);
        }
        sentences.extend(self.said.clone());
        if !self.course.is_asking() {
            sentences.extend(reply.map(|reply| lesson.judge(reply)));
            sentences.push(lesson.caption.to_owned());
            sentences.extend(lesson.told.iter().cloned());
        }
        sentences
    }

    fn done_view<P: Position>(&self, canvas: &mut Canvas<'_>) {
        let Some(layout) = Layout::of_lesson(canvas.area(), P::GAME) else {
            return chrome::too_small(P::GAME, canvas);
        };
        canvas.render_widget(
            Line::styled(format!(" {}", P::GAME.title), STRONG),
            layout.title,
        );
        talk::first_of(
            &self.sentences(),
            screen::ALL_OF_LESSON,
            layout.talk,
            canvas,
        );
        chrome::keys(words::DONE_BAR, layout.keys, canvas);
    }
}

impl<P: Position> Face<P> for Learner {
    fn update(&mut self, input: Input<P>) -> Vec<Effect<P>> {
        let key = match input {
            Input::Key(key) => key,
            Input::Sized(size) => {
                self.size = size;
                return Vec::new();
            }
            Input::Told(sentence) => {
                self.said = Some(sentence);
                return Vec::new();
            }
            _ => return Vec::new(),
        };
        let before = self.course.progress();
        let next = self.key(key);
        let progress = self.course.progress();
        let learnt = (progress != before).then_some(Effect::Learn(progress));
        learnt.into_iter().chain(next.map(Effect::Leave)).collect()
    }

    fn view(&self, frame: &mut Canvas<'_>, look: Look) {
        match self.course.lesson() {
            Some(lesson) => self.lesson_view::<P>(lesson, look, frame),
            None => self.done_view::<P>(frame),
        }
        match &self.mode {
            Mode::Learning => {}
            Mode::Reading(sheet) => sheet.view(look, frame),
            Mode::StartingOver => window::question(words::START_OVER, look, frame),
        }
    }
}

fn scene(picture: &Picture) -> Scene {
    Scene::from(&picture.setup)
        .with_last_move(&picture.events)
        .over(picture.over)
}
