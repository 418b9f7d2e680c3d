//! What every face is, and how it speaks with the world outside.

use std::time::Duration;

use ayla_ai::Analysis;
use ayla_core::{Game, Position};
use ayla_draw::Style;
use ayla_lang::Progress;
use ayla_session::{Thinking, Thought};
use crossterm::event::{KeyEvent, MouseEvent};
use ratatui::Frame;
use ratatui::layout::Size;

use crate::NewGame;

/// Something that fills the terminal: plain data that hears what happens and can be seen.
pub trait Face<P: Position> {
    /// Hears what happened, and says what is to be done outside.
    fn update(&mut self, input: Input<P>) -> Vec<Effect<P>>;

    /// Draws itself.
    fn view(&self, frame: &mut Frame<'_>, look: Style);

    /// Whether it changes as time passes, and so wants to hear of it.
    fn is_moving(&self) -> bool {
        false
    }
}

/// What happens to a [`Face`].
#[derive(Clone, Debug)]
pub enum Input<P> {
    /// It is shown for the first time, or the terminal has another size.
    Sized(Size),
    /// A key is pressed.
    Key(KeyEvent),
    /// A text is pasted.
    Pasted(String),
    /// The mouse is moved, or a button of it pressed.
    Mouse(MouseEvent),
    /// So much time has passed since this was said last.
    Passed(Duration),
    /// The machine has thought.
    Thought(Thought<P>),
    /// What is known of the position that is analysed.
    Analysed(Analysis),
    /// Something outside went as it should or did not, in a sentence for the player.
    Told(String),
    /// The record is in a file as it stands, in a sentence for the player.
    Saved(String),
}

/// What a [`Face`] wants from the world outside.
#[derive(Clone, Debug)]
pub enum Effect<P: Position> {
    /// The record is to be kept: its text, and how many moves it has.
    Keep {
        /// The record in Sow.
        record: String,
        /// How many moves it has.
        moves: usize,
    },
    /// A copy of the record is to be added to the file of this name.
    Save {
        /// The record in Sow.
        record: String,
        /// The file.
        file: String,
    },
    /// The record, in Sow, is to take the place in its file of the game it was read as.
    Replace(String),
    /// The last game of the file of this name is to be gone on with, in place of this one.
    Load(String),
    /// The machine is to think about this. What it thought of before is forgotten.
    Think(Thinking<P>),
    /// The machine is to say at once what it has found by now.
    Hurry,
    /// The machine is to think no more, and what it found is of no interest.
    StopThinking,
    /// The game as it stands is to be analysed, instead of what was analysed before.
    Analyse(Game<P>),
    /// Nothing is to be analysed any more.
    StopAnalysing,
    /// The text is to be put where others can paste it.
    Copy(String),
    /// How far one has come with the lessons is to be remembered.
    Learn(Progress),
    /// The face is done with.
    Leave(Next),
}

/// What comes after a [`Face`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Next {
    /// Nothing: the player leaves.
    Nothing,
    /// A game.
    Game(NewGame),
    /// The last game of a file, which is not over.
    File(String),
    /// The viewer with another game of its file, counted from 0.
    View(usize),
}

/// Where things are kept. It is what a [`Screen`](crate::Screen) writes to. A shelf has what its face
/// asks for; where nothing else is said, nothing is kept.
pub trait Shelf {
    /// Keeps the record of the game that is played, in place of what was kept of it before.
    ///
    /// # Errors
    ///
    /// Why it could not be kept, in a sentence for the player.
    fn keep(&mut self, record: &str, moves: usize) -> Result<(), String> {
        let _ = (record, moves);
        Ok(())
    }

    /// Adds a copy to a file, and tells so in a sentence.
    ///
    /// # Errors
    ///
    /// Why it could not be added, in a sentence for the player.
    fn save(&mut self, record: &str, file: &str) -> Result<String, String> {
        let _ = (record, file);
        Ok(String::new())
    }

    /// Writes the record to its file, in place of the game it was read as, and tells so in a
    /// sentence. Everything else in the file stays.
    ///
    /// # Errors
    ///
    /// Why it could not be written, in a sentence for the player.
    fn replace(&mut self, record: &str) -> Result<String, String> {
        let _ = record;
        Ok(String::new())
    }

    /// Looks whether one can go on with the last game of a file. Nothing is changed by it.
    ///
    /// # Errors
    ///
    /// Why not, in a sentence for the player.
    fn find(&mut self, file: &str) -> Result<(), String> {
        let _ = file;
        Ok(())
    }

    /// Remembers how far one has come with the lessons.
    ///
    /// # Errors
    ///
    /// Why it cannot be remembered, in a sentence for the player.
    fn learn(&mut self, progress: &Progress) -> Result<(), String> {
        let _ = progress;
        Ok(())
    }
}

/// Nothing is kept.
impl Shelf for () {}
