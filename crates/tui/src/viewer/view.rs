//! How a record is seen.

use std::time::Duration;

use ayla_core::{BySide, Position};
use ayla_draw::{Scene, Style as Look};
use ayla_lang::{self as lang, Names, screen as words};
use ayla_notation::{Comment, Node};
use ayla_session::TimeLeft;
use ratatui::Frame as Canvas;
use ratatui::text::Line;

use super::{Mode, Viewer};
use crate::board::{Board, Pointing};
use crate::chrome;
use crate::grid::Layout;
use crate::history::{self, Word};
use crate::paint::STRONG;
use crate::players;
use crate::talk;
use crate::window;

pub(super) fn view<P: Position>(viewer: &Viewer<P>, canvas: &mut Canvas<'_>, look: Look) {
    let Some(layout) = Layout::new(canvas.area(), P::GAME, viewer.below) else {
        return chrome::too_small(P::GAME, canvas);
    };
    let board = viewer.board();
    board.render(&layout.grid, look, canvas.buffer_mut());
    let place = &viewer.place;
    let title = words::viewed(P::GAME, place.nth + 1, place.titles.len(), viewer.event());
    let title = Line::styled(format!(" {title}"), STRONG);
    chrome::both_ends(title, viewer.evaluation.in_words(), layout.title, canvas);
    let time = viewer.time_left();
    players::show(&board.scene, &viewer.players, time, &layout, look, canvas);
    let state = Line::styled(format!(" {}", viewer.state()), STRONG);
    let bar = viewer.evaluation.bar(layout.state.width / 3, look);
    chrome::both_ends(state, bar, layout.state, canvas);
    talk::first_of(
        &viewer.sentences(),
        words::ALL_IN_VIEWER,
        layout.talk,
        canvas,
    );
    if let Some(area) = layout.moves {
        let (moves, current) = (viewer.words(), viewer.now.plies().len());
        let title = words::line(viewer.path.depth());
        history::render(&moves, current, &title, area, look, canvas.buffer_mut());
    }
    chrome::keys(words::VIEWER_BAR, layout.keys, canvas);
    viewer.window(look, canvas);
}

impl<P: Position> Viewer<P> {
    fn board(&self) -> Board {
        if let Some(shot) = self.film.shot() {
            return shot.into();
        }
        let scene = Scene::new(self.now.position())
            .with_last_move(&self.events)
            .over(self.now.ending().map(|ending| ending.outcome));
        Board {
            scene,
            pointing: Pointing::default(),
        }
    }

    /// What the record says of the occasion.
    fn event(&self) -> Option<&str> {
        self.record.tag("Event")
    }

    /// How far one is, and whose turn it is there.
    fn state(&self) -> String {
        let made = self.now.plies().len();
        let all = self.path.nodes(self.record.line()).len() + self.rest().len();
        let names = Names::default();
        let turn = match self.now.ending() {
            Some(ending) => ending.outcome.to_string(),
            None if self.now.legal_moves().must_reply() => {
                words::to_reply(self.now.position().to_move(), &names)
            }
            None => words::to_move(self.now.position().to_move(), &names),
        };
        words::after_moves(made, all, &turn)
    }

    /// What the clocks showed here, where the record tells it.
    fn time_left(&self) -> BySide<Option<Duration>> {
        let mut left = BySide::default();
        for node in self.path.nodes(self.record.line()) {
            let mut comments = node.comments.iter();
            if let Some((TimeLeft(time), _)) = comments.find_map(|text| TimeLeft::find(text)) {
                left[node.by] = Some(time);
            }
        }
        left
    }

    /// The moves that come in the line one is in.
    fn rest(&self) -> &[Node] {
        let line = self.path.line(self.record.line());
        line.moves.get(self.path.made()..).unwrap_or_default()
    }

    /// What is said here: by the program, by the record, and of what else could be played.
    pub(super) fn sentences(&self) -> Vec<String> {
        let main = self.record.line();
        let mut sentences = Vec::new();
        sentences.extend(self.said.clone());
        match self.path.nodes(main).last() {
            Some(node) => {
                sentences.extend(quoted(&node.comments));
                sentences.extend(lang::tell(node.by, &self.events, &Names::default()));
            }
            None => sentences.extend(quoted(&main.comments)),
        }
        if self.path.depth() == 0 && self.rest().is_empty() {
            let ending = self.record.game().ending();
            sentences.extend(ending.map(|ending| lang::ending(&ending, &Names::default())));
            sentences.extend(quoted(self.record.closing()));
        }
        if let Some(next) = self.path.next(main)
            && !next.variations.is_empty()
        {
            let firsts = next.variations.iter().filter_map(|line| line.moves.first());
            let firsts = firsts.map(Node::token);
            sentences.push(words::variations(firsts));
        }
        sentences
    }

    /// The moves up to here, and those that come in this line.
    fn words(&self) -> Vec<Word> {
        let before = self.path.nodes(self.record.line());
        let nodes = before.into_iter().chain(self.rest());
        nodes
            .map(|node| {
                let mut suffix: String = node.annotations.iter().map(ToString::to_string).collect();
                if !node.variations.is_empty() {
                    suffix.push('(');
                }
                Word {
                    by: node.by,
                    token: node.token(),
                    suffix,
                }
            })
            .collect()
    }

    fn window(&self, look: Look, canvas: &mut Canvas<'_>) {
        match &self.mode {
            Mode::Looking => {}
            Mode::Reading(sheet) => sheet.view(look, canvas),
            Mode::Typing(_, field) => field.view(look, canvas),
            Mode::Choosing(contents) => contents.view(&self.place, look, canvas),
            Mode::PlayingOn(form) => form.view(look, canvas),
            Mode::Replacing => window::question(words::REPLACE, look, canvas),
            Mode::Leaving(_) => window::question(words::LEAVE_RECORD, look, canvas),
        }
    }
}

/// What comments say, but for the time left, which the clocks show.
fn quoted(comments: &[Comment]) -> impl Iterator<Item = String> {
    let words = comments
        .iter()
        .map(|comment| TimeLeft::find(comment).map_or(comment.to_string(), |(_, words)| words));
    words.filter(|words| !words.is_empty())
}
