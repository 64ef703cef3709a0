//! Invariants of every game, checked on random games of every kind of table.
//!
//! `FRANCIA_GAMES` sets the number of games per rule set; each test plays its share. `FRANCIA_WITH` selects the kinds
//! of table with a module of this name, such as `coop`, or a seat of this key.

use kernel::{
    Chance, Coop, Decision, Game, NullSink, Record, RecordError, Seat, Seed, Setup, Table, play_out, random_choice,
    received, seat_of_official, sent, state_hash,
};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};

/// More decisions than any game takes.
const BOUND: usize = 9_000;

/// Default number of games: 2,000, and 200 in the slow debug build.
fn usual_number() -> usize {
    let exe = std::env::current_exe().unwrap_or_default();
    if exe.components().any(|part| part.as_os_str() == "debug") { 200 } else { 2_000 }
}

/// A share of the number of games, at least one of each kind of table.
fn share<G: Game>(one_in: usize) -> usize {
    let all = std::env::var("FRANCIA_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or_else(usual_number);
    (all / one_in).max(setups::<G>("random").len())
}

/// Every kind of table: each number of seats and each solo opponent, without modules, with each one, with all, and with
/// those of each co-op scenario, as far as they go together.
fn setups<G: Game>(key: &str) -> Vec<Setup> {
    let mut tables: Vec<Vec<&str>> = G::SEATS.map(|seats| vec![key; seats]).collect();
    tables.extend(G::OFFICIALS.iter().map(|official| vec![key, *official]));
    let plain: Vec<Setup> = tables.iter().map(|seats| Setup::of(seats)).collect();
    let mut parts: Vec<&[&str]> = G::MODULES.chunks(1).collect();
    if G::MODULES.len() > 1 {
        parts.push(G::MODULES);
    }
    parts.extend(Coop::of_game(G::MODULES).map(Coop::keys).filter(|keys| keys.len() > 1));
    let with_parts = parts.iter().flat_map(|parts| {
        let modules: Vec<String> = parts.iter().map(|&part| part.to_owned()).collect();
        plain.iter().map(move |setup| Setup { modules: modules.clone(), ..setup.clone() })
    });
    let possible = with_parts.filter(|setup| G::deal(setup, Chance::new(1), &mut NullSink).is_ok());
    let mut all: Vec<Setup> = plain.iter().cloned().chain(possible).collect();
    if let Ok(key) = std::env::var("FRANCIA_WITH") {
        all.retain(|setup| setup.modules.iter().chain(&setup.seats).any(|of| *of == key));
        assert!(!all.is_empty(), "{} has no kind of table with {key}", G::NAME);
    }
    all
}

/// The set-up and the seed of a game by number, with every kind of table in turn.
fn game_number<G: Game>(number: usize, key: &str) -> (Setup, Seed) {
    // The kinds are computed once, since that takes as long as a game.
    static KNOWN: Mutex<BTreeMap<(&str, String), Vec<Setup>>> = Mutex::new(BTreeMap::new());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let setups = known.entry((G::NAME, key.to_owned())).or_insert_with(|| setups::<G>(key));
    (setups[number % setups.len()].clone(), Seed::from(number as u64))
}

fn deal<G: Game>(number: usize) -> (G, Chance) {
    let (setup, seed) = game_number::<G>(number, "random");
    let game = G::deal(&setup, seed.chance(), &mut NullSink).expect("a set-up of the game's own keys");
    (game, Chance::new(number as u64 + 1))
}

/// Plays games at random; `visit` sees each state, the choice made in it and the state after it.
fn walk<G: Game>(games: usize, mut visit: impl FnMut(usize, &G, G::Choice, &G)) {
    let mut list = Vec::new();
    for number in 0..games {
        let (mut game, mut chance) = deal::<G>(number);
        while let Some(choice) = random_choice(&game, &mut chance, &mut list) {
            let before = game.clone();
            game.apply(choice, &mut NullSink)
                .unwrap_or_else(|why| panic!("game {number}: {choice} is refused: {why:?}"));
            visit(number, &before, choice, &game);
        }
    }
}

/// A table of people after a number of random choices.
fn table<G: Game>(number: usize, choices: usize) -> Table<G> {
    let (setup, seed) = game_number::<G>(number, "human");
    let mut table = Table::<G>::new(setup, seed).expect("a set-up of the game's own keys");
    let mut chance = Chance::new(number as u64 + 1);
    let mut list = Vec::new();
    for _ in 0..choices {
        let Some(choice) = random_choice(table.state(), &mut chance, &mut list) else { break };
        table.choose(choice).expect("a listed choice");
    }
    table
}

fn a_state_is_never_broken_and_a_game_ends<G: Game>() {
    let mut list = Vec::new();
    let mut most = 0;
    for number in 0..share::<G>(1) {
        let (mut game, mut chance) = deal::<G>(number);
        assert_eq!(game.broken(), None, "game {number}, dealt");
        let mut decisions = 0;
        while let Some(Decision { seat, .. }) = game.decision() {
            assert!(seat.index() < game.seats(), "game {number}: seat {} decides", seat.0);
            let choice = random_choice(&game, &mut chance, &mut list)
                .unwrap_or_else(|| panic!("game {number}: a decision without a choice"));
            game.apply(choice, &mut NullSink).unwrap_or_else(|why| panic!("game {number}: {choice}: {why:?}"));
            assert_eq!(game.broken(), None, "game {number}, decision {decisions}: after {choice}");
            decisions += 1;
            assert!(decisions < BOUND, "game {number} does not end");
        }
        most = most.max(decisions);
        game.choices(&mut list);
        assert!(list.is_empty(), "game {number} is over and offers choices");
        assert_eq!(game.progress().0, game.progress().1, "game {number} is over");
    }
    println!("{}: {} games, at most {most} decisions", G::NAME, share::<G>(1));
}

fn progress_never_goes_back<G: Game>() {
    walk::<G>(share::<G>(20), |number, before, choice, after| {
        assert!(before.progress().0 <= after.progress().0, "game {number}: {choice}");
        assert!(after.progress().0 <= after.progress().1, "game {number}: {choice}");
    });
}

/// A listed choice leads to the same state and events with and without the check.
fn every_listed_choice_is_accepted_and_is_listed_once<G: Game>() {
    let mut list = Vec::new();
    let (mut checked, mut made) = (Vec::new(), Vec::new());
    let mut keys = BTreeSet::new();
    walk::<G>(share::<G>(40), |number, before, _, _| {
        before.choices(&mut list);
        keys.clear();
        for &choice in &list {
            let [mut after, mut unchecked] = [before.clone(), before.clone()];
            checked.clear();
            made.clear();
            let accepted = after.apply(choice, &mut checked);
            assert!(accepted.is_ok(), "game {number}: {choice} is listed and refused: {accepted:?}");
            unchecked.make(choice, &mut made);
            assert!(after == unchecked && checked == made, "game {number}: {choice} leads elsewhere unchecked");
            assert!(keys.insert(choice.to_string()), "game {number}: {choice} is listed twice");
            assert_eq!(choice.to_string().parse().ok(), Some(choice), "{choice} does not read as itself");
        }
    });
}

/// Choices of other states, and as many more made by changing their keys.
fn pool<G: Game>() -> Vec<G::Choice> {
    let mut keys = BTreeSet::new();
    let mut list = Vec::new();
    walk::<G>(setups::<G>("random").len(), |_, before, _, _| {
        before.choices(&mut list);
        keys.extend(list.iter().map(ToString::to_string));
    });
    let with_numbers: Vec<String> = keys
        .iter()
        .filter_map(|key| key.rsplit_once(':'))
        .flat_map(|(key, _)| (0..=255).map(move |number| format!("{key}:{number}")))
        .collect();
    keys.extend(with_numbers);
    keys.iter().filter_map(|key| key.parse().ok()).collect()
}

fn a_choice_that_is_not_listed_is_refused_without_a_trace<G: Game>() {
    let pool = pool::<G>();
    assert!(pool.len() > 100);
    let mut chance = Chance::new(9);
    let mut list = Vec::new();
    let mut refused = 0;
    walk::<G>(share::<G>(80), |number, before, _, _| {
        before.choices(&mut list);
        for _ in 0..40 {
            let choice = pool[chance.below(pool.len() as u32) as usize];
            let mut after = before.clone();
            let mut events = Vec::new();
            let accepted = after.apply(choice, &mut events).is_ok();
            assert_eq!(accepted, list.contains(&choice), "game {number}: {choice} of {list:?}");
            if !accepted {
                refused += 1;
                assert!(after == *before && events.is_empty(), "game {number}: {choice} is refused and leaves a trace");
            }
        }
    });
    assert!(refused > 1_000);
}

fn a_state_reads_back_as_itself<G: Game>() {
    walk::<G>(share::<G>(200), |number, _, choice, after| {
        let json = serde_json::to_value(after).unwrap();
        let again: G = serde_json::from_value(json).unwrap_or_else(|error| panic!("game {number}: {choice}: {error}"));
        assert!(again == *after, "game {number}: another state is read back after {choice}");
        assert_eq!(state_hash(&again), state_hash(after), "game {number}: after {choice}");
        let bytes = sent(after);
        let arrived: G = received(&bytes).unwrap_or_else(|error| panic!("game {number}: {choice}: {error}"));
        assert!(arrived == *after, "game {number}: another state arrives after {choice}");
        let cut = received::<G>(&bytes[..bytes.len() - 1]);
        assert!(cut.is_err(), "game {number}: after {choice} a part of it is taken for the whole");
    });
}

fn a_record_replays_to_the_same_state<G: Game>() {
    for number in 0..share::<G>(40) {
        let played = table::<G>(number, if number % 3 == 0 { BOUND } else { 20 + number * 7 % 200 });
        let text = played.record().write();
        let again = Table::<G>::read(&text).unwrap_or_else(|error| panic!("game {number}: {error}"));
        assert_eq!(state_hash(again.state()), state_hash(played.state()), "game {number}");
        assert_eq!(again.record(), played.record(), "game {number}");
        assert_eq!(again.past().len(), played.past().len(), "game {number}");
        let seats =
            played.past().iter().zip(again.past()).all(|(one, two)| one.seat == two.seat && one.events == two.events);
        assert!(seats, "game {number}: the events differ");
    }
}

fn a_seed_deals_one_game_and_another_seed_another<G: Game>() {
    let mut hashes = BTreeSet::new();
    let setup = Setup::of(&vec!["random"; *G::SEATS.start()]);
    for seed in 0..50 {
        let deal = || G::deal(&setup, Seed::from(seed).chance(), &mut NullSink).expect("the smallest table");
        assert_eq!(state_hash(&deal()), state_hash(&deal()));
        hashes.insert(state_hash(&deal()));
    }
    assert_eq!(hashes.len(), 50);
}

fn undo_and_redo_change_nothing<G: Game>() {
    for number in 0..share::<G>(100) {
        let mut played = table::<G>(number, 40 + number % 150);
        let present = played.state().clone();
        let record = played.record();
        let mut passed = Vec::new();
        while passed.len() < 30 && played.cannot_undo().is_none() {
            passed.push(played.state().clone());
            let length = played.past().len();
            played.undo().unwrap();
            assert_eq!(played.past().len(), length - 1);
        }
        assert!(!played.practice());
        while let Some(state) = passed.pop() {
            assert!(played.redo());
            assert!(*played.state() == state, "game {number}: redo leads elsewhere");
        }
        assert!(!played.redo() && *played.state() == present && played.record() == record, "game {number}");
        // Practice can go all the way back, and forward again.
        let all = played.past().len() - 1;
        for _ in 0..all {
            played.undo_in_practice().unwrap();
        }
        assert!(played.undo_in_practice().is_err() && played.undone() == all);
        while played.redo() {}
        assert!(*played.state() == present, "game {number}");
    }
}

fn undo_never_takes_back_what_was_shown<G: Game>() {
    use kernel::Reveals;
    for number in 0..share::<G>(100) {
        let mut played = table::<G>(number, BOUND);
        while played.past().len() > 1 {
            let shown = played.past().last().unwrap().events.iter().any(Reveals::reveals);
            assert_eq!(played.undo().is_err(), shown, "game {number}, choice {}", played.past().len());
            if shown {
                played.undo_in_practice().unwrap();
                assert!(played.practice());
            }
        }
    }
}

/// Choices that can be undone without a trace must not use chance or hidden cards: the deciding seat's knowledge is
/// unchanged.
fn a_choice_that_shows_nothing_draws_on_no_chance<G: Game>() {
    use kernel::Reveals;
    walk::<G>(share::<G>(100), |number, before, choice, after| {
        let mut events = Vec::new();
        before.clone().apply(choice, &mut events).unwrap();
        if !events.iter().any(Reveals::reveals) && after.decision().is_some() {
            let chance = |game: &G| serde_json::to_value(game).unwrap()["chance"].clone();
            assert_eq!(chance(before), chance(after), "game {number}: {choice} drew on chance and said nothing");
        }
    });
}

fn what_a_seat_cannot_see_can_be_dealt_anew<G: Game>() {
    let mut chance = Chance::new(4);
    let mut different = 0;
    let (mut own, mut other) = (Vec::new(), Vec::new());
    walk::<G>(share::<G>(100), |number, _, choice, after| {
        let seat = Seat(chance.below(after.seats() as u32) as u8);
        let mut before = chance.clone();
        let dealt = after.redeal(seat, &mut chance);
        assert_eq!(dealt.view(seat), after.view(seat), "game {number}: after {choice}");
        assert_eq!(dealt.broken(), None, "game {number}: dealt anew after {choice}");
        assert_eq!(dealt.decision(), after.decision(), "game {number}: after {choice}");
        if after.decision().is_some_and(|decision| decision.seat == seat) {
            after.choices(&mut own);
            dealt.choices(&mut other);
            assert_eq!(own, other, "game {number}: after {choice}");
        }
        let again = after.in_order(seat).redeal(seat, &mut before);
        assert!(again == dealt, "game {number}: from what is in order another game is dealt after {choice}");
        different += usize::from(dealt != *after);
    });
    assert!(different > 100, "hidden cards are never dealt anew");
}

fn a_game_dealt_anew_can_be_played_to_its_end<G: Game>() {
    let mut list = Vec::new();
    for number in 0..share::<G>(40) {
        let (mut game, mut chance) = deal::<G>(number);
        play_out(&mut game, &mut chance, &mut list, 30 + number % 120);
        for seat in 0..game.seats() {
            let mut dealt = game.redeal(Seat(seat as u8), &mut chance);
            play_out(&mut dealt, &mut chance, &mut list, BOUND);
            assert_eq!((dealt.decision(), dealt.broken()), (None, None), "game {number}, seat {seat}");
        }
    }
}

fn scores_are_sums_and_ranks_without_gaps<G: Game>() {
    walk::<G>(share::<G>(100), |number, _, choice, after| {
        let (sheets, outcome) = (after.scores(), after.outcome());
        assert_eq!(sheets.len(), after.seats(), "game {number}: after {choice}");
        assert_eq!(after.target().is_some(), outcome.team().is_some(), "game {number}: after {choice}");
        for (seat, sheet) in sheets.iter().enumerate() {
            assert_eq!(sheet.seat, Seat(seat as u8));
            assert_eq!(sheet.total, sheet.lines.iter().map(|line| line.points).sum::<i32>());
            let rank = outcome.rank(sheet.seat);
            if outcome.team().is_some() {
                assert_eq!(rank, None, "nobody has a place in a team");
                continue;
            }
            let better = sheets.iter().filter(|other| outcome.rank(other.seat) < rank);
            assert_eq!(Some(better.clone().count() + 1), rank, "game {number}: after {choice}");
            assert!(better.clone().all(|other| other.total >= sheet.total), "game {number}: after {choice}");
        }
    });
}

/// Changes a text at one place: cuts it there, drops, doubles or replaces a character.
fn mutated(text: &str, chance: &mut Chance) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let place = chance.below(letters.len() as u32) as usize;
    match chance.below(5) {
        0 => letters.truncate(place),
        1 => drop(letters.remove(place)),
        2 => letters.insert(place, letters[place]),
        3 => letters[place] = ['0', '9', '"', '}', 'é', 'X', ',', '-'][chance.below(8) as usize],
        _ => {
            let other = chance.below(letters.len() as u32) as usize;
            letters.swap(place, other);
        }
    }
    letters.into_iter().collect()
}

