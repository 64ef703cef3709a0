//! The town: five Townsfolk, each with a quest, a place in the crew and a price.

use super::signs::when_view;
use crate::components::face as portrait;
use crate::components::{Frame, icon, sign, signs, tap_button};
use kernel::Lang;
use kernel::grammar::headed;
use markup::{View, html, memoized};
use paladins::components::{DEBT_SLOTS, TownsfolkId};
use paladins::table::names::{self, localize};
use paladins::table::portraits;
use paladins::table::signs::reward_signs;
use paladins::table::town::TownSlot;
use paladins::texts;
use ui::{Atom, Sign, Tap};

pub fn slot_view(slot: &TownSlot) -> View {
    let lang = slot.lang;
    let Some(card) = slot.card else {
        let empty = localize(lang, text!("Gone on a quest or into a crew."));
        return html! { <div class="townsfolk card gone" data-anchor=format!("town:{}", slot.number)><span>{empty}</span></div> };
    };
    let name = names::townsfolk(card.card().name, lang);
    let body = face(card, Some((slot.number, slot.silver)), lang);
    let key = format!("townsfolk:{}", card.0);
    match (&slot.quest, &slot.crew) {
        (Some(quest), Some(crew)) => {
            let half = |tap: &Tap, class: &str, text: names::Text| {
                let label = headed(localize(lang, text), &texts::townsfolk_text(card, lang), lang);
                let inside = html! { <span class="half-word">{localize(lang, text)}</span> };
                tap_button(tap.clone(), Some(key.clone()), format!("half {class}"), label, inside)
            };
            // Before the action is chosen the card looks normal. Its two bands name the actions of a tap.
            let class = match (slot.ahead, slot.aimed) {
                (true, _) => "townsfolk card split ahead",
                (false, true) => "townsfolk card split selected",
                (false, false) => "townsfolk card split",
            };
            html! {
                <div class=class role="group" aria-label=name>
                    {body}
                    {half(quest, "upper", text!("Quest"))}
                    {half(crew, "lower", text!("Crew"))}
                </div>
            }
        }
        (Some(tap), None) | (None, Some(tap)) => {
            let text = if slot.quest.is_some() { text!("send on the quest") } else { text!("into the crew") };
            let class = match (slot.quest.is_some(), slot.aimed) {
                _ if slot.ahead => "townsfolk card",
                (true, _) => "townsfolk card target for-quest",
                (false, true) => "townsfolk card target selected",
                (false, false) => "townsfolk card target",
            };
            tap_button(
                tap.clone(),
                Some(key),
                class.to_owned(),
                headed(localize(lang, text), &texts::townsfolk_text(card, lang), lang),
                body,
            )
        }
        (None, None) => {
            let class = if slot.aimed { "townsfolk card selected" } else { "townsfolk card" };
            let label = format!("{name}, {}", texts::names::SILVER.count(slot.silver, lang));
            tap_button(Tap::Explain(key.clone()), Some(key), class.to_owned(), label, body)
        }
    }
}

pub fn face(card: TownsfolkId, slot: Option<(u8, u8)>, lang: Lang) -> View {
    memoized((card, slot, lang), |&(card, slot, lang)| face_of(card, slot, lang))
}

fn face_of(card: TownsfolkId, slot: Option<(u8, u8)>, lang: Lang) -> View {
    let townsfolk = card.card();
    let name = names::townsfolk(townsfolk.name, lang);
    html! {
        <span class=format!("card-name {}", names::name_class(name, 13))>{name}</span>
        <span class="line band quest">
            <em>{localize(lang, text!("Quest"))}</em>
            {signs(&reward_signs(townsfolk.quest, lang), 20)}
        </span>
        <span class="line band">
            <em>{localize(lang, text!("Crew"))}</em>
            {signs(&reward_signs(townsfolk.recruited, lang), 18)}
        </span>
        {ability(card, lang)}
        {portrait(&portraits::townsfolk(card), Frame::Niche(32, 53))}
        {slot.map(|(number, silver)| price(number, silver, lang))}
    }
}

pub fn ability(card: TownsfolkId, lang: Lang) -> View {
    let townsfolk = card.card();
    html! {
        <span class="line does">
            {when_view(townsfolk.when, 19, lang)} <span class="arrow">{icon("ui-next", 10)}</span>
            {sign(&townsfolk.ability.sign(lang), 18)}
        </span>
    }
}

fn price(number: u8, silver: u8, lang: Lang) -> View {
    let place = usize::from(number);
    if silver == 0 {
        return html! { <span class="tag"><b>{localize(lang, text!("free", "costs nothing"))}</b></span> };
    }
    let debt = (place < DEBT_SLOTS).then(|| {
        let sign_of = Sign::one("debt-unpaid", localize(lang, text!("a Debt")));
        html! { <i>{localize(lang, text!("or"))}</i> {sign(&sign_of, 16)} }
    });
    html! { <span class="tag"><b>{silver}</b>{icon("silver", 16)}{debt}</span> }
}
