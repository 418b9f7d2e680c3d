//! A sitting in lines of text.

use std::fmt::Display;
use std::io::Write;
use std::path::Path;
use std::time::Instant;

use ayla_ai::StopWhen;
use ayla_core::{BySide, Ending, Position, Side};
use ayla_draw::Scene;
use ayla_lang::{self as lang, Name, Names, screen as words};
use ayla_session::{
    Answer, Command, CommandError, Made, Question, Refusal, Seat, Sitting, Thought, Turn, Wish,
};

use super::keeper::Keeper;
use super::prompt::Prompt;
use crate::exit::{Failure, Result};
use crate::file::typed;
use crate::screen::Screen;

/// Shows a sitting line by line, and passes on what the players say.
pub(crate) struct Face<'a, P: Position> {
    sitting: Sitting<P>,
    prompt: Prompt,
    keeper: Keeper<'a>,
    screen: &'a mut Screen,
    /// How the players are spoken of.
    names: Names,
    /// Whether a hint is given without asking.
    hints: bool,
    /// Since when the clock of whoever is to move was not told of the time.
    since: Instant,
}

/// What follows when an answer was told.
enum After {
    /// The same player is asked again.
    Ask,
    /// Whoever's turn it is now.
    Turn,
    /// Nothing: the player leaves.
    Leave,
}

