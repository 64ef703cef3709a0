//! The Tome Board: the objectives, the Victory Tomes, the Crest Tokens and the Crest Tomes. After a chapter, the choice
//! of a Token.

use super::signs::{book_class, crest_sign};
use super::tome_card::tome_cards;
use crate::components::{emblem, icon};
use crate::state::any_table::PRESENT;
use crate::state::campaign::OpenCampaign;
use crate::state::store::Store;
use campaign::{Campaign, Stage};
use kernel::{Crest, Seat};
use markup::{CollectView, IntoView, RwSignal, View, html};

/// The board. `picked`: the chosen Token that is not taken yet.
pub fn tome_board(store: Store, open: &OpenCampaign, picked: RwSignal<Option<Crest>>) -> View {
    let (texts, campaign) = (store.texts(), open.campaign());
    if let Stage::Token(seat) = campaign.stage() {
        return token_choice(store, campaign, seat, picked);
    }
    let objectives = match campaign.stage() {
        Stage::Chapter(place) if !open.is_closed() => {
            let objectives = store.table.with(|table| table.objectives(PRESENT));
            let cards = (!objectives.is_empty()).then(|| tome_cards(store, place, &objectives));
            Some(cards.unwrap_or_else(|| html! { <p class="note">{texts.still_closed()}</p> }))
        }
        Stage::Chapter(_) => Some(html! { <p class="note">{texts.still_closed()}</p> }),
        _ => None,
    };
    let victory = objectives.is_some().then(|| {
        html! { <p class="victory-left"><span class=book_class(None)>{icon("tome-victory", 30)}</span> {texts.victory_tomes_left()}</p> }
    });
    html! {
        <section class="panel tome-board">
            <header><h2>{texts.tome_board()}</h2> <em>{texts.first_takes_it()}</em></header>
            {objectives}
            <div class="tome-rest">{victory} {tokens(store, campaign)} {crest_tomes(store, campaign)}</div>
        </section>
    }
}

/// An item with the emblem of its owner. Its label has both names.
fn owned(store: Store, what: String, owner: Option<Seat>, sign: View) -> View {
    let texts = store.texts();
    let who = owner.map_or_else(|| texts.nobodys().to_owned(), |seat| store.table.name(seat));
    html! {
        <li class:gone=owner.is_some() role="img" aria-label=texts.named_and_count(what, who)>
            {sign} {owner.map(|seat| emblem(seat, 15, None))}
        </li>
    }
}

fn tokens(store: Store, campaign: &Campaign) -> View {
    let texts = store.texts();
    let row = |crest: Crest| {
        let owner =
            campaign.closed().iter().find(|closed| closed.token == Some(crest)).and_then(|closed| closed.chooser);
        owned(store, texts.token_of(crest.name(texts.0)), owner, crest_sign("token", crest, 34))
    };
    html! { <div><h3>{texts.crest_tokens()}</h3> <ul class="row-of-things">{Crest::ALL.map(row).into_iter().collect_view()}</ul></div> }
}

fn crest_tomes(store: Store, campaign: &Campaign) -> View {
    let texts = store.texts();
    let row = |crest: Crest| {
        let sign =
            html! { <span class=book_class(None)>{icon("tome-crest", 34)}</span> {crest_sign("crest", crest, 18)} };
        owned(store, texts.tome_of(crest.name(texts.0)), campaign.crests().owner(crest), sign.into_view())
    };
    html! { <div><h3>{texts.crest_tomes()}</h3> <ul class="row-of-things">{Crest::ALL.map(row).into_iter().collect_view()}</ul></div> }
}

/// The three Tokens as large cards, with the Crests of everybody. If a person on another device chooses, a tap explains
/// that.
fn token_choice(store: Store, campaign: &Campaign, seat: Seat, picked: RwSignal<Option<Crest>>) -> View {
    let texts = store.texts();
    let needed = Crest::needed(campaign.plan().seats.len());
    let left: Vec<Crest> = campaign.tokens().collect();
    let awaited = (store.table.awaited.get() == Some(seat)).then(|| texts.token_is_awaited(store.table.name(seat)));
    let title = if awaited.is_some() { texts.crest_tokens() } else { texts.take_a_token() };
    let card = |crest: Crest| {
        let here = left.contains(&crest);
        let wins = campaign.crests().owner(crest).is_none() && campaign.crests().held(seat, crest) + 1 >= needed;
        let row = |other: Seat| {
            let held = campaign.crests().held(other, crest);
            html! { <span>{emblem(other, 15, Some(store.table.name(other)))} <b>{texts.has_of(held, needed)}</b></span> }
        };
        let cur = move || picked.get() == Some(crest);
        let (waits, awaited) = (here && awaited.is_some(), awaited.clone());
        let press = move |_| match &awaited {
            Some(awaited) => store.notices.show_toast(awaited.clone()),
            None => picked.set(Some(crest)),
        };
        let line = if !here {
            texts.is_taken()
        } else if wins {
            texts.wins_the_tome()
        } else {
            ""
        };
        html! {
            <button
                type="button"
                role="radio"
                class="token-card"
                class:cur=cur
                data-token=crest.key()
                aria-checked=move || cur().to_string()
                aria-disabled=waits.then_some("true")
                disabled=!here
                on:click=press
            >
                {crest_sign("token", crest, 60)} <b>{texts.token_of(crest.name(texts.0))}</b> <em>{line}</em>
                <span class="token-counts">{campaign.seats().map(row).collect_view()}</span>
            </button>
        }
    };
    html! {
        <section class="panel tome-board">
            <header><h2>{title}</h2> <em>{texts.take_a_token_hint()}</em></header>
            <div class="token-cards" role="radiogroup" aria-label=title>
                {Crest::ALL.map(card).into_iter().collect_view()}
            </div>
        </section>
    }
}
