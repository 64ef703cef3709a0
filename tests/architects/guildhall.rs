//! The Guildhall and the Cathedral: the order of a construction and of an advance, the Crane, the rule of the third space, and
//! Workers beside a full Guildhall.

use super::{YOU, apprentice, is_over, position_of};
use architects::components::{Slot, Thing};
use architects::scenario::ScenarioExt as _;
use architects::scenario::{Scenario, change, scenario};
use architects::{Architects, Departure, Event, Intent, Purpose, Variant, WhyNot};
use kernel::{Game, Record, Setup, Table};
use serde_json::json;

/// Ruling R7.
#[test]
fn a_construction_is_paid_then_its_virtue_then_its_effect_then_abilities() {
    let table = scenario(2).player_board("clovis").cathedral(5).hired(&["labourer"]).hand(&["thieves-den"]);
    let after = table.goods([1, 2, 3, 0, 0]).play("place:guildhall");
    let reported: Vec<&str> = after
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Paid { .. } => Some("paid"),
            Event::Lost { thing: Thing::Virtue, .. } => Some("virtue"),
            Event::Gained { thing: Thing::Silver, .. } => Some("effect"),
            Event::Gained { thing: Thing::Plan, .. } => Some("ability"),
            _ => None,
        })
        .collect();
    assert_eq!(reported, ["paid", "paid", "paid", "virtue", "effect", "ability"]);
    // The Palace counts the Virtue after its own; a Watchtower's printed loss comes before that of the effect.
    let emma = scenario(2).player_board("emma").virtue(0).cathedral(5).hired(&["labourer"]).in_prison(3);
    let emma = emma.hand(&["watchtower"]).goods([3, 4, 0, 1, 1]);
    assert!(emma.gains("place:guildhall").contains("unpaid 2"));
}

/// Ruling R8.
#[test]
fn immediate_effects_are_carried_out_as_far_as_possible() {
    let site = |key: &str, goods: [u16; 5]| scenario(2).cathedral(5).hired(&["labourer"]).hand(&[key]).goods(goods);
    let nothing = [
        ("church", [3, 0, 3, 0, 0]),
        ("library", [0, 4, 2, 0, 1]),
        ("armoury", [0, 3, 5, 1, 0]),
        ("barracks", [2, 6, 0, 2, 0]),
        ("fortress", [3, 0, 4, 1, 2]),
        ("hideout", [1, 3, 2, 0, 0]),
    ];
    for (key, goods) in nothing {
        assert!(is_over(&site(key, goods).play("place:guildhall")), "{key} asks nothing where it can do nothing");
    }
    let drafting = site("drafting-room", [0, 0, 4, 3, 0]).last_plans(&["well"]);
    assert_eq!(drafting.gains("place:guildhall"), "stone -4, gold -3, buildings 1, workers -1");
    // Optional effects may be left out. A half of the Barracks without an effect is not offered.
    let barracks = site("barracks", [2, 6, 0, 2, 0]).seat(1).at("quarry", 1).seat(0).play("place:guildhall");
    assert_eq!(barracks.choices(), ["right", "pass"]);
    let barracks = site("barracks", [2, 6, 0, 2, 0]).seat(1).captured(0, 2).seat(0).play("place:guildhall");
    assert_eq!(barracks.choices(), ["left", "pass"]);
    // The Graveyard must be done.
    assert!(site("graveyard", [4, 1, 2, 0, 2]).play("place:guildhall").you().apprentices.is_empty());
}

