//! What a choice would cost, bring and lead to: worked out by playing it on copies of the game.
//!
//! A game implements [`Previews`]: what each of its events changes for a seat, and nothing of its rules. [`Preview::of`] then
//! makes the choice on a copy, and after it every choice that is forced, up to the next real decision of the seat or the next
//! phase of its turn.
//!
//! Where that shows a hidden card, the choice is played in many games dealt anew as the seat could believe them to be
//! ([`Game::redeal`]), too, with various answers to whatever the card asks. What happens in all of them is certain and is
//! counted; everything else is not. The game itself is one of them, so that nothing is promised that does not come; what
//! happens in it alone is never told.

use crate::{Chance, Game, Reveals, Seat, Sink};
use std::fmt::Debug;

/// How many deals are tried besides the game itself where a choice shows a hidden card.
const DEALS: u64 = 48;
/// How many ways to answer what a shown card asks are tried in the game itself.
const MOST_WAYS: u64 = 256;
/// How many choices may follow each other without a real decision. No game comes near it.
const MOST_STEPS: usize = 64;

/// What a change is to the seat that chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// What it pays or suffers.
    Costs,
    /// What it gains.
    Brings,
    /// What happens at the table besides.
    Then,
}

/// One change: of a thing, by how much. A loss is negative, in whichever column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change<T> {
    /// What it is to the seat that chooses.
    pub column: Column,
    /// What changes.
    pub thing: T,
    /// By how much; never 0.
    pub by: i32,
    /// Whose it is, where it is not the one's who chooses.
    pub seat: Option<Seat>,
    /// What it was and what it is, for a fact of the table.
    pub levels: Option<(i32, i32)>,
}

impl<T> Change<T> {
    /// A change of what the seat that chooses has.
    pub const fn within(column: Column, thing: T, by: i32) -> Self {
        Self { column, thing, by, seat: None, levels: None }
    }

    /// What a seat pays or suffers.
    pub const fn costs(thing: T, by: i32) -> Self {
        Self::within(Column::Costs, thing, by)
    }

    /// What a seat gains.
    pub const fn brings(thing: T, by: i32) -> Self {
        Self::within(Column::Brings, thing, by)
    }

    /// What happens at the table besides.
    pub const fn then(thing: T) -> Self {
        Self::within(Column::Then, thing, 1)
    }

    /// Whether it is a change of what the seat that chooses has: no other's, and no fact of the table.
    pub const fn is_own(&self) -> bool {
        self.seat.is_none() && self.levels.is_none()
    }

    /// What another seat gains or loses by it.
    fn of(self, seat: Seat) -> Self {
        Self { column: Column::Then, seat: Some(seat), ..self }
    }

    /// A fact of the table that was one thing and is another.
    fn turned(thing: T, before: i32, after: i32) -> Self {
        Self { levels: Some((before, after)), ..Self::within(Column::Then, thing, after - before) }
    }
}

impl<T: PartialEq> Change<T> {
    /// Whether another one is of the same thing, in the same column and of the same seat.
    fn is_like(&self, other: &Self) -> bool {
        self.column == other.column && self.thing == other.thing && self.seat == other.seat
    }
}

/// A fact of the table: a count that anybody may read there, such as what is left of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fact<T> {
    /// What is counted.
    pub thing: T,
    /// How many there are; for who leads in something, the number of the seat, and -1 for nobody.
    pub level: i32,
}

impl<T> Fact<T> {
    /// A count.
    pub fn count(thing: T, level: impl Into<i32>) -> Self {
        Self { thing, level: level.into() }
    }

    /// Who leads in something.
    pub fn leader(thing: T, seat: Option<Seat>) -> Self {
        Self { thing, level: seat.map_or(-1, |seat| i32::from(seat.0)) }
    }
}

/// A game whose choices can be previewed. It says what its events mean; the preview plays the rules themselves.
pub trait Previews: Game {
    /// Something that changes: a good, a level, a card gained, an Order completed.
    type Thing: Copy + PartialEq + Debug;

