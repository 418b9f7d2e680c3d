//! The rulebook.

#![forbid(unsafe_code)]
