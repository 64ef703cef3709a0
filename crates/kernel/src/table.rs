//! A game being played: its record, its past and its undone choices.

use crate::{
    Decision, Declared, Game, Quoted, Record, RecordError, Reveals, Seat, SeatKind, Seed, Setup, SetupError,
    TimelineUnit, seats_of_people,
};
use std::fmt;
use std::sync::Arc;

/// A past choice, or the deal: its events, and the state after it.
#[derive(Clone, Debug)]
pub struct PastChoice<G: Game> {
    /// Seat that chose; `None` for the deal.
    pub seat: Option<Seat>,
    /// The choice; `None` for the deal.
    pub choice: Option<G::Choice>,
    /// Events of the choice.
    pub events: Vec<G::Event>,
    /// State after the choice.
    pub state: G,
    /// True if undo stops here: the choice showed something, or a computer made it.
    bars_undo: bool,
}

/// A game being played. It keeps every earlier state; copies of a table share them.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    setup: Setup,
    kinds: Vec<SeatKind>,
    seed: Seed,
    practice: bool,
    /// The deal and every choice, the undone ones at the end. Never empty.
    timeline: Vec<Arc<PastChoice<G>>>,
    /// Place of the present in `timeline`.
    now: usize,
    /// Choices in the record before those of the timeline; only for a game that continues from a snapshot.
    earlier: Vec<String>,
    /// Version of the rules in the record; older for a game that continues from a snapshot.
    rules: u32,
}

impl<G: Game> Table<G> {
    /// Deals a new game.
    pub fn new(setup: Setup, seed: Seed) -> Result<Self, SetupError> {
        let kinds = setup.kinds::<G>()?;
        let mut events = Vec::new();
        let state = G::deal(&setup, seed.chance(), &mut events)?;
        let dealt = PastChoice { seat: None, choice: None, events, state, bars_undo: true };
        let rules = Declared::of::<G>().rules_of(&setup);
        Ok(Self {
            setup,
            kinds,
            seed,
            practice: false,
            timeline: vec![Arc::new(dealt)],
            now: 0,
            earlier: Vec::new(),
            rules,
        })
    }

