//! Lines of every kind, hostile ones too.

use std::io::Cursor;
use std::time::Duration;

use ayla_ai::Score;
use ayla_arena::Engine;
use ayla_arena::ugi::{Command, Go, Info, Query, Reply};
use ayla_core::{BySide, GameId, Move};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

const WORDS: [&str; 8] = [
    "A", "D", "f", "offer:A", "offer:BD", "accept", "decline", "pass",
];

fn moves() -> impl Strategy<Value = Vec<Move>> {
    vec(proptest::sample::select(&WORDS[..]), 0..6)
        .prop_map(|words| words.iter().map(|word| word.parse().unwrap()).collect())
}

fn milliseconds() -> impl Strategy<Value = Duration> {
    (0..u64::from(u32::MAX)).prop_map(Duration::from_millis)
}

fn go() -> impl Strategy<Value = Go> {
    let times = (option::of(milliseconds()), option::of(milliseconds()));
    (
        times,
        (milliseconds(), milliseconds()),
        option::of(milliseconds()),
        option::of(any::<u8>()),
        option::of(any::<u64>()),
        any::<bool>(),
    )
        .prop_map(|(left, increment, move_time, depth, nodes, infinite)| Go {
            left: BySide::new(left.0, left.1),
            increment: BySide::new(increment.0, increment.1),
            move_time,
            depth,
            nodes,
            infinite,
        })
}

fn command() -> impl Strategy<Value = Command> {
    prop_oneof![
        Just(Command::Ugi),
        Just(Command::IsReady),
        Just(Command::NewGame),
        Just(Command::Stop),
        Just(Command::Moves),
        Just(Command::Show),
        Just(Command::Quit),
        Just(Command::Query(Query::GameOver)),
        Just(Command::Query(Query::FirstPlayersTurn)),
        Just(Command::Query(Query::Result)),
        any::<u8>().prop_map(Command::Perft),
        go().prop_map(Command::Go),
        (option::of("[0-9SNA-D -]{1,20}x"), moves()).prop_map(|(start, moves)| {
            let start = start.map(|text| text.split_whitespace().collect::<Vec<_>>().join(" "));
            Command::Position { start, moves }
        }),
        (
            "[A-Z][a-z]{0,8}( [a-z]{1,4})?",
            "[a-z0-9]{1,9}( [a-z0-9]{1,9})?"
        )
            .prop_filter_map("`value` ends a name", |(name, value)| {
                let clear = !name.split(' ').any(|word| word == "value");
                clear.then_some(Command::SetOption { name, value })
            }),
    ]
}

fn reply() -> impl Strategy<Value = Reply> {
    let score = option::of((-48i8..=48, any::<bool>()).prop_map(|(margin, exact)| {
        if exact {
            Score::Exact(margin)
        } else {
            Score::Estimate(margin)
        }
    }));
    let info = (
        option::of(any::<u8>()),
        score,
        option::of(any::<u64>()),
        option::of(milliseconds()),
        moves(),
    )
        .prop_map(|(depth, score, nodes, time, pv)| Info {
            depth,
            score,
            nodes,
            time,
            pv,
        });
    prop_oneof![
        info.prop_map(Reply::Info),
        "[a-z]{1,9}".prop_map(Reply::BestMove),
        "[a-z]{1,9}".prop_map(Reply::Response),
        "[a-z]{1,9}( [a-z]{1,9})?".prop_map(Reply::Name),
        "[a-z]{1,9}( [a-z]{1,9})?".prop_map(Reply::Words),
        ("[A-Z][a-z]{1,9}", "type [a-z]{1,9}")
            .prop_map(|(name, form)| Reply::Option { name, form }),
        Just(Reply::UgiOk),
        Just(Reply::ReadyOk),
    ]
}

/// Lines that are commands, nearly commands, and anything.
fn line() -> impl Strategy<Value = Vec<u8>> {
    let command = || command().prop_map(|command| command.to_string().into_bytes());
    let damaged =
        (command(), any::<prop::sample::Index>(), any::<u8>()).prop_map(|(mut line, at, byte)| {
            let at = at.index(line.len());
            line[at] = byte;
            line
        });
    prop_oneof![3 => command(), 2 => damaged, 1 => vec(any::<u8>(), 0..200)]
}

proptest! {
    #[test]
    fn commands_are_read_as_written(command in command()) {
        prop_assert_eq!(command.to_string().parse::<Command>(), Ok(command));
    }

    #[test]
    fn replies_are_read_as_written(reply in reply()) {
        prop_assert_eq!(Reply::read(&reply.to_string()), reply);
    }

    #[test]
    fn reading_replies_never_fails(line in ".*") {
        let reply = Reply::read(&line);
        prop_assert_eq!(Reply::read(&reply.to_string()), reply);
    }

    #[test]
    fn no_line_stops_the_engine(lines in vec(line(), 0..30)) {
        let quits = |line: &Vec<u8>| {
            let text = String::from_utf8_lossy(line);
            text.split('\n').any(|line| line.split_whitespace().eq(["quit"]))
        };
        let lines: Vec<Vec<u8>> = lines.into_iter().filter(|line| !quits(line)).collect();
        let input = [lines.join(&b'\n'), b"\nisready\nquit\n".to_vec()].concat();
        let mut engine = Engine::new(GameId::Gore, Vec::new());
        engine.run(Cursor::new(input)).unwrap();
        let written = String::from_utf8(engine.into_output()).unwrap();
        prop_assert!(written.lines().any(|line| line == "readyok"));
        let control = |c: char| c.is_control() && c != '\n';
        prop_assert!(!written.contains(control), "{written:?}");
    }
}

#[test]
fn a_line_without_end_is_skipped() {
    let long = "position startpos moves ".to_owned() + &"A ".repeat(2 << 20);
    let input = format!("{long}\nisready\n{long}");
    let mut engine = Engine::new(GameId::Gore, Vec::new());
    engine.run(Cursor::new(input)).unwrap();
    let written = String::from_utf8(engine.into_output()).unwrap();
    let complaint = "info string error: the line is too long\n";
    assert_eq!(written, format!("{complaint}readyok\n{complaint}"));
}
