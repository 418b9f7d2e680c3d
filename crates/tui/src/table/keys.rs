//! What keys and mouse mean at a table.

use ayla_core::{Move, Pit, PitSet, Position};
use ayla_lang::screen as words;
use ayla_notation::Record;
use ayla_session::{Command, Turn, Wish};
use crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position as Place;

use super::{Mode, Table, Wanted};
use crate::board::toggled;
use crate::editor::{Edited, Editor};
use crate::field::{Field, Typed};
use crate::keys::{is_ctrl_c, yes_or_no};
use crate::new_game::Filled;
use crate::sheet::Sheet;
use crate::table::view;
use crate::{Effect, NewGame, Next};

impl<P: Position> Table<P> {
    pub(super) fn key(&mut self, key: KeyEvent) -> Vec<Effect<P>> {
        if is_ctrl_c(key) {
            return self.leave();
        }
        match self.mode.clone() {
            Mode::Board => return self.board_key(key),
            Mode::Offer(marked) => return self.offer_key(key, marked),
            Mode::Editing(editor) => return self.editing_key(key, editor),
            Mode::Leaving if key.code == KeyCode::Char('q') => return self.leave(),
            Mode::Leaving => return self.confirm(key, |_| vec![Effect::Leave(Next::Nothing)]),
            Mode::Resigning => return self.confirm(key, |table| table.obey(Command::Resign)),
            Mode::Reading(mut sheet) => {
                let stays = sheet.key(key, self.size);
                self.mode = if stays {
                    Mode::Reading(sheet)
                } else {
                    Mode::Board
                };
            }
            Mode::Typing(wanted, mut field) => match field.key(key) {
                Typed::NotYet => self.mode = Mode::Typing(wanted, field),
                Typed::Cancelled => self.mode = Mode::Board,
                Typed::Done(text) => {
                    self.mode = Mode::Board;
                    return self.typed(wanted, text);
                }
            },
            Mode::NewGame(mut form) => match form.key(key) {
                Filled::NotYet => self.mode = Mode::NewGame(form),
                Filled::Cancelled => self.mode = Mode::Board,
                Filled::Done(game) => return vec![Effect::Leave(Next::Game(game))],
            },
        }
        Vec::new()
    }

    /// What a key says while holes are chosen. While a move is shown any key skips the rest of it,
    /// and those that do not choose what is pointed at are then heard as usual.
    fn board_key(&mut self, key: KeyEvent) -> Vec<Effect<P>> {
        let is_shown = !self.film.is_over();
        match key.code {
            KeyCode::Char('+' | '=') => {
                self.set_pace(self.options.animation.faster());
                return Vec::new();
            }
            KeyCode::Char('-') => {
                self.set_pace(self.options.animation.slower());
                return Vec::new();
            }
            KeyCode::Enter | KeyCode::Esc | KeyCode::Char(' ') if is_shown => return self.hurry(),
            _ => self.film.skip(),
        }
        match key.code {
            KeyCode::Left => self.point(-1, false),
            KeyCode::Right => self.point(1, false),
            KeyCode::Up | KeyCode::Down => self.point(0, true),
            KeyCode::Enter => return self.choose(),
            KeyCode::Char(' ') if self.thinking.is_some() => return self.hurry(),
            KeyCode::Char(' ') => return self.choose(),
            KeyCode::Tab => self.accepting = !self.accepting,
            KeyCode::PageUp => {
                let said = self.said.iter().cloned().collect();
                self.mode = Mode::Reading(Sheet::of_text(said).at_its_end());
            }
            KeyCode::Char(letter) => return self.letter(letter),
            _ => {}
        }
        Vec::new()
    }

