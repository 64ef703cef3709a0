//! The result of one finished game.

use super::{ChallengeDate, SeatResult};
use kernel::{Coop, Declared, Lang, Outcome, ScoreLineInfo, Seat, Shared, Spoken, Table};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Marks {
    pub practice: bool,
    pub undone: bool,
    pub advised: bool,
}

impl Marks {
    /// True with any mark: such a game is listed, but counts in no statistics.
    pub const fn any(self) -> bool {
        self.practice || self.undone || self.advised
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SharedResult {
    pub points: i32,
    pub target: i32,
    pub won: bool,
    /// Reason why the game was lost whatever the points, in every language; empty where the points decided.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub why: Vec<String>,
}

impl From<Shared> for SharedResult {
    fn from(shared: Shared) -> Self {
        let why = |lang: &Lang| shared.why.map(|why| why.localize(*lang).to_owned());
        let why = Lang::ALL.iter().filter_map(why).collect();
        Self { points: shared.points, target: shared.target, won: shared.won(), why }
    }
}

/// The result of a campaign, kept with the game that was its last chapter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CampaignResult {
    /// Tomes of each seat: of objectives, Crest Tomes, Victory Tomes.
    pub tomes: Vec<[u8; 3]>,
    pub winner: usize,
}

impl CampaignResult {
    /// The result of a seat. Its points are its tomes.
    pub fn result(&self, seat: usize) -> SeatResult {
        let tomes = self.tomes.get(seat).copied().unwrap_or_default();
        SeatResult { points: tomes.into_iter().map(i32::from).sum(), won: self.winner == seat }
    }
}

/// A finished game. It contains everything that is shown of it, so that it does not depend on its save or on rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finished {
    pub id: u64,
    /// Time of its end, in milliseconds since 1970.
    pub ended: u64,
    pub game: String,
    pub seats: Vec<String>,
    /// Name given to each seat; empty without one.
    pub names: Vec<String>,
    pub modules: Vec<String>,
    pub seed: String,
    /// Fingerprint of its record, which identifies the same game loaded from a file.
    pub check: String,
    pub marks: Marks,
    /// Date of the challenge that it was, as a [`ChallengeDate`] is written.
    pub day: Option<String>,
    /// Rank of every seat; empty in a co-op game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ranks: Vec<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shared: Option<SharedResult>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub campaign: Option<CampaignResult>,
    /// Lines of the score sheet: each with its key, then its name in every language, in the order of [`Lang::ALL`].
    pub lines: Vec<Vec<String>>,
    /// Rounds, or tenths of a game without rounds. The first ones are missing if the game continued from a snapshot.
    pub rounds: Vec<u32>,
    /// Points of every seat, by those rounds, by line, at the end of the round. The last ones are final.
    pub sheets: Vec<Vec<Vec<i32>>>,
}

