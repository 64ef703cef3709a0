//! Drags: each makes a legal choice, the same as a tap; all natural kinds of them exist.

use crate::golden::HasGolden;
use architects::Architects;
use architects::scenario::ScenarioExt as _;
use kernel::{Lang, Record, Seat, Table};
use paladins::Paladins;
use paladins::scenario::ScenarioExt as _;
use std::collections::BTreeSet;
use ui::{Drag, Scene, TableData, Tap, Viewer};
use viscounts::Viscounts;
use viscounts::scenario::ScenarioExt as _;

fn seen<G: TableData>(table: &Table<G>, seat: Seat, asked: bool) -> Scene<G> {
    proposing(table, seat, asked, None)
}

fn proposing<G: TableData>(table: &Table<G>, seat: Seat, asked: bool, proposal: Option<&str>) -> Scene<G> {
    let names = ["Odo", "Ida", "Ava", "Uta", "Eva"].map(str::to_owned).to_vec().into();
    Scene::of(table, Viewer { seat, asked, proposal: proposal.map(str::to_owned), names, lang: Lang::En })
}

/// The choice that a drag makes at last, after a check that it is legal on the way.
fn made<G: TableData>(table: &Table<G>, drag: &Drag) -> G::Choice {
    let parsed = |key: &String| key.parse::<G::Choice>().unwrap_or_else(|_| panic!("{key} is no choice"));
    match &drag.tap {
        Tap::Choose(place) => table.choices()[*place],
        Tap::Pick(place) => {
            let choice = table.choices()[*place];
            assert!(table.state().looks(choice), "{choice} is made at once by a tap");
            choice
        }
        Tap::Ahead(first, then) => {
            let (first, then) = (parsed(first), parsed(then));
            // A person takes steps back where the first one is no longer legal.
            let positions = (0..table.past().len()).rev().map(|step| table.until(step));
            let mut table = positions.into_iter().find(|table| table.choices().contains(&first)).expect("it was legal");
            table.choose(first).expect("a legal choice");
            assert!(table.choices().contains(&then), "{then} does not follow {first}");
            then
        }
        tap => panic!("{tap:?} is no drop"),
    }
}

/// Kinds of choices, by the first word of their keys, that are made by hand in the golden games. Every drag of every
/// position is checked on the way.
fn dragged<G: HasGolden + TableData>() -> BTreeSet<String> {
    let mut kinds = BTreeSet::new();
    for golden in G::GOLDEN {
        let whole = Table::<G>::read(golden.record).expect("a golden record is a good one");
        for step in 0..whole.past().len() {
            let table = whole.until(step);
            let Some(decision) = table.decision() else { continue };
            let seat = table.answers(decision);
            let drags = G::drags(&seen(&table, seat, true));
            for drag in &drags {
                let motion = &drag.motion;
                assert!(!motion.from.is_empty() && !motion.to.is_empty() && motion.from != motion.to, "{drag:?}");
                assert!(!drag.label.is_empty(), "{drag:?}");
                let choice = made(&table, drag);
                let same = |other: &&Drag| (&other.motion.from, &other.motion.to) == (&motion.from, &motion.to);
                // The page tells several apart by the choice of the touched part.
                assert!(
                    drags.iter().filter(same).all(|other| other.tap == drag.tap || other.place().is_some()),
                    "{}, step {step}: {drag:?} has ends of another one",
                    golden.name
                );
                kinds.insert(choice.to_string().split(':').next().unwrap_or_default().to_owned());
            }
            assert_eq!(G::drags(&seen(&table, seat, false)), [], "nothing moves on the turn of another");
        }
    }
    kinds
}

