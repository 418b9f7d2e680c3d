//! Work that is done while commands are read.

use std::fmt::{self, Display};
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use ayla_ai::Watch;

/// Says that it is time to stop.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stop(Arc<AtomicBool>);

impl Stop {
    pub(crate) fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Waits for it, in the thread of the job.
    pub(crate) fn wait(&self) {
        while !self.is_set() {
            thread::park();
        }
    }
}

impl Watch for &Stop {
    fn should_stop(&mut self) -> bool {
        self.is_set()
    }
}

/// Work in a thread of its own.
#[derive(Debug)]
pub(crate) struct Job {
    thread: JoinHandle<()>,
    stop: Stop,
    /// Whether it comes to an end by itself.
    ends: bool,
}

impl Job {
    pub(crate) fn start(ends: bool, work: impl FnOnce(&Stop) + Send + 'static) -> Job {
        let stop = Stop::default();
        let heard = stop.clone();
        Job {
            thread: thread::spawn(move || work(&heard)),
            stop,
            ends,
        }
    }

    /// Stops it, and waits until it has.
    pub(crate) fn stop(self) {
        self.stop.0.store(true, Ordering::Relaxed);
        self.thread.thread().unpark();
        // Had the work failed, the thread would have said so.
        let _ = self.thread.join();
    }

    /// Waits until it has ended by itself; one that would not is stopped.
    pub(crate) fn finish(self) {
        if self.ends {
            let _ = self.thread.join();
        } else {
            self.stop();
        }
    }
}

/// Where replies are written to, line by line, from any thread.
pub(crate) struct Output<W>(Arc<Mutex<W>>);

impl<W: Write> Output<W> {
    pub(crate) fn new(output: W) -> Output<W> {
        Output(Arc::new(Mutex::new(output)))
    }

    fn lock(&self) -> MutexGuard<'_, W> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes a line, or several, at once.
    pub(crate) fn say(&self, line: impl Display) -> io::Result<()> {
        let mut output = self.lock();
        writeln!(output, "{line}")?;
        output.flush()
    }

    /// Gives away what was written to.
    pub(crate) fn take(&self) -> W
    where
        W: Default,
    {
        std::mem::take(&mut *self.lock())
    }
}

impl<W> Clone for Output<W> {
    fn clone(&self) -> Output<W> {
        Output(Arc::clone(&self.0))
    }
}

impl<W> fmt::Debug for Output<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Output").finish_non_exhaustive()
    }
}