fn an_altered_record_is_refused_or_says_the_same<G: Game>() {
    let mut chance = Chance::new(5);
    let mut refused = 0;
    for number in 0..20 {
        let mut record = table::<G>(number, 30).record();
        if number % 2 == 0 {
            record.snapshot = None;
        }
        let text = record.write();
        for _ in 0..200 {
            let changed = mutated(&text, &mut chance);
            match Table::<G>::read(&changed) {
                Ok(read) => {
                    let again = read.record();
                    let same =
                        (&again.setup, &again.seed, &again.choices) == (&record.setup, &record.seed, &record.choices);
                    assert!(same, "another game is read from {changed}");
                }
                Err(error) => {
                    refused += 1;
                    assert!(!error.to_string().is_empty());
                }
            }
        }
    }
    assert!(refused > 1_500, "only {refused} refused");
}

fn a_record_that_does_not_fit_is_refused_for_its_reason<G: Game>() {
    let played = table::<G>(1, 60);
    let read = |change: &dyn Fn(&mut Record)| {
        let mut record = played.record();
        change(&mut record);
        Table::<G>::read(&record.write()).err()
    };
    assert_eq!(read(&|_| {}), None);
    assert_eq!(read(&|record| record.choices.truncate(59)), Some(RecordError::Altered));
    assert_eq!(
        read(&|record| "other".clone_into(&mut record.game)),
        Some(RecordError::OtherGame { game: "other".into() })
    );
    let known = played.record().rules;
    let newer = RecordError::NewerRules { rules: known + 1, known };
    assert_eq!(read(&|record| record.rules += 1), Some(newer));
    let unsealed = |change: &dyn Fn(&mut Record)| {
        read(&|record| {
            change(record);
            record.check = None;
        })
    };
    let no_word = unsealed(&|record| "no such word".clone_into(&mut record.choices[3]));
    assert_eq!(no_word, Some(RecordError::Choice { number: 4, text: "no such word".into(), known: false }));
    let cut = unsealed(&|record| drop(record.choices.remove(0)));
    assert!(matches!(cut, Some(RecordError::Choice { known: true, .. })), "{cut:?}");
    let older = unsealed(&|record| (record.rules, record.snapshot) = (G::RULES - 1, None));
    assert_eq!(older, Some(RecordError::NoSnapshot));
    let too_many = unsealed(&|record| record.setup.seats = vec!["human".into(); G::SEATS.end() + 1]);
    assert!(matches!(too_many, Some(RecordError::Setup(_))), "{too_many:?}");
    let huge = unsealed(&|record| record.choices = vec![record.choices[0].clone(); 20_000]);
    assert_eq!(huge, Some(RecordError::TooLarge));
    assert!(matches!(Table::<G>::read("[]"), Err(RecordError::Unreadable(_))));
}

