//! Set-ups, drafts and options of Architects; hidden information; and reasons against actions. Numbers are those of
//! the rulebook, written a second time.

use architects::components::{BuildingId, GuardAction, Location, Skill, Slot, Thing};
use architects::scenario::ScenarioExt as _;
use architects::scenario::{Scenario, dealt, scenario};
use architects::{Architects, Event, Intent, Question, TradeId, Variant, WhyNot};
use engine::ChoiceArg;
use kernel::{Chance, Game, NullSink, Seat, Setup};

const YOU: Seat = Seat(0);

fn up_to_the_first_turn(table: Scenario) -> Scenario {
    table.first_choices_until(|question| question == Question::Place)
}

#[test]
fn the_standard_set_up_depends_on_the_number_of_players() {
    for (people, rewards, capacity) in [(2, 5, 12), (3, 7, 16), (4, 9, 20), (5, 11, 24)] {
        let mut began = [false; 5];
        for seed in 0..60 {
            let table = up_to_the_first_turn(dealt(&vec!["human"; people], &[], seed));
            let game = table.game();
            assert_eq!((game.rewards_left(), game.capacity(), game.board().tax), (rewards, capacity, 4));
            assert_eq!((game.board().apprentice_pile.len(), game.board().plan_pile.len()), (32, 40 - 3 * people));
            assert_eq!((game.board().small.len(), game.board().large.len()), (10, 0));
            for (place, seat) in game.first().around(people).enumerate() {
                let player = game.player(seat);
                assert_eq!((usize::from(player.silver()), player.virtue, player.hand.len()), (3 + place, 7, 3));
                assert_eq!((player.workers, player.goods[1..].iter().sum::<u16>(), player.board), (20, 0, None));
            }
            began[game.first().index()] = true;
        }
        assert_eq!(began.iter().filter(|began| **began).count(), people, "the start player is drawn by lot");
    }
}

#[test]
fn a_table_takes_two_to_five_seats_or_one_beside_an_opponent() {
    let deals = |seats: &[&str]| Architects::deal(&Setup::of(seats), Chance::new(1), &mut NullSink).is_ok();
    assert!((2..=5).all(|people| deals(&vec!["human"; people])));
    assert!(!deals(&["human"]) && !deals(&["human"; 6]));
    assert!(deals(&["human", "solo-helena"]) && deals(&["human", "solo-constantine"]));
    assert!(!deals(&["human", "human", "solo-helena"]) && !deals(&["solo-helena", "human"]));
}

#[test]
fn the_promo_cards_come_with_their_switch_alone() {
    let numbers = |modules: &[&str]| {
        let table = dealt(&["human"; 2], modules, 5);
        let board = table.game().board();
        let apprentices = board.apprentice_pile.iter().chain(board.apprentices.iter().flatten());
        let drawn = [0, 1].map(|seat| table.game().player(Seat(seat)).drawn.len());
        (
            apprentices.map(|card| card.number()).max(),
            board.apprentice_pile.len() + 8,
            board.plan_pile.len() + drawn[0] + drawn[1],
        )
    };
    assert_eq!(numbers(&[]), (Some(40), 40, 40));
    assert_eq!(numbers(&["promo"]), (Some(43), 43, 43));
    let plans: Vec<u8> =
        dealt(&["human"; 2], &[], 5).game().board().plan_pile.iter().map(|plan| plan.number()).collect();
    assert!(plans.iter().all(|number| *number <= 40));
}

#[test]
fn the_apprentice_draft_comes_before_the_draft_of_the_plans_in_reverse_turn_order() {
    for people in 2..=5 {
        let mut table = dealt(&vec!["human"; people], &["apprentice-draft"], 9);
        let order: Vec<Seat> = table.game().first().around(people).collect();
        for seat in order.into_iter().rev() {
            assert_eq!(table.asked(), Some((seat, Question::FreeApprentice)));
            let choice = table.choices().remove(0);
            table = table.play(&choice);
            assert_eq!(
                (table.game().player(seat).apprentices.len(), table.game().player(seat).drawn.len() % 4),
                (1, 0)
            );
        }
        assert!(matches!(table.asked(), Some((_, Question::Draft))));
        assert!(table.game().board().apprentices.iter().all(Option::is_some));
        assert_eq!(table.game().board().apprentice_pile.len(), 32 - people);
    }
}

