//! What a game is worth, as far as it is known.

use ayla_ai::{Analysis, Score};
use ayla_core::{Game, Position, Side};
use ayla_draw::Style as Look;
use ayla_lang::screen as words;
use ratatui::text::{Line, Span};

use crate::Effect;
use crate::paint::Shapes;

/// The evaluation of the position that is looked at, if it is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Evaluation<P> {
    is_shown: bool,
    /// The position that is analysed or was.
    of: Option<P>,
    /// What it is worth to South, as far as that is known.
    score: Option<Score>,
}

impl<P: Position> Evaluation<P> {
    pub(crate) fn new(is_shown: bool) -> Evaluation<P> {
        Evaluation {
            is_shown,
            of: None,
            score: None,
        }
    }

    /// Shows it, or hides it.
    pub(crate) fn toggle(&mut self) -> Effect<P> {
        *self = Evaluation::new(!self.is_shown);
        Effect::StopAnalysing
    }

    /// Has the game as it stands analysed, if that is wanted and not done yet.
    pub(crate) fn follow(&mut self, game: &Game<P>) -> Option<Effect<P>> {
        let position = *game.position();
        if !self.is_shown || self.of == Some(position) {
            return None;
        }
        self.of = Some(position);
        self.score = game
            .ending()
            .map(|ending| Score::Exact(ending.outcome.margin(Side::South)));
        Some(match self.score {
            Some(_) => Effect::StopAnalysing,
            None => Effect::Analyse(game.clone()),
        })
    }

    /// What was found of the position that was analysed last.
    pub(crate) fn hear(&mut self, analysis: &Analysis) {
        let (Some(of), Some(line)) = (self.of, analysis.best()) else {
            return;
        };
        // The search looks through the eyes of the player to move.
        self.score = Some(match of.to_move() {
            Side::South => line.score,
            Side::North => -line.score,
        });
    }

    /// It in words, if it is shown.
    pub(crate) fn in_words(&self) -> Line<'static> {
        if !self.is_shown {
            return Line::default();
        }
        let text = self.score.map_or(words::EVALUATING.to_owned(), |score| {
            words::evaluation(score.margin(), score.is_exact())
        });
        Line::raw(text + " ")
    }

    /// It as a bar of so many columns, South's share first: half of it if the game is even, all of
    /// it if he is ahead by 24.
    pub(crate) fn bar(&self, width: u16, look: Look) -> Line<'static> {
        const WHOLE: i32 = 24;
        let Some(score) = self.score else {
            return Line::default();
        };
        let ahead = i32::from(score.margin()).clamp(-WHOLE, WHOLE) + WHOLE;
        let full = usize::try_from(ahead * i32::from(width) / (2 * WHOLE)).unwrap_or(0);
        let (south, north) = look.bar();
        let rest = usize::from(width) - full;
        Line::from(vec![
            Span::styled(south.to_string().repeat(full), look.owner(Side::South)),
            Span::styled(north.to_string().repeat(rest), look.owner(Side::North)),
        ])
    }
}
