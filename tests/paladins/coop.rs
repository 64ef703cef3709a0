//! The co-op scenario of Paladins: its rulings P-1 to P-28, and its worked examples.

use kernel::{
    Chance, Coop, Game, Lang, NullSink, Outcome, Seat, Seed, Setup, SetupError, Shared, Table, random_choice,
};
use paladins::components::{
    Action, Attribute, FavourId, KINGS_THREAT, LEFT_ON_THREATS, OUTSIDERS_TURN, OrderId, OutsiderId, PaladinId, ROUNDS,
    START_HONOUR, TARGET, ThreatId, TownsfolkId, Worker,
};
use paladins::scenario::ScenarioExt as _;
use paladins::scenario::{Scenario, scenario, together};
use paladins::{Event, Intent, Paladins, Question, Team, Thing, WhyNot, texts};

const COOP: &[&str] = &["coop"];
const INSANE: &[&str] = &["coop", "coop-insane"];

const MARSHAL: TownsfolkId = TownsfolkId(34);
const ARCHITECT: TownsfolkId = TownsfolkId(7);
const CONSPIRATOR: TownsfolkId = TownsfolkId(9);
const PEDDLER: TownsfolkId = TownsfolkId(23);
const ARISTOCRAT: TownsfolkId = TownsfolkId(32);
const SWINDLER: TownsfolkId = TownsfolkId(33);

const WALLS: ThreatId = ThreatId(0);
const UNFORGIVEN: ThreatId = ThreatId(3);
const WORKSHOPS: ThreatId = ThreatId(4);
const FAIRS: ThreatId = ThreatId(6);
const GANG: ThreatId = ThreatId(7);
const CHAPELS: ThreatId = ThreatId(8);
const DEVELOP_THREAT: ThreatId = WORKSHOPS;

/// Ten Influence and six Faith.
const ENVOY: OrderId = OrderId(6);

fn honour(table: &Scenario, seat: u8) -> u8 {
    table.player(seat).honour()
}

/// Makes all others pass: passing then ends the round.
fn alone(mut table: Scenario) -> Scenario {
    for seat in 1..table.game().seats() as u8 {
        table = table.seat(seat).passed();
    }
    table.seat(0)
}

/// A game of a set-up, dealt from a seed.
fn dealt(seats: usize, keys: &[&str], seed: u64) -> Scenario {
    let mut setup = Setup::of(&vec!["human"; seats]);
    setup.modules = keys.iter().map(|&key| key.to_owned()).collect();
    Scenario::deal(setup, seed)
}

/// P-1: Develop, Hunt, Trade, Recruit, Pray, Conspire and Gain Honour; not the right side, not the King's cards.
#[test]
fn only_actions_of_the_left_side_are_given_away() {
    let asks = |table: Scenario, keys: &str| {
        let after = table.play(keys);
        matches!(after.asked(), Some((_, Question::Receiver { .. })))
    };
    let rich = || together(2, COOP).silver(9).provisions(9).workers("LLSMFCX").placed(Action::Hunt, "L");
    for keys in ["develop pay:LL", "trade pay:L", "recruit quest:4 pay:L", "conspire pay:L", "gain-honour pay:LF"] {
        let table = if keys.starts_with("gain") { rich().honour(5).seat(1).honour(5).seat(0) } else { rich() };
        assert!(asks(table, keys), "{keys}");
    }
    assert!(asks(together(2, COOP).workers("L"), "hunt pay:L"));
    let pray = rich().seat(1).placed(Action::Hunt, "L").seat(0);
    assert!(asks(pray, "pray pay:C"), "both boards have something to clear");
    let garrison = rich().strength(1).play("garrison space:1 pay:LMF");
    assert_ne!(garrison.player(0).outposts, 0, "the right side is not");
    assert!(Action::RIGHT.iter().all(|action| !action.may_be_given()));
}

/// P-2: the acting player places and pays; the named one gets all rewards.
#[test]
fn who_is_named_takes_all_and_who_acts_pays_all() {
    let after = together(3, COOP).workers("LM").play("trade pay:LM give:2");
    assert_eq!((after.player(0).silver, after.player(2).silver), (0, 3));
    assert_eq!((after.player(0).workers.total(), after.player(0).used(Action::Trade)), (0, true));
    assert_eq!(after.count(|event| matches!(event, Event::Given { receiver: Seat(2), .. })), 1);
    let kept = together(3, COOP).workers("LM").play("trade pay:LM give:0");
    assert_eq!((kept.player(0).silver, kept.count(|event| matches!(event, Event::Given { .. }))), (3, 0));
}

