//! Goré, one seed at a time, after the clauses G1 to G22.

use super::{
    Player, hole_of_letter, letter_of_hole, parse_seeds, parse_sowing, seeds_text, sowing_token,
};

/// G1: two rows of four holes.
const HOLES: usize = 8;

/// The names of the holes in ring order, which is counter-clockwise.
const LETTERS: &str = "ABCDabcd";

/// G15: what is laid into each hole of an accepted offer.
const PRICE: u32 = 6;

/// G1: each player starts with his own row.
const START_OWNERS: [Player; HOLES] = [
    Player::South,
    Player::South,
    Player::South,
    Player::South,
    Player::North,
    Player::North,
    Player::North,
    Player::North,
];

/// A position of Goré.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gore {
    /// Seeds in the holes, in ring order from A.
    board: [u32; HOLES],
    /// Whose territory each hole is.
    owners: [Player; HOLES],
    /// What South and North have taken.
    taken: [u32; 2],
    /// The player who has to say something; while an offer waits, the one who must reply.
    to_move: Player,
    /// The holes of the waiting offer in ring order; empty when none waits.
    offer: Vec<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Move {
    Sow(usize),
    Offer(Vec<usize>),
    Accept,
    Decline,
    Pass,
}

impl Gore {
    /// The starting position (G1, G2).
    #[must_use]
    pub fn start() -> Self {
        Self {
            board: [6; HOLES],
            owners: START_OWNERS,
            taken: [0, 0],
            to_move: Player::South,
            offer: Vec::new(),
        }
    }

    /// Reads a position text.
    ///
    /// # Errors
    ///
    /// Whatever the notation refuses, with the reason.
    pub fn parse(text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.split(' ').collect();
        if words.len() != 1 && words.len() != 3 {
            return Err(format!(
                "expected the seeds alone, or the seeds, OWNERS and OFFER; found {} words",
                words.len()
            ));
        }

        let seeds = parse_seeds(words[0], HOLES)?;
        let mut position = Self::start();
        for hole in 0..HOLES {
            position.board[hole] = seeds.board[hole];
        }
        position.taken = seeds.taken;
        position.to_move = seeds.to_move;

        if words.len() == 3 {
            position.owners = parse_owners(words[1])?;
            if words[2] != "-" {
                position.offer = parse_holes(words[2])?;
                position.check_offer()?;
            }
        }
        Ok(position)
    }

    /// Whether the waiting offer of a position text could have been made.
    fn check_offer(&self) -> Result<(), String> {
        let offerer = self.to_move.opponent();
        // G13
        if self.offer.is_empty() || self.offer.len() > 3 {
            return Err("an offer is of one, two or three holes".to_string());
        }
        // G13
        for &hole in &self.offer {
            if self.owners[hole] != offerer {
                return Err(format!(
                    "{} is not the offerer's",
                    letter_of_hole(hole, LETTERS)
                ));
            }
        }
        // G17
        if self.offer.len() >= self.holes_of(offerer).len() {
            return Err("the offer leaves its maker no hole".to_string());
        }
        // G16
        if !self.can_pay(self.to_move, self.offer.len()) {
            return Err("the offer could not be paid".to_string());
        }
        Ok(())
    }

