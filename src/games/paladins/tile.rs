//! The Worker spaces of an action: empty, proposed, filled, or covered by a Workshop.

use crate::components::{icon, icon_in, spoken_icon};
use kernel::Lang;
use markup::{View, html};
use paladins::components::Worker;
use paladins::table::action_spaces::{ActionSpace, Behind, SpaceContent};
use paladins::table::names::{self, localize};
use paladins::table::signs::{space_icon, worker_icon};

pub fn hole_view(hole: &ActionSpace, lang: Lang) -> View {
    let takes = match hole.space {
        None => localize(lang, text!("space for anyone")).to_owned(),
        Some(worker) => format!("{} {}", localize(lang, text!("space:")), names::worker(worker, lang)),
    };
    let class = if hole.is_missing { "icon hole lack" } else { "icon hole" };
    // The second space of Hunt, Trade and Recruit is smaller, since text or sums follow it.
    let size = if hole.behind.is_some() && hole.space.is_some() { 23 } else { 26 };
    let empty = || spoken_icon(space_icon(hole.space), size, class, takes.clone());
    let filled = |worker: Worker| {
        let name = names::worker(worker, lang).to_owned();
        html! { {icon_in(space_icon(hole.space), size, "icon hole")} {spoken_icon(worker_icon(worker), size - 3, "icon on", name)} }
    };
    let space = match hole.content {
        SpaceContent::Empty => html! { <span class="stack">{empty()}</span> },
        SpaceContent::Worker(worker) => html! { <span class="stack filled">{filled(worker)}</span> },
        SpaceContent::Ghost(worker) => html! { <span class="stack ghosted">{filled(worker)}</span> },
        SpaceContent::Workshop => {
            let label = localize(lang, text!("Workshop: no Worker needed")).to_owned();
            html! { <span class="stack">{spoken_icon("workshop", 26, "icon", label)}</span> }
        }
    };
    let behind = hole.behind.map(|behind| match behind {
        Behind::Gains(count, sign) => html! { <b class="number">{count}</b> {icon(sign, 16)} },
        Behind::Quest => html! { <i>{localize(lang, text!("quest"))}</i> },
        Behind::Crew => html! { <i>{localize(lang, text!("crew"))}</i> },
    });
    html! { {space} {behind} }
}
