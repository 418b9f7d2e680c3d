//! A file for each command.

pub(crate) mod analyze;
pub(crate) mod annotate;
pub(crate) mod check;
pub(crate) mod completions;
pub(crate) mod convert;
pub(crate) mod engine;
pub(crate) mod learn;
pub(crate) mod match_;
pub(crate) mod moves;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod puzzle;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod show;
pub(crate) mod solve;
pub(crate) mod tree;
pub(crate) mod verify;
