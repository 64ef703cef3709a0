//! No loss that cannot be taken back comes unannounced: every preview names it before its choice is made.
//!
//! `FRANCIA_GAMES` sets the number of random games; by default 200.

use kernel::{Chance, Change, Column, Coop, Game, Lang, NullSink, Preview, Previews, Seat, Seed, Setup, random_choice};
use ui::{Thing, is_warned_of, warnings};

/// Number of deals that the seat may believe in, in one of which a loss that is not named is spared.
const DEALS: u64 = 400;

fn games() -> usize {
    std::env::var("FRANCIA_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(200)
}

/// Losses, burdens and rare effects at the table that a choice really brings its seat within the turn.
fn suffered<G: Previews<Thing: Thing>>(game: &G, choice: G::Choice, seat: Seat) -> Vec<(G::Thing, i32)> {
    let (mut after, mut events) = (game.clone(), Vec::new());
    after.apply_in_turn(choice, &mut events).expect("a listed choice");
    let within = events.iter().take_while(|event| !G::goes_beyond(event));
    let changes = within.filter_map(|event| G::change(event, seat));
    let changes = changes.filter(|change| change.suffered || change.column == Column::Then && is_warned_of(change));
    let mut sums: Vec<(G::Thing, i32)> = Vec::new();
    for change in changes {
        match sums.iter_mut().find(|(thing, _)| *thing == change.thing) {
            Some((_, sum)) => *sum += change.by.abs(),
            None => sums.push((change.thing, change.by.abs())),
        }
    }
    sums
}

/// True if the preview names a loss, or a rare effect, in full.
fn is_named<T: Copy + PartialEq>(changes: &[Change<T>], (thing, lost): (T, i32)) -> bool {
    let own = changes.iter().filter(|change| change.is_own() && change.thing == thing);
    own.filter(|change| change.column != Column::Brings).map(|change| change.by.abs()).sum::<i32>() >= lost
}

/// Every kind of table: each number of seats, each official opponent, and each co-op scenario.
fn tables<G: Game>() -> Vec<Setup> {
    let people: Vec<Setup> = G::SEATS.map(|seats| Setup::of(&vec!["human"; seats])).collect();
    let coops = Coop::of_game(G::MODULES).flat_map(|coop| {
        let modules: Vec<String> = coop.keys().iter().map(|&key| key.to_owned()).collect();
        people.iter().map(move |setup| Setup { modules: modules.clone(), ..setup.clone() })
    });
    let coops = coops.filter(|setup| G::deal(setup, Chance::new(1), &mut NullSink).is_ok());
    let coops: Vec<Setup> = coops.collect();
    let officials = G::OFFICIALS.iter().map(|official| Setup::of(&["human", *official]));
    people.iter().cloned().chain(officials).chain(coops).collect()
}

fn every_irreversible_cost_within_a_turn_is_named_before_its_choice<G: Previews<Thing: Thing>>() {
    let (tables, mut list) = (tables::<G>(), Vec::new());
    let (mut named, mut worded, mut uncertain) = (0, 0, 0);
    for number in 0..games() {
        let seed = Seed::from(number as u64);
        let mut game = G::deal(&tables[number % tables.len()], seed.chance(), &mut NullSink).expect("a set-up");
        let mut chance = Chance::new(number as u64);
        while let Some(choice) = random_choice(&game, &mut chance, &mut list) {
            let seat = game.decision().expect("a decision").seat;
            let suffered = suffered(&game, choice, seat);
            if !suffered.is_empty() {
                let preview = Preview::of(&game, choice).expect("a legal choice");
                for loss in suffered {
                    if is_named(&preview.changes, loss) {
                        named += 1;
                        continue;
                    }
                    let spared = (0..DEALS).any(|deal| {
                        let other = game.redeal(seat, &mut Chance::new(deal));
                        let suffered = self::suffered(&other, choice, seat);
                        !suffered.iter().any(|(thing, by)| *thing == loss.0 && *by >= loss.1)
                    });
                    assert!(spared, "game {number}, {choice}: {loss:?} is certain, told is {:?}", preview.changes);
                    uncertain += 1;
                }
                for lang in [Lang::En, Lang::Fr] {
                    let told = warnings(&preview, lang);
                    let mut all = preview.changes.iter().chain(&preview.possible);
                    assert_eq!(told.is_empty(), !all.any(is_warned_of), "{choice}");
                    worded += told.len();
                }
            }
            game.apply(choice, &mut NullSink).expect("a listed choice");
        }
    }
    println!("{}: {named} named, {uncertain} uncertain, {worded} warnings in words", G::NAME);
    assert!(named > games() && worded > games() / 2, "too little was suffered");
}

trilogy::each_game! { ($($game:ident: $Game:ident;)*) => { $(mod $game {
    tests_of! { trilogy::$game::$Game; every_irreversible_cost_within_a_turn_is_named_before_its_choice }
})* } }
