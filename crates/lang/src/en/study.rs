//! What is said about games that were played, and of puzzles.

use std::cmp::Ordering;
use std::fmt::Display;
use std::path::Path;
use std::time::Duration;

use ayla_core::{BySide, GameInfo, Side};

use super::grammar::list;

/// How the game ends if both play their best, which is proved: `South by 4`, `even`. The margin is
/// South's, in seeds.
#[must_use]
pub fn proved(margin: i8) -> String {
    standing(margin, "")
}

/// The same as an estimate: `South by about 4`, `about even`.
#[must_use]
pub fn estimated(margin: i8) -> String {
    standing(margin, "about ")
}

fn standing(margin: i8, about: &str) -> String {
    let ahead = match margin {
        0 => return format!("{about}even"),
        1.. => Side::South,
        _ => Side::North,
    };
    format!("{ahead} by {about}{}", margin.unsigned_abs())
}

/// What is known while the machine thinks: how many moves ahead it has looked, at how many
/// positions, and the best move.
#[must_use]
pub fn thinking(depth: u8, nodes: u64, best: &str) -> String {
    format!(
        "{} ahead, {}: {best}",
        count_of(depth.into(), "move"),
        count_of(nodes, "position")
    )
}

/// How much was looked at.
#[must_use]
pub fn looked(depth: u8, nodes: u64, time: Duration) -> String {
    format!(
        "Looked {} ahead, at {}, in {:.1} s.",
        count_of(depth.into(), "move"),
        count_of(nodes, "position"),
        time.as_secs_f64()
    )
}

/// What the scores of an analysis mean, where `side` is to move.
#[must_use]
pub fn scores_are_of(side: Side) -> String {
    format!("Scores are the final margin for {side}, who is to move; ~ marks an estimate.")
}

/// How a position ends if both play their best, which is proved.
#[must_use]
pub fn solved(seeds: BySide<u8>) -> String {
    let BySide { south, north } = seeds;
    let result = match south.cmp(&north) {
        Ordering::Greater => "South wins",
        Ordering::Equal => "a draw",
        Ordering::Less => "North wins",
    };
    format!("Solved: South {south}, North {north}; {result} if both play their best.")
}

/// A limit was reached before a position was solved; what was known then.
#[must_use]
pub fn not_solved(so_far: &str) -> String {
    format!("not solved within the limits ({so_far})")
}

/// A limit was reached before the proof for a side was found, or there is none.
#[must_use]
pub fn not_proved(side: Side, why: impl Display) -> String {
    format!("the position is solved, but no proof was found for {side}: {why}")
}

/// A proof does not hold that was just written.
#[must_use]
pub fn proof_is_wrong(error: impl Display) -> String {
    format!("the proof that was found does not hold, and is not kept: {error}")
}

/// Where the proof is, and how many lemmas it has.
#[must_use]
pub fn proof_written(file: &Path, lemmas: usize) -> String {
    let lemmas = count_of(lemmas as u64, "lemma");
    let file = file.display();
    format!("The proof, of {lemmas}, was checked and stands in {file}.")
}

/// What a proof says that holds: how many seeds each side is sure of, where it says so.
#[must_use]
pub fn proof_holds(at_least: BySide<Option<u8>>, lemmas: usize) -> String {
    let sure = Side::BOTH.into_iter().filter_map(|side| {
        let seeds = count_of(at_least[side]?.into(), "seed");
        Some(format!("at least {seeds} for {side}"))
    });
    let lemmas = count_of(lemmas as u64, "lemma");
    format!("The proof holds: {}, in {lemmas}.", list(sure))
}

/// A position that is over.
#[must_use]
pub fn nothing_to_analyse() -> String {
    "The game is over: there is nothing to analyse.".to_owned()
}

/// `1 move`, `1,234 moves`
fn count_of(number: u64, thing: &str) -> String {
    match number {
        1 => format!("1 {thing}"),
        _ => format!("{} {thing}s", thousands(number)),
    }
}

/// `1,234,567`
fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let (first, rest) = digits.split_at((digits.len() - 1) % 3 + 1);
    let groups = rest.as_bytes().chunks(3);
    groups.fold(first.to_owned(), |written, group| {
        written + "," + &String::from_utf8_lossy(group)
    })
}

/// What a progress bar of an analysis counts.
pub const POSITIONS: &str = "positions";

/// The heads of the table that tells how well the players of annotated games played.
pub const SUMMARY: [&str; 6] = ["player", "moves", "seeds lost a move", "?!", "?", "??"];

