//! The main board: its locations, captures, the Guardhouse, resets, the Cathedral, the Guildhall and the Virtue track.
//! Numbers are those of the rulebook and the board, written a second time.

use architects::components::{Location, Thing};
use architects::scenario::ScenarioExt as _;
use architects::scenario::{Scenario, change, scenario};
use architects::{Architects, Event, Question, WhyNot};
use kernel::{Game, Lang, Seat, Spoken};
use ui::moments;

const YOU: Seat = Seat(0);
const OTHER: Seat = Seat(1);

/// Own Workers already there, and the gains of the location.
const GATHERED: [(&str, u8, &str); 16] = [
    ("place:quarry", 0, "stone 1"),
    ("place:quarry", 4, "stone 5"),
    ("place:forest", 0, "wood 1"),
    ("place:forest", 2, "wood 3"),
    ("place:silversmith", 0, "silver 2"),
    ("place:silversmith", 3, "silver 5"),
    ("place:mines", 0, "clay 2"),
    ("place:mines dig:clay", 1, "clay 3"),
    ("place:mines dig:clay", 3, "clay 5"),
    ("place:mines dig:gold", 1, "gold 1"),
    ("place:mines dig:gold", 2, "gold 1"),
    ("place:mines dig:gold", 3, "gold 2"),
    ("place:workshop", 0, "plans 1"),
    ("place:workshop", 1, "plans 2"),
    ("place:workshop", 2, "plans 2"),
    ("place:workshop", 3, "plans 3"),
];

#[test]
fn locations_give_more_for_more_own_workers() {
    for (keys, before, given) in GATHERED {
        let location = keys.split(' ').next().unwrap().strip_prefix("place:").unwrap();
        // Workers of others do not count.
        let table = scenario(2).at(location, before).seat(1).at(location, 7).seat(0);
        assert_eq!(table.gains(keys), format!("{given}, workers -1"), "{keys} with {before}");
        let after = table.play(keys);
        let place = Location::ALL.into_iter().find(|place| place.key() == location).unwrap();
        assert_eq!(after.game().workers_at(place, YOU), before + 1);
    }
}

#[test]
fn a_single_miner_finds_no_gold() {
    assert_eq!(scenario(2).at("mines", 1).play("place:mines").choices(), ["dig:clay", "dig:gold"]);
    // A single Worker asks no question: it digs Clay.
    assert_eq!(scenario(2).play("place:mines").asked(), Some((OTHER, Question::Place)));
}

#[test]
fn the_storehouse_trades_once_for_each_own_worker() {
    let table = scenario(2).at("storehouse", 1).goods([2, 2, 3, 0, 0]).play("place:storehouse");
    assert_eq!(table.choices(), ["trade:virtue", "trade:marble", "pass"]);
    assert_eq!(table.asked(), Some((YOU, Question::Trade(2))));
    // 2 of Stone, Wood and Clay for a Virtue; 3 of Stone and Wood for a Marble.
    let virtue = table.clone().play("trade:virtue");
    let pays = ["pay:stone2", "pay:wood1+stone1", "pay:wood2", "pay:clay1+stone1", "pay:clay1+wood1", "pay:clay2"];
    assert_eq!(virtue.choices(), pays);
    let marble = table.clone().play("trade:marble");
    assert_eq!(marble.choices(), ["pay:stone3", "pay:wood1+stone2", "pay:wood2+stone1"]);
    let both = table.gains("trade:virtue pay:clay2 trade:marble pay:wood2+stone1");
    assert_eq!(both, "clay -2, wood -2, stone -1, marble 1, virtue 1");
    // A trade may repeat, and there is no third one.
    let twice = table.play("trade:virtue pay:clay2 trade:virtue pay:wood2");
    assert_eq!((twice.you().virtue, twice.asked()), (9, Some((OTHER, Question::Place))));
}

