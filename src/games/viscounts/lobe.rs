//! The content of a lobe: plots, link badges, spaces with their exchanges, the Townsfolk and the Manuscript.

use super::cards::{manuscript_face, printed_townsfolk, townsfolk_face};
use super::geometry::{INSIDE, OUTSIDE, PLOTS, SIDE, Square, middle, plot_offset};
use super::signs::{coin, effects_view, icons_view, script_view};
use crate::components::{Tenths, emblem, icon, icon_in, seat_class, sign, tap_button};
use kernel::grammar::headed;
use kernel::{Lang, Seat};
use markup::{CollectView, IntoView, View, html};
use ui::{Atom, Sign, Tap};
use viscounts::components::{Exchange, Icon, PRINTED_MANUSCRIPT_COST, Site};
use viscounts::table::lobes::{LinkLook, Lobe, LobeLink, LobeSpace, Plot, PlotLook};
use viscounts::table::signs::{icon_sign, icons_sign, ribbon_sign};
use viscounts::table::{Texts, anchors};
use viscounts::texts;

pub fn pin(radius: f64, angle: f64, class: &'static str, inside: View) -> View {
    let (x, y) = Square(SIDE).at(radius, angle);
    html! { <span class=class style:left=format!("{}px", Tenths(x)) style:top=format!("{}px", Tenths(y))>{inside}</span> }
}

pub fn plot_view(plot: &Plot, lang: Lang) -> View {
    let given = plot.effect.sign(lang);
    let (class, inside) = match plot.look {
        PlotLook::Far => ("space plot far".to_owned(), sign(&given, 23)),
        PlotLook::Legal => ("space plot legal".to_owned(), sign(&given, 25)),
        PlotLook::Chosen(seat, kind) => (
            format!("space plot selected {}", seat_class(seat)),
            html! { <span class="ghost">{icon(kind, 29)}</span> <span class="get">{sign(&given, 16)}</span> },
        ),
        PlotLook::Built(seat, kind) => (
            format!("space plot taken {}", seat_class(seat)),
            html! { {icon(kind, 29)} <span class="owner">{emblem(seat, 14, None)}</span> },
        ),
    };
    let class = if plot.named { format!("{class} named") } else { class };
    let key = anchors::spot(plot.spot);
    tap_button(plot.tap.clone(), Some(key), class, plot.label.clone(), inside)
}

pub fn badge_view(badge: &LobeLink, lang: Lang) -> View {
    let class = match badge.look {
        LinkLook::Plain => "tag link-badge",
        LinkLook::May => "tag link-badge may",
        LinkLook::Lit => "tag link-badge lit",
        LinkLook::Done => "tag link-badge done",
    };
    let spoken = headed(Texts(lang).link(), &badge.effect.localize(lang), lang);
    let (face, count) = badge.effect.face();
    html! { <span class=class>{sign(&Sign::many(face.sign, count, spoken), 15)}</span> }
}

fn cost_view(place: &LobeSpace) -> Option<View> {
    let cost = place.cost.filter(|cost| *cost > 0)?;
    Some(html! { <span class="tag way-cost">"−"{cost}{icon("silver", 14)}</span> })
}

pub fn place_view(place: &LobeSpace, lang: Lang) -> View {
    place_button(place, cost_view(place), lang)
}

fn place_button(place: &LobeSpace, cost: Option<View>, lang: Lang) -> View {
    let outside = place.exchange.map(|exchange| exchange_view(exchange, lang));
    let class = match (&place.tap, place.space.is_inside()) {
        (Tap::Choose(_), true) => "card mid inside target",
        (Tap::Choose(_), false) => "outside legal",
        (_, true) => "card mid inside",
        (_, false) => "outside",
    };
    let class = if place.named { format!("{class} named") } else { class.to_owned() };
    let key = anchors::space(place.space);
    tap_button(place.tap.clone(), Some(key), class, place.label.clone(), html! { {outside} {cost} })
}

fn exchange_view(exchange: Exchange, lang: Lang) -> View {
    html! {
        <span class="col exchange">
            <span class="line">{sign(&icons_sign(Icon::Merchant, 1, lang), 15)}<b class="times">{exchange.merchants}</b></span>
            <span class="line"><span class="arrow">{icon("ui-next", 9)}</span>{effects_view(&[exchange.effect], 18, lang)}</span>
        </span>
    }
}

pub fn pawns_view(pawns: &[Seat]) -> View {
    let size = match pawns.len() {
        0 => return ().into_view(),
        1 => 34,
        _ => 22,
    };
    let each = |seat: &Seat| {
        html! { <span class=seat_class(*seat) data-anchor=format!("viscount:{}", seat.0)>{icon("viscount", size)}</span> }
    };
    html! { <span class="pawns">{pawns.iter().map(each).collect_view()}</span> }
}

