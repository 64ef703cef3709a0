//! The solo opponents: their set-up, their cards, their turns and their score. Numbers are those of the
//! cards, written a second time.

use architects::components::{DIFFICULTIES, Location, OpponentKind, SOLO_CARDS, SoloCardId};
use architects::scenario::ScenarioExt as _;
use architects::scenario::{Scenario, change, dealt, solo};
use architects::{Event, Question, WhyNot, plans};
use engine::ChoiceArg;
use kernel::{Game, Outcome, Seat};

const PERSON: Seat = Seat(0);
const OPPONENT: Seat = Seat(1);

/// Effects of the cards of both, by number.
#[rustfmt::skip]
const CARDS: [(&str, &str); 30] = [
    ("C1", "gather quarry"), ("C2", "gather forest"), ("C3", "gather mines"), ("C4", "gather silversmith"),
    ("C5", "storehouse"), ("C6", "storehouse"), ("C7", "workshop upper"), ("C8", "capture"), ("C9", "capture"),
    ("C10", "guard"), ("C11", "tax"), ("C12", "market right"), ("C13", "market right"), ("C14", "cathedral"), ("C15", "cathedral"),
    ("H1", "gather quarry"), ("H2", "gather forest"), ("H3", "gather mines"), ("H4", "gather silversmith"),
    ("H5", "workshop lower"), ("H6", "capture"), ("H7", "capture"), ("H8", "storehouse"), ("H9", "guard"), ("H10", "guard"),
    ("H11", "tax"), ("H12", "market right"), ("H13", "market left"), ("H14", "building"), ("H15", "building"),
];

/// A solo game whose opponent turns up a card next. The person has a Worker at the Mines and two at the Quarry.
fn opponent(card: &str) -> Scenario {
    let kind = if card.starts_with('C') { "solo-constantine" } else { "solo-helena" };
    solo(kind).next_cards(&[card]).at("mines", 1).at("quarry", 2).seat(1)
}

fn stock(table: &Scenario) -> u16 {
    table.game().opponent().unwrap().stock
}

/// The person places a Worker at the Storehouse, without effect; then the opponent moves.
fn moves(table: Scenario) -> Scenario {
    let before = table.events().len();
    let after = table.play("place:storehouse");
    assert_eq!(after.asked(), Some((PERSON, Question::Place)));
    assert!(after.events().len() > before);
    after
}

/// Changes for the opponent by its turn, with its Stock last.
fn gains(table: &Scenario) -> String {
    let after = moves(table.clone());
    let change = change(table.other(), after.other());
    let stock = i32::from(stock(&after)) - i32::from(stock(table));
    if stock == 0 { change } else { format!("{change}, stock {stock}") }
}

#[test]
fn every_solo_card_does_what_its_row_says() {
    assert_eq!(SOLO_CARDS.len(), CARDS.len());
    for (card, row) in CARDS {
        let table = opponent(card).stock(5).next_plans(&["well", "chapel"]).next_rewards(&[11]);
        let expected = match row {
            "storehouse" => "virtue 1, workers -1",
            "capture" => "workers -1, captives 2",
            "guard" => "workers -1",
            "tax" => "virtue -2, workers -1, stock 2",
            "market right" => "virtue -1, workers -1, stock 3",
            "market left" => "virtue -1, workers -1, stock 2",
            "cathedral" => "virtue 1, level 1, workers -1, stock -3",
            // A second plan for 4 Stock; the Chapel is worth more points.
            "building" => "virtue 1, buildings 1, workers -1, stock -4",
            _ => "workers -1, stock 1",
        };
        assert_eq!(gains(&table), expected, "{card}: {row}");
        let after = moves(table.clone());
        let key = row.split(' ').next().unwrap();
        let at = match row {
            "market right" => "market-right",
            "market left" => "market-left",
            "capture" => "town-centre",
            "guard" => "guardhouse",
            "tax" => "tax-stand",
            "cathedral" | "building" => "guildhall",
            _ => row.strip_prefix("gather ").unwrap_or(key),
        };
        assert_eq!(after.game().workers_at(Location::read(at).unwrap(), OPPONENT), 1, "{card}");
        let turned = after.game().opponent().unwrap().discard;
        assert_eq!((turned.len(), after.game().opponent().unwrap().draw.len()), (1, 14), "{card}");
        // The inspected row of the Workshop; the other Apprentices are unchanged.
        let left: Vec<usize> = (0..8)
            .filter(|slot| after.game().board().apprentices[*slot] != table.game().board().apprentices[*slot])
            .collect();
        let rows = match row {
            "workshop upper" => vec![0, 1, 2, 3],
            "workshop lower" => vec![4, 5, 6, 7],
            _ => vec![],
        };
        assert_eq!(left, rows, "{card}");
    }
    let own = |kind| SoloCardId::of(kind).count();
    assert_eq!([own(OpponentKind::Constantine), own(OpponentKind::Helena)], [15, 15]);
}

