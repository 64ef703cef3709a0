//! Motion, the settings, the confirmation of irreversible choices, and the links from the log to the table.

use crate::browser::{Browser, PATIENCE, left_out, localized, localized_with};
use crate::game::{self, TestedGame};
use crate::webdriver::Engine;
use crate::{every_game, in_every_engine, no_game, one_game};
use serde_json::{Value, json};
use std::time::Instant;

every_game!(
    things_travel_and_none_for_longer_than_400_ms,
    what_cannot_be_undone_is_asked_about_once,
    a_line_of_the_log_leads_to_what_it_touched,
    the_opponents_turn_is_reported_again_step_by_step,
    the_turns_of_others_are_reported_before_the_next_question,
    after_what_others_did_a_phone_shows_where_the_question_is,
    what_is_reported_in_many_lines_stands_whole_in_the_window,
    what_others_did_last_is_reported_before_the_points,
);

one_game!(
    nothing_moves_when_the_movement_is_set_to_none,
    the_title_tells_whose_turn_it_is,
    the_screen_is_kept_awake_during_a_game_unless_that_is_switched_off,
);

in_every_engine! {
    one_game!(nothing_moves_for_who_prefers_less_movement, a_tap_ends_all_movement);
    no_game!(settings_are_remembered_after_a_reload_and_can_be_reset);
}

/// Opens a solo game without motion.
fn table(game: TestedGame) -> Browser {
    let browser = Browser::open(1024, 768);
    begin(game, &browser);
    browser
}

/// Opens a solo game with motion.
fn moving_table(game: TestedGame) -> Browser {
    let browser = Browser::open_moving(1024, 768);
    begin(game, &browser);
    browser
}

fn begin(game: TestedGame, browser: &Browser) {
    game.begin(browser, &game.alone(), "21");
    browser.wait_for("document.querySelector('.table')");
}

/// Makes some choices, and more until something has moved. Returns the number of things that moved at once, and the
/// longest duration of a motion.
const TRAVELS: &str = "
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    let most = 0, longest = 0;
    const look = () => {
        most = Math.max(most, document.querySelectorAll('.flights .flight').length);
        const moving = document.getAnimations().filter((one) => !(one instanceof CSSAnimation));
        longest = Math.max(longest, ...moving.map((one) => one.effect.getTiming().duration));
    };
    // As soon as something starts: on a busy machine it may arrive within one frame.
    const eye = new MutationObserver(look);
    eye.observe(document.body, { subtree: true, childList: true });
    for (let step = 0; step < 24 && francia.decision(); step += 1) {
        francia.choose(0);
        for (let wait = 0; wait < 4; wait += 1) {
            await frame();
            look();
        }
        if (most > 0 && longest > 0 && step >= 8) break;
    }
    eye.disconnect();
    return [most, longest];";

fn travels(browser: &Browser) -> (f64, f64) {
    let seen = browser.script(&format!("return (async () => {{ {TRAVELS} }})()"));
    (seen[0].as_f64().unwrap(), seen[1].as_f64().unwrap())
}

fn things_travel_and_none_for_longer_than_400_ms(game: TestedGame) {
    for speed in ["quick", "steady", "slow"] {
        let browser = Browser::open_set(1024, 768, &[("prefs", speed)]);
        begin(game, &browser);
        let (most, longest) = travels(&browser);
        assert!(most > 0.0, "nothing travelled at {speed}");
        assert!(longest > 0.0 && longest <= 400.0, "something took {longest} ms at {speed}");
        browser.wait_for("document.querySelectorAll('.flight').length === 0");
        assert_eq!(browser.errors(), Vec::<String>::new());
    }
}

fn nothing_moves_for_who_prefers_less_movement(game: TestedGame) {
    if left_out(&[Engine::WebKit], "its driver has no user who prefers less movement") {
        return;
    }
    let browser = moving_table(game);
    browser.prefer_less_movement();
    assert_eq!(travels(&browser), (0.0, 0.0));
}

fn nothing_moves_when_the_movement_is_set_to_none(game: TestedGame) {
    assert_eq!(travels(&table(game)), (0.0, 0.0));
}

