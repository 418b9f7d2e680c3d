//! The book says what is so: its pages exist, its records are legal, its grammar is the notation's.

use std::fs;
use std::path::{Path, PathBuf};

use ayla_core::{Game, Gore, Position};
use ayla_notation::Record;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn page(name: &str) -> String {
    read(&root().join("docs/src").join(name))
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The blocks of a page that are fenced as `language`.
fn blocks<'a>(page: &'a str, language: &str) -> Vec<&'a str> {
    let fenced = page.split("```").skip(1).step_by(2);
    fenced
        .filter_map(|block| block.strip_prefix(language)?.strip_prefix('\n'))
        .collect()
}

/// The places links of a page lead to, those of the web and within the page left out.
fn links(page: &str) -> Vec<&str> {
    let prose = page.split("```").step_by(2);
    prose
        .flat_map(|prose| prose.split("](").skip(1))
        .filter_map(|rest| rest.split([')', '#']).next())
        .filter(|link| !link.is_empty() && !link.starts_with("http"))
        .collect()
}

/// All pages, as `SUMMARY.md` would name them.
fn pages() -> Vec<PathBuf> {
    let mut pages = Vec::new();
    let mut folders = vec![root().join("docs/src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "md") {
                pages.push(path);
            }
        }
    }
    pages
}

#[test]
fn links_lead_somewhere() {
    for path in pages() {
        let text = read(&path);
        for link in links(&text) {
            let target = path.parent().unwrap().join(link);
            assert!(target.exists(), "{}: {link}", path.display());
        }
    }
}

/// Code that cannot be run by itself is printed as it stands in the sources, but for how far it is
/// indented.
#[test]
fn printed_code_is_the_code_there_is() {
    let flush =
        |code: &str| -> Vec<String> { code.lines().map(|line| line.trim().to_owned()).collect() };
    let sources: Vec<Vec<String>> = [
        "crates/core/src/gore.rs",
        "crates/core/src/djenon_aboure.rs",
        "tests/src/oware.rs",
    ]
    .map(|file| flush(&read(&root().join(file))))
    .into();
    let mut printed = 0;
    for path in pages() {
        let text = read(&path);
        for block in blocks(&text, "rust,ignore") {
            let code = flush(block);
            let stands =
                |source: &Vec<String>| source.windows(code.len()).any(|lines| lines == code);
            assert!(sources.iter().any(stands), "{}:\n{block}", path.display());
            printed += 1;
        }
    }
    assert!(printed > 0);
}

#[test]
fn every_page_stands_in_the_summary() {
    let summary = page("SUMMARY.md");
    let listed = links(&summary);
    for path in pages() {
        let name = path.strip_prefix(root().join("docs/src")).unwrap();
        let name = name.to_str().unwrap();
        assert!(name == "SUMMARY.md" || listed.contains(&name), "{name}");
    }
}

#[test]
fn the_grammar_is_that_of_the_notation() {
    let grammar = read(&root().join("crates/notation/grammar.ebnf"));
    assert_eq!(blocks(&page("notation.md"), "ebnf"), [grammar]);
}

#[test]
fn records_on_the_notation_page_are_canonical_and_say_what_they_should() {
    let page = page("notation.md");
    let texts: Vec<&str> = blocks(&page, "text")
        .into_iter()
        .filter(|text| text.starts_with("[Game "))
        .collect();
    let records: Vec<Record<Gore>> = texts.iter().map(|text| text.parse().unwrap()).collect();
    let written: Vec<String> = records.iter().map(ToString::to_string).collect();
    assert_eq!(written, texts);

    let json: Vec<Record<Gore>> = blocks(&page, "json")
        .iter()
        .map(|json| json.parse().unwrap())
        .collect();
    assert_eq!(json, records[1..]);
}

#[test]
fn the_error_on_the_notation_page_is_what_is_printed() {
    let record = "[Game \"gore\"]\n\n1. D b 2. a *\n".parse::<Record<Gore>>();
    let printed = record.unwrap_err().render("club.sow", false) + "\n";
    assert!(blocks(&page("notation.md"), "text").contains(&printed.as_str()));
}

/// The circle of `decisions/every-position-is-counted.md`: captures and trades undo each other.
#[test]
fn captures_and_trades_come_round() {
    let page = page("decisions/every-position-is-counted.md");
    let circle = blocks(&page, "text")[0];
    let mut lines = circle.lines().filter(|line| !line.is_empty());
    let position = |line: &str| line.split("    ").next().unwrap().trim_end().to_owned();
    let start = position(lines.next().unwrap());
    let end = position(lines.next_back().unwrap());
    assert_eq!(start, end);

    let mut game = Game::from_position(start.parse::<Gore>().unwrap());
    let mut captures = 0;
    for token in lines.flat_map(|line| line.split("    ").next().unwrap().split_whitespace()) {
        let token: ayla_core::Token = token.parse().unwrap();
        let ply = game.play(token.mv, &mut ()).unwrap();
        assert_eq!(token.taken.map_or(0, u8::from), ply.taken);
        captures += u32::from(ply.taken > 0);
    }
    assert_eq!((game.plies().len(), captures), (16, 3));
    assert_eq!(game.position().to_string(), start);
    assert_eq!(game.times(game.position()), 2);
    assert!(game.position().outcome().is_none());
}
