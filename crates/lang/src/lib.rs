//! Every message, and the rules by clause.

#![forbid(unsafe_code)]