/// A tap takes effect at once, and everything that still moves jumps to its end.
fn a_tap_ends_all_movement(game: TestedGame) {
    // A slow machine sees more of a slow motion.
    let browser = Browser::open_set(1024, 768, &[("prefs", "slow")]);
    begin(game, &browser);
    let seen = browser.script(
        "return (async () => {
            const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
            const flights = () => document.querySelectorAll('.flight').length;
            for (let step = 0; step < 30 && francia.decision(); step += 1) {
                francia.choose(0);
                for (let wait = 0; wait < 4 && flights() < 2; wait += 1) await frame();
                if (flights() > 1) {
                    const before = flights();
                    document.querySelector('.dock').dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
                    // The frame of the tap comes first, then the frame with the table.
                    await frame(); await frame();
                    return [before, flights()];
                }
            }
            return [0, 0];
        })()",
    );
    assert!(seen[0].as_f64().unwrap() > 1.0, "nothing moved that a tap could end: {seen}");
    assert_eq!(seen[1], 0);
}

fn settings_are_remembered_after_a_reload_and_can_be_reset() {
    let browser = Browser::open_moving(1024, 768);
    let open = "return document.querySelector('.home-head .tool:last-child')";
    let press = |text: &str| {
        let find = format!(
            "return [...document.querySelectorAll('.settings button')].find((b) => b.textContent.includes('{text}'))"
        );
        browser.click(&find).unwrap_or_else(|error| panic!("{text}: {error}"));
    };
    browser.wait_for("document.querySelector('.home-head .tool:last-child')");
    browser.click(open).unwrap();
    browser.wait_for("document.querySelector('.settings')");
    for text in
        ["125", &localized("Slow"), &localized("Once a game"), &localized("Left-handed bar"), &localized("Dark")]
    {
        press(text);
    }
    browser.shot("settings");
    browser.go("");
    browser.wait_for("document.querySelector('.home-head .tool:last-child')");
    let look = "const root = document.documentElement;
        return [root.style.fontSize, root.dataset.hand, root.dataset.theme]";
    browser.expect(look, json!(["125%", "left", "dark"]));
    browser.click(open).unwrap();
    browser.wait_for("document.querySelector('.settings')");
    for text in [&localized("Slow"), &localized("Once a game"), &localized("Dark"), "125"] {
        browser.wait_for(&format!(
            "[...document.querySelectorAll('.settings .cur')].some((b) => b.textContent.includes('{text}'))"
        ));
    }
    browser.click("return document.querySelector('[data-reset]')").unwrap();
    browser.wait_for("document.documentElement.style.fontSize === '100%'");
    browser.expect("return localStorage.getItem('francia.prefs')", Value::Null);
    assert_eq!(browser.errors(), Vec::<String>::new());
}

fn the_title_tells_whose_turn_it_is(game: TestedGame) {
    let browser = table(game);
    browser.wait_for(&format!("document.title === '{} · {} · Francia'", localized("Your turn"), game.name()));
    game.begin_named(&browser, &["human", "human"], "3", &["Ada", "Bo"]);
    let first = browser.script("return ['Ada', 'Bo'][francia.decision().seat]");
    let decides = localized_with("[{name} decides|You decide]", first.as_str().unwrap());
    browser.wait_for(&format!("document.title === '{decides} · {} · Francia'", game.name()));
}

fn a_line_of_the_log_leads_to_what_it_touched(game: TestedGame) {
    for width in [1024, 390] {
        let browser = table(game);
        browser.resize(width, if width < 600 { 844 } else { 768 });
        browser.script("for (let step = 0; step < 14; step += 1) francia.choose(0)");
        browser.click("return document.querySelector('.newest')").unwrap();
        browser.wait_for("document.querySelector('.log-line')");
        browser.shot(&format!("log-{width}"));
        browser.click("return document.querySelector('.log-line')").unwrap();
        let seen = browser.wait_for(
            "(() => {
                const piece = document.querySelector('.pointed');
                if (!piece) return null;
                const { width, height, left, top } = piece.getBoundingClientRect();
                const over = document.elementFromPoint(left + width / 2, top + height / 2);
                return width > 0 && (piece === over || piece.contains(over) || !!over?.closest('[data-anchor]'));
            })()",
        );
        assert_eq!(seen, Value::Bool(true), "at {width}");
        assert_eq!(browser.errors(), Vec::<String>::new());
    }
}

