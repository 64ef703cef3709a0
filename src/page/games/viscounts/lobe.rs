//! What lies on a lobe: plots, the badges of links, spaces with their exchanges, the Townsfolk and the Manuscript.

use super::cards::{manuscript_face, printed_townsfolk, townsfolk_face};
use super::geometry::{INSIDE, OUTSIDE, PLOTS, SIDE, Square, middle, plot_offset};
use super::preview::Preview;
use super::ring::{LinkLook, link_look};
use super::scene::Scene;
use super::signs::{coin, effects_view, icons_view, script_view};
use crate::engine::{Atom, Sign, Tap};
use crate::games::viscounts::components::{
    Effect, Exchange, Icon, ManuscriptId, PRINTED_MANUSCRIPT_COST, Segment, Site, Space, Spot, TownsfolkId,
};
use crate::games::viscounts::view_model::anchors::space_word;
use crate::games::viscounts::view_model::signs::{building_sign, icon_sign, icons_sign, ribbon_sign};
use crate::games::viscounts::words::{self, names};
use crate::games::viscounts::{Choice, Intent, Question};
use crate::kernel::grammar::headed;
use crate::kernel::{Lang, Seat};
use crate::page::widgets::{emblem, icon, icon_in, seat_class, sign, tap_button};
use crate::page::words::Words;
use leptos::prelude::*;

/// A plot, as it is drawn.
#[derive(Clone, PartialEq)]
pub struct Plot {
    spot: Spot,
    angle: f64,
    effect: Effect,
    look: Look,
    tap: Tap,
    /// Whether what is looked at names it.
    named: bool,
    label: String,
}