#[test]
fn the_set_up_is_that_of_two_players_and_the_person_begins() {
    for (modules, stock_now, buildings) in
        [(&[][..], 0, 0), (&["harder-1"], 12, 3), (&["harder-2"], 12, 3), (&["harder-1", "harder-2"], 16, 4)]
    {
        for (seed, kind) in (0..40).zip(["solo-constantine", "solo-helena"].into_iter().cycle()) {
            let table = dealt(&["human", kind], modules, seed);
            assert_eq!((table.you().drawn.len(), table.you().silver(), table.other().silver()), (4, 3, 0));
            let table = table.first_choices_until(|question| question == Question::Place);
            let game = table.game();
            assert_eq!((game.first(), game.turn(), game.capacity(), game.rewards_left()), (PERSON, PERSON, 12, 5));
            assert_eq!((stock(&table), table.other().built.len(), table.other().hand.len()), (stock_now, buildings, 0));
            assert_eq!((table.other().workers, table.other().cathedral, table.other().board), (20, 0, None));
            let opponent = game.opponent().unwrap();
            assert_eq!((opponent.draw.len(), opponent.discard.len()), (15, 0));
            // The printed Virtue of its first Buildings applies.
            let printed = plans(table.other().built).map(|plan| i32::from(plan.card().virtue)).sum::<i32>();
            assert_eq!(i32::from(table.other().virtue), 7 + printed);
            assert_eq!(table.you().hand.len(), 3);
        }
    }
    // The person begins with a board of Virtue 0 as well, and the opponent has none.
    let table = (0..300).map(|seed| dealt(&["human", "solo-helena"], &["variable", "bonus-boards"], seed));
    let low = table.into_iter().find(|table| table.you().virtue == 0).unwrap();
    assert_eq!((low.game().first(), low.other().board, low.other().virtue), (PERSON, None, 7));
    // Only the person gets a free Apprentice.
    let free = dealt(&["human", "solo-helena"], &["apprentice-draft"], 1).play("hire:a1");
    assert_eq!((free.you().apprentices.len(), free.other().apprentices.len()), (1, 0));
    assert_eq!(free.asked(), Some((PERSON, Question::PutBack)));
}

#[test]
fn the_rules_tell_with_what_it_begins() {
    let [stocks, buildings] =
        [DIFFICULTIES.map(|difficulty| difficulty.stock), DIFFICULTIES.map(|difficulty| difficulty.buildings.into())];
    for (lang, or) in [("en", "or"), ("fr", "ou")] {
        let text =
            std::fs::read_to_string(format!("{}/public/rules/architects.{lang}.txt", env!("CARGO_MANIFEST_DIR")));
        let text = text.unwrap();
        for [easy, standard, hard] in [stocks, buildings] {
            assert!(text.contains(&format!("{easy}, {standard} {or} {hard} ")), "{lang}: {easy}, {standard}, {hard}");
        }
    }
}

