//! A record: a game with its tags, its variations, and what is said about it.

use std::borrow::Cow;

use ayla_core::{AlreadyOver, Ending, Game, Illegal, Move, Observer, Ply, Position, Side};

use crate::line::Node;
use crate::tags::{Tags, UNFINISHED, derived};
use crate::walk::{check_variations, result};
use crate::{Comment, CommentError, Line, Path, Remarks, TagError};

/// A game as it is kept: its moves, with comments, annotations and variations, and its tags.
///
/// The rules have checked it: every move of every variation is legal. It is displayed as Sow, in
/// the one canonical form, and read by [`str::parse`], [`Records`](crate::Records) or
/// [`Reader`](crate::Reader); serde writes and reads it as in [`json`](crate::json).
///
/// ```
/// use ayla_core::Gore;
/// use ayla_notation::Record;
///
/// let mut record: Record<Gore> = Record::new();
/// record.set_tag("South", "Lou")?;
/// record.play("D".parse()?, &mut ())?;
/// record.comment("Seven, six times.")?;
/// let text = record.to_string();
/// assert!(text.ends_with("1. D {Seven, six times.} *\n"));
/// assert_eq!(text.parse::<Record<Gore>>()?, record);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Record<P> {
    /// The main line. It has no moves that were taken back.
    game: Game<P>,
    line: Line,
    tags: Tags,
    /// What is said about the game that has ended.
    closing: Vec<Comment>,
}

impl<P: Position> Record<P> {
    /// A record of a game from the usual start, without moves.
    #[must_use]
    pub fn new() -> Record<P> {
        Record::from_position(P::start())
    }

    /// A record of a game from any position, without moves.
    #[must_use]
    pub fn from_position(start: P) -> Record<P> {
        Record::from_game(Game::from_position(start))
    }

    /// A record of the moves of a game, without those taken back, and of how it ended.
    #[must_use]
    pub fn from_game(mut game: Game<P>) -> Record<P> {
        game.forget_undone();
        let line = Line {
            comments: Vec::new(),
            moves: game.plies().iter().map(Node::from).collect(),
        };
        Record::from_parts(game, line, Tags::default(), Vec::new())
    }

    /// The main line of `line` and `game` is the same.
    pub(crate) fn from_parts(
        game: Game<P>,
        line: Line,
        tags: Tags,
        closing: Vec<Comment>,
    ) -> Record<P> {
        Record {
            game,
            line,
            tags,
            closing,
        }
    }

    /// The main line as a game, at its end. Moves that were taken back are not kept there.
    #[must_use]
    pub fn game(&self) -> &Game<P> {
        &self.game
    }

    /// The moves with all that hangs on them.
    #[must_use]
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// What is said about the game that has ended.
    #[must_use]
    pub fn closing(&self) -> &[Comment] {
        &self.closing
    }