#[test]
fn hiring_costs_two_tax_and_two_silver_and_one_for_each_column_too_far() {
    let table = scenario(2).silver(7).next_apprentices(&["thief"]);
    for (column, silver) in [(1, 4), (2, 5), (3, 6), (4, 7)] {
        for row in ["a", "b"] {
            let keys = format!("place:workshop hire:{row}{column}");
            assert_eq!(table.gains(&keys), format!("silver -{silver}, apprentices 1, workers -1"), "{keys}");
            let after = table.clone().play(&keys);
            assert_eq!(after.game().board().tax, 6);
            let start = if row == "a" { 0 } else { 4 };
            assert_eq!(after.game().board().apprentices[start + 3].unwrap().card().key, "thief", "{keys}");
            assert!(after.game().board().apprentices.iter().all(Option::is_some));
        }
    }
    let poor = scenario(2).silver(4).play("place:workshop");
    assert_eq!(poor.choices(), ["hire:a1", "hire:b1", "plans"]);
    assert_eq!(poor.refuses("hire:a2"), WhyNot::Silver { need: 5, have: 4 });
}

#[test]
fn the_middle_of_the_black_market_hires_anybody_or_draws_plans() {
    let table = scenario(2).silver(2).laid("b4", 3);
    assert_eq!(table.gains("place:market-middle hire:b4"), "silver 1, virtue -1, apprentices 1, workers -1");
    assert_eq!(table.clone().play("place:market-middle hire:a2").game().board().tax, 4, "no Tax");
    let plans = table.play("place:market-middle plans");
    assert_eq!(plans.choices().len(), 5);
    let spaces = plans.game().board().market;
    assert_eq!(spaces, [None, Some(YOU.into()), None]);
}

#[test]
fn a_space_of_the_black_market_takes_one_worker() {
    let table = scenario(2).silver(3).seat(1).in_market("market-left").seat(0);
    assert_eq!(table.refuses("place:market-left"), WhyNot::SpaceTaken);
}

#[test]
fn the_tax_stand_gives_all_its_silver_for_two_virtue() {
    let table = scenario(2).tax(9);
    assert_eq!(table.gains("place:tax-stand"), "silver 9, virtue -2, workers -1");
    assert_eq!(table.play("place:tax-stand").game().board().tax, 0);
}

#[test]
fn captures_cost_a_tax_then_silver_and_stay_at_as_many_locations_as_the_players_allow() {
    for (people, most) in [(2, 2), (3, 2), (4, 1), (5, 1)] {
        let table = scenario(people).at("town-centre", 4).at("quarry", 1).silver(5);
        let table = table.seat(1).at("quarry", 2).at("forest", 3).at("tax-stand", 1).seat(0);
        let first = table.clone().play("place:town-centre capture:quarry:1");
        assert_eq!(change(table.you(), first.you()), "silver -1, workers -1, captives 2");
        assert_eq!(first.game().board().tax, 5);
        if most == 1 {
            assert_eq!(first.refuses("capture:forest:1"), WhyNot::Places { most: 1 });
            continue;
        }
        let second = first.play("capture:forest:1");
        assert_eq!((second.you().silver(), second.game().board().tax), (3, 5), "Silver to the supply");
        assert_eq!(second.refuses("capture:tax-stand:1"), WhyNot::Places { most: 2 });
    }
}

#[test]
fn captures_take_a_whole_group_from_a_large_circle_alone() {
    let table =
        scenario(3).at("town-centre", 1).silver(3).seat(1).at("quarry", 4).in_market("market-left").in_prison(2);
    let table = table.seat(2).at("quarry", 2).seat(0).play("place:town-centre");
    assert_eq!(table.choices(), ["capture:quarry:1", "capture:quarry:2", "capture:town-centre:0", "pass"]);
    assert_eq!(table.refuses("capture:market-left:1"), WhyNot::NoCircle);
    assert_eq!(table.refuses("capture:forest:1"), WhyNot::NobodyThere);
    let after = table.play("capture:quarry:1");
    assert_eq!((after.you().captured, after.game().workers_at(Location::Quarry, Seat(2))), ([0, 4, 0, 0, 0], 2));
    // Without Silver for another capture there is nothing more to choose.
    let poor = scenario(2).at("town-centre", 1).silver(1).seat(1).at("quarry", 4).at("forest", 1).seat(0);
    assert_eq!(poor.play("place:town-centre capture:quarry:1").asked(), Some((OTHER, Question::Place)));
}

