//! The `WebDriver` protocol as far as the page tests need it: JSON over HTTP to a driver on this machine, or the same
//! commands to Firefox itself ([`Marionette`]).
//!
//! Hand-written, because no library drives the three engines that can be installed here: the client crates want a driver
//! for Firefox, which every machine would have to compile, and Playwright its own builds of the browsers.

use crate::browser::lang;
use crate::marionette::{self, Marionette};
use serde_json::{Value, json};
use std::cell::Cell;
use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::thread;
use std::time::{Duration, Instant};

/// Key under which the protocol returns an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";
/// Time limit for a driver's start.
const START: Duration = Duration::from_secs(30);
/// Time limit for Firefox to quit.
const END: Duration = Duration::from_secs(20);
/// Time limit for a script of a test, less than that for an answer.
const SCRIPT: Duration = Duration::from_secs(85);

/// Every command holds a read lock; a measurement holds the write lock.
static TURNS: RwLock<()> = RwLock::new(());

thread_local! {
    static MEASURES: Cell<bool> = const { Cell::new(false) };
}

/// Runs a command once no other thread measures.
fn in_turn<T>(command: impl FnOnce() -> T) -> T {
    let _turn = (!MEASURES.get()).then(|| TURNS.read().unwrap_or_else(PoisonError::into_inner));
    command()
}

/// Runs a measurement while the browsers of all other tests get no commands.
pub fn alone<T>(measure: impl FnOnce() -> T) -> T {
    let _turns = TURNS.write().unwrap_or_else(PoisonError::into_inner);
    MEASURES.set(true);
    let measured = measure();
    MEASURES.set(false);
    measured
}

/// A family of browsers. `FRANCIA_ENGINE` names the one under test; without it, Chromium.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Chromium and Chrome.
    Chromium,
    /// Firefox.
    Firefox,
    /// `WebKitGTK`: the family of Safari.
    WebKit,
}

impl Engine {
    /// The engine under test.
    pub fn here() -> Self {
        match std::env::var("FRANCIA_ENGINE").as_deref() {
            Ok("firefox") => Self::Firefox,
            Ok("webkit") => Self::WebKit,
            Ok("chromium") | Err(_) => Self::Chromium,
            Ok(other) => panic!("FRANCIA_ENGINE is chromium, firefox or webkit, not {other}"),
        }
    }

    /// The program to start: the variable that may name another one, its default name, and its arguments besides a port
    /// or a profile. It is a driver, or Firefox itself.
    fn driver(self) -> (&'static str, &'static str, &'static [&'static str]) {
        match self {
            Self::Chromium => ("CHROMEDRIVER", "chromedriver", &["--log-level=SEVERE"]),
            Self::Firefox => ("FIREFOX", "firefox", marionette::ARGUMENTS),
            Self::WebKit => ("WEBKITDRIVER", "WebKitWebDriver", &[]),
        }
    }

    /// Capabilities of a session: the time limit of a script, and for a driver its browser, its flags, the log of the
    /// console, and a profile of the test's own if it has one. Their files lie in the folder.
    fn capabilities(self, profile: Option<&Path>, folder: &Path) -> Result<Value, String> {
        let (mut options, browser) = match self {
            Self::Chromium => {
                let mut options: Value =
                    serde_json::from_str(include_str!("../../webdriver.json")).map_err(|e| e.to_string())?;
                let tag = lang().tag();
                options["goog:loggingPrefs"] = json!({"browser": "ALL"});
                options["goog:chromeOptions"]["prefs"] = json!({"intl.accept_languages": tag});
                if let Some(all) = options["goog:chromeOptions"]["args"].as_array_mut() {
                    all.push(format!("--accept-lang={tag}").into());
                    all.extend(profile.map(|folder| format!("--user-data-dir={}", folder.display()).into()));
                }
                (options, Some(("goog:chromeOptions", "CHROME")))
            }
            Self::Firefox => (json!({}), None),
            Self::WebKit => (
                json!({"webkitgtk:browserOptions": {
                    "args": ["--automation", "--enable-write-console-messages-to-stdout=true"],
                }}),
                Some(("webkitgtk:browserOptions", "MINIBROWSER")),
            ),
        };
        if let Some((key, variable)) = browser
            && let Ok(program) = std::env::var(variable)
        {
            let program = match profile {
                Some(_) => with_a_tab(&program, folder).map_err(|e| format!("{}: {e}", folder.display()))?,
                None => program.into(),
            };
            options[key]["binary"] = program.to_string_lossy().into();
        }
        options["timeouts"] = json!({"script": SCRIPT.as_millis() as u64});
        Ok(options)
    }

    /// True if a line of the browser's output is an error on the console of the page.
    fn is_error(self, line: &str) -> bool {
        match self {
            Self::Chromium => false,
            // Services of Firefox itself report a missing network.
            Self::Firefox => {
                (line.starts_with("console.error:") && !line.contains("RSLoader") && !line.contains("resource://"))
                    || line.starts_with("JavaScript error: http://127.0.0.1")
            }
            Self::WebKit => line.starts_with("CONSOLE") && line.contains(" ERROR"),
        }
    }
}

