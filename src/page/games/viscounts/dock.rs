//! The dock: the hand and the goods, the question, what a choice would bring, Undo and Confirm.

use super::actions;
use super::scene::Scene;
use super::signs::{coin, effects_view, icons_view, payment_signs};
use super::view::TableView;
use crate::engine::{Gain, Tap};
use crate::games::viscounts::components::{Resource, TownsfolkId, WORKERS_CHART};
use crate::games::viscounts::view_model::gains;
use crate::games::viscounts::view_model::signs::{action_sign, building_sign, resource_sign};
use crate::games::viscounts::words::{self, names};
use crate::games::viscounts::{Choice, Order, Payment, Question};
use crate::kernel::grammar::{capital, headed};
use crate::kernel::{Game, Lang, Seat};
use crate::page::board::dock::{confirm, gives_place, in_its_place, mover, undo_button};
use crate::page::board::thinking::thinking;
use crate::page::play::store::Store;
use crate::page::widgets::{emblem, gains_view, icon, points, seat_class, spoken_icon, tap_button};
use crate::page::words::Words;
use leptos::prelude::*;

/// Most offers that stand beside the question; more of them stand above it.
const BESIDE: usize = 4;

/// The hand and the goods, as the tray draws them.
#[derive(Clone, PartialEq)]
struct Tray {
    seat: Seat,
    hand: Vec<(TownsfolkId, Tap)>,
    /// Cards in the hand that are not for all eyes.
    closed: usize,
    /// Places in the hand that are still free.
    free: usize,
    silver: u16,
    resources: [u16; 3],
    total: i32,
    asked: bool,
    lang: Lang,
}

fn tray(scene: &Scene) -> Tray {
    let player = scene.me();
    let tap = |id: TownsfolkId| {
        let choices = [Choice::Play(id), Choice::Discard(id), Choice::Destroy(id)];
        let tap = choices.into_iter().find_map(|choice| scene.choose(choice));
        (id, tap.unwrap_or_else(|| Tap::Explain(format!("townsfolk:{}", id.index()))))
    };
    let hand: Vec<(TownsfolkId, Tap)> = player.hand.iter().filter(|_| scene.open_hand).copied().map(tap).collect();
    Tray {
        seat: scene.viewer,
        free: if scene.state.is_set_up() {
            scene.state.hand_limit(scene.viewer).saturating_sub(player.hand.len())
        } else {
            0
        },
        asked: hand.iter().any(|(_, tap)| matches!(tap, Tap::Choose(_))),
        closed: player.hand.len() - hand.len(),
        hand,
        silver: player.silver,
        resources: player.resources,
        total: scene.state.sheet(scene.viewer).iter().sum(),
        lang: scene.lang,
    }
}

fn tray_view(tray: &Tray) -> AnyView {
    let lang = tray.lang;
    let words = Words(lang);
    let card = |(id, tap): &(TownsfolkId, Tap)| {
        let card = id.card();
        let class = if matches!(tap, Tap::Choose(_)) { "hand-card legal" } else { "hand-card" };
        let inside = view! { {coin(card.value, 22)}<b class="hand-name">{names::townsfolk(*id, lang)}</b>{icons_view(card.icons, 18, lang)} };
        let key = format!("townsfolk:{}", id.index());
        tap_button(tap.clone(), Some(key), class.to_owned(), words::townsfolk_text(*id, lang), inside.into_any())
    };
    let slot = |label: String, text: String| {
        view! { <span class="hand-card slot" role="img" aria-label=label><b>{text}</b>{icon("ui-deck", 18)}</span> }
    };
    let closed = (tray.closed > 0).then(|| slot(words.cards_in_hand(tray.closed), tray.closed.to_string()));
    let free = (tray.free > 0).then(|| slot(words.free_in_hand(tray.free), format!("+{}", tray.free)));
    let good = |name: &'static str, count: u16, label: &'static str| {
        view! {
            <span class="resource" data-anchor=format!("held:{name}") data-topic=format!("icon:{name}")>
                {spoken_icon(name, 25, "icon", label.to_owned())} <span data-count="">{count}</span>
            </span>
        }
    };
    let resources = Resource::ALL
        .into_iter()
        .zip(tray.resources)
        .map(|(resource, count)| good(resource_sign(resource), count, names::resource(resource).many(lang)));
    let spoken = headed(words.points_so_far(), &tray.total.to_string(), tray.lang);
    let total = points(tray.total, 28, Some(spoken));
    let class = if tray.asked { "hand asked" } else { "hand" };
    view! {
        <div class="tray">
            {emblem(tray.seat, 24, None)} <span class="label own-label">{words.your_hand()}</span>
            <div class=class data-anchor="hand" role="group" aria-label=words.your_hand()>
                {tray.hand.iter().map(card).collect_view()} {closed} {free}
            </div>
            <u class="divider"></u>
            <span class="goods">
                {good("silver", tray.silver, names::SILVER.many(lang))} {resources.collect_view()}
                <span class="resource" data-anchor="total">{total}</span>
            </span>
        </div>
    }
    .into_any()
}

