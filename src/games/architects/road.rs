//! The Virtue road: its steps with points and markers, and the stretches with an effect.

use crate::components::{emblem, icon, tap_button};
use architects::components::{LEAST_CATHEDRAL_VIRTUE, MOST_MARKET_VIRTUE, Thing};
use architects::table::Texts;
use architects::table::virtue::{Gate, Road, VirtueStep, Zone};
use kernel::grammar::signed;
use markup::{CollectView, IntoView, View, html};
use ui::Tap;

pub fn view(road: &Road) -> View {
    let texts = Texts(road.lang);
    let zone = |zone: &Zone| {
        let (class, sign, text) = match zone.gate {
            Gate::Tax(less) => ("zone tax-zone", Some("tax-off"), texts.less_tax(less)),
            Gate::None => ("zone", None, String::new()),
            Gate::Cathedral => ("zone holy", Some("loc-cathedral"), texts.open_from(LEAST_CATHEDRAL_VIRTUE)),
            Gate::Market => ("zone dark", Some("market-shut"), texts.closed_from(MOST_MARKET_VIRTUE + 1)),
        };
        let span = format!("{} / {}", zone.from + 1, zone.to + 1);
        html! { <span class=class style=("grid-column", span)>{sign.map(|sign| icon(sign, 12))}<span>{text}</span></span> }
    };
    let step = |(place, step): (usize, &VirtueStep)| {
        let class = match (step.own, step.comes) {
            (_, true) => "road-step comes-here",
            (true, _) => "road-step own-step",
            _ => "road-step",
        };
        let points = (step.points != 0).then(|| {
            let class = if step.points < 0 { "negative" } else { "positive" };
            let plus = if step.points > 0 { "+" } else { "" };
            html! { <i class=class>{plus}{signed(step.points)}</i> }
        });
        let size = if step.stand.len() > 2 { 13 } else { 17 };
        let stand = step.stand.iter().map(|seat| emblem(*seat, size, None)).collect_view();
        html! { <span class=class><b>{place}</b>{points}<span class="on-step">{stand}</span></span> }
    };
    let inside = html! {
        <span class="road-label">{icon("virtue", 24)}<b class="name">{Thing::Virtue.row().noun.one(road.lang)}</b></span>
        <span class="road-steps">
            {road.zones.iter().map(zone).collect_view()} {road.steps.iter().enumerate().map(step).collect_view()}
        </span>
    };
    let key = "virtue".to_owned();
    tap_button(Tap::Explain(key.clone()), Some(key), "road-in".to_owned(), road.label.clone(), inside.into_view())
}
