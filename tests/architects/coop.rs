//! The co-op scenario of Architects: its rulings, and its worked examples.

use architects::components::{
    ALL_SCHEMES, Calling, Effect, FINAL_SCHEME, Location, OVERLORD_WORKERS, STARTING_SCHEMES, SchemeId, Thing,
};
use architects::scenario::ScenarioExt as _;
use architects::scenario::{Scenario, dealt, together};
use architects::{Architects, Event, Gift, Owner, Purpose, Question, Team, WhyNot};
use kernel::{
    Chance, Coop, Decision, Game, NullSink, Outcome, Seat, Seed, Setup, SetupError, Shared, Table, random_choice,
};

const COOP: &[&str] = &["coop"];
const HARD: &[&str] = &["coop", "coop-hard"];

fn team(table: &Scenario) -> &Team {
    table.game().team().expect("a team")
}

fn at(table: &Scenario, location: Location, owner: impl Into<Owner>) -> u8 {
    table.game().workers_at(location, owner)
}

fn virtue(table: &Scenario, seat: u8) -> u8 {
    table.game().player(Seat(seat)).virtue
}

/// All players place a Worker there in sequence, and the Overlord has his turn.
fn all_at(place: &str, table: Scenario) -> Scenario {
    let keys = vec![format!("place:{place}"); table.game().seats()].join(" ");
    table.play(&keys)
}

/// All players go to the Storehouse with nothing to trade, and the Overlord has his turn.
fn round(table: Scenario) -> Scenario {
    all_at("storehouse", table)
}

/// Index of the first event of a kind.
fn first(table: &Scenario, like: impl Fn(&Event) -> bool) -> usize {
    table.events().iter().position(like).expect("such an event")
}

fn points(table: &Scenario, seat: usize, line: &str) -> i32 {
    let sheet = table.game().scores().swap_remove(seat);
    sheet.lines.iter().find(|own| own.row.key == line).expect("a line of the sheet").points
}

/// one turn of each player from the start player on, then the Overlord. A turn that only returns a Worker counts.
#[test]
fn the_overlord_acts_once_all_have_had_a_turn() {
    let revealed = |table: &Scenario| table.count(|event| matches!(event, Event::SchemeRevealed { .. }));
    let table = together(3, COOP).next_schemes(&["S2"]);
    let two = table.play("place:storehouse place:storehouse");
    assert_eq!((revealed(&two), two.game().round()), (0, 1));
    let after = two.play("place:storehouse");
    assert_eq!((revealed(&after), after.game().round(), after.game().turn()), (1, 2, Seat(0)));
    assert_eq!(team(&after).top_of_discards(), SchemeId::at(1));
    let returns = together(2, COOP).seat(1).at("forest", 19).at("mines", 1).seat(0).play("place:storehouse");
    assert_eq!(returns.asked(), Some((Seat(1), Question::Recall)));
    assert_eq!(revealed(&returns.play("recall:forest")), 1);
}

/// he takes the next space; the first space of rows 3 and 4 causes a reset, once that line is done.
#[test]
fn his_workers_trigger_the_rows_of_the_guildhall() {
    let table = together(2, COOP).in_guildhall(6).seat(1).in_market("market-left").seat(0).next_schemes(&["S1"]);
    let after = all_at("forest", table);
    assert_eq!(at(&after, Location::Guildhall, Owner::Overlord), 1);
    let entered = first(&after, |event| matches!(event, Event::OverlordEntered { space: 7 }));
    let reset = first(&after, |event| matches!(event, Event::MarketReset { by: Owner::Overlord }));
    let next = first(&after, |event| matches!(event, Event::OverlordPlaced { location: Location::Storehouse, .. }));
    assert!(entered < reset && reset < next, "{:?}", after.events());
    assert_eq!(after.game().board().market, [None; 3]);
}

/// the third Worker of the Black Market is his: a reset after that line. He pays nothing and takes no goods.
#[test]
fn he_takes_the_right_most_empty_space_and_may_clear_the_market() {
    let table = together(2, COOP).in_market("market-left").in_market("market-right").next_schemes(&["S3"]);
    let after = all_at("mines", table);
    assert_eq!(after.count(|event| matches!(event, Event::OverlordPlaced { location: Location::MarketMiddle, .. })), 1);
    assert_eq!(after.count(|event| matches!(event, Event::MarketReset { by: Owner::Overlord })), 1);
    assert_eq!((team(&after).prison, after.you().prison), (1, 2));
    let right = round(together(2, COOP).next_schemes(&["S3"]));
    assert_eq!(right.game().board().market, [None, None, Some(Owner::Overlord)]);
    let third = right.play("place:silversmith place:silversmith");
    assert_eq!(third.you().silver(), 2);
}

/// impossible parts are skipped, and the rest of the card goes on.
#[test]
fn a_line_that_cannot_be_done_is_skipped() {
    let full = together(3, COOP).last_turns(3).turn_of(2).next_schemes(&["S1"]).play("place:forest");
    assert_eq!(full.count(|event| matches!(event, Event::OverlordEntered { .. })), 0);
    assert_eq!(at(&full, Location::Storehouse, Owner::Overlord), 1);
    let market = together(2, COOP).overlord_in_market("market-left").overlord_in_market("market-middle");
    let market = round(market.next_schemes(&["S5"]));
    assert_eq!(market.count(|event| matches!(event, Event::MarketReset { .. })), 1, "his own third clears it, too");
    let last = round(together(2, COOP).revealed(4).next_schemes(&["S6"]));
    assert_eq!(last.count(|event| matches!(event, Event::DemandRevealed { .. })), 0, "all are revealed");
    let none = round(together(2, COOP).last_future(&[]).next_schemes(&["S4"]));
    assert_eq!(none.count(|event| matches!(event, Event::FutureDiscarded { .. })), 0);
}

