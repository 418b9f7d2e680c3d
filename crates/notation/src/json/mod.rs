//! Records for programs: the same in JSON.
//!
//! A record is an object, a file of many an array of them. Records are serde values, and so can be
//! parts of other documents too; [`Reader`] reads files, and [`write()`] writes them.
//!
//! ```
//! use ayla_core::Gore;
//! use ayla_notation::Record;
//!
//! let mut record: Record<Gore> = Record::new();
//! record.play("D".parse()?, &mut ())?;
//! let json = serde_json::to_value(&record)?;
//! assert_eq!(json["moves"][0]["token"], "D");
//! assert_eq!(json["result"]["termination"], "unfinished");
//! assert_eq!(serde_json::from_value::<Record<Gore>>(json)?, record);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The schema
//!
//! ```json
#![doc = include_str!("../../schema/record.schema.json")]
//! ```

mod check;
mod document;
mod locate;
mod reader;
mod write;

pub use reader::{Game, Reader};
pub use write::write;
