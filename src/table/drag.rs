//! Drags on a table: a drop does what a tap does.

use crate::browser::drag::DragTable;
use crate::components::Taps;
use crate::state::store::Store;
use leptos::prelude::*;
use markup::Memo;
use ui::{Scene, TableData};

/// Offers the drags of a table, and marks the things that can be dragged after each change. A first tap does not wait for
/// the code of that.
pub fn follow<G: TableData>(store: Store, scene: Memo<Scene<G>>, taps: Taps)
where
    Scene<G>: Send + Sync,
{
    // Not while the deeds of others are told. In the past and on the turns of others nothing is legal.
    let free = move || store.stories.story.with_untracked(Option::is_none);
    store.code.later.once_here(move |later| {
        (later.offer_drags)(DragTable {
            drags: Box::new(move || if free() { scene.with_untracked(G::drags) } else { Vec::new() }),
            drop: Box::new(move |drag| {
                store.choosing.aim(drag.aim);
                taps.press(drag.tap, None);
            }),
        });
        (later.mark_drags)();
    });
    Effect::new(move || {
        store.stories.story.with(|_| ());
        scene.with(|_| ());
        if let Some(later) = store.code.later.here() {
            (later.mark_drags)();
        }
    });
}
