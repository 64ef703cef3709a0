//! Display data of positions set up by hand.

use super::texts::assert_text;
use architects::components::{ApprenticeId, BoardId, BuildingId, GuardAction, Location, Slot, Thing};
use architects::scenario::ScenarioExt as _;
use architects::scenario::{Scenario, dealt, scenario, solo};
use architects::table::dock::DockGroup;
use architects::table::guildhall::GuildhallSpace;
use architects::table::help::{HelpEntry, help};
use architects::table::scene::Scene;
use architects::table::scene::SceneExt as _;
use architects::table::town::LocationView;
use architects::table::{
    amounts, clock, confirmation, crafts, deal, dock, gains, guards, guildhall, hand, ledger, market, motions, reset,
    rivals, site, town, trades, virtue, workshop, worth,
};
use architects::{Architects, Choice, Question, Variant};
use kernel::{Game, Lang, Seat, Setup, Table};
use std::sync::Arc;
use ui::{Tap, TileState, Viewer};

/// Returns a position from the view of seat 0, with a previewed choice.
fn seen(position: Scenario, looks_at: &str) -> Scene {
    seen_by(Seat(0), position, looks_at)
}

fn seen_by(seat: Seat, position: Scenario, looks_at: &str) -> Scene {
    seen_after(seat, position, "", looks_at)
}

fn seen_after(seat: Seat, position: Scenario, plays: &str, looks_at: &str) -> Scene {
    let record = position.start().record();
    let mut table: Table<Architects> = Table::read(&record.write()).expect("a position of its own");
    for key in plays.split_whitespace() {
        table.choose(key.parse().expect("a choice")).expect("a legal choice");
    }
    let names: Arc<[String]> = ["Odo", "Ida", "Ava", "Uta", "Eva"].map(str::to_owned).to_vec().into();
    let proposal = Some(looks_at.to_owned()).filter(|key| !key.is_empty());
    Scene::of(&table, Viewer { seat, asked: true, proposal, names, lang: Lang::En })
}

fn place_of(scene: &Scene, location: Location) -> LocationView {
    town::place(scene, location)
}

/// Returns the yield of the next Worker: "3 clay | 1 gold".
fn gives(scene: &Scene, location: Location) -> String {
    let side = |side: &Vec<amounts::Amount>| {
        side.iter().map(|amount| format!("{} {}", amount.number, amount.icon)).collect::<Vec<_>>().join(", ")
    };
    place_of(scene, location).yields.sides.iter().map(side).collect::<Vec<_>>().join(" | ")
}

#[test]
fn a_place_says_what_the_next_worker_would_give_with_the_apprentices_counted() {
    // Given three own Workers at the Quarry, one at the Mines, and a Stonecutter.
    let position = scenario(3).at("quarry", 3).at("mines", 1).hired(&["stonecutter-29", "thief"]).tax(6);
    // When the table is shown.
    let scene = seen(position, "");
    // Then the numbers count the Worker that would come, and what each Apprentice adds.
    assert_eq!(gives(&scene, Location::Quarry), "5 stone");
    assert_eq!(gives(&scene, Location::Mines), "3 clay | 1 gold");
    assert_eq!(gives(&scene, Location::Forest), "1 wood");
    assert_eq!(gives(&scene, Location::Silversmith), "2 silver");
    assert_eq!(gives(&scene, Location::TaxStand), "6 silver, -1 virtue");
    assert_eq!(gives(&scene, Location::Guardhouse), "1 release");
}

#[test]
fn a_place_where_a_worker_acts_counts_that_one_and_not_the_next() {
    let scene = seen(scenario(2).at("mines", 1).play("place:mines"), "");
    assert_eq!(gives(&scene, Location::Mines), "3 clay | 1 gold");
    let workshop = gives(&seen(scenario(2).silver(9).play("place:workshop"), ""), Location::Workshop);
    assert!(workshop.contains("| 1 "), "one plan can be drawn, not two: {workshop}");
}

#[test]
fn what_a_place_promises_is_what_its_worker_brings() {
    let position =
        || scenario(2).at("quarry", 2).at("forest", 1).hired(&["stonecutter-29", "woodcutter-39", "jeweller-11"]);
    for (location, thing) in
        [(Location::Quarry, Thing::Stone), (Location::Forest, Thing::Wood), (Location::Silversmith, Thing::Silver)]
    {
        let key = format!("place:{}", location.key());
        let scene = seen(position(), &key);
        let promised = place_of(&scene, location).yields.sides[0].iter().map(|amount| amount.number).sum::<i32>();
        let preview = scene.looked_at().expect("it is looked at");
        assert_eq!(gains::change_of(&preview.known, thing), promised, "{key}");
    }
}

