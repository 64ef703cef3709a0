//! Input of the panels.

use super::drags;
use super::preview::TablePreview;
use crate::components::{Building, PrimaryAction, Section, Segment, Space};
use crate::{Choice, Event, Pair, Player, Question, Viscounts};
use easy_ext::ext;
use kernel::{Game, PastChoice, Reveals, Seat, Table, seats_of_people};
use std::sync::Arc;
use ui::{Drag, Motion, TableData};

pub type Scene = ui::Scene<Viscounts>;

#[derive(Clone, Debug, PartialEq)]
pub struct Own {
    /// Choices of the current action, latest first, while they can be undone.
    pub made: Arc<[Choice]>,
    /// Costs of the current action so far, including the dismissed card.
    pub paid: Arc<[Event]>,
    /// True if the viewer's hand may be seen. Among several people, only the seat that is asked sees its own.
    pub open_hand: bool,
}

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

#[ext(SceneExt)]
pub impl Scene {
    fn question(&self) -> Option<Question> {
        self.state.decision().filter(|decision| decision.seat == self.viewer).map(|decision| decision.question)
    }

    fn me(&self) -> &Player {
        self.state.player(self.viewer)
    }

    fn pair_on(&self, space: Space) -> Option<Choice> {
        let starts = |pair: &Pair| Space::numbered(pair.card.number()) == Some(space);
        let asked = self.question() == Some(Question::Pair);
        let place = self.state.pairs().iter().position(starts).filter(|_| asked)?;
        Some(Choice::Pair(place as u8))
    }

    fn segment(&self, place: usize) -> Segment {
        self.state.board().ring[place % 5]
    }

    fn own_segment(&self) -> Segment {
        self.me().space.segment
    }

    fn section(&self, place: usize) -> Section {
        self.state.section_beside(self.segment(place))
    }

    fn action(&self) -> Option<PrimaryAction> {
        match self.question()? {
            Question::Exchanges => Some(PrimaryAction::Trade),
            Question::Building => Some(PrimaryAction::Construct),
            Question::Workers => Some(PrimaryAction::PlaceWorkers),
            Question::Fund(action, _) => Some(action),
            Question::Spot(..) if self.building().is_some() => Some(PrimaryAction::Construct),
            _ => None,
        }
    }

    fn building(&self) -> Option<Building> {
        if let Some(Question::Spot(building, _)) = self.question() {
            return Some(building);
        }
        let chosen = |choice: &Choice| match choice {
            Choice::Build(building) => Some(*building),
            _ => None,
        };
        self.proposal.as_ref().and_then(chosen).or_else(|| self.own.made.iter().find_map(chosen))
    }

    fn stand(&self, space: Space) -> impl Iterator<Item = Seat> {
        let on = move |seat: &Seat| self.state.is_set_up() && self.state.player(*seat).space == space;
        self.state.all_seats().filter(on)
    }

    fn preview(&self, choice: Choice) -> Option<TablePreview> {
        TablePreview::of(&self.state, self.viewer, choice)
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
