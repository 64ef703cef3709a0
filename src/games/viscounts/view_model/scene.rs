//! What the panels are drawn from: the state, what may be chosen, who looks at it and in which language.

use super::preview::Preview;
use crate::engine::{Tap, Viewer};
use crate::games::viscounts::components::{Building, PrimaryAction, Section, Segment, Space};
use crate::games::viscounts::{Choice, Event, Intent, Pair, Player, Question, Viscounts};
use crate::kernel::grammar::{capital, semicolon};
use crate::kernel::{Game, Lang, Moment, Reveals, Seat, Spoken, Table, seats_of_people};
use std::sync::Arc;

/// One moment of the table as one seat sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The state of the game.
    pub state: Arc<Viscounts>,
    /// The legal choices, if the one who looks may choose; else none.
    pub choices: Arc<[Choice]>,
    /// What could be chosen at the earlier steps of this action, for those who change their mind: only while they can be
    /// taken back.
    pub earlier: Arc<[Choice]>,
    /// What was chosen for this action so far, the latest first, while it can be taken back.
    pub made: Arc<[Choice]>,
    /// What the action under way has cost so far, card dismissed included.
    pub paid: Arc<[Event]>,
    /// What is proposed, to be confirmed.
    pub proposal: Option<Choice>,
    /// Whose board lies before us.
    pub viewer: Seat,
    /// Whether the viewer's hand may be seen: of several people only the one who is asked sees its own.
    pub open_hand: bool,
    /// A name a seat.
    pub names: Arc<[String]>,
    /// The language.
    pub lang: Lang,
}

impl Scene {
    /// The table as somebody sees it.
    pub fn of(table: &Table<Viscounts>, viewer: Viewer) -> Self {
        let Viewer { seat, asked, proposal, names, lang } = viewer;
        let (earlier, made) = if asked { steps(table) } else { (Vec::new(), Vec::new()) };
        let choices = if asked { table.choices() } else { Vec::new() };
        let paid = if asked { paid(table) } else { Vec::new() };
        let proposal = proposal.and_then(|word| word.parse().ok());
        Self {
            state: Arc::new(table.state().clone()),
            proposal: proposal.filter(|proposed| choices.contains(proposed)),
            choices: choices.into(),
            earlier: earlier.into(),
            made: made.into(),
            paid: paid.into(),
            viewer: seat,
            open_hand: asked || seats_of_people(table.kinds()).count() < 2,
            names,
            lang,
        }
    }

    /// What is asked, if the one who looks is asked.
    pub fn question(&self) -> Option<Question> {
        self.state.decision().filter(|decision| decision.seat == self.viewer).map(|decision| decision.question)
    }

    /// The player whose board lies before us.
    pub fn me(&self) -> &Player {
        self.state.player(self.viewer)
    }

    /// The place of a choice among the legal ones.
    pub fn place(&self, choice: Choice) -> Option<usize> {
        self.choices.iter().position(|legal| *legal == choice)
    }

    /// The Player Card that starts on a space, while one is chosen.
    pub fn pair_on(&self, space: Space) -> Option<Choice> {
        let starts = |pair: &Pair| Space::numbered(pair.card.number()) == Some(space);
        let asked = self.question() == Some(Question::Pair);
        let place = self.state.pairs().iter().position(starts).filter(|_| asked)?;
        Some(Choice::Pair(place as u8))
    }

    /// The tap that makes a choice, if it is legal now.
    pub fn choose(&self, choice: Choice) -> Option<Tap> {
        self.place(choice).map(Tap::Choose)
    }

    /// The tap that proposes a choice, or makes it if it is what is proposed.
    pub fn pick(&self, choice: Choice) -> Option<Tap> {
        let place = self.place(choice)?;
        Some(if self.proposal == Some(choice) { Tap::Choose(place) } else { Tap::Pick(place) })
    }

    /// The tap that takes steps of this action back to make a choice instead.
    pub fn switch(&self, choice: Choice) -> Option<Tap> {
        self.earlier.contains(&choice).then(|| Tap::Switch(choice.to_string()))
    }

