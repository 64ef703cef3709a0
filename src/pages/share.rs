//! Exports of a game: as a link, as a file, and as a challenge once it is over.

use super::by_link::{link_title, play_by_link};
use super::campaign::{campaign_file, campaign_share_panel, share_campaign};
use super::download::save_record;
use super::share_link::{by_picture, share_panel};
use crate::components::{drawer, icon};
use crate::state::store::{Screen, Store, use_store};
use crate::table::controls::at_round;
use leptos::prelude::*;
use markup::{IntoView, View, html};
use ui::position::PictureHead;
use ui::svg::Picture;

pub fn share() -> View {
    let store = use_store();
    let close = Callback::new(move |()| store.overlay.close());
    (move || {
        let texts = store.texts();
        let inside = if store.screen.get() == Screen::Campaign { share_campaign(store) } else { share_game(store) };
        let inside = html! { <div class="share">{inside}</div> };
        drawer(
            "share-drawer",
            icon("ui-share", 24),
            texts.share().to_owned(),
            ().into_view(),
            texts.close(),
            close,
            inside,
        )
    })
    .into_view()
}

/// Exports of the game on the table. A chapter is exported with its campaign: alone it would be opened as another game.
fn share_game(store: Store) -> View {
    let texts = store.texts();
    let over = store.table.with_present(|table| table.is_over());
    let title = link_title(store, (over && !store.table.in_campaign()).then(|| texts.share_link()));
    let open = store.table.awaited.get().is_some();
    let whole = if store.table.in_campaign() {
        Some(campaign_share_panel(store, title, open))
    } else {
        store.link().map(|link| share_panel(store, title, texts.link_holds().to_owned(), &link, open, save_record))
    };
    let by_link = (!over).then(|| play_by_link(store)).flatten();
    let (first, second) = if open { (whole, by_link) } else { (by_link, whole) };
    let beat = texts.beat(store.table.own_score());
    let challenge = over.then(|| store.challenge_link()).flatten();
    let holds = texts.challenge_holds(beat);
    let challenge =
        challenge.map(|link| share_panel(store, texts.share_challenge().to_owned(), holds, &link, false, save_record));
    let file = if store.table.in_campaign() { campaign_file(store) } else { game_file(store) };
    html! { {first} {second} {challenge} {position_picture(store)} {file} }
}

fn position_picture(store: Store) -> View {
    let texts = store.texts();
    let name = format!("francia-{}.png", store.table.info().key);
    by_picture(store, texts.position_picture(), texts.position_holds(), name, draw_position)
}

fn draw_position(store: Store) -> Option<Picture> {
    let (texts, names) = (store.settings.texts_now(), store.table.names.get_untracked());
    untrack(|| {
        store.table.with(|table| {
            let now = table.now();
            let line =
                if table.is_over() { texts.finished().to_owned() } else { at_round(texts, now.round, now.progress) };
            let head = PictureHead { title: table.game().info().name, line: &line };
            store.code.reader(table)?.picture(table, table.last_step(), head, &names, texts.0)
        })
    })
}

fn game_file(store: Store) -> View {
    let texts = store.texts();
    html! {
        <section>
            <h3>{texts.share_file()}</h3>
            <p>{texts.file_holds()}</p>
            <button type="button" class="btn" on:click=move |_| save_record(store)>
                {icon("ui-export", 20)}
                {texts.export()}
            </button>
        </section>
    }
}
