//! The result of one finished game.

use super::{ChallengeDate, SeatResult};
use kernel::{Coop, Declared, Lang, LineRow, Outcome, Seat, Shared, Spoken, Table};
use serde::{Deserialize, Serialize};

/// What sets a game apart from those that count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Marks {
    /// It was set up as practice.
    pub practice: bool,
    /// Something was undone that had shown hidden cards or chance.
    pub undone: bool,
    /// The adviser was asked.
    pub advised: bool,
}

impl Marks {
    /// Whether there is any mark: such a game is listed, yet counts in no statistics.
    pub const fn any(self) -> bool {
        self.practice || self.undone || self.advised
    }
}

/// How a game ended that all won or lost together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SharedResult {
    /// What the team scored.
    pub points: i32,
    /// What it needed.
    pub target: i32,
    /// Whether it won.
    pub won: bool,
    /// Why the game was lost whatever the points, in every language; empty where the points decided.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub why: Vec<String>,
}

impl From<Shared> for SharedResult {
    fn from(shared: Shared) -> Self {
        let why = |lang: &Lang| shared.why.map(|why| why.said(*lang).to_owned());
        let why = Lang::ALL.iter().filter_map(why).collect();
        Self { points: shared.points, target: shared.target, won: shared.won(), why }
    }
}

/// How a campaign ended, kept with the game that was its last chapter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CampaignResult {
    /// The tomes of each seat: of objectives, Crest Tomes, Victory Tomes.
    pub tomes: Vec<[u8; 3]>,
    /// The seat that won.
    pub winner: usize,
}

impl CampaignResult {
    /// How it ended for a seat. What counts are tomes.
    pub fn result(&self, seat: usize) -> SeatResult {
        let tomes = self.tomes.get(seat).copied().unwrap_or_default();
        SeatResult { points: tomes.into_iter().map(i32::from).sum(), won: self.winner == seat }
    }
}

/// A finished game. It holds all that is shown of it, so that it outlives its save, and rules of a later version.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finished {
    /// The game's own number: the one of its save.
    pub id: u64,
    /// When it ended, in milliseconds since 1970.
    pub ended: u64,
    /// The game's word.
    pub game: String,
    /// A word a seat, as in a set-up.
    pub seats: Vec<String>,
    /// The name that each seat was given; empty for a seat that was given none.
    pub names: Vec<String>,
    /// The parts that were added.
    pub modules: Vec<String>,
    /// What it was dealt from.
    pub seed: String,
    /// The fingerprint of its record: the same game loaded from a file is no second one.
    pub check: String,
    /// What sets it apart.
    pub marks: Marks,
    /// The day or the week whose challenge it was, as a [`ChallengeDate`] is written.
    pub day: Option<String>,
    /// The rank of every seat; empty where all won or lost together.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ranks: Vec<usize>,
    /// How it ended for all, where all won or lost together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shared: Option<SharedResult>,
    /// How the campaign ended whose last chapter it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub campaign: Option<CampaignResult>,
    /// The lines of the score sheet: each with its key, then its name in every language, in the order of [`Lang::ALL`].
    pub lines: Vec<Vec<String>>,
    /// The rounds, or the tenths of a game that has none: the first one is missing where a game went on from a snapshot.
    pub rounds: Vec<u32>,
    /// The points of every seat, by those rounds, by line: as they stood when the round ended. The last ones are final.
    pub sheets: Vec<Vec<Vec<i32>>>,
}

