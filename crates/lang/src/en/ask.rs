//! What an offer asks.

use ayla_core::{Gore, PitSet, Side};

use super::grammar::list;
use crate::{Name, Names};

/// The question an offer of `pits` by `by` puts to the other player, who has taken `purse` seeds:
/// what it costs, and what it means to decline (G15, G18).
///
/// ```
/// use ayla_core::Side;
/// use ayla_lang::Names;
///
/// assert_eq!(
///     ayla_lang::question(Side::North, "BD".parse()?, 20, &Names::you_at(Side::South)),
///     "North offers B and D. Accepting costs 12 of your 20 taken seeds, six in each. \
///      Accept or decline? (A win after declining is without glory.)"
/// );
/// # Ok::<(), ayla_core::ParseError>(())
/// ```
#[must_use]
pub fn question(by: Side, pits: PitSet, purse: u8, names: &Names) -> String {
    let offers = names.does(by, ("offer", "offers"));
    let price = u16::from(Gore::PRICE) * u16::from(pits.len());
    let whose = match &names.0[!by] {
        Name::You => format!("your {purse} taken seeds"),
        Name::Called(name) => format!("the {purse} seeds {name} has taken"),
    };
    let where_to = match pits.len() {
        1 => "laid into it",
        _ => "six in each",
    };
    format!(
        "{offers} {}. Accepting costs {price} of {whose}, {where_to}. Accept or decline? \
         (A win after declining is without glory.)",
        list(pits)
    )
}
