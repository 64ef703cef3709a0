//! Input of the panels of a table: the state, the possible choices, the viewer and the language.

use super::{Drag, Motion, Tap};
use engine::same_turn_state;
use kernel::grammar::{capital, semicolon};
use kernel::{Lang, Seat, Spoken, Table};
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Viewer {
    pub seat: Seat,
    pub asked: bool,
    pub proposal: Option<String>,
    pub names: Arc<[String]>,
    pub lang: Lang,
}

pub trait TableData: Spoken {
    /// Data of a scene that only this game has.
    type Own: Clone + PartialEq;
    /// Returns the choices of earlier questions of the current action, while those can be taken back, and the data.
    /// `asked`: true if the viewer may choose.
    fn seen(table: &Table<Self>, asked: bool) -> (Vec<Self::Choice>, Self::Own);
    /// True if a tap on a legal choice first selects it for confirmation: all but those that only lead on.
    fn looks(&self, choice: Self::Choice) -> bool {
        same_turn_state(self, choice).is_none()
    }
    /// Movements of a piece by hand that stand for a legal choice. None where only a tap makes it.
    fn carried(&self, _choice: Self::Choice) -> Vec<Motion> {
        Vec::new()
    }
    /// True if a choice begins an action, so that a piece moved by hand for the next question makes it too.
    fn begins_action(&self, _choice: Self::Choice) -> bool {
        true
    }
    fn drags(scene: &Scene<Self>) -> Vec<Drag> {
        scene.moved_by_hand()
    }
}

#[derive(Debug)]
pub struct Scene<G: TableData> {
    pub state: Arc<G>,
    /// The legal choices; empty if the viewer may not choose.
    pub choices: Arc<[G::Choice]>,
    pub earlier: Arc<[G::Choice]>,
    pub proposal: Option<G::Choice>,
    pub viewer: Seat,
    pub names: Arc<[String]>,
    pub lang: Lang,
    pub own: G::Own,
}

impl<G: TableData> Clone for Scene<G> {
    fn clone(&self) -> Self {
        Self {
            state: self.state.clone(),
            choices: self.choices.clone(),
            earlier: self.earlier.clone(),
            proposal: self.proposal,
            viewer: self.viewer,
            names: self.names.clone(),
            lang: self.lang,
            own: self.own.clone(),
        }
    }
}

impl<G: TableData> PartialEq for Scene<G> {
    fn eq(&self, other: &Self) -> bool {
        (self.viewer, self.lang, self.proposal) == (other.viewer, other.lang, other.proposal)
            && self.choices == other.choices
            && self.earlier == other.earlier
            && self.own == other.own
            && self.names == other.names
            && self.state == other.state
    }
}

impl<G: TableData> Scene<G> {
    pub fn of(table: &Table<G>, viewer: Viewer) -> Self {
        let Viewer { seat, asked, proposal, names, lang } = viewer;
        let (earlier, own) = G::seen(table, asked);
        let choices = if asked { table.choices() } else { Vec::new() };
        let proposal = proposal.and_then(|key| key.parse().ok());
        Self {
            state: Arc::new(table.state().clone()),
            proposal: proposal.filter(|proposed| choices.contains(proposed)),
            choices: choices.into(),
            earlier: earlier.into(),
            viewer: seat,
            names,
            lang,
            own,
        }
    }

    /// The same scene with another choice selected; unchanged for `None`.
    #[must_use]
    pub fn looking_at(&self, choice: Option<G::Choice>) -> Self {
        Self { proposal: choice.or(self.proposal), ..self.clone() }
    }

    pub fn place(&self, choice: G::Choice) -> Option<usize> {
        self.choices.iter().position(|legal| *legal == choice)
    }

    pub fn choose(&self, choice: G::Choice) -> Option<Tap> {
        self.place(choice).map(Tap::Choose)
    }

    /// The tap that selects a choice first, if it is legal now.
    pub fn look(&self, choice: G::Choice) -> Option<Tap> {
        self.place(choice).map(|place| Tap::Look { place, looked: self.proposal == Some(choice) })
    }

    pub fn pick(&self, choice: G::Choice) -> Option<Tap> {
        let place = self.place(choice)?;
        Some(if self.proposal == Some(choice) { Tap::Choose(place) } else { Tap::Pick(place) })
    }

    /// The tap on a choice, if it is legal now: it makes it at once, or selects it first, depending on [`TableData::looks`].
    pub fn tap(&self, choice: G::Choice) -> Option<Tap> {
        self.place(choice)?;
        if self.state.looks(choice) { self.look(choice) } else { self.choose(choice) }
    }

    /// The tap on a thing of the question after `first`. It makes both choices, if `first` is legal now and only leads
    /// on to a question that has the second one.
    pub fn ahead(&self, first: G::Choice, then: G::Choice) -> Option<Tap> {
        self.place(first)?;
        let mut next = Vec::new();
        same_turn_state(&*self.state, first)?.choices(&mut next);
        next.contains(&then).then(|| Tap::Ahead(first.to_string(), then.to_string()))
    }

    /// The tap that takes steps back to make a choice instead.
    pub fn switch(&self, choice: G::Choice) -> Option<Tap> {
        self.earlier.contains(&choice).then(|| Tap::Switch(choice.to_string()))
    }

    pub fn why_not(&self, action: G::Action) -> Option<String> {
        self.reasons_text(&self.state.why_not(self.viewer, action))
    }

    pub fn reasons_text(&self, reasons: &[G::WhyNot]) -> Option<String> {
        let texts: Vec<String> = reasons.iter().map(|why| G::reason(why, self.lang)).collect();
        (!texts.is_empty()).then(|| capital(&texts.join(semicolon(self.lang))))
    }

    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    pub fn rivals(&self) -> impl Iterator<Item = Seat> {
        let (own, seats) = (self.viewer.index(), self.state.seats());
        (1..seats).map(move |step| Seat(((own + step) % seats) as u8))
    }
}
