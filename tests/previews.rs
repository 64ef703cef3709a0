//! What the page says before a choice is what happens after it.
//!
//! `FRANCIA_GAMES` sets how many random games are looked at; 200 where nobody says.

use francia::games::paladins::components::{
    Action, Attribute, FavourId, OrderId, OutsiderId, TownsfolkId, WallId, Worker,
};
use francia::games::paladins::scenario::{Scenario, scenario, solo};
use francia::games::paladins::{Good, Paladins, Question, Thing};
use francia::games::viscounts::Viscounts;
use francia::kernel::{Chance, Change, Column, Game, Preview, Previews, Quiet, Reveals, Seat, Seed, Setup};

/// How many random games of a rule set are looked at.
fn games() -> usize {
    std::env::var("FRANCIA_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(200)
}

/// One decision in so many is looked at choice by choice; of the others only what is chosen.
const ALL_CHOICES: usize = 12;

fn total<T: Copy + PartialEq>(changes: &[Change<T>], like: Change<T>) -> i32 {
    let same = changes.iter().filter(|one| one.column == like.column && one.thing == like.thing);
    same.map(|change| change.by).sum()
}

/// Every change of the one is one of the other, and no greater there.
fn within<T: Copy + PartialEq>(one: &[Change<T>], other: &[Change<T>]) -> bool {
    one.iter().all(|change| {
        let (less, more) = (total(one, *change), total(other, *change));
        less == 0 || (less.signum() == more.signum() && less.abs() <= more.abs())
    })
}

/// What a choice changed, the events that were told before anything was shown, and the state after it.
type Happened<G> = (Vec<Change<<G as Previews>::Thing>>, Vec<<G as Game>::Event>, G);

/// Plays a choice on and returns what it changed up to the next decision with more than one answer or the next phase of the
/// turn, or, where something is shown, to the end of the phase with answers by chance; the events that were told before anything was shown; and the state.
fn really<G: Previews>(state: &G, choice: G::Choice, chance: &mut Chance) -> Happened<G> {
    let seat = state.decision().expect("a decision").seat;
    let (mut after, mut events, mut list) = (state.clone(), Vec::new(), Vec::new());
    after.apply(choice, &mut events).expect("a listed choice");
    while after.decision().is_some_and(|next| next.seat == seat && !G::begins_turn(next.question)) {
        if events.iter().any(G::goes_beyond) || after.phase_of_turn() != state.phase_of_turn() {
            break;
        }
        after.choices(&mut list);
        let answer = if events.iter().any(Reveals::reveals) {
            Some(list[chance.below(list.len() as u32) as usize])
        } else {
            after.goes_on(&list)
        };
        let Some(answer) = answer else { break };
        after.apply(answer, &mut events).expect("a listed choice");
    }
    let before = events.iter().take_while(|event| !event.reveals() && !G::goes_beyond(event)).copied().collect();
    let told = events.iter().take_while(|event| !G::goes_beyond(event));
    let changes = told.filter_map(|event| G::change(event, seat)).collect();
    (changes, before, after)
}

/// The preview of a choice against what happens: the same where nothing is shown; else no less than what happens before
/// something is shown, and no more than what happens in the end.
fn compare<G: Previews>(state: &G, choice: G::Choice, chance: &mut Chance) -> bool {
    let seat = state.decision().expect("a decision").seat;
    let preview = Preview::of(state, choice).unwrap_or_else(|| panic!("{choice} has no preview"));
    let (happened, before, after) = really(state, choice, chance);
    let facts: Vec<Change<G::Thing>> = state.facts(&after, seat).into_iter().map(Change::then).collect();
    let happened = [happened, facts].concat();
    assert_eq!(preview.events, before, "{choice}");
    if preview.bars_undo {
        let known: Vec<_> = before.iter().filter_map(|event| G::change(event, seat)).collect();
        assert!(within(&known, &preview.changes), "{choice}: {known:?} is known, not {:?}", preview.changes);
        assert!(within(&preview.changes, &happened), "{choice}: {:?} is promised, {happened:?} comes", preview.changes);
        assert!(preview.after.is_none() && preview.next.is_none(), "{choice} tells what is hidden");
    } else {
        assert!(within(&preview.changes, &happened) && within(&happened, &preview.changes), "{choice}: {happened:?}");
        assert_eq!(preview.after.as_ref(), Some(&after), "{choice}");
    }
    preview.shows
}

fn what_is_shown_before_a_choice_is_what_happens<G: Previews>(mut also: impl FnMut(&G, G::Choice)) {
    let mut tables: Vec<Vec<&str>> = G::SEATS.map(|seats| vec!["human"; seats]).collect();
    tables.extend(G::OFFICIALS.iter().map(|official| vec!["human", official.word]));
    let (mut compared, mut shown) = (0, 0);
    let mut list = Vec::new();
    for number in 0..games() {
        let setup = Setup::of(&tables[number % tables.len()]);
        let mut game = G::deal(&setup, Seed::from(number as u64).chance(), &mut Quiet).expect("a set-up");
        let mut chance = Chance::new(number as u64);
        for step in 0.. {
            if game.decision().is_none() {
                break;
            }
            game.choices(&mut list);
            let chosen = list[chance.below(list.len() as u32) as usize];
            let looked_at = if step % ALL_CHOICES == 0 { &list[..] } else { &[chosen] };
            for choice in looked_at {
                compared += 1;
                shown += usize::from(compare(&game, *choice, &mut chance));
                also(&game, *choice);
            }
            game.apply(chosen, &mut Quiet).expect("a listed choice");
        }
    }
    println!("{}: {compared} choices compared, {shown} of them show something", G::NAME);
    assert!(compared > 100 * games() && shown > games(), "too little was compared");
}

/// The sum of a thing over all columns.
fn sum(preview: &Preview<Paladins>, thing: Thing) -> i32 {
    preview.changes.iter().filter(|change| change.thing == thing).map(|change| change.by).sum()
}

/// What a player holds, as it is counted without any event.
fn held(game: &Paladins, seat: Seat) -> Vec<(Thing, i32)> {
    let player = game.player(seat);
    let number = |count: usize| i32::try_from(count).unwrap();
    let mut held = vec![
        (Thing::Good(Good::Silver), i32::from(player.silver)),
        (Thing::Good(Good::Provisions), i32::from(player.provisions)),
        (Thing::Townsfolk, number(player.crew.len())),
        (Thing::Wall, number(player.walls.len())),
        (Thing::Attacked, number(player.attacked.len())),
        (Thing::Converted, number(player.converted.len())),
        (Thing::Suspicion, number(player.suspicion.len())),
        (Thing::PaidDebt, i32::from(player.paid)),
        (Thing::Workshop, i32::from(player.developed())),
        (Thing::Jar, i32::from(player.done(Action::Absolve))),
        (Thing::Monk, i32::from(player.done(Action::Commission))),
        (Thing::Outpost, i32::from(player.done(Action::Garrison))),
    ];
    held.extend(Attribute::ALL.map(|attribute| (Thing::Level(attribute), i32::from(player.track(attribute)))));
    held
}

/// Every number on the own board grows and falls by what the preview says, whatever tells it.
#[test]
fn in_paladins_what_is_shown_before_a_choice_is_what_happens() {
    what_is_shown_before_a_choice_is_what_happens::<Paladins>(|game, choice| {
        let seat = game.decision().expect("a decision").seat;
        let preview = Preview::of(game, choice).expect("a listed choice");
        let Some(after) = &preview.after else { return };
        for ((thing, before), (_, after)) in held(game, seat).into_iter().zip(held(after, seat)) {
            assert_eq!(sum(&preview, thing), after - before, "{choice}: {thing:?}");
        }
    });
}

#[test]
fn in_viscounts_what_is_shown_before_a_choice_is_what_happens() {
    what_is_shown_before_a_choice_is_what_happens::<Viscounts>(|_, _| ());
}

/// What the Workers proposed for these words would lead to.
fn preview(table: &Scenario, words: &str) -> Preview<Paladins> {
    let (before, last) = words.rsplit_once(' ').expect("words and Workers");
    Preview::of(table.clone().play(before).game(), last.parse().expect("a choice")).expect("a legal choice")
}

fn column(preview: &Preview<Paladins>, column: Column) -> Vec<(Thing, i32)> {
    preview.column(column).map(|change| (change.thing, change.by)).collect()
}

/// A table at which the fifth Wall completes the King's Order for 4 points.
fn fifth_wall() -> Scenario {
    scenario(2).orders(&[OrderId(1)]).walls(4).influence(8).provisions(5).workers("LSM")
}

/// Fortify: a Wall and its Strength are certain, and so is the Order; which Wall is not, whichever lies on top.
#[test]
fn fortify_says_its_price_the_wall_its_strength_and_the_order_and_not_which_wall() {
    for wall in WallId::all() {
        let table = fifth_wall();
        if table.you().walls.contains(&wall) {
            continue;
        }
        let preview = preview(&table.wall_on_top(wall), "fortify pay:LSM");
        assert_eq!(column(&preview, Column::Costs), [(Thing::Good(Good::Provisions), -2)], "{wall:?}");
        let brings = column(&preview, Column::Brings);
        assert_eq!(brings, [(Thing::Wall, 1), (Thing::Level(Attribute::Strength), 1)], "{wall:?}");
        assert_eq!(column(&preview, Column::Then), [(Thing::Order(OrderId(1)), 1)], "{wall:?}");
        assert!(preview.shows && preview.bars_undo);
    }
}

/// What works after the hidden Wall is certain, too: the Gatekeeper's Tax.
#[test]
fn what_a_crew_adds_after_a_hidden_card_is_shown() {
    let table = fifth_wall().crew(TownsfolkId(19)).wall_on_top(WallId(6)).debts(1, 0);
    let brings = column(&preview(&table, "fortify pay:LSM"), Column::Brings);
    assert!(brings.contains(&(Thing::Good(Good::Silver), 1)), "{brings:?}");
}

/// Attack: the price stands beside what comes back, also where the two are the same.
#[test]
fn attack_says_its_price_and_the_silver_that_comes_back() {
    let table = scenario(2).strength(3).silver(3).workers("LSF").outsider(3, OutsiderId(24));
    let preview = preview(&table, "attack outsider:3 pay:LSF");
    assert_eq!(column(&preview, Column::Costs), [(Thing::Good(Good::Silver), -2)]);
    let brings = column(&preview, Column::Brings);
    assert!(brings.contains(&(Thing::Good(Good::Silver), 2)), "{brings:?}");
    assert!(brings.contains(&(Thing::Attacked, 1)) && !preview.bars_undo, "{brings:?}");
}

/// Suspicion: the card is certain, and a burden; the Tax on it is not known.
#[test]
fn a_criminal_says_its_suspicion_and_not_the_tax_on_the_card() {
    for tax in [0, 2] {
        let preview = preview(&scenario(2).workers("L").suspicion_on_top(&[tax]), "conspire pay:L");
        assert_eq!(column(&preview, Column::Costs), [(Thing::Suspicion, 1)]);
        assert_eq!(column(&preview, Column::Brings), [(Thing::Good(Good::Worker(Worker::Criminal)), 1)]);
        assert!(preview.shows);
    }
}

/// The last coin of the Tax supply: the Inquisition is told before it is brought about.
#[test]
fn the_last_tax_says_that_an_inquisition_follows() {
    let table = scenario(2).tax(2).strength(7).workers("LSF").outsider(0, OutsiderId(24));
    let then = column(&preview(&table, "attack outsider:0 pay:LSF"), Column::Then);
    assert_eq!(then, [(Thing::Inquisition, 1)]);
}

/// Solo: the opponent's next Scheme card is no card of the choice, though nothing can be undone after it.
#[test]
fn an_official_opponents_turn_is_no_part_of_a_preview() {
    let preview = preview(&solo("solo-easy").rival(5, 0).workers("LM"), "trade pay:LM");
    assert!(preview.bars_undo && !preview.shows);
    assert!(column(&preview, Column::Brings).contains(&(Thing::Good(Good::Silver), 3)));
}

/// A reward that asks: the preview ends with the question.
#[test]
fn a_preview_ends_where_something_is_to_be_decided() {
    let table = scenario(2).round(7).favour(4, FavourId(3)).workers("X");
    let preview = preview(&table, "favour:4 pay:X");
    assert_eq!((preview.next, preview.changes), (Some(Question::RaiseAny), Vec::new()));
}
