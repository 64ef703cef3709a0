//! The scene: the input of all panels.

use crate::components::{Action, TownsfolkId, When, Workers};
use crate::{Choice, Intent, Paladins, Player, Question, Target, Task, WhyNot};
use easy_ext::ext;
use kernel::Game;
use std::sync::Arc;

pub type Scene = ui::Scene<Paladins>;

#[derive(Clone, Debug, PartialEq)]
pub struct Own {
    pub asked: bool,
    /// State before the choice of this turn's action, while that can be taken back.
    pub turn: Option<Arc<Paladins>>,
}

#[ext(SceneExt)]
pub impl Scene {
    fn proposed_workers(&self) -> Option<Workers> {
        match self.proposal {
            Some(Choice::Pay(band) | Choice::Keep(band) | Choice::Lose(band)) => Some(band),
            _ => None,
        }
    }

    fn drafted(&self) -> Option<u8> {
        match self.proposal {
            Some(Choice::Take(slot)) => Some(slot),
            _ => None,
        }
    }

    /// Returns the reasons against an intent of the viewer. Empty if it is legal or no turn is asked for.
    fn reasons(&self, intent: Intent) -> Vec<WhyNot> {
        let state = match self.question() {
            Some(Question::Turn) => &self.state,
            _ => match &self.own.turn {
                Some(turn) => turn,
                None => return Vec::new(),
            },
        };
        state.why_not(self.viewer, intent)
    }

    fn question(&self) -> Option<Question> {
        self.state.asked().filter(|(seat, _)| *seat == self.viewer).map(|(_, question)| question)
    }

    fn me(&self) -> &Player {
        self.state.player(self.viewer)
    }

    fn task(&self) -> Option<Task> {
        match self.question() {
            Some(Question::Pay(task)) => Some(task),
            _ => None,
        }
    }

    fn target(&self) -> Option<Target> {
        self.task().map(|task| task.target)
    }

    fn intent(&self) -> Option<Intent> {
        match self.question()? {
            Question::Recruit | Question::TownsfolkCost { .. } => Some(Intent::Action(Action::Recruit)),
            Question::Space(action) | Question::Outsider(action) => Some(Intent::Action(action)),
            Question::Jar => Some(Intent::Action(Action::Absolve)),
            Question::Workshop => Some(Intent::Action(Action::Develop)),
            Question::Clear => Some(Intent::Action(Action::Pray)),
            Question::Pay(task) => Some(task.intent),
            _ => None,
        }
    }

    fn action(&self) -> Option<Action> {
        match self.intent() {
            Some(Intent::Action(action)) => Some(action),
            _ => None,
        }
    }

    fn townsfolk_aim(&self) -> Option<u8> {
        match self.question()? {
            Question::TownsfolkCost { slot, .. }
            | Question::Pay(Task { target: Target::Townsfolk { slot, .. }, .. }) => Some(slot),
            _ => None,
        }
    }

    fn works_on(&self, townsfolk: TownsfolkId) -> bool {
        self.action().is_some_and(|action| townsfolk.card().when == When::Action(action))
    }
}
