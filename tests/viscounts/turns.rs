//! A turn, phase by phase: costs, limits and refusals; and the end of the game.

use kernel::{Game, Lang, Seat};
use viscounts::components::{Building, BuildingKind, Icon, PrimaryAction, Segment, Site, Space, Tier};
use viscounts::scenario::ScenarioExt as _;
use viscounts::scenario::{change, scenario, townsfolk};
use viscounts::{Choice, Effect, Event, Intent, Question, Thing, WhyNot, texts};

/// Phase 1: without a card in hand the top of the Draw Pile is played blindly.
#[test]
fn an_empty_hand_plays_blindly() {
    let table = scenario(2).hand(&[]).draw(&["friar"]).line(["", "squire", "trader"]);
    let after = table.start();
    assert_eq!(after.you().line[0], Some(townsfolk("friar")));
    assert!(after.events().contains(&Event::Played { seat: Seat(0), townsfolk: townsfolk("friar"), blind: true }));
}

/// Phase 1: with three cards the one that drops off is shuffled and played again; the shuffle counts.
#[test]
fn three_cards_go_round_and_round() {
    let table = scenario(2).line(["abbot", "squire", "labourer"]).hand(&[]).no_deck().turn();
    let after = table.start();
    assert_eq!(after.you().line, ["labourer", "abbot", "squire"].map(|key| Some(townsfolk(key))));
    assert_eq!(after.you().virtue, 6);
    let table = scenario(2).line(["abbot", "squire", "labourer"]).hand(&[]).no_deck().given(Effect::Destroy(1));
    assert_eq!(table.start().asked().map(|(_, question)| question), Some(Question::Move), "nothing may be destroyed");
}

#[test]
fn a_fourth_card_may_be_destroyed_but_not_the_third() {
    let table = scenario(2).line(["abbot", "squire", "labourer"]).hand(&["trader", "lender"]).no_deck();
    let table = table.given(Effect::Destroy(3)).play("destroy:trader destroy:lender");
    assert_eq!(table.you().count_cards(), 3);
    assert_eq!(table.count(|event| matches!(event, Event::Destroyed { .. })), 2);
}

/// The phase of the turn, from 0, is derived from the steps to come.
#[test]
fn a_turn_goes_through_its_phases_in_order() {
    let table = scenario(2).hand(&["abbot", "trader"]).silver(9).turn().start();
    assert_eq!((table.asked().map(|(_, question)| question), table.game().phase()), (Some(Question::Play), 0));
    let table = table.play("play:abbot");
    assert_eq!((table.asked().map(|(_, question)| question), table.game().phase()), (Some(Question::Move), 1));
    let first = table.choices().remove(0);
    let table = table.play(&first);
    assert_eq!((table.asked().map(|(_, question)| question), table.game().phase()), (Some(Question::Act), 2));
    let table = table.play("pass");
    assert_eq!((table.asked().map(|(_, question)| question), table.game().phase()), (Some(Question::Hire), 3));
}

/// Phase 2: a move opens at the cheapest segment, whatever the order of the choices; without a move, at none.
#[test]
fn a_move_opens_at_the_cheapest_segment() {
    let table = scenario(2).moving("thief").at("2").silver(12).start();
    let keys = table.choices();
    let mut choices: Vec<Choice> = keys.iter().map(|key| key.parse().unwrap()).collect();
    let segment = |key: &str| match key.parse() {
        Ok(Choice::Move(space)) => space.segment,
        other => panic!("{other:?}"),
    };
    assert_eq!((&*keys[0], table.gains("move:3")), ("move:3", String::new()), "the free one is the first");
    assert_eq!(table.game().cheapest_segment(&choices), Some(segment("move:3")));
    choices.reverse();
    assert_eq!(table.game().cheapest_segment(&choices), Some(segment("move:3")), "also as the last one");
    let dear: Vec<Choice> = ["move:5", "move:2"].map(|key| key.parse().unwrap()).to_vec();
    assert_eq!(table.game().cheapest_segment(&dear), Some(segment("move:5")), "2 Silver before 6");
    assert_eq!(table.game().cheapest_segment(&[Choice::Pass]), None);
}