    fn letter(&mut self, letter: char) -> Vec<Effect<P>> {
        let is_asked = matches!(self.asked(), Some((_, Some(_))));
        match letter {
            'y' if is_asked => return self.make(Move::Accept),
            'n' if is_asked => return self.make(Move::Decline),
            'h' => return self.think(Wish::Hint).into_iter().collect(),
            'u' => return self.obey(Command::Undo),
            'r' => return self.obey(Command::Redo),
            'm' => return self.obey(Command::Moves),
            'p' => return self.make(Move::Pass),
            'g' => return self.propose(),
            'v' => return vec![self.evaluation.toggle()],
            't' => return self.copy(),
            'q' => return self.leave(),
            'x' => self.below = !self.below,
            'o' => self.begin_offer(),
            'R' => self.mode = Mode::Resigning,
            's' => self.ask(Wanted::File),
            'l' => self.ask(Wanted::Load),
            ';' => self.ask(Wanted::Comment),
            'n' => self.mode = Mode::NewGame(self.form()),
            'i' => self.edit(),
            '?' => self.mode = Mode::Reading(Sheet::of_keys(words::table_keys(P::GAME))),
            _ => {
                if let Some(pit) = self.meant(letter) {
                    self.cursor = pit;
                    return self.make(Move::Sow(pit));
                }
            }
        }
        Vec::new()
    }

    /// The hole of a letter. Of a small and a capital one the one is meant that can be sown.
    fn meant(&self, letter: char) -> Option<Pit> {
        let exact = Pit::from_letter(letter).filter(|pit| pit.column() < P::GAME.columns)?;
        let sowings = self.sitting.game().legal_moves().sowings();
        let other = Pit::new(!exact.row(), exact.column())?;
        let is_other = !sowings.contains(exact) && sowings.contains(other);
        Some(if is_other { other } else { exact })
    }

    fn point(&mut self, right: i8, other_row: bool) {
        if matches!(self.asked(), Some((_, Some(_)))) {
            self.accepting = !self.accepting;
        } else if let Some(layout) = self.layout() {
            self.cursor = layout.grid.neighbour(self.cursor, right, other_row);
        }
    }

    /// Does what Enter means: sows what is pointed at, or answers what is asked.
    fn choose(&mut self) -> Vec<Effect<P>> {
        match self.asked() {
            Some((_, Some(_))) if self.accepting => self.make(Move::Accept),
            Some((_, Some(_))) => self.make(Move::Decline),
            Some((_, None)) if self.sitting.game().legal_moves().must_pass() => {
                self.make(Move::Pass)
            }
            _ => self.make(Move::Sow(self.cursor)),
        }
    }

    fn begin_offer(&mut self) {
        let can_offer = self.sitting.game().legal_moves().most_offered() > 0;
        if self.asked().is_some() && can_offer {
            self.mode = Mode::Offer(PitSet::EMPTY);
        } else {
            self.say(words::no_offer());
        }
    }

    fn offer_key(&mut self, key: KeyEvent, marked: PitSet) -> Vec<Effect<P>> {
        match key.code {
            KeyCode::Esc | KeyCode::Char('o' | 'q') => self.mode = Mode::Board,
            KeyCode::Left => self.point(-1, false),
            KeyCode::Right => self.point(1, false),
            KeyCode::Up | KeyCode::Down => self.point(0, true),
            KeyCode::Char(' ') => self.mark(marked, self.cursor),
            KeyCode::Enter if !marked.is_empty() => {
                self.mode = Mode::Board;
                return self.make(Move::Offer(marked));
            }
            KeyCode::Char(letter) => {
                let offerable = self.sitting.game().legal_moves().offerable();
                let pits = [letter, swapped(letter)];
                let pit = pits
                    .into_iter()
                    .filter_map(Pit::from_letter)
                    .find(|&pit| offerable.contains(pit));
                if let Some(pit) = pit {
                    self.cursor = pit;
                    self.mark(marked, pit);
                }
            }
            _ => {}
        }
        Vec::new()
    }

    /// Marks a hole for the offer, or takes the mark away. Which holes can be offered together the
    /// rules say when the offer is made.
    fn mark(&mut self, marked: PitSet, pit: Pit) {
        self.mode = Mode::Offer(toggled(marked, pit));
    }

    fn edit(&mut self) {
        self.mode = Mode::Editing(Editor::new(self.sitting.game().position()));
    }

    fn editing_key(&mut self, key: KeyEvent, mut editor: Editor) -> Vec<Effect<P>> {
        let Some(layout) = self.layout() else {
            return Vec::new();
        };
        match editor.key(key, &layout.grid) {
            Edited::NotYet => self.mode = Mode::Editing(editor),
            Edited::Cancelled => self.mode = Mode::Board,
            Edited::Done(position) => {
                let record = Record::<P>::from_position(position).to_string();
                return vec![Effect::Leave(Next::Game(NewGame {
                    game: self.game,
                    seats: self.sitting.seats(),
                    clock: self.clock_control(),
                    record: Some(record),
                    with_hints: false,
                }))];
            }
        }
        Vec::new()
    }

