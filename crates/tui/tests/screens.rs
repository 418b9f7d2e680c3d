//! What faces look like, without a terminal.

#![allow(missing_docs)]

use std::time::Duration;

use ayla_core::{BySide, DjenonAboure, GameId, Gore, Position, Side, Termination};
use ayla_draw::{Charset, Paint, Style};
use ayla_lang::{Course, Question};
use ayla_notation::Record;
use ayla_session::{Seat, Sitting, TimeControl};
use ayla_tui::{Effect, Face, Input, Learner, NewGame, Next, Options, Pace, Place, Table, Viewer};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use insta::assert_snapshot;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Size;
use ratatui::style::Color;

const UNICODE: Style = Style {
    charset: Charset::Unicode,
    paint: Paint::Coloured,
};

const ASCII: Style = Style {
    charset: Charset::Ascii,
    paint: Paint::Plain,
};

fn options(animation: Pace) -> Options {
    let mut options = Options::default();
    options.animation = animation;
    options
}

fn table<P: Position>(game: GameId, position: &str, pace: Pace) -> Table<P> {
    let record = Record::from_position(position.parse().unwrap());
    let seats = BySide::new(Seat::Human, Seat::Human);
    Table::new(game, Sitting::new(record, seats, 1), options(pace))
}

fn gore(pace: Pace) -> Table<Gore> {
    table(GameId::Gore, "6-6-6-6-6-6-6-6-0-0-S", pace)
}

/// The terminal after the face was drawn on so many columns and rows.
fn drawn<P: Position>(
    face: &mut impl Face<P>,
    columns: u16,
    rows: u16,
    look: Style,
) -> Terminal<TestBackend> {
    face.update(Input::Sized(Size::new(columns, rows)));
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
    terminal.draw(|frame| face.view(frame, look)).unwrap();
    terminal
}

