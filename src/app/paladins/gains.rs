//! What a choice would bring, as chips: from the events that it would lead to.

use super::signs::{action_icon, attribute_icon, worker_icon};
use crate::app::table::Gain;
use crate::kernel::{Game, Lang, Seat};
use crate::paladins::components::Action;
use crate::paladins::words::names as noun;
use crate::paladins::{Choice, Event, Good, Paladins, Question};

/// The chips of what would happen to a seat. Workers placed are no loss that needs telling: they lie on the board.
pub fn gains(events: &[Event], seat: Seat, lang: Lang) -> Vec<Gain> {
    Gain::sum(events.iter().filter_map(|event| change(event, seat, lang)))
}

fn change(event: &Event, seat: Seat, lang: Lang) -> Option<Gain> {
    let of_action = |action: Action| (action_icon(action), noun::deed(action));
    let (of, (name, label), change) = match *event {
        Event::Gained { seat, good, count } => (seat, (good_icon(good), noun::good(good)), i32::from(count)),
        Event::Spent { good: Good::Worker(_), .. } => return None,
        Event::Spent { seat, good, count } => (seat, (good_icon(good), noun::good(good)), -i32::from(count)),
        Event::TaxTaken { seat, count, .. } => (seat, ("silver", noun::SILVER), i32::from(count)),
        Event::SuspicionDrawn { seat, .. } => (seat, ("suspicion", noun::SUSPICION), 1),
        Event::SuspicionRemoved { seat, count } => (seat, ("suspicion", noun::SUSPICION), -i32::from(count)),
        Event::DebtGained { seat } => (seat, ("debt-unpaid", noun::DEBT), 1),
        Event::DebtPaid { seat } => (seat, ("debt-paid", noun::DEBT), 1),
        Event::DebtDestroyed { seat } => (seat, ("debt-unpaid", noun::DEBT), -1),
        Event::Raised { seat, attribute, by, .. } => {
            (seat, (attribute_icon(attribute), noun::attribute(attribute)), i32::from(by))
        }
        Event::Recruited { seat, .. } => (seat, ("act-recruit", noun::TOWNSFOLK), 1),
        Event::MonkPlaced { seat, .. } => (seat, ("monk", noun::MONK), 1),
        Event::OutpostPlaced { seat, .. } => (seat, ("outpost", noun::OUTPOST), 1),
        Event::WallBuilt { seat, .. } => (seat, ("wall", noun::WALL), 1),
        Event::JarMoved { seat, .. } => (seat, ("jar", noun::JAR), 1),
        Event::Attacked { seat, .. } => (seat, of_action(Action::Attack), 1),
        Event::Converted { seat, .. } => (seat, of_action(Action::Convert), 1),
        Event::WorkshopMoved { seat, .. } => (seat, ("workshop", noun::WORKSHOP), 1),
        Event::Cleared { seat, action } => (seat, of_action(action), 1),
        _ => return None,
    };
    (of == seat).then(|| Gain::new(name, change, label.one(lang)))
}

/// The sign of what a choice would let its seat choose right after it, such as an action to clear.
pub fn leads_to(state: &Paladins, choice: Choice, seat: Seat) -> Option<&'static str> {
    let mut after = state.clone();
    after.apply(choice, &mut Vec::new()).ok()?;
    let (asked, question) = after.asked()?;
    match question {
        _ if asked != seat => None,
        Question::Prayer => Some("pray"),
        Question::FreeRecruit => Some("free-recruit"),
        Question::FreeWorkshop => Some("workshop"),
        Question::RaiseAny => Some("ui-up"),
        Question::Either(_) => Some("ui-swap"),
        _ => None,
    }
}

/// The symbol of what a player holds.
fn good_icon(good: Good) -> &'static str {
    match good {
        Good::Worker(worker) => worker_icon(worker),
        Good::Silver => "silver",
        Good::Provisions => "provision",
    }
}
