//! The rulebook's worked examples, each in its own words and numbers.

use francia::paladins::components::{Attribute, OutsiderId};
use francia::paladins::scenario::scenario;

/// Attack: with 5 Strength, the Outsider under the 7 Strength flag costs 1 Silver.
#[test]
fn attack_beyond_strength_costs_a_silver_for_each_card_skipped() {
    let viking_mercenary = OutsiderId(25);
    let table = scenario(2).strength(5).silver(3).workers("LSF").outsider(3, viking_mercenary);
    let after = table.play("attack outsider:3 pay:LSF");
    let you = after.you();
    assert_eq!((you.silver, you.track(Attribute::Influence), you.workers.to_string().as_str()), (2, 1, "LL"));
    assert_eq!(&you.attacked[..], [viking_mercenary]);
}