    /// The canonical position text.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = seeds_text(&self.board, self.taken, self.to_move);
        if self.owners != START_OWNERS || self.offer_waits() {
            text.push(' ');
            for owner in self.owners {
                text.push(owner.letter());
            }
            text.push(' ');
            if self.offer_waits() {
                text.push_str(&holes_text(&self.offer));
            } else {
                text.push('-');
            }
        }
        text
    }

    /// All legal moves as tokens, sowings with what they take: sowings in hole order, then offers by size and letters, then
    /// `accept`, `decline`, `pass`. None when the position is over.
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

    /// The final seeds of South and North, if the position is over by G20.
    #[must_use]
    pub fn score(&self) -> Option<(u32, u32)> {
        if self.is_over() {
            Some(self.would_be_score())
        } else {
            None
        }
    }

    /// What South and North would have if the game ended here: what they have taken and what stands in their territories (G21).
    #[must_use]
    pub fn would_be_score(&self) -> (u32, u32) {
        let mut south = self.taken[Player::South.index()];
        let mut north = self.taken[Player::North.index()];
        for hole in 0..HOLES {
            match self.owners[hole] {
                Player::South => south += self.board[hole],
                Player::North => north += self.board[hole],
            }
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

    fn offer_waits(&self) -> bool {
        !self.offer.is_empty()
    }

    /// G20: every hole holds fewer than three; not looked at while an offer waits.
    fn is_over(&self) -> bool {
        !self.offer_waits() && self.board.iter().all(|&seeds| seeds < 3)
    }

    /// The territory of a player, in ring order.
    fn holes_of(&self, player: Player) -> Vec<usize> {
        (0..HOLES)
            .filter(|&hole| self.owners[hole] == player)
            .collect()
    }

    /// G16: six taken seeds for each hole.
    fn can_pay(&self, player: Player, holes: usize) -> bool {
        let mut seeds_left = self.taken[player.index()];
        for _ in 0..holes {
            if seeds_left < PRICE {
                return false;
            }
            seeds_left -= PRICE;
        }
        true
    }

    fn legal_moves(&self) -> Vec<Move> {
        // A finished position has no moves.
        if self.is_over() {
            return Vec::new();
        }
        // G14: an offer must be answered first. G6: even with empty holes.
        if self.offer_waits() {
            return vec![Move::Accept, Move::Decline];
        }

        let territory = self.holes_of(self.to_move);
        // G6: nothing in his holes, or no holes at all: he passes and may do nothing else.
        if territory.iter().all(|&hole| self.board[hole] == 0) {
            return vec![Move::Pass];
        }

        let mut moves = Vec::new();
        // G3: any non-empty hole of his territory.
        for &hole in &territory {
            if self.board[hole] > 0 {
                moves.push(Move::Sow(hole));
            }
        }
        // G13: one, two or three holes of his territory, empty ones too.
        for holes in choices_of_one_two_three(&territory) {
            // G17: at least one hole stays with him.
            let leaves_a_hole = holes.len() < territory.len();
            // G16: the other could pay.
            if leaves_a_hole && self.can_pay(self.to_move.opponent(), holes.len()) {
                moves.push(Move::Offer(holes));
            }
        }
        moves
    }

    /// How a legal move is written.
    fn token_of(&self, legal: &Move) -> String {
        match legal {
            Move::Sow(hole) => {
                let (_, taken) = self.sow(*hole);
                sowing_token(*hole, LETTERS, taken)
            }
            Move::Offer(holes) => format!("offer:{}", holes_text(holes)),
            Move::Accept => "accept".to_string(),
            Move::Decline => "decline".to_string(),
            Move::Pass => "pass".to_string(),
        }
    }

    /// The position after a legal move.
    fn after(&self, legal: &Move) -> Self {
        let mut next = self.clone();
        match legal {
            Move::Sow(hole) => {
                let (board, taken) = self.sow(*hole);
                next.board = board;
                next.taken[self.to_move.index()] += taken;
                // G12
                next.to_move = self.to_move.opponent();
            }
            Move::Offer(holes) => {
                // G13: the offer uses up the turn. G14: the other replies.
                next.offer.clone_from(holes);
                next.to_move = self.to_move.opponent();
            }
            Move::Accept => {
                // G15. G14: the turn is then his who accepted, so to_move stays.
                for &hole in &self.offer {
                    next.owners[hole] = self.to_move;
                    for _ in 0..PRICE {
                        next.taken[self.to_move.index()] -= 1;
                        next.board[hole] += 1;
                    }
                }
                next.offer.clear();
            }
            Move::Decline => {
                // G18: no effect on the board. G14: to_move stays.
                next.offer.clear();
            }
            Move::Pass => {
                // G6
                next.to_move = self.to_move.opponent();
            }
        }
        next
    }

    /// Sows from a hole for the player to move: the board afterwards and what he took.
    fn sow(&self, origin: usize) -> ([u32; HOLES], u32) {
        let mut board = self.board;

        // G3: lift all, begin with the next hole. G4: one lap. G5: the origin is not left out.
        let mut hand = board[origin];
        board[origin] = 0;
        let mut hole = origin;
        while hand > 0 {
            hole = next_hole(hole);
            board[hole] += 1;
            hand -= 1;
        }
        let landing = hole;

        // G7, G10: only in the opponent's territory and only at exactly two or four.
        if self.owners[landing] != self.to_move.opponent() || !is_two_or_four(board[landing]) {
            return (board, 0);
        }

        // G8, G9: the landing hole and the unbroken chains from it either way, over the ring, whoever's the holes are. First
        // all of them are marked, so that a hole met from both sides is taken once.
        let mut marked = [false; HOLES];
        marked[landing] = true;
        let mut forward = next_hole(landing);
        while forward != landing && is_two_or_four(board[forward]) {
            marked[forward] = true;
            forward = next_hole(forward);
        }
        let mut backward = previous_hole(landing);
        while backward != landing && is_two_or_four(board[backward]) {
            marked[backward] = true;
            backward = previous_hole(backward);
        }

        let mut taken = 0;
        for hole in 0..HOLES {
            if marked[hole] {
                taken += board[hole];
                board[hole] = 0;
            }
        }
        (board, taken)
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

/// All choices of one, then two, then three of these holes, each group in the order of the letters.
fn choices_of_one_two_three(holes: &[usize]) -> Vec<Vec<usize>> {
    let count = holes.len();
    let mut choices = Vec::new();
    for &hole in holes {
        choices.push(vec![hole]);
    }
    for i in 0..count {
        for j in i + 1..count {
            choices.push(vec![holes[i], holes[j]]);
        }
    }
    for i in 0..count {
        for j in i + 1..count {
            for k in j + 1..count {
                choices.push(vec![holes[i], holes[j], holes[k]]);
            }
        }
    }
    choices
}

/// The letters of these holes.
fn holes_text(holes: &[usize]) -> String {
    holes
        .iter()
        .map(|&hole| letter_of_hole(hole, LETTERS))
        .collect()
}

/// Reads hole letters in any order into ring order; a hole twice is an error.
fn parse_holes(word: &str) -> Result<Vec<usize>, String> {
    let mut holes = Vec::new();
    for letter in word.chars() {
        let Some(hole) = hole_of_letter(letter, LETTERS) else {
            return Err(format!("{letter:?} is no hole"));
        };
        if holes.contains(&hole) {
            return Err(format!("hole {letter} stands twice"));
        }
        holes.push(hole);
    }
    if holes.is_empty() {
        return Err("holes are missing".to_string());
    }
    holes.sort_unstable();
    Ok(holes)
}

/// Reads `SSSSNNNN`.
fn parse_owners(word: &str) -> Result<[Player; HOLES], String> {
    let letters: Vec<char> = word.chars().collect();
    if letters.len() != HOLES {
        return Err(format!("expected {HOLES} owners, found {}", letters.len()));
    }
    let mut owners = START_OWNERS;
    for hole in 0..HOLES {
        match Player::from_letter(letters[hole]) {
            Some(player) => owners[hole] = player,
            None => return Err(format!("an owner is S or N, not {:?}", letters[hole])),
        }
    }
    Ok(owners)
}

/// Reads a move token, legal or not.
fn parse_move(token: &str) -> Option<Move> {
    match token {
        "accept" => Some(Move::Accept),
        "decline" => Some(Move::Decline),
        "pass" => Some(Move::Pass),
        _ => match token.strip_prefix("offer:") {
            Some(letters) => parse_holes(letters).ok().map(Move::Offer),
            None => parse_sowing(token, LETTERS).map(Move::Sow),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Gore {
        Gore::parse(text).unwrap_or_else(|reason| panic!("{text}: {reason}"))
    }

    /// Plays a token that must be among the moves letter by letter, claim and all.
    fn exactly(position: &Gore, token: &str) -> Gore {
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
        let start = Gore::start();
        assert_eq!(start.text(), "6-6-6-6-6-6-6-6-0-0-S");
        assert_eq!(start.moves(), ["A", "B", "C", "D"]);
        assert_eq!(exactly(&start, "A").text(), "0-7-7-7-7-7-7-6-0-0-N");
    }

    #[test]
    fn worked_case_all_twenty_six() {
        let position = at("17-1-2-2-2-2-0-0-0-0-S SNSSNNNN -");
        let after = exactly(&position, "A+26");
        assert_eq!(after.text(), "0-0-0-0-0-0-0-0-26-0-N SNSSNNNN -");
        assert_eq!(after.score(), Some((26, 0)));
        assert!(after.moves().is_empty());
    }

    #[test]
    fn leaf_counts() {
        let expected = [1, 4, 16, 64, 241, 947, 3701, 13970];
        for (depth, count) in (0..).zip(expected) {
            assert_eq!(Gore::start().leaf_count(depth), count, "depth {depth}");
        }
    }

    #[test]
    fn the_record_of_the_notation_page() {
        let mut position = Gore::start();
        for token in ["D", "b", "A", "c"] {
            position = exactly(&position, token);
        }
        let variation = exactly(&exactly(&exactly(&position, "B"), "a"), "A+2");
        assert_eq!(variation.taken, [2, 0]);
        for token in ["C", "b+4", "B", "c+8", "offer:CD"] {
            position = exactly(&position, token);
        }
        assert_eq!(position.moves(), ["accept", "decline"]);
        exactly(&exactly(&position, "decline"), "b");
        let accepted = exactly(&position, "accept");
        assert_eq!(accepted.owners[2], Player::North);
        assert_eq!(accepted.owners[3], Player::North);
        assert_eq!(accepted.taken, [0, 0]);
        exactly(&accepted, "D+2");
    }

    #[test]
    fn g5_the_origin_gets_a_seed() {
        assert_eq!(
            exactly(&at("8-0-0-0-0-0-0-0-0-0-S"), "A").text(),
            "1-1-1-1-1-1-1-1-0-0-N"
        );
        assert_eq!(
            exactly(&at("0-0-9-0-0-0-0-0-0-0-S"), "C").text(),
            "1-1-1-2-1-1-1-1-0-0-N"
        );
        // One more falls on North's a, and D behind it is taken along.
        assert_eq!(
            exactly(&at("0-0-10-0-0-0-0-0-0-0-S"), "C+4").text(),
            "1-1-1-0-0-1-1-1-4-0-N"
        );
    }

    #[test]
    fn g7_g8_chains_both_ways() {
        // D lays into a, b, c; c comes to two. Behind it b has four, a has three; before it d has two, A four, B one.
        let position = at("4-1-0-3-2-3-1-2-0-0-S");
        assert_eq!(exactly(&position, "D+12").text(), "0-1-0-0-3-0-0-0-12-0-N");
    }

    #[test]
    fn g9_the_ring_closes_once() {
        // Nineteen from A: the last lands on D, which is North's; all holes then hold two or four.
        let position = at("19-1-1-1-0-0-0-0-0-0-S SSSNNNNN -");
        assert_eq!(position.moves(), ["A+22", "B", "C+2"]);
    }

    #[test]
    fn g10_nothing_in_ones_own_territory_or_at_three() {
        assert_eq!(at("2-1-1-0-3-0-0-0-0-0-S").moves(), ["A", "B", "C"]);
        assert_eq!(at("0-0-0-1-2-3-0-0-0-0-S").moves(), ["D"]);
        assert_eq!(at("0-0-0-1-3-3-0-0-0-0-S").moves(), ["D+4"]);
        // The same landing in a hole of North's row that is South's by trade.
        assert_eq!(at("0-0-0-1-3-3-0-0-0-0-S SSSSSNNN -").moves(), ["D", "a"]);
    }

    #[test]
    fn g6_pass_and_nothing_else() {
        // North could pay for an offer, but South has no seed.
        let position = at("0-0-0-0-5-0-0-0-0-20-S");
        assert_eq!(position.moves(), ["pass"]);
        assert_eq!(exactly(&position, "pass").text(), "0-0-0-0-5-0-0-0-0-20-N");
        // Seeds in his row that are not his do not help; a hole elsewhere that is his does.
        assert_eq!(at("5-0-0-0-0-0-0-0-0-0-S NSSSNNNN -").moves(), ["pass"]);
        assert_eq!(at("5-0-0-0-1-0-0-0-0-0-S NSSSSNNN -").moves(), ["a"]);
        // No territory at all.
        assert_eq!(at("5-0-0-0-1-0-0-0-0-0-S NNNNNNNN -").moves(), ["pass"]);
        // Passing is for nobody else.
        assert_eq!(Gore::start().play("pass"), None);
    }

    #[test]
    fn g13_g16_g17_offers() {
        assert_eq!(
            at("3-0-0-1-5-0-0-0-0-12-S").moves(),
            [
                "A", "D", "offer:A", "offer:B", "offer:C", "offer:D", "offer:AB", "offer:AC",
                "offer:AD", "offer:BC", "offer:BD", "offer:CD"
            ]
        );
        // Eleven seeds pay for one hole only.
        assert_eq!(
            at("3-0-0-1-5-0-0-0-0-11-S").moves(),
            ["A", "D", "offer:A", "offer:B", "offer:C", "offer:D"]
        );
        // What counts is what the other has taken.
        assert_eq!(at("3-0-0-1-5-0-0-0-12-5-S").moves(), ["A", "D"]);
        // Three holes in his territory: two at most; one hole: none.
        assert_eq!(
            at("3-0-0-0-5-0-0-0-0-40-S SNNNSNNS -").moves(),
            [
                "A", "a", "offer:A", "offer:a", "offer:d", "offer:Aa", "offer:Ad", "offer:ad"
            ]
        );
        assert_eq!(at("3-0-0-0-5-0-0-0-0-40-S SNNNNNNN -").moves(), ["A"]);
        // Eight holes: 8 + 28 + 56 offers.
        assert_eq!(
            at("3-0-0-0-0-0-0-0-0-18-S SSSSSSSS -").moves().len(),
            1 + 92
        );
    }

    #[test]
    fn g14_g15_accept_and_decline() {
        let offered = exactly(&at("5-0-1-1-5-0-0-0-0-15-S"), "offer:AC");
        assert_eq!(offered.text(), "5-0-1-1-5-0-0-0-0-15-N SSSSNNNN AC");
        assert_eq!(offered.moves(), ["accept", "decline"]);
        assert_eq!(offered.would_be_score(), (7, 20));

        let accepted = exactly(&offered, "accept");
        assert_eq!(accepted.text(), "11-0-7-1-5-0-0-0-0-3-N NSNSNNNN -");
        // South has taken nothing and could not pay, so North cannot offer.
        assert_eq!(accepted.moves(), ["A", "C", "a"]);

        let declined = exactly(&offered, "decline");
        assert_eq!(declined.text(), "5-0-1-1-5-0-0-0-0-15-N");
        assert_eq!(declined.moves(), ["a"]);
    }

    #[test]
    fn g19_an_offer_after_the_reply() {
        let offered = exactly(&at("5-0-1-1-5-0-0-0-6-6-S"), "offer:B");
        let declined = exactly(&offered, "decline");
        assert!(declined.moves().contains(&"offer:a".to_string()));
    }

    #[test]
    fn g6_a_reply_needs_no_seeds() {
        let position = at("5-0-0-0-0-0-0-0-0-6-N SSSSNNNN B");
        assert_eq!(position.moves(), ["accept", "decline"]);
        assert_eq!(exactly(&position, "decline").moves(), ["pass"]);
        assert_eq!(exactly(&position, "accept").moves(), ["B"]);
    }

    #[test]
    fn g20_g21_the_end() {
        let position = at("2-1-0-2-2-2-1-0-10-20-N");
        assert_eq!(position.score(), Some((15, 25)));
        assert!(position.moves().is_empty());
        assert_eq!(position.play("a"), None);
        assert_eq!(position.play("pass"), None);
        // By territory, not by row.
        assert_eq!(
            at("2-1-0-2-2-2-1-0-10-20-N SSNSNNNS -").score(),
            Some((15, 25))
        );
        assert_eq!(
            at("2-1-0-2-2-2-1-0-10-20-N NSSSNNNN -").score(),
            Some((13, 27))
        );
        // Three anywhere and it goes on.
        assert_eq!(at("2-1-0-2-2-3-1-0-10-20-N").score(), None);
    }

    #[test]
    fn g20_is_not_looked_at_while_an_offer_waits() {
        let position = at("2-1-0-2-2-2-1-0-10-20-N SSSSNNNN AB");
        assert_eq!(position.score(), None);
        assert_eq!(position.moves(), ["accept", "decline"]);
        assert_eq!(exactly(&position, "decline").score(), Some((15, 25)));
        assert_eq!(exactly(&position, "accept").score(), None);
    }

    #[test]
    fn claims_are_ignored_and_other_tokens_refused() {
        let position = at("0-0-0-1-3-3-0-0-0-18-S");
        let after = exactly(&position, "D+4");
        assert_eq!(position.play("D"), Some(after.clone()));
        assert_eq!(position.play("D+5"), Some(after));
        assert_eq!(
            position.play("offer:DBA"),
            Some(exactly(&position, "offer:ABD"))
        );
        for wrong in [
            "",
            "A",
            "a",
            "E",
            "e",
            "D+",
            "D+0",
            "D+04",
            "d",
            "accept",
            "decline",
            "pass",
            "offer:",
            "offer:AA",
            "offer:ABCD",
            "offer:a",
            "offer:A+1",
            "pass+1",
            "Offer:A",
            "-",
        ] {
            assert_eq!(position.play(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn position_texts() {
        for text in [
            "6-6-6-6-6-6-6-6-0-0-S",
            "6-0-1-7-7-1-6-0-8-12-N SSSSNNNN AC",
            "0-0-0-0-0-0-0-0-0-0-N",
            "0-0-0-0-0-0-0-0-48-0-N NNNNNNNN -",
            "1-2-3-4-5-6-7-8-0-0-S SNSNSNSN -",
            "3-0-0-0-0-0-0-0-18-0-S SSSSNNNN abd",
        ] {
            assert_eq!(at(text).text(), text);
        }
        // Any order of the offer; owners of the start and no offer may be said, but are not written.
        assert_eq!(
            at("6-0-1-7-7-1-6-0-8-12-N SSSSNNNN CA").text(),
            "6-0-1-7-7-1-6-0-8-12-N SSSSNNNN AC"
        );
        assert_eq!(
            at("6-6-6-6-6-6-6-6-0-0-S SSSSNNNN -").text(),
            "6-6-6-6-6-6-6-6-0-0-S"
        );
    }

    #[test]
    fn position_texts_refused() {
        for text in [
            "",
            "6-6-6-6-6-6-6-0-0-S",
            "6-6-6-6-6-6-6-6-0-0-0-S",
            "6-6-6-6-6-6-6-6-0-0",
            "6-6-6-6-6-6-6-6-0-0-",
            "6-6-6-6-6-6-6-6-0-0-s",
            "6-6-6-6-6-6-6-6-0-0-SN",
            "6-6-6-6-6-6-6-6-1-0-S",
            "6-6-6-6-6-6-6-06-0-0-S",
            "6-6-6-6-6-6-6-+6-0-0-S",
            "6-6-6-6-6-6-6--6-0-0-S",
            "6-6-6-6-6-6-6--0-0-S",
            "4294967295-1-0-0-0-0-0-0-0-0-S",
            "99999999999999999999-0-0-0-0-0-0-0-0-0-S",
            " 6-6-6-6-6-6-6-6-0-0-S",
            "6-6-6-6-6-6-6-6-0-0-S ",
            "6-6-6-6-6-6-6-6-0-0-S\n",
            "6-6-6-6-6-6-6-6-0-0-S SSSSNNNN",
            "6-6-6-6-6-6-6-6-0-0-S -",
            "6-6-6-6-6-6-6-6-0-0-S  SSSSNNNN -",
            "6-6-6-6-6-6-6-6-0-0-S SSSSNNNN  -",
            "6-6-6-6-6-6-6-6-0-0-S SSSSNNNN - ",
            "6-6-6-6-6-6-6-6-0-0-S SSSSNNNN ",
            "6-6-6-6-6-6-6-6-0-0-S SSSSNNN -",
            "6-6-6-6-6-6-6-6-0-0-S SSSSNNNNN -",
            "6-6-6-6-6-6-6-6-0-0-S SSSSnnnn -",
            // Not a hole; twice; not the offerer's; a hyphen too many.
            "3-0-0-0-0-0-0-0-18-18-N SSSSNNNN E",
            "3-0-0-0-0-0-0-0-18-18-N SSSSNNNN AA",
            "3-0-0-0-0-0-0-0-18-18-N SSSSNNNN a",
            "3-0-0-0-0-0-0-0-18-18-N SSSSNNNN Aa",
            "3-0-0-0-0-0-0-0-18-18-S SSSSNNNN A",
            "3-0-0-0-0-0-0-0-18-18-N SSSSNNNN A-",
            "3-0-0-0-0-0-0-0-18-18-N SSSSNNNN --",
            // Four holes; the last hole; too dear.
            "3-0-0-0-0-0-0-0-0-40-N SSSSSNNN ABCD",
            "3-0-0-0-0-0-0-0-0-40-N SSNNNNNN AB",
            "3-0-0-0-0-0-0-0-0-40-N SNNNNNNN A",
            "3-0-0-0-0-0-0-0-40-5-N SSSSNNNN A",
            "3-0-0-0-0-0-0-0-0-17-N SSSSNNNN ABC",
        ] {
            assert!(Gore::parse(text).is_err(), "{text:?}");
        }
    }
}
