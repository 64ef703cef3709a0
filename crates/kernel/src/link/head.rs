//! Everything before the choices in a link, as numbers. It is read without the game's code, but interpreted with it.

use crate::{CampaignBonus, Declared, LEVELS, Quoted, Record, RecordError, Seat, Seed, Setup};

/// Everything before the choices in a link.
pub struct LinkHead {
    /// Version of the rules.
    pub rules: u32,
    /// Number of each seat's kind: 0 human, 1 random, 2 and up the game's opponents, 255 and down the computer levels.
    pub seats: Vec<u8>,
    /// Names of the players.
    pub names: Vec<String>,
    /// Modules by their places in the game's list.
    pub modules: Vec<u8>,
    /// Seat, place in the game's list and count of each thing carried over from an earlier game.
    pub carried: Vec<(u8, u8, u8)>,
    /// Seed of the deal.
    pub seed: Seed,
    /// True for a practice game.
    pub practice: bool,
    /// Score to beat; only a challenge has one.
    pub score: Option<i32>,
    /// Checksum of everything that the link holds.
    pub check: [u8; 8],
}

impl LinkHead {
    /// The head of a record, with the score to beat if it is a challenge.
    pub fn of(record: &Record, score: Option<i32>, check: [u8; 8], game: &Declared) -> Result<Self, RecordError> {
        record.setup.kinds_in(game).map_err(RecordError::Setup)?;
        Ok(Self {
            rules: record.rules,
            seats: seat_numbers(&record.setup.seats, game),
            names: record.setup.names.clone(),
            modules: places(&record.setup.modules, game.modules),
            carried: places_of_carried(&record.setup.carried, game),
            seed: record.seed.clone(),
            practice: record.practice,
            score,
            check,
        })
    }

    /// Returns the set-up, checked.
    pub fn setup(&self, game: &Declared) -> Result<Setup, RecordError> {
        let setup = Setup {
            seats: seats_of(&self.seats, game)?,
            names: self.names.clone(),
            modules: keys(&self.modules, game.modules)?,
            carried: carried_of(&self.carried, game)?,
        };
        setup.kinds_in(game).map_err(RecordError::Setup)?;
        Ok(setup)
    }
}

/// Keys of the seat kinds other than levels, in the order of their numbers. New ones are only appended to a game's
/// list.
fn seat_keys(game: &Declared) -> Vec<&'static str> {
    ["human", "random"].into_iter().chain(game.officials.iter().copied()).collect()
}

/// Numbers of these seats. The set-up has been checked, so that each key has one.
pub fn seat_numbers(seats: &[String], game: &Declared) -> Vec<u8> {
    let list = seat_keys(game);
    let number = |key: &String| {
        let level = LEVELS.iter().position(|level| level == key).map(|place| u8::MAX - place as u8);
        level.or_else(|| list.iter().position(|known| known == key).map(|place| place as u8))
    };
    seats.iter().filter_map(number).collect()
}

/// Keys of these seats.
pub fn seats_of(numbers: &[u8], game: &Declared) -> Result<Vec<String>, RecordError> {
    let list = seat_keys(game);
    let level = |number: u8| LEVELS.get(usize::from(u8::MAX - number)).map(|key| (*key).to_owned());
    numbers.iter().map(|&number| level(number).map_or_else(|| Ok(keys(&[number], &list)?.concat()), Ok)).collect()
}

/// Places of keys in a list. The set-up has been checked, so that each is in it.
pub fn places(keys: &[String], list: &[&str]) -> Vec<u8> {
    keys.iter().filter_map(|key| list.iter().position(|known| known == key)).map(|place| place as u8).collect()
}

/// Keys at these places of a list.
pub fn keys(places: &[u8], list: &[&str]) -> Result<Vec<String>, RecordError> {
    let key = |place: &u8| list.get(usize::from(*place)).map(|key| (*key).to_owned());
    let unknown = || RecordError::Unreadable(Quoted::own("a word that is not known"));
    places.iter().map(key).collect::<Option<_>>().ok_or_else(unknown)
}

/// Seat, place in the game's list and count of each thing carried. The set-up has been checked.
fn places_of_carried(carried: &[CampaignBonus], game: &Declared) -> Vec<(u8, u8, u8)> {
    let place = |own: &CampaignBonus| game.carries.iter().position(|known| known.key == own.what);
    carried.iter().filter_map(|own| Some((own.seat.0, place(own)? as u8, own.count))).collect()
}

fn carried_of(places: &[(u8, u8, u8)], game: &Declared) -> Result<Vec<CampaignBonus>, RecordError> {
    let known: Vec<&str> = game.carries.iter().map(|known| known.key).collect();
    let own = |&(seat, place, count): &(u8, u8, u8)| {
        Ok(CampaignBonus { seat: Seat(seat), what: keys(&[place], &known)?.concat(), count })
    };
    places.iter().map(own).collect()
}
