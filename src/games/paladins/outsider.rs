//! An Outsider: the gain from an Attack, and the gain and the points of its Conversion.

use crate::components::face as portrait;
use crate::components::{Frame, icon, icon_in, points, sign, signs, spoken_icon};
use kernel::Lang;
use markup::{View, html};
use paladins::components::{Action, Attribute, Counted, Outsider, OutsiderId};
use paladins::table::names::{self, localize};
use paladins::table::portraits;
use paladins::table::signs::{action_icon, attribute_icon, faction_class, faction_icon, reward_signs};
use ui::Sign;

pub fn card_class(id: OutsiderId) -> String {
    format!("outsider card {}", faction_class(id.card().faction))
}

pub fn face(id: OutsiderId, lang: Lang) -> View {
    let card = id.card();
    let faction = names::faction(card.faction, lang).to_owned();
    html! {
        <span class="faction">{spoken_icon(faction_icon(card.faction), 26, "icon", faction)}</span>
        <span class="name">{names::outsider(card.name, lang)}</span>
        <span class="line attack">
            <span class="kind">{spoken_icon("act-attack", 15, "icon", names::action(Action::Attack, lang).to_owned())}</span>
            {signs(&reward_signs(card.attacked, lang), 19)}
        </span>
        <span class="line convert">
            <span class="kind">
                {spoken_icon("act-convert", 14, "icon", names::action(Action::Convert, lang).to_owned())}
            </span>
            {conversion(card, lang)}
        </span>
        {portrait(&portraits::outsider(id), Frame::Niche(44, 48))}
    }
}

fn conversion(card: &Outsider, lang: Lang) -> View {
    let strength = card.name.strength();
    let label = format!("+{strength} {}", names::attribute(Attribute::Strength, lang));
    html! {
        <span class="signs">
            {sign(&Sign::many("strength", strength, label), 19)}
            <u></u>
            {points(1, 20, Some(localize(lang, text!("1 point")).to_owned()))}
            {tally(card.name.tally(), lang)}
        </span>
    }
}

pub fn tally_view(card: &Outsider, lang: Lang) -> View {
    html! { <span class="signs small">{tally(card.name.tally(), lang)}</span> }
}

fn tally(tally: Counted, lang: Lang) -> View {
    let per = |number: u8, name: &'static str, label: &'static str| {
        let text = localize(lang, text!("per"));
        let number = if number > 1 { format!("{text} {number}") } else { text.to_owned() };
        html! { <i>{number}</i> {spoken_icon(name, 18, "icon", label.to_owned())} }
    };
    match tally {
        Counted::Actions(action, number) => per(number, action_icon(action), names::action(action, lang)),
        Counted::Crew(number) => per(number, "act-recruit", localize(lang, text!("Townsfolk in the crew"))),
        Counted::Levels(attribute, number) => per(number, attribute_icon(attribute), names::attribute(attribute, lang)),
        Counted::Attacked(faction) => html! {
            <i>{localize(lang, text!("per"))}</i>
            {spoken_icon(faction_icon(faction), 16, "icon", names::faction(faction, lang).to_owned())}
            {icon_in("act-attack", 13, "icon kind")}
        },
        Counted::Orders => html! { <i>"+1"</i> {icon("seal-order", 18)} },
        Counted::Mercenaries => html! { <i>{localize(lang, text!("+1 each"))}</i> },
        Counted::PaidDebts => per(1, "debt-paid", localize(lang, text!("paid Debt"))),
        Counted::UnpaidDebts => per(1, "debt-unpaid", localize(lang, text!("unpaid Debt"))),
        Counted::Suspicion => per(1, "suspicion", localize(lang, text!("Suspicion"))),
    }
}