#[test]
fn the_variable_set_up_gives_a_board_instead_of_virtue_7_and_seat_silver() {
    let table = up_to_the_first_turn(dealt(&["human"; 5], &["variable"], 2));
    for seat in 0..5 {
        let player = table.game().player(Seat(seat));
        let board = player.board.unwrap().card();
        assert_eq!(
            (player.virtue, player.silver(), player.prison),
            (board.virtue, board.goods[0].into(), board.prison)
        );
        assert_eq!(player.hand.len(), 3 + usize::from(board.plans));
    }
    // All five boards: Ada has the highest Virtue.
    assert_eq!(table.game().player(table.game().first()).board.unwrap().card().key, "ada");
}

#[test]
fn the_switches_are_the_keys_of_the_set_up() {
    let keys = [
        "variable",
        "apprentice-draft",
        "promo",
        "promo-boards",
        "bonus-boards",
        "third-space",
        "harder-1",
        "harder-2",
        "tomes",
    ];
    assert_eq!(Architects::MODULES, [&keys[..], &["coop", "coop-hard"]].concat());
    for key in keys {
        let table = dealt(&["human"; 2], &[key], 1);
        let on = Variant::ALL.into_iter().filter(|variant| table.game().plays_with(*variant));
        assert_eq!(on.map(Variant::key).collect::<Vec<_>>(), [key]);
    }
}

#[test]
fn dealing_anew_keeps_what_a_seat_sees_and_changes_what_it_does_not() {
    let table = dealt(&["human"; 3], &["variable", "promo"], 8);
    let table = up_to_the_first_turn(table);
    let game = table.game();
    let mut chance = Chance::new(1);
    let (mut hands, mut piles, mut rewards, mut markets, mut apprentices) = (0, 0, 0, 0, 0);
    for _ in 0..40 {
        let other = game.redeal(YOU, &mut chance);
        assert_eq!(other.broken(), None);
        assert_eq!(other.view(YOU), game.view(YOU));
        assert_eq!(other.player(YOU), game.player(YOU));
        assert_eq!(other.board().apprentices, game.board().apprentices);
        assert_eq!(other.board().small.last(), game.board().small.last(), "it shows");
        hands += usize::from(other.player(Seat(1)).hand != game.player(Seat(1)).hand);
        piles += usize::from(other.board().plan_pile != game.board().plan_pile);
        rewards += usize::from(other.board().rewards != game.board().rewards);
        markets += usize::from(other.board().small != game.board().small);
        apprentices += usize::from(other.board().apprentice_pile != game.board().apprentice_pile);
    }
    assert!([hands, piles, rewards, markets, apprentices].iter().all(|count| *count >= 38));
    // The order of the opponent's cards is hidden; its played cards are not.
    let solo = dealt(&["human", "solo-helena"], &[], 8);
    let solo = up_to_the_first_turn(solo).play("place:quarry");
    let other = solo.game().redeal(YOU, &mut chance);
    let (before, after) = (solo.game().opponent().unwrap(), other.opponent().unwrap());
    assert_eq!(before.discard, after.discard);
    assert_ne!(before.draw, after.draw);
}

#[test]
fn plans_that_others_choose_from_are_hidden_too() {
    let table = dealt(&["human"; 2], &[], 3);
    let seat = table.asked().unwrap().0;
    let other = Seat(1 - seat.0);
    let seen = table.game().view(other);
    assert_eq!(seen["players"][seat.index()]["drawn"], serde_json::json!(4));
    assert!(seen["players"][other.index()]["drawn"].is_array());
    // Cards shown by an action are in the log, drawn ones are not.
    let drawn = scenario(2).play("place:workshop");
    assert_eq!(drawn.count(|event| *event == Event::Gained { seat: YOU, thing: Thing::Plan, count: 1 }), 1);
}