/// Phase 2: Silver moves a Viscount further, all the way around, but never backwards.
#[test]
fn silver_moves_further() {
    let table = scenario(2).moving("thief").at("2").silver(2).start();
    assert_eq!(table.choices(), ["move:3", "move:4", "move:b", "move:5", "move:c"]);
    assert_eq!(table.gains("move:5"), "silver -2");
    let why = |space| table.game().why_not(Seat(0), Intent::Move(space));
    assert_eq!(table.refuses("move:6"), WhyNot::TooFar);
    let table = scenario(2).moving("thief").at("2").silver(12).start();
    assert_eq!(table.choices().len(), 15);
    assert_eq!(table.gains("move:2"), "silver -6");
    assert_eq!(why(Space { segment: Segment::A, site: Site::Left }).last(), Some(&WhyNot::Silver { need: 6, have: 2 }));
}

/// Phase 2: the owner of a Viscount on the space may rearrange at once.
#[test]
fn landing_on_a_viscount_lets_its_owner_rearrange() {
    let table = scenario(3)
        .moving("thief")
        .at("2")
        .seat(1)
        .at("3")
        .line(["abbot", "squire", ""])
        .seat(2)
        .at("3")
        .line(["abbot", "", ""]);
    let after = table.play("move:3");
    assert_eq!(after.asked(), Some((Seat(1), Question::Rearrange)));
    assert_eq!(after.choices(), ["order:210", "pass"]);
    let after = after.play("order:210");
    assert_eq!(after.other().line, [Some(townsfolk("squire")), Some(townsfolk("abbot")), None]);
    assert_ne!(after.asked().map(|(seat, _)| seat), Some(Seat(2)), "one card has no order");
}

/// Phase 3: outside Trade and Construct, inside Place Workers and Transcribe.
#[test]
fn each_path_has_its_actions() {
    let table =
        scenario(2).line(["antagonist", "thief", "illusionist"]).townsfolk("a", "peddler-ink").manuscript("a", 0);
    assert_eq!(table.clone().at("1").acting().choices(), ["trade", "construct", "pass"]);
    assert_eq!(table.clone().at("a").acting().choices(), ["place-workers", "transcribe", "pass"]);
    assert_eq!(table.clone().at("a").acting().refuses("trade"), WhyNot::OutsideOnly);
    assert_eq!(table.at("1").acting().refuses("transcribe"), WhyNot::InsideOnly);
}

/// Trade: the exchange is used once at least, and as often as the Merchants allow at most.
#[test]
fn a_trade_may_use_fewer_exchanges_than_the_merchants_allow() {
    let table = scenario(2).line(["peddler-ink", "lender", "squire"]).townsfolk("a", "artist").at("2").acting();
    let table = table.play("trade");
    assert_eq!(table.choices(), ["exchange:1", "exchange:2"]);
    let text_of = |times| texts::choice(table.game(), Choice::Exchange(times), Lang::En);
    assert_eq!([1, 2].map(text_of), ["Once: 2 Merchants for 1 Ink Well", "2 times: 2 Merchants for 1 Ink Well"]);
    assert_eq!(table.gains("exchange:1"), "ink 1");
    assert_eq!(table.gains("exchange:2"), "ink 2");
    assert_eq!(table.refuses("exchange:0"), WhyNot::Mandatory);
    assert_eq!(table.refuses("pass"), WhyNot::Mandatory);
    let reported = table.play("exchange:1");
    assert!(reported.events().contains(&Event::Traded { seat: Seat(0), times: 1 }));
    // Unused Merchants give no Silver back, and a single possible exchange is no question.
    let once = scenario(2).line(["lender", "abbot", "squire"]).townsfolk("a", "artist").at("2").acting();
    assert_eq!(once.gains("trade"), "ink 1");
}