    /// Reads a record and plays it through. Every choice is checked. A game of older rules continues from its snapshot.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        Self::replay(&Record::read::<G>(text)?)
    }

    /// Plays a record through.
    pub fn replay(record: &Record) -> Result<Self, RecordError> {
        if record.rules < Declared::of::<G>().rules_of(&record.setup) {
            return Self::resume(record);
        }
        let mut table = Self::new(record.setup.clone(), record.seed.clone()).map_err(RecordError::Setup)?;
        table.practice = record.practice;
        for (place, text) in record.choices.iter().enumerate() {
            let refused = |known| RecordError::at(place, text, known);
            let choice = text.parse().map_err(|_| refused(false))?;
            table.choose(choice).map_err(|_| refused(true))?;
        }
        Ok(table)
    }

    /// Continues from the snapshot in a record of older rules.
    fn resume(record: &Record) -> Result<Self, RecordError> {
        let snapshot = record.snapshot.clone().ok_or(RecordError::NoSnapshot)?;
        let state: G =
            serde_json::from_value(snapshot).map_err(|error| RecordError::Snapshot(Quoted::fault(&error)))?;
        let kinds = record.setup.kinds::<G>().map_err(RecordError::Setup)?;
        if !state.fits(&record.setup) {
            return Err(RecordError::Snapshot(Quoted::own("it is of another table")));
        }
        if let Some(broken) = state.broken() {
            return Err(RecordError::Snapshot(Quoted::own(broken)));
        }
        let resumed = PastChoice { seat: None, choice: None, events: Vec::new(), state, bars_undo: true };
        Ok(Self {
            setup: record.setup.clone(),
            kinds,
            seed: record.seed.clone(),
            practice: record.practice,
            timeline: vec![Arc::new(resumed)],
            now: 0,
            earlier: record.choices.clone(),
            rules: record.rules,
        })
    }

    /// The record up to the present, sealed and with a snapshot.
    pub fn record(&self) -> Record {
        Record { snapshot: serde_json::to_value(self.state()).ok(), ..self.choices_made() }
    }

    /// The record up to the present, sealed, without a snapshot.
    pub fn choices_made(&self) -> Record {
        let made = self.timeline[1..=self.now].iter().filter_map(|past| past.choice);
        Record {
            game: G::NAME.to_owned(),
            rules: self.rules,
            setup: self.setup.clone(),
            seed: self.seed.clone(),
            choices: self.earlier.iter().cloned().chain(made.map(|choice| choice.to_string())).collect(),
            practice: self.practice,
            check: None,
            snapshot: None,
        }
        .sealed()
    }

    /// The seats and the modules.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Kind of each seat.
    pub fn kinds(&self) -> &[SeatKind] {
        &self.kinds
    }

    /// Seed of the deal.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// The present state.
    pub fn state(&self) -> &G {
        &self.timeline[self.now].state
    }

    /// The pending decision; `None` once the game is over.
    pub fn decision(&self) -> Option<Decision<G::Question>> {
        self.state().decision()
    }

    /// Seat that answers a question at this table: the asked one. For a team question to a computer it is the last
    /// person before it, if there is one (Tomesaga, ruling K-2).
    pub fn answers(&self, decision: Decision<G::Question>) -> Seat {
        let seats = self.kinds.len();
        let asked = decision.seat.index() % seats.max(1);
        let computer = self.kinds.get(asked).is_some_and(|kind| kind.is_computer());
        if !computer || !G::is_the_teams(decision.question) {
            return decision.seat;
        }
        let mut before = (1..seats).map(|step| (asked + seats - step) % seats);
        let person = before.find(|seat| self.kinds[*seat] == SeatKind::Human);
        person.map_or(decision.seat, |seat| Seat(seat as u8))
    }

    /// The legal choices now.
    pub fn choices(&self) -> Vec<G::Choice> {
        let mut list = Vec::new();
        self.state().choices(&mut list);
        list
    }

    /// The only legal choice, if there is just one.
    pub fn forced(&self) -> Option<G::Choice> {
        match self.choices()[..] {
            [only] => Some(only),
            _ => None,
        }
    }

    /// The deal and the choices made, up to the present.
    pub fn past(&self) -> &[Arc<PastChoice<G>>] {
        &self.timeline[..=self.now]
    }

    /// Number of undone choices that can be redone.
    pub fn undone(&self) -> usize {
        self.timeline.len() - 1 - self.now
    }

    /// True if an undo took back a choice that had shown hidden cards or chance.
    pub fn practice(&self) -> bool {
        self.practice
    }

    /// Makes a choice. Undone choices can then no longer be redone, unless it is the next one of them.
    pub fn choose(&mut self, choice: G::Choice) -> Result<&PastChoice<G>, G::WhyNot> {
        let seat = self.decision().map(|decision| decision.seat);
        if self.timeline.get(self.now + 1).is_some_and(|next| next.choice == Some(choice)) {
            self.now += 1;
            return Ok(&self.timeline[self.now]);
        }
        let mut state = self.state().clone();
        let mut events = Vec::new();
        state.apply(choice, &mut events)?;
        let human = seat.is_some_and(|seat| seats_of_people(&self.kinds).any(|person| person == seat));
        let bars_undo = !human || events.iter().any(Reveals::reveals);
        self.timeline.truncate(self.now + 1);
        self.timeline.push(Arc::new(PastChoice { seat, choice: Some(choice), events, state, bars_undo }));
        self.now += 1;
        Ok(&self.timeline[self.now])
    }

    /// Reason why undo is not possible; `None` if it is.
    pub fn cannot_undo(&self) -> Option<UndoError> {
        if self.now == 0 {
            Some(UndoError::Start)
        } else if self.timeline[self.now].bars_undo {
            Some(UndoError::Revealed)
        } else {
            None
        }
    }

    /// Takes back the last choice, unless it showed something or a computer made it.
    pub fn undo(&mut self) -> Result<(), UndoError> {
        if let Some(error) = self.cannot_undo() {
            return Err(error);
        }
        self.now -= 1;
        Ok(())
    }

    /// Takes back the last choice in any case. If undo was barred, the record is marked as practice from then on.
    pub fn undo_in_practice(&mut self) -> Result<(), UndoError> {
        match self.cannot_undo() {
            Some(UndoError::Start) => return Err(UndoError::Start),
            Some(UndoError::Revealed) => self.practice = true,
            None => {}
        }
        self.now -= 1;
        Ok(())
    }

    /// Reason why this turn cannot be restarted; `None` if it can. In practice, shown things do not bar it.
    pub fn cannot_restart(&self, practice: bool) -> Option<UndoError> {
        if self.begins(self.now, TimelineUnit::Turn) {
            return Some(UndoError::Start);
        }
        self.cannot_undo().filter(|_| !practice)
    }

    /// Takes this turn back to its start, or to the last thing shown in it, whichever is later. In practice it goes
    /// back to the start, and the record is marked if that takes back something shown.
    pub fn restart_turn(&mut self, practice: bool) -> Result<(), UndoError> {
        if let Some(error) = self.cannot_restart(practice) {
            return Err(error);
        }
        while self.cannot_restart(practice).is_none() {
            if practice { self.undo_in_practice()? } else { self.undo()? }
        }
        Ok(())
    }

    /// The game after a step, without later choices.
    #[must_use]
    pub fn until(&self, step: usize) -> Self {
        let now = step.min(self.now);
        Self {
            setup: self.setup.clone(),
            kinds: self.kinds.clone(),
            seed: self.seed.clone(),
            practice: self.practice,
            timeline: self.timeline[..=now].to_vec(),
            now,
            earlier: self.earlier.clone(),
            rules: self.rules,
        }
    }

    /// The game within a step, after at most this number of its events: as far as its rules can stop there. Nobody may
    /// be asked then.
    #[must_use]
    pub fn within(&self, step: usize, events: usize) -> Self {
        let mut within = self.until(step);
        let now = within.now;
        let past = within.timeline[now].clone();
        let (Some(before), Some(choice)) = (now.checked_sub(1), past.choice) else { return within };
        let mut state = within.timeline[before].state.clone();
        if events == 0 || state.apply_up_to(choice, events).is_ok() {
            let events = past.events.iter().take(events).copied().collect();
            within.timeline[now] = Arc::new(PastChoice { events, state, ..*past });
        }
        within
    }

    /// The game after a step, to be played on from there. If something was shown since, the record is marked as
    /// practice, because the players have seen it.
    #[must_use]
    pub fn branch(&self, step: usize) -> Self {
        let mut branch = self.until(step);
        let later = self.timeline[branch.now..].iter().skip(1);
        branch.practice |= later.flat_map(|past| &past.events).any(Reveals::reveals);
        branch
    }

    /// Redoes the last undone choice. Returns false if there is none.
    pub fn redo(&mut self) -> bool {
        let possible = self.undone() > 0;
        self.now += usize::from(possible);
        possible
    }
}

/// Returns the first event of a choice that shows something; `None` if there is none or the choice is not legal.
pub fn first_shown<G: Game>(state: &G, choice: G::Choice) -> Option<G::Event> {
    let mut events = Vec::new();
    state.clone().apply(choice, &mut events).ok()?;
    events.into_iter().find(Reveals::reveals)
}

/// Reason why undo is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoError {
    /// No choice was made yet.
    Start,
    /// The last choice showed something, or a computer made it.
    Revealed,
}

impl fmt::Display for UndoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start => write!(f, "there is nothing to undo"),
            Self::Revealed => write!(f, "the last choice showed something that cannot be unseen"),
        }
    }
}

impl std::error::Error for UndoError {}
