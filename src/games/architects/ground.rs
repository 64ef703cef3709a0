//! The ground of the town: mountains and wood beyond the river, the walled town, the builders' yard. It is one drawing
//! of few shapes and has no targets.

use markup::{View, html};
use std::fmt::Write;

const TREES: [(u16, u16); 14] = [
    (14, 168),
    (6, 200),
    (12, 212),
    (184, 176),
    (174, 190),
    (166, 208),
    (186, 228),
    (178, 236),
    (182, 254),
    (172, 124),
    (186, 136),
    (150, 270),
    (24, 282),
    (98, 276),
];
const HOUSES: [(u16, u16); 7] = [(392, 270), (412, 282), (398, 322), (396, 216), (416, 226), (470, 222), (560, 288)];
const TOWERS: [(u16, u16); 4] = [(217, 122), (405, 118), (220, 236), (218, 150)];

pub fn ground() -> View {
    let mut drawing = String::from(
        "<g stroke=\"var(--line-2)\" stroke-width=\"1.2\" stroke-linejoin=\"round\"><path fill=\"var(--land-2)\" d=\"M0 150C60 118 120 150 190 112S300 60 404 0H0z\"/>\
         <path fill=\"var(--land-3)\" d=\"M0 96C70 70 150 96 210 66S300 30 330 0H0z\"/>\
         <path fill=\"var(--land-2)\" d=\"M0 262C60 240 150 268 226 420H0z\"/></g>\
         <path fill=\"var(--panel)\" opacity=\".5\" d=\"M222 640V128H414V0H1300V640z\"/>\
         <path fill=\"color-mix(in srgb,var(--stone) 55%,var(--land-1))\" stroke=\"var(--line-ink)\" stroke-linejoin=\"round\" d=\"M150 112l42-88 19 48 7-12 24 52zM376 60l23-52 10 29 4-8 13 31zM-20 128l32-52 14 29 6-8 18 31z\"/>\
         <path fill=\"var(--land-wall)\" stroke=\"var(--line-ink)\" stroke-width=\".8\" d=\"M192 24l9 22-9-7-9 9zM399 8l5 13-5-4-5 5z\"/>\
         <ellipse fill=\"var(--panel)\" opacity=\".5\" cx=\"304\" cy=\"196\" rx=\"112\" ry=\"70\"/>\
         <path fill=\"none\" stroke=\"var(--line-2)\" stroke-width=\"27\" d=\"M196-10C214 40 176 80 196 130S214 210 206 250 236 340 222 660\"/>\
         <path fill=\"none\" stroke=\"var(--land-water)\" stroke-width=\"24\" d=\"M196-10C214 40 176 80 196 130S214 210 206 250 236 340 222 660\"/>\
         <path fill=\"none\" stroke=\"var(--panel-2)\" stroke-width=\"9\" stroke-linecap=\"round\" d=\"M150 196H300M308 240V300M380 190C410 190 420 180 450 160M380 346H446M300 100C304 120 306 116 310 150M380 200H610M90 240C96 300 98 290 100 300M86 60C80 130 84 140 84 170M580 330H610\"/>\
         <path fill=\"var(--stone)\" stroke=\"var(--line-ink)\" d=\"M184 194q21-13 42 0v9q-21-13-42 0z\"/>\
         <path fill=\"none\" stroke=\"var(--pillar-1)\" stroke-width=\"7\" stroke-dasharray=\"6 4\" d=\"M232 640L228 250M226 142V128H414V-4\"/>",
    );
    for (x, y) in TOWERS {
        let _ = write!(
            drawing,
            "<path fill=\"var(--pillar-2)\" stroke=\"var(--line-ink)\" d=\"M{x} {y}h18v22h-18zM{} {y}l12-13 12 13z\"/>",
            x - 3
        );
    }
    for (x, y) in HOUSES {
        let _ = write!(
            drawing,
            "<path fill=\"var(--land-wall)\" stroke=\"var(--line-ink)\" d=\"M{x} {y}h16v11h-16z\"/><path fill=\"var(--clay)\" stroke=\"var(--line-ink)\" stroke-linejoin=\"round\" d=\"M{} {y}l10-9 10 9z\"/>",
            x - 2
        );
    }
    for (x, y) in TREES {
        let _ = write!(
            drawing,
            "<path fill=\"var(--land-tree)\" stroke=\"var(--line-ink)\" stroke-linejoin=\"round\" d=\"M{x} {y}l-8-9h3l-4-4h3l6-9 6 9h3l-4 4h3z\"/>"
        );
    }
    html! {
        <svg class="ground" viewBox="0 0 1006 402" preserveAspectRatio="xMinYMin slice" aria-hidden="true" inner_html=drawing></svg>
    }
}
