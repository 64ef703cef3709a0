//! A tap on a card or piece chooses its action at once, and a choice that only begins something needs no preview.

use architects::components::Location;
use architects::scenario::ScenarioExt as _;
use architects::table::{guards, hand, proposal, town, trades, workshop};
use architects::{self, Architects};
use engine::same_turn_state;
use kernel::{Lang, Record, Seat, Table};
use paladins::components::Action;
use paladins::scenario::ScenarioExt as _;
use paladins::table as paladins_model;
use paladins::table::scene::SceneExt as _;
use paladins::{self, Paladins};
use ui::{Scene, TableData, Tap, TileState, Viewer};
use viscounts::{self, Viscounts};

/// A position as seat 0 sees it after some choices.
fn seen<G: TableData>(record: &Record, plays: &str) -> Scene<G> {
    let mut table: Table<G> = Table::read(&record.write()).expect("a position of its own");
    for key in plays.split_whitespace() {
        table.choose(key.parse().unwrap_or_else(|_| panic!("{key} is no choice"))).expect("a legal choice");
    }
    let names = vec!["Odo".to_owned(), "Ida".to_owned()].into();
    Scene::of(&table, Viewer { seat: Seat(0), asked: true, proposal: None, names, lang: Lang::En })
}

fn architects(position: architects::scenario::Scenario, plays: &str) -> Scene<Architects> {
    seen(&position.start().record(), plays)
}

/// A choice continues at once only if the same seat decides next in the same turn and nothing was revealed.
#[test]
fn a_choice_leads_on_within_a_turn_that_can_be_taken_back() {
    let game = architects::scenario::scenario(2).silver(9).goods([2, 2, 2, 0, 0]).start().game().clone();
    let leads = |key: &str| same_turn_state(&game, key.parse().unwrap()).is_some();
    assert!(leads("place:storehouse") && leads("place:workshop"), "they ask what is done there");
    assert!(!leads("place:quarry"), "it ends the turn");
    assert!(!leads("place:guildhall"), "it is not legal");
}

/// Architects: a tap chooses a place that asks more, and previews one that gives at once.
#[test]
fn a_place_that_asks_more_is_chosen_at_once() {
    let scene = architects(architects::scenario::scenario(2).goods([2, 2, 2, 0, 0]), "");
    let tap = |at| town::place(&scene, at).tap;
    assert!(matches!(tap(Location::Storehouse), Tap::Choose(_)));
    assert!(matches!(tap(Location::Quarry), Tap::Look { .. }));
}

/// Architects: before a choice within a place, a tap on another place switches to it, and a tap on the place itself
/// opens no explanation over the question.
#[test]
fn another_place_is_chosen_instead_by_a_tap_on_it() {
    let position = architects::scenario::scenario(2).goods([2, 2, 2, 0, 0]);
    let scene = architects(position, "place:storehouse");
    let tap = |at| town::place(&scene, at).tap;
    assert_eq!(tap(Location::Quarry), Tap::Switch("place:quarry".to_owned()));
    assert!(matches!(tap(Location::Storehouse), Tap::Explain(_)));
    // A completed trade cannot be switched away.
    let later = architects(
        architects::scenario::scenario(2).goods([5, 5, 5, 0, 0]).at("storehouse", 1),
        "place:storehouse trade:virtue",
    );
    assert!(!matches!(town::place(&later, Location::Quarry).tap, Tap::Switch(_)));
}

/// Architects: before a Worker is placed, a tap on an Apprentice within reach chooses the Workshop and previews the
/// hire. A tap on a plan that is ready chooses the Guildhall with it.
#[test]
fn an_apprentice_and_a_plan_are_taken_in_hand_at_the_start_of_a_turn() {
    let position = || {
        architects::scenario::scenario(2)
            .silver(9)
            .hired(&["stonecutter-29"])
            .hand(&["stone-market", "smithy"])
            .goods([9, 9, 9, 9, 9])
            .virtue(6)
    };
    let scene = architects(position(), "");
    let bench = workshop::workshop(&scene).bench;
    let first = bench.iter().flatten().next().expect("an Apprentice");
    assert_eq!(first.tap, Tap::Ahead("place:workshop".to_owned(), "hire:a1".to_owned()));
    assert_eq!(first.standing, TileState::Quiet);
    let hand = hand::hand(&scene);
    let market = hand.plans.iter().find(|plan| plan.name == "Stone Market").expect("in hand");
    assert_eq!(market.tap, Tap::Ahead("place:guildhall".to_owned(), "construct:stone-market".to_owned()));
    // Once a place is chosen, such taps have no effect any more.
    let later = architects(position(), "place:storehouse");
    let bench = workshop::workshop(&later).bench;
    assert!(bench.iter().flatten().all(|man| matches!(man.tap, Tap::Explain(_))));
}

