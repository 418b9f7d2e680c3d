//! The full screen, on a terminal, by key presses.

use std::env;
use std::fs;

use ayla_core::Gore;
use ayla_draw::Style;
use ayla_terminal::{CommandBuilder, Key, Terminal};
use ayla_tui::{Effect, Face, Input, Screen};
use ratatui::Frame;

use crate::home::Home;

/// An ordinary terminal.
const SIZE: (u16, u16) = (80, 24);

fn open(home: &Home, args: &str) -> Terminal {
    home.on_terminal(&format!("{args} --animation off"), SIZE.0, SIZE.1)
}

fn press(terminal: &mut Terminal, letters: &str) {
    letters
        .chars()
        .for_each(|letter| terminal.press(Key::Char(letter)));
}

/// The game that is kept for `--continue`.
fn kept(home: &Home) -> String {
    home.read("state/ayla/last.sow")
}

/// The movetext of a record.
fn moves(record: &str) -> &str {
    record
        .split_once("\n\n")
        .map_or("", |(_, moves)| moves.trim())
}

#[test]
fn two_people_sow_and_undo_and_the_game_is_kept() {
    let home = Home::new();
    let mut board = open(&home, "play gore --north human");
    board.wait_for("South to move");
    press(&mut board, "D");
    board.wait_for("North to move");
    // The letter of the row that can be sown is meant, large or small.
    press(&mut board, "B");
    board.wait_for("1. D         b");
    assert_eq!(moves(&kept(&home)), "1. D b *");
    press(&mut board, "u");
    board.wait_for("Taken back: b.");
    assert_eq!(moves(&kept(&home)), "1. D *");
    press(&mut board, "r");
    board.wait_for("1. D         b");
    press(&mut board, "q");
    board.wait_for("Leave?");
    board.press(Key::Escape);
    board.wait_without("Leave?");
    press(&mut board, "q");
    board.wait_for("Leave?");
    press(&mut board, "y");
    assert_eq!(board.exit_code(), 0);
    assert!(!board.screen().alternate_screen());
    assert!(board.text().contains("The game is left unfinished."));
    assert_eq!(moves(&kept(&home)), "1. D b *");
}

#[test]
fn an_offer_is_marked_sent_and_answered() {
    let home = Home::new();
    let mut board = open(
        &home,
        "play gore --north human --position 6-0-1-7-7-1-6-0-8-12-S",
    );
    board.wait_for("South to move");
    press(&mut board, "o");
    board.wait_for("Mark the holes");
    press(&mut board, "ac");
    board.wait_for("Offer A and C for 12");
    board.press(Key::Enter);
    board.wait_for("Accept (y)");
    board.wait_for("A and C cost 12 of North's 12 taken seeds.");
    board.wait_for("Accepted, A and C would hold 19 seeds and 0 taken");
    press(&mut board, "y");
    board.wait_for("North accepts A and C.");
    board.wait_for("North to move");
    press(&mut board, "A");
    board.wait_for("accept");
    board.wait_for("South to move");
    assert_eq!(moves(&kept(&home)), "1. offer:AC accept A *");
}

#[test]
fn an_offer_can_be_declined_with_arrows() {
    let home = Home::new();
    let mut board = open(
        &home,
        "play gore --south human --north human --continue=offer.sow",
    );
    // There is no such file: what is wrong is told on the terminal as it is.
    board.wait_for("offer.sow");
    assert_eq!(board.exit_code(), 2);

    home.write(
        "offer.sow",
        "[Game \"gore\"]\n[FEN \"6-0-1-7-7-1-6-0-8-12-S\"]\n\n1. offer:A *\n",
    );
    let mut board = open(
        &home,
        "play --south human --north human --continue=offer.sow",
    );
    board.wait_for("Accept (y)");
    board.press(Key::Right);
    board.press(Key::Enter);
    board.wait_for("North declines A.");
    assert!(home.read("offer.sow").contains("1. offer:A decline *"));
}

