//! Data of a scene that only this game has, read from its table, and its pieces that are moved by hand.

use super::drags;
use super::scene::{Own, Scene};
use crate::{Choice, Event, Question, Viscounts};
use kernel::{Game, PastChoice, Reveals, Table, seats_of_people};
use std::sync::Arc;
use ui::{Drag, Motion, TableData};

impl TableData for Viscounts {
    type Own = Own;

    fn seen(table: &Table<Self>, asked: bool) -> (Vec<Choice>, Own) {
        let (earlier, made) = if asked { steps(table) } else { (Vec::new(), Vec::new()) };
        let paid = if asked { paid(table) } else { Vec::new() };
        let open_hand = asked || seats_of_people(table.kinds()).count() < 2;
        (earlier, Own { made: made.into(), paid: paid.into(), open_hand })
    }

    fn looks(&self, choice: Choice) -> bool {
        drags::is_proposed(self, choice)
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

fn steps(table: &Table<Viscounts>) -> (Vec<Choice>, Vec<Choice>) {
    let (mut earlier, mut made) = (Vec::new(), Vec::new());
    let Some(seat) = table.decision().map(|decision| decision.seat) else { return (earlier, made) };
    let mut list = Vec::new();
    let past = table.past();
    for (past, before) in past.iter().skip(1).zip(past).rev() {
        let asked = before.state.decision();
        if past.seat != Some(seat) || past.events.iter().any(Reveals::reveals) {
            break;
        }
        let of_action = |question: Question| matches!(question, Question::Act | Question::Building | Question::Workers);
        if !asked.is_some_and(|decision| decision.seat == seat && of_action(decision.question)) {
            // Already paid: the Building is still known, but no tap can change it.
            earlier.clear();
            if !asked.is_some_and(|decision| matches!(decision.question, Question::Fund(..))) {
                break;
            }
            continue;
        }
        before.state.choices(&mut list);
        earlier.append(&mut list);
        made.extend(past.choice);
        if asked.is_some_and(|decision| decision.question == Question::Act) {
            return (earlier, made);
        }
    }
    (Vec::new(), made)
}

fn paid(table: &Table<Viscounts>) -> Vec<Event> {
    let Some(asked) = table.decision() else { return Vec::new() };
    if !matches!(asked.question, Question::Fund(..) | Question::Spot(..)) {
        return Vec::new();
    }
    let past = table.past();
    let begins = |made: &Arc<PastChoice<Viscounts>>| matches!(made.choice, Some(Choice::Act(_)));
    let from = past.iter().rposition(begins).unwrap_or(past.len());
    let costs = |event: &&Event| matches!(event, Event::Paid { .. } | Event::Dismissed { .. });
    past[from..].iter().flat_map(|made| made.events.iter().filter(costs).copied()).collect()
}
