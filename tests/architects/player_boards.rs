//! Abilities of the player boards.

use super::{YOU, is_over};
use architects::components::Thing;
use architects::scenario::ScenarioExt as _;
use architects::scenario::{change, scenario};
use architects::{Event, WhyNot};

/// Rulings R15 and B-8.
#[test]
fn emma_gains_silver_and_clay_with_each_debt_below_virtue_0_too() {
    let table = scenario(2).player_board("emma").virtue(0).silver(1).left_market(&[1]);
    assert_eq!(table.gains("place:market-left"), "clay 1, marble 1, unpaid 1, workers -1");
    assert_eq!(table.gains("place:tax-stand"), "silver 6, clay 2, unpaid 2, workers -1");
}

/// Rulings R16 and B-8.
#[test]
fn guntram_gains_silver_with_each_virtue_above_14_too_but_not_at_the_end() {
    let table = scenario(2).player_board("guntram").virtue(14).goods([2, 0, 0, 0, 0]);
    assert_eq!(table.gains("place:storehouse trade:virtue"), "silver 1, clay -2, workers -1");
    let debt = table.debts(1, 0);
    assert_eq!(debt.gains("place:storehouse trade:virtue"), "silver 1, clay -2, unpaid -1, workers -1");
    let end = scenario(2).player_board("guntram").built(&["reservoir"]).debts(0, 4).last_turns(1);
    assert_eq!(end.gains("place:quarry"), "stone 1, virtue 2, workers -1");
}

/// Rulings R17 and B-8.
#[test]
fn judith_pays_a_plan_for_any_resource_but_not_for_silver() {
    let judith = || scenario(2).player_board("judith");
    // A trade: 2 of Stone, Wood and Clay for a Virtue.
    let trade = judith().hand(&["well", "keep"]).play("place:storehouse trade:virtue discard:keep");
    assert_eq!((trade.you().virtue, trade.you().hand.len()), (8, 0));
    // The Merchant asks for Silver.
    let merchant = judith().hand(&["well"]).hired(&["merchant-14"]).play("place:storehouse");
    assert!(is_over(&merchant), "one plan is too little for the printed trades, and Silver is none");
    // The plan for the Cathedral comes on top of the one that is paid.
    let level = |hand: &[&str]| judith().hand(hand).next_rewards(&[9]);
    assert_eq!(level(&["keep"]).refuses("place:guildhall"), WhyNot::NothingToBuild);
    let advance = level(&["keep", "castle"]);
    assert_eq!(advance.gains("place:guildhall discard:keep"), "virtue 2, plans -2, level 1, workers -1");
    // Any number: a Well for nothing but plans. They go to the bottom of the pile.
    let hand = ["well", "keep", "castle", "dungeon", "palace"];
    let table = judith().cathedral(5).hand(&hand);
    let after = table.clone().play("place:guildhall discard:keep discard:palace discard:castle");
    assert_eq!(change(table.you(), after.you()), "clay 4, plans -5, buildings 1, workers -1");
    let lowest: Vec<&str> = after.game().board().plan_pile.iter().take(4).map(|plan| plan.card().key).collect();
    assert_eq!(lowest, ["dungeon", "castle", "palace", "keep"]);
    // Available Wood may be kept.
    let rich = table.goods([0, 2, 1, 0, 0]).play("place:guildhall");
    assert_eq!(
        rich.choices(),
        [
            "pay:plan4",
            "pay:stone1+plan3",
            "pay:wood1+plan3",
            "pay:wood1+stone1+plan2",
            "pay:wood2+plan2",
            "pay:wood2+stone1+plan1"
        ]
    );
}

/// Rulings R18 and B-8.
#[test]
fn merovech_keeps_virtue_for_plans_also_where_it_is_a_price() {
    let merovech = || scenario(2).player_board("merovech").hand(&["keep"]);
    let market = merovech().virtue(0).silver(1).left_market(&[1]).play("place:market-left");
    assert_eq!(market.gains("discard:keep"), "marble 1, plans -1", "no Virtue below 0, so no Debt");
    assert_eq!(market.gains("pass"), "marble 1, unpaid 1");
    let hire = merovech().silver(4).face_up("a1", "gatekeeper").play("place:workshop hire:a1");
    assert_eq!(hire.asked().map(|(seat, _)| seat), Some(YOU));
    assert_eq!(hire.gains("discard:keep"), "plans -1");
    let ransom = merovech().seat(1).captured(0, 2).seat(0).play("place:guardhouse");
    assert_eq!(ransom.gains("discard:keep"), "plans -1, workers 2");
}

