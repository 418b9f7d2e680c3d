//! What is said on a full screen: short words beside the board, the keys, the questions.

use std::fmt::Display;
use std::time::Duration;

use ayla_core::{GameInfo, Gore, Pit, PitSet, Side};

use super::grammar::{count, list};
use crate::{Help, Name, Names};

/// Whose turn it is.
#[must_use]
pub fn to_move(side: Side, names: &Names) -> String {
    match &names.0[side] {
        Name::You => "Your move".to_owned(),
        Name::Called(name) => format!("{name} to move"),
    }
}

/// Who must answer an offer.
#[must_use]
pub fn to_reply(side: Side, names: &Names) -> String {
    match &names.0[side] {
        Name::You => "You are made an offer".to_owned(),
        Name::Called(name) => format!("{name} is made an offer"),
    }
}

/// The machine of this side thinks about its move.
#[must_use]
pub fn thinks(side: Side, names: &Names) -> String {
    format!("{} thinking", names.does(side, ("are", "is")))
}

/// The machine thinks in a human's place.
#[must_use]
pub fn considers() -> &'static str {
    "The machine considers it"
}

/// A move is shown, and so many seeds are still in the hand.
#[must_use]
pub fn in_hand(seeds: u8) -> String {
    match seeds {
        0 => String::new(),
        _ => format!("{seeds} in hand"),
    }
}

/// What a sowing would do: where its last seed falls, and what it takes.
#[must_use]
pub fn preview(pit: Pit, last: Pit, taken: u8) -> String {
    let takes = match taken {
        0 => "takes nothing".to_owned(),
        _ => format!("takes {taken}"),
    };
    format!("{pit}: the last seed falls into {last} and {takes}.")
}

/// Which holes are marked for an offer, and what it would cost the other player.
#[must_use]
pub fn marked(pits: PitSet) -> String {
    match pits.len() {
        0 => "Mark the holes to offer, then press Enter.".to_owned(),
        holes => format!(
            "Offer {} for {} of the other's taken seeds? Enter sends it.",
            list(pits),
            u16::from(Gore::PRICE) * u16::from(holes)
        ),
    }
}

/// What an offer of `pits` asks of the player who must answer: what it costs of the seeds he has
/// taken, what the holes with the payment would hold, and what it means to decline (G15, G18).
#[must_use]
pub fn bargain(
    buyer: Side,
    pits: PitSet,
    (price, purse): (u8, u8),
    seeds: u8,
    names: &Names,
) -> [String; 2] {
    let whose = match &names.0[buyer] {
        Name::You => "your".to_owned(),
        Name::Called(name) => format!("{name}'s"),
    };
    let holes = list(pits);
    let cost = if pits.len() == 1 { "costs" } else { "cost" };
    [
        format!("{holes} {cost} {price} of {whose} {purse} taken seeds."),
        format!(
            "Accepted, {holes} would hold {} and {} taken would be left. Declined, a win is without \
             glory.",
            count(seeds, "seed"),
            purse - price
        ),
    ]
}

/// The two answers to an offer, as buttons.
pub const ANSWERS: [&str; 2] = ["Accept (y)", "Decline (n)"];

/// Nobody can offer anything now.
#[must_use]
pub fn no_offer() -> &'static str {
    "No hole can be offered now: the other player could not pay, or holes are not traded."
}

/// Behind the number of seeds a player has taken.
pub const TAKEN: &str = "taken";

/// The heading of the list of moves.
pub const MOVES: &str = "Moves";

/// What a game is worth to the player who is ahead, if both play their best.
#[must_use]
pub fn evaluation(margin_of_south: i8, is_exact: bool) -> String {
    let lead = match margin_of_south {
        0 => "even".to_owned(),
        1.. => format!("South +{margin_of_south}"),
        _ => format!("North +{}", margin_of_south.unsigned_abs()),
    };
    if is_exact {
        format!("{lead}, proved")
    } else {
        format!("{lead}, estimated")
    }
}

/// Nothing is known yet of what the game is worth.
pub const EVALUATING: &str = "evaluating";

/// The screen has too few columns or rows.
#[must_use]
pub fn too_small(columns: u16, rows: u16, have: (u16, u16)) -> String {
    format!(
        "This board needs {columns}×{rows} characters, and here are {}×{}. Make the window larger \
         or the letters smaller; the game waits. (q quits)",
        have.0, have.1
    )
}

/// Whether to leave a game that is not over.
pub const LEAVE: &str = "Leave? The game is kept: `ayla play --continue` goes on with it. (y/n)";

/// Whether to give up.
pub const RESIGN: &str = "Give the game up? (y/n)";

