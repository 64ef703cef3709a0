//! A game being played, whatever game it is: what the store, the saves and the pages know of a table.
//!
//! Steps are counted as on the time line: 0 is the deal, 1 the first choice. Choices go by their words, as in a record.

use super::at_table::{self, AtTable, Key, Part, Told};
use crate::info::GameInfo;
use crate::render::View;
use crate::words::Words;
use campaign::{Objective, objectives};
use history::{has_rounds, stretch, stretch_ends};
use kernel::grammar::together;
use kernel::{
    Chance, Game, Lang, Moment, Outcome, Record, Reveals, ScoreSheet, Seat, SeatKind, Seed, Setup, SetupError, Table,
    UndoError, first_shown, random_choice, seats_of_people,
};
use std::any::Any;
use std::marker::PhantomData;
use ui::{Gain, MomentTold, Motion, SeatTold, tomes_taken};

/// Who is asked, and how the page goes about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The seat that decides.
    pub seat: Seat,
    /// Whether this is asked first in a turn.
    pub begins_turn: bool,
    /// Whether it is confirmed by a tap of its own, even where there is only one way.
    pub confirmed: bool,
    /// Whether it is about cards that only this seat may see.
    pub hidden: bool,
}

/// One step of the past, or the present.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// Who made the choice that led here; nobody for the deal.
    pub seat: Option<Seat>,
    /// Whether anything happened.
    pub happened: bool,
    /// Whether something was shown that cannot be unseen.
    pub revealed: bool,
    /// Who is asked then; nobody once the game is over.
    pub asked: Option<Asked>,
    /// The round, counted from 1; 0 while the game is set up.
    pub round: u32,
    /// How far the game is, and what that is at its end.
    pub progress: (u32, u32),
}

/// A sentence of the log, and the anchors of what it touched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What happened.
    pub text: String,
    /// Where on the table.
    pub anchors: Vec<String>,
    /// What moved there.
    pub motions: Vec<Motion>,
    /// Whether it says why the next thing happens.
    pub is_reason: bool,
    /// The place of its first event among those of the step.
    pub at: usize,
}

/// What a step tells, up to where another turn begins.
#[derive(Clone, Debug)]
pub struct Passage {
    /// The turn or round that begins with it; none where it belongs to the choice.
    pub part: Option<Part>,
    /// What happened, a sentence each.
    pub lines: Vec<Line>,
}

/// A kind of game.
pub trait AnyGame: Sync {
    /// What is known of it without its code.
    fn info(&self) -> &'static GameInfo;
    /// Deals a new game.
    fn deal(&self, setup: Setup, seed: Seed) -> Result<Box<dyn AnyTable>, SetupError>;
    /// The symbol of a term of the evaluation, by its word in messages.
    fn term_sign(&self, term: &str) -> Option<&'static str>;
    /// The table, as the game draws it.
    fn table(&self) -> View;
    /// The keys that lead to things of the table.
    fn keys(&self) -> &'static [Key];
}

/// A game being played, whatever game it is.
pub trait AnyTable: Send + Sync {
    /// The typed table, for the game's own views.
    fn as_any(&self) -> &dyn Any;
    /// A copy; both share their past.
    fn copy(&self) -> Box<dyn AnyTable>;
    /// What can be done with games of this kind.
    fn game(&self) -> &'static dyn AnyGame;

    /// Who plays, and with which parts.
    fn setup(&self) -> &Setup;
    /// Who decides for each seat.
    fn kinds(&self) -> &[SeatKind];
    /// What it was dealt from.
    fn seed(&self) -> &Seed;
    /// Whether something was undone that had shown hidden cards or chance.
    fn practice(&self) -> bool;
    /// The record up to the present, sealed, without a snapshot: that is a [`Reader`](super::reader::Reader)'s.
    fn record(&self) -> Record;

