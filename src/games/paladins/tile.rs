//! The Worker spaces of an action: empty, proposed, filled, or covered by a Workshop.

use crate::components::{icon, icon_in, spoken_icon};
use kernel::Lang;
use markup::{View, html};
use paladins::components::Worker;
use paladins::table::holes::{Behind, Content, Hole};
use paladins::table::names::{self, say};
use paladins::table::signs::{hole_icon, worker_icon};

pub fn hole_view(hole: &Hole, lang: Lang) -> View {
    let takes = match hole.space {
        None => say(lang, text!("space for anyone")).to_owned(),
        Some(worker) => format!("{} {}", say(lang, text!("space:")), names::worker(worker, lang)),
    };
    let class = if hole.lack { "icon hole lack" } else { "icon hole" };
    // The second space of Hunt, Trade and Recruit is smaller, since text or sums follow it.
    let size = if hole.behind.is_some() && hole.space.is_some() { 23 } else { 26 };
    let empty = || spoken_icon(hole_icon(hole.space), size, class, takes.clone());
    let filled = |worker: Worker| {
        let name = names::worker(worker, lang).to_owned();
        html! { {icon_in(hole_icon(hole.space), size, "icon hole")} {spoken_icon(worker_icon(worker), size - 3, "icon on", name)} }
    };
    let space = match hole.content {
        Content::Empty => html! { <span class="stack">{empty()}</span> },
        Content::Worker(worker) => html! { <span class="stack filled">{filled(worker)}</span> },
        Content::Ghost(worker) => html! { <span class="stack ghosted">{filled(worker)}</span> },
        Content::Workshop => {
            let label = say(lang, text!("Workshop: no Worker needed")).to_owned();
            html! { <span class="stack">{spoken_icon("workshop", 26, "icon", label)}</span> }
        }
    };
    let behind = hole.behind.map(|behind| match behind {
        Behind::Gains(count, sign) => html! { <b class="number">{count}</b> {icon(sign, 16)} },
        Behind::Quest => html! { <i>{say(lang, text!("quest"))}</i> },
        Behind::Crew => html! { <i>{say(lang, text!("crew"))}</i> },
    });
    html! { {space} {behind} }
}
