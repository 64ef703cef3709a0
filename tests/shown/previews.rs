//! Previews of choices match the results.
//!
//! `FRANCIA_GAMES` sets the number of random games; by default 200.

use kernel::{Chance, Change, Column, CostOfWaiting, Game, NullSink, Preview, Previews, Reveals, Seat, Seed, Setup};

/// Number of random games of a rule set.
fn games() -> usize {
    std::env::var("FRANCIA_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(200)
}

/// One decision in this many is checked choice by choice; of the others only the chosen one.
const ALL_CHOICES: usize = 12;

fn total<T: Copy + PartialEq>(changes: &[Change<T>], like: Change<T>) -> i32 {
    let same = changes.iter().filter(|one| one.column == like.column && one.thing == like.thing);
    same.map(|change| change.by).sum()
}

/// True if every change of the one is a change of the other, and no greater there.
fn within<T: Copy + PartialEq>(one: &[Change<T>], other: &[Change<T>]) -> bool {
    one.iter().all(|change| {
        let (less, more) = (total(one, *change), total(other, *change));
        less == 0 || (less.signum() == more.signum() && less.abs() <= more.abs())
    })
}

/// Changes of a choice, the events before anything was revealed, the state after it, and true if another turn has begun
/// there.
type Happened<G> = (Vec<Change<<G as Previews>::Thing>>, Vec<<G as Game>::Event>, G, bool);

/// Plays a choice on: up to the next decision with more than one answer or the next phase of the turn, or, if something
/// is revealed, to the end of the phase with random answers.
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
    let reported = events.iter().take_while(|event| !G::goes_beyond(event));
    let changes = reported.filter_map(|event| G::change(event, seat)).collect();
    let beyond = events.iter().any(G::goes_beyond);
    (changes, before, after, beyond)
}

/// Compares the preview of a choice with its result. They are equal if nothing is revealed. Otherwise the preview has
/// at least the changes before the first reveal, and at most those at the end.
fn compare<G: Previews>(state: &G, choice: G::Choice, chance: &mut Chance) -> bool {
    let seat = state.decision().expect("a decision").seat;
    let preview = Preview::of(state, choice).unwrap_or_else(|| panic!("{choice} has no preview"));
    let (happened, before, after, beyond) = really(state, choice, chance);
    assert!(before.starts_with(&preview.events), "{choice}: {before:?} comes, not {:?}", preview.events);
    let (turned, changed): (Vec<_>, Vec<_>) =
        preview.changes.iter().copied().partition(|change| change.levels.is_some());
    let (_, own): (Vec<_>, Vec<_>) = changed.into_iter().partition(|change| change.seat.is_some());
    // The next turn may change the facts of the table once more.
    if !beyond && preview.after.is_some() {
        let facts = state.facts(seat).into_iter().zip(after.facts(seat)).filter(|(old, new)| old.level != new.level);
        let facts: Vec<_> = facts.map(|(old, new)| (new.thing, Some((old.level, new.level)))).collect();
        assert_eq!(turned.iter().map(|change| (change.thing, change.levels)).collect::<Vec<_>>(), facts, "{choice}");
    }
    if preview.shows() {
        let known: Vec<_> = before.iter().filter_map(|event| G::change(event, seat)).collect();
        assert!(within(&known, &preview.changes), "{choice}: {known:?} is known, not {:?}", preview.changes);
        assert!(within(&own, &happened), "{choice}: {own:?} is promised, {happened:?} comes");
        assert!(preview.after.is_none() && preview.next.is_none(), "{choice} tells what is hidden");
    } else {
        assert!(within(&own, &happened) && within(&happened, &own), "{choice}: {own:?}, {happened:?}");
        assert!(beyond || preview.after.as_ref().is_some_and(|reported| reported.facts(seat) == after.facts(seat)));
    }
    preview.shows()
}

