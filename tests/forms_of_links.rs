//! The formats of links: every old link is read, each game has exactly one text, and formats are stable.

use crate::games::{self, HasGolden};
use campaign::CampaignLink;
use kernel::{Link, Record, Table};
use trilogy::DECLARED;
use trilogy::with_game;

/// Old links stay valid. A failure means that the format of links was changed by accident, for example by another table
/// of habits. A change of the rules needs a new number.
#[test]
fn links_of_the_golden_games_stay_the_same() {
    fn same<G: HasGolden>() {
        let links = games::links::<G>();
        if std::env::var_os("FRANCIA_BLESS").is_some() {
            let file = format!("{}/tests/golden/{}.links", env!("CARGO_MANIFEST_DIR"), G::NAME);
            std::fs::write(file, links).unwrap();
            return;
        }
        assert_eq!(links, G::LINKS);
        for (link, golden) in links.lines().zip(G::GOLDEN) {
            let Ok(Link::Game(record)) = Link::read::<G>(link) else { panic!("{}", golden.name) };
            let golden = Record { snapshot: None, ..Table::<G>::read(golden.record).unwrap().record() };
            assert_eq!(record, golden);
        }
    }
    trilogy::for_each_game!(G => same::<G>());
}

/// Written by the versions with these formats: games begun and finished, with names, challenges, and a game with
/// advantages carried over. They open as long as the rules are theirs, and are written in the current format. Those of
/// campaigns, of the format f3, are of older rules.
#[test]
fn links_of_older_forms_are_read() {
    let links = include_str!("golden/older-forms.links");
    for form in ["f1", "f2"] {
        assert!(links.lines().any(|link| link.starts_with(form)), "{form}");
    }
    for link in links.lines() {
        let (back, again) = if CampaignLink::is_one(link) {
            let record = CampaignLink::open(link).unwrap().record().unwrap();
            let text = CampaignLink::of(&record).unwrap().write().unwrap();
            let back = CampaignLink::open(&text).unwrap().record().unwrap();
            assert_eq!(back.bare(), record.bare());
            (link.len(), text)
        } else {
            let game = Link::game_of(link, DECLARED).unwrap();
            let text = with_game!(game.as_str(), G => {
                let read = Link::read::<G>(link).unwrap();
                let text = read.write::<G>().unwrap();
                assert_eq!(Link::read::<G>(&text), Ok(read));
                text
            });
            (link.len(), text.unwrap())
        };
        assert!(again.len() < back, "{again} is no shorter than {link}");
    }
}

/// A text in an older format is unique, too.
#[test]
fn an_older_link_that_was_altered_is_refused() {
    let links = [include_str!("golden/older-forms.links"), include_str!("golden/older/campaigns.links")].concat();
    for (form, count) in [("f1", 12), ("f2", 2), ("f3", 2)] {
        for link in links.lines().filter(|link| link.starts_with(form)).take(count) {
            for place in 2..link.len() {
                let other = if link.as_bytes()[place] == b'Q' { "g" } else { "Q" };
                let altered = format!("{}{other}{}", &link[..place], &link[place + 1..]);
                let game = Link::game_of(&altered, DECLARED).unwrap_or_default();
                let read = with_game!(game.as_str(), G => Link::read::<G>(&altered).is_ok()).unwrap_or_default();
                let campaign = CampaignLink::open(&altered).is_ok_and(|link| link.record().is_ok());
                assert!(!read && !campaign, "{other} in place {place} of {link}");
            }
        }
    }
}

/// Every game has its own number in links.
#[test]
fn the_numbers_of_games_are_given_once() {
    let mut numbers: Vec<u32> = DECLARED.iter().map(|game| game.number).collect();
    assert!(numbers.iter().all(|&number| number > 0));
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!(numbers.len(), DECLARED.len());
}