#[test]
fn a_place_is_legal_looked_at_or_says_why_not() {
    let scene = seen(scenario(2).tax(0), "place:quarry");
    let quarry = place_of(&scene, Location::Quarry);
    assert_eq!((quarry.standing, quarry.comes), (TileState::Current, true));
    assert!(matches!(quarry.tap, Tap::Look { looked: true, .. }));
    assert_eq!(place_of(&scene, Location::Forest).standing, TileState::Legal);
    let stand = place_of(&scene, Location::TaxStand);
    assert_eq!(stand.standing, TileState::Locked);
    assert!(matches!(&stand.tap, Tap::Why(why) if !why.is_empty()) && !stand.why.is_empty());
}

#[test]
fn a_group_is_one_number_of_one_seat() {
    let scene = seen(scenario(3).at("forest", 2).seat(1).at("forest", 3).seat(0), "");
    let groups = place_of(&scene, Location::Forest).groups;
    let reported: Vec<(u8, u8, bool)> =
        groups.iter().filter_map(|group| Some((group.owner.seat()?.0, group.count, group.own))).collect();
    assert_eq!(reported, [(0, 2, true), (1, 3, false)]);
}

#[test]
fn three_in_the_prison_are_ringed() {
    let scene = seen(scenario(2).in_prison(2).seat(1).in_prison(3).seat(0), "");
    let risks: Vec<bool> = town::prison(&scene).groups.iter().map(|group| group.risk).collect();
    assert_eq!(risks, [false, true]);
}

#[test]
fn a_place_with_one_group_is_looked_at_and_one_with_several_opens_the_fan() {
    let position =
        scenario(3).silver(5).at("town-centre", 1).seat(1).at("forest", 2).at("mines", 1).seat(2).at("forest", 1);
    let scene = seen(position.seat(0).play("place:town-centre"), "");
    assert!(matches!(scene.question(), Some(Question::Capture(_))));
    let forest = place_of(&scene, Location::Forest);
    assert_eq!((forest.standing, forest.tap), (TileState::Target, Tap::Explain("fan:forest".to_owned())));
    assert!(matches!(place_of(&scene, Location::Mines).tap, Tap::Look { looked: false, .. }));
    let fan = dock::offers(&scene, Some(DockGroup::Place(Location::Forest))).expect("groups to take");
    let owners: Vec<Seat> = fan.list.iter().filter_map(|offer| offer.owner?.seat()).collect();
    assert_eq!(owners, [Seat(1), Seat(2)]);
}

#[test]
fn a_plan_says_exactly_what_is_missing_and_what_would_make_it_ready() {
    // The Stone Market needs Masonry, 2 Clay, 4 Stone and 1 Marble.
    let position = || {
        scenario(2)
            .goods([2, 0, 1, 0, 1])
            .hired(&["stonecutter-29"])
            .at("quarry", 1)
            .hand(&["stone-market", "silver-market"])
    };
    let scene = seen(position(), "place:quarry");
    let hand = hand::hand(&scene);
    let foot = |name: &str| {
        let plan = hand.plans.iter().find(|plan| plan.name == name).expect("in hand");
        (plan.ready, plan.foot.clone())
    };
    assert_eq!(foot("Stone Market"), (hand::Ready::Soon, "ready after this".to_owned()));
    assert_eq!(foot("Silver Market").0, hand::Ready::No);
    assert!(foot("Silver Market").1.contains("no Tiling"));
    let before = hand::hand(&seen(position(), ""));
    assert_eq!(
        before.plans.iter().find(|plan| plan.name == "Stone Market").map(|plan| plan.foot.clone()),
        Some("3 Stone".to_owned())
    );
}

#[test]
fn among_several_people_only_whose_turn_it_is_sees_its_plans() {
    let scene = seen(scenario(2).hand(&["smithy"]), "");
    assert_eq!(hand::hand(&scene).plans.len(), 1);
    let mut other = scene;
    other.own.open_hand = false;
    let hand = hand::hand(&other);
    assert_eq!((hand.plans.len(), hand.closed), (0, 1));
}

#[test]
fn the_workshop_shows_reach_and_the_coins_that_would_lie_on_the_cards() {
    let position = scenario(2).silver(9).at("workshop", 1).play("place:workshop");
    let scene = seen(position, "hire:a4");
    let workshop = workshop::workshop(&scene);
    assert_eq!(workshop.reach, 2);
    let more: Vec<u8> = workshop.bench.iter().flatten().map(|man| man.more).collect();
    assert_eq!(more, [1, 1, 0, 0, 0, 0, 0, 0]);
}

