//! Judgements, written into a record.

use ayla_ai::Analysis;
use ayla_core::{Game, Position, Side, Termination};
use ayla_notation::{Annotation, Line, Node, Record};

use crate::{Judgement, Thresholds, judge, lines};

/// How many moves of a better line are written down at most.
const MOST_SHOWN: usize = 8;

/// A record with what was found about its moves.
#[derive(Clone, Debug)]
pub struct Annotated<P> {
    /// The record, annotated.
    pub record: Record<P>,
    /// What is thought of each move of the main line.
    pub judgements: Vec<Judgement>,
}

/// Annotates the main line of a record: after every move a comment with the score, and where seeds
/// were given away a mark, by `thresholds`, and the better line as a variation.
///
/// All that stood in the record is kept: nothing is added that is there already, and a move that
/// was marked by somebody is not marked again. See [`judge`] for what `analyse` is asked.
///
/// ```
/// use ayla_ai::{Limits, analyse};
/// use ayla_core::DjenonAboure;
/// use ayla_notation::Record;
/// use ayla_study::{Thresholds, annotate};
///
/// let record: Record<DjenonAboure> = "[Game \"djenon-aboure\"]\n\n1. F {Why not?} *".parse()?;
/// let limits = Limits::NONE;
/// let annotated = annotate(&record, &Thresholds::default(), |game| {
///     analyse(game, &limits, &mut ())
/// });
/// let text = annotated.record.to_string();
/// assert!(text.contains("1. F+2?! {Why not?} {South by 2} (1. E+2"), "{text}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn annotate<P: Position>(
    record: &Record<P>,
    thresholds: &Thresholds,
    analyse: impl Fn(&Game<P>) -> Analysis + Sync,
) -> Annotated<P> {
    let judgements = judge(record.game(), analyse);
    Annotated {
        record: write(record, &judgements, thresholds),
        judgements,
    }
}

/// The record with the judgements in it.
fn write<P: Position>(
    record: &Record<P>,
    judgements: &[Judgement],
    thresholds: &Thresholds,
) -> Record<P> {
    let mut annotated = record.clone();
    let mut nodes: Vec<Node> = std::iter::from_fn(|| annotated.undo()).collect();
    nodes.reverse();
    if nodes.is_empty() {
        return record.clone();
    }
    for (mut node, judgement) in nodes.into_iter().zip(judgements) {
        say(&mut node, judgement);
        if let Some(suffix) = thresholds.mark(judgement) {
            mark(&mut node, suffix);
            show_better(&mut node, judgement, annotated.game());
        }
        annotated
            .push(node)
            .expect("the move was legal, and its variations are");
    }
    end(&mut annotated, record);
    annotated
}

/// Says how the game stands after the move.
fn say(node: &mut Node, judgement: &Judgement) {
    let said = lines::standing(judgement.got_by(Side::South));
    if !node.comments.contains(&said) {
        node.comments.push(said);
    }
}

/// Marks the move, unless somebody has.
fn mark(node: &mut Node, mark: Annotation) {
    let is_marked = node
        .annotations
        .iter()
        .any(|annotation| annotation.suffix().is_some());
    if !is_marked {
        node.annotations.push(mark);
    }
}

/// Shows what would have been better, unless a variation begins with it.
fn show_better<P: Position>(node: &mut Node, judgement: &Judgement, game: &Game<P>) {
    let begins = |line: &Line| line.moves.first().map(|node| node.mv);
    let is_shown = node
        .variations
        .iter()
        .any(|line| begins(line) == judgement.better.first().copied());
    if is_shown {
        return;
    }
    let best = judgement.best_of(Side::South);
    let better = lines::line(game.clone(), &judgement.better, MOST_SHOWN, best);
    node.variations.extend(better);
}

/// Ends the game as it ended in `record`, with what is said about that there.
fn end<P: Position>(annotated: &mut Record<P>, record: &Record<P>) {
    // It is over already if the moves alone have ended it.
    let _ = match record.game().termination() {
        // What is said after it was never taken away.
        None => return,
        Some(Termination::Resignation(side)) => annotated.resign(side).ok(),
        Some(Termination::Forfeit(side)) => annotated.forfeit(side).ok(),
        Some(Termination::Agreement) => annotated.agree().ok(),
        Some(Termination::Normal | Termination::Repetition | Termination::NoProgress) => None,
    };
    for comment in record.closing() {
        annotated.comment(comment).expect("it is a comment already");
    }
}
