//! The book's pages of the rules, made from the same words and examples as `ayla rules`.

use anyhow::{Result, ensure};
use ayla_core::GameId;
use ayla_draw::{Charset, Paint, Scene, Style};
use ayla_lang::Picture;
use xshell::Shell;

const STYLE: Style = Style {
    charset: Charset::Unicode,
    paint: Paint::Plain,
};

pub(crate) fn write(sh: &Shell) -> Result<()> {
    for game in GameId::ALL {
        sh.write_file(path(game), page(game))?;
    }
    Ok(())
}

/// Fails if a committed page is not what would be written.
pub(crate) fn check(sh: &Shell) -> Result<()> {
    for game in GameId::ALL {
        let path = path(game);
        ensure!(
            sh.read_file(&path)? == page(game),
            "{path} is not current: run `cargo xtask rules`"
        );
    }
    Ok(())
}

fn path(game: GameId) -> String {
    format!("docs/src/rules/{game}.md")
}

fn page(game: GameId) -> String {
    ayla_lang::page(game, |picture: &Picture| {
        let scene = Scene::from(&picture.setup).with_last_move(&picture.events);
        scene.over(picture.over).render(STYLE)
    })
}
