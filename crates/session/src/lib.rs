//! A sitting at the board, without any screen.

#![forbid(unsafe_code)]
