//! The doors of the house: an arch on striped pillars for each game, drawn from a few lines.

use leptos::prelude::*;

/// A door that stands open, with what a game is about behind it.
pub fn open_door(game: &'static str) -> impl IntoView {
    let scene = if game == "paladins" { OPEN } else { KEEP };
    door(game, scene, "var(--pillar-1)", "var(--pillar-2)", STRIPES)
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
         <g fill=\"none\"><path d=\"M0 100a100 100 0 0 1 200 0\" stroke=\"{stone}\" stroke-width=\"24\"/>\
         <path d=\"M0 100a100 100 0 0 1 200 0\" pathLength=\"15\" stroke-dasharray=\"1 1\" stroke-dashoffset=\"1\" \
         stroke=\"{other}\" stroke-width=\"24\"/>\
         <path d=\"M12 300V100a88 88 0 0 1 176 0v200M-12 100a112 112 0 0 1 224 0\" \
         stroke=\"var(--line-2)\" stroke-width=\"1.5\"/></g>\
         <path d=\"M-10 112h20v168h-20zM190 112h20v168h-20zM-15 98h30l-4 14H-11zM185 98h30l-4 14h-22zM-16 280h32v20h-32zM184 \
         280h32v20h-32z\" fill=\"var(--panel)\" stroke=\"var(--line-2)\" stroke-width=\"1.5\"/>{stripes}"
    );
    view! { <svg class="arch" viewBox="-18 -18 236 332" aria-hidden="true" inner_html=inside></svg> }
}

const STRIPES: &str = "<path d=\"M-9 140l18-16M-9 166l18-16M-9 192l18-16M-9 218l18-16M-9 244l18-16M-9 270l18-16M191 140l18-16M191 \
     166l18-16M191 192l18-16M191 218l18-16M191 244l18-16M191 270l18-16\" stroke=\"var(--pillar-1)\" stroke-width=\"4\"/>";

const OPEN: &str = concat!(
    "<path d=\"M0 0h200v300H0z\" fill=\"var(--door-sky)\"/>",
    "<circle cx=\"100\" cy=\"152\" r=\"92\" fill=\"var(--door-sun)\" opacity=\".22\"/>",
    "<circle cx=\"100\" cy=\"152\" r=\"70\" fill=\"var(--door-sun)\" opacity=\".75\"/>",
    "<path d=\"M0 190l46-52 36 34 40-54 78 78v104H0z\" fill=\"var(--door-far)\"/>",
    "<path d=\"M0 214c40-26 84-26 124-8s56 14 76 4v90H0z\" fill=\"var(--door-mid)\"/>",
    "<path d=\"M0 258c50-22 110-18 200 6v40H0z\" fill=\"var(--door-near)\"/>",
    "<path d=\"M132 300c-8-22 26-30 22-48-2-10-16-14-14-26 14 6 32 12 34 26 2 20-30 26-22 48z\" fill=\"var(--water)\"/>",
    "<path d=\"M22 226l9-22 9 22zM38 232l10-26 10 26zM170 220l8-20 8 20z\" fill=\"var(--door-near)\"/>",
    "<g transform=\"translate(46.4 84) scale(1.675)\">",
    "<path d=\"M4 4h56v42c0 20-14 30-28 36C18 76 4 66 4 46z\" fill=\"var(--a-s)\"/>",
    "<path d=\"M4 4h28v78C18 76 4 66 4 46z\" fill=\"var(--w-m)\"/>",
    "<path d=\"M4 36h56v10H4z\" fill=\"var(--gold)\"/>",
    "<path d=\"M32 12c9 0 13.5 6.5 13.5 15v15.5c0 3-2.5 6-5.5 8.5l-8 5-8-5c-3-2.5-5.5-5.5-5.5-8.5V27c0-8.5 4.500-15 13.5-15z\" ",
    "fill=\"var(--silver)\" stroke=\"var(--line-ink)\" stroke-width=\"1.8\"/>",
    "<path d=\"M30 12h4v18l8 1.5v5l-8-1V52h-4V35.5l-8 1v-5l8-1.5z\" fill=\"var(--gold)\" stroke=\"var(--line-ink)\" stroke-width=\"1.2\"/>",
    "<path d=\"M20.5 32.5l8-1v3l-8 1zM43.5 32.5l-8-1v3l8 1z\" fill=\"var(--line-ink)\"/>",
    "<path d=\"M4 4h56v42c0 20-14 30-28 36C18 76 4 66 4 46z\" fill=\"none\" stroke=\"var(--line-ink)\" stroke-width=\"2.5\"/></g>",
);