/// Trade: Silver is spent as Merchants, but not if the exchange gives Silver.
#[test]
fn silver_extends_a_trade() {
    let table = scenario(2).line(["lender", "abbot", "squire"]).silver(5).townsfolk("a", "artist").at("2").acting();
    let table = table.play("trade");
    assert_eq!(table.choices(), ["exchange:1", "exchange:2", "exchange:3"]);
    assert_eq!(table.gains("exchange:3"), "silver -4, ink 3");
    assert_eq!(table.refuses("exchange:4"), WhyNot::Icons { icon: Icon::Merchant, short: 1 });
    assert_eq!(table.refuses("exchange:0"), WhyNot::Mandatory);
    assert_eq!(table.refuses("dismiss"), WhyNot::NoMatch { icon: Icon::Merchant });
    let silver = scenario(2).line(["lender", "abbot", "squire"]).silver(5).townsfolk("a", "artist").at("1").acting();
    assert_eq!(silver.clone().play("trade").choices(), ["exchange:1", "exchange:2"]);
    assert_eq!(silver.gains("trade exchange:2"), "silver 2");
    let nothing = scenario(2).line(["labourer", "abbot", "squire"]).silver(2).townsfolk("a", "artist").at("1").acting();
    assert_eq!(nothing.asked().map(|(seat, _)| seat), Some(Seat(1)), "no action, and nothing to hire");
    let early =
        scenario(2).line(["labourer", "squire", "abbot"]).hand(&["trader"]).townsfolk("a", "artist").at("1").start();
    let why = early.game().why_not(Seat(0), Intent::Act(PrimaryAction::Trade));
    assert_eq!(why, [WhyNot::NotNow, WhyNot::Icons { icon: Icon::Merchant, short: 1 }]);
}

/// The primary action may be declined although one is possible: that is reported, and the turn continues without it.
/// Here there is no hire without Silver, no collision, cards up to the hand limit, and the next seat's turn.
#[test]
fn declining_the_primary_action_is_reported() {
    let table = scenario(2).line(["lender", "abbot", "squire"]).townsfolk("a", "artist").at("2").acting();
    assert_eq!(table.choices(), ["trade", "pass"]);
    let after = table.clone().play("pass");
    let rest = [Event::Drew { seat: Seat(0), count: 2 }, Event::TurnBegan { seat: Seat(1) }];
    assert_eq!(after.events(), [&[Event::Idled { seat: Seat(0) }], &rest[..]].concat());
    assert_eq!(table.gains("pass"), "");
    let reported = texts::event(&after.events()[0], &["Odila".to_owned()], Lang::En);
    assert_eq!(reported.as_deref(), Some("Odila takes no primary action."));
    // Once begun, it is taken.
    assert_eq!(table.silver(1).play("trade").refuses("pass"), WhyNot::Mandatory);
}

/// Dismissing: once a turn, for its value, and only with an icon of the action or a Criminal.
#[test]
fn a_townsfolk_is_dismissed_for_its_icons() {
    let table =
        scenario(2).line(["trader", "abbot", "squire"]).silver(5).townsfolk("a", "peddler-ink").at("2").acting();
    let table = table.play("trade");
    assert_eq!(table.choices(), ["exchange:1", "exchange:2", "exchange:3", "dismiss"]);
    let after = table.clone().play("dismiss");
    assert_eq!(change(table.you(), after.you()), "silver -2, virtue 1");
    assert_eq!(after.choices(), ["exchange:1", "exchange:2", "exchange:3"]);
    assert_eq!(after.refuses("dismiss"), WhyNot::DismissedAlready);
    assert_eq!(table.gains("dismiss exchange:2"), "silver -1, ink 2, virtue 1");
    let poor = table.silver(1);
    assert_eq!(poor.refuses("dismiss"), WhyNot::Silver { need: 2, have: 1 });
}

/// Constructing: a spot on this side of the River, a Building left, and Builders for it.
#[test]
fn a_building_needs_a_spot_on_this_side_of_the_river() {
    let table = scenario(2).line(["labourer", "abbot", "squire"]).resources(0, 4, 0).townsfolk("a", "artist").at("1");
    let table = table.acting().play("construct");
    assert_eq!(
        table.choices(),
        ["trading-post", "workshop"]
            .iter()
            .flat_map(|kind| (1..=3).map(move |slot| format!("build:{kind}:{slot}")))
            .collect::<Vec<_>>()
    );
    assert_eq!(table.refuses("build:guildhall:1"), WhyNot::Icons { icon: Icon::Builder, short: 2 });
    let table = table.play("build:trading-post:2");
    assert_eq!(table.choices(), ["spot:a1", "spot:a2"]);
    assert_eq!(table.refuses("spot:a3"), WhyNot::OutOfReach);
    assert_eq!(table.refuses("spot:a5"), WhyNot::NoSuchThing);
    let full = scenario(2)
        .line(["labourer", "thief", "antagonist"])
        .seat(1)
        .built(BuildingKind::Workshop, 1, "a1")
        .built(BuildingKind::Workshop, 2, "a2")
        .seat(0)
        .at("1")
        .acting();
    assert_eq!(full.refuses("construct"), WhyNot::NoSpot);
    assert!(full.clone().at("2").acting().choices().contains(&"construct".to_owned()));
    let building = Building { kind: BuildingKind::Guildhall, slot: 1 };
    let why = full.start().game().why_not(Seat(0), Intent::Build(building));
    assert!(why.contains(&WhyNot::NoSpot) && why.contains(&WhyNot::Icons { icon: Icon::Builder, short: 3 }), "{why:?}");
}

