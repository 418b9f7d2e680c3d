//! The committed vectors are current.

use std::fs;
use std::path::Path;

use ayla_rulebook::vectors;

#[test]
fn committed_vectors_are_current() {
    for (name, text) in vectors::files() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("vectors")
            .join(name);
        let committed = fs::read_to_string(&path).unwrap_or_default();
        assert!(
            committed == text,
            "{} is not current: run `cargo xtask vectors`",
            path.display()
        );
    }
}
