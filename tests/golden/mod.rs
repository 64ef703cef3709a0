//! Golden games: finished records with the hash of the state after every choice. They must stay the same forever,
//! natively and in the browser; `tests/wasm.rs` replays the same files there. README.md says what each of them holds.

use kernel::{Game, Link, Table, state_hash};

/// A golden game: its seats and modules, its record, and its hashes, one per line.
pub struct Golden {
    /// Its subject, and the name of its two files.
    pub name: &'static str,
    pub seats: &'static [&'static str],
    pub modules: &'static [&'static str],
    pub record: &'static str,
    /// The hash of the state after the deal and after every choice, 16 digits per line.
    pub hashes: &'static str,
}

macro_rules! golden {
    ($name:literal, $seats:expr, $modules:expr) => {
        $crate::golden::Golden {
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

/// Golden games of a game.
pub trait HasGolden: Game {
    const GOLDEN: &[Golden];
    /// Their links, one per line.
    const LINKS: &str;
}

trilogy::each_game! { ($($game:ident: $Game:ident;)*) => { $(
    impl HasGolden for trilogy::$game::$Game {
        const GOLDEN: &[Golden] = $game::GOLDEN;
        const LINKS: &str = include_str!(concat!(stringify!($game), ".links"));
    }
)* } }

/// The links of the golden games of a game, as written by this build.
pub fn links<G: HasGolden>() -> String {
    let link = |golden: &Golden| {
        let table = Table::<G>::read(golden.record).expect("a golden record is a good one");
        Link::to(&table).write::<G>().expect("it can be played") + "\n"
    };
    G::GOLDEN.iter().map(link).collect()
}

/// The hashes of a record's states, as computed by this build.
pub fn hashes<G: Game>(record: &str) -> String {
    let table = Table::<G>::read(record).expect("a golden record is a good one");
    let lines: Vec<String> = table.past().iter().map(|past| format!("{:016x}", state_hash(&past.state))).collect();
    lines.join("\n") + "\n"
}
