//! The six regions: thresholds, spaces for Monks and Outposts, the Outsider below.

use super::outsider;
use crate::components::{emblem, icon, icon_in, seat_class, sign, spoken_icon, tap_button};
use kernel::Lang;
use kernel::grammar::headed;
use markup::{CollectView, IntoView, RwSignal, View, html};
use paladins::components::SPACES;
use paladins::table::Texts;
use paladins::table::names::{self, localize, numeral};
use paladins::table::regions::{Price, Region, RegionSpace, SpaceLook};
use paladins::table::signs::{attribute_icon, reward_signs};
use paladins::texts;
use paladins::texts::names::SILVER;
use ui::{Sign, Tap};

pub fn region_view(region: &Region) -> View {
    let lang = region.lang;
    let far = region.short.is_some();
    let short = region.short.map(|(attribute, short)| {
        let label = Texts(lang).attribute_short(short, names::attribute(attribute, lang));
        let text = Texts(lang).short(short);
        html! { <span class="short" role="img" aria-label=label>{icon("ui-lock", 12)}<span aria-hidden="true">{text}</span></span> }
    });
    let thresholds = region
        .thresholds
        .iter()
        .map(|threshold| {
            let class = match threshold.met {
                Some(true) => "threshold line met",
                Some(false) => "threshold line miss",
                None => "threshold line",
            };
            let name = names::attribute(threshold.attribute, lang).to_owned();
            html! {
                <span class=class>{spoken_icon(attribute_icon(threshold.attribute), 17, "icon", name)}<b>{threshold.level}</b></span>
            }
        })
        .collect_view();
    let rows = region
        .rows
        .iter()
        .map(|row| html! { <div class="spaces-row">{row.iter().map(|space| space_view(space, lang)).collect_view()}</div> })
        .collect_view();
    let label = format!("{} {}", localize(lang, text!("Region")), numeral(region.number));
    // On a phone, a region out of reach is folded to its reason. A tap on its head unfolds it.
    let open = RwSignal::new(false);
    let unfold = far.then(|| {
        let label = headed(&label, localize(lang, text!("show it all")), lang);
        html! {
            <button
                type="button"
                class="unfold"
                aria-label=label
                aria-expanded=move || open.get().to_string()
                on:click=move |_| open.update(|open| *open = !*open)
            >
                {icon("ui-down", 16)}
            </button>
        }
    });
    html! {
        <section
            class="region"
            class:far=far
            class:open=move || open.get()
            data-anchor=format!("region:{}", region.number)
            aria-label=label
        >
            <header class="line"><span class="numeral name">{numeral(region.number)}</span>{short}{thresholds}{unfold}</header>
            <div class="spaces">{rows}</div>
            {outsider_view(region)}
        </section>
    }
}

fn outsider_view(region: &Region) -> View {
    let lang = region.lang;
    let Some(card) = region.card else {
        return html! {
            <div class="outsider card gone">
                <span>{localize(lang, text!("Gone this round. A new card comes at its end."))}</span>
            </div>
        };
    };
    let stand = match (&region.card_tap, region.card_aimed) {
        (_, true) => " selected",
        (Tap::Choose(_) | Tap::Switch(_), _) => " target",
        (Tap::Why(_), _) => " far",
        _ => "",
    };
    let text = texts::outsider_text(card, lang);
    let label = match region.price {
        None => text,
        Some(Price { silver: 0, .. }) => format!("{text} {}", Texts(lang).costs_nothing()),
        Some(Price { silver, .. }) => format!("{text} {}", Texts(lang).it_costs(SILVER.count(silver, lang))),
    };
    tap_button(
        region.card_tap.clone(),
        Some(format!("outsider:{}", card.0)),
        format!("{}{stand}", outsider::card_class(card)),
        label,
        html! { {outsider::face(card, lang)} {region.price.map(price_view)} },
    )
}

fn price_view(price: Price) -> View {
    let class = if price.held { "tag" } else { "tag stop" };
    html! { <span class=class><b>{price.silver}</b>{icon("silver", 16)}</span> }
}

fn space_view(space: &RegionSpace, lang: Lang) -> View {
    let Some(printed) = SPACES.get(usize::from(space.number)) else {
        return ().into_view();
    };
    let gives = reward_signs(printed.reward, lang);
    let spoken = gives.iter().map(|one| one.label.as_str()).collect::<Vec<_>>().join(", ");
    let (class, label, inside) = match space.look {
        SpaceLook::Taken(piece) => {
            let (name, text) = piece_texts(piece.outpost, lang);
            let inside = html! {
                {icon_in(name, 28, "icon")} <span class="owner">{emblem(piece.seat, 11, None)}</span>
            };
            let label = format!("{text}, {} ({spoken})", space.owner);
            (format!("space taken {}", seat_class(piece.seat)), label, inside.into_view())
        }
        SpaceLook::Aimed(seat, outpost) => {
            let (name, _) = piece_texts(outpost, lang);
            let inside = html! {
                <span class="ghost">{icon_in(name, 28, "icon")}</span>
                <span class="get">{gives.first().map(|one| sign(one, 17))}</span>
            };
            let label = format!("{spoken}, {}", localize(lang, text!("chosen")));
            (format!("space selected {}", seat_class(seat)), label, inside.into_view())
        }
        SpaceLook::Legal => {
            ("space legal".to_owned(), format!("{spoken}, {}", localize(lang, text!("free"))), gift(&gives))
        }
        SpaceLook::Far => {
            ("space far".to_owned(), format!("{spoken}, {}", localize(lang, text!("out of reach"))), gift(&gives))
        }
        SpaceLook::Open => ("space".to_owned(), format!("{spoken}, {}", localize(lang, text!("free"))), gift(&gives)),
    };
    tap_button(space.tap.clone(), Some(format!("space:{}", space.number)), class, label, inside)
}

fn piece_texts(outpost: bool, lang: Lang) -> (&'static str, &'static str) {
    if outpost { ("outpost", localize(lang, text!("Outpost"))) } else { ("monk", localize(lang, text!("Monk"))) }
}

fn gift(gives: &[Sign]) -> View {
    let size = match gives {
        [one] if one.count == 1 => 22,
        [one] if !one.repeat => 18,
        _ => 16,
    };
    gives.iter().map(|one| sign(one, size)).collect_view().into_view()
}
