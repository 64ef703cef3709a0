//! The rulings for gaps of the rulebook (the rules, part 2.10), R1 to R20: each row in a test named after it.

use architects::components::{
    ApprenticeId, BASE_APPRENTICES, MORE_APPRENTICES, MOST_APPRENTICES, MOST_SEATS, SLOTS, Thing,
};
use architects::scenario::ScenarioExt as _;
use architects::scenario::{Scenario, change, scenario};
use architects::{Event, Question, WhyNot};
use engine::Word;
use kernel::{Seat, Set};

const YOU: Seat = Seat(0);
const OTHER: Seat = Seat(1);

fn asked(table: &Scenario) -> Option<(Seat, Question)> {
    table.asked()
}

/// True if the other seat is to move: nothing is left to decide in this turn.
fn is_over(table: &Scenario) -> bool {
    asked(table) == Some((OTHER, Question::Place))
}

fn apprentice(key: &str) -> ApprenticeId {
    ApprenticeId::read(key).unwrap()
}

#[test]
fn r1_a_worker_is_placed_where_the_first_action_can_be_paid_and_does_something() {
    let table = scenario(2);
    let always =
        ["quarry", "forest", "mines", "silversmith", "storehouse", "workshop"].map(|word| format!("place:{word}"));
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
        let word = format!("place:market-{place}");
        assert_eq!(poor.refuses(&word), WhyNot::Silver { need, have: 0 });
        assert!(poor.clone().silver(need).choices().contains(&word));
    }
}

