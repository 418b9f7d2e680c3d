//! Lines of moves as records hold them, with what is said about them.

use ayla_ai::Score;
use ayla_core::{Game, Move, Position};
use ayla_notation::{Comment, Line, Node};

/// The first of these moves, as far as the game goes on and `most` at most, with a comment at their
/// end: what is worth `score` to South. `None` if there is no move.
pub(crate) fn line<P: Position>(
    mut game: Game<P>,
    moves: &[Move],
    most: usize,
    score: Score,
) -> Option<Line> {
    let nodes = moves.iter().take(most).map_while(|&mv| {
        let ply = game.play(mv, &mut ()).ok()?;
        Some(Node::from(ply))
    });
    let mut moves: Vec<Node> = nodes.collect();
    moves.last_mut()?.comments.push(standing(score));
    Some(Line {
        comments: Vec::new(),
        moves,
    })
}

/// A score of South's, in words.
pub(crate) fn standing(score: Score) -> Comment {
    comment(&match score {
        Score::Exact(margin) => ayla_lang::proved(margin),
        Score::Estimate(margin) => ayla_lang::estimated(margin),
    })
}

/// Words of our own as a comment.
pub(crate) fn comment(words: &str) -> Comment {
    Comment::new(words)
        .ok()
        .flatten()
        .expect("there are words, and no control characters in them")
}
