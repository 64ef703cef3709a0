//! Golden games: finished records with the hash of the state after every choice. They must come out the same for ever,
//! natively and in the browser; `tests/wasm.rs` replays the very same files there.

use francia::kernel::{Game, Table, state_hash};

/// A golden game's name, its record and its hashes, one a line.
pub struct Golden {
    /// What it shows; the name of its two files.
    pub name: &'static str,
    /// The record's text.
    pub record: &'static str,
    /// The hash of the state after the deal and after every choice, 16 digits a line.
    pub hashes: &'static str,
}

macro_rules! golden {
    ($name:literal) => {
        Golden {
            name: $name,
            record: include_str!(concat!($name, ".json")),
            hashes: include_str!(concat!($name, ".hashes")),
        }
    };
}

/// The golden games of Paladins.
pub const PALADINS: [Golden; 5] = [
    golden!("paladins-two"),
    golden!("paladins-three-bonus"),
    golden!("paladins-four"),
    golden!("paladins-solo-easy"),
    golden!("paladins-solo-hard"),
];

/// The golden games of Viscounts.
pub const VISCOUNTS: [Golden; 7] = [
    golden!("viscounts-two"),
    golden!("viscounts-three-bonus"),
    golden!("viscounts-four"),
    golden!("viscounts-solo-cleric"),
    golden!("viscounts-solo-builder"),
    golden!("viscounts-solo-noble"),
    golden!("viscounts-solo-card"),
];

/// The hashes of a record's states, as they come out here.
pub fn hashes<G: Game>(record: &str) -> String {
    let table = Table::<G>::read(record).expect("a golden record is a good one");
    let lines: Vec<String> = table.past().iter().map(|moment| format!("{:016x}", state_hash(&moment.state))).collect();
    lines.join("\n") + "\n"
}
