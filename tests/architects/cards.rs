//! Black Market cards, Reward cards and player boards: printed values and effects. Numbers are those of the
//! cards, written a second time.

use architects::components::{BoardId, MARKET, PLAYER_BOARDS, REWARDS, Thing};
use architects::scenario::ScenarioExt as _;
use architects::scenario::{Scenario, change, dealt, scenario};
use architects::{Event, Purpose, Question, WhyNot};
use engine::ChoiceArg;
use kernel::Seat;

/// The large side and the small side of each Black Market card, by number.
#[rustfmt::skip]
const SIDES: [(&str, &str); 10] = [
    ("wood 2, marble 2", "marble 1"),
    ("wood 1, stone 1, gold 1, marble 1", "gold 2"),
    ("stone 2, marble 2", "stone 1, marble 1"),
    ("wood 2, stone 1, gold 1", "wood 1, gold 1"),
    ("wood 1, stone 2, marble 1", "wood 1, marble 1"),
    ("stone 2, marble 2", "marble 1"),
    ("wood 1, stone 2, marble 1", "gold 2"),
    ("wood 2, stone 1, gold 1", "stone 1, marble 1"),
    ("wood 1, stone 1, gold 1, marble 1", "wood 1, gold 1"),
    ("wood 2, marble 2", "wood 1, marble 1"),
];

#[test]
fn every_black_market_card_gives_its_small_side_on_the_left_and_its_large_side_on_the_right() {
    assert_eq!(MARKET.len(), SIDES.len());
    for (number, (large, small)) in (1..).zip(SIDES) {
        let left = scenario(2).silver(1).left_market(&[number]);
        assert_eq!(left.gains("place:market-left"), format!("silver -1, {small}, virtue -1, workers -1"), "{number}");
        let right = scenario(2).silver(3).right_market(number);
        assert_eq!(right.gains("place:market-right"), format!("silver -3, {large}, virtue -1, workers -1"), "{number}");
    }
}

#[test]
fn without_a_card_a_space_gives_what_is_printed_there() {
    let left = scenario(2).silver(1).market_used_up(3);
    assert_eq!(left.gains("place:market-left"), "silver -1, gold 1, marble 1, virtue -1, workers -1");
    let right = scenario(2).silver(3);
    assert_eq!(right.gains("place:market-right"), "silver -3, wood 1, stone 1, marble 2, virtue -1, workers -1");
}

/// Gains of each Reward card, by number.
const GIVEN: [&str; 11] = [
    "silver 3, virtue 1",
    "silver 3, virtue 1",
    "wood 2, virtue 1",
    "wood 2, virtue 1",
    "stone 2, virtue 1",
    "stone 2, virtue 1",
    "virtue 1, plans 1",
    "virtue 1, plans 1",
    "virtue 2",
    "virtue 2",
    "gold 1, virtue 1",
];

#[test]
fn every_reward_card_is_gained_and_leaves_the_game() {
    assert_eq!(REWARDS.len(), GIVEN.len());
    for (number, gives) in (1..).zip(GIVEN) {
        // Frederick discards no plan; the third level costs a Marble.
        let table = scenario(5).player_board("frederick").cathedral(2).goods([0, 0, 0, 0, 1]).next_rewards(&[number]);
        let after = table.clone().play("place:guildhall");
        let gained = change(table.you(), after.you());
        let parts: Vec<&str> = gained.split(", ").filter(|part| !part.starts_with("marble")).collect();
        assert_eq!(parts.join(", "), format!("{gives}, level 1, workers -1"), "{number}");
        assert_eq!(after.game().rewards_left(), 10, "{number}");
        assert!(after.game().board().rewards.iter().all(|reward| reward.number() != number), "{number}");
    }
}

#[test]
fn once_the_rewards_are_used_up_an_advance_gives_a_virtue() {
    let table = scenario(2).goods([0, 0, 0, 1, 0]).hand(&["keep"]).rewards_left(0);
    assert_eq!(table.gains("place:guildhall"), "gold -1, virtue 1, plans -1, level 1, workers -1");
}

/// Key, Workers in the Prison, Silver, Virtue, other goods, unpaid Debts and plans of each player board.
#[rustfmt::skip]
const STARTS: [(&str, u8, u16, u8, &str, u8, usize); 14] = [
    ("therese", 4, 5, 5, "", 0, 1),
    ("caroline", 8, 10, 3, "marble 1", 1, 0),
    ("ada", 0, 0, 11, "gold 1", 0, 1),
    ("frederick", 0, 4, 7, "stone 1", 0, 0),
    ("rudolf", 0, 3, 9, "wood 1", 0, 0),
    ("lothaire", 6, 6, 4, "clay 2", 0, 0),
    ("hugo", 10, 12, 2, "", 0, 2),
    ("clovis", 0, 1, 10, "clay 1, marble 1", 0, 0),
    ("fara", 2, 5, 6, "wood 1, stone 1", 0, 0),
    ("bertha", 0, 3, 8, "", 0, 1),
    ("emma", 14, 11, 0, "gold 1, marble 1", 0, 0),
    ("guntram", 12, 9, 0, "gold 2", 1, 0),
    ("judith", 10, 8, 1, "", 0, 3),
    ("merovech", 12, 10, 1, "clay 1, wood 1, stone 1", 0, 0),
];

