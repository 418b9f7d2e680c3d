//! Engines that do something wrong.
//!
//! Other tests start this very binary as a program, let it run the one test that stands here, and name
//! the fake behind it; so nothing else is needed on any system. What the test harness prints before is
//! no reply, and is passed over.

use std::env;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{self, Stdio};
use std::thread;

use ayla_arena::Player;
use ayla_arena::ugi::Command;
use ayla_core::{DjenonAboure, Game};

/// The test that becomes a fake if one is named behind it.
const ENGINE: &str = "fakes::all_fakes_but_the_deaf_one_introduce_themselves";

/// What each does.
const FAKES: [(&str, fn()); 8] = [
    ("well_behaved", || serve(|| {})),
    ("crashing", || serve(|| process::exit(3))),
    ("hanging", || serve(|| wait_for_ever())),
    ("illegal", || serve(|| say("bestmove offer:A"))),
    ("babbling", || serve(|| say("bestmove resign,please"))),
    ("flooding", || serve(never_stop_talking)),
    ("deaf", || wait_for_ever()),
    ("short_lived", end_before_the_first_move),
];

/// What to call to have a fake.
fn words(fake: &str) -> Vec<String> {
    let binary = env::current_exe().unwrap();
    let binary = binary.to_str().unwrap();
    [binary, "--exact", "--nocapture", ENGINE, fake]
        .map(str::to_owned)
        .to_vec()
}

/// The player that runs a fake.
pub(crate) fn player(fake: &str) -> Player {
    assert!(FAKES.iter().any(|(name, _)| *name == fake), "{fake}");
    Player::Program(words(fake))
}

#[test]
fn all_fakes_but_the_deaf_one_introduce_themselves() {
    let args: Vec<String> = env::args().collect();
    if let [.., test, named] = &args[..]
        && test == ENGINE
        && let Some((_, be)) = FAKES.iter().find(|(fake, _)| fake == named)
    {
        return be();
    }
    for (fake, _) in FAKES.iter().filter(|(name, _)| *name != "deaf") {
        let words = words(fake);
        let mut engine = process::Command::new(&words[0])
            .args(&words[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdin = engine.stdin.take().unwrap();
        stdin.write_all(b"ugi\nisready\nquit\n").unwrap();
        drop(stdin);
        let lines = BufReader::new(engine.stdout.take().unwrap()).lines();
        let told: Vec<String> = lines.map(Result::unwrap).collect();
        for reply in ["ugiok", "readyok"] {
            assert!(told.iter().any(|line| line == reply), "{fake}: {told:?}");
        }
        assert!(engine.wait().unwrap().success(), "{fake}");
    }
}

/// Says something at once.
fn say(line: &str) {
    let mut stdout = io::stdout();
    if writeln!(stdout, "{line}")
        .and_then(|()| stdout.flush())
        .is_err()
    {
        process::exit(0);
    }
}

fn wait_for_ever() -> ! {
    loop {
        thread::park();
    }
}

/// Plays the first legal move of Djenon-aboure, but for its second move does what `wrong` does.
fn serve(wrong: impl Fn()) {
    let mut game: Game<DjenonAboure> = Game::new();
    let mut asked = 0;
    for line in io::stdin().lock().lines() {
        match line.unwrap().parse() {
            Ok(Command::Ugi) => say("id name fake\nugiok"),
            Ok(Command::IsReady) => say("readyok"),
            Ok(Command::Position { start, moves }) => {
                let start = start.map(|text| text.parse().unwrap());
                game = start.map_or_else(Game::new, Game::from_position);
                for mv in moves {
                    game.play(mv, &mut ()).unwrap();
                }
            }
            Ok(Command::Go(_)) => {
                asked += 1;
                if asked == 2 {
                    wrong();
                }
                let mv = game.legal_moves().iter().next().unwrap();
                say(&format!("bestmove {mv}"));
            }
            Ok(Command::Quit) => process::exit(0),
            _ => {}
        }
    }
    process::exit(0);
}

fn never_stop_talking() {
    loop {
        say("info depth 1 score seeds 0 pv A");
    }
}

/// It can be started, and ends before it is asked for a move.
fn end_before_the_first_move() {
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        match line.parse() {
            Ok(Command::Ugi) => say("ugiok"),
            Ok(Command::IsReady) => say("readyok"),
            Ok(Command::NewGame) => process::exit(1),
            Ok(Command::Quit) => process::exit(0),
            _ => {}
        }
    }
}