/// Writes a program to the folder that starts the browser with a tab. A driver requests one only in a profile that it
/// made itself, and Chromium without windows opens none by itself.
fn with_a_tab(browser: &str, folder: &Path) -> io::Result<PathBuf> {
    let program = folder.join("browser");
    fs::write(&program, format!("#!/bin/sh\nexec '{browser}' \"$@\" about:blank\n"))?;
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755))?;
    Ok(program)
}

/// A virtual screen, for a browser without a headless mode. Only one window of a screen has the keyboard focus, so
/// every browser has a screen of its own.
struct Viewport {
    server: Child,
    /// Name of the display: `:1`.
    name: String,
}

impl Viewport {
    /// Starts one with the first free number.
    fn start() -> Result<Self, String> {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1600x1200x24"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|e| format!("Xvfb: {e} (run tools/setup browsers)"))?;
        let mut number = String::new();
        let read = server.stdout.as_mut().map(|output| BufReader::new(output).read_line(&mut number));
        let screen = Self { server, name: format!(":{}", number.trim()) };
        match read {
            Some(Ok(1..)) => Ok(screen),
            _ => Err("Xvfb names no screen".into()),
        }
    }
}

impl Drop for Viewport {
    fn drop(&mut self) {
        self.server.kill().ok();
        self.server.wait().ok();
    }
}

/// Connection for commands to a browser.
enum DriverSession {
    /// A driver at this port, below this path.
    Http(u16, String),
    /// Firefox itself.
    Marionette(Marionette),
}

impl DriverSession {
    /// Begins a session with the browser of the driver at this port. Returns the session and its capabilities.
    fn start(port: u16, capabilities: &Value) -> Result<(Self, Value), String> {
        let start = Instant::now();
        while let Err(error) = ask(port, "GET", "/status", &Value::Null) {
            if start.elapsed() > START {
                return Err(error);
            }
            thread::sleep(Duration::from_millis(20));
        }
        let mut answer = ask(port, "POST", "/session", &json!({"capabilities": {"alwaysMatch": capabilities}}))?;
        let session = answer["sessionId"].as_str().ok_or("the driver named no session")?;
        Ok((Self::Http(port, format!("/session/{session}")), answer["capabilities"].take()))
    }

    /// Sends a command and returns the answer's value. An empty one concerns the session itself.
    fn ask(&self, method: &str, command: &str, body: &Value) -> Result<Value, String> {
        match self {
            Self::Http(port, path) => ask(*port, method, format!("{path}/{command}").trim_end_matches('/'), body),
            Self::Marionette(marionette) => marionette.ask(method, command, body),
        }
    }
}

/// A running driver with one browser, or Firefox. Dropping it ends all of them.
pub struct Driver {
    pub engine: Engine,
    process: Child,
    session: Option<DriverSession>,
    /// Process id of the browser, 0 if the driver names none.
    browser: u64,
    /// Errors that a browser writes to its output, if the protocol cannot query them.
    lines_read: Arc<Mutex<Vec<String>>>,
    /// Folder for temporary files of both.
    folder: PathBuf,
    /// Ends both when the tests end while this still lives, as does a browser in the `pool`.
    warden: Option<Child>,
    /// The browser's screen, if it needs one. It ends last: fields are dropped after `Drop` has ended the browser.
    screen: Option<Viewport>,
}

/// Distinguishes the folders of one run.
static FOLDERS: AtomicUsize = AtomicUsize::new(0);

/// Waits for a line from the tests. If they end without one, it ends the processes that they leave. The folder is
/// removed in any case.
const WARDEN: &str = "read -r word || { kill \"$@\"; sleep 1; kill -KILL \"$@\"; }; rm -rf \"$0\"";

