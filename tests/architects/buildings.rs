//! Every Building: printed values and effects. Costs and numbers are those of the cards, written
//! a second time.

use crate::changes::sum;
use architects::components::{BUILDINGS, BuildingId, Does, Skill, Thing};
use architects::scenario::ScenarioExt as _;
use architects::scenario::{Scenario, scenario};
use architects::{Event, Intent, Question, WhyNot};
use engine::ChoiceArg;
use kernel::{Game, Lang, Seat};

/// Key, title, skills (Carpentry, Tiling, Masonry), cost in Clay, Wood, Stone, Gold and Marble, points and Virtue, by
/// number.
#[rustfmt::skip]
#[expect(clippy::type_complexity, reason = "a row reads like the printed card")]
const PRINTED: [(&str, &str, &str, [u16; 5], i32, i32); 43] = [
    ("smithy", "Smithy", "", [4, 2, 0, 0, 0], 3, 0),
    ("steeple", "Steeple", "", [0, 2, 0, 2, 0], 4, 1),
    ("stone-market", "Stone Market", "M", [2, 0, 4, 0, 1], 7, 0),
    ("tavern", "Tavern", "C", [0, 3, 2, 1, 0], 6, 0),
    ("thieves-den", "Thieves’ Den", "M", [1, 2, 3, 0, 0], 8, -2),
    ("tilers-hut", "Tiler’s Hut", "", [2, 1, 2, 0, 0], 5, 0),
    ("trading-post", "Trading Post", "M", [0, 1, 3, 2, 0], 7, 0),
    ("treasury", "Treasury", "T", [0, 1, 3, 1, 0], 6, 0),
    ("university", "University", "CTM", [4, 2, 3, 0, 2], 11, 1),
    ("watchtower", "Watchtower", "CTM", [3, 4, 0, 1, 1], 11, -1),
    ("well", "Well", "", [0, 2, 2, 0, 0], 3, 0),
    ("wood-market", "Wood Market", "C", [2, 4, 0, 1, 0], 7, 0),
    ("aqueduct", "Aqueduct", "", [2, 3, 0, 1, 0], 3, 0),
    ("armoury", "Armoury", "CM", [0, 3, 5, 1, 0], 9, 0),
    ("barracks", "Barracks", "CTM", [2, 6, 0, 2, 0], 10, 0),
    ("betting-house", "Betting House", "", [1, 0, 2, 1, 0], 7, -1),
    ("carpenters-hut", "Carpenter’s Hut", "", [3, 1, 1, 0, 0], 5, 0),
    ("castle", "Castle", "CTM", [2, 4, 0, 1, 2], 10, 0),
    ("chapel", "Chapel", "C", [2, 1, 4, 0, 0], 6, 1),
    ("church", "Church", "", [3, 0, 3, 0, 0], 5, 1),
    ("clay-market", "Clay Market", "T", [3, 0, 2, 1, 0], 6, 0),
    ("clay-pit", "Clay Pit", "", [4, 1, 0, 0, 0], 3, 0),
    ("drafting-room", "Drafting Room", "CT", [0, 0, 4, 3, 0], 8, 0),
    ("dungeon", "Dungeon", "CTM", [0, 0, 4, 2, 2], 14, -1),
    ("factory", "Factory", "M", [0, 2, 2, 3, 0], 7, 0),
    ("fortress", "Fortress", "CTM", [3, 0, 4, 1, 2], 12, -2),
    ("fountain", "Fountain", "", [0, 0, 3, 0, 1], 4, 1),
    ("gamblers-den", "Gambler’s Den", "CT", [0, 0, 1, 1, 3], 10, -2),
    ("hideout", "Hideout", "CM", [1, 3, 2, 0, 0], 8, -2),
    ("keep", "Keep", "CTM", [0, 5, 2, 2, 0], 12, -2),
    ("library", "Library", "CT", [0, 4, 2, 0, 1], 8, 0),
    ("lighthouse", "Lighthouse", "T", [0, 3, 1, 0, 2], 6, 0),
    ("lumber-camp", "Lumber Camp", "", [4, 0, 2, 0, 0], 3, 0),
    ("masons-hut", "Mason’s Hut", "", [0, 2, 4, 0, 0], 5, 0),
    ("moneylender", "Moneylender", "M", [4, 2, 0, 1, 0], 5, -1),
    ("monument", "Monument", "TM", [0, 2, 3, 0, 2], 9, 1),
    ("observatory", "Observatory", "C", [1, 3, 1, 1, 0], 7, 0),
    ("palace", "Palace", "TM", [0, 3, 3, 0, 2], 9, 0),
    ("reservoir", "Reservoir", "", [6, 1, 0, 0, 0], 4, 0),
    ("silver-market", "Silver Market", "T", [0, 2, 0, 1, 1], 6, 0),
    ("crane", "Crane", "", [0, 3, 1, 0, 0], 3, 0),
    ("graveyard", "Graveyard", "CTM", [4, 1, 2, 0, 2], 12, -1),
    ("museum", "Museum", "", [1, 5, 1, 0, 0], 4, 0),
];

