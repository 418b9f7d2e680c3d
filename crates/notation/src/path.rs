//! Ways through the tree of a record.

use crate::{Annotation, Comment, Line, Node};
use ayla_core::Move;

/// A place in a record: so many moves of the main line, then into a variation of the move that
/// would come next, so many moves of that, and so on.
///
/// A path knows no record; whoever asks it for a way gives the main line it is in.
///
/// ```
/// use ayla_core::Gore;
/// use ayla_notation::{Path, Record};
///
/// let record: Record<Gore> = "[Game \"gore\"]\n\n1. D b (1... a) 2. A *".parse()?;
/// let main = record.line();
/// let instead = Path::main(1).variation(main, 0).expect("there is one");
/// assert_eq!(instead.moves(main), ["D".parse()?, "a".parse()?]);
/// assert_eq!(instead.back(), Some(Path::main(1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Path {
    /// The main line first.
    legs: Vec<Leg>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Leg {
    /// Which variation of the move it is instead of; 0 for the main line.
    variation: usize,
    /// How many moves are made in it.
    made: usize,
}

/// The start of the record.
impl Default for Path {
    fn default() -> Path {
        Path {
            legs: vec![Leg {
                variation: 0,
                made: 0,
            }],
        }
    }
}

impl Path {
    /// So many moves of the main line.
    #[must_use]
    pub fn main(moves: usize) -> Path {
        Path {
            legs: vec![Leg {
                variation: 0,
                made: moves,
            }],
        }
    }

    /// How many variations one is inside of.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.legs.len() - 1
    }

    /// How many moves of the innermost line are made.
    #[must_use]
    pub fn made(&self) -> usize {
        self.legs.last().map_or(0, |leg| leg.made)
    }

    /// The line one is in.
    #[must_use]
    pub fn line<'a>(&self, main: &'a Line) -> &'a Line {
        self.lines(main).last().copied().unwrap_or(main)
    }

    /// The lines from the main line to the one one is in.
    fn lines<'a>(&self, main: &'a Line) -> Vec<&'a Line> {
        let mut lines = vec![main];
        let mut line = main;
        for (outer, inner) in self.legs.iter().zip(&self.legs[1..]) {
            let node = line.moves.get(outer.made);
            match node.and_then(|node| node.variations.get(inner.variation)) {
                Some(variation) => line = variation,
                None => break,
            }
            lines.push(line);
        }
        lines
    }

    /// The moves up to here.
    #[must_use]
    pub fn nodes<'a>(&self, main: &'a Line) -> Vec<&'a Node> {
        let legs = self.lines(main).into_iter().zip(&self.legs);
        legs.flat_map(|(line, leg)| line.moves.iter().take(leg.made))
            .collect()
    }

    /// The same, without what hangs on them.
    #[must_use]
    pub fn moves(&self, main: &Line) -> Vec<Move> {
        self.nodes(main).iter().map(|node| node.mv).collect()
    }

    /// What hangs on this place, to be changed: on the last move, or, before any, on the main line.
    /// `None` if there is no such place.
    pub(crate) fn remarks<'a>(&self, main: &'a mut Line) -> Option<Remarks<'a>> {
        let mut line = main;
        for (outer, inner) in self.legs.iter().zip(&self.legs[1..]) {
            let node = line.moves.get_mut(outer.made)?;
            line = node.variations.get_mut(inner.variation)?;
        }
        let Some(last) = self.made().checked_sub(1) else {
            return Some(Remarks {
                comments: &mut line.comments,
                annotations: None,
            });
        };
        let node = line.moves.get_mut(last)?;
        Some(Remarks {
            comments: &mut node.comments,
            annotations: Some(&mut node.annotations),
        })
    }

    /// The move that comes next in the line one is in.
    #[must_use]
    pub fn next<'a>(&self, main: &'a Line) -> Option<&'a Node> {
        self.line(main).moves.get(self.made())
    }

    /// One move further.
    #[must_use]
    pub fn forward(&self, main: &Line) -> Option<Path> {
        self.next(main)?;
        Some(self.with_made(self.made() + 1))
    }

    /// One move back; from the first move of a variation, to where it parts from its line.
    #[must_use]
    pub fn back(&self) -> Option<Path> {
        match self.made() {
            0 => None,
            1 if self.depth() > 0 => self.out(),
            made => Some(self.with_made(made - 1)),
        }
    }

    /// To the start of the line one is in: in a variation, its first move.
    #[must_use]
    pub fn start(&self) -> Path {
        if self.depth() > 0 {
            self.with_made(1)
        } else {
            self.with_made(0)
        }
    }

    /// To the end of the line one is in.
    #[must_use]
    pub fn end(&self, main: &Line) -> Path {
        self.with_made(self.line(main).moves.len())
    }

    /// Into a variation of the move that comes next, counted from 0, by its first move.
    #[must_use]
    pub fn variation(&self, main: &Line, variation: usize) -> Option<Path> {
        self.next(main)?.variations.get(variation)?;
        let mut path = self.clone();
        path.legs.push(Leg { variation, made: 1 });
        Some(path)
    }

    /// From the first move of a variation to that of the next one instead of the same move, round
    /// and round.
    #[must_use]
    pub fn beside(&self, main: &Line) -> Option<Path> {
        let here = self.legs.last().filter(|leg| leg.made == 1)?;
        let outside = self.out()?;
        let variations = outside.next(main)?.variations.len();
        outside.variation(main, (here.variation + 1) % variations)
    }

    /// Out of the variation, to where it parts from its line.
    #[must_use]
    pub fn out(&self) -> Option<Path> {
        let mut path = self.clone();
        (self.depth() > 0).then(|| path.legs.pop())?;
        Some(path)
    }

    fn with_made(&self, made: usize) -> Path {
        let mut path = self.clone();
        if let Some(leg) = path.legs.last_mut() {
            leg.made = made;
        }
        path
    }
}

