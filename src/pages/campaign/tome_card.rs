//! An open tome: its objective, the progress of everybody, its reward. Shared by the campaign page and the running
//! table.

use super::signs::{asked_for, book_class, crest_sign};
use crate::components::{emblem, icon};
use crate::state::store::Store;
use campaign::{Objective, chapters};
use kernel::Seat;
use lang::Text;
use markup::{CollectView, View, html};

pub fn tome_cards(store: Store, chapter: usize, objectives: &[Objective]) -> View {
    let gives = chapters().get(chapter + 1).map_or(&[][..], |next| next.chapter.advantages);
    let card = |objective: &Objective| tome_card(store, chapter, objective, gives.get(objective.place).copied());
    html! { <ul class="tome-cards">{objectives.iter().map(card).collect_view()}</ul> }
}

fn tome_card(store: Store, chapter: usize, objective: &Objective, gives: Option<Text>) -> View {
    let texts = store.texts();
    let Objective { tome, owner, counts, .. } = objective;
    let goal = tome.goal;
    let best = counts.iter().copied().max().unwrap_or(0);
    let row = |(place, count): (usize, &u8)| {
        let seat = Seat(place as u8);
        let (count, taken) = (*count, *owner == Some(seat));
        let pips = (0..goal).map(|pip| html! { <i class:on={pip < count}></i> }).collect_view();
        let name = store.table.name(seat);
        html! {
            <li class:best={count == best && count > 0} class:taken=taken>
                {emblem(seat, 15, Some(name))} <span class="tome-pips" aria-hidden="true">{pips}</span>
                <b>{count}</b> {taken.then(|| icon("ui-check", 14))}
            </li>
        }
    };
    let crests = tome.crests.iter().map(|crest| crest_sign("crest", *crest, 26)).collect_view();
    let crest_names = tome.crests.iter().map(|crest| crest.name(texts.0)).collect::<Vec<_>>().join(", ");
    let taken = owner.map(
        |seat| html! { <p class="tome-taken">{icon("ui-check", 16)} {texts.taken_by(store.table.name(seat))}</p> },
    );
    let near = objective.is_near(store.table.viewer.get());
    let near = near.then(|| html! { <p class="tome-taken">{tome.near(texts.0)}</p> });
    let gives = gives
        .map(|text| html! { <p class="tome-gives"><em>{texts.in_next_chapter()}</em> {text.localize(texts.0)}</p> });
    html! {
        <li class=format!("tome-card {}", book_class(Some(chapter))) class:won=owner.is_some()>
            <h3>{tome.title.localize(texts.0)}</h3>
            <span class="tome-crests" role="img" aria-label=crest_names>
                {crests}
            </span>
            <p class="tome-asks">{texts.first_to_do(asked_for(tome.objective, goal, texts.0))}</p>
            <ul class="tome-counts">{counts.iter().enumerate().map(row).collect_view()}</ul>
            {taken} {near} {gives}
        </li>
    }
}