/// Placing Workers: 1, 3, 5 or 8 Nobles, and no more than are left.
#[test]
fn workers_are_placed_by_the_chart() {
    for (gold, most) in [(1, 1), (3, 2), (4, 2), (5, 3), (7, 3), (8, 4), (15, 4)] {
        let table =
            scenario(2).line(["abbot", "lender", "trader"]).resources(0, 0, gold).townsfolk("a", "jeweller").at("a");
        let why = table.clone().acting().start().game().why_not(Seat(0), Intent::Workers(4));
        assert_eq!(why.iter().any(|why| matches!(why, WhyNot::Icons { .. })), most < 4);
        let choices = table.acting().play("place-workers").choices();
        if most > 1 {
            assert_eq!(choices.len(), most, "{gold} Gold: {choices:?}");
        }
    }
    let few = scenario(2).line(["abbot", "lender", "trader"]).resources(0, 0, 9).townsfolk("a", "jeweller").at("a");
    let few = few.workers(Tier::Second, 1, 2).third_tier(16).acting().play("place-workers");
    assert_eq!(few.choices(), ["workers:1", "workers:2"]);
    assert_eq!(few.refuses("workers:3"), WhyNot::Workers { need: 3, have: 2 });
    let none = scenario(2).line(["thief", "squire", "trader"]).third_tier(20).townsfolk("a", "jeweller").at("a");
    let why = none.start().game().why_not(Seat(0), Intent::Act(PrimaryAction::PlaceWorkers));
    assert_eq!(why, [WhyNot::NotNow, WhyNot::Workers { need: 1, have: 0 }]);
}

/// Castle Leader: the first in the third tier, until another seat has more there.
#[test]
fn the_castle_leader_is_who_has_most_in_the_third_tier() {
    let up = |others: u8| {
        let table = scenario(2).workers(Tier::First, 5, 2).workers(Tier::Second, 5, 2);
        let table = if others > 0 { table.seat(1).third_tier(others).seat(0) } else { table };
        table.given(Effect::Workers(1)).play("section:5 take:ink").game().board().castle.leader
    };
    assert_eq!([up(0), up(1), up(2)], [Some(Seat(0)), Some(Seat(1)), Some(Seat(1))]);
}

/// Phase 4: a hire costs the card's value and may be declined.
#[test]
fn a_hire_is_paid_for_or_declined() {
    let table = scenario(2).silver(1).townsfolk("c", "artist").at("5").recruiting();
    assert_eq!(table.start().asked().map(|(seat, _)| seat), Some(Seat(1)), "too dear");
    let table = scenario(2).silver(3).townsfolk("c", "artist").at("5").recruiting();
    assert_eq!(table.gains("pass"), "");
    assert_eq!(table.gains("hire:c pass"), "silver -3, cards 1");
    assert_eq!(table.refuses("hire:d"), WhyNot::NotAsked);
}

/// Phase 6: up to the hand limit; an empty Draw Pile is shuffled first, for Virtue or for one Corruption.
#[test]
fn drawing_shuffles_when_it_must() {
    let table = scenario(2).hand(&["abbot"]).line(["squire", "labourer", "lender"]).all_discarded().drawing();
    let after = table.clone().start();
    assert_eq!((after.you().hand.len(), after.you().virtue, after.you().corruption), (3, 6, 1));
    let table = scenario(2).hand(&["abbot"]).line(["antagonist", "thief", "lender"]).all_discarded().drawing();
    let after = table.start();
    assert_eq!((after.you().virtue, after.you().corruption), (7, 2), "never more than one");
    let few = scenario(2).hand(&[]).line(["squire", "labourer", "lender"]).no_deck().drawing().start();
    assert_eq!(few.you().hand.len(), 0);
    let many = scenario(2).hand(&["abbot", "trader", "thief", "squire"]).drawing().start();
    assert_eq!(many.you().hand.len(), 4);
}