#[test]
fn a_single_action_or_trade_is_reported_as_one() {
    let position = || scenario(2).at("guardhouse", 1);
    let reported = |location: Location| {
        let place = place_of(&seen(position(), ""), location);
        (place.yields.label(Lang::En), place.yields.text)
    };
    assert_eq!(reported(Location::Guardhouse), ("2 actions".to_owned(), "actions"));
    assert_eq!(reported(Location::Storehouse), ("1 trade".to_owned(), "trade"));
}

/// A tap on the hire half leads back to a hire; it never makes one.
#[test]
fn hiring_and_drawing_plans_are_the_two_halves_of_a_switch() {
    let position = || scenario(2).silver(9).at("workshop", 1).play("place:workshop");
    let of = |looks_at: &str| {
        let list = dock::offers(&seen(position(), looks_at), None).expect("two halves").list;
        let halves = list.iter().map(|half| (matches!(half.choice, Choice::Hire(_)), half.looked));
        (halves.collect::<Vec<_>>(), list[0].tap.clone())
    };
    let (drawing, back) = of("plans");
    assert_eq!(drawing, [(true, false), (false, true)]);
    assert!(matches!(back, Tap::Pick(_)), "{back:?}");
    let (hiring, _) = of("hire:a1");
    assert_eq!(hiring, [(true, true), (false, false)]);
}

#[test]
fn the_third_worker_clears_the_black_market_and_that_is_reported_in_five_lines() {
    let position = scenario(3)
        .silver(9)
        .in_prison(2)
        .in_market("market-left")
        .seat(1)
        .in_prison(1)
        .in_market("market-middle")
        .seat(0);
    let scene = seen(position, "place:market-right");
    let market = market::market(&scene);
    assert_eq!(market.stalls.iter().map(|stall| stall.clears).collect::<Vec<_>>(), [false, false, true]);
    let reported = reset::report(&scene).expect("a reset");
    assert_eq!(reported.lines.len(), 5);
    assert_eq!(reported.lines[0].1, "To the Prison: Odo (2 › 4) and Ida (1 › 2)");
    assert_eq!(reported.lines[3].1, "1 Virtue lost: Odo (4)");
    assert_eq!(reported.lines[4].1, "1 Debt: Odo (4)");
}

#[test]
fn the_guildhall_has_its_next_space_its_resets_and_its_bell() {
    let scene = seen(scenario(3).in_guildhall(2), "");
    let hall = guildhall::hall(&scene);
    assert_eq!((hall.width, hall.cells.len()), (4, 16));
    assert_eq!(hall.cells[2], GuildhallSpace::Next(3));
    assert_eq!(
        [hall.cells[8], hall.cells[12], hall.cells[15]],
        [GuildhallSpace::Resets, GuildhallSpace::Resets, GuildhallSpace::Ends]
    );
    assert_eq!(clock::clock(&scene).taken, (2, 16));
}

#[test]
fn the_cathedral_shows_who_stands_where_and_the_level_that_can_be_reached() {
    let position = scenario(2).goods([0, 4, 0, 0, 0]).cathedral(1).hand(&["smithy"]).seat(1).cathedral(2).seat(0);
    let tiers = guildhall::cathedral(&seen(position, "")).tiers;
    let of = |level: u8| tiers.iter().find(|tier| tier.level == level).expect("a level");
    assert_eq!(of(2).spaces, [Some(Seat(1)), None, None]);
    assert_eq!(tiers.iter().map(|tier| tier.next).collect::<Vec<_>>(), [false, false, false, true, false]);
}

#[test]
fn the_virtue_road_has_its_gates_and_shows_where_the_marker_would_come() {
    let scene = seen(scenario(2).virtue(6).tax(4), "place:tax-stand");
    let road = virtue::road(&scene);
    let zones: Vec<(u8, u8)> = road.zones.iter().map(|zone| (zone.from, zone.to)).collect();
    assert_eq!(zones, [(0, 2), (2, 4), (4, 5), (5, 10), (10, 15)]);
    assert!(road.steps[6].own && road.steps[4].comes);
}

#[test]
fn the_tray_shows_what_is_looked_at_beside_what_is_held() {
    let scene = seen(scenario(2).goods([0, 0, 1, 0, 0]).at("quarry", 1), "place:quarry");
    let tray = dock::tray(&scene);
    assert_eq!(tray.goods[Thing::Stone as usize], (Thing::Stone, 1, 2));
    let brings = dock::brings(&scene, &scene.looked_at().expect("it is looked at"));
    assert!(brings.chips.iter().any(|chip| chip.sign.icon == "stone" && chip.change == 2));
}