const GOODS: [(&str, Thing); 5] = [
    ("clay", Thing::Clay),
    ("wood", Thing::Wood),
    ("stone", Thing::Stone),
    ("gold", Thing::Gold),
    ("marble", Thing::Marble),
];

fn building(key: &str) -> BuildingId {
    BuildingId::read(key).unwrap_or_else(|| panic!("no Building has the key {key}"))
}

/// Cost of a Building, as a change.
fn price(key: &str) -> String {
    let cost = PRINTED.iter().find(|row| row.0 == key).unwrap().3;
    let parts = GOODS.iter().zip(cost).filter(|(_, count)| *count > 0);
    parts.map(|((name, _), count)| format!("{name} -{count}")).collect::<Vec<_>>().join(", ")
}

/// A seat with the plan, its cost and every skill. It stands highest on the Cathedral, so nothing else can be built.
fn building_site(people: usize, key: &str) -> Scenario {
    let cost = PRINTED.iter().find(|row| row.0 == key).unwrap().3;
    scenario(people).cathedral(5).hired(&["labourer"]).hand(&[key]).goods(cost)
}

fn why_not(table: &Scenario, key: &str) -> Vec<WhyNot> {
    let missing = table.clone().start().game().why_not(Seat(0), Intent::Construct(building(key)));
    missing.into_iter().filter(|why| *why != WhyNot::NotNow).collect()
}

#[test]
fn every_building_costs_and_scores_what_is_printed() {
    for ((number, row), card) in (1..).zip(PRINTED).zip(&BUILDINGS) {
        let (key, title, _, cost, points, virtue) = row;
        assert_eq!((building(key).number(), card.title.one(Lang::En)), (number, title));
        let after = building_site(2, key).play("place:guildhall");
        let paid: Vec<(Thing, u16)> = after
            .events()
            .iter()
            .filter_map(|event| match *event {
                Event::Paid { seat: Seat(0), thing, count } => Some((thing, count.into())),
                _ => None,
            })
            .collect();
        let due = GOODS.iter().zip(cost).filter(|(_, count)| *count > 0).map(|((_, thing), count)| (*thing, count));
        assert_eq!(paid, due.collect::<Vec<_>>(), "{key}");
        // A Monument gives everybody another Virtue.
        let more = i32::from(key == "monument");
        assert_eq!(i32::from(after.you().virtue), 7 + virtue + more, "{key}");
        let printed = scenario(2).built(&[key]).score(0).1;
        assert!(printed.contains(&("Buildings", points)), "{key}: {printed:?}");
    }
    assert_eq!(PRINTED[..40].iter().map(|row| row.4).sum::<i32>(), 279);
}