/// The others' recent turns can be read again, step by step.
fn the_opponents_turn_is_reported_again_step_by_step(game: TestedGame) {
    let browser = table(game);
    // Until the other seat has had a turn.
    for _ in 0..60 {
        game::click_on(&browser, 1);
        if !browser.script("return document.querySelector('.retell-open')").is_null() {
            break;
        }
    }
    browser.wait_for("document.querySelector('.retell-open')");
    browser.click("return document.querySelector('.retell-open')").unwrap();
    let text = "document.querySelector('.retell .ask b')?.textContent";
    let first = browser.wait_for(text);
    browser.shot("retell");
    let mut steps = 1;
    let start = Instant::now();
    while browser.script("return !!document.querySelector('.retell')") == true && start.elapsed() < PATIENCE {
        // The last step closes it.
        steps += usize::from(browser.click_now("return document.querySelector('[data-step-on]')").is_ok());
    }
    assert!(steps > 2, "one step alone: {first}");
    assert!(browser.script("return document.querySelector('.retell')").is_null());
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// Makes choices until something is narrated.
const UNTIL_PLAYED: &str = "(() => {
    if (document.querySelector('.retell [data-skip]')) return true;
    const asked = francia.shown() && francia.decision();
    if (asked) francia.choose(francia.record().choices.length * 7 % asked.choices.length);
    return null;
})()";

/// Given a phone whose tab was switched by the others' actions, when they are narrated, then the tab of the question is
/// back.
fn after_what_others_did_a_phone_shows_where_the_question_is(game: TestedGame) {
    let browser = Browser::open_set(390, 844, &[("prefs", "quick scenes")]);
    begin(game, &browser);
    for _ in 0..40 {
        browser.wait_for(UNTIL_PLAYED);
        let told_in = browser.script("return document.querySelector('main.table').dataset.area");
        browser.click("return document.querySelector('.retell [data-skip]')").unwrap();
        browser.wait_for("!document.querySelector('.retell') && francia.shown()");
        // A question in a sheet of its own selects no tab.
        let asks = browser.script("return !!document.querySelector('.area-tabs .tab-dot')") == true;
        browser.wait_for(
            "!document.querySelector('.area-tabs .tab-dot') || document.querySelector('.area-tabs .current .tab-dot')",
        );
        if asks && browser.script("return document.querySelector('main.table').dataset.area") != told_in {
            return;
        }
    }
    panic!("nothing led to another tab");
}

fn the_turns_of_others_are_reported_before_the_next_question(game: TestedGame) {
    let browser = Browser::open_set(1024, 768, &[("prefs", "quick scenes")]);
    begin(game, &browser);
    browser.wait_for(UNTIL_PLAYED);
    // Something is lit, and nothing is darkened.
    browser.wait_for("document.querySelector('.staged rect')");
    assert_eq!(browser.script("return document.querySelector('.staged .shaded')"), Value::Null);
    browser.shot("scene");
    let covered = "return [...document.querySelectorAll('.table [data-choice]')].every((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    })";
    // Nothing can be chosen meanwhile.
    browser.expect(covered, true);
    // A touch of the table stops its time.
    browser.script("document.querySelector('.table').dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}))");
    browser.wait_for("document.querySelector('.retell [aria-pressed=true]')");
    browser.click("return document.querySelector('.retell [data-skip]')").unwrap();
    browser.wait_for("!document.querySelector('.retell') && !document.querySelector('.staged rect')");
    assert_eq!(browser.errors(), Vec::<String>::new());
    // It ends by itself.
    let browser = Browser::open_set(1024, 768, &[("prefs", "quick scenes-quick")]);
    begin(game, &browser);
    browser.wait_for(UNTIL_PLAYED);
    browser.wait_for("!document.querySelector('.retell')");
    assert_eq!(browser.errors(), Vec::<String>::new());
    // Without scenes nothing is narrated.
    let browser = Browser::open_set(1024, 768, &[("prefs", "quick scenes-off")]);
    begin(game, &browser);
    browser.script("for (let step = 0; step < 14; step += 1) if (francia.decision()) francia.choose(0)");
    assert!(browser.script("return document.querySelector('.retell')").is_null());
}