impl<'a, P: Position> Face<'a, P> {
    pub(crate) fn new(
        sitting: Sitting<P>,
        prompt: Prompt,
        keeper: Keeper<'a>,
        screen: &'a mut Screen,
    ) -> Face<'a, P> {
        let names = names(&sitting);
        Face {
            sitting,
            prompt,
            keeper,
            screen,
            names,
            hints: false,
            since: Instant::now(),
        }
    }

    /// Has the machine give a hint for every move of a human's.
    pub(crate) fn give_hints(&mut self) {
        self.hints = true;
    }

    /// Plays, until the game is over or somebody leaves.
    pub(crate) fn play(mut self) -> Result {
        self.greet()?;
        self.since = Instant::now();
        if !self.is_watched() {
            self.board()?;
        }
        loop {
            match self.sitting.turn() {
                Turn::Over(ending) => return self.close(&ending),
                Turn::Machine(_) => self.machine()?,
                Turn::Human { side, question } => {
                    self.board()?;
                    if let Some(question) = question {
                        self.ask(&question)?;
                    }
                    if self.hints
                        && let Ok(answer) = self.sitting.obey(Command::Hint)
                    {
                        self.answer(answer)?;
                    }
                    if !self.listen(side)? {
                        return self.leave();
                    }
                }
            }
        }
    }

    /// Lets the machine move, and tells what it did.
    fn machine(&mut self) -> Result {
        let Some(thought) = self.think() else {
            return Ok(());
        };
        if self.is_time_up()? {
            return Ok(());
        }
        if let Ok(Answer::Made(made)) = self.sitting.hear(thought) {
            self.keep()?;
            self.tell(&made)?;
            if !self.is_watched() {
                self.board()?;
            }
        }
        Ok(())
    }

    /// Lets the machine think; with a clock no longer than it should.
    fn think(&self) -> Option<Thought<P>> {
        let thinking = self.sitting.ask(Wish::Move)?;
        let clock = self.sitting.clock();
        let most = clock.map(|clock| clock.share(self.sitting.game().position().to_move()));
        let begun = Instant::now();
        thinking.think(&mut StopWhen(|| {
            most.is_some_and(|most| begun.elapsed() >= most)
        }))
    }

    /// Tells the clock, if there is one, how much time has passed for whoever is to move, and
    /// everybody if he has none left.
    fn is_time_up(&mut self) -> Result<bool> {
        let side = self.sitting.game().position().to_move();
        let passed = self.since.elapsed();
        self.since += passed;
        if self.sitting.pass_time(passed).is_none() {
            return Ok(false);
        }
        self.screen.say(words::time_is_up(side, &self.names))?;
        self.keep()?;
        Ok(true)
    }

    /// What a player is asked with: his side, and the time he has.
    fn prompt(&self, side: Side) -> String {
        match self.sitting.clock() {
            Some(clock) => format!("{side} {}> ", words::time_left(clock.left(side))),
            None => format!("{side}> "),
        }
    }

    /// Hears a player until he has changed the game, or leaves: then it is `false`.
    fn listen(&mut self, side: Side) -> Result<bool> {
        loop {
            let prompt = self.prompt(side);
            let Some(line) = self.prompt.line(&prompt, self.screen)? else {
                return Ok(false);
            };
            if self.is_time_up()? {
                return Ok(true);
            }
            let command = match line.parse() {
                Ok(command) => command,
                Err(error) => {
                    self.misunderstand(&error)?;
                    continue;
                }
            };
            let answer = match self.sitting.obey(command) {
                Ok(answer) => answer,
                Err(refusal) => {
                    self.refuse(&refusal)?;
                    continue;
                }
            };
            self.keep()?;
            match self.answer(answer)? {
                After::Ask => {}
                After::Turn => return Ok(true),
                After::Leave => return Ok(false),
            }
        }
    }

    /// Tells what came of a command.
    fn answer(&mut self, answer: Answer) -> Result<After> {
        match answer {
            Answer::Made(made) => return self.tell(&made).map(|()| After::Turn),
            Answer::TakenBack(moves) => {
                self.screen.say(lang::taken_back(moves))?;
                return Ok(After::Turn);
            }
            Answer::MadeAgain(again) => {
                again.iter().try_for_each(|made| self.tell(made))?;
                return Ok(After::Turn);
            }
            Answer::Ended(_) => return Ok(After::Turn),
            Answer::Quit => return Ok(After::Leave),
            Answer::Hint { token, score } => {
                let margin = score.map(|score| (score.margin(), score.is_exact()));
                self.screen.say(lang::hint(token, margin))?;
            }
            Answer::Moves(tokens) => self.screen.say(spaced(&tokens))?,
            Answer::Board => self.board()?,
            Answer::Noted => self.screen.say(lang::noted())?,
            Answer::Proposed { by } => {
                self.screen.say(lang::agreement_proposed(by, &self.names))?;
            }
            Answer::PlaysOn { by } => self.screen.say(lang::plays_on(by, &self.names))?,
            Answer::Save(file) => self.save(&typed(&file))?,
            Answer::Help => self.screen.say(lang::help_text(P::GAME))?,
        }
        Ok(After::Ask)
    }

    /// Says at the beginning who plays.
    fn greet(&mut self) -> Result {
        self.screen
            .say(lang::greeting(P::GAME, &full_names(&self.sitting)))
    }

    /// Whether somebody sits at the board, and looks at it when it is his turn.
    fn is_watched(&self) -> bool {
        let seats = self.sitting.seats();
        Side::BOTH
            .into_iter()
            .any(|side| seats[side] == Seat::Human)
    }

    /// Puts the question of an offer.
    fn ask(&mut self, question: &Question) -> Result {
        let Question {
            by, pits, purse, ..
        } = *question;
        self.screen
            .say(lang::question(by, pits, purse, &self.names))
    }

    fn board(&mut self) -> Result {
        let game = self.sitting.game();
        let last = self.sitting.last_move().map(|made| made.events);
        let scene = Scene::new(game.position())
            .with_last_move(&last.unwrap_or_default())
            .over(game.ending().map(|ending| ending.outcome));
        writeln!(self.screen)?;
        self.screen.draw(&scene)?;
        Ok(writeln!(self.screen)?)
    }

    /// Tells a move step by step.
    fn tell(&mut self, made: &Made) -> Result {
        let told = lang::tell(made.by, &made.events, &self.names);
        told.iter()
            .try_for_each(|sentence| self.screen.say(sentence))
    }

    /// Tells that a line means nothing, and why.
    fn misunderstand(&mut self, error: &CommandError) -> Result {
        match misunderstood(error) {
            Some(words) => self.screen.say(words),
            None => Ok(()),
        }
    }

    /// Tells why a command is not obeyed.
    fn refuse(&mut self, refusal: &Refusal) -> Result {
        self.screen.say(match refusal {
            Refusal::Illegal(illegal) => lang::illegal(illegal),
            Refusal::Claim { token, taken } => lang::claim(*token, *taken),
            Refusal::NotYourTurn => lang::not_your_turn(),
            Refusal::NothingToUndo => lang::nothing_to_undo(),
            Refusal::NothingToRedo => lang::nothing_to_redo(),
            Refusal::Over(ending) => lang::ending(ending, &self.names),
            Refusal::Overtaken | Refusal::Comment(_) => format!("{refusal}."),
        })
    }

    /// Adds a copy of the game to a file. What goes wrong there does not end the sitting.
    fn save(&mut self, path: &Path) -> Result {
        let record = self.sitting.record().to_string();
        match self.keeper.copy(&record, path) {
            Ok(()) => self.screen.say(lang::saved(path.display())),
            Err(Failure::Record(file, error)) => self.screen.excerpt(&error, &file),
            Err(Failure::Wrong(error) | Failure::Usage(error)) => {
                self.screen.say(lang::not_saved(format_args!("{error:#}")))
            }
            Err(failure) => Err(failure),
        }
    }

    /// Writes the game to its file. What goes wrong is told, and tried again after the next move.
    fn keep(&mut self) -> Result {
        match self.keeper.keep(&mut self.sitting) {
            Ok(()) => Ok(()),
            Err(error) => self.screen.say(lang::not_recorded(error)),
        }
    }

    /// The game is over.
    fn close(mut self, ending: &Ending) -> Result {
        if self.is_watched() {
            self.board()?; // else it was shown after the last move
        }
        self.screen.say(lang::ending(ending, &self.names))?;
        self.part()
    }

    /// Somebody leaves a game that is not over.
    fn leave(self) -> Result {
        self.screen.say(lang::unfinished())?;
        self.part()
    }

    /// The last chance to write the game to its file.
    fn part(mut self) -> Result {
        let kept = self.keeper.keep(&mut self.sitting);
        let Some(path) = self.keeper.path() else {
            return Ok(());
        };
        kept.map_err(|error| Failure::file(path.display(), error))?;
        if self.keeper.has_written() {
            self.screen.say(lang::recorded(path.display()))?;
        }
        Ok(())
    }
}

/// Why a line means nothing; there is nothing to say of nothing.
pub(crate) fn misunderstood(error: &CommandError) -> Option<String> {
    match error {
        CommandError::Empty => None,
        CommandError::Unknown(word) => Some(lang::unknown_command(word)),
        CommandError::Move(text, error) => Some(lang::misread(text, error)),
        CommandError::Missing { .. } | CommandError::Alone(_) => Some(format!("{error}.")),
    }
}

/// How the players are spoken of.
fn names<P: Position>(sitting: &Sitting<P>) -> Names {
    let seats = sitting.seats();
    Names::at_board(BySide::from_fn(|side| seats[side] == Seat::Human))
}

/// The same, with the names in the record where it has some.
fn full_names<P: Position>(sitting: &Sitting<P>) -> Names {
    let Names(mut names) = names(sitting);
    for side in Side::BOTH {
        if let Name::Called(name) = &mut names[side] {
            let known = sitting.record().tag(&side.to_string());
            *name = known.unwrap_or("a player").to_owned();
        }
    }
    Names(names)
}

/// The words with blanks between them.
fn spaced<T: Display>(words: &[T]) -> String {
    let words: Vec<String> = words.iter().map(ToString::to_string).collect();
    words.join(" ")
}
