//! Drags on a table: a drop does what a tap does.

use crate::browser::drag::{DragTable, mark_later, offer};
use crate::components::{Taps, motion};
use crate::state::store::Store;
use leptos::prelude::*;
use markup::Memo;
use ui::{Scene, TableData};

/// Offers the drags of a table, and marks the things that can be dragged after each change.
pub fn follow<G: TableData>(store: Store, scene: Memo<Scene<G>>, taps: Taps)
where
    Scene<G>: Send + Sync,
{
    // Not while the deeds of others are told. In the past and on the turns of others nothing is legal.
    let free = move || store.stories.story.with_untracked(Option::is_none);
    offer(DragTable {
        drags: Box::new(move || if free() { scene.with_untracked(G::drags) } else { Vec::new() }),
        drop: Box::new(move |tap| taps.press(tap, None)),
        piece: motion::held,
    });
    Effect::new(move || {
        store.stories.story.with(|_| ());
        scene.with(|_| ());
        mark_later();
    });
}