/// the arrow acts after the Worker is placed; without a Worker it is skipped, too.
#[test]
fn an_arrow_acts_with_the_worker_of_its_line() {
    let placed = all_at("quarry", together(2, COOP).next_schemes(&["S2"]));
    assert_eq!((placed.you().member.held, placed.other().member.held), (1, 1), "the Worker just placed counts");
    let none = together(5, COOP).overlord_in_guildhall(20).next_schemes(&["S2"]);
    let none = all_at("quarry", none);
    assert_eq!((none.you().member.held, at(&none, Location::Quarry, Seat(0))), (0, 1));
}

/// without a Worker all of his on large circles, on player boards and in the Prison return. Workers that he holds
/// stay.
#[test]
fn out_of_workers_he_recalls_all_but_those_of_guildhall_and_market() {
    let table = together(2, COOP).overlord_at("quarry", 9).overlord_in_prison(4).overlord_captured(3);
    let table = table.overlord_in_guildhall(3).overlord_in_market("market-left").held_by_overlord(2);
    let table = table.seat(1).at("forest", 1).seat(0).next_schemes(&["S3"]);
    assert_eq!(team(&table).workers, 0);
    let after = round(table);
    assert_eq!(after.count(|event| *event == Event::OverlordRecalled { count: 16 }), 1);
    assert_eq!((team(&after).workers, after.you().member.captives, team(&after).prison), (14, 0, 0));
    assert_eq!((at(&after, Location::Quarry, Owner::Overlord), at(&after, Location::Forest, Owner::Overlord)), (0, 1));
    assert_eq!((after.you().member.held, after.other().member.held), (2, 1));
    assert_eq!(at(&after, Location::Guildhall, Owner::Overlord), 3);
}

/// T-8 and A-7: two Workers of each player for each of his there, if there are as many; not his own.
#[test]
fn he_captures_two_of_each_player_for_each_worker_of_his() {
    let table = together(3, COOP).overlord_at("quarry", 1).at("quarry", 5).seat(1).at("quarry", 1).seat(0);
    let after = round(table.next_schemes(&["S2"]));
    assert_eq!(at(&after, Location::Quarry, Owner::Overlord), 2);
    let held = [0, 1, 2].map(|seat| after.game().player(Seat(seat)).member.held);
    assert_eq!((held, at(&after, Location::Quarry, Seat(0))), ([4, 1, 0], 1));
}

/// all Workers that he holds go to the Prison, and nobody gains Silver for them.
#[test]
fn whom_he_holds_goes_to_the_prison_without_silver() {
    let table = || together(2, COOP).held_by_overlord(3);
    let upper = round(table().next_schemes(&["S2"]));
    assert_eq!((upper.you().member.held, upper.you().prison, upper.you().silver()), (0, 3, 0), "nobody at the Quarry");
    let lower = all_at("workshop", table().next_schemes(&["S6"]));
    assert_eq!((lower.you().prison, lower.you().member.held), (3, 0), "the lower section imprisons first");
    assert_eq!(at(&lower, Location::Workshop, Seat(0)), 1);
    let nobody = all_at("workshop", together(2, COOP).next_schemes(&["S6"]));
    assert_eq!((nobody.you().member.held, nobody.other().member.held), (1, 1), "and captures where he holds nobody");
}

/// from the Prison; or from the own board, else from the main board, of the player's choice.
#[test]
fn workers_leave_the_game() {
    let event = |name: &str| together(2, COOP).next_schemes(&["S7"]).next_events(&[name]);
    let executed = round(event("E5").in_prison(2));
    assert_eq!((executed.you().prison, executed.you().member.removed), (1, 1));
    assert_eq!(executed.other().member.removed, 0, "none there, nothing happens");
    let own = round(event("E6")).play("player:0");
    assert_eq!((own.you().workers, own.you().member.removed), (18, 1));
    let away = event("E6").at("forest", 17).in_prison(1).in_guildhall(1);
    let away = round(away).play("player:0");
    assert_eq!(away.asked(), Some((Seat(0), Question::Remove)), "the player who suffers chooses");
    assert_eq!(away.choices(), ["remove:forest", "remove:storehouse", "remove:prison"]);
    let gone = away.play("remove:forest");
    assert_eq!((at(&gone, Location::Forest, Seat(0)), gone.you().member.removed), (16, 1));
    let gallows = round(together(2, COOP).in_prison(1).next_schemes(&["F2"]).next_events(&["E1"]));
    assert_eq!(gallows.you().member.removed, 1, "a Scheme may ask for it, too");
}

/// the Overlord's board counts as a rival's; if nothing can be taken back, the turn is passed.
#[test]
fn a_worker_is_taken_back_from_the_overlord() {
    let table = together(2, COOP).held_by_overlord(18).in_prison(2);
    assert_eq!(table.asked(), Some((Seat(0), Question::Recall)));
    assert_eq!(table.choices(), ["recall:prison", "recall-held:overlord"]);
    let back = table.play("recall-held:overlord");
    assert_eq!((back.you().member.held, back.you().workers), (17, 1));
    let circle = together(2, COOP).held_by_overlord(19).at("mines", 1);
    assert_eq!(circle.start().you().workers, 1, "large circles come first");
    let passed = together(2, COOP).in_guildhall(9).removed(11).start();
    assert_eq!(passed.count(|event| *event == Event::TurnPassed { seat: Seat(0) }), 1);
}

/// the last seat in turn order names one player, who must be affected by the effect if anybody is.
#[test]
fn the_last_seat_names_who_suffers() {
    let event = |name: &str| together(3, COOP).next_schemes(&["S7"]).next_events(&[name]);
    let debt = round(event("E2"));
    assert_eq!(debt.asked(), Some((Seat(2), Question::Suffers(Effect::Gain(Thing::Debt, 1)))));
    assert_eq!(debt.choices(), ["player:0", "player:1", "player:2"]);
    assert_eq!(debt.play("player:1").other().unpaid, 1);
    let two = round(event("E7").hired(&["labourer", "merchant-14"]).seat(1).hired(&["thief"]).seat(0));
    assert_eq!(two.choices(), ["player:0", "player:1"]);
    assert_eq!(two.refuses("player:2"), WhyNot::NotHit);
    let chosen = two.play("player:0");
    assert_eq!(chosen.asked(), Some((Seat(0), Question::Dismiss)));
    assert_eq!(chosen.play("dismiss:labourer").you().apprentices.len(), 1);
    let one = round(event("E7").seat(1).hired(&["thief"]).seat(0));
    assert_eq!(one.count(|event| matches!(event, Event::Dismissed { seat: Seat(1), .. })), 1, "nobody else can be");
    let nobody = round(event("E7"));
    assert_eq!((nobody.asked(), nobody.game().round()), (Some((Seat(0), Question::Place)), 2));
}