/// T-19 and P-3: A pays with the own discount, B gains what B's crew adds; A's crew adds nothing.
#[test]
fn discounts_are_the_payers_and_rewards_the_receivers() {
    let other_architect = TownsfolkId(8);
    let table = together(2, COOP)
        .round(2)
        .silver(2)
        .workers("LL")
        .paladin("Samson")
        .crew(other_architect)
        .seat(1)
        .crew(ARCHITECT)
        .seat(0)
        .threat(0, DEVELOP_THREAT, 3);
    let after = table.play("develop pay:LL give:1");
    assert_eq!(after.asked(), Some((Seat(1), Question::FreeWorkshop)), "P-4: the place is the receiver's choice");
    let after = after.play("workshop:commission:0");
    assert_eq!((after.player(0).silver, after.player(0).developed()), (0, 0));
    let receiver = after.player(1);
    assert_eq!((receiver.developed(), receiver.workers.count(Worker::Scout), receiver.provisions), (1, 1, 1));
    assert_eq!((after.player(0).workers.total(), after.player(0).provisions), (0, 0));
    assert_eq!(after.game().team().unwrap().threat(0).unwrap().workers, 2, "P-10: the Threat loses one all the same");
}

/// P-4: the payer makes the choices that decide the cost.
#[test]
fn the_payer_chooses_the_townsfolk_and_the_receiver_what_its_reward_asks() {
    let abbot = TownsfolkId(1);
    let table = together(2, COOP).workers("L").townsfolk(4, abbot).seat(1).placed(Action::Hunt, "L");
    let table = table.placed(Action::Trade, "L").seat(0);
    let after = table.play("recruit quest:4 pay:L give:1");
    assert_eq!(after.asked(), Some((Seat(1), Question::Prayer)), "the quest clears a space of the receiver's board");
}

/// P-5: the payer takes the Debt, the receiver the card; B-9: a Swindler of the payer counts it.
#[test]
fn who_pays_with_a_debt_keeps_it() {
    let table = together(2, COOP).workers("LF").crew(SWINDLER).townsfolk(0, ARCHITECT).silver(0);
    let after = table.play("recruit crew:0 pay:LF give:1");
    assert_eq!((after.player(0).unpaid, after.player(1).unpaid), (1, 0));
    assert!(after.player(1).crew.contains(&ARCHITECT) && !after.player(0).crew.contains(&ARCHITECT));
    assert_eq!(after.player(0).silver, 2, "the Swindler's");
}

/// P-6: a space of the receiver's board is cleared, also the receiver's own Pray.
#[test]
fn a_prayer_that_is_given_clears_the_receivers_board() {
    let table = together(2, COOP).silver(2).workers("C").placed(Action::Hunt, "L").seat(1).placed(Action::Pray, "C");
    let after = table.seat(0).play("pay:C".replace("pay:C", "pray pay:C give:1").as_str());
    assert!(!after.player(1).used(Action::Pray) && after.player(0).used(Action::Hunt));
    let own = together(2, COOP).silver(2).workers("C").placed(Action::Hunt, "L").placed(Action::Trade, "L");
    let own = own.play("pray pay:C");
    assert!(!own.choices().contains(&"clear:pray".to_owned()), "nobody clears the Pray action just taken");
}

/// P-7: Criminal, Suspicion card and its Tax go to the receiver.
#[test]
fn a_conspiracy_that_is_given_brings_the_receiver_its_suspicion() {
    let after = together(2, COOP).workers("L").suspicion_on_top(&[2]).play("conspire pay:L give:1");
    let receiver = after.player(1);
    assert_eq!((receiver.workers.count(Worker::Criminal), receiver.suspicion.len(), receiver.silver), (1, 1, 2));
    assert_eq!((after.player(0).suspicion.len(), after.player(0).silver), (0, 0));
}

/// P-8: a player who has passed may be given Workers, but keeps only 3 at the end of the round.
#[test]
fn who_has_passed_may_receive_and_keeps_three() {
    let table = together(2, COOP).fought(2).workers("L").seat(1).passed().workers("LSM").seat(0);
    let after = table.suspicion_on_top(&[1]).play("conspire pay:L give:1 pass");
    assert_eq!(after.asked(), Some((Seat(1), Question::Keep)));
    assert_eq!(after.play("keep:SMX").player(1).workers.to_string(), "SMX");
}