    /// What an event changes for a seat, if anything.
    fn change(event: &Self::Event, seat: Seat) -> Option<Change<Self::Thing>>;

    /// Makes a choice and resolves what follows from it, up to the end of the turn: nothing that a later turn, a later round or
    /// an official opponent does.
    fn apply_in_turn(&mut self, choice: Self::Choice, events: &mut impl Sink<Self::Event>) -> Result<(), Self::WhyNot>;

    /// Whether this event is no consequence of the choice any more: another turn begins, or the next round, or the game ends.
    fn goes_beyond(event: &Self::Event) -> bool;

    /// The phase of the turn, for games whose turns have several. A preview answers no question of a later phase: those are
    /// choices of their own, and what they cost is no cost of this one.
    fn phase_of_turn(&self) -> usize {
        0
    }

    /// The facts of the table that concern a seat, always the same ones in the same order. Those that a choice changes are
    /// told under [`Column::Then`] with what they were.
    fn facts(&self, seat: Seat) -> Vec<Fact<Self::Thing>> {
        let _ = seat;
        Vec::new()
    }

    /// The choice with which the preview goes on after the one that is previewed: the only legal one. A game may go further
    /// where the page proposes an answer by itself, such as the cheapest payment.
    fn goes_on(&self, choices: &[Self::Choice]) -> Option<Self::Choice> {
        match *choices {
            [only] => Some(only),
            _ => None,
        }
    }
}

/// What a choice would lead to, as far as its seat may know.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview<G: Previews> {
    /// What is certain to change, in the order in which it happens, each thing once a column and seat; facts come last.
    pub changes: Vec<Change<G::Thing>>,
    /// The events up to the first that shows something.
    pub events: Vec<G::Event>,
    /// Whether the choice itself shows something hidden: not all that it brings can be known before.
    pub shows: bool,
    /// Whether it could not be undone: it shows something, or what comes right after it does.
    pub bars_undo: bool,
    /// What its seat would be asked next in the same turn, where nothing is shown before.
    pub next: Option<G::Question>,
    /// The state after it, at the end of the turn at the latest, where nothing is shown.
    pub after: Option<G>,
}

impl<G: Previews> Preview<G> {
    /// What a choice would lead to; none where it is not legal.
    pub fn of(state: &G, choice: G::Choice) -> Option<Self> {
        let seat = state.decision()?.seat;
        let played = play(state, choice, seat, None)?;
        let changes = if played.shows { certain(state, choice, seat) } else { played.changes(state, seat) };
        let asked = played.after.decision().filter(|next| next.seat == seat && !G::begins_turn(next.question));
        let next = asked.filter(|_| !played.bars_undo).map(|next| next.question);
        let Played { mut events, after, shows, bars_undo, .. } = played;
        let shown = events.iter().position(Reveals::reveals);
        events.truncate(shown.unwrap_or(events.len()));
        Some(Self { changes, events, shows, bars_undo, next, after: (!shows).then_some(after) })
    }

    /// The changes of a column.
    pub fn column(&self, column: Column) -> impl Iterator<Item = Change<G::Thing>> + '_ {
        self.changes.iter().copied().filter(move |change| change.column == column)
    }
}

/// A choice played on a copy.
struct Played<G: Previews> {
    /// What happened, as far as it is a consequence of the choice.
    events: Vec<G::Event>,
    after: G,
    /// Whether it showed anything.
    shows: bool,
    /// Whether anything was shown, also beyond what is a consequence of the choice.
    bars_undo: bool,
    /// How many ways there were to answer on this path.
    ways: u64,
}

