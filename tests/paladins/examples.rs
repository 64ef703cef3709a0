//! The rulebook's worked examples, each in its own words and numbers.

use kernel::{Game, ScoredLine, Seat};
use paladins::components::{Action, Attribute, OutsiderId, TavernId, TownsfolkId, WallId};
use paladins::examples::example;
use paladins::scenario::ScenarioExt as _;
use paladins::scenario::{Scenario, scenario};
use paladins::{Event, Intent, Question, Thing, WhyNot};

const ARCHITECT: TownsfolkId = TownsfolkId(7);
const DEBT_COLLECTOR: TownsfolkId = TownsfolkId(11);
const DEFENDER: TownsfolkId = TownsfolkId(14);
const SQUIRE: TownsfolkId = TownsfolkId(26);

fn position(key: &str) -> Scenario {
    example(key).unwrap_or_else(|| panic!("no example is called {key}"))
}

fn lines(after: &Scenario, seat: u8) -> Vec<(&'static str, i32)> {
    after.game().sheet(Seat(seat)).iter().map(|&ScoredLine { row, points, .. }| (row.key, points)).collect()
}

/// The person Hunts, and the solo opponent plays the Scheme card that it turns over.
fn scheme(table: Scenario) -> Scenario {
    table.play("hunt pay:L")
}

/// Setup: a Townsfolk taken for free still gives its immediate effect.
#[test]
fn the_architect_taken_in_the_setup_gives_a_provision() {
    let table = position("architect");
    let (drafter, _) = table.game().asked().unwrap();
    let after = table.play("take:2");
    let player = after.game().player(drafter);
    assert_eq!((player.silver, player.provisions, &player.crew[..]), (3, 2, &[ARCHITECT][..]));
}

/// Paladins: Engelier brings a Fighter and a Scout, lends 3 Strength and 1 Faith.
#[test]
fn engelier_brings_two_workers_and_lends_strength_and_faith() {
    let table = position("engelier");
    let (first, _) = table.game().asked().unwrap();
    let table = table.play("play:2");
    let top = table.game().player(first).hand()[0];
    let table = table.play(&format!("top:{}", top.0));
    assert_eq!(table.game().player(first).paladin, None, "face down until all have chosen");
    let other = table.game().player(first.next(2)).hand().to_vec();
    let after = table.play(&format!("play:{} top:{}", other[0].0, other[1].0));
    let player = after.game().player(first);
    assert_eq!(after.game().asked(), Some((first, Question::Tavern)));
    assert_eq!(player.workers.to_string(), "SF");
    assert_eq!(Attribute::ALL.map(|attribute| player.level(attribute)), [1, 3, 0]);
    assert_eq!(Attribute::ALL.map(|attribute| player.track(attribute)), [0, 0, 0]);
}

/// King's Orders: the first one scores 4 for a player with five Walls.
#[test]
fn the_fifth_wall_fulfils_the_first_order_for_four_points() {
    let orders = |table: &Scenario| lines(table, 0)[0];
    let table = position("kings-order");
    assert_eq!(orders(&table), ("King's Orders", 0));
    assert_eq!(orders(&table.play("fortify pay:LSM")), ("King's Orders", 4));
}

/// Taverns: four players choose among five cards, one after the other; the last one is left.
#[test]
fn four_players_choose_among_five_tavern_cards() {
    let mut table = position("taverns");
    for left in [5, 4, 3, 2] {
        let cards = table.choices();
        assert_eq!(cards.len(), left);
        table = table.play(&cards[0]);
    }
    assert!(matches!(table.game().asked(), Some((_, Question::Turn))));
}

/// Paladins: Engelier earns 2 Silver with each Attack.
#[test]
fn engelier_earns_two_silver_with_each_attack() {
    let after = position("engelier-attacks").play("attack outsider:0 pay:LSF");
    assert_eq!((after.you().silver, after.you().workers.to_string().as_str()), (2, "M"));
}

