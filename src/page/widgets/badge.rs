//! The small badge on a sign: locked or used.

use super::icon::icon;
use crate::engine::Badge;
use leptos::prelude::*;

/// A sign with its badge.
pub fn badge(sign: &'static str, size: u8, badge: Badge) -> AnyView {
    let mark = match badge {
        Badge::None => None,
        Badge::Locked => Some(view! { <span class="badge locked">{icon("ui-lock", 10)}</span> }.into_any()),
        Badge::Used => Some(view! { <span class="badge">{icon("ui-check", 11)}</span> }.into_any()),
    };
    view! { <span class="action-sign">{icon(sign, size)}{mark}</span> }.into_any()
}