/// Changes one value deep inside a state.
fn mutate_value(value: &mut Value, chance: &mut Chance) {
    match value {
        Value::Array(list) if !list.is_empty() => {
            let place = chance.below(list.len() as u32) as usize;
            match chance.below(12) {
                0 => drop(list.remove(place)),
                1 => list.push(list[place].clone()),
                2 => {
                    let other = chance.below(list.len() as u32) as usize;
                    list.swap(place, other);
                }
                3 => list.extend(vec![list[place].clone(); 40]),
                _ => mutate_value(&mut list[place], chance),
            }
        }
        Value::Object(map) if !map.is_empty() => {
            let place = chance.below(map.len() as u32) as usize;
            if let Some((_, inner)) = map.iter_mut().nth(place) {
                mutate_value(inner, chance);
            }
        }
        Value::Number(number) => {
            let odd = [0, 1, 2, 3, 5, 7, 8, 12, 13, 40, 63, 64, 127, 128, 200, 254, 255, 256, u64::MAX];
            let near = number.as_u64().unwrap_or(0);
            *value = match chance.below(4) {
                0 => json!(near.wrapping_add(1)),
                1 => json!(near.wrapping_sub(1)),
                _ => json!(odd[chance.below(odd.len() as u32) as usize]),
            };
        }
        Value::Bool(flag) => *flag = !*flag,
        Value::Null => *value = json!(chance.below(9)),
        _ => *value = Value::Null,
    }
}

