//! A running game of any kind, as the store, the saves and the pages see it.
//!
//! Steps are numbered as on the time line: 0 is the deal, 1 the first choice. Choices are identified by their keys,
//! as in a record.

use super::at_table::{self, AtTable, Key, LogPart, Narration};
use crate::info::GameInfo;
use crate::texts::PageTexts;
use campaign::{Objective, objectives};
use history::{has_rounds, stretch, stretch_ends};
use kernel::grammar::together;
use kernel::{
    Chance, Game, Lang, Outcome, PastChoice, Record, Reveals, ScoreSheet, Seat, SeatKind, Seed, Setup, SetupError,
    Table, UndoError, first_shown, random_choice, seats_of_people,
};
use markup::View;
use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;
use ui::{Gain, Moment, MomentSeat, Motion, Weight, tomes_taken};

/// Number of the present step. Any number beyond it means the present, too.
pub const PRESENT: usize = usize::MAX;

/// The open decision, and its presentation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecisionInfo {
    pub seat: Seat,
    /// True if this is the first decision of a turn.
    pub begins_turn: bool,
    /// True if it needs a tap of its own to confirm, even with a single legal choice.
    pub confirmed: bool,
    /// True if it is about cards that only this seat may see.
    pub hidden: bool,
}

/// One step of the past, or the present.
#[derive(Clone, Copy, Debug)]
pub struct StepInfo {
    /// Seat that made the choice of this step; `None` for the deal.
    pub seat: Option<Seat>,
    /// True if the step has events.
    pub happened: bool,
    /// True if the step revealed hidden information.
    pub revealed: bool,
    /// The decision after the step; `None` once the game is over.
    pub asked: Option<DecisionInfo>,
    /// Round, counted from 1; 0 during the set-up.
    pub round: u32,
    /// Progress of the game, and its value at the end.
    pub progress: (u32, u32),
}

/// A sentence of the log, with the anchors that it names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogSentence {
    pub text: String,
    /// Places on the table.
    pub anchors: Vec<String>,
    pub motions: Vec<Motion>,
    pub weight: Weight,
    /// Costs and gains of the seat whose turn it is.
    pub chips: Vec<Gain>,
    /// Index of its first event among those of the step, and that after its last one.
    pub at: usize,
    pub end: usize,
}

/// The part of a step up to the start of another turn.
#[derive(Clone, Debug)]
pub struct LogPassage {
    /// Turn or round that begins with it; `None` if it belongs to the choice.
    pub part: Option<LogPart>,
    /// One sentence an event.
    pub lines: Vec<LogSentence>,
}

/// A kind of game. It is a trait because the code of each game is loaded lazily, and the first page has none of it.
pub trait AnyGame: Sync {
    /// Metadata that needs no code of the game.
    fn info(&self) -> &'static GameInfo;
    fn deal(&self, setup: Setup, seed: Seed) -> Result<Box<dyn AnyTable>, SetupError>;
    /// Symbol of a term of the evaluation, by its key in messages.
    fn term_sign(&self, term: &str) -> Option<&'static str>;
    /// Draws the table of the game.
    fn table(&self) -> View;
    /// Keys that lead to things of the table.
    fn keys(&self) -> &'static [Key];
}

/// Facts about a running game that are the same for every kind.
pub struct TableFacts<'a> {
    setup: &'a Setup,
    kinds: &'a [SeatKind],
    seed: &'a Seed,
    practice: bool,
    last_step: usize,
    undone: usize,
}

/// A running game of any kind. It is a trait because the store holds it without knowing the type of its state, which is
/// in the lazily loaded code of the game.
pub trait AnyTable: Send + Sync {
    /// The typed table, for the game's own views.
    fn as_any(&self) -> &dyn Any;
    /// A copy that shares the past.
    fn copy(&self) -> Box<dyn AnyTable>;
    /// Kind of the game.
    fn game(&self) -> &'static dyn AnyGame;

    fn facts(&self) -> TableFacts<'_>;
    /// Sealed record up to the present, without a snapshot. A [`Reader`](super::reader::Reader) adds the snapshot.
    fn record(&self) -> Record;

