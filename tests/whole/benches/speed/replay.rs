//! The moves of records, played again on positions and nothing else.

use std::hint::black_box;

use ayla_core::{Move, Position};
use ayla_notation::{Node, Record};

/// All that is played in some records, variations included.
pub(crate) struct Replay<P> {
    steps: Vec<Step>,
    starts: Vec<P>,
}

#[derive(Clone, Copy)]
enum Step {
    /// The next record begins.
    Start,
    Play(Move),
    /// A variation begins: the position will be wanted again.
    Keep,
    /// A variation ends: back to what was kept last.
    Back,
}

impl<P: Position> Replay<P> {
    pub(crate) const fn new() -> Replay<P> {
        Replay {
            steps: Vec::new(),
            starts: Vec::new(),
        }
    }

    pub(crate) fn add(&mut self, record: &Record<P>) {
        self.starts.push(*record.game().start());
        self.steps.push(Step::Start);
        self.add_moves(&record.line().moves);
    }

    fn add_moves(&mut self, nodes: &[Node]) {
        for node in nodes {
            for variation in &node.variations {
                self.steps.push(Step::Keep);
                self.add_moves(&variation.moves);
                self.steps.push(Step::Back);
            }
            self.steps.push(Step::Play(node.mv));
        }
    }

    /// Plays everything.
    pub(crate) fn run(&self) {
        let mut starts = self.starts.iter();
        let mut kept = Vec::new();
        let mut position = P::start();
        for &step in &self.steps {
            match step {
                Step::Start => position = *starts.next().expect("each record has its start"),
                Step::Play(mv) => position.play(mv, &mut ()).expect("it was legal"),
                Step::Keep => kept.push(position),
                Step::Back => position = kept.pop().expect("it was kept"),
            }
            black_box(&position);
        }
    }
}
