//! The machine in other threads.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use ayla_ai::{Analysis, Limits, OnProgress, analyse};
use ayla_core::{Game, Position};
use ayla_session::{Thinking, Thought};

use crate::Input;

/// What the machine works at. What it was asked before is given up when it is asked anew, and
/// everything when this is dropped.
pub(crate) struct Worker<P: Position> {
    thinking: Option<Job<Thought<P>>>,
    analysing: Option<Job<Analysis>>,
}

/// Something that is worked at in a thread, and where its results arrive.
struct Job<T> {
    stop: Arc<AtomicBool>,
    results: Receiver<T>,
}

impl<T: Send + 'static> Job<T> {
    fn start(work: impl FnOnce(&AtomicBool, &Sender<T>) + Send + 'static) -> Job<T> {
        let stop = Arc::new(AtomicBool::new(false));
        let (sender, results) = channel();
        let stopped = Arc::clone(&stop);
        thread::spawn(move || work(&stopped, &sender));
        Job { stop, results }
    }

    fn hurry(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl<T> Drop for Job<T> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// How many positions an evaluation looks at.
const POSITIONS: u64 = 3_000_000;

impl<P: Position> Worker<P> {
    pub(crate) fn new() -> Worker<P> {
        Worker {
            thinking: None,
            analysing: None,
        }
    }

    pub(crate) fn think(&mut self, thinking: Thinking<P>) {
        self.thinking = Some(Job::start(move |mut stop, results| {
            if let Some(thought) = thinking.think(&mut stop) {
                // Whoever has given the job up does not listen.
                let _ = results.send(thought);
            }
        }));
    }

    pub(crate) fn hurry(&self) {
        self.thinking.as_ref().inspect(|job| job.hurry());
    }

    pub(crate) fn stop_thinking(&mut self) {
        self.thinking = None;
    }

    pub(crate) fn analyse(&mut self, game: Game<P>) {
        self.analysing = Some(Job::start(move |stop, results| {
            let tell = OnProgress(|so_far: &Analysis| {
                let _ = results.send(so_far.clone());
            });
            let last = analyse(&game, &Limits::nodes(POSITIONS), &mut (stop, tell));
            let _ = results.send(last);
        }));
    }

    pub(crate) fn stop_analysing(&mut self) {
        self.analysing = None;
    }

    /// Whether something is worked at, or may have been found that was not heard yet.
    pub(crate) fn is_busy(&self) -> bool {
        self.thinking.is_some() || self.analysing.is_some()
    }

    /// What was found since this was asked last.
    pub(crate) fn found(&mut self) -> Vec<Input<P>> {
        let mut found = Vec::new();
        if let Some(job) = &self.thinking
            && let Ok(thought) = job.results.try_recv()
        {
            self.thinking = None;
            found.push(Input::Thought(thought));
        }
        if let Some(job) = &self.analysing {
            // Of several only the last is of interest.
            found.extend(job.results.try_iter().last().map(Input::Analysed));
        }
        found
    }
}
