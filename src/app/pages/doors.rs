//! The doors of the house: an arch on striped pillars for each game, drawn from a few lines.

use leptos::prelude::*;

/// A door that stands open, with the sun behind it.
pub fn open_door() -> impl IntoView {
    door("paladins", OPEN, "var(--pillar-1)", "var(--pillar-2)", STRIPES)
}

/// A door that is still shut, with what it leads to in outline.
pub fn shut_door(game: &'static str) -> impl IntoView {
    let scene = match game {
        "viscounts" => CASTLE,
        "architects" => CRANE,
        _ => BOOK,
    };
    door(game, scene, "var(--well)", "var(--panel)", "")
}

fn door(game: &str, scene: &str, stone: &str, other: &str, stripes: &str) -> impl IntoView + use<> {
    // The stones of the arch are the dashes of one broad line: fifteen of them, half a circle of radius 100.
    let inside = format!(
        "<defs><clipPath id=\"door-{game}\"><path d=\"M12 300V100a88 88 0 0 1 176 0v200z\"/></clipPath></defs>\
         <g clip-path=\"url(#door-{game})\">{scene}</g>\
         <g fill=\"none\"><path d=\"M0 100a100 100 0 0 1 200 0\" style=\"stroke:{stone};stroke-width:24\"/>\
         <path d=\"M0 100a100 100 0 0 1 200 0\" pathLength=\"15\" stroke-dasharray=\"1 1\" stroke-dashoffset=\"1\" \
         style=\"stroke:{other};stroke-width:24\"/>\
         <path d=\"M12 300V100a88 88 0 0 1 176 0v200M-12 100a112 112 0 0 1 224 0\" \
         style=\"stroke:var(--line-2);stroke-width:1.5\"/></g>\
         <path d=\"M-10 112h20v168h-20zM190 112h20v168h-20zM-15 98h30l-4 14H-11zM185 98h30l-4 14h-22zM-16 280h32v20h-32zM184 \
         280h32v20h-32z\" style=\"fill:var(--panel);stroke:var(--line-2);stroke-width:1.5\"/>{stripes}"
    );
    view! { <svg class="arch" viewBox="-18 -18 236 332" aria-hidden="true" inner_html=inside></svg> }
}

const STRIPES: &str = "<path d=\"M-9 140l18-16M-9 166l18-16M-9 192l18-16M-9 218l18-16M-9 244l18-16M-9 270l18-16M191 140l18-16M191 \
     166l18-16M191 192l18-16M191 218l18-16M191 244l18-16M191 270l18-16\" style=\"stroke:var(--pillar-1);stroke-width:4\"/>";

const OPEN: &str = concat!(
    "<path d=\"M0 0h200v300H0z\" style=\"fill:var(--door-sky)\"/>",
    "<circle cx=\"100\" cy=\"152\" r=\"92\" style=\"fill:var(--door-sun)\" opacity=\".22\"/>",
    "<circle cx=\"100\" cy=\"152\" r=\"70\" style=\"fill:var(--door-sun)\" opacity=\".75\"/>",
    "<path d=\"M0 190l46-52 36 34 40-54 78 78v104H0z\" style=\"fill:var(--door-far)\"/>",
    "<path d=\"M0 214c40-26 84-26 124-8s56 14 76 4v90H0z\" style=\"fill:var(--door-mid)\"/>",
    "<path d=\"M0 258c50-22 110-18 200 6v40H0z\" style=\"fill:var(--door-near)\"/>",
    "<path d=\"M132 300c-8-22 26-30 22-48-2-10-16-14-14-26 14 6 32 12 34 26 2 20-30 26-22 48z\" style=\"fill:var(--water)\"/>",
    "<path d=\"M22 226l9-22 9 22zM38 232l10-26 10 26zM170 220l8-20 8 20z\" style=\"fill:var(--door-near)\"/>",
    "<g transform=\"translate(46.4 84) scale(1.675)\">",
    "<path d=\"M4 4h56v42c0 20-14 30-28 36C18 76 4 66 4 46z\" style=\"fill:var(--a-s)\"/>",
    "<path d=\"M4 4h28v78C18 76 4 66 4 46z\" style=\"fill:var(--w-m)\"/>",
    "<path d=\"M4 36h56v10H4z\" style=\"fill:var(--gold)\"/>",
    "<path d=\"M32 12c9 0 13.5 6.5 13.5 15v15.5c0 3-2.5 6-5.5 8.5l-8 5-8-5c-3-2.5-5.5-5.5-5.5-8.5V27c0-8.5 4.500-15 13.5-15z\" ",
    "style=\"fill:var(--silver);stroke:var(--line-ink);stroke-width:1.8\"/>",
    "<path d=\"M30 12h4v18l8 1.5v5l-8-1V52h-4V35.5l-8 1v-5l8-1.5z\" style=\"fill:var(--gold);stroke:var(--line-ink);stroke-width:1.2\"/>",
    "<path d=\"M20.5 32.5l8-1v3l-8 1zM43.5 32.5l-8-1v3l8 1z\" style=\"fill:var(--line-ink)\"/>",
    "<path d=\"M4 4h56v42c0 20-14 30-28 36C18 76 4 66 4 46z\" style=\"fill:none;stroke:var(--line-ink);stroke-width:2.5\"/></g>",
);

const CASTLE: &str = concat!(
    "<path d=\"M0 0h200v300H0z\" style=\"fill:var(--well)\"/>",
    "<path d=\"M0 300V190h30v-50h18v-14h12v14h14v-14h12v14h28v-50h8V76h12v14h14V76h12v14h6v70h34v140z\" style=\"fill:var(--hill-3)\"/>",
    "<path d=\"M92 300v-62a20 20 0 0 1 40 0v62z\" style=\"fill:var(--well)\"/>",
);

const CRANE: &str = concat!(
    "<path d=\"M0 0h200v300H0z\" style=\"fill:var(--well)\"/>",
    "<path d=\"M40 300V178l60-54 60 54v122zM58 130V92h10v30M128 132V78h18v66z\" style=\"fill:var(--hill-3)\"/>",
    "<path d=\"M28 300V70h6v230zM30 74 118 58l2 6-88 18zM110 62h3v40h-3zM102 102h19v14h-19z\" style=\"fill:var(--line-2)\"/>",
    "<circle cx=\"100\" cy=\"200\" r=\"20\" style=\"fill:var(--well)\"/>",
);

const BOOK: &str = concat!(
    "<path d=\"M0 0h200v300H0z\" style=\"fill:var(--well)\"/>",
    "<path d=\"M100 138c-24-18-50-20-72-14v120c22-6 48-4 72 14 24-18 50-20 72-14V124c-22-6-48-4-72 14z\" ",
    "style=\"fill:var(--hill-3);stroke:var(--line-2);stroke-width:3\"/>",
    "<path d=\"M100 138v120M44 150c14-2 28 0 40 8M44 174c14-2 28 0 40 8M44 198c14-2 28 0 40 8M156 150c-14-2-28 0-40 8M156 ",
    "174c-14-2-28 0-40 8M156 198c-14-2-28 0-40 8\" style=\"fill:none;stroke:var(--line-2);stroke-width:3\"/>",
);
