//! A board to play at.

mod keys;
mod preview;
mod view;

use std::collections::VecDeque;
use std::time::Duration;

use ayla_core::{BySide, Ending, GameId, Move, Pit, PitSet, Position, Side};
use ayla_draw::Style as Look;
use ayla_lang::{self as lang, Names, screen as words};
use ayla_session::{
    Answer, Clock, Command, Made, Question, Refusal, Seat, Sitting, Thought, TimeControl, Turn,
    Wish,
};
use ratatui::Frame as Canvas;
use ratatui::layout::{Rect, Size};

use self::preview::Preview;
use crate::editor::Editor;
use crate::evaluation::Evaluation;
use crate::field::Field;
use crate::film::Film;
use crate::grid::Layout;
use crate::new_game::Form;
use crate::players;
use crate::sheet::Sheet;
use crate::{Effect, Face, Input, Options};

/// A sitting on the whole screen.
#[derive(Debug)]
pub struct Table<P: Position> {
    game: GameId,
    sitting: Sitting<P>,
    options: Options,
    /// How the players are spoken of.
    names: Names,
    /// What they are called above and below the board.
    players: BySide<String>,
    /// The terminal, as it was told last.
    size: Size,
    /// Who sits below.
    below: Side,
    /// The hole that is pointed at.
    cursor: Pit,
    mode: Mode,
    /// What moves did that is still to be seen.
    film: Film,
    /// What was said, the last at the end.
    said: VecDeque<String>,
    /// What is said as soon as no move is shown any more, since it would tell how that ends.
    unsaid: Vec<String>,
    /// What the machine thinks about, and for how long.
    thinking: Option<(Wish, Duration)>,
    evaluation: Evaluation<P>,
    /// Which answer to an offer is selected.
    accepting: bool,
    /// Whether the end of the game was told.
    closed: bool,
    /// Whether a hint is given without asking, and the position it was given in last.
    hints: Option<Option<P>>,
}

/// What the keys mean now.
#[derive(Clone, Debug)]
enum Mode {
    /// Holes are chosen, and offers answered.
    Board,
    /// Holes are marked for an offer.
    Offer(PitSet),
    /// Something is read: all keys, or all that was said.
    Reading(Sheet),
    /// The player is asked whether he means to go.
    Leaving,
    /// The player is asked whether he means to give up.
    Resigning,
    /// Something is typed.
    Typing(Wanted, Field),
    /// Another game is prepared.
    NewGame(Form),
    /// A position is set up.
    Editing(Editor),
}

/// What is typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wanted {
    /// The name of a file to add a copy of the game to.
    File,
    /// The name of a file to go on with a game of.
    Load,
    /// A remark on the last move.
    Comment,
}

/// How much of what was said is remembered.
const REMEMBERED: usize = 50;

impl<P: Position> Table<P> {
    /// Sits down at the board. `game` must be the one whose positions are `P`.
    #[must_use]
    pub fn new(game: GameId, sitting: Sitting<P>, options: Options) -> Table<P> {
        let seats = sitting.seats();
        let names = Names::at_board(BySide::from_fn(|side| seats[side] == Seat::Human));
        let below = match (seats.south, seats.north) {
            (Seat::Machine(_), Seat::Human) => Side::North,
            _ => Side::South,
        };
        let mut table = Table {
            game,
            players: players::names(sitting.record()),
            sitting,
            options,
            names,
            size: Size::default(),
            below,
            cursor: Pit::from_letter('A').expect("every board has a hole A"),
            mode: Mode::Board,
            film: Film::default(),
            said: VecDeque::new(),
            unsaid: Vec::new(),
            thinking: None,
            evaluation: Evaluation::new(options.evaluation),
            accepting: true,
            closed: false,
            hints: None,
        };
        table.point_at_a_move();
        table
    }

    /// Begins with the dialogue for another game.
    pub fn ask_for_a_game(&mut self) {
        self.mode = Mode::NewGame(self.form());
    }

    /// Has the machine give a hint for every move of a human's.
    pub fn give_hints(&mut self) {
        self.hints = Some(None);
    }

    /// What is played, and how far.
    #[must_use]
    pub fn sitting(&self) -> &Sitting<P> {
        &self.sitting
    }

    /// Says something now, but not the same again at once.
    fn say(&mut self, sentence: impl Into<String>) {
        let sentence = sentence.into();
        if self.said.back() == Some(&sentence) {
            return;
        }
        self.said.push_back(sentence);
        if self.said.len() > REMEMBERED {
            self.said.pop_front();
        }
    }

    /// Where everything stands; nothing while there is no room.
    fn layout(&self) -> Option<Layout> {
        let Size { width, height } = self.size;
        Layout::new(Rect::new(0, 0, width, height), P::GAME, self.below)
    }

