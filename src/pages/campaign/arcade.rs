//! The arcade: one arch for each chapter, with its story.

use super::signs::{book_class, crest_sign, numeral};
use crate::components::{emblem, icon, seat_face};
use crate::info::info;
use crate::pages::covers::cover_view;
use crate::state::store::Store;
use crate::table::controls::at_round;
use campaign::{Campaign, ChapterOf, ClosedChapter, Stage, chronicle};
use kernel::grammar::signed;
use kernel::{ScoreSheet, Seat};
use markup::{CollectView, IntoView, View, html};

pub fn arcade(store: Store, campaign: &Campaign) -> View {
    let texts = store.texts();
    let reported = chronicle(campaign, &store.table.names.get(), texts.0);
    let chapters = campaign.chapters().iter().enumerate();
    let arches = chapters.map(|(place, of)| arch(store, campaign, place, of, reported.get(place))).collect_view();
    let end = reported.get(campaign.chapters().len()).map(|end| html! { <p class="campaign-end">{end.join(" ")}</p> });
    html! { <section class="panel arcade" aria-label=texts.chronicle()>{arches} {end}</section> }
}

fn arch(store: Store, campaign: &Campaign, place: usize, of: &ChapterOf, reported: Option<&Vec<String>>) -> View {
    let texts = store.texts();
    let game = info(of.game.name);
    let closed = campaign.closed().get(place);
    let running =
        campaign.stage() == Stage::Chapter(place) && store.table.with(|table| table.game().info().key) == game.key;
    let text = match reported {
        Some(reported) => html! { <p class="told">{reported.join(" ")}</p> },
        None if running => {
            let (round, progress) = store.table.with(|table| (table.now().round, table.now().progress));
            let when = at_round(texts, round, progress);
            html! { <p class="told">{texts.chapter_is_played(game.name, when)} " " {icon("ui-quill", 18)}</p> }
        }
        None => html! { <p class="to-come">{texts.not_written()}</p> },
    };
    let rows = match closed {
        Some(closed) => standings(store, place, closed),
        None if running => so_far(store),
        None => ().into_view(),
    };
    let leader = match closed {
        Some(closed) => closed.order.first().copied(),
        None if running => leading(&store.table.scores()),
        None => None,
    };
    let class = if closed.is_some() || running { "chapter" } else { "chapter ahead" };
    html! {
        <article class=class data-chapter=of.chapter.number.to_string()>
            <span class="written-by">{cover_view(game)} {leader.map(|seat| seat_face(store.table.portrait(seat), seat, 44))}</span>
            <h2><i>{numeral(of.chapter.number)}</i> " " {game.name}</h2>
            {text}
            {rows}
        </article>
    }
}

/// The seat with the most points, if there is one.
fn leading(sheets: &[ScoreSheet]) -> Option<Seat> {
    let first = sheets.iter().max_by_key(|sheet| sheet.total)?;
    let equal = sheets.iter().filter(|sheet| sheet.total == first.total).count();
    (equal == 1).then_some(first.seat)
}

fn standings(store: Store, place: usize, closed: &ClosedChapter) -> View {
    let row = |seat: &Seat| {
        let victory = closed.victory.get(seat.index()).copied().unwrap_or(0);
        let own = closed.objectives.iter().filter(|(_, owner)| owner == &Some(*seat)).count();
        let token = closed.token.filter(|_| closed.chooser == Some(*seat)).map(|crest| crest_sign("token", crest, 18));
        let books =
            (0..own).map(|_| html! { <span class=book_class(Some(place))>{icon("tome", 18)}</span> }).collect_view();
        let spoils = (0..victory)
            .map(|_| html! { <span class=book_class(None)>{icon("tome-victory", 18)}</span> })
            .collect_view();
        let count = own + usize::from(victory);
        let texts = store.texts();
        html! {
            <li>
                {emblem(*seat, 15, None)} <span>{store.table.name(*seat)}</span> <b>{closed.totals.get(seat.index()).copied().map(signed)}</b>
                <span class="spoils" role="img" aria-label=texts.named_and_count(texts.tomes(), count)>
                    {books} {spoils} {token}
                </span>
            </li>
        }
    };
    html! { <ul class="chapter-standings">{closed.order.iter().map(row).collect_view()}</ul> }
}

fn so_far(store: Store) -> View {
    let row = |sheet: ScoreSheet| {
        html! {
            <li>
                {emblem(sheet.seat, 15, None)} <span>{store.table.name(sheet.seat)}</span> <b>{signed(sheet.total)}</b>
                <span class="spoils">{store.texts().so_far()}</span>
            </li>
        }
    };
    html! { <ul class="chapter-standings">{store.table.scores().into_iter().map(row).collect_view()}</ul> }
}