#[test]
fn the_draft_is_dealt_to_be_looked_at() {
    let position = dealt(&["human", "human"], &[], 1);
    let (first, _) = position.asked().expect("a draft");
    let scene = seen_by(first, position, "");
    let dealt = deal::deal(&scene).expect("plans to choose from");
    assert_eq!(dealt.plans.len(), 4);
    assert!(dealt.plans.iter().all(|plan| matches!(plan.tap, Tap::Look { .. })));
}

#[test]
fn a_solo_opponent_is_a_strip_with_its_stock() {
    let strips = rivals::strips(&seen(solo("solo-helena").seat(1).stock(7).seat(0), ""));
    assert_eq!((strips.len(), strips[0].stock, strips[0].silver), (1, Some(7), None));
}

#[test]
fn a_worker_walks_from_the_tray_to_the_place_and_what_it_gives_comes_back() {
    let reported = |viewer: u8| {
        let position = scenario(2).play("place:quarry");
        let beats = motions::motions(position.events(), Seat(viewer));
        let ends = |motion: &ui::Motion| format!("{} to {}", motion.from, motion.to);
        beats.iter().flatten().map(ends).collect::<Vec<_>>()
    };
    assert_eq!(reported(0)[..2], ["workers to place:quarry", "place:quarry to held:stone"]);
    assert_eq!(reported(1)[..2], ["seat:0 to place:quarry", "place:quarry to seat:0"], "a rival is her strip");
}

/// A choice that pays, gains, releases, builds, shows a card or ends the turn is previewed first. One that only leads
/// on is made at once.
#[test]
fn what_changes_anything_is_looked_at_before_it_is_made() {
    let looks = |position: Scenario, key: &str| {
        let position = position.start();
        let choice = key.parse().expect("a choice");
        let mut legal = Vec::new();
        position.game().choices(&mut legal);
        assert!(legal.contains(&choice), "{key} is not legal");
        confirmation::is_looked_at(position.game(), choice)
    };
    let at = |places: &[(&str, u8)]| {
        let base = scenario(3).silver(9).goods([9, 9, 9, 9, 9]).virtue(6).hand(&["smithy", "well"]).captured(1, 2);
        places.iter().fold(base, |position, (place, count)| position.at(place, *count))
    };
    // A place that asks more is chosen at once; one that gives something is previewed.
    for place in ["mines", "storehouse", "workshop", "town-centre", "guildhall"] {
        assert!(!looks(at(&[("mines", 1)]), &format!("place:{place}")), "{place}");
    }
    assert!(looks(at(&[]), "place:quarry"));
    // The first of two captures, and of two actions of the Guardhouse, though another one follows.
    let captures = at(&[("town-centre", 1), ("forest", 2)]).play("place:town-centre");
    assert!(looks(captures.clone(), "capture:forest:0"));
    assert!(looks(captures.play("capture:forest:0"), "pass"), "it ends the turn");
    assert!(looks(at(&[("guardhouse", 1)]).in_prison(2).play("place:guardhouse"), "guard:release"));
    assert!(looks(at(&[("workshop", 1)]).play("place:workshop"), "plans"), "it shows cards");
    let third = at(&[]).variant(Variant::ThirdSpace).seat(1).in_guildhall(2).seat(0);
    assert!(looks(third, "place:guildhall"), "the third space shows Apprentices");
    // A trade is taken back by its stepper.
    assert!(!looks(at(&[("storehouse", 1)]).play("place:storehouse"), "trade:virtue"));
    // An advance is confirmed with the plan that it takes.
    let guildhall = at(&[("guardhouse", 1)]).play("place:guildhall");
    assert!(!looks(guildhall.clone(), "advance"));
    assert!(looks(guildhall.play("advance"), "discard:smithy"));
    // A purchase with a later payment is confirmed with that payment.
    let judith =
        scenario(2).player_board("judith").goods([0, 3, 2, 0, 0]).hand(&["well", "keep"]).cathedral(4).virtue(9);
    let pays = judith.goods([9, 9, 9, 9, 9]).hired(&["labourer"]).play("place:guildhall");
    assert!(!looks(pays, "construct:well"));
}

#[test]
fn the_plan_that_an_advance_takes_is_asked_for_in_a_heading_of_its_own() {
    // Given an advance that was paid for, when the plan is asked for.
    let position = scenario(2).virtue(6).goods([0, 0, 0, 2, 0]).hand(&["smithy", "well"]).rewards_left(0);
    let site = site::site(&seen(position.play("place:guildhall"), "")).expect("the sheet lies open");
    // Then the sheet names its purpose, not the readiness of the plans.
    assert_eq!(site.title, "Choose the plan to discard for the Cathedral");
    assert!(site.discards && site.note.is_empty());
    assert!(site.hand.plans.iter().all(|plan| matches!(plan.tap, Tap::Look { .. })));
    assert_eq!(site.asks[4].1, "1 Virtue: no Reward card is left");
}