/// Copies values between places that may hold the same kind of thing: every value of one path is tried at the other.
fn transplant(into: &mut Value, from: &Value, chance: &mut Chance) {
    match (into, from) {
        (Value::Object(into), Value::Object(from)) if !into.is_empty() => {
            let place = chance.below(into.len() as u32) as usize;
            if let Some((key, inner)) = into.iter_mut().nth(place)
                && let Some(other) = from.get(key)
            {
                if chance.below(2) == 0 { *inner = other.clone() } else { transplant(inner, other, chance) }
            }
        }
        (Value::Array(into), Value::Array(from)) if !into.is_empty() && !from.is_empty() => {
            let place = chance.below(into.len() as u32) as usize;
            into[place] = from[chance.below(from.len() as u32) as usize].clone();
        }
        (into, from) => *into = from.clone(),
    }
}

/// A record of older rules is played on from its state. Any such state is refused, or the game goes on to its end
/// without a panic and with every invariant intact.
fn a_hostile_snapshot_never_harms<G: Game>() {
    let mut chance = Chance::new(6);
    let mut accepted = 0;
    let mut list = Vec::new();
    for number in 0..share::<G>(10) {
        let mut record = table::<G>(number, 5 + number * 13 % 300).record();
        record.rules = G::RULES - 1;
        record.check = None;
        let other = table::<G>(number + 6, 5 + number * 29 % 300).record().snapshot.unwrap();
        for _ in 0..12 {
            let mut hostile = record.clone();
            let snapshot = hostile.snapshot.as_mut().unwrap();
            for _ in 0..=chance.below(3) {
                if chance.below(3) == 0 {
                    transplant(snapshot, &other, &mut chance);
                } else {
                    mutate_value(snapshot, &mut chance);
                }
            }
            let text = hostile.write();
            let mut players = Chance::new(chance.bits_64());
            let outcome = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                let Ok(table) = Table::<G>::read(&text) else { return false };
                let mut game = table.state().clone();
                let _ = (game.scores(), game.view(Seat(0)), game.redeal(Seat(1), &mut players));
                for _ in 0..BOUND {
                    let Some(choice) = random_choice(&game, &mut players, &mut list) else { break };
                    game.apply(choice, &mut NullSink).unwrap_or_else(|why| panic!("{choice} is refused: {why:?}"));
                    assert_eq!(game.broken(), None, "after {choice}");
                }
                assert!(game.decision().is_none(), "the game does not end");
                game.scores().len() == game.seats()
            }));
            accepted += usize::from(outcome.unwrap_or_else(|_| panic!("game {number} does harm with {text}")));
        }
    }
    assert!(accepted > 20, "only {accepted} were played on");
}

