//! `match` and `engine`.

use std::collections::BTreeSet;
use std::fs;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use insta::assert_snapshot;

use crate::home::{Home, run};

#[test]
fn a_match_is_reported_in_words() {
    let home = Home::new();
    assert_snapshot!(home.transcript("match djenon-aboure greedy random --openings all:1", ""), @"
    djenon-aboure: greedy against random; no limit; all:1; seed 1

    player  games  wins  draws  losses  forfeits  points
    greedy     12     9      0       3         0     9.0
    random     12     3      0       9         0     3.0

    greedy against random
      wins 9, draws 0, losses 3; pairs by points from 0 to 2: [0, 0, 3, 0, 3]
      Elo +190.8 (+34.8 to +511.6); normalized Elo +245.7 (+49.1 to +442.3); stronger with 99.3 %
      margin +8.8 (+1.1 to +16.6) seeds a game
    --- exit 0
    ");
}

#[test]
fn a_round_robin_has_a_cross_table() {
    let home = Home::new();
    assert_snapshot!(
        home.transcript("match djenon-aboure greedy random random --games 4 --openings all:1", ""),
        @"
        djenon-aboure: greedy against random against random; no limit; all:1; seed 1

        player  games  wins  draws  losses  forfeits  points    Elo
        greedy      8     6      0       2         0     6.0  +98.6
        random      8     2      1       5         0     2.5  -73.9
        random      8     3      1       4         0     3.5  -24.7

                    1    2    3
        1 greedy    -  3.0  3.0
        2 random  1.0    -  1.5
        3 random  1.0  2.5    -

        greedy against random
          wins 3, draws 0, losses 1; pairs by points from 0 to 2: [0, 0, 1, 0, 1]
          Elo +190.8 (-67.9 to +inf); normalized Elo +245.7 (-94.8 to +586.2); stronger with 92.1 %
          margin +6.0 (-3.7 to +15.7) seeds a game

        greedy against random
          wins 3, draws 0, losses 1; pairs by points from 0 to 2: [0, 0, 1, 0, 1]
          Elo +190.8 (-67.9 to +inf); normalized Elo +245.7 (-94.8 to +586.2); stronger with 92.1 %
          margin +22.5 (+4.9 to +40.1) seeds a game

        random against random
          wins 1, draws 1, losses 2; pairs by points from 0 to 2: [0, 1, 1, 0, 0]
          Elo -88.7 (-238.9 to +33.6); normalized Elo -245.7 (-586.2 to +94.8); stronger with 7.9 %
          margin -5.5 (-18.4 to +7.4) seeds a game
        --- exit 0
        "
    );
}

#[test]
fn a_match_is_reported_as_json() {
    let home = Home::new();
    let args = "match djenon-aboure greedy random --openings all:1 --sprt 0,200 --json";
    assert_snapshot!(home.transcript(args, ""), @r#"
    {
      "game": "djenon-aboure",
      "match": "greedy against random; no limit; all:1; seed 1",
      "games": 12,
      "players": [
        {
          "player": "greedy",
          "games": 12,
          "wins": 9,
          "draws": 0,
          "losses": 3,
          "forfeits": 0,
          "points": 9.0,
          "rating": 86.7311
        },
        {
          "player": "random",
          "games": 12,
          "wins": 3,
          "draws": 0,
          "losses": 9,
          "forfeits": 0,
          "points": 3.0,
          "rating": -86.7311
        }
      ],
      "encounters": [
        {
          "first": 0,
          "second": 1,
          "wins": 9,
          "draws": 0,
          "losses": 3,
          "pairs": [
            0,
            0,
            3,
            0,
            3
          ],
          "elo": {
            "value": 190.8485,
            "low": 34.8334,
            "high": 511.6404
          },
          "normalized_elo": {
            "value": 245.6741,
            "low": 49.0975,
            "high": 442.2506
          },
          "superiority": 0.9928,
          "margin": {
            "value": 8.8333,
            "low": 1.0912,
            "high": 16.5754
          }
        }
      ],
      "sprt": {
        "elo0": 0.0,
        "elo1": 200.0,
        "alpha": 0.05,
        "beta": 0.05,
        "model": "normalized",
        "pairs": [
          0,
          0,
          3,
          0,
          3
        ],
        "llr": 1.9596,
        "lower": -2.9444,
        "upper": 2.9444,
        "verdict": null
      }
    }
    --- exit 0
    "#);
}

#[test]
fn a_test_is_reported_in_words() {
    let home = Home::new();
    let args = "match djenon-aboure greedy random --games 400 --sprt 0,200 --logistic";
    let ran = home.run(args, "");
    assert_eq!(ran.code, Some(0));
    assert_snapshot!(ran.stdout.lines().last().unwrap(), @"SPRT 0 or 200 Elo (logistic): LLR -3.52 (-2.94 to 2.94) after 11 pairs; H0 is accepted: less than 200 Elo");
}

#[test]
fn what_is_wrong_with_a_match_is_told() {
    let home = Home::new();
    home.write("openings.txt", "6-6-6-6-6-6-6-6-0-0-S\n6-6\n");
    home.write("club.sow", "[Game \"gore\"]\n\n1. A *\n");
    let mut said = String::new();
    for args in [
        "match gore greedy full",
        "match gore greedy cmd:no-such-program --nodes 10",
        "match gore greedy random random --sprt 0,10",
        "match gore greedy random --openings openings.txt",
        "match gore greedy random --openings nowhere.sow",
        "match gore greedy random --record club.sow",
    ] {
        said.push_str(&format!("> {args}\n{}\n", home.transcript(args, "")));
    }
    assert_snapshot!(said, @"
    > match gore greedy full
    --- stderr
    error: full needs a limit: --nodes, --time or --clock
    --- exit 2
    > match gore greedy cmd:no-such-program --nodes 10
    --- stderr
    error: cmd:no-such-program: the program could not be started: no-such-program: No such file or directory (os error 2)
    --- exit 2
    > match gore greedy random random --sprt 0,10
    --- stderr
    error: the test compares two players, and there are 3
    --- exit 2
    > match gore greedy random --openings openings.txt
    --- stderr
    error: openings.txt: line 2: expected the seeds of every hole, the seeds taken by South and by North, and S or N to move (byte 3)
    --- exit 1
    > match gore greedy random --openings nowhere.sow
    --- stderr
    error: nowhere.sow: No such file or directory (os error 2)
    --- exit 2
    > match gore greedy random --record club.sow
    --- stderr
    error: club.sow: game 1 in it is of another match: it has no tag Match
    --- exit 2
    ");
}

#[test]
fn an_engine_meets_itself_through_the_protocol() {
    let home = Home::new();
    let engine = format!("cmd:{} engine --set Level=2", env!("CARGO_BIN_EXE_ayla"));
    let mut command = home.ayla("match djenon-aboure ai:2");
    command
        .arg(&engine)
        .args(["--games=2", "--nodes=1", "--json"]);
    let ran = run(command, "");
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    assert!(ran.stdout.contains("\"games\": 2"));
    assert_eq!(ran.stdout.matches("\"forfeits\": 0").count(), 2);
}

const LONG: &str = "match djenon-aboure mcts greedy --nodes 1000 --games 20 --seed 3 --json";

fn start(home: &Home, args: &str) -> Command {
    let mut command = home.ayla(args);
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command
}

/// The records of a file, in the order of their numbers.
fn records(text: &str) -> BTreeSet<(u32, String)> {
    let games = text.split("\n\n[Game ");
    games
        .map(|game| {
            let round = game.split("[Round \"").nth(1).unwrap();
            let number = round.split('"').next().unwrap().parse().unwrap();
            let lines = game.trim_start_matches("[Game ").lines();
            let timeless: Vec<&str> = lines.filter(|line| !line.starts_with("[Date ")).collect();
            (number, timeless.join("\n").trim_end().to_owned())
        })
        .collect()
}

/// Killed again and again it plays the same match as if nothing had happened.
#[test]
fn a_match_that_is_killed_goes_on() {
    let home = Home::new();
    let whole = home.run(&format!("{LONG} --record whole.sow"), "");
    assert_eq!(whole.code, Some(0));
    let args = format!("{LONG} --record killed.sow --concurrency 2");
    let size = || fs::metadata(home.path("killed.sow")).map_or(0, |file| file.len());
    let mut kills = 0;
    while kills < 3 {
        let before = size();
        let mut child = start(&home, &args).spawn().unwrap();
        // It is killed once it has written something more.
        while size() == before && child.try_wait().unwrap().is_none() {
            thread::sleep(Duration::from_millis(1));
        }
        child.kill().unwrap();
        child.wait().unwrap();
        kills += 1;
    }
    assert!(records(&home.read("killed.sow")).len() < 20);
    let resumed = home.run(&args, "");
    assert_eq!(resumed.stdout, whole.stdout);
    let killed = home.read("killed.sow");
    assert_eq!(killed.matches("[Round ").count(), 20);
    assert_eq!(records(&killed), records(&home.read("whole.sow")));
    assert_eq!(
        home.run("check killed.sow", "").stdout,
        "20 games, 0 errors\n"
    );
}

#[test]
fn the_engine_answers_on_a_pipe() {
    let home = Home::new();
    let commands = "position fen 0-0-0-0-0-2-0-0-0-1-0-3-20-22-S\nmoves\nquery result\nfly\n";
    assert_snapshot!(home.transcript("engine djenon-aboure --set Level=5", commands), @"
    moves F
    response none
    info string error: unknown command `fly`; expected ugi, isready, uginewgame, setoption, position, go, stop, query, perft, moves, show or quit
    --- exit 0
    ");
    assert_snapshot!(home.transcript("engine --set Level=50", ""), @"
    --- stderr
    error: --set Level=50: Level: expected a whole number from 0 to 10
    --- exit 2
    ");
}