    /// What is said at a place, to be changed: on its last move, or at the start of the game. `None`
    /// if the record has no such place.
    pub fn remarks_mut(&mut self, path: &Path) -> Option<Remarks<'_>> {
        path.remarks(&mut self.line)
    }

    /// Adds a move to the main line.
    ///
    /// # Errors
    ///
    /// If the move is not legal; then nothing has changed.
    pub fn play(&mut self, mv: Move, seen: &mut impl Observer) -> Result<&Ply<P>, Illegal> {
        let ply = self.game.play(mv, seen)?;
        self.line.moves.push(Node::from(ply));
        Ok(ply)
    }

    /// Takes the last move of the main line away, with all that hangs on it. If the game was over,
    /// it is not any more, and what was said about its end is gone too.
    pub fn undo(&mut self) -> Option<Node> {
        if self.game.termination().is_some() {
            self.closing.clear();
        }
        self.game.undo();
        self.game.forget_undone();
        self.line.moves.pop()
    }

    /// Adds a move to the main line with all that hangs on it, such as [`undo`](Record::undo) gave.
    /// Who moves and what is taken follows from the position; a variation without moves, or deeper
    /// than [`MAX_DEPTH`](crate::MAX_DEPTH), is left out.
    ///
    /// # Errors
    ///
    /// If the move, or one of its variations, is not legal here; then nothing has changed.
    pub fn push(&mut self, mut node: Node) -> Result<(), Illegal> {
        let before = self.game.plies().len();
        let checked = check_variations(&mut self.game, &mut node.variations, 1);
        while self.game.plies().len() > before {
            self.game.undo();
        }
        self.game.forget_undone();
        checked?;
        let ply = self.game.play(node.mv, &mut ())?;
        (node.by, node.taken) = (ply.by, ply.taken);
        self.line.moves.push(node);
        Ok(())
    }

    /// `side` gives up (A3).
    ///
    /// # Errors
    ///
    /// If the game is over already.
    pub fn resign(&mut self, side: Side) -> Result<Ending, AlreadyOver> {
        self.game.resign(side)
    }

    /// `side` is declared to have lost (A3).
    ///
    /// # Errors
    ///
    /// If the game is over already.
    pub fn forfeit(&mut self, side: Side) -> Result<Ending, AlreadyOver> {
        self.game.forfeit(side)
    }

    /// The players agree to end the game (A3).
    ///
    /// # Errors
    ///
    /// If the game is over already.
    pub fn agree(&mut self) -> Result<Ending, AlreadyOver> {
        self.game.agree()
    }

    /// Says something: about the game if it is over, else about the last move, or about the start if
    /// there is none. White space is brought into order; an empty text says nothing.
    ///
    /// # Errors
    ///
    /// If there is a control character in the text.
    pub fn comment(&mut self, text: &str) -> Result<(), CommentError> {
        let comment = Comment::new(text)?;
        let comments = match self.game.termination() {
            Some(_) => &mut self.closing,
            None => self.line.last_comments(),
        };
        comments.extend(comment);
        Ok(())
    }

    /// Says something about the last move, even if it has ended the game; about the start if there is
    /// none.
    ///
    /// ```
    /// use ayla_core::Gore;
    /// use ayla_notation::Record;
    ///
    /// let mut record: Record<Gore> = "[Game \"gore\"]\n\n1. D *".parse()?;
    /// record.agree()?;
    /// record.comment_on_move("the last one")?;
    /// record.comment("a short game")?;
    /// assert!(record.to_string().ends_with("\n1. D {the last one} 20-28 {a short game}\n"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If there is a control character in the text.
    pub fn comment_on_move(&mut self, text: &str) -> Result<(), CommentError> {
        let comment = Comment::new(text)?;
        self.line.last_comments().extend(comment);
        Ok(())
    }

    /// The value of a tag that can be set. `None` if it is unknown, and for what the game itself
    /// tells: Game, Result, SetUp, FEN and Termination.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.get(name)
    }

    /// Sets a tag. `?` makes one of the roster (Event, Site, Date, Round, South, North) unknown.
    ///
    /// # Errors
    ///
    /// If the name or the value cannot be written, or the game itself tells the tag.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        self.tags.set(name, value)
    }

    /// All tags, as they are written.
    pub fn tags(&self) -> impl Iterator<Item = (&str, Cow<'_, str>)> {
        let start = self.game.start();
        let position = (*start != P::start()).then(|| start.to_string());
        let set_up = position.as_ref().map(|_| (derived::SET_UP, "1".into()));
        let fen = position.map(|position| (derived::FEN, position.into()));
        let set = |(name, value)| (name, Cow::Borrowed(value));
        std::iter::once((derived::GAME, P::GAME.name.into()))
            .chain(self.tags.roster().map(set))
            .chain(std::iter::once((derived::RESULT, self.result().into())))
            .chain(set_up)
            .chain(fen)
            .chain(
                self.termination()
                    .map(|how| (derived::TERMINATION, how.into())),
            )
            .chain(self.tags.others().map(set))
    }

    /// The score, or `*` while the game is not over.
    pub(crate) fn result(&self) -> String {
        result(&self.game)
    }

    /// What the tag Termination says, where it is written.
    fn termination(&self) -> Option<String> {
        use ayla_core::Termination::Normal;

        match self.game.termination() {
            None => Some(UNFINISHED.to_owned()),
            Some(Normal) => None,
            Some(how) => Some(how.to_string()),
        }
    }
}

/// Records are equal if the same is written of them.
impl<P: Position> PartialEq for Record<P> {
    fn eq(&self, other: &Record<P>) -> bool {
        let Record {
            game,
            line,
            tags,
            closing,
        } = self;
        *game == other.game
            && *line == other.line
            && *tags == other.tags
            && *closing == other.closing
    }
}

impl<P: Position> Eq for Record<P> {}

/// As by [`Record::from_game`].
impl<P: Position> From<Game<P>> for Record<P> {
    fn from(game: Game<P>) -> Record<P> {
        Record::from_game(game)
    }
}

impl<P: Position> Default for Record<P> {
    fn default() -> Record<P> {
        Record::new()
    }
}
