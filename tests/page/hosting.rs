//! The built folder on hosts of every kind: under any path, on a server that knows few types or none, and opened as a file.

use crate::browser::Browser;
use crate::game::{self, Game};
use crate::site::{Site, Types};
use crate::{in_every_engine, no_game};
use serde_json::json;

in_every_engine! {
    no_game!(
        under_any_path_a_server_that_knows_the_types_of_the_web_alone_is_enough,
        a_server_that_says_no_types_is_named_in_a_sentence,
        a_copy_that_is_opened_as_a_file_says_that_it_needs_a_server,
    );
}

/// A path as hosts have them: with a name of somebody's own, a version, and a sign that addresses escape.
const DEEP: &str = "~odila/games/francia-1.0";

/// What the shell says where the program cannot start, in a language.
fn told(browser: &Browser, tag: &str, sentence: &str) {
    browser.wait_for("document.querySelector('.shell [role=alert] button')");
    browser.script(&format!("localStorage.setItem('francia.lang', '{tag}'); window.left = true; location.reload()"));
    browser.wait_for("!window.left && document.readyState === 'complete'");
    browser.wait_for(&format!(
        "document.querySelector('.shell [role=alert][lang={tag}]')?.textContent.includes('{sentence}')"
    ));
    let seen = browser.script(
        "const alert = document.querySelector('.shell [role=alert]');
         return [alert.checkVisibility(), alert.querySelector('button').getBoundingClientRect().height > 0]",
    );
    assert_eq!(seen, json!([true, true]));
}

/// A host that knows pages, styles and scripts, as every one does, and says of all else that it is bytes: of the program, of the
/// symbols, of the rules. Everything is there and a game is played.
fn under_any_path_a_server_that_knows_the_types_of_the_web_alone_is_enough() {
    let site = Site::at("few_types", DEEP, Types::OfTheWeb);
    let browser = Browser::open_at(&format!("http://{}/{DEEP}/", site.address), 1024, 768);
    browser.wait_for("window.francia");
    browser.script("localStorage.setItem('francia.prefs', 'still')");
    browser.go("");
    browser.wait_for("window.francia && document.querySelector('svg.icons symbol')");
    for game in Game::ALL {
        game.begin(&browser, &game.alone(), "7");
        assert_eq!(game::click_on(&browser, 3), 3);
        browser.go(&format!("#/rules/{}/turn", game.word()));
        browser.wait_for("document.querySelector('.rules-text section')");
    }
    let address = browser.script("return location.pathname");
    assert_eq!(address, json!(format!("/{DEEP}/")), "nothing leads out of the folder");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// No browser runs a module of no type. The page itself is shown, and says what the server lacks.
fn a_server_that_says_no_types_is_named_in_a_sentence() {
    for (types, test) in [(Types::None, "no_types"), (Types::OfPages, "bytes_alone")] {
        let site = Site::at(test, DEEP, types);
        let browser = Browser::open_at(&format!("http://{}/{DEEP}/", site.address), 390, 844);
        told(&browser, "en", "It has to send .js files as text/javascript.");
        browser.shot(test);
        told(&browser, "fr", "Il doit envoyer les fichiers .js comme text/javascript.");
    }
}

/// No program, no game: a sentence in the person's language, told by what a file may run.
fn a_copy_that_is_opened_as_a_file_says_that_it_needs_a_server() {
    let site = Site::named("as_a_file");
    let file = format!("file://{}/index.html", site.page().display());
    let browser = Browser::open_at(&file, 390, 844);
    browser.keep_files_apart();
    browser.reload();
    told(&browser, "en", "opened as a file");
    browser.shot("as_a_file");
    told(&browser, "fr", "ouverte comme un fichier");
}
