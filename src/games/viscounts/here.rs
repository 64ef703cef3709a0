//! The two cards at a lobe: that of the viewer's Viscount, or that of the last tap.

use super::cards::{manuscript_face, printed_townsfolk, townsfolk_face};
use super::signs::{arrow, icons_view};
use crate::components::{icon, sign, tap_button};
use markup::{IntoView, View, html};
use ui::{Atom, Tap};
use viscounts::table::here::{Here, HireOrTake};
use viscounts::table::{Texts, anchors};
use viscounts::texts::{self, names};

fn deal_view(deal: &HireOrTake, sign_name: &'static str, name: &'static str, gains: View, label: String) -> View {
    let class = if matches!(deal.tap, Tap::Choose(_)) { "card deal legal" } else { "card deal later" };
    let price = deal.price.map(|price| html! { <b>{price}</b> {icon("silver", 16)} {arrow()} });
    let inside = html! {
        <span class="line">{icon(sign_name, 19)}<b class="name">{name}</b></span>
        <span class="line">{price}{gains}</span>
    };
    tap_button(deal.tap.clone(), None, class.to_owned(), label, inside.into_view())
}

pub fn view(here: &Here) -> View {
    let lang = here.lang;
    let texts = Texts(lang);
    let (face, key, spoken) = match here.townsfolk {
        Some(id) => (townsfolk_face(id, lang), anchors::card(id), texts::townsfolk_text(id, lang)),
        None => (
            printed_townsfolk(here.segment, lang),
            format!("printed:{}", here.segment.key()),
            texts::printed_text(here.segment, lang),
        ),
    };
    let class = if here.own { "card townsfolk own" } else { "card townsfolk" };
    let card = tap_button(Tap::Explain(key.clone()), Some(key), class.to_owned(), spoken, face);
    let hire_sign = || here.hire.map(|hire| sign(&hire.sign(lang), 17));
    let price = |deal: &HireOrTake| deal.price.map(|price| names::SILVER.count(price, lang)).unwrap_or_default();
    let label = |name: &str, deal: &HireOrTake| format!("{name} {}. {}", price(deal), deal.note);
    let dismiss = deal_view(
        &here.dismiss,
        "dismiss",
        texts.dismiss(),
        html! { {icons_view(here.icons, 16, lang)} {hire_sign()} },
        label(texts.dismiss(), &here.dismiss),
    );
    let hires = deal_view(
        &here.hires,
        "act-recruit",
        texts.hire(),
        html! { {hire_sign()} <i class="pile-left">{format!("×{}", here.left)}</i> },
        label(texts.hire(), &here.hires),
    );
    let (key, spoken) = match here.manuscript {
        Some(id) => (anchors::manuscript(id), texts::manuscript_text(id, lang)),
        None => (format!("printed:{}", here.segment.key()), texts::printed_text(here.segment, lang)),
    };
    let note = (!here.manuscript_note.is_empty()).then(|| html! { <em>{here.manuscript_note.clone()}</em> });
    let class = match &here.manuscript_tap {
        Tap::Choose(_) => "card manuscript target",
        _ if here.own => "card manuscript own",
        _ => "card manuscript",
    };
    let face = html! { {manuscript_face(here.manuscript, here.segment, lang)} {note} };
    let script = tap_button(here.manuscript_tap.clone(), Some(key), class.to_owned(), spoken, face.into_view());
    html! { {card} <span class="col deals">{dismiss}{hires}</span> {script} }
}
