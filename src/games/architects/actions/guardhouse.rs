//! Guardhouse: four actions (part 2.3).

use super::super::components::{
    BoardAbility, DEBT_SILVER, DEBT_TAX, DEBT_VIRTUE, Effect, GuardAction, JAIL_SILVER, MORE_JAIL_SILVER, Occasion,
    RANSOM_SILVER, RANSOM_TAX, RANSOM_VIRTUE, Thing,
};
use super::super::event::Event;
use super::super::question::Guards;
use super::super::state::{Architects, MOST_DEBTS};
use super::super::step::Step;
use super::super::why_not::{Note, Whether, WhyNot};
use crate::kernel::{Seat, Sink};

impl Architects {
    /// Notes what stands in the way of an action at the Guardhouse: it has to do something, and to be payable (ruling R32).
    pub(in super::super) fn lacks_guard(&self, seat: Seat, action: GuardAction, note: &mut impl Note) {
        let player = self.player(seat);
        match action {
            GuardAction::Imprison if player.captives() == 0 => note.note(WhyNot::NoCaptive),
            GuardAction::Release if player.prison == 0 => note.note(WhyNot::NoPrisoner),
            GuardAction::Ransom | GuardAction::RansomByDebt if self.held(seat) == 0 => note.note(WhyNot::NobodyHeld),
            GuardAction::PayDebt if player.unpaid == 0 => note.note(WhyNot::NoDebt),
            _ => {}
        }
        match action {
            GuardAction::Ransom => self.lacks_silver(seat, self.tax_due(seat, RANSOM_TAX) + RANSOM_SILVER, note),
            GuardAction::PayDebt => self.lacks_silver(seat, self.tax_due(seat, DEBT_TAX) + DEBT_SILVER, note),
            _ => {}
        }
    }

    /// Whether a seat can take an action at the Guardhouse.
    pub(super) fn can_guard(&self, seat: Seat) -> bool {
        GuardAction::ALL.into_iter().any(|action| {
            let mut lacks = Whether::default();
            self.lacks_guard(seat, action, &mut lacks);
            !lacks.0
        })
    }

    /// Takes an action at the Guardhouse; so many may follow, each chosen once the one before is done.
    pub(in super::super) fn guard(
        &mut self,
        seat: Seat,
        action: GuardAction,
        guards: Guards,
        out: &mut impl Sink<Event>,
    ) {
        self.flow.push(Step::Guards(Guards { left: guards.left.saturating_sub(1), begun: true }));
        out.tell(Event::Guarded { seat, action });
        match action {
            GuardAction::Imprison => {
                let count = self.imprison(seat, out);
                self.gain(seat, Thing::Silver, count.saturating_mul(JAIL_SILVER), out);
                if self.player(seat).can(BoardAbility::JailSilver) {
                    self.board_works(seat, out);
                    self.gain(seat, Thing::Silver, MORE_JAIL_SILVER, out);
                }
                self.bring(seat, Occasion::Imprison, out);
            }
            GuardAction::Release => self.release(seat, self.player(seat).prison, out),
            GuardAction::Ransom => {
                self.pay_tax(seat, RANSOM_TAX, out);
                self.pay(seat, Thing::Silver, RANSOM_SILVER, out);
                self.free_held(seat, out);
            }
            GuardAction::RansomByDebt => {
                self.flow.push(Step::Give(seat, Effect::FreeHeld));
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

    /// Turns an unpaid Debt to its paid side, for a Virtue (2.6).
    pub(in super::super) fn flip_debt(&mut self, seat: Seat, out: &mut impl Sink<Event>) {
        let player = self.player_mut(seat);
        player.unpaid = player.unpaid.saturating_sub(1);
        player.paid = player.paid.saturating_add(1).min(MOST_DEBTS);
        out.tell(Event::DebtPaid { seat });
        self.gain_virtue(seat, DEBT_VIRTUE, out);
    }
}