/// Recruit: the Abbot's quest for 2 Silver gives a Cleric and a Labourer.
#[test]
fn the_abbots_quest_costs_two_silver_and_gives_a_cleric_and_a_labourer() {
    let after = position("abbot").play("recruit quest:2 pay:X");
    let you = after.you();
    assert_eq!((you.silver, you.workers.to_string().as_str(), you.crew.len()), (0, "LC", 0));
    assert_eq!(after.game().board().town[2], None);
}

/// Recruit: the Gatekeeper costs 3 Silver or 1 Debt, gives 1 Silver at once and 1 with each Fortify.
#[test]
fn the_gatekeeper_costs_three_silver_or_a_debt_and_earns_with_each_fortify() {
    let table = position("gatekeeper");
    assert_eq!(table.clone().play("recruit crew:0").choices(), ["silver", "debt"]);
    let paid = table.clone().play("recruit crew:0 silver pay:LF");
    assert_eq!((paid.you().silver, paid.you().unpaid), (1, 0));
    let owed = table.play("recruit crew:0 debt pay:LF");
    assert_eq!((owed.you().silver, owed.you().unpaid), (4, 1));
    let fortified = owed.play("pass").workers("LSM").provisions(1).wall_on_top(WallId(4)).play("fortify pay:LSM");
    assert_eq!((fortified.you().silver, fortified.you().provisions), (5, 0));
}

/// Inquisition: Peddler, then both Conspirators, then the Squires: everything works.
#[test]
fn peddlers_conspirators_and_squires_work_in_the_order_of_their_player() {
    let asked = position("inquisition-order").play("recruit quest:4 pay:L");
    assert_eq!(asked.game().asked(), Some((Seat(0), Question::Ability)));
    let best = asked.clone().play("resolve:24 resolve:9 resolve:10");
    let you = best.you();
    assert_eq!((you.provisions, you.suspicion.len(), you.unpaid, you.silver), (2, 0, 0, 2));
    assert_eq!(Attribute::ALL.map(|attribute| you.track(attribute)), [1, 0, 1]);
    assert_eq!(best.game().board().tax, 5);
    // In the opposite order a Squire and the Peddler find the wrong number of Suspicion.
    let worst = asked.play("resolve:26 resolve:9 resolve:24 resolve:10");
    let you = worst.you();
    assert_eq!((you.provisions, you.suspicion.len(), you.unpaid), (0, 0, 0));
    assert_eq!(Attribute::ALL.map(|attribute| you.track(attribute)), [1, 0, 0]);
}

/// Develop: a Labourer and a Fighter, 4 Silver; Commission then takes two Workers; the Workshop gives a Scout.
#[test]
fn developing_the_left_space_of_commission_gives_a_scout() {
    let after = position("develop").play("develop workshop:commission:0 pay:LF pass");
    let you = after.you();
    assert_eq!((you.silver, you.workers.to_string().as_str()), (0, "S"));
    assert!(you.covered(Action::Commission, 0) && !you.covered(Action::Commission, 1));
    let offered = after.workers("LC").provisions(1).play("commission space:0").choices();
    assert_eq!(offered, ["pay:LC"]);
}

/// Pray: a Criminal in the Cleric's place and 2 Silver clear Absolve.
#[test]
fn a_criminal_prays_and_absolve_is_cleared() {
    let after = position("pray").play("pray clear:absolve pay:X");
    let you = after.you();
    assert_eq!(
        (you.silver, you.used(Action::Absolve), you.used(Action::Hunt), you.used(Action::Pray)),
        (0, false, true, true)
    );
    assert_eq!(you.workers.to_string(), "-", "cleared Workers go back to the supply");
}

/// Commission: 2 Faith of one's own and 1 of the Paladin reach the second region: a Scout and 1 Influence.
#[test]
fn a_monk_in_the_second_region_gives_a_scout_and_an_influence() {
    let after = position("commission").play("commission space:6 pay:LC");
    let you = after.you();
    assert_eq!((you.workers.to_string().as_str(), you.provisions, you.monks), ("S", 0, 1));
    assert_eq!((you.track(Attribute::Influence), you.level(Attribute::Influence)), (2, 5));
}

