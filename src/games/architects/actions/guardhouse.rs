//! Guardhouse: four actions (part 2.3).

use super::super::components::{
    BoardAbility, DEBT_SILVER, DEBT_TAX, DEBT_VIRTUE, Effect, GuardAction, JAIL_SILVER, MORE_JAIL_SILVER, Occasion,
    RANSOM_SILVER, RANSOM_TAX, RANSOM_VIRTUE, Thing,
};
use super::super::state::MOST_DEBTS;
use super::super::{Architects, Event, Guards, Step, WhyNot};
use crate::engine::{Heard, Note, nothing};
use crate::kernel::{Seat, Sink};

impl Architects {
    /// Notes what stands in the way of an action at the Guardhouse: it has to do something, and to be payable (ruling R32).
    pub(in super::super) fn lacks_guard(&self, seat: Seat, action: GuardAction, note: &mut impl Note<WhyNot>) -> Heard {
        let player = self.player(seat);
        let (does, reason, price) = match action {
            GuardAction::Imprison => (player.captives() > 0, WhyNot::NoCaptive, 0),
            GuardAction::Release => (player.prison > 0, WhyNot::NoPrisoner, 0),
            GuardAction::Ransom => {
                (self.held(seat) > 0, WhyNot::NobodyHeld, self.tax_due(seat, RANSOM_TAX) + RANSOM_SILVER)
            }
            GuardAction::RansomByDebt => (self.held(seat) > 0, WhyNot::NobodyHeld, 0),
            GuardAction::PayDebt => (player.unpaid > 0, WhyNot::NoDebt, self.tax_due(seat, DEBT_TAX) + DEBT_SILVER),
        };
        note.when(!does, reason)?;
        self.lacks_silver(seat, price, note)
    }

    /// Whether a seat can take an action at the Guardhouse.
    pub(super) fn can_guard(&self, seat: Seat) -> bool {
        GuardAction::ALL.into_iter().any(|action| nothing(|lacks| self.lacks_guard(seat, action, lacks)))
    }

    /// Takes an action at the Guardhouse, of so many that are left; each further one is chosen once the one before is done.
    pub(in super::super) fn guard(&mut self, seat: Seat, action: GuardAction, left: u8, out: &mut impl Sink<Event>) {
        self.flow.push(Step::Guards(Guards { left: left.saturating_sub(1), begun: true }));
        out.tell(Event::Guarded { seat, action });
        match action {
            GuardAction::Imprison => {
                let count = self.imprison(seat, out);
                self.gain(seat, Thing::Silver, count.saturating_mul(JAIL_SILVER), out);
                self.board_brings(seat, BoardAbility::JailSilver, &[(Thing::Silver, MORE_JAIL_SILVER)], out);
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
