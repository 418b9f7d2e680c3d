//! The corpus the benches read: what it promises.

use ayla_core::{DjenonAboure, GameId, Position, Termination};
use ayla_notation::{Format, Reader, Record, Unchecked};
use ayla_rulebook::corpus;
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

fn corpus(format: Format, bytes: u64) -> (u64, Vec<u8>) {
    let mut text = Vec::new();
    let mut random = Pcg64Mcg::seed_from_u64(48);
    let count = corpus::write(&mut text, format, bytes, &mut random).unwrap();
    (count, text)
}

#[test]
fn it_is_read_in_either_form_and_is_as_long_as_asked_for() {
    for format in [Format::Sow, Format::Json] {
        let (count, text) = corpus(format, 200_000);
        assert!((200_000..220_000).contains(&text.len()));
        let reader = Reader::new(&text[..]).unwrap();
        assert_eq!(reader.format(), format);
        let games: Vec<Unchecked> = reader.collect::<Result<_, _>>().unwrap();
        assert_eq!(games.len() as u64, count);
        let of_gore = |game: &&Unchecked| game.id().unwrap() == GameId::Gore;
        assert_eq!(
            games.iter().filter(of_gore).count(),
            games.len().div_ceil(2)
        );
    }
}

#[test]
fn it_is_the_same_every_time() {
    assert_eq!(corpus(Format::Sow, 50_000), corpus(Format::Sow, 50_000));
}

#[test]
fn it_has_what_records_have() {
    const COUNT: usize = 2_000;

    let mut random = Pcg64Mcg::seed_from_u64(48);
    let records: Vec<Record<DjenonAboure>> =
        (0..COUNT).map(|_| corpus::record(&mut random)).collect();
    let has = |what: fn(&Record<DjenonAboure>) -> bool| {
        let count = records.iter().filter(|record| what(record)).count();
        assert!((1..COUNT).contains(&count), "{count}");
    };
    has(|record| record.game().termination() == Some(Termination::Normal));
    has(|record| {
        matches!(
            record.game().termination(),
            Some(Termination::Resignation(_))
        )
    });
    has(|record| matches!(record.game().termination(), Some(Termination::Forfeit(_))));
    has(|record| record.game().termination() == Some(Termination::Agreement));
    has(|record| !record.game().is_over());
    has(|record| *record.game().start() != DjenonAboure::start());
    has(|record| !record.closing().is_empty());
    has(|record| record.tag("Annotator").is_some());
    has(|record| {
        record
            .line()
            .moves
            .iter()
            .any(|node| !node.annotations.is_empty())
    });
    has(|record| {
        record
            .line()
            .moves
            .iter()
            .any(|node| !node.comments.is_empty())
    });
    has(|record| {
        let mut variations = record.line().moves.iter().flat_map(|node| &node.variations);
        variations.any(|line| line.moves.iter().any(|node| !node.variations.is_empty()))
    });
}
