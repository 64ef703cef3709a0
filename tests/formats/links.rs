//! Links: lossless, refused if altered, and short enough for an address when a game is finished.

use kernel::{
    Challenge, Chance, Compared, Declared, Game, Link, Record, RecordError, Seed, Setup, Table, random_choice,
};
use paladins::{Choice, Paladins};

const SETUPS: [(&[&str], &[&str]); 9] = [
    (&["random", "random"], &[]),
    (&["human", "random"], &["bonus-townsfolk"]),
    (&["random", "random", "random"], &[]),
    (&["random", "human", "random"], &["bonus-townsfolk"]),
    (&["random", "random", "random", "random"], &["bonus-townsfolk"]),
    (&["random", "solo-easy"], &[]),
    (&["human", "solo-standard"], &["bonus-townsfolk"]),
    (&["random", "solo-hard"], &[]),
    (&["novice", "king", "human", "count"], &[]),
];

/// A game of players who pass only when they must, up to a number of choices.
fn played(seats: &[&str], modules: &[&str], seed: &str, most: usize) -> Table<Paladins> {
    let modules = modules.iter().map(|&module| module.to_owned()).collect();
    played_at(Setup { modules, ..Setup::of(seats) }, seed, most)
}

/// The same at a table with this set-up.
pub fn played_at(setup: Setup, seed: &str, most: usize) -> Table<Paladins> {
    let seed: Seed = seed.parse().unwrap();
    let mut chance = Chance::new(seed.chance().bits_64());
    let mut table = Table::new(setup, seed).unwrap();
    let mut list = Vec::new();
    while table.past().len() <= most
        && let Some(choice) = random_choice(table.state(), &mut chance, &mut list)
    {
        if list.len() == 1 || choice != Choice::Pass {
            table.choose(choice).unwrap();
        }
    }
    table
}

fn text(table: &Table<Paladins>) -> String {
    Link::to(table).write::<Paladins>().unwrap()
}

fn record(link: &str) -> Result<Record, RecordError> {
    match Link::read::<Paladins>(link)? {
        Link::Game(record) => Ok(record),
        Link::Challenge(_) => panic!("a challenge"),
    }
}

fn challenge(seed: &str, score: i32) -> Link {
    let setup = Setup { names: vec!["Odila".into()], ..Setup::of(&["human", "solo-hard"]) };
    Link::Challenge(Challenge {
        game: "paladins".into(),
        rules: Paladins::RULES,
        setup,
        seed: seed.parse().unwrap(),
        score,
    })
}

#[test]
fn a_game_comes_back_from_its_link_as_it_was() {
    for (number, (seats, modules)) in SETUPS.into_iter().enumerate() {
        for most in [0, 1, 30, usize::MAX] {
            let table = played(seats, modules, &format!("{}", number * 1_000_003), most);
            let back = record(&text(&table)).unwrap();
            assert_eq!(Table::<Paladins>::replay(&back).unwrap().record(), table.record());
        }
    }
}

#[test]
fn names_seed_and_practice_come_back() {
    let setup = Setup { names: vec!["Œdipe".into(), "李 👩‍🌾".into()], ..Setup::of(&["human", "human"]) };
    for seed in
        ["7", "0", "007", "-1", "18446744073709551615", "18446744073709551616", "Odila of Paris", "amber-abbey-0042"]
    {
        let mut table = Table::<Paladins>::new(setup.clone(), seed.parse().unwrap()).unwrap();
        table.choose(table.choices()[0]).unwrap();
        table.undo_in_practice().unwrap();
        assert_eq!(Table::<Paladins>::replay(&record(&text(&table)).unwrap()).unwrap().record(), table.record());
    }
}

#[test]
fn a_challenge_comes_back() {
    for score in [0, 74, -3, i32::MAX, i32::MIN] {
        let link = challenge("Paris 7", score);
        let text = link.write::<Paladins>().unwrap();
        assert!(text.len() < 50, "{text}");
        assert_eq!(Link::read::<Paladins>(&text), Ok(link));
        assert_eq!(Link::game_of(&text, [Declared::of::<Paladins>()]).unwrap(), "paladins");
        // A reader without a game of that number reports it.
        let unknown = RecordError::OtherGame { game: Paladins::NUMBER.to_string().as_str().into() };
        assert_eq!(Link::game_of(&text, []), Err(unknown));
    }
}

#[test]
fn every_change_of_one_character_is_noticed() {
    let short = text(&played(&["random", "solo-easy"], &[], "9", 60));
    let whole = text(&played(&["random", "random"], &[], "9", usize::MAX));
    for link in [short, whole, challenge("9", 74).write::<Paladins>().unwrap()] {
        for place in 0..link.len() {
            for other in "AQgw_-z09f.=#% é".chars() {
                let mut letters: Vec<char> = link.chars().collect();
                if std::mem::replace(&mut letters[place], other) != other {
                    let altered: String = letters.into_iter().collect();
                    assert!(Link::read::<Paladins>(&altered).is_err(), "{other} in place {place} of {link}");
                }
            }
        }
    }
}

#[test]
fn a_cut_link_is_refused() {
    let link = text(&played(&["random", "random"], &[], "9", usize::MAX));
    for end in 0..link.len() {
        assert!(Link::read::<Paladins>(&link[..end]).is_err(), "the first {end} characters");
        assert!(Link::read::<Paladins>(&link[end + 1..]).is_err(), "all after {end} characters");
        assert!(Link::read::<Paladins>(&format!("{}{}", &link[..end], &link[end + 1..])).is_err(), "all but {end}");
    }
    for more in ["A", "AA", "-", "AAAAAAAA"] {
        assert!(Link::read::<Paladins>(&format!("{link}{more}")).is_err(), "with {more} after it");
    }
}