fn what_is_shown_before_a_choice_is_what_happens<G: Previews>() {
    let mut tables: Vec<Vec<&str>> = G::SEATS.map(|seats| vec!["human"; seats]).collect();
    tables.extend(G::OFFICIALS.iter().map(|official| vec!["human", *official]));
    let (mut compared, mut shown) = (0, 0);
    let mut list = Vec::new();
    for number in 0..games() {
        let setup = Setup::of(&tables[number % tables.len()]);
        let mut game = G::deal(&setup, Seed::from(number as u64).chance(), &mut NullSink).expect("a set-up");
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
            }
            game.apply(chosen, &mut NullSink).expect("a listed choice");
        }
    }
    println!("{}: {compared} choices compared, {shown} of them show something", G::NAME);
    assert!(compared > 100 * games() && shown > games(), "too little was compared");
}

/// Plays on at random to the next turn of a seat; `None` if the game ends before.
fn to_next_turn<G: Previews>(mut game: G, seat: Seat, chance: &mut Chance) -> Option<G> {
    let mut list = Vec::new();
    while game.decision().is_some_and(|asked| asked.seat != seat || !G::begins_turn(asked.question)) {
        game.choices(&mut list);
        game.apply(list[chance.below(list.len() as u32) as usize], &mut NullSink).expect("a listed choice");
    }
    game.decision().map(|_| game)
}

/// The predicted cost of waiting is lost, and choices predicted to be gone are hardly ever possible, in games other
/// than those of the prediction.
fn what_becomes_of_a_choice_that_is_put_off_is_what_comes<G: Previews>() {
    let (mut looked_at, mut gone, mut back, mut worse, mut better) = (0, 0, 0, 0, 0);
    let mut list = Vec::new();
    for number in 0..games() / 4 {
        let setup = Setup::of(&["human"; 2]);
        let mut game = G::deal(&setup, Seed::from(number as u64).chance(), &mut NullSink).expect("a set-up");
        let mut chance = Chance::new(number as u64);
        while let Some(asked) = game.decision() {
            game.choices(&mut list);
            let mut one_of = || list[chance.below(list.len() as u32) as usize];
            let (choice, first) = (one_of(), one_of());
            if G::begins_turn(asked.question) && choice != first {
                looked_at += 1;
                let mut other = game.redeal(asked.seat, &mut chance);
                other.apply(first, &mut NullSink).expect("a listed choice");
                let later = to_next_turn(other, asked.seat, &mut chance).and_then(|other| Preview::of(&other, choice));
                match CostOfWaiting::of(&game, choice, first) {
                    Some(CostOfWaiting::Gone) => {
                        gone += 1;
                        back += usize::from(later.is_some());
                    }
                    Some(CostOfWaiting::Worse(changes)) => {
                        worse += 1;
                        let now = Preview::of(&game, choice).expect("a legal choice");
                        let is_less = |change: &Change<G::Thing>, later: &Preview<G>| {
                            let (was, will_be) = (total(&now.changes, *change), total(&later.changes, *change));
                            if change.column == Column::Costs {
                                will_be.abs() > was.abs()
                            } else {
                                will_be.abs() < was.abs()
                            }
                        };
                        let is_lost = |later: &Preview<G>| changes.iter().all(|change| is_less(change, later));
                        better += usize::from(later.as_ref().is_some_and(|later| !is_lost(later)));
                    }
                    None => {}
                }
            }
            let chosen = list[chance.below(list.len() as u32) as usize];
            game.apply(chosen, &mut NullSink).expect("a listed choice");
        }
    }
    println!("{}: of {looked_at} {gone} gone, {back} of them not; {worse} worse, {better} of them not", G::NAME);
    assert!(looked_at > games(), "too little was put off");
    assert!(back * 5 <= gone && better * 5 <= worse, "what is said does not come");
}

trilogy::each_game! { ($($game:ident: $Game:ident;)*) => { $(mod $game {
    tests_of! { trilogy::$game::$Game; what_is_shown_before_a_choice_is_what_happens, what_becomes_of_a_choice_that_is_put_off_is_what_comes }
})* } }