    /// The last step: that of the present.
    fn last_step(&self) -> usize;
    /// A step; one beyond the present is the present.
    fn step(&self, step: usize) -> Step;
    /// The word of the choice that led to a step.
    fn chosen(&self, step: usize) -> Option<String>;
    /// The words of the legal choices after a step.
    fn words(&self, step: usize) -> Vec<String>;
    /// How many legal choices there are after a step.
    fn ways(&self, step: usize) -> usize;
    /// What is asked after a step, in one sentence.
    fn question(&self, step: usize, lang: Lang) -> String;
    /// What a choice says that is legal after a step.
    fn text(&self, step: usize, word: &str, lang: Lang) -> String;
    /// What happened at a step, as it is told.
    fn told(&self, step: usize, names: &[String], lang: Lang) -> Vec<String>;
    /// What happened at a step, for the log, as one seat sees it; `apart`, each event in a sentence of its own.
    fn passages(&self, step: usize, names: &[String], viewer: Seat, lang: Lang, apart: bool) -> Vec<Passage>;
    /// The moments of a step; among them the end of a round, with the points that it brought.
    fn moments(&self, step: usize, names: &[String], lang: Lang) -> Vec<MomentTold>;
    /// What happened at a step, as it moves over the table; `own`: only what the one whose board lies large did, up to where
    /// another turn begins.
    fn motions(&self, step: usize, viewer: Seat, own: bool) -> Vec<Vec<Motion>>;
    /// The score sheets after a step.
    fn scores(&self, step: usize) -> Vec<ScoreSheet>;
    /// How the game stands by them after a step.
    fn outcome(&self, step: usize) -> Outcome;
    /// The objectives of a chapter of a campaign after a step; none in a game by itself.
    fn objectives(&self, step: usize) -> Vec<Objective>;

    /// The word of the choice that the page proposes now.
    fn proposal(&self) -> Option<String>;
    /// The word of the choice that the page makes after a step with the one that led there.
    fn answer(&self, step: usize) -> Option<String>;
    /// Whether a tap on a legal choice looks at it first.
    fn looks(&self, word: &str) -> bool;
    /// Whether a legal choice is asked about before it is made.
    fn asks(&self, word: &str) -> bool;
    /// Whether a legal choice could not be undone: it shows something, or what comes right after it does.
    fn bars_undo(&self, word: &str) -> bool;
    /// What a legal choice would cost, bring and lead to.
    fn gains(&self, word: &str, lang: Lang) -> Vec<Gain>;
    /// The word of a choice at random.
    fn random(&self, chance: &mut Chance) -> Option<String>;

    /// Makes a choice by its word. False where it is not legal: nothing happened.
    fn choose(&mut self, word: &str) -> bool;
    /// Takes back the last choice; in practice, whatever it showed.
    fn undo(&mut self, practice: bool) -> Result<(), UndoError>;
    /// How many undone choices can be made again.
    fn undone(&self) -> usize;
    /// Makes the last undone choice again. False where there is none.
    fn redo(&mut self) -> bool;
    /// Why this turn cannot be taken back to its start, if it cannot.
    fn cannot_restart(&self, practice: bool) -> Option<UndoError>;
    /// Takes this turn back to its start, or to the last thing shown in it.
    fn restart_turn(&mut self, practice: bool) -> Result<(), UndoError>;
    /// The game as it stood after a step.
    fn until(&self, step: usize) -> Box<dyn AnyTable>;
}

impl Clone for Box<dyn AnyTable> {
    fn clone(&self) -> Self {
        self.copy()
    }
}