fn kinds_of_tables_are_checked<G: Game>() {
    for setup in setups::<G>("human") {
        let kinds = setup.kinds::<G>().unwrap();
        assert_eq!(kinds.len(), setup.seats.len());
        let game = G::deal(&setup, Chance::new(1), &mut NullSink).unwrap();
        assert_eq!(game.seats(), kinds.len());
        // An official opponent decides nothing.
        if let Some(official) = seat_of_official(&kinds) {
            let mut chance = Chance::new(2);
            let mut list = Vec::new();
            let mut game = game;
            while let Some(decision) = game.decision() {
                assert_ne!(decision.seat, official);
                play_out(&mut game, &mut chance, &mut list, 1);
            }
        }
    }
}

/// With older rules only the state is played on: it must belong to the table that the record names.
fn a_snapshot_of_another_table_is_refused<G: Game>() {
    let tables = setups::<G>("human");
    for (number, own) in tables.iter().enumerate() {
        let mut record = Table::<G>::new(own.clone(), Seed::from(1)).unwrap().record();
        (record.rules, record.check) = (G::RULES - 1, None);
        for (other, setup) in tables.iter().enumerate() {
            setup.clone_into(&mut record.setup);
            let read = Table::<G>::read(&record.write());
            // Modules and the strength of an official opponent need not be part of a state.
            let other_seats = own.seats.len() != setup.seats.len()
                || own.official::<G>().is_some() != setup.official::<G>().is_some();
            if number == other || other_seats {
                assert_eq!(read.is_ok(), number == other, "table {number} as table {other}");
            }
        }
    }
}

trilogy::each_game! { ($($game:ident: $Game:ident;)*) => { $(mod $game {
    tests_of! {
        trilogy::$game::$Game;
        a_state_is_never_broken_and_a_game_ends,
        progress_never_goes_back,
        every_listed_choice_is_accepted_and_is_listed_once,
        a_choice_that_is_not_listed_is_refused_without_a_trace,
        a_state_reads_back_as_itself,
        a_record_replays_to_the_same_state,
        a_seed_deals_one_game_and_another_seed_another,
        undo_and_redo_change_nothing,
        undo_never_takes_back_what_was_shown,
        a_choice_that_shows_nothing_draws_on_no_chance,
        what_a_seat_cannot_see_can_be_dealt_anew,
        a_game_dealt_anew_can_be_played_to_its_end,
        scores_are_sums_and_ranks_without_gaps,
        an_altered_record_is_refused_or_says_the_same,
        a_record_that_does_not_fit_is_refused_for_its_reason,
        kinds_of_tables_are_checked,
        a_snapshot_of_another_table_is_refused,
        a_hostile_snapshot_never_harms,
    }
})* } }