/// Ruling R19.
#[test]
fn hugo_avoids_each_debt_where_it_is_a_price_too() {
    let hugo = || scenario(2).player_board("hugo");
    let ransom = hugo().silver(2).seat(1).captured(0, 2).seat(0).play("place:guardhouse");
    assert_eq!(ransom.choices(), ["avoid-debt", "take-debt"]);
    assert_eq!(ransom.gains("avoid-debt"), "silver -2, virtue -1, workers 2");
    let two = hugo().virtue(0).silver(4).play("place:tax-stand");
    assert_eq!(two.gains("avoid-debt avoid-debt"), "");
    assert_eq!(two.gains("avoid-debt take-debt"), "silver 2, unpaid 1");
    assert_eq!(
        hugo().virtue(0).silver(1).gains("place:tax-stand"),
        "silver 4, unpaid 2, workers -1",
        "no Silver, no question"
    );
}

/// Ruling R20.
#[test]
fn lothaire_pays_less_only_where_wood_or_stone_is_due() {
    let lothaire = || scenario(2).player_board("lothaire").hand(&["keep"]).next_rewards(&[9]);
    assert_eq!(lothaire().refuses("place:guildhall"), WhyNot::NothingToBuild, "the first level costs Gold");
    assert_eq!(
        lothaire().goods([0, 0, 0, 1, 0]).gains("place:guildhall"),
        "gold -1, virtue 2, plans -1, level 1, workers -1"
    );
    let eight = lothaire().cathedral(3).goods([0, 0, 7, 0, 0]);
    assert_eq!(eight.gains("place:guildhall"), "stone -7, virtue 2, plans -1, level 1, workers -1");
    // Trades are no constructions.
    assert_eq!(lothaire().goods([0, 2, 0, 0, 0]).play("place:storehouse").choices(), ["trade:virtue", "pass"]);
    assert!(is_over(&lothaire().goods([0, 1, 0, 0, 0]).play("place:storehouse")));
}

/// Ruling R21.
#[test]
fn therese_counts_gold_and_marble_as_one_for_costs_castle_and_observatory() {
    let therese = || scenario(2).player_board("therese");
    let level = therese().hand(&["keep"]).goods([0, 0, 0, 0, 1]).next_rewards(&[9]);
    assert_eq!(level.gains("place:guildhall"), "marble -1, virtue 2, plans -1, level 1, workers -1");
    let highest = therese().cathedral(4).hand(&["keep"]).goods([0, 0, 0, 1, 3]).next_rewards(&[9]);
    assert_eq!(highest.gains("place:guildhall"), "gold -1, marble -3, virtue 2, plans -1, level 1, workers -1");
    assert_eq!(
        therese().hand(&["keep"]).cathedral(4).goods([0, 0, 0, 1, 2]).refuses("place:guildhall"),
        WhyNot::NothingToBuild
    );
    for building in ["castle", "observatory"] {
        let built = therese().built(&[building]).goods([0, 0, 0, 1, 3]);
        assert_eq!(built.game().last_standing(YOU).virtue, 9, "{building}");
        assert!(built.score(0).1.contains(&("Gold and Marble", 4)));
    }
}

/// Ruling R40.
#[test]
fn clovis_draws_after_the_effect_of_what_he_constructs() {
    let clovis = |key: &str, goods: [u16; 5]| {
        scenario(2)
            .player_board("clovis")
            .cathedral(5)
            .hired(&["labourer"])
            .hand(&[key])
            .goods(goods)
            .next_plans(&["well", "smithy"])
    };
    let library = clovis("library", [0, 4, 2, 0, 1]);
    assert_eq!(library.gains("place:guildhall"), "wood -4, stone -2, marble -1, buildings 1, workers -1");
    // The plan gained by the Crane cannot be built with it.
    let crane = clovis("crane", [4, 9, 9, 0, 0]);
    assert_eq!(crane.gains("place:guildhall"), "wood -3, stone -1, buildings 1, workers -1");
    // The second construction draws its own first.
    let twice = crane.hand(&["lumber-camp"]).goods([4, 3, 3, 0, 0]).play("place:guildhall construct:crane");
    let drawn = twice
        .events()
        .iter()
        .filter(|event| matches!(event, Event::Constructed { .. } | Event::Gained { thing: Thing::Plan, .. }));
    let kinds: Vec<bool> = drawn.map(|event| matches!(event, Event::Constructed { .. })).collect();
    assert_eq!(kinds, [true, true, false, false]);
}
