//! Lessons: what they ask, and what is right.

#![allow(missing_docs)]

use ayla_core::GameId;
use ayla_lang::{Question, Reply, lessons};
use insta::assert_snapshot;

/// A line for each lesson: clause, question, answer.
fn overview(game: GameId) -> String {
    let lines = lessons(game).into_iter().map(|lesson| {
        let answer = match lesson.question.answer() {
            None => "-".to_owned(),
            Some(Reply::Number(number)) => number.to_string(),
            Some(Reply::Pit(pit)) => pit.to_string(),
            Some(Reply::Yes(yes)) => if yes { "yes" } else { "no" }.to_owned(),
        };
        format!("{} {} {answer}", lesson.rule.clause, lesson.ask())
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn they_come_in_the_order_of_the_clauses() {
    for game in GameId::ALL {
        let clauses: Vec<_> = lessons(game)
            .iter()
            .map(|lesson| lesson.rule.clause)
            .collect();
        assert!(clauses.len() >= 15 && clauses.is_sorted(), "{clauses:?}");
    }
}

#[test]
fn gore_asks_this() {
    assert_snapshot!(overview(GameId::Gore), @"
    G1  -
    G2 North sows b. Into which hole does the last seed fall? a
    G3 South sows A. Into which hole does the last seed fall? c
    G4 South sows A. Into which hole does the last seed fall? C
    G5 South sows A. Into which hole does the last seed fall? A
    G6  -
    G7 South sows B. How many seeds does it take? 4
    G8 South sows D. How many seeds does it take? 8
    G9 South sows A. How many seeds does it take? 26
    G10 South sows A. How many seeds does it take? 0
    G11 South sows D. How many seeds does it take? 2
    G12 North sows b. How many seeds does it take? 4
    G13  -
    G14 North wants to play b. May he? (yes or no) no
    G15 North accepts. How many of his taken seeds does that cost? 12
    G16 South wants to play offer:ABC. May he? (yes or no) no
    G17 South wants to play offer:ABC. May he? (yes or no) no
    G18 North sows d. Into which hole does the last seed fall? C
    G19 South accepts. How many of his taken seeds does that cost? 12
    G20 South sows A. Into which hole does the last seed fall? D
    G21 South sows C. Into which hole does the last seed fall? b
    G22 South sows A. Into which hole does the last seed fall? D
    A1  -
    A3 South sows A. Into which hole does the last seed fall? c
    ");
}

#[test]
fn djenon_aboure_asks_this() {
    assert_snapshot!(overview(GameId::DjenonAboure), @"
    D1  -
    D2 North sows a. Into which hole does the last seed fall? D
    D3 South wants to play A. May he? (yes or no) no
    D4 South sows A. Into which hole does the last seed fall? C
    D5 South sows A. How many seeds does it take? 2
    D6 South sows C. Into which hole does the last seed fall? E
    D7 South wants to play A. May he? (yes or no) no
    D8  -
    D9 South sows A. How many seeds does it take? 2
    D10 South sows B. How many seeds does it take? 8
    D11 North sows a. How many seeds does it take? 4
    D12 South sows E. How many seeds does it take? 2
    D13 South sows A. Into which hole does the last seed fall? B
    D14 South sows F. Into which hole does the last seed fall? a
    D15 South sows E. How many seeds does it take? 2
    ");
}

#[test]
fn answers_are_read_as_the_question_asks_for_them() {
    let takes = Question::Takes {
        mv: "A".parse().unwrap(),
        seeds: 4,
    };
    assert_eq!(takes.read(" 4 "), Some(Reply::Number(4)));
    assert_eq!(takes.read("yes"), None);
    let legal = Question::Legal {
        mv: "A".parse().unwrap(),
        is_legal: false,
    };
    assert_eq!(legal.read("No"), Some(Reply::Yes(false)));
    assert_eq!(legal.answer(), legal.read("n"));
    let ends = Question::Ends {
        mv: "A".parse().unwrap(),
        pit: "b".parse().unwrap(),
    };
    assert_eq!(ends.read("b"), ends.answer());
    assert_ne!(ends.read("B"), ends.answer());
    assert_eq!(ends.read("9"), None);
}
