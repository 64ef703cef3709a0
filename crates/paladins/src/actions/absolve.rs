//! Absolve: moves the lowest Jar onto a space of the own board.

use super::super::components::{Action, Attribute, Counted, JAR_INFLUENCE, JAR_SPACES, Reward, When};
use super::super::event::Event;
use super::super::question::Question;
use super::super::state::{Paladins, Player};
use super::super::step::Step;
use super::super::why_not::WhyNot;
use engine::{Check, ReasonSink};
use kernel::{EventSink, Seat};

impl Paladins {
    pub(super) fn check_absolve(&self, seat: Seat, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        let player = self.player(seat);
        player.check_silver(player.silver_cost(Action::Absolve), reasons)?;
        self.check_jar(seat, reasons)
    }

    pub(in super::super) fn check_jar(&self, seat: Seat, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        let player = self.player(seat);
        match JAR_INFLUENCE.get(player.absolved as usize) {
            Some(need) => player.check_level(Attribute::Influence, *need, reasons),
            None => reasons.add(WhyNot::AllDone { action: Action::Absolve }),
        }
    }

    pub(in super::super) fn check_jar_space(
        &self,
        seat: Seat,
        space: u8,
        reasons: &mut impl ReasonSink<WhyNot>,
    ) -> Check {
        reasons.when(space as usize >= JAR_SPACES.len(), WhyNot::NoSuchThing)?;
        reasons.when(self.player(seat).jars.has(space as usize), WhyNot::SpaceTaken)
    }

    /// Gains the space's reward and 1 Faith from under the Jar, and offers to remove 1 Suspicion.
    pub(super) fn absolve(&mut self, seat: Seat, space: u8, events: &mut impl EventSink<Event>) {
        let silver = self.player(seat).silver_cost(Action::Absolve);
        self.spend(seat, silver, 0, events);
        let player = self.player_mut(seat);
        player.jars.insert(space as usize);
        player.absolved += 1;
        events.emit(Event::JarMoved { seat, space: Some(space) });
        let reward = JAR_SPACES.get(space as usize);
        // A Townsfolk gained from the space may count Suspicion, too. The question therefore depends on the later
        // crew.
        if self.player(seat).counts_suspicion() || reward == Some(&Reward::FreeRecruit) {
            self.flow.push(Step::AbsolveSuspicion(seat));
        } else {
            self.flow.give(seat, &[Reward::RemoveSuspicion(1)]);
        }
        self.flow.give(seat, &[Reward::Raise(Attribute::Faith, 1)]);
        if let Some(&reward) = reward {
            self.flow.give(seat, &[reward]);
        }
    }

    /// Removes 1 Suspicion. A player with a card that counts Suspicion is asked first.
    pub(in super::super) fn absolve_suspicion(&mut self, seat: Seat) {
        let player = self.player(seat);
        if player.counts_suspicion() && !player.suspicion.is_empty() {
            self.flow.ask(seat, Question::AbsolveSuspicion);
        } else {
            self.flow.give(seat, &[Reward::RemoveSuspicion(1)]);
        }
    }
}

impl Player {
    /// Returns true when a card of this player rewards Suspicion: a Converted Thief, or a Peddler in the crew.
    pub(in super::super) fn counts_suspicion(&self) -> bool {
        self.converted.iter().any(|outsider| outsider.card().name.tally() == Counted::Suspicion)
            || self.crew.iter().any(|townsfolk| townsfolk.card().when == When::InquisitionSuspected)
    }
}