/// The file a copy is to be added to.
pub const SAVE_AS: &str = "Add a copy of the game to the file:";

/// The file whose last game is to be gone on with.
pub const LOAD: &str = "Go on with the last game of the file:";

/// A remark on the last move, or on the game before its first.
pub const COMMENT: &str = "Write a remark into the record:";

/// How fast seeds are laid now.
#[must_use]
pub fn pace(seed_milliseconds: Option<u128>) -> String {
    match seed_milliseconds {
        None => "Seeds are not shown one by one.".to_owned(),
        Some(time) => format!("A seed takes {time} milliseconds."),
    }
}

/// A text is in the clipboard.
#[must_use]
pub fn copied(text: impl Display) -> String {
    format!("Copied: {text}")
}

/// What can be done with another game that begins.
pub const NEW_GAME: &str = "A new game";

/// The lines of the dialogue for a new game.
pub const NEW_GAME_FIELDS: [&str; 4] = ["Game", "South", "North", "Clock"];

/// Who sits at a side, as the dialogue names him: somebody, or the machine at a level.
#[must_use]
pub fn seat(level: Option<u8>) -> String {
    match level {
        None => "a person".to_owned(),
        Some(level) => format!("the machine, level {level}"),
    }
}

/// How much time a player has, as the dialogue names it: minutes for the game, and seconds that each
/// turn adds; or no clock.
#[must_use]
pub fn clock(control: Option<(u64, u64)>) -> String {
    let time = |number, unit| match number {
        1 => format!("1 {unit}"),
        _ => format!("{number} {unit}s"),
    };
    match control {
        None => "none".to_owned(),
        Some((minutes, 0)) => time(minutes, "minute"),
        Some((minutes, seconds)) => {
            format!(
                "{}, {} more a turn",
                time(minutes, "minute"),
                time(seconds, "second")
            )
        }
    }
}

/// What a clock shows: minutes and seconds, to the second that has begun.
#[must_use]
pub fn time_left(left: Duration) -> String {
    let seconds = left.as_millis().div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// What a clock showed when this player had moved.
#[must_use]
pub fn time_was_left(side: Side, left: Duration) -> String {
    format!("{side} has {} left.", time_left(left))
}

/// A player has no time left.
#[must_use]
pub fn time_is_up(side: Side, names: &Names) -> String {
    match &names.0[side] {
        Name::You => "Your time is up.".to_owned(),
        Name::Called(name) => format!("{name} has no time left."),
    }
}

/// The last line of the dialogue.
pub const BEGIN: &str = "Begin";

/// How the dialogue is used.
pub const NEW_GAME_KEYS: &str = "Arrows choose and change, Enter begins, Esc goes back.";

const fn key(usage: &'static str, meaning: &'static str) -> Help {
    Help { usage, meaning }
}

/// What the bar at the bottom shows while somebody is to move.
#[must_use]
pub const fn table_bar(game: GameInfo) -> &'static [Help] {
    const WITH_TRADE: &[Help] = &[
        key("Enter", "sow"),
        key("o", "offer"),
        key("h", "hint"),
        key("u", "undo"),
        key("n", "new"),
        key("?", "all keys"),
        key("q", "quit"),
    ];
    const WITHOUT_TRADE: &[Help] = &[
        key("Enter", "sow"),
        key("h", "hint"),
        key("u", "undo"),
        key("n", "new"),
        key("?", "all keys"),
        key("q", "quit"),
    ];
    if game.trade {
        WITH_TRADE
    } else {
        WITHOUT_TRADE
    }
}

/// The same while the machine thinks.
pub const THINKING_BAR: &[Help] = &[
    key("Space", "move now"),
    key("u", "undo"),
    key("?", "all keys"),
    key("q", "quit"),
];

/// The same while a move is shown.
pub const FILM_BAR: &[Help] = &[
    key("any key", "skip"),
    key("+ -", "faster, slower"),
    key("q", "quit"),
];

/// The same while holes are marked for an offer.
pub const OFFER_BAR: &[Help] = &[
    key("letter, Space", "mark"),
    key("Enter", "offer"),
    key("Esc", "back"),
];

/// The same while an offer waits for its answer.
pub const REPLY_BAR: &[Help] = &[
    key("y", "accept"),
    key("n", "decline"),
    key("h", "hint"),
    key("u", "undo"),
    key("?", "all keys"),
    key("q", "quit"),
];

/// The same when the game is over.
pub const OVER_BAR: &[Help] = &[
    key("n", "new game"),
    key("u", "undo"),
    key("s", "save"),
    key("?", "all keys"),
    key("q", "quit"),
];

