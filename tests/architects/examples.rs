//! The worked examples, each in its own numbers. X-15 belongs to the co-op.

use architects::components::{BoardId, Location};
use architects::examples::{EXAMPLES, example};
use architects::scenario::ScenarioExt as _;
use architects::scenario::{Scenario, change, dealt, scenario};
use architects::{Event, Question, WhyNot};
use kernel::{Game, Outcome, Seat};

fn position(key: &str) -> Scenario {
    example(key).unwrap_or_else(|| panic!("no example is called {key}"))
}

fn tax(table: &Scenario) -> u16 {
    table.game().board().tax
}

#[test]
fn every_example_has_a_key_of_its_own_and_waits_for_a_choice() {
    for (place, (key, _)) in EXAMPLES.iter().enumerate() {
        assert!(EXAMPLES[..place].iter().all(|(other, _)| other != key), "{key}");
        let table = position(key);
        assert!(table.asked().is_some() && table.game().broken().is_none(), "{key}");
    }
}

/// Worked example X-1.
#[test]
fn standard_set_up_with_three_players() {
    let table = position("standard-start").first_choices_until(|question| question == Question::Place);
    let game = table.game();
    let order: Vec<Seat> = game.first().around(3).collect();
    assert_eq!(order.iter().map(|seat| game.player(*seat).silver()).collect::<Vec<_>>(), [3, 4, 5]);
    for seat in order {
        let player = game.player(seat);
        assert_eq!((player.virtue, player.workers, player.hand.len()), (7, 20, 3));
    }
    let board = game.board();
    assert_eq!((board.apprentices.iter().flatten().count(), board.apprentice_pile.len()), (8, 32));
    assert_eq!((board.plan_pile.len(), game.rewards_left(), board.tax, game.capacity()), (31, 7, 4, 16));
    assert_eq!((board.small.len(), board.large.len()), (10, 0));
    // In the campaign each hires an Apprentice first.
    let campaign = dealt(&["human"; 3], &["apprentice-draft"], 1);
    let campaign = campaign.first_choices_until(|question| question == Question::Place);
    assert_eq!(campaign.game().board().apprentice_pile.len(), 29);
}

/// Worked example X-1.
#[test]
fn with_three_players_the_ninth_and_the_thirteenth_worker_reset_the_black_market() {
    let resets: Vec<u8> = (1..=16)
        .filter(|placement| {
            let table = scenario(3).seat(1).in_guildhall(placement - 1).seat(0);
            let table = table.cathedral(5).hand(&["well"]).goods([0, 2, 2, 0, 0]);
            table.play("place:guildhall").count(|event| matches!(event, Event::MarketReset { .. })) > 0
        })
        .collect();
    assert_eq!(resets, [9, 13]);
}

/// Worked example X-2.
#[test]
fn variable_set_up_with_therese_and_caroline() {
    use engine::ChoiceArg;
    let boards = ["therese", "caroline"].map(BoardId::read);
    let mut tables = (0..500).map(|seed| dealt(&["human"; 2], &["variable"], seed));
    let fits = |table: &Scenario| [table.you().board, table.other().board] == boards;
    let table = tables.find(fits).unwrap().first_choices_until(|question| question == Question::Place);
    let (therese, caroline) = (table.you(), table.other());
    assert_eq!(
        (therese.workers, therese.prison, therese.silver(), therese.virtue, therese.hand.len()),
        (16, 4, 5, 5, 4)
    );
    assert_eq!((caroline.workers, caroline.prison, caroline.silver(), caroline.virtue), (12, 8, 10, 3));
    assert_eq!((caroline.unpaid, caroline.goods[5], caroline.hand.len()), (1, 1, 3));
    assert_eq!((table.game().board().plan_pile.len(), table.game().first()), (33, Seat(0)));
    assert_eq!([0, 1].map(|seat| table.game().tax_due(Seat(seat), 2)), [2, 1]);
}

/// The example's position is explained with these boards.
/// Worked example X-2.
#[test]
fn the_lot_gives_rudolf_and_therese() {
    let table = position("variable-start");
    let boards = [table.you(), table.other()].map(|player| player.board.map(|board| board.card().key));
    assert_eq!((boards, table.game().first()), ([Some("rudolf"), Some("therese")], Seat(0)));
    assert_eq!([table.you(), table.other()].map(|player| player.prison), [0, 4]);
}