#[test]
fn what_stops_stands_beside_the_question_though_it_is_long() {
    let position = scenario(3).silver(9).at("guardhouse", 1).in_prison(2).captured(1, 2).play("place:guardhouse");
    let offers = dock::offers(&seen_after(Seat(0), position, "guard:release", ""), None).expect("a way to stop");
    assert_eq!(offers.list.iter().map(|offer| offer.choice).collect::<Vec<_>>(), [Choice::Pass]);
    assert!(offers.list[0].text.chars().count() > 16 && !offers.above);
}

#[test]
fn an_apprentice_that_cannot_be_hired_says_why_before_a_worker_is_placed() {
    let scene = seen(scenario(2).silver(4), "");
    let why = |column: usize| workshop::why_not_hired(&scene, Slot::at(0, column));
    assert_eq!(why(0), None);
    assert_eq!(why(3).as_deref(), Some("7 Silver, you have 4"));
}

/// R2: a placement at the Town Centre without a capture takes a tap on the place and one on the button for it.
#[test]
fn the_town_centre_offers_to_capture_nobody() {
    let scene = seen_after(Seat(0), scenario(2).silver(3).seat(1).at("forest", 2), "place:town-centre", "");
    let list = dock::offers(&scene, None).expect("a way to stop").list;
    let pass: Vec<&dock::Offer> = list.iter().filter(|offer| offer.choice == Choice::Pass).collect();
    assert_eq!(pass.iter().map(|offer| offer.text.as_str()).collect::<Vec<_>>(), ["No capture"]);
    assert!(matches!(pass[0].tap, Tap::Look { .. }), "it ends the turn");
    let lines = lines_of(&ledger::ledger(&scene).expect("an account"));
    assert_eq!(lines, ["next capture, of 1 left: -1 tax"]);
}

/// An advance with Frederick's board takes no plan, and its text names none.
#[test]
fn what_a_level_asks_for_is_what_its_player_pays() {
    let asks = |position: Scenario| {
        let position = position.virtue(6).hand(&["smithy"]).goods([4, 2, 0, 1, 0]).play("place:guildhall");
        let site = site::site(&seen(position, "")).expect("a level or a plan");
        site.asks.into_iter().map(|ask| ask.1).collect::<Vec<_>>()
    };
    let plan = "1 plan to discard".to_owned();
    assert!(asks(scenario(2)).contains(&plan));
    assert!(!asks(scenario(2).player_board("frederick")).contains(&plan));
}

/// Rudolf has room for six Apprentices, and each place is shown.
#[test]
fn every_free_place_for_an_apprentice_is_drawn() {
    let free = |position: Scenario| crafts::crafts(&seen(position, ""), Seat(0)).free;
    assert_eq!((free(scenario(2)), free(scenario(2).player_board("rudolf"))), (5, 6));
}

#[test]
fn the_prison_says_what_its_workers_cost() {
    assert_eq!(worth::prisoners(&seen(scenario(2), "")), None);
    let reported = worth::prisoners(&seen(scenario(2).in_prison(5), ""));
    assert_eq!(reported.as_deref(), Some("Your Workers here: 5. Points lost for them at the end: 2."));
}

#[test]
fn a_price_of_two_says_why_it_cannot_be_paid() {
    // Given four own Workers on a rival's board, two in the Prison, and no Silver.
    let position = scenario(2).silver(0).virtue(7).in_prison(2).seat(1).captured(0, 4).seat(0);
    let guardhouse = guards::guardhouse(&seen(position.play("place:guardhouse"), "")).expect("an action is asked for");
    let ransom = &guardhouse.tiles[2];
    assert!(matches!(ransom.prices[0].tap, Tap::Why(_)) && !ransom.prices[0].why.is_empty(), "{:?}", ransom.prices[0]);
    assert!(matches!(ransom.prices[1].tap, Tap::Look { .. }) && ransom.prices[1].why.is_empty());
}

#[test]
fn what_comes_with_a_card_is_reported_though_the_next_card_is_shown_before() {
    // Given an Acolyte, whose hire gains a Virtue, and a hidden card for the slot.
    let position = scenario(2).silver(9).face_up("a1", "acolyte-1").play("place:workshop");
    let reported = ledger::ledger(&seen(position, "hire:a1")).expect("an account");
    let comes = reported.lines.last().expect("what comes with the card");
    let amounts: Vec<(&str, i32)> = comes.amounts.iter().map(|amount| (amount.icon, amount.number)).collect();
    assert_eq!(amounts, [("virtue", 1)]);
}

