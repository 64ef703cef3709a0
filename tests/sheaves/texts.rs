//! The texts of Sheaves: the keys of its choices in records, and its sentences, in English for every language.

use super::{Choice, Event, Sheaves};
use kernel::{Game, Lang, Spoken};
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Self::Gather { "gather" } else { "home" })
    }
}

impl FromStr for Choice {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        [Self::Gather, Self::BringHome].into_iter().find(|choice| choice.to_string() == text).ok_or(())
    }
}

impl Spoken for Sheaves {
    fn question(&self, _: Lang) -> String {
        if self.decision().is_some() { format!("{} gathered: once more?", self.gathered) } else { String::new() }
    }

    fn choice(&self, choice: Choice, _: Lang) -> String {
        let gather = || format!("Gather: {} cards are left", self.deck.len());
        if choice == Choice::Gather { gather() } else { format!("Bring {} home", self.gathered) }
    }

    fn event(event: &Event, names: &[String], _: Lang) -> Option<String> {
        let (Event::Gathered { seat, sheaves } | Event::BroughtHome { seat, sheaves }) = *event;
        let name = names.get(seat.index())?;
        Some(match event {
            Event::Gathered { .. } if sheaves == 0 => format!("A Storm takes what {name} had gathered."),
            Event::Gathered { .. } => format!("{sheaves} for {name}."),
            Event::BroughtHome { .. } => format!("{sheaves} at home for {name}."),
        })
    }

    fn reason((): &(), _: Lang) -> String {
        "That is not possible now.".to_owned()
    }
}