/// K-2: if a computer controls the Overlord, the last person in turn order answers for it, if one plays.
#[test]
fn the_last_person_answers_for_the_team() {
    let answers = |seats: &[&str]| {
        let modules = vec!["coop".to_owned()];
        let setup = Setup { modules, ..Setup::of(seats) };
        let table: Table<Architects> = Table::new(setup, Seed::from(3)).expect("a table");
        let asked = |seat| Decision { seat: Seat(seat), question: Question::Suffers(Effect::RemoveWorker) };
        [0, 2].map(|seat| table.answers(asked(seat)).0)
    };
    assert_eq!(answers(&["human", "human", "count"]), [0, 1]);
    assert_eq!(answers(&["count", "human", "count"]), [1, 1]);
    assert_eq!(answers(&["count", "baron", "count"]), [0, 2], "computers by themselves");
}

/// from 4 Silver on the Tax Stand on all lose 1 Virtue, and all of it goes to the supply.
#[test]
fn the_tax_check_looks_for_four_silver() {
    let checked = |tax| {
        let after = round(together(2, COOP).tax(tax).next_schemes(&["S2"]));
        (after.game().board().tax, virtue(&after, 0), virtue(&after, 1))
    };
    assert_eq!(checked(3), (3, 7, 7));
    assert_eq!(checked(4), (0, 6, 6));
    assert_eq!(checked(9), (0, 6, 6));
}

/// Seats with a turn after an event, in order; `o` is the Overlord.
fn turns_after(table: &Scenario, like: impl Fn(&Event) -> bool) -> String {
    let begun = table.events()[first(table, like)..].iter().filter_map(|event| match event {
        Event::TurnBegan { seat } => Some(char::from(b'1' + seat.0)),
        Event::SchemeRevealed { .. } => Some('o'),
        _ => None,
    });
    begun.collect()
}

/// T-26 and A-13: the last space taken by player 2, by player 3, or by the Overlord.
#[test]
fn the_overlord_acts_once_in_the_last_turns_or_not_at_all() {
    let near = |seat: u8| {
        let table = together(3, COOP).in_guildhall(15).turn_of(seat).next_schemes(&["S2", "S3"]).seat(seat);
        table.goods([0, 2, 2, 0, 0]).hand(&["well"]).seat(0)
    };
    let finish = |mut table: Scenario| {
        while table.asked().is_some_and(|(_, question)| question == Question::Place) {
            table = table.play("place:silversmith");
        }
        assert!(table.game().is_over(), "{:?}", table.asked());
        table
    };
    let ends = |event: &Event| matches!(event, Event::EndTriggered { .. });
    let second = finish(near(1).play("place:guildhall"));
    assert_eq!(turns_after(&second, ends), "3o12");
    let third = finish(near(2).play("place:guildhall pay:wood1+stone2"));
    assert_eq!(turns_after(&third, ends), "o123");
    let his = finish(near(2).next_schemes(&["S1"]).play("place:forest"));
    assert_eq!(turns_after(&his, ends), "123");
    assert_eq!(at(&his, Location::Storehouse, Owner::Overlord), 1, "he finishes his card");
    assert_eq!(at(&his, Location::Guildhall, Owner::Overlord), 1);
}

/// an Event is due and none is left: the game ends at once, with 10 points less for each player and all else
/// scored.
#[test]
fn the_game_ends_at_once_without_events() {
    let table = together(2, COOP).events_left(0).revealed(4).next_schemes(&["F5", "S2"]).round(9);
    let over = round(table);
    assert!(over.game().is_over());
    assert_eq!(over.count(|event| *event == Event::EventsUsedUp), 1);
    assert_eq!(over.count(|event| matches!(event, Event::SchemeRevealed { .. })), 1, "mid-card");
    assert_eq!((points(&over, 0, "Events"), points(&over, 1, "Events"), points(&over, 0, "Demands")), (-10, -10, -20));
}

/// T-27, A-15 and A-20: a trade or a Donation in each step, in any mix; never more than a Demand needs.
#[test]
fn a_step_at_the_storehouse_is_a_trade_or_a_donation() {
    let table = together(3, COOP).at("storehouse", 2).goods([2, 0, 3, 0, 0]).given(1, 8);
    let trades = table.clone().play("place:storehouse");
    let expected = [
        "trade:virtue",
        "trade:marble",
        "donate:clay:demand",
        "donate:clay:1",
        "donate:clay:2",
        "donate:stone:1",
        "donate:stone:2",
        "pass",
    ];
    assert_eq!(trades.choices(), expected);
    let given = trades.play("trade:marble donate:clay:demand");
    assert_eq!(given.count(|event| matches!(event, Event::DemandMet { .. })), 1);
    assert_eq!(given.refuses("donate:clay:demand"), WhyNot::NobodyNeedsIt);
    assert_eq!(given.refuses("donate:clay:0"), WhyNot::NoSuchThing, "not to oneself");
    let after = given.play("donate:clay:2");
    assert_eq!((after.you().goods, after.game().player(Seat(2)).has(Thing::Clay)), ([0, 0, 0, 0, 0, 1], 1));
    assert_eq!(after.game().turn(), Seat(1), "three Workers, three steps");
    let met = team(&after).demands(3).next().unwrap();
    assert!(met.is_met() && met.given == 9, "it stays, and counts once");
    assert_eq!(table.play("place:storehouse").refuses("donate:gold:1"), WhyNot::NothingToGive);
}

