//! The sitting itself.

use std::time::Duration;

use ayla_ai::{Choice, Level, Player};
use ayla_core::{BySide, Ending, Game, Move, Ply, Position, Side, Termination, Token};
use ayla_notation::{Comment, Node, Path, Record, TagError};

use crate::{
    Answer, Clock, Command, Made, Question, Refusal, Seat, Thinking, Thought, TimeControl,
    TimeLeft, Wish,
};

/// A game being played: who sits where, and the record that is kept of it.
///
/// ```
/// use ayla_core::{BySide, DjenonAboure, Side};
/// use ayla_notation::Record;
/// use ayla_session::{Answer, Command, Seat, Sitting, Turn};
///
/// let seats = BySide::new(Seat::Human, "ai:1".parse()?);
/// let mut sitting: Sitting<DjenonAboure> = Sitting::new(Record::new(), seats, 7);
/// let Answer::Made(made) = sitting.obey("A".parse()?)? else { panic!() };
/// assert_eq!(made.token.to_string(), "A+2");
/// assert_eq!(sitting.turn(), Turn::Machine(Side::North));
/// assert!(sitting.let_machine_move().is_some());
///
/// sitting.obey(Command::Undo)?; // the machine's move goes with it
/// assert!(sitting.record().game().plies().is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Sitting<P: Position> {
    record: Record<P>,
    seats: BySide<Seat>,
    machines: BySide<Player>,
    adviser: Player,
    /// What was taken back, the next to be made again last.
    undone: Vec<Node>,
    /// Who has proposed to end the game here.
    proposal: Option<Side>,
    unsaved: bool,
    clock: Option<Clock>,
}

/// Whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Somebody must say something.
    Human {
        /// His side.
        side: Side,
        /// The offer he must answer, if one waits.
        question: Option<Question>,
    },
    /// The machine of this side must [move](Sitting::let_machine_move).
    Machine(Side),
    /// Nobody's.
    Over(Ending),
}

impl<P: Position> Sitting<P> {
    /// Sits down at a game: a new one, or one that was left unfinished.
    ///
    /// The machines draw their luck from `seed`: the same seed and the same moves give the same
    /// answers. The record is told the names of the machines. If it tells of clocks they are as they
    /// were after the last move.
    #[must_use]
    pub fn new(mut record: Record<P>, seats: BySide<Seat>, seed: u64) -> Sitting<P> {
        for side in Side::BOTH {
            if let Some(name) = seats[side].name() {
                // The tags South and North can be set, and to such a name.
                let _ = record.set_tag(&side.to_string(), &name);
            }
        }
        let level = |side: Side| seats[side].level().unwrap_or(Level::DEFAULT);
        Sitting {
            clock: Clock::of(&record),
            unsaved: record.game().plies().is_empty(),
            record,
            seats,
            machines: BySide::new(
                level(Side::South).player(seed),
                level(Side::North).player(!seed),
            ),
            adviser: Level::STRONGEST.player(seed),
            undone: Vec::new(),
            proposal: None,
        }
    }

    /// Has the players play with clocks, which begin to run now, or without. The record tells of it,
    /// and from then on what time each player had left when he had moved.
    pub fn set_clock(&mut self, control: Option<TimeControl>) {
        let moves = self.game().plies().len();
        let was_with_clocks = self.record.tag(TimeControl::TAG).is_some();
        self.clock = control.map(|control| Clock::new(control, moves));
        let told = match control {
            Some(control) => control.to_string(),
            None if was_with_clocks => TimeControl::NONE.to_owned(),
            None => return,
        };
        // There can be such a tag.
        let _ = self.set_tag(TimeControl::TAG, &told);
    }

    /// The clocks, if the players play with them.
    #[must_use]
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// So much time has passed for whoever is to move or to answer. If his time is up he has
    /// forfeited the game (A3).
    ///
    /// Taking moves back gives no time back. Whoever takes back a game that was lost in this way
    /// plays on without clocks.
    pub fn pass_time(&mut self, time: Duration) -> Option<Ending> {
        if self.game().ending().is_some() {
            return None;
        }
        let side = self.game().position().to_move();
        if !self.clock.as_mut()?.pass(side, time) {
            return None;
        }
        let ending = self.record.forfeit(side).ok()?;
        self.changed();
        Some(ending)
    }