impl Driver {
    /// Starts the driver of the engine under test and its browser, in a profile of the test's own if it has one.
    pub fn start(profile: Option<&Path>) -> Result<Self, String> {
        let engine = Engine::here();
        let (variable, name, arguments) = engine.driver();
        let program = std::env::var(variable).unwrap_or_else(|_| name.into());
        let port = free_port().map_err(|e| e.to_string())?;
        // A short path: a browser makes sockets in it, whose names have a limit.
        let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("francia-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
        let screen = if engine == Engine::WebKit { Some(Viewport::start()?) } else { None };
        let home = profile.map_or_else(|| folder.join("profile"), Path::to_path_buf);
        let mut command = Command::new(&program);
        command.env("TMPDIR", &folder).envs(screen.iter().map(|screen| ("DISPLAY", &screen.name))).args(arguments);
        if engine == Engine::Firefox {
            marionette::prepare(&home, lang().tag()).map_err(|e| format!("{}: {e}", home.display()))?;
            command.arg("--profile").arg(&home);
        } else {
            command.arg(format!("--port={port}"));
        }
        let mut process = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|e| format!("{program}: {e} (run tools/setup browsers)"))?;
        let lines_read = Arc::default();
        listen(engine, process.stdout.take(), &lines_read);
        listen(engine, process.stderr.take(), &lines_read);
        // From here on the process has an owner that ends it, whatever fails below.
        let mut driver = Self { engine, process, session: None, browser: 0, lines_read, folder, warden: None, screen };
        let wanted = engine.capabilities(profile, &driver.folder)?;
        let (session, capabilities) = in_turn(|| match engine {
            Engine::Firefox => Marionette::start(&home, &wanted, START)
                .map(|(session, found)| (DriverSession::Marionette(session), found)),
            Engine::Chromium | Engine::WebKit => DriverSession::start(port, &wanted),
        })?;
        driver.session = Some(session);
        let browser = ["goog:processID", "moz:processID"].into_iter().find_map(|key| capabilities[key].as_u64());
        driver.browser = browser.unwrap_or_default();
        let mut doomed = vec![u64::from(driver.process.id())];
        // The processes of the browser itself end with it, those of a driver do not.
        if driver.browser != doomed[0] {
            doomed.extend(family(doomed[0]).into_iter().skip(1));
        }
        doomed.extend(driver.screen.iter().map(|screen| u64::from(screen.server.id())));
        let mut warden = Command::new("sh");
        warden.args(["-c", WARDEN]).arg(&driver.folder).args(doomed.iter().map(ToString::to_string));
        let warden = warden.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        driver.warden = Some(warden.map_err(|e| e.to_string())?);
        Ok(driver)
    }

    /// Replaces all tabs by a new one, without any changes of a test to the page or its window.
    pub fn renew(&self) -> Result<(), String> {
        let old = self.get("window/handles")?;
        let new = self.post("window/new", &json!({"type": "tab"}))?["handle"].take();
        for handle in old.as_array().into_iter().flatten() {
            self.post("window", &json!({"handle": handle}))?;
            self.ask("DELETE", "window", &Value::Null)?;
        }
        self.post("window", &json!({"handle": new}))?;
        self.errors();
        Ok(())
    }

    /// Kills the browser with all its processes at once, as a tablet does that needs memory: nothing can be saved any
    /// more.
    pub fn kill_browser(&self) {
        // A kill of process 0 would end the tests themselves.
        assert!(self.browser != 0, "the driver named the browser's process");
        // The browser itself first: it could start others.
        let mut kill = Command::new("kill");
        kill.arg("-KILL").args(family(self.browser).iter().map(ToString::to_string)).stderr(Stdio::null());
        kill.status().expect("there is a kill");
    }

    /// Returns the errors on the console of the page since the last call.
    pub fn errors(&self) -> Vec<String> {
        if self.engine != Engine::Chromium {
            return self.lines_read.lock().map(|mut lines_read| std::mem::take(&mut *lines_read)).unwrap_or_default();
        }
        let log = self.post("se/log", &json!({"type": "browser"})).unwrap_or_default();
        let severe = log.as_array().into_iter().flatten().filter(|entry| entry["level"] == "SEVERE");
        let errors = severe.map(|entry| entry["message"].as_str().unwrap_or("").to_owned());
        // The first is requested beside a file without an icon, if a test stores settings before its first visit. The
        // second is no question, since a driver's visit goes without one.
        let expected = ["/favicon.ico ", "Blocked attempt to show a 'beforeunload'"];
        errors.filter(|error| !expected.iter().any(|part| error.contains(part))).collect()
    }

    /// Sends a command of this session and returns the answer's `value`.
    pub fn post(&self, command: &str, body: &Value) -> Result<Value, String> {
        self.ask("POST", command, body)
    }

