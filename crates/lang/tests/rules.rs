//! Every clause has its words, and every example is true.

use std::collections::BTreeSet;

use ayla_core::{Clause, GameId, Termination};
use ayla_draw::{Scene, Style};
use ayla_lang::{Done, Picture, Rule, Source, page, rule, rules, words};

fn all() -> Vec<&'static Rule> {
    let mut seen = BTreeSet::new();
    GameId::ALL
        .into_iter()
        .flat_map(rules)
        .flat_map(|section| section.rules)
        .filter(|rule| seen.insert(rule.clause) || !rule.clause.id().starts_with('A'))
        .collect()
}

fn drawn(picture: &Picture) -> String {
    Scene::from(&picture.setup)
        .with_last_move(&picture.events)
        .over(picture.over)
        .render(Style::default())
}

#[test]
fn every_clause_has_exactly_one_rule() {
    let clauses: Vec<_> = all().iter().map(|rule| rule.clause).collect();
    let mut expected = Clause::ALL.to_vec();
    expected.sort_by_key(|&clause| clauses.iter().position(|&known| known == clause));
    assert_eq!(clauses, expected);
    for &clause in Clause::ALL {
        assert_eq!(rule(clause).map(|rule| rule.clause), Some(clause));
    }
    assert_eq!(rule(Clause::Other("X1")), None);
}

#[test]
fn the_rules_of_a_game_come_in_order() {
    let titles = |game| rules(game).map(|section| section.title).collect::<Vec<_>>();
    let never = "Games that would not end";
    assert_eq!(
        titles(GameId::Gore),
        ["Set-up", "Sowing", "Capture", "Trade", "End", never]
    );
    assert_eq!(
        titles(GameId::DjenonAboure),
        ["Set-up", "Sowing", "Capture", "End", never]
    );
    for game in GameId::ALL {
        let sections = rules(game).filter(|section| section.title != never);
        let clauses = sections
            .flat_map(|section| section.rules)
            .map(|rule| rule.clause);
        assert!(clauses.is_sorted());
    }
}

#[test]
fn house_rules_have_reasons_and_others_have_none() {
    for rule in all() {
        assert_eq!(
            rule.reason.is_some(),
            rule.source != Source::Document,
            "{}",
            rule.clause
        );
    }
}

#[test]
fn every_example_can_be_played_and_shows_its_clause() {
    let mut without = Vec::new();
    for rule in all() {
        let Some(example) = rule.example else {
            without.push(rule.clause);
            continue;
        };
        let played = example.play();
        let moves = example.moves.split_whitespace().count();
        let (legal, refused) = played.steps.split_at(moves);
        for step in legal {
            assert!(
                !matches!(step.done, Done::Refused(_)),
                "{}: {step:?}",
                rule.clause
            );
        }
        assert_eq!(refused.len(), usize::from(example.refused.is_some()));
        for step in refused {
            let Done::Refused(illegal) = &step.done else {
                panic!("{} refuses nothing: {step:?}", rule.clause);
            };
            assert_eq!(illegal.clause, rule.clause);
        }
        if rule.clause.id().starts_with('A') {
            let termination = played.ending.map(|ending| ending.termination);
            assert_eq!(termination.and_then(Termination::clause), Some(rule.clause));
        }
    }
    assert_eq!(
        without,
        [Clause::A2],
        "a hundred turns are too many to draw"
    );
}

#[test]
fn a_page_has_every_clause_of_its_game_and_clean_lines() {
    for game in GameId::ALL {
        let page = page(game, drawn);
        for rule in rules(game).flat_map(|section| section.rules) {
            assert_eq!(page.matches(&format!("\n### {}\n", rule.clause)).count(), 1);
        }
        for line in page.lines() {
            assert_eq!(line.trim_end(), line);
            assert!(
                line.starts_with('|') || line.chars().count() <= 100,
                "{line}"
            );
        }
        assert!(page.ends_with("```\n") || page.ends_with(".\n") || page.ends_with("*\n"));
    }
}

#[test]
fn a_word_is_explained_once() {
    let distinct: BTreeSet<_> = words().iter().map(|word| word.word).collect();
    assert_eq!(distinct.len(), words().len());
}

