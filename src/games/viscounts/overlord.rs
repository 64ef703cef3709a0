//! The Overlord at the table: his pieces on the ring, the line that he protects, his next steps, the Reference cards.

use super::geometry::{INSIDE, middle};
use super::lobe::pin;
use super::ring::RING;
use crate::components::{emblem, icon, seat_class, sign, tap_button};
use kernel::{Lang, Seat};
use markup::{CollectView, IntoView, View, html};
use ui::{Sign, Tap};
use viscounts::components::{OVERLORD_WORKERS, Site};
use viscounts::table::overlord::{Holder, OverlordPlan, OverlordSpace, ReferenceCard};
use viscounts::table::{Texts, anchors};
use viscounts::texts::names;

const fn aside(site: Site) -> f64 {
    match site {
        Site::Left => -18.0,
        Site::Right => 18.0,
        Site::Inside => 0.0,
    }
}

pub fn line_view(line: Option<(usize, Site)>) -> View {
    let Some((place, site)) = line else { return ().into_view() };
    let (mid, own) = (middle(place), middle(place) + aside(site));
    let path = RING.line((238.0, own), (INSIDE, mid)) + &RING.line((INSIDE, mid), (36.0, mid));
    html! { <path class="passive protected-line" d=path></path> }
}

fn group(stand: &OverlordSpace, size: u8) -> View {
    let many = |count: u8| (count > 1).then(|| html! { <b data-count="">{count}</b> });
    let his = (stand.his > 0).then(|| {
        let shield = stand.protected.then(|| icon("protected", 13));
        html! { <span class="his line" data-anchor=anchors::his(stand.space)>{icon("w-overlord", size)}{many(stand.his)}{shield}</span> }
    });
    let post = |(seat, count): &(Seat, u8)| {
        html! { <span class=format!("line post {}", seat_class(*seat))>{emblem(*seat, 15, None)}{many(*count)}</span> }
    };
    html! { {his} {stand.posts.iter().map(post).collect_view()} }
}

/// Draws the pieces on the spaces of a lobe, except the Viscounts.
pub fn stands_view(stands: &[OverlordSpace], place: usize) -> View {
    let mid = middle(place);
    let each = |stand: &OverlordSpace| {
        // His Workers stand on the number of the space, he himself at the outer edge of the path.
        let (workers, own) = match stand.space.site {
            Site::Left => ((207.0, mid - 30.0), (234.0, mid - 7.0)),
            Site::Right => ((207.0, mid + 6.5), (234.0, mid + 29.0)),
            Site::Inside => ((INSIDE, mid + 10.5), (INSIDE, mid)),
        };
        let group = pin(workers.0, workers.1, "pin still", html! { <span class="stand">{group(stand, 21)}</span> });
        let token = |class: &'static str| pin(own.0, own.1, class, icon("overlord-token", 32));
        let he = stand.he.then(|| token("pin still overlord-token"));
        let comes = stand.comes.then(|| token("pin still overlord-token comes"));
        html! { {group} {he} {comes} }
    };
    stands.iter().map(each).collect_view().into_view()
}

pub fn castle_view((held, protected): ([bool; 2], bool), place: usize) -> View {
    let mid = middle(place);
    let worker = |(at, radius): (usize, f64)| {
        let shield = protected.then(|| icon("protected", 11));
        held[at].then(|| {
            let inside = html! { <span class="his line">{icon("w-overlord", 19)}{shield}</span> };
            pin(radius, mid + if at == 0 { 25.0 } else { -22.0 }, "pin still", inside)
        })
    };
    [(0, 97.0), (1, 66.0)].map(worker).into_iter().collect_view().into_view()
}

/// The same as a few small signs, beside a space of the unrolled lobe of a phone.
pub fn small_view(stand: Option<&OverlordSpace>) -> View {
    let Some(stand) = stand else { return ().into_view() };
    let he = stand.he.then(|| icon("overlord-token", 26));
    let comes = stand.comes.then(|| html! { <span class="overlord-token comes">{icon("overlord-token", 22)}</span> });
    html! { <span class="stand">{group(stand, 19)}{he}{comes}</span> }
}

/// Draws his next steps in a line: his supply now and then, and a warning of a danger. A tap explains it.
pub fn plan_head(plan: &OverlordPlan) -> View {
    let texts = Texts(plan.lang);
    let key = "overlord".to_owned();
    let (now, then) = plan.supply;
    let after = (then != now).then(|| html! { <em>{texts.then_left(then)}</em> });
    let supply =
        html! { <span class="line overlord-supply">{icon("w-overlord", 18)}<b data-count="">{now}</b>{after}</span> };
    let label = texts.his_supply(now, OVERLORD_WORKERS);
    let danger = plan.steps.iter().find(|(.., danger)| *danger).map(|(_, name, _)| icon(name, 20));
    let head = html! { {icon("overlord-turn", 22)} <b class="name">{texts.then_the_overlord()}</b> {danger} {supply} };
    tap_button(Tap::Explain(key.clone()), Some(key), "card line plan-head".to_owned(), label, head.into_view())
}

pub fn plan_steps(plan: &OverlordPlan) -> View {
    let texts = Texts(plan.lang);
    let step = |(text, name, danger): &(String, &'static str, bool)| {
        let class = if *danger { "line danger" } else { "line" };
        html! { <li class=class>{icon(name, 17)}<span>{text.clone()}</span></li> }
    };
    let averted = |text: &String| {
        let label = texts.averted(text);
        html! { <li class="line averted" aria-label=label>{icon("ui-check", 15)}<s aria-hidden="true">{text.clone()}</s></li> }
    };
    let hidden =
        plan.hidden.then(|| html! { <li class="line">{icon("ui-deck", 17)}<span>{texts.route_hidden()}</span></li> });
    html! {
        <ol class="plan-steps">{plan.steps.iter().map(step).collect_view()}{hidden}{plan.averted.iter().map(averted).collect_view()}</ol>
    }
}

/// Draws the Reference cards of a seat: the gain from Manuscripts of a colour, whoever takes them.
pub fn cards_view(cards: &[ReferenceCard]) -> View {
    let each = |card: &ReferenceCard| {
        let key = format!("reference:{}", names::ribbon(card.reference, Lang::En));
        let class = if card.front { "card line reference" } else { "card line reference behind" };
        let inside =
            html! { {icon(card.ribbon, 22)} <span class="arrow">{icon("ui-next", 10)}</span> {sign(&card.gains, 20)} };
        tap_button(Tap::Explain(key.clone()), Some(key), class.to_owned(), card.label.clone(), inside.into_view())
    };
    cards.iter().map(each).collect_view().into_view()
}

pub fn reference_cards_view((name, seat): &Holder, cards: &[ReferenceCard]) -> View {
    let each = |card: &ReferenceCard| html! { <p>{card.label.clone()}</p> };
    html! {
        <section class="col told-cards">
            <h2 class="line">{emblem(*seat, 20, None)} {name.clone()} <span class="references">{cards_view(cards)}</span></h2>
            {cards.iter().map(each).collect_view()}
        </section>
    }
}

pub fn lower_view(lower: Option<&Sign>) -> View {
    lower.map_or_else(|| ().into_view(), |lower| html! { <span class="tag lower-part">{sign(lower, 18)}</span> })
}
