//! Dialogues with the engine.

use std::io::{BufRead, BufReader, PipeReader, PipeWriter, Write, pipe};
use std::thread::{self, JoinHandle};

use ayla_arena::Engine;
use ayla_arena::ugi::{Info, Reply};
use ayla_core::GameId;
use insta::assert_snapshot;

/// A conversation with an engine that runs beside the test.
struct Conversation {
    commands: PipeWriter,
    replies: BufReader<PipeReader>,
    engine: JoinHandle<std::io::Result<()>>,
    said: String,
}

impl Conversation {
    fn begin(game: GameId) -> Conversation {
        let (commands, writer) = pipe().unwrap();
        let (reader, replies) = pipe().unwrap();
        let engine =
            thread::spawn(move || Engine::new(game, replies).run(BufReader::new(commands)));
        Conversation {
            commands: writer,
            replies: BufReader::new(reader),
            engine,
            said: String::new(),
        }
    }

    fn say(&mut self, line: &str) -> &mut Conversation {
        writeln!(self.commands, "{line}").unwrap();
        self.said.push_str(&format!("> {line}\n"));
        self
    }

    /// Hears everything up to a line that begins so. Of info lines only what does not depend on how
    /// the search goes about it is kept, and only of the last.
    fn hear(&mut self, last: &str) -> &mut Conversation {
        let mut known = None;
        loop {
            let mut line = String::new();
            assert!(self.replies.read_line(&mut line).unwrap() > 0, "it ended");
            match Reply::read(&line) {
                Reply::Info(info) => known = Some(info),
                reply => {
                    if let Some(info) = known.take() {
                        let info = Info {
                            depth: None,
                            nodes: None,
                            time: None,
                            pv: info.pv.into_iter().take(1).collect(),
                            ..info
                        };
                        self.said.push_str(&format!("{info}\n"));
                    }
                    self.said.push_str(&format!("{reply}\n"));
                }
            }
            if line.starts_with(last) {
                return self;
            }
        }
    }

    /// Says goodbye, and gives all that was said.
    fn end(mut self) -> String {
        self.say("quit");
        self.engine.join().unwrap().unwrap();
        let mut rest = String::new();
        while self.replies.read_line(&mut rest).unwrap() > 0 {}
        self.said + &rest
    }
}

