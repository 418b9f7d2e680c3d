//! A puzzle, asked at the prompt.

use std::io::Write;

use ayla_core::{Game, Position, Token};
use ayla_draw::Scene;
use ayla_lang::{self as lang, Names};
use ayla_session::Command;
use ayla_study::Puzzle;

use crate::commands::play::face::misunderstood;
use crate::commands::play::prompt::Prompt;
use crate::exit::Result;
use crate::screen::Screen;
use crate::tokens;

/// What became of a puzzle.
pub(crate) enum Solved {
    /// The first move said was right.
    AtOnce,
    /// A later one was.
    Later,
    /// The solution was shown.
    NotAtAll,
    /// Whoever was asked has gone.
    Leave,
}

/// Asks a puzzle.
pub(crate) struct Asking<'a, P> {
    pub(crate) puzzle: &'a Puzzle<P>,
    pub(crate) prompt: &'a mut Prompt,
    pub(crate) screen: &'a mut Screen,
}

/// What someone says of a puzzle.
enum Said {
    Solution,
    Command(Command),
}

impl<P: Position> Asking<'_, P> {
    /// Asks until it is solved, or the solution is wanted.
    pub(crate) fn ask(mut self) -> Result<Solved> {
        self.board()?;
        self.screen.say(lang::puzzle_goal(
            self.puzzle.side(),
            self.puzzle.margin(),
            self.puzzle.second(),
        ))?;
        let mut tries = 0;
        loop {
            let Some(said) = self.listen()? else {
                return Ok(Solved::Leave);
            };
            match said {
                Said::Solution => {
                    self.show_solution()?;
                    return Ok(Solved::NotAtAll);
                }
                Said::Command(Command::Quit) => return Ok(Solved::Leave),
                Said::Command(Command::Move(token)) => {
                    let right = self.hear(token)?;
                    tries += u32::from(right.is_some());
                    match (right, tries) {
                        (Some(true), 1) => return Ok(Solved::AtOnce),
                        (Some(true), _) => return Ok(Solved::Later),
                        _ => {}
                    }
                }
                Said::Command(other) => self.answer(&other)?,
            }
        }
    }

    /// The next thing that means something; `None` where nothing more is said.
    fn listen(&mut self) -> Result<Option<Said>> {
        loop {
            let prompt = format!("{}> ", self.puzzle.side());
            let Some(line) = self.prompt.line(&prompt, self.screen)? else {
                return Ok(None);
            };
            if line.trim().eq_ignore_ascii_case("solution") {
                return Ok(Some(Said::Solution));
            }
            match line.parse() {
                Ok(command) => return Ok(Some(Said::Command(command))),
                Err(error) => {
                    if let Some(words) = misunderstood(&error) {
                        self.screen.say(words)?;
                    }
                }
            }
        }
    }

    /// Tells whether a move is the best. `None` if it is not legal.
    fn hear(&mut self, token: Token) -> Result<Option<bool>> {
        let by = self.puzzle.side();
        let mut game = Game::from_position(*self.puzzle.position());
        let mut events = Vec::new();
        let taken = match game.play(token.mv, &mut events) {
            Ok(ply) => ply.taken,
            Err(illegal) => {
                self.screen.say(lang::illegal(&illegal))?;
                return Ok(None);
            }
        };
        let played = Token::new(token.mv, taken);
        if token.taken.is_some_and(|_| token != played) {
            self.screen.say(lang::claim(token, taken))?;
            return Ok(None);
        }
        for sentence in lang::tell(by, &events, &Names::default()) {
            self.screen.say(sentence)?;
        }
        let is_right = token.mv == self.puzzle.best_move();
        if is_right {
            self.screen.say(lang::puzzle_right(played))?;
            self.show_solution()?;
        } else {
            let margin = self.puzzle.worth(token.mv);
            self.screen.say(lang::puzzle_wrong(played, margin))?;
        }
        Ok(Some(is_right))
    }

    /// Does what else can be asked for.
    fn answer(&mut self, command: &Command) -> Result {
        match command {
            Command::Moves => {
                let tokens = self.puzzle.position().tokens();
                let tokens: Vec<_> = tokens.map(|token| token.to_string()).collect();
                self.screen.say(tokens.join(" "))
            }
            Command::Board => self.board(),
            Command::Hint => self
                .screen
                .say(lang::puzzle_hint(self.puzzle.depth(), self.puzzle.themes())),
            Command::Help => self.screen.show(lang::puzzle_help()),
            _ => self.screen.say(lang::puzzle_cannot()),
        }
    }

    fn board(&mut self) -> Result {
        writeln!(self.screen)?;
        self.screen.draw(&Scene::new(self.puzzle.position()))?;
        Ok(writeln!(self.screen)?)
    }

    /// The best play to the end, and the score.
    fn show_solution(&mut self) -> Result {
        let line = tokens::line(self.puzzle.position(), self.puzzle.solution());
        self.screen.say(lang::puzzle_solution(line))
    }
}