#[test]
fn the_machine_answers_and_its_move_is_taken_back_too() {
    let home = Home::new();
    let mut board = open(&home, "play gore --north ai:1 --seed 1");
    board.wait_for("Your move");
    press(&mut board, "D");
    board.wait_for("North lifts");
    board.wait_for("Your move");
    press(&mut board, "h");
    board.wait_for("(estimate).");
    press(&mut board, "u");
    board.wait_for("Taken back:");
    assert_eq!(moves(&kept(&home)), "*");
}

#[test]
fn a_kill_loses_nothing() {
    let home = Home::new();
    let mut board = open(&home, "play djenon-aboure --north ai:1 --seed 1");
    board.wait_for("Your move");
    press(&mut board, "E");
    let before = board.wait_for("North lifts");
    board.kill();
    let record = kept(&home);
    let mut again = open(&home, "play --continue");
    let after = again.wait_for("1. E+2");
    let history = |screen: &str| {
        screen
            .lines()
            .find(|line| line.contains("1. E+2"))
            .map(str::to_owned)
    };
    assert_eq!(
        history(&before).map(|line| line[line.find("1. E").unwrap()..].to_owned()),
        history(&after).map(|line| line[line.find("1. E").unwrap()..].to_owned())
    );
    assert!(record.contains("1. E+2 "), "{record}");
}

#[test]
fn arrows_point_and_the_mouse_sows() {
    let home = Home::new();
    let mut board = open(&home, "play gore --north human");
    board.wait_for("A: the last seed falls into c");
    board.press(Key::Right);
    board.wait_for("B: the last seed falls into d");
    board.click(40, 12);
    board.wait_for("South lifts 6 from D");
}

#[test]
fn a_game_that_was_left_is_not_lost_by_another() {
    let home = Home::new();
    let mut board = open(&home, "play gore --north human");
    board.wait_for("South to move");
    press(&mut board, "D");
    board.wait_for("North to move");
    press(&mut board, "n");
    board.press(Key::Enter);
    board.wait_for("South to move");
    press(&mut board, "A");
    board.wait_for("North to move");
    assert_eq!(moves(&kept(&home)), "1. A *");
    assert_eq!(moves(&home.read("state/ayla/previous.sow")), "1. D *");
}

#[test]
fn a_screen_that_is_too_small_says_so_and_follows() {
    let home = Home::new();
    let mut board = open(&home, "play djenon-aboure --north human");
    board.wait_for("South to move");
    board.resize(30, 10);
    board.wait_for("44×15");
    board.resize(120, 40);
    let large = board.wait_for("South to move");
    assert!(
        large.lines().any(|line| line.chars().count() > 90),
        "{large}"
    );
}

#[test]
fn signals_that_end_programs_give_the_terminal_back() {
    // The second is what a terminal sends when its window is closed.
    ["-TERM", "-HUP"].into_iter().for_each(end_by_signal);
}

fn end_by_signal(signal: &str) {
    let home = Home::new();
    let mut board = open(&home, "play gore --north human");
    board.wait_for("South to move");
    assert!(board.screen().alternate_screen());
    press(&mut board, "D");
    board.wait_for("North to move");
    let process = board.process().unwrap().to_string();
    let sent = std::process::Command::new("kill")
        .args([signal, &process])
        .status();
    assert!(sent.unwrap().success());
    assert_ne!(board.exit_code(), 0);
    assert!(!board.screen().alternate_screen());
    assert_eq!(
        board.screen().mouse_protocol_mode(),
        ayla_terminal::vt100::MouseProtocolMode::None
    );
    assert_eq!(moves(&kept(&home)), "1. D *");
}

/// A face that fails as soon as it is shown.
struct Fails;

impl Face<Gore> for Fails {
    fn update(&mut self, _: Input<Gore>) -> Vec<Effect<Gore>> {
        Vec::new()
    }

    fn view(&self, _: &mut Frame<'_>, _: Style) {
        panic!("on purpose");
    }
}

