//! The tiles of a player board: how they stand, and their pips.

use super::icon::icon;
use crate::engine::Pip;
use leptos::prelude::*;

/// A row of pips.
pub fn pips(row: &[Pip]) -> AnyView {
    let number = |points: i32| (points > 0).then(|| view! { <b>{points}</b> });
    let each = |pip: &Pip| match *pip {
        Pip::Done(sign) => view! { <span class="pip done">{icon(sign, 17)}</span> }.into_any(),
        Pip::Next(points) => view! { <span class="pip next">{number(points)}</span> }.into_any(),
        Pip::Open(points) => view! { <span class="pip">{number(points)}</span> }.into_any(),
    };
    view! { <span class="pips" aria-hidden="true">{row.iter().map(each).collect_view()}</span> }.into_any()
}
