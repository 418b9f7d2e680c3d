//! What keys and mouse mean in the viewer.

use ayla_core::{BySide, Position, Side};
use ayla_lang::screen as words;
use ayla_notation::{Line, Path, Record};
use ayla_session::Seat;
use crossterm::event::{KeyCode, KeyEvent, MouseEvent, MouseEventKind};

use super::contents::{Chosen, Contents};
use super::{Mode, Viewer, Wanted};
use crate::field::{Field, Typed};
use crate::keys::{is_ctrl_c, yes_or_no};
use crate::new_game::{Filled, Form};
use crate::sheet::Sheet;
use crate::{Effect, NewGame, Next};

/// How many moves a page has.
const PAGE: usize = 10;

impl<P: Position> Viewer<P> {
    pub(super) fn key(&mut self, key: KeyEvent) -> Vec<Effect<P>> {
        if is_ctrl_c(key) {
            return self.leave(Next::Nothing);
        }
        match std::mem::replace(&mut self.mode, Mode::Looking) {
            Mode::Looking => return self.looking_key(key),
            Mode::Reading(mut sheet) => {
                if sheet.key(key, self.size) {
                    self.mode = Mode::Reading(sheet);
                }
            }
            Mode::Typing(wanted, mut field) => match field.key(key) {
                Typed::NotYet => self.mode = Mode::Typing(wanted, field),
                Typed::Cancelled => {}
                Typed::Done(text) => return self.typed(wanted, text),
            },
            Mode::Choosing(mut contents) => match contents.key(key, &self.place, self.size) {
                Chosen::NotYet => self.mode = Mode::Choosing(contents),
                Chosen::Cancelled => {}
                Chosen::Game(nth) if nth == self.place.nth => {}
                Chosen::Game(nth) => return self.leave(Next::View(nth)),
            },
            Mode::PlayingOn(mut form) => match form.key(key) {
                Filled::NotYet => self.mode = Mode::PlayingOn(form),
                Filled::Cancelled => {}
                Filled::Done(game) => return self.leave(Next::Game(self.play_on(game))),
            },
            Mode::Replacing => match yes_or_no(key) {
                None => self.mode = Mode::Replacing,
                Some(true) => return vec![Effect::Replace(self.record.to_string())],
                Some(false) => {}
            },
            Mode::Leaving(next) => match yes_or_no(key) {
                None => self.mode = Mode::Leaving(next),
                Some(true) => return vec![Effect::Leave(next)],
                Some(false) => {}
            },
        }
        Vec::new()
    }

    /// Leaves, but asks first if something would be lost.
    fn leave(&mut self, next: Next) -> Vec<Effect<P>> {
        if self.is_changed && !matches!(self.mode, Mode::Leaving(_)) {
            self.mode = Mode::Leaving(next);
            return Vec::new();
        }
        vec![Effect::Leave(next)]
    }

    fn looking_key(&mut self, key: KeyEvent) -> Vec<Effect<P>> {
        self.film.skip();
        self.said = None;
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
            KeyCode::Enter => self.mode = Mode::Reading(Sheet::of_text(self.sentences())),
            KeyCode::Char('g') => self.ask(Wanted::Ply),
            KeyCode::Char(';') => self.ask(Wanted::Remark),
            KeyCode::Char('a') if self.path.made() == 0 => {
                self.said = Some(words::NOTHING_TO_JUDGE.to_owned());
            }
            KeyCode::Char('a') => self.ask(Wanted::Judgement),
            KeyCode::Char('s') => self.ask(Wanted::File),
            KeyCode::Char('w') if self.is_changed => self.mode = Mode::Replacing,
            KeyCode::Char('w') => self.said = Some(words::NOTHING_TO_WRITE.to_owned()),
            KeyCode::Char('p') if self.now.ending().is_none() => {
                self.mode = Mode::PlayingOn(self.form());
            }
            KeyCode::Char('p') => self.said = Some(words::NOTHING_TO_PLAY.to_owned()),
            KeyCode::Char('+' | '=') => self.set_pace(self.options.animation.faster()),
            KeyCode::Char('-') => self.set_pace(self.options.animation.slower()),
            KeyCode::Char('x') => self.below = !self.below,
            KeyCode::Char('?') => self.mode = Mode::Reading(Sheet::of_keys(words::VIEWER_KEYS)),
            KeyCode::Char('v') => return vec![self.evaluation.toggle()],
            KeyCode::Char('t') => return self.copy(),
            KeyCode::Char('f') => self.mode = Mode::Choosing(Contents::new(&self.place)),
            KeyCode::Char('[') => return self.look_at(self.place.previous()),
            KeyCode::Char(']') => return self.look_at(self.place.next()),
            KeyCode::Char('q') | KeyCode::Esc => return self.leave(Next::Nothing),
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

    /// Has something typed. What is there already can be changed.
    fn ask(&mut self, wanted: Wanted) {
        let field = match wanted {
            Wanted::Ply => Field::new(words::JUMP_TO, ""),
            Wanted::Remark => Field::new(words::COMMENT, self.remark()),
            Wanted::Judgement => Field::new(words::JUDGE, self.judgement().unwrap_or_default()),
            Wanted::File => Field::new(words::SAVE_AS, ""),
        };
        self.mode = Mode::Typing(wanted, field);
    }

    fn typed(&mut self, wanted: Wanted, text: String) -> Vec<Effect<P>> {
        match wanted {
            Wanted::Remark => self.write_remark(&text),
            Wanted::Judgement => self.judge(&text),
            _ if text.is_empty() => {}
            Wanted::Ply => self.jump(&text),
            Wanted::File => {
                let record = self.record.to_string();
                return vec![Effect::Save { record, file: text }];
            }
        }
        Vec::new()
    }

    /// Goes to the board after so many moves of the main line, or to its end.
    fn jump(&mut self, number: &str) {
        let Ok(moves) = number.parse::<usize>() else {
            self.said = Some(words::NOT_A_NUMBER.to_owned());
            return;
        };
        let most = self.record.line().moves.len();
        self.go(Path::main(moves.min(most)));
        self.film.skip();
    }

    fn look_at(&mut self, game: Option<usize>) -> Vec<Effect<P>> {
        game.map_or_else(Vec::new, |nth| self.leave(Next::View(nth)))
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
            record: Some(Record::from_game(self.now.clone()).to_string()),
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
        match &mut self.mode {
            Mode::Looking => {}
            Mode::Reading(sheet) => return sheet.wheel(mouse, self.size),
            _ => return,
        }
        match mouse.kind {
            MouseEventKind::ScrollDown => self.try_to_go(self.forward()),
            MouseEventKind::ScrollUp => self.try_to_go(self.path.back()),
            _ => {}
        }
    }
}