/// Returns the lines of an account: "-2 tax: to the Tax Stand…".
fn lines_of(ledger: &ledger::Ledger) -> Vec<String> {
    let amounts = |line: &ledger::LedgerLine| {
        line.amounts.iter().map(|amount| format!("{} {}", amount.number, amount.icon)).collect::<Vec<_>>().join(" ")
    };
    ledger.lines.iter().map(|line| format!("{}: {}", line.text, amounts(line))).collect()
}

#[test]
fn a_hire_is_accounted_for_by_where_its_silver_goes() {
    // Given one own Worker at the Workshop before this one, so that two columns are within reach.
    let position = scenario(2).virtue(7).silver(9).tax(6).at("workshop", 1).play("place:workshop");
    // When the Apprentice of the fourth column is previewed.
    let ledger = ledger::ledger(&seen(position, "hire:a4")).expect("an account");
    // Then Tax, supply and each card have a line of their own, and all of it is added up.
    let lines = lines_of(&ledger);
    assert_eq!(lines[0], "to the Tax Stand: 6 become 8: -2 tax");
    assert_eq!(lines[1], "to the supply: -2 silver");
    assert!(lines[2].starts_with("on ") && lines[2].ends_with(": -2 silver"), "{lines:?}");
    assert_eq!(ledger.foot, "6 of your 9 Silver");
    assert_eq!(ledger.note, "column 4");
}

#[test]
fn the_captures_of_a_turn_are_listed_with_what_each_cost_and_the_next_would() {
    // Given two Workers at the Town Centre, and a group taken by the first capture.
    let position = scenario(3).virtue(7).silver(5).at("town-centre", 1).seat(1).at("forest", 2).at("mines", 3).seat(0);
    // When the table is shown.
    let scene = seen_after(Seat(0), position, "place:town-centre capture:mines:1", "");
    let ledger = ledger::ledger(&scene).expect("an account");
    // Then the first capture has its Tax, the next its Silver, and the foot the worth of both at the Guardhouse.
    assert_eq!(lines_of(&ledger), ["Mines: 3 Ida: -1 tax", "next capture, of 1 left: -1 silver"]);
    assert_eq!((ledger.lines[0].comes, ledger.lines[1].comes), (false, true));
    assert_eq!(ledger.foot, "3 captured, worth 3 Silver");
}

#[test]
fn the_captures_of_a_building_cost_nothing() {
    let position = scenario(2).cathedral(5).hired(&["labourer"]).hand(&["fortress"]).goods([3, 0, 4, 1, 2]);
    let position = position.seat(1).at("quarry", 1).at("forest", 2).seat(0);
    let scene = seen_after(Seat(0), position, "place:guildhall capture:quarry:1", "");
    let lines = lines_of(&ledger::ledger(&scene).expect("an account"));
    assert_eq!(lines, ["Quarry: 1 Ida: ", "next capture, of 1 left: "]);
}

#[test]
fn a_group_on_the_map_is_captured_by_its_own_tap() {
    let position = scenario(3).silver(5).at("town-centre", 1).seat(1).at("forest", 2).seat(2).at("forest", 1).seat(0);
    let scene = seen(position.play("place:town-centre"), "");
    let forest = place_of(&scene, Location::Forest);
    for group in &forest.groups {
        let Some(Tap::Look { place, looked: false }) = group.tap else { panic!("{group:?} is no target") };
        assert_eq!(scene.choices[place], Choice::Capture { location: Location::Forest, owner: group.owner });
        assert!(!group.label.is_empty());
    }
    let asked = seen(scenario(2).at("forest", 1), "");
    assert!(place_of(&asked, Location::Forest).groups.iter().all(|group| group.tap.is_none()), "none is asked for");
}

#[test]
fn a_trade_has_a_stepper_that_counts_and_says_why_it_cannot_be_made() {
    // Given two trades, of which that for Virtue was made.
    let position = scenario(2).virtue(3).goods([5, 0, 0, 0, 0]).at("storehouse", 1);
    let scene = seen_after(Seat(0), position, "place:storehouse trade:virtue", "");
    let trades = trades::trades(&scene).expect("a trade is asked for");
    // Then the trade is counted and can be taken back, and a trade that cannot be paid has a reason.
    assert_eq!(trades.left, 1);
    let virtue = trades.rows.iter().find(|row| row.gains.icon == "virtue").expect("the printed trade");
    assert_eq!((virtue.made, virtue.last), (1, true));
    let marble = trades.rows.iter().find(|row| row.gains.icon == "marble").expect("the printed trade");
    assert_eq!((marble.made, marble.last), (0, false));
    assert!(matches!(&marble.more, Tap::Why(why) if !why.is_empty()), "{:?}", marble.more);
}