/// the Scoundrel after the goods of the Black Market; the Clergyman as many as the level after the Guildhall
/// action; the Overseer's step.
#[test]
fn scoundrel_and_clergyman_donate_after_their_actions() {
    let market = together(2, COOP).silver(3).hired(&["scoundrel-1"]).left_market(&[2]).play("place:market-left");
    assert_eq!(market.asked(), Some((Seat(0), Question::Donate(2))));
    assert_eq!(market.choices(), ["donate:silver:1", "donate:gold:1", "pass"], "the goods are there");
    let given = market.play("donate:gold:1 donate:silver:1");
    assert_eq!((given.other().goods, given.game().turn()), ([1, 0, 0, 0, 1, 0], Seat(1)));
    let none = together(2, COOP).silver(3).hired(&["clergyman-1"]).left_market(&[2]).play("place:market-left");
    assert_eq!(none.game().turn(), Seat(1), "a Clergyman gives nothing there");
    let hall = together(2, COOP).goods([5, 4, 0, 0, 0]).cathedral(1).hand(&["well"]).hired(&["clergyman-1"]);
    let hall = hall.next_rewards(&[9]).play("place:guildhall");
    assert_eq!(hall.asked(), Some((Seat(0), Question::Donate(2))), "level 2, just reached");
    assert_eq!(hall.play("donate:clay:demand pass").game().turn(), Seat(1), "always optional");
    let overseer = together(2, COOP).goods([2, 0, 0, 0, 0]).hired(&["overseer"]).play("place:storehouse");
    assert_eq!(overseer.play("donate:clay:1 donate:clay:1").other().has(Thing::Clay), 2);
}

/// a donated Debt moves as it lies; it is neither gained nor paid.
#[test]
fn a_donated_debt_moves_as_it_lies() {
    let table = together(2, COOP).debts(1, 1).hired(&["debt-collector-6"]).at("storehouse", 1);
    let after = table.seat(1).player_board("emma").seat(0).play("place:storehouse donate:debt:1 donate:paid-debt:1");
    assert_eq!((after.other().unpaid, after.other().paid, after.you().unpaid, after.you().paid), (1, 1, 0, 0));
    assert_eq!((after.other().silver(), after.you().has(Thing::Clay)), (0, 0), "no Emma, no Debt Collector");
    assert_eq!((virtue(&after, 0), virtue(&after, 1)), (7, 7));
    let ledgers = together(2, COOP).debts(1, 1).at("storehouse", 1).second_demands(&[4]).revealed(4);
    let ledgers = ledgers.play("place:storehouse donate:debt:demand donate:paid-debt:demand");
    assert_eq!(ledgers.count(|event| matches!(event, Event::DemandMet { .. })), 1, "paid or unpaid");
}

/// a plan face up to a Demand, or into a hand, whose limit is looked at when its player's next turn ends.
#[test]
fn a_donated_plan_joins_a_hand_or_a_demand() {
    let hand = ["well", "smithy", "chapel", "castle", "keep", "library"];
    let table =
        together(2, COOP).hand(&["palace", "tavern"]).seat(1).hand(&hand).seat(0).at("storehouse", 1).revealed(3);
    let given = table.play("place:storehouse donate:plan-palace:1 donate:plan-tavern:demand");
    assert_eq!((given.other().hand.len(), given.you().hand.len()), (7, 0));
    assert_eq!(given.asked(), Some((Seat(1), Question::Place)), "not at once");
    assert_eq!(team(&given).demands(2).last().map(|open| (open.given, open.asked)), Some((1, 2)));
    let asked = given.play("place:quarry").asked();
    assert_eq!(asked, Some((Seat(1), Question::Discard(Purpose::HandLimit, 1))));
}

/// Silver goes from and to what players have, never to the Tax Stand.
#[test]
fn donated_silver_is_no_tax() {
    let table = together(2, COOP).silver(2).at("storehouse", 1).second_demands(&[1]);
    let after = table.play("place:storehouse donate:silver:1 donate:silver:demand");
    assert_eq!((after.you().silver(), after.other().silver(), after.game().board().tax), (0, 1, 4));
}

/// met and missed ones; those never revealed count nothing, the last one 5 if it is still face down.
#[test]
fn demands_at_the_end() {
    let demands = |table: Scenario| points(&table, 0, "Demands");
    assert_eq!(demands(together(2, COOP)), -5 + 5);
    assert_eq!(demands(together(2, COOP).given(1, 6)), 1 + 5);
    assert_eq!(demands(together(2, COOP).revealed(4).given(2, 4).given(4, 1)), -5 + 2 - 5 - 5);
    assert_eq!(demands(together(2, COOP).revealed(4).given(4, 2)), -5 - 5 - 5 + 4);
}

/// one colour per action, the own or another player's. The acting player pays, and the Workers go home.
#[test]
fn an_action_at_the_guardhouse_serves_one_colour() {
    let table = together(3, COOP).silver(5).at("guardhouse", 1).in_prison(1).held_by_overlord(1);
    let table = table.seat(1).in_prison(3).held_by_overlord(4).seat(0).play("place:guardhouse");
    let expected = [
        "guard:release",
        "guard:ransom",
        "guard:ransom-by-debt",
        "guard-for:release:1",
        "guard-for:ransom:1",
        "guard-for:ransom-by-debt:1",
    ];
    assert_eq!(table.choices(), expected);
    assert_eq!(table.refuses("guard-for:release:2"), WhyNot::NoPrisoner);
    assert_eq!(table.refuses("guard-for:imprison:1"), WhyNot::NoSuchThing);
    let released = table.clone().play("guard-for:release:1");
    assert_eq!((released.other().workers, released.you().prison), (16, 1));
    let bought = table.clone().play("guard-for:ransom:1");
    assert_eq!((bought.you().silver(), bought.other().member.held, bought.other().workers), (0, 0, 17));
    let owed = table.play("guard-for:ransom-by-debt:1");
    assert_eq!((owed.you().unpaid, virtue(&owed, 0), owed.other().unpaid, owed.other().member.held), (1, 6, 0, 0));
}