#[test]
fn extra_plans_of_the_board_come_before_the_opponents_buildings() {
    let modules = ["variable", "harder-1", "harder-2"];
    let mut tables = (0..300).map(|seed| dealt(&["human", "solo-helena"], &modules, seed));
    let therese = tables.find(|table| table.you().board.is_some_and(|board| board.card().key == "therese")).unwrap();
    let top: Vec<usize> = therese.game().board().plan_pile.iter().rev().take(5).map(|plan| plan.index()).collect();
    let after = therese.first_choices_until(|question| question == Question::Place);
    assert!(after.you().hand.has(top[0]) && top[1..].iter().all(|&plan| after.other().built.has(plan)));
}

#[test]
fn gathering_brings_stock_for_each_of_its_workers_there() {
    for (card, location) in [("C1", "quarry"), ("H2", "forest"), ("C3", "mines"), ("H4", "silversmith")] {
        assert_eq!(gains(&opponent(card).at(location, 3)), "workers -1, stock 4", "{card}");
    }
}

#[test]
fn at_the_workshop_the_apprentice_of_its_column_leaves() {
    let table = opponent("C7").at("workshop", 2).laid("a1", 1).laid("a3", 4).laid("a4", 2).next_apprentices(&["thief"]);
    let after = moves(table);
    let keys: Vec<&str> = after.game().board().apprentices.iter().flatten().map(|card| card.card().key).collect();
    assert_eq!(keys[..4], ["conspirator-4", "conspirator-5", "debt-collector-7", "thief"]);
    assert_eq!((&after.game().board().laid[..4], stock(&after)), (&[1, 0, 2, 0][..], 1));
    assert_eq!(after.game().board().apprentice_pile[0].card().key, "debt-collector-6");
    // With more Workers than columns it is the last one.
    let many = moves(opponent("H5").at("workshop", 6));
    assert_eq!(many.game().board().apprentice_pile[0].card().key, "merchant-17");
}

#[test]
fn it_captures_the_largest_groups_of_the_person() {
    // The first of the tied groups in the order of the places: the Guardhouse comes before the Town Centre.
    let table =
        solo("solo-helena").next_cards(&["H6"]).at("town-centre", 2).at("guardhouse", 2).at("tax-stand", 1).seat(1);
    let after = moves(table.clone());
    assert_eq!(after.game().workers_at(Location::Guardhouse, PERSON), 0);
    assert_eq!((after.other().captured[0], stock(&after)), (2, 0));
    // Two captures at most, wherever they are.
    let after = moves(table.clone().at("town-centre", 4));
    assert_eq!(after.other().captured[0], 4);
    // It pays nothing for them.
    let two_groups = moves(opponent("C8").at("town-centre", 1));
    assert_eq!((two_groups.game().board().tax, two_groups.other().goods), (4, [0; 6]));
    assert_eq!(two_groups.other().captured[0], 3, "the Quarry, then the first group of one");
    // The groups end before the captures do: no Stock.
    let one = solo("solo-constantine").next_cards(&["C9"]).seat(1).at("town-centre", 1).stock(2);
    let after = one.play("place:storehouse");
    assert_eq!((after.other().captured[0], stock(&after)), (1, 2));
    // None at all: a Stock.
    let none = solo("solo-constantine").next_cards(&["C9"]).silver(1).left_market(&[1]);
    let after = none.play("place:market-left");
    assert_eq!((after.other().captives(), stock(&after)), (0, 1));
}