/// Two seats with boards, from all boards of the game, up to the first turn.
fn set_up(seed: u64) -> Scenario {
    let table = dealt(&["human"; 2], &["variable", "promo-boards", "bonus-boards"], seed);
    table.first_choices_until(|question| matches!(question, Question::Place))
}

#[test]
fn every_player_board_begins_with_what_is_printed() {
    assert_eq!(PLAYER_BOARDS.map(|board| board.key), STARTS.map(|row| row.0));
    for (key, prison, silver, virtue, goods, unpaid, plans) in STARTS {
        let board = BoardId::read(key);
        let has = |table: &Scenario| table.you().board == board;
        let table = (0..500).map(set_up).find(has).unwrap_or_else(|| panic!("{key} is never dealt"));
        let you = table.you();
        assert_eq!((you.prison, you.workers, you.silver()), (prison, 20 - prison, silver), "{key}");
        assert_eq!((you.virtue, you.unpaid, you.paid, you.hand.len()), (virtue, unpaid, 0, 3 + plans), "{key}");
        let held = Thing::GOODS[1..].iter().filter(|good| you.has(**good) > 0);
        let reported: Vec<String> = held.map(|good| format!("{} {}", good.key(), you.has(*good))).collect();
        assert_eq!(reported.join(", "), goods, "{key}");
    }
}

/// Therese, ruling R21: Gold and Marble are the same for costs, and for Castle and Observatory; each is a point as always.
#[test]
fn therese_pays_gold_for_marble() {
    let table = scenario(2).player_board("therese").cathedral(5).hired(&["labourer"]).hand(&["university"]);
    let table = table.goods([4, 2, 3, 1, 1]);
    assert_eq!(
        table.gains("place:guildhall"),
        "clay -4, wood -2, stone -3, gold -1, marble -1, virtue 1, plans -1, buildings 1, workers -1"
    );
    let table = table.goods([4, 2, 3, 2, 2]).play("place:guildhall");
    let pays =
        ["pay:clay4+wood2+stone3+marble2", "pay:clay4+wood2+stone3+gold1+marble1", "pay:clay4+wood2+stone3+gold2"];
    assert_eq!(table.choices(), pays);
    let end = scenario(2).player_board("therese").built(&["castle", "observatory"]).goods([0, 0, 0, 2, 3]);
    // 5 of both: 2 Virtue for each of the two.
    assert_eq!(end.game().last_standing(Seat(0)).virtue, 11);
    assert!(end.score(0).1.contains(&("Gold and Marble", 5)));
}

/// Caroline: a plan with each action at the Black Market.
#[test]
fn caroline_draws_a_plan_at_the_black_market() {
    let table = scenario(2).player_board("caroline").silver(3).left_market(&[1]);
    assert_eq!(table.gains("place:market-left"), "silver -1, marble 1, virtue -1, plans 1, workers -1");
    let middle =
        table.next_plans(&["well", "keep", "castle", "smithy", "chapel", "church"]).play("place:market-middle plans");
    assert!(middle.you().hand.has(10), "the Well came first");
    assert_eq!(middle.choices(), ["keep:smithy", "keep:castle", "keep:chapel", "keep:church", "keep:keep"]);
}

/// Ada: one Tax less in each payment.
#[test]
fn ada_pays_a_tax_less() {
    let table = scenario(2).player_board("ada").silver(3);
    assert_eq!(table.gains("place:workshop hire:a1"), "silver -3, apprentices 1, workers -1");
    assert_eq!(table.virtue(3).gains("place:workshop hire:a1"), "silver -2, apprentices 1, workers -1");
}

/// Frederick: no plan for an advance on the Cathedral.
#[test]
fn frederick_advances_without_a_plan() {
    let table = scenario(2).player_board("frederick").goods([0, 0, 0, 1, 0]).hand(&["keep"]).next_rewards(&[9]);
    assert_eq!(table.gains("place:guildhall"), "gold -1, virtue 2, level 1, workers -1");
}

/// Rudolf: hires at the Workshop for a Silver less, not a Tax, and has room for six.
#[test]
fn rudolf_hires_for_a_silver_less_and_has_room_for_six() {
    let table = scenario(2).player_board("rudolf").silver(3);
    let after = table.clone().play("place:workshop hire:a1");
    assert_eq!(
        (change(table.you(), after.you()).as_str(), after.game().board().tax),
        ("silver -3, apprentices 1, workers -1", 6)
    );
    let five = table.hired(&["labourer", "thief", "miner-19", "miner-20", "jeweller-11"]);
    assert_eq!(five.gains("place:workshop hire:a1"), "silver -3, apprentices 1, workers -1");
    let six = five.hired(&["jeweller-12"]).play("place:workshop hire:a1");
    assert_eq!(six.asked(), Some((Seat(0), Question::Dismiss)));
}

