//! The Inquisition: the abilities of a crew, in the order that their owner chooses, before the count.

use crate::components::{emblem, icon, spoken_icon};
use crate::state::store::Store;
use kernel::{Lang, Seat};
use markup::{CollectView, Memo, View, html};
use paladins::Choice;
use paladins::table::names::localize;
use paladins::table::scene::Scene;
use paladins::texts::{names, townsfolk_ability};

pub fn view(store: Store, scene: Memo<Scene>) -> View {
    let abilities = move || {
        let lang = store.settings.lang.get();
        let button = |choice: Choice| {
            let (name, text) = match choice {
                Choice::Resolve(card) => (names::townsfolk(card).one(lang).to_owned(), townsfolk_ability(card, lang)),
                _ => (store.text_of(choice), String::new()),
            };
            let place = move || store.index_of(choice).map(|place| place.to_string());
            html! {
                <button type="button" class="card legal ability" data-choice=place on:click=move |_| store.choose(choice)>
                    <b class="name">{name}</b>
                    <em>{text}</em>
                </button>
            }
        };
        scene.with(|scene| scene.choices.iter().copied().map(button).collect_view())
    };
    let counts = move || {
        let seats = scene.with(|scene| {
            let state = &scene.state;
            (0..state.seats() as u8)
                .map(|seat| (Seat(seat), state.player(Seat(seat)).suspicion.len()))
                .collect::<Vec<_>>()
        });
        let most = seats.iter().map(|(_, cards)| *cards).max().unwrap_or(0);
        let row = |(seat, cards): (Seat, usize)| {
            let lead = cards == most && most > 0;
            let label = names::SUSPICION.count(cards as u8, store.settings.lang.get());
            html! {
                <div class="card line suspected" class:lead=lead>
                    {emblem(seat, 26, None)}
                    <b>{store.table.name(seat)}</b>
                    <span class="grow"></span>
                    <b>{cards}</b>
                    {spoken_icon("suspicion", 22, "icon", label)}
                </div>
            }
        };
        seats.into_iter().map(row).collect_view()
    };
    html! {
        <section class="panel inquisition" aria-label=move || store.texts().inquisition()>
            <header class="line">
                {icon("inquisition", 40)}
                <div>
                    <h2>{move || store.texts().inquisition()}</h2>
                    <p>{move || store.texts().inquisition_hint()}</p>
                </div>
            </header>
            <div class="columns parts">
                <div>
                    <h3>{move || store.texts().abilities_left()}</h3>
                    {abilities}
                </div>
                <div>
                    <h3>{move || store.texts().the_count()}</h3>
                    {counts} {move || what_then(store.settings.lang.get())}
                </div>
            </div>
        </section>
    }
}

fn what_then(lang: Lang) -> View {
    let lines = [
        ("debt-unpaid", text!("Whoever has the most takes a Debt")),
        ("suspicion-off", text!("and gives back half of the Suspicion, rounded down.")),
        ("tax", text!("The Tax supply is filled again.")),
    ];
    let line = |(name, of)| html! { <li>{icon(name, 24)} <span>{localize(lang, of)}</span></li> };
    html! { <ul class="follows" aria-label=localize(lang, text!("What happens then"))>{lines.map(line)}</ul> }
}