    /// A step. A number beyond the present means the present.
    fn step(&self, step: usize) -> StepInfo;
    /// Key of the choice that led to a step.
    fn chosen(&self, step: usize) -> Option<String>;
    /// Keys of the legal choices after a step.
    fn keys(&self, step: usize) -> Vec<String>;
    /// Number of legal choices after a step.
    fn choice_count(&self, step: usize) -> usize;
    /// Question after a step, in one sentence.
    fn question(&self, step: usize, lang: Lang) -> String;
    /// Text of a choice that is legal after a step.
    fn text(&self, step: usize, key: &str, lang: Lang) -> String;
    /// Events of a step, as sentences.
    fn narrated(&self, step: usize, names: &[String], lang: Lang) -> Vec<String>;
    /// Events of a step for the log, as one seat sees them. `apart`: one sentence for each event.
    fn passages(&self, step: usize, names: &[String], viewer: Seat, lang: Lang, apart: bool) -> Vec<LogPassage>;
    /// Moments of a step, with the end of a round and its points.
    fn moments(&self, step: usize, names: &[String], lang: Lang) -> Vec<Moment>;
    /// Movements of a step on the table. `own`: only those of the viewer's own deed, up to the start of another turn.
    fn motions(&self, step: usize, viewer: Seat, own: bool) -> Vec<Vec<Motion>>;
    fn scores(&self, step: usize) -> Vec<ScoreSheet>;
    /// Outcome by the scores after a step.
    fn outcome(&self, step: usize) -> Outcome;
    /// Objectives of the campaign's chapter after a step; empty in a single game.
    fn objectives(&self, step: usize) -> Vec<Objective>;

    /// Key of the choice that the page proposes now.
    fn proposal(&self) -> Option<String>;
    /// Key of the choice that the page makes together with the one of this step.
    fn answer(&self, step: usize) -> Option<String>;
    /// True if a tap on a legal choice previews it first.
    fn looks(&self, key: &str) -> bool;
    /// True if a legal choice needs a confirmation.
    fn asks(&self, key: &str) -> bool;
    /// True if a legal choice has a warning and cannot be undone.
    fn warns(&self, key: &str) -> bool;
    /// True if a legal choice cannot be undone, since it or its immediate consequence reveals something.
    fn bars_undo(&self, key: &str) -> bool;
    /// Cost, yield and consequences of a legal choice.
    fn gains(&self, key: &str, lang: Lang) -> Vec<Gain>;
    /// Key of a random legal choice.
    fn random(&self, chance: &mut Chance) -> Option<String>;

    /// Makes a choice. Returns false, without effect, if it is not legal.
    fn choose(&mut self, key: &str) -> bool;
    /// Takes back the last choice. `practice` allows it past revealed information.
    fn undo(&mut self, practice: bool) -> Result<(), UndoError>;
    /// Makes the last undone choice again. Returns false if there is none.
    fn redo(&mut self) -> bool;
    /// Reason why this turn cannot be restarted, if any.
    fn cannot_restart(&self, practice: bool) -> Option<UndoError>;
    /// Restarts this turn, or returns to the last thing revealed in it.
    fn restart_turn(&mut self, practice: bool) -> Result<(), UndoError>;
    /// The game as it stood after a step.
    fn until(&self, step: usize) -> Box<dyn AnyTable>;
    /// The game within a step, after at most this number of its events.
    fn within(&self, step: usize, events: usize) -> Box<dyn AnyTable>;
    /// Place of the first event from a step on that is no deed of this seat: of another seat, or after the end of its
    /// turn.
    fn others_from(&self, step: usize, seat: Seat) -> Option<(usize, usize)>;
}

impl Clone for Box<dyn AnyTable> {
    fn clone(&self) -> Self {
        self.copy()
    }
}