#[test]
fn at_the_guardhouse_it_does_up_to_n_things_from_the_top() {
    let busy = || opponent("C10").captured(0, 5).in_prison(2).debts(1, 0).seat(0).captured(1, 3).seat(1);
    assert_eq!(gains(&busy()), "workers -1, captives -5, stock 2");
    assert_eq!(gains(&busy().at("guardhouse", 1)), "workers 1, prison -2, captives -5, stock 2");
    // Its Workers on the person's board cost a Debt and a Virtue.
    assert_eq!(gains(&busy().at("guardhouse", 2)), "virtue -1, unpaid 1, workers 4, prison -2, captives -5, stock 2");
    assert_eq!(gains(&busy().at("guardhouse", 3)), "paid 1, workers 4, prison -2, captives -5, stock 2");
    // Actions without an effect are left out.
    assert_eq!(gains(&opponent("H9").debts(2, 0)), "virtue 1, unpaid -1, paid 1, workers -1");
    let after = moves(busy());
    assert_eq!(after.you().prison, 5);
}

#[test]
fn it_empties_the_tax_stand_or_adds_to_it() {
    assert_eq!(gains(&opponent("H11").tax(7)), "virtue -2, workers -1, stock 3");
    assert_eq!(moves(opponent("H11").tax(7)).game().board().tax, 0);
    assert_eq!(gains(&opponent("C11").tax(2)), "workers -1");
    assert_eq!(moves(opponent("C11").tax(2)).game().board().tax, 3);
    assert_eq!(gains(&opponent("C11").tax(3).virtue(1)), "virtue -1, unpaid 1, workers -1, stock 1");
}

#[test]
fn it_takes_a_free_space_of_the_black_market_from_its_side() {
    let right = opponent("C12").in_market("market-right");
    assert_eq!(gains(&right), "virtue -1, workers -1, stock 2");
    assert_eq!(moves(right).game().board().market[1], Some(OPPONENT.into()));
    let left = opponent("H13").in_market("market-left");
    assert_eq!(gains(&left), "virtue -1, workers -1, stock 2");
    // The third Worker resets: all three are the opponent's, so it loses a Virtue more and has the most prisoners.
    let third = opponent("H13").in_market("market-left").in_market("market-middle");
    assert_eq!(gains(&third), "virtue -2, unpaid 1, workers -1, prison 3, stock 3");
    // With Virtue 10 it goes to the Silversmith.
    let high = opponent("H12").virtue(10).at("silversmith", 2);
    assert_eq!(gains(&high), "workers -1, stock 3");
    assert_eq!(gains(&opponent("H13").virtue(0)), "unpaid 1, workers -1, stock 2");
}

#[test]
fn on_the_cathedral_it_needs_virtue_stock_and_a_free_space() {
    let table = || opponent("C14").stock(3).next_rewards(&[9]).next_plans(&["well", "chapel"]);
    assert_eq!(gains(&table()), "virtue 2, level 1, workers -1, stock -3");
    assert_eq!(moves(table()).game().rewards_left(), 4);
    // Else it constructs.
    assert_eq!(gains(&table().stock(2)), "buildings 1, workers -1");
    assert_eq!(gains(&table().virtue(4)), "buildings 1, workers -1");
    let full = table().cathedral(4).seat(0).cathedral(5).seat(1);
    assert_eq!(gains(&full), "buildings 1, workers -1");
    assert_eq!(gains(&table().cathedral(5)), "buildings 1, workers -1");
    // Of a Reward it gains only the Virtue; once they are used up, 1.
    assert_eq!(gains(&table().next_rewards(&[11])), "virtue 1, level 1, workers -1, stock -3");
    assert_eq!(gains(&table().rewards_left(0)), "virtue 1, level 1, workers -1, stock -3");
    // The spaces that it holds are closed to the person.
    let closed = solo("solo-constantine").cathedral(4).hand(&["keep"]).goods([0, 0, 0, 2, 2]);
    assert_eq!(closed.seat(1).cathedral(5).refuses("place:guildhall"), WhyNot::NothingToBuild);
}

