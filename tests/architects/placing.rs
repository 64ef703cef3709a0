//! Workers: their legal places, their part in an action, and their return.

use super::{YOU, is_over};
use architects::components::Location;
use architects::scenario::ScenarioExt as _;
use architects::scenario::{Scenario, scenario};
use architects::{Event, Intent, WhyNot};
use kernel::Game;

/// Ruling R1.
#[test]
fn a_worker_is_placed_where_the_first_action_can_be_paid_and_does_something() {
    let table = scenario(2);
    let always =
        ["quarry", "forest", "mines", "silversmith", "storehouse", "workshop"].map(|key| format!("place:{key}"));
    let poor = table.clone().tax(0);
    assert_eq!(poor.choices(), always);
    // Workshop: the only thing to do without Silver is to draw plans.
    assert_eq!(poor.gains("place:workshop"), "plans 1, workers -1");
    assert_eq!(poor.refuses("place:tax-stand"), WhyNot::TaxStandEmpty);
    assert!(table.clone().tax(1).choices().contains(&"place:tax-stand".to_owned()));
    assert_eq!(poor.refuses("place:town-centre"), WhyNot::Silver { need: 1, have: 0 });
    assert!(poor.clone().virtue(3).choices().contains(&"place:town-centre".to_owned()), "the Tax is ignored");
    assert_eq!(poor.refuses("place:guardhouse"), WhyNot::NothingToGuard);
    assert!(poor.clone().in_prison(1).choices().contains(&"place:guardhouse".to_owned()));
    assert_eq!(poor.refuses("place:guildhall"), WhyNot::NothingToBuild);
    for (place, need) in [("left", 1), ("middle", 2), ("right", 3)] {
        let key = format!("place:market-{place}");
        assert_eq!(poor.refuses(&key), WhyNot::Silver { need, have: 0 });
        assert!(poor.clone().silver(need).choices().contains(&key));
    }
}

/// Ruling R2.
#[test]
fn trades_and_captures_stop_at_any_time_and_guardhouse_actions_after_the_first() {
    let trades = scenario(2).at("storehouse", 2).goods([3, 0, 0, 0, 0]).hired(&["patron-21"]).play("place:storehouse");
    assert!(is_over(&trades.clone().play("pass")));
    // The trade of an own Apprentice may repeat.
    let repeated = trades.gains("trade:patron-21 trade:patron-21 trade:patron-21");
    assert_eq!(repeated, "clay -3, virtue 3");
    let captures = scenario(2).at("town-centre", 2).silver(3).seat(1).at("quarry", 1).at("forest", 1);
    let captures = captures.play("place:town-centre");
    assert!(is_over(&captures.clone().play("capture:quarry:1 pass")));
    // Nothing is paid before the first one.
    let none = captures.play("pass");
    assert!(is_over(&none));
    assert_eq!((none.you().silver(), none.game().board().tax, none.you().captives()), (3, 4, 0));
    // A single group may be left, too; the price of the first capture must be available anyway.
    let single = scenario(2).silver(1);
    assert_eq!(single.clone().play("place:town-centre").choices(), ["capture:town-centre:0", "pass"]);
    assert_eq!(single.gains("place:town-centre pass"), "workers -1");
    assert_eq!(single.silver(0).refuses("place:town-centre"), WhyNot::Silver { need: 1, have: 0 });
    let guards = scenario(2).at("guardhouse", 2).in_prison(1).captured(1, 1).play("place:guardhouse");
    assert_eq!(guards.refuses("pass"), WhyNot::Mandatory);
    assert!(is_over(&guards.play("guard:release pass")));
    // At the Workshop something can always be done.
    assert_eq!(scenario(2).silver(4).play("place:workshop").refuses("pass"), WhyNot::Mandatory);
}

/// Ruling R23.
#[test]
fn a_worker_is_taken_back_only_where_none_is_on_the_own_board() {
    let table = scenario(2).at("quarry", 19);
    let why = |table: &Scenario, from| table.clone().start().game().why_not(YOU, Intent::Recall(from));
    assert!(why(&table, Location::Quarry).contains(&WhyNot::WorkersLeft));
    // Captured Workers of others are not own ones, and the large circles come first.
    let away = |table: Scenario| table.captured(1, 3).seat(0);
    let circles = away(scenario(2).at("quarry", 9).at("mines", 5).in_prison(5).in_market("market-left"));
    assert_eq!(circles.choices(), ["recall:quarry", "recall:mines"]);
    assert_eq!(circles.gains("recall:mines"), "workers 1");
    assert!(is_over(&circles.clone().play("recall:mines")), "the turn is nothing else");
    assert_eq!(circles.refuses("recall:prison"), WhyNot::CirclesFirst);
    // None there: from the Black Market, the Prison or another board, never from the Guildhall.
    let table = scenario(3).in_guildhall(5).in_prison(5).in_market("market-middle").seat(1).captured(0, 4);
    let table = table.seat(2).captured(0, 5).seat(0);
    assert_eq!(table.choices(), ["recall:market-middle", "recall:prison", "recall-held:1", "recall-held:2"]);
    let freed = table.clone().play("recall:market-middle");
    assert_eq!(freed.game().board().market, [None; 3]);
    assert_eq!(table.gains("recall-held:2"), "workers 1");
    assert_eq!(table.gains("recall:prison"), "workers 1, prison -1");
    // All in the Guildhall: the turn is passed.
    let all = scenario(5).in_guildhall(20).start();
    assert_eq!(all.count(|event| *event == Event::TurnPassed { seat: YOU }), 1);
    assert!(is_over(&all));
}

/// Ruling R31.
#[test]
fn the_strength_of_an_action_is_counted_once() {
    // Capturing the own Workers at the Town Centre leaves the second capture.
    let table = scenario(2).at("town-centre", 1).silver(2).seat(1).at("quarry", 2).seat(0);
    assert_eq!(
        table.gains("place:town-centre capture:town-centre:0 capture:quarry:1"),
        "silver -2, workers 1, captives 2"
    );
}

/// Ruling R34.
#[test]
fn goods_silver_and_debts_never_run_out() {
    let table = scenario(2).debts(22, 0).goods([99, 99, 99, 99, 99]).silver(200).cathedral(5).hand(&["betting-house"]);
    assert_eq!(
        table.gains("place:guildhall"),
        "clay -1, stone -2, gold -1, virtue -1, unpaid 1, plans -1, buildings 1, workers -1"
    );
    assert_eq!(table.gains("place:silversmith"), "silver 2, workers -1");
}
