//! `ayla`: play, record and replay the mancala games Goré and Djenon-aboure.

#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    ayla::run(std::env::args_os())
}