#[test]
fn every_building_asks_for_its_skills_and_for_each_of_its_goods() {
    for (key, _, skills, cost, ..) in PRINTED {
        assert_eq!(why_not(&building_site(2, key), key), [], "{key}");
        let named = [('C', Skill::Carpentry), ('T', Skill::Tiling), ('M', Skill::Masonry)];
        let needed = named.into_iter().filter(|(letter, _)| skills.contains(*letter));
        let reasons: Vec<WhyNot> = needed.map(|(_, skill)| WhyNot::Skill { skill }).collect();
        let unskilled = scenario(2).hand(&[key]).goods(cost);
        assert_eq!(why_not(&unskilled, key), reasons, "{key}");
        for (place, (_, thing)) in GOODS.into_iter().enumerate().filter(|(place, _)| cost[*place] > 0) {
            let mut less = cost;
            less[place] -= 1;
            let table = building_site(2, key).goods(less);
            assert_eq!(why_not(&table, key), [WhyNot::Goods { thing, short: 1 }], "{key}");
            assert_eq!(table.refuses("place:guildhall"), WhyNot::NothingToBuild, "{key}");
        }
    }
    let skilled = |count: usize| PRINTED[..40].iter().filter(|row| row.2.len() == count).count();
    assert_eq!([0, 1, 2, 3].map(skilled), [13, 13, 7, 7]);
}

/// A position with a use for every immediate effect: Debts, prisoners, captured Workers, other seats' Workers to
/// capture.
fn busy_site(key: &str) -> Scenario {
    let table =
        building_site(2, key).virtue(8).debts(1, 0).hired(&["thief"]).hand(&["keep"]).in_prison(2).at("mines", 1);
    table.seat(1).captured(0, 3).at("quarry", 2).at("forest", 1).in_prison(3)
}

/// Immediate effects: the Building, the choices, and the change besides the price.
const IMMEDIATE: [(&str, &str, &str); 27] = [
    ("smithy", "", "stone 4"),
    ("tavern", "hire:a1", "apprentices 1"),
    ("tavern", "hire:b4", "apprentices 1"),
    ("thieves-den", "", "virtue -2, silver 4"),
    ("treasury", "left", "gold 1"),
    ("treasury", "right", "silver 3"),
    ("watchtower", "", "virtue -1"),
    ("well", "", "clay 4"),
    ("armoury", "capture:quarry:1", "captives 2"),
    ("armoury", "capture:mines:0", "workers 1"),
    ("armoury", "pass", ""),
    ("barracks", "left", "workers 3"),
    ("barracks", "right capture:forest:1", "captives 1"),
    ("barracks", "pass", ""),
    ("betting-house", "", "virtue -1, unpaid 1"),
    ("church", "destroy-debt", "virtue 1, unpaid -1"),
    ("church", "pass", "virtue 1"),
    ("clay-pit", "left", "gold 1"),
    ("clay-pit", "right", "marble 1"),
    ("drafting-room", "", "plans 2"),
    ("factory", "", "marble 2"),
    ("hideout", "", "virtue -2, workers 2, prison -2"),
    ("library", "discard:keep", "plans -1, gold 2"),
    ("library", "pass", ""),
    ("lumber-camp", "", "wood 4"),
    ("palace", "", "gold 2"),
    ("graveyard", "dismiss:thief", "virtue -1, apprentices -1"),
];

#[test]
fn immediate_effects_come_when_the_building_is_constructed() {
    for (key, script, gained) in IMMEDIATE {
        let table = busy_site(key);
        let keys = format!("place:guildhall {script}");
        let expected = sum(&[&price(key), "plans -1, buildings 1, workers -1", gained]);
        assert_eq!(sum(&[&table.gains(&keys)]), expected, "{key}: {script}");
        let asked = table.play(&keys).asked();
        assert_eq!(asked, Some((Seat(1), Question::Place)), "{key}: {script}");
    }
}

#[test]
fn a_fortress_makes_two_captures_without_cost() {
    let table = busy_site("fortress").play("place:guildhall");
    let two = table.clone().play("capture:quarry:1 capture:forest:1");
    assert_eq!((two.you().captives(), two.you().virtue, two.you().silver()), (3, 6, 0));
    let one = table.clone().play("capture:mines:0 pass");
    assert_eq!((one.you().captives(), one.you().workers), (0, 14));
    assert_eq!(table.play("pass").you().captives(), 0);
    // Four players capture at one location in an action.
    let four = building_site(4, "fortress").seat(1).at("quarry", 2).at("forest", 1).seat(2).at("quarry", 1);
    let four = four.play("place:guildhall capture:quarry:1");
    assert_eq!(four.refuses("capture:forest:1"), WhyNot::Places { most: 1 });
    assert_eq!(four.play("capture:quarry:2").you().captives(), 3);
}

