//! What keys and mouse mean in the viewer.

use ayla_core::{BySide, Position, Side};
use ayla_lang::screen as words;
use ayla_notation::{Line, Path, Record};
use ayla_session::Seat;
use crossterm::event::{KeyCode, KeyEvent, MouseEvent, MouseEventKind};

use super::{Mode, Viewer};
use crate::key_list::KeyList;
use crate::keys::is_ctrl_c;
use crate::new_game::{Filled, Form};
use crate::{Effect, NewGame, Next};

/// How many moves a page has.
const PAGE: usize = 10;

impl<P: Position> Viewer<P> {
    pub(super) fn key(&mut self, key: KeyEvent) -> Vec<Effect<P>> {
        if is_ctrl_c(key) {
            return vec![Effect::Leave(Next::Nothing)];
        }
        match self.mode.clone() {
            Mode::Looking => self.looking_key(key),
            Mode::Help(mut list) => {
                let stays = list.key(key, words::VIEWER_KEYS.len(), self.size.height);
                self.mode = if stays {
                    Mode::Help(list)
                } else {
                    Mode::Looking
                };
                Vec::new()
            }
            Mode::Jumping(number) => {
                self.jumping_key(key, number);
                Vec::new()
            }
            Mode::PlayingOn(mut form) => match form.key(key) {
                Filled::NotYet => {
                    self.mode = Mode::PlayingOn(form);
                    Vec::new()
                }
                Filled::Cancelled => {
                    self.mode = Mode::Looking;
                    Vec::new()
                }
                Filled::Done(game) => vec![Effect::Leave(Next::Game(self.play_on(game)))],
            },
        }
    }

    fn looking_key(&mut self, key: KeyEvent) -> Vec<Effect<P>> {
        self.film.skip();
        match key.code {
            KeyCode::Right | KeyCode::Char(' ' | 'l') => self.try_to_go(self.forward()),
            KeyCode::Left | KeyCode::Backspace | KeyCode::Char('h') => {
                self.try_to_go(self.path.back());
            }
            KeyCode::Home => self.go(self.path.start()),
            KeyCode::End => self.go(self.path.end(self.record.line())),
            KeyCode::PageDown => self.leap(Path::forward),
            KeyCode::PageUp => self.leap(|path, _| path.back()),
            KeyCode::Down | KeyCode::Tab | KeyCode::Char('j') => self.next_variation(),
            KeyCode::Up | KeyCode::Char('k') => self.try_to_go(self.path.out()),
            KeyCode::Char('g') => self.mode = Mode::Jumping(String::new()),
            KeyCode::Char('p') if self.now.ending().is_none() => {
                self.mode = Mode::PlayingOn(self.form());
            }
            KeyCode::Char('p') => self.said = Some(words::NOTHING_TO_PLAY.to_owned()),
            KeyCode::Char('+' | '=') => self.set_pace(self.options.animation.faster()),
            KeyCode::Char('-') => self.set_pace(self.options.animation.slower()),
            KeyCode::Char('x') => self.below = !self.below,
            KeyCode::Char('?') => self.mode = Mode::Help(KeyList::default()),
            KeyCode::Char('v') => return vec![self.evaluation.toggle()],
            KeyCode::Char('t') => return self.copy(),
            KeyCode::Char('[') => return view(self.place.previous),
            KeyCode::Char(']') => return view(self.place.next),
            KeyCode::Char('q') | KeyCode::Esc => return vec![Effect::Leave(Next::Nothing)],
            _ => {}
        }
        Vec::new()
    }

    fn forward(&self) -> Option<Path> {
        self.path.forward(self.record.line())
    }

    fn try_to_go(&mut self, path: Option<Path>) {
        if let Some(path) = path {
            self.go(path);
        }
    }

    /// Takes a page of steps, without showing them.
    fn leap(&mut self, step: impl Fn(&Path, &Line) -> Option<Path>) {
        let mut path = self.path.clone();
        for _ in 0..PAGE {
            match step(&path, self.record.line()) {
                Some(further) => path = further,
                None => break,
            }
        }
        self.go(path);
        self.film.skip();
    }

    /// Into a variation of the move that comes next; from the first move of a variation, into the
    /// next one.
    fn next_variation(&mut self) {
        let main = self.record.line();
        let next = self.path.variation(main, 0);
        let beside = self.path.beside(main);
        self.try_to_go(next.or(beside));
    }

    fn jumping_key(&mut self, key: KeyEvent, mut number: String) {
        match key.code {
            KeyCode::Char(digit) if digit.is_ascii_digit() && number.len() < 5 => {
                number.push(digit);
                self.mode = Mode::Jumping(number);
            }
            KeyCode::Backspace => {
                number.pop();
                self.mode = Mode::Jumping(number);
            }
            KeyCode::Enter => {
                self.mode = Mode::Looking;
                if let Ok(moves) = number.parse::<usize>() {
                    let most = self.record.line().moves.len();
                    self.go(Path::main(moves.min(most)));
                    self.film.skip();
                }
            }
            KeyCode::Esc => self.mode = Mode::Looking,
            _ => {}
        }
    }

    /// The dialogue about who plays on: usually somebody against the machine.
    fn form(&self) -> Form {
        let machine = Seat::Machine(Default::default());
        let seats = match self.now.position().to_move() {
            Side::South => BySide::new(Seat::Human, machine),
            Side::North => BySide::new(machine, Seat::Human),
        };
        Form::new(self.game, seats, None).of_this_game()
    }

    /// The game up to here, to be played on.
    fn play_on(&self, game: NewGame) -> NewGame {
        NewGame {
            record: Some(Record::from_game(&self.now).to_string()),
            ..game
        }
    }

    fn copy(&mut self) -> Vec<Effect<P>> {
        let text = self.now.position().to_string();
        self.said = Some(words::copied(&text));
        vec![Effect::Copy(text)]
    }

    fn set_pace(&mut self, pace: crate::Pace) {
        self.options.animation = pace;
        self.said = Some(words::pace(pace.of_a_seed().map(|time| time.as_millis())));
    }

    pub(super) fn mouse(&mut self, mouse: MouseEvent) {
        if self.mode != Mode::Looking {
            return;
        }
        match mouse.kind {
            MouseEventKind::ScrollDown => self.try_to_go(self.forward()),
            MouseEventKind::ScrollUp => self.try_to_go(self.path.back()),
            _ => {}
        }
    }
}

fn view<P: Position>(game: Option<usize>) -> Vec<Effect<P>> {
    game.map(|nth| Effect::Leave(Next::View(nth)))
        .into_iter()
        .collect()
}