/// What was said, without what the search knows and chooses.
fn without_thoughts(said: &str) -> String {
    let lines = said.lines().filter(|line| !line.starts_with("info score"));
    let lines = lines.map(|line| {
        if line.starts_with("bestmove") {
            "bestmove …"
        } else {
            line
        }
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn it_introduces_itself() {
    let mut talk = Conversation::begin(GameId::Gore);
    talk.say("ugi").hear("ugiok");
    talk.say("isready").hear("readyok");
    assert_snapshot!(talk.end(), @"
    > ugi
    id name Ayla 0.1.0
    id author the Ayla authors
    option name Hash type spin default 16 min 1 max 1024
    option name Threads type spin default 1 min 1 max 256
    option name Level type spin default 0 min 0 max 10
    option name Seed type spin default 0 min 0 max 18446744073709551615
    option name Game type combo default gore var gore var djenon-aboure
    ugiok
    > isready
    readyok
    > quit
    ");
}

#[test]
fn it_follows_a_game_and_answers_queries() {
    let mut talk = Conversation::begin(GameId::DjenonAboure);
    talk.say("query p1turn").hear("response");
    talk.say("moves").hear("moves");
    talk.say("position startpos moves E a")
        .say("show")
        .hear("times");
    talk.say("query gameover").hear("response");
    talk.say("position fen 0-0-0-0-0-1-0-0-0-1-0-1-23-22-S");
    talk.say("query gameover").hear("response");
    talk.say("query result").hear("response");
    talk.say("moves").hear("moves");
    talk.say("go nodes 100").hear("bestmove");
    talk.say("show").hear("score");
    assert_snapshot!(talk.end(), @"
    > query p1turn
    response true
    > moves
    moves A B C D E F
    > position startpos moves E a
    > show
    game djenon-aboure
    fen 5-5-5-1-2-6-1-1-6-6-6-0-2-2-S
    quiet 0
    times 1
    > query gameover
    response false
    > position fen 0-0-0-0-0-1-0-0-0-1-0-1-23-22-S
    > query gameover
    response true
    > query result
    response draw
    > moves
    moves
    > go nodes 100
    bestmove none
    > show
    game djenon-aboure
    fen 0-0-0-0-0-1-0-0-0-1-0-1-23-22-S
    quiet 0
    times 1
    ended normal
    score 24-24
    > quit
    ");
}

/// After a reply the same player moves again.
#[test]
fn a_reply_is_a_move_of_its_own() {
    let mut talk = Conversation::begin(GameId::Gore);
    talk.say("position fen 3-0-5-8-8-7-2-8-0-7-S moves offer:A");
    talk.say("query p1turn").hear("response");
    talk.say("moves").hear("moves");
    talk.say("position fen 3-0-5-8-8-7-2-8-0-7-S moves offer:A accept");
    talk.say("query p1turn").hear("response");
    talk.say("show").hear("times");
    talk.say("position fen 3-0-5-8-8-7-2-8-0-7-N SSSSNNNN A moves decline a");
    talk.say("query p1turn").hear("response");
    assert_snapshot!(talk.end(), @"
    > position fen 3-0-5-8-8-7-2-8-0-7-S moves offer:A
    > query p1turn
    response false
    > moves
    moves accept decline
    > position fen 3-0-5-8-8-7-2-8-0-7-S moves offer:A accept
    > query p1turn
    response false
    > show
    game gore
    fen 9-0-5-8-8-7-2-8-0-1-N NSSSNNNN -
    quiet 0
    times 1
    > position fen 3-0-5-8-8-7-2-8-0-7-N SSSSNNNN A moves decline a
    > query p1turn
    response true
    > quit
    ");
}

#[test]
fn it_thinks_and_says_what_is_proved() {
    let mut talk = Conversation::begin(GameId::DjenonAboure);
    talk.say("position fen 0-0-0-0-0-2-0-0-0-1-0-3-20-22-S");
    talk.say("go depth 40").hear("bestmove");
    talk.say("go p1time 60000 p2time 60000 p1inc 100 p2inc 100")
        .hear("bestmove");
    talk.say("position startpos").say("go").hear("bestmove");
    assert_snapshot!(talk.end(), @"
    > position fen 0-0-0-0-0-2-0-0-0-1-0-3-20-22-S
    > go depth 40
    info score seeds -2 exact pv F
    bestmove F
    > go p1time 60000 p2time 60000 p1inc 100 p2inc 100
    info score seeds -2 exact pv F
    bestmove F
    > position startpos
    > go
    info score seeds 4 exact pv E
    bestmove E
    > quit
    ");
}

/// From move to move of a game the engine remembers what it found; from one game to the next it
/// does not, nor where its memory is made anew.
#[test]
fn it_remembers_within_a_game() {
    fn nodes(replies: &str) -> Vec<u64> {
        let mut all = Vec::new();
        let mut last = None;
        for line in replies.lines() {
            match Reply::read(line) {
                Reply::Info(info) => last = info.nodes,
                Reply::BestMove(_) => all.extend(last.take()),
                _ => {}
            }
        }
        all
    }
    let mut engine = Engine::new(GameId::Gore, Vec::new());
    // At the end of the input a search is awaited.
    for commands in ["", "", "setoption name Hash value 16\n", "uginewgame\n"] {
        let input = format!("{commands}go depth 9\n");
        engine.run(input.as_bytes()).unwrap();
    }
    let nodes = nodes(&String::from_utf8(engine.into_output()).unwrap());
    let [first, again, other_memory, other_game] = nodes[..] else {
        panic!("four searches: {nodes:?}");
    };
    assert!(again < first / 2, "{nodes:?}");
    assert_eq!([other_memory, other_game], [first; 2]);
}

/// Goré from its start is not solved in a moment, so it thinks on while it is spoken to.
#[test]
fn commands_work_while_it_thinks() {
    let mut talk = Conversation::begin(GameId::Gore);
    talk.say("go infinite");
    talk.say("isready").hear("readyok");
    talk.say("query result").hear("response");
    talk.say("position startpos moves A")
        .say("moves")
        .hear("moves");
    talk.say("foo").hear("info string");
    talk.say("stop").hear("bestmove");
    assert_snapshot!(without_thoughts(&talk.end()), @"
    > go infinite
    > isready
    readyok
    > query result
    response none
    > position startpos moves A
    > moves
    moves a b c d
    > foo
    info string error: unknown command `foo`; expected ugi, isready, uginewgame, setoption, position, go, stop, query, perft, moves, show or quit
    > stop
    bestmove …
    > quit
    ");
}

/// What is proved at once is not said before it is asked for.
#[test]
fn infinite_thinking_waits_for_stop() {
    let mut talk = Conversation::begin(GameId::DjenonAboure);
    talk.say("position fen 0-0-0-0-0-2-0-0-0-1-0-3-20-22-S");
    talk.say("go infinite").hear("info");
    talk.say("isready").hear("readyok");
    talk.say("stop").hear("bestmove");
    assert_snapshot!(without_thoughts(&talk.end()), @"
    > position fen 0-0-0-0-0-2-0-0-0-1-0-3-20-22-S
    > go infinite
    > isready
    readyok
    > stop
    bestmove …
    > quit
    ");
}

#[test]
fn a_second_go_ends_the_first() {
    let mut talk = Conversation::begin(GameId::Gore);
    talk.say("go infinite").say("go infinite").hear("bestmove");
    talk.say("stop").hear("bestmove");
    let said = talk.end();
    assert_eq!(said.matches("\nbestmove ").count(), 2);
}

#[test]
fn options_are_set() {
    let mut talk = Conversation::begin(GameId::Gore);
    talk.say("setoption name game value djenon-aboure");
    talk.say("moves").hear("moves");
    talk.say("setoption name Level value 1");
    talk.say("setoption name Seed value 7");
    talk.say("setoption name Threads value 2");
    talk.say("setoption name Hash value 1");
    talk.say("go nodes 1000").hear("bestmove");
    talk.say("setoption name Level value 11")
        .hear("info string");
    talk.say("setoption name Hash value lots")
        .hear("info string");
    talk.say("setoption name Game value oware")
        .hear("info string");
    talk.say("setoption name Ponder value true")
        .hear("info string");
    talk.say("setoption name Level").hear("info string");
    assert_snapshot!(without_thoughts(&talk.end()), @"
    > setoption name game value djenon-aboure
    > moves
    moves A B C D E F
    > setoption name Level value 1
    > setoption name Seed value 7
    > setoption name Threads value 2
    > setoption name Hash value 1
    > go nodes 1000
    bestmove …
    > setoption name Level value 11
    info string error: Level: expected a whole number from 0 to 10
    > setoption name Hash value lots
    info string error: Hash: expected a whole number from 1 to 1024
    > setoption name Game value oware
    info string error: Game: expected gore or djenon-aboure
    > setoption name Ponder value true
    info string error: there is no such option; expected Hash, Threads, Level, Seed or Game
    > setoption name Level
    info string error: setoption: expected the option's name and `value`, found the end of the line
    > quit
    ");
}

#[test]
fn leaves_are_counted() {
    let mut talk = Conversation::begin(GameId::Gore);
    talk.say("perft 5").hear("perft total");
    talk.say("perft 0").hear("perft total");
    talk.say("perft 200").say("stop").hear("perft stopped");
    let said = talk.end();
    let lines: Vec<&str> = said
        .lines()
        .take(8)
        .chain(said.lines().rev().take(2))
        .collect();
    assert_snapshot!(lines.join("\n"), @"
    > perft 5
    perft A 240
    perft B 234
    perft C 235
    perft D 238
    perft total 947
    > perft 0
    perft total 1
    > quit
    perft stopped
    ");
}

#[test]
fn what_is_wrong_changes_nothing_and_is_explained() {
    let mut talk = Conversation::begin(GameId::Gore);
    talk.say("position startpos moves D");
    for wrong in [
        "hello",
        "position",
        "position here",
        "position fen",
        "position fen moves A",
        "position fen 6-6-S",
        "position startpos A",
        "position startpos moves Z",
        "position startpos moves A A",
        "go depth deep",
        "go nodes -1",
        "go now",
        "query",
        "query weather",
        "perft",
        "perft 256",
        "stop now",
        "quit now",
    ] {
        talk.say(wrong).hear("info string");
    }
    talk.say("show").hear("times");
    assert_snapshot!(talk.end(), @"
    > position startpos moves D
    > hello
    info string error: unknown command `hello`; expected ugi, isready, uginewgame, setoption, position, go, stop, query, perft, moves, show or quit
    > position
    info string error: position: expected `startpos` or `fen`, found the end of the line
    > position here
    info string error: position: expected `startpos` or `fen`, found `here`
    > position fen
    info string error: position: expected the text of a position, found the end of the line
    > position fen moves A
    info string error: position: expected the text of a position, found `moves`
    > position fen 6-6-S
    info string error: position: expected 8 holes before the seeds taken, found 0 (byte 0)
    > position startpos A
    info string error: position: expected `moves`, found `A`
    > position startpos moves Z
    info string error: position: expected moves: a hole's letter, offer:HOLES, accept, decline or pass, found `Z`
    > position startpos moves A A
    info string error: position: move 2: A is not legal: hole A is not the player's (G3)
    > go depth deep
    info string error: go: expected a number of moves, found `deep`
    > go nodes -1
    info string error: go: expected a number of positions, found `-1`
    > go now
    info string error: go: expected p1time, p2time, p1inc, p2inc, movetime, depth, nodes or infinite, found `now`
    > query
    info string error: query: expected gameover, p1turn or result, found the end of the line
    > query weather
    info string error: query: expected gameover, p1turn or result, found `weather`
    > perft
    info string error: perft: expected a number of moves, at most 255, found the end of the line
    > perft 256
    info string error: perft: expected a number of moves, at most 255, found `256`
    > stop now
    info string error: stop: expected nothing more, found `now`
    > quit now
    info string error: quit: expected nothing more, found `now`
    > show
    game gore
    fen 7-7-6-0-7-7-7-7-0-0-N
    quiet 1
    times 1
    > quit
    ");
}
