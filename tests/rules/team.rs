//! A game that all win or lose together: its outcome, its result, and the computer players in it.

use crate::siege::{BREACHED, Build, Siege};
use architects::Architects;
use history::{Finished, Marks, SharedResult, Tally, csv};
use kernel::{
    CampaignBonus, Chance, Game, Lang, Link, NullSink, Outcome, RecordError, Seat, Seed, Setup, SetupError, Shared,
    Table,
};
use lab::arena::{self, ArenaSeries};
use players::{
    ComputerPlayer, Evaluate, Horizon, Search, SearchPurpose, SearchSettings, advise, choice_values, levels,
};

/// A game of these seats after turns with these numbers of stones.
fn table(seats: &[&str], stones: &[u8]) -> Table<Siege> {
    let mut table = Table::new(Setup::of(seats), Seed::from(1)).unwrap();
    for &count in stones {
        table.choose(Build(count)).unwrap();
    }
    table
}

fn finished(stones: &[u8]) -> Finished {
    Finished::of(1, 1, &table(&["human", "count"], stones), Marks::default()).unwrap()
}

#[test]
fn a_game_with_a_target_has_a_shared_outcome_and_no_places() {
    let over = table(&["human", "count"], &[2, 2, 2, 2, 1, 1]);
    assert_eq!(over.state().outcome(), Outcome::Shared(Shared::of(10, 10)));
    let row = serde_json::to_value(over.state().outcome().report(over.state().scores())).unwrap();
    assert_eq!(row[1]["total"], 5);
    assert!(row[1].get("rank").is_none(), "{row}");
    let breached = table(&["human", "count"], &[3, 3, 3]);
    assert_eq!(breached.decision(), None, "the game ends at once");
    assert_eq!(breached.state().outcome(), Outcome::Shared(Shared::of(9, 10).lost(BREACHED)));
}

/// The result of a team is every member's: the same points, the same victory, no ranks.
#[test]
fn a_result_of_a_team_says_points_target_and_why() {
    let won = finished(&[2, 2, 2, 2, 1, 1]);
    assert!(won.is_complete() && won.ranks.is_empty());
    assert_eq!(won.shared, Some(SharedResult { points: 10, target: 10, won: true, why: Vec::new() }));
    assert_eq!([0, 1].map(|seat| (won.result(seat).points, won.result(seat).won)), [(10, true); 2]);
    assert_eq!((won.total(0), won.lead(0)), (5, 0));
    let lost = finished(&[1, 1, 1, 1, 1, 2]);
    assert_eq!((lost.result(0).won, lost.lead(1)), (false, -3));
    let breached = finished(&[2, 2, 2, 2, 1, 2]);
    assert_eq!((breached.result(0).won, breached.lead(0)), (false, 1), "lost whatever the points");
    assert_eq!(breached.shared.as_ref().unwrap().why, ["The wall is breached."; 2], "in every language");
    let tally = Tally::of([&won, &lost, &breached].map(|game| game.result(0)));
    assert_eq!((tally.wins, tally.best), (1, Some(11)));
    let text = serde_json::to_string(&breached).unwrap();
    assert_eq!(serde_json::from_str::<Finished>(&text).unwrap(), breached);
    let rows = csv(&[won], Lang::En);
    assert!(rows.contains(",1,human,,,5,yes,"), "{rows}");
}

#[test]
fn a_result_with_places_and_a_team_is_not_whole() {
    let whole = finished(&[1; 6]);
    assert!(!Finished { ranks: vec![1, 2], ..whole.clone() }.is_complete());
    assert!(!Finished { shared: None, ..whole }.is_complete());
}

/// The last turn, with 8 of 10 stones: one stone is too few, three are a breach.
fn last_turn() -> Siege {
    table(&["human", "count"], &[2, 2, 2, 1, 1]).state().clone()
}

#[test]
fn a_search_plays_for_the_target_and_not_against_its_partner() {
    let game = last_turn();
    let mut search = Search::new(&game, game.settings(SearchPurpose::Quick), Chance::new(1));
    search.run(60);
    let found = search.root_choices();
    let value = |choice: Build| found.iter().find(|found| found.choice == choice).map_or(0.0, |found| found.value);
    // Ten stones with the second one: exactly the target.
    assert_eq!(search.best(), Some(Build(2)));
    assert!(value(Build(2)) > 0.7 && value(Build(1)) < 0.5, "{found:?}");
}

/// At the first turn ten stones are missing, far more than the decisive lead: choices still differ in value.
#[test]
fn a_search_far_from_the_target_tells_choices_apart() {
    let game = table(&["human", "count"], &[]).state().clone();
    let mut search = Search::new(
        &game,
        SearchSettings { horizon: Horizon::Turns(1), ..game.settings(SearchPurpose::Quick) },
        Chance::new(1),
    );
    search.run(60);
    let found = search.root_choices();
    let value = |choice: Build| found.iter().find(|found| found.choice == choice).map_or(0.0, |found| found.value);
    assert!(value(Build(1)) > 0.2 && value(Build(2)) > value(Build(1)) + 0.05, "{found:?}");
}