/// What is said at a place of a record.
#[derive(PartialEq, Eq, Debug)]
pub struct Remarks<'a> {
    /// Words about the last move, or about what comes before any.
    pub comments: &'a mut Vec<Comment>,
    /// How the last move is judged; `None` where there is none.
    pub annotations: Option<&'a mut Vec<Annotation>>,
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::Record;
    use ayla_core::Gore;

    const GAME: &str = "[Game \"gore\"]\n\n1. D b (1... a 2. C (2. B) 2... d) (1... c) 2. A *";

    fn moves(path: &Path, record: &Record<Gore>) -> String {
        let moves = path.moves(record.line());
        let moves: Vec<_> = moves.iter().map(ToString::to_string).collect();
        moves.join(" ")
    }

    #[test]
    fn variations_are_entered_and_left() {
        let record: Record<Gore> = GAME.parse().unwrap();
        let main = record.line();
        let after_one = Path::default().forward(main).unwrap();
        let first = after_one.variation(main, 0).unwrap();
        assert_eq!(moves(&first, &record), "D a");
        let second = after_one.variation(main, 1).unwrap();
        assert_eq!(moves(&second, &record), "D c");
        assert_eq!(after_one.variation(main, 2), None);
        assert_eq!(first.beside(main), Some(second.clone()));
        assert_eq!(second.beside(main), Some(first.clone()));
        assert_eq!(after_one.beside(main), None);
        let deeper = first.variation(main, 0).unwrap();
        assert_eq!(moves(&deeper, &record), "D a B");
        assert_eq!(deeper.back(), Some(first.clone()));
        assert_eq!(moves(&first.end(main), &record), "D a C d");
        assert_eq!(first.end(main).start(), first);
        assert_eq!(first.out(), Some(after_one.clone()));
        assert_eq!(after_one.out(), None);
    }

    #[test]
    fn the_line_has_two_ends() {
        let record: Record<Gore> = GAME.parse().unwrap();
        let main = record.line();
        let end = Path::default().end(main);
        assert_eq!(end, Path::main(3));
        assert_eq!(end.forward(main), None);
        assert_eq!(Path::default().back(), None);
        assert_eq!(moves(&end, &record), "D b A");
    }

    #[test]
    fn what_is_said_at_a_place_is_changed_there_alone() {
        let mut record: Record<Gore> = GAME.parse().unwrap();
        let main = record.line();
        let inner = Path::main(1).variation(main, 0).unwrap();
        let remarks = record.remarks_mut(&inner).unwrap();
        remarks.comments.extend(Comment::new("a trap").unwrap());
        remarks.annotations.unwrap().push(Annotation(4));
        let start = record.remarks_mut(&Path::default()).unwrap();
        assert!(start.annotations.is_none());
        start.comments.extend(Comment::new("a start").unwrap());
        assert_eq!(record.remarks_mut(&Path::main(4)), None);
        assert_eq!(
            record.to_string().split_once("\n\n").unwrap().1,
            "{a start} 1. D b (1... a?? {a trap} 2. C (2. B) 2... d) (1... c) 2. A *\n"
        );
    }
}