    /// Why the viewer may not do this, where it may not.
    pub fn why_not(&self, intent: Intent) -> Option<String> {
        let lacks = self.state.why_not(self.viewer, intent);
        let texts: Vec<String> = lacks.iter().map(|why| Viscounts::reason(why, self.lang)).collect();
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

    /// The segment at a place of the ring.
    pub fn segment(&self, place: usize) -> Segment {
        self.state.board().ring[place % 5]
    }

    /// The lobe of the viewer's Viscount.
    pub fn own_segment(&self) -> Segment {
        self.me().space.segment
    }

    /// The section of the Castle beside the lobe at a place of the ring.
    pub fn section(&self, place: usize) -> Section {
        self.state.section_beside(self.segment(place))
    }

    /// The primary action that is under way.
    pub fn action(&self) -> Option<PrimaryAction> {
        match self.question()? {
            Question::Exchanges => Some(PrimaryAction::Trade),
            Question::Building => Some(PrimaryAction::Construct),
            Question::Workers => Some(PrimaryAction::PlaceWorkers),
            Question::Fund(action, _) => Some(action),
            Question::Spot(..) if self.building().is_some() => Some(PrimaryAction::Construct),
            _ => None,
        }
    }

    /// The Building that is being constructed.
    pub fn building(&self) -> Option<Building> {
        if let Some(Question::Spot(building, _)) = self.question() {
            return Some(building);
        }
        let chosen = |choice: &Choice| match choice {
            Choice::Build(building) => Some(*building),
            _ => None,
        };
        self.proposal.as_ref().and_then(chosen).or_else(|| self.made.iter().find_map(chosen))
    }

    /// Whether a Viscount of another seat or the own one stands there.
    pub fn stand(&self, space: Space) -> impl Iterator<Item = Seat> {
        let on = move |seat: &Seat| self.state.is_set_up() && self.state.player(*seat).space == space;
        self.state.all_seats().filter(on)
    }

    /// What a choice would bring.
    pub fn preview(&self, choice: Choice) -> Option<Preview> {
        Preview::of(&self.state, self.viewer, choice)
    }
}

/// What could be chosen at the steps of this action that can be taken back, and what was chosen.
fn steps(table: &Table<Viscounts>) -> (Vec<Choice>, Vec<Choice>) {
    let (mut earlier, mut made) = (Vec::new(), Vec::new());
    let Some(seat) = table.decision().map(|decision| decision.seat) else { return (earlier, made) };
    let mut list = Vec::new();
    let past = table.past();
    for (moment, before) in past.iter().skip(1).zip(past).rev() {
        let asked = before.state.decision();
        if moment.seat != Some(seat) || moment.events.iter().any(Reveals::reveals) {
            break;
        }
        let of_action = |question: Question| matches!(question, Question::Act | Question::Building | Question::Workers);
        if !asked.is_some_and(|decision| decision.seat == seat && of_action(decision.question)) {
            // Paid already: what was built is still known, but no tap switches away from it.
            earlier.clear();
            if !asked.is_some_and(|decision| matches!(decision.question, Question::Fund(..))) {
                break;
            }
            continue;
        }
        before.state.choices(&mut list);
        earlier.append(&mut list);
        made.extend(moment.choice);
        if asked.is_some_and(|decision| decision.question == Question::Act) {
            return (earlier, made);
        }
    }
    (Vec::new(), made)
}

/// What the seat that is asked paid for the action under way, with the card that it dismissed.
fn paid(table: &Table<Viscounts>) -> Vec<Event> {
    let Some(asked) = table.decision() else { return Vec::new() };
    if !matches!(asked.question, Question::Fund(..) | Question::Spot(..)) {
        return Vec::new();
    }
    let past = table.past();
    let begins = |moment: &Arc<Moment<Viscounts>>| matches!(moment.choice, Some(Choice::Act(_)));
    let from = past.iter().rposition(begins).unwrap_or(past.len());
    let costs = |event: &&Event| matches!(event, Event::Paid { .. } | Event::Dismissed { .. });
    past[from..].iter().flat_map(|moment| moment.events.iter().filter(costs).copied()).collect()
}
