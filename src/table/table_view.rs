//! View state of a table: a reason, an explanation, the pointed choice, the area of a small screen.

use super::pointing;
use crate::browser::toast::{Toast, WHY_STAYS};
use crate::components::{Taps, icon};
use crate::state::overlay::OpenOverlay;
use crate::state::store::Store;
use kernel::{Lang, Outcome};
use leptos::prelude::*;
use markup::{CollectView, IntoView, Memo, RwSignal, View, html};

pub trait Area: Copy + PartialEq + Send + Sync + 'static {
    type Scene: Send + Sync + 'static;
    const ALL: &'static [Self];
    fn key(self) -> &'static str;
    fn sign(self) -> &'static str;
    fn name(self, lang: Lang) -> &'static str;
    /// Area that answers the current question; `None` if it needs none.
    fn asked(scene: &Self::Scene) -> Option<Self>;
    fn is_there(self, _scene: &Self::Scene) -> bool {
        true
    }
    fn has_choice(self, scene: &Self::Scene) -> bool {
        Self::asked(scene) == Some(self)
    }
}

/// A part of a table that unfolds on a tap, such as a pile of cards.
pub trait UnfoldedPart: Copy + Send + Sync + 'static {
    fn of_key(key: &str) -> Option<Self>;
}

pub struct TableView<A, P> {
    pub why: Toast,
    overlay: OpenOverlay,
    /// Index of the choice under the pointer or the focus.
    pub peek: RwSignal<Option<usize>>,
    pub part: RwSignal<Option<P>>,
    pub area: RwSignal<A>,
}

impl<A, P> Clone for TableView<A, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<A, P> Copy for TableView<A, P> {}

impl<A: Area, P: UnfoldedPart> TableView<A, P> {
    pub fn new(overlay: OpenOverlay) -> Self {
        Self {
            why: Toast::new(WHY_STAYS),
            overlay,
            peek: RwSignal::new(None),
            part: RwSignal::new(None),
            area: RwSignal::new(A::ALL[0]),
        }
    }

    fn clear(self) {
        self.why.hide();
        self.overlay.close_explanation();
        self.peek.set(None);
        self.part.set(None);
    }

    /// On each new question, closes everything temporary and shows the area of the question on a small screen. Shows it
    /// again after a story. `asked`: identity of a question. `part`: the part that is unfolded for it.
    pub fn follow<K: PartialEq + Send + Sync + 'static>(
        self,
        store: Store,
        scene: Memo<A::Scene>,
        asked: fn(&A::Scene) -> K,
        part: impl Fn(&A::Scene) -> Option<P> + 'static,
    ) {
        let asked = Memo::new(move || scene.with(asked));
        store.once_played(move || {
            if let Some(area) = scene.with(A::asked) {
                self.area.set(area);
            }
        });
        Effect::new(move || {
            // A read is needed: a memo that is only tracked is not evaluated and notifies of no change.
            asked.with(|_| ());
            self.clear();
            scene.with_untracked(|scene| {
                let Some(area) = A::asked(scene) else { return };
                self.area.set(area);
                if let Some(part) = part(scene) {
                    self.part.set(Some(part));
                }
            });
        });
    }

    pub fn taps(self, store: Store) -> Taps {
        Taps {
            choose: Callback::new(move |place: usize| store.choose_at(place)),
            pick: Callback::new(move |place: usize| {
                if let Some(choice_key) = store.table.choices.with_untracked(|choices| choices.get(place).cloned()) {
                    store.pick(choice_key);
                }
            }),
            switch: Callback::new(move |choice_key: String| store.switch(choice_key)),
            ahead: Callback::new(move |(first, then): (String, String)| store.choose_ahead(&first, &then)),
            why: Callback::new(move |(reason, _)| self.why.show(reason)),
            explain: Callback::new(move |key: String| match P::of_key(&key) {
                Some(part) => self.part.set(Some(part)),
                None => self.overlay.explain(key),
            }),
        }
    }

    /// Frame of the table: its heading, its content, and the reason why the last tapped thing cannot be chosen.
    pub fn frame(
        self,
        store: Store,
        (choice_key, name): (&'static str, &'static str),
        class: impl Fn() -> String + Send + 'static,
        inside: View,
    ) -> View {
        let pointing::Watched { over, down, on } = pointing::watch(self.peek);
        let together = Memo::new(move || matches!(store.table.outcome(), Outcome::Shared(_)));
        html! {
            <main class=class data-game=choice_key data-team=move || together.get().then_some("") data-area=move || self.area.get().key() data-back=store.looks_back() on:pointerover=over on:pointerdown=down on:focusin=on>
                <h1 class="sr">{name}</h1>
                {inside}
                {move || {
                    // The sheet shows the reason too.
                    let why = self.why.get().filter(|_| self.overlay.topic.with(Option::is_none));
                    why.map(|why| html! { <div class="tip" role="status">{icon("ui-lock", 18)}<span>{why}</span></div> })
                }}
            </main>
        }
    }
}

/// Tabs of a small screen: one an area, with a dot where something can be chosen.
pub fn tabs<A: Area>(store: Store, shown: RwSignal<A>, scene: Memo<A::Scene>) -> View {
    let tab = move |&area: &A| {
        let there = Memo::new(move || scene.with(|scene| area.is_there(scene)));
        let current = move || shown.get() == area;
        let choice = Memo::new(move || store.asks_person() && scene.with(|scene| area.has_choice(scene)));
        let dot = move || {
            choice.get().then(|| html! { <i class="tab-dot"><span class="sr">{store.texts().has_choice()}</span></i> })
        };
        let button = move || {
            html! {
            <button
                type="button"
                class=format!("tab-{}", area.key())
                class:current=current
                aria-current=move || current().then_some("true")
                on:click=move |_| shown.set(area)
            >
                {icon(area.sign(), 22)}
                {move || area.name(store.settings.lang.get())}
                {dot}
            </button>
            }
        };
        move || there.get().then(button)
    };
    let label = move || store.texts().areas();
    html! { <nav class="area-tabs" data-row="" aria-label=label>{A::ALL.iter().map(tab).collect_view()}</nav> }
}

/// A panel that is redrawn only when its part of the scene changes.
pub fn panel<S: Send + Sync + 'static, M: PartialEq + Send + Sync + 'static>(
    scene: Memo<S>,
    part: impl Fn(&S) -> M + Send + Sync + 'static,
    draw: impl Fn(&M) -> View + Send + 'static,
) -> View {
    let part = Memo::new(move || scene.with(&part));
    (move || part.with(&draw)).into_view()
}
