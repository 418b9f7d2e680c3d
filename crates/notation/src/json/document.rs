//! A record as JSON says it, unchecked.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use ayla_core::{BySide, Side};

use crate::Annotation;

/// A game of Goré, Djenon-aboure or another mancala game, with its tags, its variations, and what is
/// said about it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Record"))]
#[serde(deny_unknown_fields)]
pub(super) struct Document {
    /// The number of this format.
    pub(super) format: FormatNumber,
    /// Name and value of every tag, none twice. Game is required.
    #[cfg_attr(test, schemars(with = "Vec<TagSchema>"))]
    pub(super) tags: Vec<(String, String)>,
    /// The position the game began with.
    pub(super) start: String,
    /// What is said before any move.
    #[serde(default)]
    pub(super) comments: Vec<String>,
    /// The moves that were played.
    pub(super) moves: Vec<Move>,
    /// How the game ended.
    pub(super) result: GameResult,
}

/// A move, with what is said about it and what could have been played instead.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct Move {
    /// The move as in the text notation, without what it takes.
    #[cfg_attr(
        test,
        schemars(regex(pattern = r"^([A-Ha-h]|offer:[A-Ha-h]{1,3}|accept|decline|pass)$"))
    )]
    pub(super) token: String,
    /// How many seeds it takes.
    pub(super) taken: u8,
    /// What is said about it.
    #[serde(default)]
    pub(super) comments: Vec<String>,
    /// How it is judged, by PGN's numbers.
    #[serde(default)]
    pub(super) annotations: Vec<Annotation>,
    /// What could have been played instead of this one move. They are nested at most 24 deep.
    #[serde(default)]
    pub(super) variations: Vec<Variation>,
}

/// Moves that were not played.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct Variation {
    /// What is said before any move.
    #[serde(default)]
    pub(super) comments: Vec<String>,
    /// The moves, at least one.
    #[cfg_attr(test, schemars(length(min = 1)))]
    pub(super) moves: Vec<Move>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Result"))]
#[serde(deny_unknown_fields)]
pub(super) struct GameResult {
    /// The seeds of each player; null while the game is not over.
    #[serde(deserialize_with = "Option::deserialize")]
    #[cfg_attr(test, schemars(required, extend("type" = ["object", "null"])))]
    pub(super) score: Option<Score>,
    /// Who won; null if nobody did.
    #[serde(deserialize_with = "Option::deserialize")]
    #[cfg_attr(test, schemars(with = "SideSchema"))]
    pub(super) winner: Option<Side>,
    /// How it came to that: as in the tag Termination, and `normal` for the rules' own end.
    #[cfg_attr(test, schemars(with = "TerminationSchema"))]
    pub(super) termination: String,
    /// Whether the winner never declined an offer. Only with a winner.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "present"
    )]
    #[cfg_attr(test, schemars(with = "bool"))]
    pub(super) glory: Option<bool>,
    /// What is said about the game that has ended.
    #[serde(default)]
    pub(super) comments: Vec<String>,
}

/// The seeds of each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct Score {
    /// South's.
    pub(super) south: u8,
    /// North's.
    pub(super) north: u8,
}

impl From<BySide<u8>> for Score {
    fn from(score: BySide<u8>) -> Score {
        Score {
            south: score.south,
            north: score.north,
        }
    }
}

/// A value that may be absent, but not null.
fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

/// The number of the format, which is the only one there is.
#[derive(Clone, Copy, Debug)]
pub(super) struct FormatNumber;

impl FormatNumber {
    const NUMBER: u64 = 1;
}

impl Serialize for FormatNumber {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        FormatNumber::NUMBER.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for FormatNumber {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<FormatNumber, D::Error> {
        match u64::deserialize(deserializer)? {
            FormatNumber::NUMBER => Ok(FormatNumber),
            other => Err(de::Error::custom(format_args!(
                "format {other} is not known, only {}",
                FormatNumber::NUMBER
            ))),
        }
    }
}

#[cfg(test)]
pub(super) mod schema {
    //! What the schema says of values that are of foreign types.

    use std::borrow::Cow;

    use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

    use super::FormatNumber;

    macro_rules! inline_schema {
        ($name:ident, $($schema:tt)*) => {
            impl JsonSchema for $name {
                fn inline_schema() -> bool {
                    true
                }

                fn schema_name() -> Cow<'static, str> {
                    stringify!($name).into()
                }

                fn json_schema(_: &mut SchemaGenerator) -> Schema {
                    json_schema!($($schema)*)
                }
            }
        };
    }

    pub(super) struct TagSchema;
    pub(super) struct SideSchema;
    pub(super) struct TerminationSchema;

    inline_schema!(FormatNumber, { "const": 1 });
    inline_schema!(TagSchema, {
        "type": "array",
        "prefixItems": [
            { "type": "string", "pattern": "^[A-Za-z0-9_]+$" },
            { "type": "string", "pattern": "^\\P{Cc}*$" },
        ],
        "minItems": 2,
        "maxItems": 2,
    });
    inline_schema!(SideSchema, { "enum": ["South", "North", null] });
    inline_schema!(TerminationSchema, {
        "type": "string",
        "enum": [
            "normal",
            "repetition",
            "no progress",
            "agreement",
            "South resigns",
            "North resigns",
            "South forfeits",
            "North forfeits",
            "unfinished",
        ],
    });
}

#[cfg(test)]
use schema::{SideSchema, TagSchema, TerminationSchema};

#[cfg(test)]
mod tests {
    use std::{env, fs};

    use super::Document;

    /// Records of mancala games: one, or an array of many.
    #[derive(schemars::JsonSchema)]
    #[schemars(untagged, rename = "Records", extend("$id" = "record.schema.json"))]
    #[expect(dead_code, reason = "only its schema is wanted")]
    enum File {
        One(Document),
        Many(Vec<Document>),
    }

    const PUBLISHED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/schema/record.schema.json");

    /// `UPDATE_SCHEMA=1 cargo test -p ayla-notation` writes it anew.
    #[test]
    fn the_published_schema_is_current() {
        let schema = schemars::schema_for!(File);
        let current = serde_json::to_string_pretty(&schema).unwrap() + "\n";
        if env::var_os("UPDATE_SCHEMA").is_some() {
            fs::write(PUBLISHED, &current).unwrap();
        }
        assert_eq!(fs::read_to_string(PUBLISHED).unwrap(), current);
    }
}