/// all captured Workers of the Overlord to the Prison for 2 Silver each; they count for the Keep; Bertha and the
/// Enforcer act once.
#[test]
fn captured_workers_of_the_overlord_are_worth_two_silver() {
    let table = together(2, COOP).player_board("bertha").hired(&["enforcer"]).overlord_captured(3);
    let after = table.play("place:guardhouse");
    assert_eq!((after.you().silver(), after.you().has(Thing::Gold), after.you().captives()), (6 + 2, 1, 0));
    assert_eq!(team(&after).prison, 3);
    let keep = together(2, COOP).built(&["keep"]).overlord_captured(7);
    assert_eq!(points(&keep, 0, "Effects of Buildings"), 2);
}

/// each capture at any large circle, of own Workers or of all Workers of the Overlord there; never of a player's.
#[test]
fn captures_are_made_anywhere_and_never_of_players() {
    let table = together(4, COOP).silver(5).at("town-centre", 3).at("mines", 2).overlord_at("quarry", 2);
    let table = table.overlord_at("storehouse", 1).seat(1).at("quarry", 3).seat(0).play("place:town-centre");
    assert_eq!(table.refuses("capture:quarry:1"), WhyNot::Teammates);
    let after = table.play("capture:mines:0 capture:storehouse:overlord capture:quarry:overlord capture:town-centre:0");
    assert_eq!((after.you().member.captives, after.you().silver(), after.game().board().tax), (3, 1, 5));
    assert_eq!((at(&after, Location::Quarry, Seat(1)), after.you().workers), (3, 20));
}

/// T-9 and A-25: the Overlord counts for the most in the Prison. If he alone has the most, nobody takes a Debt. He
/// loses no Virtue. In a reset that he causes players act from the start player on.
#[test]
fn the_overlord_in_a_black_market_reset() {
    let audit = |his: u8, own: u8| {
        let table = together(2, COOP).tax(0).overlord_in_prison(his).in_prison(own).seat(1).in_prison(3).seat(0);
        let after = round(table.next_schemes(&["S7"]).next_events(&["E8"]));
        (virtue(&after, 0), virtue(&after, 1), after.you().unpaid, after.other().unpaid)
    };
    assert_eq!(audit(4, 4), (6, 6, 1, 0), "tied for the most: those who tie");
    assert_eq!(audit(5, 4), (6, 6, 0, 0), "alone he has the most");
    assert_eq!(audit(2, 4), (6, 6, 1, 0));
    let order = together(3, COOP).tax(0).next_schemes(&["S7"]).next_events(&["E8"]).turn_of(2);
    let order = order.hired(&["peddler"]).seat(2).hired(&["squire-28"]).seat(0).play("place:storehouse");
    let worked = order.events().iter().filter_map(|event| match event {
        Event::AbilityWorked { seat, .. } => Some(*seat),
        _ => None,
    });
    assert_eq!(worked.collect::<Vec<_>>(), [Seat(0), Seat(2)]);
}

/// they are ordinary Apprentices: they take room, and a discarded one is gone with its Donations.
#[test]
fn scoundrel_and_clergyman_are_apprentices() {
    let four = ["labourer", "merchant-14", "merchant-15", "thief"];
    let table = together(2, COOP).silver(9).hired(&four).hired(&["scoundrel-2"]).play("place:market-middle");
    let hired = table.play("hire:a1");
    assert_eq!(hired.asked(), Some((Seat(0), Question::Dismiss)), "there is room for five");
    let gone = hired.play("dismiss:scoundrel-2");
    assert_eq!(gone.asked().map(|(_, question)| question), Some(Question::Place), "its Donations are gone");
    assert_eq!(gone.game().donations(Seat(0), Calling::Scoundrel), 0);
    let skilled = together(2, COOP).cathedral(5).goods([0, 3, 2, 1, 0]).hand(&["tavern"]);
    let skilled = skilled.hired(&["clergyman-1"]);
    assert!(skilled.play("place:guildhall").count(|event| matches!(event, Event::Constructed { .. })) == 1);
}

/// sides in turn order with their Virtue, free Apprentices in reverse order, four plans each of which one goes
/// back.
#[test]
fn the_set_up_in_its_order() {
    let mut table = dealt(&["human"; 3], COOP, 4);
    let start = table.game().first();
    let order: Vec<Seat> = start.around(3).collect();
    let asked = |table: &Scenario| table.asked().expect("a question");
    for seat in &order {
        let (own, question) = asked(&table);
        assert!(own == *seat && matches!(question, Question::Calling(_)), "{question:?}");
        let choices = table.choices();
        assert!(choices[0].starts_with("join:scoundrel-") && choices[1].starts_with("join:clergyman-"), "{choices:?}");
        let before = table.game().player(*seat).virtue;
        table = table.play(&choices[1].clone());
        assert_eq!(table.game().player(*seat).virtue, before + 1);
    }
    for seat in order.iter().rev() {
        assert_eq!(asked(&table), (*seat, Question::FreeApprentice));
        let choice = table.choices()[0].clone();
        table = table.play(&choice);
    }
    assert!(table.game().board().apprentices.iter().all(Option::is_some), "new ones replace those taken");
    assert_eq!(team(&table).demands(3).count(), 0);
    for seat in &order {
        assert_eq!(asked(&table), (*seat, Question::PutBack));
        let choice = table.choices()[0].clone();
        table = table.play(&choice);
    }
    assert_eq!(asked(&table), (start, Question::Place));
    assert_eq!(team(&table).demands(3).count(), 1, "the first Demand is revealed");
}

