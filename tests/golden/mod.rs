//! Golden games: finished records with the hash of the state after every choice. They must come out the same for ever,
//! natively and in the browser; `tests/wasm.rs` replays the very same files there.

use kernel::{Game, Link, Table, state_hash};

/// A golden game: who sits at the table with which added parts, its record and its hashes, one a line.
pub struct Golden {
    /// What it shows; the name of its two files.
    pub name: &'static str,
    /// Who sits at the table.
    pub seats: &'static [&'static str],
    /// The parts that are added.
    pub modules: &'static [&'static str],
    /// The record's text.
    pub record: &'static str,
    /// The hash of the state after the deal and after every choice, 16 digits a line.
    pub hashes: &'static str,
}

macro_rules! golden {
    ($name:literal, $seats:expr, $modules:expr) => {
        $crate::games::Golden {
            name: $name,
            seats: &$seats,
            modules: &$modules,
            record: include_str!(concat!($name, ".json")),
            hashes: include_str!(concat!($name, ".hashes")),
        }
    };
}

mod architects;
mod paladins;
mod viscounts;

/// What a game has golden games of.
pub trait HasGolden: Game {
    /// Its golden games.
    const GOLDEN: &[Golden];
    /// The links of these, one a line.
    const LINKS: &str;
}

trilogy::each_game! { ($($game:ident: $Game:ident;)*) => { $(
    impl HasGolden for trilogy::$game::$Game {
        const GOLDEN: &[Golden] = $game::GOLDEN;
        const LINKS: &str = include_str!(concat!(stringify!($game), ".links"));
    }
)* } }

/// The links of the golden games of a game, as they come out here.
pub fn links<G: HasGolden>() -> String {
    let link = |golden: &Golden| {
        let table = Table::<G>::read(golden.record).expect("a golden record is a good one");
        Link::to(&table).write::<G>().expect("it can be played") + "\n"
    };
    G::GOLDEN.iter().map(link).collect()
}

/// The hashes of a record's states, as they come out here.
pub fn hashes<G: Game>(record: &str) -> String {
    let table = Table::<G>::read(record).expect("a golden record is a good one");
    let lines: Vec<String> = table.past().iter().map(|moment| format!("{:016x}", state_hash(&moment.state))).collect();
    lines.join("\n") + "\n"
}