#[test]
fn it_turns_up_more_plans_for_stock_and_keeps_the_best() {
    let next = ["well", "keep", "castle", "monument"];
    let table = |stock| opponent("H14").stock(stock).next_plans(&next);
    assert_eq!(gains(&table(3)), "buildings 1, workers -1");
    assert_eq!(gains(&table(4)), "virtue -2, buildings 1, workers -1, stock -4");
    assert_eq!(gains(&table(9)), "virtue -2, buildings 1, workers -1, stock -8");
    assert_eq!(gains(&table(40)), "virtue -2, buildings 1, workers -1, stock -8");
    // The others go to the bottom in the order in which they were turned up.
    let lowest: Vec<&str> = moves(table(9)).game().board().plan_pile[..2].iter().map(|plan| plan.card().key).collect();
    assert_eq!(lowest, ["castle", "well"]);
    // With equal points it takes the first one, whose effect never works.
    let tie = moves(opponent("H14").stock(4).next_plans(&["smithy", "well"]));
    assert_eq!(plans(tie.other().built).map(|plan| plan.card().key).collect::<Vec<_>>(), ["smithy"]);
    assert_eq!(tie.other().goods, [0; 6]);
    let monument = opponent("H15").next_plans(&["monument"]);
    assert_eq!((gains(&monument).as_str(), moves(monument).you().virtue), ("virtue 1, buildings 1, workers -1", 7));
    assert_eq!(gains(&opponent("H15").last_plans(&[]).stock(8)), "workers -1", "the pile is empty");
}

#[test]
fn without_a_worker_it_takes_back_its_largest_group_then_goes_on() {
    // Of equal groups the first one in the order of the places.
    let table = opponent("C1").at("forest", 8).at("mines", 8).at("quarry", 4);
    let after = moves(table.clone());
    assert_eq!((after.other().workers, after.game().workers_at(Location::Forest, OPPONENT)), (7, 0));
    assert_eq!(stock(&after), 5);
    // None on a large circle: all Workers that the person holds, for a Debt and a Virtue.
    let held = opponent("C1").in_prison(14).seat(0).captured(1, 6).seat(1);
    assert_eq!(gains(&held), "virtue -1, unpaid 1, workers 5, stock 1");
    // Else all from the Prison.
    let jailed = opponent("C1").in_prison(18).in_market("market-left").in_market("market-right");
    assert_eq!(gains(&jailed), "workers 17, prison -18, stock 1");
}

#[test]
fn its_discards_are_shuffled_once_its_pile_is_used_up() {
    let table = opponent("C1").all_cards_discarded();
    let after = table.play("place:storehouse");
    let opponent = after.game().opponent().unwrap();
    assert_eq!((opponent.draw.len(), opponent.discard.len()), (14, 1));
    assert_eq!(after.count(|event| matches!(event, Event::SoloCardsShuffled { .. })), 1);
}

#[test]
fn abilities_of_the_person_work_in_a_reset_that_it_causes() {
    let table = opponent("H13").in_market("market-left").in_market("market-middle").seat(0);
    let table = table.hired(&["squire-26", "peddler"]);
    let after = moves(table.clone());
    assert_eq!(change(table.you(), after.you()), "silver 2, gold 1, workers -1");
    let asked = table.hired(&["gatekeeper"]).in_prison(4).play("place:storehouse");
    assert_eq!(asked.asked(), Some((PERSON, Question::Release(2))));
    assert_eq!(asked.play("release:2").asked(), Some((PERSON, Question::Place)));
    // It counts in a reset that the person causes.
    let own = solo("solo-helena").silver(3).in_market("market-left").in_market("market-middle").next_cards(&["H1"]);
    let own = own.seat(1).in_prison(3);
    let before = *own.other();
    let after = own.play("place:market-right");
    assert_eq!(change(&before, after.other()), "virtue -1, unpaid 1, workers -1");
    assert_eq!(after.you().unpaid, 1, "both have three prisoners");
}

