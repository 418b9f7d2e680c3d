//! JSON: what is written, what is accepted, and the schema.

use ayla_core::{DjenonAboure, Gore};
use ayla_notation::{Comment, Record, json, read_all};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::generate::record;

fn a_record() -> Record<Gore> {
    let text = "\
        [Game \"gore\"] [South \"Lou\"] [Mood \"\\\"calm\\\"\"]\n\
        [FEN \"6-0-1-7-7-1-6-0-8-12-N SSSSNNNN AC\"]\n\
        [Termination \"North forfeits\"]\n\n\
        {start} 1... accept! {why} (1... {or} decline b) a 2. D 11-37 {end}";
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

fn written<S: serde::Serialize>(records: &[S]) -> String {
    let mut json = Vec::new();
    json::write(&mut json, records).unwrap();
    String::from_utf8(json).unwrap()
}

#[test]
fn a_record_is_an_object() {
    let expected = json!({
        "format": 1,
        "tags": [
            ["Game", "gore"],
            ["Event", "?"],
            ["Site", "?"],
            ["Date", "????.??.??"],
            ["Round", "?"],
            ["South", "Lou"],
            ["North", "?"],
            ["Result", "11-37"],
            ["SetUp", "1"],
            ["FEN", "6-0-1-7-7-1-6-0-8-12-N SSSSNNNN AC"],
            ["Termination", "North forfeits"],
            ["Mood", "\"calm\""],
        ],
        "start": "6-0-1-7-7-1-6-0-8-12-N SSSSNNNN AC",
        "comments": ["start"],
        "moves": [
            {
                "token": "accept",
                "taken": 0,
                "comments": ["why"],
                "annotations": [1],
                "variations": [{
                    "comments": ["or"],
                    "moves": [
                        {
                            "token": "decline",
                            "taken": 0,
                            "comments": [],
                            "annotations": [],
                            "variations": [],
                        },
                        {
                            "token": "b",
                            "taken": 0,
                            "comments": [],
                            "annotations": [],
                            "variations": [],
                        },
                    ],
                }],
            },
            { "token": "a", "taken": 0, "comments": [], "annotations": [], "variations": [] },
            { "token": "D", "taken": 0, "comments": [], "annotations": [], "variations": [] },
        ],
        "result": {
            "score": { "south": 11, "north": 37 },
            "winner": "South",
            "termination": "North forfeits",
            "glory": true,
            "comments": ["end"],
        },
    });
    assert_eq!(serde_json::to_value(a_record()).unwrap(), expected);
}

#[test]
fn a_file_is_an_object_or_an_array() {
    let record = a_record();
    assert_eq!(written::<Record<Gore>>(&[]), "[\n]\n");
    assert!(written(&[&record]).starts_with("{\"format\":1,"));
    let many = written(&[&record, &record, &record]);
    assert_eq!(many.lines().count(), 5);
    assert!(many.starts_with("[\n{\"format\":1,") && many.ends_with("}\n]\n"));
    assert_eq!(
        read_all::<Gore>(&many).unwrap(),
        [record.clone(), record.clone(), record.clone()]
    );
    assert_eq!(read_all::<Gore>(" [ ] ").unwrap(), []);

    let spread = serde_json::to_string_pretty(&[&record]).unwrap();
    assert_eq!(
        read_all::<Gore>(&format!("\u{feff}\r\n{spread}")).unwrap(),
        [record]
    );
}

#[test]
fn what_goes_without_saying_may_be_left_out() {
    let json = json!({
        "format": 1,
        "tags": [["Game", "gore"]],
        "start": "6-6-6-6-6-6-6-6-0-0-S",
        "moves": [{ "token": "D", "taken": 0 }],
        "result": { "score": null, "winner": null, "termination": "unfinished" },
    });
    let record: Record<Gore> = serde_json::from_value(json).unwrap();
    assert_eq!(record, "[Game \"gore\"] D *".parse().unwrap());
}

#[test]
fn strings_are_brought_into_order_as_in_text() {
    let mut json = serde_json::to_value(a_record()).unwrap();
    json["comments"] = json!([" a\r\n\tb ", "", " ", "c } d"]);
    json["tags"][1][1] = json!("?");
    let record: Record<Gore> = serde_json::from_value(json).unwrap();
    let comments: Vec<&str> = record.line().comments.iter().map(Comment::as_str).collect();
    assert_eq!(comments, ["a b", "c } d"]);
    assert_eq!(record.tag("Event"), None);
}

/// Whether a record is refused once `change` has been made to it.
fn refuses(change: impl FnOnce(&mut Value)) -> bool {
    let mut json = serde_json::to_value(a_record()).unwrap();
    change(&mut json);
    let by_serde = serde_json::from_value::<Record<Gore>>(json.clone()).is_err();
    let by_reader = json.to_string().parse::<Record<Gore>>().is_err();
    assert_eq!(by_serde, by_reader);
    by_serde
}

#[test]
fn nothing_is_believed() {
    assert!(!refuses(|_| {}));
    assert!(refuses(|json| json["moves"][0]["taken"] = json!(1)));
    assert!(refuses(
        |json| json["moves"][0]["variations"][0]["moves"][1]["taken"] = json!(2)
    ));
    assert!(refuses(|json| json["result"]["score"]["south"] = json!(28)));
    assert!(refuses(|json| json["result"]["score"] = json!(null)));
    assert!(refuses(|json| json["result"]["winner"] = json!("North")));
    assert!(refuses(|json| json["result"]["winner"] = json!(null)));
    assert!(refuses(|json| json["result"]["glory"] = json!(false)));
    assert!(refuses(|json| json["result"]["glory"] = json!(null)));
    assert!(refuses(
        |json| json["result"]["termination"] = json!("agreement")
    ));
    assert!(refuses(
        |json| json["start"] = json!("6-6-6-6-6-6-6-6-0-0-S")
    ));
    assert!(refuses(|json| json["tags"][7][1] = json!("26-22")));
    assert!(refuses(|json| json["tags"][8][1] = json!("0")));
    assert!(refuses(|json| json["tags"][10][1] = json!("South forfeits")));
    assert!(refuses(|json| json["tags"][0][1] = json!("djenon-aboure")));
    assert!(refuses(|json| json["moves"][2]["token"] = json!("B")));
}

#[test]
fn unknown_fields_and_formats_are_refused() {
    assert!(refuses(|json| json["format"] = json!(2)));
    assert!(refuses(|json| json["format"] = json!("1")));
    assert!(refuses(|json| json["x"] = json!(1)));
    assert!(refuses(|json| json["moves"][0]["x"] = json!(1)));
    assert!(refuses(
        |json| json["moves"][0]["variations"][0]["x"] = json!(1)
    ));
    assert!(refuses(|json| json["result"]["x"] = json!(1)));
    assert!(refuses(|json| json["result"]["score"]["x"] = json!(1)));
    for field in ["format", "tags", "start", "moves", "result"] {
        let remove = |json: &mut Value| {
            json.as_object_mut().unwrap().remove(field);
        };
        assert!(refuses(remove), "{field}");
    }
}

#[test]
fn variations_are_nested_up_to_the_limit() {
    let nested = |depth: usize| {
        let variation = r#","variations":[{"moves":[{"token":"A","taken":0"#;
        format!(
            r#"{{"format":1,"tags":[["Game","gore"]],"start":"6-6-6-6-6-6-6-6-0-0-S",
            "moves":[{{"token":"D","taken":0{}{}}}],
            "result":{{"score":null,"winner":null,"termination":"unfinished"}}}}"#,
            variation.repeat(depth),
            "}]}]".repeat(depth),
        )
    };
    let record: Record<Gore> = nested(24).parse().unwrap();
    assert_eq!(record.to_string().parse::<Record<Gore>>().unwrap(), record);
    assert_eq!(
        format!("[{}]", nested(24)).parse::<Record<Gore>>().unwrap(),
        record
    );
    let error = nested(25).parse::<Record<Gore>>().unwrap_err();
    assert!(
        matches!(error.kind(), ayla_notation::ErrorKind::TooDeep),
        "{error}"
    );
    assert!(nested(100_000).parse::<Record<Gore>>().is_err());
}

