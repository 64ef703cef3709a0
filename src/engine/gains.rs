//! What a choice would cost, bring and lead to, as chips.

use super::signs::Sign;
use crate::kernel::{Column, Lang, Seat};

/// One chip: a sign with its change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gain {
    /// Its sign.
    pub sign: Sign,
    /// By how much it changes; 0 for a fact.
    pub change: i32,
    /// Where it stands.
    pub column: Column,
}

impl Gain {
    /// A change of something, with its spoken name: what grows is brought, what shrinks is a cost.
    pub fn new(icon: &'static str, change: i32, label: impl Into<String>) -> Self {
        let column = if change < 0 { Column::Costs } else { Column::Brings };
        Self::within(column, icon, change, label)
    }

    /// A change in a column. A fact has no number: its change is 0.
    pub fn within(column: Column, icon: &'static str, change: i32, label: impl Into<String>) -> Self {
        Self { sign: Sign::one(icon, label), change, column }
    }

    /// Changes of the same thing as one chip a column; what comes to nothing has none.
    pub fn sum(changes: impl Iterator<Item = Self>) -> Vec<Self> {
        let mut chips: Vec<Self> = Vec::new();
        for gain in changes {
            match chips.iter_mut().find(|chip| chip.column == gain.column && chip.sign.icon == gain.sign.icon) {
                Some(chip) => chip.change += gain.change,
                None => chips.push(gain),
            }
        }
        chips.retain(|chip| chip.change != 0 || chip.column == Column::Then);
        chips
    }

    /// The change as it is written, with a true minus.
    pub fn number(&self) -> String {
        match self.change {
            0 => String::new(),
            1.. => format!("+{}", self.change),
            _ => format!("−{}", -self.change),
        }
    }

    /// Whether it is welcome: what is paid or suffered is not, nor is less of anything but of a burden.
    pub fn is_welcome(&self) -> bool {
        self.column != Column::Costs
    }
}

/// What would follow, as chips.
#[derive(Clone, Debug, PartialEq)]
pub struct Brings {
    /// The chips of what is certain.
    pub chips: Vec<Gain>,
    /// The sign of what would be chosen next.
    pub next: Option<&'static str>,
    /// Whether it shows a card.
    pub reveals: bool,
    /// Whose it is.
    pub seat: Seat,
    /// The language.
    pub lang: Lang,
}
