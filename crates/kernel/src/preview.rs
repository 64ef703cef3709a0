//! Preview of a choice: its costs, gains and consequences, computed by playing it on copies of the game.
//!
//! A game implements [`Previews`], which maps its events to changes for a seat and contains no rules. [`Preview::of`]
//! makes the choice on a copy. Then it makes every forced choice, up to the seat's next decision or next phase.
//!
//! If that shows a hidden card, the choice is also played in many games dealt anew as the seat could believe them to
//! be ([`Game::redeal`]), with various answers to the card's questions. Only the changes common to all of them are
//! certain, and are counted. The game itself is one of them, so that no promise is broken. A change in it alone never
//! shows.

use crate::{Chance, EventSink, Game, Reveals, Seat};
use std::fmt::Debug;

/// Number of deals tried besides the game itself where a choice shows a hidden card.
const DEALS: u64 = 48;
/// Maximum number of ways tried in the game itself to answer the questions of a shown card.
const MOST_PATHS: u64 = 256;
/// Maximum number of choices in a row without a real decision. No game comes near it.
const MOST_STEPS: usize = 64;

/// Meaning of a change for the seat that chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// Something that it pays or suffers.
    Costs,
    /// Something that it gains.
    Brings,
    /// Another effect at the table.
    Then,
}

/// One change of a thing. A loss is negative, in any column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change<T> {
    /// Meaning for the seat that chooses.
    pub column: Column,
    /// Subject of the change.
    pub thing: T,
    /// Amount; never 0.
    pub by: i32,
    /// Owner of the change, if it is another seat.
    pub seat: Option<Seat>,
    /// Levels before and after, for a fact of the table.
    pub levels: Option<(i32, i32)>,
    /// True for a loss or a burden that is no price.
    pub suffered: bool,
    /// Earlier effect at the table after which it is suffered, such as an Inquisition.
    pub cause: Option<T>,
}

impl<T> Change<T> {
    /// A change for the seat that chooses.
    pub const fn within(column: Column, thing: T, by: i32) -> Self {
        Self { column, thing, by, seat: None, levels: None, suffered: false, cause: None }
    }

    /// Something that the seat pays or suffers.
    pub const fn costs(thing: T, by: i32) -> Self {
        Self::within(Column::Costs, thing, by)
    }

    /// Something that the seat gains.
    pub const fn brings(thing: T, by: i32) -> Self {
        Self::within(Column::Brings, thing, by)
    }

    /// Another effect at the table.
    pub const fn then(thing: T) -> Self {
        Self::within(Column::Then, thing, 1)
    }

    /// True for a change of the choosing seat's own things: no other seat's, and no fact of the table.
    pub const fn is_own(&self) -> bool {
        self.seat.is_none() && self.levels.is_none()
    }

    /// True for an effect at the table that an event of the choosing seat reports.
    fn is_effect(&self) -> bool {
        self.is_own() && self.column == Column::Then
    }

    fn of(self, seat: Seat) -> Self {
        Self { column: Column::Then, seat: Some(seat), ..self }
    }

    fn turned(thing: T, before: i32, after: i32) -> Self {
        Self { levels: Some((before, after)), ..Self::within(Column::Then, thing, after - before) }
    }
}

impl<T: PartialEq> Change<T> {
    /// True if both changes concern the same thing, column, seat and cause.
    fn is_like(&self, other: &Self) -> bool {
        (self.column, self.seat) == (other.column, other.seat)
            && (&self.thing, &self.cause) == (&other.thing, &other.cause)
    }
}

/// A fact of the table: a count that is visible to anybody, such as the remaining number of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fact<T> {
    /// Subject of the count.
    pub thing: T,
    /// The count. For the leader in something, the number of the seat, and -1 for nobody.
    pub level: i32,
}

impl<T> Fact<T> {
    /// A count.
    pub fn count(thing: T, level: impl Into<i32>) -> Self {
        Self { thing, level: level.into() }
    }

    /// The leader in something.
    pub fn leader(thing: T, seat: Option<Seat>) -> Self {
        Self { thing, level: seat.map_or(-1, |seat| i32::from(seat.0)) }
    }
}

/// A game whose choices can be previewed. It interprets its events; the preview plays the rules themselves.
pub trait Previews: Game {
    /// Subject of a change: a good, a level, a card gained, an Order completed.
    type Thing: Copy + PartialEq + Debug;