#[test]
fn one_step_ahead_a_breach_is_lost_whatever_it_brings() {
    let leads = choice_values(&last_turn(), Seat(1), Siege::weights(), 1, &mut Chance::new(1));
    assert_eq!(leads, [(Build(1), -1.0), (Build(2), 0.0), (Build(3), -6.0)]);
}

/// Gains of partners count for a choice; those of rivals would count against it.
#[test]
fn the_adviser_counts_partners_as_its_own() {
    let advice = advise(&last_turn(), 60, Chance::new(1), &mut |_| true);
    assert_eq!(advice[0].choice, Build(2));
    assert!(advice.iter().all(|advice| advice.in_team));
}

#[test]
fn every_member_of_a_team_that_wins_has_won_a_whole_game() {
    let series = ArenaSeries { setup: Setup::of(&["steward", "king"]), games: 4, seed: 1, ..ArenaSeries::default() };
    let results = arena::play::<Siege>(&series, &|| 0.0, &mut |_, _| {}).unwrap();
    let same = |one: f64, other: f64| (one - other).abs() < 1e-9;
    assert!(same(results[0].wins, results[1].wins), "{} and {}", results[0].wins, results[1].wins);
    assert!(same(results[0].wins.fract(), 0.0), "{} wins", results[0].wins);
}

#[test]
fn computers_that_search_hold_the_wall() {
    let mut game = Siege::deal(&Setup::of(&["king"; 3]), Chance::new(1), &mut NullSink).unwrap();
    let mut computers: Vec<ComputerPlayer<Siege>> =
        (0..3).map(|seat| ComputerPlayer::new(*levels().last().unwrap(), Chance::new(seat))).collect();
    while let Some(decision) = game.decision() {
        let choice = computers[decision.seat.index()].choose(&game, &mut |_| true).unwrap();
        game.apply(choice, &mut NullSink).unwrap();
    }
    assert!(matches!(game.outcome(), Outcome::Shared(team) if team.won()), "{game:?}");
}

/// A set-up with advantages carried over from an earlier game.
fn carrying(carried: &[(u8, &str, u8)]) -> Setup {
    let own = |&(seat, what, count): &(u8, &str, u8)| CampaignBonus { seat: Seat(seat), what: what.to_owned(), count };
    Setup { carried: carried.iter().map(own).collect(), ..Setup::of(&["human", "count"]) }
}

#[test]
fn what_a_campaign_carries_over_is_dealt() {
    let setup = carrying(&[(0, "stones", 2), (1, "stones", 1), (1, "first", 1)]);
    let game = Siege::deal(&setup, Chance::new(1), &mut NullSink).unwrap();
    assert_eq!(game.decision().unwrap().seat, Seat(1));
    assert_eq!(game.scores().iter().map(|sheet| sheet.total).collect::<Vec<_>>(), [2, 1]);
}

#[test]
fn what_a_game_does_not_take_over_is_refused_with_a_reason() {
    let refused = |carried: &[(u8, &str, u8)]| carrying(carried).kinds::<Siege>().unwrap_err();
    for (carried, key) in [
        (&[(0, "gold", 1)][..], "gold"),
        (&[(0, "stones", 4)], "stones"),
        (&[(0, "stones", 0)], "stones"),
        (&[(0, "stones", 1), (0, "stones", 1)], "stones"),
        (&[(0, "first", 1), (1, "first", 1)], "first"),
        (&[(2, "stones", 1)], "stones"),
        (&[(9, "stones", 1)], "stones"),
    ] {
        assert_eq!(refused(carried), SetupError::CampaignBonus(key.into()), "{carried:?}");
    }
    let none = Setup { carried: carrying(&[(0, "stones", 1)]).carried, ..Setup::of(&["human", "human"]) };
    assert_eq!(none.kinds::<Architects>().unwrap_err(), SetupError::NothingCarried);
    assert_eq!(SetupError::NothingCarried.to_string(), "this game takes nothing over from an earlier one");
}

/// It is in records and links. Without any the record is unchanged.
#[test]
fn what_is_carried_over_is_recorded_and_linked() {
    let setup = carrying(&[(1, "first", 1), (0, "stones", 2)]);
    let mut table = Table::<Siege>::new(setup.clone(), Seed::from(1)).unwrap();
    table.choose(Build(2)).unwrap();
    let text = table.record().write();
    assert!(text.contains(r#""carried":[{"seat":1,"what":"first"},{"seat":0,"what":"stones","count":2}]"#), "{text}");
    assert_eq!(Table::<Siege>::read(&text).unwrap().state(), table.state());
    let altered = text.replace(r#""count":2"#, r#""count":3"#);
    assert_eq!(Table::<Siege>::read(&altered).err(), Some(RecordError::Altered));
    let link = Link::to(&table).write::<Siege>().unwrap();
    let Link::Game(record) = Link::read::<Siege>(&link).unwrap() else { panic!("a game") };
    assert_eq!((&record.setup, &record.choices), (&setup, &table.record().choices));
    // The same bytes are not a valid link of another format.
    assert!(Link::read::<Siege>(&link.replacen("f4", "f5", 1)).is_err());
    let plain = Table::<Siege>::new(carrying(&[]), Seed::from(1)).unwrap();
    assert!(!plain.record().write().contains("carried"));
    let plain = Link::to(&plain).write::<Siege>().unwrap();
    assert!(plain.len() < link.len(), "{plain}");
}
