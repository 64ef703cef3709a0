//! What a choice would cost, bring and lead to, as chips.

use super::icon::icon;
use super::sign::{Sign, sign};
use crate::kernel::grammar::headed;
use crate::kernel::{Column, Lang};
use crate::page::words::Words;
use leptos::prelude::*;

/// One chip: a sign with its change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gain {
    sign: Sign,
    change: i32,
    column: Column,
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

    fn number(&self) -> String {
        match self.change {
            0 => String::new(),
            1.. => format!("+{}", self.change),
            _ => format!("−{}", -self.change),
        }
    }

    /// Whether it is welcome: what is paid or suffered is not, nor is less of anything but of a burden.
    fn is_welcome(&self) -> bool {
        self.column != Column::Costs
    }
}

/// Chips in words, a sentence a column: "Costs: −3 Silver. Brings: +1 Workshop, +1 Deed."
pub fn gains_told(chips: &[Gain], lang: Lang) -> String {
    let words = Words(lang);
    let columns = [
        (Column::Costs, words.column_costs()),
        (Column::Brings, words.column_brings()),
        (Column::Then, words.column_then()),
    ];
    let tell = |(column, head): (Column, &str)| {
        let own = chips.iter().filter(|chip| chip.column == column);
        let told: Vec<String> =
            own.map(|chip| format!("{} {}", chip.number(), chip.sign.label).trim().to_owned()).collect();
        (!told.is_empty()).then(|| format!("{}.", headed(head, &told.join(", "), lang)))
    };
    columns.into_iter().filter_map(tell).collect::<Vec<_>>().join(" ")
}

/// Draws the chips, a group a column. `next`: the sign of what would be chosen next; `more`: a card would be shown.
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
        let class = match (chip.is_welcome(), chip.column) {
            (false, _) => "gain loss",
            (true, Column::Then) => "gain fact",
            (true, _) => "gain",
        };
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
    let column = |column: Column, label: &'static str, rest: AnyView, has_rest: bool| {
        let own: Vec<_> = chips.iter().filter(|chip| chip.column == column).map(chip).collect();
        (has_rest || !own.is_empty()).then(|| {
            view! {
                <span class="gain-column" role="group" aria-label=label>
                    <span class="label" aria-hidden="true">{label}</span>
                    {own} {rest}
                </span>
            }
        })
    };
    let open = more.is_some() || next.is_some();
    let rest = view! { {next} {more} }.into_any();
    view! {
        <div class=format!("gains {seat_class}")>
            {column(Column::Costs, words.column_costs(), ().into_any(), false)}
            {column(Column::Brings, words.column_brings(), rest, open)}
            {column(Column::Then, words.column_then(), ().into_any(), false)}
        </div>
    }
    .into_any()
}

/// One line for a chip, in words.
pub fn gain_line(chip: &Gain) -> AnyView {
    view! { <li>{icon(chip.sign.icon, 24)}<span><b>{chip.number()}</b><em>{chip.sign.label.clone()}</em></span></li> }
        .into_any()
}
