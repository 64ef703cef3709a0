//! What the panels are drawn from: the state, what may be chosen, who looks at it and in which language.

use super::preview::Preview;
use crate::engine::{Tap, Viewer};
use crate::games::architects::{Architects, Captures, Choice, Intent, Player, Question, WhyNot};
use crate::kernel::grammar::{capital, semicolon};
use crate::kernel::{Game, Lang, Seat, Spoken, Table, seats_of_people};
use std::sync::Arc;

/// One moment of the table as one seat sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The state of the game.
    pub state: Arc<Architects>,
    /// The legal choices, if the one who looks may choose; else none.
    pub choices: Arc<[Choice]>,
    /// What is looked at or proposed, to be confirmed.
    pub proposal: Option<Choice>,
    /// Whose board lies before us.
    pub viewer: Seat,
    /// Whether the viewer's hand may be seen: of several people only the one whose turn it is sees its own.
    pub open_hand: bool,
    /// A name a seat.
    pub names: Arc<[String]>,
    /// The language.
    pub lang: Lang,
}

impl Scene {
    /// The table as somebody sees it.
    pub fn of(table: &Table<Architects>, viewer: Viewer) -> Self {
        let Viewer { seat, asked, proposal, names, lang } = viewer;
        let choices = if asked { table.choices() } else { Vec::new() };
        let proposal = proposal.and_then(|word| word.parse().ok());
        let hides = table.decision().is_some_and(|decision| is_hidden(decision.question));
        let own_turn = hides || table.state().turn() == seat && table.state().is_set_up();
        Self {
            state: Arc::new(table.state().clone()),
            proposal: proposal.filter(|proposed| choices.contains(proposed)),
            choices: choices.into(),
            viewer: seat,
            open_hand: asked && own_turn || seats_of_people(table.kinds()).count() < 2,
            names,
            lang,
        }
    }

    /// What is asked, if the one who looks may answer.
    pub fn question(&self) -> Option<Question> {
        let asked = self.state.decision().filter(|decision| decision.seat == self.viewer && !self.choices.is_empty());
        asked.map(|decision| decision.question)
    }

    /// The captures that are asked for.
    pub fn captures(&self) -> Option<Captures> {
        match self.question() {
            Some(Question::Capture(captures)) => Some(captures),
            _ => None,
        }
    }

    /// The player whose board lies before us.
    pub fn me(&self) -> &Player {
        self.state.player(self.viewer)
    }

    /// The tap that makes a choice, if it is legal now.
    pub fn choose(&self, choice: Choice) -> Option<Tap> {
        self.place(choice).map(Tap::Choose)
    }

    /// The tap that looks at a choice first, if it is legal now.
    pub fn look(&self, choice: Choice) -> Option<Tap> {
        self.place(choice).map(|place| Tap::Look { place, looked: self.proposal == Some(choice) })
    }

    fn place(&self, choice: Choice) -> Option<usize> {
        self.choices.iter().position(|legal| *legal == choice)
    }

    /// Why the viewer may not do this, where it may not.
    pub fn why_not(&self, intent: Intent) -> Option<String> {
        self.said(&self.state.why_not(self.viewer, intent))
    }

    /// Reasons in a row, in words.
    pub fn said(&self, lacks: &[WhyNot]) -> Option<String> {
        let texts: Vec<String> = lacks.iter().map(|why| Architects::reason(why, self.lang)).collect();
        (!texts.is_empty()).then(|| capital(&texts.join(semicolon(self.lang))))
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

    /// What a choice would bring.
    pub fn preview(&self, choice: Choice) -> Option<Preview> {
        Preview::of(&self.state, choice)
    }

    /// What would follow from what is looked at.
    pub fn looked_at(&self) -> Option<Preview> {
        self.proposal.and_then(|choice| self.preview(choice))
    }
}

/// Whether a question is about plans that only the one who is asked may see.
pub const fn is_hidden(question: Question) -> bool {
    matches!(
        question,
        Question::Draft
            | Question::PutBack
            | Question::Keep
            | Question::Place
            | Question::Recall
            | Question::Discard(..)
    )
}
