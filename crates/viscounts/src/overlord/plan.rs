//! The Overlord's next turn, as far as open information determines it.

use super::super::choice::Choice;
use super::super::event::Event;
use super::super::state::Viscounts;
use super::super::step::Step;
use super::OverlordEvent;
use engine::{Flow, Rules};
use kernel::Game;

/// Largest number of choices answered within his turn: the owners of Workers that leave, and the effects of a Debt.
const MOST_CHOICES: usize = 32;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct ExpectedTurn {
    /// His actions in order. Where a player chooses the Worker that leaves, the first one is assumed.
    pub events: Vec<Event>,
    /// True if his next move is hidden: a card is revealed beside him before it.
    pub is_hidden: bool,
}

impl ExpectedTurn {
    pub fn loses(&self) -> bool {
        self.events.iter().any(|event| matches!(event, Event::Overlord(OverlordEvent::Lost(_))))
    }
}

impl Viscounts {
    /// Returns the Overlord's turn if this turn ended as things stand. Empty without him.
    pub fn overlord_next(&self) -> ExpectedTurn {
        if self.over || self.team.is_none_or(|team| team.space.is_none()) {
            return ExpectedTurn::default();
        }
        let mut after = self.clone();
        after.flow = Flow::of([Step::EndTurn, Step::Overlord]);
        let mut events = Vec::new();
        let mut list = Vec::new();
        for _ in 0..MOST_CHOICES {
            while after.flow.last().is_some_and(|step| *step != Step::EndTurn) && after.flow.asked().is_none() {
                if let Some(step) = after.flow.pop() {
                    after.complete(step, &mut events);
                }
            }
            after.choices(&mut list);
            let stop = list.iter().copied().find(|choice| *choice == Choice::Pass);
            let Some(answer) = stop.or_else(|| list.first().copied()) else { break };
            if after.take(answer, &mut events).is_err() {
                break;
            }
        }
        ExpectedTurn { events: of_his_turn(events), is_hidden: false }
    }

    /// Returns the Overlord's turn after a choice. If the choice ends the turn, it is his actual turn.
    pub fn overlord_after(&self, choice: Choice) -> ExpectedTurn {
        let beside = self.team.and_then(|team| team.space).map(|space| space.segment);
        let (mut after, mut events) = (self.clone(), Vec::new());
        if after.answer_in_turn(choice, &mut events).is_err() {
            return ExpectedTurn::default();
        }
        let turned = |event: &Event| matches!(event, Event::TurnBegan { .. } | Event::RoundBegan { .. });
        let moved = |event: &Event| matches!(event, Event::Overlord(OverlordEvent::Moved { .. }));
        let reveals = |event: &Event| matches!(event, Event::TownsfolkRevealed { segment, townsfolk: Some(_) } if Some(*segment) == beside);
        let before = events.iter().position(|event| moved(event) || turned(event)).unwrap_or(events.len());
        if events[..before].iter().any(reveals) {
            return ExpectedTurn { events: Vec::new(), is_hidden: true };
        }
        if before < events.len() {
            let to = events.iter().position(turned).unwrap_or(events.len());
            return ExpectedTurn { events: of_his_turn(events[before..to.max(before)].to_vec()), is_hidden: false };
        }
        after.overlord_next()
    }
}

/// Keeps the events of his turn and their consequences. The card revealed in place of a dismissed one is unknown
/// before.
fn of_his_turn(events: Vec<Event>) -> Vec<Event> {
    events.into_iter().filter(|event| !matches!(event, Event::TownsfolkRevealed { .. })).collect()
}