/// P-9: nobody is given useless rewards.
#[test]
fn a_player_who_could_use_nothing_is_not_given_it() {
    let table = || together(3, COOP).silver(9).workers("LLFC").placed(Action::Hunt, "L");
    let all_moved = |table: Scenario| {
        let spaces = Action::RIGHT[..4].iter().flat_map(|&action| [(action, 0), (action, 1)]);
        spaces.fold(table, |table, (action, space)| table.workshop(action, space))
    };
    let developed = all_moved(table().seat(1)).seat(0).play("develop pay:LL");
    assert_eq!(developed.choices(), ["give:0", "give:2"]);
    assert_eq!(developed.refuses("give:1"), WhyNot::NoWorkshop);
    let prayed = table().play("pray pay:C");
    assert!(!prayed.player(0).used(Action::Hunt), "nobody else has anything to clear");
    let honoured = table().seat(1).honour(11).seat(0).play("gain-honour pay:LF");
    assert_eq!(honour(&honoured, 1), 12, "the others have all Honour and no Suspicion");
    assert_eq!(
        table().game().why_not(Seat(0), Intent::Action(Action::GainHonour)),
        [WhyNot::HonourFull],
        "here nobody could use it"
    );
    assert!(all_moved(table()).play("develop pay:LL").player(0).used(Action::Develop), "others can use it");
}

/// P-10: one Worker off the Threat with the icon of the action, by the action itself alone.
#[test]
fn a_threat_loses_a_worker_to_its_action_and_to_no_reward() {
    let gang = || together(2, COOP).round(2).threat(0, GANG, 3);
    let left = |table: &Scenario| table.game().team().unwrap().left();
    let quest = gang().workers("L").townsfolk(4, CONSPIRATOR).suspicion_on_top(&[1]).play("recruit quest:4 pay:L");
    assert_eq!(left(&quest), 2, "a quest is a Recruit");
    assert_eq!(
        left(&gang().workers("LF").play("recruit crew:4 pay:LF give:1")),
        2,
        "and so is a crew member, given away"
    );
    let free = gang().provisions(1).strength(1).workers("LMF").play("garrison space:0 pay:LMF take:4");
    assert_eq!(left(&free), 3, "a free Recruit is none");
}

/// P-11: the card leaves with its last Worker.
#[test]
fn a_threat_without_a_worker_leaves_and_strikes_no_more() {
    let table = alone(together(2, COOP).round(2).fought(2).workers("L").threat(0, FAIRS, 1));
    let after = table.play("trade pay:L give:0 pass");
    assert_eq!(after.count(|event| matches!(event, Event::ThreatAnswered { left: 0, .. })), 1);
    assert_eq!((honour(&after, 0), after.player(0).silver), (12, 1), "it does not strike");
}

/// P-12: Attacks and Converts of the team count together; reaching the number is enough.
#[test]
fn the_outsider_threat_counts_the_whole_team() {
    for (players, round, asked) in [(2, 1, 2), (3, 4, 2), (4, 4, 2), (2, 5, 3), (3, 5, 3), (4, 7, 4)] {
        assert_eq!(Team::asked(players, round), asked);
    }
    for (players, round) in [(3, 1), (4, 1), (3, 5), (4, 5)] {
        let fewer = Team::asked(players - 1, round);
        assert!(Team::asked(players, round) >= fewer, "{players} players are asked for no less than one player fewer");
    }
    let table = || alone(together(3, COOP).workers("LSF").strength(1).silver(5));
    let one = table().fought(1).play("attack outsider:0 pay:LSF").first_choices_until(|ask| ask == Question::Turn);
    let after = alone(one).play("pass");
    assert_eq!([0, 1, 2].map(|seat| honour(&after, seat)), [12, 12, 12], "two of two");
    let missed = table().fought(1).play("pass");
    assert_eq!([0, 1, 2].map(|seat| honour(&missed, seat)), [11, 11, 11], "one of two");
}