impl dyn AnyTable + '_ {
    pub fn setup(&self) -> &Setup {
        self.facts().setup
    }

    /// Kind of player on each seat.
    pub fn kinds(&self) -> &[SeatKind] {
        self.facts().kinds
    }

    pub fn seed(&self) -> &Seed {
        self.facts().seed
    }

    /// True if an undo passed hidden cards or chance.
    pub fn practice(&self) -> bool {
        self.facts().practice
    }

    /// Number of the present step.
    pub fn last_step(&self) -> usize {
        self.facts().last_step
    }

    /// Number of undone choices that can be made again.
    pub fn undone(&self) -> usize {
        self.facts().undone
    }

    /// The present step.
    pub fn now(&self) -> StepInfo {
        self.step(self.last_step())
    }

    /// Seat that decides; `None` once the game is over.
    pub fn to_move(&self) -> Option<Seat> {
        self.now().asked.map(|asked| asked.seat)
    }

    pub fn is_over(&self) -> bool {
        self.now().asked.is_none()
    }

    /// True if a person decides for a seat.
    pub fn is_person(&self, seat: Seat) -> bool {
        seats_of_people(self.kinds()).any(|person| person == seat)
    }

    /// Number of people in the game.
    pub fn people(&self) -> usize {
        seats_of_people(self.kinds()).count()
    }

    /// Numbers and last steps of the stretches that plots use: rounds, or tenths of a game without a fixed number of
    /// rounds. Steps before the first stretch are left out.
    pub fn stretches(&self) -> Vec<(u32, usize)> {
        stretch_ends((0..=self.last_step()).map(|step| stretch(self.step(step).progress)))
    }

    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.kinds().len() as u8).map(Seat)
    }
}

/// Sentences of a row of events, each with its range of events. Those of one seat are joined into one sentence, unless
/// `apart`.
fn narrated<G: AtTable>(events: &[G::Event], names: &[String], lang: Lang, apart: bool) -> Narration {
    let parts = G::parts(events, names, lang);
    if apart { parts } else { together(parts, names, lang) }
}

/// Points of each seat at the end of a round, with the difference to its start.
fn round_ends<G: AtTable>(table: &Table<G>, step: usize, round: u32, lang: Lang) -> Moment {
    let past = &table.past()[..step];
    let start = past.iter().rposition(|past| past.state.round_number() < round).map_or(0, |last| last + 1);
    let totals = |step: usize| at(table, step).state.scores().into_iter().map(|sheet| sheet.total);
    let points = totals(step).zip(totals(start.min(step)));
    let seat = |(seat, (now, before)): (usize, (i32, i32))| MomentSeat {
        seat: Seat(seat as u8),
        chips: Vec::new(),
        points: Some((now, now - before)),
        verdict: None,
    };
    Moment {
        title: PageTexts(lang).round_ends(round),
        sign: "ui-flag",
        cause: String::new(),
        card: None,
        of_people: false,
        seats: points.enumerate().map(seat).collect(),
        places: Vec::new(),
        lines: Vec::new(),
        at: 0,
        end: 0,
    }
}

/// Choice of a step, with its events and the state after it. A number beyond the present means the present.
fn at<G: Game>(table: &Table<G>, step: usize) -> &PastChoice<G> {
    let past = table.past();
    &past[step.min(past.len() - 1)]
}

