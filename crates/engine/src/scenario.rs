//! Positions set up by hand, for tests and for the examples of a rule.
//!
//! Setters move cards and pieces and never create any, so that the invariants hold in every position.
#![expect(
    clippy::missing_panics_doc,
    reason = "keys that name nothing panic everywhere here: the test itself is wrong"
)]

use crate::Chaptered;
use kernel::{Chapter, Crest, Game, OPEN_TOMES, Record, Seat, Seed, Setup, Tomes};

/// A position of a game, with the events since it was set up. The setters are the game's own.
#[derive(Clone, Debug)]
#[must_use]
pub struct Scenario<G: Game> {
    /// Set-up of its record.
    pub setup: Setup,
    /// The position.
    pub game: G,
    /// Seat that the setters apply to.
    pub seat: Seat,
    /// Events since it was set up, the latest last.
    pub events: Vec<G::Event>,
    /// Resolves everything before the first choice; `None` once it was done.
    pub begin: Option<Begin<G>>,
}

/// Resolves a position up to its first choice.
pub type Begin<G> = fn(&mut G, &mut Vec<<G as Game>::Event>);

impl<G: Game> Scenario<G> {
    /// A game dealt from a number, at its first choice.
    pub fn deal(setup: Setup, seed: u64) -> Self {
        let game = G::deal(&setup, Seed::from(seed).chance(), &mut Vec::new()).expect("a set-up of its own");
        Self { setup, game, seat: Seat(0), events: Vec::new(), begin: None }
    }

    /// Selects the seat for the following setters.
    pub fn seat(mut self, seat: u8) -> Self {
        self.seat = Seat(seat);
        self
    }

    /// Resolves everything before the first choice.
    pub fn start(mut self) -> Self {
        if let Some(begin) = self.begin.take() {
            begin(&mut self.game, &mut self.events);
        }
        self
    }

    /// Makes choices, given by their texts separated by spaces: `attack outsider:3 pay:LSF`.
    pub fn play(self, keys: &str) -> Self {
        let before = self.clone();
        self.attempt(keys).unwrap_or_else(|why| {
            panic!("“{keys}” is refused ({why:?}): at first {:?} takes {:?}", before.asked(), before.choices())
        })
    }

    /// Makes choices that may be refused.
    pub fn attempt(self, keys: &str) -> Result<Self, G::WhyNot> {
        let mut scenario = self.start();
        for key in keys.split_whitespace() {
            let choice: G::Choice = key.parse().unwrap_or_else(|_| panic!("{key} is no choice"));
            let (before, listed) = (scenario.game.clone(), scenario.choices());
            let taken = scenario.game.apply(choice, &mut scenario.events);
            assert_eq!(taken.is_ok(), listed.iter().any(|other| other == key), "{key} of {listed:?}: {taken:?}");
            assert!(taken.is_ok() || scenario.game == before, "{key} is refused and leaves a trace");
            taken?;
            assert_eq!(scenario.game.broken(), None, "after {key}");
        }
        Ok(scenario)
    }

    /// Returns the reason why a choice is refused.
    pub fn refuses(&self, key: &str) -> G::WhyNot {
        self.clone().attempt(key).expect_err("a choice that is refused")
    }

    /// Makes the first legal choice of every question, up to the first wanted question.
    pub fn first_choices_until(self, wanted: impl Fn(G::Question) -> bool) -> Self {
        let mut scenario = self.start();
        let mut list = Vec::new();
        while let Some((_, question)) = scenario.asked() {
            if wanted(question) {
                return scenario;
            }
            scenario.game.choices(&mut list);
            scenario.game.apply(list[0], &mut scenario.events).expect("a listed choice");
        }
        panic!("the game is over")
    }

    /// The texts of the legal choices.
    pub fn choices(&self) -> Vec<String> {
        let mut list = Vec::new();
        self.clone().start().game.choices(&mut list);
        list.iter().map(ToString::to_string).collect()
    }

    /// The pending question and its seat.
    pub fn asked(&self) -> Option<(Seat, G::Question)> {
        self.clone().start().game.decision().map(|decision| (decision.seat, decision.question))
    }

    /// The game as it stands.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The position as a playable record, resolved up to its first choice.
    pub fn record(&self) -> Record {
        Record::of_position(self.setup.clone(), &self.clone().start().game)
    }

    /// Events since the position was set up.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// Number of events that match.
    pub fn count(&self, like: impl Fn(&G::Event) -> bool) -> usize {
        self.events.iter().filter(|event| like(event)).count()
    }

    /// Total of a seat, and the points of its lines other than 0.
    pub fn score(&self, seat: usize) -> (i32, Vec<(&'static str, i32)>) {
        let sheet = self.game.scores().swap_remove(seat);
        let lines = sheet.lines.iter().map(|line| (line.row.key, line.points)).filter(|(_, points)| *points != 0);
        (sheet.total, lines.collect())
    }
}

impl<G: Chaptered> Scenario<G> {
    /// Makes the game a chapter of a campaign, with seat 0 first in turn order and these tomes open, by their keys.
    pub fn objectives(mut self, keys: [&str; OPEN_TOMES]) -> Self {
        let chapter = G::CHAPTER.expect("a chapter of a campaign");
        let place = |key: &str| chapter.tomes.iter().position(|tome| tome.key == key);
        let open = keys.map(|key| place(key).unwrap_or_else(|| panic!("no tome is called {key}")) as u8);
        if !self.setup.modules.iter().any(|key| key == Chapter::MODULE) {
            self.setup.modules.push(Chapter::MODULE.to_owned());
        }
        let players = self.game.seats();
        let tomes = Tomes::of(&self.setup, players).map(|tomes| tomes.opened(open, Seat(0)));
        *self.game.tomes_mut().0 = tomes;
        self
    }

    /// Gives the selected seat Crests of a kind from earlier chapters.
    pub fn crests(mut self, crest: Crest, count: u8) -> Self {
        let seat = self.seat;
        if let Some(tomes) = self.game.tomes_mut().0 {
            tomes.add_crests(seat, crest, count);
        }
        self
    }

    /// The open tomes that were taken, by their keys, each with its owner.
    pub fn taken(&self) -> Vec<(&'static str, u8)> {
        let chapter = G::CHAPTER.expect("a chapter of a campaign");
        let objectives = self.game.tomes().into_iter().flat_map(Tomes::objectives);
        objectives.filter_map(|(tome, owner)| owner.map(|owner| (chapter.tomes[tome].key, owner.0))).collect()
    }
}