/// The same as text, without the blanks at the ends of lines.
fn seen<P: Position>(face: &mut impl Face<P>, columns: u16, rows: u16, look: Style) -> String {
    let terminal = drawn(face, columns, rows, look);
    let buffer = terminal.backend().buffer();
    let lines = (0..rows).map(|row| {
        let line: String = (0..columns)
            .map(|column| buffer[(column, row)].symbol())
            .collect();
        line.trim_end().to_owned()
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn press<P: Position>(face: &mut impl Face<P>, key: KeyCode) -> Vec<Effect<P>> {
    face.update(Input::Key(KeyEvent::from(key)))
}

fn type_in<P: Position>(face: &mut impl Face<P>, letters: &str) -> Vec<Effect<P>> {
    letters
        .chars()
        .flat_map(|letter| press(face, KeyCode::Char(letter)))
        .collect()
}

#[test]
fn an_ordinary_screen() {
    let mut table = gore(Pace::Off);
    drawn(&mut table, 80, 24, UNICODE);
    type_in(&mut table, "D");
    assert_snapshot!(seen(&mut table, 80, 24, UNICODE));
}

#[test]
fn a_large_screen() {
    let position = "13-0-1-0-3-4-2-4-0-1-2-0-10-8-S";
    let mut table: Table<DjenonAboure> = table(GameId::DjenonAboure, position, Pace::Off);
    assert_snapshot!(seen(&mut table, 120, 30, UNICODE));
}

#[test]
fn a_very_large_screen() {
    assert_snapshot!(seen(&mut gore(Pace::Off), 120, 40, UNICODE));
}

#[test]
fn a_screen_that_is_too_small() {
    assert_snapshot!(seen(&mut gore(Pace::Off), 29, 8, UNICODE));
}

#[test]
fn the_smallest_screen_that_will_do() {
    let mut table = gore(Pace::Off);
    let screen = seen(&mut table, 30, 15, UNICODE);
    assert!(screen.contains("South to move"), "{screen}");
    assert_snapshot!(screen);
}

#[test]
fn an_offer_in_ascii() {
    let position = "6-0-1-7-7-1-6-0-8-12-N SSSNNNNN AC";
    let mut table: Table<Gore> = table(GameId::Gore, position, Pace::Off);
    let screen = seen(&mut table, 80, 24, ASCII);
    assert_snapshot!(screen);
    let drawn = screen.replace(|letter: char| letter.is_alphabetic(), "");
    assert!(drawn.is_ascii(), "{drawn}");
}

#[test]
fn without_colours_there_are_none() {
    let coloured = |look| {
        let terminal = drawn(&mut gore(Pace::Off), 80, 24, look);
        let cells = terminal.backend().buffer().content();
        cells
            .iter()
            .any(|cell| cell.fg != Color::Reset || cell.bg != Color::Reset)
    };
    assert!(coloured(UNICODE));
    let plain = Style {
        paint: Paint::Plain,
        ..UNICODE
    };
    assert!(!coloured(plain));
}

#[test]
fn a_move_is_seen_seed_by_seed_and_any_key_ends_that() {
    let mut table = gore(Pace::Normal);
    drawn(&mut table, 80, 24, UNICODE);
    type_in(&mut table, "D");
    assert!(table.is_moving());
    assert!(seen(&mut table, 80, 24, UNICODE).contains("6 in hand"));
    table.update(Input::Passed(Duration::from_millis(400)));
    assert!(seen(&mut table, 80, 24, UNICODE).contains("4 in hand"));
    press(&mut table, KeyCode::Char(' '));
    assert!(!table.is_moving());
    assert_eq!(table.sitting().game().plies().len(), 1);
    // A letter is a move even while the one before is shown.
    type_in(&mut table, "bA");
    assert_eq!(table.sitting().game().plies().len(), 3);
}

#[test]
fn every_change_is_to_be_kept() {
    let mut table = gore(Pace::Off);
    drawn(&mut table, 80, 24, UNICODE);
    for (key, moves) in [("D", 1), ("b", 2), ("u", 1), ("r", 2)] {
        let effects = type_in(&mut table, key);
        let kept = effects.iter().find_map(|effect| match effect {
            Effect::Keep { moves, .. } => Some(*moves),
            _ => None,
        });
        assert_eq!(kept, Some(moves), "{key}");
    }
    for key in ["m", "x", "v", "t", "+"] {
        let effects = type_in(&mut table, key);
        assert!(
            !effects
                .iter()
                .any(|effect| matches!(effect, Effect::Keep { .. })),
            "{key}"
        );
    }
}

#[test]
fn remarks_and_copies_are_typed() {
    let mut table = gore(Pace::Off);
    drawn(&mut table, 80, 24, UNICODE);
    type_in(&mut table, "D;a plam");
    press(&mut table, KeyCode::Backspace);
    type_in(&mut table, "n");
    let effects = press(&mut table, KeyCode::Enter);
    assert!(
        matches!(&effects[..], [Effect::Keep { record, .. }] if record.contains("1. D {a plan} *"))
    );
    type_in(&mut table, "sclub.sow");
    let effects = press(&mut table, KeyCode::Enter);
    assert!(matches!(&effects[..], [Effect::Save { file, .. }] if file == "club.sow"));
    type_in(&mut table, "snothing");
    assert!(press(&mut table, KeyCode::Esc).is_empty());
}

#[test]
fn it_is_left_at_once_only_while_nothing_is_lost() {
    let leaves = |effects: &[Effect<Gore>]| {
        effects
            .iter()
            .any(|effect| matches!(effect, Effect::Leave(Next::Nothing)))
    };
    let mut table = gore(Pace::Off);
    drawn(&mut table, 80, 24, UNICODE);
    type_in(&mut table, "D");
    assert!(!leaves(&type_in(&mut table, "q")));
    assert!(seen(&mut table, 80, 24, UNICODE).contains("Leave?"));
    type_in(&mut table, "n");
    assert!(!seen(&mut table, 80, 24, UNICODE).contains("Leave?"));
    assert!(leaves(&type_in(&mut table, "qy")));
    assert!(leaves(&type_in(&mut gore(Pace::Off), "q")));
}

#[test]
fn a_machine_is_asked_for_its_move_and_can_be_hurried() {
    let seats = BySide::new(Seat::Human, "ai:1".parse().unwrap());
    let sitting: Sitting<Gore> = Sitting::new(Record::new(), seats, 1);
    let mut table = Table::new(GameId::Gore, sitting, options(Pace::Off));
    drawn(&mut table, 80, 24, UNICODE);
    let effects = type_in(&mut table, "D");
    let Some(Effect::Think(thinking)) = effects.into_iter().last() else {
        panic!("it is the machine's turn");
    };
    assert!(seen(&mut table, 80, 24, UNICODE).contains("North is thinking"));
    let hurried = type_in(&mut table, " ");
    assert!(matches!(hurried[..], [Effect::Hurry]));
    let thought = thinking.think(&mut ()).unwrap();
    table.update(Input::Thought(thought.clone()));
    assert_eq!(table.sitting().game().plies().len(), 2);
    // What comes too late is not heard.
    table.update(Input::Thought(thought));
    assert_eq!(table.sitting().game().plies().len(), 2);
}

/// A table with a minute for each player, and two seconds more a turn.
fn with_clocks(north: &str, pace: Pace) -> Table<Gore> {
    let seats = BySide::new(Seat::Human, north.parse().unwrap());
    let mut sitting = Sitting::new(Record::new(), seats, 1);
    sitting.set_clock(Some(TimeControl {
        base: Duration::from_secs(60),
        increment: Duration::from_secs(2),
    }));
    let mut table = Table::new(GameId::Gore, sitting, options(pace));
    drawn(&mut table, 80, 24, UNICODE);
    table
}

fn pass<P: Position>(face: &mut impl Face<P>, milliseconds: u64) -> Vec<Effect<P>> {
    face.update(Input::Passed(Duration::from_millis(milliseconds)))
}

#[test]
fn clocks_are_shown_and_the_one_of_the_player_to_move_runs() {
    let mut table = with_clocks("human", Pace::Off);
    pass(&mut table, 12_300);
    type_in(&mut table, "D");
    pass(&mut table, 500);
    assert_snapshot!(seen(&mut table, 80, 24, UNICODE));
}

#[test]
fn clocks_stand_still_while_a_move_is_shown_or_there_is_no_room() {
    let mut table = with_clocks("human", Pace::Slow);
    let left = |table: &Table<Gore>, side| table.sitting().clock().unwrap().left(side).as_secs();
    type_in(&mut table, "D");
    pass(&mut table, 400);
    assert!(table.is_moving());
    type_in(&mut table, " ");
    assert_eq!(left(&table, Side::North), 60);
    drawn(&mut table, 20, 5, UNICODE);
    pass(&mut table, 5_000);
    assert_eq!(left(&table, Side::North), 60);
    drawn(&mut table, 80, 24, UNICODE);
    pass(&mut table, 5_000);
    assert_eq!(left(&table, Side::North), 55);
    assert_eq!(left(&table, Side::South), 62);
}

#[test]
fn a_player_whose_time_is_up_has_lost() {
    let mut table = with_clocks("human", Pace::Off);
    type_in(&mut table, "D?");
    let effects = pass(&mut table, 60_000);
    let kept = effects.iter().find_map(|effect| match effect {
        Effect::Keep { record, .. } => Some(record.as_str()),
        _ => None,
    });
    assert!(kept.unwrap().contains("[Termination \"North forfeits\"]"));
    let screen = seen(&mut table, 80, 24, UNICODE);
    assert!(screen.contains("North has no time left."), "{screen}");
    assert!(screen.contains("0:00"), "{screen}");
    let ending = table.sitting().game().ending().unwrap();
    assert_eq!(ending.termination, Termination::Forfeit(Side::North));
    // Taken back, it goes on without clocks.
    type_in(&mut table, "u");
    pass(&mut table, 60_000);
    assert_eq!(table.sitting().game().ending(), None);
    assert!(!seen(&mut table, 80, 24, UNICODE).contains("0:00"));
}

#[test]
fn a_machine_that_thinks_long_is_hurried_before_its_time_is_up() {
    let mut table = with_clocks("ai:10", Pace::Off);
    let effects = type_in(&mut table, "D");
    assert!(matches!(effects[..], [.., Effect::Think(_)]));
    assert!(pass(&mut table, 2_000).is_empty());
    assert!(matches!(pass(&mut table, 1_000)[..], [Effect::Hurry]));
}

#[test]
fn a_clock_is_chosen_in_the_dialogue() {
    let mut table = gore(Pace::Off);
    drawn(&mut table, 80, 24, UNICODE);
    type_in(&mut table, "n");
    press(&mut table, KeyCode::Up);
    press(&mut table, KeyCode::Up);
    press(&mut table, KeyCode::Right);
    press(&mut table, KeyCode::Right);
    assert_snapshot!(seen(&mut table, 80, 24, UNICODE));
    let effects = press(&mut table, KeyCode::Enter);
    let [Effect::Leave(Next::Game(game))] = &effects[..] else {
        panic!("a game is to be played");
    };
    let control = game.clock.unwrap();
    assert_eq!(control.base, Duration::from_secs(180));
    assert_eq!(control.increment, Duration::from_secs(2));
}

#[test]
fn the_list_of_keys_is_scrolled_where_it_is_too_long() {
    let mut table = gore(Pace::Off);
    drawn(&mut table, 80, 16, UNICODE);
    type_in(&mut table, "?");
    press(&mut table, KeyCode::Down);
    assert_snapshot!(seen(&mut table, 80, 16, UNICODE));
    press(&mut table, KeyCode::Home);
    let shows =
        |table: &mut Table<Gore>, words: &str, rows| seen(table, 80, rows, UNICODE).contains(words);
    assert!(!shows(&mut table, "leave; the game is kept", 16));
    press(&mut table, KeyCode::End);
    assert!(shows(&mut table, "leave; the game is kept", 16));
    assert!(!shows(&mut table, "point at a hole", 16));
    for _ in 0..30 {
        press(&mut table, KeyCode::Down);
    }
    press(&mut table, KeyCode::PageUp);
    assert!(shows(&mut table, "point at a hole", 16));
    // Any other key closes it, and does nothing else.
    type_in(&mut table, "D");
    assert!(!shows(&mut table, "point at a hole", 16));
    assert!(table.sitting().game().plies().is_empty());
    // Where all of it has room there is nothing to scroll, and any key closes it.
    drawn(&mut table, 80, 24, UNICODE);
    type_in(&mut table, "?");
    assert!(shows(&mut table, "leave; the game is kept", 24));
    press(&mut table, KeyCode::Down);
    assert!(!shows(&mut table, "leave; the game is kept", 24));
}

#[test]
fn the_file_of_a_game_to_go_on_with_is_typed() {
    let mut table = gore(Pace::Off);
    drawn(&mut table, 80, 24, UNICODE);
    type_in(&mut table, "Dlclub.sow");
    assert!(seen(&mut table, 80, 24, UNICODE).contains("Go on with the last game of the file:"));
    let effects = press(&mut table, KeyCode::Enter);
    assert!(matches!(&effects[..], [Effect::Load(file)] if file == "club.sow"));
    // It may not be there: the game goes on.
    table.update(Input::Told("Not loaded.".to_owned()));
    type_in(&mut table, "b");
    assert_eq!(table.sitting().game().plies().len(), 2);
}

fn paste<P: Position>(face: &mut impl Face<P>, text: &str) -> Vec<Effect<P>> {
    face.update(Input::Pasted(text.to_owned()))
}

#[test]
fn a_pasted_text_is_a_position_in_the_editor_and_no_keys_elsewhere() {
    let mut table = gore(Pace::Off);
    drawn(&mut table, 80, 24, UNICODE);
    paste(&mut table, "Db");
    assert!(table.sitting().game().plies().is_empty());

    type_in(&mut table, "i");
    paste(&mut table, "6-6-6-6-6-6-6-6-0-x-S\n");
    let refused = seen(&mut table, 80, 24, UNICODE);
    assert!(refused.contains("A number without sign"), "{refused}");
    paste(&mut table, " 0-0-0-1-0-0-0-3-30-14-N\n");
    let effects = press(&mut table, KeyCode::Enter);
    let [Effect::Leave(Next::Game(game))] = &effects[..] else {
        panic!("{effects:?}");
    };
    let record = game.record.as_deref().unwrap_or_default();
    assert!(
        record.contains("[FEN \"0-0-0-1-0-0-0-3-30-14-N\"]"),
        "{record}"
    );
}

#[test]
fn what_is_pasted_into_a_line_stays_one_line() {
    let mut table = gore(Pace::Off);
    drawn(&mut table, 80, 24, UNICODE);
    type_in(&mut table, "l");
    paste(&mut table, "club\nevening");
    type_in(&mut table, ".sow");
    let effects = press(&mut table, KeyCode::Enter);
    assert!(matches!(&effects[..], [Effect::Load(file)] if file == "club evening.sow"));

    let mut viewer = viewer();
    drawn(&mut viewer, 80, 24, UNICODE);
    type_in(&mut viewer, ";");
    paste(&mut viewer, "a\tstart\n");
    press(&mut viewer, KeyCode::Enter);
    assert!(written(&mut viewer).unwrap().contains("{a start}"));
}

const RECORD: &str = "\
[Game \"gore\"]
[Event \"Club evening\"]
[South \"Lou\"]

1. D! {a plan} b (1... a {a trap}) 2. A *
";

fn viewer() -> Viewer<Gore> {
    let place = Place {
        nth: 1,
        titles: vec![
            Some("Goré  Lou - Bi  24-24".to_owned()),
            Some("Goré  Lou - North  *".to_owned()),
            None,
        ],
    };
    Viewer::new(
        GameId::Gore,
        RECORD.parse().unwrap(),
        place,
        options(Pace::Off),
    )
}

#[test]
fn a_record_in_the_viewer() {
    let mut viewer = viewer();
    press(&mut viewer, KeyCode::Right);
    assert_snapshot!(seen(&mut viewer, 80, 24, UNICODE));
}

#[test]
fn what_was_seen_is_played_on() {
    let mut viewer = viewer();
    press(&mut viewer, KeyCode::Right);
    press(&mut viewer, KeyCode::Down);
    press(&mut viewer, KeyCode::Char('p'));
    let effects = press(&mut viewer, KeyCode::Enter);
    let [
        Effect::Leave(Next::Game(NewGame {
            record: Some(record),
            seats,
            ..
        })),
    ] = &effects[..]
    else {
        panic!("a game is to be played");
    };
    assert!(record.contains("1. D a *"), "{record}");
    assert_eq!(seats.south, Seat::Human);
    let mut viewer = self::viewer();
    let effects = press(&mut viewer, KeyCode::Char('['));
    assert!(matches!(effects[..], [Effect::Leave(Next::View(0))]));
    assert!(press(&mut viewer, KeyCode::Char(']')).is_empty());
}

#[test]
fn a_lesson() {
    let mut course = Course::new(GameId::Gore);
    course.begin_with(ayla_core::Clause::G15);
    let mut learner = Learner::new(course);
    let asked = seen::<Gore>(&mut learner, 80, 24, UNICODE);
    assert!(
        asked.contains("How many of his taken seeds does that cost? _"),
        "{asked}"
    );
    press::<Gore>(&mut learner, KeyCode::Char('6'));
    let effects = press::<Gore>(&mut learner, KeyCode::Enter);
    assert!(
        matches!(&effects[..], [Effect::Learn(progress)] if *progress == learner.course().progress())
    );
    assert_eq!(learner.course().score(), (0, 1));
    assert_snapshot!(seen::<Gore>(&mut learner, 80, 24, UNICODE));
}

#[test]
fn lessons_are_started_over_only_if_that_is_meant() {
    let mut course = Course::new(GameId::Gore);
    course.begin_with(ayla_core::Clause::G7);
    course.answer("4");
    let mut learner = Learner::new(course);
    learner.welcome_back();
    let screen = seen::<Gore>(&mut learner, 80, 24, UNICODE);
    assert!(screen.contains("You go on where you left"), "{screen}");
    press::<Gore>(&mut learner, KeyCode::Home);
    assert!(seen::<Gore>(&mut learner, 80, 24, UNICODE).contains("forget your answers?"));
    assert!(press::<Gore>(&mut learner, KeyCode::Char('n')).is_empty());
    assert_eq!(learner.course().score(), (1, 1));
    press::<Gore>(&mut learner, KeyCode::Home);
    let effects = press::<Gore>(&mut learner, KeyCode::Char('y'));
    assert!(matches!(effects[..], [Effect::Learn(_)]));
    assert_eq!(
        (learner.course().at(), learner.course().score()),
        (0, (0, 0))
    );
}

/// Types a line into what a key opens.
fn fill_in<P: Position>(face: &mut impl Face<P>, key: char, line: &str) -> Vec<Effect<P>> {
    press(face, KeyCode::Char(key));
    type_in(face, line);
    press(face, KeyCode::Enter)
}

/// The record that is to be written to its file, if it is.
fn written(viewer: &mut Viewer<Gore>) -> Option<String> {
    let effects = type_in(viewer, "wy");
    effects.into_iter().find_map(|effect| match effect {
        Effect::Replace(record) => Some(record),
        _ => None,
    })
}

#[test]
fn remarks_and_judgements_are_written_into_a_record() {
    let mut viewer = viewer();
    drawn(&mut viewer, 80, 24, UNICODE);
    assert_eq!(written(&mut viewer), None);
    fill_in(&mut viewer, ';', "a start");
    press(&mut viewer, KeyCode::Right);
    // What is there is changed.
    fill_in(&mut viewer, ';', ", and more");
    press(&mut viewer, KeyCode::Char('a'));
    press(&mut viewer, KeyCode::Backspace);
    type_in(&mut viewer, "?!");
    press(&mut viewer, KeyCode::Enter);
    press(&mut viewer, KeyCode::Down);
    fill_in(&mut viewer, 'a', "??");
    fill_in(&mut viewer, 'a', "!");
    let screen = seen(&mut viewer, 80, 24, UNICODE);
    assert!(screen.contains("That is none of"), "{screen}");
    let record = written(&mut viewer).unwrap().replace('\n', " ");
    assert!(
        record.ends_with("{a start} 1. D?! {a plan, and more} 1... b (1... a?? {a trap}) 2. A * "),
        "{record}"
    );
}

#[test]
fn a_remark_is_taken_away_and_the_time_left_is_not() {
    let record = "[Game \"gore\"]\n\n1. D {[%clk 0:04:58]} {a plam} *\n";
    let place = Place {
        nth: 0,
        titles: vec![Some("Goré".to_owned())],
    };
    let record = record.parse().unwrap();
    let mut viewer: Viewer<Gore> = Viewer::new(GameId::Gore, record, place, options(Pace::Off));
    drawn(&mut viewer, 80, 24, UNICODE);
    press(&mut viewer, KeyCode::Right);
    press(&mut viewer, KeyCode::Char(';'));
    for _ in 0..6 {
        press(&mut viewer, KeyCode::Backspace);
    }
    press(&mut viewer, KeyCode::Enter);
    let record = written(&mut viewer).unwrap();
    assert!(record.ends_with("1. D {[%clk 0:04:58]} *\n"), "{record}");
}

#[test]
fn what_was_written_is_not_lost_by_leaving() {
    let mut viewer = viewer();
    drawn(&mut viewer, 80, 24, UNICODE);
    fill_in(&mut viewer, ';', "a start");
    for key in ["q", "["] {
        assert!(type_in(&mut viewer, key).is_empty());
        assert!(seen(&mut viewer, 80, 24, UNICODE).contains("Leave, and lose"));
        assert!(type_in(&mut viewer, "n").is_empty());
    }
    assert!(matches!(
        type_in(&mut viewer, "[y")[..],
        [Effect::Leave(Next::View(0))]
    ));
    // Kept, it can be left at once. What could not be kept is still to be.
    type_in(&mut viewer, "wy");
    viewer.update(Input::Told("Not written.".to_owned()));
    assert!(type_in(&mut viewer, "q").is_empty());
    type_in(&mut viewer, "n");
    type_in(&mut viewer, "wy");
    viewer.update(Input::Saved("Written.".to_owned()));
    assert!(matches!(
        type_in(&mut viewer, "q")[..],
        [Effect::Leave(Next::Nothing)]
    ));
}

#[test]
fn windows_fit_a_narrow_screen() {
    let mut table = gore(Pace::Off);
    drawn(&mut table, 30, 15, UNICODE);
    let screen = |table: &mut Table<Gore>, key| {
        type_in(table, key);
        let screen = seen(table, 30, 15, UNICODE);
        press(table, KeyCode::Esc);
        screen
    };
    let screens = ["?", "l~/games/of the club.sow", "n"].map(|key| screen(&mut table, key));
    assert_snapshot!(screens.join("\n\n"));
}

#[test]
fn every_lesson_with_a_question_fits_an_ordinary_screen() {
    fn check<P: Position>(game: GameId) {
        let mut course = Course::new(game);
        while let Some(lesson) = course.lesson() {
            if lesson.question == Question::Nothing {
                course.go_on();
                continue;
            }
            for reply in ["", "0", "A", "yes"] {
                course.answer(reply);
                let mut learner = Learner::new(course.clone());
                let screen = seen::<P>(&mut learner, 80, 24, UNICODE);
                assert!(!screen.contains("PgDn shows all"), "{screen}");
            }
            course.go_on();
        }
    }
    check::<Gore>(GameId::Gore);
    check::<DjenonAboure>(GameId::DjenonAboure);
}

#[test]
fn what_has_no_room_is_read_in_a_window() {
    let mut course = Course::new(GameId::Gore);
    course.begin_with(ayla_core::Clause::G8);
    let mut learner = Learner::new(course);
    let screen = seen::<Gore>(&mut learner, 40, 16, UNICODE);
    assert!(screen.contains("PgDn shows all"), "{screen}");
    press::<Gore>(&mut learner, KeyCode::PageDown);
    let screen = seen::<Gore>(&mut learner, 40, 16, UNICODE);
    assert!(screen.contains("South sows D. How many"), "{screen}");
    press::<Gore>(&mut learner, KeyCode::Esc);
    type_in::<Gore>(&mut learner, "8");
    press::<Gore>(&mut learner, KeyCode::Enter);
    let screen = seen::<Gore>(&mut learner, 40, 16, UNICODE);
    assert!(screen.contains("Right."), "{screen}");
    // What was said at a table, the last of it first.
    let mut table = gore(Pace::Off);
    drawn(&mut table, 30, 15, UNICODE);
    type_in(&mut table, "DbAcBaCd");
    press(&mut table, KeyCode::PageUp);
    let screen = seen(&mut table, 30, 15, UNICODE);
    assert!(!screen.contains("South lifts 6"), "{screen}");
    assert!(screen.contains("from d and"), "{screen}");
    press(&mut table, KeyCode::Home);
    assert_snapshot!(seen(&mut table, 30, 15, UNICODE));
}

#[test]
fn a_game_is_chosen_from_those_of_the_file() {
    let mut viewer = viewer();
    drawn(&mut viewer, 80, 24, UNICODE);
    type_in(&mut viewer, "f");
    assert_snapshot!(seen(&mut viewer, 80, 15, UNICODE));
    // One with an error cannot be shown.
    press(&mut viewer, KeyCode::Down);
    assert!(press(&mut viewer, KeyCode::Enter).is_empty());
    press(&mut viewer, KeyCode::Home);
    assert!(matches!(
        press(&mut viewer, KeyCode::Enter)[..],
        [Effect::Leave(Next::View(0))]
    ));
}

/// Does something with the mouse at a column and row.
fn point<P: Position>(face: &mut impl Face<P>, kind: MouseEventKind, at: (u16, u16)) {
    face.update(Input::Mouse(MouseEvent {
        kind,
        column: at.0,
        row: at.1,
        modifiers: KeyModifiers::NONE,
    }));
}

#[test]
fn the_mouse_points_and_sows_and_the_wheel_scrolls() {
    let mut table = gore(Pace::Off);
    drawn(&mut table, 80, 24, UNICODE);
    point(&mut table, MouseEventKind::Moved, (30, 12));
    let screen = seen(&mut table, 80, 24, UNICODE);
    assert!(
        screen.contains("C: the last seed falls into A and takes nothing."),
        "{screen}"
    );
    assert!(table.sitting().game().plies().is_empty());
    point(
        &mut table,
        MouseEventKind::Down(MouseButton::Left),
        (30, 12),
    );
    assert_eq!(table.sitting().game().plies().len(), 1);
    drawn(&mut table, 80, 16, UNICODE);
    type_in(&mut table, "?");
    point(&mut table, MouseEventKind::ScrollDown, (30, 12));
    assert!(!seen(&mut table, 80, 16, UNICODE).contains("point at a hole"));
    point(&mut table, MouseEventKind::ScrollUp, (30, 12));
    assert!(seen(&mut table, 80, 16, UNICODE).contains("point at a hole"));
}
