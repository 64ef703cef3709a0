//! Cost, yield and consequences of a choice, as chips.

use super::icon::icon;
use super::seat::{emblem, seat_class};
use super::sign::sign;
use crate::words::Words;
use kernel::grammar::headed;
use kernel::telling::seat_name;
use kernel::{Column, Lang};
use markup::{CollectView, IntoView, View, html};
use ui::{Brings, Gain, Tone};

/// Chips as text, one sentence a column: "Costs: −3 Silver. Brings: +1 Workshop, +1 Deed. Then: Odila +2 Silver."
pub fn gains_told(chips: &[Gain], names: &[String], lang: Lang) -> String {
    let words = Words(lang);
    let columns = [
        (Column::Costs, words.column_costs()),
        (Column::Brings, words.column_brings()),
        (Column::Then, words.column_then()),
    ];
    let tell = |(column, head): (Column, &str)| {
        let own = chips.iter().filter(|chip| chip.column == column);
        let told: Vec<String> = own.map(|chip| chip_told(chip, names, lang)).collect();
        (!told.is_empty()).then(|| format!("{}.", headed(head, &told.join(", "), lang)))
    };
    columns.into_iter().filter_map(tell).collect::<Vec<_>>().join(" ")
}

/// A chip as text: its seat, number and unit. A fact begins with its name.
fn chip_told(chip: &Gain, names: &[String], lang: Lang) -> String {
    let whose = chip.seat.map(|seat| seat_name(names, seat, lang)).unwrap_or_default();
    let (number, label) = (chip.number(), &chip.sign.label);
    let told = if chip.levels.is_some() && chip.change == 0 {
        format!("{whose} {label} {number}")
    } else {
        format!("{whose} {number} {label}")
    };
    told.split_whitespace().collect::<Vec<_>>().join(" ")
}

const MOST: usize = 4;

/// The chips without room in the line: their number, and one line each after a tap.
fn more_view(words: Words, more: &[&Gain]) -> View {
    let lines = more.iter().map(|gain| gain_line(gain)).collect_view();
    html! {
        <details class="more-gains">
            <summary>{words.more_of_it(more.len())}</summary>
            <ul class="panel">{lines}</ul>
        </details>
    }
}

pub fn gains_view(brings: &Brings, names: &[String]) -> View {
    if !brings.tells() {
        return ().into_view();
    }
    let Brings { chips, next, reveals, seat, lang } = brings;
    let words = Words(*lang);
    let chip = |chip: &Gain| {
        let class = match (chip.column, chip.tone) {
            (Column::Costs, _) => "gain loss",
            (Column::Brings, _) => "gain",
            (Column::Then, Tone::Danger) => "gain fact danger",
            (Column::Then, Tone::Good) => "gain fact good",
            (Column::Then, Tone::Plain) => "gain fact",
        };
        let whose = chip.seat.map(|seat| emblem(seat, 14, Some(seat_name(names, seat, *lang))));
        html! { <span class=class>{whose}{chip.number()}{sign(&chip.sign, 18)}</span> }
    };
    let next = next.map(|next| {
        html! { <span class="gain" role="img" aria-label=words.and_then_a_choice()>{icon(next, 18)} "?"</span> }
    });
    // The lock stands for a choice that cannot be undone.
    let more = reveals.then(|| {
        html! {
            <span class="gain reveals" role="img" aria-label=words.a_card_no_undo()>
                {icon("ui-lock", 14)} "+" {words.a_card()}
            </span>
        }
    });
    let column = |column: Column, label: &'static str, rest: View, has_rest: bool| {
        let all: Vec<&Gain> = chips.iter().filter(|chip| chip.column == column).collect();
        // Consequences for the table are never omitted.
        let most = if column == Column::Then || all.len() <= MOST { all.len() } else { MOST - 1 };
        let mut own = all.iter().take(most).map(|one| chip(one).into_view());
        // A line break never separates the name of a column from its first chip.
        let (first, rest) = match own.next() {
            Some(first) => (first, Some(rest)),
            None => (rest, None),
        };
        let own: Vec<View> = own.collect();
        let more = all.get(most..).filter(|more| !more.is_empty()).map(|more| more_view(words, more));
        (has_rest || most > 0).then(|| {
            html! {
                <span class="gain-column" role="group" aria-label=label>
                    <span class="gain-first">
                        <span class="label" aria-hidden="true">{label}</span>
                        {first}
                    </span>
                    {own} {rest}
                </span>
                {more}
            }
        })
    };
    let open = more.is_some() || next.is_some();
    let rest = html! { {next} {more} };
    html! {
        <div class=format!("gains {}", seat_class(*seat))>
            {column(Column::Costs, words.column_costs(), ().into_view(), false)}
            {column(Column::Brings, words.column_brings(), ().into_view(), false)}
            {column(Column::Then, words.column_then(), rest, open)}
        </div>
    }
}

pub fn gain_line(chip: &Gain) -> View {
    html! { <li>{icon(chip.sign.icon, 24)}<span><b>{chip.number()}</b><em>{chip.sign.label.clone()}</em></span></li> }
}