fn words(list: &str) -> BTreeSet<String> {
    list.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn every_drag_of_the_golden_games_of_architects_is_a_legal_choice() {
    let kinds = "advance capture construct discard donate guard guard-for hire keep place recall recall-held";
    assert_eq!(dragged::<Architects>(), words(kinds));
}

#[test]
fn every_drag_of_the_golden_games_of_paladins_is_a_legal_choice() {
    let kinds = "absolve attack clear commission convert crew develop garrison jar outsider pay play pray quest recruit \
        space take tavern top workshop";
    assert_eq!(dragged::<Paladins>(), words(kinds));
}

#[test]
fn every_drag_of_the_golden_games_of_viscounts_is_a_legal_choice() {
    let kinds = "build discard hire manuscript move order pair place-workers play section shift spot transcribe";
    assert_eq!(dragged::<Viscounts>(), words(kinds));
}

/// A position as seat 0 sees it after some choices.
fn played<G: TableData>(record: &Record, plays: &str) -> Table<G> {
    let mut table: Table<G> = Table::read(&record.write()).expect("a position of its own");
    for key in plays.split_whitespace() {
        table.choose(key.parse().unwrap_or_else(|_| panic!("{key} is no choice"))).expect("a legal choice");
    }
    table
}

/// The choices of the drags between two things, in order.
fn between<G: TableData>(table: &Table<G>, from: &str, to: &str) -> Vec<String> {
    between_while(None, table, from, to)
}

/// The same while a choice is proposed.
fn between_while<G: TableData>(proposal: Option<&str>, table: &Table<G>, from: &str, to: &str) -> Vec<String> {
    let drags = G::drags(&proposing(table, Seat(0), true, proposal));
    let here = drags.iter().filter(|drag| drag.motion.from == from && drag.motion.to == to);
    here.map(|drag| made(table, drag).to_string()).collect()
}

/// Architects: a Worker goes to every legal place and to no other.
#[test]
fn a_worker_is_dropped_where_it_may_be_placed() {
    let table: Table<Architects> = played(&architects::scenario::scenario(2).silver(0).start().record(), "");
    assert_eq!(between(&table, "workers", "place:quarry"), ["place:quarry"]);
    assert_eq!(between(&table, "workers", "place:market-left"), [""; 0], "nobody can pay there");
}

/// Paladins: the dragged Worker is among those that pay, also in exchange for a proposed one.
#[test]
fn the_worker_that_is_dragged_pays() {
    let position = paladins::scenario::scenario(2).workers("LLSF");
    let table: Table<Paladins> = played(&position.start().record(), "");
    let with = |worker: &str| between(&table, &format!("worker:{worker}"), "action:hunt");
    for worker in ["L", "S", "F"] {
        let made = with(worker);
        assert!(made.iter().all(|pay| pay.strip_prefix("pay:").is_some_and(|band| band.contains(worker))), "{made:?}");
    }
    assert!(!with("S").is_empty(), "a Scout hunts");
    assert_eq!(with("M"), [""; 0], "there is no Merchant");
}

/// Viscounts: the Viscount goes to the spaces of the legal moves, by himself or by the space below him.
#[test]
fn the_viscount_is_dropped_on_the_spaces_of_his_moves() {
    let position = viscounts::scenario::scenario(2);
    let table: Table<Viscounts> = played(&position.start().record(), "");
    let drags = Viscounts::drags(&seen(&table, Seat(0), true));
    let moves = table.choices().iter().filter(|choice| choice.to_string().starts_with("move:")).count();
    let by_hand = drags.iter().filter(|drag| drag.motion.from == "viscount:0").count();
    assert_eq!(by_hand, moves);
}

/// Paladins: three Workers are kept. One that is given back changes places with a kept one, whichever is dragged.
#[test]
fn a_worker_that_is_dropped_on_another_is_kept_instead() {
    let table: Table<Paladins> = played(&paladins::scenario::scenario(2).workers("LLSX").play("pass").record(), "");
    let swap = |from: &str, to: &str| between_while(Some("keep:LSX"), &table, from, to);
    assert_eq!(swap("worker:L", "worker:X"), ["keep:LLS"]);
    assert_eq!(swap("worker:X", "worker:L"), ["keep:LLS"]);
    assert_eq!(swap("worker:S", "worker:X"), [""; 0], "both are kept");
}

/// Viscounts: a Building is dropped on a plot before it is paid for, and the plot is asked for afterwards.
#[test]
fn a_building_is_dropped_on_the_plots_that_it_may_get() {
    let builders = viscounts::scenario::scenario(2).line(["sculptor", "lender", "trader"]).resources(0, 5, 0);
    let position = builders.at("1").acting().record();
    let table: Table<Viscounts> = played(&position, "");
    let asked: Table<Viscounts> = played(&position, "construct build:workshop:2");
    let plots: Vec<String> = asked.choices().iter().map(ToString::to_string).collect();
    let drags = Viscounts::drags(&seen(&table, Seat(0), true));
    let to_plots = drags.iter().filter(|drag| drag.motion.from == "building:workshop:2" && drag.aim.is_some());
    let to_plots: Vec<&Drag> = to_plots.collect();
    assert_eq!(to_plots.iter().filter_map(|drag| drag.aim.clone()).collect::<Vec<_>>(), plots);
    for drag in to_plots {
        assert_eq!(drag.aim.as_ref(), Some(&drag.motion.to), "a plot is called as its choice");
        assert_eq!(made(&table, drag).to_string(), "build:workshop:2");
    }
}

/// Viscounts: while their number is asked for, each Worker that is brought to the Castle is one more.
#[test]
fn workers_are_brought_to_the_castle_one_by_one() {
    let nobles = viscounts::scenario::scenario(2).line(["artist", "lender", "trader"]).resources(0, 0, 5);
    let table: Table<Viscounts> = played(&nobles.at("a").acting().record(), "place-workers");
    let drags = Viscounts::drags(&proposing(&table, Seat(0), true, Some("workers:2")));
    let moved = |drag: &Drag| (drag.motion.from == "workers", made(&table, drag).to_string());
    let both = [(true, "workers:3".to_owned()), (false, "workers:1".to_owned())];
    assert_eq!(drags.iter().map(moved).collect::<Vec<_>>(), both);
}

/// Architects: own Workers come home from the board that holds them, for Silver, or for a Debt without enough of it.
#[test]
fn a_held_worker_comes_home_by_a_ransom() {
    let captured = architects::scenario::scenario(2).at("guardhouse", 1).silver(1).captured(1, 4);
    let position = captured.seat(1).captured(0, 3).seat(0).play("place:guardhouse").record();
    let home = |table: &Table<Architects>| between(table, "seat:1", "workers");
    assert_eq!(home(&played(&position, "")), ["guard:ransom-by-debt"]);
    assert_eq!(home(&played(&position, "guard:imprison")), ["guard:ransom"]);
}
