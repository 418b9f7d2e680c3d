//! Djenon-aboure, one seed at a time, after the clauses D1 to D15.

use super::{Player, parse_seeds, parse_sowing, seeds_text, sowing_token};
use std::collections::HashSet;

/// D1: two rows of six holes.
const HOLES: usize = 12;

/// The names of the holes in ring order, which is counter-clockwise.
const LETTERS: &str = "ABCDEFabcdef";

/// A position of Djenon-aboure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DjenonAboure {
    /// Seeds in the holes, in ring order from A.
    board: [u32; HOLES],
    /// What South and North have taken.
    taken: [u32; 2],
    to_move: Player,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Move {
    Sow(usize),
    Pass,
}

impl DjenonAboure {
    /// The starting position (D1, D2).
    #[must_use]
    pub fn start() -> Self {
        Self {
            board: [4; HOLES],
            taken: [0, 0],
            to_move: Player::South,
        }
    }

    /// Reads a position text.
    ///
    /// # Errors
    ///
    /// Whatever the notation refuses, with the reason.
    pub fn parse(text: &str) -> Result<Self, String> {
        if text.contains(' ') {
            return Err("OWNERS and OFFER occur only in Goré".to_string());
        }
        let seeds = parse_seeds(text, HOLES)?;
        let mut position = Self::start();
        for hole in 0..HOLES {
            position.board[hole] = seeds.board[hole];
        }
        position.taken = seeds.taken;
        position.to_move = seeds.to_move;
        Ok(position)
    }

    /// The canonical position text.
    #[must_use]
    pub fn text(&self) -> String {
        seeds_text(&self.board, self.taken, self.to_move)
    }

    /// All legal moves as tokens, sowings in hole order with what they take, or `pass`. None when the position is over.
    #[must_use]
    pub fn moves(&self) -> Vec<String> {
        let mut tokens = Vec::new();
        for one in self.legal_moves() {
            tokens.push(self.token_of(&one));
        }
        tokens
    }

    /// The position after a move, or `None` if the token names no legal one. What a sowing claims to take is not checked.
    #[must_use]
    pub fn play(&self, token: &str) -> Option<Self> {
        let wanted = parse_move(token)?;
        if self.legal_moves().contains(&wanted) {
            Some(self.after(&wanted))
        } else {
            None
        }
    }

    /// The final seeds of South and North, if the position is over by D13.
    #[must_use]
    pub fn score(&self) -> Option<(u32, u32)> {
        if self.is_over() {
            Some(self.would_be_score())
        } else {
            None
        }
    }

    /// What South and North would have if the game ended here: what they have taken and what stands in their rows (D14).
    #[must_use]
    pub fn would_be_score(&self) -> (u32, u32) {
        let mut south = self.taken[Player::South.index()];
        let mut north = self.taken[Player::North.index()];
        for hole in row_of(Player::South) {
            south += self.board[hole];
        }
        for hole in row_of(Player::North) {
            north += self.board[hole];
        }
        (south, north)
    }

    /// How many sequences of exactly so many moves there are from here.
    #[must_use]
    pub fn leaf_count(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut count = 0;
        for one in self.legal_moves() {
            count += self.after(&one).leaf_count(depth - 1);
        }
        count
    }

    /// The holes a player could sow from if it were his turn.
    fn sowings_of(&self, player: Player) -> Vec<usize> {
        let mut holes = Vec::new();
        for hole in row_of(player) {
            // D3: at least two seeds. D7: and the sowing ends.
            if self.board[hole] >= 2 && sow(self.board, hole).is_some() {
                holes.push(hole);
            }
        }
        holes
    }

    /// D13: neither player can move.
    fn is_over(&self) -> bool {
        self.sowings_of(Player::South).is_empty() && self.sowings_of(Player::North).is_empty()
    }

    fn legal_moves(&self) -> Vec<Move> {
        // A finished position has no moves.
        if self.is_over() {
            return Vec::new();
        }
        let holes = self.sowings_of(self.to_move);
        // D8: only then, and then always.
        if holes.is_empty() {
            return vec![Move::Pass];
        }
        holes.into_iter().map(Move::Sow).collect()
    }

