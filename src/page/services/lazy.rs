//! Lazily loaded code: what nobody needs to see the first page lies in files of its own, a file or two a game and one for the
//! other pages. They are fetched when somebody opens such a thing, and all of them once the page stands.
//!
//! A file is known by a **table**, its only door: all that only what stands in the table uses is in that file. The table's
//! type stands in a low layer, for everyone who calls, and holds functions or a trait object; its one value stands beside
//! what it names:
//!
//! ```ignore
//! // In a low layer: what the file offers.
//! pub struct Lazy(pub &'static dyn LazyCode);
//! // Above: the file's name, the style sheets that come with it, the function that fetches the table, and the table.
//! lazy_chunk!(later with ["later"], pub fetch -> Lazy = Lazy(&Whole));
//! // The function is handed in: `Chunk::new(fetch)`. In a view: `lazy.view(lang, |code| code.0.show(page))`.
//! ```
//!
//! Whoever names such code in any other way puts it back into the first file; what several files use lies in one more, which
//! comes with each of them. `make bytes` prints what is where. The release is split at these doors (`tools/xtask`); in a draft
//! they lead into the same file, by the same steps.
//!
//! The style sheets that only such parts need are disabled in `index.html`, where they keep their places among the others:
//! the browser leaves them alone until they are fetched here, together with the file. `data-with` says with which one.

use crate::page::markup::{IntoView, View, html};
use crate::page::services::fetch;
use crate::page::services::signal::RwSignal;
use crate::page::words::Words;
use kernel::Lang;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::js_sys::Promise;
use leptos::web_sys::{HtmlLinkElement, NodeList};
use std::future::Future;
use std::pin::Pin;
use std::time::Duration;
use wasm_bindgen_futures::JsFuture;

/// A table of functions that is on its way.
pub type Coming<T> = Pin<Box<dyn Future<Output = Result<&'static T, Missing>>>>;

/// A file of the program could not be fetched.
#[derive(Clone, Copy, Debug)]
pub struct Missing;

impl From<leptos::wasm_split::SplitLoaderError> for Missing {
    fn from(_: leptos::wasm_split::SplitLoaderError) -> Self {
        Self
    }
}

/// Writes the function that fetches a file of the program, with its style sheets:
/// `lazy_chunk!(file with ["sheets"], pub function -> Type = table);`.
macro_rules! lazy_chunk {
    ($file:ident with $sheets:expr, $seen:vis $name:ident -> $table:ty = $value:expr) => {
        /// Fetches the table of a file.
        $seen fn $name() -> $crate::page::services::lazy::Coming<$table> {
            // A split function is called through the loader, which makes it asynchronous and adds why it may fail.
            #[cfg_attr(
                                feature = "split",
                                leptos::wasm_split::wasm_split($file, wasm_split_path = leptos::wasm_split, fallible)
                            )]
            #[cfg_attr(not(feature = "split"), allow(clippy::unused_async))]
            fn table() -> Result<&'static $table, $crate::page::services::lazy::Missing> {
                static TABLE: $table = $value;
                Ok(&TABLE)
            }
            Box::pin(async {
                // Both are on their way at once, and both are waited for: what failed is asked for again the next time.
                let sheets = $crate::page::services::lazy::style_sheets(&$sheets);
                #[cfg(feature = "split")]
                let table = table().await;
                #[cfg(not(feature = "split"))]
                let table = table();
                sheets.await?;
                table
            })
        }
    };
}
pub(crate) use lazy_chunk;

/// Fetches the style sheets that are marked with one of these words and are not here yet, from now on, and waits for them.
pub fn style_sheets(with: &[&str]) -> impl Future<Output = Result<(), Missing>> + use<> {
    let marked = |word: &&str| document().query_selector_all(&format!("link[data-with={word}]")).ok();
    let links = |list: NodeList| (0..list.length()).filter_map(move |place| list.item(place)?.dyn_into().ok());
    let links = with.iter().filter_map(marked).flat_map(links);
    let coming: Vec<_> = links
        .filter(|link: &HtmlLinkElement| link.sheet().is_none())
        .map(|link| {
            link.set_disabled(false);
            let came = Promise::new(&mut |came, failed| {
                let _ = link.add_event_listener_with_callback("load", &came);
                let _ = link.add_event_listener_with_callback("error", &failed);
            });
            (link, JsFuture::from(came))
        })
        .collect();
    async move {
        let mut all = Ok(());
        for (link, came) in coming {
            if came.await.is_err() {
                // So that it is asked for once more the next time.
                link.set_disabled(true);
                all = Err(Missing);
            }
        }
        all
    }
}