#[test]
fn a_panic_gives_the_terminal_back() {
    const CHILD: &str = "AYLA_TEST_PANICS";
    if env::var_os(CHILD).is_some() {
        let look = Style::default();
        let _ = Screen::open(look, true).unwrap().run(&mut Fails, &mut ());
        return;
    }
    // This test again, on a terminal, where it fails.
    let mut command = CommandBuilder::new(env::current_exe().unwrap());
    let name = "terminal::a_panic_gives_the_terminal_back";
    command.args(["--exact", name, "--nocapture"]);
    command.env(CHILD, "1");
    command.env("RUST_BACKTRACE", "0");
    command.env("TERM", "xterm-256color");
    let mut board = Terminal::run(command, SIZE.0, SIZE.1);
    assert_ne!(board.exit_code(), 0);
    // All of what is said stays readable.
    let text = board.text();
    assert!(text.contains(&format!("panicked at {}", file!())), "{text}");
    assert!(text.contains("on purpose"), "{text}");
    assert!(!board.screen().alternate_screen());
    assert_eq!(
        board.screen().mouse_protocol_mode(),
        ayla_terminal::vt100::MouseProtocolMode::None
    );
}

#[test]
fn a_game_is_chosen_on_the_screen() {
    let home = Home::new();
    let mut board = open(&home, "play");
    board.wait_for("A new game");
    board.press(Key::Right);
    board.wait_for("< Djenon-aboure >");
    board.press(Key::Down);
    board.press(Key::Down);
    board.press(Key::Right);
    board.wait_for("North   < the machine, level 8 >");
    board.press(Key::Enter);
    board.wait_without("A new game");
    board.wait_for("Ayla level 8");
    press(&mut board, "q");
    assert_eq!(board.exit_code(), 0);
}

#[test]
fn a_game_is_loaded_and_what_is_wrong_is_told() {
    let home = Home::new();
    let club = "[Game \"djenon-aboure\"]\n[South \"Lou\"]\n[North \"Bi\"]\n\n1. E+2 *\n";
    home.write("club.sow", club);
    home.write("wrong.sow", "[Game \"gore\"]\n\n1. D D *\n");
    home.write(
        "over.sow",
        "[Game \"gore\"]\n[Termination \"South resigns\"]\n\n1. D 20-28\n",
    );
    let mut board = open(&home, "play gore --north human --tag Round=3");
    board.wait_for("South to move");
    press(&mut board, "D");
    board.wait_for("North to move");
    let load = |board: &mut Terminal, file: &str| {
        press(board, "l");
        board.wait_for("Go on with the last game of the file:");
        press(board, file);
        board.press(Key::Enter);
    };
    load(&mut board, "none.sow");
    board.wait_for("Not loaded: none.sow: No such file");
    load(&mut board, "wrong.sow");
    board.wait_for("Not loaded: wrong.sow: ");
    load(&mut board, "over.sow");
    board.wait_for("Not loaded: the last game of over.sow is over");
    press(&mut board, "b");
    board.wait_for("1. D         b");
    load(&mut board, "club.sow");
    board.wait_for("Djenon-aboure");
    board.wait_for("North  Bi");
    // The game before is where it was kept.
    assert_eq!(moves(&kept(&home)), "1. D b *");
    press(&mut board, "a");
    board.wait_for("North lifts 6 from a");
    press(&mut board, "qy");
    assert_eq!(board.exit_code(), 0);
    let record = home.read("club.sow");
    assert!(moves(&record).starts_with("1. E+2 a"), "{record}");
    // What was said on the command line is about the first game.
    assert!(record.contains("[Round \"?\"]"), "{record}");
}

#[test]
fn a_clock_runs_on_the_screen() {
    let home = Home::new();
    let mut board = open(&home, "play gore --north human");
    board.wait_for("South to move");
    press(&mut board, "n");
    board.press(Key::Up);
    board.press(Key::Up);
    board.press(Key::Right);
    board.wait_for("Clock   < 1 minute >");
    board.press(Key::Enter);
    board.wait_for("0:59");
    board.wait_for("1:00");
}