/// Shuffling in phase 6 can make the markers meet, which is resolved on the next turn.
#[test]
fn a_collision_by_drawing_waits_for_the_next_turn() {
    let table = scenario(2).hand(&[]).line(["squire", "labourer", "lender"]).markers(3, 4).all_discarded().drawing();
    let after = table.start();
    assert!(after.you().collides());
    assert_eq!(after.count(|event| matches!(event, Event::Collided { .. })), 0);
}

/// The markers stop at the ends.
#[test]
fn markers_at_the_end_stay_there() {
    let up = |effect, corruption, virtue| {
        let after = scenario(2).markers(corruption, virtue).given(effect).start();
        (after.you().corruption, after.you().virtue)
    };
    assert_eq!(up(Effect::Virtue(1), 1, 1), (1, 1));
    assert_eq!(up(Effect::Corruption(3), 7, 7), (7, 7));
    assert_eq!(up(Effect::Corruption(9), 1, 7), (7, 7));
    assert_eq!(up(Effect::Virtue(9), 1, 7), (1, 1));
    assert_eq!(up(Effect::Virtue(1), 2, 3), (2, 2));
}

/// Corruption and Virtue gained at the same time: Corruption moves first, wherever its card lies.
#[test]
fn corruption_moves_before_virtue() {
    let end = |line, markers: (u8, u8)| {
        let table = scenario(2).line(line).resources(1, 0, 0).markers(markers.0, markers.1).manuscript("a", 13);
        let after = table.townsfolk("a", "jeweller").at("a").acting().play("transcribe");
        let events = after.events().iter().filter_map(|event| match event {
            Event::MarkerMoved { thing: Thing::Corruption, .. } => Some('C'),
            Event::MarkerMoved { thing: Thing::Virtue, .. } => Some('V'),
            _ => None,
        });
        events.collect::<String>()
    };
    assert_eq!(end(["deacon-2", "bishop", "lender"], (1, 7)), "CV");
    assert_eq!(end(["bishop", "deacon-2", "lender"], (1, 7)), "CV");
}

/// Only rearranging, discarding, destroying and castle moves are optional.
#[test]
fn all_but_four_effects_are_mandatory() {
    for effect in [
        Effect::Any(1),
        Effect::Flip(1),
        Effect::FreeHire(1),
        Effect::FreeManuscript,
        Effect::FreeBuilding(BuildingKind::Workshop),
        Effect::BuildHere(BuildingKind::Workshop),
        Effect::Workers(1),
    ] {
        let table = scenario(2).debts(1, 0).deeds(1, 0).at("1").given(effect);
        assert_eq!(table.refuses("pass"), WhyNot::Mandatory, "{effect:?}");
    }
    // The second tier's, if it offers two, and the Castle's own consequences.
    let either = scenario(2).workers(Tier::First, 4, 2).given(Effect::Workers(1)).play("section:4");
    assert_eq!(either.refuses("pass"), WhyNot::Mandatory);
    let crowd = scenario(2).workers(Tier::First, 1, 1).workers(Tier::First, 2, 1).seat(1).workers(Tier::First, 1, 2);
    let crowd = crowd.seat(0).given(Effect::CastleMove).play("shift:2-");
    assert!(matches!(crowd.asked(), Some((Seat(0), Question::Bump(Tier::First, _)))), "{:?}", crowd.asked());
    assert_eq!(crowd.refuses("pass"), WhyNot::Mandatory);
    for effect in [Effect::Rearrange, Effect::Discard(1), Effect::Destroy(2), Effect::CastleMove] {
        let table = scenario(2).line(["lender", "trader", ""]).workers(Tier::First, 1, 1).given(effect);
        assert_eq!(table.gains("pass"), "", "{effect:?}");
    }
}

