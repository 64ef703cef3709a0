//! As much of the `WebDriver` protocol as the page tests need: JSON over HTTP to a driver on this machine.
//!
//! By hand, because it is a page of code, and a client crate would bring an async runtime and an HTTP stack to compile.

use serde_json::{Value, json};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

/// The key under which the protocol hands out an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// A running chromedriver with one browser; both end with it.
pub struct Driver {
    process: Child,
    port: u16,
    session: String,
}

impl Driver {
    /// Starts the driver `CHROMEDRIVER` (or the one on the PATH) and its browser, with the flags of webdriver.json.
    pub fn start() -> Result<Self, String> {
        let program = std::env::var("CHROMEDRIVER").unwrap_or_else(|_| "chromedriver".into());
        let mut process = Command::new(&program)
            .args(["--port=0", "--log-level=SEVERE"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|e| format!("{program}: {e} (run tools/setup browser)"))?;
        let stdout = process.stdout.take().expect("stdout is piped");
        // From here on the process has an owner that ends it, whatever fails below.
        let mut driver = Self { process, port: 0, session: String::new() };
        driver.port = announced_port(stdout).ok_or("the driver named no port")?;

        let mut options: Value =
            serde_json::from_str(include_str!("../../webdriver.json")).map_err(|e| e.to_string())?;
        if let Ok(chrome) = std::env::var("CHROME") {
            options["goog:chromeOptions"]["binary"] = chrome.into();
        }
        options["goog:loggingPrefs"] = json!({"browser": "ALL"});
        let answer = driver.ask("POST", "/session", &json!({"capabilities": {"alwaysMatch": options}}))?;
        let session = answer["sessionId"].as_str().ok_or("the driver named no session")?;
        driver.session = format!("/session/{session}");
        Ok(driver)
    }

    /// Sends a command of this session and returns the answer's `value`.
    pub fn post(&self, command: &str, body: &Value) -> Result<Value, String> {
        self.ask("POST", &format!("{}/{command}", self.session), body)
    }

    /// Asks for a value of this session.
    pub fn get(&self, command: &str) -> Result<Value, String> {
        self.ask("GET", &format!("{}/{command}", self.session), &Value::Null)
    }

    /// A real click in the middle of an element that a script returned; fails where a person's would: on something
    /// hidden or covered.
    pub fn click(&self, element: &Value) -> Result<(), String> {
        let element = element[ELEMENT].as_str().ok_or("there is no such element")?;
        self.post(&format!("element/{element}/click"), &json!({})).map(drop)
    }

    fn ask(&self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        let (status, text) = exchange(self.port, method, path, body).map_err(|e| format!("{method} {path}: {e}"))?;
        let mut answer: Value = serde_json::from_str(&text).map_err(|e| format!("{method} {path}: {e}: {text}"))?;
        let value = answer["value"].take();
        if status == 200 {
            return Ok(value);
        }
        Err(format!("{}: {}", value["error"].as_str().unwrap_or("error"), value["message"].as_str().unwrap_or("")))
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Ending the session ends the browser; the driver, asked to end, would leave it running.
        if !self.session.is_empty() {
            self.ask("DELETE", &self.session, &Value::Null).ok();
        }
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

/// Reads `ChromeDriver was started successfully on port 12345.` and keeps the pipe open behind it.
fn announced_port(stdout: impl Read + Send + 'static) -> Option<u16> {
    let mut lines = BufReader::new(stdout).lines().map_while(Result::ok);
    let port = lines.find_map(|line| {
        let (_, rest) = line.split_once("successfully on port ")?;
        rest.trim_end_matches('.').parse().ok()
    });
    thread::spawn(move || lines.for_each(drop));
    port
}

/// One request over a connection of its own: the status and the body of the answer.
fn exchange(port: u16, method: &str, path: &str, body: &Value) -> io::Result<(u16, String)> {
    let body = if method == "POST" { body.to_string() } else { String::new() };
    let mut connection = TcpStream::connect((Ipv4Addr::LOCALHOST, port))?;
    connection.set_read_timeout(Some(Duration::from_secs(90)))?;
    // In one piece: small pieces would wait for each other's receipt.
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    connection.write_all(request.as_bytes())?;

    let mut answer = BufReader::new(connection);
    let mut line = String::new();
    answer.read_line(&mut line)?;
    let status = line.split(' ').nth(1).and_then(|word| word.parse().ok());
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