pub fn lobe_view(lobe: &Lobe) -> View {
    let lang = lobe.lang;
    let (mid, of) = (middle(lobe.place), lobe.plots.len());
    let plots = lobe
        .plots
        .iter()
        .map(|plot| pin(PLOTS, mid + plot_offset(plot.spot.place.into(), of), "pin", plot_view(plot, lang)));
    // Five plots leave no room between them.
    let radius = if of > 4 { 282.0 } else { PLOTS };
    let behind = |badge: &LobeLink| mid + plot_offset(badge.at, of) + 36.0 / of as f64;
    let badges = lobe.badges.iter().map(|badge| pin(radius, behind(badge), "pin still", badge_view(badge, lang)));
    let places = lobe.places.iter().map(|place| {
        let (radius, angle, number, pawn) = match place.space.site {
            Site::Left => (OUTSIDE, mid - 18.0, Some(mid - 31.4), mid - 8.0),
            Site::Right => (OUTSIDE, mid + 18.0, Some(mid + 4.6), mid + 28.0),
            Site::Inside => (INSIDE, mid, None, mid),
        };
        let number = number.map(|angle| {
            let number = place.space.number().unwrap_or_default();
            pin(OUTSIDE, angle, "pin still space-number", html! { {number} })
        });
        let pawns = (!place.pawns.is_empty()).then(|| pin(radius, pawn, "pin still", pawns_view(&place.pawns)));
        // The price stands beside the exchange, in the place of a Viscount or below it.
        let class = if place.pawns.is_empty() { "pin still" } else { "pin still below" };
        let cost = cost_view(place).map(|cost| pin(radius, pawn, class, cost));
        html! { {pin(radius, angle, "pin", place_button(place, None, lang))} {number} {pawns} {cost} }
    });
    html! {
        {badges.collect_view()}
        {plots.collect_view()}
        {places.collect_view()}
        {pin(171.0, mid - 18.0, "pin", townsfolk_mini(lobe))}
        {pin(171.0, mid + 18.0, "pin", manuscript_mini(lobe))}
    }
}

fn mini_class(tap: &Tap, shown: bool, rest: &str) -> String {
    let class = match (tap, shown) {
        (Tap::Choose(_), _) => "card mini target",
        (_, true) => "card mini cur",
        (_, false) => "card mini",
    };
    format!("{class}{rest}")
}

fn townsfolk_mini(lobe: &Lobe) -> View {
    let lang = lobe.lang;
    let (value, icons, hire, key, label) = if let Some(id) = lobe.townsfolk {
        let card = id.card();
        (card.value, card.icons, card.hire, anchors::card(id), texts::townsfolk_text(id, lang))
    } else {
        let printed = lobe.segment.face().townsfolk;
        let text = texts::printed_text(lobe.segment, lang);
        (printed.value, printed.icons, Some(printed.hire), format!("printed:{}", lobe.segment.key()), text)
    };
    let hire = hire.map(|hire| sign(&hire.sign(lang), 16));
    let many = icons.iter().count() > 2;
    let inside = html! {
        <span class="line">{coin(value, 19)} {hire}</span>
        <span class="line centre">{icons_view(icons, if many { 14 } else { 15 }, lang)}</span>
    };
    let mut class = mini_class(&lobe.townsfolk_tap, lobe.shown, if lobe.townsfolk.is_none() { " far" } else { "" });
    if lobe.named[0] {
        class.push_str(" named");
    }
    tap_button(lobe.townsfolk_tap.clone(), Some(key), class, label, inside.into_view())
}

fn manuscript_mini(lobe: &Lobe) -> View {
    let lang = lobe.lang;
    let (ribbon, cost, does, key, label) = match lobe.manuscript {
        Some(id) => {
            let tile = id.tile();
            (
                Some(ribbon_sign(tile.ribbon)),
                tile.cost,
                script_view(tile.script, 15, lang),
                anchors::manuscript(id),
                texts::manuscript_text(id, lang),
            )
        }
        None => (
            None,
            PRINTED_MANUSCRIPT_COST,
            effects_view(lobe.segment.face().manuscript, 15, lang),
            format!("printed:{}", lobe.segment.key()),
            texts::printed_text(lobe.segment, lang),
        ),
    };
    let inside = html! {
        {ribbon.map(|ribbon| icon_in(ribbon, 26, "icon ribbon"))}
        <span class="line end"><b>{cost}</b>{icon(icon_sign(Icon::Cleric), 13)}</span>
        <span class="line centre">{does}</span>
    };
    let mut class = mini_class(&lobe.manuscript_tap, lobe.shown, if ribbon.is_none() { " far" } else { "" });
    if lobe.named[1] {
        class.push_str(" named");
    }
    tap_button(lobe.manuscript_tap.clone(), Some(key), class, label, inside.into_view())
}

pub fn townsfolk_card(lobe: &Lobe) -> View {
    let lang = lobe.lang;
    let (face, key, label) = match lobe.townsfolk {
        Some(id) => (townsfolk_face(id, lang), anchors::card(id), texts::townsfolk_text(id, lang)),
        None => (
            printed_townsfolk(lobe.segment, lang),
            format!("printed:{}", lobe.segment.key()),
            texts::printed_text(lobe.segment, lang),
        ),
    };
    let (tap, class) = match &lobe.townsfolk_tap {
        tap @ Tap::Choose(_) => (tap.clone(), "card townsfolk target"),
        _ => (Tap::Explain(key.clone()), "card townsfolk"),
    };
    tap_button(tap, Some(key), class.to_owned(), label, face)
}

pub fn manuscript_card(lobe: &Lobe) -> View {
    let lang = lobe.lang;
    let (key, label) = match lobe.manuscript {
        Some(id) => (anchors::manuscript(id), texts::manuscript_text(id, lang)),
        None => (format!("printed:{}", lobe.segment.key()), texts::printed_text(lobe.segment, lang)),
    };
    let (tap, class) = match &lobe.manuscript_tap {
        tap @ Tap::Choose(_) => (tap.clone(), "card manuscript target"),
        _ => (Tap::Explain(key.clone()), "card manuscript"),
    };
    tap_button(tap, Some(key), class.to_owned(), label, manuscript_face(lobe.manuscript, lobe.segment, lang))
}
