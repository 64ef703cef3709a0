//! What a choice would bring, as chips.

use super::icon::icon;
use super::sign::{Sign, sign};
use crate::app::words::Words;
use crate::kernel::Lang;
use leptos::prelude::*;

/// One chip: a sign with its change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gain {
    sign: Sign,
    change: i32,
}

impl Gain {
    /// A change of something, with its spoken name.
    pub fn new(icon: &'static str, change: i32, label: impl Into<String>) -> Self {
        Self { sign: Sign::one(icon, label), change }
    }

    /// Changes of the same thing as one chip each; what comes to nothing has none.
    pub fn sum(changes: impl Iterator<Item = Self>) -> Vec<Self> {
        let mut chips: Vec<Self> = Vec::new();
        for gain in changes {
            match chips.iter_mut().find(|chip| chip.sign.icon == gain.sign.icon) {
                Some(chip) => chip.change += gain.change,
                None => chips.push(gain),
            }
        }
        chips.retain(|chip| chip.change != 0);
        chips
    }

    fn number(&self) -> String {
        if self.change > 0 { format!("+{}", self.change) } else { format!("−{}", -self.change) }
    }
}

/// Draws the chips. `next`: the sign of what would be chosen next; `more`: a card would be shown.
pub fn gains_view(
    chips: &[Gain],
    next: Option<&'static str>,
    more: bool,
    seat_class: &'static str,
    lang: Lang,
) -> AnyView {
    if chips.is_empty() && !more && next.is_none() {
        return ().into_any();
    }
    let words = Words(lang);
    let chip = |chip: &Gain| {
        let class = if chip.change < 0 { "gain loss" } else { "gain" };
        view! { <span class=class>{chip.number()}{sign(&chip.sign, 18)}</span> }
    };
    let next = next.map(|next| {
        view! { <span class="gain" role="img" aria-label=words.and_then_a_choice()>{icon(next, 18)} "?"</span> }
    });
    // The lock: it cannot be undone.
    let more = more.then(|| {
        view! {
            <span class="gain reveals" role="img" aria-label=words.a_card_no_undo()>
                {icon("ui-lock", 14)} "+" {words.a_card()}
            </span>
        }
    });
    view! {
        <div class=format!("gains {seat_class}")>
            <span class="label">{words.it_brings()}</span>
            {chips.iter().map(chip).collect_view()} {next} {more}
        </div>
    }
    .into_any()
}

/// One line for a chip, in words.
pub fn gain_line(chip: &Gain) -> AnyView {
    view! { <li>{icon(chip.sign.icon, 24)}<span><b>{chip.number()}</b><em>{chip.sign.label.clone()}</em></span></li> }
        .into_any()
}