/// Architects: a trade is paid as proposed, and the payment can be changed after it (ruling R2).
#[test]
fn a_trade_is_paid_with_its_tap_and_otherwise_after_it() {
    // Given Clay, Wood and Stone for the trade for Marble, and two trades.
    let position = architects::scenario::scenario(2).goods([5, 5, 5, 0, 0]).at("storehouse", 1).start();
    let record = position.record();
    let asked: Scene<Architects> = seen(&record, "place:storehouse trade:marble");
    // When the trade is made, then the page answers its payment.
    let answer = proposal::answered(&asked.state, &asked.choices).expect("it is paid for at once");
    let after: Scene<Architects> = seen(&record, &format!("place:storehouse trade:marble {answer}"));
    let rows = trades::trades(&after).expect("another trade is asked for").rows;
    let marble = rows.iter().find(|row| row.gains.icon == "marble").expect("the printed trade");
    assert_eq!((marble.made, marble.last), (1, true));
    // And every other payment is offered after it.
    assert_eq!(marble.payments.len(), asked.choices.len());
    assert_eq!(marble.payments.iter().filter(|paid| paid.chosen).count(), 1);
    assert!(marble.payments.iter().all(|paid| matches!(paid.tap, Tap::Switch(_))));
    // The last trade ends the turn: its payment waits for Confirm.
    let last: Scene<Architects> = seen(&record, &format!("place:storehouse trade:marble {answer} trade:marble"));
    assert_eq!(proposal::answered(&last.state, &last.choices), None);
    assert!(proposal::proposed(&last.state, &last.choices).is_some());
}

/// Architects: one tile per action of the Guardhouse, Ransom with both prices. Each is previewed first; an impossible
/// one has its reason (ruling R32).
#[test]
fn the_guardhouse_has_a_tile_an_action_with_what_it_brings() {
    let position =
        || architects::scenario::scenario(2).silver(3).captured(1, 3).in_prison(2).at("guardhouse", 1).debts(1, 0);
    let guardhouse = guards::guardhouse(&architects(position(), "place:guardhouse")).expect("an action is asked for");
    assert_eq!((guardhouse.left, guardhouse.taken.len(), guardhouse.tiles.len()), (2, 0, 4));
    let [imprison, release, ransom, pay] = &guardhouse.tiles[..] else { panic!("four tiles") };
    assert!(matches!(imprison.prices[0].tap, Tap::Look { .. }), "{:?}", imprison.prices[0].tap);
    assert!(imprison.prices[0].amounts.iter().any(|amount| amount.icon == "silver" && amount.number == 3));
    assert_eq!(imprison.groups, [(Seat(1), 3)]);
    assert_eq!(release.groups, [(Seat(0), 2)]);
    assert_eq!(ransom.prices.len(), 2);
    assert!(ransom.prices.iter().all(|price| matches!(price.tap, Tap::Why(_))), "nobody holds any of ours");
    assert_eq!(pay.prices[0].standing, TileState::Locked, "too little Silver");
    // The later action counts the gains of the earlier one.
    let then = guards::guardhouse(&architects(position(), "place:guardhouse guard:imprison"));
    let then = then.expect("a second one is asked for");
    assert_eq!((then.left, then.taken.len()), (1, 1));
    let prices = |guardhouse: &guards::Guardhouse| {
        guardhouse.tiles.iter().map(|tile| tile.prices[0].tap.clone()).collect::<Vec<_>>()
    };
    assert!(
        matches!(prices(&then)[3], Tap::Look { .. }),
        "the Debt can be paid now, and that ends the turn: {:?}",
        prices(&then)
    );
}

/// Paladins: a tap on a Townsfolk chooses Recruit with it. It is paid for in Silver if possible, and a Debt can be
/// taken instead while the Worker is proposed.
#[test]
fn a_townsfolk_is_recruited_by_a_tap_on_its_card() {
    let position = paladins::scenario::scenario(2).workers("LLF").silver(9).start();
    let record = position.record();
    let scene: Scene<Paladins> = seen(&record, "");
    let slot = paladins_model::town::slot(&scene, 0);
    assert!(slot.ahead && !slot.aimed);
    assert_eq!(slot.crew, Some(Tap::Ahead("recruit".to_owned(), "crew:0".to_owned())));
    assert_eq!(slot.quest, Some(Tap::Ahead("recruit".to_owned(), "quest:0".to_owned())));
    let asked: Scene<Paladins> = seen(&record, "recruit crew:0");
    let answer = paladins_model::proposal::answered(&asked.state, &asked.choices).map(|place| asked.choices[place]);
    assert_eq!(answer.map(|choice| choice.to_string()), Some("silver".to_owned()));
    let paying: Scene<Paladins> = seen(&record, "recruit crew:0 silver");
    let (other, tap) = paladins_model::dock::other_cost(&paying).expect("a Debt instead");
    assert_eq!((other.to_string(), tap), ("debt".to_owned(), Tap::Switch("debt".to_owned())));
    assert_eq!(paying.action(), Some(Action::Recruit));
}

/// Viscounts: at the choice of the action, a tap on a Building that can be constructed chooses it.
#[test]
fn a_building_is_constructed_by_a_tap_on_it() {
    let record = viscounts::examples::example("construct").expect("an example of the rules").record();
    let scene: Scene<Viscounts> = seen(&record, "");
    let rows = viscounts::table::buildings::rows(&scene, Seat(0));
    let first = &rows[0].slots[0];
    assert_eq!(first.tap, Tap::Ahead("construct".to_owned(), "build:workshop:1".to_owned()));
}
