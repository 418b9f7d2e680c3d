//! The scenarios, by game and clause.

use crate::scenario::Scenario;

pub mod djenon_aboure;
pub mod endings;
pub mod gore;

/// All of them.
pub fn all() -> impl Iterator<Item = &'static Scenario> {
    [
        gore::ALL,
        djenon_aboure::ALL,
        endings::gore::ALL,
        endings::djenon_aboure::ALL,
    ]
    .into_iter()
    .flatten()
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use ayla_core::Clause;

    use super::*;

    #[test]
    fn every_clause_has_a_scenario() {
        let shown: BTreeSet<Clause> = all()
            .flat_map(|scenario| scenario.clauses)
            .copied()
            .collect();
        let missing: Vec<_> = Clause::ALL
            .iter()
            .filter(|clause| !shown.contains(clause))
            .collect();
        assert!(missing.is_empty(), "no scenario shows {missing:?}");
    }

    #[test]
    fn the_clauses_with_many_cases_have_several() {
        for clause in [Clause::G8, Clause::G9, Clause::D5, Clause::D10] {
            let count = all()
                .filter(|scenario| scenario.clauses.contains(&clause))
                .count();
            assert!(count >= 3, "{clause} has only {count}");
        }
    }

    #[test]
    fn names_differ_and_say_their_first_clause() {
        let mut names = BTreeMap::new();
        for scenario in all() {
            let clause = scenario.clauses[0].id().to_lowercase();
            assert!(
                scenario.name.starts_with(&format!("{clause}_")),
                "{} shows {clause} first",
                scenario.name
            );
            let other = names.insert((scenario.game, scenario.name), scenario.shows);
            assert_eq!(other, None, "{} stands twice", scenario.name);
        }
    }
}
