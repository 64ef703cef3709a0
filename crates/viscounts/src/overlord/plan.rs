//! What the Overlord will do, as far as what lies open says: for whoever has still to choose.

use super::super::choice::Choice;
use super::super::event::Event;
use super::super::state::Viscounts;
use super::super::step::Step;
use super::OverlordEvent as Told;
use engine::{Flow, Rules};
use kernel::Game;

/// How many choices within his turn are answered at most: whose Worker leaves, and what a Debt sets off.
const MOST_CHOICES: usize = 32;

/// What is known of his next turn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ahead {
    /// What he does, step by step. Where a player chooses whose Worker leaves, the first one is taken.
    pub told: Vec<Event>,
    /// Whether the way of his next move is hidden: a card is turned over beside him before it.
    pub is_hidden: bool,
}

impl Ahead {
    /// Whether the team loses the game by it.
    pub fn loses(&self) -> bool {
        self.told.iter().any(|event| matches!(event, Event::Overlord(Told::Lost(_))))
    }
}

impl Viscounts {
    /// What the Overlord would do if this turn ended as things stand. Nothing without him.
    pub fn overlord_next(&self) -> Ahead {
        if self.over || self.team.is_none_or(|team| team.space.is_none()) {
            return Ahead::default();
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
        Ahead { told: of_his_turn(events), is_hidden: false }
    }

    /// The same after a choice. Where that ends the turn, it is what he really does then.
    pub fn overlord_after(&self, choice: Choice) -> Ahead {
        let beside = self.team.and_then(|team| team.space).map(|space| space.segment);
        let (mut after, mut events) = (self.clone(), Vec::new());
        if after.answer_in_turn(choice, &mut events).is_err() {
            return Ahead::default();
        }
        let turned = |event: &Event| matches!(event, Event::TurnBegan { .. } | Event::RoundBegan { .. });
        let moved = |event: &Event| matches!(event, Event::Overlord(Told::Moved { .. }));
        let reveals = |event: &Event| matches!(event, Event::TownsfolkRevealed { segment, townsfolk: Some(_) } if Some(*segment) == beside);
        let before = events.iter().position(|event| moved(event) || turned(event)).unwrap_or(events.len());
        if events[..before].iter().any(reveals) {
            return Ahead { told: Vec::new(), is_hidden: true };
        }
        if before < events.len() {
            let to = events.iter().position(turned).unwrap_or(events.len());
            return Ahead { told: of_his_turn(events[before..to.max(before)].to_vec()), is_hidden: false };
        }
        after.overlord_next()
    }
}

/// What is told of his turn: what he does, the Debt that he brings, and what comes of it. The card that is turned over for the
/// one that he dismisses nobody knows before.
fn of_his_turn(events: Vec<Event>) -> Vec<Event> {
    events.into_iter().filter(|event| !matches!(event, Event::TownsfolkRevealed { .. })).collect()
}