impl Finished {
    /// The result of a table whose game is over; `None` while it is not, or where no person played.
    pub fn of<G: Spoken>(id: u64, ended: u64, table: &Table<G>, marks: Marks) -> Option<Self> {
        let setup = table.setup();
        if table.decision().is_some() || !setup.seats.iter().any(|word| word == PERSON) {
            return None;
        }
        let sheets = table.state().scores();
        let lines = sheets.first().map(|sheet| &sheet.lines[..]).unwrap_or_default();
        let (ranks, shared) = match table.state().outcome() {
            Outcome::Ranked(ranks) => (ranks, None),
            Outcome::Shared(shared) => (Vec::new(), Some(shared.into())),
        };
        let names_of = |row: &LineRow| {
            let names = Lang::ALL.iter().map(|&lang| row.name.said(lang));
            std::iter::once(row.key).chain(names).map(str::to_owned).collect()
        };
        let (rounds, sheets) = by_round(table);
        let record = table.record();
        let mut names = setup.names.clone();
        names.resize(setup.seats.len(), String::new());
        Some(Self {
            id,
            ended,
            game: G::NAME.to_owned(),
            seats: setup.seats.clone(),
            names,
            modules: setup.modules.clone(),
            seed: table.seed().text().to_owned(),
            check: record.check.unwrap_or_default(),
            marks: Marks { undone: marks.undone || record.practice, ..marks },
            day: ChallengeDate::of(Declared::of::<G>(), setup, table.seed()).map(|date| date.to_string()),
            ranks,
            shared,
            campaign: None,
            lines: lines.iter().map(|line| names_of(line.row)).collect(),
            rounds,
            sheets,
        })
    }

    /// Whether what is kept of it fits together: what comes out of a storage may be anything.
    pub fn is_whole(&self) -> bool {
        let seats = self.seats.len();
        let sheet = |sheet: &Vec<i32>| sheet.len() == self.lines.len();
        let seat = |rounds: &Vec<Vec<i32>>| rounds.len() == self.rounds.len() && rounds.iter().all(sheet);
        let ranked = if self.shared.is_some() { 0 } else { seats };
        let lists = self.names.len() == seats && self.ranks.len() == ranked && self.sheets.len() == seats;
        let campaign = self.campaign.as_ref().is_none_or(|own| own.tomes.len() == seats && own.winner < seats);
        seats > 0 && !self.rounds.is_empty() && lists && campaign && self.sheets.iter().all(seat)
    }

    /// Whether both are the same game: the same save, or the same record.
    pub fn is_same(&self, other: &Self) -> bool {
        self.id == other.id || self.check == other.check
    }

    /// The key of a line of the score sheet: its name in the rules, whatever the language.
    pub fn key(&self, line: usize) -> &str {
        self.lines.get(line).and_then(|names| names.first()).map_or("", String::as_str)
    }

    /// The name of a line of the score sheet.
    pub fn line(&self, line: usize, lang: Lang) -> &str {
        let place = Lang::ALL.iter().position(|other| *other == lang).map_or(0, |place| place + 1);
        self.lines.get(line).and_then(|names| names.get(place)).map_or(self.key(line), String::as_str)
    }

    /// The final score sheet of a seat, in the order of `lines`.
    pub fn sheet(&self, seat: usize) -> &[i32] {
        self.sheets.get(seat).and_then(|rounds| rounds.last()).map(Vec::as_slice).unwrap_or_default()
    }

    /// The final score of a seat.
    pub fn total(&self, seat: usize) -> i32 {
        self.sheet(seat).iter().sum()
    }

    /// The co-op scenario that was played, if all played together.
    pub fn together(&self) -> Option<Coop> {
        Coop::named_by(&self.modules)
    }

    /// Who played, whatever the order of the seats: the words of all seats, people first, with `+` between them; then the word
    /// of the co-op scenario, if all played together.
    pub fn mode(&self) -> String {
        mode(&self.seats, &self.modules)
    }

    /// The seats of people.
    pub fn people(&self) -> impl Iterator<Item = usize> {
        (0..self.seats.len()).filter(|&seat| self.seats[seat] == PERSON)
    }

    /// How far a seat came out ahead: of the best other one, or the team of its target. Behind, it is negative.
    pub fn lead(&self, seat: usize) -> i32 {
        if let Some(team) = &self.shared {
            return team.points - team.target;
        }
        let others = (0..self.seats.len()).filter(|&other| other != seat).map(|other| self.total(other));
        self.total(seat) - others.max().unwrap_or(0)
    }