    /// The change that an event makes for a seat, if any.
    fn change(event: &Self::Event, seat: Seat) -> Option<Change<Self::Thing>>;

    /// Makes a choice and resolves its consequences up to the end of the turn. Nothing happens that belongs to a later
    /// turn, a later round or an official opponent.
    fn apply_in_turn(
        &mut self,
        choice: Self::Choice,
        events: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Self::WhyNot>;

    /// True if this event is no longer a consequence of the choice: another turn or round begins, or the game ends.
    fn goes_beyond(event: &Self::Event) -> bool;

    /// Phase of the turn, for games whose turns have several. A preview answers no question of a later phase: its
    /// choices and costs are separate.
    fn phase_of_turn(&self) -> usize {
        0
    }

    /// Facts of the table that concern a seat, always the same ones in the same order. Those that a choice changes are
    /// listed under [`Column::Then`] with their former levels.
    fn facts(&self, seat: Seat) -> Vec<Fact<Self::Thing>> {
        let _ = seat;
        Vec::new()
    }

    /// The choice with which the preview continues: the only legal one. A game may also return one that the page
    /// proposes by itself, such as the cheapest payment.
    fn goes_on(&self, choices: &[Self::Choice]) -> Option<Self::Choice> {
        match *choices {
            [only] => Some(only),
            _ => None,
        }
    }
}

/// Consequences of a choice, as far as its seat may know them.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview<G: Previews> {
    /// Certain changes in the order in which they happen, each thing once per column, seat and cause; facts come last.
    pub changes: Vec<Change<G::Thing>>,
    /// Effects at the table that some of the believed deals have and others have not, each with what it certainly
    /// causes where it comes.
    pub possible: Vec<Change<G::Thing>>,
    /// Events up to the first one that shows something.
    pub events: Vec<G::Event>,
    /// First event of the choice itself that shows something hidden, so that its gains are not fully known.
    pub shown: Option<G::Event>,
    /// True if it could not be undone: it, or its direct consequence, shows something.
    pub bars_undo: bool,
    /// Next question to its seat in the same turn, if nothing is shown before.
    pub next: Option<G::Question>,
    /// State after the choice, at the end of the turn at the latest, if nothing is shown.
    pub after: Option<G>,
}

impl<G: Previews> Preview<G> {
    /// Previews a choice; `None` if it is not legal.
    pub fn of(state: &G, choice: G::Choice) -> Option<Self> {
        let seat = state.decision()?.seat;
        let played = play(state, choice, seat, None)?;
        let (changes, possible) =
            if played.shows { certain(state, choice, seat) } else { (played.changes(state, seat), Vec::new()) };
        let asked = played.after.decision().filter(|next| next.seat == seat && !G::begins_turn(next.question));
        let next = asked.filter(|_| !played.bars_undo).map(|next| next.question);
        let PlayedCopy { mut events, after, shows, bars_undo, .. } = played;
        let place = events.iter().position(Reveals::reveals).unwrap_or(events.len());
        let shown = events.get(place).copied();
        events.truncate(place);
        Some(Self { changes, possible, events, shown, bars_undo, next, after: (!shows).then_some(after) })
    }

    /// True if the choice itself shows something.
    pub const fn shows(&self) -> bool {
        self.shown.is_some()
    }

    /// The changes of a column.
    pub fn column(&self, column: Column) -> impl Iterator<Item = Change<G::Thing>> + '_ {
        self.changes.iter().copied().filter(move |change| change.column == column)
    }
}

struct PlayedCopy<G: Previews> {
    /// Events that are consequences of the choice.
    events: Vec<G::Event>,
    after: G,
    /// True if one of these events showed something.
    shows: bool,
    /// True if anything was shown, including events beyond the consequences.
    bars_undo: bool,
    /// Number of ways to answer on this path.
    paths: u64,
}

