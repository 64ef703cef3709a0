//! Computer players and the adviser in a campaign: they play for tomes and deny them, and the adviser explains that.

use architects::Architects;
use architects::scenario as scenario_of_architects;
use architects::scenario::ScenarioExt as _;
use kernel::{Chance, Game, Lang, Seat, sent};
use paladins::Paladins;
use paladins::scenario as scenario_of_paladins;
use paladins::scenario::ScenarioExt as _;
use players::{Advice, Evaluate, GameJobs, Jobs, Request, RequestKind, Response, advise, choice_values};
use std::cell::Cell;
use ui::tomes_taken;
use viscounts::Viscounts;
use viscounts::scenario as scenario_of_viscounts;

const MARBLE: usize = 5;

/// Two seats at a Storehouse: the first has one Marble too few for the tome of Marble, the second this amount.
fn at_the_storehouse(objectives: [&str; 3], rival: u16) -> scenario_of_architects::Scenario {
    let rich = [0, 3, 3, 3, 0, 7];
    let table =
        scenario_of_architects::scenario(2).objectives(objectives).at("storehouse", 1).with(|own| own.goods = rich);
    table.seat(1).with(|own| own.goods[MARBLE] = rival).seat(0).play("place:storehouse")
}

/// Advantage of a trade for Marble over none, in points.
fn worth_of_marble(table: &scenario_of_architects::Scenario) -> f32 {
    let values = choice_values(table.game(), Seat(0), Architects::step_weights(), 4, &mut Chance::new(1));
    let of = |key: &str| values.iter().find(|(choice, _)| choice.to_string() == key).unwrap().1;
    of("trade:marble") - of("pass")
}

#[test]
fn a_tome_within_reach_is_worth_more_than_what_it_is_made_of() {
    let with = worth_of_marble(&at_the_storehouse(["quarrymen", "builders", "masters"], 0));
    let without = worth_of_marble(&at_the_storehouse(["debtors", "builders", "masters"], 0));
    assert!(with > without + 1.0, "{with} and {without}");
}

#[test]
fn a_tome_is_worth_more_where_taking_it_denies_it_to_a_rival_who_is_near() {
    let objectives = ["quarrymen", "builders", "masters"];
    let (denied, free) = (at_the_storehouse(objectives, 7), at_the_storehouse(objectives, 0));
    let (denied, free) = (worth_of_marble(&denied), worth_of_marble(&free));
    assert!(denied > free + 5.0, "{denied} and {free}");
}

/// The advice for a position, of all named choices.
fn advised<G: Evaluate>(game: &G) -> Vec<Advice<G>> {
    advise(game, 200, Chance::new(1), &mut |_| true)
}

fn tome_of<G: Evaluate>(advice: &[Advice<G>], lang: Lang) -> Vec<&str> {
    advice.iter().filter_map(|one| one.tome.as_ref().map(|reported| reported[lang as usize].as_str())).collect()
}

/// A player with a number of Outposts is paying for another one.
fn garrison(outposts: usize) -> scenario_of_paladins::Scenario {
    let table =
        scenario_of_paladins::scenario(2).objectives(["frontier", "monks", "ramparts"]).workers("LSSMF").provisions(9);
    (0..outposts).fold(table.faith(12).strength(12), scenario_of_paladins::Scenario::outpost).play("garrison space:11")
}

#[test]
fn the_adviser_says_that_one_more_outpost_takes_the_frontier() {
    let advice = advised(garrison(1).game());
    let reported = tome_of(&advice, Lang::En);
    assert!(
        !advice.is_empty() && reported.len() == advice.len(),
        "every way to pay for the Outpost leads there: {reported:?}"
    );
    assert!(reported.iter().all(|reported| *reported == "One more Outpost takes The Frontier."), "{reported:?}");
    assert_eq!(tome_of(&advice, Lang::Fr)[0], "Encore une Garnison, et vous prenez La Frontière.");
}

#[test]
fn the_adviser_says_that_a_choice_takes_a_tome() {
    let advice = advised(garrison(2).game());
    assert_eq!(tome_of(&advice, Lang::En)[0], "This takes The Frontier.");
    assert_eq!(tome_of(&advice, Lang::Fr)[0], "Vous prenez ainsi La Frontière.");
}

#[test]
fn the_adviser_says_nothing_of_tomes_that_a_choice_comes_no_nearer_to() {
    assert!(tome_of(&advised(garrison(0).game()), Lang::En).is_empty(), "two more are lacking");
    let alone = scenario_of_paladins::scenario(2).workers("LSSMF").provisions(9).faith(12).strength(12);
    let alone = [0, 1].into_iter().fold(alone, scenario_of_paladins::Scenario::outpost).play("garrison space:11");
    assert!(tome_of(&advised(alone.game()), Lang::En).is_empty(), "a game by itself has none");
}

#[test]
fn a_choice_says_before_it_is_made_that_it_takes_a_tome() {
    let reported = |outposts: usize| {
        let table = garrison(outposts);
        let key = table.choices().into_iter().find(|key| key.starts_with("pay:")).unwrap();
        let taken = tomes_taken(table.game(), key.parse().unwrap(), Lang::En);
        taken.iter().map(|gain| format!("{} {}", gain.number(), gain.sign.label)).collect::<Vec<_>>()
    };
    assert_eq!((reported(1), reported(2)), (vec![], vec!["+1 The Frontier".to_owned()]));
}

/// The worker's response to a request for advice, with everything hidden dealt anew as by the page.
fn answered<G: Evaluate>(game: &G) -> Response {
    let seat = game.decision().unwrap().seat;
    let payload = sent(&game.redeal(seat, &mut Chance::new(5)));
    let request = Request { id: 1, kind: RequestKind::Advise, game: G::NAME.to_owned(), payload, ..Request::default() };
    let clock = Cell::new(0.0);
    let now = || {
        clock.set(clock.get() + 1.0);
        clock.get()
    };
    let mut jobs = GameJobs::<G>::default();
    let mut answer = jobs.take(&request, &now);
    while !answer.as_ref().is_some_and(|answer| answer.done) {
        answer = jobs.work(now() + 4.0, &now);
    }
    answer.unwrap()
}

#[test]
fn the_worker_is_sent_the_tomes_and_answers_with_them() {
    let answer = answered::<Paladins>(garrison(2).game());
    assert!(
        answer.advice.iter().any(|advice| advice.tome.contains(&"This takes The Frontier.".to_owned())),
        "{answer:?}"
    );
    let debts = scenario_of_viscounts::scenario(2).objectives(["solvent", "landlords", "abbey"]);
    let sent = debts.game().redeal(Seat(0), &mut Chance::new(5));
    assert_eq!(<Viscounts as Game>::tomes(&sent), Game::tomes(debts.game()));
}