impl dyn AnyTable + '_ {
    /// The step of the present.
    pub fn now(&self) -> Step {
        self.step(self.last_step())
    }

    /// Who decides now; nobody once the game is over.
    pub fn to_move(&self) -> Option<Seat> {
        self.now().asked.map(|asked| asked.seat)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.now().asked.is_none()
    }

    /// Whether a person decides for a seat.
    pub fn is_person(&self, seat: Seat) -> bool {
        seats_of_people(self.kinds()).any(|person| person == seat)
    }

    /// How many people play.
    pub fn people(&self) -> usize {
        seats_of_people(self.kinds()).count()
    }

    /// The stretches by which points are told, and the last step of each: the rounds, or the tenths of a game without a fixed
    /// number of them. What came before the first one is none.
    pub fn stretches(&self) -> Vec<(u32, usize)> {
        stretch_ends((0..=self.last_step()).map(|step| stretch(self.step(step).progress)))
    }

    /// The seats.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.kinds().len() as u8).map(Seat)
    }
}

/// The sentences of a row of events, each with the places of the events that it tells: what somebody does in a row is one
/// sentence, or `apart`, each event one of its own.
fn told<G: AtTable>(events: &[G::Event], names: &[String], lang: Lang, apart: bool) -> Told {
    let parts = G::parts(events, names, lang);
    if apart { parts } else { together(parts, names, lang) }
}

/// What a round brought: the points of each seat at its end, and how many they were more than at its start.
fn round_ends<G: AtTable>(table: &Table<G>, step: usize, round: u32, lang: Lang) -> MomentTold {
    let past = &table.past()[..step];
    let start = past.iter().rposition(|moment| moment.state.round_number() < round).map_or(0, |last| last + 1);
    let totals = |step: usize| at(table, step).state.scores().into_iter().map(|sheet| sheet.total);
    let points = totals(step).zip(totals(start.min(step)));
    let seat = |(seat, (now, before)): (usize, (i32, i32))| SeatTold {
        seat: Seat(seat as u8),
        chips: Vec::new(),
        points: Some((now, now - before)),
    };
    MomentTold {
        title: Words(lang).round_ends(round),
        sign: "ui-flag",
        cause: String::new(),
        seats: points.enumerate().map(seat).collect(),
        places: Vec::new(),
        lines: Vec::new(),
        at: 0,
    }
}