    /// The human who is to move or to answer, while no move is shown.
    fn asked(&self) -> Option<(Side, Option<Question>)> {
        match self.sitting.turn() {
            Turn::Human { side, question } if self.film.is_over() => Some((side, question)),
            _ => None,
        }
    }

    /// What a sowing of `pit` would do, if it is legal for a human to make it now.
    fn preview(&self, pit: Pit) -> Option<Preview> {
        let (_, None) = self.asked()? else {
            return None;
        };
        Preview::of(self.sitting.game().position(), pit)
    }

    /// Points at a hole that can be sown, if the one pointed at cannot.
    fn point_at_a_move(&mut self) {
        let sowings = self.sitting.game().legal_moves().sowings();
        if !sowings.contains(self.cursor)
            && matches!(self.sitting.turn(), Turn::Human { .. })
            && let Some(pit) = sowings.iter().next()
        {
            self.cursor = pit;
        }
        self.accepting = true;
    }

    /// Does what the player says, and tells what came of it.
    fn obey(&mut self, command: Command) -> Vec<Effect<P>> {
        let before = *self.sitting.game().position();
        match self.sitting.obey(command) {
            Ok(answer) => self.answer(before, answer),
            Err(refusal) => self.refuse(&refusal),
        }
    }

    fn make(&mut self, mv: Move) -> Vec<Effect<P>> {
        if !matches!(self.thinking, Some((Wish::Move, _))) {
            self.thinking = None; // a hint is of no use any more
        }
        self.obey(Command::Move(mv.into()))
    }

    /// Tells what came of something that was done in `before`.
    fn answer(&mut self, before: P, answer: Answer) -> Vec<Effect<P>> {
        match answer {
            Answer::Made(made) => self.show(before, &made),
            Answer::TakenBack(moves) => {
                self.film.skip();
                self.unsaid.clear();
                self.thinking = None;
                self.closed = false;
                self.say(lang::taken_back(moves));
                let mut effects = vec![Effect::StopThinking];
                effects.extend(self.changed());
                return effects;
            }
            Answer::MadeAgain(again) => {
                let mut position = before;
                for made in &again {
                    self.show(position, made);
                    // It was made before.
                    let _ = position.play(made.token.mv, &mut ());
                }
            }
            Answer::Hint { token, score } => {
                match token.mv {
                    Move::Sow(pit) => self.cursor = pit,
                    Move::Accept | Move::Decline => self.accepting = token.mv == Move::Accept,
                    Move::Offer(_) | Move::Pass => {}
                }
                let margin = score.map(|score| (score.margin(), score.is_exact()));
                self.say(lang::hint(token, margin));
            }
            Answer::Moves(tokens) => {
                let tokens: Vec<String> = tokens.iter().map(ToString::to_string).collect();
                self.say(tokens.join(" "));
            }
            Answer::Proposed { by } => self.say(lang::agreement_proposed(by, &self.names)),
            Answer::PlaysOn { by } => self.say(lang::plays_on(by, &self.names)),
            Answer::Noted => self.say(lang::noted()),
            Answer::Ended(_) | Answer::Board | Answer::Save(_) | Answer::Help | Answer::Quit => {}
        }
        self.changed()
    }

    /// Shows a move that was made in `before`, and tells it.
    fn show(&mut self, before: P, made: &Made) {
        self.unsaid
            .extend(lang::tell(made.by, &made.events, &self.names));
        if self.options.animation.of_a_seed().is_some() {
            self.film.add(&before, &made.events);
        }
    }

    fn refuse(&mut self, refusal: &Refusal) -> Vec<Effect<P>> {
        self.say(match refusal {
            Refusal::Illegal(illegal) => lang::illegal(illegal),
            Refusal::Claim { token, taken } => lang::claim(*token, *taken),
            Refusal::NotYourTurn => lang::not_your_turn(),
            Refusal::NothingToUndo => lang::nothing_to_undo(),
            Refusal::NothingToRedo => lang::nothing_to_redo(),
            Refusal::Over(ending) => lang::ending(ending, &self.names),
            Refusal::Comment(error) => format!("{error}."),
            // Nobody waits for it any more.
            Refusal::Overtaken => return Vec::new(),
        });
        Vec::new()
    }

    /// What is to be done after something may have changed.
    fn changed(&mut self) -> Vec<Effect<P>> {
        let mut effects = Vec::new();
        if self.sitting.is_unsaved() {
            self.sitting.saved();
            effects.push(Effect::Keep {
                record: self.sitting.record().to_string(),
                moves: self.sitting.game().plies().len(),
            });
        }
        self.point_at_a_move();
        effects
    }

