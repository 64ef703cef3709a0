//! A browser with the built page in it, for a test to look at and to touch.

use crate::serve;
use crate::webdriver::Driver;
use serde_json::{Value, json};
use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

/// How long a page may take to do what a test waits for. Generous: two cores may be compiling beside it.
const PATIENCE: Duration = Duration::from_secs(30);

/// Headless Chromium on its own origin and profile, so that tests share no storage.
pub struct Browser {
    driver: Driver,
    site: SocketAddr,
}

impl Browser {
    /// Opens the page in a window whose inside has this size in CSS pixels.
    pub fn open(width: u32, height: u32) -> Self {
        Self::open_from(serve_dist(), width, height)
    }

    /// The same from a server of the test's own, which has the page at /dist/.
    pub fn open_from(site: SocketAddr, width: u32, height: u32) -> Self {
        let browser = Self { driver: start_driver(), site };
        browser.resize(width, height);
        browser.go("");
        browser
    }

    /// Gives the page another size; one narrower than 600 is a phone with a touch screen.
    pub fn resize(&self, width: u32, height: u32) {
        let phone = width < 600;
        self.devtools(
            "Emulation.setDeviceMetricsOverride",
            &json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone}),
        );
        self.devtools("Emulation.setTouchEmulationEnabled", &json!({"enabled": phone}));
    }

    /// Goes to an address of the page, such as "" or "?game=7", and waits until it has loaded.
    pub fn go(&self, address: &str) {
        let url = format!("http://{}/dist/{address}", self.site);
        self.driver.post("url", &json!({"url": url})).unwrap();
    }

    /// Runs the body of a function in the page and returns what it returns; a promise is awaited.
    pub fn script(&self, body: &str) -> Value {
        self.driver
            .post("execute/sync", &json!({"script": body, "args": []}))
            .unwrap_or_else(|error| panic!("{body}\n{error}\n{}", self.errors().join("\n")))
    }

    /// Waits until an expression is truthy in the page and returns it.
    pub fn wait_for(&self, expression: &str) -> Value {
        let start = Instant::now();
        loop {
            let value = self.script(&format!("return {expression}"));
            if !matches!(value, Value::Null | Value::Bool(false)) && value != 0 && value != "" {
                return value;
            }
            if start.elapsed() > PATIENCE {
                let shot = self.write_shot("gave-up-waiting");
                let errors = self.errors().join("\n");
                panic!("waited in vain for: {expression}\nsee {}\n{errors}", shot.display());
            }
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// A person's click on the element that the body of a function returns: an error if it is missing, hidden or
    /// covered.
    pub fn click(&self, body: &str) -> Result<(), String> {
        self.driver.click(&self.script(body))
    }

    /// Writes target/shots/NAME.png when `FRANCIA_SHOTS` is set.
    pub fn shot(&self, name: &str) {
        if std::env::var_os("FRANCIA_SHOTS").is_some() {
            self.write_shot(name);
        }
    }

    /// The errors on the console since the last look: what scripts threw, and what could not be loaded.
    pub fn errors(&self) -> Vec<String> {
        let log = self.driver.post("se/log", &json!({"type": "browser"})).unwrap_or_default();
        log.as_array()
            .into_iter()
            .flatten()
            .filter(|entry| entry["level"] == "SEVERE")
            .map(|entry| entry["message"].as_str().unwrap_or("").to_owned())
            .collect()
    }

    fn write_shot(&self, name: &str) -> PathBuf {
        let folder = root().join("target/shots");
        let file = folder.join(format!("{name}.png"));
        let picture = self.driver.get("screenshot").unwrap();
        fs::create_dir_all(&folder).unwrap();
        fs::write(&file, from_base64(picture.as_str().unwrap_or(""))).unwrap();
        file
    }

    /// A command of Chromium's own protocol.
    pub fn devtools(&self, command: &str, params: &Value) {
        self.driver.post("goog/cdp/execute", &json!({"cmd": command, "params": params})).unwrap();
    }
}

/// A browser's first start on a busy machine may time out: three tries.
fn start_driver() -> Driver {
    let mut tries = 1;
    loop {
        match Driver::start() {
            Ok(driver) => return driver,
            Err(error) if tries == 3 => panic!("the browser did not start: {error}"),
            Err(_) => tries += 1,
        }
        thread::sleep(Duration::from_secs(2));
    }
}

/// Serves the checkout on a free port until the tests end. The page is then at /dist/, not at the root, so every test
/// also proves that it works under any path.
fn serve_dist() -> SocketAddr {
    assert!(root().join("dist/index.html").exists(), "dist/ is not built: run `make build` first");
    let listener = serve::listen_from(0).unwrap();
    let address = listener.local_addr().unwrap();
    thread::spawn(move || serve::serve(&listener, root()));
    address
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