/// The rules of the co-op scenario state the numbers of the tables; those in other languages are the same.
#[test]
fn the_rules_of_playing_together_name_the_numbers_of_the_tables() {
    let english = include_str!("../../public/rules/paladins.en.txt");
    let asked = |round: u8| [2, 3, 4].map(|players| Team::asked(players, round));
    let [first, second, third] = asked(1);
    let [two, three, four] = asked(OUTSIDERS_TURN);
    assert!(first == second && second == third && two == three, "what is asked of all is told once");
    for reported in [
        format!("The team needs {TARGET} points for each player"),
        format!("Honour begins at {START_HONOUR}"),
        format!(
            "for {first} Attacks and Converts in every round; from round {OUTSIDERS_TURN} on for {two}, with four players for {four}."
        ),
        format!("From round {ROUNDS} on Orders ask for {KINGS_THREAT} more of each Attribute."),
        format!("left on Threats costs every player {} points.", -LEFT_ON_THREATS),
    ] {
        assert!(english.contains(&reported), "{reported}");
    }
    let lesson = include_str!("../../public/rules/paladins.together.en.txt");
    assert!(lesson.contains(&format!("Attack or Convert {first} Outsiders,")));
}

/// P-13 and P-14: Threats from the left, each for all players in turn order from the first player.
#[test]
fn threats_strike_from_the_left_and_players_answer_in_turn_order() {
    let table = together(3, COOP).round(4).fought(2).threat(0, FAIRS, 1).threat(2, WALLS, 2);
    let table = [0, 1, 2].into_iter().fold(table, |table, seat| table.seat(seat).silver(1).strength(2));
    let mut after = alone(table.seat(0)).play("pass");
    let mut asked = Vec::new();
    while let Some((seat, Question::Either(source))) = after.asked() {
        asked.push((seat.0, format!("{source:?}").contains("ThreatId(0)")));
        after = after.play("left");
    }
    assert_eq!(asked, [(0, false), (1, false), (2, false), (0, true), (1, true), (2, true)]);
    assert_eq!([0, 1, 2].map(|seat| honour(&after, seat)), [10, 10, 10]);
}

/// P-15: an impossible loss is not chosen; if both are impossible, the effect is ignored.
#[test]
fn of_two_losses_only_the_possible_one_is_suffered() {
    let table = |silver, level| {
        let table = together(2, COOP).round(2).fought(2).silver(silver).honour(level).threat(0, FAIRS, 1);
        let after = alone(table.seat(1).honour(0).silver(0).seat(0)).play("pass");
        (after.player(0).silver, honour(&after, 0), honour(&after, 1))
    };
    assert_eq!(table(3, 0), (2, 0, 0), "no Honour: the Silver");
    assert_eq!(table(0, 5), (0, 4, 0), "no Silver: the Honour");
    assert_eq!(table(0, 0), (0, 0, 0), "neither: nothing");
}

/// P-16: one of the Workers that were kept, of the player's choice.
#[test]
fn a_worker_that_is_lost_is_one_of_those_kept() {
    let table = alone(together(2, COOP).round(2).fought(2).workers("LLSM").threat(0, GANG, 1));
    let after = table.play("pass keep:LSM");
    assert_eq!(after.asked(), Some((Seat(0), Question::LoseWorker)));
    let after = after.play("lose:S");
    assert_eq!(after.player(0).workers.to_string(), "LM");
    assert_eq!(
        after.count(|event| matches!(event, Event::Lost { thing: Thing::Worker(_), .. })),
        1,
        "the other has none"
    );
}

/// P-17: to the box; the space shows its print again, points and counts stay.
#[test]
fn a_workshop_that_is_lost_counts_for_develop_all_the_same() {
    let mut table = together(2, COOP).round(2).fought(2).threat(0, WORKSHOPS, 1);
    for space in [(Action::Commission, 0), (Action::Commission, 1), (Action::Attack, 0)] {
        table = table.workshop(space.0, space.1);
    }
    let after = alone(table).play("pass");
    assert_eq!(after.choices(), ["workshop:commission:0", "workshop:commission:1", "workshop:attack:0"]);
    let after = after.play("workshop:commission:1");
    let player = after.player(0);
    assert_eq!((player.developed(), player.done(Action::Develop), player.workshops_left()), (2, 3, 5));
    assert!(!player.covered(Action::Commission, 1));
}