/// The question, as the dock asks it.
#[derive(Clone, PartialEq)]
struct Ask {
    icon: &'static str,
    title: String,
    hint: String,
}

fn ask(store: Store, scene: &Scene) -> Ask {
    let lang = scene.lang;
    let words = Words(lang);
    let asked = scene.state.decision();
    if scene.choices.is_empty() {
        let title = asked.map_or_else(String::new, |decision| store.words().chooses(scene.name(decision.seat)));
        return Ask { icon: "ui-cpu", title, hint: String::new() };
    }
    let question = asked.map(|decision| decision.question);
    let title = words::question(&scene.state, lang);
    let title = title.trim_end_matches('.').to_owned();
    let hint = match question {
        // What is proposed is named: it is lit on the board, too.
        Some(Question::Spot(..) | Question::Section(_)) => {
            let named = scene.proposal.map(|choice| words::choice(&scene.state, choice, lang));
            [named, Some(words.hint_pick().to_owned())].into_iter().flatten().collect::<Vec<_>>().join(". ")
        }
        Some(Question::CastleMove) => words.hint_shift().to_owned(),
        Some(Question::Move) => {
            let value = scene.me().line[0].map_or(1, |card| card.card().value);
            words.hint_move(value)
        }
        Some(Question::Play) => words.hint_play().to_owned(),
        Some(Question::Act) => words.hint_act().to_owned(),
        Some(Question::Building | Question::Slot(..)) => words.hint_building().to_owned(),
        _ => String::new(),
    };
    let icon = match (scene.action(), question) {
        (_, Some(Question::Spot(building, _))) => building_sign(building.kind),
        (Some(action), _) => action_sign(action),
        (None, Some(Question::Play)) => "ph-cards",
        (None, Some(Question::Move)) => "ph-move",
        (None, Some(Question::Act)) => "ph-action",
        (None, Some(Question::Hire | Question::FreeHire(_))) => "act-recruit",
        (None, Some(Question::Resource(_))) => "any-res",
        (None, Some(Question::Flip(_))) => "flip-any",
        (None, Some(Question::Rearrange)) => "rearrange",
        (None, Some(Question::Discard(_))) => "discard",
        (None, Some(Question::Destroy(_))) => "destroy",
        (None, Some(Question::FreeManuscript)) => "manuscript",
        (None, Some(Question::CastleMove | Question::Section(_) | Question::Cascade | Question::Bump(..))) => {
            "castle-move"
        }
        _ => "ui-next",
    };
    Ask { icon, title, hint }
}

/// What would follow, as chips.
#[derive(Clone, PartialEq)]
struct Brings {
    chips: Vec<Gain>,
    next: Option<&'static str>,
    reveals: bool,
    seat: Seat,
    lang: Lang,
}

fn brings(view: TableView, scene: &Scene) -> Option<Brings> {
    let preview = view.preview(scene)?;
    let known = &preview.known;
    let chips = gains::gains(&scene.state, scene.viewer, &scene.paid, known, scene.lang);
    let next = gains::leads_to(known);
    Some(Brings { chips, next, reveals: known.shows, seat: scene.viewer, lang: scene.lang })
}

/// An offer: a choice that has no place on a board.
#[derive(Clone, PartialEq)]
struct Offer {
    choice: Choice,
    tap: Tap,
    proposed: bool,
    label: String,
}

/// The offers of the question.
#[derive(Clone, PartialEq)]
struct Offers {
    list: Vec<Offer>,
    above: bool,
    scene: Scene,
}

fn offers(scene: &Scene) -> Option<Offers> {
    let on_board = |choice: &Choice| {
        matches!(
            choice,
            Choice::Pair(_)
                | Choice::Play(_)
                | Choice::Move(_)
                | Choice::Act(_)
                | Choice::Dismiss
                | Choice::Build(_)
                | Choice::Spot(_)
                | Choice::Hire(_)
                | Choice::Manuscript(_)
                | Choice::Discard(_)
                | Choice::Destroy(_)
                | Choice::Shift { .. }
                | Choice::Section(_)
        )
    };
    let picks = |choice: &Choice| matches!(choice, Choice::Pay(_) | Choice::Workers(_) | Choice::Exchange(_));
    let offer = |choice: &Choice| {
        let tap = if picks(choice) { scene.pick(*choice) } else { scene.choose(*choice) };
        let proposed = scene.proposal == Some(*choice);
        Some(Offer { choice: *choice, tap: tap?, proposed, label: words::choice(&scene.state, *choice, scene.lang) })
    };
    let list: Vec<Offer> = scene.choices.iter().filter(|choice| !on_board(choice)).filter_map(offer).collect();
    // The one thing that is proposed needs no button beside the one that confirms it.
    let alone = list.len() == 1 && list[0].proposed;
    let wide = list.iter().any(|offer| matches!(offer.choice, Choice::Order(_)));
    (!list.is_empty() && !alone).then(|| Offers { above: list.len() > BESIDE || wide, list, scene: scene.clone() })
}

