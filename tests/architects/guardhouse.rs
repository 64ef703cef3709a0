//! The Guardhouse, and what is paid with Tax.

use super::position_of;
use architects::components::Thing;
use architects::scenario::ScenarioExt as _;
use architects::scenario::{Scenario, scenario};
use architects::{Event, WhyNot};

/// Ruling R3.
#[test]
fn the_discount_counts_once_for_each_payment_with_tax() {
    // Virtue 1 ignores 2 of 3 Tax, Virtue 2 another time 1 of 3.
    let table = scenario(2).virtue(1).silver(20).debts(2, 0).at("guardhouse", 2).seat(1).captured(0, 1).seat(0);
    let first = table.play("place:guardhouse guard:pay-debt");
    assert_eq!((first.you().silver(), first.game().board().tax), (16, 5));
    let second = first.play("guard:pay-debt");
    assert_eq!((second.you().silver(), second.game().board().tax), (11, 7));
    // Virtue 3 ignores one of the two Tax of a ransom.
    assert_eq!(second.you().virtue, 3);
    let third = second.play("guard:ransom");
    assert_eq!((third.you().silver(), third.game().board().tax), (7, 8));
    // Ada's one adds to that of Virtue, and the sum stays at 0 or above.
    let ada = scenario(2).player_board("ada").virtue(1).silver(3).debts(1, 0);
    let after = ada.play("place:guardhouse");
    assert_eq!((after.you().silver(), after.game().board().tax), (0, 4));
    let ada = scenario(2).player_board("ada").virtue(2).silver(2);
    assert_eq!(ada.play("place:workshop hire:a1").game().board().tax, 4);
}

/// Ruling R32.
#[test]
fn each_guardhouse_action_is_chosen_after_the_one_before() {
    let table = scenario(2).at("guardhouse", 1).silver(1).captured(1, 4).seat(1).captured(0, 3).seat(0);
    let table = table.play("place:guardhouse");
    assert_eq!(table.choices(), ["guard:imprison", "guard:ransom-by-debt"]);
    // The Silver of the prisoners pays the ransom.
    let after = table.clone().play("guard:imprison");
    assert_eq!(after.choices(), ["guard:ransom", "guard:ransom-by-debt", "pass"]);
    assert_eq!(after.gains("guard:ransom"), "silver -5, workers 3");
    assert_eq!(table.gains("guard:ransom-by-debt pass"), "virtue -1, unpaid 1, workers 3");
    // Each must do something.
    let why = |table: &Scenario, action: &str| table.refuses(&format!("guard:{action}"));
    assert_eq!(
        [why(&after, "imprison"), why(&after, "release"), why(&after, "pay-debt")],
        [WhyNot::NoCaptive, WhyNot::NoPrisoner, WhyNot::NoDebt]
    );
    // A ransom by Debt: first the Debt, then the Virtue, which at 0 brings another one.
    let low = scenario(2).virtue(0).seat(1).captured(0, 1).seat(0);
    assert_eq!(low.gains("place:guardhouse"), "unpaid 2");
    let order = scenario(2).virtue(1).seat(1).captured(0, 1).seat(0).play("place:guardhouse");
    let debt = position_of(&order, |event| matches!(event, Event::Gained { thing: Thing::Debt, .. }));
    assert!(debt < position_of(&order, |event| matches!(event, Event::Lost { thing: Thing::Virtue, .. })));
}
