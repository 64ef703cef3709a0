//! Guardhouse: four actions.

use super::super::components::{
    BoardAbility, DEBT_SILVER, DEBT_TAX, DEBT_VIRTUE, Effect, GuardAction, MORE_JAIL_SILVER, Occasion, RANSOM_SILVER,
    RANSOM_TAX, RANSOM_VIRTUE, Thing,
};
use super::super::state::MOST_DEBTS;
use super::super::{Architects, Event, Guards, Step, WhyNot};
use engine::{Check, ReasonSink, is_allowed};
use kernel::{EventSink, Seat};

impl Architects {
    /// Notes every obstacle to an action at the Guardhouse. The action has to have an effect and to be payable
    /// (ruling R32). In a team some actions serve the Workers of another player; the acting seat pays (ruling A-22).
    pub(in super::super) fn check_guard(
        &self,
        seat: Seat,
        action: GuardAction,
        whom: Seat,
        reasons: &mut impl ReasonSink<WhyNot>,
    ) -> Check {
        let serves = whom == seat || self.team.is_some() && whom.0 < self.seats && action.is_for_one();
        reasons.when(!serves, WhyNot::NoSuchThing)?;
        let player = self.player(seat);
        let (does, reason, price) = match action {
            GuardAction::Imprison => (player.captives() > 0, WhyNot::NoCaptive, 0),
            GuardAction::Release => (self.player(whom).prison > 0, WhyNot::NoPrisoner, 0),
            GuardAction::Ransom => {
                (self.held(whom) > 0, WhyNot::NobodyHeld, self.tax_due(seat, RANSOM_TAX) + RANSOM_SILVER)
            }
            GuardAction::RansomByDebt => (self.held(whom) > 0, WhyNot::NobodyHeld, 0),
            GuardAction::PayDebt => (player.unpaid > 0, WhyNot::NoDebt, self.tax_due(seat, DEBT_TAX) + DEBT_SILVER),
        };
        reasons.when(!does, reason)?;
        self.check_silver(seat, price, reasons)
    }

    pub(super) fn can_guard(&self, seat: Seat) -> bool {
        let can = |action, whom| is_allowed(|reasons| self.check_guard(seat, action, whom, reasons));
        GuardAction::ALL.into_iter().any(|action| can(action, seat))
            || self.helpful().any(|action| self.others(seat).any(|whom| can(action, whom)))
    }

    pub(in super::super) fn helpful(&self) -> impl Iterator<Item = GuardAction> + use<> {
        let together = self.team.is_some();
        GuardAction::ALL.into_iter().filter(move |action| together && action.is_for_one())
    }

    pub(in super::super) fn guard(
        &mut self,
        seat: Seat,
        action: GuardAction,
        whom: Seat,
        left: u8,
        out: &mut impl EventSink<Event>,
    ) {
        self.flow.push(Step::Guards(Guards { left: left.saturating_sub(1), begun: true }));
        out.emit(Event::Guarded { seat, action, whom });
        match action {
            GuardAction::Imprison => {
                let silver = self.player(seat).captives_worth();
                self.imprison(seat, out);
                self.gain(seat, Thing::Silver, silver, out);
                self.board_brings(seat, BoardAbility::JailSilver, &[(Thing::Silver, MORE_JAIL_SILVER)], out);
                self.bring(seat, Occasion::Imprison, out);
            }
            GuardAction::Release => self.release(whom, self.player(whom).prison, out),
            GuardAction::Ransom => {
                self.pay_tax(seat, RANSOM_TAX, out);
                self.pay(seat, Thing::Silver, RANSOM_SILVER, out);
                self.free_held(whom, out);
            }
            GuardAction::RansomByDebt => {
                self.flow.push(Step::Give(whom, Effect::FreeHeld));
                self.flow.push(Step::Give(seat, Effect::LoseVirtue(RANSOM_VIRTUE)));
                self.gain_debts(seat, 1, out);
            }
            GuardAction::PayDebt => {
                self.pay_tax(seat, DEBT_TAX, out);
                self.pay(seat, Thing::Silver, DEBT_SILVER, out);
                self.flip_debt(seat, out);
                self.bring(seat, Occasion::DebtPaid, out);
            }
        }
    }

    /// Turns an unpaid Debt to its paid side, for a Virtue.
    pub(in super::super) fn flip_debt(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        let player = self.player_mut(seat);
        player.unpaid = player.unpaid.saturating_sub(1);
        player.paid = player.paid.saturating_add(1).min(MOST_DEBTS);
        out.emit(Event::DebtPaid { seat });
        self.gain_virtue(seat, DEBT_VIRTUE, out);
    }
}