fn offers_view(offers: &Offers) -> AnyView {
    let each = |offer: &Offer| {
        let inside = offer_signs(&offers.scene, offer.choice);
        let class = match (offer.proposed, offer.choice) {
            (true, _) => "button offer proposed",
            (false, Choice::Pass) => "button offer pass",
            (false, _) => "button offer",
        };
        tap_button(offer.tap.clone(), None, class.to_owned(), offer.label.clone(), inside)
    };
    let (class, over) = if offers.above { ("offers above", Some("offers")) } else { ("offers", None) };
    let speaks = offers.list.iter().any(|offer| matches!(offer.choice, Choice::Order(_))).then_some("line");
    view! {
        <div class=class data-row="" data-over=over data-speaks=speaks.filter(|_| offers.above)>
            {offers.list.iter().map(each).collect_view()}
        </div>
    }
    .into_any()
}

/// The signs on the button of a choice.
fn offer_signs(scene: &Scene, choice: Choice) -> AnyView {
    let lang = scene.lang;
    let words = Words(lang);
    match choice {
        Choice::Exchange(times) => {
            let effect = scene.state.own_exchange().map(|exchange| effects_view(&[exchange.effect], 20, lang));
            view! { <b>{format!("{times}×")}</b> {effect} }.into_any()
        }
        Choice::Workers(count) => view! {
            <span class=seat_class(scene.viewer)>{icon("v-worker", 22)}</span><b>{count}</b>
            <em>{usize::from(count).checked_sub(1).and_then(|place| WORKERS_CHART.get(place).copied())} {icon("v-noble", 16)}</em>
        }
        .into_any(),
        Choice::Pay(payment) if payment == Payment::NOTHING => view! { {words.nothing_more()} }.into_any(),
        Choice::Pay(payment) => payment_signs(payment, 20),
        Choice::Take(resource) => {
            view! { {icon(resource_sign(resource), 22)} {capital(names::resource(resource).one(lang))} }.into_any()
        }
        Choice::FlipDebt => view! { {icon("flip-debt", 22)} {names::DEBT.one(lang)} }.into_any(),
        Choice::FlipDeed => view! { {icon("flip-deed", 22)} {names::DEED.one(lang)} }.into_any(),
        Choice::Left | Choice::Right => match scene.question() {
            Some(Question::Either(source)) => {
                let signs = effects_view(source.option(usize::from(choice == Choice::Right)), 22, lang);
                view! { {signs} <em>{words::choice(&scene.state, choice, lang)}</em> }.into_any()
            }
            _ => ().into_any(),
        },
        Choice::Order(order) => order_view(scene, order),
        Choice::DiscardTop | Choice::DestroyTop => {
            let sign = if choice == Choice::DiscardTop { "discard" } else { "destroy" };
            view! { {icon(sign, 20)} {words.top_unseen()} }.into_any()
        }
        Choice::Bump(seat) => view! { {emblem(seat, 22, None)} {scene.name(seat)} }.into_any(),
        _ => view! { {words::choice(&scene.state, choice, lang)} }.into_any(),
    }
}

/// The cards of a new order, from the left.
fn order_view(scene: &Scene, Order(order): Order) -> AnyView {
    let line = &scene.me().line;
    let cards = order.into_iter().map(|from| {
        let id = usize::from(from).checked_sub(1).and_then(|place| line.get(place).copied().flatten());
        match id {
            Some(id) => {
                let card = id.card();
                view! { <span class="order-card">{coin(card.value, 18)}{names::townsfolk(id, scene.lang)}</span> }
                    .into_any()
            }
            None => view! { <span class="order-card gone">"–"</span> }.into_any(),
        }
    });
    cards.collect_view().into_any()
}

/// The dock.
pub fn dock(store: Store, view: TableView, scene: Memo<Scene>) -> AnyView {
    let tray = Memo::new(move |_| scene.with(tray));
    let asked = Memo::new(move |_| scene.with(|scene| ask(store, scene)));
    let brings = Memo::new(move |_| scene.with(|scene| brings(view, scene)));
    let offered = Memo::new(move |_| scene.with(offers));
    let tiles = Memo::new(move |_| scene.with(actions::tiles));
    let acts =
        Memo::new(move |_| scene.with(|scene| scene.question() == Some(Question::Act) || scene.action().is_some()));
    view! {
        <section class="dock" data-anchor="dock" aria-label=move || store.words().the_question()>
            <Show when=move || acts.get()>
                <div class="small-tiles" role="group">{move || tiles.with(|tiles| actions::small(tiles))}</div>
            </Show>
            {move || tray.with(tray_view)}
            {in_its_place(store)}
            <div class="decision" class:gone=move || gives_place(store)>
                {move || icon(asked.with(|ask| ask.icon), 30)}
                <div class="ask" role="status">
                    <b>{mover(store)} {move || asked.with(|ask| ask.title.clone())}</b>
                    <span>{move || asked.with(|ask| ask.hint.clone())}</span>
                </div>
                {move || brings.get().map(|brings| gains_view(&brings.chips, brings.next, brings.reveals, seat_class(brings.seat), brings.lang))}
                {move || offered.with(|offers| offers.as_ref().map(offers_view))}
                {thinking(store)} {undo_button(store)} {confirm(store)}
            </div>
        </section>
    }
    .into_any()
}
