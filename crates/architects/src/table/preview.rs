//! The preview of a choice for the table: chips, a Virtue step, plans that become ready, a reset.

use crate::{Architects, Choice, Event};
use kernel;

/// The preview of a choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview {
    pub choice: Choice,
    /// Costs, gains and consequences.
    pub known: kernel::Preview<Architects>,
}

impl Preview {
    /// Returns the preview of a legal choice.
    pub fn of(state: &Architects, choice: Choice) -> Option<Self> {
        Some(Self { choice, known: kernel::Preview::of(state, choice)? })
    }

    /// Returns true when it resets the Black Market.
    pub fn resets(&self) -> bool {
        self.known.events.iter().any(|event| matches!(event, Event::MarketReset { .. }))
    }
}
