//! The moments of the games: their events, and the gains of each seat.

use kernel::{Lang, Seed, Setup, Spoken, random_choice};
use ui::{Gain, HasMoments, Moment, Thing, moments};

/// The moments of some random games of two people, with the languages in turn.
fn all<G: Spoken + HasMoments<Thing: Thing>>() -> Vec<Moment> {
    let mut found = Vec::new();
    let names = ["Ada".to_owned(), "Bo".to_owned()];
    for number in 0..6_u64 {
        let lang = Lang::ALL[number as usize % Lang::ALL.len()];
        let seed = Seed::from(number);
        let mut chance = seed.chance();
        let mut events = Vec::new();
        let mut game = G::deal(&Setup::of(&["human", "human"]), seed.chance(), &mut events).expect("a set-up");
        let mut list = Vec::new();
        while let Some(choice) = random_choice(&game, &mut chance, &mut list) {
            events.clear();
            game.apply(choice, &mut events).expect("a legal choice");
            let sentence = |(place, event)| Some((place..place + 1, G::event(event, &names, lang)?));
            let reported: Vec<_> = events.iter().enumerate().filter_map(sentence).collect();
            found.extend(moments(&game, &events, &reported, lang));
        }
    }
    found
}

/// Every moment has a title and a column for each seat, and most of them a cause; some change something for somebody.
fn hold(found: &[Moment]) {
    assert!(found.len() > 6, "{} moments", found.len());
    assert!(found.iter().all(|moment| !moment.title.is_empty() && moment.seats.len() == 2));
    let caused = found.iter().filter(|moment| !moment.cause.is_empty()).count();
    assert!(caused * 2 > found.len(), "{caused} of {} have a cause", found.len());
    assert!(found.iter().any(|moment| moment.seats.iter().any(|reported| !reported.chips.is_empty())));
    found.iter().filter(|moment| !moment.lines.is_empty()).for_each(hold_in_lines);
}

/// The lines of a moment add up to its changes.
fn hold_in_lines(moment: &Moment) {
    let sum = |chips: &[Gain]| chips.iter().map(|chip| chip.change).sum::<i32>();
    for (place, seat) in moment.seats.iter().enumerate() {
        let in_lines: i32 = moment.lines.iter().map(|line| sum(&line.seats[place].chips)).sum();
        assert_eq!(in_lines, sum(&seat.chips), "{moment:?}");
    }
}

fn moments_are_reported_with_their_causes_and_what_they_change<G>()
where
    G: Spoken + HasMoments<Thing: Thing>,
{
    hold(&all::<G>());
}

trilogy::each_game! { ($($game:ident: $Game:ident;)*) => { $(mod $game {
    tests_of! { trilogy::$game::$Game; moments_are_reported_with_their_causes_and_what_they_change }
})* } }
