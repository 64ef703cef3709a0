//! Games with a finger.

use crate::browser::Browser;
use crate::game::{self, Game};
use crate::{every_game, in_every_engine, one_game};

fn two_people_tap_on_a_tablet(game: Game) {
    let browser = Browser::open(1024, 768);
    browser.touch(true);
    game.begin(&browser, &["human", "human"], "31");
    assert_eq!(game::tap_on(&browser, 30), 30);
    assert_eq!(browser.errors(), Vec::<String>::new());
}

fn a_solo_game_is_tapped_to_its_end_on_a_phone(game: Game) {
    let browser = Browser::open(390, 844);
    game.begin(&browser, &game.alone(), "31");
    let taps = game::tap_to_the_end(&browser);
    browser.wait_for("document.querySelector('.score')");
    assert!(taps > 50, "a game of {taps} taps");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

every_game!(two_people_tap_on_a_tablet,);

in_every_engine! {
    one_game!(a_solo_game_is_tapped_to_its_end_on_a_phone);
}
