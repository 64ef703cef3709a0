//! The covers of the first page: an arch on striped pillars for each game, drawn from a few lines.

use crate::info::GameInfo;
use markup::{View, html};

pub fn cover_view(game: &GameInfo) -> View {
    let GameInfo { key, cover, .. } = game;
    // The stones of the arch are fifteen dashes of one broad line: half a circle of radius 100.
    let inside = format!(
        "<defs><clipPath id=\"door-{key}\"><path d=\"M12 300V100a88 88 0 0 1 176 0v200z\"/></clipPath></defs>\
         <g clip-path=\"url(#door-{key})\">{cover}</g>\
         <g fill=\"none\"><path d=\"M0 100a100 100 0 0 1 200 0\" stroke=\"var(--pillar-1)\" stroke-width=\"24\"/>\
         <path d=\"M0 100a100 100 0 0 1 200 0\" pathLength=\"15\" stroke-dasharray=\"1 1\" stroke-dashoffset=\"1\" \
         stroke=\"var(--pillar-2)\" stroke-width=\"24\"/>\
         <path d=\"M12 300V100a88 88 0 0 1 176 0v200M-12 100a112 112 0 0 1 224 0\" \
         stroke=\"var(--line-2)\" stroke-width=\"1.5\"/></g>\
         <path d=\"M-10 112h20v168h-20zM190 112h20v168h-20zM-15 98h30l-4 14H-11zM185 98h30l-4 14h-22zM-16 280h32v20h-32zM184 \
         280h32v20h-32z\" fill=\"var(--panel)\" stroke=\"var(--line-2)\" stroke-width=\"1.5\"/>{STRIPES}"
    );
    html! { <svg class="arch" viewBox="-18 -18 236 332" preserveAspectRatio="xMidYMax" aria-hidden="true" inner_html=inside></svg> }
}

const STRIPES: &str = "<path d=\"M-9 140l18-16M-9 166l18-16M-9 192l18-16M-9 218l18-16M-9 244l18-16M-9 270l18-16M191 140l18-16M191 \
     166l18-16M191 192l18-16M191 218l18-16M191 244l18-16M191 270l18-16\" stroke=\"var(--pillar-1)\" stroke-width=\"4\"/>";