#[test]
fn clocks_go_on_as_the_record_tells() {
    let home = Home::new();
    home.write(
        "club.sow",
        "[Game \"gore\"]\n[TimeControl \"300+3\"]\n\n\
         1. D {[%clk 0:02:41]} b {[%clk 0:05:03]} 2. A {[%clk 0:01:07]} {in a hurry} *\n",
    );
    let mut board = open(
        &home,
        "play --continue=club.sow --south human --north human",
    );
    board.wait_for("1:07");
    board.wait_for("5:0");
    press(&mut board, "a");
    board.wait_for("South to move");
    press(&mut board, "qy");
    assert_eq!(board.exit_code(), 0);
    let record = home.read("club.sow").replace('\n', " ");
    assert!(
        record.contains("in a hurry} 2... a {[%clk 0:05:0"),
        "{record}"
    );
    let mut viewer = open(&home, "replay club.sow");
    viewer.wait_for("After 0 of 4");
    for clock in ["2:41", "5:03", "1:07"] {
        viewer.press(Key::Right);
        viewer.wait_for(clock);
    }
    let screen = viewer.wait_for("in a hurry");
    assert!(!screen.contains("%clk"), "{screen}");
    let printed = home.run("replay club.sow", "").stdout;
    assert!(printed.contains("South has 1:07 left."), "{printed}");
}

#[test]
fn a_position_is_set_up_and_played() {
    let home = Home::new();
    let mut board = open(&home, "play gore --north human");
    board.wait_for("South to move");
    press(&mut board, "izA17");
    board.wait_for("17 seeds in all");
    press(&mut board, "d99");
    board.wait_for("Not a position: the game has 48 seeds");
    board.press(Key::Backspace);
    board.wait_for("17 seeds in all");
    press(&mut board, "m");
    board.wait_for("North to move");
    press(&mut board, "m");
    board.press(Key::Enter);
    board.wait_without("17 seeds in all");
    press(&mut board, "A");
    board.wait_for("South lifts 17 from A");
    assert!(kept(&home).contains("[FEN \"17-0-0-0-0-0-0-0-0-0-S\"]"));
}