impl<G: Previews> PlayedCopy<G> {
    fn changes(&self, before: &G, seat: Seat) -> Vec<Change<G::Thing>> {
        let others = || (0..before.seats()).map(|other| Seat(other as u8)).filter(|other| *other != seat);
        let mut cause = None;
        let of_event = |event: &G::Event| -> Vec<Change<G::Thing>> {
            if let Some(own) = G::change(event, seat) {
                if own.column == Column::Then {
                    cause = Some(own.thing);
                }
                return vec![Change { cause: cause.filter(|_| own.suffered), ..own }];
            }
            let theirs = |other: Seat| Some(G::change(event, other)?.of(other));
            others().filter_map(theirs).take(1).collect()
        };
        let mut changes = sum(self.events.iter().flat_map(of_event));
        changes.extend(turned(before, &self.after, seat));
        changes
    }
}

fn turned<G: Previews>(before: &G, after: &G, seat: Seat) -> impl Iterator<Item = Change<G::Thing>> {
    let pairs = before.facts(seat).into_iter().zip(after.facts(seat));
    pairs.filter(|(old, new)| old.level != new.level).map(|(old, new)| Change::turned(new.thing, old.level, new.level))
}

/// Plays a choice on a copy, then the forced choices in the same phase of the turn. Once something is shown it stops,
/// or continues to the end of the phase with `answers`.
fn play<G: Previews>(
    state: &G,
    choice: G::Choice,
    seat: Seat,
    mut answers: Option<AnswerPolicy<'_>>,
) -> Option<PlayedCopy<G>> {
    let mut after = state.clone();
    let mut events = Vec::new();
    let mut list = Vec::new();
    let mut paths: u64 = 1;
    let mut newest = (state.clone(), choice);
    after.apply_in_turn(choice, &mut events).ok()?;
    for _ in 0..MOST_STEPS {
        let asked = after.decision().filter(|next| next.seat == seat && !G::begins_turn(next.question));
        let in_phase = after.phase_of_turn() == state.phase_of_turn();
        if asked.is_none() || !in_phase || events.iter().any(G::goes_beyond) {
            break;
        }
        after.choices(&mut list);
        let answer = if events.iter().any(Reveals::reveals) {
            paths = paths.saturating_mul(list.len() as u64);
            answers.as_mut().and_then(|answers| answers.pick(&list))
        } else {
            after.goes_on(&list)
        };
        let Some(answer) = answer else { break };
        newest = (after.clone(), answer);
        after.apply_in_turn(answer, &mut events).ok()?;
    }
    let beyond = events.iter().position(G::goes_beyond);
    let mut bars_undo = events.iter().any(Reveals::reveals);
    events.truncate(beyond.unwrap_or(events.len()));
    let shows = events.iter().any(Reveals::reveals);
    if !bars_undo && after.decision().is_none() {
        // The turn is over: the following events may show something, too.
        let (mut whole, answer) = newest;
        let mut all = Vec::new();
        whole.apply(answer, &mut all).ok()?;
        bars_undo = all.iter().any(Reveals::reveals);
    }
    Some(PlayedCopy { events, after, shows, bars_undo, paths })
}

enum AnswerPolicy<'a> {
    /// Digits of a number, the lowest for the first answer. The numbers from 0 on enumerate all ways to answer; the
    /// first answer changes with each of them.
    Number(u64),
    /// The last choice each time, which declines in many lists.
    Last,
    /// Random choices.
    Any(&'a mut Chance),
}

impl AnswerPolicy<'_> {
    fn pick<C: Copy>(&mut self, list: &[C]) -> Option<C> {
        match self {
            Self::Number(number) => {
                let most = (list.len() as u64).max(1);
                let place = *number % most;
                *number /= most;
                list.get(place as usize).copied()
            }
            Self::Last => list.last().copied(),
            Self::Any(chance) => list.get(chance.below(list.len() as u32) as usize).copied(),
        }
    }
}

type Changes<G> = Vec<Change<<G as Previews>::Thing>>;

