//! What a list shows of a saved game without reading it.

use crate::page::info::{CAMPAIGN, name_of};
use crate::page::play::any_table::AnyTable;
use kernel::grammar::you;
use kernel::{LEVELS, Lang, MAX_NAME, Seat, plain};
use leptos::web_sys::js_sys::Date;
use serde::{Deserialize, Serialize};

/// What a list shows of a saved game. It is stored as JSON.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools)] // as it is stored
pub struct Card {
    /// The game's own number: when it was begun, in milliseconds. It is part of the key that it is saved under.
    #[serde(skip)]
    pub id: u64,
    /// When it was last saved, in milliseconds since 1970.
    pub saved: u64,
    /// The game's word.
    pub game: String,
    /// The name that a person gave it; empty without one.
    pub title: String,
    /// The word of every seat.
    pub seats: Vec<String>,
    /// The names of the seats.
    pub names: Vec<String>,
    /// The points so far, a seat each.
    pub points: Vec<i32>,
    /// The points at the end of each round up to now, a list of seats a round.
    pub rounds: Vec<Vec<i32>>,
    /// The round; 0 while the game is set up.
    pub round: u32,
    /// How far the game is, and what that is at its end: the round and the last one, where a game has so many rounds.
    pub progress: (u32, u32),
    /// The seat that is asked; none once the game is over.
    pub turn: Option<usize>,
    /// Whether it is over.
    pub over: bool,
    /// Which chapter of a campaign is on the table, from 1; 0 in a game by itself.
    pub chapter: u8,
    /// The tomes of each seat in a campaign.
    pub tomes: Vec<u8>,
    /// Whether undo past revealed cards was allowed at its set-up.
    pub practice: bool,
    /// The seats whose people play on other devices, in a game that is passed on as a link.
    pub elsewhere: Vec<usize>,
    /// True where the choice that ended it was made here: then its result is kept.
    pub ended_here: bool,
    /// Whether only a newer version can read it.
    #[serde(skip)]
    pub newer: bool,
}

/// How the seats of a game are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// One person and the official opponent.
    Solo,
    /// One person and computers.
    Computers,
    /// Several people around one device.
    OneTable,
}

impl Card {
    /// The card of a game on the table.
    pub fn of(id: u64, table: &dyn AnyTable, names: Vec<String>, practice: bool) -> Self {
        let totals = |step| table.scores(step).iter().map(|sheet| sheet.total).collect::<Vec<_>>();
        let now = table.now();
        Self {
            id,
            saved: self::now(),
            game: table.game().info().word.to_owned(),
            title: String::new(),
            seats: table.setup().seats.clone(),
            names,
            points: totals(usize::MAX),
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

    /// Reads a stored card. One that cannot be read is empty, since its game may be whole all the same.
    pub fn read(id: u64, text: &str, newer: bool) -> Self {
        let card: Self = serde_json::from_str(text).unwrap_or_default();
        Self { id, newer, ..card }
    }

    /// The card as it is stored.
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The names of the seats for a reader: as they were when it was saved, and “You” for the only person.
    pub fn called(&self, lang: Lang) -> Vec<String> {
        let alone = self.people() == 1;
        let name = |(place, name): (usize, &String)| {
            let own = alone && self.seats.get(place).is_some_and(|word| word == "human");
            if own { you(lang).to_owned() } else { name.clone() }
        };
        self.names.iter().enumerate().map(name).collect()
    }

    /// The seats whose people play on other devices.
    pub fn seats_elsewhere(&self) -> Vec<Seat> {
        self.elsewhere.iter().filter_map(|place| u8::try_from(*place).ok().map(Seat)).collect()
    }

    /// The name that a person gave the game, else who plays.
    pub fn name(&self, lang: Lang) -> String {
        let given = plain(&self.title, MAX_NAME);
        if given.is_empty() { plain(&self.called(lang).join(" · "), 4 * MAX_NAME) } else { given }
    }

    /// What is played: the game, and the campaign that it is a chapter of.
    pub fn game_name(&self) -> String {
        let name = name_of(&self.game);
        if self.chapter == 0 { name } else { format!("{}: {name}", CAMPAIGN.name) }
    }

    /// How many people play.
    fn people(&self) -> usize {
        self.seats.iter().filter(|word| *word == "human").count()
    }

    /// How the seats are taken.
    pub fn mode(&self) -> Mode {
        let computer = |word: &String| word == "random" || LEVELS.contains(&word.as_str());
        if self.people() > 1 {
            Mode::OneTable
        } else if self.seats.iter().any(computer) {
            Mode::Computers
        } else {
            Mode::Solo
        }
    }
}

/// Now, in milliseconds since 1970.
#[allow(clippy::cast_sign_loss)] // no clock stands before 1970
pub fn now() -> u64 {
    Date::now().max(0.0) as u64
}