    fn propose(&mut self) -> Vec<Effect<P>> {
        match self.think(Wish::Agreement) {
            Some(effect) => vec![effect],
            None => self.obey(Command::Agree),
        }
    }

    fn copy(&mut self) -> Vec<Effect<P>> {
        let text = self.sitting.game().position().to_string();
        self.say(words::copied(&text));
        vec![Effect::Copy(text)]
    }

    /// Leaves, but asks first if a game is being played.
    fn leave(&mut self) -> Vec<Effect<P>> {
        let is_playing = !self.sitting.game().plies().is_empty()
            && !matches!(self.sitting.turn(), Turn::Over(_));
        if is_playing && !matches!(self.mode, Mode::Leaving) && self.layout().is_some() {
            self.mode = Mode::Leaving;
            return Vec::new();
        }
        vec![Effect::Leave(Next::Nothing)]
    }

    /// Asks a question of yes or no, and does what `yes` means.
    fn confirm(
        &mut self,
        key: KeyEvent,
        yes: impl FnOnce(&mut Table<P>) -> Vec<Effect<P>>,
    ) -> Vec<Effect<P>> {
        let Some(answer) = yes_or_no(key) else {
            return Vec::new();
        };
        self.mode = Mode::Board;
        if answer { yes(self) } else { Vec::new() }
    }

    /// Has something typed.
    fn ask(&mut self, wanted: Wanted) {
        let question = match wanted {
            Wanted::File => words::SAVE_AS,
            Wanted::Load => words::LOAD,
            Wanted::Comment => words::COMMENT,
        };
        self.mode = Mode::Typing(wanted, Field::new(question, ""));
    }

    fn typed(&mut self, wanted: Wanted, text: String) -> Vec<Effect<P>> {
        match wanted {
            _ if text.is_empty() => Vec::new(),
            Wanted::Comment => self.obey(Command::Comment(text)),
            Wanted::Load => vec![Effect::Load(text)],
            Wanted::File => vec![Effect::Save {
                record: self.sitting.record().to_string(),
                file: text,
            }],
        }
    }

    /// A text is pasted: where nothing is written it is of no use.
    pub(super) fn paste(&mut self, text: &str) {
        match &mut self.mode {
            Mode::Editing(editor) => editor.paste::<P>(text),
            Mode::Typing(_, field) => field.paste(text),
            _ => {}
        }
    }

    pub(super) fn mouse(&mut self, mouse: MouseEvent) -> Vec<Effect<P>> {
        if let Mode::Reading(sheet) = &mut self.mode {
            sheet.wheel(mouse, self.size);
            return Vec::new();
        }
        let place = Place::new(mouse.column, mouse.row);
        let Some(layout) = self.layout() else {
            return Vec::new();
        };
        let is_click = matches!(mouse.kind, MouseEventKind::Down(MouseButton::Left));
        if is_click && !self.film.is_over() {
            return self.hurry();
        }
        let is_asked = matches!(self.asked(), Some((_, Some(_))));
        if let (Mode::Editing(editor), true) = (&mut self.mode, is_click) {
            editor.click(place, &layout.grid);
            return Vec::new();
        }
        match (&self.mode, layout.grid.pit_at(place)) {
            (Mode::Board, _) if is_asked => {
                let over = view::answers(layout.state)
                    .iter()
                    .position(|area| area.contains(place));
                if let Some(over) = over {
                    self.accepting = over == 0;
                    if is_click {
                        return self.choose();
                    }
                }
            }
            (Mode::Board, Some(pit)) => {
                self.cursor = pit;
                if is_click {
                    return self.choose();
                }
            }
            (&Mode::Offer(marked), Some(pit)) => {
                self.cursor = pit;
                if is_click {
                    self.mark(marked, pit);
                }
            }
            _ => {}
        }
        Vec::new()
    }
}

/// The small letter of a capital one, and the other way round.
fn swapped(letter: char) -> char {
    if letter.is_ascii_lowercase() {
        letter.to_ascii_uppercase()
    } else {
        letter.to_ascii_lowercase()
    }
}