impl Finished {
    /// The result of a table whose game is over; `None` while it is not, or if no person played.
    pub fn of<G: Spoken>(id: u64, ended: u64, table: &Table<G>, marks: Marks) -> Option<Self> {
        let setup = table.setup();
        if table.decision().is_some() || !setup.seats.iter().any(|key| key == PERSON) {
            return None;
        }
        let sheets = table.state().scores();
        let lines = sheets.first().map(|sheet| &sheet.lines[..]).unwrap_or_default();
        let (ranks, shared) = match table.state().outcome() {
            Outcome::Ranked(ranks) => (ranks, None),
            Outcome::Shared(shared) => (Vec::new(), Some(shared.into())),
        };
        let names_of = |row: &ScoreLineInfo| {
            let names = Lang::ALL.iter().map(|&lang| row.name.localize(lang));
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

    /// True if its lists have matching lengths. A stored text may contain anything.
    pub fn is_complete(&self) -> bool {
        let seats = self.seats.len();
        let sheet = |sheet: &Vec<i32>| sheet.len() == self.lines.len();
        let seat = |rounds: &Vec<Vec<i32>>| rounds.len() == self.rounds.len() && rounds.iter().all(sheet);
        let ranked = if self.shared.is_some() { 0 } else { seats };
        let lists = self.names.len() == seats && self.ranks.len() == ranked && self.sheets.len() == seats;
        let campaign = self.campaign.as_ref().is_none_or(|own| own.tomes.len() == seats && own.winner < seats);
        seats > 0 && !self.rounds.is_empty() && lists && campaign && self.sheets.iter().all(seat)
    }

    pub fn is_same(&self, other: &Self) -> bool {
        self.id == other.id || self.check == other.check
    }

    pub fn key(&self, line: usize) -> &str {
        self.lines.get(line).and_then(|names| names.first()).map_or("", String::as_str)
    }

    pub fn line(&self, line: usize, lang: Lang) -> &str {
        let place = Lang::ALL.iter().position(|other| *other == lang).map_or(0, |place| place + 1);
        self.lines.get(line).and_then(|names| names.get(place)).map_or(self.key(line), String::as_str)
    }

    pub fn sheet(&self, seat: usize) -> &[i32] {
        self.sheets.get(seat).and_then(|rounds| rounds.last()).map(Vec::as_slice).unwrap_or_default()
    }

    pub fn total(&self, seat: usize) -> i32 {
        self.sheet(seat).iter().sum()
    }

    pub fn together(&self) -> Option<Coop> {
        Coop::named_by(&self.modules)
    }

    /// The combination of players, independent of the order of the seats: the keys of all seats, people first, joined
    /// by `+`; then the key of the co-op scenario, if all played together.
    pub fn mode(&self) -> String {
        mode(&self.seats, &self.modules)
    }

    pub fn people(&self) -> impl Iterator<Item = usize> {
        (0..self.seats.len()).filter(|&seat| self.seats[seat] == PERSON)
    }

    pub fn lead(&self, seat: usize) -> i32 {
        if let Some(team) = &self.shared {
            return team.points - team.target;
        }
        let others = (0..self.seats.len()).filter(|&other| other != seat).map(|other| self.total(other));
        self.total(seat) - others.max().unwrap_or(0)
    }

    pub fn result(&self, seat: usize) -> SeatResult {
        match &self.shared {
            Some(team) => SeatResult { points: team.points, won: team.won },
            None => SeatResult { points: self.total(seat), won: self.ranks.get(seat) == Some(&1) },
        }
    }
}

pub fn mode(seats: &[String], modules: &[String]) -> String {
    let mut keys: Vec<&str> = seats.iter().map(String::as_str).collect();
    keys.sort_by_key(|&key| (key != PERSON, key));
    keys.extend(Coop::named_by(modules).map(Coop::key));
    keys.join("+")
}

pub(crate) const PERSON: &str = "human";

/// Maximum number of separate rounds: a longer measure of progress is divided into tenths.
const MOST_ROUNDS: u32 = 12;

pub const fn has_rounds(progress: (u32, u32)) -> bool {
    progress.1 <= MOST_ROUNDS
}

/// The round of a progress, or its tenth where it is not measured in rounds. 0 is the set-up.
pub const fn stretch(progress: (u32, u32)) -> u32 {
    if has_rounds(progress) { progress.0 } else { progress.0 * 10 / progress.1 }
}

/// Returns the last step of each round or tenth; `steps` holds the one of every step. A skipped one ends where the one
/// before it did. The set-up is left out.
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

/// The rounds, and the points of every seat, by round, by line. An opponent without a score has 0 in every line.
fn by_round<G: Spoken>(table: &Table<G>) -> (Vec<u32>, Vec<Vec<Vec<i32>>>) {
    let mut sheets: Vec<Vec<Vec<i32>>> = vec![Vec::new(); table.kinds().len()];
    let past = table.past();
    let ends = stretch_ends(past.iter().map(|choice| stretch(choice.state.progress())));
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

    /// One choice skips a tenth: the first of two ends as the one before it.
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
