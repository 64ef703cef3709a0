//! The rulebook's worked examples as positions. Tests play them to their stated end, and the page shows them.
//!
//! Each has a key; its name and its explanation are texts in `public/rules/`.

use super::components::{BuildingKind, Ribbon, Tier};
use super::scenario::{Scenario, dealt_against, scenario, solo};
use crate::scenario::ScenarioExt as _;

pub type Example = (&'static str, fn() -> Scenario);

pub const EXAMPLES: [Example; 19] = [
    ("virtue", || {
        let table = scenario(2).markers(4, 5).line(["abbot", "acolyte", "vicar"]).resources(1, 0, 0).silver(3);
        table.manuscript("c", 14).at("c").acting()
    }),
    ("journeyman", || {
        let table = scenario(2).line(["abbot", "squire", "journeyman"]).hand(&["thief"]).townsfolk("d", "artisan");
        table.turn()
    }),
    ("antagonist", || scenario(2).hand(&["antagonist"]).line(["", "thief", "squire"])),
    ("movement", || scenario(2).moving("abbot").at("1")),
    ("dismissal", || {
        let table = scenario(2).line(["labourer", "squire", "trader"]).resources(0, 1, 0).silver(2);
        table.townsfolk("b", "woodcutter-2").at("3").acting()
    }),
    ("trade", || scenario(2).line(["trader", "peddler-ink", "squire"]).silver(2).at("7").acting()),
    ("construct", || {
        scenario(3)
            .line(["squire", "trader", "financier"])
            .silver(1)
            .resources(0, 2, 0)
            .townsfolk("b", "mason")
            .at("3")
            .seat(1)
            .built(BuildingKind::TradingPost, 1, "b2")
            .acting()
    }),
    ("trading-posts", || {
        scenario(2)
            .line(["labourer", "squire", "abbot"])
            .resources(0, 4, 0)
            .built(BuildingKind::TradingPost, 1, "c1")
            .built(BuildingKind::TradingPost, 2, "e2")
            .at("3")
            .acting()
    }),
    ("castle", || {
        let table = scenario(2).line(["squire", "abbot", "labourer"]).workers(Tier::First, 4, 2).at("d");
        table.acting()
    }),
    ("place-workers", || {
        scenario(3)
            .line(["thief", "overseer-3", "benefactor"])
            .hand(&["abbot", "lender"])
            .resources(0, 0, 3)
            .built(BuildingKind::Guildhall, 2, "a1")
            .built(BuildingKind::TradingPost, 3, "c1")
            // Section 1 gives Ink and Stone; section 5, counter-clockwise of it, 2 Virtue.
            .workers(Tier::First, 1, 1)
            .workers(Tier::First, 5, 2)
            .workers(Tier::Second, 1, 2)
            .at("a")
            .seat(1)
            .workers(Tier::First, 2, 2)
            .third_tier(1)
            .seat(2)
            .workers(Tier::First, 2, 1)
            .acting()
    }),
    ("ribbons", || {
        // Blue and yellow are there, grey comes.
        let table = scenario(2).line(["abbot", "deacon-3", "bishop"]).wrote(&[3, 2]).manuscript("c", 0);
        table.at("c").acting()
    }),
    ("transcribe", || {
        scenario(2)
            .line(["acolyte", "squire", "labourer"])
            .bonus(Ribbon::Black)
            .resources(3, 0, 0)
            .silver(1)
            .townsfolk("c", "racketeer-1")
            .manuscript("c", 8)
            .at("c")
            .acting()
    }),
    ("collision", || {
        // No other choice is legal: a tap to pass leads to the collision.
        scenario(3)
            .line(["thief", "peddler-ink", "diplomat"])
            .built(BuildingKind::Workshop, 2, "a1")
            .markers(6, 6)
            .at("9")
            .seat(1)
            .line(["abbot", "squire", "labourer"])
            .seat(2)
            .line(["thief", "squire", "labourer"])
            .acting()
    }),
    ("most-deeds", || {
        let table = scenario(3).round(20, Some(20)).stacks(0, 5).deeds(0, 2).seat(1).deeds(0, 2).seat(2).deeds(0, 1);
        table.seat(0)
    }),
    ("score", score),
    ("solo-start", || dealt_against("solo-cleric", 1)),
    ("solo-resources", || {
        let table = solo("solo-cleric").seat(1).resources(6, 1, 0).schemes(&[0]).at("1").seat(0);
        table.line(["abbot", "squire", "labourer"]).silver(3).at("d").recruiting()
    }),
    ("solo-turns", || {
        solo("solo-cleric")
            .seat(1)
            .built(BuildingKind::Guildhall, 1, "a1")
            .debts(1, 0)
            .deeds(1, 0)
            .resources(1, 1, 0)
            .at("1")
            .townsfolk("a", "friar")
            .manuscript("b", 3)
            .schemes(&[6, 3])
            .seat(0)
            .hand(&["abbot", "squire", "labourer"])
            .silver(3)
            .at("d")
            .recruiting()
    }),
    ("solo-collision", || {
        let table = solo("solo-cleric").seat(1).markers(3, 3).schemes(&[0]).at("1").seat(0);
        table.line(["abbot", "squire", "labourer"]).silver(3).at("d").recruiting()
    }),
];

pub fn example(key: &str) -> Option<Scenario> {
    EXAMPLES.iter().find(|(known, _)| *known == key).map(|(_, position)| position().start())
}

fn score() -> Scenario {
    scenario(4)
        .built(BuildingKind::TradingPost, 1, "a1")
        .built(BuildingKind::Guildhall, 1, "a2")
        .built(BuildingKind::Guildhall, 2, "a3")
        .built(BuildingKind::Workshop, 1, "b1")
        .built(BuildingKind::Workshop, 2, "b2")
        .built(BuildingKind::Workshop, 3, "b3")
        .workers(Tier::First, 1, 2)
        .workers(Tier::First, 2, 2)
        .workers(Tier::First, 3, 1)
        .workers(Tier::Second, 1, 2)
        .workers(Tier::Second, 4, 2)
        .third_tier(2)
        // Grey: flip, Buildings. Black: flip, 2 Ink, 2 Virtue. Yellow: Nobles, flipped Debts. Blue: Criminals.
        .wrote(&[5, 8, 1, 13, 14, 23, 25, 31])
        .bonus(Ribbon::Black)
        .debts(1, 3)
        .deeds(4, 2)
        .line(["antagonist", "aristocrat", "princess"])
        .hand(&["diplomat", "illusionist", "thief"])
        .stacks(0, 5)
        .round(20, Some(20))
        .seat(1)
        .deeds(0, 5)
        .seat(2)
        .deeds(0, 4)
}