impl<G: Previews> Played<G> {
    fn changes(&self, before: &G, seat: Seat) -> Vec<Change<G::Thing>> {
        let others = || (0..before.seats()).map(|other| Seat(other as u8)).filter(|other| *other != seat);
        let of_event = |event: &G::Event| -> Vec<Change<G::Thing>> {
            if let Some(own) = G::change(event, seat) {
                return vec![own];
            }
            let theirs = |other: Seat| Some(G::change(event, other)?.of(other));
            others().filter_map(theirs).take(1).collect()
        };
        let mut changes = sum(self.events.iter().flat_map(of_event));
        changes.extend(turned(before, &self.after, seat));
        changes
    }
}

/// The facts of the table that two states do not share.
fn turned<G: Previews>(before: &G, after: &G, seat: Seat) -> impl Iterator<Item = Change<G::Thing>> {
    let pairs = before.facts(seat).into_iter().zip(after.facts(seat));
    pairs.filter(|(old, new)| old.level != new.level).map(|(old, new)| Change::turned(new.thing, old.level, new.level))
}

/// Plays a choice on a copy, and then what is forced in the same phase of the turn. Once something is shown it stops, or
/// goes on to the end of the phase with these answers.
fn play<G: Previews>(state: &G, choice: G::Choice, seat: Seat, mut answers: Option<Answers<'_>>) -> Option<Played<G>> {
    let mut after = state.clone();
    let mut events = Vec::new();
    let mut list = Vec::new();
    let mut ways: u64 = 1;
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
            ways = ways.saturating_mul(list.len() as u64);
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
        // The turn is over: what comes then may show something, too.
        let (mut whole, answer) = newest;
        let mut all = Vec::new();
        whole.apply(answer, &mut all).ok()?;
        bars_undo = all.iter().any(Reveals::reveals);
    }
    Some(Played { events, after, shows, bars_undo, ways })
}

/// How whatever a shown card asks is answered.
enum Answers<'a> {
    /// The digits of a number, the first answer the lowest: the numbers from 0 on go through all ways to answer, and the
    /// first answer changes with each of them.
    Number(u64),
    /// The last choice each time: the one that declines, in many lists.
    Last,
    /// By chance.
    Any(&'a mut Chance),
}

impl Answers<'_> {
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

/// What a choice changes however the hidden cards lie and whatever is answered to them.
fn certain<G: Previews>(state: &G, choice: G::Choice, seat: Seat) -> Vec<Change<G::Thing>> {
    let Some(first) = play(state, choice, seat, Some(Answers::Last)) else { return Vec::new() };
    let mut certain = first.changes(state, seat);
    let (mut ways, mut number) = (first.ways, 0);
    while number < ways.min(MOST_WAYS) && !certain.is_empty() {
        let Some(other) = play(state, choice, seat, Some(Answers::Number(number))) else { break };
        keep(&mut certain, &other.changes(state, seat));
        ways = ways.max(other.ways);
        number += 1;
    }
    for deal in 0..DEALS {
        let mut chance = Chance::new(deal);
        let game = state.redeal(seat, &mut chance);
        let answers = if deal % 4 == 0 { Answers::Last } else { Answers::Any(&mut chance) };
        let other = play(&game, choice, seat, Some(answers));
        keep(&mut certain, &other.map_or(Vec::new(), |other| other.changes(&game, seat)));
    }
    certain
}

/// Keeps of changes what they have in common with others.
fn keep<T: PartialEq>(changes: &mut Vec<Change<T>>, others: &[Change<T>]) {
    changes.retain_mut(|one| {
        let other = others.iter().find(|other| other.is_like(one));
        one.by = least(one.by, other.map_or(0, |other| other.by));
        // A fact is certain as a whole or not at all.
        one.by != 0 && (one.levels.is_none() || other.is_some_and(|other| other.levels == one.levels))
    });
}

/// What two changes have in common.
fn least(one: i32, other: i32) -> i32 {
    if one.signum() == other.signum() { one.signum() * one.abs().min(other.abs()) } else { 0 }
}

/// Changes of the same thing in the same column and of the same seat as one each.
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
