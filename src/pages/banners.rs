//! Banners above every screen: the browser stores nothing, another tab plays, a newer version is ready.

use crate::browser::database_health::{self, Health};
use crate::browser::{leaving, settings, versions};
use crate::components::icon;
use crate::state::code::LaterTask;
use crate::state::saves;
use crate::state::store::{Screen, Store};
use kernel::Trouble;
use leptos::prelude::*;
use markup::{IntoView, RwSignal, View, html};

const READ: &str = "francia.install";

pub fn banners(store: Store) -> View {
    let newer = versions::newer();
    let health = database_health::health();
    // Another kind of trouble is shown again.
    let read = RwSignal::new(None::<(Trouble, Health)>);
    (move || {
        let texts = store.texts();
        let at_table = matches!(store.screen.get(), Screen::Play | Screen::Score | Screen::Campaign);
        if at_table && store.saving.watching.get() {
            let take = button("btn go", texts.play_here(), move || store.take_over());
            return banner("watching", "ui-tablet", texts.other_tab(), texts.other_tab_hint(), take);
        }
        let health = health.get();
        let silent = (health != Health::Responding).then_some(Trouble::Silent);
        let trouble = silent.or_else(|| store.saving.trouble.get()).map(|trouble| (trouble, health));
        if let Some((trouble, health)) = trouble.filter(|trouble| read.get() != Some(*trouble)) {
            let given_up = health == Health::Abandoned;
            let (title, hint) = match trouble {
                Trouble::Full => (texts.full(saves::is_in_database()), texts.storage_full_hint()),
                Trouble::Blocked | Trouble::Failed => (texts.storage_off(), texts.storage_off_hint()),
                Trouble::Newer => (texts.storage_newer(), texts.storage_newer_hint()),
                Trouble::Silent if given_up => (texts.storage_silent(), texts.storage_given_up()),
                Trouble::Silent if at_table => (texts.storage_silent(), texts.storage_silent_hint()),
                Trouble::Silent => (texts.storage_silent(), texts.storage_silent_away()),
            };
            let save = move || store.code.run(LaterTask::SaveRecord);
            let buttons = html! {
                {(at_table && !given_up).then(|| button("btn", texts.export(), save))}
                {(given_up || trouble == Trouble::Newer)
                    .then(|| button("btn", texts.reload(), leaving::load_anew))}
                {(trouble == Trouble::Full)
                    .then(|| button("btn", texts.saved_games(), move || store.screen.set(Screen::Saves)))}
                <button
                    type="button"
                    class="tool"
                    aria-label=texts.close()
                    on:click=move |_| read.set(Some((trouble, health)))
                >
                    {icon("ui-close", 20)}
                </button>
            };
            return banner("trouble", "ui-warn", title, hint, buttons.into_view());
        }
        if newer.get() && store.screen.get() != Screen::Play {
            let take = button("btn", texts.update_now(), versions::take);
            return banner("news", "ui-import", texts.newer_version(), "", take);
        }
        ().into_view()
    })
    .into_view()
}

fn banner(class: &'static str, sign: &'static str, title: &'static str, hint: &'static str, buttons: View) -> View {
    let role = if class == "news" { "status" } else { "alert" };
    html! {
        <div class=format!("banner over {class}") role=role data-over="banner">
            {icon(sign, 22)}
            <p class="grow">
                <b>{title}</b>
                {hint}
            </p>
            {buttons}
        </div>
    }
}

pub fn button(class: &'static str, text: &'static str, press: impl Fn() + 'static) -> View {
    html! {
        <button type="button" class=class on:click=move |_| press()>
            {text}
        </button>
    }
}

/// Help for the installation, on Safari for iPad and iPhone, which deletes the data of sites after a week without a
/// visit.
pub fn how_to_install(store: Store) -> View {
    let reported = RwSignal::new(settings::recall(READ).is_some() || !settings::forgets_sites());
    let close = move |_| {
        settings::remember(READ, "read");
        reported.set(true);
    };
    (move || {
        let texts = store.texts();
        (!reported.get()).then(|| {
            html! {
                <section class="panel install">
                    {icon("ui-tablet", 24)}
                    <p class="grow">
                        <b>{texts.install()}</b>
                        {texts.install_how()}
                    </p>
                    <button type="button" class="tool" aria-label=texts.close() on:click=close>
                        {icon("ui-close", 20)}
                    </button>
                </section>
            }
        })
    })
    .into_view()
}
