//! The addresses of the page: written and read back, and hostile ones.

use kernel::{Chance, Seat, Seed};
use ui::{Address, NewGame, NoAddress, Overlay, Route};

fn key(text: &str) -> String {
    text.to_owned()
}

/// One of each kind of address.
fn addresses() -> Vec<Address> {
    let new = NewGame {
        game: key("paladins"),
        seats: vec![key("human"), key("solo-hard")],
        modules: vec![key("bonus-townsfolk"), key("a,b")],
        practice: true,
        seed: Some(key("Œdipe & fils = 100% / 2?")),
    };
    let places = [
        Route::Home,
        Route::Day(key("viscounts")),
        Route::Week(key("viscounts")),
        Route::SetUp(NewGame { game: key("architects"), ..NewGame::default() }),
        Route::SetUp(new),
        Route::Saves,
        Route::Opened,
        Route::Game(9_007_199_254_740_991, None),
        Route::Game(7, Some(40)),
        Route::Campaign(7),
        Route::Past(None),
        Route::Past(Some(7)),
        Route::Rules(key("paladins"), None),
        Route::Rules(key("paladins"), Some(key("tax"))),
        Route::Examples(key("paladins"), None),
        Route::Examples(key("paladins"), Some(key("attack-with-silver"))),
        Route::Explained(key("paladins"), key("townsfolk:3")),
        Route::Puzzle(key("viscounts"), None),
        Route::Puzzle(key("viscounts"), Some(17)),
    ];
    let overs = [
        None,
        Some(Overlay::Log),
        Some(Overlay::Menu),
        Some(Overlay::Settings),
        Some(Overlay::Share),
        Some(Overlay::Points),
        Some(Overlay::Keys),
        Some(Overlay::Help(key("townsfolk:3"))),
        Some(Overlay::Board(Seat(2))),
        Some(Overlay::Adviser),
        Some(Overlay::Question),
    ];
    let each = |place: &Route| overs.clone().map(|over| Address { place: place.clone(), over });
    places.iter().flat_map(each).collect()
}

#[test]
fn an_address_that_was_written_is_read_back_as_it_was() {
    for address in addresses() {
        let text = address.to_string();
        assert_eq!(text.parse(), Ok(address), "{text}");
        // Only characters that a browser would neither escape nor take for the end of a pasted address.
        assert!(text.bytes().all(|byte| byte.is_ascii_graphic() && !b"\"<>#`'".contains(&byte)), "{text}");
    }
}

#[test]
fn home_has_no_fragment() {
    assert_eq!(Address::default().to_string(), "");
    assert_eq!("".parse(), Ok(Address::default()));
    assert_eq!("/".parse(), Ok(Address::default()));
}

#[test]
fn what_is_chosen_for_a_new_game_is_in_its_address() {
    let address: Address = "/new/paladins?seats=human,king&seed=amber-mill-1".parse().unwrap();
    let Route::SetUp(new) = address.place else { panic!("{address:?}") };
    assert_eq!((new.seats, new.seed.as_deref()), (vec![key("human"), key("king")], Some("amber-mill-1")));
}

#[test]
fn a_malformed_address_is_none() {
    let long = format!("/rules/{}", "a".repeat(3_000));
    let many = format!("/new/paladins?seats={}", ["human"; 40].join(","));
    let texts = [
        "f4AAAA",
        "rules",
        "/nowhere",
        "/game",
        "/game/",
        "/game/-1",
        "/game/+1",
        "/game/1e9",
        "/game/99999999999999999999",
        "/game/7/8",
        "/game/7?step=x",
        "/game/7?step=1&step=2",
        "/game/7?open=door",
        "/game/7?open",
        "/game/7?what=1",
        "/game/7?board=300",
        "/rules",
        "/rules//tax",
        "/rules/%",
        "/rules/%4",
        "/rules/%GG",
        "/rules/%FF",
        "/rules/%00",
        "/rules/%E2%80%AEodiW",
        "/past/x",
        "/new/paladins?practice=no",
        "/new/paladins?seats=",
        "/new/paladins?seed=",
        "/day",
        "/week",
        "/help/paladins",
        "/help/paladins/townsfolk/3",
        "//",
        "/%2Fgame/7",
        &long,
        &many,
    ];
    for text in texts {
        assert_eq!(text.parse::<Address>(), Err(NoAddress), "{text}");
    }
}

/// Every address has exactly one text, which is read as the same address.
#[test]
fn an_altered_address_is_none_or_another_one() {
    let mut chance: Chance = Seed::from(7).chance();
    let letters: Vec<char> = "/?&=%,:-_~.07afFZ é\u{202e}\u{0}<\"#".chars().collect();
    for address in addresses() {
        for _ in 0..200 {
            let mut text: Vec<char> = address.to_string().chars().collect();
            for _ in 0..=chance.below(3) {
                let place = chance.below(text.len() as u32 + 1) as usize;
                let letter = letters[chance.below(letters.len() as u32) as usize];
                if place < text.len() && chance.below(2) == 0 {
                    text[place] = letter;
                } else {
                    text.insert(place, letter);
                }
            }
            let text: String = text.into_iter().collect();
            if let Ok(read) = text.parse::<Address>() {
                assert_eq!(read.to_string().parse(), Ok(read), "{text}");
            }
        }
    }
}

#[test]
fn who_goes_back_comes_to_what_was_worth_an_entry() {
    let at = |text: &str| text.parse::<Address>().unwrap();
    let is_replaced = |here: &str, next: &str| at(here).is_replaced_by(&at(next));
    // A drawer is replaced by the drawer or the page opened from it, but an explanation is not replaced by a page.
    assert!(is_replaced("/game/7?open=menu", "/game/7?open=settings"));
    assert!(is_replaced("/game/7?open=menu", "/saves"));
    assert!(!is_replaced("/game/7?help=icon:silver", "/rules/paladins/icons"));
    assert!(!is_replaced("/game/7", "/game/7?open=log"));
    // A set-up is replaced by its game, a game by the next one.
    assert!(is_replaced("/new/paladins", "/game/7"));
    assert!(is_replaced("/game/7", "/game/8"));
    assert!(!is_replaced("/game/7", "/game/7?step=3"));
    assert!(is_replaced("/game/7?step=3", "/game/7?step=4"));
    assert!(!is_replaced("/saves", "/game/7"));
    assert!(is_replaced("/rules/paladins/tax", "/rules/paladins/turn"));
    // The page of the rules or examples switches to another game's.
    assert!(is_replaced("/rules/paladins", "/rules/viscounts"));
    assert!(is_replaced("/examples/paladins", "/examples/viscounts"));
    assert!(!is_replaced("/examples/paladins", "/examples/paladins/garrison"));
}