#[test]
fn it_counts_as_a_player_for_what_the_person_builds() {
    let site = |key: &str, goods| {
        solo("solo-helena").cathedral(5).hired(&["labourer"]).hand(&[key]).goods(goods).next_cards(&["H1"])
    };
    assert_eq!(site("monument", [0, 2, 3, 0, 2]).play("place:guildhall").other().virtue, 8);
    let tower = site("watchtower", [3, 4, 0, 1, 1]).seat(1).in_prison(3);
    assert_eq!(tower.play("place:guildhall").other().virtue, 6);
    let own = || solo("solo-helena").cathedral(2);
    let effects = |table: &Scenario| {
        table.score(0).1.iter().find(|line| line.0 == "Effects of Buildings").map_or(0, |line| line.1)
    };
    assert_eq!(effects(&own().built(&["steeple"])), 2);
    assert_eq!(effects(&own().built(&["steeple"]).seat(1).cathedral(2)), 0);
    let chapel = own().built(&["chapel"]).seat(1).cathedral(2);
    assert_eq!(chapel.game().last_standing(PERSON).virtue, 7);
    // It counts as holding half of its Stock of Clay, Stone, Wood and Silver.
    for (key, goods, silver) in [
        ("clay-market", [3, 0, 0, 0, 0], 0),
        ("wood-market", [0, 3, 0, 0, 0], 0),
        ("stone-market", [0, 0, 3, 0, 0], 0),
        ("silver-market", [0; 5], 3),
    ] {
        let market = |stock| effects(&solo("solo-helena").built(&[key]).goods(goods).silver(silver).stock(stock));
        assert_eq!([market(5), market(6)], [2, 0], "{key}");
    }
}

#[test]
fn its_score_has_no_effects_and_a_tie_goes_to_virtue_then_to_the_opponent() {
    let table = solo("solo-helena").built(&["gamblers-den"]).seat(1).built(&["university", "lighthouse", "fountain"]);
    let table = table.cathedral(3).virtue(12).debts(2, 3).in_prison(5).stock(14);
    let lines = [
        ("Buildings", 21),
        ("Cathedral", 7),
        ("Virtue", 3),
        ("Unpaid Debts", -4),
        ("Workers in the Prison", -2),
        ("Stock", 2),
    ];
    assert_eq!(table.score(1), (27, lines.to_vec()));
    // No end effect works for it: the Dungeon costs it no more Virtue.
    assert_eq!(solo("solo-helena").seat(1).built(&["dungeon"]).game().last_standing(OPPONENT).virtue, 7);
    let outcome =
        |virtue: u8, stock: u16| solo("solo-helena").virtue(virtue).seat(1).virtue(8).stock(stock).game().outcome();
    assert_eq!(outcome(9, 0), Outcome::Ranked(vec![1, 2]));
    assert_eq!(outcome(7, 0), Outcome::Ranked(vec![2, 1]));
    assert_eq!(outcome(8, 4), Outcome::Ranked(vec![2, 1]), "alike in both");
    assert_eq!(outcome(9, 5), Outcome::Ranked(vec![2, 1]), "a point more");
}

#[test]
fn it_fills_the_guildhall_and_the_last_turns_follow() {
    let table = opponent("H14").in_guildhall(11).next_plans(&["well"]);
    let after = moves(table);
    assert_eq!(after.count(|event| *event == Event::EndTriggered { by: OPPONENT.into() }), 1);
    assert_eq!(after.game().turns_left(), Some(2));
    let over = after.next_cards(&["H14"]).next_plans(&["smithy"]).play("place:storehouse");
    assert!(over.game().is_over());
    // It lies beside the Guildhall by then, and constructs nevertheless.
    assert_eq!((over.other().beside, over.other().built.len()), (1, 2));
    // One of its Workers on the first space of a row resets the Black Market.
    let reset = moves(opponent("C14").in_guildhall(6).next_plans(&["well"]).seat(0).in_market("market-left"));
    assert_eq!((reset.you().prison, reset.you().unpaid), (1, 1));
    // And with the rule of the third space it sends Apprentices away.
    let third = opponent("H14").variant(architects::Variant::ThirdSpace).in_guildhall(2);
    assert_eq!(moves(third).count(|event| matches!(event, Event::ApprenticeLeft { .. })), 2);
}
