//! Input of the panels.

use super::preview::TablePreview;
use crate::components::{Building, PrimaryAction, Section, Segment, Space};
use crate::{Choice, Event, Pair, Player, Question, Viscounts};
use easy_ext::ext;
use kernel::{Game, Seat};
use std::sync::Arc;

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
