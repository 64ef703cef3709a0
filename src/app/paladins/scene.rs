//! What the panels are drawn from: the state, what may be chosen, who looks at it and in which language.

use crate::app::table::Tap;
use crate::kernel::{Lang, Seat};
use crate::paladins::components::{Action, TownsfolkId};
use crate::paladins::{Choice, Deed, Paladins, Player, Question, Target, Task};
use std::sync::Arc;

/// One moment of the table as one seat sees it.
#[derive(Clone, PartialEq)]
pub struct Scene {
    /// The state of the game.
    pub state: Arc<Paladins>,
    /// The legal choices, if the one who looks may choose; else none.
    pub choices: Arc<[Choice]>,
    /// What could be chosen when this turn began, for those who change their mind: only while it can all be taken back.
    pub earlier: Arc<[Choice]>,
    /// Whose board lies before us.
    pub viewer: Seat,
    /// A name a seat.
    pub names: Arc<[String]>,
    /// The language.
    pub lang: Lang,
}

impl Scene {
    /// What is asked, if the one who looks is asked.
    pub fn question(&self) -> Option<Question> {
        self.state.asked().filter(|(seat, _)| *seat == self.viewer).map(|(_, question)| question)
    }

    /// The player whose board lies before us.
    pub fn me(&self) -> &Player {
        self.state.player(self.viewer)
    }

    /// The place of a choice among the legal ones.
    pub fn place(&self, choice: Choice) -> Option<usize> {
        self.choices.iter().position(|legal| *legal == choice)
    }

    /// The tap that makes a choice, if it is legal now.
    pub fn choose(&self, choice: Choice) -> Option<Tap> {
        self.place(choice).map(Tap::Choose)
    }

    /// The tap that takes steps of this turn back to make a choice instead.
    pub fn switch(&self, choice: Choice) -> Option<Tap> {
        self.earlier.contains(&choice).then(|| Tap::Switch(choice.to_string()))
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    /// The seats other than the viewer's, in turn order.
    pub fn rivals(&self) -> impl Iterator<Item = Seat> {
        let (own, seats) = (self.viewer.index(), self.state.seats());
        (1..seats).map(move |step| Seat(((own + step) % seats) as u8))
    }

    /// The task whose Workers are being chosen.
    pub fn task(&self) -> Option<Task> {
        match self.question() {
            Some(Question::Pay(task)) => Some(task),
            _ => None,
        }
    }

    /// What is being aimed at, once it is known.
    pub fn target(&self) -> Option<Target> {
        self.task().map(|task| task.target)
    }

    /// What is being done, from the choice of the action to its Workers.
    pub fn deed(&self) -> Option<Deed> {
        match self.question()? {
            Question::Recruit | Question::TownsfolkCost { .. } => Some(Deed::Action(Action::Recruit)),
            Question::Space(action) | Question::Outsider(action) => Some(Deed::Action(action)),
            Question::Jar => Some(Deed::Action(Action::Absolve)),
            Question::Workshop => Some(Deed::Action(Action::Develop)),
            Question::Clear => Some(Deed::Action(Action::Pray)),
            Question::Pay(task) => Some(task.deed),
            _ => None,
        }
    }

    /// The action being done.
    pub fn action(&self) -> Option<Action> {
        match self.deed() {
            Some(Deed::Action(action)) => Some(action),
            _ => None,
        }
    }

    /// The Townsfolk being paid for, by its slot.
    pub fn townsfolk_aim(&self) -> Option<u8> {
        match self.question()? {
            Question::TownsfolkCost { slot, .. } => Some(slot),
            Question::Pay(Task { target: Target::Townsfolk { slot, .. }, .. }) => Some(slot),
            _ => None,
        }
    }

    /// The members of the viewer's crew that would act when an action is taken.
    pub fn works_on(&self, townsfolk: TownsfolkId) -> bool {
        use crate::paladins::components::When;
        self.action().is_some_and(|action| townsfolk.card().when == When::Action(action))
    }
}
