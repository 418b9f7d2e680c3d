//! Records of mancala games, in text and JSON.

#![forbid(unsafe_code)]