/// P-18 and T-21: the loss of Honour is one of the owner's abilities; the Conspirator may act before it.
#[test]
fn the_owner_chooses_when_the_starting_townsfolk_takes_honour() {
    let table = |crew: &[TownsfolkId], suspicion: &[u8]| {
        let table = together(2, COOP).tax(1).workers("LL").suspicion(suspicion).suspicion_on_top(&[1, 1]);
        let table = crew.iter().fold(table, |table, card| table.crew(*card));
        table.seat(1).suspicion(&[1, 1, 2]).seat(0).play("conspire pay:L give:0")
    };
    let spared = table(&[CONSPIRATOR], &[1]);
    assert_eq!(honour(&spared, 0), 12, "with the Conspirator first, 1 Suspicion is left");
    assert_eq!(honour(&spared, 1), 11, "2 Suspicion or more take 1 Honour");
    let names = ["Odila".to_owned(), "Bertha".to_owned()];
    let reported = texts::narrate(spared.events(), &names, Lang::En).join(" ");
    let cause = "The Castellan makes Bertha pay for Suspicion. Bertha loses 1 Honour";
    assert!(reported.contains(cause) && !reported.contains("The Castellan helps"), "{reported}");
    let asked = table(&[CONSPIRATOR, PEDDLER], &[1]);
    assert_eq!(asked.asked(), Some((Seat(0), Question::Ability)), "the Peddler would then not act either");
    let first = asked.clone().play("resolve:9");
    assert_eq!((honour(&first, 0), first.player(0).workers.count(Worker::Labourer)), (12, 1));
    let last = asked.play("resolve:34");
    assert_eq!(honour(&last, 0), 11);
}

/// P-19: any one Worker, when both levels are reached with the Paladin's boost; at once 1 Honour for all; it stays.
#[test]
fn an_order_is_completed_by_one_worker_for_all() {
    let table = together(3, COOP).orders(&[ENVOY]).influence(10).faith(6).workers("LC").honour(5);
    let after = table.clone().play("order:0 pay:C");
    assert_eq!([0, 1, 2].map(|seat| honour(&after, seat)), [6, 12, 12]);
    assert_eq!(after.game().team().unwrap().completed[0], Some((Seat(0), Worker::Cleric)));
    let again = after.seat(1).workers("L").influence(10).faith(6);
    assert_eq!(again.game().why_not(Seat(1), Intent::Order(0)), [WhyNot::OrderDone]);
    let low = table.influence(9);
    assert_eq!(low.refuses("order:0"), WhyNot::Attribute { attribute: Attribute::Influence, need: 10, have: 9 });
    assert_eq!(low.game().why_not(Seat(0), Intent::Order(1)), [WhyNot::OrderHidden { round: 2 }]);
    let none = scenario(2).influence(12).faith(12).workers("L");
    assert_eq!(none.game().why_not(Seat(0), Intent::Order(0)), [WhyNot::NoSuchThing], "only in the co-op scenario");
}

/// P-20 and T-11: 4, 6, 8 for every player, or as much less; each Worker left on Threats costs 3.
#[test]
fn orders_and_threats_count_for_every_player() {
    let table = together(2, COOP).round(7).order_completed(0).order_completed(2);
    let table = table.threat(0, WALLS, 3).threat(1, FAIRS, 1);
    for seat in 0..2 {
        let (_, lines) = table.score(seat);
        assert!(lines.contains(&("King's Orders", 6)) && lines.contains(&("Threats", -12)), "{lines:?}");
    }
}

/// P-20: a Champion counts all Orders that the team completed.
#[test]
fn a_champion_counts_the_orders_of_the_team() {
    let champion = OutsiderId::all().find(|id| format!("{:?}", id.card().name) == "Champion").unwrap();
    let table = together(2, COOP).round(3).converted(champion).order_completed(0).order_completed(1);
    assert_eq!(table.game().convert_points(Seat(0), champion), 3);
}

/// P-21 and T-13: in round 7 an Order asks for 2 more of each; the Paladin's boost counts.
#[test]
fn the_last_round_asks_for_more() {
    let girard = PaladinId::all().find(|id| id.card().name == "Girard").unwrap();
    assert_eq!((girard.card().boost(Attribute::Influence), girard.card().boost(Attribute::Faith)), (2, 2));
    let table = |faith| {
        let table = together(2, COOP).orders(&[ENVOY]).round(7).influence(10).faith(faith).workers("L");
        table.paladin("Girard")
    };
    assert_eq!(table(6).play("order:0 pay:L").game().team().unwrap().completed[0].unwrap().0, Seat(0));
    let need = WhyNot::Attribute { attribute: Attribute::Faith, need: 8, have: 7 };
    assert_eq!(table(5).game().why_not(Seat(0), Intent::Order(0)), [need]);
}