#[test]
fn every_guardhouse_action_does_what_is_printed() {
    let table = scenario(3).silver(9).at("guardhouse", 5).captured(1, 2).captured(2, 1).in_prison(2).debts(1, 1);
    let table = table.seat(1).captured(0, 3).seat(2).captured(0, 1).seat(0).play("place:guardhouse");
    let choices = ["imprison", "release", "ransom", "ransom-by-debt", "pay-debt"].map(|key| format!("guard:{key}"));
    assert_eq!(table.choices(), choices);
    let gains = [
        "silver 3, captives -3",
        "workers 2, prison -2",
        "silver -5, workers 4",
        "virtue -1, unpaid 1, workers 4",
        "silver -6, virtue 1, unpaid -1, paid 1",
    ];
    assert_eq!(choices.map(|key| table.gains(&key)), gains);
    let jailed = table.clone().play("guard:imprison");
    assert_eq!((jailed.other().prison, jailed.game().player(Seat(2)).prison), (2, 1));
    assert_eq!(table.clone().play("guard:ransom").game().board().tax, 6);
    assert_eq!(table.clone().play("guard:pay-debt").game().board().tax, 7);
    // Six own Workers: six actions.
    assert!(matches!(table.asked(), Some((YOU, Question::Guard(guards))) if guards.left == 6));
}

#[test]
fn a_reset_imprisons_the_market_turns_a_card_and_punishes_who_has_prisoners() {
    let table = scenario(3).silver(3).left_market(&[4, 7]).right_market(1).in_prison(1);
    let table =
        table.seat(1).in_market("market-left").in_prison(2).seat(2).in_market("market-middle").in_prison(1).seat(0);
    let after = table.clone().play("place:market-right");
    // The action comes first: the previous card gives its goods.
    assert_eq!(change(table.you(), after.you()), "silver -3, wood 2, marble 2, virtue -1, workers -1, prison 1");
    assert_eq!(change(table.other(), after.other()), "virtue -1, unpaid 1, prison 1");
    assert_eq!(change(table.game().player(Seat(2)), after.game().player(Seat(2))), "prison 1");
    let board = after.game().board();
    assert_eq!(board.market, [None; 3]);
    assert_eq!((board.large.last().unwrap().number(), board.small.last().unwrap().number()), (4, 7));
    // All seats with the most prisoners take a Debt, but nobody does without prisoners.
    let tie = table.clone().in_prison(1).play("place:market-right");
    assert_eq!((tie.you().unpaid, tie.other().unpaid), (1, 1));
    let none = scenario(2).cathedral(5).hand(&["well"]).goods([0, 2, 2, 0, 0]).seat(1).in_guildhall(6).seat(0);
    let after = none.play("place:guildhall");
    assert_eq!(after.count(|event| matches!(event, Event::MarketReset { .. })), 1);
    assert_eq!((after.you().unpaid, after.other().unpaid), (0, 0));
}

/// Given a Black Market with three Workers of which one is yours, when it resets, then the narration has five lines:
/// prisoners, cards, the acting seat, losses of Virtue, and Debts.
#[test]
fn a_reset_is_reported_in_its_five_lines() {
    let table = scenario(3).silver(3).left_market(&[4, 7]).right_market(1).in_prison(1);
    let table =
        table.seat(1).in_market("market-left").in_prison(2).seat(2).in_market("market-middle").in_prison(1).seat(0);
    let after = table.play("place:market-right");
    let names = ["Odo", "Ida", "Ava"].map(str::to_owned);
    let reported = |(place, event)| Some((place..place + 1, Architects::event(event, &names, Lang::En)?));
    let reported: Vec<_> = after.events().iter().enumerate().filter_map(reported).collect();
    let found = moments(after.game(), after.events(), &reported, Lang::En);
    let reset = found.iter().find(|moment| !moment.lines.is_empty()).expect("a reset is told in lines");
    let counts: Vec<usize> = reset.lines.iter().map(|line| line.texts.len()).collect();
    assert_eq!(counts, [4, 1, 0, 2, 2], "a cause before each loss: {reset:?}");
    let changes =
        |line: usize| reset.lines[line].seats.iter().filter(|seat| !seat.chips.is_empty()).map(|seat| seat.seat);
    assert_eq!(changes(3).chain(changes(4)).collect::<Vec<_>>(), [Seat(1), Seat(1)]);
}

