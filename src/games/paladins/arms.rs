//! The arms of the Paladins, composed of a field, its division and a charge.

use markup::{View, html};
use paladins::components::PaladinId;

const SHIELD: &str = "M4 4h56v42c0 20-14 30-28 36C18 76 4 66 4 46z";
const PALE: &str = "M0 0h32v84H0z";
const PILE: &str = "M0 0h64L32 72z";
const CHEVRON: &str = "M32 34 64 66v20L32 54 0 86V66z";
const STRIPES: &str = "M8 0h8v84H8zM24 0h8v84h-8zM40 0h8v84h-8zM56 0h8v84h-8z";
const CHIEF: &str = "M0 0h64v28H0z";
const BEND: &str = "M0 0h14l50 62v22H58L0 20z";
const SALTIRE: &str = "M0 0h12l20 26L52 0h12v14L42 40l22 28v16H52L32 54 12 84H0V68l22-28L0 14z";
const BARS: &str = "M0 16h64v12H0zM0 40h64v12H0zM0 64h64v12H0z";
const CROSS: &str = "M26 14h12v14h14v12H38v24H26V40H12V28h14z";
const COLUMN: &str = "M18 20h28v6H18zM22 26h20v26H22zM18 52h28v7H18z";
const HORN: &str = "M12 26c2 18 14 30 32 28l8-10-5-4-6 5C30 45 22 38 20 24z";
const HELMET: &str = "M32 12c9 0 13.5 6.5 13.5 15v15.5c0 3-2.500 6-5.500 8.500l-8 5-8-5c-3-2.500-5.500-5.500-5.500-8.500V27c0-8.500 4.500-15 13.500-15z";
const SWORD: &str = "M29 10l3-4 3 4v34h9v6h-9v12h-6V50h-9v-6h9z";
const TOWER: &str = "M17 16h7v6h5v-6h6v6h5v-6h7v14h-4v30H21V30h-4z";
const STAR: &str = "M32 12l5.500 15.500L54 28 41 38l4.500 16L32 45l-13.500 9L23 38 10 28l16.500-.5z";
const CUP: &str = "M18 16h28c0 16-5 24-11 26v10h8v8H21v-8h8V42c-6-2-11-10-11-26z";
const KEY: &str = "M32 12a10 10 0 0 1 3.500 19.400V62h-12v-7h5v-5h-5v-7h5V31.400A10 10 0 0 1 32 12z";
const LILY: &str = "M32 10c7 8 7 16 4 24 4-8 14-8 16 0 1 7-6 10-11 6l-3 4h6v7h-6l-2 10h-8l-2-10h-6v-7h6l-3-4c-5 4-12 1-11-6 2-8 12-8 16 0-3-8-3-16 4-24z";

const ARMS: [(&str, &str, &str, &str); 12] = [
    ("a-i", "w-l", CHIEF, TOWER),
    ("a-s", "w-m", PALE, HELMET),
    ("w-s", "w-l", BEND, SWORD),
    ("a-f", "w-l", CHEVRON, CUP),
    ("w-m", "fa-s", BARS, KEY),
    ("w-s", "fa-b", STRIPES, STAR),
    ("w-f", "w-l", CHEVRON, CROSS),
    ("a-i", "w-l", PILE, CROSS),
    ("a-f", "w-m", SALTIRE, LILY),
    ("w-m", "a-i", PALE, CUP),
    ("a-s", "a-i", PALE, HORN),
    ("fa-b", "fa-s", STRIPES, COLUMN),
];

fn lines(charge: &str) -> &'static str {
    match charge {
        HELMET => "M32 12v22M21 32l11 2 11-2M32 36v18M26 42v.1M26 47v.1M38 42v.1M38 47v.1",
        HORN => "M14 34l9-3M21 45l8-6M33 52l3-8",
        COLUMN => "M27 27v24M32 27v24M37 27v24",
        CROSS => "M32 30l4 4-4 4-4-4z",
        TOWER => "M29 46V40a3 3 0 0 1 6 0v6M21 30h22",
        SWORD => "M32 12v30",
        CUP => "M21 24h22",
        _ => "",
    }
}

/// Arms of a Paladin. `width`: in pixels.
pub fn arms(paladin: PaladinId, width: u32) -> View {
    let place = usize::from(paladin.0).min(ARMS.len() - 1);
    let (field, second, division, charge) = ARMS[place];
    let height = width * 84 / 64;
    let inside = format!(
        "<defs><clipPath id=\"arms-{place}\"><path d=\"{SHIELD}\"/></clipPath></defs>\
         <g clip-path=\"url(#arms-{place})\"><path d=\"M0 0h64v84H0z\" fill=\"var(--{field})\"/>\
         <path d=\"{division}\" fill=\"var(--{second})\"/></g>\
         <path d=\"{charge}\" fill=\"var(--gold)\" stroke=\"var(--line-ink)\" stroke-width=\"1.6\" stroke-linejoin=\"round\"/>\
         <path d=\"{}\" fill=\"none\" stroke=\"var(--line-ink)\" stroke-width=\"1.6\" stroke-linecap=\"round\"/>\
         <path d=\"{SHIELD}\" fill=\"none\" stroke=\"var(--line-ink)\" stroke-width=\"2.5\"/>",
        lines(charge)
    );
    html! {
        <svg class="arms" viewBox="0 0 64 84" width=width height=height aria-hidden="true" inner_html=inside></svg>
    }
}
