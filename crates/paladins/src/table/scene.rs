//! What the panels are drawn from.

use crate::components::{Action, TownsfolkId, When, Workers};
use crate::{Choice, Intent, Paladins, Player, Question, Target, Task, WhyNot};
use easy_ext::ext;
use kernel::{Game, Reveals, Table};
use std::sync::Arc;
use ui::Seen;

/// One moment of the table as one seat sees it.
pub type Scene = ui::Scene<Paladins>;

/// What this table knows besides.
#[derive(Clone, Debug, PartialEq)]
pub struct Own {
    /// Whether the one who looks is asked, and may choose.
    pub asked: bool,
    /// The state in which this turn's action was chosen, while that can be taken back.
    pub turn: Option<Arc<Paladins>>,
}

impl Seen for Paladins {
    type Own = Own;

    fn seen(table: &Table<Self>, asked: bool) -> (Vec<Choice>, Own) {
        let (earlier, turn) = if asked { steps(table) } else { (Vec::new(), None) };
        (earlier, Own { asked, turn })
    }
}

/// The reading of [`Scene`] for this game.
#[ext(SceneExt)]
pub impl Scene {
    /// The Workers that are proposed, to be placed, to be kept or to be lost.
    fn proposed_workers(&self) -> Option<Workers> {
        match self.proposal {
            Some(Choice::Pay(band) | Choice::Keep(band) | Choice::Lose(band)) => Some(band),
            _ => None,
        }
    }

    /// The slot of the Townsfolk that is about to be drafted.
    fn drafted(&self) -> Option<u8> {
        match self.proposal {
            Some(Choice::Take(slot)) => Some(slot),
            _ => None,
        }
    }

    /// What is missing before the viewer may do this; empty where it may, or where nobody asks.
    fn lacks(&self, intent: Intent) -> Vec<WhyNot> {
        let state = match self.question() {
            Some(Question::Turn) => &self.state,
            _ => match &self.own.turn {
                Some(turn) => turn,
                None => return Vec::new(),
            },
        };
        state.why_not(self.viewer, intent)
    }

    /// What is asked, if the one who looks is asked.
    fn question(&self) -> Option<Question> {
        self.state.asked().filter(|(seat, _)| *seat == self.viewer).map(|(_, question)| question)
    }

    /// The player whose board lies before us.
    fn me(&self) -> &Player {
        self.state.player(self.viewer)
    }

    /// The task whose Workers are being chosen.
    fn task(&self) -> Option<Task> {
        match self.question() {
            Some(Question::Pay(task)) => Some(task),
            _ => None,
        }
    }

    /// What is being aimed at, once it is known.
    fn target(&self) -> Option<Target> {
        self.task().map(|task| task.target)
    }

    /// What is being done, from the choice of the action to its Workers.
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

    /// The action being done.
    fn action(&self) -> Option<Action> {
        match self.intent() {
            Some(Intent::Action(action)) => Some(action),
            _ => None,
        }
    }

    /// The Townsfolk being paid for, by its slot.
    fn townsfolk_aim(&self) -> Option<u8> {
        match self.question()? {
            Question::TownsfolkCost { slot, .. }
            | Question::Pay(Task { target: Target::Townsfolk { slot, .. }, .. }) => Some(slot),
            _ => None,
        }
    }

    /// The members of the viewer's crew that would act when an action is taken.
    fn works_on(&self, townsfolk: TownsfolkId) -> bool {
        self.action().is_some_and(|action| townsfolk.card().when == When::Action(action))
    }
}

/// What could be chosen at the steps of this turn that can be taken back, and the state in which its action was chosen.
fn steps(table: &Table<Paladins>) -> (Vec<Choice>, Option<Arc<Paladins>>) {
    let mut earlier = Vec::new();
    let Some(seat) = table.decision().map(|decision| decision.seat) else {
        return (earlier, None);
    };
    let mut list = Vec::new();
    let past = table.past();
    for (moment, before) in past.iter().skip(1).zip(past).rev() {
        if moment.seat != Some(seat) || moment.events.iter().any(Reveals::reveals) {
            break;
        }
        let asked = before.state.asked();
        if asked.is_none_or(|(asked, _)| asked != seat) {
            break;
        }
        before.state.choices(&mut list);
        earlier.append(&mut list);
        if matches!(asked, Some((_, Question::Turn))) {
            // Only while the action itself is being put together: what it led to is not switched away by a tap.
            let under_way = moment.events.is_empty();
            return if under_way { (earlier, Some(Arc::new(before.state.clone()))) } else { (Vec::new(), None) };
        }
        if !moment.events.is_empty() {
            return (Vec::new(), None);
        }
    }
    (Vec::new(), None)
}
