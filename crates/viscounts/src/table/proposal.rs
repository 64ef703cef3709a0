//! The page's first proposal where a choice is previewed before it is confirmed. It is always one of the legal choices.

use crate::{Choice, Event, Question, Viscounts, payment_proposal};
use kernel::Game;

pub fn proposed(state: &Viscounts, choices: &[Choice]) -> Option<Choice> {
    let decision = state.decision()?;
    match decision.question {
        Question::Fund(..) => payment_proposal(choices),
        Question::Spot(..) => choices.iter().copied().max_by_key(|choice| {
            // The most Links; among equals the first.
            let mut events = Vec::new();
            let made = state.clone().apply(*choice, &mut events).is_ok();
            let links = events.iter().filter(|event| made && matches!(event, Event::Linked { .. })).count();
            let place = choices.iter().position(|other| other == choice).unwrap_or_default();
            (links, usize::MAX - place)
        }),
        Question::Workers | Question::Exchanges => {
            // As many as the icons pay for, else the fewest.
            let counts = || choices.iter().copied().filter(|choice| *choice != Choice::Dismiss);
            // Applied up to its payment only: a full preview of each would take long.
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