/// What is to be seen on a plot.
#[derive(Clone, Copy, PartialEq)]
enum Look {
    Far,
    Legal,
    /// What is proposed: whose, and the symbol of the Building.
    Chosen(Seat, &'static str),
    Built(Seat, &'static str),
}

/// The badge of a link.
#[derive(Clone, PartialEq)]
pub struct Badge {
    radius: f64,
    angle: f64,
    effect: Effect,
    look: LinkLook,
}

/// A space, as it is drawn.
#[derive(Clone, PartialEq)]
pub struct Place {
    space: Space,
    exchange: Option<Exchange>,
    tap: Tap,
    named: bool,
    cost: Option<u8>,
    pawns: Vec<Seat>,
    label: String,
}

impl Badge {
    /// Whether it lies behind a plot of a lobe with so many of them.
    pub fn follows(&self, plot: usize, of: usize) -> bool {
        (self.angle - plot_offset(plot, of) - 36.0 / of as f64).abs() < 0.1
    }
}

impl Place {
    /// The start number of an outside space.
    pub const fn number(&self) -> Option<u8> {
        self.space.number()
    }

    /// The Viscounts that stand there.
    pub fn pawns(&self) -> &[Seat] {
        &self.pawns
    }
}

/// A lobe, as it is drawn.
#[derive(Clone, PartialEq)]
pub struct Lobe {
    /// Its place in the ring.
    pub place: usize,
    /// Its segment.
    pub segment: Segment,
    /// Its plots, from the left.
    pub plots: Vec<Plot>,
    /// The badges of its links.
    pub badges: Vec<Badge>,
    /// Left, right and inside.
    pub places: [Place; 3],
    townsfolk: Option<TownsfolkId>,
    townsfolk_tap: Tap,
    manuscript: Option<ManuscriptId>,
    manuscript_tap: Tap,
    /// Whether what is looked at names its Townsfolk, its Manuscript.
    named: [bool; 2],
    shown: bool,
    lang: Lang,
}

/// The lobe at a place of the ring, as a scene shows it.
pub fn lobe(scene: &Scene, preview: Option<&Preview>, place: usize, shown: Segment) -> Lobe {
    let segment = scene.segment(place);
    let side = scene.state.side(segment);
    let of = side.spots.len();
    let named = |choice: Choice| preview.is_some_and(|preview| preview.choice == choice);
    let plot_at = |(at, effect): (usize, &Effect)| {
        let spot = Spot { segment, place: at as u8 };
        Plot { named: named(Choice::Spot(spot)), ..plot(scene, segment, at, *effect, of) }
    };
    let plots = side.spots.iter().enumerate().map(plot_at).collect();
    let badges = side.links.iter().enumerate().filter_map(|(at, effect)| {
        let spot = Spot { segment, place: at as u8 };
        // Five plots leave no room between them.
        let radius = if of > 4 { 282.0 } else { PLOTS };
        let angle = plot_offset(at, of) + 36.0 / of as f64;
        Some(Badge { radius, angle, effect: (*effect)?, look: link_look(scene, preview, spot) })
    });
    let see = || Tap::Explain(format!("lobe:{}", segment.word()));
    let free = |choice: Choice| scene.choose(choice).unwrap_or_else(see);
    Lobe {
        place,
        segment,
        plots,
        badges: badges.collect(),
        places: Site::ALL.map(|site| {
            let space = Space { segment, site };
            Place { named: named(Choice::Move(space)), ..self::space(scene, space) }
        }),
        townsfolk: scene.state.visible_townsfolk(segment),
        townsfolk_tap: free(Choice::Hire(segment)),
        manuscript: scene.state.visible_manuscript(segment),
        manuscript_tap: free(Choice::Manuscript(segment)),
        named: [named(Choice::Hire(segment)), named(Choice::Manuscript(segment))],
        shown: segment == shown,
        lang: scene.lang,
    }
}

fn plot(scene: &Scene, segment: Segment, at: usize, effect: Effect, of: usize) -> Plot {
    let words = Words(scene.lang);
    let spot = Spot { segment, place: at as u8 };
    let text = words::spot_text(spot, scene.state.side(segment), scene.lang);
    let choice = Choice::Spot(spot);
    let key = format!("spot:{}{}", segment.word(), at + 1);
    let (look, tap, state) = match (scene.state.built_on(spot), scene.pick(choice)) {
        (Some(built), _) => {
            let whose = format!("{}, {}", names::building(built.kind).one(scene.lang), scene.name(built.owner));
            (Look::Built(built.owner, building_sign(built.kind)), Tap::Explain(key), whose)
        }
        (None, Some(tap)) if scene.proposal == Some(choice) => {
            let kind = scene.building().map_or("v-house", |building| building_sign(building.kind));
            (Look::Chosen(scene.viewer, kind), tap, words.chosen().to_owned())
        }
        (None, Some(tap)) => (Look::Legal, tap, words.free().to_owned()),
        (None, None) if matches!(scene.question(), Some(Question::Spot(..))) => {
            let why = words.out_of_reach().to_owned();
            (Look::Far, Tap::Why(why.clone()), why)
        }
        (None, None) => (Look::Far, Tap::Explain(key), words.free().to_owned()),
    };
    let links = words::links_text(&scene.state, spot, &scene.names, scene.lang);
    let label = [vec![format!("{text}, {state}")], links].concat().join(". ");
    Plot { spot, angle: plot_offset(at, of), effect, look, tap, named: false, label }
}

fn space(scene: &Scene, space: Space) -> Place {
    let lang = scene.lang;
    let words = Words(lang);
    let [left, right] = space.segment.face().exchanges;
    let exchange = match space.site {
        Site::Left => Some(left),
        Site::Right => Some(right),
        Site::Inside => None,
    };
    let choice = Choice::Move(space);
    let cost = scene.place(choice).and_then(|_| scene.state.move_cost(space).ok());
    let asked = scene.question() == Some(Question::Move) && !scene.choices.is_empty();
    let key = || format!("space:{}", space_word(space));
    let start = scene.pair_on(space);
    let tap = start.and_then(|pair| scene.choose(pair)).or_else(|| scene.choose(choice)).unwrap_or_else(|| {
        let why = if asked { scene.why_not(Intent::Move(space)) } else { None };
        why.map_or_else(|| Tap::Explain(key()), Tap::Why)
    });
    let pawns: Vec<Seat> = scene.stand(space).collect();
    let mut parts = vec![names::space(space, lang)];
    parts.extend(exchange.map(|exchange| words::exchange_text(exchange, lang)));
    parts.extend(pawns.iter().map(|seat| words.viscount_of(scene.name(*seat))));
    if start.is_some() {
        parts.push(words.start_here().to_owned());
    }
    match cost {
        Some(0) => parts.push(words.go_there().to_owned()),
        Some(cost) => parts.push(words.go_there_for(names::SILVER.count(cost, lang))),
        None => {}
    }
    Place { space, exchange, tap, named: false, cost, pawns, label: crate::kernel::grammar::capital(&parts.join(", ")) }
}

/// Something at a point of the ring.
pub fn pin(radius: f64, angle: f64, class: &'static str, inside: AnyView) -> AnyView {
    let (x, y) = Square(SIDE).at(radius, angle);
    view! { <span class=class style:left=format!("{x:.1}px") style:top=format!("{y:.1}px")>{inside}</span> }.into_any()
}

/// Draws a plot.
pub fn plot_view(plot: &Plot, lang: Lang) -> AnyView {
    let given = plot.effect.sign(lang);
    let (class, inside) = match plot.look {
        Look::Far => ("space plot far".to_owned(), sign(&given, 23)),
        Look::Legal => ("space plot legal".to_owned(), sign(&given, 25)),
        Look::Chosen(seat, kind) => (
            format!("space plot selected {}", seat_class(seat)),
            view! { <span class="ghost">{icon(kind, 29)}</span> <span class="get">{sign(&given, 16)}</span> }
                .into_any(),
        ),
        Look::Built(seat, kind) => (
            format!("space plot taken {}", seat_class(seat)),
            view! { {icon(kind, 29)} <span class="owner">{emblem(seat, 14, None)}</span> }.into_any(),
        ),
    };
    let class = if plot.named { format!("{class} named") } else { class };
    let key = format!("spot:{}{}", plot.spot.segment.word(), plot.spot.place + 1);
    tap_button(plot.tap.clone(), Some(key), class, plot.label.clone(), inside)
}

/// Draws the badge of a link.
pub fn badge_view(badge: &Badge, lang: Lang) -> AnyView {
    let class = match badge.look {
        LinkLook::Plain => "link-badge",
        LinkLook::May => "link-badge may",
        LinkLook::Lit => "link-badge lit",
        LinkLook::Done => "link-badge done",
    };
    let spoken = headed(Words(lang).link(), &badge.effect.said(lang), lang);
    let (face, count) = badge.effect.face();
    view! { <span class=class>{sign(&Sign::many(face.sign, count, spoken), 15)}</span> }.into_any()
}

/// What going to a space costs, if anything.
fn cost_view(place: &Place) -> Option<AnyView> {
    let cost = place.cost.filter(|cost| *cost > 0)?;
    Some(view! { <span class="way-cost">"+"{cost}{icon("silver", 14)}</span> }.into_any())
}

/// Draws a space of the unrolled lobe: its exchange, and beside it what going there costs.
pub fn place_view(place: &Place, lang: Lang) -> AnyView {
    place_button(place, cost_view(place), lang)
}

fn place_button(place: &Place, cost: Option<AnyView>, lang: Lang) -> AnyView {
    let outside = place.exchange.map(|exchange| exchange_view(exchange, lang));
    let class = match (&place.tap, place.space.is_inside()) {
        (Tap::Choose(_), true) => "inside legal",
        (Tap::Choose(_), false) => "outside legal",
        (_, true) => "inside",
        (_, false) => "outside",
    };
    let class = if place.named { format!("{class} named") } else { class.to_owned() };
    let key = format!("space:{}", space_word(place.space));
    tap_button(place.tap.clone(), Some(key), class, place.label.clone(), view! { {outside} {cost} }.into_any())
}

/// What an exchange takes and gives.
pub fn exchange_view(exchange: Exchange, lang: Lang) -> AnyView {
    view! {
        <span class="exchange">
            <span>{sign(&icons_sign(Icon::Merchant, 1, lang), 15)}<b class="times">{exchange.merchants}</b></span>
            <span><span class="arrow">{icon("ui-next", 9)}</span>{effects_view(&[exchange.effect], 18, lang)}</span>
        </span>
    }
    .into_any()
}

/// Draws the Viscounts on a space.
pub fn pawns_view(pawns: &[Seat]) -> AnyView {
    let size = match pawns.len() {
        0 => return ().into_any(),
        1 => 34,
        _ => 22,
    };
    let each = |seat: &Seat| {
        view! { <span class=seat_class(*seat) data-anchor=format!("viscount:{}", seat.0)>{icon("viscount", size)}</span> }
    };
    view! { <span class="pawns">{pawns.iter().map(each).collect_view()}</span> }.into_any()
}

/// Draws all of a lobe that lies on the ring.
pub fn lobe_view(lobe: &Lobe) -> AnyView {
    let lang = lobe.lang;
    let mid = middle(lobe.place);
    let plots = lobe.plots.iter().map(|plot| pin(PLOTS, mid + plot.angle, "pin", plot_view(plot, lang)));
    let badges =
        lobe.badges.iter().map(|badge| pin(badge.radius, mid + badge.angle, "pin still", badge_view(badge, lang)));
    let places = lobe.places.iter().map(|place| {
        let (radius, angle, number, pawn) = match place.space.site {
            Site::Left => (OUTSIDE, mid - 18.0, Some(mid - 31.4), mid - 8.0),
            Site::Right => (OUTSIDE, mid + 18.0, Some(mid + 4.6), mid + 28.0),
            Site::Inside => (INSIDE, mid, None, mid),
        };
        let number = number.map(|angle| {
            let number = place.space.number().unwrap_or_default();
            pin(OUTSIDE, angle, "pin still space-number", view! { {number} }.into_any())
        });
        let pawns = (!place.pawns.is_empty()).then(|| pin(radius, pawn, "pin still", pawns_view(&place.pawns)));
        // The price stands beside the exchange, not on it: where a Viscount would stand, at the foot of one that does.
        let class = if place.pawns.is_empty() { "pin still" } else { "pin still foot" };
        let cost = cost_view(place).map(|cost| pin(radius, pawn, class, cost));
        view! { {pin(radius, angle, "pin", place_button(place, None, lang))} {number} {pawns} {cost} }
    });
    view! {
        {badges.collect_view()}
        {plots.collect_view()}
        {places.collect_view()}
        {pin(171.0, mid - 18.0, "pin", townsfolk_mini(lobe))}
        {pin(171.0, mid + 18.0, "pin", manuscript_mini(lobe))}
    }
    .into_any()
}

fn mini_class(tap: &Tap, shown: bool, rest: &str) -> String {
    let class = match (tap, shown) {
        (Tap::Choose(_), _) => "mini legal",
        (_, true) => "mini cur",
        (_, false) => "mini",
    };
    format!("{class}{rest}")
}

/// The Townsfolk in the ring: coin, effect and icons.
fn townsfolk_mini(lobe: &Lobe) -> AnyView {
    let lang = lobe.lang;
    let (value, icons, hire, key, label) = if let Some(id) = lobe.townsfolk {
        let card = id.card();
        (card.value, card.icons, card.hire, format!("townsfolk:{}", id.index()), words::townsfolk_text(id, lang))
    } else {
        let printed = lobe.segment.face().townsfolk;
        let text = words::printed_text(lobe.segment, lang);
        (printed.value, printed.icons, Some(printed.hire), format!("printed:{}", lobe.segment.word()), text)
    };
    let hire = hire.map(|hire| sign(&hire.sign(lang), 16));
    let many = icons.iter().count() > 2;
    let inside = view! {
        <span class="mini-row">{coin(value, 19)} {hire}</span>
        <span class="mini-row centre">{icons_view(icons, if many { 14 } else { 15 }, lang)}</span>
    };
    let mut class = mini_class(&lobe.townsfolk_tap, lobe.shown, if lobe.townsfolk.is_none() { " printed" } else { "" });
    if lobe.named[0] {
        class.push_str(" named");
    }
    tap_button(lobe.townsfolk_tap.clone(), Some(key), class, label, inside.into_any())
}

/// The Manuscript in the ring: ribbon, cost, what it does.
fn manuscript_mini(lobe: &Lobe) -> AnyView {
    let lang = lobe.lang;
    let (ribbon, cost, does, key, label) = match lobe.manuscript {
        Some(id) => {
            let tile = id.tile();
            (
                Some(ribbon_sign(tile.ribbon)),
                tile.cost,
                script_view(tile.script, 15, lang),
                format!("manuscript:{}", id.index()),
                words::manuscript_text(id, lang),
            )
        }
        None => (
            None,
            PRINTED_MANUSCRIPT_COST,
            effects_view(lobe.segment.face().manuscript, 15, lang),
            format!("printed:{}", lobe.segment.word()),
            words::printed_text(lobe.segment, lang),
        ),
    };
    let inside = view! {
        {ribbon.map(|ribbon| icon_in(ribbon, 26, "icon ribbon"))}
        <span class="mini-row end"><b class="mini-cost">{cost}</b>{icon(icon_sign(Icon::Cleric), 13)}</span>
        <span class="mini-row centre">{does}</span>
    };
    let mut class =
        mini_class(&lobe.manuscript_tap, lobe.shown, if ribbon.is_none() { " script printed" } else { " script" });
    if lobe.named[1] {
        class.push_str(" named");
    }
    tap_button(lobe.manuscript_tap.clone(), Some(key), class, label, inside.into_any())
}

/// The Townsfolk in full, for the unrolled lobe.
pub fn townsfolk_card(lobe: &Lobe) -> AnyView {
    let lang = lobe.lang;
    let (face, key, label) = match lobe.townsfolk {
        Some(id) => (townsfolk_face(id, lang), format!("townsfolk:{}", id.index()), words::townsfolk_text(id, lang)),
        None => (
            printed_townsfolk(lobe.segment, lang),
            format!("printed:{}", lobe.segment.word()),
            words::printed_text(lobe.segment, lang),
        ),
    };
    let (tap, class) = match &lobe.townsfolk_tap {
        tap @ Tap::Choose(_) => (tap.clone(), "card legal"),
        _ => (Tap::Explain(key.clone()), "card"),
    };
    tap_button(tap, Some(key), class.to_owned(), label, face)
}

/// The Manuscript in full, for the unrolled lobe.
pub fn manuscript_card(lobe: &Lobe) -> AnyView {
    let lang = lobe.lang;
    let (key, label) = match lobe.manuscript {
        Some(id) => (format!("manuscript:{}", id.index()), words::manuscript_text(id, lang)),
        None => (format!("printed:{}", lobe.segment.word()), words::printed_text(lobe.segment, lang)),
    };
    let (tap, class) = match &lobe.manuscript_tap {
        tap @ Tap::Choose(_) => (tap.clone(), "script-card legal"),
        _ => (Tap::Explain(key.clone()), "script-card"),
    };
    tap_button(tap, Some(key), class.to_owned(), label, manuscript_face(lobe.manuscript, lobe.segment, lang))
}
