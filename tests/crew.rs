//! Several workers at one order: what they find together, and that nobody is waited for in vain.

use francia::bots::{Deed, Desk, DeskOf, Judged, Order, Report, Vote};
use francia::kernel::{Chance, Game, Quiet, Record, Seed, Setup, Table, random_choice};
use francia::paladins::Paladins;
use francia::viscounts::Viscounts;
use serde_json::Value;
use std::cell::Cell;

/// The count, by its place among the levels: it thinks as the king does, but not as long.
const COUNT: usize = 3;

/// A clock that goes on by a millisecond whenever it is looked at.
struct Ticking(Cell<f64>);

impl Ticking {
    fn new() -> Self {
        Self(Cell::new(0.0))
    }

    fn look(&self) -> f64 {
        self.0.set(self.0.get() + 1.0);
        self.0.get()
    }
}

/// A worker with an order, until it answers; `gathered` is what it is told before its first moment of work.
fn answer<G: Judged>(order: &Order, gathered: &[Report]) -> Report {
    let clock = Ticking::new();
    let mut desk = DeskOf::<G>::default();
    assert!(desk.take(order, &|| clock.look()).is_none(), "it takes some thinking");
    for report in gathered {
        let matter = serde_json::to_value(report).unwrap();
        desk.take(&Order { id: order.id, deed: Deed::Gather, matter, ..Order::default() }, &|| clock.look());
    }
    loop {
        let until = clock.look() + 4.0;
        let report = desk.work(until, &|| clock.look()).expect("it is still at work");
        if report.done {
            return report;
        }
    }
}

/// A decision of the first rounds with many choices.
fn decision<G: Judged>() -> G {
    let mut game = G::deal(&Setup::of(&["random", "random"]), Chance::new(5), &mut Quiet).unwrap();
    let (mut chance, mut list) = (Chance::new(5), Vec::new());
    for decisions in 0.. {
        game.choices(&mut list);
        if decisions > 20 && list.len() > 3 {
            break;
        }
        let choice = random_choice(&game, &mut chance, &mut list).unwrap();
        game.apply(choice, &mut Quiet).unwrap();
    }
    game
}

fn order_to_choose<G: Judged>(game: &G) -> Order {
    Order {
        id: 7,
        game: G::NAME.to_owned(),
        level: COUNT,
        seed: 3,
        matter: serde_json::to_value(game).unwrap(),
        ..Order::default()
    }
}

fn part(order: &Order, part: u32, parts: u32) -> Order {
    Order { part, parts, ..order.clone() }
}

fn a_helper_tells_how_much_of_its_search_went_to_each_choice<G: Judged>() {
    let game = decision::<G>();
    let order = order_to_choose(&game);
    let [one, other] = [1, 2].map(|number| answer::<G>(&part(&order, number, 3), &[]));
    for (number, report) in [(1, &one), (2, &other)] {
        assert_eq!((report.part, report.choice.as_str()), (number, ""), "it does not answer for all");
        let sum: f32 = report.votes.iter().map(|vote| vote.share).sum();
        assert!((sum - 1.0).abs() < 0.001, "{sum}");
    }
    let mut list = Vec::new();
    game.choices(&mut list);
    let legal: Vec<String> = list.iter().map(ToString::to_string).collect();
    assert!(one.votes.iter().all(|vote| legal.contains(&vote.choice)));
    assert_ne!(one.votes, other.votes, "each of them searches in worlds of its own");
}

fn the_choice_is_the_one_that_most_of_all_searches_went_to<G: Judged>() {
    let order = order_to_choose(&decision::<G>());
    let alone = answer::<G>(&order, &[]);
    let votes = answer::<G>(&part(&order, 1, 3), &[]).votes;
    // Given two helpers that found nothing but what this search liked least.
    let least = votes.last().unwrap().choice.clone();
    assert_ne!(alone.choice, least);
    let told = [1, 2].map(|part| Report {
        id: 7,
        done: true,
        part,
        iterations: 50.0,
        votes: vec![Vote { choice: least.clone(), share: 1.0 }],
        ..Report::default()
    });
    let report = answer::<G>(&part(&order, 0, 3), &told);
    assert_eq!(report.choice, least);
    assert!((report.iterations - alone.iterations - 100.0).abs() < 0.5, "with those of the others");
}