    /// What is to be done as soon as no move is shown any more: the machine thinks, the end is
    /// told, the worth of the game is looked at.
    fn proceed(&mut self) -> Vec<Effect<P>> {
        let mut effects = Vec::new();
        if self.film.is_over() {
            for sentence in std::mem::take(&mut self.unsaid) {
                self.say(sentence);
            }
            match self.sitting.turn() {
                Turn::Machine(_) if self.thinking.is_none() => {
                    effects.extend(self.think(Wish::Move));
                }
                Turn::Over(ending) if !self.closed => self.close(&ending),
                Turn::Human { .. } => effects.extend(self.hint_unasked()),
                _ => {}
            }
        }
        effects.extend(self.evaluation.follow(self.sitting.game()));
        effects
    }

    fn close(&mut self, ending: &Ending) {
        self.closed = true;
        self.say(lang::ending(ending, &self.names));
    }

    /// A hint that nobody asked for, once for a position.
    fn hint_unasked(&mut self) -> Option<Effect<P>> {
        let position = *self.sitting.game().position();
        let last = self.hints.as_mut()?;
        if self.thinking.is_some() || *last == Some(position) {
            return None;
        }
        *last = Some(position);
        self.think(Wish::Hint)
    }

    fn think(&mut self, wish: Wish) -> Option<Effect<P>> {
        let thinking = self.sitting.ask(wish)?;
        self.thinking = Some((wish, Duration::ZERO));
        Some(Effect::Think(thinking))
    }

    fn hear(&mut self, thought: Thought<P>) -> Vec<Effect<P>> {
        self.thinking = None;
        let before = *self.sitting.game().position();
        match self.sitting.hear(thought) {
            Ok(answer) => self.answer(before, answer),
            Err(refusal) => self.refuse(&refusal),
        }
    }

    /// Skips what is shown, and has the machine that thinks say what it has.
    fn hurry(&mut self) -> Vec<Effect<P>> {
        if self.film.is_over() {
            return vec![Effect::Hurry];
        }
        self.film.skip();
        Vec::new()
    }

    /// The dialogue for another game, with what is played now.
    fn form(&self) -> Form {
        Form::new(self.game, self.sitting.seats(), self.clock_control())
    }

    /// How much time the players of this game have.
    fn clock_control(&self) -> Option<TimeControl> {
        self.sitting.clock().map(Clock::control)
    }

    fn passed(&mut self, time: Duration) -> Vec<Effect<P>> {
        if let Some((_, since)) = &mut self.thinking {
            *since += time;
        }
        if !self.film.is_over() {
            self.film.pass(time, self.options.animation.of_a_seed());
            return Vec::new();
        }
        match self.layout() {
            Some(_) => self.run_clock(time),
            // A game that cannot be seen waits.
            None => Vec::new(),
        }
    }

    /// Takes the time from whoever is to move. His time may be up; a machine that has thought for
    /// long has to move before that.
    fn run_clock(&mut self, time: Duration) -> Vec<Effect<P>> {
        let side = self.sitting.game().position().to_move();
        if self.sitting.pass_time(time).is_some() {
            self.thinking = None;
            self.mode = Mode::Board;
            self.say(words::time_is_up(side, &self.names));
            let mut effects = vec![Effect::StopThinking];
            effects.extend(self.changed());
            return effects;
        }
        match (self.sitting.clock(), self.thinking) {
            (Some(clock), Some((Wish::Move, since))) if since > clock.share(side) => {
                vec![Effect::Hurry]
            }
            _ => Vec::new(),
        }
    }

    fn set_pace(&mut self, pace: crate::Pace) {
        self.options.animation = pace;
        self.say(words::pace(pace.of_a_seed().map(|time| time.as_millis())));
    }
}

impl<P: Position> Face<P> for Table<P> {
    fn update(&mut self, input: Input<P>) -> Vec<Effect<P>> {
        let mut effects = match input {
            Input::Sized(size) => {
                self.size = size;
                Vec::new()
            }
            Input::Key(key) => self.key(key),
            Input::Pasted(text) => {
                self.paste(&text);
                Vec::new()
            }
            Input::Mouse(mouse) => self.mouse(mouse),
            Input::Passed(time) => self.passed(time),
            Input::Thought(thought) => self.hear(thought),
            Input::Analysed(analysis) => {
                self.evaluation.hear(&analysis);
                Vec::new()
            }
            Input::Told(sentence) | Input::Saved(sentence) => {
                self.say(sentence);
                Vec::new()
            }
        };
        effects.extend(self.proceed());
        effects
    }

    fn view(&self, frame: &mut Canvas<'_>, look: Look) {
        view::view(self, frame, look);
    }

    fn is_moving(&self) -> bool {
        !self.film.is_over()
    }
}
