//! Engines that do something wrong.
//!
//! Each stands here as a test that is ignored: other tests start this very binary as a program and
//! let it run that one test, so that nothing else is needed on any system. What the test harness
//! prints before is no reply, and is passed over.

use std::env;
use std::io::{self, BufRead, Write};
use std::process;
use std::thread;

use ayla_arena::Player;
use ayla_arena::ugi::Command;
use ayla_core::{DjenonAboure, Game};

/// The player that runs a fake.
pub(crate) fn player(fake: &str) -> Player {
    let binary = env::current_exe().unwrap();
    let fake = format!("fakes::{fake}");
    let args = ["--ignored", "--exact", "--nocapture", &fake];
    let words = args.map(str::to_owned);
    Player::Program([vec![binary.to_str().unwrap().to_owned()], words.to_vec()].concat())
}

/// Whether this process was started by [`player`], and not by somebody who runs ignored tests too.
fn is_engine() -> bool {
    env::args().any(|arg| arg == "--exact")
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
    if !is_engine() {
        return;
    }
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

#[test]
#[ignore = "an engine that other tests start"]
fn well_behaved() {
    serve(|| {});
}

#[test]
#[ignore = "an engine that other tests start"]
fn crashing() {
    serve(|| process::exit(3));
}

#[test]
#[ignore = "an engine that other tests start"]
fn hanging() {
    serve(|| wait_for_ever());
}

#[test]
#[ignore = "an engine that other tests start"]
fn illegal() {
    serve(|| say("bestmove offer:A"));
}

#[test]
#[ignore = "an engine that other tests start"]
fn babbling() {
    serve(|| say("bestmove resign,please"));
}

/// It never stops talking, and says nothing.
#[test]
#[ignore = "an engine that other tests start"]
fn flooding() {
    serve(|| {
        loop {
            say("info depth 1 score seeds 0 pv A");
        }
    });
}

/// It starts, and has no time for anybody.
#[test]
#[ignore = "an engine that other tests start"]
fn deaf() {
    if is_engine() {
        wait_for_ever();
    }
}

/// It can be started, but only once in a while: it ends before it is asked anything.
#[test]
#[ignore = "an engine that other tests start"]
fn short_lived() {
    if !is_engine() {
        return;
    }
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        match line.parse() {
            Ok(Command::Ugi) => say("ugiok"),
            Ok(Command::IsReady) => {
                say("readyok");
            }
            Ok(Command::NewGame) => process::exit(1),
            _ => {}
        }
    }
}
