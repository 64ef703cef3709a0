//! A turn that is told: the table within a step, and the beats of the turn.

use kernel::{Chance, Game, Lang, Seat, Seed, Setup, Table, random_choice};
use std::ops::Range;
use ui::{Deed, Motion, Weight, scenes, within_a_turn};

/// A game of random choices on each side.
fn played<G: Game>(seats: &[&str], seed: u64) -> Table<G> {
    let mut table = Table::new(Setup::of(seats), Seed::from(seed)).unwrap();
    let (mut chance, mut list) = (Chance::new(seed), Vec::new());
    while let Some(choice) = random_choice(table.state(), &mut chance, &mut list) {
        table.choose(choice).unwrap();
    }
    table
}

/// Two people, and one against each official opponent.
fn games<G: Game>() -> Vec<Table<G>> {
    let officials = G::OFFICIALS.iter().map(|key| ["human", *key]);
    officials.chain([["human", "human"]]).map(|seats| played(&seats, 5)).collect()
}

/// Given a step, when the table is taken within it, then it has no more events than asked for, never goes back, and
/// comes to the state after the step.
fn a_step_is_shown_up_to_any_of_its_events<G: Game>() {
    for table in games::<G>() {
        for step in 1..=table.last_step() {
            let after = &table.past()[step];
            assert_eq!(*table.within(step, usize::MAX).state(), after.state, "step {step}");
            let mut progress = table.past()[step - 1].state.progress().0;
            for most in 0..=after.events.len() {
                let within = table.within(step, most);
                assert_eq!(within.past()[step].events, after.events[..most]);
                let now = within.state().progress().0;
                assert!(now >= progress && now <= after.state.progress().0, "step {step}, {most} events");
                progress = now;
            }
        }
    }
}

/// Parts of the telling that a game adds: its sentences, movements and weights.
type Telling<E> =
    (fn(&[E], &[String], Lang) -> Vec<(Range<usize>, String)>, fn(&[E], Seat) -> Vec<Vec<Motion>>, fn(&E) -> Weight);

/// Given the events of a step, when they are told as the turn of another, then in at most six beats within the time of
/// a turn, with every deed, and with a cost or a gain as a beat only where nothing else happens.
fn a_turn_has_few_beats_and_none_is_a_cost<G: Game>((parts, motions, weight): Telling<G::Event>) {
    let names = ["Ada".to_owned(), "Bo".to_owned()];
    let mut told = 0;
    for table in games::<G>() {
        for (step, moment) in table.past().iter().enumerate().skip(1) {
            let deed = |(places, text): (Range<usize>, String)| {
                let events = &moment.events[places.clone()];
                Deed {
                    seat: Some(Seat(1)),
                    step,
                    at: places.start,
                    end: places.end,
                    text,
                    weight: events.iter().map(weight).max().unwrap_or_default(),
                    chips: Vec::new(),
                    motions: motions(events, Seat(0)).concat(),
                }
            };
            let deeds: Vec<Deed> = parts(&moment.events, &names, Lang::En).into_iter().map(deed).collect();
            let said: Vec<&Deed> = deeds.iter().filter(|deed| deed.weight == Weight::Deed).collect();
            let beats = scenes(deeds.clone(), 6);
            told += beats.len();
            assert!(beats.len() <= 6 && beats.len() <= said.len() + 1, "{beats:?}");
            let mut rests: Vec<u32> = beats.iter().map(ui::SceneStep::rests).collect();
            within_a_turn(&mut rests);
            assert!(rests.iter().sum::<u32>() <= 8_000);
            let tells = |deed: &Deed| beats.iter().any(|beat| beat.text == deed.text || beat.more.contains(&deed.text));
            assert!(said.iter().all(|deed| tells(deed)), "{said:?} {beats:?}");
            let chips = || deeds.iter().filter(|deed| deed.weight == Weight::Chip);
            let counts = |text: &String| chips().any(|chip| chip.text == *text);
            assert!(
                said.is_empty()
                    || beats.len() == 1
                    || beats.iter().all(|beat| !beat.reason.is_empty() || !counts(&beat.text)),
                "{beats:?}"
            );
        }
    }
    assert!(told > 100);
}

trilogy::each_game! { ($($game:ident: $Game:ident;)*) => { $(mod $game {
    tests_of! { trilogy::$game::$Game; a_step_is_shown_up_to_any_of_its_events }

    #[test]
    fn a_turn_has_few_beats_and_none_is_a_cost() {
        use trilogy::$game::{table, texts};
        super::a_turn_has_few_beats_and_none_is_a_cost::<trilogy::$game::$Game>((
            texts::parts,
            table::motions::motions,
            table::telling::weight,
        ));
    }
})* } }
