//! The dock: the hand and the goods, the question, the consequences of a choice, Undo and Confirm.

use super::actions;
use super::signs::{coin, effects_view, icons_view, payment_signs};
use super::view::TableView;
use crate::components::{Frame, emblem, face, icon, seat_class, sign, spoken_icon, tap_button};
use crate::state::store::{Store, use_store};
use crate::table::controls::own_points;
use crate::table::dock::{decides, decision, in_its_place, on_the_table};
use crate::texts::PageTexts;
use kernel::Game;
use kernel::grammar::{capital, headed};
use markup::{CollectView, IntoView, Memo, View, html, keyed};
use ui::{Prompt, Tap};
use viscounts::components::{Icon, Resource, TownsfolkId, WORKERS_CHART};
use viscounts::table::dock::{self as model, Offer, Offers, Tray};
use viscounts::table::portraits;
use viscounts::table::scene::Scene;
use viscounts::table::scene::SceneExt as _;
use viscounts::table::signs::{icons_sign, resource_sign};
use viscounts::table::tiles::tiles;
use viscounts::table::{Texts, anchors};
use viscounts::texts::{self, names};
use viscounts::{AdvanceOrder, Choice, Payment, Question};

fn tray_view(tray: &Tray) -> View {
    let lang = tray.lang;
    let page_texts = PageTexts(lang);
    let texts = Texts(page_texts.0);
    let card = |(id, tap): &(TownsfolkId, Tap)| {
        let card = id.card();
        let class = if matches!(tap, Tap::Choose(_)) { "card line hand-card target" } else { "card line hand-card" };
        let portrait = portraits::townsfolk(*id).map(|portrait| face(&portrait, Frame::Niche(34, 42)));
        let inside = html! { {portrait}{coin(card.value, 22)}<b class="name hand-name">{names::townsfolk(*id, lang)}</b>{icons_view(card.icons, 18, lang)} };
        let key = anchors::card(*id);
        let label = texts::townsfolk_text(*id, lang);
        (key.clone(), tap_button(tap.clone(), Some(key), class.to_owned(), label, inside.into_view()))
    };
    let slot = |label: String, text: String| {
        html! { <span class="card line hand-card gone" role="img" aria-label=label><b class="name">{text}</b>{icon("ui-deck", 18)}</span> }
    };
    let closed = (tray.closed > 0).then(|| slot(texts.cards_in_hand(tray.closed), tray.closed.to_string()));
    let free = (tray.free > 0).then(|| slot(texts.free_in_hand(tray.free), format!("+{}", tray.free)));
    let good = |name: &'static str, count: u16, label: &'static str| {
        html! {
            <span class="resource" data-anchor=format!("held:{name}") data-topic=format!("icon:{name}")>
                {spoken_icon(name, 25, "icon", label.to_owned())} <span data-count="">{count}</span>
            </span>
        }
    };
    let resources = Resource::ALL
        .into_iter()
        .zip(tray.resources)
        .map(|(resource, count)| good(resource_sign(resource), count, names::resource(resource).many(lang)));
    let spoken = headed(page_texts.points_so_far(), &tray.total.to_string(), tray.lang);
    let class = if tray.asked { "hand asked" } else { "hand" };
    html! {
        <div class="tray">
            {emblem(tray.seat, 24, None)} <span class="label own-label">{texts.your_hand()}</span>
            <div class=class data-anchor="hand" role="group" aria-label=texts.your_hand()>
                {keyed(tray.hand.iter().map(card))} {closed} {free}
            </div>
            <u class="divider"></u>
            <span class="goods">
                {good("silver", tray.silver, names::SILVER.many(lang))} {resources.collect_view()}
                {own_points(use_store(), tray.total, spoken)}
            </span>
        </div>
    }
}

fn offers_view(offers: &Offers) -> View {
    let each = |offer: &Offer| {
        let inside = offer_signs(&offers.scene, offer.choice);
        let class = match (offer.proposed, offer.choice) {
            (true, _) => "button offer proposed",
            (false, Choice::Pass) => "button pass",
            (false, _) => "button offer",
        };
        (offer.label.clone(), tap_button(offer.tap.clone(), None, class.to_owned(), offer.label.clone(), inside))
    };
    let (class, over) = if offers.above { ("offers above", Some("offers")) } else { ("offers", None) };
    let speaks = offers.list.iter().any(|offer| matches!(offer.choice, Choice::Order(_))).then_some("line");
    html! {
        <div class=class data-row="" data-over=over data-speaks=speaks.filter(|_| offers.above)>
            {keyed(offers.list.iter().map(each))}
        </div>
    }
}

