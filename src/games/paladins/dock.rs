//! The dock: available Workers and goods, the question, the consequences of a choice, Undo and Confirm.

use super::payment;
use super::signs::{effect_view, when_view};
use super::view::{TableView, use_table_view};
use super::worker_sources::{tokens, worker_sources};
use crate::components::{emblem, icon, icon_in, sign, spoken_icon, tap_button, worded};
use crate::state::store::{Store, use_store};
use crate::table::controls::own_points;
use crate::table::dock::{decides, decision, in_its_place, on_the_table};
use kernel::Lang;
use kernel::grammar::{capital, headed, you};
use markup::{CollectView, IntoView, Memo, RwSignal, View, html, keyed};
use paladins::components::EffectTree;
use paladins::table::Texts;
use paladins::table::dock::{self, Goods, HeldWorkers, Pass, other_cost};
use paladins::table::names::{self, localize};
use paladins::table::scene::Scene;
use paladins::table::scene::SceneExt as _;
use paladins::table::signs::{attribute_icon, reward_signs, worker_icon};
use paladins::texts;
use paladins::texts::names::{HONOUR, PROVISION, SILVER};
use paladins::{Choice, Question};
use ui::Prompt;

fn hand_view(hand: &HeldWorkers, view: TableView) -> View {
    let lang = hand.lang;
    if let Some(sources) = &hand.sources {
        return worker_sources(hand.seat, sources, lang, view);
    }
    let grouped = hand.held.total() > 8;
    let rest = hand.held.minus(hand.away);
    let text = (!hand.text.is_empty()).then(|| html! { <span class="label placed">{hand.text.clone()}</span> });
    html! {
        {emblem(hand.seat, 24, None)}
        <span class="label own-label">{localize(lang, text!("Your"))}<br/>{localize(lang, text!("workers"))}</span>
        <div class="tokens" data-anchor="workers" role="group" aria-label=localize(lang, text!("Your Workers"))>
            {tokens(rest, false, grouped, hand.exchange, lang, view)}
            {tokens(hand.away, true, grouped, hand.exchange, lang, view)}
        </div>
        {text}
    }
}

fn goods_view(goods: &Goods) -> View {
    let lang = goods.lang;
    let good = |name: &'static str, number: u8, label: &'static str| {
        html! {
            <span class="resource" data-anchor=format!("held:{name}") data-topic=format!("icon:{name}")>
                {spoken_icon(name, 26, "icon", label.to_owned())} <span data-count="">{number}</span>
            </span>
        }
    };
    let spoken = headed(localize(lang, text!("your points so far")), &goods.total.to_string(), lang);
    html! {
        <span class="goods">
            {good("silver", goods.silver, SILVER.many(lang))}
            {good("provision", goods.provisions, PROVISION.many(lang))}
            {goods.honour.map(|honour| good("honour", honour, HONOUR.one(lang)))}
            {own_points(use_store(), goods.total, spoken)}
        </span>
    }
}

fn pass_view(pass: &Pass, store: Store) -> View {
    let lang = pass.lang;
    let text = match (pass.lost, pass.kept) {
        (0, 0) => localize(lang, text!("no Worker left")).to_owned(),
        (0, kept) => Texts(lang).keeps(kept),
        (lost, kept) => Texts(lang).keeps_loses(kept, lost),
    };
    let class = if pass.lost > 0 { "button quiet pass loses" } else { "button quiet pass" };
    html! {
        <button
            type="button"
            class=class
            data-choice=pass.place.map(|place| place.to_string())
            on:click=move |_| store.choose(Choice::Pass)
        >
            <span>{localize(lang, text!("Pass the round"))}</span>
            <em>{text}</em>
        </button>
    }
}

fn ask(store: Store, scene: &Scene) -> Prompt {
    dock::ask(scene).unwrap_or_else(|| decides(store, scene.state.asked().map(|(seat, _)| scene.name(seat))))
}

fn buttons(store: Store, scene: &Scene) -> View {
    let lang = scene.lang;
    let each = |(place, choice): (usize, Choice)| {
        let inside = choice_signs(scene, choice, lang).into_view();
        let label = texts::choice(&scene.state, choice, lang);
        let key = label.clone();
        let button = html! {
            <button
                type="button"
                class="button offer"
                data-choice=place.to_string()
                on:click=move |_| store.choose(choice)
            >
                {worded(label, inside)}
            </button>
        };
        (key, button)
    };
    let offered = keyed(dock::offers(scene).into_iter().map(each));
    let instead = other_cost(scene).map(|(choice, tap)| {
        let label = match choice {
            Choice::Debt => localize(lang, text!("take a Debt")).to_owned(),
            _ => SILVER.count(dock::silver(scene).unwrap_or_default(), lang),
        };
        tap_button(tap, None, "button offer".to_owned(), label, choice_signs(scene, choice, lang).into_view())
    });
    html! { <div class="offers" data-row="">{offered} {instead}</div> }
}

