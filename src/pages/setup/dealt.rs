//! The things that a set-up deals to the seats, once the game's code is loaded: by lot, or in an order that the players
//! may change.

use super::form::SetupForm;
use crate::components::{icon, sign};
use crate::info::{NeighbourExchange, localize};
use kernel::grammar::headed;
use leptos::prelude::*;
use markup::{CollectView, IntoView, RwSignal, View, html};
use ui::DealtPart;

pub fn dealt(form: SetupForm) -> View {
    let store = form.store;
    let cards = RwSignal::new(Vec::<DealtPart>::new());
    Effect::new(move || {
        let (game, setup, lang) = (form.game.get(), form.setup(), store.settings.lang.get());
        if form.is_campaign() || setup.modules.is_empty() {
            return cards.set(Vec::new());
        }
        store.code.with_reader_of(game, move |reader| {
            let _ = cards.try_set(reader.dealt(&setup, lang));
        });
    });
    (move || {
        cards.with(|cards| {
            (!cards.is_empty()).then(|| match form.info().exchange.filter(|_| form.plays_together()) {
                Some(exchange) => exchanged(form, exchange, cards),
                None => by_lot(form, cards),
            })
        })
    })
    .into_view()
}

fn card_view(card: &DealtPart) -> View {
    let start = card.start.iter().map(|one| html! { <span class="line">{sign(one, 18)}</span> }).collect_view();
    html! { <b>{card.title.clone()}</b> <span class="signs">{start}</span> <p>{card.does.clone()}</p> }
}

fn by_lot(form: SetupForm, cards: &[DealtPart]) -> View {
    let texts = form.store.texts();
    html! {
        <section class="panel part by-lot">
            <h3>{texts.dealt_by_lot()} <small>{texts.one_each()}</small></h3>
            <ul>{cards.iter().map(|card| html! { <li>{card_view(card)}</li> }).collect_view()}</ul>
        </section>
    }
}

/// Cards in the order of the deal. Each may be exchanged with the next one.
fn exchanged(form: SetupForm, exchange: &'static NeighbourExchange, cards: &[DealtPart]) -> View {
    let texts = form.store.texts();
    let each = |(place, card): (usize, &DealtPart)| {
        let next = cards.get(place + 1).map(|next| {
            let label = headed(texts.exchange_next(), &format!("{}, {}", card.title, next.title), texts.0);
            html! {
                <button type="button" class="btn" aria-label=label on:click=move |_| form.exchange(exchange, place)>
                    {icon("ui-swap", 18)} {texts.exchange_next()}
                </button>
            }
        });
        html! { <li>{card_view(card)} {next}</li> }
    };
    html! {
        <section class="panel part by-lot" data-exchange="">
            <h3>{localize(texts.0, exchange.title)} <small>{localize(texts.0, exchange.line)}</small></h3>
            <ul>{cards.iter().enumerate().map(each).collect_view()}</ul>
        </section>
    }
}