/// Ruling R9.
#[test]
fn a_crane_needs_a_worker_and_something_to_build() {
    let crane = |table: Scenario| table.cathedral(5).hand(&["crane", "well"]).goods([0, 5, 3, 0, 0]);
    let keys = "place:guildhall construct:crane";
    assert_eq!(crane(scenario(2)).gains(keys), "clay 4, wood -5, stone -3, plans -2, buildings 2, workers -2");
    let last_worker = crane(scenario(2).at("quarry", 19));
    assert_eq!(last_worker.gains(keys), "wood -3, stone -1, plans -1, buildings 1, workers -1");
    let too_dear = crane(scenario(2)).goods([0, 4, 3, 0, 0]);
    let after = too_dear.clone().play("place:guildhall construct:crane");
    assert_eq!(change(too_dear.you(), after.you()), "wood -3, stone -1, plans -1, buildings 1, workers -1");
    // It must be done if possible, with any Building.
    let choice = crane(scenario(2)).hand(&["smithy"]).goods([4, 9, 9, 0, 0]).play(keys);
    assert_eq!(choice.choices(), ["construct:smithy", "construct:well"]);
    // The Worker takes the next space with all its triggers: the seventh one resets the Black Market.
    let trigger = crane(scenario(2)).seat(1).in_guildhall(5).in_market("market-left").seat(0).play(keys);
    assert_eq!((trigger.game().board().taken, trigger.other().prison), (7, 1));
}

/// Ruling R35.
#[test]
fn once_the_guildhall_is_full_a_worker_lies_beside_it() {
    let table = scenario(2).cathedral(5).hand(&["well"]).goods([0, 2, 2, 0, 0]).last_turns(2);
    let after = table.play("place:guildhall");
    assert_eq!((after.you().beside, after.you().built.len(), after.game().board().taken), (1, 1, 12));
    assert_eq!(after.count(|event| *event == Event::GuildhallEntered { seat: YOU, space: None }), 1);
    // A Crane after the last space.
    let crane =
        scenario(2).seat(1).in_guildhall(11).seat(0).cathedral(5).hand(&["crane", "well"]).goods([0, 5, 3, 0, 0]);
    let after = crane.play("place:guildhall construct:crane");
    assert_eq!((after.you().beside, after.you().built.len(), after.game().turns_left()), (1, 2, Some(2)));
}

/// Ruling R37.
#[test]
fn a_worker_on_a_third_space_discards_the_left_most_apprentices() {
    let site = |people: usize| scenario(people).cathedral(5).hand(&["well"]).goods([0, 2, 2, 0, 0]);
    let table = site(2).variant(Variant::ThirdSpace).laid("a1", 3).laid("a2", 1).seat(1).in_guildhall(2).seat(0);
    let after = table.clone().next_apprentices(&["thief", "labourer"]).play("place:guildhall");
    let keys: Vec<&str> = after.game().board().apprentices.iter().flatten().map(|card| card.card().key).collect();
    let upper = ["conspirator-5", "debt-collector-6", "debt-collector-7", "thief"];
    let lower = ["merchant-15", "merchant-16", "merchant-17", "labourer"];
    assert_eq!(keys, [upper, lower].concat());
    assert_eq!((after.game().board().laid, after.you().silver()), ([1, 0, 0, 0, 0, 0, 0, 0], 0));
    let pile = after.game().board().apprentice_pile;
    assert_eq!(pile[..2], ["merchant-14", "conspirator-4"].map(apprentice), "the upper card first");
    let discards =
        |table: Scenario| table.play("place:guildhall").count(|event| matches!(event, Event::ApprenticeLeft { .. }));
    assert_eq!(discards(site(2).seat(1).in_guildhall(2).seat(0)), 0, "not without the rule");
    // The placements that the rule names, by number of players; the others have their Workers there already.
    for (people, placements) in [(2, &[3, 6, 9][..]), (3, &[3, 7, 11]), (4, &[3, 8, 13]), (5, &[3, 9, 15])] {
        let last = 4 * (people as u8 + 1);
        for placement in 1..=last {
            let table = site(people).variant(Variant::ThirdSpace).seat(1).in_guildhall((placement - 1).min(15));
            let table = table.seat(people as u8 - 1).in_guildhall((placement - 1).saturating_sub(15)).seat(0);
            let expected = if placements.contains(&placement) { 2 } else { 0 };
            assert_eq!(discards(table), expected, "{people} players, placement {placement}");
        }
    }
}

