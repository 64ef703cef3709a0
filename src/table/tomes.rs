//! The tomes of a chapter at the table: the button that opens them, and marks on the things that they count.

use crate::browser::dynamic_css::Ruled;
use crate::components::{emblem, icon};
use crate::state::any_table::PRESENT;
use crate::state::store::Store;
use campaign::Objective;
use leptos::prelude::*;
use markup::{CollectView, IntoView, Memo, View, html};
use ui::Overlay;

fn mark_objectives(objectives: Memo<Vec<Objective>>) {
    let marks = Ruled::at(1);
    Effect::new(move || {
        let anchors: Vec<&str> = objectives.with(|objectives| {
            let open = objectives.iter().filter(|objective| objective.owner.is_none());
            open.flat_map(|objective| objective.tome.counted_at.split('|'))
                .filter(|anchor| !anchor.is_empty())
                .collect()
        });
        let rule = |anchor: &&str| {
            format!(
                ".table > :not(.drawer) [data-anchor=\"{anchor}\"]::after {{ content: \"\"; position: absolute; top: -5px; right: -3px; \
                 width: 9px; height: 12px; background: var(--gold); border: 1px solid var(--line-ink); border-left-width: 3px; \
                 border-radius: 1px 2px 2px 1px; z-index: 1; }}"
            )
        };
        let lies = |anchor: &&str| format!(".table :where([data-anchor=\"{anchor}\"]) {{ position: relative; }}");
        marks.set(&anchors.iter().map(rule).chain(anchors.iter().map(lies)).collect::<Vec<_>>());
    });
    on_cleanup(move || marks.set(&[]));
}

pub fn tomes_button(store: Store) -> View {
    let objectives = store.table.look(|table| table.objectives(PRESENT));
    mark_objectives(objectives);
    let button = move || {
        let (texts, viewer) = (store.texts(), store.table.viewer.get());
        let objectives = objectives.get();
        let narrated = |objective: &Objective| {
            let (own, goal) = (objective.count(viewer), objective.tome.goal);
            let far = match objective.owner {
                Some(seat) => texts.taken_by(store.table.name(seat)),
                None => texts.has_of(own, goal),
            };
            texts.named_and_count(objective.tome.title.localize(texts.0), far)
        };
        let label = objectives.iter().map(narrated).collect::<Vec<_>>().join("; ");
        let cell = |objective: &Objective| {
            let text = match objective.owner {
                Some(seat) => emblem(seat, 14, None),
                None => format!("{}/{}", objective.count(viewer), objective.tome.goal).into_view(),
            };
            html! { <i>{text}</i> }
        };
        (!objectives.is_empty()).then(|| {
            html! {
                <button
                    type="button"
                    class="icon-button tomes-open"
                    aria-label=label.clone()
                    title=label
                    on:click=move |_| store.overlay.open(Overlay::Tomes)
                >
                    {icon("tome", 24)}
                    <span aria-hidden="true">{objectives.iter().map(cell).collect_view()}</span>
                </button>
            }
        })
    };
    button.into_view()
}