/// the start player has the highest Virtue of the boards alone.
#[test]
fn the_start_player_has_the_most_virtue_of_the_boards() {
    for seed in 0..40 {
        let game = dealt(&["human"; 4], &["coop", "bonus-boards"], seed).game().clone();
        let printed = |seat: u8| game.player(Seat(seat)).board.unwrap().card().virtue;
        let most = (0..4).map(printed).max().unwrap();
        assert_eq!(printed(game.first().0), most);
    }
}

/// Buildings that speak of rivals.
#[test]
fn buildings_that_speak_of_rivals() {
    let site = |plan: &str, goods| together(2, COOP).cathedral(5).goods(goods).hired(&["labourer"]).hand(&[plan]);
    let armoury = site("armoury", [0, 3, 5, 1, 0]).overlord_at("forest", 2).seat(1).at("mines", 2).seat(0);
    let armoury = armoury.play("place:guildhall");
    assert_eq!(armoury.choices(), ["capture:forest:overlord", "pass"]);
    assert_eq!(armoury.play("capture:forest:overlord").you().member.captives, 2);
    let barracks = site("barracks", [2, 6, 0, 2, 0]).held_by_overlord(3).play("place:guildhall left");
    assert_eq!((barracks.you().member.held, barracks.you().workers), (0, 19));
    let tower = site("watchtower", [3, 4, 0, 1, 1]).overlord_in_prison(5).in_prison(3).seat(1).in_prison(3).seat(0);
    let tower = tower.play("place:guildhall");
    assert_eq!((virtue(&tower, 0), virtue(&tower, 1)), (7 - 1 - 1, 6), "the printed one besides");
    let monument = site("monument", [0, 2, 3, 0, 2]).play("place:guildhall");
    assert_eq!((virtue(&monument, 0), virtue(&monument, 1)), (9, 8));
    let fortress = site("fortress", [3, 0, 4, 1, 2]).overlord_at("forest", 2).overlord_at("quarry", 1);
    let fortress = fortress.seat(1).at("mines", 2).seat(0).play("place:guildhall");
    assert_eq!(fortress.choices(), ["capture:quarry:overlord", "capture:forest:overlord", "pass"]);
    let silver = fortress.you().silver();
    let both = fortress.play("capture:forest:overlord capture:quarry:overlord");
    assert_eq!((both.you().member.captives, both.you().silver()), (3, silver), "without cost");
    let hideout = site("hideout", [1, 3, 2, 0, 0]).in_prison(3).overlord_in_prison(2).seat(1).in_prison(4).seat(0);
    let hideout = hideout.play("place:guildhall");
    assert_eq!((hideout.you().prison, hideout.other().prison, team(&hideout).prison), (0, 4, 2), "own Workers alone");
}

/// Buildings that compare do so among the players; nothing of the Overlord's counts.
#[test]
fn buildings_that_compare_do_so_among_the_players() {
    let effects = |table: &Scenario| points(table, 0, "Effects of Buildings");
    let steeple = |partner| {
        together(2, COOP).overlord_at("quarry", 9).cathedral(2).built(&["steeple"]).seat(1).cathedral(partner)
    };
    assert_eq!((effects(&steeple(1)), effects(&steeple(2))), (2, 0));
    let chapel = |partner| together(2, COOP).virtue(7).cathedral(2).built(&["chapel"]).seat(1).cathedral(partner);
    let last = |table: &Scenario| table.game().last_standing(Seat(0)).virtue;
    assert_eq!((last(&chapel(1)), last(&chapel(2))), (9, 7));
    for (key, goods, silver) in [
        ("clay-market", [3, 0, 0, 0, 0], 0),
        ("wood-market", [0, 3, 0, 0, 0], 0),
        ("stone-market", [0, 0, 3, 0, 0], 0),
        ("silver-market", [0; 5], 3),
    ] {
        let holds = || together(2, COOP).built(&[key]).goods(goods).silver(silver).seat(1).silver(0);
        assert_eq!((effects(&holds()), effects(&holds().goods(goods).silver(silver))), (2, 0), "{key}");
    }
}

/// the target counts his Workers that lie in the Guildhall.
#[test]
fn the_target_counts_his_workers_in_the_guildhall() {
    let target = |keys, workers| together(4, keys).overlord_in_guildhall(workers).game().target();
    assert_eq!((target(COOP, 6), target(HARD, 6), target(COOP, 0)), (Some(240), Some(288), Some(0)));
}

/// a player's turn is closed, with hand limit and reset, before his.
#[test]
fn the_turn_before_his_is_closed() {
    let hand = ["well", "smithy", "chapel", "castle", "keep", "library", "palace"];
    let table = together(2, COOP).seat(1).hand(&hand).in_market("market-left").in_market("market-middle").silver(9);
    let table = table.seat(0).next_schemes(&["S2"]).play("place:storehouse place:market-right");
    assert_eq!(table.asked(), Some((Seat(1), Question::Discard(Purpose::HandLimit, 1))));
    assert_eq!(table.count(|event| matches!(event, Event::MarketReset { .. })), 1);
    assert_eq!(table.count(|event| matches!(event, Event::SchemeRevealed { .. })), 0);
    assert_eq!(table.play("discard:well").count(|event| matches!(event, Event::SchemeRevealed { .. })), 1);
}

/// T-7: Standard, 3 players, 5 Workers of his in the Guildhall; and the same on Hard.
#[test]
fn a_team_is_scored() {
    let table = |keys, left| {
        let table = together(3, keys).overlord_in_guildhall(5).revealed(3).second_demands(&[3]);
        let table = table.given(1, 9).given(2, 5).given(3, 3).events_left(left).goods([0, 0, 0, 31, 0]);
        table.seat(1).goods([0, 0, 0, 38, 0]).seat(2).goods([0, 0, 0, 29, 0]).seat(0)
    };
    let standard = table(COOP, 3);
    assert_eq!((points(&standard, 0, "Demands"), points(&standard, 2, "Events")), (1 - 5 + 3 + 5, 15));
    assert_eq!(standard.game().outcome(), Outcome::Shared(Shared::of(155, 150)));
    let hard = table(HARD, 1);
    assert_eq!(hard.game().outcome(), Outcome::Shared(Shared::of(125, 180)));
    assert!(Shared::of(150, 150).won(), "to reach it exactly is enough");
}

