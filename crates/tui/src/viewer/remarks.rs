//! Remarks and judgements that are written into the record.

use ayla_core::Position;
use ayla_lang::screen as words;
use ayla_notation::{Annotation, Comment};
use ayla_session::TimeLeft;

use super::Viewer;

impl<P: Position> Viewer<P> {
    /// The remark that can be changed here: the last one, but for the time left.
    pub(super) fn remark(&self) -> &str {
        let comments = self.comments();
        remark_in(comments).map_or("", |nth| &comments[nth])
    }

    /// Writes a remark in place of the one that can be changed here; an empty text takes it away.
    pub(super) fn write_remark(&mut self, text: &str) {
        let new = match Comment::new(text) {
            Ok(new) => new,
            Err(error) => {
                self.said = Some(format!("{error}."));
                return;
            }
        };
        let Some(remarks) = self.record.remarks_mut(&self.path) else {
            return;
        };
        let comments = remarks.comments;
        let old = remark_in(comments);
        if old.map(|nth| &comments[nth]) == new.as_ref() {
            return;
        }
        match old {
            Some(nth) => drop(comments.splice(nth..=nth, new)),
            None => comments.extend(new),
        }
        self.is_changed = true;
    }

    /// How the last move is judged, as far as it is by one of the suffixes.
    pub(super) fn judgement(&self) -> Option<&'static str> {
        let nodes = self.path.nodes(self.record.line());
        let mut annotations = nodes.last()?.annotations.iter();
        annotations.find_map(|annotation| annotation.suffix())
    }

    /// Judges the last move by one of the suffixes, or not any more. Other annotations stay.
    pub(super) fn judge(&mut self, suffix: &str) {
        let new = Annotation::from_suffix(suffix);
        if new.is_none() && !suffix.is_empty() {
            self.said = Some(words::NOT_A_JUDGEMENT.to_owned());
            return;
        }
        let remarks = self.record.remarks_mut(&self.path);
        let Some(annotations) = remarks.and_then(|remarks| remarks.annotations) else {
            return;
        };
        let before = annotations.clone();
        annotations.retain(|annotation| annotation.suffix().is_none());
        annotations.splice(0..0, new);
        self.is_changed |= *annotations != before;
    }

    /// What is said here.
    fn comments(&self) -> &[Comment] {
        let main = self.record.line();
        match self.path.nodes(main).last() {
            Some(node) => &node.comments,
            None => &main.comments,
        }
    }
}

/// The place of the last comment that tells no time left.
fn remark_in(comments: &[Comment]) -> Option<usize> {
    comments
        .iter()
        .rposition(|comment| TimeLeft::find(comment).is_none())
}
