//! The flow: what is still to be resolved, taken one step at a time until somebody must choose.

use super::components::Reward;
use super::event::Event;
use super::question::Question;
use super::state::Paladins;
use super::step::Step;
use crate::kernel::{Seat, Sink};

impl Paladins {
    /// Something to be resolved before all that waits already.
    pub(super) fn push(&mut self, step: Step) {
        self.flow.push(step);
    }

    /// A question to be asked before all that waits already.
    pub(super) fn ask(&mut self, seat: Seat, question: Question) {
        self.push(Step::Ask(seat, question));
    }

    /// Rewards to be resolved left to right, before all that waits already.
    pub(super) fn push_rewards(&mut self, seat: Seat, rewards: &[Reward]) {
        for reward in rewards.iter().rev() {
            self.push(Step::Reward(seat, *reward));
        }
    }

    /// Resolves steps until somebody must choose, or the game is over.
    pub(super) fn advance(&mut self, events: &mut impl Sink<Event>) {
        while self.asked().is_none() {
            let Some(step) = self.flow.pop() else { return };
            self.run(step, events);
        }
    }

    fn run(&mut self, step: Step, events: &mut impl Sink<Event>) {
        match step {
            Step::Ask(..) => {}
            Step::Reward(seat, reward) if self.is_rival(seat) => self.rival_reward(seat, reward, events),
            Step::Reward(seat, reward) => self.reward(seat, reward, events),
            Step::Either(seat, source) => self.either(seat, source),
            Step::Suspicion { seat, again } => self.draw_suspicion(seat, again, events),
            Step::Abilities(seat, when) => self.push_abilities(seat, when),
            Step::Ability(seat, townsfolk) => {
                events.tell(Event::AbilityWorked { seat, townsfolk });
                self.push(Step::Reward(seat, townsfolk.card().ability));
            }
            Step::Inquisition => self.inquisition(events),
            Step::Inquire(seat) => self.inquire(seat),
            Step::InquireNext(seat) => self.inquire_next(seat, events),
            Step::Verdict => self.verdict(events),
            Step::FillTown => self.fill_town(events),
            Step::Round => self.begin_round(events),
            Step::DrawPaladins(seat) => self.draw_paladins(seat, events),
            Step::Muster(seat) => self.muster(seat, events),
            Step::RivalMuster => self.rival_muster(events),
            Step::Turn(seat) => self.turn(seat, events),
            Step::Scheme(seat) => self.scheme(seat, events),
            Step::EndRound => self.end_round(),
            Step::Excess(seat) => self.keep_workers(seat, events),
            Step::Refresh => self.refresh(events),
            Step::AbsolveSuspicion(seat) => self.absolve_suspicion(seat),
        }
    }
}
