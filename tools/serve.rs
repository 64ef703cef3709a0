//! Serves a folder on this machine: `serve FOLDER PORT`, on 127.0.0.1 and the given port or the next free one.
//!
//! One file without a dependency, so that `tools/play` compiles it with rustc alone in a second; the page tests use it too.

use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

fn main() -> io::Result<()> {
    let mut args = std::env::args().skip(1);
    let folder = PathBuf::from(args.next().unwrap_or_else(|| "dist".into()));
    let port = args.next().and_then(|w| w.parse().ok()).unwrap_or(8080);
    let listener = listen_from(port)?;
    println!("Francia is at http://{}/ (Ctrl-C stops it)", listener.local_addr()?);
    serve(&listener, &folder);
    Ok(())
}

/// Listens on this port, or the first free one of the hundred after it. Port 0 is any free port.
pub fn listen_from(port: u16) -> io::Result<TcpListener> {
    let mut last = None;
    for port in port..=port.saturating_add(100) {
        match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
            Ok(listener) => return Ok(listener),
            Err(error) => last = Some(error),
        }
    }
    Err(last.unwrap_or_else(|| io::ErrorKind::AddrInUse.into()))
}

/// Answers GET and HEAD from the folder until the process ends, each connection on a thread of its own.
pub fn serve(listener: &TcpListener, folder: &Path) {
    let folder: Arc<Path> = folder.into();
    for connection in listener.incoming().flatten() {
        let folder = Arc::clone(&folder);
        // A browser that hangs up early is no concern of the server's.
        thread::spawn(move || answer(connection, &folder).ok());
    }
}

/// Answers one request from the folder.
pub fn answer(connection: TcpStream, folder: &Path) -> io::Result<()> {
    answer_typed(connection, folder, |file| Some(media_type(file)))
}

/// The same as a server does that says this of the type of a file; where it is none, nothing.
pub fn answer_typed(
    connection: TcpStream,
    folder: &Path,
    kind: impl Fn(&Path) -> Option<&'static str>,
) -> io::Result<()> {
    connection.set_read_timeout(Some(Duration::from_secs(10)))?;
    let mut lines = BufReader::new(connection.try_clone()?).lines();
    let request = lines.next().unwrap_or_else(|| Ok(String::new()))?;
    // The headers are read, so that closing does not reset the connection, and say nothing of use here.
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }

    let mut args = request.split(' ');
    let (method, target) = (args.next().unwrap_or(""), args.next().unwrap_or("/"));
    let (status, kind, body) = match (method, file_of(folder, target)) {
        ("GET" | "HEAD", Some(file)) => match fs::read(&file) {
            Ok(bytes) => ("200 OK", kind(&file), bytes),
            Err(_) => ("404 Not Found", Some("text/plain"), b"not found\n".to_vec()),
        },
        ("GET" | "HEAD", None) => ("404 Not Found", Some("text/plain"), b"not found\n".to_vec()),
        _ => ("405 Method Not Allowed", Some("text/plain"), Vec::new()),
    };
    let mut connection = connection;
    let kind = kind.map_or_else(String::new, |kind| format!("Content-Type: {kind}\r\n"));
    let mut answer = format!(
        "HTTP/1.1 {status}\r\n{kind}Content-Length: {}\r\nCache-Control: no-cache\r\nConnection: close\r\n\r\n",
        body.len()
    )
    .into_bytes();
    if method == "GET" {
        answer.extend(body);
    }
    connection.write_all(&answer)?;
    connection.flush()
}

/// The file that a request's target names; `None` when it would lead out of the folder.
fn file_of(folder: &Path, target: &str) -> Option<PathBuf> {
    let path = Path::new(target.split(['?', '#']).next()?.strip_prefix('/')?);
    if path.components().any(|c| !matches!(c, Component::Normal(_))) {
        return None;
    }
    let file = folder.join(path);
    Some(if file.is_dir() { file.join("index.html") } else { file })
}

/// The type of a file, by its name.
pub fn media_type(file: &Path) -> &'static str {
    match file.extension().and_then(|e| e.to_str()).unwrap_or("") {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" | "webmanifest" => "application/json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "woff2" => "font/woff2",
        "png" => "image/png",
        "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