fn why(table: &Scenario, intent: Intent) -> Vec<WhyNot> {
    table.clone().start().game().why_not(YOU, intent)
}

/// The reasons against every place, in a position with nothing but Workers.
#[test]
fn it_is_explained_why_a_worker_cannot_be_placed() {
    let poor = scenario(2).tax(0).virtue(11).seat(1).in_market("market-right").seat(0);
    let silver = |need| WhyNot::Silver { need, have: 0 };
    let closed = WhyNot::HighVirtue { most: 9, have: 11 };
    let expected = [
        (Location::Quarry, vec![]),
        (Location::Forest, vec![]),
        (Location::Mines, vec![]),
        (Location::Silversmith, vec![]),
        (Location::Storehouse, vec![]),
        (Location::Workshop, vec![]),
        (Location::Guardhouse, vec![WhyNot::NothingToGuard]),
        (Location::TownCentre, vec![silver(1)]),
        (Location::TaxStand, vec![WhyNot::TaxStandEmpty]),
        (Location::MarketLeft, vec![closed, silver(1)]),
        (Location::MarketMiddle, vec![closed, silver(2)]),
        (Location::MarketRight, vec![WhyNot::SpaceTaken, closed, silver(3)]),
        (Location::Guildhall, vec![WhyNot::NothingToBuild]),
        (Location::Prison, vec![WhyNot::NoPlace]),
    ];
    assert_eq!(expected.len(), Location::ALL.len());
    for (location, missing) in expected {
        assert_eq!(why(&poor, Intent::Place(location)), missing, "{location:?}");
    }
    let nobody = scenario(2).at("quarry", 10).at("forest", 10);
    assert_eq!(why(&nobody, Intent::Place(Location::Quarry)), [WhyNot::NotNow, WhyNot::NoWorker]);
    assert_eq!(why(&nobody, Intent::Recall(Location::Mines)), [WhyNot::NobodyOwn]);
    assert_eq!(why(&nobody, Intent::Recall(Location::Guildhall)), [WhyNot::NoPlace]);
    assert_eq!(why(&nobody, Intent::Recall(Location::Quarry)), []);
    let other = nobody.start().game().why_not(Seat(1), Intent::Place(Location::Quarry));
    assert_eq!(other, [WhyNot::NotYourTurn]);
}

/// The missing skills and goods of every plan.
#[test]
fn it_is_explained_why_a_plan_cannot_be_constructed() {
    let plan = |key: &str| Intent::Construct(BuildingId::read(key).unwrap());
    let short = |thing, short| WhyNot::Goods { thing, short };
    let skill = |skill| WhyNot::Skill { skill };
    let table = scenario(2).hand(&["university", "well", "chapel"]).goods([1, 2, 3, 0, 0]).hired(&["miner-19"]);
    let university = [
        WhyNot::NotNow,
        skill(Skill::Carpentry),
        skill(Skill::Masonry),
        short(Thing::Clay, 3),
        short(Thing::Marble, 2),
    ];
    assert_eq!(why(&table, plan("university")), university);
    assert_eq!(why(&table, plan("well")), [WhyNot::NotNow]);
    let chapel = [WhyNot::NotNow, skill(Skill::Carpentry), short(Thing::Clay, 1), short(Thing::Stone, 1)];
    assert_eq!(why(&table, plan("chapel")), chapel);
    // A plan that is not in hand.
    assert!(why(&table, plan("castle")).contains(&WhyNot::NoSuchThing));
    // Judith's other plans stand in; Therese's Gold and Marble are one; Lothaire needs a Stone less.
    let judith = scenario(2).player_board("judith").hand(&["well", "keep", "castle"]).goods([0, 2, 0, 0, 0]);
    assert_eq!(why(&judith, plan("well")), [WhyNot::NotNow]);
    let therese = scenario(2).player_board("therese").hired(&["labourer"]).hand(&["castle"]).goods([2, 4, 0, 1, 1]);
    assert_eq!(why(&therese, plan("castle")), [WhyNot::NotNow, short(Thing::Marble, 1)]);
    let lothaire = scenario(2).player_board("lothaire").hand(&["well"]).goods([0, 2, 0, 0, 0]);
    assert_eq!(why(&lothaire, plan("well")), [WhyNot::NotNow, short(Thing::Stone, 1)]);
    // In the Guildhall itself.
    let site = scenario(2).hand(&["well", "smithy", "keep"]).goods([4, 4, 2, 0, 0]).play("place:guildhall");
    assert_eq!(why(&site, plan("well")), []);
    assert!(!why(&site, plan("keep")).contains(&WhyNot::NotNow));
}

