//! A game: positions with their history.

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::observer::Observer;
use crate::standings::Standings;
use crate::text::{ParseError, ParseErrorKind};
use crate::{BySide, Clause, Illegal, LegalMoves, Move, Outcome, Position, Reason, Side, Token};

/// How a game came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Termination {
    /// By the rules' own end (G20, D13).
    Normal,
    /// A position stood for the third time (A1).
    Repetition,
    /// A hundred turns without a capture or an accepted offer (A2). An offer that waits is answered
    /// first.
    NoProgress,
    /// The players agreed (A3).
    Agreement,
    /// This side resigned (A3).
    Resignation(Side),
    /// This side forfeited (A3).
    Forfeit(Side),
}

impl Termination {
    const ALL: [Termination; 8] = [
        Termination::Normal,
        Termination::Repetition,
        Termination::NoProgress,
        Termination::Agreement,
        Termination::Resignation(Side::South),
        Termination::Resignation(Side::North),
        Termination::Forfeit(Side::South),
        Termination::Forfeit(Side::North),
    ];

    /// The clause it comes from, but for the rules' own end, which is the game's affair.
    #[must_use]
    pub const fn clause(self) -> Option<Clause> {
        match self {
            Termination::Normal => None,
            Termination::Repetition => Some(Clause::A1),
            Termination::NoProgress => Some(Clause::A2),
            Termination::Agreement | Termination::Resignation(_) | Termination::Forfeit(_) => {
                Some(Clause::A3)
            }
        }
    }
}

/// As in the Termination tag of a record: `repetition`, `South resigns`.
impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Termination::Normal => f.write_str("normal"),
            Termination::Repetition => f.write_str("repetition"),
            Termination::NoProgress => f.write_str("no progress"),
            Termination::Agreement => f.write_str("agreement"),
            Termination::Resignation(side) => write!(f, "{side} resigns"),
            Termination::Forfeit(side) => write!(f, "{side} forfeits"),
        }
    }
}

impl FromStr for Termination {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Termination, ParseError> {
        let reads = |termination: &Termination| {
            use fmt::Write;

            /// What is left of a text after what was written.
            struct Rest<'a>(&'a str);

            impl Write for Rest<'_> {
                fn write_str(&mut self, written: &str) -> fmt::Result {
                    self.0 = self.0.strip_prefix(written).ok_or(fmt::Error)?;
                    Ok(())
                }
            }

            let mut rest = Rest(text);
            write!(rest, "{termination}").is_ok() && rest.0.is_empty()
        };
        Termination::ALL
            .into_iter()
            .find(reads)
            .ok_or(ParseErrorKind::Termination.at(0))
    }
}

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ending {
    /// How it came.
    pub termination: Termination,
    /// The seeds of each player.
    pub outcome: Outcome,
    /// Who won; nobody if it is a draw. After resignation or forfeit the other player, whatever
    /// the seeds (A3), else who has more of them.
    pub winner: Option<Side>,
    /// Whether the winner never declined an offer (G18); so it is where pits are not traded. `None`
    /// without a winner.
    pub glory: Option<bool>,
}

/// A move of a game, and what it led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ply<P> {
    /// Who moved.
    pub by: Side,
    /// The move.
    pub mv: Move,
    /// How many seeds it took.
    pub taken: u8,
    /// The position it led to.
    pub after: P,
    history: History,
}

impl<P> Ply<P> {
    /// The move as a record writes it.
    #[must_use]
    pub const fn token(&self) -> Token {
        Token::new(self.mv, self.taken)
    }
}

/// What a game must remember besides its positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct History {
    quiet_turns: u32,
    declined: BySide<u32>,
    ended: Option<Termination>,
}

