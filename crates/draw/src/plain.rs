//! The smallest drawing: four lines of ASCII without a frame.

use ayla_core::{Setup, Side};

use crate::{Scene, State, Touch};

/// A board in four lines of ASCII, for documents and comments.
///
/// A `*` stands behind the seeds of a pit that belongs to the player of the other row, a `?`
/// behind the letter of a pit that is offered.
///
/// ```
/// let setup = "6-0-1-7-7-1-6-0-8-12-N SSSNNNNN AC".parse()?;
/// assert_eq!(format!("\n{}", ayla_draw::plain(&setup)), "
///   d   c   b   a
///   0   6   1   7   North  12 taken, to reply
///   6   0   1   7*  South  8 taken
///   A?  B   C?  D");
/// # Ok::<(), ayla_core::ParseError>(())
/// ```
#[must_use]
pub fn plain(setup: &Setup) -> String {
    let scene = Scene::from(setup);
    let lines = [
        letters(&scene, Side::North),
        seeds(&scene, Side::North),
        seeds(&scene, Side::South),
        letters(&scene, Side::South),
    ];
    lines.join("\n")
}

fn letters(scene: &Scene, side: Side) -> String {
    let width = scene.figure_width() + 1;
    let cells = scene.rows[side].iter().map(|cell| {
        let mark = if cell.touch == Touch::Offered {
            '?'
        } else {
            ' '
        };
        format!("{:>width$}{mark}", cell.pit.letter())
    });
    cells.collect::<String>().trim_end().to_owned()
}

fn seeds(scene: &Scene, side: Side) -> String {
    let width = scene.figure_width() + 1;
    let cells = scene.rows[side].iter().map(|cell| {
        let mark = if cell.is_traded() { '*' } else { ' ' };
        format!("{:>width$}{mark}", cell.seeds)
    });
    let labels = &scene.labels;
    let turn = match scene.state {
        State::ToMove(to_move) if to_move == side => format!(", {}", labels.to_move),
        State::ToReply(to_reply) if to_reply == side => format!(", {}", labels.to_reply),
        _ => String::new(),
    };
    let (player, taken) = (&labels.players[side], scene.taken[side]);
    format!(
        "{}  {player}  {taken} {}{turn}",
        cells.collect::<String>(),
        labels.taken
    )
}