/// Signs on the button of a choice; `None` for a choice with a place on a board.
fn choice_signs(scene: &Scene, choice: Choice, lang: Lang) -> Option<View> {
    let rewards = |left: bool| {
        let Some(Question::Either(source)) = scene.question() else { return None };
        let rewards = source.effects().option(usize::from(!left));
        let signs = effect_view(EffectTree::All(rewards), 22, lang);
        Some(html! { {signs} <em>{texts::rewards(rewards, lang)}</em> })
    };
    match choice {
        Choice::Silver => {
            let silver = dock::silver(scene)?;
            Some(html! { <b>{silver}</b> {icon("silver", 22)} {SILVER.one(lang)} })
        }
        Choice::Debt => Some(html! { {icon("debt-unpaid", 22)} {localize(lang, text!("take a Debt"))} }),
        Choice::RemoveSuspicion => {
            Some(html! { {icon("suspicion-off", 22)} {localize(lang, text!("remove 1 Suspicion"))} })
        }
        Choice::KeepSuspicion => Some(html! { {icon("suspicion", 22)} {localize(lang, text!("keep it"))} }),
        Choice::Left => rewards(true),
        Choice::Right => rewards(false),
        Choice::Raise(attribute) => {
            let level = scene.me().track(attribute);
            Some(html! {
                {icon(attribute_icon(attribute), 22)} {names::attribute(attribute, lang)}
                <em>{level} " → " {level + 1}</em>
            })
        }
        Choice::Resolve(id) => {
            let name = names::townsfolk(id.card().name, lang);
            let gives = reward_signs(&[id.card().ability], lang);
            Some(html! { {name} {gives.iter().map(|one| sign(one, 20)).collect_view()} })
        }
        Choice::Starting(id) => {
            let when = when_view(id.card().when, 20, lang);
            let name = names::townsfolk(id.card().name, lang);
            Some(html! { <b>{name}</b> {when} {icon("ui-next", 12)} {icon("honour", 20)} })
        }
        Choice::Give(seat) => {
            let name = if seat == scene.viewer { capital(you(lang)) } else { scene.name(seat) };
            let change = dock::given(scene, seat).map(|(before, after)| html! { <em>{before} " → " {after}</em> });
            Some(html! { {emblem(seat, 20, None)} <span class="col"><b>{name}</b> {change}</span> })
        }
        Choice::Play(id) => Some(html! { {id.card().name} }),
        Choice::Tavern(place) => {
            let card = scene.state.board().taverns.get(usize::from(place))?;
            let workers = card.card().map(|worker| icon_in(worker_icon(worker), 22, "icon"));
            Some(workers.into_iter().collect_view().into_view())
        }
        _ => None,
    }
}

/// The dock. While the question lies `over` the boards, a button shows the boards (`looking`) and returns to the
/// choice.
pub fn dock(scene: Memo<Scene>, over: Memo<bool>, looking: RwSignal<bool>) -> View {
    let store = use_store();
    let table = use_table_view();
    let hand = Memo::new(move || scene.with(dock::hand));
    let goods = Memo::new(move || scene.with(dock::goods));
    let pass = Memo::new(move || scene.with(dock::pass));
    let asked = Memo::new(move || scene.with(|scene| ask(store, scene)));
    let brings = Memo::new(move || scene.with(dock::brings));
    let look_label = move || {
        let page_texts = store.texts();
        if looking.get() { page_texts.back_to_choice() } else { page_texts.see_the_board() }
    };
    let can_exchange = Memo::new(move || hand.with(|hand| hand.exchange));
    let offered = Memo::new(move || scene.with(|scene| !dock::offers(scene).is_empty() || other_cost(scene).is_some()));
    let beside = Memo::new(move || offered.get() && (!over.get() || looking.get()));
    let answers = html! {
        {move || beside.get().then(|| scene.with(|scene| buttons(store, scene)))}
        <Show when=move || can_exchange.get()>
            <button
                type="button"
                class="button swap"
                aria-label=move || localize(store.settings.lang.get(), text!("Exchange Workers"))
                aria-expanded=move || table.exchange.get().to_string()
                on:click=move |_| table.exchange.update(|open| *open = !*open)
            >
                {icon("ui-swap", 22)}
            </button>
        </Show>
        <Show when=move || over.get()>
            <button type="button" class="button" on:click=move |_| looking.update(|looking| *looking = !*looking)>
                {look_label}
            </button>
        </Show>
    };
    html! {
        <section class="dock" data-anchor="dock" aria-label=move || store.texts().the_question()>
            <div class="tray">
                {move || hand.with(|hand| hand_view(hand, table))}
                <u class="divider"></u>
                {move || goods.with(goods_view)}
                <span class="grow"></span>
                {move || pass.with(|pass| pass.as_ref().map(|pass| pass_view(pass, store)))}
            </div>
            {in_its_place(store)}
            {decision(store, "decision", asked, brings, beside, answers)}
        </section>
        {on_the_table(brings)}
        <Show when=move || table.exchange.get() && can_exchange.get()>
            {move || scene.with(|scene| payment::view(store, table, scene))}
        </Show>
    }
}
