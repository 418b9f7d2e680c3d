//! Where a player sits while games are played.

use std::time::{Duration, Instant};

use ayla_core::{Game, Position, Side};

use crate::pace::Clock;
use crate::process::Process;
use crate::thought::Thought;
use crate::{Fault, Machine, Player};

/// A player at the table. A program runs on from game to game, unless it has to be started anew.
#[derive(Debug)]
pub(crate) enum Seat {
    Machine(Machine),
    Program {
        command: Vec<String>,
        running: Option<Process>,
    },
}

impl Seat {
    pub(crate) fn new(player: &Player) -> Seat {
        match player {
            Player::Machine(machine) => Seat::Machine(*machine),
            Player::Program(command) => Seat::Program {
                command: command.clone(),
                running: None,
            },
        }
    }

    /// Gets ready for another game.
    pub(crate) fn prepare<P: Position>(&mut self, patience: Duration) -> Result<(), Fault> {
        let Seat::Program { command, running } = self else {
            return Ok(());
        };
        let process = match running {
            Some(process) => process,
            None => running.insert(Process::start(command, P::GAME, patience)?),
        };
        process.new_game()
    }

    /// Makes a choice for `side`, which is to move, and presses the clock.
    pub(crate) fn choose<P: Position>(
        &mut self,
        game: &Game<P>,
        side: Side,
        clock: &mut Clock,
        seed: u64,
    ) -> Result<Thought, Fault> {
        let (mut thought, begun) = match self {
            Seat::Machine(machine) => {
                let begun = Instant::now();
                let choice = machine.choose(game, &clock.allowance(side), seed, &mut ());
                let choice = choice.ok_or(Fault::NoMove("none".to_owned()))?;
                (Thought::from(choice), begun)
            }
            Seat::Program { running, .. } => {
                let Some(process) = running else {
                    return Err(Fault::Ended("it was not started".to_owned()));
                };
                process.wait_until_ready()?;
                let begun = Instant::now();
                let wait = clock.longest_wait(side);
                let (mv, info) = process.choose(game, clock.go(), wait)?;
                (Thought::new(mv, info.score, info.depth), begun)
            }
        };
        let time = clock.press(side, begun).map_err(|_| Fault::Late)?;
        thought.time = time;
        Ok(thought)
    }

    /// Ends a program that cannot be relied on; the next game starts it anew.
    pub(crate) fn dismiss(&mut self) {
        if let Seat::Program { running, .. } = self {
            *running = None;
        }
    }
}
