//! The lessons of a game, and how far somebody has come with them.

use std::collections::BTreeMap;
use std::fmt;

use ayla_core::{Clause, GameId};

use crate::{Lesson, Question, Reply, lessons};

/// The lessons of a game, which of them is next, and what was answered.
///
/// ```
/// use ayla_core::GameId;
/// use ayla_lang::{Course, Progress};
///
/// let mut course = Course::new(GameId::Gore);
/// course.begin_with("G7".parse()?);
/// course.answer("4").expect("a number is asked");
/// course.go_on();
/// let text = course.progress().to_string();
///
/// let mut again = Course::new(GameId::Gore);
/// again.resume(&Progress::read(&text));
/// assert_eq!(again.at(), course.at());
/// assert_eq!(again.score(), (1, 1));
/// # Ok::<(), ayla_core::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Course {
    game: GameId,
    lessons: Vec<Lesson>,
    /// Which lesson is next, or is being taken; behind the last one all are done.
    at: usize,
    /// What was answered, lesson by lesson.
    replies: Vec<Option<Reply>>,
}

impl Course {
    /// All lessons of a game, from the first on.
    #[must_use]
    pub fn new(game: GameId) -> Course {
        let lessons = lessons(game);
        Course {
            game,
            at: 0,
            replies: vec![None; lessons.len()],
            lessons,
        }
    }

    /// What is learnt.
    #[must_use]
    pub fn game(&self) -> GameId {
        self.game
    }

    /// The lesson one is at; `None` when all are done.
    #[must_use]
    pub fn lesson(&self) -> Option<&Lesson> {
        self.lessons.get(self.at)
    }

    /// Its place, counted from 0.
    #[must_use]
    pub fn at(&self) -> usize {
        self.at
    }

    /// How many lessons there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.lessons.len()
    }

    /// Whether there is nothing to learn.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.lessons.is_empty()
    }

    /// What was answered to the lesson one is at.
    #[must_use]
    pub fn reply(&self) -> Option<Reply> {
        self.replies.get(self.at).copied().flatten()
    }

    /// Whether the lesson one is at asks something that is not answered yet.
    #[must_use]
    pub fn is_asking(&self) -> bool {
        let asks = |lesson: &Lesson| lesson.question != Question::Nothing;
        self.lesson().is_some_and(asks) && self.reply().is_none()
    }

    /// Answers the lesson one is at, in place of an earlier answer; `None` if the text is no answer
    /// to it.
    pub fn answer(&mut self, text: &str) -> Option<Reply> {
        let reply = self.lesson()?.question.read(text)?;
        self.replies[self.at] = Some(reply);
        Some(reply)
    }

    /// Goes to the next lesson, or behind the last one.
    pub fn go_on(&mut self) {
        self.at = (self.at + 1).min(self.len());
    }

    /// Goes back to the lesson before.
    pub fn go_back(&mut self) {
        self.at = self.at.saturating_sub(1);
    }

    /// Goes to the lesson of this clause, or to the first one that comes after it.
    pub fn begin_with(&mut self, clause: Clause) {
        let mut clauses = self.lessons.iter().map(|lesson| lesson.rule.clause);
        self.at = clauses.position(|known| known >= clause).unwrap_or(0);
    }

    /// Forgets all answers, and begins with the first lesson.
    pub fn start_over(&mut self) {
        self.at = 0;
        self.replies.fill(None);
    }

    /// How many answers were right, and how many were given.
    #[must_use]
    pub fn score(&self) -> (usize, usize) {
        let given = self.lessons.iter().zip(&self.replies);
        let given = given.filter_map(|(lesson, reply)| Some((lesson, (*reply)?)));
        let is_right =
            |(lesson, reply): &(&Lesson, Reply)| lesson.question.answer() == Some(*reply);
        (given.clone().filter(is_right).count(), given.count())
    }

    /// How far one has come.
    #[must_use]
    pub fn progress(&self) -> Progress {
        let given = self.lessons.iter().zip(&self.replies);
        Progress {
            next: self.lesson().map(|lesson| lesson.rule.clause),
            replies: given
                .filter_map(|(lesson, reply)| Some((lesson.rule.clause, (*reply)?)))
                .map(|(clause, reply)| (clause.id().to_owned(), reply.to_string()))
                .collect(),
        }
    }

    /// Goes on where somebody has left. An answer that is none to its lesson is forgotten.
    pub fn resume(&mut self, progress: &Progress) {
        for (lesson, reply) in self.lessons.iter().zip(&mut self.replies) {
            let known = progress.replies.get(lesson.rule.clause.id());
            *reply = known.and_then(|text| lesson.question.read(text));
        }
        match progress.next {
            Some(clause) => self.begin_with(clause),
            None => self.at = self.len(),
        }
    }
}

/// How far somebody has come with a [`Course`]. Displayed and [read](Progress::read) it is a text to
/// be kept: the clause of the next lesson, or `end`, then a line for every answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The clause of the next lesson; `None` when all are done.
    next: Option<Clause>,
    /// What was answered, by the number of the clause.
    replies: BTreeMap<String, String>,
}

/// Stands in place of a clause when all lessons are done.
const END: &str = "end";

impl Progress {
    /// Reads what was kept. Lines that mean nothing are left out, and without a clause to go on with
    /// it is the first.
    #[must_use]
    pub fn read(text: &str) -> Progress {
        let mut lines = text.lines();
        let next = match lines.next().map(str::trim) {
            Some(END) => None,
            first => Some(first.and_then(|id| id.parse().ok()).unwrap_or(FIRST)),
        };
        let replies = lines.filter_map(|line| line.split_once(' '));
        Progress {
            next,
            replies: replies
                .map(|(clause, reply)| (clause.to_owned(), reply.to_owned()))
                .collect(),
        }
    }
}

/// No lesson comes before it.
const FIRST: Clause = Clause::ALL[0];

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.next.map_or(END, Clause::id))?;
        for (clause, reply) in &self.replies {
            writeln!(f, "{clause} {reply}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn resumed(text: &str) -> Course {
        let mut course = Course::new(GameId::Gore);
        course.resume(&Progress::read(text));
        course
    }

    #[test]
    fn one_goes_on_where_one_has_left() {
        let mut course = resumed("G8\nG7 4\n");
        assert_eq!(course.lesson().unwrap().rule.clause, Clause::G8);
        assert_eq!(course.score(), (1, 1));
        assert!(course.is_asking());
        assert_eq!(course.answer("three"), None);
        assert_eq!(course.answer("1"), Some(Reply::Number(1)));
        assert_eq!(course.score(), (1, 2));
        course.go_back();
        assert_eq!(course.reply(), Some(Reply::Number(4)));
        assert_eq!(course.progress().to_string(), "G7\nG7 4\nG8 1\n");
    }

    #[test]
    fn what_is_done_stays_done_until_one_starts_over() {
        let mut course = resumed("end\nG7 5\n");
        assert!(course.lesson().is_none());
        assert!(!course.is_asking());
        course.go_on();
        assert_eq!(course.progress().to_string(), "end\nG7 5\n");
        assert_eq!(course.score(), (0, 1));
        course.start_over();
        assert_eq!((course.at(), course.score()), (0, (0, 0)));
    }

    #[test]
    fn a_text_that_means_nothing_begins_with_the_first_lesson() {
        for text in ["", "\0", "G99\nG7", "G1\nG7 many\nQ1 2\n"] {
            let course = resumed(text);
            assert_eq!((course.at(), course.score()), (0, (0, 0)), "{text:?}");
        }
    }
}