const KEEP: &str = concat!(
    "<path d=\"M0 0h200v300H0z\" fill=\"var(--door-sky)\"/>",
    "<circle cx=\"100\" cy=\"132\" r=\"88\" fill=\"var(--door-sun)\" opacity=\".22\"/>",
    "<circle cx=\"100\" cy=\"132\" r=\"64\" fill=\"var(--door-sun)\" opacity=\".75\"/>",
    "<path d=\"M0 232l50-34 44 22 46-30 60 40v74H0z\" fill=\"var(--door-far)\"/>",
    "<path d=\"M30 300V190h16v-50h14v-14h10v14h12v-14h10v14h8V86h8V72h10v14h12V72h10v14h8v54h22v50h14v110z\" ",
    "fill=\"var(--silver)\" stroke=\"var(--line-ink)\" stroke-width=\"2.5\" stroke-linejoin=\"round\"/>",
    "<path d=\"M108 72V44h28l-8 9 8 9h-28\" fill=\"var(--a-s)\" stroke=\"var(--line-ink)\" stroke-width=\"2\"/>",
    "<path d=\"M62 300v-48a18 18 0 0 1 36 0v48z\" fill=\"var(--line-ink)\"/>",
    "<path d=\"M60 168h8v20h-8zM80 168h8v20h-8zM124 108h8v22h-8zM120 168h8v20h-8zM142 168h8v20h-8z\" fill=\"var(--line-ink)\"/>",
    "<path d=\"M0 268c50-18 110-14 200 8v30H0z\" fill=\"var(--door-near)\"/>",
    "<path d=\"M0 290c40-16 70 10 110-4s60 2 90-6v24H0z\" fill=\"var(--water)\"/>",
);

const CASTLE: &str = concat!(
    "<path d=\"M0 0h200v300H0z\" fill=\"var(--well)\"/>",
    "<path d=\"M0 300V190h30v-50h18v-14h12v14h14v-14h12v14h28v-50h8V76h12v14h14V76h12v14h6v70h34v140z\" fill=\"var(--hill-3)\"/>",
    "<path d=\"M92 300v-62a20 20 0 0 1 40 0v62z\" fill=\"var(--well)\"/>",
);

const CRANE: &str = concat!(
    "<path d=\"M0 0h200v300H0z\" fill=\"var(--well)\"/>",
    "<path d=\"M40 300V178l60-54 60 54v122zM58 130V92h10v30M128 132V78h18v66z\" fill=\"var(--hill-3)\"/>",
    "<path d=\"M28 300V70h6v230zM30 74 118 58l2 6-88 18zM110 62h3v40h-3zM102 102h19v14h-19z\" fill=\"var(--line-2)\"/>",
    "<circle cx=\"100\" cy=\"200\" r=\"20\" fill=\"var(--well)\"/>",
);

const BOOK: &str = concat!(
    "<path d=\"M0 0h200v300H0z\" fill=\"var(--well)\"/>",
    "<path d=\"M100 138c-24-18-50-20-72-14v120c22-6 48-4 72 14 24-18 50-20 72-14V124c-22-6-48-4-72 14z\" ",
    "fill=\"var(--hill-3)\" stroke=\"var(--line-2)\" stroke-width=\"3\"/>",
    "<path d=\"M100 138v120M44 150c14-2 28 0 40 8M44 174c14-2 28 0 40 8M44 198c14-2 28 0 40 8M156 150c-14-2-28 0-40 8M156 ",
    "174c-14-2-28 0-40 8M156 198c-14-2-28 0-40 8\" fill=\"none\" stroke=\"var(--line-2)\" stroke-width=\"3\"/>",
);
