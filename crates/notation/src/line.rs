//! The tree of a record: a line of moves, each with what is said about it and what could have been
//! played instead.

use ayla_core::{Move, Ply, Side, Token};

use crate::{Annotation, Comment};

/// The moves of a game, or of a variation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// What is said before any move.
    pub comments: Vec<Comment>,
    /// The moves; at least one in a variation.
    pub moves: Vec<Node>,
}

/// A move of a line, with all that hangs on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// Who moves.
    pub by: Side,
    /// The move.
    pub mv: Move,
    /// How many seeds it takes.
    pub taken: u8,
    /// How it is judged.
    pub annotations: Vec<Annotation>,
    /// What is said about it.
    pub comments: Vec<Comment>,
    /// What could be played instead of this one move.
    pub variations: Vec<Line>,
}

/// What is kept of a line while it is read: a [`Line`] keeps all, `()` nothing.
pub(crate) trait Keep: Default {
    /// A move.
    fn mv(&mut self, by: Side, mv: Move, taken: u8);
    /// Words about the last move, or about what comes before any. They have no control characters.
    fn comment(&mut self, text: &str);
    /// A judgement of the last move.
    fn annotation(&mut self, annotation: Annotation);
    /// What could be played instead of the last move.
    fn variation(&mut self, variation: Self);
}

impl Keep for () {
    fn mv(&mut self, _: Side, _: Move, _: u8) {}
    fn comment(&mut self, _: &str) {}
    fn annotation(&mut self, _: Annotation) {}
    fn variation(&mut self, (): ()) {}
}

impl Keep for Line {
    fn mv(&mut self, by: Side, mv: Move, taken: u8) {
        self.moves.push(Node::new(by, mv, taken));
    }

    fn comment(&mut self, text: &str) {
        self.last_comments().extend(Comment::from_clean(text));
    }

    fn annotation(&mut self, annotation: Annotation) {
        if let Some(node) = self.moves.last_mut() {
            node.annotations.push(annotation);
        }
    }

    fn variation(&mut self, variation: Line) {
        if let Some(node) = self.moves.last_mut() {
            node.variations.push(variation);
        }
    }
}

impl Node {
    /// A move with nothing that hangs on it.
    #[must_use]
    pub const fn new(by: Side, mv: Move, taken: u8) -> Node {
        Node {
            by,
            mv,
            taken,
            annotations: Vec::new(),
            comments: Vec::new(),
            variations: Vec::new(),
        }
    }

    /// What a record writes for it.
    #[must_use]
    pub fn token(&self) -> Token {
        Token::new(self.mv, self.taken)
    }
}

/// The move alone.
impl<P> From<&Ply<P>> for Node {
    fn from(ply: &Ply<P>) -> Node {
        Node::new(ply.by, ply.mv, ply.taken)
    }
}

impl Line {
    /// The comments that one more would join: about the last move, or before any.
    pub(crate) fn last_comments(&mut self) -> &mut Vec<Comment> {
        match self.moves.last_mut() {
            Some(node) => &mut node.comments,
            None => &mut self.comments,
        }
    }
}

/// The number of the turn a line has come to.
///
/// It counts as in PGN: from 1 on, and one more after each turn of North's. A reply belongs to the
/// turn that follows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TurnNumber(pub(crate) u32);

impl TurnNumber {
    pub(crate) const FIRST: TurnNumber = TurnNumber(1);

    /// The number after this move.
    pub(crate) fn after(self, by: Side, mv: Move) -> TurnNumber {
        match by {
            Side::North if !mv.is_reply() => TurnNumber(self.0 + 1),
            _ => self,
        }
    }
}
