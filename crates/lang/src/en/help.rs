//! What can be said at the board.

use ayla_core::GameInfo;

/// A thing that can be said at the board, and what it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Help {
    /// How it is typed; capitals stand for what one fills in.
    pub usage: &'static str,
    /// What it does.
    pub meaning: &'static str,
}

const fn help(usage: &'static str, meaning: &'static str) -> Help {
    Help { usage, meaning }
}

const SOWING: [Help; 1] = [help("C", "sow hole C; `C+6` says that it takes six seeds")];

const TRADE: [Help; 2] = [
    help("offer:BD", "offer these holes instead of sowing"),
    help("accept, decline", "answer an offer; your own turn follows"),
];

const REST: [Help; 12] = [
    help("pass", "pass, where nothing else can be done"),
    help("moves", "list the legal moves"),
    help("hint", "ask what the machine would play"),
    help("undo", "take your last move back, and the machine's answer"),
    help("redo", "make it again"),
    help("board", "draw the board again"),
    help(
        "comment TEXT",
        "write a remark on the last move into the record",
    ),
    help(
        "agree",
        "propose or agree to end the game here; more seeds win",
    ),
    help("resign", "give up: the other player wins"),
    help(
        "save FILE",
        "add the game, as it is now, to the records in FILE",
    ),
    help("help", "list what can be said"),
    help("quit", "leave; the game stays unfinished"),
];

/// What can be said at the board of a game, moves first.
pub fn commands(game: GameInfo) -> impl Iterator<Item = &'static Help> {
    let trade = if game.trade { &TRADE[..] } else { &[] };
    SOWING.iter().chain(trade).chain(&REST)
}

/// The same as a table, a line each.
#[must_use]
pub fn help_text(game: GameInfo) -> String {
    let width = commands(game).map(|help| help.usage.len()).max();
    let width = width.unwrap_or_default();
    let lines: Vec<_> = commands(game)
        .map(|help| format!("  {:width$}  {}", help.usage, help.meaning))
        .collect();
    lines.join("\n")
}
