//! The worked examples of the rules as positions. Tests play them to their documented end, and the page shows them.
//!
//! Each has a key.

use super::Variant;
use super::scenario::{Scenario, dealt, scenario, solo};
use crate::scenario::ScenarioExt as _;

pub type Example = (&'static str, fn() -> Scenario);

pub const EXAMPLES: [Example; 23] = [
    ("standard-start", || dealt(&["human"; 3], &[], 1)),
    ("variable-start", || dealt(&["human"; 2], &[Variant::Variable.key()], 1)),
    ("hire", || {
        let row = ["conspirator-4", "debt-collector-6", "merchant-14", "gatekeeper"];
        let table = scenario(2).silver(7).at("workshop", 1).row("a", row).laid("a4", 1);
        table.seat(1).silver(4)
    }),
    ("trades", || scenario(2).silver(3).goods([2, 3, 3, 0, 0]).at("storehouse", 2).hired(&["merchant-16"])),
    ("trades-overseer", || {
        let table = scenario(2).silver(3).goods([2, 3, 3, 0, 0]).at("storehouse", 2);
        table.hired(&["merchant-16", "overseer"])
    }),
    ("captures-two", || captures(2)),
    ("captures-four", || captures(4).seat(2).at("quarry", 1)),
    ("guardhouse", guardhouse),
    ("reset", || {
        scenario(3)
            .turn_of(1)
            .left_market(&[4, 7])
            .in_market("market-left")
            .in_market("market-middle")
            .in_prison(1)
            .seat(1)
            .silver(3)
            .in_prison(4)
            .seat(2)
            .hired(&["gatekeeper"])
            .in_prison(3)
    }),
    ("cathedral", || {
        scenario(2)
            .virtue(8)
            .cathedral(1)
            .hired(&["acolyte-1", "acolyte-3"])
            .goods([0, 2, 3, 0, 0])
            .hand(&["keep", "castle"])
            .next_rewards(&[1])
    }),
    ("virtue-market", || scenario(2).virtue(9).silver(1).left_market(&[1])),
    ("virtue-tax-stand", || scenario(2).virtue(1)),
    ("virtue-highest", || {
        let table = scenario(2).virtue(13).debts(1, 0).at("storehouse", 2);
        table.goods([6, 0, 0, 0, 0])
    }),
    ("tax-hire", || scenario(2).virtue(3).silver(3)),
    ("tax-debts", || scenario(2).virtue(1).silver(9).debts(2, 0).at("guardhouse", 1)),
    ("skills", || {
        let table = scenario(2).goods([4, 2, 3, 0, 2]).hand(&["university"]);
        table.hired(&["acolyte-1", "merchant-17", "miner-19"])
    }),
    ("end", || {
        let table = scenario(4).in_guildhall(5).seat(1).in_guildhall(5).seat(3).in_guildhall(5).seat(2).in_guildhall(4);
        table.turn_of(2).hand(&["well", "smithy"]).goods([4, 4, 2, 0, 0])
    }),
    ("score", || {
        scenario(2)
            .built(&["aqueduct", "castle", "fountain", "university", "lighthouse"])
            .goods([0, 0, 0, 5, 3])
            .silver(23)
            .virtue(9)
            .debts(2, 0)
            .cathedral(3)
            .in_prison(5)
    }),
    ("score-debts", || {
        scenario(2)
            .built(&["gamblers-den", "dungeon", "keep", "moneylender"])
            .goods([0, 0, 0, 0, 1])
            .silver(9)
            .virtue(4)
            .debts(3, 2)
            .captured(1, 7)
    }),
    ("tie", || {
        let table = scenario(2).virtue(8).silver(12).built(&["well"]).last_turns(1);
        table.seat(1).virtue(8).silver(15).built(&["smithy"])
    }),
    ("solo-turns", || {
        solo("solo-helena")
            .seat(1)
            .stock(4)
            .built(&["well"])
            .at("forest", 2)
            .next_cards(&["H2", "H14", "H6"])
            .seat(0)
            .next_plans(&["keep", "chapel"])
            .at("mines", 3)
            .at("quarry", 3)
            .at("tax-stand", 1)
    }),
    ("last-virtue", || {
        let table = scenario(2).virtue(13).debts(1, 0).built(&["castle", "dungeon", "university"]);
        table.goods([0, 0, 0, 4, 0])
    }),
    ("market-hire", || {
        scenario(2)
            .virtue(6)
            .silver(1)
            .hired(&["swindler-31", "trickster", "labourer", "miner-19", "miner-20"])
            .row("a", ["conspirator-4", "debt-collector-6", "illusionist", "merchant-14"])
    }),
];

pub fn example(key: &str) -> Option<Scenario> {
    EXAMPLES.iter().find(|(known, _)| *known == key).map(|(_, position)| position().seat(0).start())
}

/// Returns a table with Workers of the next player: four at the Quarry, two in the Forest and three in the Mines.
/// Three own ones stand at the Quarry.
fn captures(people: usize) -> Scenario {
    let table = scenario(people).virtue(6).silver(3).at("town-centre", 2).at("quarry", 3);
    table.seat(1).at("quarry", 4).at("forest", 2).at("mines", 3)
}

fn guardhouse() -> Scenario {
    let table = scenario(3).virtue(2).silver(1).at("guardhouse", 1).captured(1, 3).captured(2, 2);
    table.seat(1).captured(0, 4).seat(2).captured(0, 1)
}
