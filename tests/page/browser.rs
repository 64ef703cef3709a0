//! A browser with the built page, for tests to inspect and to operate.

use crate::pool;
use crate::site::{PATH, TestSite};
use crate::webdriver::{Driver, Engine, alone};
use kernel::Lang;
use kernel::grammar::fill_named;
use serde_json::{Value, json};
use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::thread;
use std::time::{Duration, Instant};

/// Time limit for a condition of a test. Generous: two cores may be compiling beside it.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// Time after which a press that the page has not heard is lost.
const UNHEARD: Duration = Duration::from_secs(3);

/// Pause between two checks of the page.
const PAUSE: Duration = Duration::from_millis(20);

/// True once a visit is over: the script interface comes a moment after the page. It never comes to a page that says why
/// it cannot start, nor to a file of the site that is no page.
const VISITED: &str = "document.readyState === 'complete' && (window.francia \
    || document.querySelector('.shell [role=alert]') || !document.querySelector('script[data-version]'))";

/// Tells from now on, until it is asked, that the page has heard no press.
const LISTEN: &str = "window.pressed = false;
    addEventListener('pointerdown', () => { window.pressed = true }, { capture: true, once: true });";

/// The pointer of a drag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    Mouse,
    Finger,
}

impl Hand {
    const fn kind(self) -> &'static str {
        match self {
            Self::Mouse => "mouse",
            Self::Finger => "touch",
        }
    }
}

/// A browser without a screen, on its own origin, so that tests share no storage.
pub struct Browser {
    driver: Option<Driver>,
    /// The address of the page.
    base: String,
    /// True if another test may use it afterwards.
    shared: bool,
}

impl Drop for Browser {
    fn drop(&mut self) {
        let Some(driver) = self.driver.take() else { return };
        if self.shared && !thread::panicking() {
            pool::put_back(driver);
        }
    }
}

/// Settings without motion. Without a graphics card the processor paints every frame of a motion: a game with all of
/// them takes four times as long.
const STILL: [(&str, &str); 1] = [("prefs", "still")];

impl Browser {
    /// Opens the page in a window with this inner size in CSS pixels, without motion: a tap or a key ends all motion
    /// anyway.
    pub fn open(width: u32, height: u32) -> Self {
        Self::open_set(width, height, &STILL)
    }

    /// Opens the page with the default motion.
    pub fn open_moving(width: u32, height: u32) -> Self {
        Self::open_set(width, height, &[])
    }

    /// Opens the page with settings of an earlier visit: keys of local storage after `francia.`, and their values.
    pub fn open_set(width: u32, height: u32, settings: &[(&str, &str)]) -> Self {
        let browser = Self::blank(base_of(serve_page()), width, height);
        browser.set(settings);
        browser.go("");
        browser
    }

    /// Opens the page without motion from a server of the test's own, which has it at /dist/.
    pub fn open_from(site: SocketAddr, width: u32, height: u32) -> Self {
        let browser = Self::blank(base_of(site), width, height);
        browser.set(&STILL);
        browser.go("");
        browser
    }

    /// Opens the page without motion, without waiting for anything: parts of it may be missing.
    pub fn open_in_part(site: SocketAddr, width: u32, height: u32) -> Self {
        let browser = Self::blank(base_of(site), width, height);
        browser.set(&STILL);
        browser.visit("");
        browser
    }

    /// Opens the page at any address, which ends with a `/` or is that of a file, without settings and without waiting.
    pub fn open_at(base: &str, width: u32, height: u32) -> Self {
        let browser = Self::blank(base.to_owned(), width, height);
        browser.visit("");
        browser
    }

    /// Opens the page in a profile of the test's own, which another browser may use afterwards.
    pub fn open_in(profile: &Path, site: SocketAddr) -> Self {
        let browser = Self { driver: Some(pool::start(Some(profile))), base: base_of(site), shared: false };
        browser.resize(1024, 768);
        browser.go("");
        browser
    }

    /// Opens a window of this size, without a visit to the page.
    fn blank(base: String, width: u32, height: u32) -> Self {
        let browser = Self { driver: Some(pool::take()), base, shared: true };
        browser.resize(width, height);
        browser
    }