/// Given a turn with many consequences, when it is narrated, then all of it can be read and the buttons are fully
/// visible.
fn what_is_reported_in_many_lines_stands_whole_in_the_window(game: TestedGame) {
    let browser = Browser::open_set(1024, 768, &[("prefs", "quick scenes")]);
    begin(game, &browser);
    browser.wait_for(UNTIL_PLAYED);
    // As long as the Overlord's actions in one turn of Viscounts.
    browser.script("document.querySelector('.retell .scene-why').textContent = 'Seven letters in each. '.repeat(18)");
    for (width, height) in [(1024, 768), (768, 1024), (1440, 900)] {
        browser.resize(width, height);
        // The narration may still be moving into its place.
        browser.wait_for(
            "(() => {
                const { bottom } = document.querySelector('.dock').getBoundingClientRect();
                const lines = [...document.querySelectorAll('.retell .ask > *, .retell .btn')];
                return lines.length > 3 && lines.every((one) => {
                    const box = one.getBoundingClientRect();
                    const shown = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
                    return one.contains(shown) && box.bottom <= Math.min(bottom, innerHeight);
                });
            })()",
        );
        browser.shot("many-lines");
    }
}

/// Given a game that ends with the turn of another seat, when that is narrated, then the points come after it, not
/// before.
fn what_others_did_last_is_reported_before_the_points(game: TestedGame) {
    let browser = Browser::open_set(1024, 768, &[("prefs", "quick scenes")]);
    begin(game, &browser);
    browser.script(
        "for (let made = 0; made < 2000 && francia.decision(); made += 1) {
             const { choices } = francia.decision();
             francia.choose(choices[(made * 7) % choices.length].index);
         }",
    );
    browser.wait_for("!francia.decision() && francia.shown() && document.querySelector('.retell [data-skip]')");
    assert!(browser.script("return document.querySelector('.score')").is_null(), "the points stand there already");
    browser.click("return document.querySelector('.retell [data-skip]')").unwrap();
    browser.wait_for("document.querySelector('.score')");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

fn the_screen_is_kept_awake_during_a_game_unless_that_is_switched_off(game: TestedGame) {
    let stub = "window.asked = 0;
        Object.defineProperty(navigator, 'wakeLock', { value: { request: async (kind) => {
            if (kind === 'screen') window.asked += 1;
            return window.lock = { released: false, release: async () => {} };
        } } });";
    let begin = format!("francia.new_game({})", json!({"game": game.key(), "seats": game.alone(), "seed": "21"}));
    let browser = Browser::open_moving(1024, 768);
    browser.wait_for("window.francia && document.querySelector('.home')");
    browser.script(stub);
    browser.script(&begin);
    browser.wait_for("window.asked === 1");
    // The browser releases it for a hidden page, and may not report when the page is visible again. One held lock is
    // enough.
    let press = "for (let times = 0; times < 5; times += 1)
        document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Shift', bubbles: true}))";
    browser.script(press);
    assert_eq!(browser.script("return window.asked"), 1);
    browser.script(&format!("lock.released = true; {press}"));
    browser.wait_for("window.asked === 2");
    browser.script(press);
    assert_eq!(browser.script("return window.asked"), 2);
    browser.script("localStorage.setItem('francia.prefs', 'sleeps')");
    browser.go("");
    browser.wait_for("window.francia && document.querySelector('.home')");
    browser.script(stub);
    browser.script(&begin);
    browser.wait_for("document.querySelector('.table')");
    assert_eq!(browser.script("return window.asked"), 0);
}

