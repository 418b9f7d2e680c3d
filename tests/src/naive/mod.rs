//! A second, deliberately naive implementation of both games.
//!
//! It is a witness: written from the rule page and the notation alone, sharing nothing with the real core, so that where the
//! two agree, the agreement means something. It speaks in text only: positions and moves go in and come out as the tokens
//! of the notation. The clause ids in the comments (G7, D5 …) are those of the rule page.
//!
//! Nothing here is meant to be fast or short; it is meant to be easy to hold against the rule page.

pub mod djenon_aboure;
pub mod gore;

pub use djenon_aboure::DjenonAboure;
pub use gore::Gore;

/// No position holds more seeds than this, board and taken together (G1, D1, NOTATION).
const ALL_SEEDS: u32 = 48;

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Player {
    South,
    North,
}

impl Player {
    fn opponent(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }

    /// Where this player's figure stands in an array of two.
    fn index(self) -> usize {
        match self {
            Self::South => 0,
            Self::North => 1,
        }
    }

    fn letter(self) -> char {
        match self {
            Self::South => 'S',
            Self::North => 'N',
        }
    }

    fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'S' => Some(Self::South),
            'N' => Some(Self::North),
            _ => None,
        }
    }
}

/// What the first word of a position text says, alike in both games.
struct Seeds {
    /// The holes in ring order from A.
    board: Vec<u32>,
    /// What South and North have taken.
    taken: [u32; 2],
    to_move: Player,
}

/// Reads `6-6-…-0-0-S` for a board of so many holes.
fn parse_seeds(word: &str, holes: usize) -> Result<Seeds, String> {
    let fields: Vec<&str> = word.split('-').collect();
    if fields.len() != holes + 3 {
        return Err(format!(
            "expected {holes} holes, two numbers of taken seeds and the player to move, found {} fields",
            fields.len()
        ));
    }

    let mut numbers = Vec::new();
    for field in &fields[..holes + 2] {
        numbers.push(parse_number(field)?);
    }

    // No number can be so great that this overflows: parse_number lets none above ALL_SEEDS pass.
    let total: u32 = numbers.iter().sum();
    if total > ALL_SEEDS {
        return Err(format!("{total} seeds are more than {ALL_SEEDS}"));
    }

    let to_move = match fields[holes + 2] {
        "S" => Player::South,
        "N" => Player::North,
        other => return Err(format!("the player to move is S or N, not {other:?}")),
    };

    Ok(Seeds {
        board: numbers[..holes].to_vec(),
        taken: [numbers[holes], numbers[holes + 1]],
        to_move,
    })
}

/// A decimal without sign or leading zeros.
fn parse_number(field: &str) -> Result<u32, String> {
    if field.is_empty() {
        return Err("a number is missing".to_string());
    }
    if !field.chars().all(|c| c.is_ascii_digit()) {
        return Err(format!("{field:?} is not a number"));
    }
    if field.len() > 1 && field.starts_with('0') {
        return Err(format!("{field:?} has a leading zero"));
    }
    match field.parse::<u32>() {
        Ok(number) if number <= ALL_SEEDS => Ok(number),
        _ => Err(format!("{field} seeds are more than {ALL_SEEDS}")),
    }
}

/// Writes what `parse_seeds` reads.
fn seeds_text(board: &[u32], taken: [u32; 2], to_move: Player) -> String {
    let mut fields = Vec::new();
    for seeds in board {
        fields.push(seeds.to_string());
    }
    fields.push(taken[0].to_string());
    fields.push(taken[1].to_string());
    fields.push(to_move.letter().to_string());
    fields.join("-")
}

/// Which hole a letter names; `letters` are all the letters in ring order.
fn hole_of_letter(letter: char, letters: &str) -> Option<usize> {
    letters.chars().position(|c| c == letter)
}

/// The letter that names a hole.
fn letter_of_hole(hole: usize, letters: &str) -> char {
    letters.chars().nth(hole).expect("a hole of the board")
}

/// The token of a sowing: the letter, and `+n` where something was taken.
fn sowing_token(hole: usize, letters: &str, taken: u32) -> String {
    let letter = letter_of_hole(hole, letters);
    if taken == 0 {
        letter.to_string()
    } else {
        format!("{letter}+{taken}")
    }
}

/// Reads the token of a sowing, `C` or `C+6`. What is claimed must be well written (n ≥ 1, no leading zeros); whether it is
/// true is not asked.
fn parse_sowing(token: &str, letters: &str) -> Option<usize> {
    let name = match token.split_once('+') {
        None => token,
        Some((name, claim)) => {
            let digits = claim.chars().all(|c| c.is_ascii_digit());
            if claim.is_empty() || !digits || claim.starts_with('0') {
                return None;
            }
            name
        }
    };
    let mut chars = name.chars();
    let letter = chars.next()?;
    if chars.next().is_some() {
        return None;
    }
    hole_of_letter(letter, letters)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_strict() {
        assert_eq!(parse_number("0"), Ok(0));
        assert_eq!(parse_number("48"), Ok(48));
        for wrong in [
            "",
            "00",
            "07",
            "+1",
            "-1",
            " 1",
            "1 ",
            "49",
            "x",
            "٣",
            "99999999999999",
        ] {
            assert!(parse_number(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn sowing_tokens() {
        assert_eq!(parse_sowing("A", "ABab"), Some(0));
        assert_eq!(parse_sowing("b+12", "ABab"), Some(3));
        for wrong in [
            "", "C", "AA", "A+", "A+0", "A+01", "A+-1", "A+1+1", "+1", " A", "A ",
        ] {
            assert_eq!(parse_sowing(wrong, "ABab"), None, "{wrong:?}");
        }
        assert_eq!(sowing_token(2, "ABab", 0), "a");
        assert_eq!(sowing_token(2, "ABab", 6), "a+6");
    }
}
