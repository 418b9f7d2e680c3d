//! `ayla rules`: the rules in words.

use anstyle::Style;
use ayla_core::{Clause, GameId, ParseError};
use ayla_draw::Scene;
use ayla_lang::{Picture, Rule, Section, rules};
use clap::Args;

use crate::args;
use crate::exit::{Failure, Result};
use crate::screen::Screen;

/// Tell the rules of a game, or one clause of them, with a drawn example
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  ayla rules gore
  ayla rules gore G7
  ayla rules djenon-aboure a1")]
pub(crate) struct Rules {
    /// The game
    #[arg(value_parser = args::game())]
    game: GameId,
    /// The number of a clause, such as G7, D5 or A1; all of them without it
    #[arg(value_parser = parse_clause)]
    clause: Option<Clause>,
}

fn parse_clause(text: &str) -> std::result::Result<Clause, String> {
    text.parse()
        .map_err(|error: ParseError| error.kind.to_string())
}

impl Rules {
    pub(crate) fn run(self, screen: &mut Screen) -> Result {
        match self.clause {
            None => rules(self.game).try_for_each(|section| self.tell_section(section, screen)),
            Some(clause) => {
                let mut rules = rules(self.game).flat_map(|section| section.rules);
                match rules.find(|rule| rule.clause == clause) {
                    Some(rule) => self.tell(rule, screen),
                    None => Err(Failure::usage(ayla_lang::no_clause_of(
                        clause,
                        self.game.info(),
                    ))),
                }
            }
        }
    }

    fn tell_section(&self, section: &Section, screen: &mut Screen) -> Result {
        let bold = Style::new().bold();
        screen.show(format_args!("{bold}{}{bold:#}\n", section.title))?;
        section.rules.iter().try_for_each(|rule| {
            self.tell(rule, screen)?;
            screen.show("")
        })
    }

    fn tell(&self, rule: &Rule, screen: &mut Screen) -> Result {
        let draw = |picture: &Picture| {
            Scene::from(&picture.setup)
                .with_last_move(&picture.events)
                .over(picture.over)
                .render(screen.style())
        };
        let text = rule.show(self.game, draw);
        screen.show(text)
    }
}