impl History {
    /// What is to be remembered after a move to a position that stands for the `times`-th time.
    fn after<P: Position>(self, mv: Move, by: Side, taken: u8, after: &P, times: u32) -> History {
        let mut declined = self.declined;
        if matches!(mv, Move::Decline) {
            declined[by] += 1;
        }
        let quiet_turns = mv.quiet_turns(self.quiet_turns, taken);
        let offer_waits = matches!(mv, Move::Offer(_));
        let ended = if after.outcome().is_some() {
            Some(Termination::Normal)
        } else if times >= Game::<P>::REPETITIONS {
            Some(Termination::Repetition)
        } else if quiet_turns >= Game::<P>::QUIET_TURNS && !offer_waits {
            Some(Termination::NoProgress)
        } else {
            None
        };
        History {
            quiet_turns,
            declined,
            ended,
        }
    }
}

/// A game from its first position on: moves that can be taken back and made again, and the endings
/// that depend on the history (A1, A2, A3, and glory, G18).
///
/// ```
/// use ayla_core::{Game, Gore, Move};
///
/// let mut game: Game<Gore> = Game::new();
/// game.play("D".parse()?, &mut ())?;
/// game.play("b".parse()?, &mut ())?;
/// assert_eq!(game.undo(), Some("b".parse()?));
/// assert_eq!(game.moves().map(|mv| mv.to_string()).collect::<Vec<_>>(), ["D"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game<P> {
    start: P,
    before: History,
    /// All moves, those taken back included.
    plies: Vec<Ply<P>>,
    /// How many of them are made.
    made: usize,
    /// The positions up to now, with how often each has stood.
    standings: Standings<P>,
    adjudged: Option<Termination>,
}

impl<P: Position> Game<P> {
    /// So many turns in a row without a capture or an accepted offer end the game (A2).
    pub const QUIET_TURNS: u32 = 100;

    /// How often a position must stand to end the game (A1).
    pub const REPETITIONS: u32 = 3;

    /// A game from the usual start.
    #[must_use]
    pub fn new() -> Game<P> {
        Game::from_position(P::start())
    }

    /// A game from any position. It brings no history: it stands for the first time.
    #[must_use]
    pub fn from_position(start: P) -> Game<P> {
        Game {
            start,
            before: History {
                quiet_turns: 0,
                declined: BySide::new(0, 0),
                ended: start.outcome().map(|_| Termination::Normal),
            },
            plies: Vec::new(),
            made: 0,
            standings: Standings::new(start),
            adjudged: None,
        }
    }

    /// Makes room for so many moves more, for whoever knows that they will come.
    pub fn reserve(&mut self, moves: usize) {
        self.plies.reserve(moves);
        self.standings.reserve(moves);
    }

    /// The position the game began with.
    #[must_use]
    pub fn start(&self) -> &P {
        &self.start
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &P {
        self.last().0
    }

    /// The moves made, without those taken back.
    #[must_use]
    pub fn plies(&self) -> &[Ply<P>] {
        &self.plies[..self.made]
    }

    /// The moves that were taken back and can be made again, the next one first.
    #[must_use]
    pub fn undone(&self) -> &[Ply<P>] {
        &self.plies[self.made..]
    }

    /// The moves made.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = Move> + DoubleEndedIterator {
        self.plies().iter().map(|ply| ply.mv)
    }

    /// The position now, and what must be remembered with it.
    fn last(&self) -> (&P, &History) {
        match self.plies().last() {
            Some(ply) => (&ply.after, &ply.history),
            None => (&self.start, &self.before),
        }
    }

    fn history(&self) -> &History {
        self.last().1
    }

    /// How many turns have passed since the last capture or acceptance (A2). Replies are none.
    #[must_use]
    pub fn quiet_turns(&self) -> u32 {
        self.history().quiet_turns
    }

    /// How often `position` has stood in this game (A1).
    #[must_use]
    pub fn times(&self, position: &P) -> u32 {
        self.standings.times(position)
    }

    /// How many offers each player has declined (G18).
    #[must_use]
    pub fn declined(&self) -> BySide<u32> {
        self.history().declined
    }

    /// The legal moves; none once the game is over, by whatever clause.
    #[must_use]
    pub fn legal_moves(&self) -> LegalMoves {
        if self.is_over() {
            LegalMoves::NONE
        } else {
            self.position().legal_moves()
        }
    }

