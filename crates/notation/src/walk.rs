//! The rules along the tree of a game. Text, JSON and moves taken back all come in by this door.

use ayla_core::{Game, Illegal, Move, Position, Side, Termination};

use crate::line::TurnNumber;
use crate::tags::{Claim, NO_RESULT};
use crate::{ErrorKind, Line};

/// A walk along the lines of a game.
pub(crate) struct Walk<P> {
    game: Game<P>,
    turn: TurnNumber,
    /// The number before the last move.
    turn_before: TurnNumber,
}

impl<P: Position> Walk<P> {
    /// A walk from `start`, on which there are about so many moves.
    pub(crate) fn new(start: P, moves: usize) -> Walk<P> {
        let mut game = Game::from_position(start);
        game.reserve(moves);
        Walk {
            game,
            turn: TurnNumber::FIRST,
            turn_before: TurnNumber::FIRST,
        }
    }

    /// Makes a move, and checks what it is claimed to take. Who moved, and what it took.
    pub(crate) fn play(&mut self, mv: Move, claimed: Option<u8>) -> Result<(Side, u8), ErrorKind> {
        let (by, taken) = match self.game.play(mv, &mut ()) {
            Ok(ply) => (ply.by, ply.taken),
            Err(illegal) => return Err(ErrorKind::illegal(illegal, self.game.position())),
        };
        if claimed.is_some_and(|claimed| claimed != taken) {
            return Err(ErrorKind::Taken { taken });
        }
        self.turn_before = self.turn;
        self.turn = self.turn.after(by, mv);
        Ok((by, taken))
    }

    /// Checks the number of the turn that follows. Three dots say that it is North's.
    pub(crate) fn number(&self, number: u32, dots: u8) -> Result<(), ErrorKind> {
        if self.game.termination().is_some() {
            return Ok(()); // The move that follows is refused.
        }
        if dots == 3 && self.game.position().to_move() == Side::South {
            return Err(ErrorKind::NotNorth);
        }
        if number != self.turn.0 {
            return Err(ErrorKind::TurnNumber {
                expected: self.turn.0,
            });
        }
        Ok(())
    }

    /// Walks a variation: takes the last move back, does `walk`, and comes back.
    ///
    /// An error in `walk` ends the walk, and so does a variation of nothing.
    pub(crate) fn variation<T, E>(
        &mut self,
        walk: impl FnOnce(&mut Walk<P>) -> Result<T, E>,
    ) -> Result<T, E> {
        let here = (self.turn, self.turn_before);
        let last = self.game.undo();
        let before = self.game.plies().len();
        self.turn = self.turn_before;
        let walked = walk(self)?;
        while self.game.plies().len() > before {
            self.game.undo();
        }
        if let Some(mv) = last {
            // It was legal when it was played first.
            let _ = self.game.play(mv, &mut ());
        }
        (self.turn, self.turn_before) = here;
        Ok(walked)
    }

    /// Ends the game as the tag Termination claims, if the moves have not.
    pub(crate) fn end(&mut self, claim: Claim) -> Result<(), ErrorKind> {
        let ended = self.game.termination();
        let is_so = match (ended, claim) {
            (None, Claim::Unfinished) => true,
            (None, Claim::Ended(claimed)) => adjudge(&mut self.game, claimed),
            (Some(ended), claim) => claim == Claim::Ended(ended),
        };
        if is_so {
            Ok(())
        } else {
            Err(ErrorKind::TerminationDenied { ended })
        }
    }

    /// What the movetext must end in.
    pub(crate) fn result(&self) -> String {
        result(&self.game)
    }

    /// Checks the end of the movetext.
    pub(crate) fn check_result(&self, result: &str) -> Result<(), ErrorKind> {
        let expected = self.result();
        if result == expected {
            return Ok(());
        }
        Err(ErrorKind::Result {
            expected,
            ended: self.game.termination(),
        })
    }

    pub(crate) fn game(&self) -> &Game<P> {
        &self.game
    }

    /// The game, without any move that was taken back on the way.
    pub(crate) fn into_game(mut self) -> Game<P> {
        self.game.forget_undone();
        self.game
    }
}

/// What a record ends in: the score, or `*` while the game is not over.
pub(crate) fn result<P: Position>(game: &Game<P>) -> String {
    match game.ending() {
        Some(ending) => ending.outcome.to_string(),
        None => NO_RESULT.to_owned(),
    }
}

/// Ends a game that is not over, if it is in a way that is no affair of its moves. Whether it is.
fn adjudge<P: Position>(game: &mut Game<P>, termination: Termination) -> bool {
    let ended = match termination {
        Termination::Resignation(side) => game.resign(side),
        Termination::Forfeit(side) => game.forfeit(side),
        Termination::Agreement => game.agree(),
        Termination::Normal | Termination::Repetition | Termination::NoProgress => return false,
    };
    ended.is_ok()
}

/// Checks variations of the move that `game` could make next. What they take is set right; one
/// without moves, or too deep, is left out.
pub(crate) fn check_variations<P: Position>(
    game: &mut Game<P>,
    variations: &mut Vec<Line>,
    depth: usize,
) -> Result<(), Illegal> {
    variations.retain(|line| !line.moves.is_empty() && depth <= crate::MAX_DEPTH);
    for line in variations {
        let before = game.plies().len();
        for node in &mut line.moves {
            check_variations(game, &mut node.variations, depth + 1)?;
            let ply = game.play(node.mv, &mut ())?;
            (node.by, node.taken) = (ply.by, ply.taken);
        }
        while game.plies().len() > before {
            game.undo();
        }
    }
    Ok(())
}
