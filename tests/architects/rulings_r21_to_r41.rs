//! The rulings for gaps of the rulebook (the rules, part 2.10), R21 to R41: each row in a test named after it.

use architects::components::{ApprenticeId, BoardId, Location, Origin, PLAYER_BOARDS, Slot, Thing};
use architects::scenario::ScenarioExt as _;
use architects::scenario::{Scenario, dealt, scenario};
use architects::{Architects, Departure, Event, Intent, Purpose, Question, Variant, WhyNot};
use engine::Word;
use kernel::{Game, Record, Seat, Setup, Table};
use serde_json::json;

const YOU: Seat = Seat(0);
const OTHER: Seat = Seat(1);

fn is_over(table: &Scenario) -> bool {
    table.asked() == Some((OTHER, Question::Place))
}

fn apprentice(key: &str) -> ApprenticeId {
    ApprenticeId::read(key).unwrap()
}

fn place(table: &Scenario, like: impl Fn(&Event) -> bool) -> usize {
    table.events().iter().position(like).expect("it was told")
}

#[test]
fn r21_therese_counts_gold_and_marble_as_one_for_costs_castle_and_observatory() {
    let therese = || scenario(2).player_board("therese");
    let level = therese().hand(&["keep"]).goods([0, 0, 0, 0, 1]).next_rewards(&[9]);
    assert_eq!(level.gains("place:guildhall"), "marble -1, virtue 2, plans -1, level 1, workers -1");
    let highest = therese().cathedral(4).hand(&["keep"]).goods([0, 0, 0, 1, 3]).next_rewards(&[9]);
    assert_eq!(highest.gains("place:guildhall"), "gold -1, marble -3, virtue 2, plans -1, level 1, workers -1");
    assert_eq!(
        therese().hand(&["keep"]).cathedral(4).goods([0, 0, 0, 1, 2]).refuses("place:guildhall"),
        WhyNot::NothingToBuild
    );
    let castle = therese().built(&["castle"]).goods([0, 0, 0, 1, 3]);
    assert_eq!(castle.game().last_standing(YOU).virtue, 9);
    assert!(castle.score(0).1.contains(&("Gold and Marble", 4)));
}

