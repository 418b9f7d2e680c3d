//! The rules of Goré and Djenon-aboure, proved right by witnesses that do not depend on each
//! other: [`scenarios`] written by hand from the documents, laws, leaf counts, a [`naive`] second
//! implementation, and a third game ([`oware`]) made of nothing but the core's mechanics.

#![forbid(unsafe_code)]

#[macro_use]
pub mod scenario;

pub mod corpus;
pub mod games;
pub mod naive;
pub mod oware;
pub mod scenarios;
pub mod twin;
pub mod vectors;
pub mod walks;