    /// Whether the game is over, by whatever clause.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.termination().is_some()
    }

    /// How the game ended, if it is over.
    #[must_use]
    pub fn termination(&self) -> Option<Termination> {
        self.adjudged.or(self.history().ended)
    }

    /// The end of the game, if it is over.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        let termination = self.termination()?;
        let outcome = self.position().tally(); // G21, D14
        let winner = match termination {
            Termination::Resignation(loser) | Termination::Forfeit(loser) => Some(!loser),
            _ => outcome.winner(), // G22, D15
        };
        Some(Ending {
            termination,
            outcome,
            winner,
            glory: winner.map(|side| self.declined()[side] == 0), // G18
        })
    }

    /// Makes a move. What was taken back before is forgotten, unless it is the same move.
    ///
    /// # Errors
    ///
    /// If the move is not legal, or the game is over; nothing is changed then.
    pub fn play(&mut self, mv: Move, seen: &mut impl Observer) -> Result<&Ply<P>, Illegal> {
        let (&position, &history) = self.last();
        let termination = self.adjudged.or(history.ended);
        if let Some(clause) = termination.and_then(Termination::clause) {
            return Err(Illegal {
                mv,
                reason: Reason::Over,
                clause,
                legal: LegalMoves::NONE,
            });
        }
        let mut after = position;
        after.play(mv, seen)?;
        let (by, taken) = (position.to_move(), position.taken_by(&after));
        let times = self.standings.push(after);
        if self.undone().first().is_none_or(|ply| ply.mv != mv) {
            let history = history.after(mv, by, taken, &after, times);
            self.plies.truncate(self.made);
            self.plies.push(Ply {
                by,
                mv,
                taken,
                after,
                history,
            });
        }
        self.made += 1;
        Ok(&self.plies[self.made - 1])
    }

    /// Takes the last move back, and gives it. A resignation, forfeit or agreement is taken back
    /// with it, and even if there is no move.
    pub fn undo(&mut self) -> Option<Move> {
        self.adjudged = None;
        let mv = self.plies().last()?.mv;
        self.made -= 1;
        self.standings.pop();
        Some(mv)
    }

    /// Makes the move again that was taken back last, and gives it.
    pub fn redo(&mut self) -> Option<Move> {
        if self.is_over() {
            return None;
        }
        let &Ply { mv, after, .. } = self.undone().first()?;
        self.standings.push(after);
        self.made += 1;
        Some(mv)
    }

    /// Forgets the moves that were taken back, so that they cannot be made again.
    pub fn forget_undone(&mut self) {
        self.plies.truncate(self.made);
    }

    /// `side` gives up: the other wins, whatever the seeds (A3).
    ///
    /// # Errors
    ///
    /// If the game is over already.
    pub fn resign(&mut self, side: Side) -> Result<Ending, AlreadyOver> {
        self.adjudge(Termination::Resignation(side))
    }

    /// `side` is declared to have lost: the other wins, whatever the seeds (A3).
    ///
    /// # Errors
    ///
    /// If the game is over already.
    pub fn forfeit(&mut self, side: Side) -> Result<Ending, AlreadyOver> {
        self.adjudge(Termination::Forfeit(side))
    }

    /// The players agree to end the game: more seeds win (A3).
    ///
    /// # Errors
    ///
    /// If the game is over already.
    pub fn agree(&mut self) -> Result<Ending, AlreadyOver> {
        self.adjudge(Termination::Agreement)
    }

    fn adjudge(&mut self, termination: Termination) -> Result<Ending, AlreadyOver> {
        match self.ending() {
            Some(ending) => Err(AlreadyOver(ending)),
            None => {
                self.adjudged = Some(termination);
                self.ending()
                    .ok_or_else(|| unreachable!("it was just adjudged"))
            }
        }
    }
}

/// Games are equal if their moves are, those taken back included, and how they were ended.
impl<P: Position> PartialEq for Game<P> {
    fn eq(&self, other: &Game<P>) -> bool {
        let Game {
            start,
            before: _,
            plies,
            made,
            standings: _,
            adjudged,
        } = self;
        *start == other.start
            && *plies == other.plies
            && *made == other.made
            && *adjudged == other.adjudged
    }
}