/// Says that something could not be fetched, with a button that tries again. The page does so by itself once the network is back.
pub fn missing(words: Words, sentence: &'static str) -> View {
    html! {
        <div class="later" role="alert">
            <p>{sentence}</p>
            <button type="button" class="btn" on:click=|_| fetch::try_again()>{words.try_again()}</button>
        </div>
    }
}

/// Does something the next time that what is missing is to be tried again, unless what is drawn here is gone by then.
fn once_again(act: Box<dyn Fn()>) {
    let tries = fetch::tries();
    let now = tries.get_untracked();
    Effect::new(move || {
        if tries.get() != now {
            act();
        }
    });
}

enum State<T: 'static> {
    Away,
    OnItsWay,
    Here(&'static T),
    Missing,
}

// Derived, it would ask for a table that can be copied.
impl<T> Clone for State<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for State<T> {}

/// A file of the program that is loaded lazily, and how far it is.
pub struct Chunk<T: 'static> {
    fetch: fn() -> Coming<T>,
    state: RwSignal<State<T>>,
    /// What has come. What waits for it is drawn by its `state`, in a task of its own.
    came: StoredValue<Option<&'static T>>,
}

impl<T> Clone for Chunk<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Chunk<T> {}

impl<T: Sync + 'static> Chunk<T> {
    /// A file that is not fetched yet.
    pub fn new(fetch: fn() -> Coming<T>) -> Self {
        Self { fetch, state: RwSignal::new(State::Away), came: StoredValue::new(None) }
    }

    /// Fetches the file, unless it is here or on its way.
    pub fn fetch(self) {
        if matches!(self.state.get_untracked(), State::Away | State::Missing) {
            self.state.set(State::OnItsWay);
            spawn_local(async move {
                let came = (self.fetch)().await;
                self.came.set_value(came.as_ref().ok().copied());
                // What waited for it is drawn in a task of its own.
                set_timeout(move || self.state.set(came.map_or(State::Missing, State::Here)), Duration::ZERO);
            });
        }
    }

    /// What the file offers, if it is here. Not followed.
    pub fn here(self) -> Option<&'static T> {
        self.came.get_value()
    }

    /// The same, followed.
    pub fn get(self) -> Option<&'static T> {
        self.state.track();
        self.here()
    }

    /// What the file offers, once it has come.
    pub async fn come(self) -> Result<&'static T, Missing> {
        if let Some(table) = self.here() {
            return Ok(table);
        }
        let table = (self.fetch)().await?;
        self.came.set_value(Some(table));
        // What missed it before is drawn with it now, in a task of its own.
        if !matches!(self.state.get_untracked(), State::Here(_)) {
            set_timeout(move || self.state.set(State::Here(table)), Duration::ZERO);
        }
        Ok(table)
    }

    /// Does something once the file is here, however often it has to be asked for.
    pub fn once_here(self, act: impl Fn(&'static T) + 'static) {
        let done = StoredValue::new(false);
        Effect::new(move || {
            if let State::Here(table) = self.state.get()
                && !done.get_value()
            {
                done.set_value(true);
                untrack(|| act(table));
            }
        });
    }

    /// Does something with what the file offers: at once if it is here, else when it has come. Where it cannot be fetched,
    /// something else.
    pub fn with(self, act: impl FnOnce(&'static T) + 'static, missing: impl FnOnce() + 'static) {
        if let Some(table) = self.here() {
            return act(table);
        }
        spawn_local(async move {
            match self.come().await {
                Ok(table) => act(table),
                Err(Missing) => missing(),
            }
        });
    }

    /// A part of the page that is in the file: the part, or that it is on its way, or a button that tries again.
    pub fn view(self, lang: RwSignal<Lang>, part: impl Fn(&'static T) -> View + Send + 'static) -> View {
        self.fetch();
        let view = move || match self.state.get() {
            State::Here(table) => part(table),
            State::Missing => {
                once_again(Box::new(move || self.fetch()));
                let words = Words(lang.get());
                missing(words, words.part_missing())
            }
            State::Away | State::OnItsWay => {
                html! { <p class="later" role="status">{Words(lang.get()).part_coming()}</p> }
            }
        };
        view.into_view()
    }
}