/// Fortify: with 5 Influence, 3 of them Anséis', the fourth Wall costs no Provisions; the fifth needs 7 and costs 2.
#[test]
fn anseis_builds_the_fourth_wall_without_provisions() {
    let after = position("fortify").play("fortify pay:LSM");
    let you = after.you();
    assert_eq!((you.walls.len(), you.walls[3], you.track(Attribute::Strength)), (4, WallId(17), 1));
    assert_eq!(you.workers.to_string(), "LF");
    let next = scenario(2).walls(4).influence(6).provisions(1).workers("LSM");
    let reasons = next.game().why_not(Seat(0), Intent::Action(Action::Fortify));
    let influence = WhyNot::Attribute { attribute: Attribute::Influence, need: 7, have: 6 };
    assert_eq!(reasons, [WhyNot::Provisions { need: 2, have: 1 }, influence]);
}

/// Garrison: 5 Strength reach the third region; its Pray space clears an action; 1 Faith under the Outpost.
#[test]
fn an_outpost_in_the_third_region_prays_and_gives_a_faith() {
    let after = position("garrison").play("garrison space:14 pay:LMF clear:absolve");
    let you = after.you();
    assert_eq!((you.outposts, you.provisions, you.track(Attribute::Faith)), (1, 0, 1));
    assert!(!you.used(Action::Absolve) && you.used(Action::Garrison));
}

/// Absolve: the first Jar needs no Influence and costs 1 Silver; the space pays a Debt; 1 Faith, 1 Suspicion less.
#[test]
fn the_first_jar_pays_a_debt() {
    let after = position("absolve").play("absolve jar:8 pay:LMC");
    let you = after.you();
    assert_eq!((you.silver, you.unpaid, you.paid, you.track(Attribute::Faith)), (0, 0, 1, 1));
    assert_eq!(&you.suspicion[..], [1], "the newest card goes first");
}

/// Attack: with 5 Strength, the Outsider under the 7 Strength flag costs 1 Silver.
#[test]
fn attack_beyond_strength_costs_a_silver_for_each_card_skipped() {
    let viking_mercenary = OutsiderId(25);
    let after = position("attack").play("attack outsider:3 pay:LSF");
    let you = after.you();
    assert_eq!((you.silver, you.track(Attribute::Influence), you.workers.to_string().as_str()), (2, 1, "LL"));
    assert_eq!(&you.attacked[..], [viking_mercenary]);
}

/// Convert: 3 Faith and 1 of the Paladin reach the 2 Faith flag; the third Convert costs 2 Silver; the Assassin gives
/// 2 Strength and counts the Saracens Attacked.
#[test]
fn the_assassin_is_converted_for_two_silver_and_counts_saracens() {
    let assassin = OutsiderId(7);
    let after = position("convert").play("convert outsider:1 pay:LFC");
    let you = after.you();
    assert_eq!((you.silver, you.track(Attribute::Strength), you.converted.len()), (0, 2, 3));
    assert_eq!(after.game().convert_points(Seat(0), assassin), 2);
}

/// Suspicion: two Criminals with 1 coin left: the first card empties the Tax supply, the rest comes from the main
/// supply, the Inquisition is held, then the second card is drawn.
#[test]
fn each_suspicion_card_is_resolved_before_the_next() {
    let after = position("suspicion").play("favour:0 pay:L");
    let you = after.you();
    assert_eq!((you.workers.to_string().as_str(), &you.suspicion[..]), ("XX", &[2, 1][..]));
    assert_eq!((you.silver, you.unpaid, after.game().board().tax), (3, 1, 4));
    let reported: Vec<&Event> = after
        .events()
        .iter()
        .filter(|event| {
            matches!(
                event,
                Event::Gained { thing: Thing::Suspicion, .. } | Event::TaxTaken { .. } | Event::InquisitionEnded { .. }
            )
        })
        .collect();
    let seat = Seat(0);
    assert_eq!(
        reported,
        [
            &Event::Gained { seat, thing: Thing::Suspicion, count: 1 },
            &Event::TaxTaken { seat, count: 2, from_supply: 1 },
            &Event::InquisitionEnded { tax: 5 },
            &Event::Gained { seat, thing: Thing::Suspicion, count: 1 },
            &Event::TaxTaken { seat, count: 1, from_supply: 1 },
        ]
    );
}