    /// Stores settings before the first visit, from a file of the site that is not a page.
    fn set(&self, settings: &[(&str, &str)]) {
        if settings.is_empty() {
            return;
        }
        self.visit("theme.js");
        let settings: Vec<Value> = settings.iter().map(|(key, value)| json!([key, value])).collect();
        self.script(&format!(
            "for (const [key, value] of {}) localStorage.setItem(`francia.${{key}}`, value)",
            json!(settings)
        ));
    }

    fn driver(&self) -> &Driver {
        self.driver.as_ref().expect("a browser has a driver until it is dropped")
    }

    /// The engine under test.
    pub fn engine(&self) -> Engine {
        self.driver().engine
    }

    /// Resizes the page. Below a width of 600 it is a phone with a touch screen.
    pub fn resize(&self, width: u32, height: u32) {
        let phone = width < 600;
        match self.engine() {
            Engine::Chromium => {
                let metrics = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone});
                self.devtools("Emulation.setDeviceMetricsOverride", &metrics);
            }
            // A window cannot be as narrow as a phone, but the page in it can.
            Engine::Firefox => {
                self.resize_window(width.max(600), height);
                self.chrome(&format!(
                    "const {{style}} = gBrowser.selectedBrowser;
                     style.setProperty('max-width', '{width}px'); style.setProperty('max-height', '{height}px')"
                ));
            }
            Engine::WebKit => self.resize_window(width, height),
        }
        self.touch(phone);
    }

    /// Resizes the window so that its inside has this size: first to the inner size, then larger by the size of the
    /// frame.
    fn resize_window(&self, width: u32, height: u32) {
        let (mut outer_width, mut outer_height) = (u64::from(width), u64::from(height));
        for _ in 0..10 {
            self.driver().post("window/rect", &json!({"width": outer_width, "height": outer_height})).unwrap();
            let inner = self.settled();
            if inner == (u64::from(width), u64::from(height)) {
                return;
            }
            outer_width += u64::from(width).saturating_sub(inner.0);
            outer_height += u64::from(height).saturating_sub(inner.1);
        }
    }

    /// Returns the size of the page once it is stable: a window follows its driver's command a moment later.
    fn settled(&self) -> (u64, u64) {
        let inner = || {
            let size = self.script("return [innerWidth, innerHeight]");
            (size[0].as_u64().unwrap_or(0), size[1].as_u64().unwrap_or(0))
        };
        let (mut last, mut same) = (inner(), 0);
        for _ in 0..40 {
            std::thread::sleep(Duration::from_millis(50));
            let now = inner();
            same = if now == last { same + 1 } else { 0 };
            last = now;
            if same >= 3 {
                break;
            }
        }
        last
    }

    /// Gives the page a touch screen, or removes it. `WebKit` has none to give.
    pub fn touch(&self, enabled: bool) {
        match self.engine() {
            Engine::Chromium => {
                self.devtools("Emulation.setTouchEmulationEnabled", &json!({"enabled": enabled}));
            }
            Engine::Firefox => {
                let key = if enabled { "enabled" } else { "none" };
                self.chrome(&format!("gBrowser.selectedBrowser.browsingContext.touchEventsOverride = '{key}'"));
            }
            Engine::WebKit => {}
        }
    }

    /// Isolates files from each other, as in normal use: under its driver Firefox does not.
    pub fn keep_files_apart(&self) {
        if self.engine() == Engine::Firefox {
            self.chrome("Services.prefs.setBoolPref('security.fileuri.strict_origin_policy', true)");
        }
    }

    /// Makes the page prefer reduced motion from now on. Not in `WebKit`.
    pub fn prefer_less_movement(&self) {
        if self.engine() == Engine::Firefox {
            return self.chrome("Services.prefs.setIntPref('ui.prefersReducedMotion', 1)");
        }
        let less = json!({"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]});
        self.devtools("Emulation.setEmulatedMedia", &less);
    }

    /// Makes the page look as printed from now on. Not in `WebKit`.
    pub fn print(&self) {
        if self.engine() == Engine::Firefox {
            return self.chrome("gBrowser.selectedBrowser.browsingContext.mediumOverride = 'print'");
        }
        self.devtools("Emulation.setEmulatedMedia", &json!({"media": "print"}));
    }

    /// Sets the page's language, whatever the one under test, for tests of a change of language.
    pub fn speak(&self, lang: Lang) {
        self.wait_for("window.francia");
        self.script(&format!("localStorage.setItem('francia.lang', '{}')", lang.tag()));
        self.go("");
        self.wait_for(&format!("window.francia && document.documentElement.lang === '{}'", lang.tag()));
    }

    /// Switches to the first frame of the page. Scripts run there from now on.
    pub fn enter_frame(&self) {
        self.driver().post("frame", &json!({"id": 0})).unwrap();
    }

    /// Goes to an address of the page, such as "" or "?game=7", and waits until it has loaded, with its script interface.
    pub fn go(&self, address: &str) {
        self.visit(address);
        self.wait_for(VISITED);
    }

    /// Reloads the page where it is, and waits until it has loaded. The driver's own reload bypasses the service worker
    /// in Firefox.
    pub fn reload(&self) {
        self.script("window.left = true; location.reload()");
        self.wait_for(&format!("!window.left && {VISITED}"));
    }

    /// Goes to an address of the page without waiting for anything: parts of it may be missing.
    pub fn visit(&self, address: &str) {
        let url = format!("{}{address}", self.base);
        self.driver().post("url", &json!({"url": url})).unwrap();
    }

    /// Runs the body of a function in the page and returns what it returns; a promise is awaited.
    pub fn script(&self, body: &str) -> Value {
        self.driver()
            .post("execute/sync", &json!({"script": body, "args": []}))
            .unwrap_or_else(|error| panic!("{body}\n{error}\n{}", self.errors().join("\n")))
    }

    /// Waits until an expression is truthy in the page and returns its value.
    pub fn wait_for(&self, expression: &str) -> Value {
        self.wait_within(PATIENCE, expression)
    }

    /// Waits like [`wait_for`](Self::wait_for), for longer than a person would.
    pub fn wait_within(&self, patience: Duration, expression: &str) -> Value {
        let start = Instant::now();
        loop {
            let value = self.look(expression);
            if let Ok(value) = &value
                && !matches!(value, Value::Null | Value::Bool(false))
                && *value != 0
                && *value != ""
            {
                return value.clone();
            }
            if start.elapsed() > patience {
                let shot = self.write_shot("gave-up-waiting");
                let errors = self.errors().join("\n");
                panic!("waited in vain for: {expression}\n{value:?}\nsee {}\n{errors}", shot.display());
            }
            thread::sleep(PAUSE);
        }
    }

    /// Waits until the body of a function returns this value in the page.
    #[track_caller]
    pub fn expect(&self, body: &str, wanted: impl Into<Value>) {
        let (start, wanted) = (Instant::now(), wanted.into());
        loop {
            let value = self.script(body);
            if value == wanted {
                return;
            }
            if start.elapsed() > PATIENCE {
                let shot = self.write_shot("gave-up-expecting");
                panic!("{body}\n{value} is not {wanted}\nsee {}\n{}", shot.display(), self.errors().join("\n"));
            }
            thread::sleep(PAUSE);
        }
    }

    /// Returns the value of an expression once it is truthy, or a moment later. The page polls by itself, since a
    /// request from here costs more than ten polls. A hidden page, whose clock is slow, is asked once. Fails if the
    /// page was left meanwhile.
    fn look(&self, expression: &str) -> Result<Value, String> {
        let body = format!(
            "return (async () => {{
                for (let looks = 0; ; looks += 1) {{
                    const seen = await ({expression});
                    if (seen || looks === 20 || document.hidden) return seen;
                    await new Promise((done) => setTimeout(done, 6 + 2 * looks));
                }}
            }})()"
        );
        self.driver().post("execute/sync", &json!({"script": body, "args": []}))
    }

    /// Returns the fewest milliseconds of a measurement: the body of a function that returns them, repeated until it
    /// stays within the limit, or up to the time limit of a test. Other load only ever slows it, so one good time
    /// proves the page fast. `make bench` reports the figures.
    pub fn fastest(&self, limit: f64, body: &str) -> f64 {
        alone(|| {
            let (start, mut fastest) = (Instant::now(), f64::INFINITY);
            while fastest > limit && start.elapsed() < PATIENCE {
                fastest = self.script(body).as_f64().expect("a number of milliseconds").min(fastest);
            }
            fastest
        })
    }

    /// A person's click on the element that the body of a function returns, once it is there, shown and uncovered.
    pub fn click(&self, body: &str) -> Result<(), String> {
        self.patiently(|| self.click_now(body))
    }

    /// A click like [`click`](Self::click), which fails if the element is missing, hidden or covered now.
    pub fn click_now(&self, body: &str) -> Result<(), String> {
        if self.engine() != Engine::WebKit {
            return self.driver().click(&self.script(body));
        }
        // WebKit's driver reports some buttons that lie on a card as not interactable; its mouse does press them.
        self.script(&format!("(() => {{ {body} }})()?.scrollIntoView({{block: 'nearest', inline: 'nearest'}})"));
        let [there, down] = self.place_of(body)?;
        self.point("mouse", &json!([there, down, {"type": "pointerUp", "button": 0}]))
    }

    /// Repeats a press until it succeeds. An element may come, move or be rendered anew at any moment, and a driver loses
    /// a press now and then, of which the page then hears nothing.
    fn patiently(&self, press: impl Fn() -> Result<(), String>) -> Result<(), String> {
        let start = Instant::now();
        loop {
            self.script(LISTEN);
            let pressed = press();
            if pressed.is_ok() && self.is_pressed() {
                return pressed;
            }
            if start.elapsed() > PATIENCE {
                let shot = self.write_shot("not-pressed");
                let reason = pressed.err().unwrap_or_else(|| "the page hears no press".to_owned());
                return Err(format!("{reason}: see {}", shot.display()));
            }
            thread::sleep(PAUSE);
        }
    }

    /// True if the page has heard the press since [`LISTEN`], or was left by it, when it answers nothing for a moment. An
    /// event may come some time after the driver's answer.
    fn is_pressed(&self) -> bool {
        let start = Instant::now();
        loop {
            match self.look("window.pressed !== false") {
                Ok(pressed) if pressed == true => return true,
                Ok(_) if start.elapsed() > UNHEARD => return false,
                Err(_) if start.elapsed() > PATIENCE => return true,
                _ => thread::sleep(PAUSE),
            }
        }
    }

    /// Returns the value of a script, while the browser may be killed; `None` once it is.
    pub fn try_script(&self, body: &str) -> Option<Value> {
        self.driver().post("execute/sync", &json!({"script": body, "args": []})).ok()
    }

    /// Kills the browser's processes at once.
    pub fn kill(&self) {
        self.driver().kill_browser();
    }

    /// Opens another tab of this browser at the page and switches to it. Returns its name for [`Browser::turn_to`].
    pub fn open_tab(&self) -> String {
        // `WebKit` suspends a hidden tab, and a script in it waits for a minute: there it is a window.
        let kind = if self.engine() == Engine::WebKit { "window" } else { "tab" };
        let made = self.driver().post("window/new", &json!({"type": kind})).unwrap();
        let name = made["handle"].as_str().unwrap_or_default().to_owned();
        self.turn_to(&name);
        // A new tab has its own size.
        self.resize(1024, 768);
        self.go("");
        name
    }

    /// The current tab.
    pub fn tab(&self) -> String {
        self.driver().get("window").unwrap().as_str().unwrap_or_default().to_owned()
    }

    /// Switches to a tab. Scripts run there from now on.
    pub fn turn_to(&self, name: &str) {
        self.driver().post("window", &json!({"handle": name})).unwrap();
    }

    /// Returns all texts in the page's database, or the result of a script on its store of saves.
    pub fn database(&self, body: &str) -> Value {
        self.script(&format!(
            "return (async () => {{
                const wait = (request) => new Promise((done, failed) => {{
                    request.onsuccess = () => done(request.result);
                    request.onerror = () => failed(request.error);
                }});
                const database = await wait(indexedDB.open('francia', 1));
                const saves = () => database.transaction('saves', 'readwrite').objectStore('saves');
                try {{ {body} }} finally {{ database.close() }}
            }})()"
        ))
    }

    /// A finger's tap in the middle of the element that the body of a function returns, once it is there, in the window
    /// and uncovered.
    pub fn tap(&self, body: &str) -> Result<(), String> {
        self.patiently(|| self.tap_now(body))
    }

    /// A tap like [`tap`](Self::tap), which fails if the element is missing, outside the window or covered now.
    pub fn tap_now(&self, body: &str) -> Result<(), String> {
        let [there, down] = self.place_of(body)?;
        let up = json!({"type": "pointerUp", "button": 0});
        // WebKit's driver has only a mouse. A lifted finger rests on nothing, and nothing is previewed below it.
        let away = json!({"type": "pointerMove", "duration": 0, "x": 0, "y": 0});
        let leaves = (self.engine() == Engine::WebKit).then_some(away);
        // In one command: a pause between two might count as a rest.
        self.point("touch", &Value::Array([there, down, up].into_iter().chain(leaves).collect()))
    }

    /// Puts the finger down, to rest there until [`Browser::lift`].
    pub fn touch_down(&self, body: &str) -> Result<(), String> {
        self.patiently(|| self.point("touch", &json!(self.place_of(body)?)))
    }

    /// Lifts the finger.
    pub fn lift(&self) -> Result<(), String> {
        self.point("touch", &json!([{"type": "pointerUp", "button": 0}]))
    }

    /// Presses the element that the body of a function returns, and carries it to the middle of another one. The pointer
    /// stays down until [`Browser::let_go`].
    pub fn carry(&self, hand: Hand, from: &str, to: &str) {
        self.script("addEventListener('pointerdown', (down) => { window.carried = down.pointerId }, { capture: true, once: true })");
        let from = self.middle(from);
        let to = self.middle(to);
        let down = [
            json!({"type": "pointerMove", "duration": 0, "x": from[0], "y": from[1]}),
            json!({"type": "pointerDown", "button": 0}),
        ];
        self.motion(hand, down.into_iter().chain(path(from, to)).collect());
    }

    /// Carries on to the middle of an element.
    pub fn carry_on(&self, hand: Hand, to: &str) {
        let to = self.middle(to);
        self.motion(hand, path([to[0] - 30, to[1] - 30], to).collect());
    }

    /// Lifts the finger or the button of the mouse where it is.
    pub fn let_go(&self, hand: Hand) {
        self.motion(hand, vec![json!({"type": "pointerUp", "button": 0})]);
    }

    /// A click of a mouse that moves five pixels meanwhile.
    pub fn tremble(&self, body: &str) {
        let [x, y] = self.middle(body);
        self.motion(
            Hand::Mouse,
            vec![
                json!({"type": "pointerMove", "duration": 0, "x": x, "y": y}),
                json!({"type": "pointerDown", "button": 0}),
                json!({"type": "pointerMove", "duration": 20, "x": x + 5, "y": y + 3}),
                json!({"type": "pointerUp", "button": 0}),
            ],
        );
    }

    /// Middle of the element that the body of a function returns, once it is there and stands still.
    fn middle(&self, body: &str) -> [i64; 2] {
        let place = self.wait_for(&format!(
            "(async () => {{
                 const middle = () => {{
                     const field = (() => {{ {body} }})()?.getBoundingClientRect();
                     return field?.width ? [Math.round(field.left + field.width / 2), Math.round(field.top + field.height / 2)] : null;
                 }};
                 const before = middle();
                 await new Promise((done) => setTimeout(done, 30));
                 return String(before) === String(middle()) && before;
             }})()"
        ));
        serde_json::from_value(place).expect("a place")
    }

    fn motion(&self, hand: Hand, actions: Vec<Value>) {
        if hand == Hand::Finger && self.engine() == Engine::Chromium {
            return self.touches(&actions);
        }
        if hand == Hand::Mouse || self.engine() != Engine::WebKit {
            return self.point(hand.kind(), &Value::Array(actions)).unwrap();
        }
        // WebKit's driver has only a mouse: the page gets what a finger would send.
        self.script(&format!(
            "for (const {{ type, x, y }} of {}) {{
                 if (type === 'pause') continue;
                 if (x !== undefined) [window.fingerX, window.fingerY] = [x, y];
                 const down = window.touched?.isConnected;
                 if (type === 'pointerMove' && !down) continue;
                 const target = down ? window.touched : document.elementFromPoint(fingerX, fingerY);
                 target.dispatchEvent(new PointerEvent(type.toLowerCase(), {{
                     bubbles: true, cancelable: true, composed: true, pointerId: 9, pointerType: 'touch', isPrimary: true,
                     button: type === 'pointerMove' ? -1 : 0, buttons: type === 'pointerUp' ? 0 : 1, clientX: fingerX, clientY: fingerY,
                 }}));
                 window.touched = type === 'pointerUp' ? null : target;
             }}",
            Value::Array(actions)
        ));
    }

    /// Sends Chromium a finger's actions. Its driver forgets to lift a finger that has moved.
    fn touches(&self, actions: &[Value]) {
        let mut at = Value::Null;
        let mut down = !actions.iter().any(|action| action["type"] == "pointerDown");
        for action in actions {
            if action["type"] == "pointerMove" {
                at = json!([{"x": action["x"], "y": action["y"]}]);
            }
            let (kind, points) = match action["type"].as_str() {
                Some("pointerDown") => ("touchStart", at.clone()),
                Some("pointerMove") if down => ("touchMove", at.clone()),
                Some("pointerUp") => ("touchEnd", json!([])),
                _ => continue,
            };
            down = true;
            self.devtools("Input.dispatchTouchEvent", &json!({"type": kind, "touchPoints": points}));
        }
    }

    /// Returns the pointer actions to move to an element and to press it.
    fn place_of(&self, body: &str) -> Result<[Value; 2], String> {
        let place = self.script(&format!(
            "const element = (() => {{ {body} }})();
             if (!element) return null;
             const middle = () => {{
                 const field = element.getBoundingClientRect();
                 return [Math.round(field.left + field.width / 2), Math.round(field.top + field.height / 2)];
             }};
             const here = ([x, y]) => element.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
             // Nobody taps a panel while it still moves to its place.
             if (!element.closest('[data-over]')) return here(middle());
             const still = (before, tries) => new Promise((done) => setTimeout(done, 150)).then(() => {{
                 const now = middle();
                 if (String(now) === String(before)) return here(now);
                 return tries === 0 ? null : still(now, tries - 1);
             }});
             return still(middle(), 20);"
        ));
        if place.is_null() {
            return Err("it is missing or covered".to_owned());
        }
        let there = json!({"type": "pointerMove", "duration": 0, "x": place[0], "y": place[1]});
        Ok([there, json!({"type": "pointerDown", "button": 0})])
    }

    fn point(&self, kind: &str, actions: &Value) -> Result<(), String> {
        let pointer = json!({"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": actions});
        self.driver().post("actions", &json!({"actions": [pointer]})).map(drop)
    }

    /// Presses keys in sequence: characters, or the names `Tab`, `Enter`, `Escape`, `Left`, `Right`, `Up`, `Down`,
    /// `F1`.
    pub fn press(&self, keys: &[&str]) {
        let strokes: Vec<Value> = keys
            .iter()
            .flat_map(|key| ["keyDown", "keyUp"].map(|way| json!({"type": way, "value": key_code(key)})))
            .collect();
        let board = json!({"type": "key", "id": "keyboard", "actions": strokes});
        self.driver().post("actions", &json!({"actions": [board]})).unwrap();
        // Behind the page's last stop Firefox focuses its own buttons, where its driver presses no keys.
        if self.engine() == Engine::Firefox && self.script("return document.hasFocus()") == false {
            self.chrome("gBrowser.selectedBrowser.focus()");
        }
    }

    /// Holds a key down until it has repeated a number of times, a tenth of a second apart.
    pub fn hold(&self, key: &str, times: usize) {
        let down = json!({"type": "keyDown", "value": key_code(key)});
        let pause = json!({"type": "pause", "duration": 100});
        let strokes = [down, pause].into_iter().cycle().take(2 * (times + 1));
        let up = json!({"type": "keyUp", "value": key_code(key)});
        let board = json!({"type": "key", "id": "keyboard", "actions": strokes.chain([up]).collect::<Vec<_>>()});
        self.driver().post("actions", &json!({"actions": [board]})).unwrap();
    }

    /// Sends the page a synthetic key event with the fields of a `KeyboardEvent`.
    pub fn send_key(&self, fields: &Value) {
        self.script(&format!(
            "(document.activeElement ?? document.body).dispatchEvent(
                 new KeyboardEvent('keydown', {{ bubbles: true, cancelable: true, ...{fields} }}))"
        ));
    }

    /// Writes target/shots/NAME.png when `FRANCIA_SHOTS` is set.
    pub fn shot(&self, name: &str) {
        if std::env::var_os("FRANCIA_SHOTS").is_some() {
            self.write_shot(name);
        }
    }

    /// Returns the errors on the console since the last call: exceptions of scripts, and failed requests.
    pub fn errors(&self) -> Vec<String> {
        self.driver().errors()
    }

    /// Writes target/shots/NAME.png for the analysis of a failure. The file is empty if the browser gives no picture.
    pub fn write_shot(&self, name: &str) -> PathBuf {
        let folder = root().join("target/shots");
        let file = folder.join(format!("{name}.png"));
        let picture = self.driver().get("screenshot").unwrap_or_default();
        fs::create_dir_all(&folder).unwrap();
        fs::write(&file, from_base64(picture.as_str().unwrap_or(""))).unwrap();
        file
    }

    /// Sends a command of Chromium's own protocol and returns its result. A test with one is left out elsewhere.
    pub fn devtools(&self, command: &str, params: &Value) -> Value {
        self.driver().post("goog/cdp/execute", &json!({"cmd": command, "params": params})).unwrap()
    }

    /// Runs a script in Firefox itself instead of the page.
    fn chrome(&self, body: &str) {
        self.driver().post("moz/context", &json!({"context": "chrome"})).unwrap();
        self.script(body);
        self.driver().post("moz/context", &json!({"context": "content"})).unwrap();
    }
}

