//! What the page proposes first, where a choice is looked at before it is confirmed. The list of legal choices is the
//! game's; this only proposes one of it.

use crate::{Choice, Event, Question, Viscounts, payment_proposal};
use kernel::Game;

/// The choice that is proposed, if the question is one where what follows is worth a look.
pub fn proposed(state: &Viscounts, choices: &[Choice]) -> Option<Choice> {
    let decision = state.decision()?;
    match decision.question {
        Question::Fund(..) => payment_proposal(choices),
        Question::Spot(..) => choices.iter().copied().max_by_key(|choice| {
            // The most links; of equal ones the first.
            let mut events = Vec::new();
            let made = state.clone().apply(*choice, &mut events).is_ok();
            let links = events.iter().filter(|event| made && matches!(event, Event::Linked { .. })).count();
            let place = choices.iter().position(|other| other == choice).unwrap_or_default();
            (links, usize::MAX - place)
        }),
        Question::Workers | Question::Exchanges => {
            // As many as the icons are enough for; else the fewest.
            let counts = || choices.iter().copied().filter(|choice| *choice != Choice::Dismiss);
            // Seen through to its payment, and no further: a whole preview of each would take long.
            let spends = |choice: &Choice| {
                let (mut after, mut events, mut list) = (state.clone(), Vec::new(), Vec::new());
                if after.apply(*choice, &mut events).is_ok() {
                    after.choices(&mut list);
                    if let Some(payment) = payment_proposal(&list) {
                        let _ = after.apply(payment, &mut events);
                    }
                }
                events.iter().any(|event| matches!(event, Event::Paid { .. }))
            };
            counts().rfind(|choice| !spends(choice)).or_else(|| counts().next())
        }
        Question::Section(_) => choices.first().copied(),
        _ => None,
    }
}
