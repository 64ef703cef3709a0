//! The first page.

use crate::browser::Browser;
use crate::game::TestedGame;
use kernel::Lang;
use serde_json::json;

/// Tablets held across and upright, and a window on a desk.
const SCREENS: [(u32, u32); 3] = [(1024, 768), (768, 1024), (1440, 900)];

/// Height of the page in excess of the window.
const TOO_HIGH: &str = "return document.scrollingElement.scrollHeight - innerHeight";

/// Given a first visit, or a game to continue, when the card of any game is shown, with its challenge of the day or of
/// the week or with the position of the day, then the complete page is on the screen, in every language.
#[test]
fn the_first_page_is_one_screen_of_a_tablet_and_of_a_desk() {
    for lang in Lang::ALL {
        let browser = Browser::open_set(1024, 768, &[("lang", lang.tag()), ("prefs", "still")]);
        let mut seen = 0;
        for begun in [false, true] {
            if begun {
                TestedGame::ALL[0].begin(&browser, &["human", "random"], "7");
                browser.go("");
                browser.wait_for("document.querySelector('.home [data-continue]')");
            }
            for game in TestedGame::ALL {
                browser.wait_for(
                    "document.querySelector('.home-foot') && document.querySelector('.daily [data-position]')",
                );
                browser.script(&format!(
                    "[...document.querySelectorAll('.home-card:not(.daily) .seg button')]
                        .find((one) => one.textContent === {}).click()",
                    json!(game.name())
                ));
                let faces = browser.wait_for("document.querySelectorAll('.daily .seg button').length");
                for face in 0..faces.as_u64().unwrap() {
                    let button = format!("document.querySelectorAll('.daily .seg button')[{face}]");
                    browser.script(&format!("{button}.click()"));
                    browser.wait_for(&format!(
                        "{button}.matches('[aria-pressed=true]') && document.querySelector('.daily .btn')"
                    ));
                    for (width, height) in SCREENS {
                        browser.resize(width, height);
                        println!("{} {begun} {face} {width}x{height} {}", game.name(), lang.tag());
                        browser.expect(TOO_HIGH, 0);
                        seen += 1;
                    }
                }
            }
        }
        assert!(seen >= 2 * 2 * 3 * SCREENS.len(), "{seen} pictures");
        assert_eq!(browser.errors(), Vec::<String>::new());
    }
}