    /// How a legal move is written.
    fn token_of(&self, legal: &Move) -> String {
        match legal {
            Move::Sow(hole) => {
                let (_, taken) = sow(self.board, *hole).expect("a legal sowing ends");
                sowing_token(*hole, LETTERS, taken)
            }
            Move::Pass => "pass".to_string(),
        }
    }

    /// The position after a legal move.
    fn after(&self, legal: &Move) -> Self {
        let mut next = self.clone();
        if let Move::Sow(hole) = legal {
            let (board, taken) = sow(self.board, *hole).expect("a legal sowing ends");
            next.board = board;
            next.taken[self.to_move.index()] += taken;
        }
        next.to_move = self.to_move.opponent();
        next
    }
}

/// D1: a player's row.
fn row_of(player: Player) -> std::ops::Range<usize> {
    match player {
        Player::South => 0..6,
        Player::North => 6..12,
    }
}

/// One step counter-clockwise.
fn next_hole(hole: usize) -> usize {
    if hole == HOLES - 1 { 0 } else { hole + 1 }
}

/// One step clockwise.
fn previous_hole(hole: usize) -> usize {
    if hole == 0 { HOLES - 1 } else { hole - 1 }
}

fn is_two_or_four(seeds: u32) -> bool {
    seeds == 2 || seeds == 4
}

/// A whole sowing: the board afterwards and what was taken, or `None` if it never ends (D7).
fn sow(start_board: [u32; HOLES], start: usize) -> Option<([u32; HOLES], u32)> {
    let mut board = start_board;
    let mut origin = start;
    let mut seen = HashSet::new();
    loop {
        // D7: the rest of a sowing follows from the board and the hole about to be lifted; the same again means for ever.
        let is_new = seen.insert((board, origin));
        if !is_new {
            return None;
        }

        let landing = lay_out_one_lap(&mut board, origin);
        let held_before = board[landing] - 1;
        match held_before {
            // D6: an empty hole ends the sowing and takes nothing.
            0 => return Some((board, 0)),
            // D6, D9: one or three, now two or four: a capture.
            1 | 3 => {
                let taken = capture(&mut board, landing);
                return Some((board, taken));
            }
            // D5: two, four or more: on from here.
            _ => origin = landing,
        }
    }
}

/// D4: lifts a hole's seeds, lays the first back into it and the others one by one onward. Returns where the last one fell.
fn lay_out_one_lap(board: &mut [u32; HOLES], origin: usize) -> usize {
    let mut hand = board[origin];
    board[origin] = 0;
    let mut hole = origin;
    board[hole] += 1;
    hand -= 1;
    while hand > 0 {
        hole = next_hole(hole);
        board[hole] += 1;
        hand -= 1;
    }
    hole
}

/// D9 to D11: takes the landing hole and the unbroken run of twos and fours behind it, in either row.
fn capture(board: &mut [u32; HOLES], landing: usize) -> u32 {
    let mut taken = 0;
    let mut hole = landing;
    // A hole that was taken is empty, so a run round the whole ring stops where it began.
    while is_two_or_four(board[hole]) {
        taken += board[hole];
        board[hole] = 0;
        hole = previous_hole(hole);
    }
    taken
}