#[test]
fn r2_trades_and_captures_stop_at_any_time_and_guardhouse_actions_after_the_first() {
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

#[test]
fn r3_the_discount_counts_once_for_each_payment_with_tax() {
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

#[test]
fn r4_more_workers_at_the_workshop_reach_four_columns_and_draw_more_plans() {
    let table = scenario(2).at("workshop", 5).silver(4);
    assert_eq!(table.gains("place:workshop hire:a4"), "silver -4, apprentices 1, workers -1");
    assert_eq!(table.gains("place:workshop plans"), "plans 4, workers -1");
    for (before, plans) in [(0, 1), (1, 2), (2, 2), (3, 3)] {
        let gained = scenario(2).at("workshop", before).gains("place:workshop");
        assert_eq!(gained, format!("plans {plans}, workers -1"));
    }
}

#[test]
fn r5_silver_is_laid_on_the_row_slides_with_its_cards_and_goes_to_whoever_hires_them() {
    let row = ["thief", "labourer", "squire-26", "jeweller-11"];
    let table = scenario(2).silver(6).row("b", row).laid("b3", 5).next_apprentices(&["miner-19"]);
    // It never pays for its own hire: 2 Tax, 2 Silver and 2 for the reach are due before.
    assert_eq!(table.clone().silver(5).play("place:workshop").refuses("hire:b3"), WhyNot::Silver { need: 6, have: 5 });
    let after = table.clone().play("place:workshop hire:b3");
    assert_eq!(change(table.you(), after.you()), "silver -1, virtue 1, apprentices 1, workers -1");
    let board = after.game().board();
    let lower = board.apprentices[4..].iter().flatten().map(|card| card.card().key).collect::<Vec<_>>();
    assert_eq!((lower, &board.laid[4..]), (vec!["thief", "labourer", "jeweller-11", "miner-19"], &[1, 1, 0, 0][..]));
    assert_eq!(board.laid[..4], [0; 4], "the other row");
    // The row slides and is filled before the Virtue of the card.
    let place = |like: fn(&Event) -> bool| after.events().iter().position(like).unwrap();
    let revealed = place(|event| matches!(event, Event::ApprenticeRevealed { .. }));
    assert!(revealed < place(|event| matches!(event, Event::Gained { thing: Thing::Virtue, .. })));
    // At the Black Market and by the Tavern as well.
    let market = after.clone().seat(1).silver(2);
    assert_eq!(market.gains_of(1, "place:market-middle hire:b2"), "silver -1, virtue -1, apprentices 1, workers -1");
    let tavern = scenario(2).hired(&["labourer"]).cathedral(5).hand(&["tavern"]).goods([0, 3, 2, 1, 0]).laid("a4", 2);
    assert!(tavern.gains("place:guildhall hire:a4").starts_with("silver 2,"));
    // A hire pays in its own row only, from its first card on.
    let far = scenario(2).silver(7).laid("a1", 1).play("place:workshop hire:a4");
    assert_eq!(far.game().board().laid, [2, 1, 1, 0, 0, 0, 0, 0]);
}

#[test]
fn r6_with_five_apprentices_one_is_discarded_first() {
    let five = ["labourer", "squire-26", "miner-19", "miner-20", "jeweller-11"];
    let table = scenario(2).silver(4).hired(&five);
    let asked_first = table.clone().play("place:workshop hire:a1");
    assert_eq!((asked_first.you().silver(), asked(&asked_first)), (0, Some((YOU, Question::Dismiss))));
    assert_eq!(asked_first.choices().len(), 5);
    let after = asked_first.play("dismiss:squire-26");
    assert_eq!((after.you().apprentices.len(), after.you().virtue), (5, 7), "its Virtue stays");
    assert_eq!(after.game().board().apprentice_pile.first(), Some(&apprentice("squire-26")));
    // At the limit the Tavern may be refused, with room it may not.
    let tavern = scenario(2).cathedral(5).hand(&["tavern"]).goods([0, 3, 2, 1, 0]);
    let full = tavern.clone().hired(&five).play("place:guildhall");
    assert!(is_over(&full.clone().play("pass")));
    let hired = full.play("hire:a1 dismiss:labourer");
    assert!(
        hired.you().apprentices.has(apprentice("conspirator-4").index())
            && !hired.you().apprentices.has(apprentice("labourer").index())
    );
    assert_eq!(tavern.hired(&["labourer"]).play("place:guildhall").refuses("pass"), WhyNot::Mandatory);
    // The pile never runs out: after the most hires of five players, cards of the smaller deck are left.
    let most = MOST_SEATS * usize::from(MOST_APPRENTICES) + usize::from(MORE_APPRENTICES) + SLOTS;
    assert!(BASE_APPRENTICES > most);
}

#[test]
fn r7_a_construction_is_paid_then_its_virtue_then_its_effect_then_abilities() {
    let table = scenario(2).player_board("clovis").cathedral(5).hired(&["labourer"]).hand(&["thieves-den"]);
    let after = table.goods([1, 2, 3, 0, 0]).play("place:guildhall");
    let told: Vec<&str> = after
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
    assert_eq!(told, ["paid", "paid", "paid", "virtue", "effect", "ability"]);
    // The Palace counts the Virtue after its own; a Watchtower's printed loss comes before that of the effect.
    let emma = scenario(2).player_board("emma").virtue(0).cathedral(5).hired(&["labourer"]).in_prison(3);
    let emma = emma.hand(&["watchtower"]).goods([3, 4, 0, 1, 1]);
    assert!(emma.gains("place:guildhall").contains("unpaid 2"));
}

#[test]
fn r8_immediate_effects_are_carried_out_as_far_as_possible() {
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

#[test]
fn r9_a_crane_needs_a_worker_and_something_to_build() {
    let crane = |table: Scenario| table.cathedral(5).hand(&["crane", "well"]).goods([0, 5, 3, 0, 0]);
    let words = "place:guildhall construct:crane";
    assert_eq!(crane(scenario(2)).gains(words), "clay 4, wood -5, stone -3, plans -2, buildings 2, workers -2");
    let last_worker = crane(scenario(2).at("quarry", 19));
    assert_eq!(last_worker.gains(words), "wood -3, stone -1, plans -1, buildings 1, workers -1");
    let too_dear = crane(scenario(2)).goods([0, 4, 3, 0, 0]);
    let after = too_dear.clone().play("place:guildhall construct:crane");
    assert_eq!(change(too_dear.you(), after.you()), "wood -3, stone -1, plans -1, buildings 1, workers -1");
    // It must be done if possible, with any Building.
    let choice = crane(scenario(2)).hand(&["smithy"]).goods([4, 9, 9, 0, 0]).play(words);
    assert_eq!(choice.choices(), ["construct:smithy", "construct:well"]);
    // The Worker takes the next space with all its triggers: the seventh one resets the Black Market.
    let trigger = crane(scenario(2)).seat(1).in_guildhall(5).in_market("market-left").seat(0).play(words);
    assert_eq!((trigger.game().board().taken, trigger.other().prison), (7, 1));
}

#[test]
fn r10_the_middle_space_draws_five_plans_keeps_one_and_puts_the_others_back_in_any_order() {
    let five = ["well", "keep", "castle", "smithy", "chapel"];
    let table = scenario(2).silver(2).next_plans(&five).play("place:market-middle plans");
    assert_eq!(asked(&table), Some((YOU, Question::Keep)));
    let table = table.play("keep:castle");
    assert_eq!(asked(&table), Some((YOU, Question::PutBack)));
    let after = table.play("put-back:well put-back:chapel put-back:smithy");
    let lowest: Vec<&str> = after.game().board().plan_pile.iter().take(4).map(|plan| plan.card().key).collect();
    assert_eq!(lowest, ["keep", "smithy", "chapel", "well"]);
    assert_eq!((after.you().hand.len(), after.you().drawn.len()), (1, 0));
    let three = scenario(2).silver(2).last_plans(&["well", "keep", "castle"]).play("place:market-middle plans");
    assert_eq!(three.choices(), ["keep:well", "keep:castle", "keep:keep"]);
    let none = scenario(2).silver(2).last_plans(&[]);
    assert!(is_over(&none.play("place:market-middle plans")));
    // Of several plans that are discarded the last one lies lowest, too.
    let hand = ["well", "keep", "castle", "smithy", "chapel", "church", "library", "palace"];
    let limit = scenario(2).hand(&hand).play("place:quarry discard:well discard:keep");
    let lowest: Vec<&str> = limit.game().board().plan_pile.iter().take(2).map(|plan| plan.card().key).collect();
    assert_eq!((limit.you().hand.len(), lowest), (6, vec!["keep", "well"]));
}

#[test]
fn r11_an_empty_pile_of_plans_gives_none() {
    let table = scenario(2).last_plans(&[]);
    assert_eq!(table.gains("place:workshop"), "workers -1");
    let one = scenario(2).at("workshop", 3).last_plans(&["well"]);
    assert_eq!(one.gains("place:workshop"), "plans 1, workers -1");
}

#[test]
fn r12_nine_virtue_open_the_black_market_and_its_loss_is_part_of_the_price() {
    let table = scenario(2).silver(1).left_market(&[1]);
    assert_eq!(table.clone().virtue(10).refuses("place:market-left"), WhyNot::HighVirtue { most: 9, have: 10 });
    assert_eq!(table.clone().virtue(9).gains("place:market-left"), "silver -1, marble 1, virtue -1, workers -1");
    assert_eq!(table.virtue(0).gains("place:market-left"), "silver -1, marble 1, unpaid 1, workers -1");
}

#[test]
fn r13_a_reset_goes_step_by_step_in_turn_order_from_who_caused_it() {
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
    let told: Vec<Event> = after
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
    assert_eq!(told, expected);
    // Released Workers no longer count: three prisoners, two of whom leave.
    let table = scenario(2).turn_of(1).hired(&["gatekeeper"]).in_prison(3).seat(1).silver(3);
    let table = table.in_market("market-left").in_market("market-middle");
    assert_eq!(table.gains("place:market-right release:2"), "workers 2, prison -2");
    assert_eq!(table.gains("place:market-right release:0"), "virtue -1, unpaid 1");
}

#[test]
fn r14_two_triggers_in_a_turn_are_one_reset_at_its_end() {
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

#[test]
fn r15_emma_gains_silver_and_clay_with_each_debt_below_virtue_0_too() {
    let table = scenario(2).player_board("emma").virtue(0).silver(1).left_market(&[1]);
    assert_eq!(table.gains("place:market-left"), "clay 1, marble 1, unpaid 1, workers -1");
    assert_eq!(table.gains("place:tax-stand"), "silver 6, clay 2, unpaid 2, workers -1");
}

#[test]
fn r16_guntram_gains_silver_with_each_virtue_above_14_too_but_not_at_the_end() {
    let table = scenario(2).player_board("guntram").virtue(14).goods([2, 0, 0, 0, 0]);
    assert_eq!(table.gains("place:storehouse trade:virtue"), "silver 1, clay -2, workers -1");
    let debt = table.debts(1, 0);
    assert_eq!(debt.gains("place:storehouse trade:virtue"), "silver 1, clay -2, unpaid -1, workers -1");
    let end = scenario(2).player_board("guntram").built(&["reservoir"]).debts(0, 4).last_turns(1);
    assert_eq!(end.gains("place:quarry"), "stone 1, virtue 2, workers -1");
}

#[test]
fn r17_judith_pays_a_plan_for_any_resource_but_not_for_silver() {
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

#[test]
fn r18_merovech_keeps_virtue_for_plans_also_where_it_is_a_price() {
    let merovech = || scenario(2).player_board("merovech").hand(&["keep"]);
    let market = merovech().virtue(0).silver(1).left_market(&[1]).play("place:market-left");
    assert_eq!(market.gains("discard:keep"), "marble 1, plans -1", "no Virtue below 0, so no Debt");
    assert_eq!(market.gains("pass"), "marble 1, unpaid 1");
    let hire = merovech().silver(4).face_up("a1", "gatekeeper").play("place:workshop hire:a1");
    assert_eq!(asked(&hire).map(|(seat, _)| seat), Some(YOU));
    assert_eq!(hire.gains("discard:keep"), "plans -1");
    let ransom = merovech().seat(1).captured(0, 2).seat(0).play("place:guardhouse");
    assert_eq!(ransom.gains("discard:keep"), "plans -1, workers 2");
}

#[test]
fn r19_hugo_avoids_each_debt_where_it_is_a_price_too() {
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

#[test]
fn r20_lothaire_pays_less_only_where_wood_or_stone_is_due() {
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