/// The changes that are certain, and those that are possible.
fn certain<G: Previews>(state: &G, choice: G::Choice, seat: Seat) -> (Changes<G>, Changes<G>) {
    let Some(first) = play(state, choice, seat, Some(AnswerPolicy::Last)) else { return (Vec::new(), Vec::new()) };
    let mut certain = Certain::of(first.changes(state, seat));
    let (mut paths, mut number) = (first.paths, 0);
    while number < paths.min(MOST_PATHS) && !certain.changes.is_empty() {
        let Some(other) = play(state, choice, seat, Some(AnswerPolicy::Number(number))) else { break };
        certain.keep(&other.changes(state, seat));
        paths = paths.max(other.paths);
        number += 1;
    }
    // The game itself is none of these deals, since a change in it alone never shows.
    let mut possible = Vec::new();
    for deal in 0..DEALS {
        let mut chance = Chance::new(deal);
        let game = state.redeal(seat, &mut chance);
        let answers = if deal % 4 == 0 { AnswerPolicy::Last } else { AnswerPolicy::Any(&mut chance) };
        let other = play(&game, choice, seat, Some(answers));
        let changes = other.map_or(Vec::new(), |other| other.changes(&game, seat));
        add_effects(&mut possible, &changes);
        certain.keep(&changes);
    }
    let certain = certain.with_causes();
    let known = |thing: G::Thing| certain.iter().any(|change| change.is_effect() && change.thing == thing);
    possible.retain(|change: &Change<G::Thing>| !known(change.cause.unwrap_or(change.thing)));
    (certain, possible)
}

/// The changes that all ways to play a choice have in common.
struct Certain<T> {
    /// Each thing in all, whatever causes it.
    changes: Vec<Change<T>>,
    /// Those with the same cause in each way.
    caused: Vec<Change<T>>,
}

impl<T: Copy + PartialEq> Certain<T> {
    fn of(changes: Vec<Change<T>>) -> Self {
        Self { changes: without_causes(&changes), caused: changes }
    }

    fn keep(&mut self, others: &[Change<T>]) {
        keep(&mut self.changes, &without_causes(others));
        keep(&mut self.caused, others);
    }

    /// The changes; what is certain of a cause stands by itself.
    fn with_causes(self) -> Vec<Change<T>> {
        let parts = |whole: Change<T>| {
            let is_part = |part: &Change<T>| part.cause.is_some() && Change { cause: None, ..*part }.is_like(&whole);
            let caused: Vec<Change<T>> = self.caused.iter().copied().filter(is_part).collect();
            let rest = whole.by - caused.iter().map(|part| part.by).sum::<i32>();
            let rest = Change { by: rest, ..whole };
            std::iter::once(rest).chain(caused).filter(|part| part.by != 0).collect::<Vec<_>>()
        };
        self.changes.iter().copied().flat_map(parts).collect()
    }
}

fn without_causes<T: Copy + PartialEq>(changes: &[Change<T>]) -> Vec<Change<T>> {
    sum(changes.iter().map(|change| Change { cause: None, ..*change }))
}

/// Adds the effects of another deal, and keeps of what an effect causes only what it caused in all deals that have it.
fn add_effects<T: Copy + PartialEq>(possible: &mut Vec<Change<T>>, changes: &[Change<T>]) {
    for effect in changes.iter().filter(|change| change.is_effect()) {
        let is_caused = |change: &Change<T>| change.cause == Some(effect.thing);
        if !possible.contains(effect) {
            possible.push(*effect);
            possible.extend(changes.iter().copied().filter(is_caused));
            continue;
        }
        possible.retain_mut(|one| {
            let other = changes.iter().find(|other| other.is_like(one));
            one.by = if is_caused(one) { least(one.by, other.map_or(0, |other| other.by)) } else { one.by };
            one.by != 0
        });
    }
}

fn keep<T: PartialEq>(changes: &mut Vec<Change<T>>, others: &[Change<T>]) {
    changes.retain_mut(|one| {
        let other = others.iter().find(|other| other.is_like(one));
        one.by = least(one.by, other.map_or(0, |other| other.by));
        // A fact is certain completely or not at all.
        one.by != 0 && (one.levels.is_none() || other.is_some_and(|other| other.levels == one.levels))
    });
}

fn least(one: i32, other: i32) -> i32 {
    if one.signum() == other.signum() { one.signum() * one.abs().min(other.abs()) } else { 0 }
}

/// Adds up the changes of the same thing, column, seat and cause.
fn sum<T: PartialEq>(changes: impl Iterator<Item = Change<T>>) -> Vec<Change<T>> {
    let mut sums: Vec<Change<T>> = Vec::new();
    for change in changes {
        match sums.iter_mut().find(|sum| sum.is_like(&change)) {
            Some(sum) => sum.by += change.by,
            None => sums.push(change),
        }
    }
    sums.retain(|sum| sum.by != 0);
    sums
}
