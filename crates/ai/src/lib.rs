//! Search and simple opponents for mancala games.

#![forbid(unsafe_code)]
