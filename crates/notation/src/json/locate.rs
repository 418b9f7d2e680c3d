//! Where a part of a JSON document stands.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;

use serde_json::value::RawValue;

/// A step from a JSON value to a part of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// To a field of an object.
    Field(&'static str),
    /// To an element of an array.
    Element(usize),
}

impl From<&'static str> for Step {
    fn from(name: &'static str) -> Step {
        Step::Field(name)
    }
}

impl From<usize> for Step {
    fn from(index: usize) -> Step {
        Step::Element(index)
    }
}

/// As in a JSON pointer: `/moves`, `/3`.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Field(name) => write!(f, "/{name}"),
            Step::Element(index) => write!(f, "/{index}"),
        }
    }
}

/// Where in `json` the part at the end of `path` stands, or the last part on the way that there is.
pub(super) fn locate(json: &str, path: impl Iterator<Item = Step>) -> Range<usize> {
    let mut part = json.trim_ascii();
    for step in path {
        match child(part, step) {
            Some(child) => part = child,
            None => break,
        }
    }
    // A part of a text begins behind its beginning.
    let start = part.as_ptr() as usize - json.as_ptr() as usize;
    start..start + part.len()
}

fn child(json: &str, step: Step) -> Option<&str> {
    let child = match step {
        Step::Field(name) => {
            let fields: BTreeMap<Cow<'_, str>, &RawValue> = serde_json::from_str(json).ok()?;
            *fields.get(name)?
        }
        Step::Element(index) => {
            let elements: Vec<&RawValue> = serde_json::from_str(json).ok()?;
            *elements.get(index)?
        }
    };
    Some(child.get())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_found() {
        let json = r#" { "a\u0062": [ 1, {"é": "x"} , 3 ], "c": null } "#;
        let at = |path: &[Step]| &json[locate(json, path.iter().copied())];
        assert_eq!(at(&[]), json.trim());
        assert_eq!(at(&["ab".into(), 1.into(), "é".into()]), "\"x\"");
        assert_eq!(at(&["ab".into(), 2.into()]), "3");
        assert_eq!(at(&["ab".into(), 3.into()]), "[ 1, {\"é\": \"x\"} , 3 ]");
        assert_eq!(at(&["c".into(), "d".into()]), "null");
    }
}
