//! The file in which a user says how he likes it.

use std::fs;
use std::io;
use std::path::PathBuf;

use ayla_tui::Options;
use etcetera::BaseStrategy;
use serde::Deserialize;

use crate::exit::{Failure, Result};

/// `$XDG_CONFIG_HOME/ayla/config.toml`, by default `~/.config/ayla/config.toml`. All of it can be
/// left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Config {
    /// What `ayla play`, `replay` and `learn` show on a terminal.
    pub(crate) screen: Kind,
    /// How the full screen behaves.
    #[serde(rename = "full-screen")]
    pub(crate) options: Options,
}

/// What is shown on a terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Kind {
    /// The board on the whole of it.
    #[default]
    Full,
    /// Lines, as in a pipe.
    Lines,
}

impl Config {
    /// Reads the file, if there is one.
    pub(crate) fn read() -> Result<Config> {
        let Some(path) = path() else {
            return Ok(Config::default());
        };
        match fs::read_to_string(&path) {
            Ok(text) => toml::from_str(&text).map_err(|error| {
                Failure::usage(format_args!(
                    "{}: {}",
                    path.display(),
                    error.to_string().trim()
                ))
            }),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Config::default()),
            Err(error) => Err(Failure::file(path.display(), error)),
        }
    }
}

fn path() -> Option<PathBuf> {
    let base = etcetera::choose_base_strategy().ok()?;
    Some(base.config_dir().join("ayla").join("config.toml"))
}
