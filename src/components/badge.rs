//! The small badge on a sign: locked or used.

use super::icon::icon;
use markup::{View, html};
use ui::Badge;

pub fn badge(sign: &'static str, size: u8, badge: Badge) -> View {
    let mark = match badge {
        Badge::None => None,
        Badge::Locked => Some(html! { <span class="badge locked">{icon("ui-lock", 10)}</span> }),
        Badge::Used => Some(html! { <span class="badge">{icon("ui-check", 11)}</span> }),
    };
    html! { <span class="action-sign">{icon(sign, size)}{mark}</span> }
}
