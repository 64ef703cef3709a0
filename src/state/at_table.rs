//! What a game has of its own at the table in the page: the one trait that a game's folder implements.

use crate::info::{GameInfo, Text};
use crate::render::View;
use kernel::{Game, Lang, Record, Reveals, Seat, Setup, Spoken};
use players::Evaluate;
use std::ops::Range;
use ui::{Dealt, Gain, MomentTold, Motion, Waits};

/// Where a row of events goes on as another turn than that of the choice which led to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// A round begins, of this number; what follows is nobody's turn.
    Round(u32),
    /// A turn of this seat, which asked nobody: that of an official opponent.
    Turn(Option<Seat>),
}

/// A row of events in words: the places of the events that each sentence tells, and the sentence.
pub type Told = Vec<(Range<usize>, String)>;

/// A key that leads to a thing of the table.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// What is typed, in lower case.
    pub key: &'static str,
    /// The anchors of the things that it leads to, one after the other.
    pub anchors: &'static [&'static str],
    /// What it is in the list of keys; several keys may stand in one line of it.
    pub told: Text,
}

/// A game at the table. Whatever has a default may be left out, and added when the table needs it.
pub trait AtTable: Evaluate + Spoken + Game<Choice: Send + Sync, Event: Send + Sync> + Send + Sync {
    /// What is known of the game before its code is here.
    const INFO: &'static GameInfo;

    /// The keys that lead to things of this table.
    const KEYS: &'static [Key] = &[];

    /// The word of the example on whose table things are explained that belong to no running game; empty where there is none.
    const EXPLAINED_ON: &'static str = "";

    /// Whether a choice for this question is confirmed by a tap of its own, even where there is only one: what ends a
    /// turn's proposal, and what nobody should do unseen.
    fn confirmed(_question: Self::Question) -> bool {
        false
    }

    /// Whether this question is about cards that only the one who is asked may see: among several people a curtain hangs
    /// before it.
    fn hidden(_question: Self::Question) -> bool {
        false
    }

    /// The place of the choice that the page proposes, to be confirmed or exchanged; none where a tap on the board chooses.
    fn proposal(&self, _choices: &[Self::Choice]) -> Option<usize> {
        None
    }

    /// The place of the choice that the page makes with the one that led here: it is what nearly everybody answers, and the table
    /// still offers the others after it.
    fn answer(&self, _choices: &[Self::Choice]) -> Option<usize> {
        None
    }

    /// Whether a tap on a legal choice looks at it first, so that a button of its own confirms it.
    fn looks(&self, _choice: Self::Choice) -> bool {
        false
    }

    /// Whether a legal choice is asked about once more before it is made: it shows something and cannot be undone, and a
    /// single tap would make it.
    fn asks(&self, choice: Self::Choice) -> bool {
        let mut events = Vec::new();
        self.clone().apply(choice, &mut events).is_ok() && events.iter().any(Reveals::reveals)
    }

    /// What a legal choice would cost, bring and lead to, for the question before it is made.
    fn gains(&self, _choice: Self::Choice, _lang: Lang) -> Vec<Gain> {
        Vec::new()
    }

    /// Whether with this event another turn begins than that of the choice that led to it.
    fn part(&self, _event: &Self::Event) -> Option<Part> {
        None
    }

    /// The sentences of a row of events. What somebody does in a row is drawn together by who calls.
    fn parts(events: &[Self::Event], names: &[String], lang: Lang) -> Told {
        let told = |(place, event)| Some((place..place + 1, Self::event(event, names, lang)?));
        events.iter().enumerate().filter_map(told).collect()
    }

    /// What a row of events looks like to the one whose board lies large: a beat for each that shows.
    fn motions(_events: &[Self::Event], _viewer: Seat) -> Vec<Vec<Motion>> {
        Vec::new()
    }

    /// Whether this event says why the next thing happens rather than what happens: the card that an official opponent turned
    /// up, or what it could not do.
    fn tells_why(_event: &Self::Event) -> bool {
        false
    }

    /// What becomes of a legal choice where it is put off and another one is made first.
    fn put_off(&self, _choice: Self::Choice, _first: Self::Choice, _lang: Lang) -> Option<Waits> {
        None
    }

    /// The moments in a row of events of which these are the sentences, in the state after them.
    fn moments(&self, _events: &[Self::Event], _told: &Told, _lang: Lang) -> Vec<MomentTold> {
        Vec::new()
    }

    /// What the table counts, a line each, for a picture of it.
    fn facts(&self, _names: &[String], _lang: Lang) -> Vec<String> {
        Vec::new()
    }

    /// What a set-up deals to the seats, that is looked at before the game begins.
    fn dealt(_setup: &Setup, _lang: Lang) -> Vec<Dealt> {
        Vec::new()
    }

    /// The position of a worked example of the rules, by its word.
    fn example(_word: &str) -> Option<Record> {
        None
    }

    /// Draws the table: everything but curtain, log and menu. It finds the store in the context, and its typed table there. A
    /// game that is not drawn yet is played with plain buttons (`board::plain_table`).
    fn table() -> View;
}

/// The anchors that movements touch, for the log and for those who read a turn again.
pub fn touched(motions: &[Motion]) -> Vec<String> {
    let mut anchors = Vec::new();
    for motion in motions {
        // What a thing comes from is what the line is about only where it goes nowhere that can be seen.
        let anchor = if motion.to.is_empty() { &motion.from } else { &motion.to };
        if !anchor.is_empty() && !anchors.contains(anchor) {
            anchors.push(anchor.clone());
        }
    }
    anchors
}
