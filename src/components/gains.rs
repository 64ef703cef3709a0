//! Cost, yield and consequences of a choice, as chips.

use super::icon::icon;
use super::seat::{emblem, seat_class};
use super::sign::sign;
use crate::texts::PageTexts;
use kernel::event_text::seat_name;
use kernel::grammar::{capital, headed};
use kernel::{Column, Lang};
use markup::{CollectView, IntoView, View, html};
use ui::{Consequences, Gain, Tone};

/// Chips as text, one sentence a column: "Costs: −3 Silver. Brings: +1 Workshop, +1 Deed. Then: Odila +2 Silver." What
/// is a sentence itself comes first.
pub fn gains_text(chips: &[Gain], names: &[String], lang: Lang) -> String {
    let texts = PageTexts(lang);
    let columns = [
        (Column::Costs, texts.column_costs()),
        (Column::Brings, texts.column_brings()),
        (Column::Then, texts.column_then()),
    ];
    let narrate = |(column, head): (Column, &str)| {
        let own = chips.iter().filter(|chip| chip.column == column && !chip.worded);
        let narrated: Vec<String> = own.map(|chip| chip_text(chip, names, lang)).collect();
        (!narrated.is_empty()).then(|| format!("{}.", headed(head, &narrated.join(", "), lang)))
    };
    let worded = chips.iter().filter(|chip| chip.worded).map(|chip| format!("{}.", capital(&chip.sign.label)));
    worded.chain(columns.into_iter().filter_map(narrate)).collect::<Vec<_>>().join(" ")
}

/// A chip as text: its seat, number and unit. A fact begins with its name.
fn chip_text(chip: &Gain, names: &[String], lang: Lang) -> String {
    let whose = chip.seat.map(|seat| seat_name(names, seat, lang)).unwrap_or_default();
    let (number, label) = (chip.number(), &chip.sign.label);
    let narrated = if chip.levels.is_some() && chip.change == 0 {
        format!("{whose} {label} {number}")
    } else {
        format!("{whose} {number} {label}")
    };
    narrated.split_whitespace().collect::<Vec<_>>().join(" ")
}

const MOST: usize = 4;

/// The chips without room in the line: their number, and one line each after a tap.
fn more_view(texts: PageTexts, more: &[&Gain]) -> View {
    let lines = more.iter().map(|gain| gain_line(gain)).collect_view();
    html! {
        <details class="more-gains">
            <summary>{texts.more_of_it(more.len())}</summary>
            <ul class="panel">{lines}</ul>
        </details>
    }
}

pub fn gains_view(brings: &Consequences, names: &[String]) -> View {
    if !brings.narrates() {
        return ().into_view();
    }
    let Consequences { chips, next, shows, seat, lang } = brings;
    let texts = PageTexts(*lang);
    let chip = |chip: &Gain| {
        if chip.worded {
            return html! {
                <span class=format!("gain fact worded {}", chip.tone.class())>
                    {icon(chip.sign.icon, 16)} <span>{chip.sign.label.clone()}</span>
                </span>
            }
            .into_view();
        }
        let class = match (chip.column, chip.tone) {
            (Column::Costs, _) => "gain loss",
            (Column::Brings, _) => "gain",
            (Column::Then, Tone::Danger) => "gain fact danger",
            (Column::Then, Tone::Good) => "gain fact good",
            (Column::Then, Tone::Plain) => "gain fact",
        };
        let whose = chip.seat.map(|seat| emblem(seat, 14, Some(seat_name(names, seat, *lang))));
        html! { <span class=class>{whose}{chip.number()}{sign(&chip.sign, 18)}</span> }.into_view()
    };
    let next = next.map(|next| {
        html! { <span class="gain" role="img" aria-label=texts.and_then_a_choice()>{icon(next, 18)} "?"</span> }
    });
    let more = shows.as_ref().map(|card| {
        html! { <span class="gain reveals">{icon("ui-lock", 14)} {texts.shows_what(card)}</span> }
    });
    let column = |column: Column, label: &'static str, rest: View, has_rest: bool| {
        let all: Vec<&Gain> = chips.iter().filter(|chip| chip.column == column && !chip.worded).collect();
        // Consequences for the table are never omitted.
        let most = if column == Column::Then || all.len() <= MOST { all.len() } else { MOST - 1 };
        let mut own = all.iter().take(most).map(|one| chip(one));
        // A line break never separates the name of a column from its first chip.
        let (first, rest) = match own.next() {
            Some(first) => (first, Some(rest)),
            None => (rest, None),
        };
        let own: Vec<View> = own.collect();
        let more = all.get(most..).filter(|more| !more.is_empty()).map(|more| more_view(texts, more));
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
    let sentences = chips.iter().filter(|chip| chip.worded).map(&chip).collect_view();
    let open = more.is_some() || next.is_some();
    let rest = html! { {next} {more} };
    html! {
        <div class=format!("gains {}", seat_class(*seat))>
            {column(Column::Costs, texts.column_costs(), ().into_view(), false)}
            {column(Column::Brings, texts.column_brings(), ().into_view(), false)}
            {column(Column::Then, texts.column_then(), rest, open)}
            {sentences}
        </div>
    }
}

pub fn gain_line(chip: &Gain) -> View {
    html! { <li>{icon(chip.sign.icon, 24)}<span><b>{chip.number()}</b><em>{chip.sign.label.clone()}</em></span></li> }
}
