//! A browser with the built page in it, for a test to look at and to touch.

use crate::pool;
use crate::site::{PATH, Site};
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

/// How long a page may take to do what a test waits for. Generous: two cores may be compiling beside it.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long a test waits for the table for scripts.
const FOR_SCRIPTS: Duration = Duration::from_secs(8);

/// Between two looks at the page.
const PAUSE: Duration = Duration::from_millis(20);

/// A browser without a screen, on its own origin, so that tests share no storage.
pub struct Browser {
    driver: Option<Driver>,
    /// The address of the page.
    base: String,
    /// Whether another test may have it afterwards.
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

/// The settings of somebody for whom nothing moves. Without a graphics card every picture of a movement is painted by the
/// processor: a game with all of them takes four times as long.
const STILL: [(&str, &str); 1] = [("prefs", "still")];

impl Browser {
    /// Opens the page in a window whose inside has this size in CSS pixels. Nothing moves there: a finger or a key ends all
    /// movement anyway.
    pub fn open(width: u32, height: u32) -> Self {
        Self::open_set(width, height, &STILL)
    }

    /// The same with the movement that everybody sees who has changed no setting.
    pub fn open_moving(width: u32, height: u32) -> Self {
        Self::open_set(width, height, &[])
    }

    /// The same with settings that were made on an earlier visit: keys of local storage after `francia.`, and their values.
    pub fn open_set(width: u32, height: u32, settings: &[(&str, &str)]) -> Self {
        let browser = Self::blank(base_of(serve_page()), width, height);
        browser.set(settings);
        browser.go("");
        browser
    }

    /// The same, still, from a server of the test's own, which has the page at /dist/.
    pub fn open_from(site: SocketAddr, width: u32, height: u32) -> Self {
        let browser = Self::blank(base_of(site), width, height);
        browser.set(&STILL);
        browser.go("");
        browser
    }

    /// The same where the page may lack parts: nothing is waited for.
    pub fn open_in_part(site: SocketAddr, width: u32, height: u32) -> Self {
        let browser = Self::blank(base_of(site), width, height);
        browser.set(&STILL);
        browser.visit("");
        browser
    }

    /// The page at any address, which ends with a `/` or is that of a file, without a setting; nothing is waited for.
    pub fn open_at(base: &str, width: u32, height: u32) -> Self {
        let browser = Self::blank(base.to_owned(), width, height);
        browser.visit("");
        browser
    }

    /// The same in a profile of the test's own, which another browser may open after this one.
    pub fn open_in(profile: &Path, site: SocketAddr) -> Self {
        let browser = Self { driver: Some(pool::start(Some(profile))), base: base_of(site), shared: false };
        browser.resize(1024, 768);
        browser.go("");
        browser
    }

    /// A window of this size, before any visit to the page.
    fn blank(base: String, width: u32, height: u32) -> Self {
        let browser = Self { driver: Some(pool::take()), base, shared: true };
        browser.resize(width, height);
        browser
    }

    /// Makes settings before the first visit, on a file of the page that is no page.
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

    /// The kind of browser that is tested.
    pub fn engine(&self) -> Engine {
        self.driver().engine
    }

    /// Gives the page another size; one narrower than 600 is a phone with a touch screen.
    pub fn resize(&self, width: u32, height: u32) {
        let phone = width < 600;
        match self.engine() {
            Engine::Chromium => {
                let metrics = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone});
                self.devtools("Emulation.setDeviceMetricsOverride", &metrics);
            }
            // No window is as narrow as a phone, but the page in it may be.
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

    /// Makes the window so large that its inside has this size: first the inside, then as much more as the frame took away.
    fn resize_window(&self, width: u32, height: u32) {
        let (mut outer_width, mut outer_height) = (u64::from(width), u64::from(height));
        for _ in 0..4 {
            self.driver().post("window/rect", &json!({"width": outer_width, "height": outer_height})).unwrap();
            let inner = self.settled();
            if inner == (u64::from(width), u64::from(height)) {
                return;
            }
            outer_width += u64::from(width).saturating_sub(inner.0);
            outer_height += u64::from(height).saturating_sub(inner.1);
        }
    }

    /// The size of the page once it has stopped changing: a window follows its driver's word a moment later.
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

