//! The land behind the regions: one drawing of few shapes, without targets.

use markup::{View, html};

/// Sky, mountains with snow, hills and a river. On them, where no space stands, a church, a barn, a field, a boat, tents,
/// the last tower and trees.
const LAND: &str = "<g stroke=\"var(--line-2)\" stroke-width=\"1.3\" stroke-linejoin=\"round\">\
     <path d=\"M-4-4h1016v142H-4z\" fill=\"var(--land-sky)\" stroke=\"none\"/>\
     <circle cx=\"968\" cy=\"34\" r=\"30\" fill=\"var(--land-sun)\" opacity=\".5\" stroke=\"none\"/>\
     <path d=\"M520 70l60-42 34 22 52-44 70 52 50-30 62 44 60-34 104 60v60H480z\" fill=\"var(--land-1)\"/>\
     <path d=\"M572 34l8-6 12 8-9 3zM654 16l12-10 16 12-10 1-6 5-5-5zM778 34l8-6 14 10-9-1z\
     M900 44l8-6 12 7-9 1z\" fill=\"var(--land-wall)\" stroke-width=\".9\"/>\
     <path d=\"M-4 74c94-34 174-30 264-6s180 20 270-8 210-14 300 10 130 6 182-4v80H-4z\" fill=\"var(--land-2)\"/>\
     <path d=\"M-4 104c124-28 234-14 334 2s210 6 330-6 230 14 352-4v46H-4z\" fill=\"var(--land-3)\"/>\
     <path d=\"M168 134c20-22 70-24 96-36s30-22 62-26-10 16-24 26-40 16-50 36z\" fill=\"var(--land-water)\"/>\
     <path d=\"M206 126q6-3 12 0t12 0M236 116q6-3 12 0\" fill=\"none\" stroke=\"var(--land-wall)\"/></g>\
     <g stroke=\"var(--line-ink)\" stroke-width=\"1.2\" stroke-linejoin=\"round\">\
     <path d=\"M6 112V92l9-7 9 7v20z\" fill=\"var(--land-wall)\"/>\
     <path d=\"M4 93l11-9 11 9z\" fill=\"var(--pillar-1)\"/><path d=\"M24 112V84h8v28z\" fill=\"var(--land-wall)\"/>\
     <path d=\"M22.5 85 28 74l5.5 11z\" fill=\"var(--pillar-1)\"/>\
     <path d=\"M28 74v-5M26 71h4M13 112v-7h4v7M27 90h2v5h-2z\" fill=\"var(--line-ink)\"/>\
     <path d=\"M128 100v-8l7-5 7 5v8z\" fill=\"var(--land-wall)\"/>\
     <path d=\"M126 93l9-7 9 7z\" fill=\"var(--clay)\"/><path d=\"M270 93q10 7 20 0l-2-1h-16z\
     M280 92V78q8 5 0 11\" fill=\"var(--wood)\"/><path d=\"M842 122l9-16 9 16z\
     M866 118l8-14 8 14z\" fill=\"var(--tax)\"/>\
     <path d=\"M851 106v16M874 104v14M851 106v-5l6 2-6 3M874 104v-5l6 2-6 3\" fill=\"var(--gold)\"/>\
     <path d=\"M982 124V92h5v5h4v-5h5v5h4v-5h5v32z\" fill=\"var(--stone)\"/>\
     <path d=\"M990 124v-8q3.5-4 7 0v8z\" fill=\"var(--line-ink)\"/><path d=\"M40 82l7-16 7 16zM56 86l8-19 8 19z\
     M150 84l5-12 5 12zM352 74l7-16 7 16zM694 76l7-16 7 16zM540 82l7-15 7 15zM896 82l7-16 7 16z\
     M910 90l8-18 8 18z\" fill=\"var(--land-tree)\"/>\
     <path d=\"M72 122h30M76 117h24M70 127h34\" fill=\"none\" stroke=\"var(--gold-line)\" stroke-dasharray=\"2 2\"/>\
     </g>";

pub fn land() -> View {
    html! {
        <svg class="land" viewBox="0 0 1008 132" preserveAspectRatio="none" aria-hidden="true" inner_html=LAND></svg>
    }
}
