//! The one canonical form, and what else is read.

use ayla_core::{Gore, Position, Side, Termination};
use ayla_notation::{Annotation, Comment, Line, Node, Record, TagError};

/// A game whose moves say all there is.
fn read(movetext: &str) -> Record<Gore> {
    with_tags("", movetext)
}

fn with_tags(tags: &str, movetext: &str) -> Record<Gore> {
    let text = format!("[Game \"gore\"]\n{tags}\n\n{movetext}");
    text.parse()
        .unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Only the movetext of what is written.
fn movetext<P: Position>(record: &Record<P>) -> String {
    let text = record.to_string();
    let (_, movetext) = text.split_once("]\n\n").unwrap();
    movetext.to_owned()
}

fn is_refused(tags: &str, movetext: &str) -> bool {
    format!("[Game \"gore\"]\n{tags}\n\n{movetext}")
        .parse::<Record<Gore>>()
        .is_err()
}

const NEGOTIATION: &str = "\
[Game \"gore\"]
[Event \"Club evening\"]
[Site \"Bouaflé\"]
[Date \"2026.11.30\"]
[Round \"1\"]
[South \"Lou\"]
[North \"Bi\"]
[Result \"1-47\"]
[Termination \"South resigns\"]

1. D b 2. A c 3. C {a long plan} (3. B a 4. A+2) 3... b+4 4. B c+8 5. offer:CD
accept (5... decline b) 5... D+2 1-47
";

#[test]
fn a_record_in_canonical_form_stays_as_it_is() {
    let record: Record<Gore> = NEGOTIATION.parse().unwrap();
    assert_eq!(record.to_string(), NEGOTIATION);

    let ending = record.game().ending().unwrap();
    assert_eq!(ending.winner, Some(Side::North));
    assert_eq!(ending.termination, Termination::Resignation(Side::South));
    assert_eq!(record.line().moves[4].comments[0].as_str(), "a long plan");
    assert_eq!(record.line().moves[4].variations[0].moves[2].taken, 2);
    assert_eq!(record.line().moves[9].variations[0].moves.len(), 2);
}

#[test]
fn all_that_is_missing_is_written() {
    assert_eq!(
        "[Game\"gore\"]*"
            .parse::<Record<Gore>>()
            .unwrap()
            .to_string(),
        "[Game \"gore\"]\n[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n\
         [South \"?\"]\n[North \"?\"]\n[Result \"*\"]\n[Termination \"unfinished\"]\n\n*\n"
    );
}

#[test]
fn tags_are_put_in_order() {
    let tags = "[Zeta \"\"] [Termination \"South resigns\"] [South \"Lou\"]\n\
                [Alpha \"\\\"a\\\\\\n\"] [Date \"?\"] [FEN \"6-6-6-6-6-6-6-6-0-0-N\"] [Result \"?\"]";
    let text = with_tags(tags, "24-24").to_string();
    let names: Vec<&str> = text
        .lines()
        .take_while(|line| !line.is_empty())
        .map(|line| &line[1..line.find(' ').unwrap()])
        .collect();
    assert_eq!(
        names,
        [
            "Game",
            "Event",
            "Site",
            "Date",
            "Round",
            "South",
            "North",
            "Result",
            "SetUp",
            "FEN",
            "Termination",
            "Zeta",
            "Alpha",
        ]
    );
    assert!(text.contains("[Date \"????.??.??\"]\n"));
    assert!(text.contains("[Zeta \"\"]\n[Alpha \"\\\"a\\\\\\\\n\"]\n"));
}

#[test]
fn tags_are_set_and_got() {
    let mut record: Record<Gore> = Record::new();
    assert_eq!(record.tag("Event"), None);
    record.set_tag("Event", "Club").unwrap();
    record.set_tag("Mood", "calm").unwrap();
    record.set_tag("Mood", "\"\\").unwrap();
    assert_eq!(record.tag("Event"), Some("Club"));
    assert_eq!(record.tag("Mood"), Some("\"\\"));
    record.set_tag("Event", "?").unwrap();
    record.set_tag("Date", "????.??.??").unwrap();
    assert_eq!((record.tag("Event"), record.tag("Date")), (None, None));

    for derived in ["Game", "Result", "SetUp", "FEN", "Termination"] {
        let refused = record.set_tag(derived, "x");
        assert_eq!(refused, Err(TagError::Derived(derived)));
        assert_eq!(record.tag(derived), None);
    }
    for name in ["", "a b", "é", "a\"", "a-b"] {
        assert_eq!(
            record.set_tag(name, "x"),
            Err(TagError::Name(name.to_owned()))
        );
    }
    for control in ['\n', '\t', '\u{1b}', '\u{85}'] {
        let value = format!("a{control}");
        assert_eq!(
            record.set_tag("Mood", &value),
            Err(TagError::Control(control))
        );
    }
}

#[test]
fn numbers_are_optional_and_checked() {
    for numbers in [
        "1. D 1... b 2. A",
        "1 D 1 b 2 A",
        "1.D 1.b 2.A",
        "1 . D 1 ... b",
        "D b A",
        "01. D",
    ] {
        let record = read(&format!("{numbers} *"));
        assert!(movetext(&record).starts_with("1. D"), "{numbers}");
    }
    for numbers in [
        "1... D",
        "2. D",
        "1. D 2. b",
        "1. D b 1. A",
        "0. D",
        "99999999999999999999. D",
    ] {
        assert!(is_refused("", &format!("{numbers} *")), "{numbers}");
    }
}

#[test]
fn numbers_are_repeated_where_something_has_interrupted() {
    for (text, written) in [
        ("D b A", "1. D b 2. A *\n"),
        ("D {x} b A", "1. D {x} 1... b 2. A *\n"),
        ("D b {x} A", "1. D b {x} 2. A *\n"),
        ("D (A b B) b A", "1. D (1. A b 2. B) 1... b 2. A *\n"),
        ("D b (a) A", "1. D b (1... a) 2. A *\n"),
        ("D ({x} A) b", "1. D ({x} 1. A) 1... b *\n"),
        ("D (A {x} b) b", "1. D (1. A {x} 1... b) 1... b *\n"),
        ("D! b $7 A", "1. D! b $7 2. A *\n"),
        ("{x} D", "{x} 1. D *\n"),
    ] {
        assert_eq!(movetext(&read(&format!("{text} *"))), written);
    }
}

#[test]
fn a_reply_belongs_to_the_turn_that_follows() {
    let north = "[FEN \"6-6-6-6-6-6-6-6-0-0-N\"]";
    assert_eq!(movetext(&with_tags(north, "a D c *")), "1... a 2. D c *\n");
    let north_replies = "[FEN \"6-0-1-7-7-1-6-0-8-12-N SSSSNNNN AC\"]";
    for (text, written) in [
        ("accept a", "1... accept a *\n"),
        ("accept 1. a", "1... accept a *\n"),
        ("accept {x} a", "1... accept {x} 1... a *\n"),
        (
            "accept (decline) a",
            "1... accept (1... decline) 1... a *\n",
        ),
        (
            "accept (decline b) a (b)",
            "1... accept (1... decline b) 1... a (1... b) *\n",
        ),
    ] {
        assert_eq!(
            movetext(&with_tags(north_replies, &format!("{text} *"))),
            written
        );
    }
    let south_replies = "[FEN \"6-0-1-7-7-1-6-0-12-8-S SSSSNNNN a\"]";
    for (text, written) in [
        ("accept A b", "1. accept A b *\n"),
        ("1. accept 1. A b", "1. accept A b *\n"),
        ("accept {x} A b", "1. accept {x} 1. A b *\n"),
        ("accept! A b", "1. accept! A b *\n"),
        (
            "decline offer:A decline offer:c accept A",
            "1. decline offer:A decline offer:c 2. accept A *\n",
        ),
    ] {
        assert_eq!(
            movetext(&with_tags(south_replies, &format!("{text} *"))),
            written
        );
    }
    assert!(is_refused(south_replies, "1. accept 2. A *"));
}

#[test]
fn a_variation_may_end_while_an_offer_waits() {
    let tags = "[FEN \"6-0-1-7-7-1-6-0-8-12-S\"]";
    let record = with_tags(tags, "A (offer:CA) *");
    assert_eq!(movetext(&record), "1. A (1. offer:AC) *\n");
}

#[test]
fn comments_have_their_places() {
    let text = "; one\n[Game \"gore\"]{two}[Event \"x\"] ; three\r\n\n{four}; five\n 1. {six} D\
                {seven} (1. {eight} A {nine} 1... {ten} b) {eleven} ! 1... {twelve} b * {thirteen}\n; fourteen";
    let record: Record<Gore> = text.parse().unwrap();
    assert_eq!(
        movetext(&record),
        "{one} {two} {three} {four} {five} {six} 1. D! {seven} {eleven} {twelve} ({eight}\n\
         1. A {nine} {ten} 1... b) 1... b * {thirteen} {fourteen}\n"
    );
    let closing: Vec<&str> = record.closing().iter().map(Comment::as_str).collect();
    assert_eq!(closing, ["thirteen", "fourteen"]);
}

#[test]
fn comments_are_brought_into_order() {
    let text = "{ a\n\n\tb\u{a0}c } {} {  } {d;e\n%f\n;g} D ; h { i ( \r\n;\n *";
    assert_eq!(
        movetext(&read(text)),
        "{a b c} {d;e %f ;g} 1. D {h { i (} *\n"
    );
}

#[test]
fn a_comment_with_a_closing_brace_is_a_line_of_its_own() {
    let long = "x ".repeat(60) + "}";
    let text = format!("D ; a }}\n b ;{long}\n (a ; }}\n) ; }}b\n*;}}\n;c");
    let written =
        format!("1. D\n; a }}\n1... b\n; {long}\n; }}b\n(1... a\n; }}\n) *\n; }}\n{{c}}\n");
    assert_eq!(movetext(&read(&text)), written);
    let text = "D (; }\n A) *";
    assert_eq!(movetext(&read(text)), "1. D (\n; }\n1. A) *\n");
}

#[test]
fn comments_are_made() {
    let mut record: Record<Gore> = Record::new();
    record.comment(" about\nthe start ").unwrap();
    record.comment("  ").unwrap();
    record.play("D".parse().unwrap(), &mut ()).unwrap();
    record.comment("about D").unwrap();
    record.comment("[%clk 0:01]").unwrap();
    record.resign(Side::North).unwrap();
    record.comment("about the end").unwrap();
    assert_eq!(record.comment("a\u{1b}").unwrap_err().at, 1);
    assert_eq!(
        movetext(&record),
        "{about the start} 1. D {about D} {[%clk 0:01]} 20-28 {about the end}\n"
    );
    let node = record.undo().unwrap();
    assert_eq!(movetext(&record), "{about the start} *\n");
    record.push(node).unwrap();
    assert_eq!(
        movetext(&record),
        "{about the start} 1. D {about D} {[%clk 0:01]} *\n"
    );
}

#[test]
fn annotations_are_suffixes_where_they_can_be() {
    for (text, written) in [
        ("D $1 b $6", "1. D! b?! *\n"),
        ("D! ! b !?", "1. D! ! b!? *\n"),
        ("D $10 $3 b $0", "1. D $10 !! b $0 *\n"),
        ("D $255 $007", "1. D $255 $7 *\n"),
        ("D {x} ??", "1. D?? {x} *\n"),
        ("D (A) $2", "1. D? (1. A) *\n"),
        ("1. D 1... ! b", "1. D! b *\n"),
    ] {
        assert_eq!(movetext(&read(&format!("{text} *"))), written);
    }
    let record = read("D! $2 *");
    let annotations = &record.line().moves[0].annotations;
    assert_eq!(annotations, &[Annotation(1), Annotation(2)]);
    assert_eq!(movetext(&record), "1. D! ? *\n");
}

#[test]
fn offers_are_read_in_any_order_and_tokens_written_in_theirs() {
    let tags = "[FEN \"3-0-1-0-3-1-4-0-18-18-S\"]";
    let record = with_tags(tags, "offer:CAB accept *");
    assert_eq!(movetext(&record), "1. offer:ABC accept *\n");
}

#[test]
fn a_start_is_written_where_it_is_not_the_usual_one() {
    let usual = "6-6-6-6-6-6-6-6-0-0-S";
    for tags in [
        format!("[FEN \"{usual}\"]"),
        format!("[SetUp \"1\"][FEN \"{usual}\"]"),
        "[SetUp \"0\"]".into(),
    ] {
        let text = with_tags(&tags, "*").to_string();
        assert!(!text.contains("SetUp") && !text.contains("FEN"), "{text}");
    }
    let text = with_tags("[FEN \"6-6-6-6-6-6-6-6-0-0-N SSSSNNNN -\"]", "*").to_string();
    assert!(
        text.contains("[SetUp \"1\"]\n[FEN \"6-6-6-6-6-6-6-6-0-0-N\"]\n"),
        "{text}"
    );
}

/// Two refusals in turn repeat a position by themselves.
const REFUSALS: &str = "offer:A decline offer:a decline offer:A decline offer:a";
const REFUSALS_FROM: &str = "[FEN \"6-0-1-7-7-1-6-0-8-12-S\"]";

#[test]
fn repetition_ends_a_line() {
    let record = with_tags(REFUSALS_FROM, &format!("{REFUSALS} decline 22-26"));
    assert_eq!(record.game().termination(), Some(Termination::Repetition));
    assert!(
        record
            .to_string()
            .contains("[Termination \"repetition\"]\n")
    );

    let claimed = format!("{REFUSALS_FROM}[Termination \"repetition\"]");
    with_tags(&claimed, &format!("{REFUSALS} decline 22-26"));
    for wrong in [
        "normal",
        "unfinished",
        "no progress",
        "agreement",
        "South resigns",
    ] {
        let tags = format!("{REFUSALS_FROM}[Termination \"{wrong}\"]");
        assert!(
            is_refused(&tags, &format!("{REFUSALS} decline 22-26")),
            "{wrong}"
        );
    }
    assert!(is_refused(
        REFUSALS_FROM,
        &format!("{REFUSALS} decline A 22-26")
    ));
    assert!(is_refused(REFUSALS_FROM, &format!("{REFUSALS} decline *")));
}

#[test]
fn repetition_counts_along_a_variation() {
    let ends_in_variation = format!("{REFUSALS} (offer:a decline) accept *");
    with_tags(REFUSALS_FROM, &ends_in_variation);
    let goes_on = format!("{REFUSALS} (offer:a decline A) accept *");
    assert!(is_refused(REFUSALS_FROM, &goes_on));
    // What stands in a variation does not count beside it.
    let beside = format!("{REFUSALS} (offer:c decline) (offer:a decline) decline 22-26");
    with_tags(REFUSALS_FROM, &beside);
}

#[test]
fn no_progress_ends_a_line() {
    // A hundred turns without a capture, found at random.
    let quiet = "A d A a C b A d A c B a D d C d D d A c B c B d B b C b A a D c B c D b D a \
                 C d B c D b B d A c A b B b A a A d A b D a C c B a B c A a B c A d C a C b \
                 C c C a B a B d D b C d B c C c D a A b A b C";
    let record = read(&format!("{quiet} *"));
    assert_eq!(record.game().quiet_turns(), 99);
    let over = read(&format!("{quiet} a 23-25"));
    assert!(over.to_string().contains("[Termination \"no progress\"]\n"));
    // It counts along a variation too.
    read(&format!("{quiet} a (a) 23-25"));
    assert!(is_refused("", &format!("{quiet} a (a D) 23-25")));
}

#[test]
fn how_a_game_ended_is_told() {
    for (termination, result) in [
        ("agreement", "20-28"),
        ("South resigns", "20-28"),
        ("North forfeits", "20-28"),
        ("unfinished", "*"),
    ] {
        let tags = format!("[Termination \"{termination}\"]");
        let record = with_tags(&tags, &format!("D {result}"));
        assert!(record.to_string().contains(&format!("{tags}\n")));
        let other = if result == "*" { "20-28" } else { "*" };
        assert!(is_refused(&tags, &format!("D {other}")), "{termination}");
    }
    for wrong in [
        "normal",
        "repetition",
        "no progress",
        "",
        "?",
        "south resigns",
    ] {
        let tags = format!("[Termination \"{wrong}\"]");
        assert!(is_refused(&tags, "D *"), "{wrong}");
        assert!(is_refused(&tags, "D 20-28"), "{wrong}");
    }
    let over = "[FEN \"0-0-0-2-2-0-0-0-22-22-S\"]";
    let record = with_tags(&format!("{over}[Termination \"normal\"]"), "24-24");
    assert!(!record.to_string().contains("Termination"));
    assert!(is_refused(
        &format!("{over}[Termination \"unfinished\"]"),
        "24-24"
    ));
    assert!(is_refused(
        &format!("{over}[Termination \"unfinished\"]"),
        "*"
    ));
}

#[test]
fn a_game_is_taken_over_as_it_is() {
    let mut game = read("D b A *").game().clone();
    game.undo();
    game.resign(Side::South).unwrap();
    let record = Record::from_game(game.clone());
    assert_eq!(
        movetext(&record),
        "1. D b 19-29\n".replace("19-29", &game.ending().unwrap().outcome.to_string())
    );
    assert!(record.game().undone().is_empty());
}

#[test]
fn what_is_put_back_is_checked() {
    let mut record = read("D b (c {x}) A (B) *");
    let south = record.undo().unwrap();
    let north = record.undo().unwrap();
    let before = record.clone();

    // It is North's turn.
    assert!(record.push(south.clone()).is_err());
    let mut bad_variation = north.clone();
    bad_variation.variations[0].moves[0].mv = "A".parse().unwrap();
    assert!(record.push(bad_variation).is_err());
    assert_eq!(record, before);
    // Its first move could be played, its second is the same pit again.
    let mut bad_later = north.clone();
    let again = bad_later.variations[0].moves[0].mv;
    let node = Node::new(Side::South, again, 0);
    bad_later.variations[0].moves.push(node);
    assert!(record.push(bad_later).is_err());
    assert_eq!(record, before);

    let mut odd = north.clone();
    odd.taken = 40;
    odd.by = Side::South;
    odd.variations.push(Line::default());
    odd.variations[0].moves[0].taken = 7;
    record.push(odd).unwrap();
    assert_eq!(record.line().moves[1], north);
    record.push(south).unwrap();
    assert_eq!(record, read("D b (c {x}) A (B) *"));
}

#[test]
fn variations_are_nested_up_to_the_limit() {
    let nested = |depth: usize| format!("D {}{} *", "(A ".repeat(depth), ")".repeat(depth));
    let record = read(&nested(24));
    assert_eq!(record.to_string().parse::<Record<Gore>>().unwrap(), record);
    assert!(is_refused("", &nested(25)));
    assert!(is_refused("", &nested(100_000)));
}
