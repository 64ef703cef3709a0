//! The card of a saved game, which lists show without reading the game.

use crate::info::{CAMPAIGN, name_of};
use crate::state::any_table::{AnyTable, PRESENT};
use kernel::grammar::you;
use kernel::{LEVELS, Lang, MAX_NAME, Seat, plain};
use leptos::web_sys::js_sys::Date;
use serde::{Deserialize, Serialize};

/// Summary of a saved game for lists. It is stored as JSON.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools)] // as it is stored
pub struct SaveSummary {
    /// Number of the game: the time of its start, in milliseconds. It is part of its storage key.
    #[serde(skip)]
    pub id: u64,
    /// Time of the last save, in milliseconds since 1970.
    pub saved: u64,
    /// Key of the game.
    pub game: String,
    /// Name given by a person; may be empty.
    pub title: String,
    /// Key of the kind of every seat.
    pub seats: Vec<String>,
    pub names: Vec<String>,
    /// Current points, one for each seat.
    pub points: Vec<i32>,
    /// Points of the seats at the end of each round so far.
    pub rounds: Vec<Vec<i32>>,
    /// Round; 0 during the set-up.
    pub round: u32,
    /// Progress of the game and its value at the end: the round and the last one, if their number is fixed.
    pub progress: (u32, u32),
    /// Seat that decides; `None` once the game is over.
    pub turn: Option<usize>,
    /// True once the game is over.
    pub over: bool,
    /// Number of the chapter on the table, from 1; 0 outside a campaign.
    pub chapter: u8,
    /// Tomes of each seat in a campaign.
    pub tomes: Vec<u8>,
    /// True if its set-up allows undo past revealed cards.
    pub practice: bool,
    /// Seats whose people play on other devices, in a game by link.
    pub elsewhere: Vec<usize>,
    /// True if its last choice was made here, so that its result is kept.
    pub ended_here: bool,
    /// True if only a newer version can read it.
    #[serde(skip)]
    pub newer: bool,
}

/// Composition of the seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// One person and the official opponent.
    Solo,
    /// One person and computers.
    Computers,
    /// Several people at one device.
    OneTable,
}

impl SaveSummary {
    /// Card of a game on the table.
    pub fn of(id: u64, table: &dyn AnyTable, names: Vec<String>, practice: bool) -> Self {
        let totals = |step| table.scores(step).iter().map(|sheet| sheet.total).collect::<Vec<_>>();
        let now = table.now();
        Self {
            id,
            saved: self::now(),
            game: table.game().info().key.to_owned(),
            title: String::new(),
            seats: table.setup().seats.clone(),
            names,
            points: totals(PRESENT),
            rounds: table.stretches().into_iter().map(|(_, end)| totals(end)).collect(),
            round: now.round,
            progress: now.progress,
            turn: now.asked.map(|asked| asked.seat.index()),
            over: now.asked.is_none(),
            practice,
            chapter: 0,
            tomes: Vec::new(),
            elsewhere: Vec::new(),
            ended_here: false,
            newer: false,
        }
    }

    /// Parses a stored card. An unreadable card is empty, since its game may be intact.
    pub fn read(id: u64, text: &str, newer: bool) -> Self {
        let card: Self = serde_json::from_str(text).unwrap_or_default();
        Self { id, newer, ..card }
    }

    /// Serializes the card.
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Names of the seats for a reader: the saved ones, and “You” for the only person.
    pub fn called(&self, lang: Lang) -> Vec<String> {
        let alone = self.people() == 1;
        let name = |(place, name): (usize, &String)| {
            let own = alone && self.seats.get(place).is_some_and(|key| key == "human");
            if own { you(lang).to_owned() } else { name.clone() }
        };
        self.names.iter().enumerate().map(name).collect()
    }

    /// Seats whose people play on other devices.
    pub fn seats_elsewhere(&self) -> Vec<Seat> {
        self.elsewhere.iter().filter_map(|place| u8::try_from(*place).ok().map(Seat)).collect()
    }

    /// Name given by a person, otherwise the players.
    pub fn name(&self, lang: Lang) -> String {
        let given = plain(&self.title, MAX_NAME);
        if given.is_empty() { plain(&self.called(lang).join(" · "), 4 * MAX_NAME) } else { given }
    }

    /// Name of the game, with its campaign if it is a chapter of one.
    pub fn game_name(&self) -> String {
        let name = name_of(&self.game);
        if self.chapter == 0 { name } else { format!("{}: {name}", CAMPAIGN.name) }
    }

    /// Number of people in the game.
    fn people(&self) -> usize {
        self.seats.iter().filter(|key| *key == "human").count()
    }

    pub fn mode(&self) -> Mode {
        let computer = |key: &String| key == "random" || LEVELS.contains(&key.as_str());
        if self.people() > 1 {
            Mode::OneTable
        } else if self.seats.iter().any(computer) {
            Mode::Computers
        } else {
            Mode::Solo
        }
    }
}

/// Current time, in milliseconds since 1970.
#[allow(clippy::cast_sign_loss)] // no clock stands before 1970
pub fn now() -> u64 {
    Date::now().max(0.0) as u64
}
