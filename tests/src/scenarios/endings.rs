//! Ends that the rules of sowing do not bring: repetition, no progress, resignation, forfeit and
//! agreement, in both games, and the glory that a refusal costs in Goré.

pub mod djenon_aboure;
pub mod gore;
