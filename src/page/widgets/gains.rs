//! What a choice would cost, bring and lead to, as chips.

use super::icon::icon;
use super::sign::sign;
use crate::engine::Gain;
use crate::kernel::grammar::headed;
use crate::kernel::{Column, Lang};
use crate::page::words::Words;
use leptos::prelude::*;

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