/// The title of the list of keys.
pub const KEYS: &str = "Keys";

/// A title of a text of which only these lines have room, and how the others are seen.
#[must_use]
pub fn some_lines(title: &str, first: usize, last: usize, of: usize) -> String {
    format!("{title} {first}-{last} of {of}, ↓ ↑")
        .trim_start()
        .to_owned()
}

const BOARD_KEYS: &[Help] = &[
    key("arrows, mouse", "point at a hole and see what it would do"),
    key("Enter, click", "sow the hole"),
    key("A, a, …", "sow the hole of that letter"),
    key("p", "pass, where nothing else can be done"),
];

const TRADE_KEYS: &[Help] = &[
    key("o", "offer holes: mark them, then Enter"),
    key("y, n", "accept or decline an offer"),
];

const OTHER_KEYS: &[Help] = &[
    key("h", "what a strong player would do"),
    key("m", "the legal moves and what each takes"),
    key("u, r", "take back, with the machine's move; make again"),
    key("Space", "have the machine move now; skip what is shown"),
    key("+, -", "lay seeds faster or slower, or at once"),
    key("v", "show what the game is worth, or hide it"),
    key("PgUp", "read again what was said"),
    key("x", "turn the board round"),
    key("g, R", "propose to end the game here, or agree; give up"),
    key(";", "write a remark into the record"),
    key("s", "add a copy of the game to a file"),
    key("l", "load: go on with the last game of a file"),
    key("n", "begin another game"),
    key("i", "set a position up and play from it"),
    key("t", "copy the position's text"),
    key("q, Ctrl-C", "leave; the game is kept"),
];

/// All keys at a table.
pub fn table_keys(game: GameInfo) -> impl Iterator<Item = &'static Help> {
    let trade = if game.trade { TRADE_KEYS } else { &[] };
    BOARD_KEYS.iter().chain(trade).chain(OTHER_KEYS)
}

/// The title of the viewer: the game, which of its file it is, and the occasion.
#[must_use]
pub fn viewed(game: GameInfo, nth: usize, of: usize, event: Option<&str>) -> String {
    let mut title = game.title.to_owned();
    if of > 1 {
        title.push_str(&format!(", game {nth} of {of}"));
    }
    if let Some(event) = event {
        title.push_str(&format!(" · {event}"));
    }
    title
}

/// The title of the list of the games in a file.
pub const GAMES: &str = "Games";

/// A game of a file in a list: its number and what it is called.
#[must_use]
pub fn listed(nth: usize, title: &str) -> String {
    format!("{nth:>3}  {title}")
}

/// In place of what a game is called that has an error.
pub const UNREADABLE: &str = "has an error; `ayla check` tells which";

/// What a game of a file is called in a list: by its game, players, result and occasion, as far as
/// they are known.
#[must_use]
pub fn called(game: GameInfo, tag: impl Fn(&str) -> Option<String>) -> String {
    let known = |name| tag(name).filter(|value| !value.starts_with('?'));
    let players = ["South", "North"].map(|side| known(side).unwrap_or_else(|| side.to_owned()));
    let result = known("Result").unwrap_or_else(|| "*".to_owned());
    let mut title = format!("{}  {}  {result}", game.title, players.join(" - "));
    if let Some(event) = known("Event") {
        title.push_str(&format!("  {event}"));
    }
    title
}

/// How many of the moves are made, and what comes.
#[must_use]
pub fn after_moves(made: usize, of: usize, turn: &str) -> String {
    format!("After {made} of {of} moves. {turn}")
}

/// The heading of the moves of a line: the main line, or a variation so deep.
#[must_use]
pub fn line(depth: usize) -> String {
    match depth {
        0 => MOVES.to_owned(),
        1 => "Variation".to_owned(),
        _ => format!("Variation, {depth} deep"),
    }
}

/// What could be played instead of the move that comes next.
#[must_use]
pub fn variations(firsts: impl IntoIterator<Item = impl Display>) -> String {
    format!("Instead of the next move: {} (key Down).", list(firsts))
}

/// The number of a move is asked.
pub const JUMP_TO: &str = "Go to the board after how many moves?";

/// How the last move is to be judged.
pub const JUDGE: &str = "How good is the move? One of ! ? !! ?? !? ?!, or nothing:";

/// That was no judgement.
pub const NOT_A_JUDGEMENT: &str = "That is none of ! ? !! ?? !? ?!.";

/// There is no move before this place that could be judged.
pub const NOTHING_TO_JUDGE: &str = "There is no move here yet to be judged.";

/// Nothing was written or judged that could be kept.
pub const NOTHING_TO_WRITE: &str = "Nothing has changed since the record was read or kept.";

