//! Marionette, the protocol of Firefox, as far as the page tests need it. It replaces a driver, which every machine
//! would have to compile.
//!
//! A command is `LENGTH:[0, ID, NAME, PARAMETERS]`, its answer `LENGTH:[1, ID, ERROR, RESULT]`, over one connection.

use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

/// Arguments of Firefox besides its profile. Scripts of the tests reach Firefox itself, too.
pub const ARGUMENTS: &[&str] = &["--marionette", "--remote-allow-system-access", "--headless", "--no-remote"];

/// File of a profile in which Firefox writes its port.
const PORT: &str = "MarionetteActivePort";

/// A session with a running Firefox.
pub struct Marionette {
    connection: RefCell<BufReader<TcpStream>>,
    /// Number of the last command.
    last: Cell<u64>,
}

/// Prepares a folder as the profile of a Firefox that starts. Marionette itself sets the usual preferences of tests: no
/// updates, no first-run pages, no previous session. These are the earlier and additional ones.
pub fn prepare(profile: &Path, language: &str) -> io::Result<()> {
    let prefs = [
        // Any free port.
        ("marionette.port", json!(0)),
        // A browser that was often killed starts normally, not in safe mode.
        ("toolkit.startup.max_resumed_crashes", json!(-1)),
        ("browser.startup.page", json!(0)),
        ("media.gmp-manager.updateEnabled", json!(false)),
        // The errors of the page go to the output.
        ("devtools.console.stdout.content", json!(true)),
        ("intl.accept_languages", json!(language)),
    ];
    let lines = prefs.map(|(name, value)| format!("user_pref(\"{name}\", {value});\n"));
    fs::create_dir_all(profile)?;
    fs::write(profile.join("user.js"), lines.concat())?;
    // A killed browser leaves its file.
    fs::remove_file(profile.join(PORT)).or_else(|e| if e.kind() == io::ErrorKind::NotFound { Ok(()) } else { Err(e) })
}

impl Marionette {
    /// Begins a session with the Firefox started in this profile, once it listens. Returns the session and its
    /// capabilities.
    pub fn start(profile: &Path, capabilities: &Value, within: Duration) -> Result<(Self, Value), String> {
        let start = Instant::now();
        let connection = loop {
            match connect(profile) {
                Ok(connection) => break connection,
                Err(error) if start.elapsed() > within => return Err(format!("Firefox does not listen: {error}")),
                Err(_) => thread::sleep(Duration::from_millis(20)),
            }
        };
        let marionette = Self { connection: RefCell::new(BufReader::new(connection)), last: Cell::new(0) };
        // It sends a greeting first.
        marionette.read().map_err(|e| e.to_string())?;
        let mut session = marionette.send("WebDriver:NewSession", capabilities)?;
        Ok((marionette, session["capabilities"].take()))
    }

    /// Sends the command that `WebDriver` has at this path of its session, and returns the answer's value.
    pub fn ask(&self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        let (name, parameters) = match (method, path) {
            ("POST", "url") => ("WebDriver:Navigate", body.clone()),
            ("POST", "execute/sync") => ("WebDriver:ExecuteScript", body.clone()),
            ("POST", "actions") => ("WebDriver:PerformActions", body.clone()),
            ("GET", "screenshot") => ("WebDriver:TakeScreenshot", json!({"full": false})),
            ("GET", "window") => ("WebDriver:GetWindowHandle", json!({})),
            ("POST", "window") => ("WebDriver:SwitchToWindow", body.clone()),
            ("DELETE", "window") => ("WebDriver:CloseWindow", json!({})),
            ("POST", "frame") => ("WebDriver:SwitchToFrame", body.clone()),
            ("GET", "window/handles") => ("WebDriver:GetWindowHandles", json!({})),
            ("POST", "window/new") => ("WebDriver:NewWindow", body.clone()),
            ("POST", "window/rect") => ("WebDriver:SetWindowRect", body.clone()),
            ("POST", "moz/context") => ("Marionette:SetContext", json!({"value": body["context"]})),
            ("DELETE", "") => ("Marionette:Quit", json!({"flags": ["eForceQuit"]})),
            _ => match path.strip_prefix("element/").and_then(|path| path.strip_suffix("/click")) {
                Some(element) => ("WebDriver:ElementClick", json!({"id": element})),
                None => return Err(format!("unknown command: {method} {path}")),
            },
        };
        self.send(name, &parameters)
    }

    fn send(&self, name: &str, parameters: &Value) -> Result<Value, String> {
        let id = self.last.get() + 1;
        self.last.set(id);
        let command = json!([0, id, name, parameters]).to_string();
        let packet = format!("{}:{command}", command.len());
        self.connection.borrow_mut().get_mut().write_all(packet.as_bytes()).map_err(|e| format!("{name}: {e}"))?;
        loop {
            let mut answer = self.read().map_err(|e| format!("{name}: {e}"))?;
            // A late answer belongs to an earlier command.
            if answer[1] != id {
                continue;
            }
            let error = &answer[2];
            if let Some(kind) = error["error"].as_str() {
                return Err(format!("{kind}: {}", error["message"].as_str().unwrap_or("")));
            }
            // Most results are wrapped.
            let mut result = answer[3].take();
            let boxed = result.as_object_mut().and_then(|result| result.remove("value"));
            return Ok(boxed.unwrap_or(result));
        }
    }

    /// The next packet.
    fn read(&self) -> io::Result<Value> {
        let mut connection = self.connection.borrow_mut();
        let mut length = Vec::new();
        connection.read_until(b':', &mut length)?;
        let digits = length.strip_suffix(b":").and_then(|length| str::from_utf8(length).ok());
        let length = digits.and_then(|digits| digits.parse().ok()).ok_or(io::ErrorKind::UnexpectedEof)?;
        let mut packet = vec![0; length];
        connection.read_exact(&mut packet)?;
        Ok(serde_json::from_slice(&packet)?)
    }
}

/// A connection to the port that a profile names.
fn connect(profile: &Path) -> io::Result<TcpStream> {
    let port = fs::read_to_string(profile.join(PORT))?.parse().map_err(|_| io::ErrorKind::InvalidData)?;
    let connection = TcpStream::connect((Ipv4Addr::LOCALHOST, port))?;
    connection.set_read_timeout(Some(Duration::from_secs(90)))?;
    Ok(connection)
}