#[test]
fn check_the_guildhall_lays_plans_and_cathedral_side_by_side_with_what_each() {
    let position = scenario(2)
        .hired(&["stonecutter-29"])
        .hand(&["stone-market", "smithy"])
        .goods([4, 4, 1, 1, 1])
        .virtue(6)
        .play("place:guildhall");
    let site = site::site(&seen(position, "")).expect("something can be built");
    assert_eq!(site.hand.plans.len(), 2);
    let market = site.hand.plans.iter().find(|plan| plan.name == "Stone Market").expect("in hand");
    let short: Vec<(&str, u8)> = market.cost.iter().map(|(amount, short)| (amount.icon, *short)).collect();
    assert!(short.contains(&("stone", 3)), "{short:?}");
    assert_eq!(site.asks[0], (true, "Virtue 5 or more: you have 6".to_owned()));
    assert_eq!(site.asks.len(), 5);
}

#[test]
fn the_guildhall_lies_open_until_what_is_built_is_paid() {
    // Given a level that takes four Stone or Wood, when the advance is chosen, then level and plans are shown during
    // its payment.
    let seen_at = |position: Scenario, keys: &str| site::site(&seen_after(Seat(0), position, keys, ""));
    let climber = scenario(2).virtue(6).cathedral(1).goods([0, 4, 4, 0, 0]).hand(&["smithy", "well"]);
    let level = seen_at(climber, "place:guildhall advance").expect("the level is paid");
    assert!(level.climbs);
    assert_eq!(level.hand.plans.len(), 2);
    // Given plans that may be discarded in place of resources, then the one that is paid stands before those in hand.
    let judith = scenario(2).player_board("judith").cathedral(5).hand(&["well", "keep"]).goods([0, 3, 2, 0, 0]);
    let well = seen_at(judith, "place:guildhall").expect("the Well is paid");
    let plans: Vec<(&str, bool)> =
        well.hand.plans.iter().map(|plan| (plan.name, plan.standing == TileState::Current)).collect();
    assert_eq!(plans, [("Well", true), ("Keep", false)]);
}

#[test]
fn a_building_shows_what_it_is_worth_today() {
    // The Observatory counts a Virtue for every two Marble at the end.
    let position = || scenario(2).virtue(9).goods([0, 0, 0, 0, 4]);
    let scene = seen(position().built(&["observatory"]), "");
    let crafts = crafts::crafts(&scene, Seat(0));
    let (id, today, _) = crafts.built[0];
    let (without, seat) = (position().start(), Seat(0));
    assert_eq!(today, worth::total(&scene.state, seat) - worth::total(without.game(), seat));
    assert!(today > i32::from(id.card().points), "two Virtue are worth points: {today}");
    assert_eq!(worth::card_texts(&scene, id), [format!("Points if the game ended now: {today}")]);
}

#[test]
fn in_the_last_turn_a_place_says_what_it_brings_at_the_end() {
    // Given the last turn, ten Silver for each point, and nine in hand.
    let position = || scenario(2).silver(9).at("silversmith", 1).at("mines", 1);
    assert_eq!(place_of(&seen(position(), ""), Location::Silversmith).points, None, "it is not the last turn");
    let last = seen(position().last_turns(2), "");
    assert_eq!(place_of(&last, Location::Silversmith).points, Some(1));
    assert_eq!(place_of(&last, Location::Quarry).points, Some(0));
    assert_eq!(place_of(&last, Location::Mines).points, None, "a choice follows");
    let seals: Vec<(u8, std::cmp::Ordering)> =
        clock::clock(&last).last.iter().map(|(seat, when)| (seat.0, *when)).collect();
    assert_eq!(seals, [(0, std::cmp::Ordering::Equal), (1, std::cmp::Ordering::Greater)]);
}

#[test]
fn every_choice_of_a_random_game_has_a_tap_on_the_table() {
    let mut seen_questions = Vec::new();
    for (seats, seed) in [(&["human"; 2][..], 3), (&["human"; 5][..], 4)] {
        let mut position = dealt(seats, &["variable", "apprentice-draft", "promo", "bonus-boards"], seed);
        for step in 0..160_usize {
            let Some((seat, question)) = position.asked() else { break };
            let record = position.clone().record();
            let table: Table<Architects> = Table::read(&record.write()).expect("a position of its own");
            let names: Arc<[String]> = vec![String::new(); 5].into();
            let viewer = Viewer { seat, asked: true, proposal: None, names, lang: Lang::En };
            let scene = Scene::of(&table, viewer);
            let lost: Vec<&Choice> = scene.choices.iter().filter(|choice| !is_on_the_table(&scene, **choice)).collect();
            assert!(lost.is_empty(), "{question:?}: {lost:?}");
            if !seen_questions.contains(&std::mem::discriminant(&question)) {
                seen_questions.push(std::mem::discriminant(&question));
            }
            let key = scene.choices[step * 7 % scene.choices.len()].to_string();
            position = position.play(&key);
        }
    }
    assert!(seen_questions.len() >= 9, "too few questions were met: {}", seen_questions.len());
}