/// They leave when the Worker is placed: a Tavern chooses among the new ones, and a Crane discards before it
/// constructs.
/// Ruling R37.
#[test]
fn the_apprentices_go_before_the_construction() {
    let third = |spaces: u8, hand: &[&str], goods: [u16; 5]| {
        let table = scenario(2).variant(Variant::ThirdSpace).cathedral(5).hand(hand).goods(goods);
        table.hired(&["labourer"]).seat(1).in_guildhall(spaces).seat(0)
    };
    let left = |event: &Event| matches!(event, Event::ApprenticeLeft { cause: Departure::ThirdSpace, .. });
    let tavern = third(2, &["tavern"], [0, 3, 2, 1, 0]).play("place:guildhall");
    assert_eq!(tavern.game().apprentice(Slot::at(0, 0)), Some(apprentice("conspirator-5")));
    assert!(position_of(&tavern, left) < position_of(&tavern, |event| matches!(event, Event::Constructed { .. })));
    let hired = tavern.play("hire:a1");
    assert!(hired.you().apprentices.has(apprentice("conspirator-5").index()));
    assert!(!hired.you().apprentices.has(apprentice("conspirator-4").index()));

    let crane = third(1, &["crane", "well"], [0, 5, 3, 0, 0]).play("place:guildhall construct:crane");
    let built: Vec<usize> = (0..)
        .zip(crane.events())
        .filter(|(_, event)| matches!(event, Event::Constructed { .. }))
        .map(|at| at.0)
        .collect();
    let [first, second] = built[..] else { panic!("both are constructed") };
    assert!((first..second).contains(&position_of(&crane, left)), "the second Worker took the third space");
}

/// A game of rules 2 that was saved between the Worker on a third space and the end of its turn discards them then.
/// Ruling R37.
#[test]
fn a_turn_saved_under_rules_2_discards_when_it_closes() {
    let setup = Setup { modules: vec!["third-space".into()], ..Setup::of(&["human", "human"]) };
    let mut began = Table::<Architects>::new(setup, 7.into()).unwrap();
    while began.state().round() == 0 {
        began.choose(began.choices()[0]).unwrap();
    }
    let mut record = Record { rules: 2, check: None, ..began.record() };
    record.snapshot.as_mut().unwrap()["discards"] = json!(true);
    let mut table = Table::<Architects>::replay(&record).unwrap();
    let (seat, step) = (table.decision().unwrap().seat, table.last_step());
    while table.decision().is_some_and(|decision| decision.seat == seat) {
        table.choose(table.choices()[0]).unwrap();
    }
    let since = table.past()[step + 1..].iter().flat_map(|past| &past.events);
    assert_eq!(since.filter(|event| matches!(event, Event::ApprenticeLeft { .. })).count(), 2);
}

/// Ruling R38.
#[test]
fn an_advance_costs_then_takes_a_plan_moves_pays_acolytes_and_the_reward() {
    let table = scenario(2).hired(&["acolyte-2"]).hand(&["keep"]).goods([0, 0, 0, 1, 0]).next_rewards(&[11]);
    let after = table.play("place:guildhall");
    let order = [
        position_of(&after, |event| *event == Event::Paid { seat: YOU, thing: Thing::Gold, count: 1 }),
        position_of(&after, |event| *event == Event::PlanDiscarded { seat: YOU, purpose: Purpose::Cathedral }),
        position_of(&after, |event| *event == Event::Advanced { seat: YOU, level: 1 }),
        position_of(&after, |event| *event == Event::Gained { seat: YOU, thing: Thing::Clay, count: 2 }),
        position_of(&after, |event| matches!(event, Event::RewardRevealed { .. })),
        position_of(&after, |event| *event == Event::Gained { seat: YOU, thing: Thing::Gold, count: 1 }),
    ];
    assert!(order.is_sorted(), "{order:?}");
    // Without a plan there is no advance; one that it would draw comes too late.
    let none = scenario(2).hired(&["acolyte-1"]).goods([0, 0, 0, 1, 0]).next_rewards(&[7]);
    assert_eq!(none.refuses("place:guildhall"), WhyNot::NothingToBuild);
    let missing = none.start().game().why_not(YOU, Intent::Advance);
    assert!(missing.contains(&WhyNot::NoPlan));
}