#[test]
fn a_clause_is_shown_with_its_example() {
    let shown = |clause, game| rule(clause).unwrap().show(game, drawn);
    insta::assert_snapshot!(shown(Clause::G16, GameId::Gore), @"
    G16 (house)  An offer that the opponent could not pay, with fewer than six
    taken seeds for each hole, is not legal.
    Why: He could not accept, and a refusal he had no choice about would cost him
    his glory (G18).

    North has taken twelve seeds. They pay for two holes, not for three.

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   0▲ │   5▲ │   1▲ │   3▲ │  ▲ North  12 taken
      ├──────┼──────┼──────┼──────┤  South to move
      │   2▼ │   0▼ │   4▼ │   6▼ │  ▼ South  15 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    offer:ABC is not legal: it costs 18 taken seeds, and the other player has 12
      (G16). Legal: A C D, or offer up to 2 of A B C D.
    ");
    insta::assert_snapshot!(shown(Clause::D5, GameId::DjenonAboure), @"
    D5 (document)  If the last seed falls into a hole that held two, four or more,
    which now holds three, five or more, he lifts that hole and sows on in the
    same way, its first seed back into it; and so on.

    The last seed of the first lap makes five in D, so D is sown on, then b, then
    f. The fourth lap makes two in D, which ends the sowing.

          f      e      d      c      b      a
      ┌──────┬──────┬──────┬──────┬──────┬──────┐
      │   4▲ │   4▲ │   4▲ │   4▲ │   4▲ │   4▲ │  ▲ North  0 taken
      ├──────┼──────┼──────┼──────┼──────┼──────┤  South to move
      │   4▼ │   4▼ │   4▼ │   4▼ │   4▼ │   4▼ │  ▼ South  0 taken
      └──────┴──────┴──────┴──────┴──────┴──────┘
          A      B      C      D      E      F

    A+2: South lifts 4 from A and sows to D. The relay goes on: 5 from D to b, 5
      from b to f, 5 from f to D. South takes 2 from D.

          f      e      d      c      b      a
      ┌──────┬──────┬──────┬──────┬──────┬──────┐
      │ ◦ 1▲ │ · 5▲ │ · 5▲ │ · 5▲ │ ◦ 1▲ │ · 5▲ │  ▲ North  0 taken
      ├──────┼──────┼──────┼──────┼──────┼──────┤  North to move
      │ ○ 2▼ │ · 6▼ │ · 6▼ │ × 0▼ │ · 5▼ │ · 5▼ │  ▼ South  2 taken
      └──────┴──────┴──────┴──────┴──────┴──────┘
          A      B      C      D      E      F
    ");
    insta::assert_snapshot!(shown(Clause::A1, GameId::Gore), @"
    A1 (house)  When the same position stands for the third time, the game ends,
    and each player takes what is in his territory. The same means: the seeds in
    every hole, what is taken, the territories, a waiting offer and the player to
    move. The starting position counts as its own first time.
    Why: No document foresees a game that goes round in circles. That each keeps
    his side is the habit of related games. It is the third time and not the
    second because two refusals in turn repeat a position by themselves.

    Each refusal changes nothing. After eight moves the starting position stands
    for the third time.

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   0▲ │   1▲ │   6▲ │   2▲ │  ▲ North  18 taken
      ├──────┼──────┼──────┼──────┤  South to move
      │   3▼ │   1▼ │   0▼ │   5▼ │  ▼ South  12 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    offer:A decline offer:a decline offer:A decline offer:a ...
    decline: South declines a. If South wins this game, it is a win without glory.
    The game is over, for the position stands for the third time (A1): 21 for
      South, 27 for North. North wins without glory, having declined an offer
      (G18).

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   0▲ │   1▲ │   6▲ │   2▲ │  ▲ North  18 taken
      ├──────┼──────┼──────┼──────┤  over, 21-27
      │   3▼ │   1▼ │   0▼ │   5▼ │  ▼ South  12 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D
    ");
    insta::assert_snapshot!(shown(Clause::A1, GameId::DjenonAboure), @"
    A1 (house)  When the same position stands for the third time, the game ends,
    and each player takes what is in his territory. The same means: the seeds in
    every hole, what is taken, the territories, a waiting offer and the player to
    move. The starting position counts as its own first time.
    Why: No document foresees a game that goes round in circles. That each keeps
    his side is the habit of related games. It is the third time and not the
    second because two refusals in turn repeat a position by themselves.
    ");
    insta::assert_snapshot!(shown(Clause::A3, GameId::Gore), @"
    A3 (house)  A player may resign at any time, or be declared to have forfeited:
    his opponent wins, whatever the seeds. Both may agree to end the game: then
    more seeds win. The score is what is taken and what stands in the territories;
    an offer that waits lapses.
    Why: The documents do not speak of it, but players stop for many reasons, and
    a record must be able to say so.

    North has more seeds, but he resigns.

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   6▲ │   6▲ │   6▲ │   6▲ │  ▲ North  0 taken
      ├──────┼──────┼──────┼──────┤  South to move
      │   6▼ │   6▼ │   6▼ │   6▼ │  ▼ South  0 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D

    A: South lifts 6 from A and sows to c.
    North resigns (A3): 21 for South, 27 for North. South wins.

          d      c      b      a
      ┌──────┬──────┬──────┬──────┐
      │   6▲ │ ● 7▲ │ · 7▲ │ · 7▲ │  ▲ North  0 taken
      ├──────┼──────┼──────┼──────┤  over, 21-27
      │ ○ 0▼ │ · 7▼ │ · 7▼ │ · 7▼ │  ▼ South  0 taken
      └──────┴──────┴──────┴──────┘
          A      B      C      D
    ");
}