#[test]
fn a_monument_gives_everybody_a_virtue() {
    let table = building_site(3, "monument").seat(2).virtue(14).debts(1, 0);
    let after = table.play("place:guildhall");
    let last = after.game().player(Seat(2));
    assert_eq!((after.you().virtue, after.other().virtue, last.virtue, last.unpaid), (9, 8, 14, 0));
}

#[test]
fn a_watchtower_costs_everybody_with_three_prisoners_a_virtue() {
    let table = building_site(3, "watchtower").in_prison(3).seat(1).in_prison(2).seat(2).in_prison(5);
    let after = table.play("place:guildhall");
    let virtue = [0, 1, 2].map(|seat| after.game().player(Seat(seat)).virtue);
    assert_eq!(virtue, [5, 7, 6]);
}

#[test]
fn a_palace_counts_the_virtue_that_there_is() {
    for (virtue, gold) in [(3, ""), (4, "gold 1, "), (7, "gold 1, "), (11, "gold 2, "), (12, "gold 3, ")] {
        let gained = building_site(2, "palace").virtue(virtue).gains("place:guildhall");
        assert_eq!(gained, format!("wood -3, stone -3, {gold}marble -2, plans -1, buildings 1, workers -1"));
    }
}

#[test]
fn a_crane_places_another_worker_in_the_guildhall() {
    let table = building_site(2, "crane").goods([0, 5, 3, 0, 0]).hand(&["well"]);
    let keys = "place:guildhall construct:crane";
    assert_eq!(table.gains(keys), "clay 4, wood -5, stone -3, plans -2, buildings 2, workers -2");
    assert_eq!(table.clone().play(keys).game().board().taken, 2);
    // It advances on the Cathedral as well.
    let table = table.cathedral(0).goods([0, 3, 1, 1, 0]).next_rewards(&[9]);
    let after = table.play(keys);
    assert_eq!((after.you().cathedral, after.you().virtue, after.you().hand.len()), (1, 9, 0));
}

type Preparation = fn(Scenario) -> Scenario;