/// P-22 and T-12: again for 1 Honour per Worker there, of any player; they leave at the end of the round.
#[test]
fn a_favour_is_used_again_for_honour() {
    let prayer = FavourId(8);
    let table = together(2, COOP).round(3).favour(0, prayer).workers("LLL").fought(2).favour_used(0);
    let second = alone(table).play("favour:0 pay:L");
    assert_eq!((honour(&second, 0), second.player(0).provisions), (11, 2));
    let third = second.play("favour:0 pay:L");
    assert_eq!(honour(&third, 0), 9, "a third use costs 2 Honour");
    let poor = third.clone().honour(2);
    assert_eq!(poor.refuses("favour:0"), WhyNot::Honour { need: 3, have: 2 });
    let next = third.play("pass").first_choices_until(|question| question == Question::Turn);
    assert_eq!(next.game().honour_for(0), Some(0));
}

/// The Workers there are limited by the Honour that a player can have: a snapshot with more is invalid.
/// Ruling P-22.
#[test]
fn a_favour_is_used_no_more_often_than_honour_pays_for() {
    let table =
        alone(together(2, COOP).round(3).favour(0, FavourId(8)).workers("L").favour_used(0)).play("favour:0 pay:L");
    let with = |again: u8| -> Paladins {
        let mut state = serde_json::to_value(table.game()).unwrap();
        state["team"]["again"][0] = again.into();
        serde_json::from_value(state).unwrap()
    };
    assert_eq!(with(START_HONOUR).broken(), None);
    assert!(with(START_HONOUR + 1).broken().is_some());
}

/// B-1: the Aristocrat acts after each use of a Favour by his owner, the second one too, and after nobody else's.
#[test]
fn the_aristocrat_acts_after_each_use_of_a_favour() {
    let prayer = FavourId(8);
    let table = || together(2, COOP).round(3).favour(0, prayer).workers("LL").crew(ARISTOCRAT);
    let labourers = |table: Scenario| table.play("favour:0 pay:L").player(0).workers.count(Worker::Labourer);
    assert_eq!(labourers(alone(table())), 2);
    assert_eq!(labourers(alone(table().favour_used(0))), 2, "the second use, too");
    let others = table().seat(1).workers("L").seat(0).play("pass favour:0 pay:L");
    assert_eq!((others.player(0).workers.count(Worker::Labourer), others.player(1).workers.total()), (2, 0));
}

/// P-23: above 12 it is lost, below 0 ignored; an Attribute of choice is one of the three.
#[test]
fn honour_is_no_attribute_and_stays_from_0_to_12() {
    let any = FavourId(3);
    let table = together(2, COOP).round(3).favour(0, any).workers("X").honour(5).play("favour:0 pay:X");
    assert_eq!(table.choices(), ["raise:faith", "raise:strength", "raise:influence"]);
    let full = together(2, COOP).strength(1).silver(5).workers("LSF").play("attack outsider:0 pay:LSF");
    let full = full.first_choices_until(|question| question == Question::Turn);
    assert_eq!(honour(&full, 0), START_HONOUR, "the Marshal's Honour is lost at the top");
    let marshal = together(2, COOP).honour(3).strength(1).silver(5).workers("LSF").play("attack outsider:0 pay:LSF");
    let marshal = marshal.first_choices_until(|question| question == Question::Turn);
    assert_eq!((honour(&marshal, 0), marshal.player(0).crew[0]), (4, MARSHAL));
}

/// P-24 and T-10: before scoring each Attribute above Honour falls to it.
#[test]
fn honour_is_the_lid_of_the_attributes() {
    let table = alone(together(2, COOP).round(7).faith(11).strength(6).influence(9).honour(8).fought(4));
    let (_, lines) = table.score(0);
    for line in [("Faith", 9), ("Strength", 6), ("Influence", 9)] {
        assert!(lines.contains(&line), "{lines:?}");
    }
    let over = table.play("pass");
    assert!(over.game().is_over());
    assert_eq!(Attribute::ALL.map(|attribute| over.player(0).track(attribute)), [8, 6, 8]);
}

/// P-25: the King's Threat counts in the last round.
#[test]
fn workers_left_cost_points_once_the_kings_threat_is_there() {
    let lines = |round| together(2, COOP).round(round).threat(0, WALLS, 2).score(1).1;
    assert!(!lines(6).iter().any(|(name, _)| *name == "Threats"));
    assert!(lines(7).contains(&("Threats", -6)));
}

