//! A copy of the built page on a server that a test can switch off, and whose files it can change.

use crate::browser::root;
use crate::serve;
use std::fs;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use std::thread;
use std::time::Duration;
use xtask::project::Project;

/// Path of the page on a server of the tests, unless a test sets another one.
pub const PATH: &str = "dist";

/// Media types that a server sends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Types {
    /// The type of each file.
    All,
    /// Types of pages, style sheets and scripts; everything else is bytes.
    OfTheWeb,
    /// Type of pages; everything else is bytes.
    OfPages,
    /// No types.
    None,
}

impl Types {
    /// Media type of a file.
    fn of(self, file: &Path) -> Option<&'static str> {
        let kind = serve::media_type(file);
        let known = match self {
            Self::All => true,
            Self::OfTheWeb => ["text/html", "text/css", "text/javascript"].iter().any(|known| kind.starts_with(known)),
            Self::OfPages => kind.starts_with("text/html"),
            Self::None => return None,
        };
        Some(if known { kind } else { "application/octet-stream" })
    }
}

/// A copy in target/, in a folder of the test's name. The page is at /dist/, or at the test's own path.
pub struct TestSite {
    folder: PathBuf,
    page: PathBuf,
    types: Types,
    /// Address of the server.
    pub address: SocketAddr,
    off: Arc<AtomicBool>,
    asked: Arc<Mutex<Requests>>,
}

/// Requests to the server.
#[derive(Default)]
struct Requests {
    /// Paths, in the order of the requests.
    paths: Vec<String>,
    /// The end of a path, and the number of its further refusals.
    refused: Option<(String, usize)>,
}

impl TestSite {
    /// Copies dist/ and serves it without the service worker, which would fetch every file once more in every test.
    pub fn named(test: &str) -> Self {
        let site = Self::kept(test);
        fs::write(site.page.join("offline-worker.js"), "").unwrap();
        site
    }

    /// Serves a copy with the service worker.
    pub fn kept(test: &str) -> Self {
        Self::at(test, PATH, Types::All)
    }

    /// Serves a copy under its own path, on a server that sends these media types.
    pub fn at(test: &str, path: &str, types: Types) -> Self {
        refuse_older();
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
        fs::remove_dir_all(&folder).ok();
        let page = folder.join(path);
        copy(&root().join("dist"), &page);
        let off = Arc::new(AtomicBool::new(false));
        let (listener, address) = listen();
        let site = Self { folder, page, types, address, off, asked: Arc::default() };
        site.answer(listener);
        site
    }

    pub fn page(&self) -> &Path {
        &self.page
    }

    /// Serves it on another port, too: for a browser that is another origin, with its own storage.
    pub fn serve(&self) -> SocketAddr {
        let (listener, address) = listen();
        self.answer(listener);
        address
    }

    fn answer(&self, listener: TcpListener) {
        let (folder, types, off) = (self.folder.clone(), self.types, Arc::clone(&self.off));
        let asked = Arc::clone(&self.asked);
        thread::spawn(move || {
            for connection in listener.incoming().flatten() {
                if off.load(Ordering::Relaxed) {
                    // Hung up on at once, as by a machine without such a server.
                    continue;
                }
                let (folder, asked) = (folder.clone(), Arc::clone(&asked));
                thread::spawn(move || {
                    let path = path_of(&connection);
                    if !asked.lock().unwrap().is_refused(path) {
                        serve::answer_typed(connection, &folder, |file| types.of(file)).ok();
                    }
                });
            }
        });
    }

    /// Hangs up on the next requests for a file, as an unreliable network does.
    pub fn refuse(&self, file: &str, times: usize) {
        self.asked.lock().unwrap().refused = Some((format!("/{file}"), times));
    }

    /// Number of these refusals still to come.
    pub fn still_refused(&self) -> usize {
        self.asked.lock().unwrap().refused.as_ref().map_or(0, |(_, times)| *times)
    }

    /// Number of requests for a file.
    pub fn asked_for(&self, file: &str) -> usize {
        let end = format!("/{file}");
        self.asked.lock().unwrap().paths.iter().filter(|path| path.ends_with(&end)).count()
    }

    /// Stops answering requests.
    pub fn switch_off(&self) {
        self.off.store(true, Ordering::Relaxed);
    }

    /// Adds a line to a file of the page.
    pub fn append(&self, file: &str, line: &str) {
        let file = self.page.join(file);
        let text = fs::read_to_string(&file).unwrap();
        fs::write(&file, format!("{text}\n{line}\n")).unwrap();
    }