/// Overlord Turns: the worked example of the book, the first Scheme.
#[test]
fn the_kings_toll_enters_the_guildhall_and_raids_the_storehouse() {
    let capture = round(together(2, COOP).next_schemes(&["S1"]));
    assert_eq!((at(&capture, Location::Guildhall, Owner::Overlord), capture.you().member.held), (1, 1));
    let nobody = all_at("forest", together(2, COOP).held_by_overlord(2).next_schemes(&["S1"]));
    assert_eq!((nobody.you().member.held, nobody.you().prison), (0, 2), "nobody there: those he holds");
    let skipped = all_at("forest", together(2, COOP).next_schemes(&["S1"]));
    assert_eq!((skipped.you().member.held, skipped.you().prison), (0, 0));
}

/// Schemes: the Future ones come to the discards or on top of the draw pile; an empty pile is made of all discards.
#[test]
fn future_schemes_come_into_play() {
    let discarded = round(together(2, COOP).next_schemes(&["S4"]));
    assert_eq!((team(&discarded).future_left(), team(&discarded).discards().len()), (5, 2));
    assert!(team(&discarded).discards().iter().any(|scheme| scheme.is_future()));
    let on_top = all_at("forest", together(2, COOP).next_schemes(&["S8"]).next_future(&["F1"]));
    assert_eq!(team(&on_top).schemes_left(), STARTING_SCHEMES);
    let next = all_at("silversmith", on_top);
    assert_eq!(team(&next).top_of_discards(), SchemeId::at(STARTING_SCHEMES));
    let last = round(together(2, COOP).last_schemes(&[]));
    assert_eq!(last.count(|event| *event == Event::SchemesShuffled), 1);
    assert_eq!(team(&last).schemes_left() + team(&last).discards().len(), STARTING_SCHEMES);
    let double = together(2, COOP).next_schemes(&["F5", "S2"]).next_events(&["E1"]);
    let double = all_at("forest", double);
    assert_eq!(
        double.count(|event| matches!(event, Event::SchemeRevealed { .. })),
        2,
        "and the next one is carried out"
    );
    assert_eq!((virtue(&double, 0), virtue(&double, 1)), (5, 5), "Scandal, then the Tax check");
}

/// Events: each affects all players in turn order.
#[test]
fn events_strike_all_players() {
    let event = |name: &str| together(2, COOP).next_schemes(&["S7"]).next_events(&[name]);
    let scandal = round(event("E1"));
    assert_eq!((virtue(&scandal, 0), virtue(&scandal, 1), team(&scandal).events_left()), (6, 6, 5));
    let levy = all_at("forest", event("E3").silver(1).seat(1).silver(5).seat(0));
    assert_eq!((levy.you().silver(), virtue(&levy, 0)), (0, 6), "pays what there is and loses Virtue");
    assert_eq!((levy.other().silver(), virtue(&levy, 1)), (3, 7));
    let fire = all_at("forest", event("E4").hand(&["well", "keep"]).seat(1).hand(&["castle"]).seat(0));
    assert_eq!(fire.asked(), Some((Seat(0), Question::Discard(Purpose::Event, 1))), "of one's choice");
    let fire = fire.play("discard:keep");
    assert_eq!((fire.you().hand.len(), fire.other().hand.len()), (1, 0));
}

/// Bonus boards (B-9): Emma gains by an Event's Debt; Merovech may keep Virtue by plans; Judith donates requested
/// items.
#[test]
fn bonus_boards_in_a_team() {
    let event = |name: &str| together(2, COOP).next_schemes(&["S7"]).next_events(&[name]);
    let emma = round(event("E2").player_board("emma")).play("player:0");
    assert_eq!((emma.you().unpaid, emma.you().silver(), emma.you().has(Thing::Clay)), (1, 1, 1));
    let merovech = all_at("forest", event("E1").player_board("merovech").hand(&["well"]));
    assert_eq!(merovech.asked(), Some((Seat(0), Question::Discard(Purpose::Virtue, 1))));
    assert_eq!(virtue(&merovech.play("discard:well"), 0), 7);
    let judith = together(2, COOP).player_board("judith").hand(&["well", "keep"]).play("place:storehouse");
    let gifts = ["donate:plan-well:1", "donate:plan-keep:1"];
    assert!(gifts.iter().all(|gift| judith.choices().contains(&(*gift).to_owned())));
    assert!(!judith.choices().iter().any(|choice| choice == "donate:clay:demand"), "no plan stands for Clay");
    let therese = together(2, COOP).second_demands(&[3]).revealed(3).goods([0, 0, 0, 0, 3]).player_board("therese");
    let choices = therese.play("place:storehouse").choices();
    assert!(!choices.contains(&"donate:gold:demand".to_owned()), "Gold and Marble are not swapped: {choices:?}");
    let hugo = all_at("forest", event("E2").player_board("hugo").silver(2)).play("player:0");
    assert_eq!(hugo.asked(), Some((Seat(0), Question::AvoidDebt)));
}

/// K-1 and K-5: two seats to five, without an official opponent, outside a campaign; K-6: bonus content is allowed.
#[test]
fn a_team_plays_by_itself() {
    let kinds = |seats: &[&str], keys: &[&str]| {
        let modules = keys.iter().map(|&key| key.to_owned()).collect();
        Setup { modules, ..Setup::of(seats) }.kinds::<Architects>()
    };
    assert!(kinds(&["human", "count"], COOP).is_ok() && kinds(&["human"; 5], HARD).is_ok());
    assert!(kinds(&["human", "count"], &["coop", "bonus-boards", "promo", "promo-boards"]).is_ok());
    assert_eq!(kinds(&["human", "solo-helena"], COOP), Err(SetupError::CoopAlone));
    assert_eq!(kinds(&["human", "count"], &["coop", "tomes"]), Err(SetupError::CoopAlone));
    assert_eq!(kinds(&["human", "count"], &["coop-hard"]), Err(SetupError::CoopModule("coop-hard".into())));
    assert_eq!(kinds(&["human", "count"], &["coop", "coop-insane"]), Err(SetupError::Module("coop-insane".into())));
}