/// P-26: one each before the draft, dealt or chosen in turn order; a member of the crew.
#[test]
fn starting_townsfolk_are_dealt_or_chosen() {
    let dealt_one = dealt(4, COOP, 5);
    assert!(matches!(dealt_one.asked(), Some((_, Question::Draft))));
    let mut starts: Vec<u8> = (0..4).map(|seat| dealt_one.player(seat).crew[0].0).collect();
    starts.sort_unstable();
    assert_eq!(starts, [34, 35, 36, 37]);
    let chosen = dealt(2, &["coop", "coop-choice"], 5);
    let first = chosen.game().start_player();
    assert_eq!(chosen.asked(), Some((first, Question::Starting)));
    assert_eq!(chosen.choices(), ["start:34", "start:35", "start:36", "start:37"]);
    let chosen = chosen.play("start:36");
    assert_eq!(chosen.choices(), ["start:34", "start:35", "start:37"], "one of each");
    let chosen = chosen.play("start:34");
    assert!(matches!(chosen.asked(), Some((_, Question::Draft))));
    assert_eq!(chosen.player(first.0).crew[..], [TownsfolkId(36)]);
}

/// P-27: the remaining Workers, left to right, the upper Threat first.
#[test]
fn new_threats_get_the_workers_that_are_left() {
    let table = together(4, INSANE).round(3).fought(2).threat(0, WALLS, 9).threat(1, FAIRS, 8);
    let next = alone(table).play("pass").first_choices_until(|question| question == Question::PlayPaladin);
    let team = next.game().team().unwrap();
    let workers: Vec<u8> = (0..5).map(|number| team.threat(number).map_or(0, |open| open.workers)).collect();
    assert_eq!((workers[0], workers[1], team.supply()), (10, 9, 0), "each grew by one, and one was left");
    assert_eq!((workers[3], workers[4]), (1, 0));
}

/// P-28 and T-20: Insane has three more Threats, and each remaining one grows after every round.
#[test]
fn an_insane_round_ends() {
    assert_eq!(
        [COOP, &["coop", "coop-hard"], INSANE].map(|keys| together(2, keys).game().team().unwrap().places().len()),
        [6, 9, 9]
    );
    let table = together(3, INSANE).round(4).fought(1).threat(0, FAIRS, 2).threat(1, CHAPELS, 2);
    let table = table.silver(2).honour(9).seat(1).honour(0).silver(0).seat(2).honour(12).silver(5).seat(0);
    let after = alone(table).play("pass");
    assert_eq!([0, 1, 2].map(|seat| honour(&after, seat)), [8, 0, 11], "1 of the 2 Outsiders asked for");
    assert_eq!(after.asked().map(|(seat, _)| seat), Some(Seat(0)));
    let after = after.play("left");
    assert_eq!(after.asked().map(|(seat, _)| seat), Some(Seat(2)), "the second player can do neither");
    let after = after.play("right");
    assert_eq!([0, 1, 2].map(|seat| honour(&after, seat)), [6, 0, 10], "then Pray takes one of each");
    let team = after.game().team().unwrap();
    assert_eq!([0, 1].map(|number| team.threat(number).unwrap().workers), [3, 3]);
}

/// Set-up and start of the rounds: Threats appear below their cards with their Workers.
#[test]
fn threats_are_revealed_round_by_round() {
    for (keys, revealed) in [(COOP, [0, 1, 3, 4, 5, 6, 6]), (INSANE, [0, 1, 3, 5, 7, 9, 9])] {
        for (round, expected) in (1..).zip(revealed) {
            let view = together(2, keys).round(round).game().view(Seat(0));
            assert_eq!(view["team"]["threats"].as_array().unwrap().len(), expected, "{keys:?} {round}");
        }
    }
    let next = alone(together(3, COOP).fought(2)).play("pass");
    let count = |event: &Event| matches!(event, Event::ThreatRevealed { card: 1, workers: 1..=4, .. });
    assert_eq!(next.count(count), 1);
}

/// Suspicion from a Threat comes in turn order; the last coin of the Tax brings an Inquisition.
/// Ruling P-14.
#[test]
fn suspicion_of_a_threat_may_bring_an_inquisition() {
    let table = together(2, COOP).round(2).fought(2).threat(0, UNFORGIVEN, 1).tax(2).suspicion_on_top(&[1, 1]);
    let after = alone(table).play("pass");
    assert_eq!([0, 1].map(|seat| after.player(seat).suspicion.len()), [1, 1]);
    assert_eq!(after.count(|event| matches!(event, Event::InquisitionBegan)), 1);
}

