//! The built folder on hosts of every kind: under any path, on a server that knows few media types or none, and opened
//! as a file; and in browsers that refuse common features.

use crate::browser::Browser;
use crate::game::{self, TestedGame};
use crate::site::{PATH, TestSite, Types};
use crate::{in_every_engine, no_game};
use serde_json::json;

in_every_engine! {
    no_game!(
        under_any_path_a_server_that_knows_the_types_of_the_web_alone_is_enough,
        a_server_that_says_no_types_is_named_in_a_sentence,
        a_copy_that_is_opened_as_a_file_says_that_it_needs_a_server,
        a_page_that_another_one_shuts_in_says_so,
        a_script_that_comes_empty_or_fails_is_reported_with_a_button,
        a_browser_that_refuses_to_be_asked_is_played_in,
        a_browser_that_lacks_something_is_shown_so_at_once,
    );
}

/// A path with a user's name, a version, and a character that addresses escape.
const DEEP: &str = "~odila/games/francia-1.0";

/// Waits for the shell's message in a language when the program cannot start.
fn shown(browser: &Browser, tag: &str, sentence: &str) {
    browser.wait_for("document.querySelector('.shell [role=alert] button')");
    browser.script(&format!("localStorage.setItem('francia.lang', '{tag}'); window.left = true; location.reload()"));
    browser.wait_for("!window.left && document.readyState === 'complete'");
    browser.wait_for(&format!(
        "document.querySelector('.shell [role=alert][lang={tag}]')?.textContent.includes('{sentence}')"
    ));
    browser.expect(
        "const alert = document.querySelector('.shell [role=alert]');
         return [alert.checkVisibility(), alert.querySelector('button').getBoundingClientRect().height > 0]",
        json!([true, true]),
    );
}

/// Given a host that knows only pages, styles and scripts, and sends the program, the symbols and the rules as bytes,
/// then everything works and a game is played.
fn under_any_path_a_server_that_knows_the_types_of_the_web_alone_is_enough() {
    let site = TestSite::at("few_types", DEEP, Types::OfTheWeb);
    let browser = Browser::open_at(&format!("http://{}/{DEEP}/", site.address), 1024, 768);
    browser.wait_for("window.francia");
    browser.script("localStorage.setItem('francia.prefs', 'still')");
    browser.go("");
    browser.wait_for("window.francia && document.querySelector('svg.icons symbol')");
    for game in TestedGame::ALL {
        game.begin(&browser, &game.alone(), "7");
        assert_eq!(game::click_on(&browser, 3), 3);
        browser.go(&format!("#/rules/{}/turn", game.key()));
        browser.wait_for("document.querySelector('.rules-text section')");
    }
    let address = browser.script("return location.pathname");
    assert_eq!(address, json!(format!("/{DEEP}/")), "nothing leads out of the folder");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// No browser runs a module without a media type. The page is shown, with a message about the server.
fn a_server_that_says_no_types_is_named_in_a_sentence() {
    for (types, test) in [(Types::None, "no_types"), (Types::OfPages, "bytes_alone")] {
        let site = TestSite::at(test, DEEP, types);
        let browser = Browser::open_at(&format!("http://{}/{DEEP}/", site.address), 390, 844);
        shown(&browser, "en", "It has to send .js files as text/javascript.");
        browser.shot(test);
        shown(&browser, "fr", "Il doit envoyer les fichiers .js comme text/javascript.");
    }
}

/// Opened as a file, no program runs: the page's own script, which may run, shows a message in the person's language.
fn a_copy_that_is_opened_as_a_file_says_that_it_needs_a_server() {
    let site = TestSite::named("as_a_file");
    let file = format!("file://{}/index.html", site.page().display());
    let browser = Browser::open_at(&file, 390, 844);
    browser.keep_files_apart();
    browser.reload();
    shown(&browser, "en", "opened as a file");
    browser.shot("as_a_file");
    shown(&browser, "fr", "ouverte comme un fichier");
}

/// Given a page that embeds Francia in a frame without its origin, as games' sites do, then it reports that. If the
/// engine allows such a frame neither scripts nor styles, the message hidden by style sheets is visible.
fn a_page_that_another_one_shuts_in_says_so() {
    let site = TestSite::named("shut_in");
    site.add(
        "frame.html",
        "<iframe sandbox='allow-scripts' src='index.html' style='width: 100%; height: 90vh'></iframe>",
    );
    let browser = Browser::open_at(&format!("http://{}/{PATH}/frame.html", site.address), 390, 844);
    browser.enter_frame();
    browser.wait_for(
        "[...document.querySelectorAll('.shell [role=alert], .shell .unstyled')].some((one) =>
            one.checkVisibility() && one.querySelector('button, a') && /tab of its own|son propre onglet/.test(one.textContent))",
    );
}

