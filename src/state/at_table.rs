//! The trait that the folder of each game implements for its table in the page.

use crate::info::{GameInfo, Text};
use kernel::{Game, Lang, Record, Reveals, Seat, Setup, Spoken};
use markup::View;
use players::Evaluate;
use std::ops::Range;
use ui::{DealtPart, DelayCost, Gain, Moment, Motion, Weight};

/// Start of another turn within the events of one choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogPart {
    /// A round begins, with its number. Its events belong to no turn.
    Round(u32),
    /// A turn of this seat without a question: that of an official opponent.
    Turn(Option<Seat>),
}

/// Sentences of a row of events, each with its range of events.
pub type Narration = Vec<(Range<usize>, String)>;

/// A key that leads to a thing of the table.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// The typed key, in lower case.
    pub key: &'static str,
    /// Anchors of the things that it leads to, in turn.
    pub anchors: &'static [&'static str],
    /// Text in the list of keys. Several keys may share a line.
    pub label: Text,
}

/// A game at the table. Methods with a default are optional.
pub trait AtTable: Evaluate + Spoken + Game<Choice: Send + Sync, Event: Send + Sync> + Send + Sync {
    /// Metadata, available before the code of the game is loaded.
    const INFO: &'static GameInfo;

    /// Keys that lead to things of this table.
    const KEYS: &'static [Key] = &[];

    /// Key of the example whose table explains topics outside of a running game; empty if there is none.
    const DEFAULT_HELP_EXAMPLE: &'static str = "";

    /// True if a choice needs a tap of its own to confirm, even as the only one: it ends the proposals of a turn, or
    /// must not happen unseen.
    fn confirmed(_question: Self::Question) -> bool {
        false
    }

    /// True if this question is about cards that only its seat may see. Among several people a curtain hides it.
    fn hidden(_question: Self::Question) -> bool {
        false
    }

    /// Index of the choice that the page proposes; `None` where a tap on the board chooses.
    fn proposal(&self, _choices: &[Self::Choice]) -> Option<usize> {
        None
    }

    /// Index of the choice that the page makes together with the one before, since nearly everybody makes it. The table
    /// still offers the others afterwards.
    fn answer(&self, _choices: &[Self::Choice]) -> Option<usize> {
        None
    }

    /// True if a tap on a legal choice previews it, so that a button confirms it.
    fn looks(&self, _choice: Self::Choice) -> bool {
        false
    }

    /// True if a legal choice needs a confirmation: it reveals something, cannot be undone, and takes a single tap.
    fn asks(&self, choice: Self::Choice) -> bool {
        let mut events = Vec::new();
        self.clone().apply(choice, &mut events).is_ok() && events.iter().any(Reveals::reveals)
    }

    /// Cost, yield and consequences of a legal choice.
    fn gains(&self, _choice: Self::Choice, _lang: Lang) -> Vec<Gain> {
        Vec::new()
    }

    /// The part that begins with this event, if another turn than that of the choice begins.
    fn part(&self, _event: &Self::Event) -> Option<LogPart> {
        None
    }

    /// Sentences of a row of events. The caller joins the deeds of one seat.
    fn parts(events: &[Self::Event], names: &[String], lang: Lang) -> Narration {
        let label = |(place, event)| Some((place..place + 1, Self::event(event, names, lang)?));
        events.iter().enumerate().filter_map(label).collect()
    }

    /// Movements of a row of events for the viewer, one beat for each visible event.
    fn motions(_events: &[Self::Event], _viewer: Seat) -> Vec<Vec<Motion>> {
        Vec::new()
    }

    /// The part of this event when a turn is told.
    fn weight(_event: &Self::Event) -> Weight {
        Weight::Deed
    }

    /// Costs and gains of a seat in a row of events.
    fn changes(_events: &[Self::Event], _seat: Seat, _lang: Lang) -> Vec<Gain> {
        Vec::new()
    }

    /// Effect of a delay on a legal choice while another one is made first.
    fn cost_of_waiting(&self, _choice: Self::Choice, _first: Self::Choice, _lang: Lang) -> Option<DelayCost> {
        None
    }

    /// Moments of a row of events with these sentences, in the state after them.
    fn moments(&self, _events: &[Self::Event], _narrated: &Narration, _lang: Lang) -> Vec<Moment> {
        Vec::new()
    }

    /// Numbers of the table for its picture, one line each.
    fn facts(&self, _names: &[String], _lang: Lang) -> Vec<String> {
        Vec::new()
    }

    /// Things that a set-up deals to the seats and shows before the game begins.
    fn dealt(_setup: &Setup, _lang: Lang) -> Vec<DealtPart> {
        Vec::new()
    }

    /// Position of a worked example of the rules, by its key.
    fn example(_key: &str) -> Option<Record> {
        None
    }

    /// Draws the table without curtain, log and menu. It finds the store in the context. A game that is not drawn yet
    /// uses `board::plain_table`.
    fn table() -> View;
}

/// Anchors that movements touch, for the log and for replays.
pub fn touched(motions: &[Motion]) -> Vec<String> {
    let mut anchors = Vec::new();
    for motion in motions {
        // The source counts only where the target is invisible.
        let anchor = if motion.to.is_empty() { &motion.from } else { &motion.to };
        if !anchor.is_empty() && !anchors.contains(anchor) {
            anchors.push(anchor.clone());
        }
    }
    anchors
}