#[test]
fn r22_what_belongs_to_the_black_market_works_once_an_action_with_its_payment() {
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

#[test]
fn r23_a_worker_is_taken_back_only_where_none_is_on_the_own_board() {
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

#[test]
fn r24_in_the_last_turns_a_worker_may_be_taken_back_and_the_market_is_still_reset() {
    let table = scenario(2).at("quarry", 7).at("forest", 7).last_turns(1);
    let after = table.play("recall:quarry");
    assert!(after.game().is_over());
    let table = scenario(2).silver(3).in_market("market-left").seat(1).in_market("market-middle").last_turns(2);
    let after = table.seat(0).play("place:market-right");
    assert_eq!(after.count(|event| matches!(event, Event::MarketReset { .. })), 1);
    // The rows of the Guildhall trigger nothing any more.
    let table = scenario(2).cathedral(5).hand(&["well"]).goods([0, 2, 2, 0, 0]).in_market("market-left").last_turns(2);
    let after = table.seat(0).play("place:guildhall");
    let triggers = |event: &Event| matches!(event, Event::MarketReset { .. } | Event::EndTriggered { .. });
    assert_eq!((after.count(triggers), after.game().turns_left()), (0, Some(1)));
}

#[test]
fn r25_hands_and_piles_are_hidden_and_their_numbers_public() {
    let table = scenario(2).hand(&["well", "keep"]).seat(1).hand(&["castle"]).silver(3).start();
    let seen = table.game().view(YOU);
    assert_eq!(seen["players"][0]["hand"], json!(["well", "keep"]));
    assert_eq!((&seen["players"][1]["hand"], &seen["players"][1]["goods"]["silver"]), (&json!(1), &json!(3)));
    assert_eq!(
        (&seen["plans_left"], &seen["rewards_left"], &seen["apprentices_left"]),
        (&json!(40), &json!(5), &json!(35))
    );
    let seen = table.game().view(OTHER);
    assert_eq!((&seen["players"][0]["hand"], &seen["players"][1]["hand"]), (&json!(2), &json!(["castle"])));
}

#[test]
fn r26_all_keep_a_plan_and_pass_the_others_clockwise_three_times() {
    let mut table = dealt(&["human"; 5], &[], 7);
    assert_eq!(table.game().board().plan_pile.len(), 20);
    let first = table.game().first();
    let order: Vec<Seat> = first.around(5).collect();
    for kept in 0..3 {
        let before = order.clone().into_iter().map(|seat| *table.game().player(seat)).collect::<Vec<_>>();
        for (place, seat) in order.iter().enumerate() {
            assert_eq!(table.asked(), Some((*seat, Question::Draft)));
            // Nobody sees the plans that earlier seats kept.
            assert_eq!(
                table.game().player(*seat).drawn,
                before[place].drawn,
                "nothing is passed before all have chosen"
            );
            let choice = table.choices().remove(0);
            table = table.play(&choice);
        }
        if kept < 2 {
            for (place, seat) in order.iter().enumerate() {
                let passed = before[(place + 4) % 5].drawn;
                let now = table.game().player(*seat).drawn;
                assert_eq!((now.common(passed), now.len()), (now, 3 - kept), "from the right neighbour");
            }
        } else {
            // The last cards go to the bottom in turn order.
            let rest = |place: usize| {
                let player = &before[place];
                let kept = table.game().player(order[place]).hand;
                player.drawn.iter().find(|plan| !kept.has(*plan)).unwrap()
            };
            let lowest: Vec<usize> = table.game().board().plan_pile.iter().take(5).map(|plan| plan.index()).collect();
            assert_eq!(lowest, [4, 3, 2, 1, 0].map(rest));
        }
    }
    assert!(order.iter().all(|seat| table.game().player(*seat).hand.len() == 3));
    assert_eq!(table.game().board().plan_pile.len(), 25);
    // Solo: four are dealt, and one goes back.
    let alone = dealt(&["human", "solo-helena"], &[], 7);
    assert_eq!((alone.you().drawn.len(), alone.asked()), (4, Some((YOU, Question::PutBack))));
    let back = alone.choices().remove(0);
    let after = alone.play(&back);
    let bottom = after.game().board().plan_pile.first().map(|plan| format!("put-back:{}", plan.card().key));
    assert_eq!((after.you().hand.len(), bottom), (3, Some(back)));
}

#[test]
fn r27_final_effects_of_several_players_do_not_influence_each_other() {
    // Both count Cathedral levels and goods alone; whoever is resolved first, the other's Virtue is the same.
    let table = scenario(2).cathedral(3).built(&["chapel"]).virtue(13).debts(1, 0);
    let table = table.seat(1).cathedral(2).built(&["castle", "dungeon"]).goods([0, 0, 0, 4, 0]).virtue(14);
    let after = table.last_turns(1).seat(0).play("place:quarry");
    let stands = |seat: Seat| (after.game().player(seat).virtue, after.game().player(seat).unpaid);
    assert_eq!((stands(YOU), stands(OTHER)), ((14, 0), (12, 0)));
}

/// The boards that are dealt with these modules.
fn boards(modules: &[&str]) -> Vec<BoardId> {
    let mut dealt_out = Vec::new();
    for seed in 0..120 {
        let table = dealt(&["human"; 5], modules, seed);
        let own: Vec<BoardId> = (0..5).filter_map(|seat| table.game().player(Seat(seat)).board).collect();
        let mut different = own.clone();
        different.sort_unstable();
        different.dedup();
        assert_eq!(different.len(), own.len(), "each board once");
        dealt_out.extend(own);
    }
    dealt_out.sort_unstable();
    dealt_out.dedup();
    dealt_out
}

#[test]
fn r28_boards_of_the_sets_that_are_switched_on_and_the_highest_printed_virtue_begins() {
    let of = |origins: &[Origin]| -> Vec<&str> {
        PLAYER_BOARDS.iter().filter(|board| origins.contains(&board.origin)).map(|board| board.key).collect()
    };
    let keys = |modules: &[&str]| -> Vec<&str> { boards(modules).iter().map(|board| board.card().key).collect() };
    assert_eq!(keys(&["variable"]), of(&[Origin::Base]));
    assert_eq!(keys(&["variable", "promo-boards"]), of(&[Origin::Base, Origin::Promo]));
    assert_eq!(keys(&["variable", "bonus-boards"]), of(&[Origin::Base, Origin::Tomesaga]));
    assert_eq!(keys(&["variable", "promo-boards", "bonus-boards"]).len(), 14);
    assert!(keys(&["promo-boards", "bonus-boards"]).is_empty(), "only in the variable set-up");
    let mut tied = [0; 2];
    for seed in 0..200 {
        let modules = ["variable", "promo-boards", "bonus-boards", "apprentice-draft"];
        let table = dealt(&["human"; 2], &modules, seed);
        let printed = [0, 1].map(|seat| table.game().player(Seat(seat)).board.unwrap().card().virtue);
        let first = table.game().first().index();
        assert!(printed[first] >= printed[1 - first], "before any Apprentice");
        tied[first] += u32::from(printed[0] == printed[1]);
    }
    assert!(tied[0] > 0 && tied[1] > 0, "a tie is broken by lot");
}

#[test]
fn r29_free_apprentices_leave_gaps_that_are_filled_when_all_have_one() {
    let table = dealt(&["human"; 3], &["apprentice-draft"], 3);
    let first = table.game().first();
    let last = Seat((first.0 + 2) % 3);
    assert_eq!(table.asked(), Some((last, Question::FreeApprentice)), "in reverse turn order");
    let shown = table.game().board().apprentices;
    let pile = table.game().board().apprentice_pile;
    let after = table.play("hire:a2 hire:b4");
    assert_eq!(after.refuses("hire:a2"), WhyNot::SlotEmpty);
    let rows = after.game().board().apprentices;
    let gaps = [1, 7];
    assert!(
        (0..8).all(|slot| rows[slot] == if gaps.contains(&slot) { None } else { shown[slot] }),
        "rows do not slide"
    );
    let after = after.play("hire:a4");
    let rows = after.game().board().apprentices;
    let filled: Vec<_> = [1, 3, 7].into_iter().map(|slot| rows[slot]).collect();
    let expected: Vec<_> = pile.iter().rev().take(3).copied().map(Some).collect();
    assert_eq!(filled, expected, "the upper row first, from the left");
    for (seat, slot) in [(last, 1), (Seat((first.0 + 1) % 3), 7), (first, 3)] {
        let virtue = 7 + i32::from(shown[slot].unwrap().card().virtue);
        assert_eq!(i32::from(after.game().player(seat).virtue), virtue);
    }
    assert_eq!(after.asked(), Some((first, Question::Draft)));
    // Limits and boards act as in play: Emma at Virtue 0, Guntram.
    let hires = |board: &str, virtue: i8| {
        let mut tables =
            (0..2_000).map(|seed| dealt(&["human"; 2], &["variable", "bonus-boards", "apprentice-draft"], seed));
        tables.find_map(|table| {
            let (seat, _) = table.asked()?;
            let own = table.game().player(seat).board?.card().key == board;
            let slot = Slot::all()
                .find(|slot| table.game().apprentice(*slot).is_some_and(|card| card.card().virtue == virtue));
            let words = format!("hire:{}{}", if slot?.row() == 0 { 'a' } else { 'b' }, slot?.column() + 1);
            own.then(|| table.gains_of(seat.0, &words))
        })
    };
    assert_eq!(hires("emma", -1).as_deref(), Some("silver 1, clay 1, unpaid 1, apprentices 1"));
    assert_eq!(hires("guntram", 1).as_deref(), Some("silver 1, virtue 1, apprentices 1"));
}

#[test]
fn r30_an_action_is_paid_then_come_bonuses_then_goods_and_cards() {
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
    let paid = place(&table, |event| matches!(event, Event::Paid { thing: Thing::Silver, .. }));
    let virtue = place(&table, |event| matches!(event, Event::Lost { thing: Thing::Virtue, .. }));
    let bonus = place(&table, |event| matches!(event, Event::Gained { thing: Thing::Clay, .. }));
    let goods = place(&table, |event| matches!(event, Event::Gained { thing: Thing::Marble, .. }));
    assert!(paid < virtue && virtue < bonus && bonus < goods);
    // Tax Stand: the Virtue is lost before the Silver is there, so Hugo cannot pay with it.
    let hugo = scenario(2).player_board("hugo").virtue(0).silver(1);
    assert_eq!(hugo.gains("place:tax-stand"), "silver 4, unpaid 2, workers -1");
}

#[test]
fn r31_the_strength_of_an_action_is_counted_once() {
    // Capturing the own Workers at the Town Centre leaves the second capture.
    let table = scenario(2).at("town-centre", 1).silver(2).seat(1).at("quarry", 2).seat(0);
    assert_eq!(
        table.gains("place:town-centre capture:town-centre:0 capture:quarry:1"),
        "silver -2, workers 1, captives 2"
    );
}

#[test]
fn r32_each_guardhouse_action_is_chosen_after_the_one_before() {
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
    let debt = place(&order, |event| matches!(event, Event::Gained { thing: Thing::Debt, .. }));
    assert!(debt < place(&order, |event| matches!(event, Event::Lost { thing: Thing::Virtue, .. })));
}

#[test]
fn r33_once_the_left_pile_is_empty_a_reset_turns_nothing() {
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

#[test]
fn r34_goods_silver_and_debts_never_run_out() {
    let table = scenario(2).debts(22, 0).goods([99, 99, 99, 99, 99]).silver(200).cathedral(5).hand(&["betting-house"]);
    assert_eq!(
        table.gains("place:guildhall"),
        "clay -1, stone -2, gold -1, virtue -1, unpaid 1, plans -1, buildings 1, workers -1"
    );
    assert_eq!(table.gains("place:silversmith"), "silver 2, workers -1");
}

#[test]
fn r35_once_the_guildhall_is_full_a_worker_lies_beside_it() {
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

#[test]
fn r36_at_the_end_gains_come_first_then_losses_and_no_board_acts() {
    let end = |table: Scenario| table.last_turns(1).play("place:quarry");
    // Gains point by point up to 14, the next one destroys the Debt, then the Dungeon.
    let all = scenario(2).virtue(13).debts(1, 0).built(&["castle", "dungeon", "university"]).goods([0, 0, 0, 4, 0]);
    let after = end(all);
    assert_eq!((after.you().virtue, after.you().unpaid, after.score(0).0), (12, 0, 44));
    let emma = end(scenario(2).player_board("emma").virtue(1).built(&["dungeon"]));
    assert_eq!((emma.you().virtue, emma.you().unpaid, emma.you().silver(), emma.you().goods[1]), (0, 1, 0, 0));
    let merovech = end(scenario(2).player_board("merovech").hand(&["keep"]).built(&["dungeon"]));
    assert_eq!((merovech.you().virtue, merovech.you().hand.len()), (5, 1));
    let hugo = end(scenario(2).player_board("hugo").virtue(0).silver(9).built(&["dungeon"]));
    assert_eq!((hugo.you().unpaid, hugo.you().silver()), (2, 9));
    // The rest counts the new Virtue and Debts: the Lighthouse, the Gambler's Den.
    let rest = scenario(2).virtue(1).built(&["dungeon", "lighthouse", "gamblers-den", "university"]);
    assert_eq!(end(rest).score(0).1, [("Buildings", 41), ("Virtue", -9), ("Unpaid Debts", -3)]);
}

#[test]
fn r37_a_worker_on_a_third_space_discards_the_left_most_apprentices() {
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
    // The placements of 1.5, by number of players; the others have their Workers there already.
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
#[test]
fn r37_the_apprentices_go_before_the_construction() {
    let third = |spaces: u8, hand: &[&str], goods: [u16; 5]| {
        let table = scenario(2).variant(Variant::ThirdSpace).cathedral(5).hand(hand).goods(goods);
        table.hired(&["labourer"]).seat(1).in_guildhall(spaces).seat(0)
    };
    let left = |event: &Event| matches!(event, Event::ApprenticeLeft { cause: Departure::ThirdSpace, .. });
    let tavern = third(2, &["tavern"], [0, 3, 2, 1, 0]).play("place:guildhall");
    assert_eq!(tavern.game().apprentice(Slot::at(0, 0)), Some(apprentice("conspirator-5")));
    assert!(place(&tavern, left) < place(&tavern, |event| matches!(event, Event::Constructed { .. })));
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
    assert!((first..second).contains(&place(&crane, left)), "the second Worker took the third space");
}

/// A game of rules 2 that was saved between the Worker on a third space and the end of its turn discards them then.
#[test]
fn r37_a_turn_saved_under_rules_2_discards_when_it_closes() {
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
    let since = table.past()[step + 1..].iter().flat_map(|moment| &moment.events);
    assert_eq!(since.filter(|event| matches!(event, Event::ApprenticeLeft { .. })).count(), 2);
}

#[test]
fn r38_an_advance_costs_then_takes_a_plan_moves_pays_acolytes_and_the_reward() {
    let table = scenario(2).hired(&["acolyte-2"]).hand(&["keep"]).goods([0, 0, 0, 1, 0]).next_rewards(&[11]);
    let after = table.play("place:guildhall");
    let order = [
        place(&after, |event| *event == Event::Paid { seat: YOU, thing: Thing::Gold, count: 1 }),
        place(&after, |event| *event == Event::PlanDiscarded { seat: YOU, purpose: Purpose::Cathedral }),
        place(&after, |event| *event == Event::Advanced { seat: YOU, level: 1 }),
        place(&after, |event| *event == Event::Gained { seat: YOU, thing: Thing::Clay, count: 2 }),
        place(&after, |event| matches!(event, Event::RewardRevealed { .. })),
        place(&after, |event| *event == Event::Gained { seat: YOU, thing: Thing::Gold, count: 1 }),
    ];
    assert!(order.is_sorted(), "{order:?}");
    // Without a plan there is no advance; one that it would draw comes too late.
    let none = scenario(2).hired(&["acolyte-1"]).goods([0, 0, 0, 1, 0]).next_rewards(&[7]);
    assert_eq!(none.refuses("place:guildhall"), WhyNot::NothingToBuild);
    let missing = none.start().game().why_not(YOU, Intent::Advance);
    assert!(missing.contains(&WhyNot::NoPlan));
}

#[test]
fn r39_others_are_asked_only_at_a_reset_and_at_a_watchtower_in_turn_order() {
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

#[test]
fn r40_clovis_draws_after_the_effect_of_what_he_constructs() {
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

#[test]
fn r41_after_round_400_the_game_is_scored_as_it_stands() {
    let table = scenario(2).round(400).play("place:quarry");
    assert!(!table.game().is_over());
    let after = table.play("place:quarry");
    assert!(after.game().is_over());
    assert!(!scenario(2).round(399).play("place:quarry place:quarry").game().is_over());
}