/// Inquisition: with 1, 0, 3 and 3 Suspicion the last two take a Debt and discard 1 each; 8 Silver are filled in.
#[test]
fn those_with_the_most_suspicion_take_a_debt_and_discard_half() {
    let after = position("inquisition").play("recruit quest:4 pay:L");
    let held = [0, 1, 2, 3].map(|seat| (after.player(seat).suspicion.to_vec(), after.player(seat).unpaid));
    assert_eq!(held, [(vec![1], 0), (vec![], 0), (vec![0, 1], 1), (vec![2, 1], 1)]);
    assert_eq!(after.game().board().tax, 8);
}

/// End of the round: the right-most Townsfolk leaves, the others slide right; with the left-most Outsider gone already
/// the others slide left; the Tavern cards are discarded.
#[test]
fn the_main_board_is_refreshed_as_on_page_eleven() {
    let outsiders = [OutsiderId(4), OutsiderId(8), OutsiderId(16), OutsiderId(25)];
    let table = position("round-end");
    let taverns: Vec<TavernId> = table.game().board().taverns.to_vec();
    let after = table.play("pass pass pass pass");
    let board = after.game().board();
    assert_eq!(after.game().round(), 2);
    assert_eq!(board.town[3..], [Some(SQUIRE), Some(DEFENDER)]);
    assert!(board.town[..3].iter().all(|card| card.is_some_and(|card| card != DEBT_COLLECTOR)));
    assert_eq!(board.outsiders[..4], outsiders.map(Some));
    assert!(board.outsiders[4..].iter().all(Option::is_some));
    assert_eq!((taverns.len(), board.taverns.len()), (5, 5));
    assert!(board.taverns.iter().all(|card| !taverns.contains(card)));
    let state = serde_json::to_value(after.game()).unwrap();
    assert_eq!(state["board"]["town_discard"], serde_json::json!([DEBT_COLLECTOR]));
    assert_eq!(state["board"]["outsider_discard"], serde_json::json!([]));
    assert_eq!(state["board"]["tavern_discard"], serde_json::json!(taverns));
}

/// Scoring: the person's example, 66 points line by line.
#[test]
fn the_scoring_example_comes_to_66() {
    let table = position("score");
    let expected = [
        ("King's Orders", 4 + 8),
        ("Faith", 6),
        ("Strength", 16),
        ("Influence", 13),
        ("Commissions", 5),
        ("Fortifies", 3 + 3),
        ("Garrisons", 0),
        ("Absolves", 0),
        ("Develops", 0),
        ("Converts", 3 + 1 + 1 + 3),
        ("Paid Debts", 2),
        ("Unpaid Debts", -3),
        ("Silver and Provisions", 1),
    ];
    assert_eq!(lines(&table, 0), expected);
    assert_eq!(table.game().scores()[0].total, 66);
}

/// Scoring: the solo opponent's example, 76 points line by line.
#[test]
fn the_solo_opponents_scoring_example_comes_to_76() {
    let table = position("solo-score");
    let each = [(4, 3), (18, 1), (12, 3), (26, 1), (16, 2), (14, 1)];
    for (outsider, points) in each {
        assert_eq!(table.game().convert_points(Seat(1), OutsiderId(outsider)), points, "Outsider {outsider}");
    }
    let expected = [
        ("King's Orders", 14),
        ("Faith", 13),
        ("Strength", 20),
        ("Influence", 16),
        ("Commissions", 5),
        ("Fortifies", 0),
        ("Garrisons", 2),
        ("Absolves", 0),
        ("Develops", 0),
        ("Converts", 11),
        ("Paid Debts", 1),
        ("Unpaid Debts", -6),
        ("Silver and Provisions", 0),
    ];
    assert_eq!(lines(&table, 1), expected);
    assert_eq!(table.game().scores()[1].total, 76);
}