/// Worked example X-3.
#[test]
fn hire_with_reach() {
    let table = position("hire");
    let after = table.clone().play("place:workshop hire:a4");
    assert_eq!((after.you().silver(), tax(&after) - tax(&table), after.you().virtue), (2, 2, 6));
    let keys: Vec<&str> = after.game().board().apprentices[..3].iter().flatten().map(|card| card.card().key).collect();
    assert_eq!(
        (keys, after.game().board().laid[..4] == [1, 1, 0, 0]),
        (vec!["conspirator-4", "debt-collector-6", "merchant-14"], true)
    );
    assert!(after.game().board().apprentices[3].is_some());
    // Next, a rival hires the card of column 1.
    let next = after.play("place:workshop hire:a1");
    assert_eq!(next.other().silver(), 1);
    assert_eq!(next.game().board().laid, [1, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(next.game().board().apprentices[0].map(|card| card.card().key), Some("debt-collector-6"));
}

/// Worked example X-4.
#[test]
fn trades() {
    let keys = "place:storehouse trade:virtue pay:clay2 trade:marble pay:wood1+stone2 trade:merchant-16";
    let after = position("trades").play(keys);
    assert_eq!((after.you().goods, after.you().virtue), ([0, 0, 2, 1, 0, 2], 8));
    assert_eq!(after.asked(), Some((Seat(1), Question::Place)));
    // With the Overseer a fourth one.
    let after = position("trades-overseer").play(keys);
    assert_eq!(after.play("trade:marble").you().goods, [0, 0, 0, 0, 0, 3]);
}

/// Worked example X-5.
#[test]
fn captures_with_two_players() {
    let table = position("captures-two");
    let after = table.clone().play("place:town-centre capture:quarry:1 capture:quarry:0 capture:mines:1");
    assert_eq!((after.you().captives(), after.you().silver(), tax(&after) - tax(&table)), (7, 0, 1));
    assert_eq!(after.you().workers, 20 - 2 - 1);
    // The Forest as well would be a third location.
    let two = table.clone().play("place:town-centre capture:quarry:1 capture:mines:1");
    assert_eq!(two.refuses("capture:forest:1"), WhyNot::Places { most: 2 });
    let ignored = table.clone().virtue(3).play("place:town-centre capture:quarry:1 capture:quarry:0 capture:mines:1");
    assert_eq!((ignored.you().silver(), tax(&ignored)), (1, 4));
    let conspirator = table.hired(&["conspirator-4"]);
    let after = conspirator.play("place:town-centre capture:quarry:1 capture:quarry:0 capture:mines:1");
    assert_eq!(after.you().silver(), 1);
}

/// Worked example X-5.
#[test]
fn captures_with_four_players() {
    let table = position("captures-four").play("place:town-centre capture:quarry:1");
    assert_eq!(table.choices(), ["capture:quarry:0", "capture:quarry:2", "pass"]);
    let after = table.play("capture:quarry:0 capture:quarry:2");
    assert_eq!((after.you().captives(), after.you().silver()), (5, 0));
}

/// Worked example X-6.
#[test]
fn guardhouse() {
    let table = position("guardhouse").play("place:guardhouse guard:imprison");
    assert_eq!((table.you().silver(), table.other().prison + table.game().player(Seat(2)).prison), (6, 5));
    let paid = table.clone().play("guard:ransom");
    assert_eq!((paid.you().silver(), tax(&paid), paid.game().held(Seat(0))), (2, 5, 0));
    assert_eq!(change(table.you(), paid.you()), "silver -4, workers 5");
    assert_eq!(table.gains("guard:ransom-by-debt"), "virtue -1, unpaid 1, workers 5");
    let first = |table: Scenario| table.play("place:guardhouse guard:imprison");
    let bertha = first(position("guardhouse").player_board("bertha"));
    assert_eq!(bertha.you().silver(), 8);
    let enforcer = first(position("guardhouse").hired(&["enforcer"]));
    assert_eq!(enforcer.you().goods[4], 1);
}

/// Worked example X-7.
#[test]
fn black_market_reset_with_three_players() {
    let prisons = |table: &Scenario| [0, 1, 2].map(|seat| table.game().player(Seat(seat)).prison);
    let table = position("reset").play("place:market-right");
    assert_eq!(prisons(&table), [3, 5, 3]);
    let board = table.game().board();
    assert_eq!((board.large.last().unwrap().number(), board.small.last().unwrap().number()), (4, 7));
    assert_eq!(table.asked(), Some((Seat(2), Question::Release(2))));
    // B paid a Virtue for the space already.
    let before = table.clone();
    let after = table.play("release:2");
    assert_eq!(prisons(&after), [3, 5, 1]);
    let lost = |seat: u8| change(before.game().player(Seat(seat)), after.game().player(Seat(seat)));
    assert_eq!([lost(0), lost(1), lost(2)], ["virtue -1", "virtue -1, unpaid 1", "workers 2, prison -2"]);
    let tie = position("reset").seat(0).in_prison(2).play("place:market-right release:2");
    assert_eq!((tie.you().unpaid, tie.other().unpaid), (1, 1));
    // The next two spaces.
    let next = after.seat(2).silver(4);
    assert_eq!(next.gains_of(2, "place:market-right"), "silver -3, wood 2, stone 1, gold 1, virtue -1, workers -1");
    assert_eq!(next.gains_of(2, "place:market-left"), "silver -1, gold 2, virtue -1, workers -1");
}

/// Worked example X-8.
#[test]
fn cathedral() {
    let table = position("cathedral");
    let after = table.clone().play("place:guildhall pay:wood1+stone3 discard:keep");
    assert_eq!((after.you().cathedral, after.you().virtue, after.you().hand.len()), (2, 9, 2));
    assert_eq!(after.you().goods, [5, 0, 1, 0, 0, 0]);
    assert_eq!((after.game().on_level(1), after.game().on_level(2)), (0, 1));
    assert!(after.score(0).1.contains(&("Cathedral", 4)));
    let crowded = scenario(4).cathedral(1).hand(&["keep"]).goods([0, 2, 3, 0, 0]);
    let crowded = crowded.seat(1).cathedral(2).seat(2).cathedral(2).seat(3).cathedral(2).seat(0);
    assert_eq!(crowded.refuses("place:guildhall"), WhyNot::NothingToBuild);
}

/// Worked example X-9.
#[test]
fn virtue_limits() {
    let market = position("virtue-market");
    assert_eq!(market.clone().play("place:market-left").you().virtue, 8);
    assert_eq!(market.virtue(10).refuses("place:market-left"), WhyNot::HighVirtue { most: 9, have: 10 });
    let cathedral = scenario(2).hand(&["keep"]).goods([0, 0, 0, 1, 0]);
    assert_eq!(cathedral.clone().virtue(4).refuses("place:guildhall"), WhyNot::NothingToBuild);
    assert_eq!(cathedral.virtue(5).play("place:guildhall").you().cathedral, 1);
    let stand = position("virtue-tax-stand");
    assert_eq!(stand.gains("place:tax-stand"), "silver 4, virtue -1, unpaid 1, workers -1");
    assert_eq!(stand.hired(&["thief"]).gains("place:tax-stand"), "silver 4, virtue -1, workers -1");
    let highest = position("virtue-highest").play("place:storehouse trade:virtue trade:virtue trade:virtue");
    assert_eq!((highest.you().virtue, highest.you().unpaid, highest.you().goods[1]), (14, 0, 0));
}

/// Worked example X-10.
#[test]
fn tax_discounts() {
    let hires = |table: Scenario| {
        let table = table.silver(9);
        let after = table.clone().play("place:workshop hire:a1");
        (table.you().silver() - after.you().silver(), tax(&after) - tax(&table))
    };
    assert_eq!(position("tax-hire").gains("place:workshop hire:a1"), "silver -3, apprentices 1, workers -1");
    assert_eq!(hires(scenario(2).virtue(3)), (3, 1));
    assert_eq!(hires(scenario(2).virtue(0)), (2, 0));
    assert_eq!(hires(scenario(2).player_board("ada").virtue(11)), (3, 1));
    assert_eq!(hires(scenario(2).player_board("ada").virtue(3)), (2, 0));
    assert_eq!(hires(scenario(2).player_board("rudolf").virtue(9)), (3, 2));
    let debt = scenario(2).virtue(7).silver(6).debts(1, 0);
    assert_eq!(debt.gains("place:guardhouse"), "silver -6, virtue 1, unpaid -1, paid 1, workers -1");
    // The first Debt for 4, the second one for 5.
    let after = position("tax-debts").play("place:guardhouse guard:pay-debt");
    assert_eq!((after.you().silver(), after.you().virtue), (0, 3));
}

/// Worked example X-11.
#[test]
fn construction_with_skills() {
    let table = position("skills");
    let expected = "clay -4, wood -2, stone -3, marble -2, virtue 1, plans -1, buildings 1, workers -1";
    assert_eq!(table.gains("place:guildhall"), expected);
    assert!(table.play("place:guildhall").score(0).1.contains(&("Effects of Buildings", 2)));
    let site = || scenario(2).goods([4, 2, 3, 0, 2]).hand(&["university"]);
    assert_eq!(site().hired(&["labourer"]).gains("place:guildhall"), expected);
    assert_eq!(site().hired(&["acolyte-1", "woodcutter-39"]).refuses("place:guildhall"), WhyNot::NothingToBuild);
    let therese = site().cathedral(5).hired(&["labourer"]).player_board("therese").goods([4, 2, 3, 1, 1]);
    assert!(therese.gains("place:guildhall").contains("gold -1, marble -1"));
    let lothaire = site().hired(&["labourer"]).player_board("lothaire");
    let pays = ["pay:clay4+wood1+stone3+marble2", "pay:clay4+wood2+stone2+marble2"];
    assert_eq!(lothaire.play("place:guildhall").choices(), pays);
    let monument = scenario(2).hired(&["labourer"]).hand(&["monument"]).goods([0, 2, 3, 0, 2]);
    let after = monument.play("place:guildhall");
    assert_eq!((after.you().virtue, after.other().virtue), (9, 8));
    let betting = scenario(2).cathedral(5).hand(&["betting-house"]).goods([1, 0, 2, 1, 0]).play("place:guildhall");
    assert_eq!((betting.you().virtue, betting.you().unpaid, betting.score(0).1[0]), (6, 1, ("Buildings", 7)));
}

/// Worked example X-12.
#[test]
fn end_trigger_with_four_players() {
    let after = position("end").play("place:guildhall construct:well");
    assert_eq!(after.count(|event| *event == Event::EndTriggered { by: Seat(2).into() }), 1);
    assert_eq!((after.game().turn(), after.game().turns_left()), (Seat(3), Some(4)));
    let last = after.play("place:quarry place:quarry place:quarry");
    assert_eq!(last.game().turn(), Seat(2));
    // Player 3 may use the Guildhall again.
    let over = last.play("place:guildhall");
    assert_eq!((over.game().is_over(), over.game().player(Seat(2)).built.len()), (true, 2));
    for (people, workers) in [(2, 12), (3, 16), (4, 20), (5, 24)] {
        assert_eq!(scenario(people).game().capacity(), workers);
    }
}

/// Worked example X-13.
#[test]
fn scoring() {
    let (total, lines) = position("score").score(0);
    let expected = [
        ("Buildings", 34),
        ("Effects of Buildings", 5 + 2),
        ("Cathedral", 7),
        ("Virtue", 2),
        ("Unpaid Debts", -2),
        ("Gold and Marble", 8),
        ("Silver", 2),
        ("Workers in the Prison", -2),
    ];
    assert_eq!((total, &lines[..]), (56, &expected[..]));
    let (total, lines) = position("score-debts").score(0);
    let expected = [
        ("Buildings", 41),
        ("Effects of Buildings", 2 + 2),
        ("Virtue", -7),
        ("Unpaid Debts", -9),
        ("Gold and Marble", 1),
    ];
    assert_eq!((total, &lines[..]), (30, &expected[..]));
}

/// Worked example X-13.
#[test]
fn ties() {
    let outcome = |table: Scenario| {
        let table = table.play("place:quarry");
        assert_eq!(table.score(0).0, table.score(1).0);
        table.game().outcome()
    };
    assert_eq!(outcome(position("tie")), Outcome::Ranked(vec![2, 1]), "more Silver");
    assert_eq!(outcome(position("tie").seat(0).silver(15)), Outcome::Ranked(vec![1, 1]));
    // Virtue 8 and 9 count the same points.
    assert_eq!(outcome(position("tie").seat(0).virtue(9)), Outcome::Ranked(vec![1, 2]));
}

/// Worked example X-14.
#[test]
fn solo() {
    let table = position("solo-turns").play("place:forest");
    assert_eq!((table.game().opponent().unwrap().stock, table.game().workers_at(Location::Forest, Seat(1))), (7, 3));
    let table = table.play("place:silversmith");
    assert_eq!((table.game().opponent().unwrap().stock, table.other().virtue), (3, 5));
    let keys = |set| architects::plans(set).map(|plan| plan.card().key).collect::<Vec<_>>();
    assert_eq!(keys(table.other().built), ["well", "keep"]);
    assert_eq!(table.game().board().plan_pile.first().map(|plan| plan.card().key), Some("chapel"));
    let table = table.play("place:storehouse");
    assert_eq!((table.other().captured[0], table.game().workers_at(Location::Quarry, Seat(0))), (3, 0));
    let end = table.seat(1).debts(1, 0).in_prison(4).stock(11);
    let lines = [("Buildings", 15), ("Virtue", -1), ("Unpaid Debts", -2), ("Workers in the Prison", -2), ("Stock", 2)];
    assert_eq!(end.score(1), (12, lines.to_vec()));
}

/// Worked example X-16.
#[test]
fn order_at_the_end() {
    let table = position("last-virtue");
    let lines = [("Buildings", 35), ("Effects of Buildings", 2), ("Virtue", 3), ("Gold and Marble", 4)];
    assert_eq!(table.score(0), (44, lines.to_vec()));
    let after = table.last_turns(1).play("place:quarry");
    assert_eq!((after.score(0), after.you().virtue, after.you().unpaid), ((44, lines.to_vec()), 12, 0));
}

/// Worked example X-17.
#[test]
fn market_hire_at_the_limit() {
    let table = position("market-hire");
    let after = table.clone().play("place:market-middle hire:a3 dismiss:swindler-31");
    assert_eq!(change(table.you(), after.you()), "silver -1, clay 2, virtue -2, workers -1");
    assert_eq!(after.you().virtue, 4);
    assert_eq!(after.you().apprentices.len(), 5);
}