fn is_on_the_table(scene: &Scene, choice: Choice) -> bool {
    let place = scene.choices.iter().position(|legal| *legal == choice);
    let here = |tap: &Tap| match tap {
        Tap::Choose(at) | Tap::Pick(at) | Tap::Look { place: at, .. } => Some(*at) == place,
        _ => false,
    };
    let fans = Location::ALL.into_iter().filter_map(|at| dock::offers(scene, Some(DockGroup::Place(at))));
    let mut taps: Vec<Tap> = fans.flat_map(|offers| offers.list).map(|offer| offer.tap).collect();
    taps.extend(town::places(scene).into_iter().map(|place| place.tap));
    taps.push(town::prison(scene).tap);
    taps.extend(market::market(scene).stalls.into_iter().map(|stall| stall.tap));
    let workshop = workshop::workshop(scene);
    taps.push(workshop.place.tap);
    taps.extend(workshop.bench.into_iter().flatten().map(|man| man.tap));
    taps.push(guildhall::hall(scene).tap);
    taps.push(guildhall::cathedral(scene).tap);
    taps.extend(hand::hand(scene).plans.into_iter().map(|plan| plan.tap));
    taps.extend(deal::deal(scene).into_iter().flat_map(|deal| deal.plans).map(|plan| plan.tap));
    let rows = trades::trades(scene).into_iter().flat_map(|trades| trades.rows);
    taps.extend(rows.flat_map(|row| row.payments.into_iter().map(|paid| paid.tap).chain([row.more])));
    let tiles = guards::guardhouse(scene).into_iter().flat_map(|guardhouse| guardhouse.tiles);
    taps.extend(tiles.flat_map(|tile| tile.prices).map(|price| price.tap));
    taps.extend(crafts::crafts(scene, scene.viewer).mates.into_iter().map(|mate| mate.tap));
    taps.iter().any(here)
}

/// Every help text is readable. `tests/architects/help.rs` checks for missing ones.
#[test]
fn explanations_can_be_read() {
    let table = scenario(2);
    let keys = |kind: &str, keys: &mut dyn Iterator<Item = &'static str>| -> Vec<String> {
        keys.map(|key| format!("{kind}:{key}")).collect()
    };
    let mut topics = keys("place", &mut Location::KEYS.into_iter().chain(["market"]));
    topics.extend(keys("guard", &mut GuardAction::KEYS.into_iter()));
    topics.extend(keys("plan", &mut BuildingId::all().map(|id| id.card().key)));
    topics.extend(keys("apprentice", &mut ApprenticeId::all().map(|id| id.card().key)));
    topics.extend(keys("board", &mut BoardId::all().map(|id| id.card().key)));
    topics.extend(["market:4", "reward:7", "solo:3", "level:5", "trade:marble", "trade:patron-21"].map(str::to_owned));
    let pieces = ["virtue", "cathedral", "held:debt", "workers", "captured", "apprentices", "buildings", "hand"];
    topics.extend(pieces.into_iter().chain(["rewards", "stock"]).map(str::to_owned));
    for (topic, lang) in topics.iter().flat_map(|topic| Lang::ALL.map(|lang| (topic, lang))) {
        let HelpEntry { title, line, parts, .. } = help(table.game(), Seat(0), topic, lang).unwrap();
        assert_text(&title, lang);
        for (head, text) in &parts {
            assert_text(head, lang);
            assert_text(text, lang);
        }
        assert!(line.is_empty() || line.trim() == line, "{line}");
    }
}

/// The player boards of a set-up are those that it may deal, with their starting items and abilities.
#[test]
fn the_boards_that_a_set_up_deals_are_shown_before_the_game() {
    let with = |modules: &[&str]| {
        let modules = modules.iter().map(|key| (*key).to_owned()).collect();
        architects::table::dealt::dealt(&Setup { modules, ..Setup::of(&["human", "human"]) }, Lang::En)
    };
    assert!(with(&["promo-boards"]).is_empty(), "without the variable set-up there is none");
    let keys = [Variant::Variable, Variant::PromoBoards, Variant::BonusBoards].map(Variant::key);
    let counts = [1, 2, 3].map(|parts| with(&keys[..parts]).len());
    assert_eq!(counts[2], BoardId::all().count());
    assert!(counts[0] < counts[1] && counts[1] < counts[2], "{counts:?}");
    for board in with(&keys) {
        assert!(!board.start.is_empty() && !board.does.is_empty(), "{board:?}");
    }
}
