//! What a choice would lead to, as the table shows it: chips, a Virtue step, plans that become ready, a reset.

use crate::{Architects, Choice, Event};
use kernel;

/// What a choice would lead to.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview {
    /// The choice.
    pub choice: Choice,
    /// What it costs, brings and leads to.
    pub known: kernel::Preview<Architects>,
}

impl Preview {
    /// What a legal choice would lead to.
    pub fn of(state: &Architects, choice: Choice) -> Option<Self> {
        Some(Self { choice, known: kernel::Preview::of(state, choice)? })
    }

    /// Whether it clears the Black Market.
    pub fn resets(&self) -> bool {
        self.known.events.iter().any(|event| matches!(event, Event::MarketReset { .. }))
    }
}
