//! The peers: other engines, each a separate program. On request it plays a round of random games and returns the
//! number of decisions and the seconds by its own clock. `benches/peers/setup` installs them.

pub mod tic_tac_toe;

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A running peer.
pub struct Peer {
    process: Child,
    asks: ChildStdin,
    answers: BufReader<ChildStdout>,
}

/// The peers: name, program with arguments, and rows.
pub const PEERS: [(&str, &[&str], &[&str]); 4] = [
    (
        "OpenSpiel",
        &["target/peers/venv/bin/python", "benches/peers/open_spiel_rounds.py"],
        &["tic_tac_toe", "backgammon", "gin_rummy"],
    ),
    ("boardgame.io", &["node", "benches/peers/boardgame.cjs"], &["tic-tac-toe"]),
    ("catanatron", &["target/peers/venv/bin/python", "benches/peers/catanatron_rounds.py"], &["Catan"]),
    ("shakmaty", &["target/peers/rust/release/rounds"], &["chess"]),
];

impl Peer {
    /// Starts a peer. Reports a missing one.
    pub fn start(name: &str, args: &[&str]) -> Option<Self> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut command = Command::new(if args[0].contains('/') { root.join(args[0]) } else { args[0].into() });
        command.args(&args[1..]).current_dir(root).stdin(Stdio::piped()).stdout(Stdio::piped());
        let started = command.spawn().ok().and_then(|mut process| {
            let (asks, answers) = (process.stdin.take()?, process.stdout.take()?);
            let mut peer = Self { process, asks, answers: BufReader::new(answers) };
            // Its first line reports that it is ready.
            (peer.line()? == "ready").then_some(peer)
        });
        if started.is_none() {
            println!("{name} is left out: it is not installed here (benches/peers/setup tells why).");
        }
        started
    }

    fn line(&mut self) -> Option<String> {
        let mut line = String::new();
        self.answers.read_line(&mut line).ok().filter(|&read| read > 0)?;
        Some(line.trim().to_owned())
    }

    /// Requests a round of a row and returns its decisions per second; 0 from a peer that has ended.
    pub fn round(&mut self, row: &str) -> f64 {
        if writeln!(self.asks, "{row}").and_then(|()| self.asks.flush()).is_err() {
            return 0.0;
        }
        let line = self.line().unwrap_or_default();
        let mut numbers = line.split(' ').filter_map(|number| number.parse::<f64>().ok());
        match (numbers.next(), numbers.next()) {
            (Some(decisions), Some(seconds)) if seconds > 0.0 => decisions / seconds,
            _ => 0.0,
        }
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
