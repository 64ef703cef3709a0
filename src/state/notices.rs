//! Reports of the page itself: messages, the live region, and the sign of work that takes a moment.

use super::settings::Settings;
use crate::browser::paint::painted;
use crate::browser::settings::storage;
use crate::browser::toast::{TOAST_STAYS, Toast};
use crate::texts::PageTexts;
use leptos::prelude::*;
use markup::RwSignal;
use std::pin::Pin;
use std::time::Duration;
use wasm_bindgen_futures::spawn_local;

/// Future that ends once the sign of work is painted.
pub(super) type Painted = Pin<Box<dyn Future<Output = ()>>>;

#[derive(Clone, Copy)]
pub struct Notices {
    settings: Settings,
    /// Temporary message.
    pub toast: Toast,
    /// Content of the live region.
    pub news: RwSignal<News>,
    /// True while a game is read and laid out, which takes a moment on a slow device.
    pub at_work: RwSignal<bool>,
}

impl Notices {
    pub(super) fn new(settings: Settings) -> Self {
        Self {
            settings,
            toast: Toast::new(TOAST_STAYS),
            news: RwSignal::new(News::default()),
            at_work: RwSignal::new(false),
        }
    }

    /// Shows a temporary message.
    pub fn show_toast(self, text: String) {
        self.toast.show(text);
    }

    /// Shows a message on the next screen, which clears that of the one before.
    pub fn toast_on_next_screen(self, text: fn(PageTexts) -> &'static str) {
        let text = text(self.settings.texts_now()).to_owned();
        set_timeout(move || self.show_toast(text), Duration::ZERO);
    }

    /// Reads a text out to screen readers.
    pub fn announce(self, text: &str) {
        self.news.update(|news| news.add(text));
    }

    /// Keeps an entry for which local storage has no space, and reports whether it waits in the database or on this
    /// page alone.
    pub fn let_wait(
        self,
        put_aside: impl Future<Output = bool> + 'static,
        waits: fn(PageTexts) -> &'static str,
        waits_here: fn(PageTexts) -> &'static str,
    ) {
        spawn_local(async move {
            let text = if put_aside.await { waits } else { waits_here };
            // Without local storage nothing is full.
            if storage().is_some() {
                self.toast_on_next_screen(text);
            }
        });
    }

    /// Does some work and shows a sign meanwhile, since nothing is painted while it blocks the page. The work must wait
    /// for `Painted` before it blocks; its storage requests may run before that.
    pub(super) async fn at_work<T>(self, work: impl AsyncFnOnce(Painted) -> T) -> T {
        self.toast.hide();
        self.at_work.set(true);
        let done = work(Box::pin(painted())).await;
        self.at_work.set(false);
        done
    }
}

/// The newest messages. Two slots alternate, so that a repeated message is read out twice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    slots: [String; 2],
    last: usize,
}

impl News {
    pub fn add(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        self.last = 1 - self.last;
        text.clone_into(&mut self.slots[self.last]);
        self.slots[1 - self.last].clear();
    }

    pub fn slot(&self, slot: usize) -> &str {
        self.slots.get(slot).map_or("", String::as_str)
    }

    pub fn newest(&self) -> &str {
        &self.slots[self.last]
    }
}
