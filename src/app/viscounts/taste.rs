//! What the page proposes first, where a choice is looked at before it is confirmed. The list of legal choices is the
//! game's; this only orders it by taste.

use super::preview::Preview;
use crate::kernel::Game;
use crate::viscounts::components::Resource;
use crate::viscounts::{Choice, Event, Payment, Question, Viscounts};

/// The choice that is proposed, if the question is one where what follows is worth a look.
pub fn proposed(state: &Viscounts, choices: &[Choice]) -> Option<Choice> {
    let decision = state.decision()?;
    match decision.question {
        Question::Fund(..) => cheapest(choices),
        Question::Spot(..) => choices.iter().copied().max_by_key(|choice| {
            // The most links; of equal ones the first.
            let links = Preview::of(state, decision.seat, *choice).map_or(0, |preview| preview.links().count());
            let place = choices.iter().position(|other| other == choice).unwrap_or_default();
            (links, usize::MAX - place)
        }),
        Question::Workers => {
            // As many as the icons are enough for; else the fewest.
            let spends = |choice: &Choice| {
                let preview = Preview::of(state, decision.seat, *choice);
                preview.is_some_and(|preview| preview.events.iter().any(|event| matches!(event, Event::Spent { .. })))
            };
            choices.iter().copied().rfind(|choice| !spends(choice)).or_else(|| choices.first().copied())
        }
        Question::Exchanges => choices.iter().copied().find(|choice| matches!(choice, Choice::Exchange(_))),
        Question::Section(_) => choices.first().copied(),
        _ => None,
    }
}

/// The cheapest of the payments in a list: few pieces, and Silver before Ink, Stone and Gold.
pub fn cheapest(choices: &[Choice]) -> Option<Choice> {
    let cost = |choice: &Choice| match choice {
        Choice::Pay(payment) => Some(worth(*payment)),
        _ => None,
    };
    choices.iter().copied().filter(|choice| cost(choice).is_some()).min_by_key(|choice| cost(choice))
}

fn worth(payment: Payment) -> u32 {
    let resources: u32 = Resource::ALL.into_iter().map(|resource| u32::from(payment.of(resource))).sum();
    resources * 4 + u32::from(payment.silver) * 2
}