/// Failures without an error message: a file of white space, an internal error of the browser. Once they are over, the
/// button starts the game.
fn a_script_that_comes_empty_or_fails_is_reported_with_a_button() {
    let refusal = "if (!sessionStorage.again) {
        sessionStorage.again = true;
        document.querySelector = (asked) => {
            if (asked === 'link[rel=icon]') throw new Error('refused');
            return Document.prototype.querySelector.call(document, asked);
        };
    }";
    for (test, blank) in [("blank_start", Some("start.js")), ("blank_shell", Some("shell.js")), ("refused", None)] {
        let site = TestSite::named(test);
        match blank {
            Some(file) => site.blank(file),
            None => site.begin_with(refusal),
        }
        let browser = Browser::open_in_part(site.address, 390, 844);
        browser.wait_for("document.querySelector('.shell [role=alert] button')");
        browser.shot(test);
        if blank.is_some() {
            site.put_back();
        }
        browser.click("return document.querySelector('.shell button')").unwrap();
        browser.wait_for("window.francia");
    }
}

/// The page tolerates missing and refused features of the browser: it starts, in English and unsaved if necessary.
fn a_browser_that_refuses_to_be_asked_is_played_in() {
    let refuse = |name: &str| {
        format!(
            "Object.defineProperty(Navigator.prototype, '{name}', {{get() {{ throw new DOMException('refused', 'SecurityError') }}}})"
        )
    };
    let refusals = [
        ("no_worker_may_be_asked_for", refuse("serviceWorker")),
        ("there_is_no_worker", "delete Navigator.prototype.serviceWorker".to_owned()),
        ("no_language_may_be_asked_for", refuse("language")),
    ];
    for (test, refusal) in refusals {
        let site = TestSite::named(test);
        site.begin_with(&refusal);
        let browser = Browser::open_in_part(site.address, 1024, 768);
        browser.wait_for("window.francia");
        TestedGame::Architects.begin(&browser, &TestedGame::Architects.alone(), "7");
        assert_eq!(game::click_on(&browser, 1), 1, "{test}");
    }
}

/// Given an engine without nested rules, or one with WebAssembly disabled, then nothing starts that could not be used,
/// and the missing feature is named, with the browser versions that have it.
fn a_browser_that_lacks_something_is_shown_so_at_once() {
    let old = "const supports = CSS.supports; CSS.supports = (asked) => !asked.includes('selector(&)') && supports.call(CSS, asked)";
    for (test, lacking, reasons) in
        [("old_engine", old, "selector(&)"), ("no_wasm", "delete window.WebAssembly", "WebAssembly")]
    {
        let site = TestSite::named(test);
        site.begin_with(lacking);
        let browser = Browser::open_in_part(site.address, 390, 844);
        shown(&browser, "en", "Safari 16.5, Chrome 119, Firefox 126 or a later version");
        browser.shot(test);
        browser.wait_for(&format!("document.querySelector('.shell [role=alert] small').textContent === '{reasons}'"));
        shown(&browser, "fr", "Safari 16.5, Chrome 119, Firefox 126 ou une version plus récente");
        assert_eq!(site.asked_for("start.js"), 0, "the program is not fetched");
    }
}
