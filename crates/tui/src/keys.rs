//! What keys mean wherever they are pressed.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// Whether it is the key that ends programs.
pub(crate) fn is_ctrl_c(key: KeyEvent) -> bool {
    key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL)
}

/// What a key answers to a question of yes or no; `None` if it is no answer.
pub(crate) fn yes_or_no(key: KeyEvent) -> Option<bool> {
    match key.code {
        KeyCode::Char('y') | KeyCode::Enter => Some(true),
        KeyCode::Char('n') | KeyCode::Esc => Some(false),
        _ => None,
    }
}
