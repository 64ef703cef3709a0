//! Data of a scene that only this game has, read from its table, and its pieces that are moved by hand.

use super::drags;
use super::scene::{Own, Scene};
use crate::{Choice, Paladins, Question};
use kernel::{Game, Reveals, Table};
use std::sync::Arc;
use ui::{Drag, Motion, TableData};

impl TableData for Paladins {
    type Own = Own;

    fn seen(table: &Table<Self>, asked: bool) -> (Vec<Choice>, Own) {
        let (earlier, turn) = if asked { steps(table) } else { (Vec::new(), None) };
        (earlier, Own { asked, turn })
    }

    fn looks(&self, choice: Choice) -> bool {
        drags::is_proposed(choice)
    }

    fn begins_action(&self, choice: Choice) -> bool {
        matches!(choice, Choice::Act(_))
    }

    fn carried(&self, choice: Choice) -> Vec<Motion> {
        drags::carried(self, choice)
    }

    fn drags(scene: &Scene) -> Vec<Drag> {
        drags::drags(scene)
    }
}

/// Returns the alternatives at the steps of this turn that can be taken back, and the state before its action was
/// chosen.
fn steps(table: &Table<Paladins>) -> (Vec<Choice>, Option<Arc<Paladins>>) {
    let mut earlier = Vec::new();
    let Some(seat) = table.decision().map(|decision| decision.seat) else {
        return (earlier, None);
    };
    let mut list = Vec::new();
    let past = table.past();
    for (made, before) in past.iter().skip(1).zip(past).rev() {
        if made.seat != Some(seat) || made.events.iter().any(Reveals::reveals) {
            break;
        }
        let asked = before.state.asked();
        if asked.is_none_or(|(asked, _)| asked != seat) {
            break;
        }
        before.state.choices(&mut list);
        earlier.append(&mut list);
        if matches!(asked, Some((_, Question::PlayPaladin))) {
            // Until the roles of the hand are settled, another Paladin can be played.
            return (earlier, None);
        }
        if matches!(asked, Some((_, Question::Turn))) {
            // Only an action still being prepared can be switched; its consequences cannot.
            let under_way = made.events.is_empty();
            return if under_way { (earlier, Some(Arc::new(before.state.clone()))) } else { (Vec::new(), None) };
        }
        if !made.events.is_empty() {
            return (Vec::new(), None);
        }
    }
    (Vec::new(), None)
}
