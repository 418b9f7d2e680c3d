//! Fuzz targets: everything that reads what strangers write, and the rules. As tests their runs are bounded;
//! `cargo xtask fuzz` guides them for as long as it is told to.

mod engine;
mod notation;
mod proof;
mod rules;
mod texts;

/// Words of a language, put together as chance has it: so it comes near to something that can be read.
fn words<'a>(dictionary: &'a [&str], choices: &'a [u8]) -> impl Iterator<Item = &'a str> {
    choices
        .iter()
        .map(|&choice| dictionary[usize::from(choice) % dictionary.len()])
}