    /// Begins every page with this script from now on, before any script of its own.
    pub fn begin_with(&self, script: &str) {
        let file = self.page.join("theme.js");
        let text = fs::read_to_string(&file).unwrap();
        fs::write(&file, format!("{script};\n{text}")).unwrap();
    }

    /// Folder of the versioned files.
    pub fn version(&self) -> PathBuf {
        self.page.join(xtask::version::folder_of(&self.page).unwrap())
    }

    fn entries(folder: &Path) -> Vec<PathBuf> {
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
    }

    /// The paths of all files, in order.
    pub fn files(&self) -> Vec<String> {
        let entries = Self::entries(&self.page).into_iter();
        let mut files: Vec<String> =
            entries.map(|path| path.file_name().unwrap().to_string_lossy().into_owned()).collect();
        files.sort();
        files
    }

    /// Removes the files whose names begin so.
    pub fn remove(&self, start: &str) {
        for path in [Self::entries(&self.page), Self::entries(&self.version())].concat() {
            if path.file_name().unwrap().to_string_lossy().starts_with(start) {
                if path.is_dir() { fs::remove_dir_all(path) } else { fs::remove_file(path) }.unwrap();
            }
        }
    }

    /// Removes all files but these.
    pub fn keep(&self, files: &[&str]) {
        let version = self.version();
        for path in [Self::entries(&self.page), Self::entries(&version)].concat() {
            let name = path.strip_prefix(&self.page).unwrap().to_string_lossy().into_owned();
            if path != version && !files.contains(&name.as_str()) {
                if path.is_dir() { fs::remove_dir_all(path) } else { fs::remove_file(path) }.unwrap();
            }
        }
    }

    /// Replaces a file of the version by white space.
    pub fn blank(&self, file: &str) {
        fs::write(self.version().join(file), "\n\n").unwrap();
    }

    /// Adds a file to the page.
    pub fn add(&self, file: &str, text: &str) {
        fs::write(self.page.join(file), text).unwrap();
    }

    /// Restores all removed files.
    pub fn put_back(&self) {
        copy(&root().join("dist"), &self.page);
    }

    /// Removes the style sheets that the page fetches later.
    pub fn remove_later_sheets(&self) {
        let page = fs::read_to_string(self.page.join("index.html")).unwrap();
        let links = page.split("<link").skip(1).map(|rest| rest.split('>').next().unwrap_or_default());
        let later = links.filter(|link| link.contains(" disabled") && !link.contains("data-first"));
        let names: Vec<&str> = later.filter_map(|link| link.split("./").nth(1)?.split(['"', ' ']).next()).collect();
        assert!(!names.is_empty(), "the sheets that come later are not found any more");
        for name in names {
            self.remove(name);
        }
    }

    /// Does what a build does at its end: the files as they are now become a version.
    pub fn release(&self) {
        xtask::version::make(&self.page).unwrap();
    }
}

impl Requests {
    /// Records a request. Returns true if it is to be refused.
    fn is_refused(&mut self, path: String) -> bool {
        let refused = self.refused.as_mut().filter(|(end, times)| *times > 0 && path.ends_with(end.as_str()));
        let is_refused = refused.map(|(_, times)| *times -= 1).is_some();
        self.paths.push(path);
        is_refused
    }
}

/// Returns the path that a connection requests, without consuming it; empty for no request.
fn path_of(connection: &TcpStream) -> String {
    let mut head = [0; 512];
    connection.set_read_timeout(Some(Duration::from_secs(30))).ok();
    let read = connection.peek(&mut head).unwrap_or(0);
    let line = String::from_utf8_lossy(&head[..read]).into_owned();
    line.split([' ', '?']).nth(1).unwrap_or_default().to_owned()
}

/// Ends a test of a page that is older than the sources: it would say nothing of them. What is edited later does not matter.
fn refuse_older() {
    static REFUSAL: OnceLock<Option<String>> = OnceLock::new();
    let refused = || xtask::sources::refuse_older(&Project::at(root()), &root().join("dist")).err();
    if let Some(refusal) = REFUSAL.get_or_init(|| refused().map(|error| error.to_string())) {
        panic!("{refusal}");
    }
}

fn listen() -> (TcpListener, SocketAddr) {
    let listener = serve::listen_from(0).unwrap();
    let address = listener.local_addr().unwrap();
    (listener, address)
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).expect("dist/ is built: run `make build` first").map(Result::unwrap) {
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if from.is_dir() {
            copy(&from, &to);
        } else {
            fs::copy(from, to).unwrap();
        }
    }
}
