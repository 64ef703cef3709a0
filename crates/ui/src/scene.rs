//! What the panels of a table are drawn from: the state, what may be chosen, who looks at it and in which language.

use super::{Tap, Viewer};
use engine::led_on;
use kernel::grammar::{capital, semicolon};
use kernel::{Lang, Seat, Spoken, Table};
use std::sync::Arc;

/// What a game's table knows of a moment besides what all know.
pub trait Seen: Spoken {
    /// It.
    type Own: Clone + PartialEq;
    /// It, and what could be chosen at the earlier steps of what is under way, for those who change their mind: only while
    /// those can be taken back. `asked`: whether the one who looks may choose.
    fn seen(table: &Table<Self>, asked: bool) -> (Vec<Self::Choice>, Self::Own);
    /// Whether a tap on a legal choice looks at it first, so that another one confirms it: all but what only leads on.
    fn looks(&self, choice: Self::Choice) -> bool {
        led_on(self, choice).is_none()
    }
}

/// One moment of a table as one seat sees it.
#[derive(Debug)]
pub struct Scene<G: Seen> {
    /// The state of the game.
    pub state: Arc<G>,
    /// The legal choices, if the one who looks may choose; else none.
    pub choices: Arc<[G::Choice]>,
    /// What could be chosen at the earlier steps of what is under way, while those can be taken back.
    pub earlier: Arc<[G::Choice]>,
    /// What is looked at or proposed, to be confirmed.
    pub proposal: Option<G::Choice>,
    /// Whose board lies before us.
    pub viewer: Seat,
    /// A name a seat.
    pub names: Arc<[String]>,
    /// The language.
    pub lang: Lang,
    /// What this game's table knows besides.
    pub own: G::Own,
}

impl<G: Seen> Clone for Scene<G> {
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

impl<G: Seen> PartialEq for Scene<G> {
    fn eq(&self, other: &Self) -> bool {
        (self.viewer, self.lang, self.proposal) == (other.viewer, other.lang, other.proposal)
            && self.choices == other.choices
            && self.earlier == other.earlier
            && self.own == other.own
            && self.names == other.names
            && self.state == other.state
    }
}

impl<G: Seen> Scene<G> {
    /// The table as somebody sees it.
    pub fn of(table: &Table<G>, viewer: Viewer) -> Self {
        let Viewer { seat, asked, proposal, names, lang } = viewer;
        let (earlier, own) = G::seen(table, asked);
        let choices = if asked { table.choices() } else { Vec::new() };
        let proposal = proposal.and_then(|word| word.parse().ok());
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

    /// The same moment with something else looked at; with nothing else where there is none.
    #[must_use]
    pub fn looking_at(&self, choice: Option<G::Choice>) -> Self {
        Self { proposal: choice.or(self.proposal), ..self.clone() }
    }

    /// The place of a choice among the legal ones.
    pub fn place(&self, choice: G::Choice) -> Option<usize> {
        self.choices.iter().position(|legal| *legal == choice)
    }

    /// The tap that makes a choice, if it is legal now.
    pub fn choose(&self, choice: G::Choice) -> Option<Tap> {
        self.place(choice).map(Tap::Choose)
    }

    /// The tap that looks at a choice first, if it is legal now.
    pub fn look(&self, choice: G::Choice) -> Option<Tap> {
        self.place(choice).map(|place| Tap::Look { place, looked: self.proposal == Some(choice) })
    }

    /// The tap that proposes a choice, or makes it if it is what is proposed.
    pub fn pick(&self, choice: G::Choice) -> Option<Tap> {
        let place = self.place(choice)?;
        Some(if self.proposal == Some(choice) { Tap::Choose(place) } else { Tap::Pick(place) })
    }

    /// The tap on a choice, if it is legal now: makes it at once, or looks at it first where the game says so.
    pub fn tap(&self, choice: G::Choice) -> Option<Tap> {
        self.place(choice)?;
        if self.state.looks(choice) { self.look(choice) } else { self.choose(choice) }
    }

    /// The tap on a thing of the question after `first`: makes both choices, where the first one is legal now and only leads
    /// on to a question that has the second one.
    pub fn ahead(&self, first: G::Choice, then: G::Choice) -> Option<Tap> {
        self.place(first)?;
        let mut next = Vec::new();
        led_on(&*self.state, first)?.choices(&mut next);
        next.contains(&then).then(|| Tap::Ahead(first.to_string(), then.to_string()))
    }

    /// The tap that takes steps back to make a choice instead.
    pub fn switch(&self, choice: G::Choice) -> Option<Tap> {
        self.earlier.contains(&choice).then(|| Tap::Switch(choice.to_string()))
    }

    /// Why the viewer may not do this, where it may not.
    pub fn why_not(&self, action: G::Action) -> Option<String> {
        self.said(&self.state.why_not(self.viewer, action))
    }

    /// Reasons in one sentence; none where there is no reason.
    pub fn said(&self, lacks: &[G::WhyNot]) -> Option<String> {
        let texts: Vec<String> = lacks.iter().map(|why| G::reason(why, self.lang)).collect();
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
}