impl<G: AtTable> AnyTable for Table<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn copy(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn game(&self) -> &'static dyn AnyGame {
        game_of::<G>()
    }

    fn facts(&self) -> TableFacts<'_> {
        TableFacts {
            setup: self.setup(),
            kinds: self.kinds(),
            seed: self.seed(),
            practice: self.practice(),
            last_step: self.last_step(),
            undone: self.undone(),
        }
    }

    fn record(&self) -> Record {
        self.choices_made()
    }

    fn step(&self, step: usize) -> StepInfo {
        let past = at(self, step);
        let asked = past.state.decision().map(|decision| DecisionInfo {
            seat: self.answers(decision),
            begins_turn: G::begins_turn(decision.question),
            confirmed: G::confirmed(decision.question),
            // Hands are open in a team (ruling K-3).
            hidden: G::hidden(decision.question) && past.state.target().is_none(),
        });
        StepInfo {
            seat: past.seat,
            happened: !past.events.is_empty(),
            revealed: past.events.iter().any(Reveals::reveals),
            asked,
            round: past.state.round_number(),
            progress: past.state.progress(),
        }
    }

    fn chosen(&self, step: usize) -> Option<String> {
        at(self, step).choice.map(|choice| choice.to_string())
    }

    fn keys(&self, step: usize) -> Vec<String> {
        let mut choices = Vec::new();
        at(self, step).state.choices(&mut choices);
        choices.iter().map(ToString::to_string).collect()
    }

    fn choice_count(&self, step: usize) -> usize {
        let mut choices = Vec::new();
        at(self, step).state.choices(&mut choices);
        choices.len()
    }

    fn question(&self, step: usize, lang: Lang) -> String {
        at(self, step).state.question(lang)
    }

    fn text(&self, step: usize, key: &str, lang: Lang) -> String {
        key.parse().map(|choice| at(self, step).state.choice(choice, lang)).unwrap_or_default()
    }

    fn narrated(&self, step: usize, names: &[String], lang: Lang) -> Vec<String> {
        narrated::<G>(&at(self, step).events, names, lang, false).into_iter().map(|(_, text)| text).collect()
    }

    fn passages(&self, step: usize, names: &[String], viewer: Seat, lang: Lang, apart: bool) -> Vec<LogPassage> {
        let chosen = at(self, step);
        let state = &chosen.state;
        // A round begins with its first event; earlier events of the step belong to the round before.
        let rows = chosen.events.chunk_by(|_, next| state.part(next).is_none());
        let mut begun = 0;
        let passage = |events: &[G::Event]| {
            let begins = begun;
            begun += events.len();
            let part = events.first().and_then(|event| state.part(event));
            let seat = match part {
                Some(LogPart::Turn(seat)) => seat,
                Some(LogPart::Round(_)) => None,
                None => chosen.seat,
            };
            let line = |(places, text): (std::ops::Range<usize>, String)| {
                let (at, end) = (begins + places.start, begins + places.end);
                let events = events.get(places).unwrap_or_default();
                let motions: Vec<Motion> = G::motions(events, viewer).into_iter().flatten().collect();
                let weight = events.iter().map(G::weight).max().unwrap_or_default();
                let chips = seat.filter(|_| weight == Weight::Chip).map(|seat| G::changes(events, seat, lang));
                let anchors = at_table::touched(&motions);
                LogSentence { text, anchors, motions, weight, chips: chips.unwrap_or_default(), at, end }
            };
            let lines = narrated::<G>(events, names, lang, apart).into_iter().map(line).collect();
            LogPassage { part, lines }
        };
        rows.map(passage).collect()
    }

    fn moments(&self, step: usize, names: &[String], lang: Lang) -> Vec<Moment> {
        let PastChoice { events, state, .. } = at(self, step);
        let mut moments = state.moments(events, &G::parts(events, names, lang), lang);
        let set_up = state.round_number() > 0;
        let person = |seat: &MomentSeat| {
            !seat.chips.is_empty() && seats_of_people(self.kinds()).any(|person| person == seat.seat)
        };
        moments.retain(|moment| !moment.of_people || set_up && moment.seats.iter().any(person));
        // Where a round is one turn of each seat, its end is too frequent for a moment.
        if step > 0 && has_rounds(state.progress()) {
            let rounds = events.iter().enumerate().filter_map(|(at, event)| match state.part(event) {
                Some(LogPart::Round(round)) => Some((at, round)),
                Some(LogPart::Turn(_)) | None => None,
            });
            // The start of the first round ends no round.
            let ends = |(at, round): (usize, u32)| Moment { at, end: at, ..round_ends(self, step, round - 1, lang) };
            moments.extend(rounds.filter(|(_, round)| *round > 1).map(ends));
        }
        moments
    }

    fn motions(&self, step: usize, viewer: Seat, own: bool) -> Vec<Vec<Motion>> {
        let PastChoice { seat, events, state, .. } = at(self, step);
        let end = if own && *seat != Some(viewer) {
            0
        } else {
            events.iter().position(|event| own && state.part(event).is_some()).unwrap_or(events.len())
        };
        G::motions(&events[..end], viewer)
    }

    fn scores(&self, step: usize) -> Vec<ScoreSheet> {
        at(self, step).state.scores()
    }

    fn outcome(&self, step: usize) -> Outcome {
        at(self, step).state.outcome()
    }

    fn objectives(&self, step: usize) -> Vec<Objective> {
        objectives(&at(self, step).state)
    }

    fn proposal(&self) -> Option<String> {
        let choices = self.choices();
        let place = self.state().proposal(&choices)?;
        choices.get(place).map(ToString::to_string)
    }

    fn answer(&self, step: usize) -> Option<String> {
        let state = &at(self, step).state;
        let mut choices = Vec::new();
        state.choices(&mut choices);
        let place = state.answer(&choices)?;
        choices.get(place).map(ToString::to_string)
    }

    fn looks(&self, key: &str) -> bool {
        key.parse().is_ok_and(|choice| self.state().looks(choice))
    }

    fn asks(&self, key: &str) -> bool {
        key.parse().is_ok_and(|choice| self.state().asks(choice))
    }

    fn warns(&self, key: &str) -> bool {
        AnyTable::bars_undo(self, key) && AnyTable::gains(self, key, Lang::En).iter().any(|chip| chip.worded)
    }

    fn bars_undo(&self, key: &str) -> bool {
        key.parse().is_ok_and(|choice| first_shown(self.state(), choice).is_some())
    }

    fn gains(&self, key: &str, lang: Lang) -> Vec<Gain> {
        let Ok(choice) = key.parse() else { return Vec::new() };
        let mut gains = self.state().gains(choice, lang);
        gains.extend(tomes_taken(self.state(), choice, lang));
        gains
    }

    fn random(&self, chance: &mut Chance) -> Option<String> {
        random_choice(self.state(), chance, &mut Vec::new()).map(|choice| choice.to_string())
    }

    fn choose(&mut self, key: &str) -> bool {
        key.parse().is_ok_and(|choice| self.choose(choice).is_ok())
    }

    fn undo(&mut self, practice: bool) -> Result<(), UndoError> {
        if practice { self.undo_in_practice() } else { self.undo() }
    }

    fn redo(&mut self) -> bool {
        self.redo()
    }

    fn cannot_restart(&self, practice: bool) -> Option<UndoError> {
        self.cannot_restart(practice)
    }

    fn restart_turn(&mut self, practice: bool) -> Result<(), UndoError> {
        self.restart_turn(practice)
    }

    fn until(&self, step: usize) -> Box<dyn AnyTable> {
        Box::new(self.until(step))
    }

    fn within(&self, step: usize, events: usize) -> Box<dyn AnyTable> {
        Box::new(self.within(step, events))
    }

    fn others_from(&self, step: usize, seat: Seat) -> Option<(usize, usize)> {
        let first = |(step, moment): (usize, &Arc<PastChoice<G>>)| {
            let PastChoice { seat: acted, events, state, .. } = &**moment;
            if *acted != Some(seat) {
                return (!events.is_empty()).then_some((step, 0));
            }
            let ends = |event| state.part(event).is_some_and(|part| part != LogPart::Turn(Some(seat)));
            Some((step, events.iter().position(ends)?))
        };
        self.past().iter().enumerate().skip(step).find_map(first)
    }
}

struct OpenerFor<G>(PhantomData<fn() -> G>);

/// The kind of game of a rule set.
pub const fn game_of<G: AtTable>() -> &'static dyn AnyGame {
    const { &OpenerFor::<G>(PhantomData) }
}

impl<G: AtTable> AnyGame for OpenerFor<G> {
    fn info(&self) -> &'static GameInfo {
        G::INFO
    }

    fn deal(&self, setup: Setup, seed: Seed) -> Result<Box<dyn AnyTable>, SetupError> {
        Ok(Box::new(Table::<G>::new(setup, seed)?))
    }

    fn term_sign(&self, term: &str) -> Option<&'static str> {
        G::TERMS.iter().find(|own| own.id == term).map(|own| own.sign)
    }

    fn table(&self) -> View {
        G::table()
    }

    fn keys(&self) -> &'static [Key] {
        G::KEYS
    }
}