/// The moment of a step; for one beyond the present, that of the present.
fn at<G: Game>(table: &Table<G>, step: usize) -> &Moment<G> {
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

    fn setup(&self) -> &Setup {
        self.setup()
    }

    fn kinds(&self) -> &[SeatKind] {
        self.kinds()
    }

    fn seed(&self) -> &Seed {
        self.seed()
    }

    fn practice(&self) -> bool {
        self.practice()
    }

    fn record(&self) -> Record {
        self.choices_made()
    }

    fn last_step(&self) -> usize {
        self.last_step()
    }

    fn step(&self, step: usize) -> Step {
        let moment = at(self, step);
        let asked = moment.state.decision().map(|decision| Asked {
            seat: self.answers(decision),
            begins_turn: G::begins_turn(decision.question),
            confirmed: G::confirmed(decision.question),
            // Hands are open in a team (ruling K-3).
            hidden: G::hidden(decision.question) && moment.state.target().is_none(),
        });
        Step {
            seat: moment.seat,
            happened: !moment.events.is_empty(),
            revealed: moment.events.iter().any(Reveals::reveals),
            asked,
            round: moment.state.round_number(),
            progress: moment.state.progress(),
        }
    }

    fn chosen(&self, step: usize) -> Option<String> {
        at(self, step).choice.map(|choice| choice.to_string())
    }

    fn words(&self, step: usize) -> Vec<String> {
        let mut choices = Vec::new();
        at(self, step).state.choices(&mut choices);
        choices.iter().map(ToString::to_string).collect()
    }

    fn ways(&self, step: usize) -> usize {
        let mut choices = Vec::new();
        at(self, step).state.choices(&mut choices);
        choices.len()
    }

    fn question(&self, step: usize, lang: Lang) -> String {
        at(self, step).state.question(lang)
    }

    fn text(&self, step: usize, word: &str, lang: Lang) -> String {
        word.parse().map(|choice| at(self, step).state.choice(choice, lang)).unwrap_or_default()
    }

    fn told(&self, step: usize, names: &[String], lang: Lang) -> Vec<String> {
        told::<G>(&at(self, step).events, names, lang, false).into_iter().map(|(_, text)| text).collect()
    }

    fn passages(&self, step: usize, names: &[String], viewer: Seat, lang: Lang, apart: bool) -> Vec<Passage> {
        let moment = at(self, step);
        let state = &moment.state;
        // A round's events belong to it from the one that begins it: what led there stays with the round before.
        let rows = moment.events.chunk_by(|_, next| state.part(next).is_none());
        let mut begun = 0;
        let passage = |events: &[G::Event]| {
            let begins = begun;
            begun += events.len();
            let line = |(places, text): (std::ops::Range<usize>, String)| {
                let at = begins + places.start;
                let events = events.get(places).unwrap_or_default();
                let motions: Vec<Motion> = G::motions(events, viewer).into_iter().flatten().collect();
                let is_reason = events.iter().all(G::tells_why);
                Line { text, anchors: at_table::touched(&motions), motions, is_reason, at }
            };
            let lines = told::<G>(events, names, lang, apart).into_iter().map(line).collect();
            Passage { part: events.first().and_then(|event| state.part(event)), lines }
        };
        rows.map(passage).collect()
    }

    fn moments(&self, step: usize, names: &[String], lang: Lang) -> Vec<MomentTold> {
        let Moment { events, state, .. } = at(self, step);
        let mut moments = state.moments(events, &G::parts(events, names, lang), lang);
        // Where a round is a turn of each, its end is no rare event.
        if step > 0 && has_rounds(state.progress()) {
            let rounds = events.iter().enumerate().filter_map(|(at, event)| match state.part(event) {
                Some(Part::Round(round)) => Some((at, round)),
                Some(Part::Turn(_)) | None => None,
            });
            // The first round ends nothing.
            let ends = |(at, round): (usize, u32)| MomentTold { at, ..round_ends(self, step, round - 1, lang) };
            moments.extend(rounds.filter(|(_, round)| *round > 1).map(ends));
        }
        moments
    }

    fn motions(&self, step: usize, viewer: Seat, own: bool) -> Vec<Vec<Motion>> {
        let Moment { seat, events, state, .. } = at(self, step);
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

    fn looks(&self, word: &str) -> bool {
        word.parse().is_ok_and(|choice| self.state().looks(choice))
    }

    fn asks(&self, word: &str) -> bool {
        word.parse().is_ok_and(|choice| self.state().asks(choice))
    }

    fn bars_undo(&self, word: &str) -> bool {
        word.parse().is_ok_and(|choice| first_shown(self.state(), choice).is_some())
    }

    fn gains(&self, word: &str, lang: Lang) -> Vec<Gain> {
        let Ok(choice) = word.parse() else { return Vec::new() };
        let mut gains = self.state().gains(choice, lang);
        gains.extend(tomes_taken(self.state(), choice, lang));
        gains
    }

    fn random(&self, chance: &mut Chance) -> Option<String> {
        random_choice(self.state(), chance, &mut Vec::new()).map(|choice| choice.to_string())
    }

    fn choose(&mut self, word: &str) -> bool {
        word.parse().is_ok_and(|choice| self.choose(choice).is_ok())
    }

    fn undo(&mut self, practice: bool) -> Result<(), UndoError> {
        if practice { self.undo_in_practice() } else { self.undo() }
    }

    fn undone(&self) -> usize {
        self.undone()
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
}

/// The kind of game that a rule set makes.
struct Kind<G>(PhantomData<fn() -> G>);

/// The kind of game that a rule set makes.
pub const fn game_of<G: AtTable>() -> &'static dyn AnyGame {
    const { &Kind::<G>(PhantomData) }
}

impl<G: AtTable> AnyGame for Kind<G> {
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
