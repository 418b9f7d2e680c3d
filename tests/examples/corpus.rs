//! Writes a corpus of random records to standard output.
//!
//! ```sh
//! cargo run --release -p ayla-rulebook --example corpus -- 50000000 sow > corpus.sow
//! ```

use std::env;
use std::error::Error;
use std::io::{self, BufWriter, Write};

use ayla_notation::Format;
use ayla_rulebook::corpus;
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let (bytes, format) = match &arguments[..] {
        [bytes, format] if format == "sow" => (bytes, Format::Sow),
        [bytes, format] if format == "json" => (bytes, Format::Json),
        _ => return Err("how many bytes, and of which form: sow or json?".into()),
    };
    let mut out = BufWriter::new(io::stdout().lock());
    let mut random = Pcg64Mcg::seed_from_u64(48);
    let records = corpus::write(&mut out, format, bytes.parse()?, &mut random)?;
    out.flush()?;
    eprintln!("{records} records");
    Ok(())
}
