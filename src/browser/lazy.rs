//! Lazily loaded code: everything that the first page does not need lies in separate files, one or two for each game
//! and one for the other pages. They are fetched on first use, and all of them once the page is shown.
//!
//! The only entry point of a file is its **table**: code that only the table uses is in that file. The type of the
//! table stands in a low layer, for all callers, and holds functions or a trait object. Its one value stands beside the
//! code that it names:
//!
//! ```ignore
//! // In a low layer: the entry points of the file.
//! pub struct Later { pub show: fn(Page) -> View }
//! // Above: the name of the file, its style sheets, the function that fetches the table, and the table.
//! lazy_chunk!(later with ["later"], pub fetch -> Later = Later { show });
//! // The function is passed down: `Chunk::new(fetch)`. In a view: `later.view(lang, |later| (later.show)(page))`.
//! ```
//!
//! Whoever names such code in any other way puts it back into the first file; what several files use lies in one more, which
//! comes with each of them. `make bytes` prints what is where. The release is split at these entries (`tools/xtask`); in a draft
//! they lead into the same file, by the same steps.
//!
//! Style sheets that only such parts need are disabled in `index.html`, where they keep their order: the browser
//! ignores them until they are fetched here, together with the file that `data-with` names.

use crate::browser::fetch;
use crate::texts::PageTexts;
use kernel::Lang;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::js_sys::Promise;
use leptos::web_sys::{HtmlLinkElement, NodeList};
use markup::{IntoView, RwSignal, View, html};
use std::future::Future;
use std::pin::Pin;
use std::time::Duration;
use wasm_bindgen_futures::JsFuture;

pub type Coming<T> = Pin<Box<dyn Future<Output = Result<&'static T, Missing>>>>;

#[derive(Clone, Copy, Debug)]
pub struct Missing;

impl From<leptos::wasm_split::SplitLoaderError> for Missing {
    fn from(_: leptos::wasm_split::SplitLoaderError) -> Self {
        Self
    }
}

/// Declares the function that fetches a file of the program, with its style sheets: `lazy_chunk!(file with ["sheets"],
/// pub function -> Type = table);`.
macro_rules! lazy_chunk {
    ($file:ident with $sheets:expr, $seen:vis $name:ident -> $table:ty = $value:expr) => {
        $seen fn $name() -> $crate::browser::lazy::Coming<$table> {
            // A split function is called through the loader, which makes it asynchronous and adds its errors.
            #[cfg_attr(
                                feature = "split",
                                leptos::wasm_split::wasm_split($file, wasm_split_path = leptos::wasm_split, fallible)
                            )]
            #[cfg_attr(not(feature = "split"), allow(clippy::unused_async))]
            fn table() -> Result<&'static $table, $crate::browser::lazy::Missing> {
                static TABLE: $table = $value;
                Ok(&TABLE)
            }
            Box::pin(async {
                // Both are fetched in parallel and awaited. The next call repeats the failed one.
                let sheets = $crate::browser::lazy::style_sheets(&$sheets);
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

pub fn style_sheets(with: &[&str]) -> impl Future<Output = Result<(), Missing>> + use<> {
    let marked = |key: &&str| document().query_selector_all(&format!("link[data-with={key}]")).ok();
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
                // The next call tries it again.
                link.set_disabled(true);
                all = Err(Missing);
            }
        }
        all
    }
}

/// Error message with a button that tries again. The page also retries by itself once the network is back.
pub fn missing(texts: PageTexts, sentence: &'static str) -> View {
    html! {
        <div class="later" role="alert">
            <p>{sentence}</p>
            <button type="button" class="btn" on:click=|_| fetch::try_again()>{texts.try_again()}</button>
        </div>
    }
}

/// Calls `act` at the next retry, unless its owner is disposed by then.
fn once_again(act: Box<dyn Fn()>) {
    let tries = fetch::tries();
    let now = tries.get_untracked();
    Effect::new(move || {
        if tries.get() != now {
            act();
        }
    });
}

enum ChunkState<T: 'static> {
    Away,
    OnItsWay,
    Here(&'static T),
    Missing,
}

// A derived impl would require `T: Clone`.
impl<T> Clone for ChunkState<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for ChunkState<T> {}

pub struct Chunk<T: 'static> {
    fetch: fn() -> Coming<T>,
    state: RwSignal<ChunkState<T>>,
    /// The loaded table. Views wait for `state` instead, in a task of their own.
    came: StoredValue<Option<&'static T>>,
}

impl<T> Clone for Chunk<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Chunk<T> {}

impl<T: Sync + 'static> Chunk<T> {
    pub fn new(fetch: fn() -> Coming<T>) -> Self {
        Self { fetch, state: RwSignal::new(ChunkState::Away), came: StoredValue::new(None) }
    }

    pub fn fetch(self) {
        if matches!(self.state.get_untracked(), ChunkState::Away | ChunkState::Missing) {
            self.state.set(ChunkState::OnItsWay);
            spawn_local(async move {
                let came = (self.fetch)().await;
                self.came.set_value(came.as_ref().ok().copied());
                // Views that wait for it are drawn in a task of their own.
                set_timeout(move || self.state.set(came.map_or(ChunkState::Missing, ChunkState::Here)), Duration::ZERO);
            });
        }
    }

    /// The table, if it is loaded. Not tracked.
    pub fn here(self) -> Option<&'static T> {
        self.came.get_value()
    }

    /// The table, if it is loaded. Tracked.
    pub fn get(self) -> Option<&'static T> {
        self.state.track();
        self.here()
    }

    pub async fn come(self) -> Result<&'static T, Missing> {
        if let Some(table) = self.here() {
            return Ok(table);
        }
        let table = (self.fetch)().await?;
        self.came.set_value(Some(table));
        // Views that missed it are redrawn now, in a task of their own.
        if !matches!(self.state.get_untracked(), ChunkState::Here(_)) {
            set_timeout(move || self.state.set(ChunkState::Here(table)), Duration::ZERO);
        }
        Ok(table)
    }

    /// Calls `act` once the file is loaded, however many tries that takes.
    pub fn once_here(self, act: impl Fn(&'static T) + 'static) {
        let done = StoredValue::new(false);
        Effect::new(move || {
            if let ChunkState::Here(table) = self.state.get()
                && !done.get_value()
            {
                done.set_value(true);
                untrack(|| act(table));
            }
        });
    }

    /// Calls `act` with the table, at once or after loading; on failure, calls `missing`.
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

    /// A part of the page from the file, a placeholder while it is loading, or a button that tries again.
    pub fn view(self, lang: RwSignal<Lang>, part: impl Fn(&'static T) -> View + Send + 'static) -> View {
        self.fetch();
        let view = move || match self.state.get() {
            ChunkState::Here(table) => part(table),
            ChunkState::Missing => {
                once_again(Box::new(move || self.fetch()));
                let texts = PageTexts(lang.get());
                missing(texts, texts.part_missing())
            }
            ChunkState::Away | ChunkState::OnItsWay => {
                html! { <p class="later" role="status">{PageTexts(lang.get()).part_coming()}</p> }
            }
        };
        view.into_view()
    }
}