/// Solo, Resource Track: from the middle space the opponent tries the third card, then the fourth, the fifth, the
/// first.
#[test]
fn the_solo_opponent_tries_the_card_at_its_marker_and_then_to_the_right() {
    let table = position("solo-track");
    let slots = |gone: &[usize]| {
        let mut table = table.clone();
        for &slot in gone {
            let card = table.game().board().town[slot].unwrap();
            // Moved to another slot and then removed with it.
            table = table.crew(card);
        }
        let before = table.game().board().town;
        let after = scheme(table);
        (0..5).filter(|&slot| before[slot].is_some() && after.game().board().town[slot].is_none()).collect::<Vec<_>>()
    };
    assert_eq!(slots(&[]), [2]);
    assert_eq!(slots(&[2]), [3]);
    assert_eq!(slots(&[2, 3]), [4]);
    assert_eq!(slots(&[2, 3, 4]), [0]);
}

/// Solo, Workers: round 4 begins with exactly 7.
#[test]
fn the_solo_opponent_begins_round_four_with_seven_workers() {
    let table = position("solo-workers").play("pass");
    let after = table.first_choices_until(|question| question == Question::Turn);
    assert_eq!(after.game().round(), 4);
    assert_eq!(after.game().rival().unwrap().workers, 7);
}

/// Solo, Scheme Cards: Commission with a Workshop takes 2 Workers; with only 1 it is the left-most of the top row.
#[test]
fn the_solo_opponent_commissions_with_two_workers_where_a_workshop_lies() {
    let with = |workers| scheme(position("solo-commission").rival(workers, 0));
    let able = with(2);
    assert_eq!(able.player(1).monks, 1);
    let unable = with(1);
    assert_eq!(unable.player(1).monks, 0);
    assert!(
        unable.events().iter().any(|event| matches!(
            event,
            Event::RivalActed { intent: Intent::Action(Action::Recruit), workers: 1, .. }
        ))
    );
}

/// Solo, King's Favour: the fifth and the first are used, so it takes the second: 1 Suspicion less, 2 Tax back to the
/// main supply, and the marker returns to the second space, which raises the lowest Attribute.
#[test]
fn the_solo_opponents_favour_brings_its_marker_round() {
    let after = scheme(position("solo-favour"));
    let rival = after.game().rival().unwrap();
    assert_eq!((rival.workers, rival.marker, after.game().board().tax), (3, 1, 3));
    assert!(after.game().board().favour_workers[1].is_some());
    let opponent = after.player(1);
    assert_eq!((opponent.suspicion.len(), opponent.silver), (1, 0));
    assert_eq!(Attribute::ALL.map(|attribute| opponent.track(attribute)), [3, 4, 3]);
}

/// Solo, King's Order: Commission, then Convert, then Fortify; five done or Workers on it move it on.
#[test]
fn the_solo_opponent_works_on_the_right_most_order() {
    let table = position("solo-order");
    let done = |after: &Scenario| {
        let opponent = after.player(1);
        [opponent.monks as usize, opponent.converted.len(), opponent.walls.len()]
    };
    assert_eq!(done(&scheme(table.clone())), [1, 0, 0]);
    let mut five = table.clone().seat(1);
    for space in [1, 4, 5, 6, 7] {
        five = five.monk(space);
    }
    assert_eq!(done(&scheme(five.seat(0))), [5, 1, 0]);
    let blocked = table.with_rival(|rival| rival.used.insert(Action::Commission as usize));
    assert_eq!(done(&scheme(blocked.clone())), [0, 1, 0]);
    let both = blocked.with_rival(|rival| rival.used.insert(Action::Convert as usize));
    assert_eq!(done(&scheme(both)), [0, 0, 1]);
}
