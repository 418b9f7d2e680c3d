//! Mancala boards as text.

#![forbid(unsafe_code)]