/// Whether the record is to be written to its file.
pub const REPLACE: &str =
    "Write the record to its file, in place of this game? Its other games stay. (y/n)";

/// Whether to leave a record with remarks that are in no file.
pub const LEAVE_RECORD: &str = "Leave, and lose what you wrote since it was kept? (y/n)";

/// A number of moves was asked, but not typed.
pub const NOT_A_NUMBER: &str = "That is no number of moves.";

/// The record is in its file.
#[must_use]
pub fn replaced(file: impl Display) -> String {
    format!("Written to {file}.")
}

/// The record could not be written to its file, for this reason.
#[must_use]
pub fn not_replaced(why: impl Display) -> String {
    format!("Not written: {why}. `s` adds a copy to another file.")
}

/// There is no file to write to.
#[must_use]
pub fn cannot_be_written() -> &'static str {
    "the record came from standard input"
}

/// The file has changed since it was read.
#[must_use]
pub fn has_changed(file: impl Display) -> String {
    format!("the game in {file} has changed since it was read")
}

/// The game has lines that no record keeps.
#[must_use]
pub fn has_skipped_lines(file: impl Display) -> String {
    format!("the game in {file} has lines that begin with %, which would be lost")
}

/// One cannot play on here.
pub const NOTHING_TO_PLAY: &str = "The game is over here; go back a move to play on.";

/// Behind a text of which more is to be read, and the key that shows it.
#[must_use]
pub fn more(key: &str) -> String {
    format!("… ({key} shows all)")
}

/// The key that shows all of what is said in the viewer.
pub const ALL_IN_VIEWER: &str = "Enter";

/// The key that shows all of a lesson.
pub const ALL_OF_LESSON: &str = "PgDn";

/// What the bar at the bottom shows in the viewer.
pub const VIEWER_BAR: &[Help] = &[
    key("← →", "step"),
    key("↓ ↑", "variation, back"),
    key("p", "play on"),
    key(";", "remark"),
    key("?", "all keys"),
    key("q", "quit"),
];

/// All keys in the viewer.
pub const VIEWER_KEYS: &[Help] = &[
    key("Right, Space, wheel", "a move further"),
    key("Left, Backspace", "a move back"),
    key("PgDn, PgUp", "ten moves further, or back"),
    key("Home, End", "to the start or the end of the line"),
    key(
        "Down, Tab",
        "into a variation of the next move, and to the next one",
    ),
    key("Up", "out of the variation"),
    key("Enter", "read all of what is said here"),
    key("g", "to the board after so many moves"),
    key("[ ]", "to the game before or after this one in the file"),
    key("f", "choose another game of the file"),
    key("p", "play on from here"),
    key(";", "write a remark here, or change the one there is"),
    key("a", "judge the last move: ! ? !! ?? !? ?!"),
    key("w", "write the record to its file, with your remarks"),
    key("s", "add a copy of the record to a file"),
    key("v", "show what the game is worth, or hide it"),
    key("x", "turn the board round"),
    key("+, -", "lay seeds faster or slower, or at once"),
    key("t", "copy the position's text"),
    key("q, Esc", "leave"),
];

/// The title of the editor.
#[must_use]
pub fn editing(game: GameInfo) -> String {
    format!("{}: set a position up", game.title)
}

/// A player in the editor, and whether his taken seeds are changed now.
#[must_use]
pub fn edited_player(side: Side, is_chosen: bool) -> String {
    if is_chosen {
        format!("[{side}]")
    } else {
        side.to_string()
    }
}

/// The position is legal; how many seeds it has.
#[must_use]
pub fn can_be_played(seeds: u32, is_over: bool) -> String {
    if is_over {
        format!("{seeds} seeds in all. The game would be over at once.")
    } else {
        format!("{seeds} seeds in all. Enter plays from here.")
    }
}

/// The position is not legal, for this reason.
#[must_use]
pub fn cannot_be_played(why: &str) -> String {
    format!("Not a position: {why}.")
}

/// What the keys of the editor are.
#[must_use]
pub fn editor_hint(game: GameInfo) -> String {
    let trade = if game.trade {
        "; w changes a hole's owner, o offers it"
    } else {
        ""
    };
    format!(
        "Arrows or letters choose; digits, + and - set seeds; m changes who is to move; z clears, \
         s sets up the start{trade}."
    )
}

/// What the bar at the bottom shows in the editor.
pub const EDITOR_BAR: &[Help] = &[
    key("Enter", "play from here"),
    key("0-9 + -", "seeds"),
    key("paste", "position"),
    key("m", "to move"),
    key("Esc", "back"),
];