/// The spaces of the Guildhall whose Workers reset the Black Market, and the last one, by number of players.
#[test]
fn rows_three_and_four_of_the_guildhall_reset_the_black_market_and_the_last_space_ends_the_game() {
    for (people, resets, last) in [(2, [7, 10], 12), (3, [9, 13], 16), (4, [11, 16], 20), (5, [13, 19], 24)] {
        for space in 1..=last {
            let others = space - 1;
            let table = scenario(people).seat(1).in_guildhall(others.min(12));
            let table = table.seat(people as u8 - 1).in_guildhall(others.saturating_sub(12)).seat(0);
            let table = table.cathedral(5).hand(&["well"]).goods([0, 2, 2, 0, 0]);
            let after = table.play("place:guildhall");
            let count = |like: fn(&Event) -> bool| after.count(like);
            let reset = count(|event| matches!(event, Event::MarketReset { .. }));
            assert_eq!(reset, usize::from(resets.contains(&space)), "{people} players, space {space}");
            let end = count(|event| matches!(event, Event::EndTriggered { .. }));
            assert_eq!(end, usize::from(space == last), "{people} players, space {space}");
            let entered = Event::GuildhallEntered { seat: YOU, space: Some(space) };
            assert_eq!(after.count(|event| *event == entered), 1);
            let left = (space == last).then_some(people as u8);
            assert_eq!(after.game().turns_left(), left, "{people} players, space {space}");
        }
    }
}

#[test]
fn after_the_last_space_everybody_has_one_more_turn() {
    let table =
        scenario(3).seat(1).in_guildhall(15).seat(2).cathedral(5).hand(&["well"]).goods([0, 2, 2, 0, 0]).turn_of(2);
    let after = table.play("place:guildhall place:quarry place:quarry");
    assert_eq!((after.game().turn(), after.game().is_over()), (Seat(2), false));
    assert!(after.play("place:quarry").game().is_over());
}

/// Level by level: the price besides a plan, the number of markers, and the points.
const LEVELS: [([u16; 5], &str, usize, i32); 5] = [
    ([0, 0, 0, 1, 0], "gold -1", 3, 2),
    ([0, 1, 3, 0, 0], "wood -1, stone -3", 3, 4),
    ([0, 0, 0, 0, 1], "marble -1", 2, 7),
    ([0, 6, 2, 0, 0], "wood -6, stone -2", 2, 12),
    ([0, 0, 0, 2, 2], "gold -2, marble -2", 1, 20),
];

#[test]
fn every_level_of_the_cathedral_has_its_price_its_spaces_and_its_points() {
    for (below, (goods, price, spaces, points)) in (0..).zip(LEVELS) {
        let table = scenario(4).cathedral(below).hand(&["keep"]).goods(goods).next_rewards(&[9]);
        let expected = format!("{price}, virtue 2, plans -1, level 1, workers -1");
        assert_eq!(table.gains("place:guildhall"), expected, "level {}", below + 1);
        let mut score = table.clone().play("place:guildhall").score(0).1.into_iter();
        assert_eq!(score.find(|line| line.0 == "Cathedral"), Some(("Cathedral", points)));
        let crowd = |count: usize| {
            (1..=count).fold(table.clone(), |table, seat| table.seat(seat as u8).cathedral(below + 1)).seat(0)
        };
        assert_eq!(crowd(spaces - 1).gains("place:guildhall"), expected);
        if spaces < 4 {
            assert_eq!(crowd(spaces).refuses("place:guildhall"), WhyNot::NothingToBuild);
        }
        let mut less = goods;
        *less.iter_mut().find(|count| **count > 0).unwrap() -= 1;
        assert_eq!(table.goods(less).refuses("place:guildhall"), WhyNot::NothingToBuild);
    }
    // Any mix of Stone and Wood, but not of Clay.
    let mix = scenario(2).cathedral(1).hand(&["keep"]).goods([9, 3, 2, 0, 0]).play("place:guildhall");
    assert_eq!(mix.choices(), ["pay:wood2+stone2", "pay:wood3+stone1"]);
}

/// Virtue: points, ignored Tax, and access to the Cathedral and the Black Market.
const VIRTUE: [(i32, u8, bool, bool); 15] = [
    (-9, 2, false, true),
    (-8, 2, false, true),
    (-7, 1, false, true),
    (-5, 1, false, true),
    (-3, 0, false, true),
    (-1, 0, true, true),
    (0, 0, true, true),
    (0, 0, true, true),
    (0, 0, true, true),
    (0, 0, true, true),
    (1, 0, true, false),
    (2, 0, true, false),
    (3, 0, true, false),
    (5, 0, true, false),
    (7, 0, true, false),
];

