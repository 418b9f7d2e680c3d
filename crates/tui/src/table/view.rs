//! How a table is seen.

use ayla_core::{BySide, Position};
use ayla_draw::{Scene, Style as Look};
use ayla_lang::{Help, screen as words};
use ayla_session::{Question, Turn, Wish};
use ratatui::Frame as Canvas;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::{Mode, Table};
use crate::board::{Board, Pointing};
use crate::chrome;
use crate::grid::Layout;
use crate::history::{self, Word};
use crate::paint::{DIM, SELECTED, STRONG, Shapes};
use crate::players;
use crate::talk;
use crate::window;

pub(super) fn view<P: Position>(table: &Table<P>, canvas: &mut Canvas<'_>, look: Look) {
    let Some(layout) = Layout::new(canvas.area(), P::GAME, table.below) else {
        return chrome::too_small(P::GAME, canvas);
    };
    if let Mode::Editing(editor) = &table.mode {
        return editor.view::<P>(&layout, look, canvas);
    }
    let board = table.board();
    board.render(&layout.grid, look, canvas.buffer_mut());
    let title = format!(" {}", P::GAME.title);
    let title = Line::styled(title, STRONG);
    chrome::both_ends(title, table.evaluation.in_words(), layout.title, canvas);
    let clock = table.sitting.clock();
    let time = BySide::from_fn(|side| clock.map(|clock| clock.left(side)));
    players::show(&board.scene, &table.players, time, &layout, look, canvas);
    table.state(layout.state, look, canvas);
    table.talk(layout.talk, canvas);
    if let Some(area) = layout.moves {
        let moves = table.words();
        history::render(
            &moves,
            moves.len(),
            words::MOVES,
            area,
            look,
            canvas.buffer_mut(),
        );
    }
    chrome::keys(table.keys(), layout.keys, canvas);
    table.window(look, canvas);
}

/// Where the two answers to an offer stand in the line of the state.
pub(super) fn answers(state: Rect) -> [Rect; 2] {
    let width = |word: &str| u16::try_from(word.chars().count() + 2).unwrap_or(0);
    let [accept, decline] = words::ANSWERS.map(width);
    let accept = Rect {
        x: state.x + 1,
        width: accept,
        ..state
    };
    let decline = Rect {
        x: accept.right() + 2,
        width: decline,
        ..state
    };
    [accept, decline].map(|area| area.intersection(state))
}

impl<P: Position> Table<P> {
    /// What is on the board: in the middle of a move, or as it stands.
    fn board(&self) -> Board {
        if let Some(shot) = self.film.shot() {
            return shot.into();
        }
        let game = self.sitting.game();
        let last = self.sitting.last_move().map(|made| made.events);
        let scene = Scene::new(game.position())
            .with_last_move(&last.unwrap_or_default())
            .over(game.ending().map(|ending| ending.outcome));
        Board {
            scene,
            pointing: self.pointing(),
        }
    }

    fn pointing(&self) -> Pointing {
        let Some((_, question)) = self.asked() else {
            return Pointing::default();
        };
        let marked = match (&self.mode, question) {
            (Mode::Offer(marked), _) => *marked,
            (_, Some(question)) => question.pits,
            _ => Default::default(),
        };
        let preview = match self.mode {
            Mode::Board => self.preview(self.cursor),
            _ => None,
        };
        Pointing {
            at: question.is_none().then_some(self.cursor),
            marked,
            landing: preview.map(|preview| preview.last),
            prey: preview.map(|preview| preview.prey).unwrap_or_default(),
        }
    }

    /// Whose turn it is; the buttons of an answer, or the bar of what the game is worth.
    fn state(&self, area: Rect, look: Look, canvas: &mut Canvas<'_>) {
        if let Some((_, Some(_))) = self.asked() {
            return self.buttons(area, canvas);
        }
        let left = Line::styled(format!(" {}", self.turn_in_words(look)), STRONG);
        let bar = self.evaluation.bar(area.width / 3, look);
        chrome::both_ends(left, bar, area, canvas);
    }

    fn turn_in_words(&self, look: Look) -> String {
        if let Some(shot) = self.film.shot() {
            return words::in_hand(shot.hand);
        }
        if let Some((wish, since)) = self.thinking {
            let pictures = look.busy();
            let nth = usize::try_from(since.as_millis() / 120).unwrap_or(0) % pictures.len();
            let who = match (wish, self.sitting.turn()) {
                (Wish::Move, Turn::Machine(side)) => words::thinks(side, &self.names),
                _ => words::considers().to_owned(),
            };
            return format!("{} {who}", pictures[nth]);
        }
        match self.sitting.turn() {
            Turn::Human { side, .. } => words::to_move(side, &self.names),
            Turn::Machine(side) => words::thinks(side, &self.names),
            Turn::Over(ending) => ending.outcome.to_string(),
        }
    }

    fn buttons(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let selected = if self.accepting { 0 } else { 1 };
        for (nth, (word, place)) in words::ANSWERS.iter().zip(answers(area)).enumerate() {
            let style = if nth == selected {
                STRONG.patch(SELECTED)
            } else {
                DIM
            };
            canvas.render_widget(Line::styled(format!(" {word} "), style), place);
        }
    }

    /// What was said last, or what there is to know about what is pointed at.
    fn talk(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let now: Vec<String> = match (&self.mode, self.asked()) {
            (Mode::Offer(marked), _) => vec![words::marked(*marked)],
            (_, Some((_, Some(question)))) => self.question(&question),
            (_, Some((_, None))) => self
                .preview(self.cursor)
                .map(|preview| words::preview(self.cursor, preview.last, preview.taken))
                .into_iter()
                .collect(),
            _ => Vec::new(),
        };
        let sentences = self.said.iter().chain(&now).map(String::as_str);
        talk::last_of(sentences, area, canvas);
    }

    fn question(&self, question: &Question) -> Vec<String> {
        let Question {
            by,
            pits,
            price,
            purse,
        } = *question;
        let setup = self.sitting.game().position().setup();
        let in_them: u8 = setup
            .pits()
            .filter(|&(pit, _)| pits.contains(pit))
            .map(|(_, seeds)| seeds)
            .sum();
        words::bargain(!by, pits, (price, purse), in_them + price, &self.names).into()
    }

    fn words(&self) -> Vec<Word> {
        let plies = self.sitting.game().plies().iter();
        plies
            .map(|ply| Word {
                by: ply.by,
                token: ply.token(),
                suffix: String::new(),
            })
            .collect()
    }

    fn keys(&self) -> &'static [Help] {
        match (&self.mode, self.sitting.turn()) {
            (Mode::Offer(_), _) => words::OFFER_BAR,
            _ if !self.film.is_over() => words::FILM_BAR,
            (_, Turn::Machine(_)) => words::THINKING_BAR,
            (_, Turn::Over(_)) => words::OVER_BAR,
            (
                _,
                Turn::Human {
                    question: Some(_), ..
                },
            ) => words::REPLY_BAR,
            (_, Turn::Human { .. }) => words::table_bar(P::GAME),
        }
    }

    fn window(&self, look: Look, canvas: &mut Canvas<'_>) {
        match &self.mode {
            Mode::Board | Mode::Offer(_) | Mode::Editing(_) => {}
            Mode::Reading(sheet) => sheet.view(look, canvas),
            Mode::Leaving => window::question(words::LEAVE, look, canvas),
            Mode::Resigning => window::question(words::RESIGN, look, canvas),
            Mode::Typing(_, field) => field.view(look, canvas),
            Mode::NewGame(form) => form.view(look, canvas),
        }
    }
}
