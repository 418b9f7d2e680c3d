//! The ayla binary.

#![forbid(unsafe_code)]

fn main() {}
