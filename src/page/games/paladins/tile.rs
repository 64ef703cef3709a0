//! The Worker spaces of an action: empty, proposed, filled, or covered by a Workshop.

use crate::games::paladins::components::Worker;
use crate::games::paladins::view_model::holes::{Behind, Content, Hole};
use crate::games::paladins::view_model::names::{self, say};
use crate::games::paladins::view_model::signs::{hole_icon, worker_icon};
use crate::kernel::Lang;
use crate::page::widgets::{icon, icon_in, spoken_icon};
use leptos::prelude::*;

/// Draws a Worker space.
pub fn hole_view(hole: &Hole, lang: Lang) -> AnyView {
    let takes = match hole.space {
        None => say(lang, text!("space for anyone")).to_owned(),
        Some(worker) => format!("{} {}", say(lang, text!("space:")), names::worker(worker, lang)),
    };
    let class = if hole.lack { "icon hole lack" } else { "icon hole" };
    // The second space of Hunt, Trade and Recruit is smaller: words or sums stand behind it.
    let size = if hole.behind.is_some() && hole.space.is_some() { 23 } else { 26 };
    let empty = || spoken_icon(hole_icon(hole.space), size, class, takes.clone());
    let filled = |worker: Worker| {
        let name = names::worker(worker, lang).to_owned();
        view! { {icon_in(hole_icon(hole.space), size, "icon hole")} {spoken_icon(worker_icon(worker), size - 3, "icon on", name)} }
    };
    let space = match hole.content {
        Content::Empty => view! { <span class="stack">{empty()}</span> }.into_any(),
        Content::Worker(worker) => view! { <span class="stack filled">{filled(worker)}</span> }.into_any(),
        Content::Ghost(worker) => view! { <span class="stack ghosted">{filled(worker)}</span> }.into_any(),
        Content::Workshop => {
            let label = say(lang, text!("Workshop: no Worker needed")).to_owned();
            view! { <span class="stack">{spoken_icon("workshop", 26, "icon", label)}</span> }.into_any()
        }
    };
    let behind = hole.behind.map(|behind| match behind {
        Behind::Gains(count, sign) => view! { <b class="number">{count}</b> {icon(sign, 16)} }.into_any(),
        Behind::Quest => view! { <i>{say(lang, text!("quest"))}</i> }.into_any(),
        Behind::Crew => view! { <i>{say(lang, text!("crew"))}</i> }.into_any(),
    });
    view! { {space} {behind} }.into_any()
}