#[test]
fn every_step_of_virtue_has_its_points_its_tax_and_its_doors() {
    for (virtue, (points, ignored, cathedral, market)) in (0..).zip(VIRTUE) {
        let table = scenario(2).virtue(virtue).silver(9).hand(&["keep"]).goods([0, 0, 0, 1, 0]);
        let line = table.score(0).1.into_iter().find(|line| line.0 == "Virtue").map_or(0, |line| line.1);
        assert_eq!(line, points, "{virtue}");
        let choices = table.choices();
        let open = |key: &str| choices.iter().any(|choice| choice == key);
        assert_eq!((open("place:guildhall"), open("place:market-left")), (cathedral, market), "{virtue}");
        for printed in 0..=3u8 {
            assert_eq!(table.game().tax_due(YOU, printed), printed.saturating_sub(ignored), "{virtue}");
        }
    }
}

#[test]
fn virtue_beyond_its_ends_turns_into_debts() {
    let stand = |virtue: u8| scenario(2).virtue(virtue).gains("place:tax-stand");
    assert_eq!(stand(2), "silver 4, virtue -2, workers -1");
    assert_eq!(stand(1), "silver 4, virtue -1, unpaid 1, workers -1");
    assert_eq!(stand(0), "silver 4, unpaid 2, workers -1");
    let trade = |debts: u8| {
        let table = scenario(2).virtue(14).debts(debts, 1).goods([2, 0, 0, 0, 0]);
        table.gains("place:storehouse trade:virtue")
    };
    assert_eq!(trade(2), "clay -2, unpaid -1, workers -1");
    assert_eq!(trade(0), "clay -2, workers -1", "paid Debts stay");
}

#[test]
fn the_hand_limit_is_six_at_the_end_of_the_turn() {
    let six = ["well", "keep", "castle", "smithy", "chapel", "church"];
    let table = scenario(2).hand(&six).play("place:workshop");
    assert_eq!(table.asked().map(|(seat, _)| seat), Some(YOU));
    assert_eq!((table.choices().len(), table.refuses("pass")), (7, WhyNot::Mandatory));
    let after = table.play("discard:keep");
    assert_eq!((after.you().hand.len(), after.asked()), (6, Some((OTHER, Question::Place))));
    assert_eq!(after.game().board().plan_pile.first().map(|plan| plan.card().key), Some("keep"));
    // After the reset of the same turn.
    let seven = scenario(2).silver(2).hand(&six).in_market("market-left").in_market("market-right");
    let late = seven
        .play("place:market-middle plans")
        .first_choices_until(|question| matches!(question, Question::Discard(..)));
    assert_eq!(late.count(|event| matches!(event, Event::MarketReset { .. })), 1);
}

/// Everything that scores, line by line.
#[test]
fn the_score_sheet_has_its_lines() {
    let table = scenario(2)
        .built(&["well", "university", "aqueduct"])
        .cathedral(4)
        .virtue(13)
        .debts(3, 4)
        .goods([9, 9, 9, 4, 3])
        .silver(29)
        .in_prison(7)
        .seat(1)
        .captured(0, 6);
    let lines = [
        ("Buildings", 3 + 11 + 3),
        ("Effects of Buildings", 3),
        ("Cathedral", 12),
        ("Virtue", 5),
        ("Unpaid Debts", -6),
        ("Gold and Marble", 7),
        ("Silver", 2),
        ("Workers in the Prison", -3),
    ];
    assert_eq!(table.score(0), (37, lines.to_vec()));
    assert_eq!(table.game().scores()[0].lines.len(), 8, "no Stock without an opponent");
}

/// A Worker placed anywhere leaves the player board, and the turn passes clockwise.
#[test]
fn turns_pass_clockwise_and_rounds_begin_with_the_first_seat() {
    let table = scenario(3).turn_of(2).play("place:quarry");
    assert_eq!((table.asked(), table.game().round()), (Some((YOU, Question::Place)), 2));
    let placed = |seat: u8| Event::Placed { seat: Seat(seat), location: Location::Quarry, count: 1 };
    assert_eq!(table.count(|event| *event == placed(2)), 1);
    let table = table.play("place:quarry");
    assert_eq!(
        (table.asked(), table.game().round(), table.you().has(Thing::Stone)),
        (Some((OTHER, Question::Place)), 2, 1)
    );
    let rounds = |table: &Scenario| table.count(|event| matches!(event, Event::RoundBegan { .. }));
    assert_eq!(rounds(&table), 1);
}
