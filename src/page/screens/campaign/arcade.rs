//! The arcade: an arch a chapter, with what is told of it.

use super::signs::{book_class, crest_sign, numeral};
use crate::campaign::{Campaign, ChapterOf, Closed, Stage, chronicle};
use crate::kernel::Seat;
use crate::kernel::grammar::signed;
use crate::page::board::controls::at_round;
use crate::page::info::info;
use crate::page::play::store::Store;
use crate::page::screens::doors::open_door;
use crate::page::widgets::{emblem, icon};
use leptos::prelude::*;

/// The three arches, and after the last one the end.
pub fn arcade(store: Store, campaign: &Campaign) -> AnyView {
    let words = store.words();
    let told = chronicle(campaign, &store.names.get(), words.0);
    let chapters = campaign.chapters().iter().enumerate();
    let arches = chapters.map(|(place, of)| arch(store, campaign, place, of, told.get(place))).collect_view();
    let end = told.get(campaign.chapters().len()).map(|end| view! { <p class="campaign-end">{end.join(" ")}</p> });
    view! { <section class="panel arcade" aria-label=words.chronicle()>{arches} {end}</section> }.into_any()
}

fn arch(store: Store, campaign: &Campaign, place: usize, of: &ChapterOf, told: Option<&Vec<String>>) -> AnyView {
    let words = store.words();
    let game = info(of.game.name);
    let closed = campaign.closed().get(place);
    let running =
        campaign.stage() == Stage::Chapter(place) && store.with_table(|table| table.game().info().word) == game.word;
    let text = match told {
        Some(told) => view! { <p class="told">{told.join(" ")}</p> }.into_any(),
        None if running => {
            let now = store.with_table(|table| table.now());
            let when = at_round(words, now.round, now.progress);
            view! { <p class="told">{words.chapter_is_played(game.name, when)} " " {icon("ui-quill", 18)}</p> }
                .into_any()
        }
        None => view! { <p class="to-come">{words.not_written()}</p> }.into_any(),
    };
    let rows = match closed {
        Some(closed) => standings(store, place, closed),
        None if running => so_far(store),
        None => ().into_any(),
    };
    let class = if closed.is_some() || running { "chapter" } else { "chapter ahead" };
    view! {
        <article class=class data-chapter=of.chapter.number.to_string()>
            {open_door(game)}
            <h2><i>{numeral(of.chapter.number)}</i> " " {game.name}</h2>
            {text}
            {rows}
        </article>
    }
    .into_any()
}

/// Who came where in a finished chapter, and with which spoils.
fn standings(store: Store, place: usize, closed: &Closed) -> AnyView {
    let row = |seat: &Seat| {
        let victory = closed.victory.get(seat.index()).copied().unwrap_or(0);
        let own = closed.objectives.iter().filter(|(_, owner)| owner == &Some(*seat)).count();
        let token = closed.token.filter(|_| closed.chooser == Some(*seat)).map(|crest| crest_sign("token", crest, 18));
        let books =
            (0..own).map(|_| view! { <span class=book_class(Some(place))>{icon("tome", 18)}</span> }).collect_view();
        let spoils = (0..victory)
            .map(|_| view! { <span class=book_class(None)>{icon("tome-victory", 18)}</span> })
            .collect_view();
        let count = own + usize::from(victory);
        let words = store.words();
        view! {
            <li>
                {emblem(*seat, 15, None)} <span>{store.name(*seat)}</span> <b>{closed.totals.get(seat.index()).copied().map(signed)}</b>
                <span class="spoils" role="img" aria-label=words.named_and_count(words.tomes(), count)>
                    {books} {spoils} {token}
                </span>
            </li>
        }
    };
    view! { <ul class="chapter-standings">{closed.order.iter().map(row).collect_view()}</ul> }.into_any()
}

/// The points so far in the chapter that is played.
fn so_far(store: Store) -> AnyView {
    let row = |sheet: crate::kernel::ScoreSheet| {
        view! {
            <li>
                {emblem(sheet.seat, 15, None)} <span>{store.name(sheet.seat)}</span> <b>{signed(sheet.total)}</b>
                <span class="spoils">{store.words().so_far()}</span>
            </li>
        }
    };
    view! { <ul class="chapter-standings">{store.scores().into_iter().map(row).collect_view()}</ul> }.into_any()
}