/// K-4 and the target: 70 for each player; reaching it is enough, nobody has a rank.
#[test]
fn the_team_wins_with_70_points_for_each_player() {
    let table = together(3, COOP);
    let points: i32 = table.game().scores().iter().map(|sheet| sheet.total).sum();
    assert_eq!(table.game().outcome(), Outcome::Shared(Shared::of(points, 210)));
    assert_eq!(table.game().target(), Some(210));
}

/// K-2: nothing is chosen here for all. Each player, a computer too, decides alone about rewards and losses; a gift is
/// not asked about.
#[test]
fn each_player_answers_alone_and_takes_every_gift() {
    let answers = |seats: &[&str], position: &Scenario| {
        let table: Table<Paladins> =
            Table::new(Setup { modules: vec!["coop".to_owned()], ..Setup::of(seats) }, Seed::from(3)).expect("a table");
        table.answers(position.game().decision().expect("a question")).0
    };
    let lost = alone(together(2, COOP).round(2).fought(2).workers("LLSM").threat(0, GANG, 1)).play("pass keep:LSM");
    assert_eq!(lost.asked(), Some((Seat(0), Question::LoseWorker)));
    assert_eq!(answers(&["count", "human"], &lost), 0);
    let given = together(2, COOP).silver(4).workers("LL").play("develop pay:LL give:1");
    assert_eq!(given.asked(), Some((Seat(1), Question::FreeWorkshop)));
    assert_eq!(answers(&["human", "count"], &given), 1, "the place is the receiver's choice");
    let traded = together(2, COOP).workers("LM").play("trade pay:LM give:1");
    assert_eq!(
        (traded.player(1).silver, traded.asked()),
        (3, Some((Seat(1), Question::Turn))),
        "nobody is asked to accept"
    );
}

/// K-3: hands are open in a team, piles are not.
#[test]
fn partners_know_each_others_hands_and_no_piles() {
    let table = dealt(2, COOP, 3).first_choices_until(|question| question == Question::PlayPaladin);
    let (seat, _) = table.asked().unwrap();
    let other = Seat(1 - seat.0);
    let hand = |game: &Paladins| game.player(seat).hand().to_vec();
    for number in 0..20 {
        let seen = table.game().redeal(other, &mut Chance::new(number));
        assert_eq!(hand(&seen), hand(table.game()));
        assert_eq!(seen.broken(), None);
    }
    assert!(table.game().view(other)["players"][seat.index()]["hand"].is_array());
}

/// K-1 and K-5: two seats or more, without an official opponent, outside a campaign.
#[test]
fn a_team_plays_by_itself() {
    let kinds = |seats: &[&str], keys: &[&str]| {
        let modules = keys.iter().map(|&key| key.to_owned()).collect();
        Setup { modules, ..Setup::of(seats) }.kinds::<Paladins>()
    };
    assert!(kinds(&["human", "count"], COOP).is_ok());
    assert_eq!(kinds(&["human", "solo-easy"], COOP), Err(SetupError::CoopAlone));
    assert_eq!(kinds(&["human", "count"], &["coop", "tomes"]), Err(SetupError::CoopAlone));
    assert_eq!(kinds(&["human", "count"], &["coop-choice"]), Err(SetupError::CoopModule("coop-choice".into())));
    assert_eq!(Coop::of(&Setup::of(&["human", "count"])), None);
}

/// Every state of random games keeps the invariants.
#[test]
fn a_thousand_random_games_keep_every_invariant() {
    let parts: [&[&str]; 4] = [COOP, &["coop", "coop-hard"], INSANE, &["coop", "coop-choice", "bonus-townsfolk"]];
    for number in 0..1000 {
        let (seats, keys) = (2 + number % 3, parts[number / 3 % parts.len()]);
        let mut game = dealt(seats, keys, number as u64).game().clone();
        let (mut chance, mut list) = (Chance::new(number as u64), Vec::new());
        while let Some(choice) = random_choice(&game, &mut chance, &mut list) {
            game.apply(choice, &mut NullSink).expect("a listed choice");
            assert_eq!(game.broken(), None, "game {number} after {choice}");
        }
        assert!(matches!(game.outcome(), Outcome::Shared(_)));
    }
}
