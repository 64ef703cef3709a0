use crate::browser::copy::copy;
use crate::components::icon;
use crate::info::CAMPAIGN;
use crate::pages::by_link::{link_title, play_by_link};
use crate::pages::download::save_as;
use crate::pages::share_link::{by_picture, share_panel};
use crate::state::store::Store;
use campaign::{Stage, chronicle, picture};
use leptos::prelude::*;
use markup::{IntoView, RwSignal, View, html};
use wasm_bindgen_futures::spawn_local;

const PICTURE: &str = "francia-chronicle.png";
const FILE: &str = "francia-tomesaga.json";

pub fn share_campaign(store: Store) -> View {
    let texts = store.texts();
    let over = untrack(|| store.table.campaign()).is_some_and(|open| open.campaign().stage() == Stage::Over);
    let title = link_title(store, over.then(|| texts.campaign_link()));
    let whole = campaign_share_panel(store, title, store.table.awaited.get().is_some());
    let by_link = (!over).then(|| play_by_link(store)).flatten();
    html! { {whole} {by_link} {chronicle_picture(store)} {by_text(store)} {campaign_file(store)} }
}

/// Link of the complete campaign, under a title. `open`: true to show its QR code at once.
pub fn campaign_share_panel(store: Store, title: String, open: bool) -> View {
    let texts = store.texts();
    // The code that packs the chapters may still be loading.
    let link = RwSignal::new(None::<String>);
    spawn_local(async move {
        let text = store.campaign_link().await;
        let _ = link.try_set(text);
    });
    let view = move || {
        link.get().map(|link| {
            share_panel(store, title.clone(), texts.campaign_link_holds().to_owned(), &link, open, save_campaign)
        })
    };
    view.into_view()
}

fn chronicle_picture(store: Store) -> View {
    let texts = store.texts();
    let draw = |store: Store| {
        let open = untrack(|| store.table.campaign())?;
        let (names, lang) = (store.table.names.get_untracked(), store.settings.lang.get_untracked());
        Some(picture(open.campaign(), &names, CAMPAIGN.name, lang))
    };
    by_picture(store, texts.chronicle_picture(), texts.picture_holds(), PICTURE.to_owned(), draw)
}

fn by_text(store: Store) -> View {
    let texts = store.texts();
    let press = move |_| {
        let Some(open) = untrack(|| store.table.campaign()) else { return };
        let lang = store.settings.lang.get_untracked();
        let reported = chronicle(open.campaign(), &store.table.names.get_untracked(), lang);
        let text = reported.iter().map(|passage| passage.join(" ")).collect::<Vec<_>>().join("\n\n");
        copy(&text, move |done| {
            let texts = store.settings.texts_now();
            store.notices.show_toast(if done { texts.copied() } else { texts.not_copied() }.to_owned());
        });
    };
    html! {
        <section>
            <h3>{texts.chronicle_text()}</h3>
            <div class="row">
                <button type="button" class="btn" data-copy-text="" on:click=press>
                    {icon("ui-check", 20)}
                    {texts.copy_chronicle()}
                </button>
            </div>
        </section>
    }
}

pub fn campaign_file(store: Store) -> View {
    let texts = store.texts();
    html! {
        <section>
            <h3>{texts.campaign_file()}</h3>
            <p>{texts.file_holds()}</p>
            <button type="button" class="btn" on:click=move |_| save_campaign(store)>
                {icon("ui-export", 20)}
                {texts.export()}
            </button>
        </section>
    }
}

fn save_campaign(store: Store) {
    save_as(store, &store.campaign_text(), FILE);
}