/// Lothaire: a Wood or a Stone less for a construction or an advance.
#[test]
fn lothaire_pays_a_wood_or_a_stone_less() {
    let table = scenario(2).player_board("lothaire").cathedral(5).hand(&["well"]).goods([0, 2, 2, 0, 0]);
    let table = table.play("place:guildhall");
    assert_eq!(table.choices(), ["pay:wood1+stone2", "pay:wood2+stone1"]);
    let advance = scenario(2).player_board("lothaire").cathedral(1).hand(&["keep"]).goods([0, 1, 2, 0, 0]);
    let advance = advance.next_rewards(&[9]);
    assert_eq!(advance.gains("place:guildhall"), "wood -1, stone -2, virtue 2, plans -1, level 1, workers -1");
}

/// Hugo: 2 Silver instead of a Debt.
#[test]
fn hugo_avoids_a_debt_for_two_silver() {
    let table = scenario(2).player_board("hugo").cathedral(5).hand(&["betting-house"]).goods([1, 0, 2, 1, 0]).silver(2);
    let asked = table.play("place:guildhall");
    assert_eq!(asked.choices(), ["avoid-debt", "take-debt"]);
    assert_eq!((asked.gains("avoid-debt").as_str(), asked.gains("take-debt").as_str()), ("silver -2", "unpaid 1"));
}

/// Clovis: a plan with each construction.
#[test]
fn clovis_draws_a_plan_with_each_construction() {
    let table = scenario(2).player_board("clovis").cathedral(5).hand(&["well"]).goods([0, 2, 2, 0, 0]);
    assert_eq!(table.gains("place:guildhall"), "clay 4, wood -2, stone -2, buildings 1, workers -1");
}

/// The other seat places the third Worker in the Black Market.
fn reset() -> Scenario {
    scenario(2).turn_of(1).seat(1).silver(3).in_market("market-left").in_market("market-middle").seat(0)
}

/// Fara: a Worker may leave the Prison at a reset.
#[test]
fn fara_releases_a_worker_at_a_reset() {
    let table = reset().player_board("fara").in_prison(4).play("place:market-right");
    assert_eq!(table.choices(), ["release:1", "release:0"]);
    // With three left in the Prison a Virtue is lost, as by the other seat. Both have the most, so both get a Debt.
    assert_eq!(table.gains("release:1"), "virtue -1, unpaid 1, workers 1, prison -1");
}

/// Bertha: 2 Silver more for Workers that she sends to the Prison.
#[test]
fn bertha_gains_two_silver_more_for_prisoners() {
    let table = scenario(2).player_board("bertha").captured(1, 3);
    assert_eq!(table.gains("place:guardhouse"), "silver 5, workers -1, captives -3");
}

/// Emma: a Silver and a Clay with each Debt.
#[test]
fn emma_gains_a_silver_and_a_clay_with_a_debt() {
    let table = scenario(2).player_board("emma").cathedral(5).hand(&["betting-house"]).goods([1, 0, 2, 1, 0]);
    assert_eq!(
        table.gains("place:guildhall"),
        "silver 1, stone -2, gold -1, virtue -1, unpaid 1, plans -1, buildings 1, workers -1"
    );
}

/// Guntram: a Silver for each Virtue that he gains.
#[test]
fn guntram_gains_a_silver_with_each_virtue() {
    let table = scenario(2).player_board("guntram").goods([2, 0, 0, 0, 0]);
    assert_eq!(table.gains("place:storehouse trade:virtue"), "silver 1, clay -2, virtue 1, workers -1");
}

/// Judith: plans in place of resources.
#[test]
fn judith_pays_with_plans() {
    let table = scenario(2).player_board("judith").cathedral(5).hand(&["well", "keep"]).goods([0, 2, 1, 0, 0]);
    let after = table.clone().play("place:guildhall");
    assert_eq!(change(table.you(), after.you()), "clay 4, wood -2, stone -1, plans -2, buildings 1, workers -1");
    assert_eq!(after.game().board().plan_pile.first().map(|plan| plan.card().key), Some("keep"));
}

/// Merovech: plans in place of Virtue, and eight in hand.
#[test]
fn merovech_discards_plans_in_place_of_virtue_and_keeps_eight() {
    let table = scenario(2).player_board("merovech").hand(&["well", "keep"]).play("place:tax-stand");
    assert_eq!(table.choices(), ["discard:well", "discard:keep", "pass"]);
    assert_eq!(table.gains("pass"), "silver 4, virtue -2");
    assert_eq!(table.gains("discard:well pass"), "silver 4, virtue -1, plans -1");
    assert_eq!(table.gains("discard:well discard:keep"), "silver 4, plans -2");
    let eight = ["well", "keep", "castle", "smithy", "chapel", "church", "library", "palace"];
    let full = scenario(2).player_board("merovech").hand(&eight);
    assert_eq!(full.clone().play("place:quarry").asked(), Some((Seat(1), Question::Place)));
    let nine = full.hand(&["tavern"]).play("place:quarry");
    assert_eq!(nine.refuses("pass"), WhyNot::Mandatory);
    let over = Event::PlanDiscarded { seat: Seat(0), purpose: Purpose::HandLimit };
    assert_eq!(nine.play("discard:well").count(|event| *event == over), 1);
}
