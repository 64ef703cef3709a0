//! Drawing a page in steps, so that the browser can handle scrolls and taps between them. Code that a step calls for
//! the first time is compiled then, which takes longer than the drawing.

use leptos::prelude::*;
use markup::{IntoView, RwSignal, View};
use std::time::Duration;

pub fn in_its_turn(part: impl Fn() -> View + Send + Sync + 'static) -> View {
    let turn = RwSignal::new(false);
    let come = move || {
        let _ = turn.try_set(true);
    };
    set_timeout(come, Duration::ZERO);
    (move || turn.get().then(&part)).into_view()
}