#[test]
fn it_is_explained_why_nobody_advances_on_the_cathedral() {
    let advance = |table: &Scenario| why(table, Intent::Advance)[1..].to_vec();
    let none = scenario(2).virtue(4);
    let gold = WhyNot::Goods { thing: Thing::Gold, short: 1 };
    assert_eq!(advance(&none), [WhyNot::LowVirtue { need: 5, have: 4 }, WhyNot::NoPlan, gold]);
    let mixed = scenario(2).cathedral(1).hand(&["keep"]).goods([9, 1, 2, 0, 0]);
    assert_eq!(advance(&mixed), [WhyNot::Mixed { short: 1, clay: false }]);
    let full = scenario(2).cathedral(4).hand(&["keep"]).goods([0, 0, 0, 2, 2]).seat(1).cathedral(5);
    assert_eq!(advance(&full), [WhyNot::LevelFull]);
    assert_eq!(advance(&scenario(2).cathedral(5).hand(&["keep"])), [WhyNot::HighestLevel]);
}

#[test]
fn it_is_explained_why_other_actions_cannot_be_taken() {
    let rival = scenario(2).turn_of(1).in_prison(1);
    assert_eq!(why(&rival, Intent::Guard(GuardAction::Release)), [WhyNot::NotYourTurn]);
    let guards = scenario(2).silver(2).at("guardhouse", 1).in_prison(1).captured(1, 1).play("place:guardhouse");
    assert_eq!(why(&guards, Intent::Guard(GuardAction::Imprison)), []);
    assert_eq!(
        why(&guards, Intent::Guard(GuardAction::Ransom)),
        [WhyNot::NobodyHeld, WhyNot::Silver { need: 5, have: 2 }]
    );
    assert_eq!(
        why(&guards, Intent::Guard(GuardAction::PayDebt)),
        [WhyNot::NoDebt, WhyNot::Silver { need: 6, have: 2 }]
    );
    let workshop = scenario(2).silver(4).play("place:workshop");
    assert_eq!(why(&workshop, Intent::Hire(Slot::at(1, 0))), []);
    assert_eq!(why(&workshop, Intent::Hire(Slot::at(1, 3))), [WhyNot::Silver { need: 7, have: 4 }]);
    let storehouse = scenario(2).goods([1, 1, 0, 0, 0]).play("place:storehouse");
    assert_eq!(why(&storehouse, Intent::Trade(TradeId::Virtue)), []);
    assert_eq!(why(&storehouse, Intent::Trade(TradeId::Marble)), [WhyNot::Mixed { short: 2, clay: false }]);
    let mines = scenario(2);
    assert_eq!(why(&mines, Intent::Gold), [WhyNot::NotNow, WhyNot::FewMiners]);
    let captures = scenario(2).at("town-centre", 1).silver(1).seat(1).at("quarry", 1).at("forest", 1).seat(0);
    let captures = captures.play("place:town-centre");
    assert_eq!(why(&captures, Intent::Capture(Location::Quarry, Seat(1).into())), []);
    assert_eq!(why(&captures, Intent::Capture(Location::Mines, Seat(1).into())), [WhyNot::NobodyThere]);
    assert_eq!(why(&captures, Intent::Capture(Location::Guildhall, Seat(1).into())), [WhyNot::NoCircle]);
    let over = scenario(2).last_turns(1).play("place:quarry");
    assert_eq!(why(&over, Intent::Place(Location::Quarry)), [WhyNot::GameOver]);
}