#[test]
fn reading_goes_on_behind_a_record_with_an_error() {
    let good = serde_json::to_string(&a_record()).unwrap();
    let json = format!("[{good},\n{{\"format\":1,\"}}]\":[[]]}},\n1, {good}\n,{good}]");
    let records = ayla_notation::Records::<Gore, _>::new(json.as_bytes()).unwrap();
    let lines: Vec<Option<usize>> = records
        .map(|record| record.err().map(|error| error.line()))
        .collect();
    assert_eq!(lines, [None, Some(2), Some(3), None, None]);
}

fn schema() -> jsonschema::Validator {
    let schema = include_str!("../../schema/record.schema.json");
    jsonschema::validator_for(&serde_json::from_str(schema).unwrap()).unwrap()
}

#[test]
fn the_schema_refuses_what_is_refused() {
    let schema = schema();
    let accepts = |change: &dyn Fn(&mut Value)| {
        let mut json = serde_json::to_value(a_record()).unwrap();
        change(&mut json);
        schema.is_valid(&json)
    };
    assert!(accepts(&|_| {}));
    assert!(accepts(&|json| *json = json!([json, json])));
    assert!(!accepts(&|json| json["x"] = json!(1)));
    assert!(!accepts(&|json| json["format"] = json!(2)));
    assert!(!accepts(&|json| json["moves"][0]["x"] = json!(1)));
    assert!(!accepts(&|json| json["moves"][0]["token"] = json!("A+2")));
    assert!(!accepts(
        &|json| json["moves"][0]["variations"][0]["moves"] = json!([])
    ));
    assert!(!accepts(&|json| json["result"]["score"]["x"] = json!(1)));
    assert!(!accepts(&|json| json["result"]["winner"] = json!("Lou")));
    assert!(!accepts(&|json| json["result"]["glory"] = json!(null)));
    assert!(!accepts(
        &|json| json["result"]["termination"] = json!("time")
    ));
    assert!(!accepts(&|json| json["tags"][0] = json!(["Game"])));
    for field in ["score", "winner", "termination"] {
        let remove = |json: &mut Value| {
            json["result"].as_object_mut().unwrap().remove(field);
        };
        assert!(!accepts(&remove), "{field}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(50))]

    #[test]
    fn the_schema_accepts_what_is_written(gore in record::<Gore>(), djenon in record::<DjenonAboure>()) {
        let schema = schema();
        for json in [serde_json::to_value(&gore).unwrap(), serde_json::to_value(&djenon).unwrap()] {
            prop_assert!(schema.is_valid(&json), "{:?}", schema.iter_errors(&json).next());
        }
    }
}