/// What is asked in a puzzle: the best move of `side`, who will be `margin` seeds ahead in the end
/// with it, and `second` at most with any other. A negative number means behind.
#[must_use]
pub fn puzzle_goal(side: Side, margin: i8, second: i8) -> String {
    format!(
        "{side} to move: one move {}, no other does better than to {}.",
        result(margin, ("wins", "loses", "draws")),
        result(second, ("win", "lose", "draw"))
    )
}

/// `wins by 4`, `draws`
fn result(margin: i8, (wins, loses, draws): (&str, &str, &str)) -> String {
    match margin {
        0 => draws.to_owned(),
        1.. => format!("{wins} by {margin}"),
        _ => format!("{loses} by {}", margin.unsigned_abs()),
    }
}

/// The head of a puzzle.
#[must_use]
pub fn puzzle(number: usize, count: usize, game: GameInfo, grade: u8) -> String {
    format!(
        "Puzzle {number} of {count}: {}, grade {grade} of 5. Type a move, or `help`.",
        game.title
    )
}

/// A move that solves the puzzle.
#[must_use]
pub fn puzzle_right(mv: impl Display) -> String {
    format!("{mv} is right.")
}

/// A move that is worse: what it leads to, as the margin of the player who makes it, if that is
/// known.
#[must_use]
pub fn puzzle_wrong(mv: impl Display, margin: Option<i8>) -> String {
    let falls_short = margin.map_or_else(
        || "is not the best".to_owned(),
        |margin| result(margin, ("only wins", "loses", "only draws")),
    );
    format!("{mv} {falls_short}. Try again, or say `solution`.")
}

/// What may help to find the move: how many moves ahead one must look, and what is surprising.
#[must_use]
pub fn puzzle_hint(depth: u8, themes: impl IntoIterator<Item = impl Display>) -> String {
    let look = format!("Look {} ahead.", count_of(depth.into(), "move"));
    match list(themes) {
        themes if themes.is_empty() => look,
        themes => format!("{look} What is surprising: {themes}."),
    }
}

/// The solution of a puzzle: the best play to the end of the game.
#[must_use]
pub fn puzzle_solution(moves: impl Display) -> String {
    format!("The best play: {moves}.")
}

/// What can be said of a puzzle.
#[must_use]
pub fn puzzle_help() -> String {
    [
        "  C         sow hole C, if you think that it is the best move; offer:BD, accept,",
        "            decline and pass likewise",
        "  moves     list the legal moves",
        "  board     draw the board again",
        "  hint      learn how deep it is, and what is surprising about it",
        "  solution  see it, and go on to the next puzzle",
        "  quit      leave",
    ]
    .join("\n")
}

/// Something that is said at the board, but has no sense in a puzzle.
#[must_use]
pub fn puzzle_cannot() -> String {
    "That cannot be said here. Type `help` for what can.".to_owned()
}

/// How many puzzles were solved at the first try.
#[must_use]
pub fn puzzles_solved(solved: usize, asked: usize) -> String {
    format!("Solved at the first try: {solved} of {asked}.")
}

/// Puzzles are made, beginning with this seed.
#[must_use]
pub fn puzzles_from_seed(seed: u64) -> String {
    format!("The same puzzles again: --seed {seed}")
}

/// Puzzles were written to a file.
#[must_use]
pub fn puzzles_written(count: usize, file: impl Display) -> String {
    format!(
        "{} written to {file}.",
        match count {
            1 => "1 puzzle is".to_owned(),
            _ => format!("{count} puzzles are"),
        }
    )
}

/// A game of a file that is no puzzle, and why.
#[must_use]
pub fn not_a_puzzle(file: impl Display, game: usize, why: impl Display) -> String {
    format!("game {game} of {file} is no puzzle: {why}")
}

/// What a progress bar counts while puzzles are made.
pub const PUZZLES: &str = "puzzles";

/// A file of puzzles cannot be standard input.
#[must_use]
pub fn answers_come_from_stdin() -> String {
    "the answers come from standard input, so the puzzles cannot".to_owned()
}

/// The heads of a table of openings.
pub const OPENINGS: [&str; 8] = [
    "games", "South", "drawn", "North", "open", "margin", "value", "line",
];

/// The line of no moves in such a table.
pub const OPENINGS_START: &str = "start";

/// What stands over a table of openings.
#[must_use]
pub fn openings(game: GameInfo) -> String {
    format!("{}: margins and values are South's.", game.title)
}

/// So many games are not counted, since they do not begin as usual.
#[must_use]
pub fn other_starts(games: u64) -> String {
    format!(
        "Not counted: {} from another start.",
        count_of(games, "game")
    )
}

/// There are fewer games than were asked for.
#[must_use]
pub fn too_few_games(games: u64) -> String {
    format!("Too few: {}.", count_of(games, "game"))
}