    /// Gives the page a touch screen, or takes it away. `WebKit` has none to give.
    pub fn touch(&self, enabled: bool) {
        match self.engine() {
            Engine::Chromium => {
                self.devtools("Emulation.setTouchEmulationEnabled", &json!({"enabled": enabled}));
            }
            Engine::Firefox => {
                let word = if enabled { "enabled" } else { "none" };
                self.chrome(&format!("gBrowser.selectedBrowser.browsingContext.touchEventsOverride = '{word}'"));
            }
            Engine::WebKit => {}
        }
    }

    /// From now on files are kept apart from each other, as for everybody: under its driver Firefox does not.
    pub fn keep_files_apart(&self) {
        if self.engine() == Engine::Firefox {
            self.chrome("Services.prefs.setBoolPref('security.fileuri.strict_origin_policy', true)");
        }
    }

    /// From now on the page is seen by somebody who prefers less movement. Not in `WebKit`.
    pub fn prefer_less_movement(&self) {
        if self.engine() == Engine::Firefox {
            return self.chrome("Services.prefs.setIntPref('ui.prefersReducedMotion', 1)");
        }
        let less = json!({"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]});
        self.devtools("Emulation.setEmulatedMedia", &less);
    }

    /// From now on the page looks as on paper. Not in `WebKit`.
    pub fn print(&self) {
        if self.engine() == Engine::Firefox {
            return self.chrome("gBrowser.selectedBrowser.browsingContext.mediumOverride = 'print'");
        }
        self.devtools("Emulation.setEmulatedMedia", &json!({"media": "print"}));
    }

    /// The page in a language, whatever the one under test: for a test of what changes with the language.
    pub fn speak(&self, lang: Lang) {
        self.wait_for("window.francia");
        self.script(&format!("localStorage.setItem('francia.lang', '{}')", lang.tag()));
        self.go("");
        self.wait_for(&format!("window.francia && document.documentElement.lang === '{}'", lang.tag()));
    }

    /// Turns to the first frame of the page: scripts run there from now on.
    pub fn enter_frame(&self) {
        self.driver().post("frame", &json!({"id": 0})).unwrap();
    }

    /// Goes to an address of the page, such as "" or "?game=7", and waits until it has loaded.
    pub fn go(&self, address: &str) {
        self.visit(address);
        self.await_scripts();
    }

    /// Loads the page again where it is, and waits until it has loaded. A driver's own way to do so goes past the service
    /// worker in Firefox.
    pub fn reload(&self) {
        self.script("window.left = true; location.reload()");
        self.wait_for("!window.left && document.readyState === 'complete'");
        self.await_scripts();
    }

    /// The table for scripts comes a moment after the page; where it cannot come, a test goes on without.
    fn await_scripts(&self) {
        let start = Instant::now();
        while start.elapsed() < FOR_SCRIPTS && !self.look("!!window.francia").is_ok_and(|there| there == true) {
            thread::sleep(PAUSE);
        }
    }

    fn visit(&self, address: &str) {
        let url = format!("{}{address}", self.base);
        self.driver().post("url", &json!({"url": url})).unwrap();
    }

    /// Runs the body of a function in the page and returns what it returns; a promise is awaited.
    pub fn script(&self, body: &str) -> Value {
        self.driver()
            .post("execute/sync", &json!({"script": body, "args": []}))
            .unwrap_or_else(|error| panic!("{body}\n{error}\n{}", self.errors().join("\n")))
    }

    /// Waits until an expression is truthy in the page and returns it.
    pub fn wait_for(&self, expression: &str) -> Value {
        self.wait_within(PATIENCE, expression)
    }

    /// The same for what may take longer than anything that a person waits for.
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

    /// What an expression is once it is truthy, or a moment later. The page looks by itself, since a question from here costs
    /// more than ten looks; a hidden one, whose clock goes slowly, is asked once. An error where the page was left meanwhile.
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

    /// The fewest milliseconds that a measurement takes: the body of a function that returns them, run until it stays within
    /// the limit, or in vain for as long as a test waits for anything. Other work on the machine only ever slows it, so one
    /// good time proves the page quick; the figures themselves are told by `make bench`.
    pub fn fastest(&self, limit: f64, body: &str) -> f64 {
        alone(|| {
            let (start, mut fastest) = (Instant::now(), f64::INFINITY);
            while fastest > limit && start.elapsed() < PATIENCE {
                fastest = self.script(body).as_f64().expect("a number of milliseconds").min(fastest);
            }
            fastest
        })
    }

    /// A person's click on the element that the body of a function returns: an error if it is missing, hidden or
    /// covered.
    pub fn click(&self, body: &str) -> Result<(), String> {
        if self.engine() != Engine::WebKit {
            // What is drawn anew between the look and the click is looked for again.
            let click = || self.driver().click(&self.script(body));
            let drawn_anew = |error: &String| error.starts_with("stale element reference");
            return click().or_else(|error| if drawn_anew(&error) { click() } else { Err(error) });
        }
        // WebKit's driver finds some of our buttons that lie on a card not interactable; its mouse does press them.
        self.script(&format!("(() => {{ {body} }})()?.scrollIntoView({{block: 'nearest', inline: 'nearest'}})"));
        let [there, down] = self.place_of(body)?;
        self.point("mouse", &json!([there, down, {"type": "pointerUp", "button": 0}]))
    }

    /// What a script returns, while the browser may be ended; `None` once it is.
    pub fn try_script(&self, body: &str) -> Option<Value> {
        self.driver().post("execute/sync", &json!({"script": body, "args": []})).ok()
    }

    /// Ends the browser's processes at once.
    pub fn kill(&self) {
        self.driver().kill_browser();
    }

    /// Opens another tab of this browser at the page and turns to it. Its name is for [`Browser::turn_to`].
    pub fn open_tab(&self) -> String {
        // `WebKit` puts a tab that is not seen to sleep, and a script in it waits for a minute: there it is a window.
        let kind = if self.engine() == Engine::WebKit { "window" } else { "tab" };
        let made = self.driver().post("window/new", &json!({"type": kind})).unwrap();
        let name = made["handle"].as_str().unwrap_or_default().to_owned();
        self.turn_to(&name);
        // A tab of one's own has a size of its own.
        self.resize(1024, 768);
        self.go("");
        name
    }

    /// The tab that is turned to.
    pub fn tab(&self) -> String {
        self.driver().get("window").unwrap().as_str().unwrap_or_default().to_owned()
    }

    /// Turns to a tab: scripts run there from now on.
    pub fn turn_to(&self, name: &str) {
        self.driver().post("window", &json!({"handle": name})).unwrap();
    }

    /// The texts of all that is in the page's database, or what a script makes of its store of saves.
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

    /// A finger's tap in the middle of the element that the body of a function returns: an error if it is missing, out of
    /// the window or covered there.
    pub fn tap(&self, body: &str) -> Result<(), String> {
        let [there, down] = self.place_of(body)?;
        let up = json!({"type": "pointerUp", "button": 0});
        // WebKit's driver has a mouse for a finger. A finger that left rests on nothing, and nothing is previewed below it.
        let away = json!({"type": "pointerMove", "duration": 0, "x": 0, "y": 0});
        let leaves = (self.engine() == Engine::WebKit).then_some(away);
        // In one command: a pause between two might be a rest.
        self.point("touch", &Value::Array([there, down, up].into_iter().chain(leaves).collect()))
    }

    /// The same finger, which then rests there until [`Browser::lift`].
    pub fn touch_down(&self, body: &str) -> Result<(), String> {
        self.point("touch", &json!(self.place_of(body)?))
    }

    /// The finger leaves the page.
    pub fn lift(&self) -> Result<(), String> {
        self.point("touch", &json!([{"type": "pointerUp", "button": 0}]))
    }

    /// What a finger or a mouse does to come to an element and to press it.
    fn place_of(&self, body: &str) -> Result<[Value; 2], String> {
        let place = self.script(&format!(
            "const element = (() => {{ {body} }})();
             if (!element) return null;
             const middle = () => {{
                 const field = element.getBoundingClientRect();
                 return [Math.round(field.left + field.width / 2), Math.round(field.top + field.height / 2)];
             }};
             const here = ([x, y]) => element.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
             // Nobody hits a panel in the moment in which it comes to its place.
             if (!element.closest('[data-over]')) return here(middle());
             const still = (before, tries) => new Promise((done) => setTimeout(done, 150)).then(() => {{
                 const now = middle();
                 return String(now) === String(before) || tries === 0 ? here(now) : still(now, tries - 1);
             }});
             return still(middle(), 20);"
        ));
        if place.is_null() {
            let shot = self.write_shot("missing-or-covered");
            return Err(format!("it is missing or covered: see {}", shot.display()));
        }
        let there = json!({"type": "pointerMove", "duration": 0, "x": place[0], "y": place[1]});
        Ok([there, json!({"type": "pointerDown", "button": 0})])
    }

    fn point(&self, kind: &str, actions: &Value) -> Result<(), String> {
        let pointer = json!({"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": actions});
        self.driver().post("actions", &json!({"actions": [pointer]})).map(drop)
    }

    /// Presses keys one after the other: characters, or the names `Tab`, `Enter`, `Escape`, `Left`, `Right`, `Up`, `Down`, `F1`.
    pub fn press(&self, keys: &[&str]) {
        let strokes: Vec<Value> = keys
            .iter()
            .flat_map(|key| ["keyDown", "keyUp"].map(|way| json!({"type": way, "value": key_code(key)})))
            .collect();
        let board = json!({"type": "key", "id": "keyboard", "actions": strokes});
        self.driver().post("actions", &json!({"actions": [board]})).unwrap();
        // Behind the page's last stop Firefox goes on among its own buttons, where its driver presses no keys.
        if self.engine() == Engine::Firefox && self.script("return document.hasFocus()") == false {
            self.chrome("gBrowser.selectedBrowser.focus()");
        }
    }

    /// Holds a key down until it has repeated so many times, a tenth of a second apart.
    pub fn hold(&self, key: &str, times: usize) {
        let down = json!({"type": "keyDown", "value": key_code(key)});
        let pause = json!({"type": "pause", "duration": 100});
        let strokes = [down, pause].into_iter().cycle().take(2 * (times + 1));
        let up = json!({"type": "keyUp", "value": key_code(key)});
        let board = json!({"type": "key", "id": "keyboard", "actions": strokes.chain([up]).collect::<Vec<_>>()});
        self.driver().post("actions", &json!({"actions": [board]})).unwrap();
    }

    /// Sends the page a key event of the test's own making: the fields of a `KeyboardEvent`.
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

    /// The errors on the console since the last look: what scripts threw, and what could not be loaded.
    pub fn errors(&self) -> Vec<String> {
        self.driver().errors()
    }

    /// Writes target/shots/NAME.png, for whoever looks into a failure; the file is empty where the browser gives no picture.
    pub fn write_shot(&self, name: &str) -> PathBuf {
        let folder = root().join("target/shots");
        let file = folder.join(format!("{name}.png"));
        let picture = self.driver().get("screenshot").unwrap_or_default();
        fs::create_dir_all(&folder).unwrap();
        fs::write(&file, from_base64(picture.as_str().unwrap_or(""))).unwrap();
        file
    }

    /// A command of Chromium's own protocol, and what it returns: a test that gives one is left out elsewhere.
    pub fn devtools(&self, command: &str, params: &Value) -> Value {
        self.driver().post("goog/cdp/execute", &json!({"cmd": command, "params": params})).unwrap()
    }

    /// A script of Firefox itself instead of the page.
    fn chrome(&self, body: &str) {
        self.driver().post("moz/context", &json!({"context": "chrome"})).unwrap();
        self.script(body);
        self.driver().post("moz/context", &json!({"context": "content"})).unwrap();
    }
}

/// The language that the page is tested in: `FRANCIA_LANG`, a tag such as "fr"; without it, English. The browser asks for it,
/// as that of a reader of this language does.
pub fn lang() -> Lang {
    let tag = std::env::var("FRANCIA_LANG").unwrap_or_default();
    if tag.is_empty() {
        Lang::En
    } else {
        Lang::of_tag(&tag).unwrap_or_else(|| panic!("FRANCIA_LANG={tag}: no such language"))
    }
}

/// A text of the page in the language under test, by its English.
pub fn said(english: &str) -> String {
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

/// What the page says of a seat of this name.
pub fn said_of(english: &str, name: &str) -> String {
    fill_named(lang(), &said(english), &[("name", name.to_owned())])
}

/// Whether the test that asks is left out in the browser under test; then it says so.
pub fn left_out(engines: &[Engine], reason: &str) -> bool {
    let out = engines.contains(&Engine::here());
    if out {
        leave_out(reason);
    }
    out
}

/// Says that a test is left out, with the reason, in a line that `tools/test` and `tools/test-browsers` count and print.
pub fn leave_out(reason: &str) {
    println!("left out: {}: {reason}", thread::current().name().unwrap_or("a test"));
}

/// Serves a copy of the page on a free port until the tests end. It is then at /dist/, not at the root, so every test also
/// proves that it works under any path. The copy is kept for no later visit (see [`Site`]).
pub fn serve_page() -> SocketAddr {
    static COPY: OnceLock<Site> = OnceLock::new();
    COPY.get_or_init(|| Site::named("page")).serve()
}

/// The character by which the protocol names a key.
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

/// The address of the page on a server of the tests.
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
