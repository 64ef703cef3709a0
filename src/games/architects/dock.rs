//! The dock: Workers, captives, goods and Debts, the question, the consequences of a choice, Undo and Confirm.

use super::own::plan_chip;
use super::signs::{amounts, worker};
use super::view::TableView;
use crate::components::{emblem, icon, spoken_icon, tap_button};
use crate::state::store::{Store, use_store};
use crate::table::controls::own_points;
use crate::table::dock::{decides, decision, in_its_place, on_the_table};
use crate::texts::PageTexts;
use architects::Choice;
use architects::components::Thing;
use architects::table::amounts::Amount;
use architects::table::dock::{self as model, Offer, Offers, Tray};
use architects::table::hand::{Hand, hand};
use architects::table::scene::Scene;
use architects::table::scene::SceneExt as _;
use architects::table::{Texts, anchors};
use kernel::Game;
use kernel::grammar::{capital, headed, signed};
use markup::{CollectView, IntoView, Memo, View, html, keyed};
use ui::Prompt;

fn tray_view(tray: &Tray) -> View {
    let lang = tray.lang;
    let page_texts = PageTexts(lang);
    let texts = Texts(page_texts.0);
    let good = |(good, held, change): (Thing, u16, i32)| {
        let row = good.row();
        let (class, plus) = if change < 0 { ("change less", "") } else { ("change", "+") };
        let change = (change != 0).then(|| html! { <sub class=class>{plus}{signed(change)}</sub> });
        html! {
            <span class="resource" data-anchor=row.anchor data-topic=format!("icon:{}", row.sign)>
                {spoken_icon(row.sign, 24, "icon", row.noun.many(lang).to_owned())} <span data-count="">{held}</span> {change}
            </span>
        }
    };
    let debt = |thing: Thing, count: u8| {
        let row = thing.row();
        html! {
            <span class="resource debt" data-anchor=row.anchor data-topic=row.anchor>
                {spoken_icon(row.sign, 22, "icon", capital(row.noun.many(lang)))} <span data-count="">{count}</span>
            </span>
        }
    };
    let (captured, worth) = tray.captives;
    let spoken = headed(page_texts.points_so_far(), &tray.total.to_string(), lang);
    html! {
        <div class="tray">
            <span class="resource hold" role="img" data-anchor=Thing::Worker.row().anchor data-topic=Thing::Worker.row().anchor aria-label=texts.your_workers(tray.workers)>
                {worker(tray.seat, 24)} <b data-count="">{tray.workers}</b>
            </span>
            <span class="resource hold" role="img" data-anchor=Thing::Captive.row().anchor data-topic=Thing::Captive.row().anchor aria-label=texts.captured_worth(captured, worth)>
                {icon("capture", 20)} <b data-count="">{captured}</b>
            </span>
            <u class="divider"></u>
            <span class="goods">
                {tray.goods.map(good).into_iter().collect_view()} {debt(Thing::Debt, tray.debts.0)} {debt(Thing::PaidDebt, tray.debts.1)}
                {own_points(use_store(), tray.total, spoken)}
            </span>
        </div>
    }
}

fn offers_view(offers: &Offers) -> View {
    let each = |offer: &Offer| {
        let sign = offer.icon.map(|name| icon(name, 20));
        let whose =
            offer.owner.map(|owner| owner.seat().map_or_else(|| worker(owner, 20), |seat| emblem(seat, 20, None)));
        let class = match (offer.looked, offer.choice) {
            (true, Choice::Donate { .. }) => "button offer gift proposed",
            (true, _) => "button offer proposed",
            (false, Choice::Pass) => "button pass",
            (false, _) => "button offer",
        };
        let side = |(place, side): (usize, &Vec<Amount>)| {
            let arrow = (place > 0).then(|| icon("ui-next", 11));
            html! { {arrow} {amounts(side, 20)} }
        };
        let sides = offer.sides.iter().enumerate().map(side).collect_view();
        let text = (!offer.text.is_empty()).then(|| html! { <span>{offer.text.clone()}</span> });
        let inside = html! { {sign} {whose} {sides} {text} };
        let button = tap_button(offer.tap.clone(), None, class.to_owned(), offer.label.clone(), inside.into_view());
        (offer.label.clone(), button)
    };
    let about = offers.about;
    let row = |class: &'static str, above: bool, list: Vec<&Offer>| {
        let over = above.then_some("offers");
        let class = if above { format!("offers above {class}") } else { format!("offers {class}") };
        (!list.is_empty()).then(|| {
            html! { <div class=class data-row="" data-over=over data-speaks=over.map(|_| about)>{keyed(list.into_iter().map(each))}</div> }
        })
    };
    // A large group is tapped on the map itself. The offers serve smaller screens and more seats.
    let (groups, rest): (Vec<&Offer>, Vec<&Offer>) =
        offers.list.iter().partition(|offer| matches!(offer.choice, Choice::Capture { .. }));
    let above = offers.above && groups.is_empty();
    let fan = if groups.first().is_some_and(|group| group.on_map()) { "fan" } else { "" };
    // Beside groups the only other answer is to stop. On a phone it lies between Undo and Confirm.
    let rest = if groups.is_empty() { row("", above, rest).into_view() } else { keyed(rest.into_iter().map(each)) };
    html! { {row(fan, offers.above, groups)} {rest} }
}

fn chips_view(hand: &Hand) -> View {
    if hand.plans.is_empty() {
        return ().into_view();
    }
    let label = Texts(hand.lang).your_plans();
    let class = if hand.asked { "hand asked plan-chips" } else { "hand asked plan-chips beside" };
    let plans = hand.plans.iter().map(|plan| (anchors::plan(plan.id), plan_chip(plan)));
    html! { <div class=class role="group" aria-label=label>{keyed(plans)}</div> }
}

fn ask(store: Store, scene: &Scene) -> Prompt {
    model::ask(scene)
        .unwrap_or_else(|| decides(store, scene.state.decision().map(|decision| scene.name(decision.seat))))
}

pub fn dock(store: Store, view: TableView, scene: Memo<Scene>, pointed: Memo<Scene>) -> View {
    let tray = Memo::new(move || pointed.with(model::tray));
    let asked = Memo::new(move || scene.with(|scene| ask(store, scene)));
    let brings = Memo::new(move || pointed.with(|scene| Some(model::brings(scene, &scene.looked_at()?))));
    let offered = Memo::new(move || scene.with(|scene| model::offers(scene, view.part.get())));
    let held = Memo::new(move || scene.with(hand));
    let beside = Memo::new(move || offered.with(|offers| offers.as_ref().is_some_and(|offers| offers.beside)));
    let answers = (move || offered.with(|offers| offers.as_ref().map(offers_view))).into_view();
    html! {
        <section class="dock" data-anchor="dock" aria-label=move || store.texts().the_question()>
            {move || tray.with(tray_view)}
            {move || held.with(chips_view)}
            {in_its_place(store)}
            {decision(store, "decision", asked, brings, beside, answers)}
        </section>
        {on_the_table(brings)}
    }
}
