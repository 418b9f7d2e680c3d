//! The notation from outside: its laws, its errors as people see them, streams, JSON and fuzzing.

mod errors;
mod fuzz;
mod generate;
mod json;
mod laws;
mod slips;
mod stream;
mod text;
mod unchecked;
