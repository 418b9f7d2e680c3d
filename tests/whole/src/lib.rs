//! What needs the whole house: the code in the README and the book, which is run as documentation
//! tests; in `tests` a third game in every crate; in `benches` what is measured.
//!
//! It stands apart from the rule book, so that who changes a rule need not build everything to
//! learn whether it still holds.

#![forbid(unsafe_code)]

/// The code in the book.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/src/crate-guide.md")]
pub struct CrateGuide;

/// The code of the page about the core.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/src/how-the-core-works.md")]
pub struct HowTheCoreWorks;

/// The code in the README.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
pub struct Readme;