    /// Who sits where.
    #[must_use]
    pub fn seats(&self) -> BySide<Seat> {
        self.seats
    }

    /// The record as it stands.
    #[must_use]
    pub fn record(&self) -> &Record<P> {
        &self.record
    }

    /// Sets a tag of the record, the name of a machine too.
    ///
    /// # Errors
    ///
    /// If there can be no such tag.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        self.record.set_tag(name, value)?;
        self.unsaved = true;
        Ok(())
    }

    /// The game as it stands.
    #[must_use]
    pub fn game(&self) -> &Game<P> {
        self.record.game()
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Turn {
        if let Some(ending) = self.game().ending() {
            return Turn::Over(ending);
        }
        let position = self.game().position();
        let side = position.to_move();
        match self.seats[side] {
            Seat::Machine(_) => Turn::Machine(side),
            Seat::Human => Turn::Human {
                side,
                question: Question::of(position),
            },
        }
    }

    /// The last move, if any was made, with everything it did.
    #[must_use]
    pub fn last_move(&self) -> Option<Made> {
        let game = self.game();
        let (last, earlier) = game.plies().split_last()?;
        let mut position = earlier.last().map_or(*game.start(), |ply| ply.after);
        let mut events = Vec::new();
        position.play(last.mv, &mut events).ok()?;
        Some(Made {
            by: last.by,
            token: last.token(),
            events,
        })
    }

    /// Whether the record has changed since it was [saved](Sitting::saved) last. One without moves
    /// counts as new. It is asked after every move: then no more than the next one can be lost.
    #[must_use]
    pub fn is_unsaved(&self) -> bool {
        self.unsaved
    }

    /// The record is saved as it stands.
    pub fn saved(&mut self) {
        self.unsaved = false;
    }

    /// Lets the machine make one move, if it is its turn.
    pub fn let_machine_move(&mut self) -> Option<Made> {
        match self.ask_at_once(Wish::Move)? {
            Ok(Answer::Made(made)) => Some(made),
            _ => None,
        }
    }

    /// Something for the machine to think about, which need not be here and now. `None` where the
    /// wish makes no sense: a move of the machine's when it is not its turn, a hint for nobody, an
    /// agreement where no machine sits at the other side.
    #[must_use]
    pub fn ask(&self, wish: Wish) -> Option<Thinking<P>> {
        let player = match (wish, self.turn()) {
            (Wish::Move, Turn::Machine(side)) => self.machines[side],
            (Wish::Hint, Turn::Human { .. }) => self.adviser,
            (Wish::Agreement, Turn::Human { side, .. }) => {
                self.seats[!side].level()?;
                self.adviser
            }
            _ => return None,
        };
        Some(Thinking::new(wish, player, self.game().clone()))
    }

    /// Does what the machine thought: makes its move, gives the hint, agrees or plays on.
    ///
    /// # Errors
    ///
    /// [`Refusal::Overtaken`] if the game has changed since it was asked; then nothing is done.
    pub fn hear(&mut self, thought: Thought<P>) -> Result<Answer, Refusal> {
        let is_current = thought.position == *self.game().position();
        match (thought.wish, self.turn()) {
            (Wish::Move, Turn::Machine(_)) if is_current => {
                self.make(thought.choice.mv).map(Answer::Made)
            }
            (Wish::Hint, Turn::Human { .. }) if is_current => Ok(self.hint_of(thought.choice)),
            (Wish::Agreement, Turn::Human { side, .. }) if is_current => {
                self.answer_agreement(!side, &thought.choice)
            }
            _ => Err(Refusal::Overtaken),
        }
    }

    fn ask_at_once(&mut self, wish: Wish) -> Option<Result<Answer, Refusal>> {
        let thought = self.ask(wish)?.think(&mut ())?;
        Some(self.hear(thought))
    }

    /// Does what a player says.
    ///
    /// # Errors
    ///
    /// Why it cannot be done; then nothing is changed.
    pub fn obey(&mut self, command: Command) -> Result<Answer, Refusal> {
        match command {
            Command::Move(token) => self.make_a_players(token).map(Answer::Made),
            Command::Undo => self.undo().map(Answer::TakenBack),
            Command::Redo => self.redo().map(Answer::MadeAgain),
            Command::Hint => self.hint(),
            Command::Moves => Ok(Answer::Moves(self.tokens())),
            Command::Board => Ok(Answer::Board),
            Command::Comment(text) => self.comment(&text),
            Command::Agree => self.agree(),
            Command::Resign => self.resign(),
            Command::Save(file) => Ok(Answer::Save(file)),
            Command::Help => Ok(Answer::Help),
            Command::Quit => Ok(Answer::Quit),
        }
    }

    /// The side of the human who is to speak.
    fn speaker(&self) -> Result<Side, Refusal> {
        match self.turn() {
            Turn::Human { side, .. } => Ok(side),
            Turn::Machine(_) => Err(Refusal::NotYourTurn),
            Turn::Over(ending) => Err(Refusal::Over(ending)),
        }
    }

    fn make_a_players(&mut self, token: Token) -> Result<Made, Refusal> {
        self.speaker()?;
        if let Some(claimed) = token.taken {
            let mut after = *self.game().position();
            let by = after.to_move();
            let before = after.taken()[by];
            after.play(token.mv, &mut ()).map_err(Refusal::Illegal)?;
            let taken = after.taken()[by] - before;
            if taken != claimed.get() {
                return Err(Refusal::Claim { token, taken });
            }
        }
        self.make(token.mv)
    }

    fn make(&mut self, mv: Move) -> Result<Made, Refusal> {
        self.record.play(mv, &mut ()).map_err(Refusal::Illegal)?;
        self.undone.clear();
        self.changed();
        let moves = self.game().plies().len();
        let made = self.last_move().expect("it was just made");
        if let Some(clock) = &mut self.clock {
            let is_turn = !matches!(mv, Move::Accept | Move::Decline);
            clock.moved(made.by, is_turn, moves);
            let left = TimeLeft(clock.left(made.by)).to_string();
            if let Some(remarks) = self.record.remarks_mut(&Path::main(moves)) {
                remarks.comments.extend(Comment::new(&left).ok().flatten());
            }
        }
        Ok(made)
    }

    /// A proposal stands only until something else happens.
    fn changed(&mut self) {
        self.proposal = None;
        self.unsaved = true;
    }

    /// Takes back moves until a human's was among them.
    fn undo(&mut self) -> Result<Vec<Move>, Refusal> {
        let plies = self.game().plies();
        let human = |ply: &Ply<P>| self.seats[ply.by] == Seat::Human;
        let keep = plies
            .iter()
            .rposition(human)
            .ok_or(Refusal::NothingToUndo)?;
        let was_lost_on_time = matches!(self.game().termination(), Some(Termination::Forfeit(_)));
        let mut moves = Vec::new();
        for _ in keep..plies.len() {
            if let Some(node) = self.record.undo() {
                moves.push(node.mv);
                self.undone.push(node);
            }
        }
        if was_lost_on_time {
            self.set_clock(None);
        }
        self.changed();
        Ok(moves)
    }

    /// Makes the move again that was taken back last, and the machine's that came after it.
    fn redo(&mut self) -> Result<Vec<Made>, Refusal> {
        self.speaker()?;
        let mut again = Vec::new();
        while again.is_empty() || matches!(self.turn(), Turn::Machine(_)) {
            let Some(node) = self.undone.pop() else {
                break;
            };
            self.record.push(node).map_err(Refusal::Illegal)?;
            again.extend(self.last_move());
        }
        if again.is_empty() {
            return Err(Refusal::NothingToRedo);
        }
        self.changed();
        Ok(again)
    }

    fn hint(&mut self) -> Result<Answer, Refusal> {
        self.speaker()?;
        self.ask_at_once(Wish::Hint)
            .unwrap_or(Err(Refusal::NotYourTurn))
    }

    fn hint_of(&self, Choice { mv, score, .. }: Choice) -> Answer {
        let mut tokens = self.game().position().tokens();
        let token = tokens.find(|token| token.mv == mv);
        let token = token.unwrap_or(Token::from(mv));
        Answer::Hint { token, score }
    }

    /// The legal moves with what each takes.
    fn tokens(&self) -> Vec<Token> {
        match self.turn() {
            Turn::Over(_) => Vec::new(),
            _ => self.game().position().tokens().collect(),
        }
    }

    /// The game is over by what a player said.
    fn ended(&mut self, ending: Ending) -> Answer {
        self.changed();
        Answer::Ended(ending)
    }

    fn comment(&mut self, text: &str) -> Result<Answer, Refusal> {
        self.record.comment(text).map_err(Refusal::Comment)?;
        self.unsaved = true;
        Ok(Answer::Noted)
    }

    /// One human proposes and the other agrees; a machine thinks about it.
    fn agree(&mut self) -> Result<Answer, Refusal> {
        let by = self.speaker()?;
        if let Some(answer) = self.ask_at_once(Wish::Agreement) {
            return answer;
        }
        if self.proposal.is_none() {
            self.proposal = Some(by);
            return Ok(Answer::Proposed { by });
        }
        self.end_by_agreement()
    }

    /// A machine agrees if the score as it stands is no worse for it than what it expects of
    /// playing on.
    fn answer_agreement(&mut self, machine: Side, choice: &Choice) -> Result<Answer, Refusal> {
        let now = self.game().position().tally().margin(machine);
        // The search looks through the eyes of the one to move, who is the human.
        let expected = choice.score.map(|score| -score);
        if expected.is_none_or(|expected| now >= expected.margin()) {
            self.end_by_agreement()
        } else {
            Ok(Answer::PlaysOn { by: machine })
        }
    }

    fn end_by_agreement(&mut self) -> Result<Answer, Refusal> {
        let ending = self.record.agree().map_err(|over| Refusal::Over(over.0))?;
        Ok(self.ended(ending))
    }

    fn resign(&mut self) -> Result<Answer, Refusal> {
        let by = self.speaker()?;
        let ending = self
            .record
            .resign(by)
            .map_err(|over| Refusal::Over(over.0))?;
        Ok(self.ended(ending))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use ayla_core::{DjenonAboure, Event, Gore, Termination};

    const HUMAN: Seat = Seat::Human;

    fn machine() -> Seat {
        "ai:1".parse().unwrap()
    }

    fn sitting<P: Position>(position: &str, south: Seat, north: Seat) -> Sitting<P> {
        let record = Record::from_position(position.parse().unwrap());
        Sitting::new(record, BySide::new(south, north), 1)
    }

    fn usual<P: Position>(south: Seat, north: Seat) -> Sitting<P> {
        Sitting::new(Record::new(), BySide::new(south, north), 1)
    }

    fn say<P: Position>(sitting: &mut Sitting<P>, line: &str) -> Result<Answer, Refusal> {
        sitting.obey(line.parse().unwrap())
    }

    fn moves<P: Position>(sitting: &Sitting<P>) -> Vec<String> {
        sitting.game().moves().map(|mv| mv.to_string()).collect()
    }

    #[test]
    fn people_move_in_turn_and_machines_when_they_are_let() {
        let mut sitting: Sitting<Gore> = usual(HUMAN, machine());
        assert_eq!(
            sitting.turn(),
            Turn::Human {
                side: Side::South,
                question: None
            }
        );
        assert_eq!(sitting.let_machine_move(), None);
        say(&mut sitting, "C").unwrap();
        assert_eq!(sitting.turn(), Turn::Machine(Side::North));
        assert_eq!(say(&mut sitting, "D"), Err(Refusal::NotYourTurn));
        let made = sitting.let_machine_move().unwrap();
        assert_eq!(made.by, Side::North);
        assert!(matches!(made.events[..], [Event::Lap(_), ..]));
        assert_eq!(sitting.last_move(), Some(made));
        assert_eq!(sitting.game().plies().len(), 2);
    }

    #[test]
    fn the_machine_can_think_elsewhere() {
        let mut sitting: Sitting<Gore> = usual(HUMAN, machine());
        assert!(sitting.ask(Wish::Move).is_none());
        say(&mut sitting, "C").unwrap();
        let thinking = sitting.ask(Wish::Move).unwrap();
        let thought = thinking.think(&mut ()).unwrap();
        let mut other = sitting.game().clone();
        let Ok(Answer::Made(made)) = sitting.hear(thought.clone()) else {
            panic!("it is the machine's turn")
        };
        assert_eq!(made.by, Side::North);
        assert!(other.play(made.token.mv, &mut ()).is_ok());
        assert_eq!(sitting.hear(thought), Err(Refusal::Overtaken));
        assert_eq!(sitting.game().plies().len(), 2);
    }

    #[test]
    fn what_was_thought_of_another_position_is_not_done() {
        let mut sitting: Sitting<Gore> = usual(HUMAN, machine());
        let stale = sitting.ask(Wish::Hint).unwrap().think(&mut ()).unwrap();
        say(&mut sitting, "C").unwrap();
        sitting.let_machine_move().unwrap();
        assert_eq!(sitting.hear(stale), Err(Refusal::Overtaken));
        let hint = sitting.ask(Wish::Hint).unwrap().think(&mut ()).unwrap();
        assert!(matches!(sitting.hear(hint), Ok(Answer::Hint { .. })));
    }

    #[test]
    fn what_is_wrong_costs_nothing() {
        let mut sitting: Sitting<DjenonAboure> = usual(HUMAN, HUMAN);
        assert!(sitting.is_unsaved());
        sitting.saved();
        let before = sitting.record().clone();
        assert!(matches!(say(&mut sitting, "a"), Err(Refusal::Illegal(_))));
        let claim = say(&mut sitting, "A+4").unwrap_err();
        assert_eq!(claim.to_string(), "A takes 2, not 4");
        assert!(matches!(say(&mut sitting, "a+2"), Err(Refusal::Illegal(_))));
        assert_eq!(say(&mut sitting, "undo"), Err(Refusal::NothingToUndo));
        assert_eq!(say(&mut sitting, "redo"), Err(Refusal::NothingToRedo));
        assert!(matches!(
            say(&mut sitting, "comment \u{1b}[2J"),
            Err(Refusal::Comment(_))
        ));
        assert_eq!(*sitting.record(), before);
        assert!(!sitting.is_unsaved());
    }

    #[test]
    fn a_claim_that_is_right_is_taken() {
        let mut sitting: Sitting<DjenonAboure> = usual(HUMAN, HUMAN);
        let Ok(Answer::Made(made)) = say(&mut sitting, "A+2") else {
            panic!("the move is legal")
        };
        assert_eq!(made.token.to_string(), "A+2");
    }

    #[test]
    fn the_machines_move_is_taken_back_with_the_players() {
        let mut sitting: Sitting<Gore> = usual(HUMAN, machine());
        say(&mut sitting, "C").unwrap();
        let answer = sitting.let_machine_move().unwrap();
        say(&mut sitting, "comment hm").unwrap();
        let whole = sitting.record().clone();
        let Ok(Answer::TakenBack(taken_back)) = say(&mut sitting, "undo") else {
            panic!("there is a move to take back")
        };
        assert_eq!(taken_back, [answer.token.mv, "C".parse().unwrap()]);
        assert_eq!(moves(&sitting), [""; 0]);

        let Ok(Answer::MadeAgain(again)) = say(&mut sitting, "redo") else {
            panic!("there is a move to make again")
        };
        assert_eq!(again.len(), 2);
        assert_eq!(again[1], answer);
        assert_eq!(*sitting.record(), whole);
        assert_eq!(say(&mut sitting, "redo"), Err(Refusal::NothingToRedo));
    }

    #[test]
    fn a_machines_first_move_cannot_be_taken_back() {
        let mut sitting: Sitting<Gore> = usual(machine(), HUMAN);
        sitting.let_machine_move().unwrap();
        assert_eq!(say(&mut sitting, "undo"), Err(Refusal::NothingToUndo));
        assert_eq!(sitting.game().plies().len(), 1);
    }

    #[test]
    fn another_move_ends_what_could_be_made_again() {
        let mut sitting: Sitting<Gore> = usual(HUMAN, HUMAN);
        say(&mut sitting, "A").unwrap();
        say(&mut sitting, "b").unwrap();
        say(&mut sitting, "undo").unwrap();
        assert_eq!(moves(&sitting), ["A"]);
        say(&mut sitting, "c").unwrap();
        assert_eq!(say(&mut sitting, "redo"), Err(Refusal::NothingToRedo));
        assert_eq!(moves(&sitting), ["A", "c"]);
    }

    #[test]
    fn an_offer_is_a_question_and_its_answer_no_turn() {
        let mut sitting: Sitting<Gore> = sitting("6-0-1-7-7-1-6-0-8-12-S", HUMAN, HUMAN);
        say(&mut sitting, "offer:CA").unwrap();
        let Turn::Human {
            side: Side::North,
            question: Some(question),
        } = sitting.turn()
        else {
            panic!("North is asked")
        };
        assert_eq!((question.by, question.price), (Side::South, 12));
        say(&mut sitting, "accept").unwrap();
        assert_eq!(
            sitting.turn(),
            Turn::Human {
                side: Side::North,
                question: None
            }
        );
        assert_eq!(moves(&sitting), ["offer:AC", "accept"]);
        say(&mut sitting, "undo").unwrap();
        assert_eq!(moves(&sitting), ["offer:AC"]);
    }

    #[test]
    fn two_people_must_both_agree() {
        let mut sitting: Sitting<Gore> = usual(HUMAN, HUMAN);
        let proposed = Ok(Answer::Proposed { by: Side::South });
        assert_eq!(say(&mut sitting, "agree"), proposed);
        say(&mut sitting, "A").unwrap();
        let proposed = Ok(Answer::Proposed { by: Side::North });
        assert_eq!(say(&mut sitting, "agree"), proposed);
        let Ok(Answer::Ended(ending)) = say(&mut sitting, "agree") else {
            panic!("both have agreed")
        };
        assert_eq!(ending.termination, Termination::Agreement);
        assert!(matches!(say(&mut sitting, "a"), Err(Refusal::Over(_))));
    }

    #[test]
    fn a_machine_agrees_where_playing_on_would_give_it_less() {
        // 24 each, but South takes two with D, and his three stay in his row.
        let falling = "3-0-0-1-1-0-0-0-20-23-S";
        let mut glad: Sitting<Gore> = sitting(falling, HUMAN, machine());
        assert!(matches!(say(&mut glad, "agree"), Ok(Answer::Ended(_))));

        // South must sow B, and its last seed goes to North.
        let rising = "0-3-0-0-0-0-0-0-40-5-S";
        let mut patient: Sitting<Gore> = sitting(rising, HUMAN, machine());
        patient.saved();
        let plays_on = Ok(Answer::PlaysOn { by: Side::North });
        assert_eq!(say(&mut patient, "agree"), plays_on);
        assert!(!patient.is_unsaved());
    }

    #[test]
    fn the_one_to_move_resigns() {
        let mut sitting: Sitting<Gore> = usual(HUMAN, machine());
        let Ok(Answer::Ended(ending)) = say(&mut sitting, "resign") else {
            panic!("one can always resign")
        };
        assert_eq!(ending.winner, Some(Side::North));
        assert_eq!(sitting.turn(), Turn::Over(ending));
        assert!(sitting.is_unsaved());
    }

    #[test]
    fn it_is_to_be_saved_after_every_change() {
        let mut sitting: Sitting<Gore> = usual(HUMAN, machine());
        for line in ["C", "comment a plan", "undo", "redo"] {
            say(&mut sitting, line).unwrap();
            assert!(sitting.is_unsaved(), "{line}");
            sitting.saved();
            if sitting.let_machine_move().is_some() {
                assert!(sitting.is_unsaved());
                sitting.saved();
            }
        }
        for line in ["hint", "moves", "board", "help", "save x.sow", "quit"] {
            say(&mut sitting, line).unwrap();
            assert!(!sitting.is_unsaved(), "{line}");
        }
    }

    #[test]
    fn machines_are_named_in_the_record() {
        let mut sitting: Sitting<Gore> = usual(HUMAN, "ai:4".parse().unwrap());
        assert_eq!(sitting.record().tag("South"), None);
        assert_eq!(sitting.record().tag("North"), Some("Ayla level 4"));
        sitting.set_tag("North", "Bi").unwrap();
        assert_eq!(sitting.record().tag("North"), Some("Bi"));
        assert!(sitting.set_tag("Result", "1-47").is_err());
    }

    #[test]
    fn machines_play_to_the_end_and_the_same_from_the_same_seed() {
        let play = || {
            let mut sitting: Sitting<DjenonAboure> = usual(machine(), machine());
            while sitting.let_machine_move().is_some() {}
            assert!(matches!(sitting.turn(), Turn::Over(_)));
            moves(&sitting)
        };
        assert_eq!(play(), play());
    }

    const MINUTE: TimeControl = TimeControl {
        base: Duration::from_secs(60),
        increment: Duration::from_secs(2),
    };

    fn seconds_left<P: Position>(sitting: &Sitting<P>) -> (u64, u64) {
        let clock = sitting.clock().unwrap();
        let left = |side| clock.left(side).as_secs();
        (left(Side::South), left(Side::North))
    }

    #[test]
    fn a_clock_runs_for_whoever_is_to_move_and_a_turn_adds_to_it() {
        let mut sitting: Sitting<Gore> = sitting("6-0-1-7-7-1-6-0-8-12-S", HUMAN, HUMAN);
        sitting.set_clock(Some(MINUTE));
        let mut spend = |seconds, what: &str| {
            assert_eq!(sitting.pass_time(Duration::from_secs(seconds)), None);
            say(&mut sitting, what).unwrap();
            seconds_left(&sitting)
        };
        assert_eq!(spend(10, "offer:A"), (52, 60));
        // An answer adds nothing, and the turn that follows is the same player's.
        assert_eq!(spend(5, "decline"), (52, 55));
        assert_eq!(spend(5, "a"), (52, 52));
        assert_eq!(spend(1, "A"), (53, 52));
    }

    #[test]
    fn taking_back_gives_no_time_back_and_no_turn_adds_twice() {
        let mut sitting: Sitting<Gore> = usual(HUMAN, HUMAN);
        sitting.set_clock(Some(MINUTE));
        sitting.pass_time(Duration::from_secs(10));
        say(&mut sitting, "A").unwrap();
        for _ in 0..3 {
            say(&mut sitting, "undo").unwrap();
            say(&mut sitting, "B").unwrap();
        }
        assert_eq!(seconds_left(&sitting), (52, 60));
        say(&mut sitting, "a").unwrap();
        assert_eq!(seconds_left(&sitting), (52, 62));
    }

    #[test]
    fn clocks_are_kept_in_the_record_and_go_on_from_it() {
        let mut sitting: Sitting<Gore> = sitting("6-0-1-7-7-1-6-0-8-12-S", HUMAN, HUMAN);
        sitting.set_clock(Some(MINUTE));
        for (seconds, what) in [(10, "offer:A"), (5, "decline"), (3, "a"), (4, "A")] {
            sitting.pass_time(Duration::from_secs(seconds));
            say(&mut sitting, what).unwrap();
        }
        say(&mut sitting, "comment too late").unwrap();
        let text = sitting.record().to_string();
        assert!(text.contains("[TimeControl \"60+2\"]"), "{text}");
        let (_, moves) = text.rsplit_once("]\n\n").unwrap();
        let moves = moves.replace('\n', " ");
        assert!(
            moves.starts_with(
                "1. offer:A {[%clk 0:00:52]} 1... decline {[%clk 0:00:55]} 1... a \
                 {[%clk 0:00:54]} 2. A+2 {[%clk 0:00:50]} {too late}"
            ),
            "{moves}"
        );
        let seats = BySide::new(HUMAN, HUMAN);
        let mut again: Sitting<Gore> = Sitting::new(text.parse().unwrap(), seats, 1);
        assert_eq!(again.clock(), sitting.clock());
        assert!(!again.is_unsaved());
        say(&mut again, "undo").unwrap();
        say(&mut again, "A").unwrap();
        assert_eq!(seconds_left(&again), (50, 54));
    }

    #[test]
    fn a_player_whose_time_is_up_has_forfeited() {
        let mut sitting: Sitting<Gore> = usual(HUMAN, HUMAN);
        sitting.set_clock(Some(MINUTE));
        say(&mut sitting, "A").unwrap();
        sitting.saved();
        assert_eq!(sitting.pass_time(Duration::from_secs(59)), None);
        assert!(!sitting.is_unsaved());
        let ending = sitting.pass_time(Duration::from_secs(1)).unwrap();
        assert_eq!(ending.termination, Termination::Forfeit(Side::North));
        assert!(sitting.is_unsaved());
        assert!(
            sitting
                .record()
                .to_string()
                .contains("[Termination \"North forfeits\"]")
        );
        assert_eq!(sitting.pass_time(Duration::from_secs(1)), None);
        // Taken back, the game goes on without clocks.
        say(&mut sitting, "undo").unwrap();
        assert_eq!(sitting.clock(), None);
        assert_eq!(sitting.record().tag("TimeControl"), Some("-"));
        assert_eq!(sitting.pass_time(Duration::from_secs(99)), None);
        assert!(matches!(sitting.turn(), Turn::Human { .. }));
    }
}