/// The language under test: `FRANCIA_LANG`, a tag such as "fr"; by default English. The browser requests it, like that
/// of a reader of this language.
pub fn lang() -> Lang {
    let tag = std::env::var("FRANCIA_LANG").unwrap_or_default();
    if tag.is_empty() {
        Lang::En
    } else {
        Lang::of_tag(&tag).unwrap_or_else(|| panic!("FRANCIA_LANG={tag}: no such language"))
    }
}

/// Returns a text of the page in the language under test, by its English.
pub fn localized(english: &str) -> String {
    if lang() == Lang::En {
        return english.to_owned();
    }
    let files = fs::read_dir(root().join("crates/lang/src").join(lang().tag())).unwrap();
    let start = format!("    (\"{english}\", \"");
    let text = files.filter_map(|file| fs::read_to_string(file.unwrap().path()).ok()).find_map(|texts| {
        let text = texts.lines().find_map(|row| row.strip_prefix(&start)?.strip_suffix("\"),"));
        text.map(str::to_owned)
    });
    text.unwrap_or_else(|| panic!("the page never says “{english}”")).replace("\\u{a0}", "\u{a0}")
}

/// Returns a text of the page about a seat of this name.
pub fn localized_with(english: &str, name: &str) -> String {
    fill_named(lang(), &localized(english), &[("name", name.to_owned())])
}