fn who_leads_goes_on_searching_for_a_while_and_answers_without_helpers<G: Judged>() {
    let order = order_to_choose(&decision::<G>());
    let (alone, silent) = (answer::<G>(&order, &[]), answer::<G>(&part(&order, 0, 4), &[]));
    assert!(!silent.choice.is_empty());
    let more = silent.iterations / alone.iterations;
    assert!((1.2..2.0).contains(&more), "half as long again, and no more: {more}");
    // One who should not tell, or twice, is not counted.
    let stray = [0, 1, 1, 9].map(|part| Report { id: 7, done: true, part, iterations: 1.0e6, ..Report::default() });
    let report = answer::<G>(&part(&order, 0, 2), &stray);
    assert!((1.0e6..2.0e6).contains(&report.iterations));
}

#[test]
fn helpers_are_done_before_the_time_is_over() {
    let order = Order { milliseconds: 50, ..order_to_choose(&decision::<Viscounts>()) };
    let took = |order: &Order| {
        let clock = Ticking::new();
        let mut desk = DeskOf::<Viscounts>::default();
        desk.take(order, &|| clock.look());
        assert!(desk.work(f64::MAX, &|| clock.look()).unwrap().done);
        clock.look()
    };
    let [leads, helps] = [0, 1].map(|number| took(&part(&order, number, 2)));
    assert!(leads < 60.0 && helps < leads - 3.0, "{helps} and {leads} milliseconds");
}

/// A whole game at random, to be looked back at.
fn finished<G: Judged>() -> Value {
    let mut table = Table::<G>::new(Setup::of(&["random", "random"]), Seed::from(7)).unwrap();
    let (mut chance, mut list) = (Chance::new(7), Vec::new());
    while let Some(choice) = random_choice(table.state(), &mut chance, &mut list) {
        table.choose(choice).unwrap();
    }
    serde_json::to_value(Record { snapshot: None, ..table.record() }).unwrap()
}

#[test]
fn a_look_back_that_is_shared_finds_what_one_alone_finds_whoever_is_missing() {
    let order = Order {
        id: 7,
        deed: Deed::Review,
        game: Paladins::NAME.to_owned(),
        seat: Some(1),
        matter: finished::<Paladins>(),
        ..Order::default()
    };
    let alone = answer::<Paladins>(&order, &[]).points;
    assert_eq!(alone.len(), 5);
    let told = [1, 2].map(|number| answer::<Paladins>(&part(&order, number, 3), &[]));
    assert!(told.iter().all(|report| report.points.len() == 5 && report.points != alone), "each finds its own part's");
    assert_eq!(answer::<Paladins>(&part(&order, 0, 3), &told).points, alone);
    assert_eq!(
        answer::<Paladins>(&part(&order, 0, 3), &told[1..]).points,
        alone,
        "the first part is done by who leads"
    );
    assert_eq!(answer::<Paladins>(&part(&order, 0, 3), &[]).points, alone, "both parts are");
}

#[test]
fn in_both_games_a_helper_votes() {
    a_helper_tells_how_much_of_its_search_went_to_each_choice::<Paladins>();
    a_helper_tells_how_much_of_its_search_went_to_each_choice::<Viscounts>();
}

#[test]
fn in_both_games_the_votes_are_counted() {
    the_choice_is_the_one_that_most_of_all_searches_went_to::<Paladins>();
    the_choice_is_the_one_that_most_of_all_searches_went_to::<Viscounts>();
}

#[test]
fn in_both_games_nobody_is_waited_for_in_vain() {
    who_leads_goes_on_searching_for_a_while_and_answers_without_helpers::<Paladins>();
    who_leads_goes_on_searching_for_a_while_and_answers_without_helpers::<Viscounts>();
}