/// The first choice of a game that a tap would make and that reveals a card: one confirmation, and the game is
/// unchanged until it is answered.
fn what_cannot_be_undone_is_asked_about_once(game: TestedGame) {
    let browser = table(game);
    let choices = "return francia.record().choices.length";
    if !game.asks() {
        // Where a first tap only previews, the button of the dock is the confirmation.
        let before = browser.script(choices);
        browser
            .click("return [...document.querySelectorAll('button[data-choice]')].find((b) => b.checkVisibility())")
            .unwrap();
        browser.wait_for("document.querySelector('[data-looked]')");
        assert_eq!(browser.script(choices), before);
        browser.click("return document.querySelector('.dock .go')").unwrap();
        browser.wait_for(&format!("francia.record().choices.length > {before}"));
        return;
    }
    let asked = "document.querySelector('[data-yes]')";
    let mut before = Value::Null;
    for click in 0..400 {
        if !browser.script(&format!("return {asked}")).is_null() {
            break;
        }
        browser.wait_for("francia.shown() && document.querySelector('button[data-choice]')");
        // The page answers a tap once its frame was shown. A second tap on what is proposed may change nothing.
        before = browser.script(&format!(
            "return (async () => {{
                const length = () => francia.record().choices.length;
                const stands = () => JSON.stringify([length(), !!{asked}, document.querySelector('.dock')?.textContent,
                    document.querySelector('.selected[data-choice], [data-looked]')?.dataset.choice]);
                const before = length();
                const offered = [...document.querySelectorAll('button[data-choice]')].filter((b) => b.checkVisibility());
                const one = offered[{click} * 5 % offered.length];
                window.tapped = one?.dataset.choice;
                const stood = stands();
                one?.click();
                for (let looks = 0; looks < 100 && stands() === stood; looks += 1) {{
                    await new Promise((done) => setTimeout(done, 20));
                }}
                return before;
            }})()"
        ));
    }
    browser.wait_for(asked);
    assert_eq!(browser.script(choices), before);
    browser
        .script("document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}))");
    browser.wait_for(&format!("!{asked}"));
    assert_eq!(browser.script(choices), before);
    browser.script("document.querySelector(`button[data-choice=\"${tapped}\"]`).click()");
    browser.wait_for(asked);
    browser.click(&format!("return {asked}")).unwrap();
    browser.wait_for(&format!("francia.record().choices.length > {before}"));
}

/// A draft reveals the next card. It is the first tap of every game, so no question interrupts: the Townsfolk is
/// proposed, the choice can be changed, and the button in the dock confirms.
#[test]
fn a_draft_is_proposed_then_confirmed() {
    let browser = table(TestedGame::Paladins);
    let choices = "return francia.record().choices.length";
    for card in [0, 2] {
        browser.click(&format!("return document.querySelectorAll('.townsfolk[data-choice]')[{card}]")).unwrap();
        browser.wait_for(&format!(
            "document.querySelectorAll('.townsfolk[data-choice]')[{card}].matches('.selected')
             && document.querySelectorAll('.townsfolk.selected').length === 1"
        ));
        assert_eq!(browser.script(choices), 0);
        assert!(browser.script("return document.querySelector('[data-yes]')").is_null(), "nothing else asks");
    }
    browser.click("return document.querySelector('.dock .go[data-choice]')").unwrap();
    browser.wait_for("francia.record().choices.length > 0");
    assert_eq!(browser.script("return francia.record().choices[0]"), "take:2");
}

#[test]
fn a_changed_set_up_is_not_left_without_a_question() {
    let browser = Browser::open(1024, 768);
    browser.wait_for("document.querySelector('.door.open')");
    let set_up = "return document.querySelector('.door.open')";
    let back = "return document.querySelector('.setup .page-head .tool')";
    browser.click(set_up).unwrap();
    browser.wait_for("document.querySelector('.setup')");
    browser.click(back).unwrap();
    browser.wait_for("document.querySelector('.home')");
    browser.click(set_up).unwrap();
    browser.wait_for("document.querySelector('.setup')");
    browser.click("return document.querySelector('.box .switch')").unwrap();
    browser.click(back).unwrap();
    browser.wait_for("document.querySelector('[data-yes]')");
    let stays = browser.script(
        "const leaving = new Event('beforeunload', {cancelable: true});
         window.dispatchEvent(leaving);
         return leaving.defaultPrevented",
    );
    assert_eq!(stays, Value::Bool(true), "the browser asks too");
    browser.click("return document.querySelector('[data-yes]')").unwrap();
    browser.wait_for("document.querySelector('.home')");
}
