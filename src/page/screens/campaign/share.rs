//! A campaign to take along: as a link, as a picture, as text, as a file.

use crate::campaign::{chronicle, picture};
use crate::page::info::CAMPAIGN;
use crate::page::play::store::Store;
use crate::page::screens::download::save_text;
use crate::page::screens::ways::way;
use crate::page::services::copy::copy;
use crate::page::services::picture::{Drawn, draw_picture, save_picture, send_picture, sends_pictures};
use crate::page::widgets::icon;
use crate::page::words::Words;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// The name of the file of the picture.
const PICTURE: &str = "francia-chronicle.png";
/// The name of the file of the campaign.
const FILE: &str = "francia-tomesaga.json";

/// The ways out for the campaign.
pub fn share_campaign(store: Store) -> AnyView {
    let words = store.words();
    // What writes the chapters may still be on its way.
    let link = RwSignal::new(None::<String>);
    spawn_local(async move {
        let text = store.campaign_link().await;
        let _ = link.try_set(text);
    });
    let by_link = move || {
        link.get().map(|link| {
            way(store, words.campaign_link().to_owned(), words.campaign_link_holds().to_owned(), &link, false)
        })
    };
    view! { {by_link} {by_picture(store)} {by_text(store)} {by_file(store)} }.into_any()
}

fn by_picture(store: Store) -> AnyView {
    let words = store.words();
    let draw = move |done: fn(Drawn) -> bool| {
        let Some(open) = untrack(|| store.campaign()) else { return };
        let lang = store.lang.get_untracked();
        let picture = picture(open.campaign(), &store.names.get_untracked(), CAMPAIGN.name, lang);
        draw_picture(&picture.svg, (picture.width, picture.height), move |drawn| {
            if !drawn.is_some_and(done) {
                store.say(Words(lang).no_picture().to_owned());
            }
        });
    };
    let send = sends_pictures().then(|| {
        view! {
            <button type="button" class="btn" data-picture="send" on:click=move |_| draw(|drawn| send_picture(&drawn, PICTURE))>
                {icon("ui-share", 20)}
                {words.send()}
            </button>
        }
    });
    view! {
        <section>
            <h3>{words.chronicle_picture()}</h3>
            <p>{words.picture_holds()}</p>
            <div class="row">
                <button type="button" class="btn go" data-picture="save" on:click=move |_| draw(|drawn| save_picture(&drawn, PICTURE))>
                    {icon("ui-export", 20)}
                    {words.save_picture()}
                </button>
                {send}
            </div>
        </section>
    }
    .into_any()
}

fn by_text(store: Store) -> AnyView {
    let words = store.words();
    let press = move |_| {
        let Some(open) = untrack(|| store.campaign()) else { return };
        let lang = store.lang.get_untracked();
        let told = chronicle(open.campaign(), &store.names.get_untracked(), lang);
        let text = told.iter().map(|passage| passage.join(" ")).collect::<Vec<_>>().join("\n\n");
        copy(&text, move |done| {
            let words = Words(store.lang.get_untracked());
            store.say(if done { words.copied() } else { words.not_copied() }.to_owned());
        });
    };
    view! {
        <section>
            <h3>{words.chronicle_text()}</h3>
            <div class="row">
                <button type="button" class="btn" data-copy-text="" on:click=press>
                    {icon("ui-check", 20)}
                    {words.copy_chronicle()}
                </button>
            </div>
        </section>
    }
    .into_any()
}

fn by_file(store: Store) -> AnyView {
    let words = store.words();
    let save = move |_| {
        let _ = save_text(&store.campaign_text(), FILE);
    };
    view! {
        <section>
            <h3>{words.campaign_file()}</h3>
            <p>{words.file_holds()}</p>
            <button type="button" class="btn" on:click=save>
                {icon("ui-export", 20)}
                {words.export()}
            </button>
        </section>
    }
    .into_any()
}