const ANNOTATED: &str = "\
[Game \"gore\"]
[Event \"Club evening\"]

{a beginning} 1. D {a plan} b (1... a {a trap} 2. A) 2. A *

[Game \"djenon-aboure\"]

1. A+2 *
";

#[test]
fn a_record_is_walked_through_and_played_on() {
    let home = Home::new();
    home.write("club.sow", ANNOTATED);
    let mut viewer = open(&home, "replay club.sow");
    viewer.wait_for("Goré, game 1 of 2 · Club evening");
    viewer.wait_for("a beginning");
    viewer.press(Key::Right);
    viewer.wait_for("a plan");
    viewer.wait_for("Instead of the next move: a");
    viewer.press(Key::Down);
    viewer.wait_for("a trap");
    viewer.wait_for("Variation");
    viewer.press(Key::Up);
    viewer.wait_without("a trap");
    viewer.press(Key::End);
    viewer.wait_for("After 3 of 3 moves");
    press(&mut viewer, "g2");
    viewer.press(Key::Enter);
    viewer.wait_for("After 2 of 3 moves");
    press(&mut viewer, "]");
    viewer.wait_for("Djenon-aboure, game 2 of 2");
    press(&mut viewer, "f");
    viewer.wait_for("  1  Goré  South - North  *  Club evening");
    viewer.press(Key::Up);
    viewer.press(Key::Enter);
    viewer.wait_for("After 0 of 3 moves");
    viewer.press(Key::Right);
    viewer.wait_for("After 1 of 3 moves");
    press(&mut viewer, "p");
    viewer.wait_for("A new game");
    viewer.press(Key::Enter);
    viewer.wait_for("Your move");
    press(&mut viewer, "c");
    viewer.wait_for("You lift 7 from c");
    viewer.wait_for("South lifts");
    assert!(moves(&kept(&home)).starts_with("1. D c 2. "));
    assert_eq!(home.read("club.sow"), ANNOTATED);
}

#[test]
fn remarks_are_written_into_a_file_and_nothing_else_is_changed() {
    let home = Home::new();
    home.write("club.sow", &format!("% a list\n{ANNOTATED}% the end\n"));
    let mut viewer = open(&home, "replay club.sow");
    viewer.wait_for("a beginning");
    viewer.press(Key::Right);
    viewer.wait_for("a plan");
    press(&mut viewer, ";!");
    viewer.press(Key::Enter);
    press(&mut viewer, "a!?");
    viewer.press(Key::Enter);
    viewer.wait_for("1. D!?");
    press(&mut viewer, "s~/copy.sow");
    viewer.press(Key::Enter);
    viewer.wait_for("Saved in ~/copy.sow.");
    assert!(home.read("copy.sow").contains("1. D!? {a plan!} 1... b"));
    press(&mut viewer, ";");
    viewer.press(Key::Backspace);
    viewer.press(Key::Enter);
    press(&mut viewer, "w");
    viewer.wait_for("in place of this game?");
    press(&mut viewer, "y");
    viewer.wait_for("Written to club.sow.");
    let written = home.read("club.sow");
    assert!(
        written.starts_with("% a list\n[Game \"gore\"]\n"),
        "{written}"
    );
    assert!(
        written.ends_with(
            "\n{a beginning} 1. D!? {a plan} 1... b (1... a {a trap} 2. A) 2. A *\n\n\
             [Game \"djenon-aboure\"]\n\n1. A+2 *\n% the end\n"
        ),
        "{written}"
    );
    // The next game of the file, and back to the one that was written.
    press(&mut viewer, "][");
    viewer.wait_for("After 0 of 3 moves");
    viewer.wait_for("1. D!?");
    // Somebody else writes to the file: what he wrote is not lost.
    let other = written.replace("a trap", "no trap");
    home.write("club.sow", &other);
    press(&mut viewer, ";");
    viewer.press(Key::Backspace);
    viewer.press(Key::Enter);
    press(&mut viewer, "wy");
    viewer.wait_for("Not written: the game in club.sow has changed");
    assert_eq!(home.read("club.sow"), other);
    press(&mut viewer, "q");
    viewer.wait_for("Leave, and lose");
    press(&mut viewer, "y");
    assert_eq!(viewer.exit_code(), 0);
}

#[test]
fn lines_stay_where_a_full_screen_cannot_be_or_is_not_wanted() {
    let home = Home::new();
    let dumb = [("TERM", "dumb")];
    let mut line = home.on_terminal_with("play gore --north human", 80, 24, &dumb);
    line.wait_for("Type `help`");
    assert!(!line.screen().alternate_screen());
    let mut line = home.on_terminal("play gore --north human --plain", 80, 24);
    line.wait_for("South>");
    assert!(!line.screen().alternate_screen());
    home.write("club.sow", ANNOTATED);
    let mut printed = home.on_terminal("replay club.sow --plain", 80, 60);
    assert_eq!(printed.exit_code(), 0);
    assert!(printed.text().contains("2. North b"));
}

#[test]
fn the_configuration_is_read_and_errors_in_it_are_told() {
    let home = Home::new();
    let configure = |text: &str| {
        fs::create_dir_all(home.path("config/ayla")).unwrap();
        home.write("config/ayla/config.toml", text);
    };
    configure("screen = \"lines\"\n");
    let mut line = home.on_terminal("play gore --north human", 80, 24);
    line.wait_for("South>");
    configure("[full-screen]\nanimation = \"off\"\nevaluation = true\nmouse = false\n");
    let mut board = home.on_terminal("play djenon-aboure --north human", 80, 24);
    board.wait_for("South +4, proved");
    configure("[full-screen]\nspeed = 3\n");
    let mut wrong = home.on_terminal("play gore", 80, 24);
    assert_eq!(wrong.exit_code(), 2);
    assert!(wrong.text().contains("speed"), "{}", wrong.text());
}

#[test]
fn seeds_are_laid_one_by_one_and_a_key_skips() {
    let home = Home::new();
    let mut board = home.on_terminal("play gore --north human --animation slow", 80, 24);
    board.wait_for("South to move");
    press(&mut board, "A");
    board.wait_for("in hand");
    board.press(Key::Char(' '));
    board.wait_for("North to move");
}

#[test]
fn ascii_and_colours_are_what_is_asked_for() {
    let home = Home::new();
    let mut board = open(&home, "play gore --north human --ascii --color never");
    let screen = board.wait_for("South to move");
    assert!(screen.is_ascii(), "{screen}");
    let cells = |terminal: &Terminal, row| {
        (0..80).any(|column| {
            let cell = terminal.screen().cell(row, column).unwrap();
            cell.fgcolor() != ayla_terminal::vt100::Color::Default
        })
    };
    assert!(!(0..24).any(|row| cells(&board, row)));
    let mut board = open(&home, "play gore --north human");
    board.wait_for("South to move");
    assert!((0..24).any(|row| cells(&board, row)));
}

#[test]
fn a_game_is_learnt_and_then_played_with_hints() {
    let home = Home::new();
    let mut learner = open(&home, "learn gore --from G7");
    learner.wait_for("Capture, lesson 7");
    learner.wait_for("South sows B. How many seeds does it take? _");
    press(&mut learner, "x");
    learner.press(Key::Enter);
    learner.wait_for("That is no answer");
    press(&mut learner, "4");
    learner.press(Key::Enter);
    learner.wait_for("Right.");
    learner.wait_for("South takes 4 from b.");
    learner.press(Key::Enter);
    learner.wait_for("lesson 8");
    press(&mut learner, "1");
    learner.press(Key::Enter);
    learner.wait_for("No: 8.");
    for _ in 0..30 {
        learner.press(Key::Right);
    }
    learner.wait_for("1 of 2 answers were right");
    learner.press(Key::Enter);
    learner.wait_for("Ayla level 1");
    learner.wait_for("(estimate).");
}

#[test]
fn lessons_go_on_where_one_has_left() {
    let home = Home::new();
    let mut learner = open(&home, "learn gore --from G7");
    learner.wait_for("lesson 7");
    press(&mut learner, "4");
    learner.press(Key::Enter);
    learner.wait_for("Right.");
    learner.press(Key::Enter);
    learner.wait_for("lesson 8");
    learner.kill();
    let mut learner = open(&home, "learn gore");
    learner.wait_for("lesson 8");
    learner.wait_for("You go on where you left; Home starts over.");
    // Lines go on there too, and every game has its own lessons.
    let lines = home.run("learn gore", "1\n\n").stdout;
    assert!(lines.starts_with("You go on where you left; `ayla learn gore --start-over`"));
    assert!(lines.contains("lesson 8 of"), "{lines}");
    assert!(lines.contains("lesson 9 of"), "{lines}");
    assert_eq!(home.read("state/ayla/lessons-gore"), "G9\nG7 4\nG8 1\n");
    let other = home.run("learn djenon-aboure", "").stdout;
    assert!(other.contains("lesson 1 of"), "{other}");
    let again = home.run("learn gore --start-over", "").stdout;
    assert!(again.contains("lesson 1 of"), "{again}");
}

#[test]
fn a_game_is_learnt_in_lines() {
    let home = Home::new();
    let learnt = home.run("learn djenon-aboure --from D15", "7\n\nA\nquit\n");
    assert_eq!(learnt.code, Some(0));
    for sentence in [
        "South sows E.",
        "That is all there is to know",
        "E takes 2 and wins by 4 (exact).",
        "The game is left unfinished.",
    ] {
        assert!(
            learnt.stdout.contains(sentence),
            "{sentence}: {}",
            learnt.stdout
        );
    }
    let cut_off = home.run("learn gore", "");
    assert_eq!(cut_off.code, Some(0));
    assert!(cut_off.stdout.contains("lesson 1 of"));
}