/// Reads a move token, legal or not.
fn parse_move(token: &str) -> Option<Move> {
    if token == "pass" {
        return Some(Move::Pass);
    }
    parse_sowing(token, LETTERS).map(Move::Sow)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// South's A never ends here (D7).
    const ENDLESS: &str = "3-1-7-6-0-4-3-2-1-2-1-2-0-0-S";

    fn at(text: &str) -> DjenonAboure {
        DjenonAboure::parse(text).unwrap_or_else(|reason| panic!("{text}: {reason}"))
    }

    /// Plays a token that must be among the moves letter by letter, claim and all.
    fn exactly(position: &DjenonAboure, token: &str) -> DjenonAboure {
        let moves = position.moves();
        assert!(
            moves.iter().any(|one| one == token),
            "{token} at {}: {moves:?}",
            position.text()
        );
        position.play(token).expect("a listed move is legal")
    }

    #[test]
    fn worked_case_start() {
        let start = DjenonAboure::start();
        assert_eq!(start.text(), "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
        assert_eq!(start.moves(), ["A+2", "B+2", "C+2", "D+2", "E+2", "F+2"]);
        assert_eq!(
            exactly(&start, "A+2").text(),
            "2-6-6-0-5-5-5-1-5-5-5-1-2-0-N"
        );
    }

    #[test]
    fn worked_case_openings_are_rotations() {
        let start = DjenonAboure::start();
        let from_a = start.play("A").expect("legal").board;
        for (steps, token) in ["A", "B", "C", "D", "E", "F"].into_iter().enumerate() {
            let mut board = start.play(token).expect("legal").board;
            board.rotate_left(steps);
            assert_eq!(board, from_a, "{token}");
        }
    }

    #[test]
    fn worked_case_four_laps() {
        let mut board = [4; HOLES];
        let first = lay_out_one_lap(&mut board, 0);
        let second = lay_out_one_lap(&mut board, first);
        let third = lay_out_one_lap(&mut board, second);
        let fourth = lay_out_one_lap(&mut board, third);
        assert_eq!([first, second, third, fourth], [3, 7, 11, 3]);
        assert_eq!(board[fourth], 2);
    }

    #[test]
    fn worked_case_thirteen() {
        let position = at("13-0-0-0-0-0-0-0-0-0-0-0-0-0-S");
        assert_eq!(
            exactly(&position, "A+2").text(),
            "0-1-1-1-1-1-1-1-1-1-1-1-2-0-N"
        );
    }

    #[test]
    fn leaf_counts() {
        let expected = [1, 6, 27, 120, 512, 1963, 7862];
        for (depth, count) in (0..).zip(expected) {
            assert_eq!(
                DjenonAboure::start().leaf_count(depth),
                count,
                "depth {depth}"
            );
        }
    }

    #[test]
    fn d7_an_endless_sowing_is_not_legal() {
        let position = at(ENDLESS);
        assert_eq!(sow(position.board, 0), None);
        assert_eq!(position.play("A"), None);
        assert!(position.moves().iter().all(|token| !token.starts_with('A')));
    }

    #[test]
    fn d7_its_loop_has_54_laps() {
        let mut board = at(ENDLESS).board;
        let mut hole = 0;
        for _ in 0..10_000 {
            hole = lay_out_one_lap(&mut board, hole);
            assert!(board[hole] == 3 || board[hole] >= 5);
        }
        let (loop_board, loop_hole) = (board, hole);
        let mut laps = 0;
        loop {
            hole = lay_out_one_lap(&mut board, hole);
            laps += 1;
            if board == loop_board && hole == loop_hole {
                break;
            }
        }
        assert_eq!(laps, 54);
    }

    #[test]
    fn d3_a_single_seed_may_not_be_moved() {
        assert_eq!(at("1-2-0-1-0-0-0-0-2-0-0-0-0-0-S").moves(), ["B"]);
    }

    #[test]
    fn d4_d6_the_first_seed_back_and_an_empty_end() {
        assert_eq!(
            exactly(&at("0-3-0-0-0-0-0-0-0-0-0-0-0-0-S"), "B").text(),
            "0-1-1-1-0-0-0-0-0-0-0-0-0-0-N"
        );
    }

    #[test]
    fn d5_relay_from_two_and_from_four() {
        // A: B had two, so its three are lifted and end in empty D.
        assert_eq!(
            exactly(&at("2-2-0-0-0-0-0-0-0-0-0-0-0-0-S"), "A").text(),
            "1-1-1-1-0-0-0-0-0-0-0-0-0-0-N"
        );
        // A: B had four, so its five are lifted and end in F, which had one: two are taken.
        assert_eq!(
            exactly(&at("2-4-0-0-0-1-0-0-0-0-0-0-0-0-S"), "A+2").text(),
            "1-1-1-1-1-0-0-0-0-0-0-0-2-0-N"
        );
    }

    #[test]
    fn d9_d10_d11_the_run_behind_in_ones_own_row() {
        // D has four; C four and B two behind it go too, A's one breaks the run; E in front stays.
        assert_eq!(
            exactly(&at("4-1-3-3-2-0-0-0-0-0-0-0-0-0-S"), "A+10").text(),
            "1-0-0-0-2-0-0-0-0-0-0-0-10-0-N"
        );
    }

    #[test]
    fn d10_the_run_goes_round() {
        // Behind A lie f with two and e with four.
        assert_eq!(
            exactly(&at("13-0-0-0-0-0-0-0-0-0-3-1-0-0-S"), "A+8").text(),
            "0-1-1-1-1-1-1-1-1-1-0-0-8-0-N"
        );
        // The whole ring (D12).
        let all = exactly(&at("13-1-1-1-1-1-1-1-1-1-1-1-0-0-S"), "A+24");
        assert_eq!(all.text(), "0-0-0-0-0-0-0-0-0-0-0-0-24-0-N");
        assert_eq!(all.score(), Some((24, 0)));
        assert!(all.moves().is_empty());
    }

    #[test]
    fn d8_pass_only_without_a_sowing() {
        let position = at("1-0-1-0-0-0-0-0-2-0-0-0-3-4-S");
        assert_eq!(position.moves(), ["pass"]);
        assert_eq!(
            exactly(&position, "pass").text(),
            "1-0-1-0-0-0-0-0-2-0-0-0-3-4-N"
        );
        assert_eq!(position.play("A"), None);
        assert_eq!(DjenonAboure::start().play("pass"), None);
    }

    #[test]
    fn d8_endless_sowings_are_no_moves() {
        // South has only C to lift, and it never ends; North could move, so the game is not over and South passes.
        let position = at("1-0-10-1-0-1-0-4-5-2-1-4-0-0-S");
        assert_eq!(sow(position.board, 2), None);
        assert_eq!(position.moves(), ["pass"]);
        assert_eq!(position.score(), None);
        assert_eq!(position.play("C"), None);
        assert!(!exactly(&position, "pass").moves().is_empty());
    }

    #[test]
    fn d13_d14_the_end() {
        let position = at("1-0-1-0-0-0-1-0-0-1-1-0-20-23-S");
        assert_eq!(position.score(), Some((22, 26)));
        assert!(position.moves().is_empty());
        assert_eq!(position.play("pass"), None);
        assert_eq!(DjenonAboure::start().score(), None);
        assert_eq!(DjenonAboure::start().would_be_score(), (24, 24));
    }

    #[test]
    fn claims_are_ignored_and_other_tokens_refused() {
        let start = DjenonAboure::start();
        assert_eq!(start.play("A"), start.play("A+2"));
        assert_eq!(start.play("A+40"), start.play("A+2"));
        for wrong in [
            "", "a", "G", "g", "A+", "A+0", "A+02", "AB", "accept", "decline", "offer:A", "pass",
        ] {
            assert_eq!(start.play(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn position_texts() {
        for text in [
            "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
            ENDLESS,
            "0-0-0-0-0-0-0-0-0-0-0-0-0-48-N",
            "48-0-0-0-0-0-0-0-0-0-0-0-0-0-N",
        ] {
            assert_eq!(at(text).text(), text);
        }
        for text in [
            "",
            "6-6-6-6-6-6-6-6-0-0-S",
            "4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
            "4-4-4-4-4-4-4-4-4-4-4-4-0-1-S",
            "4-4-4-4-4-4-4-4-4-4-4-04-0-0-S",
            "4-4-4-4-4-4-4-4-4-4-4-4-0-0-X",
            "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S ",
            "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S SSSSSSNNNNNN -",
        ] {
            assert!(DjenonAboure::parse(text).is_err(), "{text:?}");
        }
    }
}