/// A reward that offers nothing is no question.
#[test]
fn what_offers_nothing_is_skipped() {
    let effects = [
        Effect::Flip(2),
        Effect::FlipDebt,
        Effect::FlipDeed,
        Effect::Rearrange,
        Effect::CastleMove,
        Effect::Shuffle,
        Effect::BuildHere(BuildingKind::Workshop),
    ];
    for effect in effects {
        let table = scenario(2).at("a").given(effect).start();
        assert_eq!(table.asked(), Some((Seat(0), Question::Play)), "{effect:?}");
    }
    let table = scenario(2).third_tier(20).given(Effect::Workers(2)).start();
    assert_eq!(table.asked(), Some((Seat(0), Question::Play)));
}

/// A Debt at a time; the last one on Poverty triggers the end: this round, and one more.
#[test]
fn the_last_debt_on_poverty_triggers_the_end() {
    let table = scenario(2).stacks(1, 5).given(Effect::Debt(2)).start();
    assert_eq!(table.game().last_round(), Some(2));
    assert_eq!(table.count(|event| matches!(event, Event::PovertyRevealed)), 1);
    assert_eq!(table.you().unpaid, 2, "the pile goes on");
    let table = scenario(2).stacks(5, 2).given(Effect::Deed(3)).start();
    assert!(table.events().contains(&Event::ProsperityRevealed));
    assert!(table.events().contains(&Event::EndNears { last_round: 2 }));
}

/// The last round ends with the seat to the right of the start player.
#[test]
fn the_game_ends_after_the_last_round() {
    let ends = |round, turn| {
        let table = scenario(2).round(round, Some(4)).passes_to(turn).drawing().start();
        table.game().decision().is_none()
    };
    assert_eq!([ends(3, 1), ends(4, 0), ends(4, 1)], [false, false, true]);
}

/// Poverty counts flipped Deeds, Prosperity flipped Debts, 12, 8 and 4. Ties share. Two players have no second rank.
#[test]
fn poverty_and_prosperity_are_shared_by_those_who_tie() {
    let points = |flipped: &[u8]| -> Vec<i32> {
        let mut table = scenario(flipped.len()).stacks(0, 0);
        for (seat, count) in flipped.iter().enumerate() {
            table = table.seat(seat as u8).deeds(0, *count).debts(0, *count);
        }
        let line =
            |seat, name| table.score(seat).1.iter().find(|(line, _)| *line == name).map_or(0, |(_, points)| *points);
        for seat in 0..flipped.len() {
            assert_eq!(line(seat, "Poverty"), line(seat, "Prosperity"));
        }
        (0..flipped.len()).map(|seat| line(seat, "Poverty")).collect()
    };
    assert_eq!(points(&[3, 1]), [12, 4]);
    assert_eq!(points(&[2, 2]), [8, 8]);
    assert_eq!(points(&[2, 0]), [12, 0]);
    assert_eq!(points(&[5, 5, 1]), [10, 10, 4]);
    assert_eq!(points(&[5, 1, 1, 1]), [12, 4, 4, 4]);
    assert_eq!(points(&[3, 3, 3, 1]), [8, 8, 8, 0]);
    assert_eq!(points(&[2, 2, 2, 2]), [6, 6, 6, 6]);
    assert_eq!(points(&[4, 3, 2, 2]), [12, 8, 2, 2]);
    assert_eq!(points(&[0, 0, 1, 0]), [0, 0, 12, 0]);
    let hidden = scenario(2).stacks(1, 1).deeds(0, 3);
    assert_eq!(hidden.score(0).1, [("Approved Deeds", 9)]);
}

/// A tie goes to the seat with more Silver and resources left; else it is shared.
#[test]
fn ties_are_broken_by_silver_and_resources() {
    let ranks = |table: viscounts::scenario::Scenario| {
        (0..table.game().seats() as u8).filter_map(|seat| table.game().outcome().rank(Seat(seat))).collect::<Vec<_>>()
    };
    assert_eq!(ranks(scenario(2).silver(2).seat(1).resources(1, 1, 1)), [2, 1]);
    assert_eq!(ranks(scenario(2).silver(3).seat(1).resources(1, 1, 1)), [1, 1]);
    assert_eq!(ranks(scenario(3).silver(3).seat(1).resources(1, 1, 1).seat(2).silver(1)), [1, 1, 3]);
}