impl<P: Position> Eq for Game<P> {}

impl<P: Position> Default for Game<P> {
    fn default() -> Game<P> {
        Game::new()
    }
}

/// A game that is over cannot be ended once more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AlreadyOver(
    /// How it ended.
    pub Ending,
);

impl fmt::Display for AlreadyOver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the game is over already: {}", self.0.outcome)
    }
}

impl core::error::Error for AlreadyOver {}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;
    use crate::Gore;

    /// The game of these moves, from this position.
    fn game(position: &str, moves: &[&str]) -> Game<Gore> {
        let mut game = Game::from_position(position.parse().unwrap());
        for mv in moves {
            game.play(mv.parse().unwrap(), &mut ()).unwrap();
        }
        game
    }

    /// A and D take eight seeds each, C takes none.
    const MIDDLE: &str = "5-0-1-2-1-3-2-6-18-10-S";

    #[test]
    fn quiet_turns_are_counted_until_something_is_taken() {
        assert_eq!(game(MIDDLE, &[]).quiet_turns(), 0);
        assert_eq!(game(MIDDLE, &["C"]).quiet_turns(), 1);
        assert_eq!(game(MIDDLE, &["D"]).quiet_turns(), 0);
        assert_eq!(game(MIDDLE, &["offer:C"]).quiet_turns(), 1);
        assert_eq!(game(MIDDLE, &["offer:C", "decline"]).quiet_turns(), 1);
        assert_eq!(game(MIDDLE, &["offer:C", "accept"]).quiet_turns(), 0);
    }

    #[test]
    fn who_declines_is_remembered_and_how_often_a_position_stood() {
        let moves = ["offer:C", "decline", "offer:a", "decline"];
        let mut game = game(MIDDLE, &moves);
        let start = *game.start();
        assert_eq!(game.declined(), BySide::new(1, 1));
        assert_eq!((game.position(), game.times(&start)), (&start, 2));
        assert_eq!(game.times(&"0-0-0-0-0-0-0-1-0-0-S".parse().unwrap()), 0);
        game.undo();
        assert_eq!(game.declined(), BySide::new(0, 1));
        assert_eq!(game.times(&start), 1);
        let undone: Vec<Move> = game.undone().iter().map(|ply| ply.mv).collect();
        assert_eq!(undone, [Move::Decline]);
    }

    #[test]
    fn games_differ_by_start_moves_what_was_taken_back_and_end() {
        let one = game(MIDDLE, &["C", "a"]);
        assert_eq!(one, game(MIDDLE, &["C", "a"]));
        assert_ne!(game(MIDDLE, &[]), game("5-0-1-2-1-3-2-6-17-11-S", &[]));
        assert_ne!(one, game(MIDDLE, &["C", "b"]));
        assert_ne!(one, game(MIDDLE, &["C"]));
        let mut taken_back = one.clone();
        taken_back.undo();
        assert_ne!(one, taken_back);
        let mut ended = one.clone();
        ended.agree().unwrap();
        assert_ne!(one, ended);
    }

    #[test]
    fn a_game_that_is_over_says_how_it_ended_when_it_is_ended_again() {
        let mut game = game(MIDDLE, &[]);
        game.resign(Side::South).unwrap();
        let error = game.agree().unwrap_err();
        assert_eq!(alloc::format!("{error}"), "the game is over already: 26-22");
    }

    #[test]
    fn a_termination_is_read_as_it_is_written_and_nothing_else_is_one() {
        assert_eq!("repetition".parse(), Ok(Termination::Repetition));
        for termination in Termination::ALL {
            let text = alloc::format!("{termination}");
            assert_eq!(text.parse(), Ok(termination));
            assert!(alloc::format!("{text}s").parse::<Termination>().is_err());
            assert!(text[1..].parse::<Termination>().is_err());
        }
    }
}