    /// How it ended for a seat of a person or a computer.
    pub fn result(&self, seat: usize) -> SeatResult {
        match &self.shared {
            Some(team) => SeatResult { points: team.points, won: team.won },
            None => SeatResult { points: self.total(seat), won: self.ranks.get(seat) == Some(&1) },
        }
    }
}

/// The same of a set-up.
pub fn mode(seats: &[String], modules: &[String]) -> String {
    let mut words: Vec<&str> = seats.iter().map(String::as_str).collect();
    words.sort_by_key(|&word| (word != PERSON, word));
    words.extend(Coop::named_by(modules).map(Coop::word));
    words.join("+")
}

/// The word for a seat of a person.
const PERSON: &str = "human";

/// The most rounds that are told apart: a longer measure of progress is told in tenths.
const MOST_ROUNDS: u32 = 12;

/// Whether a measure of progress is one of rounds, of which a game has a fixed number.
pub const fn has_rounds(progress: (u32, u32)) -> bool {
    progress.1 <= MOST_ROUNDS
}

/// The stretch of a game in which its progress lies: its round, or the tenth where it is not measured in rounds. 0 is the
/// set-up.
pub const fn stretch(progress: (u32, u32)) -> u32 {
    if has_rounds(progress) { progress.0 } else { progress.0 * 10 / progress.1 }
}

/// The stretches of a game and the last step of each, from the stretch in which every step lies. One that was passed over has
/// none of its own and ends where the one before it did. The set-up is none.
pub fn stretch_ends(steps: impl IntoIterator<Item = u32>) -> Vec<(u32, usize)> {
    let mut ends: Vec<(u32, usize)> = Vec::new();
    for (step, now) in steps.into_iter().enumerate() {
        let next = ends.last().map_or(now, |(reached, _)| reached + 1);
        ends.extend((next..=now).map(|passed| (passed, step.saturating_sub(1))));
        if let Some((_, end)) = ends.last_mut() {
            *end = step;
        }
    }
    ends.retain(|(stretch, _)| *stretch > 0);
    ends
}

/// The rounds, and the points of every seat, by round, by line. An official opponent that keeps no score has none in any line.
fn by_round<G: Spoken>(table: &Table<G>) -> (Vec<u32>, Vec<Vec<Vec<i32>>>) {
    let mut sheets: Vec<Vec<Vec<i32>>> = vec![Vec::new(); table.kinds().len()];
    let past = table.past();
    let ends = stretch_ends(past.iter().map(|moment| stretch(moment.state.progress())));
    for &(_, end) in &ends {
        let scores = past[end].state.scores();
        let lines = scores.first().map_or(0, |sheet| sheet.lines.len());
        for (seat, rounds) in sheets.iter_mut().enumerate() {
            let sheet = scores.iter().find(|sheet| sheet.seat == Seat(seat as u8));
            rounds.push(sheet.map_or(vec![0; lines], |sheet| sheet.lines.iter().map(|line| line.points).collect()));
        }
    }
    (ends.into_iter().map(|(round, _)| round).collect(), sheets)
}

#[cfg(test)]
mod tests {
    use super::stretch_ends;

    #[test]
    fn every_stretch_ends_with_its_last_step_and_the_set_up_is_none() {
        assert_eq!(stretch_ends([0, 0, 1, 1, 2]), [(1, 3), (2, 4)]);
        assert!(stretch_ends([]).is_empty());
    }

    /// Two tenths went by with one choice: the first of them ends as the one before it.
    #[test]
    fn a_stretch_in_which_nothing_was_decided_ends_where_the_one_before_did() {
        assert_eq!(stretch_ends([0, 1, 1, 3, 3]), [(1, 2), (2, 2), (3, 4)]);
        assert_eq!(stretch_ends([0, 2]), [(1, 0), (2, 1)]);
    }

    #[test]
    fn a_game_that_went_on_from_a_later_stretch_has_none_before_it() {
        assert_eq!(stretch_ends([4, 4, 5]), [(4, 1), (5, 2)]);
    }
}