/// True if the test is left out in the browser under test, which is then reported.
pub fn left_out(engines: &[Engine], reason: &str) -> bool {
    let out = engines.contains(&Engine::here());
    if out {
        leave_out(reason);
    }
    out
}

/// Reports a test that is left out, with the reason, in a line that `tools/test` and `tools/test-browsers` count and
/// print.
pub fn leave_out(reason: &str) {
    println!("left out: {}: {reason}", thread::current().name().unwrap_or("a test"));
}

/// Serves a copy of the page on a free port until the tests end. It is at /dist/, not at the root, so every test also
/// proves that it works under any path. The copy is not cached for later visits (see [`TestSite`]).
pub fn serve_page() -> SocketAddr {
    static COPY: OnceLock<TestSite> = OnceLock::new();
    COPY.get_or_init(|| TestSite::named("page")).serve()
}

/// Returns the character by which the protocol names a key.
fn key_code(key: &str) -> String {
    match key {
        "Tab" => "\u{e004}",
        "Enter" => "\u{e007}",
        "Escape" => "\u{e00c}",
        "Left" => "\u{e012}",
        "Up" => "\u{e013}",
        "Right" => "\u{e014}",
        "Down" => "\u{e015}",
        "F1" => "\u{e031}",
        key => key,
    }
    .to_owned()
}

/// Moves of a pointer between two places, as a hand makes them.
fn path(from: [i64; 2], to: [i64; 2]) -> impl Iterator<Item = Value> {
    const MOVES: i64 = 8;
    (1..=MOVES).map(move |step| {
        let [x, y] = [0, 1].map(|axis| from[axis] + (to[axis] - from[axis]) * step / MOVES);
        json!({"type": "pointerMove", "duration": 16, "x": x, "y": y})
    })
}

/// Returns the address of the page on a server of the tests.
fn base_of(site: SocketAddr) -> String {
    format!("http://{site}/{PATH}/")
}

pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn from_base64(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    let (mut held, mut bits) = (0u32, 0);
    for letter in text.bytes() {
        let six = match letter {
            b'A'..=b'Z' => letter - b'A',
            b'a'..=b'z' => letter - b'a' + 26,
            b'0'..=b'9' => letter - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            _ => continue,
        };
        held = held << 6 | u32::from(six);
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits) as u8);
        }
    }
    bytes
}