/// For every length the code ends before the choices do, or before the header with its checksum.
#[test]
fn a_cut_link_says_that_its_end_is_missing() {
    for most in [0, 20, 90, usize::MAX] {
        for (seats, modules) in [(&["random", "random"][..], &["bonus-townsfolk"][..]), (&["random", "solo-easy"], &[])]
        {
            let link = text(&played(seats, modules, "9", most));
            let known = Declared::of::<Paladins>();
            let reported = |end: usize| {
                let cut = &link[..end];
                Link::game_of(cut, [known]).and_then(|_| Link::read::<Paladins>(cut))
            };
            let others: Vec<_> =
                (2..link.len() - 1).filter(|end| reported(*end) != Err(RecordError::Incomplete)).collect();
            assert!(others.len() * 20 <= link.len(), "{} of {} lengths: {others:?}", others.len(), link.len());
        }
    }
}

#[test]
fn a_link_that_is_too_long_or_changed_at_its_start_is_not_called_incomplete() {
    let link = text(&played(&["random", "random"], &[], "9", usize::MAX));
    for altered in [format!("{link}AAAAAAAA"), format!("{link}{link}")] {
        assert_eq!(Link::read::<Paladins>(&altered), Err(RecordError::Altered), "{altered}");
    }
}

#[test]
fn foreign_texts_are_refused_and_say_why() {
    assert_eq!(Link::read::<Paladins>("f4"), Err(RecordError::Incomplete));
    for foreign in
        ["", "f", "settings", "f1AAAA", "f3AAAA", "f4AAAA", "f4é", "{\"game\":\"paladins\"}", "https://example.org/"]
    {
        assert!(matches!(Link::read::<Paladins>(foreign), Err(RecordError::Unreadable(_))), "{foreign}");
    }
    assert_eq!(Link::read::<Paladins>("f6AAAA"), Err(RecordError::NewerForm));
    assert_eq!(Link::read::<Paladins>(&format!("f4{}", "A".repeat(1 << 20))), Err(RecordError::TooLarge));
}

#[test]
fn a_link_of_former_rules_says_so() {
    // Of rules 1.
    let link = "f4MYOkZ0HX12S-1VPgB-PsBpZCCMzqxjGw";
    assert_eq!(Link::read::<Paladins>(link), Err(RecordError::NoSnapshot));
}

#[test]
fn a_record_that_cannot_be_replayed_gets_no_link() {
    let table = played(&["random", "random"], &[], "9", 20);
    let with = |change: fn(&mut Record)| {
        let mut record = table.record();
        change(&mut record);
        Link::Game(record).write::<Paladins>()
    };
    assert_eq!(with(|record| record.rules = 0), Err(RecordError::NoSnapshot));
    assert_eq!(
        with(|record| record.rules = Paladins::RULES + 1),
        Err(RecordError::NewerRules { rules: Paladins::RULES + 1, known: Paladins::RULES })
    );
    assert!(matches!(with(|record| record.choices[3] = "take:9".into()), Err(RecordError::Choice { number: 4, .. })));
    assert!(matches!(with(|record| record.setup.seats.clear()), Err(RecordError::Setup(_))));
}

/// A finished game of two is at most 2 KB; `FRANCIA_GAMES=1000 cargo test --test native links:: -- --nocapture` prints
/// the sizes.
#[test]
fn a_finished_game_of_two_fits_into_an_address() {
    let games = std::env::var("FRANCIA_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(40);
    for (seats, modules) in SETUPS {
        let link = |game: usize| text(&played(seats, modules, &game.to_string(), usize::MAX)).len();
        let mut sizes: Vec<usize> = (0..games).map(link).collect();
        sizes.sort_unstable();
        let (median, worst) = (sizes[sizes.len() / 2], sizes[sizes.len() - 1]);
        println!("{seats:?} {modules:?}: median {median}, longest {worst} characters of {games} games");
        assert!(worst <= 2_048, "{worst} characters");
    }
}

/// Relations of a record from outside to one that is here.
#[test]
fn records_of_one_deal_are_the_same_longer_shorter_or_forked() {
    let whole = played(&["human", "human", "human"], &[], "5", 40).record();
    let until = |count: usize| Record { choices: whole.choices[..count].to_vec(), ..whole.clone() };
    assert_eq!(whole.compared(&whole), Some(Compared::Same));
    assert_eq!(until(10).compared(&whole), Some(Compared::Longer(whole.choices.len() - 10)));
    assert_eq!(whole.compared(&until(10)), Some(Compared::Shorter(whole.choices.len() - 10)));
    let mut other = until(20);
    other.choices[12] = "another way".to_owned();
    assert_eq!(whole.compared(&other), Some(Compared::Forked(12)));
    assert_eq!(until(12).compared(&other), Some(Compared::Longer(8)));
}

#[test]
fn names_make_no_other_deal_but_seed_seats_and_modules_do() {
    let here = played(&["human", "human"], &[], "5", 10).record();
    let mut named = here.clone();
    named.setup.names = vec!["Œdipe".into(), "李".into()];
    assert_eq!(here.compared(&named), Some(Compared::Same));
    for other in [
        played(&["human", "human"], &[], "6", 10),
        played(&["human", "random"], &[], "5", 10),
        played(&["human", "human"], &["bonus-townsfolk"], "5", 10),
    ] {
        assert_eq!(here.compared(&other.record()), None);
    }
}
