//! The Black Market: its prices, the order of an action and of a reset, and who is asked.

use super::{OTHER, YOU, apprentice, is_over, position_of};
use architects::components::Thing;
use architects::scenario::ScenarioExt as _;
use architects::scenario::scenario;
use architects::{Event, Question, WhyNot};
use kernel::{Seat, Set};

/// Ruling R12.
#[test]
fn nine_virtue_open_the_black_market_and_its_loss_is_part_of_the_price() {
    let table = scenario(2).silver(1).left_market(&[1]);
    assert_eq!(table.clone().virtue(10).refuses("place:market-left"), WhyNot::HighVirtue { most: 9, have: 10 });
    assert_eq!(table.clone().virtue(9).gains("place:market-left"), "silver -1, marble 1, virtue -1, workers -1");
    assert_eq!(table.virtue(0).gains("place:market-left"), "silver -1, marble 1, unpaid 1, workers -1");
}

/// Ruling R13.
#[test]
fn a_reset_goes_step_by_step_in_turn_order_from_who_caused_it() {
    let table = scenario(3)
        .in_prison(3)
        .in_market("market-left")
        .turn_of(1)
        .seat(1)
        .hired(&["gatekeeper", "peddler", "squire-26"])
        .silver(3)
        .in_market("market-middle")
        .seat(2)
        .hired(&["squire-27"]);
    let after = table.play("place:market-right release:2");
    let reported: Vec<Event> = after
        .events()
        .iter()
        .skip_while(|event| !matches!(event, Event::MarketTurned { .. }))
        .filter(|event| !matches!(event, Event::Gained { thing: Thing::Silver | Thing::Gold | Thing::Marble, .. }))
        .copied()
        .skip(1)
        .take(8)
        .collect();
    let worked = |seat: u8, key: &str| Event::AbilityWorked { seat: Seat(seat), apprentice: apprentice(key) };
    let mut you = Set::EMPTY;
    you.insert(YOU.index());
    let expected = [
        Event::Released { seat: OTHER, count: 2 },
        worked(1, "peddler"),
        worked(1, "squire-26"),
        worked(2, "squire-27"),
        Event::ManyPrisoners { seats: you },
        Event::Lost { seat: YOU, thing: Thing::Virtue, count: 1 },
        Event::MostPrisoners { seats: you, overlord: false },
        Event::Gained { seat: YOU, thing: Thing::Debt, count: 1 },
    ];
    assert_eq!(reported, expected);
    // Released Workers no longer count: three prisoners, two of whom leave.
    let table = scenario(2).turn_of(1).hired(&["gatekeeper"]).in_prison(3).seat(1).silver(3);
    let table = table.in_market("market-left").in_market("market-middle");
    assert_eq!(table.gains("place:market-right release:2"), "workers 2, prison -2");
    assert_eq!(table.gains("place:market-right release:0"), "virtue -1, unpaid 1");
}

/// Ruling R14.
#[test]
fn a_reset_comes_once_at_the_end_of_the_turn() {
    let table = scenario(2).cathedral(5).hand(&["crane", "well"]).goods([0, 5, 3, 0, 0]);
    let table = table.seat(1).in_guildhall(6).in_market("market-left");
    // The first Worker stands on the seventh space, the second one on the eighth.
    let after = table.play("place:guildhall construct:crane");
    let resets: Vec<usize> =
        (0..after.events().len()).filter(|place| matches!(after.events()[*place], Event::MarketReset { .. })).collect();
    let last = after.events().iter().rposition(|event| matches!(event, Event::Constructed { .. })).unwrap();
    assert!(matches!(resets[..], [reset] if reset > last));
    let market = scenario(2).silver(3).in_market("market-left").seat(1).in_market("market-middle");
    assert_eq!(market.play("place:market-right").count(|event| matches!(event, Event::MarketReset { .. })), 1);
}

/// Ruling R22.
#[test]
fn what_belongs_to_the_black_market_works_once_an_action_with_its_payment() {
    let all = ["illusionist", "trickster", "swindler-31", "swindler-32", "swindler-33"];
    let table = scenario(2).player_board("caroline").hired(&all).silver(2).left_market(&[1]);
    let gained = table.gains("place:market-left");
    assert_eq!(gained, "clay 2, wood 1, stone 1, marble 1, plans 1, workers -1");
    // The Trickster makes the left space free, and no cheaper.
    assert_eq!(
        scenario(2).hired(&["trickster"]).left_market(&[1]).gains("place:market-left"),
        "marble 1, virtue -1, workers -1"
    );
    // The Illusionist keeps the Virtue of the price, not that of a hired card.
    let middle = scenario(2).hired(&["illusionist"]).silver(2).face_up("b3", "gatekeeper");
    assert_eq!(middle.gains("place:market-middle hire:b3"), "silver -2, virtue -1, apprentices 1, workers -1");
    // Nor that of a reset.
    let reset = scenario(2).hired(&["illusionist"]).in_prison(1).silver(3);
    let reset = reset.in_market("market-left").in_market("market-middle");
    assert!(reset.gains("place:market-right").contains("virtue -1, unpaid 1"));
    assert_eq!(
        scenario(2).hired(&["illusionist"]).virtue(10).silver(3).refuses("place:market-right"),
        WhyNot::HighVirtue { most: 9, have: 10 }
    );
}