    /// Asks for a value of this session.
    pub fn get(&self, command: &str) -> Result<Value, String> {
        self.ask("GET", command, &Value::Null)
    }

    /// A real click in the middle of an element that a script returned. Fails where a person's would: on a hidden or
    /// covered element.
    pub fn click(&self, element: &Value) -> Result<(), String> {
        let element = element[ELEMENT].as_str().ok_or("there is no such element")?;
        self.post(&format!("element/{element}/click"), &json!({})).map(drop)
    }

    fn ask(&self, method: &str, command: &str, body: &Value) -> Result<Value, String> {
        let session = self.session.as_ref().ok_or("there is no session")?;
        in_turn(|| session.ask(method, command, body))
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Ending the session ends the browser; a driver that is told to quit would leave it running.
        let asked = self.ask("DELETE", "", &Value::Null).is_ok();
        if asked && self.engine == Engine::Firefox {
            // It writes its data before it quits.
            let start = Instant::now();
            while start.elapsed() < END && matches!(self.process.try_wait(), Ok(None)) {
                thread::sleep(Duration::from_millis(20));
            }
        }
        self.process.kill().ok();
        self.process.wait().ok();
        if let Some(mut warden) = self.warden.take() {
            warden.stdin.take().map(|mut key| key.write_all(b"ended\n"));
            warden.wait().ok();
        }
        fs::remove_dir_all(&self.folder).ok();
    }
}

/// Returns a process and all its descendants, the process itself first.
fn family(process: u64) -> Vec<u64> {
    let mut family = vec![process];
    let mut place = 0;
    while let Some(&process) = family.get(place) {
        family.extend(children(process));
        place += 1;
    }
    family
}

/// Returns the child processes of all threads of a process.
fn children(process: u64) -> Vec<u64> {
    let threads = fs::read_dir(format!("/proc/{process}/task")).into_iter().flatten().flatten();
    let lists = threads.map(|thread| fs::read_to_string(thread.path().join("children")).unwrap_or_default());
    lists.flat_map(|list| list.split_whitespace().filter_map(|child| child.parse().ok()).collect::<Vec<_>>()).collect()
}

/// A port that nobody listens on.
fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}

/// Reads the output of the driver and its browser to the end, and keeps the errors of the page.
fn listen(engine: Engine, output: Option<impl Read + Send + 'static>, lines_read: &Arc<Mutex<Vec<String>>>) {
    let (Some(output), lines_read) = (output, Arc::clone(lines_read)) else { return };
    thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            if engine.is_error(&line)
                && let Ok(mut lines_read) = lines_read.lock()
            {
                lines_read.push(line);
            }
        }
    });
}

/// Sends a driver a command and returns the answer's `value`.
fn ask(port: u16, method: &str, path: &str, body: &Value) -> Result<Value, String> {
    let (status, text) = exchange(port, method, path, body).map_err(|e| format!("{method} {path}: {e}"))?;
    let mut answer: Value = serde_json::from_str(&text).map_err(|e| format!("{method} {path}: {e}: {text}"))?;
    let value = answer["value"].take();
    if status == 200 {
        return Ok(value);
    }
    Err(format!("{}: {}", value["error"].as_str().unwrap_or("error"), value["message"].as_str().unwrap_or("")))
}

/// One request over a connection of its own: the status and the body of the answer.
fn exchange(port: u16, method: &str, path: &str, body: &Value) -> io::Result<(u16, String)> {
    let body = if method == "POST" { body.to_string() } else { String::new() };
    let mut connection = TcpStream::connect((Ipv4Addr::LOCALHOST, port))?;
    connection.set_read_timeout(Some(Duration::from_secs(90)))?;
    // In one piece: small pieces would wait for each other's acknowledgement.
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    connection.write_all(request.as_bytes())?;

    let mut answer = BufReader::new(connection);
    let mut line = String::new();
    answer.read_line(&mut line)?;
    let status = line.split(' ').nth(1).and_then(|key| key.parse().ok());
    let mut length = 0;
    loop {
        line.clear();
        if answer.read_line(&mut line)? == 0 || line.trim().is_empty() {
            break;
        }
        if let Some((name, value)) = line.split_once(':')
            && name.eq_ignore_ascii_case("content-length")
        {
            length = value.trim().parse().unwrap_or(0);
        }
    }
    let mut bytes = vec![0; length];
    answer.read_exact(&mut bytes)?;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    Ok((status.ok_or(io::ErrorKind::InvalidData)?, text))
}
