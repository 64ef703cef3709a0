//! What the panels are drawn from: the state, what may be chosen, who looks at it and in which language.

use crate::engine::{Tap, Viewer};
use crate::games::paladins::components::{Action, TownsfolkId, When, Workers};
use crate::games::paladins::{Choice, Intent, Paladins, Player, Question, Target, Task, WhyNot};
use crate::kernel::grammar::{capital, semicolon};
use crate::kernel::{Game, Lang, Reveals, Seat, Spoken, Table};
use std::sync::Arc;

/// One moment of the table as one seat sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The state of the game.
    pub state: Arc<Paladins>,
    /// Whether the one who looks is asked, and may choose.
    pub asked: bool,
    /// The legal choices, if the one who looks may choose; else none.
    pub choices: Arc<[Choice]>,
    /// What could be chosen at the earlier steps of this turn, for those who change their mind: only while they can be
    /// taken back.
    pub earlier: Arc<[Choice]>,
    /// The state in which this turn's action was chosen, while that can be taken back.
    pub turn: Option<Arc<Paladins>>,
    /// What is proposed, to be confirmed.
    pub proposed: Option<Choice>,
    /// Whose board lies before us.
    pub viewer: Seat,
    /// A name a seat.
    pub names: Arc<[String]>,
    /// The language.
    pub lang: Lang,
}

impl Scene {
    /// The table as somebody sees it.
    pub fn of(table: &Table<Paladins>, viewer: Viewer) -> Self {
        let Viewer { seat, asked, proposal, names, lang } = viewer;
        let (earlier, turn) = if asked { steps(table) } else { (Vec::new(), None) };
        let choices = if asked { table.choices() } else { Vec::new() };
        Self {
            state: Arc::new(table.state().clone()),
            asked,
            choices: choices.into(),
            earlier: earlier.into(),
            turn,
            proposed: proposal.and_then(|word| word.parse().ok()).filter(|_| asked),
            viewer: seat,
            names,
            lang,
        }
    }

    /// The Workers that are proposed, to be placed or to be kept.
    pub fn proposal(&self) -> Option<Workers> {
        match self.proposed {
            Some(Choice::Pay(band) | Choice::Keep(band)) => Some(band),
            _ => None,
        }
    }

    /// The slot of the Townsfolk that is about to be drafted.
    pub fn drafted(&self) -> Option<u8> {
        match self.proposed {
            Some(Choice::Take(slot)) => Some(slot),
            _ => None,
        }
    }

    /// What is missing before the viewer may do this; empty where it may, or where nobody asks.
    pub fn lacks(&self, intent: Intent) -> Vec<WhyNot> {
        let state = match self.question() {
            Some(Question::Turn) => &self.state,
            _ => match &self.turn {
                Some(turn) => turn,
                None => return Vec::new(),
            },
        };
        state.why_not(self.viewer, intent)
    }

    /// Reasons in one sentence, for the reader.
    pub fn reason(&self, lacks: &[WhyNot]) -> String {
        let texts: Vec<String> = lacks.iter().map(|why| Paladins::reason(why, self.lang)).collect();
        capital(&texts.join(semicolon(self.lang)))
    }

    /// Why the viewer may not do this, where it may not.
    pub fn why_not(&self, intent: Intent) -> Option<String> {
        let lacks = self.lacks(intent);
        (!lacks.is_empty()).then(|| self.reason(&lacks))
    }

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
    pub fn intent(&self) -> Option<Intent> {
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
    pub fn action(&self) -> Option<Action> {
        match self.intent() {
            Some(Intent::Action(action)) => Some(action),
            _ => None,
        }
    }

    /// The Townsfolk being paid for, by its slot.
    pub fn townsfolk_aim(&self) -> Option<u8> {
        match self.question()? {
            Question::TownsfolkCost { slot, .. }
            | Question::Pay(Task { target: Target::Townsfolk { slot, .. }, .. }) => Some(slot),
            _ => None,
        }
    }

    /// The members of the viewer's crew that would act when an action is taken.
    pub fn works_on(&self, townsfolk: TownsfolkId) -> bool {
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