/// Ruling R30.
#[test]
fn an_action_is_paid_then_come_bonuses_then_goods_and_cards() {
    // A Swindler that is hired does not help; one that is discarded for it still does.
    let hired = scenario(2).silver(2).face_up("a1", "swindler-31");
    assert_eq!(hired.gains("place:market-middle hire:a1"), "silver -2, virtue -2, apprentices 1, workers -1");
    let five = ["swindler-31", "labourer", "miner-19", "miner-20", "jeweller-11"];
    let full = scenario(2).silver(2).hired(&five);
    assert_eq!(
        full.gains("place:market-middle hire:a1 dismiss:swindler-31"),
        "silver -2, clay 2, virtue -1, workers -1"
    );
    // Later effects of the turn consider the cards at that time: a Gatekeeper hired by the action that resets.
    let late = scenario(2).silver(2).in_market("market-left").seat(1).in_market("market-right").seat(0);
    let late = late.face_up("a1", "gatekeeper").play("place:market-middle hire:a1");
    assert_eq!(late.asked(), Some((YOU, Question::Release(2))));
    // Payment, bonus, goods.
    let table = scenario(2).silver(1).hired(&["swindler-31"]).left_market(&[1]).play("place:market-left");
    let paid = position_of(&table, |event| matches!(event, Event::Paid { thing: Thing::Silver, .. }));
    let virtue = position_of(&table, |event| matches!(event, Event::Lost { thing: Thing::Virtue, .. }));
    let bonus = position_of(&table, |event| matches!(event, Event::Gained { thing: Thing::Clay, .. }));
    let goods = position_of(&table, |event| matches!(event, Event::Gained { thing: Thing::Marble, .. }));
    assert!(paid < virtue && virtue < bonus && bonus < goods);
    // Tax Stand: the Virtue is lost before the Silver is there, so Hugo cannot pay with it.
    let hugo = scenario(2).player_board("hugo").virtue(0).silver(1);
    assert_eq!(hugo.gains("place:tax-stand"), "silver 4, unpaid 2, workers -1");
}

/// Ruling R33.
#[test]
fn once_the_left_pile_is_empty_a_reset_turns_nothing() {
    let table = scenario(2).silver(3).market_used_up(4).in_market("market-left").in_market("market-middle");
    let after = table.play("place:market-right");
    assert_eq!(after.count(|event| matches!(event, Event::MarketTurned { .. })), 0);
    assert_eq!(after.game().board().large.last().map(|card| card.number()), Some(4));
    // The last card of the pile is turned: then the printed goods apply on the left.
    let last =
        scenario(2).silver(3).market_used_up(4).left_market(&[7]).in_market("market-left").in_market("market-middle");
    let after = last.play("place:market-right").seat(1).silver(1);
    assert_eq!(after.game().board().large.last().map(|card| card.number()), Some(7));
    assert_eq!(after.gains_of(1, "place:market-left"), "silver -1, gold 1, marble 1, virtue -1, workers -1");
}

/// Ruling R39.
#[test]
fn others_are_asked_only_at_a_reset_and_at_a_watchtower_in_turn_order() {
    let table = scenario(4)
        .turn_of(2)
        .player_board("merovech")
        .hand(&["keep"])
        .in_prison(3)
        .seat(1)
        .player_board("hugo")
        .silver(2)
        .in_prison(6)
        .seat(3)
        .player_board("fara")
        .in_prison(6)
        .seat(2)
        .silver(3)
        .in_market("market-left")
        .in_market("market-middle");
    let table = table.play("place:market-right");
    assert_eq!(table.asked(), Some((Seat(3), Question::Release(1))));
    let table = table.play("release:0");
    assert_eq!(table.choices(), ["discard:keep", "pass"]);
    assert_eq!(table.asked().map(|(seat, _)| seat), Some(YOU));
    let table = table.play("discard:keep");
    assert_eq!(table.asked(), Some((OTHER, Question::AvoidDebt)));
    let after = table.play("avoid-debt");
    assert_eq!(after.asked(), Some((Seat(3), Question::Place)));
    let stands =
        [0, 1, 2, 3].map(|seat| (after.game().player(Seat(seat)).virtue, after.game().player(Seat(seat)).unpaid));
    assert_eq!(stands, [(7, 0), (6, 0), (5, 0), (6, 1)]);
    // A Watchtower asks as well, from the active player on.
    let tower = scenario(2).cathedral(5).hired(&["labourer"]).hand(&["watchtower"]).goods([3, 4, 0, 1, 1]);
    let tower = tower.seat(1).player_board("merovech").hand(&["keep"]).in_prison(3).seat(0).play("place:guildhall");
    assert_eq!(
        (tower.asked().map(|(seat, _)| seat), tower.choices()),
        (Some(OTHER), vec!["discard:keep".to_owned(), "pass".to_owned()])
    );
    // No question with one answer only.
    let alone = scenario(2).cathedral(5).hired(&["labourer"]).hand(&["watchtower"]).goods([3, 4, 0, 1, 1]);
    assert!(is_over(&alone.seat(1).player_board("merovech").in_prison(3).seat(0).play("place:guildhall")));
}