fn offer_signs(scene: &Scene, choice: Choice) -> View {
    let lang = scene.lang;
    let texts = Texts(lang);
    match choice {
        Choice::Exchange(times) => {
            let one = scene.state.own_exchange().map(|exchange| {
                let price = icons_sign(Icon::Merchant, times.saturating_mul(exchange.merchants), lang);
                let gets = effects_view(&[exchange.effect], 18, lang);
                html! { <span class="col mid"><span class="row"><b>{format!("{times}×")}</b> {gets}</span> <em>{sign(&price, 14)}</em></span> }
            });
            one.into_view()
        }
        Choice::Workers(count) => html! {
            <span class=seat_class(scene.viewer)>{icon("v-worker", 22)}</span><b>{count}</b>
            <em>{usize::from(count).checked_sub(1).and_then(|place| WORKERS_CHART.get(place).copied())} {icon("v-noble", 16)}</em>
        },
        Choice::Pay(payment) if payment == Payment::NOTHING => html! { {texts.nothing_more()} },
        Choice::Pay(payment) => payment_signs(payment, 20),
        Choice::Take(resource) => {
            html! { {icon(resource_sign(resource), 22)} {capital(names::resource(resource).one(lang))} }
        }
        Choice::FlipDebt => html! { {icon("flip-debt", 22)} {names::DEBT.one(lang)} },
        Choice::FlipDeed => html! { {icon("flip-deed", 22)} {names::DEED.one(lang)} },
        Choice::Left | Choice::Right => match scene.question() {
            Some(Question::Either(source)) => {
                let signs = effects_view(source.option(usize::from(choice == Choice::Right)), 22, lang);
                html! { {signs} <em>{texts::choice(&scene.state, choice, lang)}</em> }
            }
            _ => ().into_view(),
        },
        Choice::Order(order) => order_view(scene, order),
        Choice::DiscardTop | Choice::DestroyTop => {
            let sign = if choice == Choice::DiscardTop { "discard" } else { "destroy" };
            html! { {icon(sign, 20)} {texts.top_unseen()} }
        }
        Choice::Bump(seat) => html! { {emblem(seat, 22, None)} {scene.name(seat)} },
        _ => html! { {texts::choice(&scene.state, choice, lang)} },
    }
}

fn order_view(scene: &Scene, AdvanceOrder(order): AdvanceOrder) -> View {
    let line = &scene.me().line;
    let cards = order.into_iter().map(|from| {
        let id = usize::from(from).checked_sub(1).and_then(|place| line.get(place).copied().flatten());
        match id {
            Some(id) => {
                let card = id.card();
                html! { <span class="tag name">{coin(card.value, 18)}{names::townsfolk(id, scene.lang)}</span> }
            }
            None => html! { <span class="tag name none">"–"</span> },
        }
    });
    cards.collect_view().into_view()
}

fn ask(store: Store, scene: &Scene) -> Prompt {
    model::ask(scene)
        .unwrap_or_else(|| decides(store, scene.state.decision().map(|decision| scene.name(decision.seat))))
}

pub fn dock(store: Store, view: TableView, scene: Memo<Scene>) -> View {
    let tray = Memo::new(move || scene.with(model::tray));
    let asked = Memo::new(move || scene.with(|scene| ask(store, scene)));
    let brings = Memo::new(move || scene.with(|scene| Some(model::brings(scene, &view.preview(scene)?))));
    let offered = Memo::new(move || scene.with(model::offers));
    let tiles = Memo::new(move || scene.with(tiles));
    let acts =
        Memo::new(move || scene.with(|scene| scene.question() == Some(Question::Act) || scene.action().is_some()));
    let beside = Memo::new(move || offered.with(|offers| offers.as_ref().is_some_and(|offers| !offers.above)));
    let answers = (move || offered.with(|offers| offers.as_ref().map(offers_view))).into_view();
    html! {
        <section class="dock" data-anchor="dock" aria-label=move || store.texts().the_question()>
            <Show when=move || acts.get()>
                <div class="small-tiles" role="group">{move || tiles.with(|tiles| actions::small(tiles))}</div>
            </Show>
            {move || tray.with(tray_view)}
            {in_its_place(store)}
            {decision(store, "decision floats", asked, brings, beside, answers)}
        </section>
        {on_the_table(brings)}
    }
}