/// The keys `variable` and `apprentice-draft` change nothing beside `coop`, nor does the rule of the third space
/// (C-26).
#[test]
fn the_variable_set_up_and_the_free_apprentices_belong_to_it() {
    let plain = dealt(&["human"; 3], COOP, 7);
    for keys in [&["coop", "variable"][..], &["apprentice-draft", "coop"], &["coop", "third-space", "variable"]] {
        assert_eq!(dealt(&["human"; 3], keys, 7).game(), plain.game(), "{keys:?}");
    }
    assert_eq!(Coop::of(&Setup::of(&["human", "count"])), None);
}

/// K-3: hands are open in a team, piles are not. His next action is known if the rules allow it.
#[test]
fn hands_are_open_and_piles_are_dealt_anew() {
    let table = dealt(&["human"; 3], COOP, 3).first_choices_until(|question| question == Question::Place);
    let game = table.game();
    let mut tops = [0; ALL_SCHEMES];
    for number in 0..200 {
        let seen = game.redeal(Seat(1), &mut Chance::new(number));
        assert_eq!(seen.broken(), None);
        assert!((0..3).all(|seat| seen.player(Seat(seat)).hand == game.player(Seat(seat)).hand));
        assert_eq!(seen.team().unwrap().demands(3).next(), game.team().unwrap().demands(3).next());
        let next = round(Scenario::clone(&together(2, COOP))).game().redeal(Seat(0), &mut Chance::new(number));
        tops[next.team().unwrap().coming().count() % ALL_SCHEMES] += 1;
    }
    assert_eq!(tops[STARTING_SCHEMES - 1], 200, "seven of the eight may come next");
    let view = game.view(Seat(2));
    assert!(view["players"][0]["hand"].is_array());
    assert_eq!(view["team"]["coming"].as_array().unwrap().len(), STARTING_SCHEMES);
}

/// The next Scheme is one of those left, and certain if only one is. A Future one on top is an unseen one.
#[test]
fn the_next_scheme_is_known_where_it_can_be() {
    let coming = |table: &Scenario| team(table).coming().collect::<Vec<_>>();
    assert_eq!(coming(&together(2, COOP).last_schemes(&["S4"])), [SchemeId::at(3).unwrap()]);
    assert_eq!(coming(&together(2, COOP).last_schemes(&[])).len(), STARTING_SCHEMES, "all discards, shuffled");
    let on_top = all_at("forest", together(2, COOP).next_schemes(&["S8"]));
    assert_eq!(coming(&on_top).len(), 5, "any of the Future ones but the Final one, which lies below them");
    for number in 0..50 {
        let seen = on_top.game().redeal(Seat(0), &mut Chance::new(number));
        assert!(seen.broken().is_none() && seen.team().unwrap().coming().eq(team(&on_top).coming()));
    }
    let end = all_at("forest", together(2, COOP).last_future(&["F6"]).next_schemes(&["S8"]));
    assert_eq!(coming(&end), [FINAL_SCHEME], "it alone was left");
}

/// the set-up for 2 players on Standard.
#[test]
fn set_up_of_two_players() {
    let table = dealt(&["human"; 2], COOP, 11).first_choices_until(|question| question == Question::Place);
    let board = table.game().board();
    let drawn: usize =
        (0..2).map(|seat| usize::from(table.game().player(Seat(seat)).board.unwrap().card().plans)).sum();
    assert_eq!(board.plan_pile.len() + drawn, 34);
    assert_eq!((team(&table).schemes_left(), team(&table).future_left(), team(&table).events_left()), (8, 6, 6));
    assert_eq!((team(&table).demands_hidden(), team(&table).workers), (3, OVERLORD_WORKERS));
    assert_eq!(dealt(&["human"; 2], HARD, 11).game().team().unwrap().events_left(), 4);
    assert!((0..2).all(|seat| table.game().player(Seat(seat)).apprentices.len() == 2));
    assert!((0..2).all(|seat| table.game().player(Seat(seat)).hand.len() >= 3));
}

/// K-4: nobody has an individual rank.
#[test]
fn nobody_wins_alone() {
    let outcome = together(3, COOP).game().outcome();
    assert!((0..3).all(|seat| outcome.rank(Seat(seat)).is_none()));
}

/// K-7: twenty Workers. Every item that can be donated is named in the book.
#[test]
fn twenty_workers_and_eight_kinds_of_items() {
    assert_eq!(OVERLORD_WORKERS, 20);
    let kinds = Gift::THINGS.into_iter().chain([Thing::Plan]).filter(|thing| *thing != Thing::PaidDebt);
    assert_eq!(kinds.count(), 8);
}

/// Every state of random games keeps the invariants.
#[test]
fn a_thousand_random_games_keep_every_invariant() {
    let parts: [&[&str]; 4] =
        [COOP, HARD, &["coop", "bonus-boards", "promo"], &["coop", "coop-hard", "promo-boards", "bonus-boards"]];
    let mut used_up = 0;
    for number in 0..1000 {
        let (seats, keys) = (2 + number % 4, parts[number / 4 % parts.len()]);
        let mut game = dealt(&vec!["human"; seats], keys, number as u64).game().clone();
        let (mut chance, mut list) = (Chance::new(number as u64), Vec::new());
        while let Some(choice) = random_choice(&game, &mut chance, &mut list) {
            game.apply(choice, &mut NullSink).expect("a listed choice");
            assert_eq!(game.broken(), None, "game {number} after {choice}");
        }
        assert!(matches!(game.outcome(), Outcome::Shared(_)));
        used_up += usize::from(game.team().unwrap().used_up);
    }
    assert!((1..1000).contains(&used_up), "some end without Events: {used_up}");
}
