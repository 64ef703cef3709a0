//! What a choice would cost, bring and lead to, as chips: from its preview.

use super::signs::{action_icon, attribute_icon, worker_icon};
use crate::engine::Gain;
use crate::games::paladins::components::{Action, ORDER_POINTS};
use crate::games::paladins::words::names as noun;
use crate::games::paladins::{Good, Paladins, Question, Thing};
use crate::kernel::grammar::say;
use crate::kernel::{Change, Column, Lang, Preview};

/// The chips of a preview.
pub fn gains(state: &Paladins, preview: &Preview<Paladins>, lang: Lang) -> Vec<Gain> {
    Gain::sum(preview.changes.iter().map(|change| chip(state, *change, lang)))
}

fn chip(state: &Paladins, Change { column, thing, by }: Change<Thing>, lang: Lang) -> Gain {
    let of_action = |action: Action| (action_icon(action), noun::deed(action));
    let (icon, label) = match thing {
        Thing::Good(good) => (good_icon(good), noun::good(good)),
        Thing::Suspicion => ("suspicion", noun::SUSPICION),
        Thing::UnpaidDebt => ("debt-unpaid", noun::DEBT),
        Thing::PaidDebt => ("debt-paid", noun::DEBT),
        Thing::Level(attribute) => (attribute_icon(attribute), noun::attribute(attribute)),
        Thing::Townsfolk => ("act-recruit", noun::TOWNSFOLK),
        Thing::Monk => ("monk", noun::MONK),
        Thing::Outpost => ("outpost", noun::OUTPOST),
        Thing::Wall => ("wall", noun::WALL),
        Thing::Jar => ("jar", noun::JAR),
        Thing::Attacked => of_action(Action::Attack),
        Thing::Converted => of_action(Action::Convert),
        Thing::Workshop => ("workshop", noun::WORKSHOP),
        Thing::Cleared(action) => of_action(action),
        Thing::Inquisition => return Gain::within(Column::Then, "inquisition", 0, noun::INQUISITION.one(lang)),
        Thing::Order(order) => {
            let place = state.board().orders(state.round()).iter().position(|other| *other == order);
            let points = place.and_then(|place| ORDER_POINTS.get(place)).copied().unwrap_or_default();
            return Gain::within(
                Column::Then,
                "seal-order",
                points,
                say(lang, text!("points for a King’s Order completed")),
            );
        }
    };
    Gain::within(column, icon, by, label.one(lang))
}

/// The sign of what a choice would let its seat choose right after it, such as an action to clear.
pub fn leads_to(preview: &Preview<Paladins>) -> Option<&'static str> {
    Some(match preview.next? {
        Question::Prayer => "pray",
        Question::FreeRecruit => "free-recruit",
        Question::FreeWorkshop => "workshop",
        Question::RaiseAny => "ui-up",
        Question::Either(_) => "ui-swap",
        Question::AbsolveSuspicion => "suspicion-off",
        _ => return None,
    })
}

/// The symbol of what a player holds.
fn good_icon(good: Good) -> &'static str {
    match good {
        Good::Worker(worker) => worker_icon(worker),
        Good::Silver => "silver",
        Good::Provisions => "provision",
    }
}
