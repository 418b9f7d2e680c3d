//! The notation from outside: its laws, its errors as people see them, streams and JSON.

mod errors;
mod generate;
mod json;
mod laws;
mod slips;
mod stream;
mod text;
mod unchecked;
