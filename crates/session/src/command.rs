//! What someone at the board can say.

use std::str::FromStr;

use ayla_core::{Move, ParseError, Token};
use thiserror::Error;

/// Something a player says, in a line of text.
///
/// ```
/// use ayla_session::Command;
///
/// assert_eq!("undo".parse(), Ok(Command::Undo));
/// assert_eq!(" comment  a long plan ".parse(), Ok(Command::Comment("a long plan".to_owned())));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Make a move. It may claim what it takes (`C+6`), and is refused if that is wrong.
    Move(Token),
    /// Take the player's last move back, and what the machine answered.
    Undo,
    /// Make what was taken back again.
    Redo,
    /// Ask what a strong player would do.
    Hint,
    /// List the legal moves.
    Moves,
    /// Show the board again.
    Board,
    /// Write a comment about the last move, or about the game before its first.
    Comment(String),
    /// Propose to end the game here, or agree to that.
    Agree,
    /// Give up.
    Resign,
    /// Write the record, as it is now, to the file of this name.
    Save(String),
    /// Tell what can be said.
    Help,
    /// Leave the board; the game stays unfinished.
    Quit,
}

/// A line that is no [`Command`].
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum CommandError {
    /// There is nothing on the line.
    #[error("nothing was said")]
    Empty,
    /// It begins with no word that is known.
    #[error("`{0}` is neither a move nor a command")]
    Unknown(String),
    /// It looks like a move, but is none.
    #[error("`{0}` is no move: {error}", error = .1.kind)]
    Move(String, ParseError),
    /// The command needs something behind it.
    #[error("`{command}` needs {what} behind it")]
    Missing {
        /// The command.
        command: &'static str,
        /// What it needs.
        what: &'static str,
    },
    /// The command stands alone, but something is behind it.
    #[error("`{0}` stands alone")]
    Alone(&'static str),
}

/// The word, in whatever case, and what stands behind it. `yes` and `no` answer an offer, as the
/// question it is put as suggests.
impl FromStr for Command {
    type Err = CommandError;

    fn from_str(line: &str) -> Result<Command, CommandError> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim_start();
        let alone = |name: &'static str, command: Command| {
            if rest.is_empty() {
                Ok(command)
            } else {
                Err(CommandError::Alone(name))
            }
        };
        let with = |command, what, make: fn(String) -> Command| {
            if rest.is_empty() {
                Err(CommandError::Missing { command, what })
            } else {
                Ok(make(rest.to_owned()))
            }
        };
        let answer = |name, mv| alone(name, Command::Move(Move::into(mv)));
        match word.to_ascii_lowercase().as_str() {
            "" => Err(CommandError::Empty),
            "undo" => alone("undo", Command::Undo),
            "redo" => alone("redo", Command::Redo),
            "hint" => alone("hint", Command::Hint),
            "moves" => alone("moves", Command::Moves),
            "board" => alone("board", Command::Board),
            "comment" => with("comment", "a text", Command::Comment),
            "agree" => alone("agree", Command::Agree),
            "resign" => alone("resign", Command::Resign),
            "save" => with("save", "the name of a file", Command::Save),
            "help" | "?" => alone("help", Command::Help),
            "quit" | "exit" | "q" => alone("quit", Command::Quit),
            "accept" | "yes" => answer("accept", Move::Accept),
            "decline" | "no" => answer("decline", Move::Decline),
            "pass" => answer("pass", Move::Pass),
            "offer" if !rest.is_empty() => token(&format!("offer:{rest}")),
            _ => token(line),
        }
    }
}

fn token(text: &str) -> Result<Command, CommandError> {
    match text.parse() {
        Ok(token) => Ok(Command::Move(token)),
        Err(error) if looks_like_a_move(text) => Err(CommandError::Move(text.to_owned(), error)),
        Err(_) => Err(CommandError::Unknown(text.to_owned())),
    }
}

/// Whether the reader of moves will know better what is wrong than that it is unknown.
fn looks_like_a_move(text: &str) -> bool {
    text.starts_with("offer:") || text.contains('+')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn command(line: &str) -> Result<Command, CommandError> {
        line.parse()
    }

    fn says(line: &str) -> String {
        command(line).unwrap_err().to_string()
    }

    #[test]
    fn moves_are_written_as_in_a_record() {
        for text in ["C", "b", "C+6", "offer:BD", "accept", "decline", "pass"] {
            assert_eq!(command(text), Ok(Command::Move(text.parse().unwrap())));
        }
    }

    #[test]
    fn an_offer_is_answered_as_a_question_is() {
        assert_eq!(command("yes"), command("accept"));
        assert_eq!(command("No"), command("decline"));
        assert_eq!(command("offer DB"), command("offer:BD"));
    }

    #[test]
    fn words_are_known_in_any_case_but_pits_are_not() {
        assert_eq!(command("UNDO"), Ok(Command::Undo));
        assert_ne!(command("b"), command("B"));
    }

    #[test]
    fn a_text_is_kept_as_it_is() {
        let text = "save  My games/Bouaflé.sow ";
        assert_eq!(
            command(text),
            Ok(Command::Save("My games/Bouaflé.sow".to_owned()))
        );
    }

    #[test]
    fn a_wrong_line_is_answered_in_words() {
        assert_eq!(command("  "), Err(CommandError::Empty));
        assert_eq!(says("sing"), "`sing` is neither a move nor a command");
        assert_eq!(says("undo 3"), "`undo` stands alone");
        assert_eq!(says("save"), "`save` needs the name of a file behind it");
        assert_eq!(says("comment"), "`comment` needs a text behind it");
        assert_eq!(
            says("offer:BXD"),
            "`offer:BXD` is no move: expected the letter of a hole"
        );
        assert_eq!(
            says("C+0"),
            "`C+0` is no move: only a sowing takes seeds, at least one"
        );
    }
}
