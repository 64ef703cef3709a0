//! Positions set up by hand: for tests, and for looking at a rule.
//!
//! What is set moves cards and pieces, it never makes any: every position stays one that the invariants allow.
#![expect(
    clippy::missing_panics_doc,
    reason = "words that name nothing panic everywhere here: the test itself is wrong"
)]

use crate::Chaptered;
use kernel::{Chapter, Crest, Game, OPEN_TOMES, Record, Seat, Seed, Setup, Tomes};

/// A position of a game, and what happened since it was set up. What can be set is the game's own.
#[derive(Clone, Debug)]
pub struct Scenario<G: Game> {
    /// The set-up of its record.
    pub setup: Setup,
    /// The position.
    pub game: G,
    /// What is set is set for this seat.
    pub seat: Seat,
    /// The events since it was set up, the latest last.
    pub events: Vec<G::Event>,
    /// Resolves what needs no choice, unless that was done.
    pub begin: Option<Begin<G>>,
}

/// What resolves a position up to its first choice.
pub type Begin<G> = fn(&mut G, &mut Vec<<G as Game>::Event>);

impl<G: Game> Scenario<G> {
    /// A game as it was dealt from a number, at its first choice.
    pub fn deal(setup: Setup, seed: u64) -> Self {
        let game = G::deal(&setup, Seed::from(seed).chance(), &mut Vec::new()).expect("a set-up of its own");
        Self { setup, game, seat: Seat(0), events: Vec::new(), begin: None }
    }

    /// What follows is set for this seat.
    #[must_use]
    pub fn seat(mut self, seat: u8) -> Self {
        self.seat = Seat(seat);
        self
    }

    /// Resolves what needs no choice.
    #[must_use]
    pub fn start(mut self) -> Self {
        if let Some(begin) = self.begin.take() {
            begin(&mut self.game, &mut self.events);
        }
        self
    }

    /// Makes choices, given by their words with spaces between them: `attack outsider:3 pay:LSF`.
    #[must_use]
    pub fn play(self, words: &str) -> Self {
        let before = self.clone();
        self.attempt(words).unwrap_or_else(|why| {
            panic!("“{words}” is refused ({why:?}): at first {:?} takes {:?}", before.asked(), before.choices())
        })
    }

    /// The same where a choice may be refused.
    pub fn attempt(self, words: &str) -> Result<Self, G::WhyNot> {
        let mut scenario = self.start();
        for word in words.split_whitespace() {
            let choice: G::Choice = word.parse().unwrap_or_else(|_| panic!("{word} is no choice"));
            let (before, listed) = (scenario.game.clone(), scenario.choices());
            let taken = scenario.game.apply(choice, &mut scenario.events);
            assert_eq!(taken.is_ok(), listed.iter().any(|other| other == word), "{word} of {listed:?}: {taken:?}");
            assert!(taken.is_ok() || scenario.game == before, "{word} is refused and leaves a trace");
            taken?;
            assert_eq!(scenario.game.broken(), None, "after {word}");
        }
        Ok(scenario)
    }

    /// Why a choice is refused.
    pub fn refuses(&self, word: &str) -> G::WhyNot {
        self.clone().attempt(word).expect_err("a choice that is refused")
    }

    /// Makes the first legal choice of every question, up to the first one that is wanted.
    #[must_use]
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

    /// The legal choices now, by their words.
    pub fn choices(&self) -> Vec<String> {
        let mut list = Vec::new();
        self.clone().start().game.choices(&mut list);
        list.iter().map(ToString::to_string).collect()
    }

    /// The seat that is asked, and what.
    pub fn asked(&self) -> Option<(Seat, G::Question)> {
        self.clone().start().game.decision().map(|decision| (decision.seat, decision.question))
    }

    /// The game as it stands.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The position as a record from which it is played on, what needs no choice resolved.
    pub fn record(&self) -> Record {
        Record::of_position(self.setup.clone(), &self.clone().start().game)
    }

    /// What happened since the position was set up.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// How many events are like this.
    pub fn count(&self, like: impl Fn(&G::Event) -> bool) -> usize {
        self.events.iter().filter(|event| like(event)).count()
    }

    /// The total of a seat, and the points of its lines that are not nothing.
    pub fn score(&self, seat: usize) -> (i32, Vec<(&'static str, i32)>) {
        let sheet = self.game.scores().swap_remove(seat);
        let lines = sheet.lines.iter().map(|line| (line.row.key, line.points)).filter(|(_, points)| *points != 0);
        (sheet.total, lines.collect())
    }
}

impl<G: Chaptered> Scenario<G> {
    /// The game is a chapter of a campaign, seat 0 first in turn order, and these tomes lie open, by their words.
    #[must_use]
    pub fn objectives(mut self, words: [&str; OPEN_TOMES]) -> Self {
        let chapter = G::CHAPTER.expect("a chapter of a campaign");
        let place = |word: &str| chapter.tomes.iter().position(|tome| tome.word == word);
        let open = words.map(|word| place(word).unwrap_or_else(|| panic!("no tome is called {word}")) as u8);
        if !self.setup.modules.iter().any(|word| word == Chapter::MODULE) {
            self.setup.modules.push(Chapter::MODULE.to_owned());
        }
        let players = self.game.seats();
        let tomes = Tomes::of(&self.setup, players).map(|tomes| tomes.opened(open, Seat(0)));
        *self.game.tomes_mut().0 = tomes;
        self
    }

    /// The own seat holds so many Crests of a kind from earlier chapters.
    #[must_use]
    pub fn crests(mut self, crest: Crest, count: u8) -> Self {
        let seat = self.seat;
        if let Some(tomes) = self.game.tomes_mut().0 {
            tomes.add_crests(seat, crest, count);
        }
        self
    }

    /// The open tomes that were taken, by their words, and who took each.
    pub fn taken(&self) -> Vec<(&'static str, u8)> {
        let chapter = G::CHAPTER.expect("a chapter of a campaign");
        let objectives = self.game.tomes().into_iter().flat_map(Tomes::objectives);
        objectives.filter_map(|(tome, owner)| owner.map(|owner| (chapter.tomes[tome].word, owner.0))).collect()
    }
}
