//! The preview of a choice for the table: chips, a Virtue step, plans that become ready, a reset.

use crate::{Architects, Choice, Event};
use kernel;

#[derive(Clone, Debug, PartialEq)]
pub struct TablePreview {
    pub choice: Choice,
    pub known: kernel::Preview<Architects>,
}

impl TablePreview {
    pub fn of(state: &Architects, choice: Choice) -> Option<Self> {
        Some(Self { choice, known: kernel::Preview::of(state, choice)? })
    }

    pub fn resets(&self) -> bool {
        self.known.events.iter().any(|event| matches!(event, Event::MarketReset { .. }))
    }
}