/// Effects at the end: the Building, the other holdings, the final Virtue, and the points of the effects of Buildings.
const AT_THE_END: [(&str, Preparation, u8, i32); 42] = [
    ("steeple", |table| table.cathedral(2).seat(1).cathedral(1), 7, 2),
    ("steeple", |table| table.cathedral(1).seat(1).cathedral(1), 7, 0),
    ("steeple", |table| table, 7, 0),
    ("stone-market", |table| table.goods([0, 0, 3, 0, 0]).seat(1).goods([9, 9, 2, 9, 9]), 7, 2),
    ("stone-market", |table| table.goods([0, 0, 3, 0, 0]).seat(2).goods([0, 0, 3, 0, 0]), 7, 0),
    ("wood-market", |table| table.goods([0, 1, 0, 0, 0]), 7, 2),
    ("wood-market", |table| table.goods([9, 1, 9, 9, 9]).seat(1).goods([0, 2, 0, 0, 0]), 7, 0),
    ("clay-market", |table| table.goods([4, 0, 0, 0, 0]).seat(2).goods([3, 0, 0, 0, 0]), 7, 2),
    ("clay-market", |table| table, 7, 0),
    ("silver-market", |table| table.silver(6).seat(1).silver(5), 7, 2),
    ("silver-market", |table| table.silver(6).seat(1).silver(6), 7, 0),
    ("tilers-hut", |table| table.hired(&["acolyte-2", "labourer", "thief"]), 7, 2),
    ("carpenters-hut", |table| table.hired(&["acolyte-1", "labourer", "miner-19", "thief"]), 7, 3),
    ("masons-hut", |table| table.hired(&["acolyte-3", "miner-19"]), 7, 1),
    ("trading-post", |table| table.goods([3, 3, 2, 0, 0]), 9, 0),
    ("trading-post", |table| table.goods([3, 3, 1, 9, 9]), 8, 0),
    ("university", |table| table.debts(0, 4), 7, 2),
    ("university", |table| table.debts(1, 0), 7, 0),
    ("aqueduct", |table| table, 7, 1),
    ("aqueduct", |table| table.built(&["well", "smithy"]), 7, 3),
    ("castle", |table| table.goods([0, 0, 0, 5, 0]), 9, 0),
    ("castle", |table| table.goods([9, 9, 9, 1, 9]), 7, 0),
    ("chapel", |table| table.cathedral(3).seat(1).cathedral(2), 9, 0),
    ("chapel", |table| table.cathedral(3).seat(1).cathedral(3), 7, 0),
    ("dungeon", |table| table, 5, 0),
    ("keep", |table| table.captured(1, 7).captured(2, 2), 7, 3),
    ("keep", |table| table.captured(1, 2), 7, 0),
    ("lighthouse", |table| table.virtue(12), 12, 3),
    ("lighthouse", |table| table.virtue(11), 11, 2),
    ("lighthouse", |table| table.virtue(3), 3, 0),
    ("moneylender", |table| table.debts(2, 3), 7, 3),
    ("observatory", |table| table.goods([0, 0, 0, 0, 3]), 8, 0),
    ("observatory", |table| table.goods([0, 0, 0, 9, 4]), 9, 0),
    ("reservoir", |table| table.debts(4, 5), 9, 0),
    ("reservoir", |table| table.debts(4, 1), 7, 0),
    ("museum", |table| table, 7, 0),
    ("museum", |table| table.built(&["well", "smithy"]), 8, 0),
    ("museum", |table| table.built(&["well", "smithy", "clay-pit"]), 9, 0),
    ("fountain", |table| table.debts(3, 0), 7, 0),
    ("gamblers-den", |table| table.debts(3, 0), 7, 0),
    ("fountain", |table| table, 7, 0),
    ("gamblers-den", |table| table, 7, 0),
];

#[test]
fn effects_at_the_end_count_then() {
    for (key, change, virtue, points) in AT_THE_END {
        let table = change(scenario(3).built(&[key])).seat(0);
        assert_eq!(table.game().last_standing(Seat(0)).virtue, virtue, "{key}");
        let effects = table.score(0).1.into_iter().find(|line| line.0 == "Effects of Buildings");
        assert_eq!(effects.map_or(0, |line| line.1), points, "{key}");
        // The actual end agrees.
        let stone_counts = ["stone-market", "trading-post"].contains(&key);
        let after = table.last_turns(1).play(if stone_counts { "place:silversmith" } else { "place:quarry" });
        let effects = after.score(0).1.into_iter().find(|line| line.0 == "Effects of Buildings");
        assert_eq!((after.you().virtue, effects.map_or(0, |line| line.1)), (virtue, points), "{key}");
        assert!(after.game().is_over(), "{key}");
    }
}

#[test]
fn a_fountain_and_a_gamblers_den_change_what_a_debt_counts() {
    for (built, points) in
        [(vec![], -6), (vec!["fountain"], -3), (vec!["gamblers-den"], -9), (vec!["fountain", "gamblers-den"], -6)]
    {
        let lines = scenario(2).debts(3, 2).built(&built).score(0).1;
        assert!(lines.contains(&("Unpaid Debts", points)), "{built:?}: {lines:?}");
    }
}

#[test]
fn every_building_has_its_test() {
    let elsewhere = ["fortress", "monument", "crane"];
    for (key, ..) in PRINTED {
        let now = IMMEDIATE.iter().any(|row| row.0 == key) || elsewhere.contains(&key);
        let end = AT_THE_END.iter().any(|row| row.0 == key);
        assert_eq!((now, end), (matches!(building(key).card().does, Does::Now(_)), !now), "{key}");
    }
}
