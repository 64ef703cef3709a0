//! The scene: the input of all panels.

use super::confirmation::is_looked_at;
use super::drags;
use super::preview::TablePreview;
use crate::texts::overlord::THE_OVERLORD;
use crate::{Architects, Bill, Captures, Choice, Event, Owner, Player, Question};
use easy_ext::ext;
use kernel::grammar::{capital, localize};
use kernel::{Game, Reveals, Table, seats_of_people};
use std::sync::Arc;
use ui::{Motion, TableData};

pub type Scene = ui::Scene<Architects>;

#[derive(Clone, Debug, PartialEq)]
pub struct Own {
    pub turn: Arc<[Event]>,
    pub paid: Option<Choice>,
    /// True when the viewer's hand is visible. With several people, only the one on turn sees the own hand.
    pub open_hand: bool,
}

impl TableData for Architects {
    type Own = Own;

    fn seen(table: &Table<Self>, asked: bool) -> (Vec<Choice>, Own) {
        let decision = table.decision();
        let hides = decision.is_some_and(|decision| is_hidden(decision.question));
        let state = table.state();
        let own_turn = hides || state.is_set_up() && decision.is_some_and(|decision| decision.seat == state.turn());
        // Hands are open in a team (ruling K-3).
        let together = state.team().is_some();
        let open_hand = asked && own_turn || together || seats_of_people(table.kinds()).count() < 2;
        let (earlier, paid) = if asked { last_step(table) } else { (Vec::new(), None) };
        (earlier, Own { turn: if asked { this_turn(table) } else { Arc::new([]) }, paid, open_hand })
    }

    fn looks(&self, choice: Choice) -> bool {
        is_looked_at(self, choice)
    }

    fn begins_action(&self, choice: Choice) -> bool {
        matches!(choice, Choice::Place(_))
    }

    fn carried(&self, choice: Choice) -> Vec<Motion> {
        drags::carried(self, choice)
    }
}

/// Returns the alternatives of the previous step while it can be exchanged: other places for a just placed Worker, or
/// other payments of the latest trade together with the actual one.
fn last_step(table: &Table<Architects>) -> (Vec<Choice>, Option<Choice>) {
    let none = (Vec::new(), None);
    let [.., before, last] = table.past() else { return none };
    let (Some(asked), Some(now)) = (before.state.decision(), table.decision()) else { return none };
    let mut choices = Vec::new();
    before.state.choices(&mut choices);
    match (asked.question, now.question) {
        _ if asked.seat != now.seat || last.events.iter().any(Reveals::reveals) => none,
        (Question::Place, question) if !Architects::begins_turn(question) => {
            choices.retain(|choice| Some(*choice) != last.choice);
            (choices, None)
        }
        (Question::Pay(Bill::Trade(_)), Question::Trade(_)) => (choices, last.choice),
        _ => none,
    }
}

fn this_turn(table: &Table<Architects>) -> Arc<[Event]> {
    let begins = |event: &Event| matches!(event, Event::TurnBegan { .. });
    let past = table.past();
    // A position set up within a turn contains no beginning of it.
    let first = past.iter().rposition(|past| past.events.iter().any(begins)).unwrap_or_default();
    let events = past[first..].iter().flat_map(|past| past.events.iter().copied());
    let events: Vec<Event> = events.collect();
    let from = events.iter().rposition(begins).map_or(0, |place| place + 1);
    events[from..].into()
}

#[ext(SceneExt)]
pub impl Scene {
    fn question(&self) -> Option<Question> {
        let asked = self.state.decision().filter(|_| !self.choices.is_empty());
        asked.map(|decision| decision.question)
    }

    fn captures(&self) -> Option<Captures> {
        match self.question() {
            Some(Question::Capture(captures)) => Some(captures),
            _ => None,
        }
    }

    fn name_of(&self, owner: Owner) -> String {
        owner.seat().map_or_else(|| capital(localize(self.lang, THE_OVERLORD)), |seat| self.name(seat))
    }

    fn me(&self) -> &Player {
        self.state.player(self.viewer)
    }

    fn preview(&self, choice: Choice) -> Option<TablePreview> {
        TablePreview::of(&self.state, choice)
    }

    fn looked_at(&self) -> Option<TablePreview> {
        self.proposal.and_then(|choice| self.preview(choice))
    }
}

pub const fn is_hidden(question: Question) -> bool {
    matches!(
        question,
        Question::Draft
            | Question::PutBack
            | Question::Keep
            | Question::Place
            | Question::Recall
            | Question::Discard(..)
    )
}
