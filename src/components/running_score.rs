//! Lines on a rival's board: the current points, and the last deeds.

use super::icon::icon;
use super::sign::points;
use kernel::grammar::signed;
use markup::{CollectView, IntoView, View, html};

pub fn running_score(title: &'static str, total: i32, lines: &[(&'static str, i32)]) -> View {
    let line = |(name, points): &(&'static str, i32)| {
        let class = if *points < 0 { "negative" } else { "" };
        html! { <span>{*name}<b class=class>{signed(*points)}</b></span> }
    };
    html! {
        <div class="panel box points-so-far">
            <h3>{title} {points(total, 28, None)}</h3>
            <div class="points-lines">{lines.iter().map(line).collect_view()}</div>
        </div>
    }
}

/// The last deeds, each as a sentence with its success; nothing without any.
pub fn sentences_view(title: String, narrated: &[(String, bool)]) -> View {
    if narrated.is_empty() {
        return ().into_view();
    }
    let step = |(text, done): &(String, bool)| {
        let (class, sign) = if *done { ("dot", "ui-check") } else { ("dot failed", "ui-close") };
        html! { <li><span class=class>{icon(sign, 12)}</span><span>{text.clone()}</span></li> }
    };
    html! { <div class="panel box told"><h3>{title}</h3><ol>{narrated.iter().map(step).collect_view()}</ol></div> }
}
