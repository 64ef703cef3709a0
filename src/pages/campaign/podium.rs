//! The end of a chapter: ranks and spoils, and the distance of the lead to a major victory.

use super::signs::{book_class, crest_sign};
use crate::components::{icon, points, seat_face};
use crate::state::store::Store;
use campaign::{Campaign, ChapterOf, ClosedChapter, chronicle};
use kernel::Seat;
use kernel::grammar::signed;
use markup::{CollectView, IntoView, View, html};

const BEYOND: i32 = 4;

pub fn podium(store: Store, campaign: &Campaign) -> View {
    let closed = campaign.closed().last().zip(campaign.chapters().get(campaign.closed().len().saturating_sub(1)));
    let Some((closed, of)) = closed else { return ().into_view() };
    let place = campaign.closed().len() - 1;
    let reported = chronicle(campaign, &store.table.names.get(), store.texts().0);
    let steps = closed.order.iter().enumerate().map(|(rank, seat)| step(store, closed, place, rank, *seat));
    html! {
        <section class="podium" aria-label=store.texts().spoils()>
            <ol>{steps.collect_view()}</ol>
            {lead(store, closed, of)}
            {reported.get(place).map(|reported| html! { <p class="panel told">{reported.join(" ")}</p> })}
        </section>
    }
}

fn step(store: Store, closed: &ClosedChapter, place: usize, rank: usize, seat: Seat) -> View {
    let texts = store.texts();
    let victory = usize::from(closed.victory.get(seat.index()).copied().unwrap_or(0));
    let own = closed.objectives.iter().filter(|(_, owner)| *owner == Some(seat)).count();
    let crests = closed.crest_tomes.iter().filter(|(owner, _)| *owner == seat).count();
    let token = (closed.chooser == Some(seat)).then(|| match closed.token {
        Some(crest) => crest_sign("token", crest, 34),
        None => html! { <i class="token-to-come"></i> },
    });
    let books = |count: usize, chapter: Option<usize>, sign: &'static str| {
        (0..count).map(move |_| html! { <span class=book_class(chapter)>{icon(sign, 34)}</span> }).collect_view()
    };
    let spoils = [
        (own > 0).then(|| texts.named_and_count(texts.objectives_won(), own)),
        (victory > 0).then(|| texts.named_and_count(texts.victory_tomes(), victory)),
        (crests > 0).then(|| texts.named_and_count(texts.crest_tomes(), crests)),
        (closed.chooser == Some(seat)).then(|| texts.a_crest_token().to_owned()),
    ];
    let spoils = spoils.into_iter().flatten().collect::<Vec<_>>().join(", ");
    let total = closed.totals.get(seat.index()).copied().unwrap_or(0);
    html! {
        <li class="panel podium-step" data-seat=seat.0.to_string()>
            <header>{seat_face(store.table.portrait(seat), seat, 52)} <b>{store.table.name(seat)}</b> <span class="grow"></span> {points(total, 38, Some(signed(total)))}</header>
            <p class="podium-books" aria-hidden="true">
                {books(own, Some(place), "tome")} {books(victory, None, "tome-victory")}
                {books(crests, None, "tome-crest")} {token}
            </p>
            <p class="podium-line"><span>{if spoils.is_empty() { texts.won_nothing().to_owned() } else { spoils }}</span> <i>{rank + 1}</i></p>
        </li>
    }
}

/// The lead on a ruler, up to a major victory and a little beyond.
fn lead(store: Store, closed: &ClosedChapter, of: &ChapterOf) -> View {
    let texts = store.texts();
    let (ahead, major) = (closed.lead(), of.chapter.major);
    let cells = (0..major + BEYOND)
        .map(|point| html! { <i class:on={point < ahead} class:beyond={point >= major}></i> })
        .collect_view();
    let kind = if closed.major { texts.major_victory() } else { texts.minor_victory() };
    html! {
        <p class="panel lead-ruler">
            <b>{kind}</b> <span class="lead-cells" aria-hidden="true">{cells}</span> <span>{texts.lead_and_major(ahead, major)}</span>
        </p>
    }
}
